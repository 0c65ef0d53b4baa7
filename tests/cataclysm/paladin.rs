//! Paladin cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file be75ea70

/// Chromatus · Minion · Dragon · 8 mana · 8/8 · **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
//~ done CATA_432 - ba87bd93 -
#[test]
fn CATA_432_chromatus() {
    check! { Paladin:
        Give("CATA_432"), Cost("CATA_432", 8), Stats("CATA_432", 8, 8), Has("CATA_432", GameTag::DIVINE_SHIELD),
        Has("CATA_432", GameTag::ELUSIVE), Has("CATA_432", GameTag::LIFESTEAL), Has("CATA_432", GameTag::TAUNT),
        Play("CATA_432", Nothing), BoardCount(Mine, 5), IsInZone(Newest("CATA_432t1"), Zone::Play),
        IsInZone(Newest("CATA_432t2"), Zone::Play), IsInZone(Newest("CATA_432t3"), Zone::Play), IsInZone(Newest("CATA_432t4"), Zone::Play),
        DealDamage(Nth(0), 3), StatsNow(Nth(0), 8, 8), HasNot(Nth(0), GameTag::DIVINE_SHIELD),
    }
}

/// Green Head of Chromatus · Minion · Dragon · 2 mana · 2/3 · **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
//~ done CATA_432t1 - b41a16a3 -
#[test]
fn CATA_432t1_green_head_of_chromatus() {
    check! { Paladin:
        Give("CATA_432t1"), Cost("CATA_432t1", 2), Stats("CATA_432t1", 2, 3), Has("CATA_432t1", GameTag::TAUNT),
        Ally("CATA_432"), Ally("CATA_432t1"), Enemy("CATA_432"), HasNow(Nth(1), GameTag::TAUNT), Kill(Nth(2)),
        HasNot(Nth(1), GameTag::TAUNT), HasNow(Nth(3), GameTag::TAUNT),
    }
}

/// Red Head of Chromatus · Minion · Dragon · 2 mana · 2/3 · **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
//~ done CATA_432t2 - 1c94c498 -
#[test]
fn CATA_432t2_red_head_of_chromatus() {
    check! { Paladin:
        Give("CATA_432t2"), Cost("CATA_432t2", 2), Stats("CATA_432t2", 2, 3), Has("CATA_432t2", GameTag::LIFESTEAL),
        Ally("CATA_432"), Ally("CATA_432t2"), Enemy("CATA_432"), HasNow(Nth(1), GameTag::LIFESTEAL), Kill(Nth(2)),
        HasNot(Nth(1), GameTag::LIFESTEAL), HasNow(Nth(3), GameTag::LIFESTEAL),
    }
}

/// Blue Head of Chromatus · Minion · Dragon · 2 mana · 2/3 · **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
//~ done CATA_432t3 - 579ae9d8 -
#[test]
fn CATA_432t3_blue_head_of_chromatus() {
    check! { Paladin:
        Give("CATA_432t3"), Cost("CATA_432t3", 2), Stats("CATA_432t3", 2, 3), Has("CATA_432t3", GameTag::ELUSIVE),
        Ally("CATA_432"), Ally("CATA_432t3"), Enemy("CATA_432"), HasNow(Nth(1), GameTag::ELUSIVE), Kill(Nth(2)),
        HasNot(Nth(1), GameTag::ELUSIVE), HasNow(Nth(3), GameTag::ELUSIVE),
    }
}

/// Bronze Head of Chromatus · Minion · Dragon · 2 mana · 2/3 · **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
//~ done CATA_432t4 - d009a606 -
#[test]
fn CATA_432t4_bronze_head_of_chromatus() {
    check! { Paladin:
        Give("CATA_432t4"), Cost("CATA_432t4", 2), Stats("CATA_432t4", 2, 3), Has("CATA_432t4", GameTag::DIVINE_SHIELD),
        Ally("CATA_432"), Ally("CATA_432t4"), Enemy("CATA_432"), HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        Kill(Nth(2)), HasNot(Nth(1), GameTag::DIVINE_SHIELD), HasNow(Nth(3), GameTag::DIVINE_SHIELD),
    }
}

/// Inspiring Maul · Weapon · 2 mana · 2/2 durability · **Deathrattle:** Trigger a random friendly minion's end of turn effect.
//~ done CATA_472 - 6e4bc285 -
#[test]
fn CATA_472_inspiring_maul() {
    check! { Paladin:
        Ally("CS2_182"), Ally("EX1_575"), Enemy("EX1_575"), Play("CATA_472", Nothing), Kill(MyWeapon),
        HandCount(Mine, 1), DeckCount(Mine, 18), DeckCount(Theirs, 20),
    }
    check! { Paladin:
        Ally("EX1_575"), Play("CATA_472", Nothing), Ally("EX1_575"), Play("CATA_472", Nothing), HandCount(Mine, 1),
    }
    // The end of each turn is one of yours, too.
    check! { Paladin:
        Ally("TIME_054"), Play("CATA_472", Nothing), Kill(MyWeapon), HandCount(Mine, 1), IsCard(InHand(0), "GAME_005"),
    }
    // What works while Dormant is not the effect of an awake minion.
    check! { Paladin:
        Ally("EDR_979"), HasNot(My(0), GameTag::DORMANT), Play("CATA_472", Nothing), Kill(MyWeapon), Armor(Mine, 0),
        HandCount(Mine, 0),
    }
}

/// Nozdormu, Bronze Aspect · Minion · 5 mana · 4/4 · At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
//~ done CATA_473 - 20243239 -
#[test]
fn CATA_473_nozdormu_bronze_aspect() {
    check! { Paladin:
        Ally("CS2_182"), Ally("EX1_008"), Enemy("EX1_008"), Enemy("CS2_182"), Ally("CATA_473"), EndTurn,
        HasNow(My(0), GameTag::DIVINE_SHIELD), StatsNow(My(0), 4, 5), HasNow(My(1), GameTag::DIVINE_SHIELD),
        StatsNow(My(1), 4, 4), HasNow(My(2), GameTag::DIVINE_SHIELD), StatsNow(My(2), 4, 4), StatsNow(Their(0), 1, 1),
        HasNot(Their(1), GameTag::DIVINE_SHIELD), EndTurn, StatsNow(My(0), 4, 5), EndTurn, StatsNow(My(0), 7, 8),
        StatsNow(My(1), 7, 7), StatsNow(My(2), 7, 7),
    }
}

/// Flight Maneuvers · Spell · Holy · 4 mana · **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
/// - Numbers: {0} = 123141
// Also tests CATA_479t, CATA_479t2.
//~ done CATA_479 - d846054d.83fa30ac -
#[test]
fn CATA_479_flight_maneuvers() {
    check! { Paladin:
        Give("CS2_182"), Give("CATA_479"), Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CATA_479t"),
        IsCard(InHand(2), "CATA_479t2"), Play("CATA_479t", Nothing), BoardCount(Mine, 3), StatsNow(My(1), 4, 2),
        IsCard(My(1), "CATA_479t3"), Crystals(10), Play("CATA_479t2", Nothing), StatsNow(My(0), 2, 1), StatsNow(My(1), 5, 2),
        HasNow(My(2), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Give("CS2_182"), Give("CATA_479"), Play("CS2_182", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CATA_479"),
        Enemy("CS2_182"), Play("CATA_479", Nothing), BoardCount(Mine, 3), StatsNow(My(1), 5, 2), StatsNow(My(0), 5, 5),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(Their(0), GameTag::DIVINE_SHIELD),
    }
    // A full board takes the rest of the text.
    check! { Paladin:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Play("CATA_479", Nothing), BoardCount(Mine, 7),
        HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Sandfury Aura · Spell · Holy · 3 mana · Your minions' end of turn effects trigger twice. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done CATA_480 - aa803b23.ea2304e3 -
#[test]
fn CATA_480_sandfury_aura() {
    check! { Paladin:
        Ally("EX1_575"), Enemy("EX1_575"), Play("CATA_480", Nothing), EndTurn, DeckCount(Mine, 17),
        DeckCount(Theirs, 19), EndTurn, DeckCount(Theirs, 18), EndTurn, EndTurn, EndTurn, DeckCount(Mine, 11), EndTurn,
        HandCount(Theirs, 6), EndTurn, HandCount(Mine, 10), DeckCount(Mine, 9),
    }
}

/// Gelbin's Triumph · Spell · 1 mana · Get a random Paladin Aura. It lasts an additional turn.
//~ done CATA_621 - 8f2285ce -
#[test]
fn CATA_621_gelbins_triumph() {
    // Sandfury Aura lasts three turns.
    check! { Paladin in Wild, Standard:
        Force(Card("CATA_480")), Play("CATA_621", Nothing), HandCount(Mine, 1), Play("CATA_480", Nothing), EndTurn,
        EndTurn, EndTurn, EndTurn, EndTurn, PlayerTag(Mine, GameTag::END_OF_TURN_TRIGGER, 1), EndTurn, EndTurn,
        PlayerTag(Mine, GameTag::END_OF_TURN_TRIGGER, 0),
    }
    check! { Paladin in Wild, Standard: ForbidOutcome(Card("CS2_092")), Play("CATA_621", Nothing), HandCount(Mine, 1) }
}

/// Brash Battlemaster · Minion · 2 mana · 2/1 · **Rush Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
//~ done MEND_800 - 7d680fdd -
#[test]
fn MEND_800_brash_battlemaster() {
    check! { Paladin:
        Ally("CS2_101t"), Enemy("CS2_101t"), Ally("CS2_182"), Ally("MEND_800"), StatsNow(My(0), 1, 1), Kill(Nth(3)),
        StatsNow(My(0), 2, 1), StatsNow(Their(0), 1, 1), StatsNow(My(1), 4, 5), EndTurn, EndTurn, HeroPower(Nothing),
        IsCard(My(2), "CS2_101t"), StatsNow(My(2), 2, 1),
    }
}

/// Resilient Savior · Minion · Draenei · 3 mana · 3/1 · **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
//~ done MEND_801 - aab00bec -
#[test]
fn MEND_801_resilient_savior() {
    check! { Paladin:
        Ally("CS2_101t"), Enemy("CS2_101t"), Ally("CS2_182"), Ally("MEND_801"), Ally("EX1_008"),
        DealDamage(Nth(4), 1), StatsNow(My(0), 1, 1), DealDamage(Nth(3), 1), StatsNow(Nth(3), 3, 1), StatsNow(My(0), 1, 2), StatsNow(Their(0), 1, 1),
        StatsNow(My(1), 4, 5), DealDamage(Nth(3), 1), Dead(Nth(3)), StatsNow(My(0), 1, 2),
    }
    // Each loss counts, also in one turn.
    check! { Paladin:
        Ally("CS2_101t"), Ally("MEND_801"), DealDamage(My(1), 1), StatsNow(My(0), 1, 2), Play("EX1_371", On(My(1))),
        DealDamage(My(1), 1), StatsNow(My(0), 1, 3),
    }
    // This game: those that come later, too.
    check! { Paladin: Ally("MEND_801"), DealDamage(My(0), 1), HeroPower(Nothing), BoardCount(Mine, 2), StatsNow(My(1), 1, 2) }
}

/// Emboldening Blade · Weapon · 5 mana · 3/2 durability · **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
//~ done MEND_803 - b2795658 -
#[test]
fn MEND_803_emboldening_blade() {
    check! { Paladin:
        Ally("CS2_101t"), Enemy("CS2_101t"), Ally("CS2_182"), Play("MEND_803", Nothing), StatsNow(MyWeapon, 3, 2),
        StatsNow(My(0), 2, 2), StatsNow(Their(0), 1, 1), StatsNow(My(1), 4, 5), EndTurn, EndTurn, HeroPower(Nothing), StatsNow(My(2), 2, 2),
    }
    // It is an enchantment of each: Arator doubles it.
    check! { Paladin:
        Ally("CS2_101t"), Play("MEND_803", Nothing), Crystals(10), Play("MEND_804", Nothing), StatsNow(My(0), 4, 4),
        HasNow(My(0), GameTag::TAUNT),
    }
}

/// Charity · Spell · 3 mana · Get copies of all friendly minions that died this turn. Give them +3/+3.
//~ done MEND_805 - 5629fc01 -
#[test]
fn MEND_805_charity() {
    check! { Paladin:
        EmptyDeck(Mine), Ally("CS2_182"), Ally("CS2_231"), Ally("CS2_120"), Enemy("CS2_172"), Kill(Nth(0)),
        EndTurn, EndTurn, Damage(MyHero, 1), Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Ally("CS2_106"),
        Kill(MyWeapon), Play("MEND_805", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_231"), StatsNow(InHand(0), 4, 4),
        IsCard(InHand(1), "CS2_120"), StatsNow(InHand(1), 5, 6),
    }
}

/// Teamwork · Spell · 4 mana · Summon and get four {0} Silver Hand Recruits.
//~ done MEND_900 - 4cd67e8e -
#[test]
fn MEND_900_teamwork() {
    check! { Paladin:
        Play("MEND_900", Nothing), BoardCount(Mine, 4), HandCount(Mine, 4), IsCard(My(0), "CS2_101t"), StatsNow(My(3), 1, 1),
        IsCard(InHand(3), "CS2_101t"), BoardCount(Theirs, 0),
    }
}
