//! Druid cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d893d5b3

/// Fatespinner · Minion · Undead · 5 mana · 5/3 · **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
// Also tests ICC_047a, ICC_047b, ICC_047t.
//~ done ICC_047 - 3ab3c4ea -
#[test]
fn ICC_047_fatespinner() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("ICC_047", 0, Nothing), StatsNow(My(1), 5, 3), Kill(My(1)),
        StatsNow(My(0), 6, 7), StatsNow(Their(0), 6, 7),
    }
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("ICC_047", 1, Nothing), Kill(My(1)), StatsNow(My(0), 4, 2),
        StatsNow(Their(0), 4, 2),
    }
    check! { Druid: Ally("OG_044"), Enemy("CS2_182"), Play("ICC_047", Nothing), Kill(My(1)), StatsNow(Their(0), 6, 4) }
}

/// Fatespinner · Minion · Undead · 5 mana · 5/3 · **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
//~ done ICC_047t - 0ca53e59 -
#[test]
fn ICC_047t_fatespinner() {
    check! { Druid: Ally("CS2_182"), PlayOption("ICC_047", 0, Nothing), Kill(My(1)), Health(MyHero, 30) }
}

/// Webweave · Spell · Shadow · 5 mana · Summon two 1/2 **Poisonous** Spiders.
//~ done ICC_050 - 80c40e6f -
#[test]
fn ICC_050_webweave() {
    check! { Druid:
        Play("ICC_050", Nothing), BoardCount(Mine, 2), IsCard(My(0), "ICC_832t3"), HasNow(My(1), GameTag::POISONOUS),
        BoardCount(Theirs, 0),
    }
}

/// Druid of the Swarm · Minion · 2 mana · 1/2 · **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
//~ done ICC_051 - 53c2e912 -
#[test]
fn ICC_051_druid_of_the_swarm() {
    check! { Druid:
        Give("ICC_051"), Cost("ICC_051", 2), Stats("ICC_051", 1, 2), PlayOption("ICC_051", 0, Nothing),
        IsCard(My(0), "ICC_051t"), StatsNow(My(0), 1, 2), HasNow(My(0), GameTag::POISONOUS),
    }
    check! { Druid:
        PlayOption("ICC_051", 1, Nothing), IsCard(My(0), "ICC_051t2"), StatsNow(My(0), 1, 5), HasNow(My(0), GameTag::TAUNT),
    }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("ICC_051", Nothing), IsCard(My(1), "ICC_051t3") }
}

/// Scarab Form · Minion · Beast · 2 mana · 1/5 · **Taunt**
//~ done ICC_051b - 9b5cb55f -
#[test]
fn ICC_051b_scarab_form() {
    check! { Druid: PlayOption("ICC_051", 1, Nothing), IsCard(My(0), "ICC_051t2") }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("ICC_051", Nothing), IsCard(My(1), "ICC_051t3") }
}

/// Spreading Plague · Spell · Nature · 6 mana · Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
//~ done ICC_054 - 711581b4 -
#[test]
fn ICC_054_spreading_plague() {
    check! { Druid:
        Give("ICC_054"), Cost("ICC_054", 6), Ally("CS2_182"), Enemy("CS2_182"), Play("ICC_054", Nothing),
        BoardCount(Mine, 2), IsInZone(Newest("ICC_832t4"), Zone::Play), StatsNow(Newest("ICC_832t4"), 1, 5), BoardCount(Theirs, 1),
    }
    check! { Druid:
        Give("ICC_054"), Ally("CS2_182"), Play("ICC_054", Nothing), BoardCount(Mine, 2),
        IsInZone(Newest("ICC_832t4"), Zone::Play), StatsNow(Newest("ICC_832t4"), 1, 5),
    }
    check! { Druid:
        Give("ICC_054"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("ICC_054", Nothing), BoardCount(Mine, 3), IsInZone(Newest("ICC_832t4"), Zone::Play), StatsNow(Newest("ICC_832t4"), 1, 5),
    }
    check! { Druid:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("ICC_054", Nothing), BoardCount(Mine, 7),
    }
}

/// Malfurion the Pestilent · Hero · 7 mana · 30 health, 5 armor · **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
// Also tests ICC_832a, ICC_832b, ICC_832p.
//~ done ICC_832 - 7ecd49e3 -
#[test]
fn ICC_832_malfurion_the_pestilent() {
    check! { Druid:
        PlayOption("ICC_832", 0, Nothing), BoardCount(Mine, 2), IsCard(My(0), "ICC_832t3"), IsCard(My(1), "ICC_832t3"),
        Armor(Mine, 5), IsCard(MyPower, "ICC_832p"), Crystals(10), HeroPower(Nothing), Choose(0), StatsNow(MyHero, 3, 30),
        Armor(Mine, 5), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { Druid:
        PlayOption("ICC_832", 1, Nothing), BoardCount(Mine, 2), IsCard(My(0), "ICC_832t4"), IsCard(My(1), "ICC_832t4"),
        Crystals(10), HeroPower(Nothing), Choose(1), Armor(Mine, 8), StatsNow(MyHero, 0, 30),
    }
    check! { Druid: HasHeroPower("ICC_832p"), HeroPower(Nothing), Choose(0), StatsNow(TheirHero, 0, 30) }
}

/// Scarab Shell · Spell · 2 mana · \+$d3 Armor.
//~ done ICC_832pa - 47c1fc4f -
#[test]
fn ICC_832pa_scarab_shell() {
    check! { Druid: Play("ICC_832pa", Nothing), Armor(Mine, 3), Armor(Theirs, 0) }
}

/// Spider Fangs · Spell · 2 mana · \+$a3 Attack.
//~ done ICC_832pb - 6ad46fba -
#[test]
fn ICC_832pb_spider_fangs() {
    check! { Druid: Play("ICC_832pb", Nothing), StatsNow(MyHero, 3, 30), EndTurn, StatsNow(MyHero, 0, 30) }
    check! { Druid: Play("ICC_832pb", Nothing), StatsNow(TheirHero, 0, 30) }
}
