//! Rogue cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 39b7bec5

/// `DMF_516` · Rogue minion · 6 mana · 5/7
/// > **Battlecry: Discover** a card in your deck and draw all copies of it.
///
/// State: Todo
//~ todo DMF_516 6c5e4498 532f6f49 9ca45ad1.8efc743f
#[test]
#[ignore = "todo: Grand Empress Shek'zara"]
fn DMF_516_grand_empress_shekzara() {
    unwritten("DMF_516");
}

/// `YOP_015t` · Multi-class spell · Nature · 2 mana
/// > **Corrupted** Give a minion and your weapon +2 Attack.
///
/// State: Todo
//~ todo YOP_015t 4a796741 6721d71d 89213608.76ae9736
#[test]
#[ignore = "todo: Nitroboost Poison"]
fn YOP_015t_nitroboost_poison() {
    unwritten("YOP_015t");
}

/// `YOP_017` · Rogue spell · 2 mana
/// > **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
///
/// State: Todo
//~ todo YOP_017 34fadb51 153804ce 1b95742f.e71672ee
#[test]
#[ignore = "todo: Shenanigans"]
fn YOP_017_shenanigans() {
    unwritten("YOP_017");
}
