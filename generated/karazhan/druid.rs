//! Druid cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a67bfba8

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
/// State: Derived
//~ derived KAR_065 6b84d6de aab8ecd5 c164acf4.3e5cddb0
pub const KAR_065: Power = battlecry(&[with_each(A_FRIENDLY_MINION.that(BEAST)), summon(copy_of(IT))]);

/// # Moonglade Portal
///
/// `KAR_075` · Druid spell · Nature · 6 mana
///
/// > Restore #6 Health. Summon a random 6-Cost minion.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived KAR_075 6c65a4ff 612e7751 b8b81299.e381c476
pub const KAR_075: Power = spell(&[heal(6).to(TARGET), summon(random(all(&[MINION, COST.is(6)])))]);

/// # Enchanted Raven
///
/// `KAR_300` · Druid minion · 1 mana · 2/2
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla KAR_300 cde93c52 68977b67 6266390f
pub const KAR_300: Power = VANILLA;
