//! Paladin cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca10f795

/// Oh My Yogg! · Spell · Shadow · 1 mana · **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
//~ todo DMF_236 fa44715e a705124a -
#[test]
#[ignore = "todo: Oh My Yogg!"]
fn DMF_236_oh_my_yogg() {
    unwritten("DMF_236");
}

/// Day at the Faire · Spell · 3 mana · Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
//~ todo DMF_244 3bfcb122 a89efe50 -
#[test]
#[ignore = "todo: Day at the Faire"]
fn DMF_244_day_at_the_faire() {
    unwritten("DMF_244");
}
