//! Paladin cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca10f795

/// `DMF_236` · Paladin spell · Shadow · 1 mana
/// > **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
///
/// State: Todo
//~ todo DMF_236 bf9ec9b1 fa44715e 4c048adb.123c983b
#[test]
#[ignore = "todo: Oh My Yogg!"]
fn DMF_236_oh_my_yogg() {
    unwritten("DMF_236");
}

/// `DMF_244` · Paladin spell · 3 mana
/// > Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
///
/// State: Todo
//~ todo DMF_244 538201a7 3bfcb122 1d07b423.734d41cb
#[test]
#[ignore = "todo: Day at the Faire"]
fn DMF_244_day_at_the_faire() {
    unwritten("DMF_244");
}
