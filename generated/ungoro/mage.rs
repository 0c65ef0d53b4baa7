//! Mage cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Flame Geyser
///
/// `UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Flame Elemental [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
///
/// State: Todo
//~ UNG_018 todo 4257b0ad 8aca8593
pub const UNG_018: Power = TODO;

/// # Arcanologist
///
/// `UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ UNG_020 todo bb3200bc c61a5228
pub const UNG_020: Power = TODO;

/// # Steam Surger
///
/// `UNG_021` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, add a 'Flame Geyser' to your hand.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Flame Geyser [`UNG_018`]
///
/// State: Todo
//~ UNG_021 todo 7e524b9e 54283c2a
pub const UNG_021: Power = TODO;

/// # Mana Bind
///
/// `UNG_024` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, add a copy to your hand that costs (0).
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ UNG_024 todo 9e4673c7 40946a9b
pub const UNG_024: Power = TODO;

/// # Pyros
///
/// `UNG_027` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Return this to your hand as a 6/6 that costs (4).
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Pyros [`UNG_027t2`], Pyros [`UNG_027t4`]
///
/// State: Todo
//~ UNG_027 todo 6d90edcb 68c575f5
pub const UNG_027: Power = TODO;

/// # Pyros
///
/// `UNG_027t2` · Mage minion · 4 mana · 6/6
///
/// > **Deathrattle:** Return this to your hand as a 10/10 that costs (8).
///
/// - Set: Journey to Un'Goro · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Todo
//~ UNG_027t2 todo 38b17e0f 347e3779
pub const UNG_027t2: Power = TODO;

/// # Pyros
///
/// `UNG_027t4` · Mage minion · 8 mana · 10/10
///
/// - Set: Journey to Un'Goro · legendary
/// - Minion type: Elemental, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ UNG_027t4 vanilla 0378bf17 0300d05d
pub const UNG_027t4: Power = VANILLA;

/// # Open the Waygate
///
/// `UNG_028` · Mage spell · 1 mana
///
/// > **Quest:** Cast 8 spells that didn't start in your deck. **Reward:** Time Warp.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8, `839` = 1, `4297` = 1
/// - Tokens: Time Warp [`UNG_028t`]
///
/// State: Todo
//~ UNG_028 todo 9f80a0fa 383bfbd5
pub const UNG_028: Power = TODO;

/// # Time Warp
///
/// `UNG_028t` · Mage spell · Arcane · 5 mana
///
/// > Take an extra turn. *(Once per game)*
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_028t todo a6ed05c2 f33bebdf
pub const UNG_028t: Power = TODO;

/// # Shimmering Tempest
///
/// `UNG_846` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_846 todo e20f4a66 7dc2dd1c
pub const UNG_846: Power = TODO;

/// # Primordial Glyph
///
/// `UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Discover
/// - Enchantments: Primal Magic [`UNG_941e`]
///
/// State: Todo
//~ UNG_941 todo d79e09d1 64efabe5
pub const UNG_941: Power = TODO;

/// # Primal Magic
///
/// `UNG_941e` · Mage enchantment
///
/// > Cost reduced.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_941e todo e06ae007 21b2420d
pub const UNG_941e: Power = TODO;

/// # Molten Reflection
///
/// `UNG_948` · Mage spell · Fire · 4 mana
///
/// > Choose a friendly minion. Summon a copy of it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_948 todo 44408574 6102b7d4
pub const UNG_948: Power = TODO;

/// # Meteor
///
/// `UNG_955` · Mage spell · Fire · 6 mana
///
/// > Deal $15 damage to a minion and $4 damage to adjacent ones.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_955 todo 5d84b688 fd587743
pub const UNG_955: Power = TODO;
