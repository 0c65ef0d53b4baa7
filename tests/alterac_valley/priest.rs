//! Priest cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a1b75d33

/// Xyrella, the Devout · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
//~ todo AV_207 574f4034 dee1b026 -
#[test]
#[ignore = "todo: Xyrella, the Devout"]
fn AV_207_xyrella_the_devout() {
    unwritten("AV_207");
}

/// Holy Touch · Hero Power · 2 mana · Restore #5 Health. Flip each turn.
//~ todo AV_207p 30d2eed5 bf169673 -
#[test]
#[ignore = "todo: Holy Touch"]
fn AV_207p_holy_touch() {
    unwritten("AV_207p");
}

/// Void Spike · Hero Power · 2 mana · Deal $5 damage. Flip each turn.
//~ todo AV_207p2 4727a48d 2514fd9d -
#[test]
#[ignore = "todo: Void Spike"]
fn AV_207p2_void_spike() {
    unwritten("AV_207p2");
}

/// Deliverance · Spell · Holy · 3 mana · Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
//~ todo AV_315 95834f14 7d42183b -
#[test]
#[ignore = "todo: Deliverance"]
fn AV_315_deliverance() {
    unwritten("AV_315");
}

/// Shadow Word: Devour · Spell · Shadow · 1 mana · Choose a minion. It steals 1 Health from ALL other minions.
//~ todo AV_324 eeaf04a9 f04d08b1 -
#[test]
#[ignore = "todo: Shadow Word: Devour"]
fn AV_324_shadow_word_devour() {
    unwritten("AV_324");
}

/// Fragment of Mi'da · Spell · Holy · 6 mana · **Casts When Drawn** Summon Mi'da, Pure Light.
//~ todo ONY_028t fdbcd777 26df1668 -
#[test]
#[ignore = "todo: Fragment of Mi'da"]
fn ONY_028t_fragment_of_mida() {
    unwritten("ONY_028t");
}
