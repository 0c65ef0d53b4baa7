//! Demon Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26284589

/// `NX2_026` · Demon Hunter minion · 6 mana · 5/7
/// > **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo NX2_026 85401b9a bd42c93b c13a1835.f2f982d4
#[test]
#[ignore = "todo: Felscale Evoker"]
fn NX2_026_felscale_evoker() {
    unwritten("NX2_026");
}

/// `RLK_209` · Demon Hunter spell · Fel · 1 mana
/// > Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
///
/// State: Todo
//~ todo RLK_209 fcfc0089 f9a7b6e8 ee49b95d.1fa25520
#[test]
#[ignore = "todo: Unleash Fel"]
fn RLK_209_unleash_fel() {
    unwritten("RLK_209");
}

/// `RLK_214` · Demon Hunter weapon · 4 mana · 4/2 durability
/// > **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
///
/// State: Todo
//~ todo RLK_214 0fbaab6b ea79ab0f 34d6c0d3.916c36ca
#[test]
#[ignore = "todo: Souleater's Scythe"]
fn RLK_214_souleaters_scythe() {
    unwritten("RLK_214");
}

/// `RLK_214t` · Demon Hunter spell · 1 mana
/// > **Discover** a minion consumed by Souleater's Scythe.
///
/// State: Todo
//~ todo RLK_214t 29fb4462 01cedaa4 0028b9ea.856cd16b
#[test]
#[ignore = "todo: Bound Soul"]
fn RLK_214t_bound_soul() {
    unwritten("RLK_214t");
}

/// `RLK_215` · Demon Hunter minion · 4 mana · 3/3
/// > **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
///
/// State: Todo
//~ todo RLK_215 ec7bb255 f11ec2d1 8fd1b881.50be2615
#[test]
#[ignore = "todo: Felerin, the Forgotten"]
fn RLK_215_felerin_the_forgotten() {
    unwritten("RLK_215");
}
