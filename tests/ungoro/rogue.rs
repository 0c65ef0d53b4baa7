//! Rogue cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Razorpetal Volley
///
/// `UNG_057` · Rogue spell · Nature · 2 mana
///
/// > Add two Razorpetals to your hand that deal 2 damage.
///
/// State: Todo
//~ UNG_057 todo a5daefea 727ca0a5
#[test]
#[ignore = "todo: UNG_057 Razorpetal Volley"]
fn UNG_057_razorpetal_volley() {
    check(CardClass::Rogue, &[Give("UNG_057"), Cost("UNG_057", 2), Unwritten]);
}

/// # Razorpetal
///
/// `UNG_057t1` · Rogue spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ UNG_057t1 todo 7f7917d9 7cb79df7
#[test]
#[ignore = "todo: UNG_057t1 Razorpetal"]
fn UNG_057t1_razorpetal() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_057t1"),
            Cost("UNG_057t1", 1),
            Targets("UNG_057t1", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Razorpetal Lasher
///
/// `UNG_058` · Rogue minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Razorpetal to your hand that deals 2 damage.
///
/// State: Todo
//~ UNG_058 todo 7fc0f0d8 0780108e
#[test]
#[ignore = "todo: UNG_058 Razorpetal Lasher"]
fn UNG_058_razorpetal_lasher() {
    check(CardClass::Rogue, &[Give("UNG_058"), Cost("UNG_058", 2), Stats("UNG_058", 2, 2), Unwritten]);
}

/// # Mimic Pod
///
/// `UNG_060` · Rogue spell · Nature · 2 mana
///
/// > Draw a card, then add a copy of it to your hand.
///
/// State: Todo
//~ UNG_060 todo 298750af dd8b256e
#[test]
#[ignore = "todo: UNG_060 Mimic Pod"]
fn UNG_060_mimic_pod() {
    check(CardClass::Rogue, &[Give("UNG_060"), Cost("UNG_060", 2), Unwritten]);
}

/// # Obsidian Shard
///
/// `UNG_061` · Rogue weapon · 4 mana · 3/3 durability
///
/// > Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// State: Todo
//~ UNG_061 todo 50671c45 172861e5
#[test]
#[ignore = "todo: UNG_061 Obsidian Shard"]
fn UNG_061_obsidian_shard() {
    check(CardClass::Rogue, &[Give("UNG_061"), Cost("UNG_061", 4), Stats("UNG_061", 3, 3), Unwritten]);
}

/// # Biteweed
///
/// `UNG_063` · Rogue minion · 2 mana · 1/2
///
/// > **Combo:** Gain +1/+1 for each other card you've played this turn.
///
/// State: Todo
//~ UNG_063 todo a752186a 8a0da84f
#[test]
#[ignore = "todo: UNG_063 Biteweed"]
fn UNG_063_biteweed() {
    check(CardClass::Rogue, &[Give("UNG_063"), Cost("UNG_063", 2), Stats("UNG_063", 1, 2), Unwritten]);
}

/// # Vilespine Slayer
///
/// `UNG_064` · Rogue minion · 5 mana · 3/4
///
/// > **Combo:** Destroy a minion.
///
/// State: Todo
//~ UNG_064 todo d764ae37 7ad0a9e1
#[test]
#[ignore = "todo: UNG_064 Vilespine Slayer"]
fn UNG_064_vilespine_slayer() {
    check(CardClass::Rogue, &[Give("UNG_064"), Cost("UNG_064", 5), Stats("UNG_064", 3, 4), Unwritten]);
}

/// # Sherazin, Corpse Flower
///
/// `UNG_065` · Rogue minion · 4 mana · 6/3
///
/// > **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
///
/// State: Todo
//~ UNG_065 todo 1b1395b3 55e1756b
#[test]
#[ignore = "todo: UNG_065 Sherazin, Corpse Flower"]
fn UNG_065_sherazin_corpse_flower() {
    check(CardClass::Rogue, &[Give("UNG_065"), Cost("UNG_065", 4), Stats("UNG_065", 6, 3), Unwritten]);
}

/// # Sherazin, Seed
///
/// `UNG_065t` · Rogue minion · 11 mana · 0/1
///
/// > **Dormant** When you play 4 cards in a turn, revive this minion.
///
/// State: Todo
//~ UNG_065t todo 18ebede9 915eddb9
#[test]
#[ignore = "todo: UNG_065t Sherazin, Seed"]
fn UNG_065t_sherazin_seed() {
    check(CardClass::Rogue, &[Give("UNG_065t"), Cost("UNG_065t", 11), Stats("UNG_065t", 0, 1), Unwritten]);
}

/// # The Caverns Below
///
/// `UNG_067` · Rogue spell · 1 mana
///
/// > **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
///
/// State: Todo
//~ UNG_067 todo 25ddfb60 68da0a5c
#[test]
#[ignore = "todo: UNG_067 The Caverns Below"]
fn UNG_067_the_caverns_below() {
    check(CardClass::Rogue, &[Give("UNG_067"), Cost("UNG_067", 1), Unwritten]);
}

/// # Crystal Core
///
/// `UNG_067t1` · Rogue spell · 5 mana
///
/// > For the rest of the game, your minions are 5/5.
///
/// State: Todo
//~ UNG_067t1 todo b87fd90c 8ac316cb
#[test]
#[ignore = "todo: UNG_067t1 Crystal Core"]
fn UNG_067t1_crystal_core() {
    check(CardClass::Rogue, &[Give("UNG_067t1"), Cost("UNG_067t1", 5), Unwritten]);
}

/// # Envenom Weapon
///
/// `UNG_823` · Rogue spell · Nature · 2 mana
///
/// > Give your weapon **Poisonous**.
///
/// State: Todo
//~ UNG_823 todo d3d72aed a952fc54
#[test]
#[ignore = "todo: UNG_823 Envenom Weapon"]
fn UNG_823_envenom_weapon() {
    check(CardClass::Rogue, &[Give("UNG_823"), Cost("UNG_823", 2), Unwritten]);
}

/// # Spore Hallucination
///
/// `UNG_856` · Rogue spell · Nature · 1 mana
///
/// > **Discover** a card from your opponent's class.
///
/// State: Todo
//~ UNG_856 todo 6ceefad7 7dea2874
#[test]
#[ignore = "todo: UNG_856 Spore Hallucination"]
fn UNG_856_spore_hallucination() {
    check(CardClass::Rogue, &[Give("UNG_856"), Cost("UNG_856", 1), Unwritten]);
}
