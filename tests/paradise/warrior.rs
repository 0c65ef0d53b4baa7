//! Warrior cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfb5b987

/// The Ryecleaver · Weapon · 5 mana · 4/2 durability · **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
//~ done VAC_525 - d467f801 -
#[test]
fn VAC_525_the_ryecleaver() {
    check! { Warrior:
        Play("VAC_525", Nothing), IsCard(InHand(0), "VAC_525t1"), Unplayable("VAC_525t1"), Give("CS2_172"), Give("CS2_029"),
        Give("CS2_182"), Kill(MyWeapon), HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "VAC_525t2"),
        Play("VAC_525t2", Nothing), BoardCount(Mine, 2), IsCard(My(0), "CS2_172"), IsCard(My(1), "CS2_182"),
    }
    check! { Warrior:
        Give("CS2_182"), Play("VAC_525", Nothing), Kill(MyWeapon), HandCount(Mine, 3), IsCard(InHand(2), "VAC_525t1"),
    }
}

/// Slice of Bread · Spell · 0 mana · *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
//~ todo VAC_525t1 c124811f 5f5813dd -
#[test]
#[ignore = "todo: Slice of Bread"]
fn VAC_525t1_slice_of_bread() {
    unwritten("VAC_525t1");
}

/// Minion Sandwich · Spell · 2 mana · Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
//~ todo VAC_525t2 f19dee42 70908919 -
#[test]
#[ignore = "todo: Minion Sandwich"]
fn VAC_525t2_minion_sandwich() {
    unwritten("VAC_525t2");
}

/// All You Can Eat · Spell · 3 mana · Draw three minions of different minion types.
//~ done VAC_528 - b4a2984b -
#[test]
fn VAC_528_all_you_can_eat() {
    check! { Warrior:
        DeckOf(&["CS2_168", "CS2_182", "CS2_125", "CS2_029", "CS2_172", "EX1_043"]), Play("VAC_528", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "EX1_043"), IsCard(InHand(1), "CS2_172"), IsCard(InHand(2), "CS2_168"),
    }
    check! { Warrior:
        DeckOf(&["CS2_168", "CS2_182", "CS2_125", "CS2_029", "CS2_172", "EX1_043"]), EndTurn, Play("VAC_528", Nothing),
        DeckCount(Mine, 6),
    }
}

/// Food Fight · Spell · 3 mana · Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
//~ done VAC_533 - 64689498 -
#[test]
fn VAC_533_food_fight() {
    check! { Warrior:
        EmptyDeck(Mine), OnTop("CS2_120"), OnTop("CS2_029"), Play("VAC_533", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 1), IsCard(Their(0), "VAC_533t"), Kill(Their(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_120"),
        DeckCount(Mine, 1), BoardCount(Theirs, 0),
    }
}

/// Reserved Spot · Spell · 3 mana · Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
//~ done WORK_021 - b1c9fdb8 -
#[test]
fn WORK_021_reserved_spot() {
    check! { Warrior:
        Give("WORK_021"), Cost("WORK_021", 3), Give("CS2_182"), Give("CS2_029"), Play("WORK_021", Nothing),
        StatsNow(Nth(1), 8, 9), CostNow(Nth(1), 2), CostNow(Nth(2), 4),
    }
    check! { Warrior:
        Give("CS2_182"), Give("CS2_200"), Force(Entity(Nth(1))), Play("WORK_021", Nothing), StatsNow(Nth(1), 10, 11),
        CostNow(Nth(1), 6), StatsNow(Nth(0), 4, 5), CostNow(Nth(0), 4),
    }
}

/// Punch Card · Spell · 3 mana · Give your hero +3 Attack and "Also damages adjacent minions" this turn.
//~ done WORK_022 - d467434f -
#[test]
fn WORK_022_punch_card() {
    check! { Warrior:
        Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Play("WORK_022", Nothing),
        Attack(MyHero, Their(1)), Damage(Their(0), 3), Damage(Their(1), 3), Damage(Their(2), 3), Damage(Their(3), 0),
        Health(MyHero, 26), EndTurn, EndTurn, StatsNow(MyHero, 0, 26),
    }
    check! { Warrior: Play("WORK_022", Nothing), StatsNow(TheirHero, 0, 30) }
    check! { Warrior: Enemy("CS2_200"), EndTurn, EndTurn, EndTurn, Play("WORK_022", Nothing), StatsNow(Their(0), 6, 7) }
}

/// Hamm, the Hungry · Minion · 6 mana · 3/3 · **Druid Tourist Taunt**. At the end of your turn, eat a minion in the enemy's deck to gain +2/+2.
//~ done VAC_340 - 9877fcb4 -
#[test]
fn VAC_340_hamm_the_hungry() {
    check! { Warrior:
        Has("VAC_340", GameTag::TAUNT), EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_029"),
        Ally("VAC_340"), Ally("CS2_182"), EndTurn, StatsNow(My(0), 5, 5), StatsNow(My(1), 4, 5), DeckCount(Theirs, 0),
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_029"), BoardCount(Theirs, 0), EndTurn, StatsNow(My(0), 5, 5), EndTurn,
        StatsNow(My(0), 5, 5), Health(TheirHero, 29),
    }
}

/// Undercooked Calamari · Minion · Beast · 4 mana · 3/4 · **Battlecry:** Destroy an enemy minion with Attack less than or equal to this minion's.
//~ done VAC_341 - e0703ece -
#[test]
fn VAC_341_undercooked_calamari() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_172"), Ally("CS2_231"), Give("VAC_341"), CannotTarget("VAC_341", Their(0)),
        CannotTarget("VAC_341", My(0)), Play("VAC_341", On(Their(1))), Dead(Nth(1)), BoardCount(Theirs, 1),
        BoardCount(Mine, 2),
    }
    check! { Warrior:
        Enemy("CS2_182"), Give("VAC_341"), Enchant(Nth(1), "CS2_092e"), Play("VAC_341", On(Their(0))), Dead(Nth(0)),
        StatsNow(My(0), 7, 8),
    }
}

/// Char · Spell · Fire · 4 mana · Deal $7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.
//~ done VAC_526 - 3f6b3a20 -
#[test]
fn VAC_526_char() {
    check! { Warrior:
        Targets("VAC_526", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_172"), Give("CS2_182"), Give("CS2_029"),
        GiveThem("CS2_182"), Play("VAC_526", On(Their(0))), Dead(Nth(0)), StatsNow(Nth(1), 9, 10), StatsNow(Nth(3), 4, 5),
        Health(TheirHero, 30),
    }
    check! { Warrior:
        Enemy("CS2_200"), Give("CS2_182"), Play("VAC_526", On(Their(0))), Dead(Nth(0)), StatsNow(Nth(1), 4, 5),
    }
}
