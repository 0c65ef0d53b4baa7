//! Warrior cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5df17fad

/// `DAL_062` · Warrior spell · 2 mana
/// > Give a minion "Also damages minions next to whomever this attacks."
///
/// State: Todo
//~ todo DAL_062 f6736eac 4c2f9281 126e20a8.a4c72b33
#[test]
#[ignore = "todo: Sweeping Strikes"]
fn DAL_062_sweeping_strikes() {
    unwritten("DAL_062");
}

/// `DAL_064` · Warrior minion · 7 mana · 7/7
/// > **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
///
/// State: Todo
//~ todo DAL_064 52ae9855 15aa32d2 19c7c540.551c4a87
#[test]
#[ignore = "todo: Blastmaster Boom"]
fn DAL_064_blastmaster_boom() {
    unwritten("DAL_064");
}
