//! Paladin cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8b2cac8d

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
//~ vanilla YOD_010 5be3727b 2984cab0 4888b507.d8e09bc7
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
/// State: Derived
//~ derived YOD_012 eaf32df3 f9a54fcb f0819f57.290362dd
#[rustfmt::skip]
pub const YOD_012: Power = abilities(&[twinspell("YOD_012ts"), spell(&[summon(card("CS2_101t")).copies(2), give(&[has(GameTag::TAUNT)]).to(IT)])]);

/// # Air Raid
///
/// `YOD_012ts` · Paladin spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Taunt**.
///
/// - Set: Galakrond's Awakening · rare
/// - Refers to: Taunt
///
/// State: Derived
//~ derived YOD_012ts 41081f1a 7f42a656 c2871df8.66e62708
pub const YOD_012ts: Power = spell(&[summon(card("CS2_101t")).copies(2), give(&[has(GameTag::TAUNT)]).to(IT)]);

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
/// State: Derived
//~ derived YOD_043 e578060c 4f354743 f91169d9.cc9d4c63
pub const YOD_043: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(MURLOC))]);
