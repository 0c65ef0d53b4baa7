//! Druid cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d7233fa3

/// # Rising Winds
/// Spell · 2 mana
/// > **Twinspell Choose One -** Draw a card; or Summon a 3/2 Eagle.
/// - Makes: Take Flight [`YOD_001b`] ("Draw a card."); Swoop In [`YOD_001c`] ("Summon a 3/2 Eagle."); Eagle [`YOD_001t`] (3/2)
//~ derived YOD_001 bdc0bae1 7846e7ae.4c824ccc 42222951.84c3c8dd
pub const YOD_001: Power = abilities(&[twinspell("YOD_001ts"), choose_one(&["YOD_001b", "YOD_001c"])]);

/// # Take Flight
/// Spell · 2 mana
/// > Draw a card.
//~ derived YOD_001b e84eec5d 7846e7ae.442bc6f4 e9fc8e58
pub const YOD_001b: Power = spell(&[draw(1)]);

/// # Swoop In
/// Spell · 2 mana
/// > Summon a 3/2 Eagle.
/// - Makes: Eagle [`YOD_001t`] (3/2)
//~ derived YOD_001c 0f792699 7846e7ae.0232060b 9c3487fc.af32dfd8
pub const YOD_001c: Power = spell(&[summon(card("YOD_001t"))]);

/// # Eagle
/// Minion · Beast · 2 mana · 3/2
/// - Makes: Rising Winds [`YOD_001ts`] ("Choose One - Draw a card; or Summon a 3/2 Eagle.")
//~ vanilla YOD_001t 2cf96d01 b36f6b93 e4921f81.4c71b897
pub const YOD_001t: Power = VANILLA;

/// # Rising Winds
/// Spell · 2 mana
/// > **Choose One -** Draw a card; or Summon a 3/2 Eagle.
/// - Makes: Eagle [`YOD_001t`] (3/2)
//~ done YOD_001ts - 7846e7ae.12d0a76b 42222951.af32dfd8
pub const YOD_001ts: Power = choose_one(&["YOD_001b", "YOD_001c"]);

/// # Winged Guardian
/// Minion · Beast · 7 mana · 6/8
/// > **Taunt Reborn Elusive**
//~ vanilla YOD_003 631c88d2 063a08ca.ee06c554 03c4f90a
pub const YOD_003: Power = VANILLA;

/// # Steel Beetle
/// Minion · Beast · 2 mana · 2/3
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain 5 Armor.
//~ derived YOD_040 34d08ce1 40a2c733.9b65fd52 d20df14c
pub const YOD_040: Power = battlecry(&[armor(5)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));
