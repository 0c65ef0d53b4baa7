//! Rogue cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ec85c9f5

/// Cold Blood · Spell · 1 mana · Give a minion +2 Attack. **Combo:** +4 Attack instead.
//~ done CS2_073 - fdff0b64 -
#[test]
fn CS2_073_cold_blood() {
    check! { Rogue:
        Give("CS2_073"), Cost("CS2_073", 1), Targets("CS2_073", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_073", On(My(0))), StatsNow(My(0), 6, 5),
    }
    check! { Rogue:
        Ally("CS2_182"), Play("GAME_005", Nothing), Targets("CS2_073", &[FriendlyMinion, EnemyMinion]),
        Play("CS2_073", On(My(0))), StatsNow(My(0), 8, 5),
    }
}

/// Blade Flurry · Spell · 2 mana · Destroy your weapon and deal its damage to all enemy minions.
//~ done CS2_233 - e0b1c681 -
#[test]
fn CS2_233_blade_flurry() {
    check! { Rogue:
        Give("CS2_233"), Cost("CS2_233", 2), Unplayable("CS2_233"), Ally("CS2_106"), Enemy("CS2_182"),
        Ally("CS2_182"), Play("CS2_233", Nothing), Damage(Their(0), 3), NoWeapon(Mine), Health(TheirHero, 30),
        Damage(My(0), 0),
    }
    check! { Rogue:
        Ally("CS2_106"), EndTurn, Play("CS2_106", Nothing), Play("CS2_233", Nothing), IsCard(MyWeapon, "CS2_106"),
    }
}

/// Eviscerate · Spell · 2 mana · Deal $2 damage. **Combo:** Deal $4 damage instead.
//~ done EX1_124 - 2374eadb -
#[test]
fn EX1_124_eviscerate() {
    check! { Rogue:
        Give("EX1_124"), Cost("EX1_124", 2),
        Targets("EX1_124", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_124", On(TheirHero)),
        Health(TheirHero, 28),
    }
    check! { Rogue: Play("GAME_005", Nothing), Play("EX1_124", On(TheirHero)), Health(TheirHero, 26) }
}

/// Betrayal · Spell · 2 mana · Force an enemy minion to deal its damage to the minions next to it.
//~ done EX1_126 - 209cb2fc -
#[test]
fn EX1_126_betrayal() {
    check! { Rogue:
        Give("EX1_126"), Cost("EX1_126", 2), Targets("EX1_126", &[EnemyMinion]), Enemy("CS2_200"), Enemy("CS2_182"),
        Enemy("CS2_200"), Enemy("CS2_200"), Ally("CS2_182"), Play("EX1_126", On(Their(1))), Damage(Their(0), 4),
        Damage(Their(1), 0), Damage(Their(2), 4), Damage(Their(3), 0), Damage(My(0), 0),
    }
    check! { Rogue:
        Enemy("CS2_200"), Enemy("EX1_170"), Play("EX1_126", On(Their(1))), Dead(Nth(0)), BoardCount(Theirs, 1),
    }
}

/// Conceal · Spell · Shadow · 1 mana · Give your minions **Stealth** until your next turn.
//~ done EX1_128 - da06307f -
#[test]
fn EX1_128_conceal() {
    check! { Rogue:
        Give("EX1_128"), Cost("EX1_128", 1), Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_128", Nothing),
        HasNow(My(0), GameTag::STEALTH), HasNot(Their(0), GameTag::STEALTH), EndTurn, HasNow(My(0), GameTag::STEALTH),
        EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
}

/// Concealed · Enchantment · Stealthed until your next turn.
//~ done EX1_128e - c8ddad3c -
#[test]
fn EX1_128e_concealed() {
    check! { Rogue:
        Ally("CS2_118"), Enchant(My(0), "EX1_128e"), HasNow(My(0), GameTag::STEALTH), EndTurn,
        HasNow(My(0), GameTag::STEALTH), EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
}

/// Defias Ringleader · Minion · 2 mana · 3/2 · **Combo:** Summon a 2/1 Defias Bandit.
//~ done EX1_131 - 57cc9829 -
#[test]
fn EX1_131_defias_ringleader() {
    check! { Rogue:
        Give("EX1_131"), Cost("EX1_131", 2), Stats("EX1_131", 3, 2), Play("EX1_131", Nothing), BoardCount(Mine, 1),
    }
    check! { Rogue: Play("GAME_005", Nothing), Play("EX1_131", Nothing), IsCard(My(1), "EX1_131t"), StatsNow(My(1), 2, 1) }
}

/// Perdition's Blade · Weapon · 3 mana · 2/2 durability · **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
//~ done EX1_133 - 9f62237a -
#[test]
fn EX1_133_perditions_blade() {
    check! { Rogue:
        Give("EX1_133"), Cost("EX1_133", 3), Stats("EX1_133", 2, 2),
        Targets("EX1_133", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_133", On(TheirHero)),
        Health(TheirHero, 29),
    }
    check! { Rogue: Play("GAME_005", Nothing), Play("EX1_133", On(TheirHero)), Health(TheirHero, 28) }
}

/// SI:7 Agent · Minion · 3 mana · 3/3 · **Combo:** Deal 3 damage.
//~ done EX1_134 - d379e6df -
#[test]
fn EX1_134_si_7_agent() {
    check! { Rogue:
        Give("EX1_134"), Cost("EX1_134", 3), Stats("EX1_134", 3, 3), Play("EX1_134", Nothing), Health(TheirHero, 30),
    }
    check! { Rogue: Play("GAME_005", Nothing), Play("EX1_134", On(TheirHero)), Health(TheirHero, 27) }
}

/// Headcrack · Spell · 3 mana · Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
//~ done EX1_137 - c323f0b3 -
#[test]
fn EX1_137_headcrack() {
    check! { Rogue:
        Give("EX1_137"), Cost("EX1_137", 3), Play("EX1_137", Nothing), Health(TheirHero, 28), EndTurn, EndTurn,
        IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Rogue:
        Play("GAME_005", Nothing), Play("EX1_137", Nothing), Health(TheirHero, 28),
        IsInZone(Nth(1), Zone::Graveyard), EndTurn, IsInZone(Nth(1), Zone::Hand), EndTurn, HandCount(Mine, 2),
    }
}

/// Shadowstep · Spell · Shadow · 0 mana · Return a friendly minion to your hand. It costs (2) less.
//~ done EX1_144 - 1436c320 -
#[test]
fn EX1_144_shadowstep() {
    check! { Rogue:
        Give("EX1_144"), Cost("EX1_144", 0), Targets("EX1_144", &[FriendlyMinion]), Ally("CS2_182"),
        Play("EX1_144", On(My(0))), BoardCount(Mine, 0), IsCard(InHand(0), "CS2_182"), CostNow(InHand(0), 2),
    }
}

/// Preparation · Spell · 0 mana · The next spell you cast this turn costs (2) less.
//~ done EX1_145 - 5c58241e -
#[test]
fn EX1_145_preparation() {
    check! { Rogue:
        Give("EX1_145"), Cost("EX1_145", 0), Give("CS2_029"), Give("CS2_023"), Give("CS2_182"),
        Play("EX1_145", Nothing), CostNow(Nth(1), 2), CostNow(Nth(2), 1), CostNow(Nth(3), 4), Play("CS2_231", Nothing),
        CostNow(Nth(1), 2), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), CostNow(Nth(2), 3),
    }
    check! { Rogue:
        Give("CS2_029"), Play("EX1_145", Nothing), CostNow(Nth(0), 2), EndTurn, EndTurn, CostNow(Nth(0), 4),
    }
}

/// Preparation · Enchantment · The next spell you cast this turn costs (2) less.
//~ done EX1_145e - 3e01443a -
#[test]
fn EX1_145e_preparation() {
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "EX1_145e"), CostNow(Nth(1), 3), CostNow(Nth(2), 4),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "EX1_145e"), Play("GAME_005", Nothing), Crystals(10), CostNow(Nth(1), 5),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "EX1_145e"), EndTurn, CostNow(Nth(1), 5),
    }
}

/// Preparation · Enchantment · The next spell you cast this turn costs (2) less.
//~ done EX1_145o - 3e01443a -
#[test]
fn EX1_145o_preparation() {
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "EX1_145o"), CostNow(Nth(1), 3), CostNow(Nth(2), 4),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "EX1_145o"), Play("GAME_005", Nothing), Crystals(10), CostNow(Nth(1), 5),
    }
    check! { Rogue:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "EX1_145o"), EndTurn, CostNow(Nth(1), 5),
    }
}

/// Edwin VanCleef · Minion · 3 mana · 2/2 · **Combo:** Gain +2/+2 for each other card you've played this turn.
//~ done EX1_613 - 74760045 -
#[test]
fn EX1_613_edwin_van_cleef() {
    check! { Rogue:
        Give("EX1_613"), Cost("EX1_613", 3), Stats("EX1_613", 2, 2), Play("EX1_613", Nothing), StatsNow(My(0), 2, 2),
    }
    check! { Rogue: Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("EX1_613", Nothing), StatsNow(My(0), 6, 6) }
}

/// Kidnapper · Minion · Undead · 6 mana · 5/3 · **Combo:** Return a minion to its owner's hand.
//~ done NEW1_005 - 0e46d172 -
#[test]
fn NEW1_005_kidnapper() {
    check! { Rogue:
        Give("NEW1_005"), Cost("NEW1_005", 6), Stats("NEW1_005", 5, 3), Enemy("CS2_182"), Play("NEW1_005", Nothing),
        BoardCount(Theirs, 1),
    }
    check! { Rogue:
        Enemy("CS2_182"), Play("GAME_005", Nothing), Targets("NEW1_005", &[FriendlyMinion, EnemyMinion]),
        Play("NEW1_005", On(Their(0))), BoardCount(Theirs, 0), HandCount(Theirs, 1),
    }
}

/// Master of Disguise · Minion · 4 mana · 4/4 · **Battlecry:** Give a friendly minion **Stealth** until your next turn.
//~ done NEW1_014 - 73422f65 -
#[test]
fn NEW1_014_master_of_disguise() {
    check! { Rogue:
        Give("NEW1_014"), Cost("NEW1_014", 4), Stats("NEW1_014", 4, 4), Targets("NEW1_014", &[FriendlyMinion]),
        Ally("CS2_182"), Play("NEW1_014", On(My(0))), HasNow(My(0), GameTag::STEALTH), EndTurn,
        HasNow(My(0), GameTag::STEALTH), EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
}

/// Disguised · Enchantment · Stealthed until your next turn.
//~ done NEW1_014e - f488e48f -
#[test]
fn NEW1_014e_disguised() {
    check! { Rogue:
        Ally("CS2_118"), Enchant(My(0), "NEW1_014e"), HasNow(My(0), GameTag::STEALTH), EndTurn,
        HasNow(My(0), GameTag::STEALTH), EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
}
