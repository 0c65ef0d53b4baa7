//! Neutral cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2e8c76dc

/// Spiteful Smith · Minion · Undead · 5 mana · 4/6 · **Enrage:** Your weapon has +2 Attack.
//~ done VAN_CS2_221 - add0db99 -
#[test]
fn VAN_CS2_221_spiteful_smith() {
    check! { Mage:
        Give("VAN_CS2_221"), Cost("VAN_CS2_221", 5), Stats("VAN_CS2_221", 4, 6), Play("VAN_CS2_221", Nothing),
        Ally("CS2_106"), StatsNow(MyWeapon, 3, 2), DealDamage(My(0), 1), StatsNow(MyWeapon, 5, 2),
    }
}

/// Ysera Awakens · Spell · 2 mana · Deal $5 damage to all characters except Ysera.
//~ done VAN_DREAM_02 - e67f5367 -
#[test]
fn VAN_DREAM_02_ysera_awakens() {
    check! { Mage:
        Give("VAN_DREAM_02"), Cost("VAN_DREAM_02", 2), Enemy("CS2_200"), Ally("VAN_EX1_572"),
        Play("VAN_DREAM_02", Nothing), Damage(Their(0), 5), Damage(My(0), 0), Health(TheirHero, 25), Health(MyHero, 25),
    }
}

/// Dream · Spell · 0 mana · Return a minion to its owner's hand.
//~ done VAN_DREAM_04 - bc14a005 -
#[test]
fn VAN_DREAM_04_dream() {
    check! { Mage:
        Give("VAN_DREAM_04"), Cost("VAN_DREAM_04", 0), Targets("VAN_DREAM_04", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), Play("VAN_DREAM_04", On(Their(0))), HandCount(Theirs, 1),
    }
}

/// Nightmare · Spell · 0 mana · Give a minion +5/+5. At the start of your next turn, destroy it.
//~ done VAN_DREAM_05 - c969b744 -
#[test]
fn VAN_DREAM_05_nightmare() {
    check! { Mage:
        Give("VAN_DREAM_05"), Cost("VAN_DREAM_05", 0), Targets("VAN_DREAM_05", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("VAN_DREAM_05", On(My(0))), StatsNow(My(0), 9, 10), EndTurn, BoardCount(Mine, 1), EndTurn,
        BoardCount(Mine, 0),
    }
}

/// The Black Knight · Minion · 6 mana · 4/5 · **Battlecry:** Destroy an enemy minion with **Taunt**.
//~ done VAN_EX1_002 - 6a5da676 -
#[test]
fn VAN_EX1_002_the_black_knight() {
    check! { Mage:
        Give("VAN_EX1_002"), Cost("VAN_EX1_002", 6), Stats("VAN_EX1_002", 4, 5), Enemy("CS2_179"), Enemy("CS2_182"),
        Ally("CS2_179"), CannotTarget("VAN_EX1_002", Their(1)), CannotTarget("VAN_EX1_002", My(0)),
        Play("VAN_EX1_002", On(Their(0))), Dead(Nth(1)),
    }
}

/// Big Game Hunter · Minion · 3 mana · 4/2 · **Battlecry:** Destroy a minion with 7 or more Attack.
//~ done VAN_EX1_005 - 34f7b236 -
#[test]
fn VAN_EX1_005_big_game_hunter() {
    check! { Mage:
        Give("VAN_EX1_005"), Cost("VAN_EX1_005", 3), Stats("VAN_EX1_005", 4, 2), Enemy("CS2_186"), Enemy("CS2_200"),
        CannotTarget("VAN_EX1_005", Their(1)), Play("VAN_EX1_005", On(Their(0))), Dead(Nth(1)), BoardCount(Theirs, 1),
    }
    check! { Mage: Ally("CS2_186"), Play("VAN_EX1_005", On(My(0))), Dead(Nth(0)) }
}

/// Angry Chicken · Minion · Beast · 1 mana · 1/1 · **Enrage:** +5 Attack.
//~ done VAN_EX1_009 - e0c583a1 -
#[test]
fn VAN_EX1_009_angry_chicken() {
    check! { Mage:
        Give("VAN_EX1_009"), Cost("VAN_EX1_009", 1), Stats("VAN_EX1_009", 1, 1), Ally("VAN_EX1_009"),
        Play("CS2_004", On(My(0))), HandCount(Mine, 2), StatsNow(My(0), 1, 3), DealDamage(My(0), 1), StatsNow(My(0), 6, 2),
    }
}

/// Mind Control Tech · Minion · 3 mana · 3/3 · **Battlecry:** If your opponent has 4 or more minions, take control of one at random.
//~ done VAN_EX1_085 - afa7d185 -
#[test]
fn VAN_EX1_085_mind_control_tech() {
    check! { Mage:
        Give("VAN_EX1_085"), Cost("VAN_EX1_085", 3), Stats("VAN_EX1_085", 3, 3), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_172"), Force(Entity(Their(3))), Play("VAN_EX1_085", Nothing),
        BoardCount(Theirs, 3), BoardCount(Mine, 2), IsCard(My(1), "CS2_172"),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("VAN_EX1_085", Nothing),
        BoardCount(Theirs, 3),
    }
    check! { Mage:
        Ally("CS2_172"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))),
        Play("VAN_EX1_085", Nothing), BoardCount(Theirs, 3), BoardCount(Mine, 3),
    }
}

/// Coldlight Seer · Minion · Murloc · 3 mana · 2/3 · **Battlecry:** Give ALL other Murlocs +2 Health.
//~ done VAN_EX1_103 - f9d472f9 -
#[test]
fn VAN_EX1_103_coldlight_seer() {
    check! { Mage:
        Give("VAN_EX1_103"), Cost("VAN_EX1_103", 3), Stats("VAN_EX1_103", 2, 3), Ally("CS2_168"), Enemy("CS2_168"),
        Ally("CS2_231"), Play("VAN_EX1_103", Nothing), StatsNow(My(0), 2, 3), StatsNow(Their(0), 2, 3), StatsNow(My(1), 1, 1),
        StatsNow(My(2), 2, 3),
    }
}

/// Cairne Bloodhoof · Minion · 6 mana · 4/5 · **Deathrattle:** Summon a 4/5 Baine Bloodhoof.
//~ done VAN_EX1_110 - 999437fa -
#[test]
fn VAN_EX1_110_cairne_bloodhoof() {
    check! { Mage:
        Give("VAN_EX1_110"), Cost("VAN_EX1_110", 6), Stats("VAN_EX1_110", 4, 5), Play("VAN_EX1_110", Nothing),
        BoardCount(Mine, 1), Kill(My(0)), IsCard(My(0), "VAN_EX1_110t"), StatsNow(My(0), 4, 5),
    }
}

/// Emperor Cobra · Minion · Beast · 3 mana · 2/3 · Destroy any minion damaged by this minion.
//~ done VAN_EX1_170 - e9850109 -
#[test]
fn VAN_EX1_170_emperor_cobra() {
    check! { Mage:
        Give("VAN_EX1_170"), Cost("VAN_EX1_170", 3), Stats("VAN_EX1_170", 2, 3), Ally("VAN_EX1_170"),
        Enemy("CS2_200"), Attack(My(0), Their(0)), Dead(Nth(2)),
    }
    check! { Mage:
        Ally("VAN_EX1_170"), Enemy("CS2_200"), Play("CS2_008", On(Their(0))), Damage(Their(0), 1),
        Play("CS2_008", On(My(0))), BoardCount(Theirs, 1),
    }
    check! { Mage: Ally("VAN_EX1_170"), Attack(My(0), TheirHero), EndTurn }
    // Minions of its own side are no exception.
    check! { Mage:
        Enemy("CS2_200"), Enemy("VAN_EX1_170"), Play("EX1_126", On(Their(1))), BoardCount(Theirs, 1),
        IsCard(Their(0), "VAN_EX1_170"),
    }
}

/// Tauren Warrior · Minion · 3 mana · 2/3 · **Taunt**. **Enrage:** +3 Attack
//~ done VAN_EX1_390 - 58eefd4b -
#[test]
fn VAN_EX1_390_tauren_warrior() {
    check! { Mage:
        Give("VAN_EX1_390"), Cost("VAN_EX1_390", 3), Stats("VAN_EX1_390", 2, 3), Has("VAN_EX1_390", GameTag::TAUNT),
        Play("VAN_EX1_390", Nothing), HasNow(My(0), GameTag::TAUNT), StatsNow(My(0), 2, 3), DealDamage(My(0), 1), StatsNow(My(0), 5, 2),
        Play("CS2_007", On(My(0))), StatsNow(My(0), 2, 3),
    }
}

/// Amani Berserker · Minion · 2 mana · 2/3 · **Enrage:** +3 Attack
//~ done VAN_EX1_393 - c273ead7 -
#[test]
fn VAN_EX1_393_amani_berserker() {
    check! { Mage:
        Give("VAN_EX1_393"), Cost("VAN_EX1_393", 2), Stats("VAN_EX1_393", 2, 3), Play("VAN_EX1_393", Nothing),
        StatsNow(My(0), 2, 3), DealDamage(My(0), 1), StatsNow(My(0), 5, 2), Play("CS2_007", On(My(0))), StatsNow(My(0), 2, 3),
    }
}

/// Raging Worgen · Minion · 3 mana · 3/3 · **Enrage: Windfury** and +1 Attack
//~ done VAN_EX1_412 - 24e47f8e -
#[test]
fn VAN_EX1_412_raging_worgen() {
    check! { Mage:
        Give("VAN_EX1_412"), Cost("VAN_EX1_412", 3), Stats("VAN_EX1_412", 3, 3), Play("VAN_EX1_412", Nothing),
        StatsNow(My(0), 3, 3), HasNot(My(0), GameTag::WINDFURY), DealDamage(My(0), 1), StatsNow(My(0), 4, 2),
        HasNow(My(0), GameTag::WINDFURY),
    }
}

/// Murloc Warleader · Minion · Murloc · 3 mana · 3/3 · ALL other murlocs have +2/+1.
//~ done VAN_EX1_507 - f717c3ac -
#[test]
fn VAN_EX1_507_murloc_warleader() {
    check! { Mage:
        Give("VAN_EX1_507"), Cost("VAN_EX1_507", 3), Stats("VAN_EX1_507", 3, 3), Play("VAN_EX1_507", Nothing),
        Ally("CS2_168"), Ally("CS2_231"), Enemy("CS2_168"), StatsNow(My(1), 4, 2), StatsNow(Their(0), 4, 2), StatsNow(My(2), 1, 1),
        StatsNow(My(0), 3, 3),
    }
}

/// Mrgglaargl! · Enchantment · \+2/+1 from Murloc Warleader.
//~ done VAN_EX1_507e - f0d23b26 -
#[test]
fn VAN_EX1_507e_mrgglaargl() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "VAN_EX1_507e"), StatsNow(My(0), 7, 2) }
}

/// Grimscale Oracle · Minion · Murloc · 1 mana · 1/1 · ALL other Murlocs have +1 Attack.
//~ done VAN_EX1_508 - ea2e5893 -
#[test]
fn VAN_EX1_508_grimscale_oracle() {
    check! { Mage:
        Give("VAN_EX1_508"), Cost("VAN_EX1_508", 1), Stats("VAN_EX1_508", 1, 1), Play("VAN_EX1_508", Nothing),
        Ally("CS2_168"), Ally("CS2_231"), Enemy("CS2_168"), StatsNow(My(1), 3, 1), StatsNow(Their(0), 3, 1), StatsNow(My(2), 1, 1),
        StatsNow(My(0), 1, 1),
    }
}

/// Murloc Tidecaller · Minion · Murloc · 1 mana · 1/2 · Whenever a Murloc is summoned, gain +1 Attack.
//~ done VAN_EX1_509 - 5750ddbd -
#[test]
fn VAN_EX1_509_murloc_tidecaller() {
    check! { Mage:
        Give("VAN_EX1_509"), Cost("VAN_EX1_509", 1), Stats("VAN_EX1_509", 1, 2), Play("VAN_EX1_509", Nothing),
        Play("CS2_168", Nothing), StatsNow(My(0), 2, 2), Play("CS2_231", Nothing), StatsNow(My(0), 2, 2), EndTurn,
        Play("CS2_168", Nothing), StatsNow(My(0), 3, 2),
    }
    // The Attack is there before the Battlecry.
    check! { Mage: Ally("VAN_EX1_509"), Play("UNG_937", Nothing), StatsNow(My(0), 2, 2), Choose(0), HandCount(Mine, 1) }
}

/// Ysera · Minion · Dragon · 9 mana · 4/12 · At the end of your turn, add a Dream Card to your hand.
//~ done VAN_EX1_572 - 3e1e313f -
#[test]
fn VAN_EX1_572_ysera() {
    check! { Mage:
        Give("VAN_EX1_572"), Cost("VAN_EX1_572", 9), Stats("VAN_EX1_572", 4, 12), Play("VAN_EX1_572", Nothing),
        Force(Card("VAN_DREAM_04")), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "VAN_DREAM_04"),
    }
    check! { Mage:
        Ally("VAN_EX1_572"), Force(Card("VAN_DREAM_01")), EndTurn, IsCard(InHand(0), "VAN_DREAM_01"), EndTurn,
        HandCount(Mine, 2),
    }
    check! { Mage:
        Ally("VAN_EX1_572"), Force(Card("VAN_DREAM_02")), EndTurn, IsCard(InHand(0), "VAN_DREAM_02"), EndTurn,
        HandCount(Mine, 2),
    }
    check! { Mage:
        Ally("VAN_EX1_572"), Force(Card("VAN_DREAM_03")), EndTurn, IsCard(InHand(0), "VAN_DREAM_03"), EndTurn,
        HandCount(Mine, 2),
    }
    check! { Mage:
        Ally("VAN_EX1_572"), Force(Card("VAN_DREAM_05")), EndTurn, IsCard(InHand(0), "VAN_DREAM_05"), EndTurn,
        HandCount(Mine, 2),
    }
}

/// Illidan Stormrage · Minion · Demon · 6 mana · 7/5 · Whenever you play a card, summon a 2/1 Flame of Azzinoth.
//~ done VAN_EX1_614 - 47f9f5f6 -
#[test]
fn VAN_EX1_614_illidan_stormrage() {
    check! { Mage:
        Give("VAN_EX1_614"), Cost("VAN_EX1_614", 6), Stats("VAN_EX1_614", 7, 5), Play("VAN_EX1_614", Nothing),
        Play("GAME_005", Nothing), IsCard(My(1), "VAN_TU4e_002t"), StatsNow(My(1), 2, 1), EndTurn, Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
    }
}

/// Molten Giant · Minion · 20 mana · 8/8 · Costs (1) less for each damage your hero has taken.
//~ done VAN_EX1_620 - 0d880225 -
#[test]
fn VAN_EX1_620_molten_giant() {
    check! { Mage:
        Give("VAN_EX1_620"), Cost("VAN_EX1_620", 20), Stats("VAN_EX1_620", 8, 8), CostNow(Nth(0), 20), DealDamage(MyHero, 15),
        CostNow(Nth(0), 5),
    }
}
