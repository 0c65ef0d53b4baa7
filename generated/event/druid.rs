//! Druid cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f5a57f1c

/// # Commissary Crook
///
/// `CATA_EVENT_400` · Druid minion · 3 mana · 4/3
///
/// > **Prepare Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
///
/// - Set: Event · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Prepare
///
/// State: Derived
//~ derived CATA_EVENT_400 243ae903 983305ce 71ddc0df.268c3974
pub const CATA_EVENT_400: Power = battlecry(&[spend_all_mana(), summon(costing(MINION, 0, DONE))]);
