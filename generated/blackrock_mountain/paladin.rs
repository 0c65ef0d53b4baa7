//! Paladin cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Solemn Vigil
///
/// `BRM_001` · Paladin spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Enchantments: Melt [`BRM_001e`]
///
/// State: Todo
//~ BRM_001 todo 43cfff77 9523dabd
pub const BRM_001: Power = TODO;

/// # Melt
///
/// `BRM_001e` · Priest enchantment
///
/// > Attack changed to 0 this turn.
///
/// - Set: Blackrock Mountain
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BRM_001e todo 3bbe27f0 5bc9949d
pub const BRM_001e: Power = TODO;

/// # Dragon Consort
///
/// `BRM_018` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** The next Dragon you play costs (2) less.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Unchained! [`BRM_018e`]
///
/// State: Todo
//~ BRM_018 todo 03b47647 105470cf
pub const BRM_018: Power = TODO;

/// # Unchained!
///
/// `BRM_018e` · Paladin enchantment
///
/// > Your next Dragon costs (2) less.
///
/// - Set: Blackrock Mountain
///
/// State: Todo
//~ BRM_018e todo ad35a655 d0215286
pub const BRM_018e: Power = TODO;
