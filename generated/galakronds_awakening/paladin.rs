//! Paladin cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ee679f3a

/// # Shotbot
/// Minion · Mech · 2 mana · 2/2
/// > **Reborn**
//~ vanilla YOD_010 2984cab0 e00ad7bf.d8e09bc7 0356bd90
pub const YOD_010: Power = VANILLA;

/// # Air Raid
/// Spell · 2 mana
/// > **Twinspell** Summon two {0} Silver Hand Recruits with **Taunt**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Air Raid [`YOD_012ts`] ("Summon two Silver Hand Recruits with Taunt.")
//~ derived YOD_012 f9a54fcb 7846e7ae.290362dd 56f3a22f.a9d4f4ea
#[rustfmt::skip]
pub const YOD_012: Power = abilities(&[twinspell("YOD_012ts"), spell(&[summon(card("CS2_101t")).copies(2), give(&[has(GameTag::TAUNT)]).to(IT)])]);

/// # Air Raid
/// Spell · 2 mana
/// > Summon two {0} Silver Hand Recruits with **Taunt**.
//~ derived YOD_012ts 7f42a656 7846e7ae.66e62708 56f3a22f
pub const YOD_012ts: Power = spell(&[summon(card("CS2_101t")).copies(2), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # Scalelord
/// Minion · Dragon · 5 mana · 5/6
/// > **Battlecry:** Give your Murlocs **Divine Shield**.
//~ derived YOD_043 4f354743 c4d5edf2.cc9d4c63 3ee5c6c3
pub const YOD_043: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(MURLOC))]);
