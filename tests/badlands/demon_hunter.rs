//! Demon Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 884e872f

/// `WW_400` · Demon Hunter minion · 3 mana · 2/4
/// > **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover!)*
///
/// State: Todo
//~ todo WW_400 4a7c3b6e 52b0c1b3 616e7d73.2104a123
#[test]
#[ignore = "todo: Snake Eyes"]
fn WW_400_snake_eyes() {
    unwritten("WW_400");
}

/// `WW_401` · Demon Hunter minion · 5 mana · 4/6
/// > **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
///
/// State: Todo
//~ todo WW_401 c68acbee 08c18445 2981e7eb.558911f9
#[test]
#[ignore = "todo: Gunslinger Kurtrus"]
fn WW_401_gunslinger_kurtrus() {
    unwritten("WW_401");
}

/// `WW_402` · Demon Hunter minion · 3 mana · 1/3
/// > After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch!)*@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
///
/// State: Todo
//~ todo WW_402 afcd0403 8a687787 308f12e9.98de4469
#[test]
#[ignore = "todo: Blindeye Sharpshooter"]
fn WW_402_blindeye_sharpshooter() {
    unwritten("WW_402");
}

/// `WW_405` · Demon Hunter spell · Fel · 4 mana
/// > Deal $6 damage split among the lowest Health enemies.
///
/// State: Todo
//~ todo WW_405 9f00bb7d 1b2346ca 66da735f.2a85ebca
#[test]
#[ignore = "todo: Fan the Hammer"]
fn WW_405_fan_the_hammer() {
    unwritten("WW_405");
}

/// `WW_408` · Demon Hunter minion · 2 mana · 3/1
/// > **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
///
/// State: Todo
//~ todo WW_408 07f8e768 63fb16a0 15fc6a41.9b5b446b
#[test]
#[ignore = "todo: Bartend-O-Bot"]
fn WW_408_bartend_o_bot() {
    unwritten("WW_408");
}

/// `WW_409` · Demon Hunter spell · Fel · 3 mana
/// > Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
///
/// State: Todo
//~ todo WW_409 1c6613f5 786f9047 4e4d8f48.40d21d9e
#[test]
#[ignore = "todo: Load the Chamber"]
fn WW_409_load_the_chamber() {
    unwritten("WW_409");
}
