//! Paladin cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d15111b

/// Firegill · Minion · Elemental · Murloc · 2 mana · 3/2 · **Kindred:** Give your other minions **Rush**.
//~ done DINO_404 - ab6018bc -
#[test]
fn DINO_404_firegill() {
    check! { Paladin:
        Give("DINO_404"), Cost("DINO_404", 2), Stats("DINO_404", 3, 2), Play("DINO_404", Nothing), EndTurn, EndTurn,
        Ally("CS2_182"), Play("DINO_404", Nothing), HasNow(My(1), GameTag::RUSH),
    }
}

/// Ido of the Threshfleet · Minion · 4 mana · 2/7 · While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and **Divine Shield**.
//~ done TLC_241 - 9247fa61 -
#[test]
fn TLC_241_ido_of_the_threshfleet() {
    check! { Paladin:
        Play("TLC_241", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TLC_241t"), CostNow(InHand(0), 2),
        Play("TLC_241t", On(My(0))), StatsNow(My(0), 4, 9), HasNow(My(0), GameTag::DIVINE_SHIELD), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_241t"), Ally("CS2_182"), Play("TLC_241t", On(My(1))), StatsNow(My(1), 6, 7), StatsNow(My(0), 4, 9),
        Kill(My(1)), HandCount(Mine, 1), Give("CS2_231"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"),
    }
    check! { Paladin: Summon("TLC_241"), HandCount(Mine, 1) }
    // It answers each time, not once a turn.
    check! { Paladin:
        Play("TLC_241", Nothing), GiveThem("TLC_241t"), Kill(My(0)), HandCount(Theirs, 1), HandCount(Mine, 0),
    }
    // Polymorphed, it is gone.
    check! { Paladin: Play("TLC_241", Nothing), Play("CS2_022", On(My(0))), HandCount(Mine, 0) }
    // It may leave in other ways than by death.
    check! { Paladin:
        Play("TLC_241", Nothing), HandCount(Mine, 1), Play("CS2_022", On(My(0))), EndTurn, HandCount(Mine, 0),
    }
}

/// Call the Threshfleet! · Spell · Holy · 2 mana · Give a minion +2/+2 and **Divine Shield**. *(This stays in your hand while Ido is alive!)*
//~ done TLC_241t - 57b866d9 -
#[test]
fn TLC_241t_call_the_threshfleet() {
    check! { Paladin:
        Ally("TLC_241"), Ally("CS2_182"), Play("TLC_241t", On(My(1))), StatsNow(My(1), 6, 7),
        HasNow(My(1), GameTag::DIVINE_SHIELD), HandCount(Mine, 1), IsCard(InHand(0), "TLC_241t"), Kill(My(0)),
        HandCount(Mine, 0),
    }
    check! { Paladin: Ally("CS2_182"), Play("TLC_241t", On(My(0))), StatsNow(My(0), 6, 7), HandCount(Mine, 0) }
    check! { Paladin:
        Ally("TLC_241"), Ally("CS2_182"), Play("TLC_241t", On(My(1))), Ally("TLC_241"), Kill(My(0)),
        HandCount(Mine, 1),
    }
    check! { Paladin: GiveThem("TLC_241t"), Ally("TLC_241"), Kill(My(0)), HandCount(Theirs, 1) }
    check! { Paladin: Enemy("EX1_008"), GiveThem("TLC_241t"), Kill(Their(0)), HandCount(Theirs, 1) }
    // Ido may leave in other ways than by death, whoever sees to it.
    let held = [Ally("TLC_241"), Give("TLC_241t"), Ally("FP1_026")];
    let sheep = [Play("CS2_022", On(My(0))), HandCount(Mine, 0)];
    check(CardClass::Paladin, &[&held[..], &sheep].concat());
    check(CardClass::Paladin, &[&held[..], &[EndTurn, HandCount(Mine, 1)], &sheep].concat());
    check(CardClass::Paladin, &[&held[..], &[Kill(My(1)), EndTurn, HandCount(Mine, 1)]].concat());
    check(CardClass::Paladin, &[&held[..], &[EndTurn, Kill(My(1)), EndTurn, HandCount(Mine, 2)]].concat());
    // Cast twice it stays once.
    let twice = [Ally("TLC_241"), Ally("CS2_182"), Play("BOT_411", Nothing), Play("TLC_241t", On(My(1)))];
    check(CardClass::Paladin, &[&twice[..], &[StatsNow(My(1), 8, 9), HandCount(Mine, 1)]].concat());
}

/// Dive the Golakka Depths · Spell · 1 mana · **Repeatable Quest:** Summon 6 Murlocs. **Reward:** Murlocs you summon gain +1/+1.
//~ done TLC_426 - 4e375750 -
#[test]
fn TLC_426_dive_the_golakka_depths() {
    check! { Paladin:
        Play("TLC_426", Nothing), Play("CS2_168", Nothing), Kill(My(0)), Play("CS2_168", Nothing), Kill(My(0)),
        Play("CS2_168", Nothing), Kill(My(0)), EndTurn, EndTurn, Play("CS2_168", Nothing), Kill(My(0)),
        Play("CS2_168", Nothing), Kill(My(0)), Play("CS2_182", Nothing), Play("CS2_168", Nothing), StatsNow(My(1), 2, 1),
        Crystals(10), Play("CS2_168", Nothing), StatsNow(My(2), 3, 2), StatsNow(My(1), 2, 1), Play("CS2_182", Nothing),
        StatsNow(My(3), 4, 5), EndTurn, Play("CS2_168", Nothing), StatsNow(Their(0), 2, 1), EndTurn, Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Crystals(10), Play("CS2_168", Nothing), Kill(My(0)), Play("CS2_168", Nothing),
        Kill(My(0)), Play("CS2_168", Nothing), Kill(My(0)), Play("CS2_168", Nothing), Kill(My(0)),
        Play("CS2_168", Nothing), Kill(My(0)), Play("CS2_168", Nothing), StatsNow(My(0), 4, 3),
    }
}

/// The Sacred Cave · Spell · 0 mana · Whenever you summon a Murloc, give it +1/+1.
//~ todo TLC_426t 905d1f4c 9de37521 -
#[test]
#[ignore = "todo: The Sacred Cave"]
fn TLC_426t_the_sacred_cave() {
    unwritten("TLC_426t");
}

/// Hot Spring Glider · Minion · Murloc · 3 mana · 2/4 · **Battlecry:** Your next Murloc costs (1) less. **Kindred:** And gains **Divine Shield**.
//~ done TLC_428 - b0bbfc3c -
#[test]
fn TLC_428_hot_spring_glider() {
    check! { Paladin:
        Give("CS2_168"), Give("CS2_182"), GiveThem("CS2_168"), Give("TLC_428"), Play("TLC_428", Nothing),
        Give("TLC_428"), CostNow(Nth(0), 0), CostNow(Nth(1), 4), CostNow(Nth(2), 1), CostNow(Nth(4), 2),
        Discard(Nth(4)), HandCount(Mine, 2), EndTurn, Play("CS2_168", Nothing), EndTurn, CostNow(Nth(0), 0),
        Play("CS2_168", Nothing), HasNot(My(1), GameTag::DIVINE_SHIELD), Give("CS2_168"), CostNow(Nth(5), 1),
        // A Murloc was played last turn.
        EndTurn, EndTurn, Play("TLC_428", Nothing), Play("CS2_182", Nothing), HasNot(My(3), GameTag::DIVINE_SHIELD),
        EndTurn, Play("CS2_168", Nothing), HasNot(Their(1), GameTag::DIVINE_SHIELD), EndTurn, CostNow(Nth(5), 0),
        Play("CS2_168", Nothing), HasNow(My(4), GameTag::DIVINE_SHIELD), Play("CS2_168", Nothing),
        HasNot(My(5), GameTag::DIVINE_SHIELD), HasNot(My(2), GameTag::DIVINE_SHIELD),
    }
    // The Murloc has it before its Battlecry.
    check! { Paladin:
        Play("CS2_168", Nothing), EndTurn, EndTurn, Play("TLC_428", Nothing), Play("UNG_937", Nothing),
        HasNow(My(2), GameTag::DIVINE_SHIELD), Choose(0), HandCount(Mine, 2),
    }
}

/// Creature of the Sacred Cave · Minion · Beast · 4 mana · 2/5 · At the end of your turn, recast a random Holy spell you cast this turn *(targets this if possible*).
//~ done TLC_430 - e0ec4793 -
#[test]
fn TLC_430_creature_of_the_sacred_cave() {
    check! { Paladin:
        Ally("CS2_182"), Ally("TLC_430"), Play("CS2_092", On(My(0))), StatsNow(My(0), 8, 9), EndTurn, StatsNow(My(0), 8, 9),
        StatsNow(My(1), 6, 9), EndTurn, EndTurn, StatsNow(My(1), 6, 9),
    }
    check! { Paladin:
        Ally("TLC_430"), Play("EX1_238", On(TheirHero)), Health(TheirHero, 27), EndTurn, Health(TheirHero, 27),
    }
    check! { Paladin:
        Ally("TLC_430"), Play("CS2_089", Nothing), Play("EX1_238", On(TheirHero)), EndTurn, Health(TheirHero, 27),
    }
}

/// Violet Treasuregill · Minion · Murloc · 2 mana · 1/2 · **Battlecry:** Cast a random spell from your deck that costs (2) or less *(targets this if possible*).
//~ done TLC_438 - b227c178 -
#[test]
fn TLC_438_violet_treasuregill() {
    check! { Paladin:
        DeckOf(&["CS2_087", "CS2_092"]), Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_438", Nothing),
        StatsNow(My(1), 4, 2), StatsNow(My(0), 4, 5), DeckCount(Mine, 1),
    }
    check! { Paladin: DeckOf(&["CS2_005", "CS2_092"]), Play("TLC_438", Nothing), Armor(Mine, 2), DeckCount(Mine, 1) }
    // The opponent gets nothing of it.
    check! { Paladin: DeckOf(&["CS2_087", "CS2_092"]), OnTop("GAME_005"), Play("TLC_438", Nothing), DeckCount(Mine, 2) }
}

/// Ready the Fleet · Spell · 3 mana · Give +1/+2 to a friendly minion and your other minions that share a type with it.
//~ done TLC_441 - 811bfddc -
#[test]
fn TLC_441_ready_the_fleet() {
    check! { Paladin:
        Targets("TLC_441", &[FriendlyMinion]), Enemy("CS2_172"), Ally("CS2_172"), Ally("CS2_120"),
        Ally("CS2_182"), Ally("CS2_168"), Play("TLC_441", On(My(0))), StatsNow(My(0), 4, 4), StatsNow(My(1), 3, 5),
        StatsNow(My(2), 4, 5), StatsNow(My(3), 2, 1), StatsNow(Their(0), 3, 2), Play("TLC_441", On(My(2))), StatsNow(My(2), 5, 7),
        StatsNow(My(0), 4, 4),
    }
}

/// Submerged Map · Spell · 1 mana · **Discover** a Murloc. If you play it this turn, also pick one of the others.
//~ done TLC_442 - 00207dab -
#[test]
fn TLC_442_submerged_map() {
    check! { Paladin in Wild:
        Force(Card("EX1_508")), Force(Card("CS2_168")), Force(Card("EX1_507")), Play("TLC_442", Nothing),
        ChooseCard("CS2_168"), HandCount(Mine, 1), Play("CS2_231", Nothing), HandCount(Mine, 1),
        Play("CS2_168", Nothing), ChooseCard("EX1_508"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_508"),
    }
    check! { Paladin in Wild:
        Force(Card("EX1_508")), Force(Card("CS2_168")), Force(Card("EX1_507")), Play("TLC_442", Nothing),
        ChooseCard("CS2_168"), EndTurn, EndTurn, HandCount(Mine, 2), Play("CS2_168", Nothing), HandCount(Mine, 1),
    }
    // Cast twice: each knows its own others (Sunsapper Lynessa).
    check! { Paladin in Wild:
        Ally("VAC_507"), Force(Card("EX1_508")), Force(Card("CS2_168")), Force(Card("EX1_507")),
        Play("TLC_442", Nothing), Force(Card("CS2_173")), Force(Card("EX1_506")), Force(Card("EX1_509")),
        ChooseCard("CS2_168"), ChooseCard("EX1_506"), HandCount(Mine, 2), Play("CS2_168", Nothing),
        ChooseCard("EX1_507"), HandCount(Mine, 2), Play("EX1_506", Nothing), BoardCount(Mine, 4), ChooseCard("EX1_509"),
        HandCount(Mine, 2), IsCard(InHand(1), "EX1_509"),
    }
    check! { DeathKnight in Wild, Standard: ForbidOutcome(Card("CS2_200")), Play("TLC_442", Nothing) }
}

/// Story of Galvadon · Spell · 2 mana · Give a minion three random **Bonus Effects**.
//~ done TLC_444 - b048a7dd -
#[test]
fn TLC_444_story_of_galvadon() {
    check! { Paladin:
        Give("TLC_444"), Cost("TLC_444", 2), Ally("CS2_182"), Force(Number(0)), Force(Number(0)), Force(Number(0)),
        Play("TLC_444", On(My(0))), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::RUSH),
    }
}

/// Hatching Ceremony · Spell · 3 mana · At the end of your next turn, give your minions +2/+2.
//~ done DINO_405 - f20b858a -
#[test]
fn DINO_405_hatching_ceremony() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_182"), Play("DINO_405", Nothing), StatsNow(My(0), 4, 5), EndTurn, StatsNow(My(0), 4, 5),
        EndTurn, StatsNow(My(0), 4, 5), Play("CS2_231", Nothing), EndTurn, StatsNow(My(0), 6, 7), StatsNow(My(1), 3, 3),
        StatsNow(Their(0), 4, 5), EndTurn, EndTurn, StatsNow(My(0), 6, 7),
    }
    // My next turn may be an extra one.
    check! { Paladin:
        Ally("CS2_182"), Play("DINO_405", Nothing), Play("UNG_028t", Nothing), EndTurn, HandCount(Mine, 1),
        HandCount(Theirs, 0), DeckCount(Theirs, 20), StatsNow(My(0), 4, 5), EndTurn, StatsNow(My(0), 6, 7),
    }
}

/// Tyrannogill · Minion · Murloc · Beast · 6 mana · 6/3 · **Rush Deathrattle:** Summon three 2/1 Murlocs. Give them each a random **Bonus Effect**.
//~ done TLC_240 - 008fa2a0 -
#[test]
fn TLC_240_tyrannogill() {
    check! { Paladin:
        Has("TLC_240", GameTag::RUSH), Ally("TLC_240"), Ally("CS2_182"), Force(Number(1)), Force(Number(7)),
        Force(Number(1)), Kill(My(0)), BoardCount(Mine, 4), StatsNow(My(0), 2, 1), HasNow(My(0), GameTag::TAUNT),
        StatsNow(My(1), 2, 1), HasNow(My(1), GameTag::LIFESTEAL), HasNot(My(1), GameTag::TAUNT), StatsNow(My(2), 2, 1),
        HasNow(My(2), GameTag::TAUNT), HasNot(My(3), GameTag::TAUNT), BoardCount(Theirs, 0), HandCount(Mine, 0),
    }
}
