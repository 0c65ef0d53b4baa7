//! Warrior cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2f5a096

/// Captain Galvangar · Minion · 6 mana · 6/6 · **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left*!)@ *(Ready!)*
//~ todo AV_145 dbad76d8 0a00a135 -
#[test]
#[ignore = "todo: Captain Galvangar"]
fn AV_145_captain_galvangar() {
    unwritten("AV_145");
}

/// Rokara, the Valorous · Hero · 7 mana · 30 health, 10 armor · **Battlecry:** Equip a 5/2 Unstoppable Force.
//~ todo AV_202 a9ae198f 53660d0f -
#[test]
#[ignore = "todo: Rokara, the Valorous"]
fn AV_202_rokara_the_valorous() {
    unwritten("AV_202");
}

/// The Unstoppable Force · Weapon · 7 mana · 5/2 durability · After you attack a minion, smash it into the enemy hero!
//~ todo AV_202t2 1d7eca12 f34f3e4e -
#[test]
#[ignore = "todo: The Unstoppable Force"]
fn AV_202t2_the_unstoppable_force() {
    unwritten("AV_202t2");
}

/// Hit It Very Hard · Spell · 1 mana · Gain +10 Attack and "Can't attack heroes" this turn.
//~ todo ONY_023 753b0f2a 115aade1 -
#[test]
#[ignore = "todo: Hit It Very Hard"]
fn ONY_023_hit_it_very_hard() {
    unwritten("ONY_023");
}
