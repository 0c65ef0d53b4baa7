//! Paladin cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3cfcbe6b

/// Uther of the Ebon Blade · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
//~ todo ICC_829 5aa6913a 3d2fd2ec -
#[test]
#[ignore = "todo: Uther of the Ebon Blade"]
fn ICC_829_uther_of_the_ebon_blade() {
    unwritten("ICC_829");
}

/// The Four Horsemen · Hero Power · 2 mana · Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
//~ todo ICC_829p 04463d7c 87d6cd62 -
#[test]
#[ignore = "todo: The Four Horsemen"]
fn ICC_829p_the_four_horsemen() {
    unwritten("ICC_829p");
}
