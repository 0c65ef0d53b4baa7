//! Rogue cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file dc09f886

/// # Swashburglar
/// Minion · Pirate · 1 mana · 1/2
/// > **Battlecry:** Add a random card from another class to your hand.
//~ derived KAR_069 42b98b90 606aa4f5.15bc0194 a4c4ea75
pub const KAR_069: Power = battlecry(&[get(random_of(CARD, Classes::Other))]);

/// # Ethereal Peddler
/// Minion · 5 mana · 5/6
/// > **Battlecry:** If you're holding any cards from another class, reduce their Cost by (2).
//~ done KAR_070 - 7c7d1340.af2a16d9 f09760a3
pub const KAR_070: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(ANOTHER_CLASS))]);

/// # Deadly Fork
/// Minion · 3 mana · 3/2
/// > **Deathrattle:** Add a 3/2 weapon to your hand.
/// - Makes: Sharp Fork [`KAR_094a`] (3/2 durability)
//~ derived KAR_094 ce5386c6 05811c42.dba4951d bf6061ec.2f6fc195
pub const KAR_094: Power = deathrattle(&[get(card("KAR_094a"))]);

/// # Sharp Fork
/// Weapon · 3 mana · 3/2 durability
//~ vanilla KAR_094a 4b68f752 043b7f8c 900151cb
pub const KAR_094a: Power = VANILLA;
