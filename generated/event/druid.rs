//! Druid cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fa8988f1

/// # Commissary Crook
/// Minion · Undead · 3 mana · 4/3
/// > **Prepare Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
//~ derived CATA_EVENT_400 61773ef2 c6897f5d.268c3974 ad6f683e
pub const CATA_EVENT_400: Power = battlecry(&[spend_all_mana(), summon(random_costing(MINION, LAST_AMOUNT))]);
