//! Shaman cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 513ab5b0

/// # Rumbling Elemental
///
/// `LOE_016` · Shaman minion · 4 mana · 2/6
///
/// > After you play a **Battlecry** minion, deal 2 damage to a random enemy.
///
/// State: Derived
//~ derived LOE_016 557167ec 7d429b62 99d1496d.66a33e35
#[test]
fn LOE_016_rumbling_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("LOE_016"),
            Cost("LOE_016", 4),
            Stats("LOE_016", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_016"),
            Force(Entity(TheirHero)),
            Play("EX1_015", Nothing),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("LOE_016"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_016"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 2, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 6),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Rock
///
/// `LOE_016t` · Neutral minion · 1 mana · 0/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOE_016t d69cf7ef 03431133 1f9eec30.4b0c5d24
#[test]
fn LOE_016t_rock() {
    check(
        CardClass::Shaman,
        &[
            Give("LOE_016t"),
            Cost("LOE_016t", 1),
            Stats("LOE_016t", 0, 6),
            Has("LOE_016t", GameTag::TAUNT),
            Play("LOE_016t", Nothing),
            In(The("LOE_016t"), Zone::Play),
            Now(The("LOE_016t"), 0, 6),
            HasNow(The("LOE_016t"), GameTag::TAUNT),
        ],
    );
}

/// # Tunnel Trogg
///
/// `LOE_018` · Shaman minion · 1 mana · 1/3
///
/// > Whenever you **Overload**, gain +1 Attack per locked Mana Crystal.
///
/// State: Derived
//~ derived LOE_018 19e15612 1d90a4da afa6a628.d2e0d7a5
#[test]
fn LOE_018_tunnel_trogg() {
    check(
        CardClass::Shaman,
        &[
            Give("LOE_018"),
            Cost("LOE_018", 1),
            Stats("LOE_018", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_018"),
            Play("AT_052", Nothing),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Everyfin is Awesome
///
/// `LOE_113` · Shaman spell · 7 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Murloc you control.
///
/// State: Derived
//~ derived LOE_113 d9a2de21 7edadc6e cf541059.5a0c4f1a
#[test]
fn LOE_113_everyfin_is_awesome() {
    check(
        CardClass::Shaman,
        &[
            Give("LOE_113"),
            Cost("LOE_113", 7),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_113", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("LOE_113"), Friend("CS2_168"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 6)],
    );
}

/// # Mrglllraawrrrglrur!
///
/// `LOE_113e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived LOE_113e 1eb92dfb bb7b8be9 0141d57f.6d6ab056
#[test]
fn LOE_113e_mrglllraawrrrglrur() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "LOE_113e"), Now(My(0), 7, 3)]);
}
