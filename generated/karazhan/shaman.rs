//! Shaman cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6229349d

/// # Wicked Witchdoctor
///
/// `KAR_021` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// - Set: One Night in Karazhan · common · collectible
///
/// State: Derived
//~ derived KAR_021 56f5ee48 db4de3ad 670a3c3d.7f0ab201
pub const KAR_021: Power =
    whenever(YOU.cast(SPELL)).then(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_058", "NEW1_009"]))]);

/// # Spirit Claws
///
/// `KAR_063` · Shaman weapon · 1 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Spell Damage**.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Refers to: Spellpower
///
/// State: Done
//~ done KAR_063 0500be76 - e24b0d4b.2e0c288b
pub const KAR_063: Power = aura(THIS).when(SPELL_DAMAGE.at_least(1)).have(&[ATTACK.plus(2)]);

/// # Maelstrom Portal
///
/// `KAR_073` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
///
/// - Set: One Night in Karazhan · rare · collectible
///
/// State: Derived
//~ derived KAR_073 bfd9b501 8f4d1577 7a3de50f.9709fcaf
pub const KAR_073: Power = spell(&[deal(1).to(ENEMY_MINIONS), summon(random(all(&[MINION, COST.is(1)])))]);
