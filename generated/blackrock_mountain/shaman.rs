//! Shaman cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ BRM_011 todo d37f7c2b 2adee1cb
pub const BRM_011: Power = TODO;

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
//~ BRM_011t todo fb1e76ec d3410147
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
//~ BRM_012 todo 3161cf37 713298ea
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
//~ BRM_012e todo e46d2287 e02a6e73
pub const BRM_012e: Power = TODO;
