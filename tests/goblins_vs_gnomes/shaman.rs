//! Shaman cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6f11474

/// # Ancestor's Call
///
/// `GVG_029` · Shaman spell · 4 mana
///
/// > Put a random minion from each player's hand into the battlefield.
///
/// State: Derived
//~ derived GVG_029 f832103a 70420718 60a15c13.6c05a247
#[test]
fn GVG_029_ancestors_call() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_029"),
            Cost("GVG_029", 4),
            Give("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(3))),
            Play("GVG_029", Nothing),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(Nth(1), Zone::Play),
            In(Nth(3), Zone::Play),
            BoardCount(Theirs, 2),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Powermace
///
/// `GVG_036` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly Mech +2/+2.
///
/// State: Derived
//~ derived GVG_036 7ba63aae bbffb494 41d520b4.f6caeaa4
#[test]
fn GVG_036_powermace() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_036"),
            Cost("GVG_036", 3),
            Stats("GVG_036", 3, 2),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_036"),
            Force(Entity(Nth(1))),
            Play("CS2_106", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GVG_036"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_036"),
            Never(Entity(Nth(2))),
            Play("CS2_106", Nothing),
        ],
    );
}

/// # Powered
///
/// `GVG_036e` · Shaman enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GVG_036e abd82888 e1c31bd2 ca89b721.6d6ab056
#[test]
fn GVG_036e_powered() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "GVG_036e"), Now(My(0), 7, 3)]);
}

/// # Whirling Zap-o-matic
///
/// `GVG_037` · Shaman minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla GVG_037 a8f1c8e4 9751f76a e7a4a437.9569ce14
#[test]
fn GVG_037_whirling_zap_o_matic() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_037"),
            Cost("GVG_037", 2),
            Stats("GVG_037", 3, 2),
            Has("GVG_037", GameTag::WINDFURY),
            Play("GVG_037", Nothing),
            In(The("GVG_037"), Zone::Play),
            Now(The("GVG_037"), 3, 2),
            HasNow(The("GVG_037"), GameTag::WINDFURY),
        ],
    );
}

/// # Crackle
///
/// `GVG_038` · Shaman spell · Nature · 2 mana
///
/// > Deal $3-$6 damage. **Overload:** (1)
///
/// State: Derived
//~ derived GVG_038 49231586 e6ce9f97 37c12967.87c66b4b
#[test]
fn GVG_038_crackle() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_038"),
            Cost("GVG_038", 2),
            Has("GVG_038", GameTag::OVERLOAD),
            Targets("GVG_038", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Number(0)),
            Play("GVG_038", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GVG_038"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Number(0)),
            Play("GVG_038", On(Nth(1))),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Vitality Totem
///
/// `GVG_039` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, restore #4 Health to your hero.
///
/// State: Derived
//~ derived GVG_039 8e00817f 3823afba b84fe0a5.f568d781
#[test]
fn GVG_039_vitality_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_039"),
            Cost("GVG_039", 2),
            Stats("GVG_039", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_039"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
        ],
    );
}

/// # Siltfin Spiritwalker
///
/// `GVG_040` · Shaman minion · 4 mana · 2/5
///
/// > Whenever another friendly Murloc dies, draw a card. Overload**:** (1)
///
/// State: Derived
//~ derived GVG_040 e3a1cadb a779eb68 b5b1ce00.10922321
#[test]
fn GVG_040_siltfin_spiritwalker() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_040"),
            Cost("GVG_040", 4),
            Stats("GVG_040", 2, 5),
            Has("GVG_040", GameTag::OVERLOAD),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_040"),
            Kill(Nth(4)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GVG_040"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_040"),
            Kill(Nth(5)),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Neptulon
///
/// `GVG_042` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Add 4 random Murlocs to your hand. **Overload:** (3)
///
/// State: Derived
//~ derived GVG_042 dd4fc14e c5428c02 b6645d61.e35f0d22
#[test]
fn GVG_042_neptulon() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_042"),
            Cost("GVG_042", 7),
            Stats("GVG_042", 7, 7),
            Has("GVG_042", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("GVG_042", Nothing),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            Is(InHand(2), "CS2_168"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 2, 1),
            Is(InHand(3), "CS2_168"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 2, 1),
            HandCount(Mine, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("GVG_042"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("GVG_042", Nothing)],
    );
}

/// # Dunemaul Shaman
///
/// `GVG_066` · Shaman minion · 4 mana · 5/4
///
/// > **Windfury, Overload:** (1) 50% chance to attack the wrong enemy.
///
/// State: Derived
//~ derived GVG_066 3b53874f 5c1d00f9 c9f7347d.da4ab8fd
#[test]
fn GVG_066_dunemaul_shaman() {
    check(
        CardClass::Shaman,
        &[
            Give("GVG_066"),
            Cost("GVG_066", 4),
            Stats("GVG_066", 5, 4),
            Has("GVG_066", GameTag::OVERLOAD),
            Has("GVG_066", GameTag::WINDFURY),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GVG_066"),
            Force(Yes),
            Force(Entity(Nth(2))),
            Attack(Nth(5), TheirHero),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(5)),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GVG_066"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GVG_066"),
            Never(Entity(TheirHero)),
            Attack(Nth(5), TheirHero),
        ],
    );
}
