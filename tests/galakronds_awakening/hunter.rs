//! Hunter cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Chopshop Copter
///
/// `YOD_004` · Hunter minion · 3 mana · 2/4
///
/// > After a friendly Mech dies, add a random Mech to your hand.
///
/// State: Todo
//~ YOD_004 todo a05bccb6 b563012a
#[test]
#[ignore = "todo: YOD_004 Chopshop Copter"]
fn YOD_004_chopshop_copter() {
    check(CardClass::Hunter, &[Give("YOD_004"), Cost("YOD_004", 3), Stats("YOD_004", 2, 4), Unwritten]);
}

/// # Fresh Scent
///
/// `YOD_005` · Hunter spell · 2 mana
///
/// > **Twinspell** Give a Beast +2/+2.
///
/// State: Todo
//~ YOD_005 todo 66a29f8d e3a605ac
#[test]
#[ignore = "todo: YOD_005 Fresh Scent"]
fn YOD_005_fresh_scent() {
    check(CardClass::Hunter, &[Give("YOD_005"), Cost("YOD_005", 2), Unwritten]);
}

/// # Fresh Scent
///
/// `YOD_005ts` · Hunter spell · 2 mana
///
/// > Give a Beast +2/+2.
///
/// State: Todo
//~ YOD_005ts todo d746956e 59e7b4fd
#[test]
#[ignore = "todo: YOD_005ts Fresh Scent"]
fn YOD_005ts_fresh_scent() {
    check(CardClass::Hunter, &[Give("YOD_005ts"), Cost("YOD_005ts", 2), Unwritten]);
}

/// # Rotnest Drake
///
/// `YOD_036` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** If you're holding a Dragon, destroy a random enemy minion.
///
/// State: Todo
//~ YOD_036 todo 3fdfa0d8 a7976ee3
#[test]
#[ignore = "todo: YOD_036 Rotnest Drake"]
fn YOD_036_rotnest_drake() {
    check(CardClass::Hunter, &[Give("YOD_036"), Cost("YOD_036", 5), Stats("YOD_036", 6, 5), Unwritten]);
}
