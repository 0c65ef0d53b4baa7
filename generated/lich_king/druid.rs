//! Druid cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Death Beetle
///
/// `NX2_010` · Druid minion · 6 mana · 6/6
///
/// > **Taunt Manathirst (@):** Gain +4/+4 and **Charge**.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Refers to: Charge
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 11, `MANATHIRST` = 11, `2542` = 1
/// - Enchantments: Deathly [`NX2_010e`]
///
/// State: Todo
//~ NX2_010 todo f12e9c4d 739e1ebe
pub const NX2_010: Power = TODO;

/// # Deathly
///
/// `NX2_010e` · Druid enchantment
///
/// > +4/+4.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_010e todo f4d8e88c a8bf86fc
pub const NX2_010e: Power = TODO;

/// # Life from Death
///
/// `NX2_011` · Druid spell · Nature · 6 mana
///
/// > Draw 3 cards. **Infuse (@):** This costs (1).
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
/// - Tokens: Life from Death [`NX2_011t`]
///
/// State: Todo
//~ NX2_011 todo dd1b0937 dc2eb19a
pub const NX2_011: Power = TODO;

/// # Life from Death
///
/// `NX2_011t` · Druid spell · Nature · 1 mana
///
/// > **Infused** Draw 3 cards.
///
/// - Set: March of the Lich King · rare
/// - Mechanics: Infused
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `2439` = 1
///
/// State: Todo
//~ NX2_011t todo 246e710d b3d087db
pub const NX2_011t: Power = TODO;

/// # Rake
///
/// `NX2_012` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Deal damage equal to your hero's Attack to a minion.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Enchantments: Rake [`NX2_012e`]
///
/// State: Todo
//~ NX2_012 todo e7b8890e 0ee0dce6
pub const NX2_012: Power = TODO;

/// # Rake
///
/// `NX2_012e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ NX2_012e todo 2a050fa8 d2f89321
pub const NX2_012e: Power = TODO;

/// # Lingering Zombie
///
/// `RLK_650` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Disarmed Zombie with "**Deathrattle:** Summon a 1/1 Zombie."
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Disarmed Zombie [`RLK_650t`], Unarmed Zombie [`RLK_650t2`]
///
/// State: Todo
//~ RLK_650 todo 978235b1 c51327cc
pub const RLK_650: Power = TODO;

/// # Disarmed Zombie
///
/// `RLK_650t` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Zombie.
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ RLK_650t todo 584d560f f7cf1068
pub const RLK_650t: Power = TODO;

/// # Unarmed Zombie
///
/// `RLK_650t2` · Druid minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ RLK_650t2 vanilla d7925bc5 79cb046c
pub const RLK_650t2: Power = VANILLA;

/// # Crypt Keeper
///
/// `RLK_651` · Druid minion · 8 mana · 4/6
///
/// > **Taunt**. Costs (1) less for each Armor you have.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Todo
//~ RLK_651 todo 0e344a2b 5ca6010d
pub const RLK_651: Power = TODO;

/// # Unending Swarm
///
/// `RLK_652` · Druid spell · 6 mana
///
/// > Resurrect all friendly minions that cost (2) or less.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_652 todo f261563d 55ed9e60
pub const RLK_652: Power = TODO;

/// # Beetlemancy
///
/// `RLK_654` · Druid spell · 5 mana
///
/// > **Choose One** - Gain 12 Armor; or Summon two 3/3 Beetles with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Beetle Juice [`RLK_654a`], Bug Snacks [`RLK_654b`], Beetle [`RLK_654t`]
///
/// State: Todo
//~ RLK_654 todo 0ce05c24 4e288438
pub const RLK_654: Power = TODO;

/// # Beetle Juice
///
/// `RLK_654a` · Druid spell · 5 mana
///
/// > Gain 12 Armor.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_654a todo 3f7fe880 cb563885
pub const RLK_654a: Power = TODO;

/// # Bug Snacks
///
/// `RLK_654b` · Druid spell · 5 mana
///
/// > Summon two 3/3 Beetles with **Taunt**.
///
/// - Set: March of the Lich King
/// - Refers to: Taunt
/// - Tokens: Beetle [`RLK_654t`]
///
/// State: Todo
//~ RLK_654b todo 74960125 b218f1a6
pub const RLK_654b: Power = TODO;

/// # Beetle
///
/// `RLK_654t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ RLK_654t vanilla b000fbed 63d93b3b
pub const RLK_654t: Power = VANILLA;

/// # Wither
///
/// `RLK_655` · Druid spell · Nature · 1 mana
///
/// > Choose a minion. Each friendly Undead steals 1 Attack and Health from it.
///
/// - Set: March of the Lich King · epic · collectible
/// - Enchantments: Withered [`RLK_655e`], Life Siphon [`RLK_655e2`]
///
/// State: Todo
//~ RLK_655 todo 070c1a51 4546e2ea
pub const RLK_655: Power = TODO;

/// # Withered
///
/// `RLK_655e` · Druid enchantment
///
/// > Reduced stats.
///
/// - Set: March of the Lich King
/// - Enchantments: Withered [`RLK_655ea`], Withered [`RLK_655eb`]
///
/// State: Todo
//~ RLK_655e todo ca74adf8 ac1eb57e
pub const RLK_655e: Power = TODO;

/// # Life Siphon
///
/// `RLK_655e2` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: March of the Lich King
/// - Enchantments: Life Siphon [`RLK_655e2a`], Life Siphon [`RLK_655e2b`]
///
/// State: Todo
//~ RLK_655e2 todo b541324e 30c506e2
pub const RLK_655e2: Power = TODO;

/// # Life Siphon
///
/// `RLK_655e2a` · Druid enchantment
///
/// > Increased Attack.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ RLK_655e2a todo a3104c44 77a0bf2f
pub const RLK_655e2a: Power = TODO;

/// # Life Siphon
///
/// `RLK_655e2b` · Druid enchantment
///
/// > Increased Health.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ RLK_655e2b todo babf614f 782b834d
pub const RLK_655e2b: Power = TODO;

/// # Withered
///
/// `RLK_655ea` · Druid enchantment
///
/// > Reduced Attack.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ RLK_655ea todo 209d2444 e8e65c17
pub const RLK_655ea: Power = TODO;

/// # Withered
///
/// `RLK_655eb` · Druid enchantment
///
/// > Reduced Health.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ RLK_655eb todo af3eebb6 cb224017
pub const RLK_655eb: Power = TODO;

/// # Chitinous Plating
///
/// `RLK_656` · Druid spell · 2 mana
///
/// > Gain 4 Armor. At the start of your next turn, gain 4 more.
///
/// - Set: March of the Lich King · rare · collectible
/// - Enchantments: Molting [`RLK_656e`]
///
/// State: Todo
//~ RLK_656 todo 6034e547 0263770c
pub const RLK_656: Power = TODO;

/// # Molting
///
/// `RLK_656e` · Druid enchantment
///
/// > Gain 4 Armor next turn.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_656e todo 800b8881 696dbdb3
pub const RLK_656e: Power = TODO;

/// # Underking
///
/// `RLK_657` · Druid minion · 7 mana · 6/6
///
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Rush
///
/// State: Todo
//~ RLK_657 todo 4cf8a61a 833871eb
pub const RLK_657: Power = TODO;

/// # Elder Nadox
///
/// `RLK_658` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy a friendly Undead. Your minions gain its Attack.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly Undead. Your minions gain its Attack."
/// - Enchantments: Might of Nadox [`RLK_658e`]
///
/// State: Todo
//~ RLK_658 todo 99190e1a ae4b1257
pub const RLK_658: Power = TODO;

/// # Might of Nadox
///
/// `RLK_658e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_658e todo 067e90f4 714a1e4d
pub const RLK_658e: Power = TODO;

/// # Anub'Rekhan
///
/// `RLK_659` · Druid minion · 8 mana · 7/7
///
/// > **Battlecry:** Gain 5 Armor. Your next 3 minions this turn cost Armor instead of Mana.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Hardened Carapace [`RLK_659e`], Hardened Carapace [`RLK_659e2`]
///
/// State: Todo
//~ RLK_659 todo e6e90d66 0d1e15fc
pub const RLK_659: Power = TODO;

/// # Hardened Carapace
///
/// `RLK_659e` · Druid enchantment
///
/// > Your next 3 minions this turn cost Armor instead of Mana.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_659e todo 25f50288 ef73023d
pub const RLK_659e: Power = TODO;

/// # Hardened Carapace
///
/// `RLK_659e2` · Druid enchantment
///
/// > Costs Armor instead of Mana.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_659e2 todo f6eafc24 30c5b307
pub const RLK_659e2: Power = TODO;

/// # Nerubian Flyer
///
/// `RLK_956` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, summon a 2/2 Nerubian.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Nerubian Skitterer [`RLK_956t`]
///
/// State: Todo
//~ RLK_956 todo abb07c4b fa38be76
pub const RLK_956: Power = TODO;

/// # Nerubian Skitterer
///
/// `RLK_956t` · Druid minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ RLK_956t vanilla 5a832cc4 1b472a57
pub const RLK_956t: Power = VANILLA;
