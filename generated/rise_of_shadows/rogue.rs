//! Rogue cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Togwaggle's Scheme
///
/// `DAL_010` · Rogue spell · 1 mana
///
/// > Choose a minion. Shuffle @ \|4(copy, copies) of it into your deck. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_010 todo 6fef3786 9abbd0a9
pub const DAL_010: Power = TODO;

/// # Unidentified Contract
///
/// `DAL_366` · Rogue spell · 6 mana
///
/// > Destroy a minion. Gains a bonus effect in your hand.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Entourage: Assassin's Contract [`DAL_366t1`], Recruitment Contract [`DAL_366t2`], Lucrative Contract [`DAL_366t3`], Turncoat Contract [`DAL_366t4`]
/// - Tokens: Assassin's Contract [`DAL_366t1`], Recruitment Contract [`DAL_366t2`], Lucrative Contract [`DAL_366t3`], Turncoat Contract [`DAL_366t4`]
///
/// State: Todo
//~ DAL_366 todo e881f9bf 9b2bc658
pub const DAL_366: Power = TODO;

/// # Assassin's Contract
///
/// `DAL_366t1` · Rogue spell · 6 mana
///
/// > Destroy a minion. Summon a 1/2 Patient Assassin.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_366t1 todo f0df38bb 6b6a88a3
pub const DAL_366t1: Power = TODO;

/// # Recruitment Contract
///
/// `DAL_366t2` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add a copy of it to your hand.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_366t2 todo 6d446fcc d8a6922b
pub const DAL_366t2: Power = TODO;

/// # Lucrative Contract
///
/// `DAL_366t3` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add 2 Coins to your hand.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_366t3 todo 68254b78 449b99ec
pub const DAL_366t3: Power = TODO;

/// # Turncoat Contract
///
/// `DAL_366t4` · Rogue spell · 6 mana
///
/// > Destroy a minion. It deals its damage to adjacent minions.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_366t4 todo bb152b5e 2c17bb74
pub const DAL_366t4: Power = TODO;

/// # EVIL Miscreant
///
/// `DAL_415` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Add two random **Lackeys** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Combo
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ DAL_415 todo be5f8125 01fa244d
pub const DAL_415: Power = TODO;

/// # Hench-Clan Burglar
///
/// `DAL_416` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell from another class.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ DAL_416 todo 6adbd205 5bf06831
pub const DAL_416: Power = TODO;

/// # Heistbaron Togwaggle
///
/// `DAL_417` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry, Multiply Buff Value
/// - Refers to: Mark Of Evil
/// - Entourage: Tolin's Goblet [`LOOT_998h`](crate::kobolds_and_catacombs::neutral::LOOT_998h), Zarog's Crown [`LOOT_998j`](crate::kobolds_and_catacombs::neutral::LOOT_998j), Wondrous Wand [`LOOT_998l`](crate::kobolds_and_catacombs::neutral::LOOT_998l), Golden Kobold [`LOOT_998k`](crate::kobolds_and_catacombs::neutral::LOOT_998k)
///
/// State: Todo
//~ DAL_417 todo b92fe5e3 5c19d867
pub const DAL_417: Power = TODO;

/// # Underbelly Fence
///
/// `DAL_714` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a card from another class, gain +1/+1 and Rush**.**
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Street Smarts [`DAL_714e`]
///
/// State: Todo
//~ DAL_714 todo fee3de09 5a8ea3b6
pub const DAL_714: Power = TODO;

/// # Street Smarts
///
/// `DAL_714e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_714e todo c63b9a40 649b252e
pub const DAL_714e: Power = TODO;

/// # Vendetta
///
/// `DAL_716` · Rogue spell · 4 mana
///
/// > Deal $4 damage to a minion. Costs (0) if you're holding a card from another class.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_716 todo ba8abde9 3a0cb368
pub const DAL_716: Power = TODO;

/// # Tak Nozwhisker
///
/// `DAL_719` · Rogue minion · 7 mana · 6/6
///
/// > Whenever you shuffle a card into your deck, add a copy to your hand.
///
/// - Set: Rise of Shadows · legendary · collectible
///
/// State: Todo
//~ DAL_719 todo ac069726 f94a511d
pub const DAL_719: Power = TODO;

/// # Waggle Pick
///
/// `DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DAL_720 todo de20a75b b8bbc39d
pub const DAL_720: Power = TODO;

/// # Daring Escape
///
/// `DAL_728` · Rogue spell · 1 mana
///
/// > Return all friendly minions to your hand.
///
/// - Set: Rise of Shadows · common · collectible
///
/// State: Todo
//~ DAL_728 todo 3f0fca53 152feb49
pub const DAL_728: Power = TODO;
