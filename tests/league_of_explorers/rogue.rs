//! Rogue cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1f41315

/// `LOE_012` · Rogue minion · 4 mana · 6/4
/// > **Deathrattle:** Get a Coin.
///
/// State: Done
//~ done LOE_012 b818b1d3 - 2c95c6a4.49fa79bf
#[test]
fn LOE_012_tomb_pillager() {
    check(
        CardClass::Rogue,
        &[
            Give("LOE_012"),
            Cost("LOE_012", 4),
            Stats("LOE_012", 6, 4),
            Play("LOE_012", Nothing),
            Kill(My(0)),
            Is(InHand(0), "GAME_005"),
        ],
    );
}

/// `LOE_019t` · Neutral spell · 2 mana
/// > Shuffle the Golden Monkey into your deck. Draw a card.
///
/// State: Todo
//~ todo LOE_019t ed092532 911a3b4f 2209c467.af34adeb
#[test]
#[ignore = "todo: Map to the Golden Monkey"]
fn LOE_019t_map_to_the_golden_monkey() {
    unwritten("LOE_019t");
}

/// `LOE_019t2` · Neutral minion · 4 mana · 6/6
/// > **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// State: Todo
//~ todo LOE_019t2 85831e50 64d1ab29 9bcfbe90.96e75215
#[test]
#[ignore = "todo: Golden Monkey"]
fn LOE_019t2_golden_monkey() {
    unwritten("LOE_019t2");
}
