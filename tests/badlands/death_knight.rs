//! Death Knight cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fdb0b4a6

/// Mismatched Fossils · Spell · 3 mana · **Discover** a Beast and an Undead. Swap their stats.
//~ done DEEP_001 - 8f495c24 -
#[test]
fn DEEP_001_mismatched_fossils() {
    check! { Hunter:
        Force(Card("CS2_171")), Force(Number(0)), Force(Number(0)), Force(Card("FP1_001")), Play("DEEP_001", Nothing),
        ChooseCard("CS2_171"), ChooseCard("FP1_001"), HandCount(Mine, 2), StatsNow(Newest("CS2_171"), 2, 3),
        StatsNow(Newest("FP1_001"), 1, 1),
    }
    check! { Hunter:
        Force(Card("CS2_171")), Force(Card("FP1_001")), Play("DEEP_001", Nothing), ChooseCard("CS2_171"),
        ChooseCard("FP1_001"), HandCount(Mine, 2),
    }
    check! { Hunter:
        Force(Card("CS2_171")), Force(Number(0)), Force(Number(0)), ForbidOutcome(Card("CS2_182")), Play("DEEP_001", Nothing),
        Choose(0), Choose(0), HandCount(Mine, 2),
    }
}

/// Prosthetic Hand · Minion · Mech · 3 mana · 3/1 · **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
//~ done DEEP_015 - cf9b6c4e -
#[test]
fn DEEP_015_prosthetic_hand() {
    check! { Paladin: Enemy("GVG_085"), Play("DEEP_015", Nothing), BoardCount(Mine, 1), HasNow(My(0), GameTag::REBORN) }
    check! { Paladin:
        Ally("WW_324"), Play("DEEP_015", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 5, 2),
        HasNow(My(0), GameTag::REBORN),
    }
    check! { Paladin: Ally("GVG_085"), Play("DEEP_015", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 4, 3) }
    check! { Paladin: Ally("CS2_182"), Give("DEEP_015"), CannotTarget("DEEP_015", My(0)) }
}

/// Quartzite Crusher · Weapon · 4 mana · 3/3 durability · **Lifesteal**. **Freeze** any character damaged by your hero.
//~ done DEEP_016 - a7f705bc -
#[test]
fn DEEP_016_quartzite_crusher() {
    check! { DeathKnight:
        Give("DEEP_016"), Cost("DEEP_016", 4), Stats("DEEP_016", 3, 3), Has("DEEP_016", GameTag::LIFESTEAL),
        Ally("CS2_182"), Enemy("CS2_231"), Enemy("CS2_182"), DealDamage(MyHero, 5), Play("DEEP_016", Nothing),
        Attack(My(0), TheirHero), HasNot(TheirHero, GameTag::FROZEN), Attack(MyHero, Their(1)), Damage(Their(1), 3),
        HasNow(Their(1), GameTag::FROZEN), HasNot(Their(0), GameTag::FROZEN), Damage(MyHero, 6), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), HasNow(TheirHero, GameTag::FROZEN),
    }
    check! { DeathKnight:
        Ally("CS2_182"), Play("DEEP_016", Nothing), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)),
        Damage(My(0), 3), HasNot(My(0), GameTag::FROZEN),
    }
}

/// Mining Casualties · Spell · 2 mana · Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
//~ done DEEP_017 - 84372176 -
#[test]
fn DEEP_017_mining_casualties() {
    check! { Paladin:
        Ally("CS2_101t"), Play("DEEP_017", Nothing), BoardCount(Mine, 3), IsCard(My(2), "CS2_101t"), Kill(My(0)),
        BoardCount(Mine, 2), Kill(My(0)), IsCard(My(0), "HERO_11bpt"), BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 1),
    }
}

/// Skeleton Crew · Minion · Undead · 4 mana · 3/3 · **Battlecry: Excavate** a treasure. It costs (0).
//~ done WW_322 - dd5b9e3d -
#[test]
fn WW_322_skeleton_crew() {
    check! { DeathKnight:
        Give("WW_322"), Cost("WW_322", 4), Stats("WW_322", 3, 3), Play("WW_322", Nothing), CostNow(InHand(0), 0),
    }
}

/// Pile of Bones · Minion · Undead · 2 mana · 2/1 · **Deathrattle:** The next time you **Excavate**, resummon this.
//~ done WW_324 - f36269b4 -
#[test]
fn WW_324_pile_of_bones() {
    check! { DeathKnight:
        Ally("WW_324"), Kill(My(0)), BoardCount(Mine, 0), Play("WW_001", Nothing), BoardCount(Mine, 2),
        IsCard(My(0), "WW_324"), Play("WW_001", Nothing), HandCount(Mine, 2), BoardCount(Mine, 3),
    }
    check! { DeathKnight:
        Ally("WW_324"), Kill(My(0)), EndTurn, Play("WW_001", Nothing), HandCount(Theirs, 2), BoardCount(Mine, 0),
    }
}

/// Farm Hand · Minion · Undead · 3 mana · 4/3 · **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
//~ done WW_358 - 8d6b3ad2 -
#[test]
fn WW_358_farm_hand() {
    check! { DeathKnight:
        Give("WW_358"), Force(Card("FP1_001")), Play("WW_358", Nothing), ChooseCard("FP1_001"), HandCount(Mine, 1),
        CostNow(InHand(0), 0),
    }
    check! { DeathKnight:
        Give("WW_358"), EndTurn, EndTurn, Force(Card("FP1_001")), Play("WW_358", Nothing), ChooseCard("FP1_001"),
        CostNow(InHand(1), 1),
    }
}

/// Fistful of Corpses · Spell · 1 mana · Deal damage to a minion equal to your **Corpses**.
//~ done WW_354 - 1af213e9 -
#[test]
fn WW_354_fistful_of_corpses() {
    check! { DeathKnight:
        Targets("WW_354", &[FriendlyMinion, EnemyMinion]), GainCorpses(4), Enemy("CS2_186"), Ally("CS2_186"),
        Play("WW_354", On(Their(0))), Damage(Their(0), 4), Damage(My(0), 0), Corpses(Mine, 4),
    }
    check! { DeathKnight: Enemy("CS2_186"), Play("WW_354", On(Their(0))), Damage(Their(0), 0), Corpses(Mine, 0) }
}

/// Reska, the Pit Boss · Minion · Undead · 20 mana · 6/3 · **Rush**. Costs (1) less for each minion that died this game. **Deathrattle:** Take control of a random enemy minion.
//~ done WW_373 - ecd22dc0 -
#[test]
fn WW_373_reska_the_pit_boss() {
    check! { DeathKnight:
        Has("WW_373", GameTag::RUSH), Give("WW_373"), CostNow(InHand(0), 20), Ally("CS2_231"), Ally("CS2_231"),
        Enemy("CS2_231"), Kill(My(0)), CostNow(InHand(0), 19), Kill(Their(0)), CostNow(InHand(0), 18),
    }
    check! { DeathKnight:
        Ally("WW_373"), Ally("CS2_231"), Enemy("CS2_182"), Enemy("CS2_172"), Force(Entity(Their(1))), Kill(My(0)),
        BoardCount(Mine, 2), BoardCount(Theirs, 1), IsCard(My(1), "CS2_172"),
    }
}

/// Corpse Farm · Spell · 3 mana · Spend up to 8 **Corpses** to summon a random minion of that Cost.
//~ done WW_374 - 9c3b4d5e -
#[test]
fn WW_374_corpse_farm() {
    check! { DeathKnight:
        GainCorpses(2), Force(Card("CS2_172")), Play("WW_374", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_172"),
        Corpses(Mine, 0),
    }
    check! { DeathKnight:
        GainCorpses(11), Force(Card("CS2_232")), Play("WW_374", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_232"),
        Corpses(Mine, 3),
    }
    check! { DeathKnight:
        GainCorpses(3), ForbidOutcome(Card("CS2_172")), Play("WW_374", Nothing), BoardCount(Mine, 1), Corpses(Mine, 0),
    }
}
