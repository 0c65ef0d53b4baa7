//! Demon Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2698ca80

/// `BT_187` · Demon Hunter minion · 4 mana · 3/5
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// State: Todo
//~ todo BT_187 4b53a98a dfbe4b74 1047f923.7f490ff7
#[test]
#[ignore = "todo: Kayn Sunfury"]
fn BT_187_kayn_sunfury() {
    unwritten("BT_187");
}

/// `BT_429` · Demon Hunter spell · Fel · 4 mana
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ todo BT_429 b3e75b10 1a523ffb c913bdfc.24deb366
#[test]
#[ignore = "todo: Metamorphosis"]
fn BT_429_metamorphosis() {
    unwritten("BT_429");
}

/// `BT_429p` · Demon Hunter hero power · 1 mana
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ todo BT_429p 9de3fa3c 166ca70b 0cc0b3b6.339cadb3
#[test]
#[ignore = "todo: Demonic Blast"]
fn BT_429p_demonic_blast() {
    unwritten("BT_429p");
}

/// `BT_429p2` · Demon Hunter hero power · 1 mana
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ todo BT_429p2 afef07c0 8c70231f b57e0c67.6568f8a6
#[test]
#[ignore = "todo: Demonic Blast"]
fn BT_429p2_demonic_blast() {
    unwritten("BT_429p2");
}

/// `TOY_400t6` · Demon Hunter spell · Fel · 5 mana
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ todo TOY_400t6 4dbef8a2 a5d76939 966d19b0.24deb366
#[test]
#[ignore = "todo: Metamorphosis"]
fn TOY_400t6_metamorphosis() {
    unwritten("TOY_400t6");
}

/// `TOY_400t6p` · Demon Hunter hero power · 1 mana
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ todo TOY_400t6p cc01ab1d d83efa5c 5716c4ba.339cadb3
#[test]
#[ignore = "todo: Demonic Blast"]
fn TOY_400t6p_demonic_blast() {
    unwritten("TOY_400t6p");
}

/// `TOY_400t6p2` · Demon Hunter hero power · 1 mana
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ todo TOY_400t6p2 a637fce0 971b60e4 00a583a3.6568f8a6
#[test]
#[ignore = "todo: Demonic Blast"]
fn TOY_400t6p2_demonic_blast() {
    unwritten("TOY_400t6p2");
}
