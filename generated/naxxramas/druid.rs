//! Druid cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bade94d3

/// # Poison Seeds
/// Spell · Nature · 4 mana
/// > Destroy all minions and summon 2/2 Treants to replace them.
/// - Makes: Treant [`FP1_019t`] (2/2)
//~ done FP1_019 - 548e6072.2fca7e6b af1223bf.0c602e5b
pub const FP1_019: Power = spell(&[
    set_counter(0, 1).for_each(FRIENDLY_MINIONS),
    set_counter(1, 1).for_each(ENEMY_MINIONS),
    destroy(MINIONS),
    process_deaths(),
    summon(card("FP1_019t")).times(counter_value(0)),
    summon(card("FP1_019t")).times(counter_value(1)).for_(OPPONENT),
]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla FP1_019t a13bf696 57e94b0b f03d3e63
pub const FP1_019t: Power = VANILLA;
