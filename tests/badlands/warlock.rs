//! Warlock cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a5dabbb5

/// `WW_091` · Warlock minion · 4 mana · 2/6
/// > Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
///
/// State: Todo
//~ todo WW_091 cccea4ce 9affbbce a7d0ed88.46e4aab4
#[test]
#[ignore = "todo: Pop'gar the Putrid"]
fn WW_091_popgar_the_putrid() {
    unwritten("WW_091");
}

/// `WW_092` · Warlock spell · 1 mana
/// > Look at the bottom 3 cards of your deck. Draw one and destroy the others.
///
/// State: Todo
//~ todo WW_092 81b16ef0 3e44a282 5429f264.91b5e294
#[test]
#[ignore = "todo: Fracking"]
fn WW_092_fracking() {
    unwritten("WW_092");
}

/// `WW_436` · Warlock spell · 3 mana
/// > Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
///
/// State: Todo
//~ todo WW_436 023899b8 d2b07e71 43682ede.862dacdf
#[test]
#[ignore = "todo: Trolley Problem"]
fn WW_436_trolley_problem() {
    unwritten("WW_436");
}

/// `WW_437` · Warlock minion · 7 mana · 4/4
/// > **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
///
/// State: Done
//~ done WW_437 b115a251 - 2cda15a3.19464137
#[test]
fn WW_437_tram_conductor_gerry() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_437"),
            Cost("WW_437", 7),
            Stats("WW_437", 4, 4),
            Play("WW_334", Nothing),
            Play("WW_334", Nothing),
            Crystals(10),
            Play("WW_437", Nothing),
            BoardCount(Mine, 7),
            Now(My(1), 3, 3),
        ],
    );
}

/// `WW_441` · Warlock spell · Fire · 3 mana
/// > When this is played, discarded, or destroyed, draw 2 cards.
///
/// State: Todo
//~ todo WW_441 4771e964 e8ed09a0 7fb61103.9b61ce41
#[test]
#[ignore = "todo: Furnace Fuel"]
fn WW_441_furnace_fuel() {
    unwritten("WW_441");
}
