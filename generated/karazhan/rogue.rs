//! Rogue cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0009861a

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
/// State: Derived
//~ derived KAR_069 0f839e10 42b98b90 df76ceb9.15bc0194
pub const KAR_069: Power = battlecry(&[get(random_of(CARD, Classes::Other))]);

/// # Ethereal Peddler
///
/// `KAR_070` · Rogue minion · 5 mana · 5/6
///
/// > **Battlecry:** If you're holding any cards from another class, reduce their Cost by (2).
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived KAR_070 55b2a811 d0bf0f2c 61456775.af2a16d9
pub const KAR_070: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(ANOTHER_CLASS))]);

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
/// State: Derived
//~ derived KAR_094 aa757554 ce5386c6 8db05a0f.dba4951d
pub const KAR_094: Power = deathrattle(&[get(card("KAR_094a"))]);

/// # Sharp Fork
///
/// `KAR_094a` · Rogue weapon · 3 mana · 3/2 durability
///
/// - Set: One Night in Karazhan
///
/// State: Vanilla
//~ vanilla KAR_094a 753975dc 4b68f752 687ab51e
pub const KAR_094a: Power = VANILLA;
