//! Warrior cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8b9f4c14

/// # Bouncing Blade
/// Spell · 2 mana
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
//~ derived GVG_050 7e5fadd6 7846e7ae.7c0e2327 b2088f66
#[rustfmt::skip]
pub const GVG_050: Power = spell(&[deal(1).to(MINIONS.random()), repeat_ability(Word::Spell, the(THIS)).when(all(&[there_is(&IT), there_is_no(&IT.that(DEAD))]))]);

/// # Warbot
/// Minion · Mech · 1 mana · 1/3
/// > Has +1 Attack while damaged.
/// - Makes: Enraged [`GVG_051e`] ("\+1 Attack")
//~ derived GVG_051 f58cf4e0 2eb9616e.a74ede89 b48c19f4.998a759b
pub const GVG_051: Power = aura(THIS).when(DAMAGED).gives("GVG_051e");

/// # Enraged
/// Enchantment
/// > \+1 Attack
//~ derived GVG_051e 19b7c4dd d522ad72.9fa56d42 a7420c02
pub const GVG_051e: Power = enchant(&[ATTACK.plus(1)]);

/// # Crush
/// Spell · 7 mana
/// > Destroy a minion. If you have a damaged minion, this costs (4) less.
//~ derived GVG_052 69c817a0 014b7716.bd6e1acc 44eefba7
#[rustfmt::skip]
pub const GVG_052: Power = abilities(&[spell(&[destroy(A_MINION)]), aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(DAMAGED))).in_hand().have(&[cost_less(4)])]);

/// # Shieldmaiden
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Gain 5 Armor.
//~ derived GVG_053 19db0141 7c0f8337.ff4e009d 32e07ed8
pub const GVG_053: Power = battlecry(&[armor(5)]);

/// # Ogre Warmaul
/// Weapon · 3 mana · 4/2 durability
/// > 50% chance to attack the wrong enemy.
//~ done GVG_054 - 38aae2ae.aeee7260 af4515ad
pub const GVG_054: Power =
    whenever(YOUR_HERO.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Screwjank Clunker
/// Minion · Mech · 4 mana · 2/5
/// > **Battlecry:** Give a friendly Mech +2/+2.
/// - Makes: Screwy Jank [`GVG_055e`] ("\+2/+2.")
//~ derived GVG_055 e7d6ac8a 0b472431.0fd0fc11 541360ae.97ff99ca
pub const GVG_055: Power = battlecry(&[attach("GVG_055e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Screwy Jank
/// Enchantment
/// > \+2/+2.
//~ derived GVG_055e 0a8b8656 d522ad72.d5727bd5 84654cec
pub const GVG_055e: Power = enchant(&[plus(2, 2)]);

/// # Iron Juggernaut
/// Minion · Mech · 6 mana · 6/5
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
/// - Makes: Burrowing Mine [`GVG_056t`] ("Casts When Drawn You take 10 damage.")
//~ derived GVG_056 c923f6d6 3def6b1f.cadb5ea6 2b8dcefc.4541fb51
#[rustfmt::skip]
pub const GVG_056: Power = abilities(&[battlecry(&[shuffle(card("GVG_056t")).for_(OPPONENT)]), deathrattle(&[shuffle(card("GVG_056t")).for_(OPPONENT)])]);

/// # Burrowing Mine
/// Spell · 6 mana
/// > **Casts When Drawn** You take 10 damage.
//~ done GVG_056t - 9e3ad3c7.c5656cc1 d8e721a6
pub const GVG_056t: Power = spell(&[deal(10).to(YOUR_HERO)]);

/// # Siege Engine
/// Minion · Mech · 5 mana · 5/5
/// > Whenever you gain Armor, give this minion +1 Attack.
/// - Makes: Armor Plated [`GVG_086e`] ("Increased Attack.")
//~ derived GVG_086 bdc343b9 c5b57330.f09c9ac6 a3e6f929.f97cbc6b
pub const GVG_086: Power = whenever(YOU.gain_armor()).then(&[give(&[ATTACK.plus(1)])]);

/// # Armor Plated
/// Enchantment
/// > Increased Attack.
//~ todo GVG_086e b72e7684 d522ad72.08129cea 3a553789
pub const GVG_086e: Power = TODO;
