//! Warrior cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d7c4e9

/// Windpeak Wyrm · Minion · Dragon · 8 mana · 6/6 · **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
//~ done TLC_600 - 50577696 -
#[test]
fn TLC_600_windpeak_wyrm() {
    check! { Warrior:
        Give("TLC_600"), Cost("TLC_600", 8), Stats("TLC_600", 6, 6), Play("TLC_600", On(TheirHero)),
        Damage(TheirHero, 5), Armor(Mine, 5), Mana(2),
    }
    check! { Warrior:
        Give("TLC_600"), Play("NEW1_023", Nothing), CostNow(Nth(0), 8), EndTurn, EndTurn, CostNow(Nth(0), 6), EndTurn,
        EndTurn, CostNow(Nth(0), 8),
    }
    check! { Warrior: Give("TLC_600"), Play("CS2_182", Nothing), EndTurn, EndTurn, CostNow(Nth(0), 8) }
}

/// Shellnado · Spell · 4 mana · Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
//~ done TLC_601 - b88101dd -
#[test]
fn TLC_601_shellnado() {
    check! { Warrior:
        Ally("CS2_200"), Enemy("CS2_200"), Play("TLC_601", Nothing), Health(My(0), 7), HeroPower(Nothing),
        Armor(Mine, 2), Play("TLC_601", Nothing), Armor(Mine, 0), Health(My(0), 5), Health(Their(0), 5),
        Health(TheirHero, 30), Restore(My(0), 2), Crystals(10), Play("BE_557", Nothing), Armor(Mine, 20), Crystals(10),
        Play("TLC_601", Nothing), Armor(Mine, 15), Health(My(0), 2), Health(My(1), 2), BoardCount(Theirs, 0),
    }
    check! { Warrior:
        // Each hit is dealt on its own.
        Ally("CS2_142"), Enemy("NEW1_021"), DealDamage(MyHero, 1), HeroPower(Nothing), Play("TLC_601", Nothing),
        Armor(Mine, 0), Health(MyHero, 29), Health(Their(0), 3),
    }
    check! { Warrior:
        HeroPower(Nothing), EndTurn, Crystals(10), Play("BE_557", Nothing), Crystals(10), Play("TLC_601", Nothing),
        Armor(Mine, 2), Armor(Theirs, 15),
    }
}

/// Enter the Lost City · Spell · 1 mana · **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
//~ done TLC_602 - 00f1cdaf -
#[test]
fn TLC_602_enter_the_lost_city() {
    check! { Warrior:
        Play("TLC_602", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        HandCount(Mine, 4), EndTurn, IsCard(InHand(4), "TLC_602t"), HandCount(Mine, 6),
    }
}

/// Latorvius, Gaze of the City · Minion · 5 mana · 8/8 · **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
//~ done TLC_602t - e8dce9a0 -
#[test]
fn TLC_602t_latorvius_gaze_of_the_city() {
    check! { Warrior:
        EmptyDeck(Mine), Force(Card("UNG_028t")), Force(Card("UNG_954t1")), Play("TLC_602t", Nothing),
        HandCount(Mine, 2), IsCard(InHand(0), "UNG_028t"), IsCard(InHand(1), "UNG_954t1"), DeckCount(Mine, 7),
        IsInZone(Newest("UNG_067t1"), Zone::Deck), IsInZone(Newest("UNG_116t"), Zone::Deck), IsInZone(Newest("UNG_829t1"), Zone::Deck),
        IsInZone(Newest("UNG_920t1"), Zone::Deck), IsInZone(Newest("UNG_934t1"), Zone::Deck), IsInZone(Newest("UNG_940t8"), Zone::Deck),
        IsInZone(Newest("UNG_942t"), Zone::Deck),
    }
}

/// City Defenses · Spell · 4 mana · Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
//~ done TLC_622 - cb838637 -
#[test]
fn TLC_622_city_defenses() {
    check! { Warrior:
        Play("TLC_622", Nothing), BoardCount(Mine, 2), IsCard(My(0), "TLC_622t"), DealDamage(My(1), 1), StatsNow(My(1), 1, 5),
        StatsNow(My(0), 0, 6), HasNow(My(0), GameTag::TAUNT), BoardCount(Theirs, 0),
    }
}

/// Story of Sulfuras · Spell · Fire · 5 mana · Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
//~ done TLC_632 - b8f65dbb -
#[test]
fn TLC_632_story_of_sulfuras() {
    check! { Warrior:
        Enemy("CS2_182"), Ally("CS2_182"), Play("TLC_632", Nothing), IsCard(MyPower, "TLC_632t"),
        Force(Entity(TheirHero)), HeroPower(Nothing), Health(TheirHero, 22), IsCard(MyPower, "TLC_632t2"),
        CannotAct(MyPower), EndTurn, EndTurn, Force(Entity(Their(0))), HeroPower(Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 1), IsCard(MyPower, "HERO_01bp"), HeroPower(Nothing), Armor(Mine, 2),
    }
}

/// DIE, INSECT! · Hero Power · 2 mana · Deal $8 damage to a random enemy. *(Two uses left!)*
//~ done TLC_632t - 56dee528 -
#[test]
fn TLC_632t_die_insect() {
    check! { Warrior:
        HasHeroPower("TLC_632t"), Enemy("CS2_200"), Ally("CS2_182"), Force(Entity(Their(0))), HeroPower(Nothing),
        Dead(Nth(1)), Health(TheirHero, 30), IsCard(MyPower, "TLC_632t2"),
    }
    check! { Warrior:
        HasHeroPower("TLC_632t"), Ally("CS2_182"), ForbidOutcome(Entity(My(0))), HeroPower(Nothing), Health(TheirHero, 22),
    }
}

/// DIE, INSECT! · Hero Power · 2 mana · Deal $8 damage to a random enemy. *(Last use!)*
//~ done TLC_632t2 - d0d4f9d7 -
#[test]
fn TLC_632t2_die_insect() {
    check! { Mage:
        Play("TLC_632", Nothing), HeroPower(Nothing), Health(TheirHero, 22), EndTurn, EndTurn, IsCard(MyPower, "TLC_632t2"),
        Ally("CS2_182"), Enemy("CS2_200"), Force(Entity(Their(0))), HeroPower(Nothing), Dead(Nth(2)),
        // What was there before comes back, whichever it was.
        IsCard(MyPower, "HERO_08bp"), HeroPower(On(TheirHero)), Health(TheirHero, 21),
    }
    // It comes back ready, though it was used before the swap.
    check! { Mage:
        HeroPower(On(TheirHero)), Play("TLC_632", Nothing), HeroPower(Nothing), EndTurn, EndTurn, Enemy("CS2_200"),
        Force(Entity(TheirHero)), HeroPower(Nothing), Health(TheirHero, 13), HeroPower(On(TheirHero)),
        Health(TheirHero, 12),
    }
    check! { Mage: HasHeroPower("TLC_632t2"), ForbidOutcome(Entity(MyHero)), HeroPower(Nothing), Health(TheirHero, 22) }
}

/// The Great Dracorex · Minion · Beast · Dragon · 8 mana · 5/12 · **Rush** After this attacks an enemy minion, it damages ALL other enemy minions.
//~ done DINO_401 - 59e828c0 -
#[test]
fn DINO_401_the_great_dracorex() {
    check! { Warrior:
        Has("DINO_401", GameTag::RUSH), Ally("DINO_401"), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"),
        Enemy("CS2_186"), Attack(My(0), Their(0)), Damage(Nth(2), 5), Dead(Nth(3)), Damage(Nth(4), 5),
        Health(TheirHero, 30), Damage(My(0), 6), Damage(My(1), 0),
    }
    check! { Warrior:
        Ally("DINO_401"), Enemy("CS2_200"), Attack(My(0), TheirHero), Health(TheirHero, 25), Damage(Their(0), 0),
    }
    // Each attack of a turn.
    check! { Warrior:
        Ally("DINO_401"), Enemy("EX1_563"), Enemy("EX1_563"), Attack(My(0), Their(0)), Ready(My(0)),
        Attack(My(0), Their(0)), Damage(Their(0), 10), Damage(Their(1), 10),
    }
}

/// Nablya, the Watcher · Minion · 6 mana · 5/7 · **Battlecry:** Summon copies of your damaged minions. Give the copies **Rush**.
//~ done TLC_624 - e6d268c8 -
#[test]
fn TLC_624_nablya_the_watcher() {
    check! { Warrior:
        Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_186"), DealDamage(My(0), 2), DealDamage(Their(0), 2),
        Play("TLC_624", Nothing), BoardCount(Mine, 4), IsCard(My(3), "CS2_182"), HasNow(My(3), GameTag::RUSH),
        StatsNow(My(3), 4, 3), HasNot(My(0), GameTag::RUSH), BoardCount(Theirs, 1),
    }
    check! { Warrior: Ally("CS2_182"), Play("TLC_624", Nothing), BoardCount(Mine, 2) }
}
