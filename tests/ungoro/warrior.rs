//! Warrior cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 00fe2065

/// # Tar Lord
///
/// `UNG_838` · Warrior minion · 6 mana · 1/11
///
/// > **Taunt** Has +4 Attack during your opponent's turn.
///
/// State: Derived
//~ derived UNG_838 99d92155 3bbd1183 0f4031e2.c7a91d84
#[test]
fn UNG_838_tar_lord() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_838"),
            Cost("UNG_838", 6),
            Stats("UNG_838", 1, 11),
            Has("UNG_838", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_838"),
            EndTurn,
            Now(Nth(3), 5, 11),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("UNG_838"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_838"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 1, 11),
        ],
    );
}

/// # Explore Un'Goro
///
/// `UNG_922` · Warrior spell · 2 mana
///
/// > Replace your deck with copies of "**Discover** a card."
///
/// State: Todo
//~ todo UNG_922 6816778e 0c91980d 50ac084e.81e9f70a
#[test]
#[ignore = "todo: UNG_922 Explore Un'Goro"]
fn UNG_922_explore_un_goro() {
    check(CardClass::Warrior, &[Give("UNG_922"), Cost("UNG_922", 2), Unwritten]);
}

/// # Choose Your Path
///
/// `UNG_922t1` · Warrior spell · 0 mana
///
/// > **Discover** a card.
///
/// State: Derived
//~ derived UNG_922t1 7db3022b cded704b e48d8247.ca1fa750
#[test]
fn UNG_922t1_choose_your_path() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_922t1"),
            Cost("UNG_922t1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("UNG_922t1", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Iron Hide
///
/// `UNG_923` · Warrior spell · 1 mana
///
/// > Gain 5 Armor.
///
/// State: Derived
//~ derived UNG_923 a54a7e25 8ac0c876 62cd020b.82159d09
#[test]
fn UNG_923_iron_hide() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_923"),
            Cost("UNG_923", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Armor(Mine, 5),
        ],
    );
}

/// # Ornery Direhorn
///
/// `UNG_925` · Warrior minion · 6 mana · 6/6
///
/// > **Taunt Battlecry: Adapt**.
///
/// State: Done
//~ done UNG_925 129c4925 - c8c68363.6f1ba685
#[test]
fn UNG_925_ornery_direhorn() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_925"),
            Cost("UNG_925", 6),
            Stats("UNG_925", 6, 6),
            Has("UNG_925", GameTag::TAUNT),
            Force(Card("UNG_999t3")),
            Play("UNG_925", Nothing),
            ChooseCard("UNG_999t3"),
            Now(The("UNG_925"), 9, 6),
        ],
    );
}

/// # Cornered Sentry
///
/// `UNG_926` · Warrior minion · 2 mana · 2/6
///
/// > **Taunt**. **Battlecry:** Summon three 1/1 Raptors for your opponent.
///
/// State: Derived
//~ derived UNG_926 4da9623a 7c0532b7 d0f8ae21.0b6c9d04
#[test]
fn UNG_926_cornered_sentry() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_926"),
            Cost("UNG_926", 2),
            Stats("UNG_926", 2, 6),
            Has("UNG_926", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_926", Nothing),
            In(The("UNG_076t1"), Zone::Play),
            Now(The("UNG_076t1"), 1, 1),
            BoardCount(Theirs, 4),
        ],
    );
}

/// # Sudden Genesis
///
/// `UNG_927` · Warrior spell · Nature · 4 mana
///
/// > Summon copies of your damaged minions.
///
/// State: Derived
//~ derived UNG_927 03b5f61f a16b6e89 acea578a.fd6f33af
#[test]
fn UNG_927_sudden_genesis() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_927"),
            Cost("UNG_927", 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("UNG_927", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("UNG_927"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("UNG_927", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Molten Blade
///
/// `UNG_929` · Warrior weapon · 1 mana · 1/1 durability
///
/// > Transforms into a new weapon when in hand that changes each turn.
///
/// State: Todo
//~ todo UNG_929 1abb0c09 dc7e9ab5 23c1876c.3bb066ca
#[test]
#[ignore = "todo: UNG_929 Molten Blade"]
fn UNG_929_molten_blade() {
    check(CardClass::Warrior, &[Give("UNG_929"), Cost("UNG_929", 1), Stats("UNG_929", 1, 1), Unwritten]);
}

/// # King Mosh
///
/// `UNG_933` · Warrior minion · 7 mana · 9/7
///
/// > **Battlecry:** Destroy all damaged minions.
///
/// State: Derived
//~ derived UNG_933 2027159b d6592bb2 94ac4f7d.28b0e70b
#[test]
fn UNG_933_king_mosh() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_933"),
            Cost("UNG_933", 7),
            Stats("UNG_933", 9, 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("UNG_933", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Fire Plume's Heart
///
/// `UNG_934` · Warrior spell · 1 mana
///
/// > **Quest:** Play 7 **Taunt** minions. **Reward:** Sulfuras.
///
/// State: Done
//~ done UNG_934 37a706c3 - 7d6ea21b.ed118b34
#[test]
fn UNG_934_fire_plumes_heart() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_934"),
            Cost("UNG_934", 1),
            Play("UNG_934", Nothing),
            Play("CS2_065", Nothing),
            Play("CS2_065", Nothing),
            Play("CS2_065", Nothing),
            Play("CS2_065", Nothing),
            Play("CS2_065", Nothing),
            Play("CS2_065", Nothing),
            Play("CS2_065", Nothing),
            Is(InHand(0), "UNG_934t1"),
        ],
    );
}

/// # Sulfuras
///
/// `UNG_934t1` · Warrior weapon · 3 mana · 4/2 durability
///
/// > **Battlecry:** Your Hero Power becomes 'Deal 8 damage to a random enemy.'
///
/// State: Todo
//~ todo UNG_934t1 8486d8ec 80c81202 3d69cf5a.d72affd0
#[test]
#[ignore = "todo: UNG_934t1 Sulfuras"]
fn UNG_934t1_sulfuras() {
    check(CardClass::Warrior, &[Give("UNG_934t1"), Cost("UNG_934t1", 3), Stats("UNG_934t1", 4, 2), Unwritten]);
}

/// # DIE, INSECT!
///
/// `UNG_934t2` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy.
///
/// State: Derived
//~ derived UNG_934t2 21b53776 5195816c b5e467f2.83ff5c7a
#[test]
fn UNG_934t2_die_insect() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("UNG_934t2"),
            Cost("UNG_934t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            HeroPower(Nothing),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Direhorn Hatchling
///
/// `UNG_957` · Warrior minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Shuffle an 8/12 Direhorn with **Taunt** into your deck.
///
/// State: Derived
//~ derived UNG_957 f4f5a32f 791eca69 6a0d5576.de5bc1f5
#[test]
fn UNG_957_direhorn_hatchling() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_957"),
            Cost("UNG_957", 5),
            Stats("UNG_957", 4, 6),
            Has("UNG_957", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_957"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("UNG_957t1"), Zone::Deck),
        ],
    );
}

/// # Direhorn Matriarch
///
/// `UNG_957t1` · Warrior minion · 5 mana · 8/12
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla UNG_957t1 4aee26bd 8224b121 da8e88a0.4b0c5d24
#[test]
fn UNG_957t1_direhorn_matriarch() {
    check(
        CardClass::Warrior,
        &[
            Give("UNG_957t1"),
            Cost("UNG_957t1", 5),
            Stats("UNG_957t1", 8, 12),
            Has("UNG_957t1", GameTag::TAUNT),
            Play("UNG_957t1", Nothing),
            In(The("UNG_957t1"), Zone::Play),
            Now(The("UNG_957t1"), 8, 12),
            HasNow(The("UNG_957t1"), GameTag::TAUNT),
        ],
    );
}
