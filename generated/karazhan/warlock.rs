//! Warlock cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6a262307

/// # Kara Kazham!
///
/// `KAR_025` · Warlock spell · 5 mana
///
/// > Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Candle [`KAR_025a`], Broom [`KAR_025b`], Teapot [`KAR_025c`]
///
/// State: Derived
//~ derived KAR_025 306b29c6 a035e4d1 fb3d5ece.84227891
pub const KAR_025: Power = spell(&[summon(card("KAR_025a")), summon(card("KAR_025b")), summon(card("KAR_025c"))]);

/// # Candle
///
/// `KAR_025a` · Warlock minion · 1 mana · 1/1
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ vanilla KAR_025a 78c9ee90 6c6671c6 9963e474
pub const KAR_025a: Power = VANILLA;

/// # Broom
///
/// `KAR_025b` · Warlock minion · 2 mana · 2/2
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ vanilla KAR_025b da021e3b 08bf80dc a224f209
pub const KAR_025b: Power = VANILLA;

/// # Teapot
///
/// `KAR_025c` · Warlock minion · 3 mana · 3/3
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ vanilla KAR_025c c0266cbe 5b401fdf 8b475c45
pub const KAR_025c: Power = VANILLA;

/// # Malchezaar's Imp
///
/// `KAR_089` · Warlock minion · 2 mana · 1/3
///
/// > Whenever you discard a card, draw a card.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Derived
//~ derived KAR_089 79e45894 68023037 40ba49dd.18ba1549
pub const KAR_089: Power = whenever(YOU.discard(CARD)).then(&[draw(1)]);

/// # Silverware Golem
///
/// `KAR_205` · Warlock minion · 3 mana · 3/4
///
/// > If you discard this minion, summon it.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Derived
//~ derived KAR_205 f8aedc57 5609c894 29d03894.766c5707
pub const KAR_205: Power = on(Word::WhenDiscarded, &[summon(the(THIS))]);
