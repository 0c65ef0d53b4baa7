//! Warrior cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 770bf63b

/// `CS3_008e` · Warrior enchantment
/// > Your next weapon costs (1) less.
///
/// State: Done
//~ done CS3_008e 4c55d418 - 2bba1851.92d3adf1
#[test]
fn CS3_008e_to_arrrms() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_008e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_008e"),
            Play("BT_921", Nothing),
            Crystals(10),
            CostNow(Nth(1), 2),
        ],
    );
}
