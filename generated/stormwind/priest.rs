//! Priest cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Amulet of Undying
///
/// `DED_512` · Priest spell · Shadow · 3 mana
///
/// > **Tradeable** Resurrect @ friendly **Deathrattle** \|4(minion, minions). *(Upgrades when **Traded!)*
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ DED_512 todo a8f17deb 933e56a2
pub const DED_512: Power = TODO;

/// # Defias Leper
///
/// `DED_513` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a Shadow spell, deal 2 damage.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ DED_513 todo 4e5b0339 cc5000bf
pub const DED_513: Power = TODO;

/// # Copycat
///
/// `DED_514` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a copy of the next card your opponent plays to your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1
/// - Enchantments: Copycat [`DED_514e`]
///
/// State: Todo
//~ DED_514 todo 1bca9277 afcb890a
pub const DED_514: Power = TODO;

/// # Copycat
///
/// `DED_514e` · Neutral enchantment
///
/// > Add a copy of the next card your opponent plays to your hand.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ DED_514e todo ca873a80 a894e87e
pub const DED_514e: Power = TODO;

/// # Shadowcloth Needle
///
/// `SW_012` · Priest weapon · 1 mana · 0/3 durability
///
/// > After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ SW_012 todo 8a1369aa 103c0522
pub const SW_012: Power = TODO;

/// # Seek Guidance
///
/// `SW_433` · Priest spell · 1 mana
///
/// > **Questline:** Play a 2, 3, and 4-Cost card. **Reward: Discover** a card from your deck.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Refers to: Discover
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Discover the Void Shard [`SW_433t`], Illuminate the Void [`SW_433t2`], Xyrella, the Sanctified [`SW_433t3`]
///
/// State: Todo
//~ SW_433 todo f816a0f2 2bc65cb3
pub const SW_433: Power = TODO;

/// # Discover the Void Shard
///
/// `SW_433t` · Priest spell · 1 mana
///
/// > **Questline:** Play a 5 and 6-Cost card. **Reward: Discover** a card from your deck.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Discover, Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 2
/// - Tokens: Illuminate the Void [`SW_433t2`]
///
/// State: Todo
//~ SW_433t todo b3236731 4ad6183a
pub const SW_433t: Power = TODO;

/// # Illuminate the Void
///
/// `SW_433t2` · Priest spell · 1 mana
///
/// > **Questline:** Play a 7 and 8-Cost card. **Reward:** Xyrella, the Sanctified.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Xyrella, the Sanctified [`SW_433t3`]
///
/// State: Todo
//~ SW_433t2 todo c027e099 a9ddec85
pub const SW_433t2: Power = TODO;

/// # Xyrella, the Sanctified
///
/// `SW_433t3` · Priest minion · 5 mana · 7/7
///
/// > **Taunt Battlecry:** Shuffle the Purified Shard into your deck.
///
/// - Set: United in Stormwind
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Purified Shard [`SW_433t3a`]
///
/// State: Todo
//~ SW_433t3 todo 32a78f2c 6bbb1013
pub const SW_433t3: Power = TODO;

/// # Purified Shard
///
/// `SW_433t3a` · Priest spell · Holy · 10 mana
///
/// > Destroy the enemy hero.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_433t3a todo 29ec3d55 0259fce4
pub const SW_433t3a: Power = TODO;

/// # Call of the Grave
///
/// `SW_440` · Priest spell · Shadow · 1 mana
///
/// > **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
///
/// State: Todo
//~ SW_440 todo a8e156f9 beec34aa
pub const SW_440: Power = TODO;

/// # Shard of the Naaru
///
/// `SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Silence
///
/// State: Todo
//~ SW_441 todo 14a5f25a 3f916677
pub const SW_441: Power = TODO;

/// # Void Shard
///
/// `SW_442` · Priest spell · Shadow · 4 mana
///
/// > **Lifesteal** Deal $4 damage.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ SW_442 todo 4b51ae27 fa3c12bf
pub const SW_442: Power = TODO;

/// # Elekk Mount
///
/// `SW_443` · Priest spell · 7 mana
///
/// > Give a minion +4/+7 and **Taunt**. When it dies, summon an Elekk.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Enchantments: On an Elekk [`SW_443e`]
/// - Tokens: Xyrella's Elekk [`SW_443t`]
///
/// State: Todo
//~ SW_443 todo 642383bd edf97a5b
pub const SW_443: Power = TODO;

/// # On an Elekk
///
/// `SW_443e` · Priest enchantment
///
/// > +4/+7 and **Taunt**. **Deathrattle:** Summon an Elekk.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_443e todo a7d47def f0964d73
pub const SW_443e: Power = TODO;

/// # Xyrella's Elekk
///
/// `SW_443t` · Priest minion · 6 mana · 4/7
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SW_443t vanilla fbaa3e05 ae34265b
pub const SW_443t: Power = VANILLA;

/// # Twilight Deceptor
///
/// `SW_444` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** If any hero took damage this turn, draw a Shadow spell.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_444 todo 786f41ad 14e5a08a
pub const SW_444: Power = TODO;

/// # Psyfiend
///
/// `SW_445` · Priest minion · 3 mana · 3/4
///
/// > After you cast a Shadow spell, deal 2 damage to each hero.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ SW_445 todo e5a33e52 73813f3b
pub const SW_445: Power = TODO;

/// # Voidtouched Attendant
///
/// `SW_446` · Priest minion · 2 mana · 1/3
///
/// > Both heroes take one extra damage from all sources.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Aura
/// - Enchantments: Voidtouched [`SW_446e`]
///
/// State: Todo
//~ SW_446 todo 29960882 3567cc30
pub const SW_446: Power = TODO;

/// # Voidtouched
///
/// `SW_446e` · Priest enchantment
///
/// > Both heroes take one extra damage from all sources.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_446e todo 856d6729 cb102820
pub const SW_446e: Power = TODO;

/// # Darkbishop Benedictus
///
/// `SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Darkbishop Requirement
/// - Tags: `2936` = 1
/// - Tokens: Mind Spike [`EX1_625t`](crate::classic::priest::EX1_625t)
///
/// State: Todo
//~ SW_448 todo 24e120c9 babc2219
pub const SW_448: Power = TODO;
