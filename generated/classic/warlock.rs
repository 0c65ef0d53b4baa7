//! Warlock cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fe64828b

/// # Blood Imp
/// Minion · Demon · 1 mana · 0/1
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
/// - Makes: Blood Pact [`CS2_059o`] ("Increased Health.")
//~ done CS2_059 - 7b6093ed.d3f1125a 91246157.f41ca41b
pub const CS2_059: Power = at_end_of_your_turn(&[attach("CS2_059o").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Blood Pact
/// Enchantment
/// > Increased Health.
//~ done CS2_059o - d522ad72.89b088dc 62a08be2
pub const CS2_059o: Power = enchant(&[HEALTH.plus(1)]);

/// # Siegebreaking
/// Enchantment
/// > Siegebreaker is granting this minion +1 Attack.
//~ done EX1_185e - d522ad72.fe61243c e0bc9fb9
pub const EX1_185e: Power = enchant(&[ATTACK.plus(1)]);

/// # Felguard
/// Minion · Demon · 3 mana · 3/5
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
//~ done EX1_301 - de16497d.dd1adacf b8e9b66b
pub const EX1_301: Power = battlecry(&[destroy_crystals(1)]);

/// # Shadowflame
/// Spell · Shadow · 4 mana
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
//~ done EX1_303 - 1e562e45.e25a402f 66905187
pub const EX1_303: Power = spell(&[destroy(A_FRIENDLY_MINION), deal(1).times(ATTACK.of(IT)).to(ENEMY_MINIONS)]);

/// # Void Terror
/// Minion · Demon · 3 mana · 3/4
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
/// - Makes: Consume [`EX1_304e`] ("Increased stats.")
//~ done EX1_304 - de12c240.d1e4f92d 7b062d37.2133b465
pub const EX1_304: Power = battlecry(&[
    attach("EX1_304e").with_x(ATTACK.of(THIS.neighbours())),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THIS.neighbours())),
    destroy(THIS.neighbours()),
]);

/// # Consume
/// Enchantment
/// > Increased stats.
//~ done EX1_304e - d522ad72.a536d554 9acc544e
pub const EX1_304e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Siphon Soul
/// Spell · Shadow · 4 mana
/// > Destroy a minion. Restore #3 Health to your hero.
//~ done EX1_309 - 1e562e45.221a4393 1654f0f1
pub const EX1_309: Power = spell(&[destroy(A_MINION), heal(3).to(YOUR_HERO)]);

/// # Doomguard
/// Minion · Demon · 5 mana · 5/7
/// > **Charge**. **Battlecry:** Discard two random cards.
//~ done EX1_310 - d4e07bd7.9189cdf5 49920cbb
pub const EX1_310: Power = battlecry(&[discard(YOUR_HAND.random_of(2))]);

/// # Twisting Nether
/// Spell · Shadow · 8 mana
/// > Destroy all minions and locations.
//~ done EX1_312 - 8fec8bd8.e612bf80 73942889
pub const EX1_312: Power = spell(&[destroy(together(&[MINIONS, YOUR_LOCATIONS, ENEMY_BOARD.that(LOCATION)]))]);

/// # Pit Lord
/// Minion · Demon · 4 mana · 5/6
/// > **Battlecry:** Deal 5 damage to your hero.
//~ done EX1_313 - 36baec5b.3cb28fe0 5f682c45
pub const EX1_313: Power = battlecry(&[deal(5).to(YOUR_HERO)]);

/// # Summoning Portal
/// Minion · 4 mana · 0/4
/// > Your minions cost (2) less, but not less than (1).
/// - Makes: Portal Summoning [`EX1_315e`] ("Costs (2) less, but not less than (1).")
//~ done EX1_315 - 47e97084.81f5d9b3 e46ff351.0ff99799
pub const EX1_315: Power = aura(YOUR_HAND.that(MINION)).gives("EX1_315e");

/// # Portal Summoning
/// Enchantment
/// > Costs (2) less, but not less than (1).
//~ done EX1_315e - d522ad72.c89aca35 0dba8388
pub const EX1_315e: Power = enchant(&[cost_less(2).not_below(1)]);

/// # Power Overwhelming
/// Spell · Shadow · 1 mana
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
/// - Makes: Power Overwhelming [`EX1_316e`] ("This minion has +4/+4, but will die a horrible…")
//~ done EX1_316 - ca4a4f53.b638bfe3 3006ff98.997a0992
pub const EX1_316: Power = spell(&[attach("EX1_316e").to(A_FRIENDLY_MINION)]);

/// # Power Overwhelming
/// Enchantment
/// > This minion has +4/+4, but will die a horrible death at the end of the turn.
//~ done EX1_316e - d522ad72.cc690d0d 3006ff98
pub const EX1_316e: Power = abilities(&[enchant(&[plus(4, 4)]), whenever(PLAYERS.turn_end()).then(&[destroy(THIS)])]);

/// # Sense Demons
/// Spell · Shadow · 3 mana
/// > Draw 2 Demons from your deck.
/// - Makes: Worthless Imp [`EX1_317t`] (1/1, "You are out of demons! At least there are always…")
//~ done EX1_317 - 3c9c5d15.52150b78 a76f5b0c.42ac91d8
pub const EX1_317: Power =
    spell(&[repeat(2, &[either(there_is(&YOUR_DECK.that(DEMON)), &[draw_that(1, DEMON)], &[get(card("EX1_317t"))])])]);

/// # Worthless Imp
/// Minion · Demon · 1 mana · 1/1
/// > *You are out of demons! At least there are always imps...*
//~ done EX1_317t - 18149ac8.70c8f3a5 cd56c4c2
pub const EX1_317t: Power = VANILLA;

/// # Flame Imp
/// Minion · Demon · 1 mana · 3/2
/// > **Battlecry:** Deal 3 damage to your hero.
//~ done EX1_319 - 3e7c6181.0597849a 6d85a888
pub const EX1_319: Power = battlecry(&[deal(3).to(YOUR_HERO)]);

/// # Bane of Doom
/// Spell · Shadow · 5 mana
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
//~ done EX1_320 - cf35eba3.fa18af9a 138277de
pub const EX1_320: Power =
    spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, DEMON]))).when(there_is(&IT.that(DEAD)))]);

/// # Lord Jaraxxus
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Equip a 3/8 Blood Fury.\~GAMEPLAY ASPROXY EX1 323
/// - Makes: INFERNO! [`EX1_tk33`] ("Summon a 6/6 Infernal."); Lord Jaraxxus [`EX1_323h`]; Blood Fury [`EX1_323w`] (3/8 durability)
//~ done EX1_323 - a445d38d.b0f63db8 ef3c56d6.6bb47567
pub const EX1_323: Power = battlecry(&[equip(card("EX1_323w"))]);

/// # Lord Jaraxxus
/// Hero · Demon · 15 health
/// - Makes: INFERNO! [`EX1_tk33`] ("Summon a 6/6 Infernal.")
//~ vanilla EX1_323h 1c95d340 a9f162be ef3c56d6.1d4769a1
pub const EX1_323h: Power = VANILLA;

/// # Blood Fury
/// Weapon · 3 mana · 3/8 durability
//~ vanilla EX1_323w 13e4af9d 7cb07a75 7245fff8
pub const EX1_323w: Power = VANILLA;

/// # Demonfire
/// Spell · Fel · 2 mana
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
/// - Makes: Demonfire [`EX1_596e`] ("This Demon has +2/+2.")
//~ done EX1_596 - 4ead3665.a239216a 97793f22.10d052b3
pub const EX1_596: Power = spell(&[either(
    there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))),
    &[attach("EX1_596e").to(A_MINION)],
    &[deal(2).to(A_MINION)],
)]);

/// # Demonfire
/// Enchantment
/// > This Demon has +2/+2.
//~ done EX1_596e - d522ad72.fce93066 97793f22
pub const EX1_596e: Power = enchant(&[plus(2, 2)]);

/// # INFERNO!
/// Hero Power · 2 mana
/// > Summon a 6/6 Infernal.
/// - Makes: INFERNO! [`EX1_tk33_2_TB`] ("Summon a 6/6 Infernal."); Infernal [`EX1_tk34`] (6/6)
//~ done EX1_tk33 - 4902b083.0e7288aa 3db31cf7.424ddfa7
pub const EX1_tk33: Power = hero_power(&[summon(card("EX1_tk34"))]);

/// # INFERNO!
/// Hero Power · 2 mana
/// > Summon a 6/6 Infernal.
//~ derived EX1_tk33_2_TB 485f2f96 4902b083.0e7288aa 3db31cf7
pub const EX1_tk33_2_TB: Power = hero_power(&[summon(card("EX1_tk34"))]);

/// # Infernal
/// Minion · Demon · 6 mana · 6/6
//~ vanilla EX1_tk34 6e2decd1 28f64f08 c9a8e2cf
pub const EX1_tk34: Power = VANILLA;
