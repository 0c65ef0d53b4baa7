//! Rogue cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 05b9dd59

/// # Deadly Bribe
///
/// `CATA_EVENT_402` · Rogue spell · 3 mana
///
/// > Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
///
/// State: Derived
//~ derived CATA_EVENT_402 e7425c6c 7b8dcf7d 1d2817af.0d9fc992
#[test]
fn CATA_EVENT_402_deadly_bribe() {
    check(
        CardClass::Rogue,
        &[
            Give("CATA_EVENT_402"),
            Cost("CATA_EVENT_402", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CATA_EVENT_402", On(Nth(2))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InTheirHand(0), "GAME_005"),
            CostNow(InTheirHand(0), 0),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CATA_EVENT_402"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CATA_EVENT_402", On(Nth(1))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InTheirHand(0), "GAME_005"),
            CostNow(InTheirHand(0), 0),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            HandCount(Theirs, 1),
        ],
    );
}
