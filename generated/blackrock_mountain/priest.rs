//! Priest cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Twilight Whelp
///
/// `BRM_004` · Priest minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain +2 Health.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
/// - Enchantments: Twilight Endurance [`BRM_004e`]
/// - Tokens: Whelp [`BRM_004t`]
///
/// State: Todo
//~ BRM_004 todo 1c59316a fd39bf4b
pub const BRM_004: Power = TODO;

/// # Twilight Endurance
///
/// `BRM_004e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_004e todo f55e4e1b 918bc175
pub const BRM_004e: Power = TODO;

/// # Whelp
///
/// `BRM_004t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Blackrock Mountain
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ BRM_004t vanilla b0c36e67 7ca2e0d7
pub const BRM_004t: Power = VANILLA;

/// # Resurrect
///
/// `BRM_017` · Priest spell · Holy · 2 mana
///
/// > Summon a random friendly minion that died this game.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BRM_017 todo 99d3d334 4d4cf2db
pub const BRM_017: Power = TODO;
