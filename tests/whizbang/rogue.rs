//! Rogue cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d94756c0

/// Dust Bunny · Minion · Beast · 3 mana · 3/2 · **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife*).
//~ done MIS_706 - dca0b7c1 -
#[test]
fn MIS_706_dust_bunny() {
    check! { Rogue:
        Force(Card("WW_001t")), Play("MIS_706", Nothing), IsCard(InHand(0), "WW_001t"), Force(Card("CS2_082")), Kill(My(0)),
        IsCard(InHand(1), "CS2_082"), HandCount(Theirs, 0),
    }
}

/// Shoplifter Goldbeard · Minion · Pirate · 5 mana · 5/5 · After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
//~ done TOY_511 - 718e6f1c -
#[test]
fn TOY_511_shoplifter_goldbeard() {
    check! { Rogue:
        Give("TOY_511"), Cost("TOY_511", 5), Stats("TOY_511", 5, 5), Ally("TOY_511"), Enemy("CS2_182"),
        Enemy("CS2_182"), Force(Entity(Their(0))), Play("CS2_146", Nothing), Damage(Their(0), 2), Damage(Their(1), 0),
        Damage(TheirHero, 0), BoardCount(Mine, 2), IsCard(My(1), "CS2_146"), Play("CS2_231", Nothing), BoardCount(Mine, 3),
    }
    check! { Rogue:
        Ally("TOY_511"), Enemy("CS2_182"), Force(Entity(Their(0))), Play("CS2_146", Nothing),
        Play("CS2_231", Nothing), StatsNow(Their(0), 4, 3),
    }
    check! { Rogue: Ally("TOY_511"), Play("CS2_146", Nothing), BoardCount(Mine, 2), Health(TheirHero, 28) }
    check! { Rogue: Ally("TOY_511"), Enemy("TOY_511"), Play("CS2_146", Nothing), BoardCount(Theirs, 1) }
    // Each that is summoned.
    check! { Mage:
        Ally("TOY_511"), Summon("CS2_146"), Health(TheirHero, 28), BoardCount(Mine, 2), Summon("CS2_146"),
        Health(TheirHero, 26), BoardCount(Mine, 3),
    }
    // The Battlecry comes first.
    check! { Rogue:
        Ally("TOY_511"), Play("DAL_416", Nothing), BoardCount(Mine, 2), Health(TheirHero, 30), Choose(0),
        Health(TheirHero, 26), HandCount(Mine, 1),
    }
    // Who is no longer there after the attack does not die: Freezing Trap.
    check! { Rogue:
        EndTurn, Play("EX1_611", Nothing), EndTurn, Ally("TOY_511"), Enemy("LOOT_357l"), Force(Entity(Their(0))),
        Play("CS2_146", Nothing), BoardCount(Mine, 2), HandCount(Mine, 2), IsCard(InHand(1), "CS2_146"),
        CostNow(InHand(1), 3), Damage(Their(0), 0),
    }
}

/// The Crystal Cove · Location · 3 mana · 3 uses · The next minion you summon this turn has its stats set to 4/4.
//~ done TOY_512 - 113792fd -
#[test]
fn TOY_512_the_crystal_cove() {
    check! { Rogue:
        Ally("TOY_512"), Use(My(0), 0, Nothing), Play("CS2_231", Nothing), StatsNow(My(1), 4, 4), Play("CS2_231", Nothing),
        StatsNow(My(2), 1, 1),
    }
    check! { Rogue:
        Ally("TOY_512"), Use(My(0), 0, Nothing), EndTurn, Play("CS2_231", Nothing), StatsNow(Their(0), 1, 1), EndTurn,
        Play("CS2_231", Nothing), StatsNow(My(1), 1, 1),
    }
}

/// Sonya Waterdancer · Minion · 4 mana · 3/3 · After you play a 1-Cost minion, get a copy of it that costs (0).
//~ done TOY_515 - 18868b71 -
#[test]
fn TOY_515_sonya_waterdancer() {
    check! { Rogue:
        Ally("TOY_515"), Play("CS2_172", Nothing), HandCount(Mine, 0), Play("CS2_168", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_168"), CostNow(InHand(0), 0), Play("CS2_168", Nothing), HandCount(Mine, 0), Mana(7), EndTurn,
        Play("CS2_168", Nothing), HandCount(Mine, 0),
    }
    // A spell that costs (1) is no minion, and one that is summoned is not played.
    check! { Rogue:
        Ally("TOY_515"), Play("DS1_185", On(TheirHero)), Damage(TheirHero, 2), HandCount(Mine, 0), Summon("CS2_168"),
        HandCount(Mine, 0),
    }
    // Each minion of a turn.
    check! { Rogue:
        Ally("TOY_515"), Play("CS2_168", Nothing), Play("CS2_171", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_171"), CostNow(InHand(1), 0),
    }
}
