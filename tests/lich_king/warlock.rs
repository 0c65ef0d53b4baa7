//! Warlock cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 81b059a3

/// `NX2_017` · Warlock spell · 3 mana
/// > Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
///
/// State: Todo
//~ todo NX2_017 c665b293 0b11f6ad b9006fcb.315aa7bd
#[test]
#[ignore = "todo: Plague Eruption"]
fn NX2_017_plague_eruption() {
    unwritten("NX2_017");
}

/// `NX2_044` · Warlock minion · 2 mana · 2/3
/// > **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo NX2_044 dc3ef648 0b9ab9af 62bf16de.d2db5d5d
#[test]
#[ignore = "todo: Suspicious Peddler"]
fn NX2_044_suspicious_peddler() {
    unwritten("NX2_044");
}

/// `RLK_538` · Warlock minion · 1 mana · 1/3
/// > After a friendly minion dies, gain its **Deathrattle**.
///
/// State: Done
//~ done RLK_538 3288212f - 67e2593a.adef2c1e
#[test]
fn RLK_538_devourer_of_souls() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_538"),
            Cost("RLK_538", 1),
            Stats("RLK_538", 1, 3),
            Friend("EX1_096"),
            Friend("CS2_231"),
            Play("RLK_538", Nothing),
            Kill(Nth(1)),
            HandCount(Mine, 1),
            Kill(Nth(2)),
            Kill(Nth(0)),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Enemy("EX1_096"),
            Friend("RLK_538"),
            Kill(Nth(0)),
            HandCount(Theirs, 1),
            Kill(Nth(1)),
            HandCount(Mine, 0),
            HandCount(Theirs, 1),
        ],
    );
}
