//! Priest cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2b455469

/// Shadowreaper Anduin · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Destroy all minions with 5 or more Attack.
//~ todo ICC_830 89512c84 df7a7f43 -
#[test]
#[ignore = "todo: Shadowreaper Anduin"]
fn ICC_830_shadowreaper_anduin() {
    unwritten("ICC_830");
}

/// Voidform · Hero Power · 2 mana · Deal $2 damage. After you play a card, refresh this.
//~ todo ICC_830p 67234df3 6400869b -
#[test]
#[ignore = "todo: Voidform"]
fn ICC_830p_voidform() {
    unwritten("ICC_830p");
}

/// Embrace Darkness · Spell · Shadow · 6 mana · Choose an enemy minion. At the start of your turn, gain control of it.
//~ todo ICC_849 8a5bdd15 e77d137c -
#[test]
#[ignore = "todo: Embrace Darkness"]
fn ICC_849_embrace_darkness() {
    unwritten("ICC_849");
}
