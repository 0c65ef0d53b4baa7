//! Shaman cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4639d379

/// # Lava Shock
///
/// `BRM_011` · Shaman spell · Fire · 2 mana
///
/// > Deal $2 damage. Unlock your **Overloaded** Mana Crystals.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Refers to: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Lava Shock [`BRM_011t`]
///
/// State: Derived
//~ derived BRM_011 57efe90b e8ffe653 714253db.6dc39286
pub const BRM_011: Power = spell(&[deal(2).to(TARGET), unlock()]);

/// # Lava Shock
///
/// `BRM_011t` · Shaman enchantment
///
/// > Cards you play this turn don't cause **Overload**.
///
/// - Set: Blackrock Mountain
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BRM_011t 506f4c07 88e23b63 59105097.33a12141
pub const BRM_011t: Power = TODO;

/// # Fireguard Destroyer
///
/// `BRM_012` · Shaman minion · 4 mana · 3/6
///
/// > **Battlecry:** Gain 1-4 Attack. **Overload:** (1)
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Overload, Battlecry
/// - Enchantments: On Fire! [`BRM_012e`]
///
/// State: Todo
//~ todo BRM_012 d038d6ab 8667451b 853bf13e.d63b56fc
pub const BRM_012: Power = TODO;

/// # On Fire!
///
/// `BRM_012e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ todo BRM_012e 193899f8 9aadbbcc d980541e.08129cea
pub const BRM_012e: Power = TODO;
