//! Druid cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Menagerie Warden
///
/// `KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Summon a copy."
///
/// State: Todo
//~ KAR_065 todo e38eb1e9 0c8ed609
pub const KAR_065: Power = TODO;

/// # Moonglade Portal
///
/// `KAR_075` · Druid spell · Nature · 6 mana
///
/// > Restore #6 Health. Summon a random 6-Cost minion.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ KAR_075 todo eaacecaa 4d1f47f3
pub const KAR_075: Power = TODO;

/// # Enchanted Raven
///
/// `KAR_300` · Druid minion · 1 mana · 2/2
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ KAR_300 vanilla 84e07e85 8bff5047
pub const KAR_300: Power = VANILLA;
