//! Rogue cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b589e122

/// Cold Blood · Spell · 2 mana · Give a minion +2 Attack. **Combo:** +4 Attack instead.
//~ done VAN_CS2_073_puzzle - 273d525c -
#[test]
fn VAN_CS2_073_puzzle_cold_blood() {
    check! { Rogue:
        Give("VAN_CS2_073_puzzle"), Cost("VAN_CS2_073_puzzle", 2),
        Targets("VAN_CS2_073_puzzle", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("VAN_CS2_073_puzzle", On(My(0))), StatsNow(My(0), 6, 5),
    }
    check! { Rogue:
        Ally("CS2_182"), Play("GAME_005", Nothing), Targets("VAN_CS2_073_puzzle", &[FriendlyMinion, EnemyMinion]),
        Play("VAN_CS2_073_puzzle", On(My(0))), StatsNow(My(0), 8, 5),
    }
}

/// Blade Flurry · Spell · 2 mana · Destroy your weapon and deal its damage to all enemies.
//~ done VAN_CS2_233 - da5b4e5e -
#[test]
fn VAN_CS2_233_blade_flurry() {
    check! { Rogue:
        Give("VAN_CS2_233"), Cost("VAN_CS2_233", 2), Ally("CS2_106"), Enemy("CS2_182"), Ally("CS2_182"),
        Play("VAN_CS2_233", Nothing), Damage(Their(0), 3), Health(TheirHero, 27), NoWeapon(Mine), Damage(My(0), 0),
        Health(MyHero, 30),
    }
    check! { Rogue:
        EndTurn, Play("CS2_106", Nothing), Ally("CS2_106"), Play("VAN_CS2_233", Nothing), IsCard(MyWeapon, "CS2_106"),
        Health(MyHero, 27),
    }
}

/// SI:7 Agent · Minion · 3 mana · 3/3 · **Combo:** Deal 2 damage.
//~ done VAN_EX1_134 - ff7dbbde -
#[test]
fn VAN_EX1_134_si_7_agent() {
    check! { Rogue:
        Give("VAN_EX1_134"), Cost("VAN_EX1_134", 3), Stats("VAN_EX1_134", 3, 3), Play("VAN_EX1_134", Nothing),
        Health(TheirHero, 30),
    }
    check! { Rogue: Play("GAME_005", Nothing), Play("VAN_EX1_134", On(TheirHero)), Health(TheirHero, 28) }
}

/// Preparation · Spell · 0 mana · The next spell you cast this turn costs (3) less.
//~ done VAN_EX1_145 - 9f72effc -
#[test]
fn VAN_EX1_145_preparation() {
    check! { Rogue:
        Give("VAN_EX1_145"), Cost("VAN_EX1_145", 0), Give("CS2_029"), Give("CS2_023"), Give("CS2_182"),
        Play("VAN_EX1_145", Nothing), CostNow(Nth(1), 1), CostNow(Nth(2), 0), CostNow(Nth(3), 4),
        Play("CS2_231", Nothing), CostNow(Nth(1), 1), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        CostNow(Nth(2), 3),
    }
    check! { Rogue:
        Give("CS2_029"), Play("VAN_EX1_145", Nothing), CostNow(Nth(0), 1), EndTurn, EndTurn, CostNow(Nth(0), 4),
    }
}

/// Preparation · Enchantment · The next spell you cast this turn costs (3) less.
//~ done VAN_EX1_145e - 0b551eaa -
#[test]
fn VAN_EX1_145e_preparation() {
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "VAN_EX1_145e"), CostNow(Nth(1), 2), CostNow(Nth(2), 4),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "VAN_EX1_145e"), Play("GAME_005", Nothing), Crystals(10), CostNow(Nth(1), 5),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "VAN_EX1_145e"), EndTurn, CostNow(Nth(1), 5),
    }
}

/// Preparation · Enchantment · The next spell you cast this turn costs (3) less.
//~ done VAN_EX1_145o - 0b551eaa -
#[test]
fn VAN_EX1_145o_preparation() {
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "VAN_EX1_145o"), CostNow(Nth(1), 2), CostNow(Nth(2), 4),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "VAN_EX1_145o"), Play("GAME_005", Nothing), Crystals(10), CostNow(Nth(1), 5),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "VAN_EX1_145o"), EndTurn, CostNow(Nth(1), 5),
    }
}

/// Patient Assassin · Minion · 2 mana · 1/1 · **Stealth**. Destroy any minion damaged by this minion.
//~ done VAN_EX1_522 - 984d1fec -
#[test]
fn VAN_EX1_522_patient_assassin() {
    check! { Rogue:
        Give("VAN_EX1_522"), Cost("VAN_EX1_522", 2), Stats("VAN_EX1_522", 1, 1), Has("VAN_EX1_522", GameTag::STEALTH),
        Ally("VAN_EX1_522"), Enemy("CS2_200"), Attack(My(0), Their(0)), Dead(Nth(2)),
    }
    check! { Rogue:
        Ally("VAN_EX1_522"), Enemy("CS2_200"), Play("CS2_008", On(Their(0))), Damage(Their(0), 1),
        Play("CS2_008", On(My(0))), BoardCount(Theirs, 1),
    }
    check! { Rogue: Ally("VAN_EX1_522"), Attack(My(0), TheirHero), EndTurn }
    // It answers each time, not once a turn.
    check! { Rogue:
        Ally("VAN_EX1_522"), Enemy("CS2_052"), Enemy("CS2_052"), Attack(My(0), Their(0)), Ready(My(0)),
        Attack(My(0), Their(0)), BoardCount(Theirs, 0),
    }
    // Minions of its own side are no exception.
    check! { Rogue:
        Ally("CS2_200"), Ally("VAN_EX1_522"), Attack(My(1), TheirHero), Health(TheirHero, 29), EndTurn,
        Play("EX1_126", On(My(1))), BoardCount(Mine, 1), IsCard(My(0), "VAN_EX1_522"),
    }
}

/// Edwin VanCleef · Minion · 3 mana · 2/2 · **Combo:** Gain +2/+2 for each card played earlier this turn.
//~ done VAN_EX1_613 - 774c9652 -
#[test]
fn VAN_EX1_613_edwin_van_cleef() {
    check! { Rogue:
        Give("VAN_EX1_613"), Cost("VAN_EX1_613", 3), Stats("VAN_EX1_613", 2, 2), Play("VAN_EX1_613", Nothing),
        StatsNow(My(0), 2, 2),
    }
    check! { Rogue:
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("VAN_EX1_613", Nothing), StatsNow(My(0), 6, 6),
    }
}

/// Master of Disguise · Minion · 4 mana · 4/4 · **Battlecry:** Give a friendly minion **Stealth**.
//~ done VAN_NEW1_014 - ea8a9665 -
#[test]
fn VAN_NEW1_014_master_of_disguise() {
    check! { Rogue:
        Give("VAN_NEW1_014"), Cost("VAN_NEW1_014", 4), Stats("VAN_NEW1_014", 4, 4),
        Targets("VAN_NEW1_014", &[FriendlyMinion]), Ally("CS2_182"), Play("VAN_NEW1_014", On(My(0))),
        HasNow(My(0), GameTag::STEALTH), EndTurn, EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}
