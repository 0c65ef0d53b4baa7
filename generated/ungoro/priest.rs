//! Priest cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Mirage Caller
///
/// `UNG_022` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Choose a minion. Summon a 1/1 copy of it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Summon a 1/1 copy."
/// - Enchantments: Mirage [`UNG_022e`]
///
/// State: Todo
//~ UNG_022 todo ab20b226 f011f0f7
pub const UNG_022: Power = TODO;

/// # Mirage
///
/// `UNG_022e` · Priest enchantment
///
/// > 1/1.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_022e todo c077e47f 6da006ae
pub const UNG_022e: Power = TODO;

/// # Shadow Visions
///
/// `UNG_029` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a copy of a spell in your deck.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ UNG_029 todo f17c5025 00b4dc4a
pub const UNG_029: Power = TODO;

/// # Binding Heal
///
/// `UNG_030` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to a minion and your hero.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_030 todo b5432ace 21a8354f
pub const UNG_030: Power = TODO;

/// # Crystalline Oracle
///
/// `UNG_032` · Priest minion · 1 mana · 1/2
///
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ UNG_032 todo 8a74d9d9 34f0c94c
pub const UNG_032: Power = TODO;

/// # Radiant Elemental
///
/// `UNG_034` · Priest minion · 2 mana · 2/3
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Enchantments: Radiant Elemental [`UNG_034e`]
///
/// State: Todo
//~ UNG_034 todo 1eb69480 d0b36622
pub const UNG_034: Power = TODO;

/// # Radiant Elemental
///
/// `UNG_034e` · Neutral enchantment
///
/// > Costs (1) less *(but not less than 1)*.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_034e todo 562e7729 2cf78445
pub const UNG_034e: Power = TODO;

/// # Curious Glimmerroot
///
/// `UNG_035` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Look at 3 cards. Guess which one started in your opponent's deck to get a copy of it.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_035 todo 7eaa241d 5300804f
pub const UNG_035: Power = TODO;

/// # Tortollan Shellraiser
///
/// `UNG_037` · Priest minion · 3 mana · 2/5
///
/// > **Taunt Deathrattle:** Give a random friendly minion +1/+1.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58374
/// - Enchantments: Shellshield [`UNG_037e`]
///
/// State: Todo
//~ UNG_037 todo a4e3ac5e 18f9503f
pub const UNG_037: Power = TODO;

/// # Shellshield
///
/// `UNG_037e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_037e todo 68807bf3 d63b61a0
pub const UNG_037e: Power = TODO;

/// # Free From Amber
///
/// `UNG_854` · Priest spell · 7 mana
///
/// > **Discover** a minion that costs (8) or more. Summon it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_854 todo 16a477a8 ded3c983
pub const UNG_854: Power = TODO;

/// # Awaken the Makers
///
/// `UNG_940` · Priest spell · 1 mana
///
/// > **Quest:** Summon 6 **Deathrattle** minions. **Reward:** Amara, Warden of Hope.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `4297` = 1
/// - Tokens: Amara, Warden of Hope [`UNG_940t8`]
///
/// State: Todo
//~ UNG_940 todo 1840c1a0 a4b45dcf
pub const UNG_940: Power = TODO;

/// # Amara, Warden of Hope
///
/// `UNG_940t8` · Priest minion · 5 mana · 8/8
///
/// > **Taunt Battlecry:** Set your hero's Health to 40.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Warded By Hope [`UNG_940t8e`]
///
/// State: Todo
//~ UNG_940t8 todo 5f1df3df f07ac942
pub const UNG_940t8: Power = TODO;

/// # Warded By Hope
///
/// `UNG_940t8e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_940t8e todo 610a2c70 d6e96787
pub const UNG_940t8e: Power = TODO;

/// # Lyra the Sunshard
///
/// `UNG_963` · Priest minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, add a random Priest spell to your hand.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ UNG_963 todo 61beb380 9c015faf
pub const UNG_963: Power = TODO;
