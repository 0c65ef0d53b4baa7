//! Warrior cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cbe2dd4a

/// `DEEP_020` · Warrior minion · 6 mana · 2/4
/// > **Battlecry:** If your deck started with no duplicates, your **Battlecries** trigger twice for the rest of the game.
///
/// State: Todo
//~ todo DEEP_020 787d6112 03a87309 8c811333.7701bd73
#[test]
#[ignore = "todo: Deepminer Brann"]
fn DEEP_020_deepminer_brann() {
    unwritten("DEEP_020");
}

/// `WW_348` · Warrior spell · 2 mana
/// > Deal $3, $2, and $1 damage to random minions. **Quickdraw:** Choose the targets.
///
/// State: Todo
//~ todo WW_348 1e35ded5 014125d1 e32f31a5.a05e9a43
#[test]
#[ignore = "todo: Misfire"]
fn WW_348_misfire() {
    unwritten("WW_348");
}

/// `WW_349` · Warrior minion · 7 mana · 4/4
/// > **Battlecry:** Start a Brawl! If you've **Excavated** twice, this always wins.
///
/// State: Todo
//~ todo WW_349 54a08593 77cc4af6 f79d8c62.b02a8ffb
#[test]
#[ignore = "todo: Badlands Brawler"]
fn WW_349_badlands_brawler() {
    unwritten("WW_349");
}

/// `WW_372` · Warrior minion · 8 mana · 7/7
/// > **Battlecry:** Shuffle 3 T.N.T. into your opponent's deck. When drawn, blow up a card in their hand, deck, and board.
///
/// State: Todo
//~ todo WW_372 dc7220c4 fb867eeb 3ebe2e11.4826d125
#[test]
#[ignore = "todo: Boomboss Tho'grun"]
fn WW_372_boomboss_thogrun() {
    unwritten("WW_372");
}

/// `WW_372t` · Warrior spell · 6 mana
/// > **Casts When Drawn** Destroy a random card in your hand, deck, and board *(except T.N.T.)*.
///
/// State: Todo
//~ todo WW_372t 1c7775a8 89d1cf18 2b5cd585.6d055b25
#[test]
#[ignore = "todo: T.N.T."]
fn WW_372t_t_n_t() {
    unwritten("WW_372t");
}

/// `WW_375` · Warrior minion · 4 mana · 16/16
/// > **Rush**, **Taunt Dormant** for 6 turns. *(Excavate** to awaken 2 turns sooner!)*
///
/// State: Todo
//~ todo WW_375 01ff0b02 3706216f 49fdecc0.5d35f908
#[test]
#[ignore = "todo: Slagmaw the Slumbering"]
fn WW_375_slagmaw_the_slumbering() {
    unwritten("WW_375");
}
