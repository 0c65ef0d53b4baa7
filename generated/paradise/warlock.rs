//! Warlock cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Summoner Darkmarrow
///
/// `VAC_503` · Warlock minion · 4 mana · 4/4
///
/// > **Death Knight Tourist** Your **Deathrattles** trigger twice. After you play a **Deathrattle** minion, destroy it.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura, Tourist, Death Knight Tourist
/// - Refers to: Deathrattle
/// - Tags: `1724` = 1, `2936` = 1, `4357` = 1
/// - Enchantments: Darkmarrow Deathrattles [`VAC_503e`]
///
/// State: Todo
//~ VAC_503 todo 42369494 c5532ca6
pub const VAC_503: Power = TODO;

/// # Darkmarrow Deathrattles
///
/// `VAC_503e` · Warlock enchantment
///
/// > Your **Deathrattles** trigger twice.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_503e todo 7e756e7b ac25b3e3
pub const VAC_503e: Power = TODO;

/// # Eat! The! Imp!
///
/// `VAC_939` · Warlock spell · Fire · 2 mana
///
/// > Destroy a friendly minion to draw 3 cards.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_939 todo 6f00ea95 57a9a470
pub const VAC_939: Power = TODO;

/// # Party Fiend
///
/// `VAC_940` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Felbeasts. Deal 3 damage to your hero.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Felbeast [`VAC_940t`]
///
/// State: Todo
//~ VAC_940 todo 565a5689 9ea9ba76
pub const VAC_940: Power = TODO;

/// # Felbeast
///
/// `VAC_940t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Perils in Paradise
/// - Minion type: Demon
///
/// State: Vanilla
//~ VAC_940t vanilla ced2ebd6 7c0c2efd
pub const VAC_940t: Power = VANILLA;

/// # Announce Darkness
///
/// `VAC_941` · Warlock spell · Shadow · 1 mana
///
/// > Replace your Hero Power and non-Warlock cards with Warlock ones. They cost (1) less.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Announce Darkness Ench [`VAC_941e`]
///
/// State: Todo
//~ VAC_941 todo d4ef9516 51383658
pub const VAC_941: Power = TODO;

/// # Announce Darkness Ench
///
/// `VAC_941e` · Neutral enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_941e todo 476d4c2e 1c088296
pub const VAC_941e: Power = TODO;

/// # Fearless Flamejuggler
///
/// `VAC_942` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Gain stats equal to the damage your hero has taken this turn.@ *(@)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Hectic Plans [`VAC_942e`]
///
/// State: Todo
//~ VAC_942 todo 6d3f2ffd 15071d84
pub const VAC_942: Power = TODO;

/// # Hectic Plans
///
/// `VAC_942e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_942e todo d55f57ea 84b85ac7
pub const VAC_942e: Power = TODO;

/// # Sacrificial Imp
///
/// `VAC_943` · Warlock minion · 3 mana · 1/6
///
/// > **Deathrattle:** If it's your turn, summon a 6/6 Imp with **Taunt**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Imp
/// - Refers to: Taunt
/// - Tokens: Monstrous Imp [`VAC_943t`]
///
/// State: Todo
//~ VAC_943 todo 5d68b272 46f3ef7f
pub const VAC_943: Power = TODO;

/// # Monstrous Imp
///
/// `VAC_943t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Perils in Paradise
/// - Minion type: Demon
/// - Mechanics: Taunt, Imp
///
/// State: Vanilla
//~ VAC_943t vanilla f2585591 06818f1e
pub const VAC_943t: Power = VANILLA;

/// # Cursed Souvenir
///
/// `VAC_944` · Warlock spell · Shadow · 2 mana
///
/// > Give a minion +3/+3 and "At the start of your turn, deal 3 damage to your hero."
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Cursed Souvenir [`VAC_944e`]
///
/// State: Todo
//~ VAC_944 todo 2c07468f f0406f16
pub const VAC_944: Power = TODO;

/// # Cursed Souvenir
///
/// `VAC_944e` · Warlock enchantment
///
/// > +3/+3 and "At the start of your turn, deal 3 damage to your hero."
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_944e todo 86fb6032 b9eb04be
pub const VAC_944e: Power = TODO;

/// # Party Planner Vona
///
/// `VAC_945` · Warlock minion · 6 mana · 4/4
///
/// > **Battlecry:** If you've taken 8 damage on your turns, summon Ourobos.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 8
/// - Enchantments: Necessary Expenditures [`VAC_945e`]
/// - Tokens: Ourobos, World Serpent [`VAC_945t`]
///
/// State: Todo
//~ VAC_945 todo 8427d963 192edd26
pub const VAC_945: Power = TODO;

/// # Necessary Expenditures
///
/// `VAC_945e` · Warlock enchantment
///
/// > **Deathrattle:** Summon Ourobos, World Serpent.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_945e todo 226ebe6a 653f0af8
pub const VAC_945e: Power = TODO;

/// # Ourobos, World Serpent
///
/// `VAC_945t` · Warlock minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Give a minion in your hand "**Deathrattle:** Summon Ourobos."
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ VAC_945t todo 04610bc9 6f418273
pub const VAC_945t: Power = TODO;

/// # "Health" Drink
///
/// `VAC_951` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Lifesteal
/// - Tokens: "Health" Drink [`VAC_951t`], "Health" Drink [`VAC_951t2`]
///
/// State: Todo
//~ VAC_951 todo 36f73e67 ec44b23f
pub const VAC_951: Power = TODO;

/// # "Health" Drink
///
/// `VAC_951t` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · rare
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ VAC_951t todo 23b5de0b be526290
pub const VAC_951t: Power = TODO;

/// # "Health" Drink
///
/// `VAC_951t2` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(Last Drink!)*
///
/// - Set: Perils in Paradise · rare
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ VAC_951t2 todo 8bcc2cdd a00061d6
pub const VAC_951t2: Power = TODO;

/// # Felfire Bonfire
///
/// `VAC_952` · Warlock spell · Fel · 4 mana
///
/// > Deal $4 damage to a minion. If it dies, your next **Deathrattle** minion costs (3) less.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Ample Offering [`VAC_952e`], Offering Accepted [`VAC_952e2`]
///
/// State: Todo
//~ VAC_952 todo be6069da 5089f859
pub const VAC_952: Power = TODO;

/// # Ample Offering
///
/// `VAC_952e` · Warlock enchantment
///
/// > Your next Deathrattle minion costs (3) less.
///
/// - Set: Perils in Paradise
/// - Mechanics: Aura
///
/// State: Todo
//~ VAC_952e todo cb691312 23a06800
pub const VAC_952e: Power = TODO;

/// # Offering Accepted
///
/// `VAC_952e2` · Warlock enchantment
///
/// > Costs (3) less
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_952e2 todo 1187b1eb d9a88b0b
pub const VAC_952e2: Power = TODO;

/// # Deadline
///
/// `WORK_007` · Warlock spell · Shadow · 2 mana
///
/// > **Tradeable**, **Temporary** Destroy a minion.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ WORK_007 todo 63eaac29 680dd81f
pub const WORK_007: Power = TODO;

/// # Fine Print
///
/// `WORK_008` · Warlock spell · Shadow · 4 mana
///
/// > Deal $4 damage to all minions. *(Excess damage hits your hero.)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ WORK_008 todo 09f99b3f b949f2b9
pub const WORK_008: Power = TODO;

/// # Imployee of the Month
///
/// `WORK_009` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Lifesteal**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Refers to: Lifesteal
/// - Target: "Give **Lifesteal**."
/// - Enchantments: Impspired [`Work_009e`]
///
/// State: Todo
//~ WORK_009 todo 9202b130 e42bc07b
pub const WORK_009: Power = TODO;

/// # Impspired
///
/// `Work_009e` · Warlock enchantment
///
/// > **Lifesteal**
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ Work_009e todo a9734f6d ec259dc3
pub const Work_009e: Power = TODO;
