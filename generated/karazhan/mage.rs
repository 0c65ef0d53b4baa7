//! Mage cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 36aa1d1d

/// # Babbling Book
///
/// `KAR_009` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived KAR_009 7584c7da c38f0f5e 1110ac7c.67afde8a
pub const KAR_009: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]);

/// # Firelands Portal
///
/// `KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived KAR_076 32db5a34 dcd0ac77 f10dc9ee.5c5f4186
pub const KAR_076: Power = spell(&[deal(6).to(TARGET), summon(random(all(&[MINION, COST.is(6)])))]);

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
/// State: Derived
//~ derived KAR_092 e0ead8e2 3264dd98 942cc874.6ad4eb3d
pub const KAR_092: Power = battlecry(&[deal(3).to(TARGET)]).when(there_is(&YOUR_SECRETS.that(SECRET)));
