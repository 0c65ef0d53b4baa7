//! Warlock cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fd9dd5f9

/// # Curse of Rafaam
///
/// `LOE_007` · Warlock spell · Shadow · 2 mana
///
/// > Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
///
/// State: Todo
//~ todo LOE_007 dabf4056 ac06e72c 7f043ea4.0f48282b
#[test]
#[ignore = "todo: LOE_007 Curse of Rafaam"]
fn LOE_007_curse_of_rafaam() {
    check(CardClass::Warlock, &[Give("LOE_007"), Cost("LOE_007", 2), Unwritten]);
}

/// # Cursed!
///
/// `LOE_007t` · Warlock spell · Shadow · 2 mana
///
/// > While this is in your hand, take 2 damage at the start of your turn.
///
/// State: Todo
//~ todo LOE_007t 544aa11c 5b7c2b0b 011d2599.695f0dee
#[test]
#[ignore = "todo: LOE_007t Cursed!"]
fn LOE_007t_cursed() {
    check(CardClass::Warlock, &[Give("LOE_007t"), Cost("LOE_007t", 2), Unwritten]);
}

/// # Dark Peddler
///
/// `LOE_023` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// State: Done
//~ done LOE_023 9d3d2d3d - 285074a5.711497d4
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

/// # Reliquary Seeker
///
/// `LOE_116` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** If you have 6 other minions, gain +4/+4.
///
/// State: Derived
//~ derived LOE_116 b5616696 2ea5843c 99c2ca0b.166b2e09
#[test]
fn LOE_116_reliquary_seeker() {
    check(
        CardClass::Warlock,
        &[
            Give("LOE_116"),
            Cost("LOE_116", 1),
            Stats("LOE_116", 1, 1),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_116", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("LOE_116"), Friend("CS2_182"), Enemy("CS2_182"), Play("LOE_116", Nothing), Now(Nth(0), 1, 1)],
    );
}
