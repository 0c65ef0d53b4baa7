//! Druid cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Volcanic Lumberer
///
/// `BRM_009` · Druid minion · 9 mana · 7/8
///
/// > **Taunt** Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ BRM_009 todo 024e4d00 f15216df
pub const BRM_009: Power = TODO;

/// # Druid of the Flame
///
/// `BRM_010` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Transform into a 5/2 minion; or a 2/5 minion.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Mechanics: Choose One
/// - Tokens: Firecat Form [`BRM_010a`], Fire Hawk Form [`BRM_010b`], Druid of the Flame [`BRM_010t`], Druid of the Flame [`BRM_010t2`]
///
/// State: Todo
//~ BRM_010 todo 1ea530ec fed9e194
pub const BRM_010: Power = TODO;

/// # Firecat Form
///
/// `BRM_010a` · Druid minion · 3 mana · 5/2
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `1584` = 1, `2540` = 1
///
/// State: Vanilla
//~ BRM_010a vanilla 022a5d31 56629f43
pub const BRM_010a: Power = VANILLA;

/// # Fire Hawk Form
///
/// `BRM_010b` · Druid minion · 3 mana · 2/5
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ BRM_010b vanilla 913a907c 6702808d
pub const BRM_010b: Power = VANILLA;

/// # Druid of the Flame
///
/// `BRM_010t` · Druid minion · 3 mana · 5/2
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `1584` = 1, `2540` = 1
///
/// State: Vanilla
//~ BRM_010t vanilla 27b64677 6afea94e
pub const BRM_010t: Power = VANILLA;

/// # Druid of the Flame
///
/// `BRM_010t2` · Druid minion · 3 mana · 2/5
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ BRM_010t2 vanilla 9f3ad66a 370cda26
pub const BRM_010t2: Power = VANILLA;

/// # Druid of the Flame
///
/// `OG_044b` · Druid minion · 3 mana · 5/5
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `1584` = 1, `2540` = 1
///
/// State: Vanilla
//~ OG_044b vanilla 934c4623 76734e8c
pub const OG_044b: Power = VANILLA;
