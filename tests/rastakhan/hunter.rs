//! Hunter cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fad65e4a

/// `TRL_065` · Hunter hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Cast all spells you've played this game *(targets chosen randomly)*.
///
/// State: Done
//~ done TRL_065 042f9e15 - e18058a6.c872c01e
#[test]
fn TRL_065_zuljin() {
    check(
        CardClass::Hunter,
        &[
            Give("TRL_065"),
            Cost("TRL_065", 10),
            Play("CS2_023", Nothing),
            HandCount(Mine, 3),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Play("TRL_065", Nothing),
            HandCount(Mine, 5),
            Armor(Mine, 5),
        ],
    );
}

/// `TRL_339` · Hunter spell · 3 mana
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// State: Todo
//~ todo TRL_339 9703250a f693eb2d 5e36f206.feca9563
#[test]
#[ignore = "todo: Master's Call"]
fn TRL_339_masters_call() {
    unwritten("TRL_339");
}
