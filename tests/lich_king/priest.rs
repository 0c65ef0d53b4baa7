//! Priest cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f7b54bee

/// `RLK_815` · Priest spell · Shadow · 5 mana
/// > Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
///
/// State: Todo
//~ todo RLK_815 6a1f05b2 c4103b36 b3b55695.1bd1c685
#[test]
#[ignore = "todo: Shadow Word: Undeath"]
fn RLK_815_shadow_word_undeath() {
    unwritten("RLK_815");
}

/// `RLK_816` · Priest minion · 6 mana · 6/6
/// > **Battlecry:* Permanently* add a Vision of Darkness to your hand.
///
/// State: Todo
//~ todo RLK_816 b8e180c2 cf91a91d 5143906a.431e1d4a
#[test]
#[ignore = "todo: Sister Svalna"]
fn RLK_816_sister_svalna() {
    unwritten("RLK_816");
}

/// `RLK_816t3` · Priest spell · Shadow · 3 mana
/// > **Discover** a Shadow spell. *(This stays in your hand.)*
///
/// State: Todo
//~ todo RLK_816t3 4b2d8a97 9591a967 75297bcf.c6c43186
#[test]
#[ignore = "todo: Vision of Darkness"]
fn RLK_816t3_vision_of_darkness() {
    unwritten("RLK_816t3");
}

/// `RLK_822` · Priest minion · 3 mana · 4/3
/// > **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
///
/// State: Todo
//~ todo RLK_822 8c6b41f2 108827ed 526fc689.a26d05b1
#[test]
#[ignore = "todo: Haunting Nightmare"]
fn RLK_822_haunting_nightmare() {
    unwritten("RLK_822");
}
