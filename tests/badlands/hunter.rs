//! Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1486747c

/// Elemental Companion · Spell · 3 mana · Summon a random Elemental Companion.
//~ done DEEP_002 - 7745394d -
#[test]
fn DEEP_002_elemental_companion() {
    check! { Mage:
        Force(Card("DEEP_002t2")), Play("DEEP_002", Nothing), BoardCount(Mine, 1), IsCard(My(0), "DEEP_002t2"),
        BoardCount(Theirs, 0),
    }
    check! { Mage:
        Force(Card("DEEP_002t")), Play("DEEP_002", Nothing), Force(Card("DEEP_002t3")), Play("DEEP_002", Nothing),
        IsCard(My(0), "DEEP_002t"), IsCard(My(1), "DEEP_002t3"),
    }
}

/// Mantle Shaper · Minion · Elemental · Naga · 5 mana · 5/5 · Costs (1) less for each spell you've cast while holding this.
//~ done DEEP_004 - d5a59224 -
#[test]
fn DEEP_004_mantle_shaper() {
    check! { Hunter:
        Give("DEEP_004"), Cost("DEEP_004", 5), Stats("DEEP_004", 5, 5), CostNow(Nth(0), 5), Play("CS2_025", Nothing),
        CostNow(Nth(0), 4), Play("CS2_231", Nothing), CostNow(Nth(0), 4),
    }
}

/// Silver Serpent · Minion · Beast · 3 mana · 2/3 · **Rush, Poisonous Quickdraw:** Gain **Immune** this turn.
//~ done WW_808 - ae4f2360 -
#[test]
fn WW_808_silver_serpent() {
    check! { Hunter:
        Give("WW_808"), Cost("WW_808", 3), Stats("WW_808", 2, 3), Has("WW_808", GameTag::POISONOUS),
        Has("WW_808", GameTag::RUSH), Play("WW_808", Nothing), HasNow(My(0), GameTag::IMMUNE), EndTurn,
        HasNot(My(0), GameTag::IMMUNE),
    }
    check! { Hunter: Give("WW_808"), EndTurn, EndTurn, Play("WW_808", Nothing), HasNot(My(0), GameTag::IMMUNE) }
}

/// Camouflage Mount · Spell · 4 mana · Give a minion +3/+3 and a random **Bonus Effect**. When it dies, summon a Chameleon.
//~ done WW_810 - 6495b57a -
#[test]
fn WW_810_camouflage_mount() {
    check! { Hunter:
        Targets("WW_810", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"), Force(Number(1)),
        Play("WW_810", On(My(0))), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::REBORN),
        Force(Number(7)), Play("WW_810", On(My(1))), HasNow(My(1), GameTag::REBORN), Kill(Nth(0)), BoardCount(Mine, 2),
        IsCard(My(0), "WW_810t2"),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Taunt**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t2e1 - 41332783 -
#[test]
fn WW_810t2e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t2e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::TAUNT), Kill(Nth(0)),
        IsInZone(Newest("WW_810t2"), Zone::Play),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Rush**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t3e1 - 4e37cd9e -
#[test]
fn WW_810t3e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t3e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::RUSH), Kill(Nth(0)),
        IsInZone(Newest("WW_810t3"), Zone::Play),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Windfury**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t4e1 - 8801136d -
#[test]
fn WW_810t4e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t4e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::WINDFURY),
        Kill(Nth(0)), IsInZone(Newest("WW_810t4"), Zone::Play),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Elusive**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t5e1 - 378c2c8d -
#[test]
fn WW_810t5e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t5e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::ELUSIVE),
        Kill(Nth(0)), IsInZone(Newest("WW_810t5"), Zone::Play),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Poisonous**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t6e1 - 7f23c39e -
#[test]
fn WW_810t6e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t6e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::POISONOUS),
        Kill(Nth(0)), IsInZone(Newest("WW_810t6"), Zone::Play),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Lifesteal**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t7e1 - 1bf9bb59 -
#[test]
fn WW_810t7e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t7e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::LIFESTEAL),
        Kill(Nth(0)), IsInZone(Newest("WW_810t7"), Zone::Play),
    }
}

/// On a Chameleon · Enchantment · \+3/+3 and **Reborn**. **Deathrattle:** Summon a Chameleon.
//~ done WW_810t8e1 - 4587c06d -
#[test]
fn WW_810t8e1_on_a_chameleon() {
    check! { Hunter:
        Ally("CS2_182"), Enchant(My(0), "WW_810t8e1"), StatsNow(My(0), 7, 8), HasNow(My(0), GameTag::REBORN), Kill(Nth(0)),
        BoardCount(Mine, 2), IsInZone(Newest("WW_810t8"), Zone::Play),
    }
}

/// Theldurin the Lost · Minion · 4 mana · 3/4 · **Battlecry:** If your deck started with no duplicates, gain **Immune** this turn and attack all enemies.
//~ done WW_815 - 4d570ba8 -
#[test]
fn WW_815_theldurin_the_lost() {
    check! { Hunter:
        Give("WW_815"), Cost("WW_815", 4), Stats("WW_815", 3, 4), DeckOf(&["CS2_182", "CS2_231"]), Ally("CS2_231"),
        Enemy("CS2_182"), Enemy("CS2_231"), Play("WW_815", Nothing), StatsNow(Newest("WW_815"), 3, 4),
        HasNow(Newest("WW_815"), GameTag::IMMUNE), Damage(TheirHero, 3), Damage(Their(0), 3), BoardCount(Theirs, 1),
        BoardCount(Mine, 2), EndTurn, HasNot(Newest("WW_815"), GameTag::IMMUNE),
    }
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_231", "CS2_182"]), Play("WW_815", Nothing), HasNot(My(0), GameTag::IMMUNE),
        Damage(TheirHero, 0),
    }
}

/// Shimmer Shot · Spell · Arcane · 1 mana · Deal $1 damage. Summon a random minion of that Cost.
//~ done DEEP_003 - 173e522d -
#[test]
fn DEEP_003_shimmer_shot() {
    check! { Hunter:
        Enemy("CS2_182"), Force(Card("CS2_168")), Play("DEEP_003", On(TheirHero)), Health(TheirHero, 29),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_168"), BoardCount(Theirs, 1),
    }
    // Spell Damage raises both.
    check! { Hunter:
        Ally("CS2_142"), Enemy("CS2_182"), Force(Card("CS2_172")), Play("DEEP_003", On(Their(0))),
        Damage(Their(0), 2), BoardCount(Mine, 2), IsCard(My(1), "CS2_172"),
    }
    check! { Hunter: Enemy("CS2_182"), ForbidOutcome(Card("CS2_172")), Play("DEEP_003", On(Their(0))), BoardCount(Mine, 1) }
}

/// Spurfang · Minion · Beast · 5 mana · 2/5 · **Battlecry and Deathrattle:** Summon a random Beast with Cost equal to this minion's Attack.
//~ done WW_814 - 5b3a097f -
#[test]
fn WW_814_spurfang() {
    check! { Hunter:
        Force(Card("CS2_172")), Play("WW_814", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_172"),
        Play("CS2_087", On(My(0))), Force(Card("AV_215")), Kill(My(0)), BoardCount(Mine, 2),
        IsInZone(Newest("AV_215"), Zone::Play),
    }
    check! { Hunter: ForbidOutcome(Card("CS2_142")), Play("WW_814", Nothing), BoardCount(Mine, 2) }
}
