//! Paladin cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 290c0113

/// `AV_146` · Paladin weapon · 7 mana · 2/5 durability
/// > This doesn't lose Durability. Your hero takes half damage, rounded up.
///
/// State: Todo
//~ todo AV_146 b96691ee 740fe8b4 32fe841b.24f8d31e
#[test]
#[ignore = "todo: The Immovable Object"]
fn AV_146_the_immovable_object() {
    unwritten("AV_146");
}

/// `AV_206` · Paladin hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
///
/// State: Todo
//~ todo AV_206 b3a8ea4d 41f5d039 c59574f8.2ddffc58
#[test]
#[ignore = "todo: Lightforged Cariel"]
fn AV_206_lightforged_cariel() {
    unwritten("AV_206");
}

/// `AV_345` · Paladin minion · 3 mana · 2/2
/// > **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is)*.
///
/// State: Todo
//~ todo AV_345 281c47c4 f95c7a4f 3852049c.7c991dc7
#[test]
#[ignore = "todo: Saidan the Scarlet"]
fn AV_345_saidan_the_scarlet() {
    unwritten("AV_345");
}
