//! Mage cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 33d2c7bb

/// # Babbling Book
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Add a random Mage spell to your hand.
//~ derived KAR_009 c38f0f5e cbfac199.67afde8a 4c690f87
pub const KAR_009: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]);

/// # Firelands Portal
/// Spell · Fire · 7 mana
/// > Deal $6 damage. Summon a random 6-Cost minion.
//~ derived KAR_076 dcd0ac77 63dc65d0.5c5f4186 ae8f0cb9
pub const KAR_076: Power = spell(&[deal(6).to(TARGET), summon(random(all(&[MINION, COST.is(6)])))]);

/// # Medivh's Valet
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you control a **Secret**, deal 3 damage.
//~ derived KAR_092 3264dd98 5656a6e3.6ad4eb3d 8e08ae06
pub const KAR_092: Power = battlecry(&[deal(3).to(TARGET)]).when(there_is(&YOUR_SECRETS.that(SECRET)));
