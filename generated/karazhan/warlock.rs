//! Warlock cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ KAR_025 todo 8329cd38 996fbbb1
pub const KAR_025: Power = TODO;

/// # Candle
///
/// `KAR_025a` · Warlock minion · 1 mana · 1/1
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ KAR_025a vanilla 37b820d4 32614171
pub const KAR_025a: Power = VANILLA;

/// # Broom
///
/// `KAR_025b` · Warlock minion · 2 mana · 2/2
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ KAR_025b vanilla a9f732c2 d7b7b122
pub const KAR_025b: Power = VANILLA;

/// # Teapot
///
/// `KAR_025c` · Warlock minion · 3 mana · 3/3
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ KAR_025c vanilla bfa9ca26 cba7ea91
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
/// State: Todo
//~ KAR_089 todo fa08cea7 57fa81d3
pub const KAR_089: Power = TODO;

/// # Silverware Golem
///
/// `KAR_205` · Warlock minion · 3 mana · 3/4
///
/// > If you discard this minion, summon it.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Todo
//~ KAR_205 todo 75dc7e93 768809fa
pub const KAR_205: Power = TODO;
