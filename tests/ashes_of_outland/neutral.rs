//! Neutral cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 18db002f

/// Teron Gorefiend · Minion · Undead · 3 mana · 3/4 · **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
//~ done BT_126 - 1c2aedb5 -
#[test]
fn BT_126_teron_gorefiend() {
    check! { Warrior:
        Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_172"), DealDamage(My(0), 2), Play("BT_126", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), Dead(Nth(0)), Kill(My(0)), BoardCount(Mine, 2),
        StatsNow(Newest("CS2_182"), 5, 6), Damage(Newest("CS2_182"), 0), StatsNow(Newest("CS2_172"), 4, 3), StatsNow(Their(0), 3, 2),
    }
    check! { Warrior: Ally("CS2_182"), Play("BT_126", Nothing), Ally("FP1_031"), Kill(My(0)), BoardCount(Mine, 3) }
}

/// Imprisoned Vilefiend · Minion · Demon · 2 mana · 3/5 · **Dormant** for 2 turns. **Rush**
//~ done BT_156 - d5a4fe85 -
#[test]
fn BT_156_imprisoned_vilefiend() {
    check! { Mage:
        Give("BT_156"), Cost("BT_156", 2), Stats("BT_156", 3, 5), Has("BT_156", GameTag::RUSH), Play("BT_156", Nothing),
        HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn,
        HasNot(My(0), GameTag::DORMANT), Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(Their(0), 3),
    }
}

/// Kael'thas Sunstrider · Minion · 6 mana · 4/7 · Every third spell you cast each turn costs (1).
//~ done BT_255 - 7a6dd54f -
#[test]
fn BT_255_kaelthas_sunstrider() {
    check! { Mage:
        Ally("BT_255"), Give("CS2_029"), Give("CS2_182"), GiveThem("CS2_029"), CostNow(InHand(0), 4),
        Play("GAME_005", Nothing), CostNow(InHand(0), 4), Play("GAME_005", Nothing), CostNow(InHand(0), 1),
        CostNow(InHand(1), 4), CostNow(InTheirHand(0), 4), Play("GAME_005", Nothing), CostNow(InHand(0), 4),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), CostNow(InHand(0), 1), EndTurn, EndTurn,
        CostNow(InHand(0), 4),
    }
}

/// Waste Warden · Minion · 5 mana · 3/3 · **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
//~ done BT_729 - a819cd0a -
#[test]
fn BT_729_waste_warden() {
    check! { Mage:
        Ally("CS2_125"), Enemy("CS2_125"), Enemy("CS2_172"), Enemy("CS2_182"), Play("BT_729", On(Their(1))),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), Damage(Their(0), 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("BT_729", On(Their(1))), Damage(Their(0), 0), Damage(Their(1), 3),
    }
}

/// Infectious Sporeling · Minion · 1 mana · 1/2 · After this damages a minion, turn it into an Infectious Sporeling.
//~ done BT_731 - 1b6f5f65 -
#[test]
fn BT_731_infectious_sporeling() {
    check! { Mage:
        Give("BT_731"), Cost("BT_731", 1), Stats("BT_731", 1, 2), Ally("BT_731"), Ally("CS2_182"), Enemy("CS1_042"),
        Enemy("CS2_182"), Attack(My(0), Their(0)), IsCard(Their(0), "BT_731"), StatsNow(Their(0), 1, 2),
        HasNot(Their(0), GameTag::TAUNT), Attack(My(1), Their(1)), IsCard(Nth(4), "CS2_182"), EndTurn, EndTurn,
        Attack(My(0), TheirHero), IsCard(TheirHero, "HERO_08"),
    }
    check! { Mage:
        Ally("BT_731"), Enemy("CS2_182"), Attack(My(0), Their(0)), IsCard(Their(0), "BT_731"), StatsNow(Their(0), 1, 2),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Give("BT_731"), Ally("BT_731"), Ally("CS2_182"), Enemy("CS1_042"), Attack(My(0), Their(0)),
        Attack(My(1), Nth(3)), IsCard(My(1), "BT_731"),
    }
    // Minions of its own side are no exception.
    check! { Mage:
        Enemy("CS2_200"), Enemy("BT_731"), Enemy("CS2_182"), Play("EX1_126", On(Their(1))), IsCard(Their(0), "BT_731"),
        IsCard(Their(2), "BT_731"), StatsNow(Their(2), 1, 2),
    }
}

/// Al'ar · Minion · Elemental · Beast · 5 mana · 7/3 · **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
//~ done BT_735 - ea294822 -
#[test]
fn BT_735_alar() {
    check! { Mage:
        Ally("BT_735"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "BT_735t"), EndTurn, IsCard(My(0), "BT_735t"),
        EndTurn, BoardCount(Mine, 1), IsCard(My(0), "BT_735"),
    }
}

/// Magtheridon · Minion · Demon · 4 mana · 12/12 · **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
// Also tests BT_850t.
//~ done BT_850 - 534c77a5 -
#[test]
fn BT_850_magtheridon() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_200"), Play("BT_850", Nothing), BoardCount(Theirs, 4),
        HasNow(Newest("BT_850"), GameTag::DORMANT), Kill(Their(1)), Kill(Their(1)),
        HasNow(Newest("BT_850"), GameTag::DORMANT), BoardCount(Theirs, 2), Kill(Their(1)),
        HasNot(Newest("BT_850"), GameTag::DORMANT), BoardCount(Theirs, 0), BoardCount(Mine, 1),
    }
    check! { Warlock:
        Enemy("CS2_200"), Play("BT_850", Nothing), Kill(Their(1)), Kill(Their(1)), Kill(Their(1)), EndTurn,
        BoardCount(Theirs, 0),
    }
}

/// Replicat-o-tron · Minion · Mech · 4 mana · 3/3 · At the end of your turn, transform a neighbor into a copy of this.
//~ done BT_190 - 3dc8edbc -
#[test]
fn BT_190_replicat_o_tron() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Ally("BT_190"), Enemy("CS2_182"), EndTurn, IsCard(My(0), "CS2_182"),
        IsCard(My(1), "BT_190"), StatsNow(My(1), 3, 3), IsCard(My(2), "BT_190"), IsCard(Their(0), "CS2_182"), EndTurn,
        IsCard(My(0), "CS2_182"),
    }
    check! { Mage: Ally("BT_190"), EndTurn, BoardCount(Mine, 1) }
}

/// Burrowing Scorpid · Minion · Beast · 4 mana · 5/2 · **Battlecry:** Deal 2 damage. If that kills the target, gain **Stealth**.
//~ done BT_717 - ec497c9c -
#[test]
fn BT_717_burrowing_scorpid() {
    check! { Mage:
        Targets("BT_717", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_172"),
        Play("BT_717", On(Their(0))), BoardCount(Theirs, 0), HasNow(My(0), GameTag::STEALTH),
    }
    check! { Mage:
        Enemy("CS2_182"), Play("BT_717", On(Their(0))), Damage(Their(0), 2), HasNot(My(0), GameTag::STEALTH),
    }
}

/// Overconfident Orc · Minion · 3 mana · 1/6 · **Taunt** While at full Health, this has +2 Attack.
//~ done BT_730 - 052f698e -
#[test]
fn BT_730_overconfident_orc() {
    check! { Mage:
        Has("BT_730", GameTag::TAUNT), Ally("BT_730"), StatsNow(My(0), 3, 6), DealDamage(My(0), 1), StatsNow(My(0), 1, 5),
        Restore(My(0), 1), StatsNow(My(0), 3, 6),
    }
}

/// Mo'arg Artificer · Minion · Mech · Demon · 2 mana · 2/4 · All minions take double damage from spells.
//~ done BT_733 - 4416d13e -
#[test]
fn BT_733_moarg_artificer() {
    check! { Mage:
        Ally("BT_733"), Enemy("CS2_186"), Ally("CS2_182"), Play("CS2_024", On(Their(0))), Damage(Their(0), 6),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), Play("CS2_189", On(My(1))), Damage(My(1), 1), EndTurn,
        Play("CS2_072", On(My(0))), BoardCount(Mine, 2),
    }
}
