//! Mage cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a8d2e1ba

/// Prodigy of Demise · Minion · Undead · 2 mana · 3/2 · **Infused Battlecry: Discover** a Fire, Frost, or Arcane spell.
//~ todo NX2_003t 4673b325 7fc675c8 -
#[test]
#[ignore = "todo: Prodigy of Demise"]
fn NX2_003t_prodigy_of_demise() {
    unwritten("NX2_003t");
}

/// Vexallus · Minion · Elemental · 5 mana · 3/5 · Your Arcane spells cast twice.
//~ done RLK_541 - a5439d4f -
#[test]
fn RLK_541_vexallus() {
    check! { Mage:
        Ally("RLK_541"), Enemy("CS2_200"), Play("CS2_025", Nothing), Damage(Their(0), 2),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
    }
    // What the opponent does is not heard.
    check! { Mage: Ally("RLK_541"), EndTurn, Play("CS2_025", Nothing), StatsNow(My(0), 3, 4) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("RLK_541"), Enemy("CS2_200"), Play("CS2_025", Nothing), Play("CS2_025", Nothing), StatsNow(Their(0), 6, 3),
    }
}

/// Energy Shaper · Minion · 3 mana · 3/4 · **Battlecry:** Transform all spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
//~ done RLK_545 - d86e37ab -
#[test]
fn RLK_545_energy_shaper() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), Play("RLK_545", Nothing), IsCard(InHand(0), "CS2_182"), HandCount(Mine, 2),
        CostNow(InHand(1), 4), GiveThem("CS2_029"),
    }
    // It is another spell, at the Cost of the first.
    check! { Mage:
        Give("CS2_029"), Force(Card("CS2_032")), Play("RLK_545", Nothing), IsCard(InHand(0), "CS2_032"),
        CostNow(InHand(0), 4),
    }
    // It is the Cost without what an aura adds: Loatheb's (5) more is none of the new spell's.
    check! { Mage:
        EndTurn, Play("FP1_030", Nothing), EndTurn, Give("CS2_029"), CostNow(InHand(1), 9), Play("RLK_545", Nothing),
        CostNow(InHand(1), 9), EndTurn, EndTurn, CostNow(InHand(1), 4),
    }
}

/// Vast Wisdom · Spell · 2 mana · **Discover** two spells that cost (3) or less. Swap their Costs.
//~ done RLK_546 - 2cede53f -
#[test]
fn RLK_546_vast_wisdom() {
    check! { Mage:
        Force(Card("CS2_023")), Play("RLK_546", Nothing), ChooseCard("CS2_023"), Choose(0), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_023"),
    }
    check! { Mage:
        Force(Card("CS2_023")), Force(Number(0)), Force(Number(0)), Force(Card("EX1_277")), Play("RLK_546", Nothing),
        ChooseCard("CS2_023"), ChooseCard("EX1_277"), HandCount(Mine, 2), CostNow(Newest("CS2_023"), 1),
        CostNow(Newest("EX1_277"), 3),
    }
    for other in ["CS2_172", "CS2_029"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("RLK_546", Nothing) }
    }
    for other in ["CS2_172", "CS2_029"] {
        check! { Mage: Force(Card("CS2_023")), Play("RLK_546", Nothing), ForbidOutcome(Card(other)), ChooseCard("CS2_023") }
    }
    // Each of both may cost (3).
    check! { Mage:
        Force(Card("CS2_023")), Play("RLK_546", Nothing), Force(Card("EX1_287")), ChooseCard("CS2_023"), ChooseCard("EX1_287"),
        HandCount(Mine, 2),
    }
}

/// Grand Magister Rommath · Minion · 9 mana · 5/7 · **Battlecry:** Recast each spell you've cast this game that didn't start in your deck. *(Once per game)*
//~ done RLK_803 - dde7da0d -
#[test]
fn RLK_803_grand_magister_rommath() {
    check! { Mage:
        DeckOf(&["CS2_024", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]), Play("CS2_023", Nothing),
        HandCount(Mine, 2), Crystals(10), Play("RLK_803", Nothing), HandCount(Mine, 4), Crystals(10),
        Play("RLK_803", Nothing), HandCount(Mine, 4),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Play("RLK_803", Nothing), EndTurn, Play("CS2_023", Nothing), Crystals(10), Play("RLK_803", Nothing),
        HandCount(Theirs, 5),
    }
}

/// Whirlweaver · Minion · Elemental · Naga · 3 mana · 4/3 · **Battlecry:** If you've cast a spell last turn, **Discover** an Elemental.
//~ done NX2_003 - b5330611 -
#[test]
fn NX2_003_whirlweaver() {
    check! { Mage:
        Play("GAME_005", Nothing), EndTurn, EndTurn, Force(Card("CS2_033")), Play("NX2_003", Nothing),
        ChooseCard("CS2_033"), HandCount(Mine, 2), IsCard(InHand(1), "CS2_033"),
    }
    check! { Mage:
        Play("GAME_005", Nothing), Play("NX2_003", Nothing), HandCount(Mine, 0), EndTurn, Play("GAME_005", Nothing),
        EndTurn, HandCount(Mine, 1),
    }
    check! { Mage: EndTurn, Play("GAME_005", Nothing), EndTurn, Play("NX2_003", Nothing), HandCount(Mine, 1) }
    check! { Mage:
        Play("GAME_005", Nothing), EndTurn, EndTurn, ForbidOutcome(Card("CS2_182")), Play("NX2_003", Nothing), Choose(0),
    }
}
