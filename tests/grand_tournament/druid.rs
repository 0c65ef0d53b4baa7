//! Druid cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 45dafa3d

/// Living Roots · Spell · Nature · 1 mana · **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
//~ done AT_037 - 19929919 -
#[test]
fn AT_037_living_roots() {
    check! { Druid:
        Enemy("CS2_182"), PlayOption("AT_037", 0, On(Their(0))), Health(Their(0), 3), BoardCount(Mine, 0),
        PlayOption("AT_037", 1, Nothing), BoardCount(Mine, 2), IsCard(My(0), "AT_037t"), IsCard(My(1), "AT_037t"),
        Health(Their(0), 3),
    }
}

/// Druid of the Saber · Minion · 2 mana · 2/1 · **Choose One -** Transform into a 2/1 with **Charge**; or a 3/2 with **Stealth**.
//~ done AT_042 - 3577255b -
#[test]
fn AT_042_druid_of_the_saber() {
    check! { Druid:
        Give("AT_042"), Cost("AT_042", 2), Stats("AT_042", 2, 1), PlayOption("AT_042", 0, Nothing),
        IsCard(My(0), "AT_042t"), StatsNow(My(0), 2, 1), HasNow(My(0), GameTag::CHARGE),
    }
    check! { Druid:
        PlayOption("AT_042", 1, Nothing), IsCard(My(0), "AT_042t2"), StatsNow(My(0), 3, 2), HasNow(My(0), GameTag::STEALTH),
    }
}

/// Panther Form · Minion · Beast · 2 mana · 3/2 · **Stealth**
//~ done AT_042b - 9885c677 -
#[test]
fn AT_042b_panther_form() {
    check! { Druid:
        PlayOption("AT_042", 1, Nothing), IsCard(My(0), "AT_042t2"), StatsNow(My(0), 3, 2), HasNow(My(0), GameTag::STEALTH),
        HasNot(My(0), GameTag::CHARGE),
    }
}

/// Astral Communion · Spell · Arcane · 5 mana · Gain 10 Mana Crystals. Discard your hand.
//~ done AT_043 - 488f8eff -
#[test]
fn AT_043_astral_communion() {
    check! { Druid:
        Give("AT_043"), Cost("AT_043", 5), Give("CS2_231"), Give("CS2_182"), GiveThem("CS2_231"), Crystals(5),
        Play("AT_043", Nothing), HandCount(Mine, 0), Dead(Nth(1)), Dead(Nth(2)), HandCount(Theirs, 1), EndTurn, EndTurn,
        Mana(10),
    }
    // With ten crystals it gives Excess Mana instead.
    check! { Druid:
        Crystals(10), Give("CS2_231"), Play("AT_043", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_013t"), Mana(5),
    }
    check! { Druid: Crystals(5), Play("AT_043", Nothing), Mana(10) }
    // Crystals that were Overloaded are replaced, too.
    check! { Druid:
        Crystals(7), Play("SCH_427", Nothing), EndTurn, EndTurn, Mana(6), Play("AT_043", Nothing), HandCount(Mine, 0),
        Mana(10),
    }
    check! { Druid: Crystals(9), Play("AT_043", Nothing), HandCount(Mine, 0) }
    // The opponent gets nothing of it.
    check! { Druid:
        Crystals(5), EndTurn, EndTurn, EndTurn, Crystals(5), Play("AT_043", Nothing), EndTurn, Mana(7),
        HandCount(Theirs, 0),
    }
}

/// Darnassus Aspirant · Minion · 2 mana · 2/3 · **Battlecry:** Gain an empty Mana Crystal. **Deathrattle:** Lose a Mana Crystal.
//~ done AT_038 - 4ab49910 -
#[test]
fn AT_038_darnassus_aspirant() {
    check! { Druid:
        Give("AT_038"), Cost("AT_038", 2), Stats("AT_038", 2, 3), Crystals(5), Play("AT_038", Nothing), Mana(3),
        EndTurn, EndTurn, Mana(7), Kill(My(0)), EndTurn, Mana(10), EndTurn, Mana(7),
    }
}
