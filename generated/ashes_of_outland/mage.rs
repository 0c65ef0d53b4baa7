//! Mage cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Incanter's Flow
///
/// `BT_002` · Mage spell · Arcane · 4 mana
///
/// > Reduce the Cost of spells in your deck by (1).
///
/// - Set: Ashes of Outland · common · collectible
/// - Enchantments: Incanter's Flow [`BT_002e`]
///
/// State: Todo
//~ BT_002 todo 9d70a734 f50833a4
pub const BT_002: Power = TODO;

/// # Incanter's Flow
///
/// `BT_002e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_002e todo e9e8dcc6 4f2ddd32
pub const BT_002e: Power = TODO;

/// # Netherwind Portal
///
/// `BT_003` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent casts a spell, summon a random 4-Cost minion.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ BT_003 todo fa937b60 a3013839
pub const BT_003: Power = TODO;

/// # Imprisoned Observer
///
/// `BT_004` · Mage minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. When this awakens, deal 2 damage to all enemy minions.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ BT_004 todo d4953fa1 eacc495a
pub const BT_004: Power = TODO;

/// # Evocation
///
/// `BT_006` · Mage spell · Arcane · 1 mana
///
/// > Fill your hand with random Mage spells. They are **Temporary**.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Refers to: tag 3630
/// - Enchantments: Evocation [`BT_006e`]
///
/// State: Todo
//~ BT_006 todo 59f5f3f2 5c257c93
pub const BT_006: Power = TODO;

/// # Evocation
///
/// `BT_006e` · Mage enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_006e todo f8b1b9a8 5c3bdbeb
pub const BT_006e: Power = TODO;

/// # Starscryer
///
/// `BT_014` · Mage minion · 2 mana · 3/1
///
/// > **Deathrattle:** Draw a spell.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BT_014 todo 97161522 b94231f2
pub const BT_014: Power = TODO;

/// # Font of Power
///
/// `BT_021` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a Mage minion. If your deck has no minions, keep all 3 instead.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ BT_021 todo e65e7918 9ee7c255
pub const BT_021: Power = TODO;

/// # Apexis Smuggler
///
/// `BT_022` · Mage minion · 2 mana · 2/3
///
/// > After you play a **Secret**, **Discover** a spell.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Refers to: Secret, Discover
///
/// State: Todo
//~ BT_022 todo 5159e42a cb003709
pub const BT_022: Power = TODO;

/// # Astromancer Solarian
///
/// `BT_028` · Mage minion · 2 mana · 3/2
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Solarian Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Spellpower, Deathrattle
/// - Tokens: Solarian Prime [`BT_028t`]
///
/// State: Todo
//~ BT_028 todo 8d752d9b eedf4468
pub const BT_028: Power = TODO;

/// # Solarian Prime
///
/// `BT_028t` · Mage minion · 7 mana · 7/7
///
/// > **Spell Damage +1 Battlecry:** Cast 5 random Mage spells *(targets enemies if possible)*.
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Spellpower, Battlecry
///
/// State: Todo
//~ BT_028t todo 4c72c7a1 de06e5f7
pub const BT_028t: Power = TODO;

/// # Deep Freeze
///
/// `BT_072` · Mage spell · Frost · 7 mana
///
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_ENEMY_TARGET` (correction: Freeze an enemy: hero or minion); `REQ_TARGET_TO_PLAY` (correction: Freeze an enemy: played on a target)
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Todo
//~ BT_072 todo 8736e004 f407a9df
pub const BT_072: Power = TODO;

/// # Apexis Blast
///
/// `BT_291` · Mage spell · 5 mana
///
/// > Deal $5 damage. If your deck has no minions, summon a random 5-Cost minion.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Todo
//~ BT_291 todo c933b0bc 4438bdbb
pub const BT_291: Power = TODO;
