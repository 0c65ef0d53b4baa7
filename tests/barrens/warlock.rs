//! Warlock cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0edb275a

/// Soul Rend · Spell · Shadow · 4 mana · Deal $5 damage to all minions. Destroy a card in your deck for each killed.
//~ todo BAR_911 6ba302f8 de9c5361 -
#[test]
#[ignore = "todo: Soul Rend"]
fn BAR_911_soul_rend() {
    unwritten("BAR_911");
}

/// Imp Swarm (Rank 1) · Spell · Fel · 2 mana · Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
//~ todo BAR_914 a94b55ea 708ddddf -
#[test]
#[ignore = "todo: Imp Swarm (Rank 1)"]
fn BAR_914_imp_swarm_rank_1() {
    unwritten("BAR_914");
}

/// Imp Swarm (Rank 2) · Spell · Fel · 2 mana · Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
//~ todo BAR_914t d969e540 8f4894d5 -
#[test]
#[ignore = "todo: Imp Swarm (Rank 2)"]
fn BAR_914t_imp_swarm_rank_2() {
    unwritten("BAR_914t");
}

/// Imp Swarm (Rank 3) · Spell · Fel · 2 mana · Summon three 3/2 Imps.
//~ todo BAR_914t2 141c979d cb022268 -
#[test]
#[ignore = "todo: Imp Swarm (Rank 3)"]
fn BAR_914t2_imp_swarm_rank_3() {
    unwritten("BAR_914t2");
}

/// Neeru Fireblade · Minion · 5 mana · 5/5 · **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
//~ todo BAR_919 7d4949de 59fd786f -
#[test]
#[ignore = "todo: Neeru Fireblade"]
fn BAR_919_neeru_fireblade() {
    unwritten("BAR_919");
}

/// Burning Blade Portal · Minion · 11 mana · 0/1 · At the end of your turn, fill your board with 3/2 Imps.
//~ todo BAR_919t a9d531b5 240c9ac8 -
#[test]
#[ignore = "todo: Burning Blade Portal"]
fn BAR_919t_burning_blade_portal() {
    unwritten("BAR_919t");
}

/// Stealer of Souls · Minion · Demon · 4 mana · 2/6 · The first card you draw each turn costs Health instead of Mana.
//~ todo WC_023 6e9026a0 f5ebcaf6 -
#[test]
#[ignore = "todo: Stealer of Souls"]
fn WC_023_stealer_of_souls() {
    unwritten("WC_023");
}
