//! Paladin cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e56707c2

/// # Runi, Temporal Guardian
/// Minion · Draenei · 5 mana · 5/5
/// > **Battlecry:** Send all minions in your hand 2 turns into the future. They return with +5/+5.
/// - Makes: [`TIME_EVENT_998e1`](crate::timeways::paladin::TIME_EVENT_998e1); [`TIME_EVENT_998e2`](crate::timeways::paladin::TIME_EVENT_998e2)
///
/// # Notes
///
/// They return at the start of your second turn from now.
//~ done TIME_EVENT_998 - 1e586ec4.22224afa c5726e96.7d542011
pub const TIME_EVENT_998: Power = battlecry(&[
    create_aside(card("TIME_EVENT_998e1")),
    one_by_one(IT, &[keep_with(the(YOUR_HAND.that(MINION)), THAT)]),
    crate::lich_king::paladin::BACK_IN_TWO_TURNS,
]);
