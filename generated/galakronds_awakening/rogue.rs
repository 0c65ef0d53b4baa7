//! Rogue cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8412047c

/// # Skyvateer
/// Minion · Pirate · 2 mana · 1/3
/// > **Stealth Deathrattle:** Draw a card.
//~ derived YOD_016 0df6ec8f 38e23959.209828f8 9afd8452
pub const YOD_016: Power = deathrattle(&[draw(1)]);

/// # Shadow Sculptor
/// Minion · 5 mana · 3/2
/// > **Combo:** Draw a card for each card you've played this turn.
//~ done YOD_017 - e8aa001d.9abfaec9 373d8511
pub const YOD_017: Power = combo(&[draw(1).times(YOU.play(CARD).this_turn().other().count())]);

/// # Waxmancy
/// Spell · 2 mana
/// > **Discover** a **Battlecry** minion. Reduce its Cost by (2).
/// - Makes: Forged in Wax [`YOD_018e`] ("Costs (2) less.")
//~ derived YOD_018 3e0f6bd7 7846e7ae.b0ce4c47 6dd7a4c4.a6ba8e92
pub const YOD_018: Power = spell(&[discover(all(&[MINION, with(GameTag::BATTLECRY)])), attach("YOD_018e").to(IT)]);

/// # Forged in Wax
/// Enchantment
/// > Costs (2) less.
//~ derived YOD_018e 6835c620 d522ad72.90c32b47 9bff96b5
pub const YOD_018e: Power = enchant(&[cost_less(2)]);
