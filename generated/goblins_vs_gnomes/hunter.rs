//! Hunter cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4b4fc914

/// # Call Pet
/// Spell · 2 mana
/// > Draw a card. If it's a Beast, it costs (4) less.
//~ derived GVG_017 259b5740 7846e7ae.29cbde96 49711a6d
pub const GVG_017: Power = spell(&[draw(1), give(&[cost_less(4)]).to(IT).when(there_is(&IT.that(BEAST)))]);

/// # Feign Death
/// Spell · 2 mana
/// > Trigger all **Deathrattles** on your minions.
//~ done GVG_026 - 7846e7ae.5cdf96e8 25638e06
pub const GVG_026: Power = spell(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS)]);

/// # Glaivezooka
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** Give a random friendly minion +1 Attack.
/// - Makes: Glaivezooka [`GVG_043e`] ("\+2 Attack.")
//~ derived GVG_043 4d444673 55a4c629.fe1f9267 c1294214.8c47e9f3
pub const GVG_043: Power = battlecry(&[give(&[ATTACK.plus(1)]).to(FRIENDLY_MINIONS.random())]);

/// # Glaivezooka
/// Enchantment
/// > \+2 Attack.
//~ derived GVG_043e f9df637e d522ad72.a6e18051 c1294214
pub const GVG_043e: Power = enchant(&[ATTACK.plus(2)]);

/// # King of Beasts
/// Minion · Beast · 3 mana · 1/5
/// > **Taunt** Has +1 Attack for each other Beast you control.
/// - Makes: The King [`GVG_046e`] ("Increased Attack.")
//~ derived GVG_046 ecda2ebb 9bb3e0c2.d904d5d3 9b66af7c.19191e06
pub const GVG_046: Power = aura(THIS).have(&[ATTACK.plus(1).for_each(OTHER_FRIENDLY_MINIONS.that(BEAST))]);

/// # The King
/// Enchantment
/// > Increased Attack.
//~ todo GVG_046e 86c25c5e d522ad72.08129cea 32cae494
pub const GVG_046e: Power = TODO;

/// # Metaltooth Leaper
/// Minion · Mech · Beast · 3 mana · 3/3
/// > **Battlecry:** Give your other Mechs +2 Attack.
/// - Makes: Metal Teeth [`GVG_048e`] ("\+2 Attack.")
//~ derived GVG_048 7c5da254 d7d5da71.440805a9 7db911ab.8c67f44a
pub const GVG_048: Power = battlecry(&[attach("GVG_048e").to(OTHER_FRIENDLY_MINIONS.that(MECH))]);

/// # Metal Teeth
/// Enchantment
/// > \+2 Attack.
//~ derived GVG_048e 71c86f2a d522ad72.a6e18051 f7a8123e
pub const GVG_048e: Power = enchant(&[ATTACK.plus(2)]);

/// # Gahz'rilla
/// Minion · Beast · 7 mana · 6/9
/// > Whenever this minion takes damage, double its Attack.
/// - Makes: Might of Zul'Farrak [`GVG_049e`] ("Multiplying Attack.")
//~ derived GVG_049 1f2a42bc 06398d97.78c51ed1 5bd09b11.984138f0
pub const GVG_049: Power = whenever(THIS.takes_damage_from(CARD)).then(&[give(&[ATTACK.doubled()])]);

/// # Might of Zul'Farrak
/// Enchantment
/// > Multiplying Attack.
//~ todo GVG_049e 861e00d1 d522ad72.4ef44c09 11209c32
pub const GVG_049e: Power = TODO;

/// # Cobra Shot
/// Spell · Nature · 4 mana
/// > Deal $3 damage to a minion and the enemy hero.
//~ done GVG_073 - 548e6072.66a20cc4 6a002eeb
pub const GVG_073: Power = spell(&[deal(3).to(together(&[A_MINION, ENEMY_HERO]))]);

/// # Steamwheedle Sniper
/// Minion · 2 mana · 2/3
/// > Your Hero Power can target minions.
//~ done GVG_087 - 5656a6e3.233eae6b b2da8c20
pub const GVG_087: Power = aura(YOU).have(&[has(GameTag::STEADY_SHOT_CAN_TARGET)]);
