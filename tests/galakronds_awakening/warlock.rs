//! Warlock cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Twisted Knowledge
///
/// `YOD_025` · Warlock spell · Shadow · 2 mana
///
/// > **Discover** 2 Warlock cards.
///
/// State: Todo
//~ YOD_025 todo 4ccfe562 6c741d15
#[test]
#[ignore = "todo: YOD_025 Twisted Knowledge"]
fn YOD_025_twisted_knowledge() {
    check(CardClass::Warlock, &[Give("YOD_025"), Cost("YOD_025", 2), Unwritten]);
}

/// # Fiendish Servant
///
/// `YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// State: Todo
//~ YOD_026 todo 5cd11210 da6485e2
#[test]
#[ignore = "todo: YOD_026 Fiendish Servant"]
fn YOD_026_fiendish_servant() {
    check(CardClass::Warlock, &[Give("YOD_026"), Cost("YOD_026", 1), Stats("YOD_026", 2, 1), Unwritten]);
}

/// # Chaos Gazer
///
/// `YOD_027` · Warlock minion · 3 mana · 4/3
///
/// > **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
///
/// State: Todo
//~ YOD_027 todo 048d8e4c e1dbde40
#[test]
#[ignore = "todo: YOD_027 Chaos Gazer"]
fn YOD_027_chaos_gazer() {
    check(CardClass::Warlock, &[Give("YOD_027"), Cost("YOD_027", 3), Stats("YOD_027", 4, 3), Unwritten]);
}
