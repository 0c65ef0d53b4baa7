//! Warrior cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ef6a2e9a

/// # Protect the King!
/// Spell · 3 mana
/// > For each enemy minion, summon a 1/1 Pawn with **Taunt**.
/// - Makes: Pawn [`KAR_026t`] (1/1, "Taunt")
//~ derived KAR_026 4cb2a730 82ede6d1.7ad05bdd c80d7cd1.0561502d
pub const KAR_026: Power = spell(&[summon(card("KAR_026t")).for_each(ENEMY_MINIONS)]);

/// # Pawn
/// Minion · 1 mana · 1/1
/// > **Taunt**
//~ vanilla KAR_026t cab3c406 cbd7c476.4b0c5d24 f8898bf4
pub const KAR_026t: Power = VANILLA;

/// # Fool's Bane
/// Weapon · 5 mana · 3/4 durability
/// > Unlimited attacks each turn. Can't attack heroes.
//~ done KAR_028 - 8a4392e6.11ba2cef b43dd3d7
pub const KAR_028: Power = abilities(&[
    aura(YOUR_HERO).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]),
    whenever(YOU.equip(ITSELF)).then(&[ready(YOUR_HERO)]),
    after(YOUR_HERO.attack(CARD)).when(there_is(&THIS.that(HEALTH.at_least(1)))).then(&[ready(YOUR_HERO)]),
]);

/// # Ironforge Portal
/// Spell · Fire · 4 mana
/// > Gain 4 Armor. Summon a random 4-Cost minion.
//~ derived KAR_091 f1626b08 085e2d30.8379d00b a077fd58
pub const KAR_091: Power = spell(&[armor(4), summon(random(all(&[MINION, COST.is(4)])))]);
