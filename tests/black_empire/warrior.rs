//! Warrior cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 624bb6b4

/// Anvil of Reshaping · Spell · Fire · 2 mana · Give your hero +4 Attack this turn. Costs Armor instead of Mana.
//~ done BE_042 - 2f102747 -
#[test]
fn BE_042_anvil_of_reshaping() {
    check! { Warrior:
        Give("BE_042"), Cost("BE_042", 2), Unplayable("BE_042"), Play("EX1_606", Nothing), HandCount(Mine, 2),
        Play("BE_042", Nothing), Armor(Mine, 3), Mana(8), StatsNow(MyHero, 4, 30), StatsNow(TheirHero, 0, 30), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
    check! { Warrior:
        Play("EX1_606", Nothing), Play("CS2_052", Nothing), Play("BE_042", Nothing), StatsNow(My(0), 0, 2),
        HandCount(Mine, 1), Armor(Mine, 3),
    }
}

/// Archaedas · Minion · 4 mana · 4/3 · **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
// Also tests BE_055t.
//~ done BE_055 - fe7a8de1 -
#[test]
fn BE_055_archaedas() {
    check! { Warrior in Wild:
        Force(Card("CS2_108")), Force(Card("EX1_606")), Force(Card("CS2_105")), Play("BE_055", Nothing),
        ChooseCard("EX1_606"), HandCount(Mine, 1), IsCard(InHand(0), "BE_055t"), CostNow(InHand(0), 2),
        StatsNow(InHand(0), 3, 3), Play("BE_055t", Nothing), Armor(Mine, 0), Attack(MyHero, TheirHero), Armor(Mine, 5),
        HandCount(Mine, 1), EndTurn, EndTurn, Attack(MyHero, TheirHero), HandCount(Mine, 3), Armor(Mine, 10),
    }
}

/// Hammer of Archaedas · Weapon · 1 mana · 3/3 durability · After your hero attacks, cast '{0}' randomly.
//~ done BE_055t - d08199f6 -
#[test]
fn BE_055t_hammer_of_archaedas() {
    check! { Warrior in Wild, Standard:
        Force(Card("EX1_606")), Play("BE_055", Nothing), ChooseCard("EX1_606"), Play("BE_055t", Nothing), EndTurn,
        EndTurn, Attack(My(0), TheirHero), HandCount(Mine, 1),
    }
    // It answers each time, not once a turn.
    check! { Warrior in Wild, Standard:
        Force(Card("EX1_606")), Play("BE_055", Nothing), ChooseCard("EX1_606"), Play("BE_055t", Nothing), EndTurn,
        EndTurn, Attack(MyHero, TheirHero), Ready(MyHero), Attack(MyHero, TheirHero), HandCount(Mine, 3),
        Armor(Mine, 10),
    }
    // My hero only, and after the attack.
    check! { Warrior in Wild, Standard:
        Force(Card("EX1_606")), Play("BE_055", Nothing), ChooseCard("EX1_606"), Play("BE_055t", Nothing), EndTurn,
        Play("CS2_106", Nothing), Attack(TheirHero, My(0)), HandCount(Mine, 0), Armor(Mine, 0),
    }
    check! { Warrior in Wild, Standard:
        Force(Card("EX1_606")), Play("BE_055", Nothing), ChooseCard("EX1_606"), Play("BE_055t", Nothing), EndTurn,
        EndTurn, Enemy("CS2_182"), Attack(MyHero, Their(0)), Health(MyHero, 26), Armor(Mine, 5), HandCount(Mine, 2),
    }
}

/// Setesh · Minion · 7 mana · 7/7 · **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
//~ done BE_557 - 155f3e28 -
#[test]
fn BE_557_setesh() {
    check! { Warrior:
        Play("BE_557", Nothing), Armor(Mine, 20), EndTurn, EndTurn, Armor(Mine, 20), BoardCount(Mine, 1),
        DealDamage(MyHero, 5), EndTurn, Armor(Mine, 15), BoardCount(Mine, 1), EndTurn, Armor(Mine, 0), Health(MyHero, 30),
        BoardCount(Mine, 2), IsCard(My(1), "BE_561t"), StatsNow(My(1), 15, 15), HasNow(My(1), GameTag::TAUNT),
    }
    check! { Warrior:
        Play("BE_557", Nothing), EndTurn, EndTurn, EndTurn, Play("BE_557", Nothing), EndTurn, Armor(Theirs, 20),
        BoardCount(Mine, 2), Armor(Mine, 0),
    }
}

/// Stone Gauntlet · Weapon · 1 mana · 2/2 durability · After your hero attacks, convert 5 of your hero's Health to Armor.
//~ done BE_558 - 8511a1a7 -
#[test]
fn BE_558_stone_gauntlet() {
    check! { Warrior:
        Ally("BE_558"), Ally("CS2_182"), Attack(My(0), TheirHero), Health(MyHero, 30), Attack(MyHero, TheirHero),
        Health(MyHero, 25), Armor(Mine, 5), Health(TheirHero, 24),
    }
    check! { Warrior: Ally("BE_558"), DealDamage(MyHero, 25), Attack(MyHero, TheirHero), Health(MyHero, 5), Armor(Mine, 0) }
    // The opponent's hero is not heard.
    check! { Warrior:
        Ally("BE_558"), Enemy("BE_558"), Attack(MyHero, TheirHero), Health(TheirHero, 28), Armor(Mine, 5),
    }
    // It answers each time, not once a turn.
    check! { Warrior:
        Play("BE_558", Nothing), Attack(MyHero, TheirHero), Ready(MyHero), Attack(MyHero, TheirHero),
        Health(MyHero, 20), Armor(Mine, 10),
    }
    // What the attack cost comes first.
    check! { Warrior:
        Enemy("CS2_182"), Play("BE_558", Nothing), Attack(MyHero, Their(0)), Health(MyHero, 21), Armor(Mine, 5),
    }
}

/// Show of Force · Spell · 2 mana · Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
//~ done BE_559 - d655c4fe -
#[test]
fn BE_559_show_of_force() {
    check! { Warrior:
        Targets("BE_559", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Play("BE_559", On(Their(0))),
        Health(Their(0), 2), HeroPower(Nothing), EndTurn, EndTurn, Enemy("CS2_200"), Play("BE_559", On(Their(1))),
        Health(Their(1), 4), HeroPower(Nothing), Armor(Mine, 4), Play("BE_559", On(Their(1))), Dead(Nth(3)),
    }
    check! { Warrior:
        Enemy("CS2_182"), EndTurn, EndTurn, Enemy("CS2_200"), HeroPower(Nothing), Play("BE_559", On(Their(1))),
        BoardCount(Theirs, 1), Armor(Mine, 2),
    }
}

/// Forge of Origination · Location · 3 mana · 2 uses · Summon a 3/3 Golem with **Taunt**. Spend 3 Armor to give it +3/+3.
//~ done BE_561 - 2c394a0b -
#[test]
fn BE_561_forge_of_origination() {
    check! { Warrior:
        Ally("BE_561"), Use(My(0), 0, Nothing), BoardCount(Mine, 2), IsCard(My(1), "BE_561t"), StatsNow(My(1), 3, 3),
        HasNow(My(1), GameTag::TAUNT),
    }
    check! { Warrior:
        Ally("BE_561"), Play("EX1_606", Nothing), HandCount(Mine, 1), Armor(Mine, 5), Use(My(0), 0, Nothing),
        BoardCount(Mine, 2), StatsNow(My(1), 6, 6), Armor(Mine, 2),
    }
    // Two Armor are not enough, and stay.
    check! { Warrior:
        Ally("BE_561"), Play("EX1_606", Nothing), HandCount(Mine, 1), DealDamage(MyHero, 3), Armor(Mine, 2),
        Use(My(0), 0, Nothing), BoardCount(Mine, 2), StatsNow(My(1), 3, 3), Armor(Mine, 2),
    }
}

/// Chisel · Spell · 2 mana · **Assemble** a **Taunt** minion. Give it +2/+3.
//~ todo BE_740 bddb7193 feeea858 -
#[test]
#[ignore = "todo: Chisel"]
fn BE_740_chisel() {
    unwritten("BE_740");
}
