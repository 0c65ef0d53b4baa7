//! Rogue cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a88b7bf

/// Stitched Creation · Minion · Undead · 3 mana · 1/1 · **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
//~ done NX2_005 - 59051b41 -
#[test]
#[rustfmt::skip]
fn NX2_005_stitched_creation() {
    check(
        CardClass::Rogue,
        &[Crystals(7), Play("NX2_005", Nothing), Now(My(0), 1, 1), Play("NX2_005", Nothing), Now(My(1), 3, 3)],
    );
    check(
        CardClass::Rogue,
        &[Crystals(8), Play("NX2_005", Nothing), Now(My(0), 5, 5), Play("NX2_005", Nothing), Now(My(1), 7, 7)],
    );
    check(CardClass::Rogue, &[
        Give("NX2_005"), Friend("CS2_182"), Friend("CS2_182"), Kill(Nth(1)), Is(InHand(0), "NX2_005"), Kill(Nth(2)),
        Is(InHand(0), "NX2_005t"),
    ]);
}

/// Shadow of Demise · Spell · Shadow · 0 mana · Each time you cast a spell, transform this into a copy of it.
//~ done RLK_567 - d94a2da5 -
#[test]
#[rustfmt::skip]
fn RLK_567_shadow_of_demise() {
    check(CardClass::Rogue, &[
        Give("RLK_567"), Unplayable("RLK_567"), Play("CS2_029", On(TheirHero)), HandCount(Mine, 1),
        Is(InHand(0), "CS2_029"), Play("CS2_182", Nothing), Is(InHand(0), "CS2_029"), Crystals(10),
        Play("CS2_023", Nothing), Is(InHand(0), "CS2_023"), HandCount(Mine, 3), EndTurn, Play("CS2_025", Nothing),
        EndTurn, Is(InHand(0), "CS2_023"),
    ]);
}

/// Concoctor · Minion · 1 mana · 1/2 · **Battlecry:** Add a random Concoction to your hand.
//~ todo RLK_568 e443c1ee 528e5fa5 -
#[test]
#[ignore = "todo: Concoctor"]
fn RLK_568_concoctor() {
    unwritten("RLK_568");
}

/// Potion Belt · Spell · 2 mana · **Discover** 2 Concoctions.
//~ todo RLK_569 d52c7e46 38c7d4e4 -
#[test]
#[ignore = "todo: Potion Belt"]
fn RLK_569_potion_belt() {
    unwritten("RLK_569");
}

/// Ghoulish Alchemist · Minion · Undead · 2 mana · 3/2 · **Battlecry**: Your next Concoction costs (0).
//~ todo RLK_570 555fb9ab 645c2532 -
#[test]
#[ignore = "todo: Ghoulish Alchemist"]
fn RLK_570_ghoulish_alchemist() {
    unwritten("RLK_570");
}

/// Mixed Potion · Spell · 3 mana
//~ todo RLK_570t 80e8d57e 3c13ae15 -
#[test]
#[ignore = "todo: Mixed Potion"]
fn RLK_570t_mixed_potion() {
    unwritten("RLK_570t");
}

/// Slimy Concoction · Spell · 3 mana · Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
//~ todo RLK_570t1 91e9d125 22a47c9b -
#[test]
#[ignore = "todo: Slimy Concoction"]
fn RLK_570t1_slimy_concoction() {
    unwritten("RLK_570t1");
}

/// Mixed Concoction · Spell · 3 mana · Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
//~ todo RLK_570t1t1 0f507330 6f6c3e5d -
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t1t1_mixed_concoction() {
    unwritten("RLK_570t1t1");
}

/// Dreadful Concoction · Spell · 3 mana · Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
//~ todo RLK_570t2 fab292fb 2583ebb2 -
#[test]
#[ignore = "todo: Dreadful Concoction"]
fn RLK_570t2_dreadful_concoction() {
    unwritten("RLK_570t2");
}

/// Bubbling Concoction · Spell · 3 mana · Deal $3 damage. *Add another Concoction to your hand to mix together!*
//~ todo RLK_570t3 64a27724 ceb035ad -
#[test]
#[ignore = "todo: Bubbling Concoction"]
fn RLK_570t3_bubbling_concoction() {
    unwritten("RLK_570t3");
}

/// Hazy Concoction · Spell · 3 mana · Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
//~ todo RLK_570t4 2e33a0dc cfe6458f -
#[test]
#[ignore = "todo: Hazy Concoction"]
fn RLK_570t4_hazy_concoction() {
    unwritten("RLK_570t4");
}

/// Mixed Concoction · Spell · 3 mana · Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
//~ todo RLK_570t4t1 25eb518c 3c285fbd -
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t4t1_mixed_concoction() {
    unwritten("RLK_570t4t1");
}

/// Mixed Concoction · Spell · 3 mana · Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
//~ todo RLK_570t4t2 1b6cd9de 13609476 -
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t4t2_mixed_concoction() {
    unwritten("RLK_570t4t2");
}

/// Mixed Concoction · Spell · 3 mana · Add two cards to your hand from other classes. They cost (3) less.
//~ todo RLK_570t4t3 cd979328 734d8317 -
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t4t3_mixed_concoction() {
    unwritten("RLK_570t4t3");
}

/// Gleaming Concoction · Spell · 3 mana · Draw 2 cards. *Add another Concoction to your hand to mix together!*
//~ todo RLK_570t5 56e5c1fc bff8d65e -
#[test]
#[ignore = "todo: Gleaming Concoction"]
fn RLK_570t5_gleaming_concoction() {
    unwritten("RLK_570t5");
}

/// Mixed Concoction · Spell · 3 mana · Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
//~ todo RLK_570tt3 64f0afb6 0d218720 -
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570tt3_mixed_concoction() {
    unwritten("RLK_570tt3");
}

/// Vile Apothecary · Minion · Undead · 3 mana · 2/4 · At the end of your turn, add a random Concoction to your hand.
//~ todo RLK_571 93183d98 96538648 -
#[test]
#[ignore = "todo: Vile Apothecary"]
fn RLK_571_vile_apothecary() {
    unwritten("RLK_571");
}

/// Potionmaster Putricide · Minion · Undead · 2 mana · 1/4 · After a minion dies, add a Concoction to your hand.
//~ todo RLK_572 2167aec4 55b887f8 -
#[test]
#[ignore = "todo: Potionmaster Putricide"]
fn RLK_572_potionmaster_putricide() {
    unwritten("RLK_572");
}
