//! Priest cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2b455469

/// `ICC_830` · Priest hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
///
/// State: Todo
//~ todo ICC_830 b3b55b85 89512c84 5b6984c6.b32d0b7c
#[test]
#[ignore = "todo: Shadowreaper Anduin"]
fn ICC_830_shadowreaper_anduin() {
    unwritten("ICC_830");
}

/// `ICC_830p` · Priest hero power · 2 mana
/// > Deal $2 damage. After you play a card, refresh this.
///
/// State: Todo
//~ todo ICC_830p cfe7df97 67234df3 a6050ef8.19be87e1
#[test]
#[ignore = "todo: Voidform"]
fn ICC_830p_voidform() {
    unwritten("ICC_830p");
}

/// `ICC_849` · Priest spell · Shadow · 6 mana
/// > Choose an enemy minion. At the start of your turn, gain control of it.
///
/// State: Todo
//~ todo ICC_849 850562ed 8a5bdd15 a6ad3dc4.91d0d0c9
#[test]
#[ignore = "todo: Embrace Darkness"]
fn ICC_849_embrace_darkness() {
    unwritten("ICC_849");
}
