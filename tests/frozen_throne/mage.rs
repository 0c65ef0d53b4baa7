//! Mage cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b87b07b1

/// Ice Walker · Minion · Elemental · 2 mana · 1/3 · Your Hero Power also **Freezes** the target.
//~ done ICC_068 - 61fb5d26 -
#[test]
fn ICC_068_ice_walker() {
    check! { Mage:
        Ally("ICC_068"), Enemy("CS2_182"), Enemy("CS2_182"), HeroPower(On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), HasNot(Their(1), GameTag::FROZEN), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6), HasNot(TheirHero, GameTag::FROZEN), EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1),
        HasNot(MyHero, GameTag::FROZEN),
    }
    check! { Warlock:
        Ally("ICC_068"), HeroPower(Nothing), HandCount(Mine, 1), Damage(MyHero, 2), HasNot(MyHero, GameTag::FROZEN),
        HasNot(TheirHero, GameTag::FROZEN),
    }
    check! { Mage:
        Ally("ICC_068"), EndTurn, EndTurn, HeroPower(On(MyHero)), HasNow(MyHero, GameTag::FROZEN), Health(MyHero, 29),
    }
    check! { Mage: Ally("ICC_068"), EndTurn, EndTurn, HeroPower(On(My(0))), HasNow(My(0), GameTag::FROZEN) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("ICC_068"), Ally("AT_080"), Enemy("CS2_182"), Enemy("CS2_182"), HeroPower(On(Their(0))),
        HeroPower(On(Their(1))), HasNow(Their(0), GameTag::FROZEN), HasNow(Their(1), GameTag::FROZEN),
    }
}

/// Glacial Mysteries · Spell · Frost · 8 mana · Put one of each **Secret** from your deck into the battlefield.
//~ done ICC_086 - 77999898 -
#[test]
fn ICC_086_glacial_mysteries() {
    check! { Mage:
        DeckOf(&["EX1_287", "EX1_289", "CS2_182", "EX1_287"]), Play("ICC_086", Nothing), DeckCount(Mine, 2),
        HandCount(Mine, 0), IsInZone(Newest("EX1_289"), Zone::Secret),
    }
}

/// Frost Lich Jaina · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
//~ done ICC_833 - 71e1b41e -
#[test]
fn ICC_833_frost_lich_jaina() {
    check! { Mage:
        Ally("CS2_033"), Ally("CS2_182"), Enemy("CS2_033"), Play("ICC_833", Nothing), BoardCount(Mine, 3),
        IsCard(My(2), "ICC_833t"), HasNow(My(0), GameTag::LIFESTEAL), HasNow(My(2), GameTag::LIFESTEAL),
        HasNot(My(1), GameTag::LIFESTEAL), HasNot(Their(0), GameTag::LIFESTEAL), Armor(Mine, 5),
        IsCard(MyPower, "ICC_833h"), EndTurn, Ally("CS2_033"), HasNow(My(3), GameTag::LIFESTEAL),
    }
    // The opponent gets nothing of it.
    check! { Mage: Play("ICC_833", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1), Armor(Mine, 5) }
}
