//! Mage cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12cbe2ca

/// `DRG_104` · Mage minion · 3 mana · 2/5
/// > After you cast three spells in a turn, summon a 5/5 Elemental.
///
/// State: Todo
//~ todo DRG_104 54956ff9 c709edab bf6b498b.a2600c1b
#[test]
#[ignore = "todo: Chenvaala"]
fn DRG_104_chenvaala() {
    unwritten("DRG_104");
}

/// `DRG_270` · Mage minion · 5 mana · 2/8
/// > **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
///
/// State: Todo
//~ todo DRG_270 f352e86f c7b1ab7b 7e782e31.e1c2d04f
#[test]
#[ignore = "todo: Malygos, Aspect of Magic"]
fn DRG_270_malygos_aspect_of_magic() {
    unwritten("DRG_270");
}

/// `DRG_321` · Mage spell · Fire · 5 mana
/// > Deal $8 damage to a minion. Any excess damage continues to the left or right.
///
/// State: Todo
//~ todo DRG_321 9364cfee 39a44fcb 9f3c547c.84e9b867
#[test]
#[ignore = "todo: Rolling Fireball"]
fn DRG_321_rolling_fireball() {
    unwritten("DRG_321");
}

/// `DRG_323` · Mage spell · 1 mana
/// > **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
///
/// State: Todo
//~ todo DRG_323 5a0cb3cf 65c01e9f 6802adae.659eb9c7
#[test]
#[ignore = "todo: Learn Draconic"]
fn DRG_323_learn_draconic() {
    unwritten("DRG_323");
}

/// `DRG_324` · Mage spell · 1 mana
/// > **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
///
/// State: Todo
//~ todo DRG_324 47a5dd83 af8315a1 9b119bda.5586cf39
#[test]
#[ignore = "todo: Elemental Allies"]
fn DRG_324_elemental_allies() {
    unwritten("DRG_324");
}
