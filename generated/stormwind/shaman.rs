//! Shaman cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Brilliant Macaw
///
/// `DED_509` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last **Battlecry** you played.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `960` = 1
///
/// State: Todo
//~ DED_509 todo 6274870a 9fcfe494
pub const DED_509: Power = TODO;

/// # Suckerhook
///
/// `DED_511` · Shaman minion · 4 mana · 3/6
///
/// > At the end of your turn, transform your weapon into one that costs (1) more.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ DED_511 todo d631caf5 79f8a6a7
pub const DED_511: Power = TODO;

/// # Cookie the Cook
///
/// `DED_522` · Shaman minion · 3 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Equip a 2/3 Stirring Rod with **Lifesteal**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Murloc, Pirate
/// - Mechanics: Deathrattle, Lifesteal
/// - Tags: `2522` = 1
/// - Tokens: Cookie's Stirring Rod [`DED_522t`]
///
/// State: Todo
//~ DED_522 todo 4821821a 8e5f1fe4
pub const DED_522: Power = TODO;

/// # Cookie's Stirring Rod
///
/// `DED_522t` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Lifesteal**
///
/// - Set: United in Stormwind
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ DED_522t vanilla 2735d1c3 96a53883
pub const DED_522t: Power = VANILLA;

/// # Auctionhouse Gavel
///
/// `SW_025` · Shaman weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, reduce the Cost of a **Battlecry** minion in your hand by (1).
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Battlecry
/// - Enchantments: Sold! [`SW_025e`]
///
/// State: Todo
//~ SW_025 todo e4ac09f8 c72a7826
pub const SW_025: Power = TODO;

/// # Sold!
///
/// `SW_025e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_025e todo 385e7752 432116d1
pub const SW_025e: Power = TODO;

/// # Spirit Alpha
///
/// `SW_026` · Shaman minion · 4 mana · 2/5
///
/// > After you play a card with **Overload**, summon a 2/3 Spirit Wolf with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Undead, Beast
/// - Refers to: Taunt, Overload
/// - Tags: `2542` = 1
/// - Tokens: Spirit Wolf [`DRG_217t`](crate::descent_of_dragons::shaman::DRG_217t), Spirit Wolf [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
///
/// State: Todo
//~ SW_026 todo 5b3be716 0edb73f0
pub const SW_026: Power = TODO;

/// # Command the Elements
///
/// `SW_031` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Refers to: Overload
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Stir the Stones [`SW_031t`], Tame the Flames [`SW_031t2`], Stormcaller Bru'kan [`SW_031t7`], Living Earth [`SW_031t8`]
///
/// State: Todo
//~ SW_031 todo c1aab460 ca3f4b6f
pub const SW_031: Power = TODO;

/// # Stir the Stones
///
/// `SW_031t` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Summon a 3/3 Elemental with **Taunt**.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Refers to: Taunt, Overload
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Tame the Flames [`SW_031t2`]
///
/// State: Todo
//~ SW_031t todo 4d86ef44 8a533dfc
pub const SW_031t: Power = TODO;

/// # Tame the Flames
///
/// `SW_031t2` · Shaman spell · 1 mana
///
/// > **Questline:** Play 2 cards with **Overload**. **Reward:** Stormcaller Bru'kan.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Refers to: Overload
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Stormcaller Bru'kan [`SW_031t7`]
///
/// State: Todo
//~ SW_031t2 todo 921f18e6 953e62ab
pub const SW_031t2: Power = TODO;

/// # Stormcaller Bru'kan
///
/// `SW_031t7` · Shaman minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your spells cast twice.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Enchantments: Stormcaller [`SW_031t7e`]
///
/// State: Todo
//~ SW_031t7 todo 0925745d 4d2bdab8
pub const SW_031t7: Power = TODO;

/// # Stormcaller
///
/// `SW_031t7e` · Shaman enchantment
///
/// > Spells cast twice.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_031t7e todo bed2dcf1 3c1179f4
pub const SW_031t7e: Power = TODO;

/// # Living Earth
///
/// `SW_031t8` · Shaman minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SW_031t8 vanilla e1e73f00 6f10c582
pub const SW_031t8: Power = VANILLA;

/// # Granite Forgeborn
///
/// `SW_032` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand and deck by (1).
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Forged [`SW_032e`]
///
/// State: Todo
//~ SW_032 todo 5e7fdc42 27b791bb
pub const SW_032: Power = TODO;

/// # Forged
///
/// `SW_032e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_032e todo 217b15b9 d8266955
pub const SW_032e: Power = TODO;

/// # Canal Slogger
///
/// `SW_033` · Shaman minion · 4 mana · 6/4
///
/// > **Rush**, **Lifesteal Overload:** (1)
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal, Rush
/// - Refers to: Overload
///
/// State: Todo
//~ SW_033 todo c33d0383 65326094
pub const SW_033: Power = TODO;

/// # Tiny Toys
///
/// `SW_034` · Shaman spell · 6 mana
///
/// > Summon four random 5-Cost minions. Make them 2/2.
///
/// - Set: United in Stormwind · epic · collectible
/// - Enchantments: Tiny Toy [`SW_034e`]
///
/// State: Todo
//~ SW_034 todo b9d7a9b5 bd6a197d
pub const SW_034: Power = TODO;

/// # Tiny Toy
///
/// `SW_034e` · Neutral enchantment
///
/// > 2/2.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_034e todo 84233e65 b1c773dd
pub const SW_034e: Power = TODO;

/// # Charged Call
///
/// `SW_035` · Shaman spell · Nature · 3 mana
///
/// > **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload*** *card you played this game!)*
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ SW_035 todo eb4291a2 4c800fb2
pub const SW_035: Power = TODO;

/// # Investment Opportunity
///
/// `SW_095` · Shaman spell · 1 mana
///
/// > Draw an **Overload** card.
///
/// - Set: United in Stormwind · common · collectible
/// - Refers to: Overload
///
/// State: Todo
//~ SW_095 todo 41aaeede 22d31c19
pub const SW_095: Power = TODO;

/// # Overdraft
///
/// `SW_114` · Shaman spell · 1 mana
///
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Affected By Spell Power, Tradeable, Deck Action Cost
/// - Refers to: Overload
///
/// State: Todo
//~ SW_114 todo 0c6db236 46b12410
pub const SW_114: Power = TODO;

/// # Bolner Hammerbeak
///
/// `SW_115` · Shaman minion · 2 mana · 1/4
///
/// > After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Refers to: Battlecry
///
/// State: Todo
//~ SW_115 todo d9d5658a 80d2147d
pub const SW_115: Power = TODO;
