//! Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4bbeffe8

/// Dancing Cobra · Minion · Beast · 2 mana · 1/5 · **Corrupt:** Gain **Poisonous**.
//~ done DMF_083 - 6acc4d13 -
#[test]
fn DMF_083_dancing_cobra() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_083"),
            Cost("DMF_083", 2),
            Stats("DMF_083", 1, 5),
            Play("CS2_182", Nothing),
            Is(InHand(0), "DMF_083t"),
            HasNow(InHand(0), GameTag::POISONOUS),
        ],
    );
}

/// Trampling Rhino · Minion · Beast · 5 mana · 5/5 · **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
//~ todo DMF_087 abb0bb5f 467343d3 -
#[test]
#[ignore = "todo: Trampling Rhino"]
fn DMF_087_trampling_rhino() {
    unwritten("DMF_087");
}
