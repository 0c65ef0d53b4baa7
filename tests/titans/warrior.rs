//! Warrior cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4f7ba9ff

/// Khaz'goroth · Minion · 6 mana · 4/5 · **Titan** After this uses an ability, gain **Immune** this turn and attack a random enemy minion.
//~ done TTN_415 - 106f7d4b -
#[test]
fn TTN_415_khazgoroth() {
    check! { Warrior:
        Give("TTN_415"), Cost("TTN_415", 6), Stats("TTN_415", 4, 5), Enemy("CS2_200"), Ally("TTN_415"),
        Use(Nth(2), 2, Nothing), Armor(Mine, 5), Health(Nth(1), 3), StatsNow(Nth(2), 4, 10), HasNow(Nth(2), GameTag::IMMUNE),
        EndTurn, HasNot(Nth(2), GameTag::IMMUNE),
    }
    check! { Warrior: Ally("TTN_415"), Use(Nth(0), 2, Nothing), Armor(Mine, 5), Health(TheirHero, 30) }
}

/// Titanforge · Spell · 0 mana · Gain +2/+2. Draw a weapon.
//~ done TTN_415t - 83c18915 -
#[test]
fn TTN_415t_titanforge() {
    check! { Warrior:
        Give("TTN_415t"), Cost("TTN_415t", 0), Ally("TTN_415"), OnTop("CS2_106"), OnTop("CS2_231"),
        Use(Nth(1), 0, Nothing), StatsNow(Nth(1), 6, 7), HandCount(Mine, 2), IsInZone(Nth(2), Zone::Hand), IsInZone(Nth(3), Zone::Deck),
    }
    check! { Warrior:
        Give("TTN_415t"), Ally("TTN_415"), OnTop("CS2_106"), OnTop("CS2_106"), Use(Nth(1), 0, Nothing),
        HandCount(Mine, 2),
    }
    // The opponent gets nothing of it.
    check! { Warrior:
        Give("TTN_415t"), EndTurn, Play("TTN_415", Nothing), OnTop("CS2_106"), Use(Nth(1), 0, Nothing),
        HandCount(Mine, 1),
    }
}

/// Tempering · Spell · 0 mana · Gain +5 Attack. Give your hero +5 Attack this turn.
//~ done TTN_415t2 - c85289d0 -
#[test]
fn TTN_415t2_tempering() {
    check! { Warrior:
        Give("TTN_415t2"), Cost("TTN_415t2", 0), Ally("TTN_415"), Use(Nth(1), 1, Nothing), StatsNow(Nth(1), 9, 5),
        StatsNow(MyHero, 5, 30), EndTurn, StatsNow(MyHero, 0, 30), StatsNow(Nth(1), 9, 5),
    }
    check! { Warrior: Play("TTN_415t2", Nothing), StatsNow(TheirHero, 0, 30) }
}

/// Heart of Flame · Spell · 0 mana · Gain +5 Health. Give your hero 5 Armor.
//~ done TTN_415t3 - 193308c8 -
#[test]
fn TTN_415t3_heart_of_flame() {
    check! { Warrior:
        Give("TTN_415t3"), Cost("TTN_415t3", 0), Ally("TTN_415"), Use(Nth(1), 2, Nothing), StatsNow(Nth(1), 4, 10),
        Armor(Mine, 5),
    }
}

/// Stoneskin Armorer · Minion · 2 mana · 2/2 · **Battlecry:** If your Armor changed this turn, draw 2 cards.
//~ done TTN_469 - d85414cc -
#[test]
fn TTN_469_stoneskin_armorer() {
    check! { Warrior:
        Play("TTN_469", Nothing), HandCount(Mine, 0), HeroPower(Nothing), Armor(Mine, 2), Play("TTN_469", Nothing),
        HandCount(Mine, 2),
    }
    check! { Warrior:
        HeroPower(Nothing), Armor(Mine, 2), EndTurn, EndTurn, Play("TTN_469", Nothing), HandCount(Mine, 1),
        DealDamage(MyHero, 1), Play("TTN_469", Nothing), HandCount(Mine, 3),
    }
    check! { Warrior: DealDamage(MyHero, 1), Play("TTN_469", Nothing), HandCount(Mine, 0) }
}

/// Trial by Fire · Spell · Fire · 7 mana · Summon five 1/1 Val'kyr with **Rush**. When one dies, give the others +1/+1.
//~ done TTN_470 - 438e0612 -
#[test]
fn TTN_470_trial_by_fire() {
    check! { Warrior:
        Play("TTN_470", Nothing), BoardCount(Mine, 5), IsCard(My(0), "TTN_470t"), IsCard(My(4), "TTN_470t"), Kill(My(0)),
        StatsNow(My(0), 2, 2), BoardCount(Theirs, 0),
    }
}

/// Val'kyr Champion · Minion · Undead · 1 mana · 1/1 · **Rush Deathrattle:** Give your other Val'kyr Champions +1/+1.
//~ done TTN_470t - 44ce8149 -
#[test]
fn TTN_470t_valkyr_champion() {
    check! { Warrior:
        Give("TTN_470t"), Cost("TTN_470t", 1), Stats("TTN_470t", 1, 1), Has("TTN_470t", GameTag::RUSH),
        Ally("TTN_470t"), Ally("TTN_470t"), Ally("TTN_470t"), Ally("CS2_231"), Enemy("TTN_470t"), Kill(Nth(1)),
        StatsNow(Nth(2), 2, 2), StatsNow(Nth(3), 2, 2), StatsNow(Nth(4), 1, 1), StatsNow(Nth(5), 1, 1), Kill(Nth(5)), StatsNow(Nth(2), 2, 2),
        Kill(Nth(2)), StatsNow(Nth(3), 3, 3),
    }
}

/// Odyn, Prime Designate · Minion · 8 mana · 8/8 · **Battlecry:** For the rest of the game, after your hero gains Armor, they gain that much Attack for that turn.
//~ done TTN_811 - db6f9592 -
#[test]
fn TTN_811_odyn_prime_designate() {
    check! { Warrior:
        Play("TTN_811", Nothing), HeroPower(Nothing), Armor(Mine, 2), StatsNow(MyHero, 2, 30), EndTurn, StatsNow(MyHero, 0, 30),
        EndTurn, Crystals(10), HeroPower(Nothing), Play("ICC_832pa", Nothing), Armor(Mine, 7), StatsNow(MyHero, 5, 30),
    }
    check! { Warrior: Play("TTN_811", Nothing), HeroPower(Nothing), Armor(Mine, 2), StatsNow(TheirHero, 0, 30) }
    // The Armor of a hero card is gained, too: its Attack is that of the weapon and 5.
    check! { Warrior:
        Play("TTN_811", Nothing), Crystals(10), Play("ICC_834", Nothing), Armor(Mine, 5), StatsNow(MyHero, 9, 30),
    }
}

/// General Vezax · Minion · 7 mana · 7/6 · **Rush Battlecry:** Gain 4 Armor. **Deathrattle:** Lose 4 Armor to resummon this.
//~ done YOG_500 - 09e11ef5 -
#[test]
fn YOG_500_general_vezax() {
    check! { Warrior:
        Play("YOG_500", Nothing), Armor(Mine, 4), Kill(My(0)), Armor(Mine, 0), BoardCount(Mine, 1),
        IsCard(My(0), "YOG_500"), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { Warrior: Play("YOG_500", Nothing), DealDamage(MyHero, 1), Kill(My(0)), BoardCount(Mine, 0), Armor(Mine, 3) }
}

/// Smelt · Spell · Fire · 2 mana · Give a random minion in your hand +3/+3. Lose 3 Armor to do it again.
//~ done TTN_803 - a6879eff -
#[test]
fn TTN_803_smelt() {
    check! { Warrior: Give("CS2_182"), Play("TTN_803", Nothing), StatsNow(InHand(0), 7, 8), Armor(Mine, 0) }
    check! { Warrior:
        Give("CS2_182"), Play("CS2_005", Nothing), Play("CS2_005", Nothing), Play("TTN_803", Nothing),
        StatsNow(InHand(0), 10, 11), Armor(Mine, 1),
    }
    // Two Armor do not suffice; only one minion in hand gains.
    check! { Warrior:
        Ally("CS2_182"), Give("CS2_182"), Give("CS2_200"), Give("CS2_106"), Play("CS2_005", Nothing),
        Force(Entity(InHand(1))), Play("TTN_803", Nothing), StatsNow(InHand(1), 9, 10), StatsNow(InHand(0), 4, 5),
        StatsNow(InHand(2), 3, 2), StatsNow(My(0), 4, 5), Armor(Mine, 2),
    }
}
