//! Druid cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Longneck Egg
///
/// `DINO_130` · Druid minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Beast. Give your minions +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Long Neck [`DINO_130e`]
/// - Tokens: Little Longneck [`DINO_130t`]
///
/// State: Todo
//~ DINO_130 todo 8506d18b 461f72db
pub const DINO_130: Power = TODO;

/// # Long Neck
///
/// `DINO_130e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_130e todo f4eba6ef 72280adf
pub const DINO_130e: Power = TODO;

/// # Little Longneck
///
/// `DINO_130t` · Druid minion · 3 mana · 3/3
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ DINO_130t vanilla 7d00b172 6786d282
pub const DINO_130t: Power = VANILLA;

/// # Seismopod
///
/// `DINO_421` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**, **Elusive Deathrattle:** Give all minions in your hand and deck +3/+3.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle, Elusive
/// - Enchantments: Seismic [`DINO_421e`]
///
/// State: Todo
//~ DINO_421 todo 95e8c5db 3785bcc2
pub const DINO_421: Power = TODO;

/// # Seismic
///
/// `DINO_421e` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_421e todo 74ee4f13 8277950b
pub const DINO_421e: Power = TODO;

/// # Panther Mask
///
/// `DINO_432` · Druid spell · 4 mana
///
/// > Set a minion's stats to 5/4 and give it **Stealth**. Draw 2 cards.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Stealth
/// - Enchantments: Panther Mask [`DINO_432e`]
///
/// State: Todo
//~ DINO_432 todo 5ff68a6c 863eeaed
pub const DINO_432: Power = TODO;

/// # Panther Mask
///
/// `DINO_432e` · Druid enchantment
///
/// > 5/4 and **Stealth**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_432e todo ad3c0fc3 3e3645e4
pub const DINO_432e: Power = TODO;

/// # TREEEES!!!
///
/// `TLC_230` · Druid spell · Nature · 5 mana
///
/// > Choose a minion. Summon four 2/2 Treants that attack it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Tokens: Treant [`TLC_230t`]
///
/// State: Todo
//~ TLC_230 todo f9bae840 1f36e4ca
pub const TLC_230: Power = TODO;

/// # Treant
///
/// `TLC_230t` · Druid minion · 1 mana · 2/2
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ TLC_230t vanilla aa1de15b a885174a
pub const TLC_230t: Power = VANILLA;

/// # Story of Barnabus
///
/// `TLC_231` · Druid spell · 2 mana
///
/// > Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Might of Barnabus [`TLC_231e`]
///
/// State: Todo
//~ TLC_231 todo a101ac07 f9c54afe
pub const TLC_231: Power = TODO;

/// # Might of Barnabus
///
/// `TLC_231e` · Druid enchantment
///
/// > +5 Health.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Todo
//~ TLC_231e todo 3c6824be a5372a09
pub const TLC_231e: Power = TODO;

/// # Ravenous Flock
///
/// `TLC_232` · Druid spell · 2 mana
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Quest Progress Total, Objective
/// - Tags: `4546` = 1
/// - Enchantments: Ravenous Flock Player Enchant [`TLC_232e`]
/// - Tokens: Skyscreamer Hatchling [`TLC_237t`]
///
/// State: Todo
//~ TLC_232 todo ceca3867 4562e35a
pub const TLC_232: Power = TODO;

/// # Ravenous Flock Player Enchant
///
/// `TLC_232e` · Druid enchantment
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_232e todo aae2d556 3bd5ef26
pub const TLC_232e: Power = TODO;

/// # Hatchery Helper
///
/// `TLC_233` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other minions with 2 or less Attack +1/+1 and **Taunt**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Incubate [`TLC_233e`]
///
/// State: Todo
//~ TLC_233 todo bf71b6ba 5208c1e0
pub const TLC_233: Power = TODO;

/// # Incubate
///
/// `TLC_233e` · Druid enchantment
///
/// > +1/+1 and **Taunt**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_233e todo 29b20f0d e10c13f9
pub const TLC_233e: Power = TODO;

/// # Eternal Bloodpetal
///
/// `TLC_234` · Druid minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 0/1 Eternal Seedling.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Eternal Seedling [`TLC_234t`]
///
/// State: Todo
//~ TLC_234 todo 20111ac3 0bc4b494
pub const TLC_234: Power = TODO;

/// # Eternal Seedling
///
/// `TLC_234t` · Druid minion · 4 mana · 0/1
///
/// > **Deathrattle:** Summon a 5/1 Eternal Bloodpetal.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
/// - Tokens: Eternal Bloodpetal [`TLC_234`]
///
/// State: Todo
//~ TLC_234t todo 30071266 a603caed
pub const TLC_234t: Power = TODO;

/// # Life Cycle
///
/// `TLC_235` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
///
/// State: Todo
//~ TLC_235 todo 6b45c2e1 93e19806
pub const TLC_235: Power = TODO;

/// # Hybridization
///
/// `TLC_236` · Druid spell · Nature · 5 mana
///
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
///
/// State: Todo
//~ TLC_236 todo aa30689f afb32fa8
pub const TLC_236: Power = TODO;

/// # Skyscreamer Eggs
///
/// `TLC_237` · Druid minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon four 2/1 Hatchlings.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Skyscreamer Hatchling [`TLC_237t`]
///
/// State: Todo
//~ TLC_237 todo c9ba0a42 8bc0cc38
pub const TLC_237: Power = TODO;

/// # Skyscreamer Hatchling
///
/// `TLC_237t` · Druid minion · 1 mana · 2/1
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ TLC_237t vanilla 67cadd50 1da343dc
pub const TLC_237t: Power = VANILLA;

/// # Restore the Wild
///
/// `TLC_239` · Druid spell · 1 mana
///
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Full Bloom [`TLC_239e`]
/// - Tokens: The Everbloom [`TLC_239t`]
///
/// State: Todo
//~ TLC_239 todo 880f9df9 a10ff524
pub const TLC_239: Power = TODO;

/// # Full Bloom
///
/// `TLC_239e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_239e todo c792eddb daa9a900
pub const TLC_239e: Power = TODO;

/// # The Everbloom
///
/// `TLC_239t` · Druid weapon · 3 mana · 2/5 durability
///
/// > After your hero attacks, give your minions +2/+2.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TLC_239t todo a9c4fa15 79565a9f
pub const TLC_239t: Power = TODO;

/// # Loh, the Living Legend
///
/// `TLC_257` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your minions cost (5) this game.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Living Legend [`TLC_257e1`]
///
/// State: Todo
//~ TLC_257 todo 4dfb8dde 4d066dbc
pub const TLC_257: Power = TODO;

/// # Living Legend
///
/// `TLC_257e1` · Druid enchantment
///
/// > Your minions cost (5) this game.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_257e1 todo d17bbf57 73c0e825
pub const TLC_257e1: Power = TODO;
