//! Paladin cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3cfcbe6b

/// `ICC_829` · Paladin hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
///
/// State: Todo
//~ todo ICC_829 3e6ebbc3 5aa6913a a70050a9.be32154a
#[test]
#[ignore = "todo: Uther of the Ebon Blade"]
fn ICC_829_uther_of_the_ebon_blade() {
    unwritten("ICC_829");
}

/// `ICC_829p` · Neutral hero power · 2 mana
/// > Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
///
/// State: Todo
//~ todo ICC_829p 1dd3a0d8 04463d7c dfee7a6f.751ce88c
#[test]
#[ignore = "todo: The Four Horsemen"]
fn ICC_829p_the_four_horsemen() {
    unwritten("ICC_829p");
}
