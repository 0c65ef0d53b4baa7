//! Warlock cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fd9dd5f9

/// Curse of Rafaam · Spell · Shadow · 2 mana · Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
//~ todo LOE_007 c3901d97 6f18c0ad -
#[test]
#[ignore = "todo: Curse of Rafaam"]
fn LOE_007_curse_of_rafaam() {
    unwritten("LOE_007");
}

/// Cursed! · Spell · Shadow · 2 mana · While this is in your hand, take 2 damage at the start of your turn.
//~ todo LOE_007t a1da7832 ca548e05 -
#[test]
#[ignore = "todo: Cursed!"]
fn LOE_007t_cursed() {
    unwritten("LOE_007t");
}

/// Dark Peddler · Minion · Undead · 2 mana · 2/3 · **Battlecry: Discover** a 1-Cost card.
//~ done LOE_023 - a63f9ed3 -
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
