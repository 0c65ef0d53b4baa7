//! Paladin cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 290c0113

/// The Immovable Object · Weapon · 7 mana · 2/5 durability · This doesn't lose Durability. Your hero takes half damage, rounded up.
//~ todo AV_146 740fe8b4 88152f9f -
#[test]
#[ignore = "todo: The Immovable Object"]
fn AV_146_the_immovable_object() {
    unwritten("AV_146");
}

/// Lightforged Cariel · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
//~ todo AV_206 41f5d039 cf76fddc -
#[test]
#[ignore = "todo: Lightforged Cariel"]
fn AV_206_lightforged_cariel() {
    unwritten("AV_206");
}

/// Saidan the Scarlet · Minion · 3 mana · 2/2 · **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is*).
//~ todo AV_345 f95c7a4f 2711f119 -
#[test]
#[ignore = "todo: Saidan the Scarlet"]
fn AV_345_saidan_the_scarlet() {
    unwritten("AV_345");
}
