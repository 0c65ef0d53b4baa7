//! Warlock cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0edb275a

/// `BAR_911` · Warlock spell · Shadow · 4 mana
/// > Deal $5 damage to all minions. Destroy a card in your deck for each killed.
///
/// State: Todo
//~ todo BAR_911 4e2f4f9c 6ba302f8 fe0484a1.2a5e3b6b
#[test]
#[ignore = "todo: Soul Rend"]
fn BAR_911_soul_rend() {
    unwritten("BAR_911");
}

/// `BAR_914` · Warlock spell · Fel · 2 mana
/// > Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ todo BAR_914 baa4346c a94b55ea 9ce0a68e.d3001563
#[test]
#[ignore = "todo: Imp Swarm (Rank 1)"]
fn BAR_914_imp_swarm_rank_1() {
    unwritten("BAR_914");
}

/// `BAR_914t` · Warlock spell · Fel · 2 mana
/// > Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ todo BAR_914t 91f0ca32 d969e540 f71d618d.5524e1fb
#[test]
#[ignore = "todo: Imp Swarm (Rank 2)"]
fn BAR_914t_imp_swarm_rank_2() {
    unwritten("BAR_914t");
}

/// `BAR_914t2` · Warlock spell · Fel · 2 mana
/// > Summon three 3/2 Imps.
///
/// State: Todo
//~ todo BAR_914t2 eae822fe 141c979d eb766f43.28a46391
#[test]
#[ignore = "todo: Imp Swarm (Rank 3)"]
fn BAR_914t2_imp_swarm_rank_3() {
    unwritten("BAR_914t2");
}

/// `BAR_919` · Warlock minion · 5 mana · 5/5
/// > **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
///
/// State: Todo
//~ todo BAR_919 1b08eebe 7d4949de 0b568690.5ee9a8cc
#[test]
#[ignore = "todo: Neeru Fireblade"]
fn BAR_919_neeru_fireblade() {
    unwritten("BAR_919");
}

/// `BAR_919t` · Warlock minion · 11 mana · 0/1
/// > At the end of your turn, fill your board with 3/2 Imps.
///
/// State: Todo
//~ todo BAR_919t b26517b8 a9d531b5 e5f9db75.07ffc346
#[test]
#[ignore = "todo: Burning Blade Portal"]
fn BAR_919t_burning_blade_portal() {
    unwritten("BAR_919t");
}

/// `WC_023` · Warlock minion · 4 mana · 2/6
/// > The first card you draw each turn costs Health instead of Mana.
///
/// State: Todo
//~ todo WC_023 0324162b 6e9026a0 f80e5b7f.08ffa813
#[test]
#[ignore = "todo: Stealer of Souls"]
fn WC_023_stealer_of_souls() {
    unwritten("WC_023");
}
