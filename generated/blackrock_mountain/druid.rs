//! Druid cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 205ad66d

/// # Volcanic Lumberer
/// Minion · 9 mana · 7/8
/// > **Taunt** Costs (1) less for each minion that died this turn.
//~ derived BRM_009 7f74eafb 49b65f94.5be7c613 355b10fe
pub const BRM_009: Power = costs(&[cost_less(1).times(MINIONS.die().this_turn().count())]);

/// # Druid of the Flame
/// Minion · 3 mana · 2/2
/// > **Choose One -** Transform into a 5/2 minion; or a 2/5 minion.
/// - Makes: Firecat Form [`BRM_010a`] (5/2); Fire Hawk Form [`BRM_010b`] (2/5); Druid of the Flame [`BRM_010t`] (5/2); Druid of the Flame [`BRM_010t2`] (2/5)
//~ derived BRM_010 a4a9cb56 dec50fb7.8225e85b deef7908.870bd63d
pub const BRM_010: Power = choose_one(&["BRM_010a", "BRM_010b"]);

/// # Firecat Form
/// Minion · Elemental · Beast · 3 mana · 5/2
//~ derived BRM_010a 99ae8d6c c1844ce3 00bcc301
pub const BRM_010a: Power = spell(&[transform(THIS, card("BRM_010t"))]);

/// # Fire Hawk Form
/// Minion · Elemental · Beast · 3 mana · 2/5
///
/// # Notes
///
/// With both effects (Fandral Staghelm) it is in Firecat Form by now, a Beast, and becomes a form of its own.
//~ done BRM_010b - 16d16457 2394cb65
pub const BRM_010b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("OG_044b"))],
    &[transform(THIS, card("BRM_010t2"))],
)]);

/// # Druid of the Flame
/// Minion · Elemental · Beast · 3 mana · 5/2
//~ vanilla BRM_010t 8a607cb0 c1844ce3 deef7908
pub const BRM_010t: Power = VANILLA;

/// # Druid of the Flame
/// Minion · Elemental · Beast · 3 mana · 2/5
//~ vanilla BRM_010t2 065bac8d 16d16457 deef7908
pub const BRM_010t2: Power = VANILLA;

/// # Druid of the Flame
/// Minion · Elemental · Beast · 3 mana · 5/5
//~ vanilla OG_044b dc1ba4c0 c19d4988 deef7908
pub const OG_044b: Power = VANILLA;
