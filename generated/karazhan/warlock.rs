//! Warlock cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fceef3ee

/// # Kara Kazham!
/// Spell · 5 mana
/// > Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot.
/// - Makes: Candle [`KAR_025a`] (1/1); Broom [`KAR_025b`] (2/2); Teapot [`KAR_025c`] (3/3)
//~ done KAR_025 - 36b694de.84227891 63891cc0.609379aa
pub const KAR_025: Power = spell(&[summon(card("KAR_025a")), summon(card("KAR_025b")), summon(card("KAR_025c"))]);

/// # Candle
/// Minion · 1 mana · 1/1
//~ vanilla KAR_025a 6c6671c6 cbd7c476 693d4c38
pub const KAR_025a: Power = VANILLA;

/// # Broom
/// Minion · 2 mana · 2/2
//~ vanilla KAR_025b 08bf80dc 565e37de 17591aed
pub const KAR_025b: Power = VANILLA;

/// # Teapot
/// Minion · 3 mana · 3/3
//~ vanilla KAR_025c 5b401fdf 05878c57 0a1e5cad
pub const KAR_025c: Power = VANILLA;

/// # Malchezaar's Imp
/// Minion · Demon · 2 mana · 1/3
/// > Whenever you discard a card, draw a card.
//~ derived KAR_089 68023037 5f902925.18ba1549 27cb554c
pub const KAR_089: Power = whenever(YOU.discard(CARD)).then(&[draw(1)]);

/// # Silverware Golem
/// Minion · 3 mana · 3/4
/// > If you discard this minion, summon it.
//~ derived KAR_205 5609c894 05841e04.766c5707 800e0d29
pub const KAR_205: Power = on(Word::WhenDiscarded, &[summon(the(THIS))]);
