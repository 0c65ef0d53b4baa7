//! Rogue cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a88b7bf

/// `NX2_005` · Rogue minion · 3 mana · 1/1
/// > **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
///
/// State: Todo
//~ todo NX2_005 ebcfc214 67761994 558d1214.df7c2530
#[test]
#[ignore = "todo: Stitched Creation"]
fn NX2_005_stitched_creation() {
    unwritten("NX2_005");
}

/// `RLK_567` · Rogue spell · Shadow · 0 mana
/// > Each time you cast a spell, transform this into a copy of it.
///
/// State: Todo
//~ todo RLK_567 1df966f9 b002263f ba9690e4.61c629f4
#[test]
#[ignore = "todo: Shadow of Demise"]
fn RLK_567_shadow_of_demise() {
    unwritten("RLK_567");
}

/// `RLK_568` · Rogue minion · 1 mana · 1/2
/// > **Battlecry:** Add a random Concoction to your hand.
///
/// State: Todo
//~ todo RLK_568 6f06cd9e e443c1ee bd31b919.d44d7156
#[test]
#[ignore = "todo: Concoctor"]
fn RLK_568_concoctor() {
    unwritten("RLK_568");
}

/// `RLK_569` · Rogue spell · 2 mana
/// > **Discover** 2 Concoctions.
///
/// State: Todo
//~ todo RLK_569 710f8c27 d52c7e46 264dce7e.3387962b
#[test]
#[ignore = "todo: Potion Belt"]
fn RLK_569_potion_belt() {
    unwritten("RLK_569");
}

/// `RLK_570` · Rogue minion · 2 mana · 3/2
/// > **Battlecry**: Your next Concoction costs (0).
///
/// State: Todo
//~ todo RLK_570 eed663a0 555fb9ab 8275dd6b.ea72dd19
#[test]
#[ignore = "todo: Ghoulish Alchemist"]
fn RLK_570_ghoulish_alchemist() {
    unwritten("RLK_570");
}

/// `RLK_570t` · Rogue spell · 3 mana
///
/// State: Todo
//~ todo RLK_570t 4512b2c5 80e8d57e 4512b2c5
#[test]
#[ignore = "todo: Mixed Potion"]
fn RLK_570t_mixed_potion() {
    unwritten("RLK_570t");
}

/// `RLK_570t1` · Rogue spell · 3 mana
/// > Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t1 fe6037b8 91e9d125 af57f549.e479b9ac
#[test]
#[ignore = "todo: Slimy Concoction"]
fn RLK_570t1_slimy_concoction() {
    unwritten("RLK_570t1");
}

/// `RLK_570t1t1` · Rogue spell · 3 mana
/// > Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ todo RLK_570t1t1 bde1a49c 0f507330 561234a9.380ea9aa
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t1t1_mixed_concoction() {
    unwritten("RLK_570t1t1");
}

/// `RLK_570t2` · Rogue spell · 3 mana
/// > Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t2 448ebe53 fab292fb 243642f9.413ef118
#[test]
#[ignore = "todo: Dreadful Concoction"]
fn RLK_570t2_dreadful_concoction() {
    unwritten("RLK_570t2");
}

/// `RLK_570t3` · Rogue spell · 3 mana
/// > Deal $3 damage. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t3 ee414289 64a27724 8b4c144f.fc12553e
#[test]
#[ignore = "todo: Bubbling Concoction"]
fn RLK_570t3_bubbling_concoction() {
    unwritten("RLK_570t3");
}

/// `RLK_570t4` · Rogue spell · 3 mana
/// > Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t4 236e8f6e 2e33a0dc faa7c5ea.be2e221c
#[test]
#[ignore = "todo: Hazy Concoction"]
fn RLK_570t4_hazy_concoction() {
    unwritten("RLK_570t4");
}

/// `RLK_570t4t1` · Rogue spell · 3 mana
/// > Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
///
/// State: Todo
//~ todo RLK_570t4t1 4f21c228 25eb518c aefaa714.aeabb079
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t4t1_mixed_concoction() {
    unwritten("RLK_570t4t1");
}

/// `RLK_570t4t2` · Rogue spell · 3 mana
/// > Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ todo RLK_570t4t2 b661e6a7 1b6cd9de fccef450.5e7c8bd0
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t4t2_mixed_concoction() {
    unwritten("RLK_570t4t2");
}

/// `RLK_570t4t3` · Rogue spell · 3 mana
/// > Add two cards to your hand from other classes. They cost (3) less.
///
/// State: Todo
//~ todo RLK_570t4t3 cee10f33 cd979328 92f1ab90.eb33fceb
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570t4t3_mixed_concoction() {
    unwritten("RLK_570t4t3");
}

/// `RLK_570t5` · Rogue spell · 3 mana
/// > Draw 2 cards. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t5 2493f00d 56e5c1fc 8b20f8d5.2bd538de
#[test]
#[ignore = "todo: Gleaming Concoction"]
fn RLK_570t5_gleaming_concoction() {
    unwritten("RLK_570t5");
}

/// `RLK_570tt3` · Rogue spell · 3 mana
/// > Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ todo RLK_570tt3 52938faf 64f0afb6 2b72fc3d.0a0cbf23
#[test]
#[ignore = "todo: Mixed Concoction"]
fn RLK_570tt3_mixed_concoction() {
    unwritten("RLK_570tt3");
}

/// `RLK_571` · Rogue minion · 3 mana · 2/4
/// > At the end of your turn, add a random Concoction to your hand.
///
/// State: Todo
//~ todo RLK_571 55baf1ab 93183d98 523d49ca.c15cd48a
#[test]
#[ignore = "todo: Vile Apothecary"]
fn RLK_571_vile_apothecary() {
    unwritten("RLK_571");
}

/// `RLK_572` · Rogue minion · 2 mana · 1/4
/// > After a minion dies, add a Concoction to your hand.
///
/// State: Todo
//~ todo RLK_572 9eab40ee 2167aec4 55f56462.d35dba8b
#[test]
#[ignore = "todo: Potionmaster Putricide"]
fn RLK_572_potionmaster_putricide() {
    unwritten("RLK_572");
}
