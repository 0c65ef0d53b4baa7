//! Priest cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a1b75d33

/// `AV_207` · Priest hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
///
/// State: Todo
//~ todo AV_207 08f03a4a 574f4034 c0ea2853.61859d01
#[test]
#[ignore = "todo: Xyrella, the Devout"]
fn AV_207_xyrella_the_devout() {
    unwritten("AV_207");
}

/// `AV_207p` · Priest hero power · 2 mana
/// > Restore #5 Health. Flip each turn.
///
/// State: Todo
//~ todo AV_207p dfaac0b7 30d2eed5 c256215d.0546339c
#[test]
#[ignore = "todo: Holy Touch"]
fn AV_207p_holy_touch() {
    unwritten("AV_207p");
}

/// `AV_207p2` · Priest hero power · 2 mana
/// > Deal $5 damage. Flip each turn.
///
/// State: Todo
//~ todo AV_207p2 cf823ff7 4727a48d d3c197c0.ef45d4e1
#[test]
#[ignore = "todo: Void Spike"]
fn AV_207p2_void_spike() {
    unwritten("AV_207p2");
}

/// `AV_315` · Priest spell · Holy · 3 mana
/// > Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
///
/// State: Todo
//~ todo AV_315 9959235d 95834f14 7c0a3ed6.07212386
#[test]
#[ignore = "todo: Deliverance"]
fn AV_315_deliverance() {
    unwritten("AV_315");
}

/// `AV_324` · Priest spell · Shadow · 1 mana
/// > Choose a minion. It steals 1 Health from ALL other minions.
///
/// State: Todo
//~ todo AV_324 6d71f351 eeaf04a9 f9084bfc.0a9b0027
#[test]
#[ignore = "todo: Shadow Word: Devour"]
fn AV_324_shadow_word_devour() {
    unwritten("AV_324");
}

/// `ONY_028` · Priest minion · 6 mana · 4/6
/// > **Divine Shield**, **Lifesteal Deathrattle:** Shuffle a Fragment into your deck that resummons Mi'da when drawn.
///
/// State: Todo
//~ todo ONY_028 dce2b9f3 94a7249c c1b1a2eb.3328b927
#[test]
#[ignore = "todo: Mi'da, Pure Light"]
fn ONY_028_mida_pure_light() {
    unwritten("ONY_028");
}

/// `ONY_028t` · Priest spell · Holy · 6 mana
/// > **Casts When Drawn** Summon Mi'da, Pure Light.
///
/// State: Todo
//~ todo ONY_028t 5ddb5807 fdbcd777 66d475d3.6b9687a9
#[test]
#[ignore = "todo: Fragment of Mi'da"]
fn ONY_028t_fragment_of_mida() {
    unwritten("ONY_028t");
}
