//! Hunter cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Chopshop Copter
///
/// `YOD_004` · Hunter minion · 3 mana · 2/4
///
/// > After a friendly Mech dies, add a random Mech to your hand.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Mech
/// - Target: "Become a copy of a Mech."
///
/// State: Todo
//~ YOD_004 todo 34c9d348 2bd0d1a7
pub const YOD_004: Power = TODO;

/// # Fresh Scent
///
/// `YOD_005` · Hunter spell · 2 mana
///
/// > **Twinspell** Give a Beast +2/+2.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Twinspell
/// - Enchantments: Fresh Scent [`YOD_005e`]
/// - Tokens: Fresh Scent [`YOD_005ts`]
///
/// State: Todo
//~ YOD_005 todo e5b5aad1 5d964945
pub const YOD_005: Power = TODO;

/// # Fresh Scent
///
/// `YOD_005e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_005e todo f3a09dbf b22667c0
pub const YOD_005e: Power = TODO;

/// # Fresh Scent
///
/// `YOD_005ts` · Hunter spell · 2 mana
///
/// > Give a Beast +2/+2.
///
/// - Set: Galakrond's Awakening · common
///
/// State: Todo
//~ YOD_005ts todo 1f726272 51af0be2
pub const YOD_005ts: Power = TODO;

/// # Rotnest Drake
///
/// `YOD_036` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** If you're holding a Dragon, destroy a random enemy minion.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ YOD_036 todo 7b88de6a b26282b9
pub const YOD_036: Power = TODO;
