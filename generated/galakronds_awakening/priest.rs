//! Priest cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cleric of Scales
///
/// `YOD_013` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell from your deck.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ YOD_013 todo 55aad04b b4c5e82e
pub const YOD_013: Power = TODO;

/// # Aeon Reaver
///
/// `YOD_014` · Priest minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage to a minion equal to its Attack.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Deal damage equal to a minion's Attack."
///
/// State: Todo
//~ YOD_014 todo 04c8aa0a c7d53462
pub const YOD_014: Power = TODO;

/// # Dark Prophecy
///
/// `YOD_015` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a 2-Cost minion. Summon it and give it +3 Health.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Prophecized [`YOD_015e`]
///
/// State: Todo
//~ YOD_015 todo 799cc0ab af2fabc4
pub const YOD_015: Power = TODO;

/// # Prophecized
///
/// `YOD_015e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_015e todo 4b4373e4 a2bc7beb
pub const YOD_015e: Power = TODO;
