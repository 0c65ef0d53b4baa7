//! Druid cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Barkskin
///
/// `LOOT_047` · Druid spell · Nature · 1 mana
///
/// > Give a minion +3 Health. Gain 3 Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Barkskin [`LOOT_047e`]
///
/// State: Todo
//~ LOOT_047 todo 224374de a74c8083
pub const LOOT_047: Power = TODO;

/// # Barkskin
///
/// `LOOT_047e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_047e todo 4e1e6c75 3fa78cb1
pub const LOOT_047e: Power = TODO;

/// # Ironwood Golem
///
/// `LOOT_048` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Taunt
/// - Tokens: Ironwood Golem [`LOOT_048_Puzzle`]
///
/// State: Todo
//~ LOOT_048 todo 8de1d984 11fe9a6a
pub const LOOT_048: Power = TODO;

/// # Ironwood Golem
///
/// `LOOT_048_Puzzle` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// - Set: Kobolds & Catacombs · common
/// - Mechanics: Taunt
///
/// State: Todo
//~ LOOT_048_Puzzle todo 112b8da9 33273041
pub const LOOT_048_Puzzle: Power = TODO;

/// # Lesser Jasper Spellstone
///
/// `LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Armor
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Jasper Spellstone [`LOOT_051t1`], Greater Jasper Spellstone [`LOOT_051t2`]
///
/// State: Todo
//~ LOOT_051 todo 03961f9b d01fa1c6
pub const LOOT_051: Power = TODO;

/// # Jasper Spellstone
///
/// `LOOT_051t1` · Druid spell · Nature · 1 mana
///
/// > Deal $4 damage to a minion. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Armor
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_051t1 todo 20d8b94e 9b85d6db
pub const LOOT_051t1: Power = TODO;

/// # Greater Jasper Spellstone
///
/// `LOOT_051t2` · Druid spell · Nature · 1 mana
///
/// > Deal $6 damage to a minion.
///
/// - Set: Kobolds & Catacombs · rare
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_051t2 todo d7b58f25 921326ae
pub const LOOT_051t2: Power = TODO;

/// # Branching Paths
///
/// `LOOT_054` · Druid spell · 4 mana
///
/// > **Choose Twice -** Draw a card; Give your minions +1 Attack; Gain 6 Armor.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Entourage: Eat the Mushroom [`LOOT_054d`], Explore the Darkness [`LOOT_054b`], Loot the Chest [`LOOT_054c`]
/// - Tokens: Explore the Darkness [`LOOT_054b`], Loot the Chest [`LOOT_054c`], Eat the Mushroom [`LOOT_054d`]
///
/// State: Todo
//~ LOOT_054 todo 937f01c8 43c369f8
pub const LOOT_054: Power = TODO;

/// # Explore the Darkness
///
/// `LOOT_054b` · Druid spell · 4 mana
///
/// > Give your minions +1 Attack.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
/// - Enchantments: Fearless [`LOOT_054be`]
///
/// State: Todo
//~ LOOT_054b todo 6249dc9a 99509ff1
pub const LOOT_054b: Power = TODO;

/// # Fearless
///
/// `LOOT_054be` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_054be todo 28a7fa88 2a32faca
pub const LOOT_054be: Power = TODO;

/// # Loot the Chest
///
/// `LOOT_054c` · Druid spell · 4 mana
///
/// > Gain 6 Armor.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
///
/// State: Todo
//~ LOOT_054c todo 3c1162b0 d030cfc7
pub const LOOT_054c: Power = TODO;

/// # Eat the Mushroom
///
/// `LOOT_054d` · Druid spell · 4 mana
///
/// > Draw a card.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
///
/// State: Todo
//~ LOOT_054d todo 0a0bffc3 90ad72fd
pub const LOOT_054d: Power = TODO;

/// # Astral Tiger
///
/// `LOOT_056` · Druid minion · 4 mana · 3/5
///
/// > **Deathrattle:** Shuffle a copy of this minion into your deck.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
///
/// State: Todo
//~ LOOT_056 todo c6d6f2d8 77b20bfd
pub const LOOT_056: Power = TODO;

/// # Oaken Summons
///
/// `LOOT_309` · Druid spell · Nature · 4 mana
///
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
///
/// - Set: Kobolds & Catacombs · common · collectible
///
/// State: Todo
//~ LOOT_309 todo 93a4b380 dded2dbd
pub const LOOT_309: Power = TODO;

/// # Grizzled Guardian
///
/// `LOOT_314` · Druid minion · 8 mana · 3/5
///
/// > **Taunt Deathrattle: Recruit** 2 minions that cost (4) or less.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_314 todo ef8e27ce 36fcd9b0
pub const LOOT_314: Power = TODO;

/// # Ixlid, Fungal Lord
///
/// `LOOT_329` · Druid minion · 5 mana · 2/4
///
/// > After you play a minion, summon a copy of it.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Tags: `717` = 1
///
/// State: Todo
//~ LOOT_329 todo 19a8d3ed d66e9991
pub const LOOT_329: Power = TODO;

/// # Greedy Sprite
///
/// `LOOT_351` · Druid minion · 3 mana · 3/1
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ LOOT_351 todo eaf8c47d 64651378
pub const LOOT_351: Power = TODO;

/// # Twig of the World Tree
///
/// `LOOT_392` · Druid weapon · 4 mana · 1/5 durability
///
/// > **Deathrattle:** Refresh your Mana Crystals.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ LOOT_392 todo 100a2a94 830f4ac6
pub const LOOT_392: Power = TODO;
