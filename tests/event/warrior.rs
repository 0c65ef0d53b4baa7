//! Warrior cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 41c9e3b1

/// # Baleful Blazer
///
/// `CATA_EVENT_002` · Warrior minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've played a Fire spell this turn, destroy a minion.
///
/// State: Derived
//~ derived CATA_EVENT_002 2125d9fc 949e5744 45c0edf0.0bf5c0b5
#[test]
fn CATA_EVENT_002_baleful_blazer() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_EVENT_002"),
            Cost("CATA_EVENT_002", 3),
            Stats("CATA_EVENT_002", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_029", On(TheirHero)),
            Crystals(10),
            Play("CATA_EVENT_002", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CATA_EVENT_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_029", On(TheirHero)),
            Crystals(10),
            Play("CATA_EVENT_002", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("CATA_EVENT_002"), Friend("CS2_182"), Enemy("CS2_182"), Play("CATA_EVENT_002", Nothing)],
    );
}
