//! Mage cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a8d2e1ba

/// `NX2_003t` · Mage minion · 2 mana · 3/2
/// > **Infused Battlecry: Discover** a Fire, Frost, or Arcane spell.
///
/// State: Todo
//~ todo NX2_003t 590f5259 4673b325 c134e9bd.42656207
#[test]
#[ignore = "todo: Prodigy of Demise"]
fn NX2_003t_prodigy_of_demise() {
    unwritten("NX2_003t");
}

/// `RLK_541` · Mage minion · 5 mana · 3/5
/// > Your Arcane spells cast twice.
///
/// State: Todo
//~ todo RLK_541 529a9594 478110db 88ecb36f.029d5ddc
#[test]
#[ignore = "todo: Vexallus"]
fn RLK_541_vexallus() {
    unwritten("RLK_541");
}

/// `RLK_545` · Mage minion · 3 mana · 3/4
/// > **Battlecry:** Transform all spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo RLK_545 f7b3fb72 0e585d82 d5828c22.81ff8540
#[test]
#[ignore = "todo: Energy Shaper"]
fn RLK_545_energy_shaper() {
    unwritten("RLK_545");
}

/// `RLK_546` · Mage spell · 2 mana
/// > **Discover** two spells that cost (3) or less. Swap their Costs.
///
/// State: Todo
//~ todo RLK_546 11702b02 9ab87c39 d63e5c50.d3ebc59e
#[test]
#[ignore = "todo: Vast Wisdom"]
fn RLK_546_vast_wisdom() {
    unwritten("RLK_546");
}

/// `RLK_803` · Mage minion · 9 mana · 5/7
/// > **Battlecry:** Recast each spell you've cast this game that didn't start in your deck. *(Once per game)*
///
/// State: Todo
//~ todo RLK_803 1531cf0c ae2fcc76 1a4b50da.25682b22
#[test]
#[ignore = "todo: Grand Magister Rommath"]
fn RLK_803_grand_magister_rommath() {
    unwritten("RLK_803");
}
