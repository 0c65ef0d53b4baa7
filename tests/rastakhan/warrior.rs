//! Warrior cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59d7af9d

/// Spirit of the Rhino · Minion · Undead · Beast · 1 mana · 0/3 · **Stealth** for 1 turn. Your **Rush** minions are **Immune** the turn they're summoned.
//~ todo TRL_327 38347f96 91c845b5 -
#[test]
#[ignore = "todo: Spirit of the Rhino"]
fn TRL_327_spirit_of_the_rhino() {
    unwritten("TRL_327");
}
