//! Priest cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f7b54bee

/// Shadow Word: Undeath · Spell · Shadow · 5 mana · Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
//~ todo RLK_815 c4103b36 c65ca39d -
#[test]
#[ignore = "todo: Shadow Word: Undeath"]
fn RLK_815_shadow_word_undeath() {
    unwritten("RLK_815");
}

/// Sister Svalna · Minion · Undead · 6 mana · 6/6 · **Battlecry:** *Permanently* add a Vision of Darkness to your hand.
//~ todo RLK_816 cf91a91d a15417c7 -
#[test]
#[ignore = "todo: Sister Svalna"]
fn RLK_816_sister_svalna() {
    unwritten("RLK_816");
}

/// Vision of Darkness · Spell · Shadow · 3 mana · **Discover** a Shadow spell. *(This stays in your hand.)*
//~ todo RLK_816t3 9591a967 7ef8016c -
#[test]
#[ignore = "todo: Vision of Darkness"]
fn RLK_816t3_vision_of_darkness() {
    unwritten("RLK_816t3");
}

/// Haunting Nightmare · Minion · Undead · 3 mana · 4/3 · **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
//~ todo RLK_822 108827ed c9f53e24 -
#[test]
#[ignore = "todo: Haunting Nightmare"]
fn RLK_822_haunting_nightmare() {
    unwritten("RLK_822");
}
