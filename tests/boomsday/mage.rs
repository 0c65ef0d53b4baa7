//! Mage cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 170a7b1d

/// `BOT_103` · Mage minion · 3 mana · 2/4
/// > After you play the right-most card in your hand, draw a card.
///
/// State: Todo
//~ todo BOT_103 d22f406d e4d96b31 6ba4a729.550a22e3
#[test]
#[ignore = "todo: Stargazer Luna"]
fn BOT_103_stargazer_luna() {
    unwritten("BOT_103");
}

/// `BOT_254` · Mage spell · 3 mana
/// > Summon two random $2-Cost minions *(improved by **Spell Damage)*.
///
/// State: Todo
//~ todo BOT_254 8be92d9c 9f3f0495 16cdb8a5.80e04fe5
#[test]
#[ignore = "todo: Unexpected Results"]
fn BOT_254_unexpected_results() {
    unwritten("BOT_254");
}

/// `BOT_531` · Mage minion · 2 mana · 2/1
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ todo BOT_531 00b22d89 baaa95d1 d7fda435.2a4a3080
#[test]
#[ignore = "todo: Celestial Emissary"]
fn BOT_531_celestial_emissary() {
    unwritten("BOT_531");
}

/// `BOT_531_Puzzle` · Mage minion · 2 mana · 2/1
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ todo BOT_531_Puzzle f7dbc8e2 7fdfbca8 da3c3833.2a4a3080
#[test]
#[ignore = "todo: Celestial Emissary"]
fn BOT_531_Puzzle_celestial_emissary() {
    unwritten("BOT_531_Puzzle");
}
