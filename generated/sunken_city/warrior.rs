//! Warrior cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Igneous Lavagorger
///
/// `TID_714` · Warrior minion · 4 mana · 3/5
///
/// > **Taunt** **Battlecry: Dredge**. Gain Armor equal to its Cost.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Battlecry, Dredge
/// - Tags: `2542` = 1
/// - Enchantments: Gorged [`TID_714e`]
///
/// State: Todo
//~ TID_714 todo 0dcf395a a46f1a8b
pub const TID_714: Power = TODO;

/// # Gorged
///
/// `TID_714e` · Warrior enchantment
///
/// > Increased attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_714e todo b54f8a2e 946cfc19
pub const TID_714e: Power = TODO;

/// # Clash of the Colossals
///
/// `TID_715` · Warrior spell · 3 mana
///
/// > Add a random **Colossal** minion to both players' hands. Yours costs (2) less.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Refers to: Colossal
/// - Enchantments: Colossal Advantage [`TID_715e`]
///
/// State: Todo
//~ TID_715 todo 96153dd3 876c85dc
pub const TID_715: Power = TODO;

/// # Colossal Advantage
///
/// `TID_715e` · Warrior enchantment
///
/// > Costs (2) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_715e todo c78e6348 fb1a760e
pub const TID_715e: Power = TODO;

/// # Tidal Revenant
///
/// `TID_716` · Warrior minion · 8 mana · 5/8
///
/// > **Battlecry:** Deal 5 damage. Gain 8 Armor.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ TID_716 todo 8f161193 4284ede0
pub const TID_716: Power = TODO;

/// # Trenchstalker
///
/// `TSC_659` · Warrior minion · 9 mana · 8/9
///
/// > **Battlecry:** Attack three different random enemies.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_659 todo 6f1e3e57 ab06dc2e
pub const TSC_659: Power = TODO;

/// # Nellie, the Great Thresher
///
/// `TSC_660` · Warrior minion · 7 mana · 5/5
///
/// > **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Mercenary's Fee [`TSC_660e`], Pirate Crew [`TSC_660e2`]
/// - Tokens: Nellie's Pirate Ship [`TSC_660t`]
///
/// State: Todo
//~ TSC_660 todo cca24ed5 f7bf34af
pub const TSC_660: Power = TODO;

/// # Mercenary's Fee
///
/// `TSC_660e` · Warrior enchantment
///
/// > Costs (1).
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_660e todo 7967e3e9 7b07834b
pub const TSC_660e: Power = TODO;

/// # Pirate Crew
///
/// `TSC_660e2` · Warrior enchantment
///
/// > Holding Nellie's Pirate Crew.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_660e2 todo 254da7a8 f197a324
pub const TSC_660e2: Power = TODO;

/// # Nellie's Pirate Ship
///
/// `TSC_660t` · Warrior minion · 5 mana · 2/6
///
/// > Taunt**. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Todo
//~ TSC_660t todo 87e955b0 13ca60e3
pub const TSC_660t: Power = TODO;

/// # Azsharan Trident
///
/// `TSC_913` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Put a 'Sunken Trident' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Sunken Trident [`TSC_913t`]
///
/// State: Todo
//~ TSC_913 todo e024a82a 0030cb4c
pub const TSC_913: Power = TODO;

/// # Sunken Trident
///
/// `TSC_913t` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, deal 2 damage to all enemy minions.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_913t todo 7fffe2d3 7074e54b
pub const TSC_913t: Power = TODO;

/// # Blackscale Brute
///
/// `TSC_917` · Warrior minion · 7 mana · 5/6
///
/// > **Taunt**. **Battlecry:** If you have a weapon equipped, summon a 5/6 Naga with **Rush**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Rush
/// - Tokens: Firescale Berserker [`TSC_917t`]
///
/// State: Todo
//~ TSC_917 todo b839e22d a87e7c3f
pub const TSC_917: Power = TODO;

/// # Firescale Berserker
///
/// `TSC_917t` · Warrior minion · 7 mana · 5/6
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TSC_917t vanilla 919e37f6 f2eb68d8
pub const TSC_917t: Power = VANILLA;

/// # Forged in Flame
///
/// `TSC_939` · Warrior spell · Fire · 2 mana
///
/// > Destroy your weapon, then draw cards equal to its Attack.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TSC_939 todo ca9e21b4 80df2fd5
pub const TSC_939: Power = TODO;

/// # From the Depths
///
/// `TSC_940` · Warrior spell · 3 mana
///
/// > Reduce the Cost of the bottom five cards in your deck by (3), then **Dredge**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Refers to: Dredge
/// - Enchantments: Current Events [`TSC_940e2`]
///
/// State: Todo
//~ TSC_940 todo bec7ff5a 608213c0
pub const TSC_940: Power = TODO;

/// # Current Events
///
/// `TSC_940e2` · Warrior enchantment
///
/// > Costs (3) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_940e2 todo 94cfd888 84830798
pub const TSC_940e2: Power = TODO;

/// # Guard the City
///
/// `TSC_941` · Warrior spell · 2 mana
///
/// > Gain 3 Armor. Summon a 2/3 Naga with **Taunt**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Taunt
/// - Tokens: Naga Centaur [`TSC_941t`]
///
/// State: Todo
//~ TSC_941 todo 0281d9ae dad8b537
pub const TSC_941: Power = TODO;

/// # Naga Centaur
///
/// `TSC_941t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TSC_941t vanilla 0998e627 78d3101e
pub const TSC_941t: Power = VANILLA;

/// # Obsidiansmith
///
/// `TSC_942` · Warrior minion · 2 mana · 3/2
///
/// > **Battlecry: Dredge**. If it's a minion or a weapon, give it +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Flameforged [`TSC_942e`]
///
/// State: Todo
//~ TSC_942 todo 4b073f3b 46f2e67b
pub const TSC_942: Power = TODO;

/// # Flameforged
///
/// `TSC_942e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_942e todo dadb8550 c58e158f
pub const TSC_942e: Power = TODO;

/// # Lady Ashvane
///
/// `TSC_943` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Give all weapons in your hand, deck, and battlefield +1/+1.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Rigid Carapace [`TSC_943e`]
///
/// State: Todo
//~ TSC_943 todo ec5bb51b 78bd1423
pub const TSC_943: Power = TODO;

/// # Rigid Carapace
///
/// `TSC_943e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_943e todo 8db118b0 ffa93f3b
pub const TSC_943e: Power = TODO;

/// # The Fires of Zin-Azshari
///
/// `TSC_944` · Warrior spell · Fire · 2 mana
///
/// > Replace your deck with minions that cost (5) or more. They cost (5).
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: The Fiery Deep [`TSC_944e`]
///
/// State: Todo
//~ TSC_944 todo ef4a17d2 562193be
pub const TSC_944: Power = TODO;

/// # The Fiery Deep
///
/// `TSC_944e` · Warrior enchantment
///
/// > Costs (5).
///
/// - Set: Voyage to the Sunken City
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ TSC_944e todo 66e78e06 3c266f7a
pub const TSC_944e: Power = TODO;
