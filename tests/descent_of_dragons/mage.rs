//! Mage cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12cbe2ca

/// Chenvaala · Minion · Elemental · 3 mana · 2/5 · After you cast three spells in a turn, summon a 5/5 Elemental.
//~ todo DRG_104 c709edab fdf67cb3 -
#[test]
#[ignore = "todo: Chenvaala"]
fn DRG_104_chenvaala() {
    unwritten("DRG_104");
}

/// Malygos, Aspect of Magic · Minion · Dragon · 5 mana · 2/8 · **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
//~ done DRG_270 - 8d9a6759 -
#[test]
#[rustfmt::skip]
fn DRG_270_malygos_aspect_of_magic() {
    check(CardClass::Mage, &[
        Give("EX1_284"), Force(Card("DRG_270t9")), Play("DRG_270", Nothing), ChooseCard("DRG_270t9"),
        HandCount(Mine, 2), Is(InHand(1), "DRG_270t9"),
    ]);
    check(CardClass::Mage, &[Give("CS2_182"), Play("DRG_270", Nothing), HandCount(Mine, 1), EndTurn]);
}

/// Rolling Fireball · Spell · Fire · 5 mana · Deal $8 damage to a minion. Any excess damage continues to the left or right.
//~ todo DRG_321 39a44fcb 1199ec25 -
#[test]
#[ignore = "todo: Rolling Fireball"]
fn DRG_321_rolling_fireball() {
    unwritten("DRG_321");
}

/// Learn Draconic · Spell · 1 mana · **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
//~ todo DRG_323 65c01e9f 90ea57dd -
#[test]
#[ignore = "todo: Learn Draconic"]
fn DRG_323_learn_draconic() {
    unwritten("DRG_323");
}

/// Elemental Allies · Spell · 1 mana · **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
//~ todo DRG_324 af8315a1 fd735a80 -
#[test]
#[ignore = "todo: Elemental Allies"]
fn DRG_324_elemental_allies() {
    unwritten("DRG_324");
}
