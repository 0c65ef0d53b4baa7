//! Mage cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b87b07b1

/// Ice Walker · Minion · Elemental · 2 mana · 1/3 · Your Hero Power also **Freezes** the target.
//~ todo ICC_068 77c1c812 61fb5d26 -
#[test]
#[ignore = "todo: Ice Walker"]
fn ICC_068_ice_walker() {
    unwritten("ICC_068");
}

/// Glacial Mysteries · Spell · Frost · 8 mana · Put one of each **Secret** from your deck into the battlefield.
//~ todo ICC_086 532f95a4 77999898 -
#[test]
#[ignore = "todo: Glacial Mysteries"]
fn ICC_086_glacial_mysteries() {
    unwritten("ICC_086");
}

/// Frost Lich Jaina · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
//~ done ICC_833 - 71e1b41e -
#[test]
#[rustfmt::skip]
fn ICC_833_frost_lich_jaina() {
    check(CardClass::Mage, &[
        Friend("CS2_033"), Friend("CS2_182"), Enemy("CS2_033"), Play("ICC_833", Nothing), BoardCount(Mine, 3),
        Is(My(2), "ICC_833t"), HasNow(My(0), GameTag::LIFESTEAL), HasNow(My(2), GameTag::LIFESTEAL),
        HasNot(My(1), GameTag::LIFESTEAL), HasNot(Their(0), GameTag::LIFESTEAL), Armor(Mine, 5),
        Is(MyPower, "ICC_833h"), EndTurn, Friend("CS2_033"), HasNow(My(3), GameTag::LIFESTEAL),
    ]);
}
