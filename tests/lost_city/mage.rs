//! Mage cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ae861ea

/// Tribute Dance · Spell · 5 mana · Choose a minion. Choose a different minion to transform it into.
//~ done DINO_414 - 13aa2112 -
#[test]
fn DINO_414_tribute_dance() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_171"), Ally("CS2_200"), Play("DINO_414", On(Their(0))), ChooseCard("CS2_200"),
        IsCard(Their(0), "CS2_200"), IsCard(Their(1), "CS2_171"), IsCard(My(0), "CS2_200"), BoardCount(Mine, 1),
        BoardCount(Theirs, 2),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_171"), Play("DINO_414", On(Their(0))), Choose(0), IsCard(Their(0), "CS2_171"),
    }
}

/// Sheep Mask · Spell · 4 mana · Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
//~ done DINO_429 - 8334494a -
#[test]
fn DINO_429_sheep_mask() {
    check! { Mage:
        Targets("DINO_429", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Ally("CS2_182"), Enemy("CS2_200"),
        Play("DINO_429", On(Their(0))), StatsNow(Their(0), 1, 1), Kill(Their(0)), Health(My(0), 3), Health(Their(0), 5),
        Health(MyHero, 30), Health(TheirHero, 30),
    }
}

/// Conjured Bookkeeper · Minion · Elemental · 3 mana · 2/2 · **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
//~ done TLC_226 - bcbc28dc -
#[test]
fn TLC_226_conjured_bookkeeper() {
    check! { Mage:
        Give("TLC_226"), Cost("TLC_226", 3), Stats("TLC_226", 2, 2), Play("TLC_226", Nothing), BoardCount(Mine, 1),
        EndTurn, EndTurn, Play("TLC_226", Nothing), BoardCount(Mine, 3),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · Gains a random **Titan** ability in your hand that changes each turn.
//~ done TLC_452 - fbc15f74 -
#[test]
fn TLC_452_titanographer_osk() {
    check! { Mage:
        OnTop("TLC_452"), Force(Card("TLC_452t13")), Play("EX1_015", Nothing), IsCard(InHand(0), "TLC_452t13"), EndTurn,
        Force(Card("TLC_452t7")), EndTurn, IsCard(InHand(0), "TLC_452t7"), Play("TLC_452t7", Nothing), HandCount(Mine, 10),
        EndTurn, EndTurn, IsCard(My(1), "TLC_452t7"),
    }
    // Its forms share one name, which a format takes for printings of one card.
    check! { Mage in Any: Give("TLC_452t13"), EndTurn, ForbidOutcome(Card("TLC_452t13")), EndTurn }
    // One that returns to the hand gains an ability there as well.
    check! { Mage:
        Ally("TLC_452"), Force(Card("TLC_452t13")), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_452t13"),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
//~ done TLC_452t1 - 1667a255 -
#[test]
fn TLC_452t1_titanographer_osk() {
    check! { Mage:
        Enemy("CS2_182"), Play("TLC_452t1", On(Nth(0))), Dead(Nth(0)), StatsNow(My(0), 6, 11), Health(MyHero, 35),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Deal 5 damage.
//~ done TLC_452t13 - 34ea1832 -
#[test]
fn TLC_452t13_titanographer_osk() {
    // Its forms share one name, which a format takes for printings of one card.
    check! { Mage in Any: Give("TLC_452t13"), EndTurn, ForbidOutcome(Card("TLC_452t13")), EndTurn }
    check! { Mage: Play("TLC_452t13", On(TheirHero)), Health(TheirHero, 25) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Cast 1 random Mage **Secret**.
//~ done TLC_452t14 - f1fd398e -
#[test]
fn TLC_452t14_titanographer_osk() {
    check! { Mage in Wild, Standard: Force(Card("EX1_287")), Play("TLC_452t14", Nothing), IsInZone(Newest("EX1_287"), Zone::Secret) }
    // The opponent gets nothing of it.
    check! { Mage in Wild, Standard:
        Force(Card("EX1_287")), Play("TLC_452t14", Nothing), Play("CS2_024", On(MyHero)), Health(MyHero, 27),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Enemy cards cost (1) more next turn.
//~ done TLC_452t15 - 6b7642e7 -
#[test]
fn TLC_452t15_titanographer_osk() {
    check! { Mage:
        Give("CS2_182"), GiveThem("CS2_182"), Play("TLC_452t15", Nothing), EndTurn, CostNow(Nth(1), 5),
        CostNow(Nth(0), 4), EndTurn, EndTurn, CostNow(Nth(1), 4),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Set the Attack and Health of all enemy minions to 2.
//~ done TLC_452t16 - 19c30d27 -
#[test]
fn TLC_452t16_titanographer_osk() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_452t16", Nothing), StatsNow(Nth(0), 4, 5), StatsNow(Nth(1), 2, 2),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Give your other minions +2/+2.
//~ done TLC_452t17 - 6c03610d -
#[test]
fn TLC_452t17_titanographer_osk() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_452t17", Nothing), StatsNow(Nth(0), 6, 7), StatsNow(Nth(1), 4, 5),
        StatsNow(My(1), 6, 6),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Draw 2 minions. Set their Attack, Health, and Cost to 2.
//~ done TLC_452t18 - d10bdd6e -
#[test]
fn TLC_452t18_titanographer_osk() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_029", "CS2_182"]), Play("TLC_452t18", Nothing), HandCount(Mine, 2),
        StatsNow(InHand(0), 2, 2), CostNow(InHand(1), 2),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
//~ done TLC_452t19 - c3f772a9 -
#[test]
fn TLC_452t19_titanographer_osk() {
    check! { Mage:
        Ally("CS2_182"), Play("TLC_452t19", On(Nth(0))), BoardCount(Mine, 3), StatsNow(Newest("CS2_182"), 6, 7),
        StatsNow(Nth(0), 4, 5),
    }
    check! { Mage: Ally("TTN_075"), Ally("CS2_182"), Give("TLC_452t19"), CannotTarget("TLC_452t19", My(0)) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
//~ done TLC_452t2 - abae0c67 -
#[test]
fn TLC_452t2_titanographer_osk() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_029"), Play("TLC_452t2", Nothing), CostNow(Nth(0), 1),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 21), Crystals(10), CostNow(InHand(0), 4),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 15),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
//~ done TLC_452t20 - 8257c7ac -
#[test]
fn TLC_452t20_titanographer_osk() {
    check! { Mage in Wild, Standard:
        Force(Card("CS2_200")), Play("TLC_452t20", Nothing), IsCard(My(1), "CS2_200"), HasNow(My(1), GameTag::LIFESTEAL),
        HasNow(My(1), GameTag::TAUNT),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Choose two enemy minions. Remove them from the game.
//~ done TLC_452t21 - 3e135ae4 -
#[test]
fn TLC_452t21_titanographer_osk() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"), Play("TLC_452t21", Nothing), Choose(0), Choose(0),
        BoardCount(Theirs, 1), IsInZone(Nth(0), Zone::RemovedFromGame),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +2/+1. Deal 4 damage to a random enemy.
//~ done TLC_452t22 - bf5fc209 -
#[test]
fn TLC_452t22_titanographer_osk() {
    check! { Mage: Play("TLC_452t22", Nothing), StatsNow(My(0), 8, 7), Health(TheirHero, 26) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +1/+2. Draw a card.
//~ done TLC_452t23 - 75a54b4a -
#[test]
fn TLC_452t23_titanographer_osk() {
    check! { Mage: Play("TLC_452t23", Nothing), StatsNow(My(0), 7, 8), HandCount(Mine, 1) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +3 Health and **Elusive**.
//~ done TLC_452t24 - 87dcb84a -
#[test]
fn TLC_452t24_titanographer_osk() {
    check! { Mage: Play("TLC_452t24", Nothing), StatsNow(My(0), 6, 9), HasNow(My(0), GameTag::ELUSIVE) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Deal 20 damage to another minion.
//~ done TLC_452t26 - f05e51c0 -
#[test]
fn TLC_452t26_titanographer_osk() {
    check! { Mage: Enemy("EX1_298"), Play("TLC_452t26", On(Nth(0))), Dead(Nth(0)) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
//~ done TLC_452t27 - 02f2fc98 -
#[test]
fn TLC_452t27_titanographer_osk() {
    check! { Mage:
        Enemy("CS2_182"), DealDamage(MyHero, 10), Play("TLC_452t27", Nothing), Health(Nth(0), 2), Health(TheirHero, 27),
        Health(MyHero, 26),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Summon two 6/6 Infernals.
//~ done TLC_452t28 - de3e09d4 -
#[test]
fn TLC_452t28_titanographer_osk() {
    check! { Mage: Play("TLC_452t28", Nothing), BoardCount(Mine, 3), IsCard(My(0), "TTN_960t5"), IsCard(My(2), "TTN_960t5") }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Send all other minions into the Twisting Nether.
//~ done TLC_452t29 - 7b98aa80 -
#[test]
fn TLC_452t29_titanographer_osk() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("TLC_452t29", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0),
        IsInZone(Nth(1), Zone::RemovedFromGame),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
//~ done TLC_452t3 - 95fda99f -
#[test]
fn TLC_452t3_titanographer_osk() {
    check! { Mage: Play("TLC_452t3", Nothing), BoardCount(Mine, 3), IsCard(My(0), "TTN_737t2"), IsCard(My(2), "TTN_737t2") }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
//~ done TLC_452t30 - 47d50599 -
#[test]
fn TLC_452t30_titanographer_osk() {
    check! { Mage: Play("TLC_452t30", Nothing), StatsNow(My(0), 6, 11), Armor(Mine, 5) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +5 Attack. Give your hero +5 Attack this turn.
//~ done TLC_452t31 - afaea5bd -
#[test]
fn TLC_452t31_titanographer_osk() {
    check! { Mage: Play("TLC_452t31", Nothing), StatsNow(My(0), 11, 6), StatsNow(MyHero, 5, 30) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +2/+2. Draw a weapon.
//~ done TLC_452t32 - 16d73bfc -
#[test]
fn TLC_452t32_titanographer_osk() {
    check! { Mage:
        DeckOf(&["CS2_106", "CS2_182"]), Play("TLC_452t32", Nothing), StatsNow(My(0), 8, 8), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_106"),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Fill your hand with 1/1 Chaotic Tendrils.
//~ done TLC_452t33 - 6cbd2c75 -
#[test]
fn TLC_452t33_titanographer_osk() {
    check! { Mage: Play("TLC_452t33", Nothing), HandCount(Mine, 10), IsCard(InHand(0), "YOG_514") }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Force each enemy minion to attack a random enemy minion.
//~ done TLC_452t34 - c66d9e70 -
#[test]
fn TLC_452t34_titanographer_osk() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_231"), Ally("CS2_231"), Play("TLC_452t34", Nothing), Dead(Nth(1)),
        Damage(Nth(0), 1), BoardCount(Mine, 2),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Take control of an enemy minion.
//~ done TLC_452t35 - af1e1467 -
#[test]
fn TLC_452t35_titanographer_osk() {
    check! { Mage: Enemy("CS2_182"), Play("TLC_452t35", On(Nth(0))), BoardCount(Mine, 2), BoardCount(Theirs, 0) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry: Discover** a **Deathrattle** minion. It costs (3) less.
//~ done TLC_452t4 - 8aa26cbe -
#[test]
fn TLC_452t4_titanographer_osk() {
    check! { Mage in Wild, Standard:
        Force(Card("EX1_012")), Play("TLC_452t4", Nothing), ChooseCard("EX1_012"), HandCount(Mine, 1),
        CostNow(InHand(0), 0),
    }
    check! { Mage in Wild, Standard:
        Force(Card("EX1_110")), Play("TLC_452t4", Nothing), ChooseCard("EX1_110"), HandCount(Mine, 1),
        CostNow(InHand(0), 3),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Reduce the Cost of all minions in your hand by (2).
//~ done TLC_452t5 - 27f08dd1 -
#[test]
fn TLC_452t5_titanographer_osk() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), Play("TLC_452t5", Nothing), CostNow(Nth(0), 2), CostNow(Nth(1), 4),
    }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
//~ done TLC_452t6 - 97f34e2e -
#[test]
fn TLC_452t6_titanographer_osk() {
    check! { Mage: Play("TLC_452t6", Nothing), BoardCount(Mine, 5), IsCard(My(1), "TTN_862t4"), IsCard(My(4), "TTN_862t4") }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Draw cards until your hand is full.
//~ done TLC_452t7 - 31b2ccfa -
#[test]
fn TLC_452t7_titanographer_osk() {
    check! { Mage: Give("TLC_452t7"), EndTurn, Force(Card("TLC_452t13")), EndTurn, IsCard(InHand(0), "TLC_452t13") }
    check! { Mage: Play("TLC_452t7", Nothing), HandCount(Mine, 10) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Restore your hero to full Health.
//~ done TLC_452t8 - 9dd8e3c5 -
#[test]
fn TLC_452t8_titanographer_osk() {
    check! { Mage: DealDamage(MyHero, 10), Play("TLC_452t8", Nothing), Health(MyHero, 30) }
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Refresh your Mana Crystals.
//~ done TLC_452t9 - b155befb -
#[test]
fn TLC_452t9_titanographer_osk() {
    check! { Mage: Play("TLC_452t9", Nothing), Mana(10) }
}

/// The Forbidden Sequence · Spell · 1 mana · **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
//~ done TLC_460 - 8677e262 -
#[test]
fn TLC_460_the_forbidden_sequence() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TLC_460"), Cost("TLC_460", 1), Play("TLC_460", Nothing)]);
    for _ in 0..7 {
        table.steps(&[Play("BT_021", Nothing), Choose(0)]);
    }
    table.steps(&[HandCount(Mine, 7), IsInZone(Nth(0), Zone::Secret)]);
    table.steps(&[Play("BT_021", Nothing), Choose(0), IsInZone(Nth(0), Zone::Graveyard)]);
    table.steps(&[HandCount(Mine, 9), IsInZone(Newest("TLC_460t"), Zone::Hand)]);
}

/// The Origin Stone · Weapon · 3 mana · 0/8 durability · After you **Discover** a card, this plays the other options. Lose 1 Durability.
//~ done TLC_460t - ceeacf50 -
#[test]
fn TLC_460t_the_origin_stone() {
    check! { Mage in Wild:
        Ally("TLC_460t"), Enemy("CS2_200"), Enemy("CS2_171"), Force(Card("CS2_029")), Force(Card("CS2_025")),
        Force(Card("CS2_023")), Play("LOE_003", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 3),
        Damage(Their(0), 1), BoardCount(Theirs, 1), StatsNow(MyWeapon, 0, 7), DeckCount(Mine, 17),
    }
    check! { Mage in Wild:
        Ally("TLC_460t"), Force(Card("CS2_025")), Force(Card("CS2_029")), Force(Card("CS2_024")),
        Play("LOE_003", Nothing), Force(Entity(TheirHero)), Force(Entity(TheirHero)), ChooseCard("CS2_025"),
        Health(TheirHero, 21), HandCount(Mine, 1),
    }
    // What the opponent does is not heard.
    check! { Mage in Wild, Standard:
        Ally("TLC_460t"), EndTurn, Force(Card("CS2_029")), Play("LOE_003", Nothing), ChooseCard("CS2_029"),
        StatsNow(MyWeapon, 0, 8), HandCount(Theirs, 2),
    }
    // Of cards in the opponent's hand (Madame Lazul) it plays copies.
    check! { Mage:
        Ally("TLC_460t"), GiveThem("CS2_025"), GiveThem("CS2_023"), GiveThem("CS2_029"), Enemy("CS2_182"),
        Play("DAL_729", Nothing), ChooseCard("CS2_029"), HandCount(Theirs, 3), HandCount(Mine, 3), DeckCount(Mine, 17),
        Damage(Their(0), 1), StatsNow(MyWeapon, 0, 7),
    }
    // It answers each time, not once a turn.
    check! { Mage in Wild:
        Ally("TLC_460t"), Force(Card("CS2_029")), Force(Card("CS2_025")), Force(Card("CS2_023")),
        Play("LOE_003", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 3), StatsNow(MyWeapon, 0, 7), Crystals(10),
        Force(Card("CS2_029")), Force(Card("CS2_025")), Force(Card("CS2_023")), Play("LOE_003", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 6), StatsNow(MyWeapon, 0, 6), DeckCount(Mine, 15), BoardCount(Mine, 2),
    }
}

/// Scrappy Scavenger · Minion · 1 mana · 1/1 · **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
//~ done TLC_461 - 34ac7fcc -
#[test]
fn TLC_461_scrappy_scavenger() {
    // A player can have more than ten crystals.
    check! { Mage in Wild:
        Crystals(10), Play("AV_205", Nothing), Armor(Mine, 5), Crystals(13), HandCount(Mine, 1), Force(Card("EX1_105")),
        Play("TLC_461", Nothing), Mana(12), ChooseCard("EX1_105"), HandCount(Mine, 2),
    }
    check! { Mage in Wild:
        Crystals(5), Force(Card("CS2_029")), Play("TLC_461", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), Crystals(1), Force(Card("CS2_231")), Play("TLC_461", Nothing), ChooseCard("CS2_231"),
        HandCount(Mine, 2), Crystals(10), Play("GAME_005", Nothing), Play("CS2_182", Nothing), Force(Card("CS2_187")),
        Play("TLC_461", Nothing), ChooseCard("CS2_187"), HandCount(Mine, 3), Crystals(2), Force(Card("CS2_168")),
        Play("TLC_461", Nothing), ChooseCard("CS2_168"), Crystals(3), Force(Card("CS2_172")), Play("TLC_461", Nothing),
        ChooseCard("CS2_172"), Crystals(4), Force(Card("CS2_127")), Play("TLC_461", Nothing), ChooseCard("CS2_127"),
        HandCount(Mine, 6),
    }
    for (mana, spell) in (0..).zip(SPELLS_BY_COST) {
        check! { Mage:
            Give("TLC_461"), Enchant(InHand(0), "UNG_116te"), Crystals(mana), Force(Card(spell)),
            Play("TLC_461", Nothing), ChooseCard(spell), HandCount(Mine, 1), HandCount(Theirs, 0), EndTurn,
        }
    }
    check! { Mage:
        Give("TLC_461"), Enchant(InHand(0), "UNG_116te"), Crystals(0), Play("TLC_461", Nothing), Choose(2),
        CostNow(InHand(0), 0),
    }
    check! { Mage in Wild, Standard:
        Give("TLC_461"), Enchant(InHand(0), "UNG_116te"), Crystals(3), Force(Card("CS2_023")), Play("TLC_461", Nothing),
        Choose(1), CostNow(InHand(0), 3),
    }
    check! { Mage:
        Give("TLC_461"), Enchant(InHand(0), "UNG_116te"), Crystals(5), Play("TLC_461", Nothing), Choose(1),
        CostNow(InHand(0), 5),
    }
    check! { Mage in Wild:
        Give("TLC_461"), Enchant(InHand(0), "UNG_116te"), Crystals(8), Force(Card("DAL_578")), Play("TLC_461", Nothing),
        ChooseCard("DAL_578"), EndTurn, EndTurn, Play("TLC_461", Nothing), Choose(2), CostNow(InHand(2), 8),
    }
}

/// Techysaurus · Minion · Mech · Beast · 7 mana · 3/6 · **Taunt**. Costs (1) less for each card you played this game that didn't start in your deck.
//~ done DINO_409 - 2b2fe300 -
#[test]
fn DINO_409_techysaurus() {
    check! { Mage:
        Has("DINO_409", GameTag::TAUNT), Give("DINO_409"), CostNow(Nth(0), 7), Play("CS2_231", Nothing),
        CostNow(Nth(0), 6), Play("GAME_005", Nothing), CostNow(Nth(0), 5), DrawOne, HandCount(Mine, 2),
        Play("CS2_182", Nothing), CostNow(Nth(0), 5), EndTurn, Play("CS2_231", Nothing), CostNow(Nth(0), 5),
    }
}

/// Relic of Kings · Spell · 7 mana · **Discover** a spell from any class that costs (8) or more. It costs (1).
//~ done TLC_334 - 303646d9 -
#[test]
fn TLC_334_relic_of_kings() {
    check! { Mage:
        Force(Card("OG_239")), Play("TLC_334", Nothing), ChooseCard("OG_239"), HandCount(Mine, 1),
        CostNow(InHand(0), 1),
    }
    check! { Mage: ForbidOutcome(Card("CS2_032")), Play("TLC_334", Nothing), Choose(0) }
    check! { Mage: ForbidOutcome(Card("OG_042")), Play("TLC_334", Nothing), Choose(0) }
}

/// Story of the Waygate · Spell · 2 mana · Reduce the Cost of cards in your hand that didn't start in your deck by (1).
//~ done TLC_364 - 5e7e91b4 -
#[test]
fn TLC_364_story_of_the_waygate() {
    check! { Mage:
        Give("CS2_200"), GiveThem("CS2_200"), DrawOne, HandCount(Mine, 2), Play("TLC_364", Nothing), CostNow(Nth(0), 5),
        CostNow(InHand(1), 4), CostNow(Nth(1), 6),
    }
}
