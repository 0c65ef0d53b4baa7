//! Mage cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Babbling Book
///
/// `KAR_009` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ KAR_009 todo ac807f46 87c16d96
pub const KAR_009: Power = TODO;

/// # Firelands Portal
///
/// `KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ KAR_076 todo 266d513c d982f719
pub const KAR_076: Power = TODO;

/// # Medivh's Valet
///
/// `KAR_092` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, deal 3 damage.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS` = 1 (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ KAR_092 todo 855bd74e 5bb3eca9
pub const KAR_092: Power = TODO;
