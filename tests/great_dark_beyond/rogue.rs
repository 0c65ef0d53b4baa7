//! Rogue cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d66ace9

/// The Gravitational Displacer · Minion · 5 mana · 5/4 · **Starship Piece** When this is launched, summon a copy of the **Starship**.
//~ done GDB_466 - fd0ac06a -
#[test]
fn GDB_466_the_gravitational_displacer() {
    check! { Rogue:
        Ally("GDB_466"), Ally("GDB_101"), Kill(My(0)), Kill(My(1)), Crystals(10), Use(My(0), 0, Nothing), Choose(0),
        BoardCount(Mine, 2), StatsNow(My(0), 7, 6), StatsNow(My(1), 7, 6), HasNow(My(1), GameTag::DIVINE_SHIELD),
    }
}

/// Talgath · Minion · Demon · 3 mana · 3/3 · Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
//~ done GDB_472 - 5855514c -
#[test]
fn GDB_472_talgath() {
    check! { Rogue:
        Give("GDB_472"), Cost("GDB_472", 3), Stats("GDB_472", 3, 3), Ally("GDB_472"), Ally("CS2_182"),
        Enemy("CS2_200"), Play("CS2_008", On(Their(0))), Damage(Their(0), 2), Play("CS2_008", On(Their(0))),
        Damage(Their(0), 3), Play("CS2_008", On(My(1))), Damage(My(1), 1), Play("CS2_008", On(TheirHero)),
        Damage(TheirHero, 1),
    }
    check! { Rogue:
        Play("GDB_472", Nothing), HandCount(Mine, 0), Enemy("CS2_200"), Play("GDB_472", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_072"),
    }
    // It answers each time, not once a turn.
    check! { Rogue:
        Ally("GDB_472"), Enemy("CS2_142"), Enemy("CS2_200"), Play("CS2_008", On(Their(0))),
        Play("CS2_008", On(Their(0))), StatsNow(Their(0), 6, 5),
    }
}

/// Lucky Comet · Spell · 2 mana · **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
//~ done GDB_873 - 0b3eeb4d -
#[test]
fn GDB_873_lucky_comet() {
    check! { Rogue:
        Play("GDB_873", Nothing), Choose(0), HandCount(Mine, 1),
        PlayerTag(Mine, cardwright_engine::script::player_rule::MINION_COMBOS_TWICE, 1), Enemy("CS2_186"),
        Play("EX1_134", On(Their(0))), Damage(Their(0), 6), Enemy("CS2_186"), Crystals(10),
        Play("EX1_134", On(Their(1))), Damage(Their(1), 3),
    }
    for other in ["CS2_182", "EX1_124"] {
        check! { Rogue: ForbidOutcome(Card(other)), Play("GDB_873", Nothing), Choose(0), HandCount(Mine, 1) }
    }
}

/// Dark Templar · Minion · 6 mana · 5/3 · **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
//~ done SC_752 - 0f8ab890 -
#[test]
fn SC_752_dark_templar() {
    check! { Rogue:
        Enemy("CS2_182"), Play("SC_752", On(Their(0))), Dead(Nth(0)), HasNow(My(0), GameTag::STEALTH),
        Play("CS2_231", Nothing), BoardCount(Mine, 2), Crystals(10), Play("SC_765", Nothing), Health(TheirHero, 28),
        BoardCount(Mine, 2), IsCard(My(0), "SC_671t1"), EndTurn, Health(TheirHero, 20),
    }
    check! { Rogue:
        Enemy("CS2_182"), Play("SC_752", On(Their(0))), Ally("SC_765"), Crystals(10), Play("SC_765", Nothing),
        IsCard(My(1), "SC_765"), Health(TheirHero, 28),
    }
    check! { Rogue: Enemy("CS2_182"), Play("SC_752", On(Their(0))), Summon("SC_765"), BoardCount(Mine, 2) }
}

/// High Templar · Minion · 6 mana · 3/5 · **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
//~ done SC_765 - b8dd457b -
#[test]
fn SC_765_high_templar() {
    check! { Rogue:
        Enemy("CS2_186"), Play("SC_765", Nothing), Damage(Their(0), 2), Health(TheirHero, 28), Crystals(10),
        Play("SC_752", On(Their(0))), BoardCount(Mine, 1), IsCard(My(0), "SC_671t1"),
    }
    check! { Rogue:
        Enemy("CS2_186"), Play("SC_765", Nothing), Crystals(10), Ally("SC_765"), Play("SC_752", On(Their(0))),
        IsCard(My(1), "SC_765"), Health(TheirHero, 28),
    }
    check! { Rogue: Play("SC_765", Nothing), Summon("SC_765"), BoardCount(Mine, 2), Health(TheirHero, 28) }
}

/// Eredar Skulker · Minion · Demon · 2 mana · 1/3 · **Combo and Spellburst:** Gain +2 Attack and **Stealth**.
//~ done GDB_870 - ede695dd -
#[test]
fn GDB_870_eredar_skulker() {
    check! { Rogue:
        Give("GDB_870"), Cost("GDB_870", 2), Stats("GDB_870", 1, 3), Play("GDB_870", Nothing), StatsNow(My(0), 1, 3),
        HasNot(My(0), GameTag::STEALTH), Play("CS2_231", Nothing), StatsNow(My(0), 1, 3), Play("GAME_005", Nothing),
        StatsNow(My(0), 3, 3), HasNow(My(0), GameTag::STEALTH), Play("GAME_005", Nothing), StatsNow(My(0), 3, 3),
    }
    check! { Rogue:
        Play("GAME_005", Nothing), Play("GDB_870", Nothing), StatsNow(My(0), 3, 3), HasNow(My(0), GameTag::STEALTH),
        Play("GAME_005", Nothing), StatsNow(My(0), 5, 3),
    }
}
