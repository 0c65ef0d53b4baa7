//! Paladin cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9a1d9354

/// Timeless Blessing · Spell · Holy · 4 mana · Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
//~ done WON_051 - 0296c09e -
#[test]
fn WON_051_timeless_blessing() {
    check! { Paladin:
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_029"),
        GiveThem("CS2_182"), Force(Entity(InHand(2))), Force(Entity(InHand(0))), Force(Entity(InHand(4))),
        Force(Entity(InHand(1))), Play("WON_051", Nothing), StatsNow(InHand(2), 8, 9), StatsNow(InHand(0), 7, 8),
        StatsNow(InHand(4), 6, 7), StatsNow(InHand(1), 5, 6), StatsNow(InHand(3), 4, 5), StatsNow(InTheirHand(0), 4, 5),
    }
    check! { Paladin:
        Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(1))), Play("WON_051", Nothing), StatsNow(InHand(1), 8, 9),
        StatsNow(InHand(0), 7, 8),
    }
    check! { Paladin: Give("CS2_182"), Play("WON_051", Nothing), StatsNow(InHand(0), 8, 9) }
    check! { Paladin:
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(0))), Force(Entity(InHand(1))),
        Play("WON_051", Nothing), StatsNow(InHand(0), 8, 9), StatsNow(InHand(1), 7, 8), StatsNow(InHand(2), 6, 7),
    }
    check! { Paladin:
        Give("CS2_029"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"),
        ForbidOutcome(Entity(InHand(0))), Play("WON_051", Nothing), HandCount(Mine, 6),
    }
}

/// Runi, Time Explorer · Minion · Draenei · 3 mana · 3/4 · **Battlecry: Discover** a location from the FUTURE!
//~ done WON_053 - b3a90c11 -
#[test]
fn WON_053_runi_time_explorer() {
    check! { Paladin:
        Force(Card("WON_053t")), Force(Card("WON_053t6")), Force(Card("WON_053t3")), Play("WON_053", Nothing),
        ChooseCard("WON_053t6"), HandCount(Mine, 1), IsCard(InHand(0), "WON_053t6"),
    }
}

/// Outskirts of Lordaeron · Location · 3 mana · 2 uses · Choose a minion. Destroy all minions with less Attack than it.
//~ done WON_053t - ccb73005 -
#[test]
fn WON_053t_outskirts_of_lordaeron() {
    check! { Paladin:
        Ally("WON_053t"), Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_125"),
        Use(My(0), 0, On(My(1))), BoardCount(Mine, 2), IsCard(My(1), "CS2_182"), BoardCount(Theirs, 2),
        IsCard(Their(1), "CS2_182"),
    }
    check! { Paladin: Ally("WON_053t"), Ally("CS2_182"), Use(My(0), 0, On(My(1))), EndTurn }
}

/// Xenedar · Location · 3 mana · 2 uses · Your next **Battlecry** this turn triggers twice.
//~ done WON_053t3 - 32e8fc59 -
#[test]
fn WON_053t3_xenedar() {
    check! { Paladin:
        Ally("WON_053t3"), Use(My(0), 0, Nothing), Play("CS2_189", On(TheirHero)), Health(TheirHero, 28),
        Play("CS2_189", On(TheirHero)), Health(TheirHero, 27),
    }
    check! { Paladin:
        Ally("WON_053t3"), Use(My(0), 0, Nothing), EndTurn, EndTurn, Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 29),
    }
}

/// Valdrakken · Location · 3 mana · 2 uses · Get two random Dragons with +2/+2.
//~ done WON_053t5 - 36eaa17d -
#[test]
fn WON_053t5_valdrakken() {
    check! { Paladin:
        Ally("WON_053t5"), Force(Card("EX1_043")), Force(Card("EX1_043")), Use(My(0), 0, Nothing), HandCount(Mine, 2),
        StatsNow(InHand(0), 6, 3), StatsNow(InHand(1), 6, 3),
    }
}

/// Ruins of Korune · Location · 3 mana · 2 uses · Draw 2 cards. Swap their Costs.
//~ done WON_053t6 - 0bba5607 -
#[test]
fn WON_053t6_ruins_of_korune() {
    check! { Paladin:
        DeckOf(&["CS2_231", "CS2_029", "CS2_200"]), Ally("WON_053t6"), Use(My(0), 0, Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_200"), CostNow(InHand(0), 4), CostNow(InHand(1), 6),
    }
}

/// Temple of Earth · Location · 3 mana · 2 uses · Choose a friendly minion. Summon a copy of it with +3 Health and **Taunt** that can't attack.
//~ done WON_053t7 - 41ede8f4 -
#[test]
fn WON_053t7_temple_of_earth() {
    check! { Paladin:
        Ally("WON_053t7"), Ally("CS2_182"), Use(My(0), 0, On(My(1))), BoardCount(Mine, 3), StatsNow(My(2), 4, 8),
        HasNow(My(2), GameTag::TAUNT), EndTurn, EndTurn, CannotAttack(My(2), TheirHero), Attack(My(1), TheirHero),
    }
}
