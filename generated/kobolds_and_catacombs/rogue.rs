//! Rogue cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fal'dorei Strider
///
/// `LOOT_026` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Spider Ambush! [`LOOT_026e`], Leyline Spider [`LOOT_026t`]
///
/// State: Todo
//~ LOOT_026 todo 9e527a51 13cf244c
pub const LOOT_026: Power = TODO;

/// # Spider Ambush!
///
/// `LOOT_026e` · Rogue spell · 4 mana
///
/// > **Casts When Drawn** Summon a 4/4 Spider.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ LOOT_026e todo c8d39309 4df84d80
pub const LOOT_026e: Power = TODO;

/// # Leyline Spider
///
/// `LOOT_026t` · Rogue minion · 4 mana · 4/4
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ LOOT_026t vanilla 999472eb 1d1f06af
pub const LOOT_026t: Power = VANILLA;

/// # Cavern Shinyfinder
///
/// `LOOT_033` · Rogue minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw a weapon from your deck.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_033 todo 0b50a435 377244b6
pub const LOOT_033: Power = TODO;

/// # Sonya Shadowdancer
///
/// `LOOT_165` · Rogue minion · 3 mana · 2/2
///
/// > After a friendly minion dies, add a 1/1 copy of it to your hand. It costs (1).
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Enchantments: Sonya's Shadow [`LOOT_165e`]
///
/// State: Todo
//~ LOOT_165 todo 4d8ca016 56b1a09b
pub const LOOT_165: Power = TODO;

/// # Sonya's Shadow
///
/// `LOOT_165e` · Neutral enchantment
///
/// > Sonya Shadowdancer made this 1/1.
///
/// - Set: Kobolds & Catacombs
/// - Tokens: Sonya Shadowdancer [`LOOT_165`]
///
/// State: Todo
//~ LOOT_165e todo 733ffde2 427ced35
pub const LOOT_165e: Power = TODO;

/// # Cheat Death
///
/// `LOOT_204` · Rogue spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Close Call [`LOOT_204e`]
///
/// State: Todo
//~ LOOT_204 todo 53feaf00 f67ac36a
pub const LOOT_204: Power = TODO;

/// # Close Call
///
/// `LOOT_204e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_204e todo baefa7bd f93b49cb
pub const LOOT_204e: Power = TODO;

/// # Sudden Betrayal
///
/// `LOOT_210` · Rogue spell · 2 mana
///
/// > **Secret:** When a minion attacks your hero, instead it attacks one of its neighbors.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ LOOT_210 todo 8eda0734 fa5a5fec
pub const LOOT_210: Power = TODO;

/// # Elven Minstrel
///
/// `LOOT_211` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** Draw 2 minions from your deck.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_211 todo e9259710 4a54ac45
pub const LOOT_211: Power = TODO;

/// # Evasion
///
/// `LOOT_214` · Rogue spell · 2 mana
///
/// > **Secret:** After your hero takes damage, become **Immune** this turn.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Immune
/// - Enchantments: Evasive [`LOOT_214e`]
///
/// State: Todo
//~ LOOT_214 todo d0394519 015595aa
pub const LOOT_214: Power = TODO;

/// # Evasive
///
/// `LOOT_214e` · Neutral enchantment
///
/// > **Immune** until end of turn.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ LOOT_214e todo 6c541b8e 57171fab
pub const LOOT_214e: Power = TODO;

/// # Kobold Illusionist
///
/// `LOOT_412` · Rogue minion · 5 mana · 3/3
///
/// > **Deathrattle:** Summon a 1/1 copy of a minion from your hand.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Shadowy [`LOOT_412e`]
///
/// State: Todo
//~ LOOT_412 todo 2fae0313 6ef78e1f
pub const LOOT_412: Power = TODO;

/// # Shadowy
///
/// `LOOT_412e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_412e todo 71a90f39 4ce7022d
pub const LOOT_412e: Power = TODO;

/// # Lesser Onyx Spellstone
///
/// `LOOT_503` · Rogue spell · Shadow · 5 mana
///
/// > Destroy 1 random enemy minion. @*(Play 3 **Deathrattle** cards to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Onyx Spellstone [`LOOT_503t`], Greater Onyx Spellstone [`LOOT_503t2`]
///
/// State: Todo
//~ LOOT_503 todo f94c599c eca4c276
pub const LOOT_503: Power = TODO;

/// # Onyx Spellstone
///
/// `LOOT_503t` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 2 random enemy minions. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_503t todo ae7cc270 bbe950b8
pub const LOOT_503t: Power = TODO;

/// # Greater Onyx Spellstone
///
/// `LOOT_503t2` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 3 random enemy minions.
///
/// - Set: Kobolds & Catacombs · rare
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_503t2 todo 5ef6f97b 8c12e817
pub const LOOT_503t2: Power = TODO;

/// # Kingsbane
///
/// `LOOT_542` · Rogue weapon · 1 mana · 1/3 durability
///
/// > Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `851` = 1, `1023` = 1
/// - Enchantments: Kingsbane Shuffle [`LOOT_542e`]
///
/// State: Todo
//~ LOOT_542 todo 9012cf2e afb6a3ca
pub const LOOT_542: Power = TODO;

/// # Kingsbane Shuffle
///
/// `LOOT_542e` · Rogue enchantment
///
/// > Getting ready to shuffle in.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_542e todo 3acf6e07 a6a18219
pub const LOOT_542e: Power = TODO;
