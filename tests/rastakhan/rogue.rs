//! Rogue cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32ccfe3

/// `TRL_092` · Rogue minion · 4 mana · 0/3
/// > **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
///
/// State: Todo
//~ todo TRL_092 b2621cab 642d6e64 50d1596b.f3296d3e
#[test]
#[ignore = "todo: Spirit of the Shark"]
fn TRL_092_spirit_of_the_shark() {
    unwritten("TRL_092");
}

/// `TRL_409` · Rogue minion · 5 mana · 2/2
/// > **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
///
/// State: Todo
//~ todo TRL_409 5eb34b21 15c43c3d 80da4fd6.07c1c663
#[test]
#[ignore = "todo: Gral, the Shark"]
fn TRL_409_gral_the_shark() {
    unwritten("TRL_409");
}
