//! Rogue cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Swashburglar
///
/// `KAR_069` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random card from another class to your hand.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ KAR_069 todo 05607578 447a805f
pub const KAR_069: Power = TODO;

/// # Ethereal Peddler
///
/// `KAR_070` · Rogue minion · 5 mana · 5/6
///
/// > **Battlecry:** If you're holding any cards from another class, reduce their Cost by (2).
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ KAR_070 todo f6ab1fd0 39437ca7
pub const KAR_070: Power = TODO;

/// # Deadly Fork
///
/// `KAR_094` · Rogue minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add a 3/2 weapon to your hand.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Sharp Fork [`KAR_094a`]
///
/// State: Todo
//~ KAR_094 todo f81e0c05 a6168193
pub const KAR_094: Power = TODO;

/// # Sharp Fork
///
/// `KAR_094a` · Rogue weapon · 3 mana · 3/2 durability
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ KAR_094a vanilla be50b05a dc760175
pub const KAR_094a: Power = VANILLA;
