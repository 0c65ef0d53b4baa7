//! Priest cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 10e753dc

/// Orbital Halo · Spell · Holy · 2 mana · Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
//~ done GDB_439 - a2f6d231 -
#[test]
fn GDB_439_orbital_halo() {
    check! { Priest:
        Ally("CS2_182"), Give("GDB_439"), Give("GAME_005"), Give("CS2_231"), Play("CS2_231", Nothing),
        CostNow(Nth(1), 2), Play("GAME_005", Nothing), CostNow(Nth(1), 0), EndTurn, EndTurn, CostNow(Nth(1), 2),
        Play("GDB_439", On(My(0))), StatsNow(My(0), 5, 6), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
    check! { Priest: Give("GDB_439"), Play("GAME_005", Nothing), EndTurn, CostNow(InHand(0), 2) }
    check! { Priest: EndTurn, EndTurn, Give("GDB_439"), Play("EX1_298", Nothing), CostNow(InHand(1), 0) }
    // What a Drink leaves in the hand is not beside it.
    check! { Priest:
        Give("VAC_404"), Give("GDB_439"), Enemy("CS2_182"), Play("VAC_404", On(Their(0))), Damage(MyHero, 2),
        Damage(Their(0), 2), HandCount(Mine, 2), CostNow(InHand(1), 0),
    }
}

/// Mystified To'cha · Minion · 4 mana · 4/2 · **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
//~ done GDB_440 - bca39b91 -
#[test]
fn GDB_440_mystified_tocha() {
    check! { Priest:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 8), Play("GDB_440", Nothing), Health(MyHero, 42), Health(TheirHero, 22),
    }
    check! { Priest: DealDamage(MyHero, 10), DealDamage(TheirHero, 7), Play("GDB_440", Nothing), Health(MyHero, 20) }
    check! { Priest:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 8), Play("GDB_440", Nothing), StatsNow(My(0), 4, 2), Health(MyHero, 42),
    }
}

/// Anchorite · Minion · Draenei · 3 mana · 2/4 · Whenever another minion is **Overhealed**, give it that much extra Health.
//~ done GDB_441 - 080b0f3d -
#[test]
fn GDB_441_anchorite() {
    check! { Priest:
        Ally("GDB_441"), Ally("CS2_182"), Enemy("CS2_182"), DealDamage(My(1), 2), Restore(My(1), 2), StatsNow(My(1), 4, 5),
        Restore(My(1), 3), StatsNow(My(1), 4, 8), Restore(Their(0), 2), StatsNow(Their(0), 4, 7), Restore(My(0), 2),
        StatsNow(My(0), 2, 4),
    }
}

/// K'ure, the Light Beyond · Minion · 3 mana · 3/3 · **Spellburst:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst**.)*
//~ done GDB_442 - 6e6e116b -
#[test]
fn GDB_442_kure_the_light_beyond() {
    check! { Priest:
        Ally("GDB_442"), Force(Card("CS2_125")), Play("CS1_112", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_125"),
        Force(Card("CS2_125")), Play("GAME_005", Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
        BoardCount(Mine, 3), Crystals(10), Play("CS1_112", Nothing), BoardCount(Mine, 3),
    }
    // What the opponent does is not heard.
    check! { Priest: EndTurn, Ally("GDB_442"), Play("GAME_005", Nothing), BoardCount(Mine, 1) }
    check! { Priest:
        Ally("GDB_442"), Play("CS1_112", Nothing), Force(Card("CS2_125")), Play("CS2_011", Nothing), StatsNow(My(1), 3, 3),
    }
    for other in ["CS2_182", "CS2_023"] {
        check! { Priest: Ally("GDB_442"), ForbidOutcome(Card(other)), Play("GAME_005", Nothing) }
    }
}

/// Askara · Minion · Draenei · 4 mana · 4/4 · **Battlecry:** The next two Draenei you play summon a copy of themselves.
//~ done GDB_455 - 3418e21b -
#[test]
fn GDB_455_askara() {
    check! { Priest:
        Play("GDB_455", Nothing), BoardCount(Mine, 1), Play("CS2_231", Nothing), BoardCount(Mine, 2), Crystals(10),
        Play("GDB_720", Nothing), BoardCount(Mine, 4), Play("GDB_720", Nothing), BoardCount(Mine, 6), Crystals(10),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("GDB_720", Nothing), BoardCount(Mine, 4),
    }
    check! { Priest: Play("GDB_455", Nothing), Play("GDB_720", Nothing), Play("CS2_142", Nothing), BoardCount(Mine, 4) }
    // What the opponent does is not heard.
    check! { Priest:
        Play("GDB_455", Nothing), Play("GDB_720", Nothing), EndTurn, Play("GDB_720", Nothing), BoardCount(Mine, 3),
    }
    check! { Priest: Play("GDB_455", Nothing), Play("GDB_720", Nothing), Summon("GDB_720"), BoardCount(Mine, 4) }
}

/// Gravity Lapse · Spell · 0 mana · Set EVERY minion's Attack and Health to the lower of the two.
//~ done GDB_464 - 6bece447 -
#[test]
fn GDB_464_gravity_lapse() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_172"), Enemy("CS2_231"), Play("GDB_464", Nothing), StatsNow(My(0), 4, 4),
        StatsNow(Their(0), 2, 2), StatsNow(Their(1), 1, 1),
    }
    check! { Priest: Play("GDB_464", Nothing), Health(MyHero, 30) }
}

/// Hallucination · Spell · 1 mana · Summon a copy of a friendly Protoss minion. It takes double damage.
//~ done SC_757 - 9f23f795 -
#[test]
fn SC_757_hallucination() {
    check! { Priest:
        Ally("SC_783"), Ally("CS2_182"), Enchant(My(0), "CS2_092e"), Give("SC_757"), CannotTarget("SC_757", My(1)),
        Play("SC_757", On(My(0))), BoardCount(Mine, 3), IsCard(My(1), "SC_783"), DealDamage(My(1), 1), DealDamage(My(1), 2),
        Damage(My(1), 4), DealDamage(My(0), 1), DealDamage(My(0), 1), Damage(My(0), 1),
    }
    check! { Priest: Ally("SC_783"), Enemy("SC_783"), Give("SC_757"), CannotTarget("SC_757", Their(0)) }
}

/// Mothership · Minion · Mech · 12 mana · 10/10 · **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
//~ done SC_762 - 234784c0 -
#[test]
fn SC_762_mothership() {
    check! { Priest:
        Give("SC_762"), Cost("SC_762", 12), Stats("SC_762", 10, 10), Has("SC_762", GameTag::TAUNT), Ally("SC_762"),
        Force(Card("SC_763")), Force(Card("SC_764")), Kill(My(0)), HandCount(Mine, 3), IsCard(InHand(1), "SC_763"),
        IsCard(InHand(2), "SC_764"),
    }
    check! { Priest:
        Ally("GVG_006"), Ally("GVG_006"), Force(Card("SC_783")), ForbidOutcome(Card("SC_755")), Play("SC_762", Nothing),
        HandCount(Mine, 2), IsCard(InHand(0), "SC_783"),
    }
    // The opponent gets nothing of it.
    check! { Priest:
        Ally("GVG_006"), Ally("GVG_006"), Play("SC_762", Nothing), HandCount(Theirs, 0), HandCount(Mine, 2),
    }
    check! { Priest: Ally("SC_762"), ForbidOutcome(Card("SC_755")), Kill(My(0)), HandCount(Mine, 2) }
    check! { Priest: Ally("SC_762"), ForbidOutcome(Card("CS2_182")), Kill(My(0)), HandCount(Mine, 2) }
    check! { Priest: Ally("GVG_006"), Ally("GVG_006"), ForbidOutcome(Card("CS2_182")), Play("SC_762", Nothing) }
}
