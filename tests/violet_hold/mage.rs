//! Mage cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0e34d394

/// Breakout Architect · Minion · 5 mana · 4/5 · **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
//~ todo JAIL_123 4ca003cc bc95c637 -
#[test]
#[ignore = "todo: Breakout Architect"]
fn JAIL_123_breakout_architect() {
    unwritten("JAIL_123");
}

/// Bootleg Alchemist · Minion · 5 mana · 3/3 · **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
//~ done JAIL_313 - b6bd7a8b -
#[test]
#[rustfmt::skip]
fn JAIL_313_bootleg_alchemist() {
    check(CardClass::Mage, &[
        Give("CS2_172"), Give("CS2_182"), Force(Card("CS2_032")), Play("JAIL_313", On(InHand(0))), HandCount(Mine, 2),
        Is(Nth(0), "CS2_032"), CostNow(Nth(0), 2), Is(Nth(1), "CS2_182"),
    ]);
}

/// The Skeleton Key · Spell · Arcane · 1 mana · **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
//~ todo JAIL_319 c13f1fde 514c6e3c -
#[test]
#[ignore = "todo: The Skeleton Key"]
fn JAIL_319_the_skeleton_key() {
    unwritten("JAIL_319");
}

/// Transform the Key! · Spell · 0 mana · Refresh your options. *(20% chance to take 5 damage!)*
//~ todo JAIL_319t 642711ec b0e87523 -
#[test]
#[ignore = "todo: Transform the Key!"]
fn JAIL_319t_transform_the_key() {
    unwritten("JAIL_319t");
}
