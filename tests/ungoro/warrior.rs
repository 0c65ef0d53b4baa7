//! Warrior cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 00fe2065

/// `UNG_922` · Warrior spell · 2 mana
/// > Replace your deck with copies of "**Discover** a card."
///
/// State: Todo
//~ todo UNG_922 13533342 c9c40878 50ac084e.81e9f70a
#[test]
#[ignore = "todo: Explore Un'Goro"]
fn UNG_922_explore_un_goro() {
    unwritten("UNG_922");
}

/// `UNG_925` · Warrior minion · 6 mana · 6/6
/// > **Taunt Battlecry: Adapt**.
///
/// State: Done
//~ done UNG_925 02eda703 - c8c68363.6f1ba685
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

/// `UNG_929` · Warrior weapon · 1 mana · 1/1 durability
/// > Transforms into a new weapon when in hand that changes each turn.
///
/// State: Todo
//~ todo UNG_929 fc759285 617aff6e 23c1876c.3bb066ca
#[test]
#[ignore = "todo: Molten Blade"]
fn UNG_929_molten_blade() {
    unwritten("UNG_929");
}

/// `UNG_934` · Warrior spell · 1 mana
/// > **Quest:** Play 7 **Taunt** minions. **Reward:** Sulfuras.
///
/// State: Done
//~ done UNG_934 2652100b - 7d6ea21b.ed118b34
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

/// `UNG_934t1` · Warrior weapon · 3 mana · 4/2 durability
/// > **Battlecry:** Your Hero Power becomes 'Deal 8 damage to a random enemy.'
///
/// State: Todo
//~ todo UNG_934t1 b9908b0e e71099e3 3d69cf5a.d72affd0
#[test]
#[ignore = "todo: Sulfuras"]
fn UNG_934t1_sulfuras() {
    unwritten("UNG_934t1");
}
