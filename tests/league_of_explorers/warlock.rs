//! Warlock cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fd9dd5f9

/// `LOE_007` · Warlock spell · Shadow · 2 mana
/// > Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
///
/// State: Todo
//~ todo LOE_007 2872cd76 c3901d97 7f043ea4.0f48282b
#[test]
#[ignore = "todo: Curse of Rafaam"]
fn LOE_007_curse_of_rafaam() {
    unwritten("LOE_007");
}

/// `LOE_007t` · Warlock spell · Shadow · 2 mana
/// > While this is in your hand, take 2 damage at the start of your turn.
///
/// State: Todo
//~ todo LOE_007t c267a049 a1da7832 011d2599.695f0dee
#[test]
#[ignore = "todo: Cursed!"]
fn LOE_007t_cursed() {
    unwritten("LOE_007t");
}

/// `LOE_023` · Warlock minion · 2 mana · 2/3
/// > **Battlecry: Discover** a 1-Cost card.
///
/// State: Done
//~ done LOE_023 c20eaa0a - 285074a5.711497d4
#[test]
fn LOE_023_dark_peddler() {
    check(
        CardClass::Warlock,
        &[
            Give("LOE_023"),
            Cost("LOE_023", 2),
            Stats("LOE_023", 2, 3),
            Play("LOE_023", Nothing),
            Choose(0),
            HandCount(Mine, 1),
            CostNow(InHand(0), 1),
        ],
    );
}
