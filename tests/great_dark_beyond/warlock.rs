//! Warlock cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b5520a0

/// Bad Omen · Spell · Fel · 6 mana · In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
// Also tests GDB_124t.
//~ done GDB_124 - 5d89a188 -
#[test]
fn GDB_124_bad_omen() {
    check! { Warlock:
        Play("GDB_124", Nothing), BoardCount(Mine, 0), EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, EndTurn,
        BoardCount(Mine, 2), IsCard(My(0), "GDB_124t2"), IsCard(My(1), "GDB_124t2"), EndTurn, EndTurn, EndTurn, EndTurn,
        BoardCount(Mine, 2),
    }
    check! { Warlock:
        Play("GDB_124", Nothing), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 2),
    }
    check! { Warlock:
        Ally("GDB_100"), Kill(Nth(0)), Armor(Mine, 4), Play("GDB_124", Nothing), BoardCount(Mine, 3),
        IsInZone(Newest("GDB_124t2"), Zone::Play),
    }
}

/// Healthstone · Spell · Fel · 0 mana · **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
//~ done GDB_125 - 4c5b9433 -
#[test]
fn GDB_125_healthstone() {
    check! { Warlock:
        DealDamage(MyHero, 5), EndTurn, EndTurn, DealDamage(MyHero, 2), DealDamage(MyHero, 3), DealDamage(TheirHero, 4), Health(MyHero, 20),
        Play("GDB_125", Nothing), Health(MyHero, 25), Health(TheirHero, 26),
    }
    check! { Warlock:
        Ally("CS2_182"), DealDamage(My(0), 2), DealDamage(MyHero, 2), Play("GDB_125", Nothing), Health(MyHero, 30),
        Damage(My(0), 2),
    }
}

/// K'ara, the Dark Star · Minion · 3 mana · 3/3 · **Spellburst:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst**.)*
//~ done GDB_127 - b9ccfffb -
#[test]
fn GDB_127_kara_the_dark_star() {
    check! { Warlock:
        Ally("GDB_127"), Enemy("CS2_182"), Enemy("CS2_186"), Force(Entity(Their(0))), Play("CS2_057", On(Their(1))),
        StatsNow(Their(0), 4, 3), StatsNow(My(0), 3, 5), Force(Entity(Their(0))), Play("GAME_005", Nothing), StatsNow(Their(0), 4, 1),
        StatsNow(My(0), 3, 7), Play("GAME_005", Nothing), StatsNow(My(0), 3, 7), StatsNow(Their(0), 4, 1),
    }
    check! { Warlock:
        Ally("GDB_127"), Enemy("CS2_182"), Enemy("CS2_186"), Force(Entity(Their(0))), Play("CS2_057", On(Their(1))),
        Force(Entity(Their(0))), Play("GAME_005", Nothing), Health(TheirHero, 30),
    }
    check! { Warlock: Ally("GDB_127"), Ally("GDB_127"), Play("GAME_005", Nothing), Health(MyHero, 30) }
    // What the opponent does is not heard.
    check! { Warlock:
        Ally("GDB_127"), Enemy("CS2_182"), Enemy("CS2_186"), Play("CS2_057", On(Their(1))), EndTurn,
        Play("GAME_005", Nothing), StatsNow(My(0), 3, 5),
    }
    // It comes after the spell.
    check! { Warlock:
        Ally("GDB_127"), Enemy("CS2_182"), Play("DS1_184", Nothing), StatsNow(My(0), 3, 3), Force(Entity(Their(0))),
        Choose(0), StatsNow(My(0), 3, 5), StatsNow(Their(0), 4, 3), HandCount(Mine, 1), DeckCount(Mine, 18),
    }
    check! { Warlock:
        Ally("GDB_127"), Enemy("CS2_182"), Force(Entity(TheirHero)), Play("GAME_005", Nothing), Health(TheirHero, 28),
        StatsNow(My(0), 3, 5),
    }
    // No more is stolen than is there.
    check! { Warlock:
        Ally("GDB_127"), Enemy("CS2_231"), Force(Entity(Their(0))), Play("GAME_005", Nothing), BoardCount(Theirs, 0),
        StatsNow(My(0), 3, 4),
    }
}

/// Archimonde · Minion · Demon · 6 mana · 6/6 · **Battlecry:** Summon every Demon you played this game that didn't start in your deck.
//~ done GDB_128 - 6dacdc28 -
#[test]
fn GDB_128_archimonde() {
    check! { Warlock:
        Play("CS2_065", Nothing), Kill(My(0)), Play("CS2_182", Nothing), Kill(My(0)), Crystals(10),
        Play("GDB_128", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_065"),
    }
    // He is no Demon that was played before, though he did not start in the deck.
    check! { Warlock: Play("GDB_128", Nothing), BoardCount(Mine, 1) }
    check! { Warlock:
        DeckOf(&["CS2_065"]), Play("UNG_060", Nothing), DeckCount(Mine, 0), HandCount(Mine, 2),
        Play("CS2_065", Nothing), Crystals(10), Play("CS2_065", Nothing), Play("GDB_128", Nothing), BoardCount(Mine, 4),
        IsCard(My(3), "CS2_065"),
    }
}

/// Consume · Spell · 1 mana · Remove 1 Durability from a friendly location to restore #8 Health to your hero.
//~ done SC_020 - fd68fc43 -
#[test]
fn SC_020_consume() {
    check! { Warlock:
        DealDamage(MyHero, 10), Ally("VAC_929"), Enemy("VAC_929"), Play("SC_020", On(Nth(0))), Health(MyHero, 28),
        Damage(Nth(0), 1), Damage(Nth(1), 0),
    }
}

/// Infernal Stratagem · Spell · Fel · 3 mana · Give a minion +3/+3. If it's a Demon, your next one costs (2) less.
//~ done GDB_122 - 16a9d774 -
#[test]
fn GDB_122_infernal_stratagem() {
    check! { Warlock:
        Give("GDB_122"), Cost("GDB_122", 3), Targets("GDB_122", &[FriendlyMinion, EnemyMinion]), Give("CS2_064"),
        Ally("CS2_182"), Ally("CS2_065"), Play("GDB_122", On(My(0))), StatsNow(My(0), 7, 8), CostNow(Nth(1), 6),
        Play("GDB_122", On(My(1))), StatsNow(My(1), 4, 6), CostNow(Nth(1), 4), Give("CS2_182"), CostNow(InHand(1), 4),
        EndTurn, EndTurn, CostNow(Nth(1), 4), Play("CS2_065", Nothing), CostNow(Nth(1), 6),
    }
}

/// Spine Crawler · Minion · 2 mana · 1/6 · **Taunt**. Can't attack. Has +3 Attack if you control a location.
//~ done SC_023 - bfbadb62 -
#[test]
fn SC_023_spine_crawler() {
    check! { Warlock:
        Give("SC_023"), Cost("SC_023", 2), Stats("SC_023", 1, 6), Has("SC_023", GameTag::TAUNT), Ally("SC_023"),
        CannotAct(My(0)), Enemy("EDR_520"), StatsNow(My(0), 1, 6), Ally("EDR_520"), StatsNow(My(0), 4, 6),
        CannotAttack(My(0), TheirHero), Kill(My(1)), StatsNow(My(0), 1, 6),
    }
}
