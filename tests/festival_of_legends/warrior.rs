//! Warrior cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fa92c011

/// Rock Master Voone · Minion · 3 mana · 4/3 · **Battlecry:** Copy each minion of a different type in your hand.
//~ done ETC_121 - 9573f6ea -
#[test]
fn ETC_121_rock_master_voone() {
    check! { Warrior:
        Give("CS2_172"), Give("CS2_125"), Give("CS2_168"), Give("CS2_182"), Play("ETC_121", Nothing),
        HandCount(Mine, 6), IsCard(InHand(4), "CS2_172"), IsCard(InHand(5), "CS2_168"),
    }
    check! { Warrior: Give("CS2_172"), EndTurn, Play("ETC_121", Nothing), HandCount(Theirs, 1) }
}

/// Razorfen Rockstar · Minion · Quilboar · 1 mana · 1/3 · After you gain Armor, gain 2 more.
//~ done ETC_355 - 8c40b996 -
#[test]
fn ETC_355_razorfen_rockstar() {
    check! { Warrior:
        Ally("ETC_355"), HeroPower(Nothing), Armor(Mine, 4), EndTurn, EndTurn, HeroPower(Nothing), Armor(Mine, 8),
    }
    check! { Warrior: Enemy("ETC_355"), HeroPower(Nothing), Armor(Mine, 2), Armor(Theirs, 0) }
    // It answers each time, not once a turn.
    check! { Warrior:
        Ally("ETC_355"), HeroPower(Nothing), Armor(Mine, 4), Play("EX1_606", Nothing), Armor(Mine, 11),
        HandCount(Mine, 1), DeckCount(Mine, 18),
    }
}

/// Verse Riff · Spell · 1 mana · Give your hero +2 Attack this turn. Gain 2 Armor. **Finale:** Play your last Riff.
//~ done ETC_363 - a3488cf7 -
#[test]
fn ETC_363_verse_riff() {
    check! { Warrior: Play("ETC_363", Nothing), StatsNow(MyHero, 2, 30), Armor(Mine, 2), HandCount(Mine, 0) }
    check! { Warrior:
        OnTop("CS2_182"), OnTop("CS2_024"), Play("ETC_364", Nothing), HandCount(Mine, 1), Crystals(1),
        Play("ETC_363", Nothing), Armor(Mine, 2), HandCount(Mine, 2),
    }
    check! { Warrior: Play("ETC_363", Nothing), Armor(Mine, 2), StatsNow(TheirHero, 0, 30), Armor(Theirs, 0) }
    check! { Warrior:
        Play("ETC_364", Nothing), Play("CS2_024", On(TheirHero)), HandCount(Mine, 1), Crystals(1),
        Play("ETC_363", Nothing), Armor(Mine, 2), HandCount(Mine, 2), Health(TheirHero, 27),
    }
}

/// Chorus Riff · Spell · 3 mana · Draw a minion. Give it +3/+3. **Finale:** Play your last Riff.
//~ done ETC_364 - c2c9ed62 -
#[test]
fn ETC_364_chorus_riff() {
    check! { Warrior:
        OnTop("CS2_182"), OnTop("CS2_024"), Play("ETC_364", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        StatsNow(InHand(0), 7, 8), Armor(Mine, 0),
    }
    check! { Warrior:
        Play("ETC_363", Nothing), Armor(Mine, 2), Crystals(3), Play("ETC_364", Nothing), HandCount(Mine, 1),
        Armor(Mine, 4),
    }
    check! { Warrior:
        Play("ETC_363", Nothing), Play("CS2_024", On(TheirHero)), Crystals(3), Play("ETC_364", Nothing),
        HandCount(Mine, 1), Armor(Mine, 4), Health(TheirHero, 27),
    }
}

/// Bridge Riff · Spell · 5 mana · Summon a 3/4 Rocker with **Taunt** and a 4/3 with **Rush**. **Finale:** Play your last Riff.
//~ done ETC_365 - 20cfe0e6 -
#[test]
fn ETC_365_bridge_riff() {
    check! { Warrior:
        Play("ETC_365", Nothing), BoardCount(Mine, 2), IsCard(My(0), "ETC_365t"), IsCard(My(1), "ETC_365t2"),
        BoardCount(Theirs, 0),
    }
    check! { Warrior:
        Play("ETC_363", Nothing), Armor(Mine, 2), Crystals(5), Play("ETC_365", Nothing), BoardCount(Mine, 2),
        Armor(Mine, 4),
    }
    check! { Warrior:
        Play("ETC_363", Nothing), Play("CS2_024", On(TheirHero)), Crystals(5), Play("ETC_365", Nothing),
        BoardCount(Mine, 2), Armor(Mine, 4), Health(TheirHero, 27),
    }
}

/// Roaring Applause · Spell · 2 mana · Draw a card. Repeat for each minion of a different type you control.
//~ done ETC_372 - e4db4069 -
#[test]
fn ETC_372_roaring_applause() {
    check! { Warrior:
        Ally("CS2_172"), Ally("CS2_125"), Ally("CS2_182"), Enemy("CS2_168"), Play("ETC_372", Nothing),
        HandCount(Mine, 2),
    }
    check! { Warrior: Ally("CS2_172"), Ally("CS2_168"), Play("ETC_372", Nothing), HandCount(Mine, 3) }
    // An Amalgam stands for another type.
    check! { Warrior: Ally("ETC_409"), Ally("CS2_172"), Play("ETC_372", Nothing), HandCount(Mine, 3) }
}

/// Power Slider · Minion · 3 mana · 2/3 · **Rush**. **Battlecry:** Gain +1/+1 for each minion of a different type you've played this game.@ *(@)*
//~ done ETC_408 - 4677845d -
#[test]
fn ETC_408_power_slider() {
    check! { Warrior:
        Play("CS2_172", Nothing), Play("CS2_168", Nothing), Play("CS2_172", Nothing), Crystals(10),
        Play("ETC_408", Nothing), StatsNow(Newest("ETC_408"), 4, 5),
    }
    check! { Warrior: Ally("CS2_172"), Play("ETC_408", Nothing), StatsNow(Newest("ETC_408"), 2, 3) }
    // One of two types stands for the other one.
    check! { Warrior:
        Play("TTN_921", Nothing), Play("CS2_172", Nothing), Crystals(10), Play("ETC_408", Nothing),
        StatsNow(Newest("ETC_408"), 4, 5),
    }
}

/// Blackrock 'n' Roll · Spell · Fire · 5 mana · Give all minions in your deck Attack and Health equal to their Cost.
//~ done ETC_417 - b2cf32af -
#[test]
fn ETC_417_blackrock_n_roll() {
    check! { Warrior:
        Give("CS2_182"), DeckOf(&["CS2_029", "CS2_200"]), Play("ETC_417", Nothing), StatsNow(InHand(0), 4, 5), EndTurn,
        EndTurn, StatsNow(InHand(1), 12, 13),
    }
    check! { Warrior: Play("ETC_417", Nothing), EndTurn, StatsNow(InTheirHand(0), 4, 5) }
    // Minions, not weapons.
    check! { Warrior: DeckOf(&["CS2_106"]), Play("ETC_417", Nothing), EndTurn, EndTurn, StatsNow(InHand(0), 3, 2) }
}

/// Curved Tuning Fork · Weapon · 2 mana · 2/2 durability · Also damages minions adjacent to whomever your hero attacks. *(Changes each turn*.)@Also damages minions adjacent to whomever your hero attacks.
//~ done JAM_015t3 - bc825d23 -
#[test]
fn JAM_015t3_curved_tuning_fork() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Ally("JAM_015t3"),
        Attack(MyHero, Their(1)), Damage(Their(0), 2), Damage(Their(1), 2), Damage(Their(2), 2), Damage(Their(3), 0),
    }
    check! { Warrior:
        Give("JAM_015t3"), Give("CS2_106"), EndTurn, IsCard(InHand(0), "JAM_015t3"), Force(Number(2)), EndTurn,
        IsCard(InHand(0), "JAM_015t4"), IsCard(InHand(1), "CS2_106"),
    }
}

/// Abyssal Bassist · Minion · Demon · 7 mana · 4/7 · **Taunt**, **Lifesteal** Costs (2) less for each weapon you've equipped this game.
//~ done JAM_016 - 9dee0900 -
#[test]
fn JAM_016_abyssal_bassist() {
    check! { Warrior:
        Give("JAM_016"), CostNow(InHand(0), 7), Play("CS2_106", Nothing), CostNow(InHand(0), 5), Crystals(10),
        Play("CS2_106", Nothing), CostNow(InHand(0), 3), EndTurn, Play("CS2_106", Nothing), EndTurn,
        CostNow(InHand(0), 3),
    }
}

/// Through Fel and Flames · Spell · Fel · 0 mana · Give a minion **Rush**. **Finale:** And +1/+1.
//~ done JAM_017 - ae5d428a -
#[test]
fn JAM_017_through_fel_and_flames() {
    check! { Warrior:
        Give("JAM_017"), Cost("JAM_017", 0), Give("CS2_231"), Play("CS2_231", Nothing), Play("JAM_017", On(Nth(1))),
        StatsNow(Nth(1), 1, 1), HasNow(Nth(1), GameTag::RUSH),
    }
    check! { Warrior:
        Ally("CS2_231"), Ally("CS2_231"), Crystals(0), Play("JAM_017", On(Nth(0))), StatsNow(Nth(0), 2, 2),
        HasNow(Nth(0), GameTag::RUSH), StatsNow(Nth(1), 1, 1), HasNot(Nth(1), GameTag::RUSH),
    }
}

/// Kodohide Drumkit · Weapon · 4 mana · 3/2 durability · **Deathrattle:** Deal @ damage to all minions. *(Gain Armor while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_520 - 1fb7720a.eae7e889 -
#[test]
fn ETC_520_kodohide_drumkit() {
    check! { Warrior:
        Give("ETC_520"), Cost("ETC_520", 4), Stats("ETC_520", 3, 2), Ally("ETC_520"), Ally("CS2_200"),
        Enemy("CS2_200"), Kill(MyWeapon), Damage(My(0), 1), Damage(Their(0), 1), Health(MyHero, 30),
        Health(TheirHero, 30),
    }
    // It improves each time its hero gains Armor while it is equipped.
    check! { Warrior:
        Ally("CS2_200"), HeroPower(Nothing), Armor(Mine, 2), Ally("ETC_520"), EndTurn, Play("CS2_005", Nothing),
        Armor(Theirs, 2), Kill(MyWeapon), Damage(My(0), 1),
    }
    check! { Warrior:
        Ally("ETC_520"), Ally("CS2_200"), Enemy("CS2_200"), HeroPower(Nothing), Armor(Mine, 2), EndTurn, EndTurn,
        HeroPower(Nothing), Armor(Mine, 4), Kill(MyWeapon), Damage(My(0), 3), Damage(Their(0), 3),
    }
}
