//! Warrior cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69b939d8

/// Ragnaros, the Great Fire · Minion · Elemental · 8 mana · 8/8 · **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
//~ done CATA_150 - 7d2730f4 -
#[test]
fn CATA_150_ragnaros_the_great_fire() {
    check! { Warrior:
        Ally("EX1_096"), Enemy("EX1_096"), Play("CATA_150", Nothing), BoardCount(Mine, 4),
        IsInZone(Newest("CATA_150t"), Zone::Play), IsInZone(Newest("CATA_150t1"), Zone::Play), HandCount(Mine, 0),
        // The Hands deal 2 damage each.
        Force(Entity(TheirHero)), Force(Entity(TheirHero)), EndTurn, HandCount(Mine, 1), HandCount(Theirs, 1),
        Health(TheirHero, 26), BoardCount(Mine, 4), IsInZone(Nth(1), Zone::Play),
    }
    // What the opponent does is not heard.
    check! { Warrior: Play("CATA_150", Nothing), EndTurn, EndTurn, Health(TheirHero, 26), BoardCount(Mine, 3) }
}

/// Hand of Ragnaros · Minion · Elemental · 1 mana · 2/1 · **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
/// - Numbers: {0} = 2
//~ done CATA_150t - f746256a.ea1d8a8e -
#[test]
fn CATA_150t_hand_of_ragnaros() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Kill(Their(0)), Kill(Their(0)),
        Enemy("CS2_200"), Ally("CATA_150t"), Ally("CS2_182"), Force(Entity(TheirHero)), Kill(My(0)),
        Health(TheirHero, 28), Health(Their(0), 7), Health(MyHero, 30), Ally("CATA_150t"), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Entity(TheirHero)), Kill(My(1)),
        Health(TheirHero, 24), Health(Their(0), 7), Ally("CATA_150t"), Crystals(10), Play("CATA_722", Nothing),
        Play("CATA_722", Nothing), Crystals(10), Force(Entity(TheirHero)), Kill(Newest("CATA_150t")),
        Health(TheirHero, 16), Health(Their(0), 7), Ally("CATA_150t"), ForbidOutcome(Entity(MyHero)), Kill(Newest("CATA_150t")),
        Health(MyHero, 30),
    }
    // One Herald, and three.
    check! { Mage:
        Play("CATA_722", Nothing), Ally("CATA_150t"), Force(Entity(TheirHero)), Kill(Newest("CATA_150t")),
        Health(TheirHero, 28),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Enemy("CS2_200"),
        Ally("CATA_150t"), Force(Entity(Their(0))), Kill(Newest("CATA_150t")), Damage(Their(0), 4),
    }
}

/// Hand of Ragnaros · Minion · Elemental · 1 mana · 2/1 · **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
/// - Numbers: {0} = 2
//~ done CATA_150t1 - f746256a.ea1d8a8e -
#[test]
fn CATA_150t1_hand_of_ragnaros() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Kill(Their(0)), Kill(Their(0)),
        Enemy("CS2_200"), Ally("CATA_150t1"), Ally("CS2_182"), Force(Entity(TheirHero)), Kill(My(0)),
        Health(TheirHero, 28), Health(Their(0), 7), Health(MyHero, 30), Ally("CATA_150t1"), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Entity(TheirHero)), Kill(My(1)),
        Health(TheirHero, 24), Health(Their(0), 7), Ally("CATA_150t1"), Crystals(10), Play("CATA_722", Nothing),
        Play("CATA_722", Nothing), Crystals(10), Force(Entity(TheirHero)), Kill(Newest("CATA_150t1")),
        Health(TheirHero, 16), Health(Their(0), 7), Ally("CATA_150t1"), ForbidOutcome(Entity(MyHero)),
        Kill(Newest("CATA_150t1")), Health(MyHero, 30),
    }
    // One Herald, and three.
    check! { Mage:
        Play("CATA_722", Nothing), Ally("CATA_150t1"), Force(Entity(TheirHero)), Kill(Newest("CATA_150t1")),
        Health(TheirHero, 28),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Enemy("CS2_200"),
        Ally("CATA_150t1"), Force(Entity(Their(0))), Kill(Newest("CATA_150t1")), Damage(Their(0), 4),
    }
}

/// Soldier of Ragnaros · Minion · Elemental · 1 mana · 2/1 · **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
/// - Numbers: {0} = 2
//~ done CATA_580t - 20bf0b05.ea1d8a8e -
#[test]
fn CATA_580t_soldier_of_ragnaros() {
    check! { Mage:
        // The opponent's Heralds are not counted.
        EndTurn, Play("CATA_722", Nothing), Play("CATA_722", Nothing), EndTurn, Kill(Their(0)), Kill(Their(0)),
        Enemy("CS2_200"), Ally("CATA_580t"), Ally("CS2_182"), Force(Entity(TheirHero)), Kill(My(0)),
        Health(TheirHero, 28), Health(Their(0), 7), Health(MyHero, 30), Ally("CATA_580t"), Crystals(10),
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Force(Entity(TheirHero)), Kill(My(1)),
        Health(TheirHero, 24), Health(Their(0), 7), Ally("CATA_580t"), Crystals(10), Play("CATA_722", Nothing),
        Play("CATA_722", Nothing), Crystals(10), Force(Entity(TheirHero)), Kill(Newest("CATA_580t")),
        Health(TheirHero, 16), Health(Their(0), 7), Ally("CATA_580t"), ForbidOutcome(Entity(MyHero)), Kill(Newest("CATA_580t")),
        Health(MyHero, 30),
    }
    // One Herald, and three.
    check! { Mage:
        Play("CATA_722", Nothing), Ally("CATA_580t"), Force(Entity(TheirHero)), Kill(Newest("CATA_580t")),
        Health(TheirHero, 28),
    }
    check! { Mage:
        Play("CATA_722", Nothing), Play("CATA_722", Nothing), Crystals(10), Play("CATA_722", Nothing), Enemy("CS2_200"),
        Ally("CATA_580t"), Force(Entity(Their(0))), Kill(Newest("CATA_580t")), Damage(Their(0), 4),
    }
}

/// Torch · Spell · Fire · 1 mana · Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
/// - Numbers: {0} = 8
//~ done CATA_585 - c92670fc.ea2396b4 -
#[test]
fn CATA_585_torch() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_200"), Give("CATA_585"), Unplayable("CATA_585"), DealDamage(Their(0), 1),
        Play("CATA_585", On(Their(0))), Dead(Nth(0)), HandCount(Mine, 1), DealDamage(Their(0), 1),
        Play("CATA_585", On(Their(0))), Damage(Their(0), 5), HandCount(Mine, 0),
    }
    check! { Warrior:
        Enemy("EX1_563"), DealDamage(Their(0), 4), Play("CATA_585", On(Their(0))), Dead(Nth(0)), HandCount(Mine, 0),
    }
}

/// Commander Geddon · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
//~ done CATA_591 - 8d910e36 -
#[test]
fn CATA_591_commander_geddon() {
    check! { Warrior in Wild, Standard:
        DeckOf(&["CS2_182", "CS2_200", "CS2_172", "CS2_171"]), Play("CATA_591", Nothing), EndTurn, HandCount(Theirs, 1),
        Force(Card("CS2_182")), Force(Card("CS2_200")), Force(Card("CS2_172")), EndTurn, ChooseCard("CS2_200"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), CostNow(InHand(0), 3), DeckCount(Mine, 1), EndTurn, EndTurn,
        ChooseCard("CS2_171"), DeckCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 2), Health(MyHero, 30),
    }
}

/// Scorching Ravager · Minion · Dragon · 4 mana · 4/3 · **Battlecry: Herald** {0}. Give the Soldier **Rush**.
//~ done CATA_160 - 0dbb6d14 -
#[test]
fn CATA_160_scorching_ravager() {
    check! { Warrior:
        Ally("CS2_182"), Play("CATA_160", Nothing), BoardCount(Mine, 3), IsInZone(Newest("CATA_580t"), Zone::Play),
        HasNow(Newest("CATA_580t"), GameTag::RUSH), HasNot(My(0), GameTag::RUSH), HasNot(My(1), GameTag::RUSH),
        HasNot(Nth(0), GameTag::RUSH),
    }
}

/// Decimation · Spell · Fire · 6 mana · Deal $@ damage to all minions. *(Improved for each minion on the battlefield.)*
/// - Numbers: {0} = 1
//~ done CATA_581 - ffe33a13.eae7e889 -
#[test]
fn CATA_581_decimation() {
    check! { Warrior:
        Ally("CS2_186"), Enemy("CS2_186"), Enemy("CS2_186"), Play("CATA_581", Nothing), Damage(My(0), 4),
        Damage(Their(0), 4), Damage(Their(1), 4), Health(TheirHero, 30), Health(MyHero, 30),
    }
    check! { Warrior: Enemy("CS2_186"), Play("CATA_581", Nothing), Damage(Their(0), 2) }
}
