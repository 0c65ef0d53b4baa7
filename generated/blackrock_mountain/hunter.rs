//! Hunter cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Quick Shot
///
/// `BRM_013` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If your hand is empty, draw a card.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BRM_013 todo 255faef1 f3c81fe7
pub const BRM_013: Power = TODO;

/// # Core Rager
///
/// `BRM_014` · Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** If your hand is empty, gain +3/+3.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2540` = 1
/// - Enchantments: Power Rager [`BRM_014e`]
///
/// State: Todo
//~ BRM_014 todo a4bce915 de4c5326
pub const BRM_014: Power = TODO;

/// # Power Rager
///
/// `BRM_014e` · Hunter enchantment
///
/// > +3/+3
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_014e todo f9a69b77 f4672529
pub const BRM_014e: Power = TODO;
