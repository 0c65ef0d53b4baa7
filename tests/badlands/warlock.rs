//! Warlock cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a5dabbb5

/// Pop'gar the Putrid · Minion · 4 mana · 2/6 · Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
//~ todo WW_091 9affbbce 76e8b773 -
#[test]
#[ignore = "todo: Pop'gar the Putrid"]
fn WW_091_popgar_the_putrid() {
    unwritten("WW_091");
}

/// Fracking · Spell · 1 mana · Look at the bottom 3 cards of your deck. Draw one and destroy the others.
//~ todo WW_092 3e44a282 73fa53fd -
#[test]
#[ignore = "todo: Fracking"]
fn WW_092_fracking() {
    unwritten("WW_092");
}

/// Trolley Problem · Spell · 3 mana · Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
//~ todo WW_436 d2b07e71 63862ace -
#[test]
#[ignore = "todo: Trolley Problem"]
fn WW_436_trolley_problem() {
    unwritten("WW_436");
}

/// Tram Conductor Gerry · Minion · 7 mana · 4/4 · **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
//~ done WW_437 - 82233584 -
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

/// Furnace Fuel · Spell · Fire · 3 mana · When this is played, discarded, or destroyed, draw 2 cards.
//~ todo WW_441 e8ed09a0 f9248264 -
#[test]
#[ignore = "todo: Furnace Fuel"]
fn WW_441_furnace_fuel() {
    unwritten("WW_441");
}
