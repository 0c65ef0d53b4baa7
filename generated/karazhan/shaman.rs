//! Shaman cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a3437d32

/// # Wicked Witchdoctor
/// Minion · 3 mana · 3/4
/// > Whenever you cast a spell, summon a random basic Totem.
//~ derived KAR_021 049a3246 05841e04.7f0ab201 6f9a4db3
pub const KAR_021: Power =
    whenever(YOU.cast(SPELL)).then(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_052", "NEW1_009"]))]);

/// # Spirit Claws
/// Weapon · 1 mana · 1/3 durability
/// > Has +2 Attack while you have **Spell Damage**.
//~ done KAR_063 - 58afaf32.2e0c288b 8b31859b
pub const KAR_063: Power = aura(THIS).when(SPELL_DAMAGE.at_least(1)).have(&[ATTACK.plus(2)]);

/// # Maelstrom Portal
/// Spell · Nature · 2 mana
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
//~ derived KAR_073 8f4d1577 f9bec0b1.9709fcaf f80216a8
pub const KAR_073: Power = spell(&[deal(1).to(ENEMY_MINIONS), summon(random(all(&[MINION, COST.is(1)])))]);
