//! Paladin cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2369eae2

/// Runi, Temporal Guardian · Minion · Draenei · 5 mana · 5/5 · **Battlecry:** Send all minions in your hand 2 turns into the future. They return with +5/+5.
//~ done TIME_EVENT_998 - 280cfbb8 -
#[test]
fn TIME_EVENT_998_runi_temporal_guardian() {
    check! { Paladin:
        Give("CS2_182"), Give("CS2_029"), Give("CS2_200"), GiveThem("CS2_182"), Play("TIME_EVENT_998", Nothing),
        HandCount(Mine, 1), HandCount(Theirs, 1), Kill(My(0)), EndTurn, EndTurn, HandCount(Mine, 2), EndTurn, EndTurn,
        HandCount(Mine, 5), StatsNow(InHand(2), 9, 10), StatsNow(InHand(3), 11, 12), CostNow(InHand(2), 4),
    }
    // What the opponent does is not heard.
    check! { Paladin: Give("CS2_182"), Play("TIME_EVENT_998", Nothing), EndTurn, EndTurn, EndTurn, HandCount(Mine, 1) }
    // What the same Runi sends a turn later comes a turn later.
    check! { Paladin:
        Give("CS2_182"), Play("TIME_EVENT_998", Nothing), Play("EX1_144", On(My(0))), EndTurn, EndTurn, Give("CS2_200"),
        HandCount(Mine, 3), Play("TIME_EVENT_998", Nothing), HandCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 2),
        StatsNow(InHand(0), 9, 10), EndTurn, EndTurn, HandCount(Mine, 5), StatsNow(InHand(2), 9, 10), StatsNow(InHand(3), 11, 12),
    }
}
