//! Rogue cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Skyvateer
///
/// `YOD_016` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth Deathrattle:** Draw a card.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Stealth, Deathrattle
///
/// State: Todo
//~ YOD_016 todo ecfa7790 b9e52964
pub const YOD_016: Power = TODO;

/// # Shadow Sculptor
///
/// `YOD_017` · Rogue minion · 5 mana · 3/2
///
/// > **Combo:** Draw a card for each card you've played this turn.
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ YOD_017 todo 11597a97 ec564c8a
pub const YOD_017: Power = TODO;

/// # Waxmancy
///
/// `YOD_018` · Rogue spell · 2 mana
///
/// > **Discover** a **Battlecry** minion. Reduce its Cost by (2).
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Discover
/// - Refers to: Battlecry
/// - Enchantments: Forged in Wax [`YOD_018e`]
///
/// State: Todo
//~ YOD_018 todo 57f76899 43c53fe4
pub const YOD_018: Power = TODO;

/// # Forged in Wax
///
/// `YOD_018e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_018e todo 6b0aa14b 82feabf9
pub const YOD_018e: Power = TODO;
