//! Druid cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rising Winds
///
/// `YOD_001` · Druid spell · 2 mana
///
/// > **Twinspell Choose One -** Draw a card; or Summon a 3/2 Eagle.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Choose One, Twinspell
/// - Tokens: Take Flight [`YOD_001b`], Swoop In [`YOD_001c`], Eagle [`YOD_001t`]
///
/// State: Todo
//~ YOD_001 todo 8a8754fb d7361661
pub const YOD_001: Power = TODO;

/// # Take Flight
///
/// `YOD_001b` · Druid spell · 2 mana
///
/// > Draw a card.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_001b todo 20887ea0 5a3b6b55
pub const YOD_001b: Power = TODO;

/// # Swoop In
///
/// `YOD_001c` · Druid spell · 2 mana
///
/// > Summon a 3/2 Eagle.
///
/// - Set: Galakrond's Awakening
/// - Tokens: Eagle [`YOD_001t`]
///
/// State: Todo
//~ YOD_001c todo 51f8179d 09ddfe2f
pub const YOD_001c: Power = TODO;

/// # Eagle
///
/// `YOD_001t` · Druid minion · 2 mana · 3/2
///
/// - Set: Galakrond's Awakening
/// - Minion type: Beast
/// - Tokens: Rising Winds [`YOD_001ts`]
///
/// State: Vanilla
//~ YOD_001t vanilla 381877eb 3366a6ae
pub const YOD_001t: Power = VANILLA;

/// # Rising Winds
///
/// `YOD_001ts` · Druid spell · 2 mana
///
/// > **Choose One -** Draw a card; or Summon a 3/2 Eagle.
///
/// - Set: Galakrond's Awakening · common
/// - Mechanics: Choose One
/// - Tokens: Eagle [`YOD_001t`]
///
/// State: Todo
//~ YOD_001ts todo 7b6f017f a105e14b
pub const YOD_001ts: Power = TODO;

/// # Winged Guardian
///
/// `YOD_003` · Druid minion · 7 mana · 6/8
///
/// > **Taunt Reborn Elusive**
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Reborn, Elusive
///
/// State: Vanilla
//~ YOD_003 vanilla b9d32203 af17a504
pub const YOD_003: Power = VANILLA;

/// # Steel Beetle
///
/// `YOD_040` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain 5 Armor.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ YOD_040 todo 00417f3f 182aceb3
pub const YOD_040: Power = TODO;
