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
//~ BRM_009 todo 1924ee75 54c5337e
#[test]
#[ignore = "todo: BRM_009 Volcanic Lumberer"]
fn BRM_009_volcanic_lumberer() {
    check(
        CardClass::Druid,
        &[Give("BRM_009"), Cost("BRM_009", 9), Stats("BRM_009", 7, 8), Has("BRM_009", GameTag::TAUNT)],
    );
}

/// # Druid of the Flame
///
/// `BRM_010` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Transform into a 5/2 minion; or a 2/5 minion.
///
/// State: Todo
//~ BRM_010 todo 4d7093a7 c726826a
#[test]
#[ignore = "todo: BRM_010 Druid of the Flame"]
fn BRM_010_druid_of_the_flame() {
    check(CardClass::Druid, &[Give("BRM_010"), Cost("BRM_010", 3), Stats("BRM_010", 2, 2)]);
}

/// # Firecat Form
///
/// `BRM_010a` · Druid minion · 3 mana · 5/2
///
/// State: Todo
//~ BRM_010a todo c360b01f 0943f1db
#[test]
#[ignore = "todo: BRM_010a Firecat Form"]
fn BRM_010a_firecat_form() {
    check(CardClass::Druid, &[Give("BRM_010a"), Cost("BRM_010a", 3), Stats("BRM_010a", 5, 2)]);
}

/// # Fire Hawk Form
///
/// `BRM_010b` · Druid minion · 3 mana · 2/5
///
/// State: Todo
//~ BRM_010b todo d1eee8c9 3585b854
#[test]
#[ignore = "todo: BRM_010b Fire Hawk Form"]
fn BRM_010b_fire_hawk_form() {
    check(CardClass::Druid, &[Give("BRM_010b"), Cost("BRM_010b", 3), Stats("BRM_010b", 2, 5)]);
}

/// # Druid of the Flame
///
/// `BRM_010t` · Druid minion · 3 mana · 5/2
///
/// State: Todo
//~ BRM_010t todo bf199a6b c1e03a99
#[test]
#[ignore = "todo: BRM_010t Druid of the Flame"]
fn BRM_010t_druid_of_the_flame() {
    check(CardClass::Druid, &[Give("BRM_010t"), Cost("BRM_010t", 3), Stats("BRM_010t", 5, 2)]);
}

/// # Druid of the Flame
///
/// `BRM_010t2` · Druid minion · 3 mana · 2/5
///
/// State: Todo
//~ BRM_010t2 todo ab827fb8 8392c151
#[test]
#[ignore = "todo: BRM_010t2 Druid of the Flame"]
fn BRM_010t2_druid_of_the_flame() {
    check(CardClass::Druid, &[Give("BRM_010t2"), Cost("BRM_010t2", 3), Stats("BRM_010t2", 2, 5)]);
}

/// # Druid of the Flame
///
/// `OG_044b` · Druid minion · 3 mana · 5/5
///
/// State: Todo
//~ OG_044b todo a8dc95dc 30c29208
#[test]
#[ignore = "todo: OG_044b Druid of the Flame"]
fn OG_044b_druid_of_the_flame() {
    check(CardClass::Druid, &[Give("OG_044b"), Cost("OG_044b", 3), Stats("OG_044b", 5, 5)]);
}
