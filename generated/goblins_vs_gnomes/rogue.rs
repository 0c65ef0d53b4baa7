//! Rogue cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 220b3905

/// # Tinker's Sharpsword Oil
/// Spell · 4 mana
/// > Give your weapon +3 Attack. **Combo:** Give a random friendly minion +3 Attack.
/// - Makes: Tinker's Sharpsword Oil [`GVG_022a`] ("\+3 Attack."); Tinker's Sharpsword Oil [`GVG_022b`] ("\+3 Attack.")
//~ derived GVG_022 512df679 38d1d3b0.fa3d91c3 58cb72f7.e15164c6
#[rustfmt::skip]
pub const GVG_022: Power = abilities(&[spell(&[attach("GVG_022a").to(YOUR_WEAPON)]), combo(&[attach("GVG_022a").to(FRIENDLY_MINIONS.random())])]);

/// # Tinker's Sharpsword Oil
/// Enchantment
/// > \+3 Attack.
//~ derived GVG_022a 6bf0371f d522ad72.a18441c4 58cb72f7
pub const GVG_022a: Power = enchant(&[ATTACK.plus(3)]);

/// # Tinker's Sharpsword Oil
/// Enchantment
/// > \+3 Attack.
//~ derived GVG_022b 281e8c60 d522ad72.a18441c4 58cb72f7
pub const GVG_022b: Power = enchant(&[ATTACK.plus(3)]);

/// # Goblin Auto-Barber
/// Minion · Mech · 2 mana · 3/2
/// > **Battlecry:** Give your weapon +1 Attack.
/// - Makes: Extra Sharp [`GVG_023a`] ("\+1 Attack.")
//~ derived GVG_023 22ee662e 9ee36bf9.5bfc8951 3964cd7f.4f49340a
pub const GVG_023: Power = battlecry(&[attach("GVG_023a").to(YOUR_WEAPON)]);

/// # Extra Sharp
/// Enchantment
/// > \+1 Attack.
//~ derived GVG_023a e7c891f9 d522ad72.379bca7a b5650d36
pub const GVG_023a: Power = enchant(&[ATTACK.plus(1)]);

/// # Cogmaster's Wrench
/// Weapon · 3 mana · 1/3 durability
/// > Has +2 Attack while you have a Mech.
//~ done GVG_024 - 024f383e.1551bd9c fd1d9653
pub const GVG_024: Power = aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(MECH))).have(&[ATTACK.plus(2)]);

/// # One-eyed Cheat
/// Minion · Pirate · 2 mana · 4/1
/// > Whenever you summon a Pirate, gain **Stealth**.
//~ derived GVG_025 65198a9b c79a63f8.832acc91 49117a00
pub const GVG_025: Power = whenever(YOU.summon(PIRATE)).then(&[give(&[has(GameTag::STEALTH)])]);

/// # Iron Sensei
/// Minion · Mech · 3 mana · 2/2
/// > At the end of your turn, give another friendly Mech +2/+2.
/// - Makes: Ironed Out [`GVG_027e`] ("Increased stats.")
//~ derived GVG_027 8dca76be dcb2c1e8.4a179f15 7be175dd.efdacda8
pub const GVG_027: Power = at_end_of_your_turn(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS.that(MECH).random())]);

/// # Ironed Out
/// Enchantment
/// > Increased stats.
//~ todo GVG_027e ad5b2bd9 d522ad72.a536d554 947b965e
pub const GVG_027e: Power = TODO;

/// # Trade Prince Gallywix
/// Minion · 6 mana · 5/8
/// > Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
/// - Makes: Gallywix's Coin [`GVG_028t`] ("Gain 1 Mana Crystal this turn only. (Won't…")
//~ done GVG_028 - 733f3189.98611b77 d381a620.de21c54e
pub const GVG_028: Power = whenever(OPPONENT.cast(all(&[SPELL, not(&named("GVG_028t"))])))
    .then(&[get(copy_of(THAT)), get(card("GVG_028t")).for_(OPPONENT)]);

/// # Gallywix's Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
//~ done GVG_028t - 3e8f9d5a.f24bc608 f994f507
pub const GVG_028t: Power = spell(&[gain_mana(1)]);

/// # Sabotage
/// Spell · 4 mana
/// > Destroy a random enemy minion. **Combo:** And your opponent's weapon.
//~ done GVG_047 - 38d1d3b0.eca93fcd cb72fd90
pub const GVG_047: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random())]), combo(&[destroy(ENEMY_WEAPON)])]);

/// # Ogre Ninja
/// Minion · 5 mana · 6/6
/// > **Stealth** 50% chance to attack the wrong enemy.
//~ derived GVG_088 0652cb66 727fc749.38494e19 85ddae1d
pub const GVG_088: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);
