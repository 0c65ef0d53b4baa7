//! Druid cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6169980e

/// # Volcanic Lumberer
///
/// `BRM_009` · Druid minion · 9 mana · 7/8
///
/// > **Taunt** Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived BRM_009 966d46c9 d1347b36 43e0309b.5be7c613
pub const BRM_009: Power = costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))]);

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
/// State: Derived
//~ derived BRM_010 13d9eeb5 a4a9cb56 a3218794.8225e85b
pub const BRM_010: Power = choose_one(&["BRM_010a", "BRM_010b"]);

/// # Firecat Form
///
/// `BRM_010a` · Druid minion · 3 mana · 5/2
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `1584` = 1, `2540` = 1
///
/// State: Derived
//~ derived BRM_010a b78544af 99ae8d6c af8cb19e
pub const BRM_010a: Power = spell(&[transform(THIS, card("BRM_010t"))]);

/// # Fire Hawk Form
///
/// `BRM_010b` · Druid minion · 3 mana · 2/5
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Derived
//~ derived BRM_010b 1048c397 87c2e0c2 b5eba33e
pub const BRM_010b: Power = spell(&[transform(THIS, card("BRM_010t2"))]);

/// # Druid of the Flame
///
/// `BRM_010t` · Druid minion · 3 mana · 5/2
///
/// - Set: Blackrock Mountain · common
/// - Minion type: Elemental, Beast
/// - Tags: `1584` = 1, `2540` = 1
///
/// State: Vanilla
//~ vanilla BRM_010t 63864267 8a607cb0 4f302dec
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
//~ vanilla BRM_010t2 88df538b 065bac8d 6747b433
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
//~ vanilla OG_044b 3f796bc4 dc1ba4c0 9f6ebb56
pub const OG_044b: Power = VANILLA;
