//! Warlock cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Possessed Animancer
///
/// `DINO_131` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle:** Summon a random Beast from your deck. Give it **Lifesteal**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Lifesteal
///
/// State: Todo
//~ DINO_131 todo 6f97e5be d661d83b
pub const DINO_131: Power = TODO;

/// # Asphyxiodon
///
/// `DINO_132` · Warlock minion · 8 mana · 6/12
///
/// > **Taunt**. At the end of your turn, deal 5 damage to a random enemy minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Taunt
/// - Tags: `2537` = 1, `4577` = 1
///
/// State: Todo
//~ DINO_132 todo fa71a1bc 13ee6210
pub const DINO_132: Power = TODO;

/// # Bat Mask
///
/// `DINO_402` · Warlock spell · 8 mana
///
/// > Set a friendly minion's stats to 1/1. Fill your board with copies of it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Bat Mask [`DINO_402e`]
///
/// State: Todo
//~ DINO_402 todo b5a7faec 2692cb28
pub const DINO_402: Power = TODO;

/// # Bat Mask
///
/// `DINO_402e` · Warlock enchantment
///
/// > 1/1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_402e todo d713bb13 413c484a
pub const DINO_402e: Power = TODO;

/// # Escape the Underfel
///
/// `TLC_446` · Warlock spell · 1 mana
///
/// > **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: tag 3630
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Underfel Rift Enchantment [`TLC_446e`]
/// - Tokens: Underfel Rift [`TLC_446t`], Underfel Rift [`TLC_446t1`], Felscreamer [`TLC_446t2`], Felraptor [`TLC_446t3`], Felhorn [`TLC_446t4`]
///
/// State: Todo
//~ TLC_446 todo 7b355af0 7893a8bd
pub const TLC_446: Power = TODO;

/// # Underfel Rift Enchantment
///
/// `TLC_446e` · Warlock enchantment
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_446e todo cfda256a 2b08a2d8
pub const TLC_446e: Power = TODO;

/// # Underfel Rift
///
/// `TLC_446t` · Warlock spell · 5 mana
///
/// > Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// - Set: The Lost City of Un'Goro
/// - Tokens: Underfel Rift [`TLC_446t1`]
///
/// State: Todo
//~ TLC_446t todo 44247333 078074e1
pub const TLC_446t: Power = TODO;

/// # Underfel Rift
///
/// `TLC_446t1` · Warlock minion · 5 mana · 0/1
///
/// > Select the Rift to activate. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Untouchable, Can Target Cards In Hand, Interactable Object, Uses Charges, Interactable Object Passive Animation Type
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TLC_446t1 todo 354cb3f5 f353b320
pub const TLC_446t1: Power = TODO;

/// # Felscreamer
///
/// `TLC_446t2` · Warlock minion · 5 mana · 5/3
///
/// > **Rush Lifesteal**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Demon, Beast
/// - Mechanics: Lifesteal, Rush
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ TLC_446t2 vanilla 96b03f69 d3fad6ad
pub const TLC_446t2: Power = VANILLA;

/// # Felraptor
///
/// `TLC_446t3` · Warlock minion · 5 mana · 4/4
///
/// > **Charge Elusive**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Demon, Beast
/// - Mechanics: Charge, Elusive
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ TLC_446t3 vanilla 116688eb 53c950b5
pub const TLC_446t3: Power = VANILLA;

/// # Felhorn
///
/// `TLC_446t4` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt Reborn**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Demon, Beast
/// - Mechanics: Taunt, Reborn
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ TLC_446t4 vanilla 891c428d aca65abb
pub const TLC_446t4: Power = VANILLA;

/// # Caustic Fumes
///
/// `TLC_447` · Warlock spell · Fel · 4 mana
///
/// > Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Kindred
///
/// State: Todo
//~ TLC_447 todo 895f2c89 edab73ef
pub const TLC_447: Power = TODO;

/// # Bloodpetal Biome
///
/// `TLC_449` · Warlock location · 1 mana · 0 uses
///
/// > **Discover** a **Temporary** 1-Cost minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Todo
//~ TLC_449 todo 9dff51ad c1a01000
pub const TLC_449: Power = TODO;

/// # Spelunker
///
/// `TLC_450` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next **Temporary** card costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
/// - Enchantments: Spelunker Enchant Player [`TLC_450e`]
///
/// State: Todo
//~ TLC_450 todo aeb3f9cc af7dbe59
pub const TLC_450: Power = TODO;

/// # Spelunker Enchant Player
///
/// `TLC_450e` · Warlock enchantment
///
/// > Your next **Temporary** card costs (2) less.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_450e todo 4e2529fc bf799d03
pub const TLC_450e: Power = TODO;

/// # Cursed Catacombs
///
/// `TLC_451` · Warlock spell · Fel · 0 mana
///
/// > **Discover** another card from your deck. Make it **Temporary**.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Todo
//~ TLC_451 todo 6e069f8e 5f047b6f
pub const TLC_451: Power = TODO;

/// # Razidir
///
/// `TLC_463` · Warlock minion · 4 mana · 7/7
///
/// > **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Battlecry, Kindred
/// - Tags: `1584` = 1, `2542` = 1, `4128` = 1
///
/// State: Todo
//~ TLC_463 todo 43d7f518 8eed5116
pub const TLC_463: Power = TODO;

/// # Story of Lakkari
///
/// `TLC_466` · Warlock spell · 7 mana
///
/// > At the end of your turn, discard a card and fill your board with 3/2 Imps. Lasts 3 turns.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Nether Imp [`UNG_829t3`](crate::ungoro::warlock::UNG_829t3)
///
/// State: Todo
//~ TLC_466 todo 064305c0 f7cab288
pub const TLC_466: Power = TODO;

/// # Whispering Stone
///
/// `TLC_467` · Warlock minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Get 2 random Fel spells. They cost Health instead of Mana.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: The Stone's Whispers [`TLC_467e`]
///
/// State: Todo
//~ TLC_467 todo 9cb70198 39dff2b9
pub const TLC_467: Power = TODO;

/// # The Stone's Whispers
///
/// `TLC_467e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_467e todo 34a4334a 4371c981
pub const TLC_467e: Power = TODO;

/// # Tunnel Terror
///
/// `TLC_469` · Warlock minion · 3 mana · 4/3
///
/// > **Deathrattle:** Get two random **Temporary** 2-Cost minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: tag 3630
///
/// State: Todo
//~ TLC_469 todo 1ff2e46d 780fceea
pub const TLC_469: Power = TODO;

/// # Deathrot Maw
///
/// `TLC_479` · Warlock minion · 6 mana · 2/8
///
/// > **Taunt Deathrattle:** Summon a random Fel Beast.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ TLC_479 todo 2f5d7d09 0922153b
pub const TLC_479: Power = TODO;
