//! Demon Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26284589

/// Felscale Evoker · Minion · Demon · Naga · 6 mana · 5/7 · **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left*!)@ *(Ready!)*
//~ todo NX2_026 bd42c93b b964734a -
#[test]
#[ignore = "todo: Felscale Evoker"]
fn NX2_026_felscale_evoker() {
    unwritten("NX2_026");
}

/// Unleash Fel · Spell · Fel · 1 mana · Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
//~ todo RLK_209 f9a7b6e8 bacfcddf -
#[test]
#[ignore = "todo: Unleash Fel"]
fn RLK_209_unleash_fel() {
    unwritten("RLK_209");
}

/// Souleater's Scythe · Weapon · 4 mana · 4/2 durability · **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
//~ todo RLK_214 ea79ab0f e622867b -
#[test]
#[ignore = "todo: Souleater's Scythe"]
fn RLK_214_souleaters_scythe() {
    unwritten("RLK_214");
}

/// Bound Soul · Spell · 1 mana · **Discover** a minion consumed by Souleater's Scythe.
//~ todo RLK_214t 01cedaa4 70d18d63 -
#[test]
#[ignore = "todo: Bound Soul"]
fn RLK_214t_bound_soul() {
    unwritten("RLK_214t");
}

/// Felerin, the Forgotten · Minion · 4 mana · 3/3 · **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
//~ todo RLK_215 f11ec2d1 0ac26851 -
#[test]
#[ignore = "todo: Felerin, the Forgotten"]
fn RLK_215_felerin_the_forgotten() {
    unwritten("RLK_215");
}
