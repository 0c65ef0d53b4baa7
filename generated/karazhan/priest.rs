//! Priest cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Purify
///
/// `KAR_013` · Priest spell · Holy · 2 mana
///
/// > **Silence** a friendly minion. Draw a card.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ KAR_013 todo 5ea8dca3 92a9be6b
pub const KAR_013: Power = TODO;

/// # Priest of the Feast
///
/// `KAR_035` · Priest minion · 4 mana · 3/6
///
/// > Whenever you cast a spell, restore #3 Health to your hero.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Todo
//~ KAR_035 todo 5f184e4f e19094ab
pub const KAR_035: Power = TODO;

/// # Onyx Bishop
///
/// `KAR_204` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ KAR_204 todo 63bb209b 48ad5519
pub const KAR_204: Power = TODO;
