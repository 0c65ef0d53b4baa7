//! Shaman cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fb9624aa

/// # Desperate Bribe
/// Spell · 3 mana
/// > Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
//~ done JAIL_EVENT_102 - 82ede6d1.531c7239 2210c754
pub const JAIL_EVENT_102: Power = spell(&[
    summon(random(all(&[MINION, COST.is(2)]))).picks(2).for_(PLAYERS),
    transform(FRIENDLY_MINIONS, random_costing_more(MINION, 1, COST.of(IT))),
]);
