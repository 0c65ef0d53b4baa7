//! Neutral cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1c2d0d8

/// Kezan Mystic · Minion · 4 mana · 4/3 · **Battlecry:** Take control of a random enemy **Secret**.
//~ done GVG_074 - 5dd10078 -
#[test]
fn GVG_074_kezan_mystic() {
    check! { Mage:
        EndTurn, Play("EX1_287", Nothing), EndTurn, Play("GVG_074", Nothing), IsInZone(Nth(0), Zone::RemovedFromGame),
        IsInZone(Newest("EX1_287"), Zone::Secret), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), EndTurn,
        Play("CS2_029", On(MyHero)), Health(MyHero, 30),
    }
    check! { Mage: Play("EX1_287", Nothing), Play("GVG_074", Nothing), IsInZone(Nth(0), Zone::Secret) }
    // One that is active already is left where it is, if there is another.
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("EX1_295", Nothing), Play("EX1_594", Nothing), EndTurn,
        Play("GVG_074", Nothing), IsInZone(Nth(2), Zone::RemovedFromGame), IsInZone(Nth(1), Zone::Secret),
    }
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("EX1_594", Nothing), Play("EX1_295", Nothing), EndTurn,
        Play("GVG_074", Nothing), IsInZone(Nth(1), Zone::RemovedFromGame), IsInZone(Nth(2), Zone::Secret),
    }
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("EX1_295", Nothing), EndTurn, Play("GVG_074", Nothing),
        IsInZone(Nth(1), Zone::RemovedFromGame), IsInZone(Nth(0), Zone::Secret),
    }
    // A Quest is no Secret.
    check! { Mage: EndTurn, Play("SW_039", Nothing), EndTurn, Play("GVG_074", Nothing), IsInZone(Nth(0), Zone::Secret) }
    check! { Mage:
        EndTurn, Play("SW_039", Nothing), Play("EX1_295", Nothing), EndTurn, ForbidOutcome(Entity(Nth(0))),
        Play("GVG_074", Nothing), IsInZone(Nth(0), Zone::Secret), IsInZone(Nth(1), Zone::RemovedFromGame),
    }
    // One, and not all.
    check! { Mage:
        EndTurn, Play("EX1_295", Nothing), Play("EX1_594", Nothing), EndTurn, Force(Entity(Nth(0))),
        Play("GVG_074", Nothing), IsInZone(Nth(0), Zone::RemovedFromGame), IsInZone(Nth(1), Zone::Secret),
    }
    check! { Mage:
        Play("EX1_295", Nothing), Play("EX1_594", Nothing), EndTurn, Play("EX1_295", Nothing), Play("EX1_594", Nothing),
        EndTurn, Force(Entity(Nth(2))), Play("GVG_074", Nothing), IsInZone(Nth(2), Zone::RemovedFromGame),
        IsInZone(Nth(3), Zone::Secret),
    }
}

/// Enhance-o Mechano · Minion · Mech · 4 mana · 3/2 · **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield** *(at random*).
//~ done GVG_107 - 94f8a4ec -
#[test]
fn GVG_107_enhance_o_mechano() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Force(Number(0)), Force(Number(2)),
        Force(Number(1)), Play("GVG_107", Nothing), HasNow(My(0), GameTag::WINDFURY), HasNot(My(0), GameTag::TAUNT),
        HasNow(My(1), GameTag::DIVINE_SHIELD), HasNow(My(2), GameTag::TAUNT), HasNot(My(3), GameTag::TAUNT),
        HasNot(Their(0), GameTag::WINDFURY),
    }
    check! { Mage: Ally("CS2_182"), Enemy("CS2_182"), Force(Number(0)), ForbidOutcome(Number(0)), Play("GVG_107", Nothing) }
}

/// Mimiron's Head · Minion · Mech · 5 mana · 4/5 · At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
// Also tests GVG_111t.
//~ done GVG_111 - 2fac46d4 -
#[test]
fn GVG_111_mimirons_head() {
    check! { Mage:
        Ally("GVG_111"), Ally("GVG_044"), Ally("CS2_182"), EndTurn, EndTurn, BoardCount(Mine, 3),
        Ally("GVG_044"), EndTurn, BoardCount(Mine, 4), EndTurn, BoardCount(Mine, 2), Dead(Nth(0)), Dead(Nth(1)),
        Dead(Nth(3)), IsInZone(Nth(2), Zone::Play), Attack(Newest("GVG_111t"), TheirHero), Attack(Newest("GVG_111t"), TheirHero),
        Attack(Newest("GVG_111t"), TheirHero), Attack(Newest("GVG_111t"), TheirHero), Health(TheirHero, 14),
        CannotAct(Newest("GVG_111t")),
    }
    check! { Mage:
        Ally("GVG_111"), Ally("GVG_044"), Enemy("GVG_044"), EndTurn, EndTurn, BoardCount(Mine, 2),
        BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("GVG_111"), Ally("GVG_044"), Ally("GVG_044"), Enemy("GVG_044"), EndTurn, EndTurn,
        BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("GVG_111"), Ally("GVG_044"), Ally("GVG_044"), Ally("GVG_044"), Ally("GVG_044"),
        Ally("GVG_044"), Ally("GVG_044"), EndTurn, EndTurn, BoardCount(Mine, 1), IsCard(My(0), "GVG_111t"),
    }
    // It stands where the head stood once the older Mech had left (recording 812b38e4c5, 114).
    check! { Mage:
        Ally("GVG_044"), Ally("GVG_111"), Ally("GVG_044"), Ally("CS2_182"), EndTurn, EndTurn,
        IsCard(My(0), "GVG_111t"), IsCard(My(1), "CS2_182"),
    }
    // The Mechs are gone, with their Deathrattles, before V-07-TR-0N comes.
    check! { Mage:
        Ally("GVG_111"), Ally("GVG_044"), Ally("GVG_076"), Enemy("CS2_182"), EndTurn, EndTurn, Damage(Their(0), 2),
        BoardCount(Mine, 1), Damage(Newest("GVG_111t"), 0),
    }
}

/// Mogor the Ogre · Minion · 6 mana · 7/6 · All minions have a 50% chance to attack the wrong enemy.
//~ done GVG_112 - a0137a3f -
#[test]
fn GVG_112_mogor_the_ogre() {
    check! { Mage:
        Ally("GVG_112"), Ally("CS2_182"), Enemy("CS2_200"), Force(Yes), Attack(My(1), TheirHero),
        Health(TheirHero, 30), Damage(Their(0), 4), Force(No), Attack(My(0), TheirHero), Health(TheirHero, 23), EndTurn,
        Force(Yes), Force(Entity(MyHero)), Attack(Their(0), My(0)), Health(MyHero, 24), Damage(My(0), 0),
    }
    check! { Mage:
        Ally("GVG_112"), Enemy("CS2_200"), Ally("CS2_106"), Attack(MyHero, TheirHero), Health(TheirHero, 27),
    }
    check! { Mage:
        Ally("GVG_112"), Ally("CS2_182"), Force(Yes), Attack(My(1), TheirHero), Force(No), Attack(My(0), TheirHero),
        EndTurn, Enemy("GVG_112"), Force(Yes), Force(No), Attack(Their(0), My(0)), BoardCount(Theirs, 1),
    }
    // The second throw asks who is attacked by then: back to the first target.
    check! { Mage:
        Ally("GVG_112"), EndTurn, Enemy("GVG_112"), Enemy("CS2_200"), Force(Yes), Force(Yes), Attack(Their(1), My(0)),
        BoardCount(Mine, 0), Damage(MyHero, 0), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("GVG_112"), Ally("CS2_182"), Enemy("CS2_200"), Force(Yes), Attack(My(1), TheirHero), Force(No),
        Attack(My(0), TheirHero), EndTurn, Force(Yes), Attack(Their(0), My(0)), Health(MyHero, 24),
    }
    check! { Mage:
        Play("GVG_112", Nothing), Ally("GVG_112"), Enemy("CS2_200"), Ally("CS2_106"), Attack(MyHero, TheirHero),
        Health(MyHero, 30),
    }
    // Another enemy than the one that was meant.
    check! { Mage:
        Ally("GVG_112"), Ally("CS2_182"), Enemy("CS2_200"), EndTurn, Force(Yes), ForbidOutcome(Entity(My(0))),
        Attack(Their(0), My(0)), Damage(My(0), 0),
    }
    for other in [TheirHero, MyHero] {
        check! { Mage:
            Ally("GVG_112"), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Force(Yes), ForbidOutcome(Entity(other)),
            Attack(My(1), TheirHero),
        }
    }
}

/// Toshley · Minion · 6 mana · 5/7 · **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
//~ done GVG_115 - f079627e -
#[test]
fn GVG_115_toshley() {
    check! { Mage:
        Give("GVG_115"), Cost("GVG_115", 6), Stats("GVG_115", 5, 7), Play("GVG_115", Nothing), HandCount(Mine, 1),
        Kill(My(0)), HandCount(Mine, 2),
    }
}

/// Cogmaster · Minion · 1 mana · 1/2 · Has +2 Attack while you have a Mech.
//~ done GVG_013 - c3ca2184 -
#[test]
fn GVG_013_cogmaster() {
    check! { Mage:
        Give("GVG_013"), Cost("GVG_013", 1), Stats("GVG_013", 1, 2), Play("GVG_013", Nothing), Enemy("GVG_103"),
        Ally("CS2_182"), StatsNow(My(0), 1, 2), Ally("GVG_103"), StatsNow(My(0), 3, 2), StatsNow(My(1), 4, 5), Ally("GVG_103"),
        StatsNow(My(0), 3, 2), Kill(My(2)), StatsNow(My(0), 3, 2), Kill(My(2)), StatsNow(My(0), 1, 2),
    }
}

/// Mechanical Yeti · Minion · Mech · 4 mana · 4/5 · **Deathrattle:** Give each player a **Spare Part.**
//~ done GVG_078 - 5790afd9 -
#[test]
fn GVG_078_mechanical_yeti() {
    check! { Mage:
        Give("GVG_078"), Cost("GVG_078", 4), Stats("GVG_078", 4, 5), Play("GVG_078", Nothing), Force(Card("PART_001")),
        Force(Card("PART_002")), Kill(My(0)), HandCount(Mine, 1), HandCount(Theirs, 1), IsCard(InHand(0), "PART_001"),
        IsCard(InTheirHand(0), "PART_002"),
    }
    check! { Mage: Ally("GVG_078"), ForbidOutcome(Card("GAME_005")), Kill(My(0)) }
}

/// Gnomish Experimenter · Minion · 3 mana · 3/2 · **Battlecry:** Draw a card. If it's a minion, transform it into a Chicken.
//~ done GVG_092 - 147b0bc2 -
#[test]
fn GVG_092_gnomish_experimenter() {
    check! { Mage:
        Give("GVG_092"), Cost("GVG_092", 3), Stats("GVG_092", 3, 2), OnTop("CS2_029"), OnTop("CS2_172"),
        Play("GVG_092", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "GVG_092t"), StatsNow(InHand(0), 1, 1),
        Play("GVG_092", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_029"), DeckCount(Mine, 19),
    }
}

/// Jeeves · Minion · Mech · 4 mana · 1/4 · At the end of each player's turn, that player draws until they have 3 cards.
//~ done GVG_094 - 2b7c8f5d -
#[test]
fn GVG_094_jeeves() {
    check! { Mage:
        Give("GVG_094"), Cost("GVG_094", 4), Stats("GVG_094", 1, 4), Play("GVG_094", Nothing), Give("CS2_182"), EndTurn,
        HandCount(Mine, 3), DeckCount(Mine, 17), HandCount(Theirs, 1), EndTurn, HandCount(Theirs, 3),
        DeckCount(Theirs, 17), HandCount(Mine, 4), EndTurn, HandCount(Mine, 4), DeckCount(Mine, 16),
    }
}

/// Goblin Sapper · Minion · 3 mana · 2/4 · Has +4 Attack while your opponent has 6 or more cards in hand.
//~ done GVG_095 - 90793f11 -
#[test]
fn GVG_095_goblin_sapper() {
    check! { Mage:
        Give("GVG_095"), Cost("GVG_095", 3), Stats("GVG_095", 2, 4), Play("GVG_095", Nothing), Give("GAME_005"),
        GiveThem("GAME_005"), GiveThem("GAME_005"), GiveThem("GAME_005"), GiveThem("GAME_005"), GiveThem("GAME_005"),
        StatsNow(My(0), 2, 4), GiveThem("GAME_005"), StatsNow(My(0), 6, 4), GiveThem("GAME_005"), StatsNow(My(0), 6, 4),
        Discard(InTheirHand(0)), Discard(InTheirHand(0)), StatsNow(My(0), 2, 4),
    }
}

/// Micro Machine · Minion · Mech · 2 mana · 1/2 · At the start of each turn, gain +1 Attack.
//~ done GVG_103 - e98c693a -
#[test]
fn GVG_103_micro_machine() {
    check! { Mage:
        Give("GVG_103"), Cost("GVG_103", 2), Stats("GVG_103", 1, 2), Play("GVG_103", Nothing), Ally("CS2_182"),
        StatsNow(My(0), 1, 2), EndTurn, StatsNow(My(0), 2, 2), EndTurn, StatsNow(My(0), 3, 2), StatsNow(My(1), 4, 5),
    }
}

/// Mekgineer Thermaplugg · Minion · Mech · 9 mana · 9/7 · Whenever an enemy minion dies, summon a Leper Gnome.
//~ done GVG_116 - 9f4663ae -
#[test]
fn GVG_116_mekgineer_thermaplugg() {
    check! { Mage:
        Give("GVG_116"), Cost("GVG_116", 9), Stats("GVG_116", 9, 7), Ally("CS2_182"), Play("GVG_116", Nothing),
        Enemy("CS2_182"), Kill(My(0)), BoardCount(Mine, 1), Kill(Their(0)), BoardCount(Mine, 2), IsCard(My(1), "EX1_029"),
        BoardCount(Theirs, 0),
    }
}

/// Blingtron 3000 · Minion · Mech · 5 mana · 3/4 · **Battlecry:** Equip a random weapon for each player.
//~ done GVG_119 - 11700078 -
#[test]
fn GVG_119_blingtron_3000() {
    check! { Mage:
        Give("GVG_119"), Cost("GVG_119", 5), Stats("GVG_119", 3, 4), Force(Card("CS2_106")), Force(Card("CS2_112")),
        Play("GVG_119", Nothing), IsCard(MyWeapon, "CS2_106"), IsCard(TheirWeapon, "CS2_112"),
    }
    for other in ["CS2_182", "EX1_277"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("GVG_119", Nothing) }
    }
}
