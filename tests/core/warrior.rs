//! Warrior cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 770bf63b

/// To Arrrms! · Enchantment · Your next weapon costs (1) less.
//~ done CS3_008e - ac6a86d3 -
#[test]
fn CS3_008e_to_arrrms() {
    check! { Warrior:
        Ally("CS2_182"), Give("AT_034"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "CS3_008e"), CostNow(Nth(1), 1), CostNow(Nth(2), 4),
    }
    check! { Warrior:
        Ally("CS2_182"), Give("AT_034"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "CS3_008e"), Play("BT_921", Nothing), Crystals(10), CostNow(Nth(1), 2),
    }
}
