//! Rogue cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1f41315

/// Tomb Pillager · Minion · Undead · 4 mana · 6/4 · **Deathrattle:** Get a Coin.
//~ done LOE_012 - 8aee2192 -
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

/// Map to the Golden Monkey · Spell · 2 mana · Shuffle the Golden Monkey into your deck. Draw a card.
//~ todo LOE_019t 911a3b4f b91b76f5 -
#[test]
#[ignore = "todo: Map to the Golden Monkey"]
fn LOE_019t_map_to_the_golden_monkey() {
    unwritten("LOE_019t");
}

/// Golden Monkey · Minion · 4 mana · 6/6 · **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
//~ todo LOE_019t2 64d1ab29 a409775b -
#[test]
#[ignore = "todo: Golden Monkey"]
fn LOE_019t2_golden_monkey() {
    unwritten("LOE_019t2");
}
