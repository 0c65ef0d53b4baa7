//! Neutral cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 113ebe51

/// `YOD_032` · Neutral minion · 4 mana · 3/3
/// > Costs (1) less for each damage dealt to your opponent this turn.
///
/// State: Todo
//~ todo YOD_032 def21c7c 60988bc5 1ca6f294.ffe3af03
#[test]
#[ignore = "todo: Frenzied Felwing"]
fn YOD_032_frenzied_felwing() {
    unwritten("YOD_032");
}

/// `YOD_033` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Enemy **Battlecry** cards cost (5) more next turn.
///
/// State: Done
//~ done YOD_033 26c67411 - 450d920e.01fa3ec7
#[test]
fn YOD_033_boompistol_bully() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_033"),
            Cost("YOD_033", 5),
            Stats("YOD_033", 5, 5),
            Give("CS2_189"),
            GiveThem("CS2_189"),
            GiveThem("CS2_182"),
            Play("YOD_033", Nothing),
            EndTurn,
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(2), 1),
        ],
    );
}

/// `YOD_035` · Neutral minion · 4 mana · 2/3
/// > After you play a **Lackey**, add a **Lackey** to your hand.
///
/// State: Done
//~ done YOD_035 8ef1e82c - 267a290c.8de0c5c5
#[test]
fn YOD_035_grand_lackey_erkh() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_035"),
            Cost("YOD_035", 4),
            Stats("YOD_035", 2, 3),
            Friend("YOD_035"),
            Force(Card("DAL_614")),
            Play("DAL_739", On(My(0))),
            Is(InHand(1), "DAL_614"),
        ],
    );
}
