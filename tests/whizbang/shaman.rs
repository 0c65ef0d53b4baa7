//! Shaman cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 668b8134

/// Murloc Growfin · Minion · Murloc · 1 mana · 1/1 · **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
//~ done MIS_307 - 7cc928fb -
#[test]
#[rustfmt::skip]
fn MIS_307_murloc_growfin() {
    check(CardClass::Shaman, &[
        Give("MIS_307"), Enchant(InHand(0), "CS2_092e"), Play("MIS_307", Nothing), BoardCount(Mine, 2),
        Is(My(1), "MIS_307t"), Now(My(1), 5, 5), HasNow(My(1), GameTag::RUSH), HandCount(Mine, 1),
        Is(InHand(0), "MIS_307t1"),
    ]);
}

/// Murloc Growfin · Minion · Murloc · 8 mana · 8/8 · **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
//~ done MIS_307t1 - daac9fed -
#[test]
fn MIS_307t1_murloc_growfin() {
    check(
        CardClass::Shaman,
        &[Play("MIS_307t1", Nothing), BoardCount(Mine, 2), Is(My(1), "MIS_307t"), Now(My(1), 8, 8), HandCount(Mine, 0)],
    );
}

/// Shudderblock · Minion · 6 mana · 5/5 · **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
//~ todo TOY_501 d276d938 c6319be2 -
#[test]
#[ignore = "todo: Shudderblock"]
fn TOY_501_shudderblock() {
    unwritten("TOY_501");
}

/// Shudderblock · Minion · 1 mana · 1/1 · **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
//~ todo TOY_501t 6eb893d8 6eb0b2b9 -
#[test]
#[ignore = "todo: Shudderblock"]
fn TOY_501t_shudderblock() {
    unwritten("TOY_501t");
}

/// Hagatha the Fabled · Minion · 4 mana · 4/3 · **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
//~ todo TOY_504 2989729d 38ce731d -
#[test]
#[ignore = "todo: Hagatha the Fabled"]
fn TOY_504_hagatha_the_fabled() {
    unwritten("TOY_504");
}

/// Fairy Tale Slime · Minion · 1 mana · 1/1 · **Battlecry:** Cast {0}.
//~ todo TOY_504t 69edc8c5 cf9ef855 -
#[test]
#[ignore = "todo: Fairy Tale Slime"]
fn TOY_504t_fairy_tale_slime() {
    unwritten("TOY_504t");
}
