//! Neutral cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 113ebe51

/// Frenzied Felwing · Minion · Demon · 4 mana · 3/3 · Costs (1) less for each damage dealt to your opponent this turn.
//~ done YOD_032 - a1b71b6b -
#[test]
fn YOD_032_frenzied_felwing() {
    check! { Mage:
        Give("YOD_032"), CostNow(Nth(0), 4), DealDamage(TheirHero, 2), DealDamage(MyHero, 1), CostNow(Nth(0), 2),
        DealDamage(TheirHero, 1), CostNow(Nth(0), 1), EndTurn, EndTurn, CostNow(Nth(0), 4),
    }
}

/// Boompistol Bully · Minion · 5 mana · 5/5 · **Battlecry:** Enemy **Battlecry** cards cost (5) more next turn.
//~ done YOD_033 - 6dadd052 -
#[test]
fn YOD_033_boompistol_bully() {
    check! { Mage:
        Give("YOD_033"), Cost("YOD_033", 5), Stats("YOD_033", 5, 5), Give("CS2_189"), GiveThem("CS2_189"),
        GiveThem("CS2_182"), Play("YOD_033", Nothing), EndTurn, CostNow(Nth(1), 1), CostNow(Nth(2), 6),
        CostNow(Nth(3), 4), EndTurn, EndTurn, CostNow(Nth(2), 1),
    }
}

/// Grand Lackey Erkh · Minion · 4 mana · 2/3 · After you play a **Lackey**, add a **Lackey** to your hand.
//~ done YOD_035 - 3ed1dcaa -
#[test]
fn YOD_035_grand_lackey_erkh() {
    check! { Mage:
        Give("YOD_035"), Cost("YOD_035", 4), Stats("YOD_035", 2, 3), Ally("YOD_035"), Force(Card("DAL_614")),
        Play("DAL_739", On(My(0))), IsCard(InHand(1), "DAL_614"),
    }
    check! { Mage: Ally("YOD_035"), Play("DAL_739", On(My(0))), HandCount(Mine, 1) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("YOD_035"), Force(Card("DAL_614")), Play("DAL_739", On(My(0))), Play("DAL_739", On(My(0))),
        HandCount(Mine, 2),
    }
    check! { Mage: Ally("YOD_035"), Summon("DAL_739"), Play("DAL_739", On(My(0))), HandCount(Mine, 1) }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("YOD_035"), Enemy("YOD_035"), Play("DAL_739", On(My(0))), HandCount(Theirs, 0), HandCount(Mine, 1),
    }
    // The Lackey's own Battlecry comes first.
    check! { Mage: Ally("YOD_035"), Play("DAL_741", Nothing), HandCount(Mine, 0), Choose(0), HandCount(Mine, 2) }
}

/// Sky Gen'ral Kragg · Minion · Pirate · 4 mana · 2/3 · **Taunt Battlecry:** If you've played a **Quest** this game, summon a 4/2 Parrot with **Rush**.
//~ done YOD_038 - 6d9877a8 -
#[test]
fn YOD_038_sky_genral_kragg() {
    check! { Mage:
        Give("YOD_038"), Cost("YOD_038", 4), Stats("YOD_038", 2, 3), Has("YOD_038", GameTag::TAUNT),
        Play("UNG_028", Nothing), Play("YOD_038", Nothing), BoardCount(Mine, 2), IsCard(My(1), "YOD_038t"),
        StatsNow(My(1), 4, 2), HasNow(My(1), GameTag::RUSH),
    }
    check! { Mage: Play("GAME_005", Nothing), Play("YOD_038", Nothing), BoardCount(Mine, 1) }
    check! { Mage:
        EndTurn, Play("UNG_028", Nothing), IsInZone(Nth(0), Zone::Secret), EndTurn, Play("YOD_038", Nothing),
        BoardCount(Mine, 1),
    }
}
