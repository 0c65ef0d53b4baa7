//! Shaman cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wicked Witchdoctor
///
/// `KAR_021` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Todo
//~ KAR_021 todo 9774c757 d9e41177
pub const KAR_021: Power = TODO;

/// # Spirit Claws
///
/// `KAR_063` · Shaman weapon · 1 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Spell Damage**.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Refers to: Spellpower
///
/// State: Todo
//~ KAR_063 todo 2a51cfe3 e027a4d1
pub const KAR_063: Power = TODO;

/// # Maelstrom Portal
///
/// `KAR_073` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
///
/// - Set: One Night in Karazhan · rare · collectible
///
/// State: Todo
//~ KAR_073 todo 26f4e021 26552578
pub const KAR_073: Power = TODO;
