//! Paladin cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shotbot
///
/// `YOD_010` · Paladin minion · 2 mana · 2/2
///
/// > **Reborn**
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Mech
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ YOD_010 vanilla d448da60 f66710a8
pub const YOD_010: Power = VANILLA;

/// # Air Raid
///
/// `YOD_012` · Paladin spell · 2 mana
///
/// > **Twinspell** Summon two {0} Silver Hand Recruits with **Taunt**.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Twinspell
/// - Refers to: Taunt
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t), Air Raid [`YOD_012ts`]
///
/// State: Todo
//~ YOD_012 todo 8cd5dce9 f341b14f
pub const YOD_012: Power = TODO;

/// # Air Raid
///
/// `YOD_012ts` · Paladin spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Taunt**.
///
/// - Set: Galakrond's Awakening · rare
/// - Refers to: Taunt
///
/// State: Todo
//~ YOD_012ts todo 57b9ba50 bfcebe75
pub const YOD_012ts: Power = TODO;

/// # Scalelord
///
/// `YOD_043` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Give your Murlocs **Divine Shield**.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
///
/// State: Todo
//~ YOD_043 todo b5e6ab31 6f7e16a3
pub const YOD_043: Power = TODO;
