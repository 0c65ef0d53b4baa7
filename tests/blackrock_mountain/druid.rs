//! Druid cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Volcanic Lumberer
///
/// `BRM_009` · Druid minion · 9 mana · 7/8
///
/// > **Taunt** Costs (1) less for each minion that died this turn.
///
/// State: Todo
//~ BRM_009 todo 1924ee75 3cbc52b1
#[test]
#[ignore = "todo: BRM_009 Volcanic Lumberer"]
fn BRM_009_volcanic_lumberer() {
    check(
        CardClass::Druid,
        &[Give("BRM_009"), Cost("BRM_009", 9), Stats("BRM_009", 7, 8), Has("BRM_009", GameTag::TAUNT), Unwritten],
    );
}

/// # Druid of the Flame
///
/// `BRM_010` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Transform into a 5/2 minion; or a 2/5 minion.
///
/// State: Todo
//~ BRM_010 todo 4d7093a7 1541952a
#[test]
#[ignore = "todo: BRM_010 Druid of the Flame"]
fn BRM_010_druid_of_the_flame() {
    check(CardClass::Druid, &[Give("BRM_010"), Cost("BRM_010", 3), Stats("BRM_010", 2, 2), Unwritten]);
}

/// # Firecat Form
///
/// `BRM_010a` · Druid minion · 3 mana · 5/2
///
/// State: Vanilla
//~ BRM_010a vanilla c360b01f 964d18e9
#[test]
fn BRM_010a_firecat_form() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010a"),
            Cost("BRM_010a", 3),
            Stats("BRM_010a", 5, 2),
            Play("BRM_010a", Nothing),
            In(The("BRM_010a"), Zone::Play),
            Now(The("BRM_010a"), 5, 2),
        ],
    );
}

/// # Fire Hawk Form
///
/// `BRM_010b` · Druid minion · 3 mana · 2/5
///
/// State: Vanilla
//~ BRM_010b vanilla d1eee8c9 2420e3e8
#[test]
fn BRM_010b_fire_hawk_form() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010b"),
            Cost("BRM_010b", 3),
            Stats("BRM_010b", 2, 5),
            Play("BRM_010b", Nothing),
            In(The("BRM_010b"), Zone::Play),
            Now(The("BRM_010b"), 2, 5),
        ],
    );
}

/// # Druid of the Flame
///
/// `BRM_010t` · Druid minion · 3 mana · 5/2
///
/// State: Vanilla
//~ BRM_010t vanilla bf199a6b 80f9c34c
#[test]
fn BRM_010t_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010t"),
            Cost("BRM_010t", 3),
            Stats("BRM_010t", 5, 2),
            Play("BRM_010t", Nothing),
            In(The("BRM_010t"), Zone::Play),
            Now(The("BRM_010t"), 5, 2),
        ],
    );
}

/// # Druid of the Flame
///
/// `BRM_010t2` · Druid minion · 3 mana · 2/5
///
/// State: Vanilla
//~ BRM_010t2 vanilla ab827fb8 01f8723c
#[test]
fn BRM_010t2_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("BRM_010t2"),
            Cost("BRM_010t2", 3),
            Stats("BRM_010t2", 2, 5),
            Play("BRM_010t2", Nothing),
            In(The("BRM_010t2"), Zone::Play),
            Now(The("BRM_010t2"), 2, 5),
        ],
    );
}

/// # Druid of the Flame
///
/// `OG_044b` · Druid minion · 3 mana · 5/5
///
/// State: Vanilla
//~ OG_044b vanilla a8dc95dc 833d4f0e
#[test]
fn OG_044b_druid_of_the_flame() {
    check(
        CardClass::Druid,
        &[
            Give("OG_044b"),
            Cost("OG_044b", 3),
            Stats("OG_044b", 5, 5),
            Play("OG_044b", Nothing),
            In(The("OG_044b"), Zone::Play),
            Now(The("OG_044b"), 5, 5),
        ],
    );
}
