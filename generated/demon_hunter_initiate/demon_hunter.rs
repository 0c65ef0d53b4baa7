//! Demon Hunter cards of Demon Hunter Initiate.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Command the Illidari
///
/// `BT_173` · Demon Hunter spell · 5 mana
///
/// > Summon six 1/1 Illidari with **Rush**.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Todo
//~ BT_173 todo efc09635 41d8e230
pub const BT_173: Power = TODO;

/// # Twin Slice
///
/// `BT_175` · Demon Hunter spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Add 'Second Slice' to your hand.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Enchantments: Twin Slice [`BT_175e`]
/// - Tokens: Second Slice [`BT_175t`]
///
/// State: Todo
//~ BT_175 todo b1546895 e8476574
pub const BT_175: Power = TODO;

/// # Twin Slice
///
/// `BT_175e` · Demon Hunter enchantment
///
/// > Your hero has +2 Attack this turn.
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Demon
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_175e todo d1fe3d99 e902dd68
pub const BT_175e: Power = TODO;

/// # Second Slice
///
/// `BT_175t` · Demon Hunter spell · 1 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ BT_175t todo 718dc69e 29cb9721
pub const BT_175t: Power = TODO;

/// # Flamereaper
///
/// `BT_271` · Demon Hunter weapon · 7 mana · 5/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// - Set: Demon Hunter Initiate · epic · collectible
///
/// State: Todo
//~ BT_271 todo 5f66b453 218559df
pub const BT_271: Power = TODO;

/// # Battlefiend
///
/// `BT_351` · Demon Hunter minion · 1 mana · 1/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Minion type: Demon
/// - Tags: `4548` = 1, `4932` = 1
/// - Reprint of: Battlefiend [`CORE_BT_351`](crate::core::demon_hunter::CORE_BT_351)
/// - Enchantments: Felheartened [`BT_351e`]
///
/// State: Todo
//~ BT_351 todo 53da1b6a 59872312
pub const BT_351: Power = TODO;

/// # Felheartened
///
/// `BT_351e` · Demon Hunter enchantment
///
/// > Increased Attack.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ BT_351e todo 98316a1d 9c4dd08c
pub const BT_351e: Power = TODO;

/// # Blade Dance
///
/// `BT_354` · Demon Hunter spell · 2 mana
///
/// > Deal damage equal to your hero's Attack to 3 random enemy minions.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ BT_354 todo 1512e4af 992e87c0
pub const BT_354: Power = TODO;

/// # Wrathscale Naga
///
/// `BT_355` · Demon Hunter minion · 3 mana · 3/3
///
/// > After a friendly minion dies, deal 3 damage to a random enemy.
///
/// - Set: Demon Hunter Initiate · epic · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ BT_355 todo 82933e30 2847ae2e
pub const BT_355: Power = TODO;

/// # Ur'zul Horror
///
/// `BT_407` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add a 2/1 Lost Soul to your hand.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Lost Soul [`BT_407t`]
///
/// State: Todo
//~ BT_407 todo 5edd17d1 89067a1e
pub const BT_407: Power = TODO;

/// # Lost Soul
///
/// `BT_407t` · Demon Hunter minion · 1 mana · 2/1
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Undead, Draenei
/// - Tags: `2525` = 1
///
/// State: Vanilla
//~ BT_407t vanilla fe0f6d44 b17c6e6a
pub const BT_407t: Power = VANILLA;

/// # Raging Felscreamer
///
/// `BT_416` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** The next Demon you play costs (2) less.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Felscream [`BT_416e`]
///
/// State: Todo
//~ BT_416 todo c17ec7bb deb5bf25
pub const BT_416: Power = TODO;

/// # Felscream
///
/// `BT_416e` · Demon Hunter enchantment
///
/// > Your next Demon costs (2) less.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ BT_416e todo e31d4fb5 f69a41e4
pub const BT_416e: Power = TODO;

/// # Feast of Souls
///
/// `BT_427` · Demon Hunter spell · Shadow · 1 mana
///
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Tags: `1724` = 1
///
/// State: Todo
//~ BT_427 todo 30498f54 c9d3690e
pub const BT_427: Power = TODO;

/// # Nethrandamus
///
/// `BT_481` · Demon Hunter minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
///
/// - Set: Demon Hunter Initiate · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BT_481 todo 3d3a3d20 de4e6299
pub const BT_481: Power = TODO;

/// # Hulking Overfiend
///
/// `BT_487` · Demon Hunter minion · 8 mana · 5/10
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Todo
//~ BT_487 todo 1658f80a 43b72add
pub const BT_487: Power = TODO;

/// # Soul Split
///
/// `BT_488` · Demon Hunter spell · Shadow · 4 mana
///
/// > Choose a friendly Demon. Summon a copy of it.
///
/// - Set: Demon Hunter Initiate · rare · collectible
///
/// State: Todo
//~ BT_488 todo 7b302bf1 b55d9bb6
pub const BT_488: Power = TODO;

/// # Consume Magic
///
/// `BT_490` · Demon Hunter spell · Shadow · 1 mana
///
/// > **Silence** an enemy minion. **Outcast:** Draw a card.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Mechanics: Outcast
/// - Refers to: Silence
///
/// State: Todo
//~ BT_490 todo 76e77f27 7ba7b1bc
pub const BT_490: Power = TODO;

/// # Wrathspike Brute
///
/// `BT_510` · Demon Hunter minion · 5 mana · 3/6
///
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
///
/// - Set: Demon Hunter Initiate · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Todo
//~ BT_510 todo edbe89d8 0c3f256e
pub const BT_510: Power = TODO;

/// # Blur
///
/// `BT_752` · Demon Hunter spell · 0 mana
///
/// > Your hero can't take damage this turn.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Enchantments: Blur [`BT_752e`]
///
/// State: Todo
//~ BT_752 todo 5d554696 1303f7d6
pub const BT_752: Power = TODO;

/// # Blur
///
/// `BT_752e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Demon Hunter Initiate
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_752e todo d415d262 b5f949de
pub const BT_752e: Power = TODO;

/// # Mana Burn
///
/// `BT_753` · Demon Hunter spell · Fel · 1 mana
///
/// > Your opponent has 2 fewer Mana Crystals next turn.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Enchantments: Mana Burned [`BT_753e`]
///
/// State: Todo
//~ BT_753 todo d8f1289e 8b440d90
pub const BT_753: Power = TODO;

/// # Mana Burned
///
/// `BT_753e` · Demon Hunter enchantment
///
/// > Start with 2 fewer Mana Crystals this turn.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ BT_753e todo e38ffd86 3383ba46
pub const BT_753e: Power = TODO;

/// # Eye Beam
///
/// `BT_801` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
///
/// - Set: Demon Hunter Initiate · epic · collectible
/// - Mechanics: Lifesteal, Outcast
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $3 damage to a minion); `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage to a minion: played on a target)
///
/// State: Todo
//~ BT_801 todo 40180ef1 b5a2bb22
pub const BT_801: Power = TODO;

/// # Illidari Felblade
///
/// `BT_814` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Rush Outcast:** Gain **Immune** this turn.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Mechanics: Rush, Outcast
/// - Refers to: Immune
/// - Enchantments: Nimble [`BT_814e`]
///
/// State: Todo
//~ BT_814 todo bafe47e6 b798953e
pub const BT_814: Power = TODO;

/// # Nimble
///
/// `BT_814e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Demon Hunter Initiate
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_814e todo fbd877f1 ac40b4e0
pub const BT_814e: Power = TODO;

/// # Umberwing
///
/// `BT_922` · Demon Hunter weapon · 2 mana · 1/2 durability
///
/// > **Battlecry:** Summon two 1/1 Felwings.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Felwing [`BT_922t`]
///
/// State: Todo
//~ BT_922 todo 0d3cd8e6 deef0dfb
pub const BT_922: Power = TODO;

/// # Felwing
///
/// `BT_922t` · Demon Hunter minion · 1 mana · 1/1
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Demon
///
/// State: Vanilla
//~ BT_922t vanilla b64dbc65 30bd6532
pub const BT_922t: Power = VANILLA;

/// # Altruis the Outcast
///
/// `BT_937` · Demon Hunter minion · 4 mana · 4/2
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
///
/// - Set: Demon Hunter Initiate · legendary · collectible
///
/// State: Todo
//~ BT_937 todo c728e2c1 96e5b097
pub const BT_937: Power = TODO;

/// # Twin Slice
///
/// `TOY_400t3` · Demon Hunter spell · 0 mana
///
/// > Give your hero +1 Attack this turn. Add 'Second Slice' to your hand.
///
/// - Set: Demon Hunter Initiate · common
/// - Enchantments: Twin Slice [`TOY_400t3e`]
/// - Tokens: Second Slice [`BT_175t`], Second Slice [`TOY_400t3t`]
///
/// State: Todo
//~ TOY_400t3 todo 8705c43d d8e80769
pub const TOY_400t3: Power = TODO;

/// # Twin Slice
///
/// `TOY_400t3e` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Demon
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TOY_400t3e todo a176da2d e53d3a77
pub const TOY_400t3e: Power = TODO;

/// # Second Slice
///
/// `TOY_400t3t` · Demon Hunter spell · 0 mana
///
/// > Give your hero +1 Attack this turn.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ TOY_400t3t todo 5ed6648b 00a58157
pub const TOY_400t3t: Power = TODO;

/// # Eye Beam
///
/// `TOY_400t8` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (0).
///
/// - Set: Demon Hunter Initiate · epic
/// - Mechanics: Lifesteal, Outcast
///
/// State: Todo
//~ TOY_400t8 todo cc025459 421a2ec8
pub const TOY_400t8: Power = TODO;

/// # Altruis the Outcast
///
/// `TOY_401t2` · Demon Hunter minion · 3 mana · 3/2
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
///
/// - Set: Demon Hunter Initiate · legendary
///
/// State: Todo
//~ TOY_401t2 todo 589173ff 129e2c08
pub const TOY_401t2: Power = TODO;

/// # Battlefiend
///
/// `TOY_913t2` · Demon Hunter minion · 1 mana · 2/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Demon Hunter Initiate · common
/// - Minion type: Demon
///
/// State: Todo
//~ TOY_913t2 todo 213aa38d 2b3ada1e
pub const TOY_913t2: Power = TODO;
