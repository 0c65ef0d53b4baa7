//! Mage cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Raylla, Sand Sculptor
///
/// `VAC_424` · Mage minion · 4 mana · 2/6
///
/// > **Paladin Tourist** After you cast a spell, summon a random 2-Cost minion and give it **Divine Shield**.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Paladin Tourist
/// - Refers to: Divine Shield
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 5, `4357` = 1
///
/// State: Todo
//~ VAC_424 todo b0084583 46d39896
pub const VAC_424: Power = TODO;

/// # Go with the Flow
///
/// `VAC_428` · Mage spell · 1 mana
///
/// > Choose a minion. If it's an enemy, **Freeze** it. If it's friendly, give it **Spell Damage +1**.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Spellpower, Freeze
/// - Enchantments: Going with the Flow [`VAC_428e`]
///
/// State: Todo
//~ VAC_428 todo 50071177 2acc8064
pub const VAC_428: Power = TODO;

/// # Going with the Flow
///
/// `VAC_428e` · Neutral enchantment
///
/// > **Spell Damage +1**
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_428e todo 532d7b38 12f09c44
pub const VAC_428e: Power = TODO;

/// # Under the Sea
///
/// `VAC_431` · Mage spell · 6 mana
///
/// > Draw a different spell. Summon a random minion of that spell's Cost.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_431 todo 9cde7221 355c6d09
pub const VAC_431: Power = TODO;

/// # Marooned Archmage
///
/// `VAC_435` · Mage minion · 3 mana · 3/4
///
/// > Your first spell each turn costs (2) less.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Marooned [`VAC_435e`]
///
/// State: Todo
//~ VAC_435 todo e7a99516 62040ce3
pub const VAC_435: Power = TODO;

/// # Marooned
///
/// `VAC_435e` · Mage enchantment
///
/// > Your first spell each turn costs (2) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_435e todo b6cfd406 596332d8
pub const VAC_435e: Power = TODO;

/// # Surfalopod
///
/// `VAC_443` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** The next spell you draw is **Cast When Drawn**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Casts When Drawn
/// - Enchantments: Ride the Wave [`VAC_443e`], Ride the Wave 2 [`VAC_443e2`]
///
/// State: Todo
//~ VAC_443 todo 909fb859 336da495
pub const VAC_443: Power = TODO;

/// # Ride the Wave
///
/// `VAC_443e` · Mage enchantment
///
/// > The next spell you draw is **Cast When Drawn**.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_443e todo 1dfd3138 4dc92e01
pub const VAC_443e: Power = TODO;

/// # Ride the Wave 2
///
/// `VAC_443e2` · Mage enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_443e2 todo 0be94a25 06fcc6ed
pub const VAC_443e2: Power = TODO;

/// # Tsunami
///
/// `VAC_509` · Mage spell · Frost · 8 mana
///
/// > Summon three 3/6 Water Elementals that **Freeze**. They attack random enemies.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Freeze
/// - Tokens: Water Elemental [`VAC_509t`]
///
/// State: Todo
//~ VAC_509 todo 5ac6488d 9fffdf45
pub const VAC_509: Power = TODO;

/// # Water Elemental
///
/// `VAC_509t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ VAC_509t todo ecc7dcaf 4d4cadf3
pub const VAC_509t: Power = TODO;

/// # Seabreeze Chalice
///
/// `VAC_520` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Immune To Spellpower
/// - Tokens: Seabreeze Chalice [`VAC_520t`], Seabreeze Chalice [`VAC_520t2`]
///
/// State: Todo
//~ VAC_520 todo 7802a285 850ff4ca
pub const VAC_520: Power = TODO;

/// # Seabreeze Chalice
///
/// `VAC_520t` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · common
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ VAC_520t todo 9b1b5519 83dc0ad5
pub const VAC_520t: Power = TODO;

/// # Seabreeze Chalice
///
/// `VAC_520t2` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(Last Drink!)*
///
/// - Set: Perils in Paradise · common
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ VAC_520t2 todo 9b74066b 69656cc6
pub const VAC_520t2: Power = TODO;

/// # Tide Pools
///
/// `VAC_522` · Mage location · 3 mana · 0 uses
///
/// > **Discover** a spell that costs (3) or less. After you cast a spell, reopen this.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ VAC_522 todo 7480ae72 14418717
pub const VAC_522: Power = TODO;

/// # King Tide
///
/// `VAC_524` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Both players' spells cost (5) until the end of your next turn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Waveriding [`VAC_524e`], Waveriding Rival [`VAC_524e2`]
///
/// State: Todo
//~ VAC_524 todo 441cbca6 946c1352
pub const VAC_524: Power = TODO;

/// # Waveriding
///
/// `VAC_524e` · Mage enchantment
///
/// > All spells cost (5).
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_524e todo d5c16e9a b3014b24
pub const VAC_524e: Power = TODO;

/// # Waveriding Rival
///
/// `VAC_524e2` · Mage enchantment
///
/// > All spells cost (5).
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_524e2 todo a4ff8e76 e3d43c86
pub const VAC_524e2: Power = TODO;

/// # Rising Waves
///
/// `VAC_953` · Mage spell · 3 mana
///
/// > Deal $2 damage to all minions. If none die, deal $2 more.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_953 todo c73d08aa 604eff0d
pub const VAC_953: Power = TODO;

/// # Huddle Up
///
/// `WORK_012` · Mage spell · 7 mana
///
/// > Fill your board with random Naga.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ WORK_012 todo 1275d090 89fdf79a
pub const WORK_012: Power = TODO;

/// # Burndown
///
/// `WORK_026` · Mage spell · Fire · 3 mana
///
/// > Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Enchantments: This is Fine [`WORK_026e`], This is Fine [`WORK_026e2`], Engulfed in Flame [`WORK_026e3`]
///
/// State: Todo
//~ WORK_026 todo a62b0c8f 137b91b0
pub const WORK_026: Power = TODO;

/// # This is Fine
///
/// `WORK_026e` · Warlock enchantment
///
/// > In 3 turns, destroy the opponent's cards that are on fire.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_026e todo e849a47a 722fc897
pub const WORK_026e: Power = TODO;

/// # This is Fine
///
/// `WORK_026e2` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_026e2 todo 307aa19a bab182cc
pub const WORK_026e2: Power = TODO;

/// # Engulfed in Flame
///
/// `WORK_026e3` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ WORK_026e3 todo 99bc2740 eed0f69b
pub const WORK_026e3: Power = TODO;

/// # Portalmancer Skyla
///
/// `WORK_063` · Mage minion · 6 mana · 4/5
///
/// > **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Rogue Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 7, `4357` = 1
/// - Enchantments: Portalled [`WORK_063e`]
///
/// State: Todo
//~ WORK_063 todo b17a8ecd 402aa41e
pub const WORK_063: Power = TODO;

/// # Portalled
///
/// `WORK_063e` · enchantment
///
/// > Swapped Cost
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_063e todo 0fb5b1a3 27e37a28
pub const WORK_063e: Power = TODO;
