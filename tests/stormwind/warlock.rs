//! Warlock cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6e9e3d1f

/// Shadowblade Slinger · Minion · Pirate · 1 mana · 2/1 · **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
//~ done DED_503 - adbe11ee -
#[test]
#[rustfmt::skip]
fn DED_503_shadowblade_slinger() {
    check(CardClass::Warlock, &[
        Enemy("CS2_182"), Play("DED_503", Nothing), Health(Their(0), 5), Hurt(MyHero, 1), Hurt(MyHero, 2),
        Play("DED_503", On(Their(0))), Health(Their(0), 2), EndTurn, EndTurn, Play("DED_503", Nothing),
        Health(Their(0), 2),
    ]);
}

/// Runed Mithril Rod · Weapon · 5 mana · 0/2 durability · After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
//~ todo SW_003 87916b03 892b58fa -
#[test]
#[ignore = "todo: Runed Mithril Rod"]
fn SW_003_runed_mithril_rod() {
    unwritten("SW_003");
}

/// Dreaded Mount · Spell · 3 mana · Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
//~ done SW_087 - ea43d55a -
#[test]
#[rustfmt::skip]
fn SW_087_dreaded_mount() {
    check(CardClass::Warlock, &[
        Targets("SW_087", &[FriendlyMinion, EnemyMinion]), Friend("CS2_182"), Play("SW_087", On(My(0))),
        Now(My(0), 5, 6), Kill(My(0)), BoardCount(Mine, 1), Is(My(0), "SW_087t"), Kill(My(0)), BoardCount(Mine, 0),
        EndTurn, BoardCount(Mine, 1), Is(My(0), "SW_087t"),
    ]);
}

/// The Demon Seed · Spell · 1 mana · **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
//~ todo SW_091 1eecbc50 521064bd -
#[test]
#[ignore = "todo: The Demon Seed"]
fn SW_091_the_demon_seed() {
    unwritten("SW_091");
}

/// Establish the Link · Spell · 1 mana · **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
//~ todo SW_091t 5132e255 fc627142 -
#[test]
#[ignore = "todo: Establish the Link"]
fn SW_091t_establish_the_link() {
    unwritten("SW_091t");
}

/// Complete the Ritual · Spell · 1 mana · **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
//~ todo SW_091t3 2850a046 448a275f -
#[test]
#[ignore = "todo: Complete the Ritual"]
fn SW_091t3_complete_the_ritual() {
    unwritten("SW_091t3");
}

/// Blightborn Tamsin · Minion · Undead · 5 mana · 7/7 · **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
//~ todo SW_091t4 3355fbbc 8c9a4dd0 -
#[test]
#[ignore = "todo: Blightborn Tamsin"]
fn SW_091t4_blightborn_tamsin() {
    unwritten("SW_091t4");
}
