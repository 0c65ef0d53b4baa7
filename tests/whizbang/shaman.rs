//! Shaman cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 668b8134

/// `MIS_307` · Shaman minion · 1 mana · 1/1
/// > **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// State: Todo
//~ todo MIS_307 4f7ba4cc d85c9497 f7c549af.8ef7189d
#[test]
#[ignore = "todo: Murloc Growfin"]
fn MIS_307_murloc_growfin() {
    unwritten("MIS_307");
}

/// `MIS_307t1` · Shaman minion · 8 mana · 8/8
/// > **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// State: Todo
//~ todo MIS_307t1 c42b14bd 5520f7f7 b44fec57.c84ed172
#[test]
#[ignore = "todo: Murloc Growfin"]
fn MIS_307t1_murloc_growfin() {
    unwritten("MIS_307t1");
}

/// `TOY_501` · Shaman minion · 6 mana · 5/5
/// > **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// State: Todo
//~ todo TOY_501 5ee792f4 d276d938 5e1f8af6.2d964312
#[test]
#[ignore = "todo: Shudderblock"]
fn TOY_501_shudderblock() {
    unwritten("TOY_501");
}

/// `TOY_501t` · Shaman minion · 1 mana · 1/1
/// > **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// State: Todo
//~ todo TOY_501t 05312040 6eb893d8 8d01f3df.f469fe8b
#[test]
#[ignore = "todo: Shudderblock"]
fn TOY_501t_shudderblock() {
    unwritten("TOY_501t");
}

/// `TOY_504` · Shaman minion · 4 mana · 4/3
/// > **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
///
/// State: Todo
//~ todo TOY_504 e30ae755 2989729d 42756785.8d5e6a80
#[test]
#[ignore = "todo: Hagatha the Fabled"]
fn TOY_504_hagatha_the_fabled() {
    unwritten("TOY_504");
}

/// `TOY_504t` · Shaman minion · 1 mana · 1/1
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo TOY_504t e8540dfe 69edc8c5 88e2e048.a4a63133
#[test]
#[ignore = "todo: Fairy Tale Slime"]
fn TOY_504t_fairy_tale_slime() {
    unwritten("TOY_504t");
}

/// `TOY_513t` · Shaman minion · 1 mana · 1/1
/// > **Mini Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// State: Todo
//~ todo TOY_513t 25e0ad79 5a136287 99aeb433.2fb2592b
#[test]
#[ignore = "todo: Sand Art Elemental"]
fn TOY_513t_sand_art_elemental() {
    unwritten("TOY_513t");
}
