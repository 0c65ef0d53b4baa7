//! Rogue cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Razorpetal Volley
///
/// `UNG_057` · Rogue spell · Nature · 2 mana
///
/// > Add two Razorpetals to your hand that deal 2 damage.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Tokens: Razorpetal [`UNG_057t1`]
///
/// State: Todo
//~ UNG_057 todo 30a297fe 5a21bad6
pub const UNG_057: Power = TODO;

/// # Razorpetal
///
/// `UNG_057t1` · Rogue spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Journey to Un'Goro
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_057t1 todo 37594f28 67e2c718
pub const UNG_057t1: Power = TODO;

/// # Razorpetal Lasher
///
/// `UNG_058` · Rogue minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Razorpetal to your hand that deals 2 damage.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Razorpetal [`UNG_057t1`]
///
/// State: Todo
//~ UNG_058 todo 942dc679 82c110c1
pub const UNG_058: Power = TODO;

/// # Mimic Pod
///
/// `UNG_060` · Rogue spell · Nature · 2 mana
///
/// > Draw a card, then add a copy of it to your hand.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_060 todo 29017c79 be9f63a0
pub const UNG_060: Power = TODO;

/// # Obsidian Shard
///
/// `UNG_061` · Rogue weapon · 4 mana · 3/3 durability
///
/// > Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// - Set: Journey to Un'Goro · rare · collectible
///
/// State: Todo
//~ UNG_061 todo 6aafda44 ce4deb55
pub const UNG_061: Power = TODO;

/// # Biteweed
///
/// `UNG_063` · Rogue minion · 2 mana · 1/2
///
/// > **Combo:** Gain +1/+1 for each other card you've played this turn.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Combo
/// - Enchantments: Sprout [`UNG_063e`]
///
/// State: Todo
//~ UNG_063 todo 2a5aaa83 07150ec7
pub const UNG_063: Power = TODO;

/// # Sprout
///
/// `UNG_063e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_063e todo 82767b96 e7ab50ec
pub const UNG_063e: Power = TODO;

/// # Vilespine Slayer
///
/// `UNG_064` · Rogue minion · 5 mana · 3/4
///
/// > **Combo:** Destroy a minion.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
///
/// State: Todo
//~ UNG_064 todo fc3e330f 97342f50
pub const UNG_064: Power = TODO;

/// # Sherazin, Corpse Flower
///
/// `UNG_065` · Rogue minion · 4 mana · 6/3
///
/// > **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
/// - Tokens: Sherazin, Seed [`UNG_065t`]
///
/// State: Todo
//~ UNG_065 todo a4e46aa1 5b91bb4c
pub const UNG_065: Power = TODO;

/// # Sherazin, Seed
///
/// `UNG_065t` · Rogue minion · 11 mana · 0/1
///
/// > **Dormant** When you play 4 cards in a turn, revive this minion.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Untouchable, Dormant Awaken Condition Enchant
/// - Refers to: Dormant
///
/// State: Todo
//~ UNG_065t todo 05cd6c68 c56ded75
pub const UNG_065t: Power = TODO;

/// # The Caverns Below
///
/// `UNG_067` · Rogue spell · 1 mana
///
/// > **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1, `4297` = 1
/// - Tokens: Crystal Core [`UNG_067t1`]
///
/// State: Todo
//~ UNG_067 todo db8f4800 293ffa63
pub const UNG_067: Power = TODO;

/// # Crystal Core
///
/// `UNG_067t1` · Rogue spell · 5 mana
///
/// > For the rest of the game, your minions are 5/5.
///
/// - Set: Journey to Un'Goro
/// - Enchantments: Crystallized [`UNG_067t1e`], Crystallized [`UNG_067t1e2`]
///
/// State: Todo
//~ UNG_067t1 todo 56c3f7d1 6cb7ed05
pub const UNG_067t1: Power = TODO;

/// # Crystallized
///
/// `UNG_067t1e` · Neutral enchantment
///
/// > Your minions are 5/5.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_067t1e todo e82c1e6b 79a9abed
pub const UNG_067t1e: Power = TODO;

/// # Crystallized
///
/// `UNG_067t1e2` · Neutral enchantment
///
/// > 5/5.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ UNG_067t1e2 todo a81c7364 e4c2e3cc
pub const UNG_067t1e2: Power = TODO;

/// # Envenom Weapon
///
/// `UNG_823` · Rogue spell · Nature · 2 mana
///
/// > Give your weapon **Poisonous**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Poisonous
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
/// - Enchantments: Envenomed [`UNG_823e`]
///
/// State: Todo
//~ UNG_823 todo 8cde32de 65916231
pub const UNG_823: Power = TODO;

/// # Envenomed
///
/// `UNG_823e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Poisonous
/// - Enchantments: Envenomed [`UNG_823ed`]
///
/// State: Todo
//~ UNG_823e todo 5214a141 925a59f1
pub const UNG_823e: Power = TODO;

/// # Envenomed
///
/// `UNG_823ed` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_823ed todo 77321996 e3aaf995
pub const UNG_823ed: Power = TODO;

/// # Spore Hallucination
///
/// `UNG_856` · Rogue spell · Nature · 1 mana
///
/// > **Discover** a card from your opponent's class.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ UNG_856 todo ec4b2045 d2c181e0
pub const UNG_856: Power = TODO;
