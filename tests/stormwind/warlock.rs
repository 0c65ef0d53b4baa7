//! Warlock cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6e9e3d1f

/// `DED_503` · Warlock minion · 1 mana · 2/1
/// > **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
///
/// State: Todo
//~ todo DED_503 0f772e54 7d0e5f2f f60c58e0.5f33a7c6
#[test]
#[ignore = "todo: Shadowblade Slinger"]
fn DED_503_shadowblade_slinger() {
    unwritten("DED_503");
}

/// `SW_003` · Warlock weapon · 5 mana · 0/2 durability
/// > After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
///
/// State: Todo
//~ todo SW_003 e0019b1f 87916b03 93f4699a.6f863dbb
#[test]
#[ignore = "todo: Runed Mithril Rod"]
fn SW_003_runed_mithril_rod() {
    unwritten("SW_003");
}

/// `SW_087` · Warlock spell · 3 mana
/// > Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
///
/// State: Todo
//~ todo SW_087 8c729bc9 6e76568d 12a94e5e.181f8e83
#[test]
#[ignore = "todo: Dreaded Mount"]
fn SW_087_dreaded_mount() {
    unwritten("SW_087");
}

/// `SW_091` · Warlock spell · 1 mana
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ todo SW_091 5f4d0220 1eecbc50 275cc4f5.6a1c9c1a
#[test]
#[ignore = "todo: The Demon Seed"]
fn SW_091_the_demon_seed() {
    unwritten("SW_091");
}

/// `SW_091t` · Warlock spell · 1 mana
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ todo SW_091t 5077ba17 5132e255 a09c5544.6a1c9c1a
#[test]
#[ignore = "todo: Establish the Link"]
fn SW_091t_establish_the_link() {
    unwritten("SW_091t");
}

/// `SW_091t3` · Warlock spell · 1 mana
/// > **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
///
/// State: Todo
//~ todo SW_091t3 035154c4 2850a046 042d547b.a1b1ca67
#[test]
#[ignore = "todo: Complete the Ritual"]
fn SW_091t3_complete_the_ritual() {
    unwritten("SW_091t3");
}

/// `SW_091t4` · Warlock minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
///
/// State: Todo
//~ todo SW_091t4 7d9baf0c 3355fbbc fa21ae9d.6981b672
#[test]
#[ignore = "todo: Blightborn Tamsin"]
fn SW_091t4_blightborn_tamsin() {
    unwritten("SW_091t4");
}
