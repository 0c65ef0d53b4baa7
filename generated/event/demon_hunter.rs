//! Demon Hunter cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0eca7642

/// # Soul Immolation
/// Spell · Shadow · 2 mana
/// > Your Hero Power becomes 'Collapsing Star'. If it already is, increase its damage by 1.
/// - Makes: [`JAIL_EVENT_101hp`](crate::violet_hold::demon_hunter::JAIL_EVENT_101hp)
//~ done JAIL_EVENT_101 - a5d45018.a93130ae cc1cabaf.f8aba329
pub const JAIL_EVENT_101: Power = spell(&[either(
    there_is(&YOUR_HERO_POWER.that(named("JAIL_EVENT_101hp"))),
    &[raise_text_number(1).to(YOUR_HERO_POWER)],
    &[become_hero_power(card("JAIL_EVENT_101hp"))],
)]);
