//! Death Knight cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3add53f8

/// # Arrival of the Old Gods
///
/// `BE_EVENT_100` · Death Knight spell · Shadow · 5 mana
///
/// > Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
///
/// State: Todo
//~ todo BE_EVENT_100 11b721cd 9e7cf73b 7817504e.6edc3afd
#[test]
#[ignore = "todo: BE_EVENT_100 Arrival of the Old Gods"]
fn BE_EVENT_100_arrival_of_the_old_gods() {
    check(CardClass::DeathKnight, &[Give("BE_EVENT_100"), Cost("BE_EVENT_100", 5), Unwritten]);
}

/// # Staff of the Endbringer
///
/// `TLC_EVENT_402` · Death Knight weapon · 3 mana · 1/6 durability
///
/// > **Deathrattle:** Destroy all minions.
///
/// State: Derived
//~ derived TLC_EVENT_402 a3c42d44 66bf88cd 719dc166.2c7f94f2
#[test]
fn TLC_EVENT_402_staff_of_the_endbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_EVENT_402"),
            Cost("TLC_EVENT_402", 3),
            Stats("TLC_EVENT_402", 1, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_EVENT_402"),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}
