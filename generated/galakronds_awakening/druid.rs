//! Druid cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ab87379c

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
/// State: Derived
//~ derived YOD_001 a903eeb3 bdc0bae1 638e8002.4c824ccc
pub const YOD_001: Power = abilities(&[twinspell("YOD_001ts"), choose_one(&["YOD_001b", "YOD_001c"])]);

/// # Take Flight
///
/// `YOD_001b` · Druid spell · 2 mana
///
/// > Draw a card.
///
/// - Set: Galakrond's Awakening
///
/// State: Derived
//~ derived YOD_001b 4847c57c e84eec5d 5db84597.442bc6f4
pub const YOD_001b: Power = spell(&[draw(1)]);

/// # Swoop In
///
/// `YOD_001c` · Druid spell · 2 mana
///
/// > Summon a 3/2 Eagle.
///
/// - Set: Galakrond's Awakening
/// - Tokens: Eagle [`YOD_001t`]
///
/// State: Derived
//~ derived YOD_001c c9c7ce99 0f792699 579a58d0.0232060b
pub const YOD_001c: Power = spell(&[summon(card("YOD_001t"))]);

/// # Eagle
///
/// `YOD_001t` · Druid minion · 2 mana · 3/2
///
/// - Set: Galakrond's Awakening
/// - Minion type: Beast
/// - Tokens: Rising Winds [`YOD_001ts`]
///
/// State: Vanilla
//~ vanilla YOD_001t de904d29 2cf96d01 7d1169af
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
//~ todo YOD_001ts 88f70b6c 68c68762 6c86d26e.12d0a76b
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
//~ vanilla YOD_003 7354cf80 631c88d2 f5b804eb.ee06c554
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
/// State: Derived
//~ derived YOD_040 d2e15faf 34d08ce1 a5b8f137.9b65fd52
pub const YOD_040: Power = battlecry(&[armor(5)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));
