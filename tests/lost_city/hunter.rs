//! Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f839dcd9

/// `TLC_366` · Hunter minion · 6 mana · 7/5
/// > **Rush Kindred:** Costs (2) less.
///
/// State: Done
//~ done TLC_366 8fa065c5 - d44ecbe4.6f470b16
#[test]
fn TLC_366_pterrorwing_ravager() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_366"),
            Cost("TLC_366", 6),
            Stats("TLC_366", 7, 5),
            Has("TLC_366", GameTag::RUSH),
            CostNow(Nth(0), 6),
            Play("CS2_172", Nothing),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 4),
        ],
    );
}

/// `TLC_824` · Hunter spell · 1 mana
/// > **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_824 dd974e1a d8f6fd35 266a2164.2a23a86d
#[test]
#[ignore = "todo: Odd Map"]
fn TLC_824_odd_map() {
    unwritten("TLC_824");
}

/// `TLC_825` · Hunter minion · 4 mana · 5/4
/// > **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
///
/// State: Done
//~ done TLC_825 00047120 - 8d5d2596.64f69307
#[test]
fn TLC_825_ravasaur_matriarch() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_825"),
            Cost("TLC_825", 4),
            Stats("TLC_825", 5, 4),
            Enemy("CS2_186"),
            Play("TLC_825", Nothing),
            EndTurn,
            EndTurn,
            Play("TLC_825", On(Their(0))),
            Damage(Their(0), 5),
        ],
    );
}

/// `TLC_826` · Hunter spell · 2 mana
/// > Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
///
/// State: Todo
//~ todo TLC_826 af66665f f52dcfcb b7ecb660.afd94e79
#[test]
#[ignore = "todo: Story of Carnassa"]
fn TLC_826_story_of_carnassa() {
    unwritten("TLC_826");
}

/// `TLC_830` · Hunter spell · 1 mana
/// > **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
///
/// State: Todo
//~ todo TLC_830 cbc1df05 2c91fa03 0434116d.31f5798e
#[test]
#[ignore = "todo: The Food Chain"]
fn TLC_830_the_food_chain() {
    unwritten("TLC_830");
}

/// `TLC_830t` · Hunter minion · 5 mana · 9/9
/// > **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
///
/// State: Todo
//~ todo TLC_830t 006b371e 13c2e04a 30618b4a.bae12fa9
#[test]
#[ignore = "todo: Shokk, Jungle Tyrant"]
fn TLC_830t_shokk_jungle_tyrant() {
    unwritten("TLC_830t");
}

/// `TLC_836` · Hunter minion · 3 mana · 2/5
/// > Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
///
/// State: Todo
//~ todo TLC_836 f80ba974 f3c7db39 19eed640.5eac501a
#[test]
#[ignore = "todo: Niri of the Crater"]
fn TLC_836_niri_of_the_crater() {
    unwritten("TLC_836");
}
