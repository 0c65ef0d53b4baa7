//! Paladin cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wealth Redistributor
///
/// `DED_500` · Paladin minion · 5 mana · 2/8
///
/// > **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Redistributed [`DED_500e`]
///
/// State: Todo
//~ DED_500 todo a6508f56 f6905ab8
pub const DED_500: Power = TODO;

/// # Redistributed
///
/// `DED_500e` · Paladin enchantment
///
/// > Attack was swapped.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_500e todo d30b9a38 643addc5
pub const DED_500e: Power = TODO;

/// # Sunwing Squawker
///
/// `DED_501` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DED_501 todo 95d01662 c940b898
pub const DED_501: Power = TODO;

/// # Righteous Defense
///
/// `DED_502` · Paladin spell · Holy · 3 mana
///
/// > Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Justified [`DED_502e`], Light's Favored [`DED_502e2`]
///
/// State: Todo
//~ DED_502 todo c7414349 6b6fc890
pub const DED_502: Power = TODO;

/// # Justified
///
/// `DED_502e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_502e todo 64772f45 5a01117a
pub const DED_502e: Power = TODO;

/// # Light's Favored
///
/// `DED_502e2` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_502e2 todo be265d4f dfb5891f
pub const DED_502e2: Power = TODO;

/// # City Tax
///
/// `SW_046` · Paladin spell · 2 mana
///
/// > **Tradeable Lifesteal**. Deal $1 damage to all enemy minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Lifesteal, Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_046 todo d5d61d10 6ddd5ee7
pub const SW_046: Power = TODO;

/// # Highlord Fordragon
///
/// `SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Divine Shield
/// - Enchantments: Highlord's Blessing [`SW_047e`]
///
/// State: Todo
//~ SW_047 todo 36da9253 85145d21
pub const SW_047: Power = TODO;

/// # Highlord's Blessing
///
/// `SW_047e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_047e todo c1c656fe 8bd45a12
pub const SW_047e: Power = TODO;

/// # Prismatic Jewel Kit
///
/// `SW_048` · Paladin weapon · 1 mana · 0/3 durability
///
/// > After a friendly minion loses **Divine Shield**, give minions in your hand +1/+1. Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Faceted Dawnstone [`SW_048e`]
///
/// State: Todo
//~ SW_048 todo cd40774b 0c423c4e
pub const SW_048: Power = TODO;

/// # Faceted Dawnstone
///
/// `SW_048e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_048e todo c34818a7 3155ce15
pub const SW_048e: Power = TODO;

/// # Blessed Goods
///
/// `SW_049` · Paladin spell · Holy · 1 mana
///
/// > **Discover** a **Secret**, weapon, or **Divine Shield** minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Discover
/// - Refers to: Divine Shield, Secret
///
/// State: Todo
//~ SW_049 todo 0ec43526 a545f0ea
pub const SW_049: Power = TODO;

/// # First Blade of Wrynn
///
/// `SW_305` · Paladin minion · 4 mana · 3/5
///
/// > **Divine Shield Battlecry:** Gain **Rush** if this has at least 4 Attack.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Divine Shield, Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ SW_305 todo 96547f2b 8786cc06
pub const SW_305: Power = TODO;

/// # Rise to the Occasion
///
/// `SW_313` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Enchantments: Pave the Way [`SW_313e1`]
/// - Tokens: Pave the Way [`SW_313t`], Avenge the Fallen [`SW_313t2`], Lightborn Cariel [`SW_313t4`]
///
/// State: Todo
//~ SW_313 todo 106fcdd6 01f29f0a
pub const SW_313: Power = TODO;

/// # Pave the Way
///
/// `SW_313e1` · Paladin enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_313e1 todo 59ac4e26 17f3315d
pub const SW_313e1: Power = TODO;

/// # Pave the Way
///
/// `SW_313t` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Avenge the Fallen [`SW_313t2`]
///
/// State: Todo
//~ SW_313t todo 6511ee45 b6e315b0
pub const SW_313t: Power = TODO;

/// # Avenge the Fallen
///
/// `SW_313t2` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Lightborn Cariel [`SW_313t4`]
///
/// State: Todo
//~ SW_313t2 todo 802be173 6eb4bc67
pub const SW_313t2: Power = TODO;

/// # Lightborn Cariel
///
/// `SW_313t4` · Paladin minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Enchantments: Light's Strength [`SW_313t4e`]
///
/// State: Todo
//~ SW_313t4 todo 350935d2 04be4a99
pub const SW_313t4: Power = TODO;

/// # Light's Strength
///
/// `SW_313t4e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// - Set: United in Stormwind
/// - Enchantments: Light's Power [`SW_313t4ee`]
///
/// State: Todo
//~ SW_313t4e todo ff2c5c9b dec20a3f
pub const SW_313t4e: Power = TODO;

/// # Light's Power
///
/// `SW_313t4ee` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_313t4ee todo baa76925 d296536d
pub const SW_313t4ee: Power = TODO;

/// # Lightbringer's Hammer
///
/// `SW_314` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** Can't attack heroes.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ SW_314 todo 2baab4b6 bd354b0b
pub const SW_314: Power = TODO;

/// # Alliance Bannerman
///
/// `SW_315` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Stormwind Pride [`SW_315e`]
///
/// State: Todo
//~ SW_315 todo 9cc13ad2 7a649a29
pub const SW_315: Power = TODO;

/// # Stormwind Pride
///
/// `SW_315e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_315e todo e3807a41 c9fa54a4
pub const SW_315e: Power = TODO;

/// # Noble Mount
///
/// `SW_316` · Paladin spell · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. When it dies, summon a Warhorse.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Divine Shield, Deathrattle
/// - Enchantments: On a Horse [`SW_316e`]
/// - Tokens: Cariel's Warhorse [`SW_316t`]
///
/// State: Todo
//~ SW_316 todo ab656f18 b90d6a3f
pub const SW_316: Power = TODO;

/// # On a Horse
///
/// `SW_316e` · Neutral enchantment
///
/// > +1/+1 and **Divine Shield**. **Deathrattle:** Summon a Warhorse.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_316e todo 5ade6cd3 5a443574
pub const SW_316e: Power = TODO;

/// # Cariel's Warhorse
///
/// `SW_316t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ SW_316t vanilla 0ce73db3 c86fea1d
pub const SW_316t: Power = VANILLA;

/// # Catacomb Guard
///
/// `SW_317` · Paladin minion · 3 mana · 1/4
///
/// > **Lifesteal Battlecry:** Deal damage equal to this minion's Attack to an enemy minion.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Target: "Deal damage equal to this minion's Attack to an enemy minion."
///
/// State: Todo
//~ SW_317 todo 65a07f83 8bf7a32d
pub const SW_317: Power = TODO;
