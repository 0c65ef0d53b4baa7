//! Priest cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 66571f12

/// # Dark Terraforming
/// Spell · Shadow · 5 mana
/// > Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
//~ done BE_EVENT_102 - cf35eba3.553dd92d 49a3c16d
pub const BE_EVENT_102: Power = spell(&[
    deal(5).to(A_MINION),
    set_counter(0, 4),
    deal(1).times(counter_value(0)).to(TARGET.at_distance(1)),
    set_counter(0, 3),
    deal(1).times(counter_value(0)).to(TARGET.at_distance(2)),
    set_counter(0, 2),
    deal(1).times(counter_value(0)).to(TARGET.at_distance(3)),
    set_counter(0, 1),
    deal(1).times(counter_value(0)).to(TARGET.at_distance(4)),
    set_counter(0, 0),
    deal(1).times(counter_value(0)).to(TARGET.at_distance(5)),
    set_counter(0, -1),
    deal(1).times(counter_value(0)).to(TARGET.at_distance(6)),
]);
