//! Neutral cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0210345b

/// `END_036` · Neutral minion · 4 mana · 3/6
/// > Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
///
/// State: Todo
//~ todo END_036 7344807f efc29433 8c4ede7c.1f977948
#[test]
#[ignore = "todo: Morchie"]
fn END_036_morchie() {
    unwritten("END_036");
}

/// `END_037` · Neutral minion · 9 mana · 4/6
/// > **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
///
/// State: Todo
//~ todo END_037 5e913919 0c09090f 6cbef2f3.1afe64cd
#[test]
#[ignore = "todo: Endtime Murozond"]
fn END_037_endtime_murozond() {
    unwritten("END_037");
}

/// `TIME_002` · Neutral minion · 5 mana · 3/5
/// > **Rewind Battlecry:** Get 2 random spells from your class.
///
/// State: Todo
//~ todo TIME_002 050f82ad 3b173db1 d5a5a99c.64443705
#[test]
#[ignore = "todo: Aeon Wizard"]
fn TIME_002_aeon_wizard() {
    unwritten("TIME_002");
}

/// `TIME_003` · Neutral minion · 3 mana · 2/2
/// > **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
///
/// State: Todo
//~ todo TIME_003 9131c506 c71e82e6 96fd37ee.d1fef50b
#[test]
#[ignore = "todo: Portal Vanguard"]
fn TIME_003_portal_vanguard() {
    unwritten("TIME_003");
}

/// `TIME_004` · Neutral minion · 7 mana · 7/7
/// > **Rewind Battlecry:** Deal 7 damage to a random enemy.
///
/// State: Todo
//~ todo TIME_004 5dba782f d1929bec 2c17c400.fc085a64
#[test]
#[ignore = "todo: Conflux Crasher"]
fn TIME_004_conflux_crasher() {
    unwritten("TIME_004");
}

/// `TIME_024` · Neutral minion · 9 mana · 8/8
/// > **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
///
/// State: Todo
//~ todo TIME_024 9a504f1f a0325a49 130a62a3.83404485
#[test]
#[ignore = "todo: Murozond, Unbounded"]
fn TIME_024_murozond_unbounded() {
    unwritten("TIME_024");
}

/// `TIME_038` · Neutral minion · 8 mana · 3/3
/// > **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Todo
//~ todo TIME_038 87e6d648 3ded2f75 288cb729.26ff5a50
#[test]
#[ignore = "todo: Mister Clocksworth"]
fn TIME_038_mister_clocksworth() {
    unwritten("TIME_038");
}

/// `TIME_038t1` · Neutral minion · 8 mana · 3/3
/// > **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Todo
//~ todo TIME_038t1 b38032f8 08f0f325 5294d56a.2ffca714
#[test]
#[ignore = "todo: Mister Clocksworth"]
fn TIME_038t1_mister_clocksworth() {
    unwritten("TIME_038t1");
}

/// `TIME_038t2` · Neutral minion · 8 mana · 3/3
/// > **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Todo
//~ todo TIME_038t2 57537102 b3074622 80ba8fd4.95efce92
#[test]
#[ignore = "todo: Mister Clocksworth"]
fn TIME_038t2_mister_clocksworth() {
    unwritten("TIME_038t2");
}

/// `TIME_041` · Neutral minion · 4 mana · 4/4
/// > **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
///
/// State: Todo
//~ todo TIME_041 e223ba7e aa313aa5 1b55cd1d.f4182d6b
#[test]
#[ignore = "todo: Futuristic Forefather"]
fn TIME_041_futuristic_forefather() {
    unwritten("TIME_041");
}

/// `TIME_048` · Neutral minion · 5 mana · 5/1
/// > **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
///
/// State: Todo
//~ todo TIME_048 69f88704 dd71f7a8 36612789.e7c9e70b
#[test]
#[ignore = "todo: Clockwork Rager"]
fn TIME_048_clockwork_rager() {
    unwritten("TIME_048");
}

/// `TIME_057` · Neutral minion · 4 mana · 4/5
/// > **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
///
/// State: Todo
//~ todo TIME_057 36bd1dd7 3500360c 366225dd.94bf2ba4
#[test]
#[ignore = "todo: Wizened Truthseeker"]
fn TIME_057_wizened_truthseeker() {
    unwritten("TIME_057");
}

/// `TIME_061` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Reverse the order of your deck.
///
/// State: Todo
//~ todo TIME_061 92a38a5b 294eb0f0 aebe2957.6b565994
#[test]
#[ignore = "todo: Timeless Causality"]
fn TIME_061_timeless_causality() {
    unwritten("TIME_061");
}

/// `TIME_063` · Neutral minion · 3 mana · 8/8
/// > **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
///
/// State: Todo
//~ todo TIME_063 f0f78742 f522ccb9 14c1d2f1.89a23560
#[test]
#[ignore = "todo: Timelord Nozdormu"]
fn TIME_063_timelord_nozdormu() {
    unwritten("TIME_063");
}

/// `TIME_064` · Neutral minion · 7 mana · 4/8
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
///
/// State: Todo
//~ todo TIME_064 679c4873 0cb2ac6f 83f168ed.0997af9c
#[test]
#[ignore = "todo: Chrono-Lord Deios"]
fn TIME_064_chrono_lord_deios() {
    unwritten("TIME_064");
}

/// `TIME_101` · Neutral minion · 3 mana · 4/3
/// > Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo TIME_101 0a85be38 4831dfcf 0b69c27f.b84d2ded
#[test]
#[ignore = "todo: Misplaced Pyromancer"]
fn TIME_101_misplaced_pyromancer() {
    unwritten("TIME_101");
}

/// `TIME_102` · Neutral minion · 3 mana · 2/2
/// > **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo TIME_102 12abf4ea c9fc841c 74ac8154.07280982
#[test]
#[ignore = "todo: Circadiamancer"]
fn TIME_102_circadiamancer() {
    unwritten("TIME_102");
}

/// `TIME_103` · Neutral minion · 6 mana · 4/6
/// > **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
///
/// State: Todo
//~ todo TIME_103 e7693cf8 b61e6b3a a9792a8d.c3656577
#[test]
#[ignore = "todo: Chromie"]
fn TIME_103_chromie() {
    unwritten("TIME_103");
}
