//! Paladin cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Keeper of Uldaman
///
/// `LOE_017` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Change to 3/3."
/// - Enchantments: Watched [`LOE_017e`]
///
/// State: Todo
//~ LOE_017 todo 804a144a 3491aadd
pub const LOE_017: Power = TODO;

/// # Watched
///
/// `LOE_017e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_017e todo c7bad9eb 2bbe0266
pub const LOE_017e: Power = TODO;

/// # Anyfin Can Happen
///
/// `LOE_026` · Paladin spell · 10 mana
///
/// > Summon 7 Murlocs that died this game.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Todo
//~ LOE_026 todo 0a9e97fd 8f5f7516
pub const LOE_026: Power = TODO;

/// # Sacred Trial
///
/// `LOE_027` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent has at least 3 minions and plays another, destroy it.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ LOE_027 todo 4e911521 57350e60
pub const LOE_027: Power = TODO;
