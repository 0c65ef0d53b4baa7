//! Druid cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6f920f04

/// # Menagerie Warden
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
//~ derived KAR_065 7eb55e61 7c760552.3e5cddb0 bb120820
pub const KAR_065: Power = battlecry(&[select(A_FRIENDLY_MINION.that(BEAST)), summon(copy_of(IT))]);

/// # Moonglade Portal
/// Spell · Nature · 6 mana
/// > Restore #6 Health. Summon a random 6-Cost minion.
//~ derived KAR_075 612e7751 cfdfae10.e381c476 26b2678c
pub const KAR_075: Power = spell(&[heal(6).to(TARGET), summon(random(all(&[MINION, COST.is(6)])))]);

/// # Enchanted Raven
/// Minion · Beast · 1 mana · 2/2
//~ vanilla KAR_300 68977b67 e87f2697 6f812750
pub const KAR_300: Power = VANILLA;
