//! Rogue cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 91fab868

/// # Skyvateer
///
/// `YOD_016` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth Deathrattle:** Draw a card.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Stealth, Deathrattle
///
/// State: Derived
//~ derived YOD_016 037ad012 0df6ec8f 1e0c6a76.209828f8
pub const YOD_016: Power = deathrattle(&[draw(1)]);

/// # Shadow Sculptor
///
/// `YOD_017` · Rogue minion · 5 mana · 3/2
///
/// > **Combo:** Draw a card for each card you've played this turn.
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived YOD_017 51ab27fc 5b9ee554 45d1c2ba.9abfaec9
pub const YOD_017: Power = combo(&[draw(1).times(count_of(CARDS_YOU_PLAYED_THIS_TURN))]);

/// # Waxmancy
///
/// `YOD_018` · Rogue spell · 2 mana
///
/// > **Discover** a **Battlecry** minion. Reduce its Cost by (2).
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Discover
/// - Refers to: Battlecry
/// - Enchantments: Forged in Wax [`YOD_018e`]
///
/// State: Derived
//~ derived YOD_018 ec986506 3e0f6bd7 dc81c2d2.b0ce4c47
pub const YOD_018: Power = spell(&[discover(all(&[MINION, with(GameTag::BATTLECRY)])), attach("YOD_018e").to(IT)]);

/// # Forged in Wax
///
/// `YOD_018e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Galakrond's Awakening
///
/// State: Derived
//~ derived YOD_018e 97708940 6835c620 caf2811d.90c32b47
pub const YOD_018e: Power = enchant(&[cost_less(2)]);
