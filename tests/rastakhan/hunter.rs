//! Hunter cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fad65e4a

/// Zul'jin · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Cast all spells you've played this game *(targets chosen randomly*).
//~ done TRL_065 - 09e70c85 -
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

/// Master's Call · Spell · 3 mana · **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
//~ todo TRL_339 f693eb2d b58df4a3 -
#[test]
#[ignore = "todo: Master's Call"]
fn TRL_339_masters_call() {
    unwritten("TRL_339");
}
