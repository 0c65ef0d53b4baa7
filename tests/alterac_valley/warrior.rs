//! Warrior cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2f5a096

/// `AV_119` · Warrior spell · 2 mana
/// > Your minions cost (2) less this turn *(but not less than 1)*.
///
/// State: Todo
//~ todo AV_119 662c9c12 6cc51940 850ba22f.eea3a447
#[test]
#[ignore = "todo: To the Front!"]
fn AV_119_to_the_front() {
    unwritten("AV_119");
}

/// `AV_145` · Warrior minion · 6 mana · 6/6
/// > **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo AV_145 18b8bf9c dbad76d8 3812c304.523ce5c9
#[test]
#[ignore = "todo: Captain Galvangar"]
fn AV_145_captain_galvangar() {
    unwritten("AV_145");
}

/// `AV_202` · Warrior hero · 7 mana · 30 health, 10 armor
/// > **Battlecry:** Equip a 5/2 Unstoppable Force.
///
/// State: Todo
//~ todo AV_202 6e150e16 a9ae198f 4975b242.7aa0a02d
#[test]
#[ignore = "todo: Rokara, the Valorous"]
fn AV_202_rokara_the_valorous() {
    unwritten("AV_202");
}

/// `AV_202t2` · Warrior weapon · 7 mana · 5/2 durability
/// > After you attack a minion, smash it into the enemy hero!
///
/// State: Todo
//~ todo AV_202t2 4b9d22de 1d7eca12 620bf037.e1fac2f7
#[test]
#[ignore = "todo: The Unstoppable Force"]
fn AV_202t2_the_unstoppable_force() {
    unwritten("AV_202t2");
}

/// `ONY_023` · Warrior spell · 1 mana
/// > Gain +10 Attack and "Can't attack heroes" this turn.
///
/// State: Todo
//~ todo ONY_023 abb3f9c1 753b0f2a 491f857b.d14176ca
#[test]
#[ignore = "todo: Hit It Very Hard"]
fn ONY_023_hit_it_very_hard() {
    unwritten("ONY_023");
}
