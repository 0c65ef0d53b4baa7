//! Priest cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Psychic Scream
///
/// `LOOT_008` · Priest spell · Shadow · 7 mana
///
/// > Shuffle all minions into your opponent's deck.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_008 todo 8fd9af6c 8f212829
pub const LOOT_008: Power = TODO;

/// # Twilight's Call
///
/// `LOOT_187` · Priest spell · Shadow · 3 mana
///
/// > Summon 1/1 copies of 2 friendly **Deathrattle** minions that died this game.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
/// - Enchantments: Shadowy [`LOOT_187e`]
///
/// State: Todo
//~ LOOT_187 todo 63f6bc29 0c481588
pub const LOOT_187: Power = TODO;

/// # Shadowy
///
/// `LOOT_187e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_187e todo 52dd3ca0 b0b31ce4
pub const LOOT_187e: Power = TODO;

/// # Dragon Soul
///
/// `LOOT_209` · Priest weapon · 3 mana · 0/3 durability
///
/// > After you cast 3 spells in a turn, summon a 5/5 Dragon.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Tokens: Dragon Spirit [`LOOT_209t`]
///
/// State: Todo
//~ LOOT_209 todo cfa0d481 391d30dc
pub const LOOT_209: Power = TODO;

/// # Dragon Spirit
///
/// `LOOT_209t` · Priest minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead, Dragon
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ LOOT_209t vanilla 14fd06a3 dfebf758
pub const LOOT_209t: Power = VANILLA;

/// # Unidentified Elixir
///
/// `LOOT_278` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Gains a bonus effect in your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Entourage: Elixir of Life [`LOOT_278t1`], Elixir of Purity [`LOOT_278t2`], Elixir of Shadows [`LOOT_278t3`], Elixir of Hope [`LOOT_278t4`]
/// - Enchantments: Tastes Like ???? [`LOOT_278e`]
/// - Tokens: Elixir of Life [`LOOT_278t1`], Elixir of Purity [`LOOT_278t2`], Elixir of Shadows [`LOOT_278t3`], Elixir of Hope [`LOOT_278t4`]
///
/// State: Todo
//~ LOOT_278 todo 072653d1 c7dc5c4a
pub const LOOT_278: Power = TODO;

/// # Tastes Like ????
///
/// `LOOT_278e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_278e todo 09778318 5ea2f14e
pub const LOOT_278e: Power = TODO;

/// # Elixir of Life
///
/// `LOOT_278t1` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and **Lifesteal**.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Sanguine [`LOOT_278t1e`]
///
/// State: Todo
//~ LOOT_278t1 todo 5140220e b7605afd
pub const LOOT_278t1: Power = TODO;

/// # Sanguine
///
/// `LOOT_278t1e` · Neutral enchantment
///
/// > +2/+2 and **Lifesteal**.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ LOOT_278t1e todo b0295691 b4dda566
pub const LOOT_278t1e: Power = TODO;

/// # Elixir of Purity
///
/// `LOOT_278t2` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Pure [`LOOT_278t2e`]
///
/// State: Todo
//~ LOOT_278t2 todo 33904721 5e19bafa
pub const LOOT_278t2: Power = TODO;

/// # Pure
///
/// `LOOT_278t2e` · Neutral enchantment
///
/// > +2/+2 and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_278t2e todo 4232d9fb 950a7bb3
pub const LOOT_278t2e: Power = TODO;

/// # Elixir of Shadows
///
/// `LOOT_278t3` · Priest spell · Shadow · 3 mana
///
/// > Give a minion +2/+2. Summon a 1/1 copy of it.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Shadowtouched [`LOOT_278t3e`], Shadowy [`LOOT_278t3e2`]
///
/// State: Todo
//~ LOOT_278t3 todo 0957a66f 0cd89f73
pub const LOOT_278t3: Power = TODO;

/// # Shadowtouched
///
/// `LOOT_278t3e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_278t3e todo ca8dac89 288ffda9
pub const LOOT_278t3e: Power = TODO;

/// # Shadowy
///
/// `LOOT_278t3e2` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_278t3e2 todo 7d49fdb0 a7edcaf1
pub const LOOT_278t3e2: Power = TODO;

/// # Elixir of Hope
///
/// `LOOT_278t4` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Return this minion to your hand."
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hopeful [`LOOT_278t4e`]
///
/// State: Todo
//~ LOOT_278t4 todo 1d8d2be4 6a569411
pub const LOOT_278t4: Power = TODO;

/// # Hopeful
///
/// `LOOT_278t4e` · Neutral enchantment
///
/// > +2/+2. **Deathrattle:** Return this minion to your hand.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_278t4e todo bbc66fa3 045e0b30
pub const LOOT_278t4e: Power = TODO;

/// # Psionic Probe
///
/// `LOOT_353` · Priest spell · Shadow · 1 mana
///
/// > Copy a spell in your opponent's deck and add it to your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
///
/// State: Todo
//~ LOOT_353 todo 022d651e 70136ea2
pub const LOOT_353: Power = TODO;

/// # Duskbreaker
///
/// `LOOT_410` · Priest minion · 4 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other minions.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_410 todo b4747e2f 33960b45
pub const LOOT_410: Power = TODO;

/// # Lesser Diamond Spellstone
///
/// `LOOT_507` · Priest spell · Holy · 7 mana
///
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 4
/// - Tokens: Diamond Spellstone [`LOOT_507t`], Greater Diamond Spellstone [`LOOT_507t2`]
///
/// State: Todo
//~ LOOT_507 todo 1af252d2 337c9b60
pub const LOOT_507: Power = TODO;

/// # Diamond Spellstone
///
/// `LOOT_507t` · Priest spell · Holy · 7 mana
///
/// > Resurrect 3 different friendly minions. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 4
///
/// State: Todo
//~ LOOT_507t todo 38ecfd2f 4c0c5547
pub const LOOT_507t: Power = TODO;

/// # Greater Diamond Spellstone
///
/// `LOOT_507t2` · Priest spell · Holy · 7 mana
///
/// > Resurrect 4 different friendly minions.
///
/// - Set: Kobolds & Catacombs · rare
///
/// State: Todo
//~ LOOT_507t2 todo b4683038 f414bc3e
pub const LOOT_507t2: Power = TODO;

/// # Twilight Acolyte
///
/// `LOOT_528` · Priest minion · 3 mana · 2/4
///
/// > **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Swap Attack."
/// - Enchantments: Twilight Curse [`LOOT_528e`]
///
/// State: Todo
//~ LOOT_528 todo 406ed856 5390971a
pub const LOOT_528: Power = TODO;

/// # Twilight Curse
///
/// `LOOT_528e` · Warrior enchantment
///
/// > Attack was swapped.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_528e todo fb064490 8a3d237a
pub const LOOT_528e: Power = TODO;

/// # Gilded Gargoyle
///
/// `LOOT_534` · Priest minion · 3 mana · 2/2
///
/// > **Deathrattle:** Add a Coin to your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ LOOT_534 todo c82be7b4 cb259cc0
pub const LOOT_534: Power = TODO;

/// # Temporus
///
/// `LOOT_538` · Priest minion · 7 mana · 6/6
///
/// > **Battlecry:** Your opponent takes two turns. Then you take two turns.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_538 todo 568c4961 0981f2b2
pub const LOOT_538: Power = TODO;
