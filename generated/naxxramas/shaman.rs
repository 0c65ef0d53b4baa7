//! Shaman cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fd66e646

/// # Reincarnate
/// Spell · Nature · 1 mana
/// > Destroy a minion, then return it to life with full Health.
/// - Makes: Reincarnate [`FP1_025_Puzzle`] ("Destroy a minion, then return it to life with…")
//~ done FP1_025 - 3f084ec4.c57a14b1 93222e51.05dc08f9
pub const FP1_025: Power =
    spell(&[destroy(A_MINION), process_deaths(), summon(copy_of(TARGET)).for_(TARGET.controller())]);

/// # Reincarnate
/// Spell · Nature · 1 mana
/// > Destroy a minion, then return it to life with full Health.
//~ done FP1_025_Puzzle - 3f084ec4.c57a14b1 93222e51
pub const FP1_025_Puzzle: Power =
    spell(&[destroy(A_MINION), process_deaths(), summon(copy_of(TARGET)).for_(TARGET.controller())]);
