//! Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4bbeffe8

/// `DMF_083` · Hunter minion · 2 mana · 1/5
/// > **Corrupt:** Gain **Poisonous**.
///
/// State: Done
//~ done DMF_083 7a72dfcd - 3c0a299e.15cd2a72
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

/// `DMF_087` · Hunter minion · 5 mana · 5/5
/// > **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
///
/// State: Todo
//~ todo DMF_087 3ff8e57a abb0bb5f e8177bb5.78ac05e8
#[test]
#[ignore = "todo: Trampling Rhino"]
fn DMF_087_trampling_rhino() {
    unwritten("DMF_087");
}
