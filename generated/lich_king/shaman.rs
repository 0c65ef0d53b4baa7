//! Shaman cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 53860b1e

/// # Frostfin Chomper
/// Minion · Elemental · Murloc · 3 mana · 2/3
/// > **Battlecry:** If you played an Elemental last turn, summon three 1/1 Murlocs.
/// - Makes: Chillgill [`NX2_007t`] (1/1)
//~ derived NX2_007 91deb4a4 0ede4fc9.b7e9206f 3f1123a2.24520748
pub const NX2_007: Power =
    battlecry(&[summon(card("NX2_007t")).copies(3)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Chillgill
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla NX2_007t 655bfc96 6c89e89f a5912598
pub const NX2_007t: Power = VANILLA;

/// # Blazing Transmutation
/// Spell · Fire · 1 mana
/// > Choose a minion. **Discover** one that costs (1) more to transform it into.
//~ done NX2_008 - e70c31b0.de61b3ca 1feb2f30
pub const NX2_008: Power = spell(&[
    select(A_MINION),
    discover_then(
        Offer::Pool(all(&[MINION, COST.same_as(&sum(&[COST.of(TARGET), fixed(1)]))]), Classes::Own),
        &[remember(IT), transform(TARGET, the(REMEMBERED))],
    ),
]);

/// # Cold Storage
/// Spell · Frost · 1 mana
/// > **Freeze** a minion. Add a copy of it to your hand.
//~ derived NX2_009 a2098e71 28462b40.d73809bc 68bdc3cb
pub const NX2_009: Power = spell(&[freeze(A_MINION), get(copy_of(IT))]);

/// # Rotgill
/// Minion · Undead · Murloc · 5 mana · 3/6
/// > **Battlecry:** Give your other minions "**Deathrattle:** Give your minions +1/+1."
/// - Makes: Deathwatch [`RLK_550e`] ("Deathrattle: Give your minions +1/+1."); Deathsight [`RLK_550e2`] ("\+1/+1.")
//~ derived RLK_550 d602c88f a560ec84.3f65624e a49363fe.19aa6c42
pub const RLK_550: Power = battlecry(&[attach("RLK_550e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Deathwatch
/// Enchantment
/// > **Deathrattle:** Give your minions +1/+1.
//~ derived RLK_550e 62b83e4a d522ad72.9fa77bf0 e9dfa5f2
pub const RLK_550e: Power = deathrattle(&[give(&[plus(1, 1)]).to(FRIENDLY_MINIONS)]);

/// # Deathsight
/// Enchantment
/// > \+1/+1.
//~ derived RLK_550e2 3df9db47 d522ad72.cb08f83e d32096a6
pub const RLK_550e2: Power = enchant(&[plus(1, 1)]);

/// # Blightblood Berserker
/// Minion · Undead · 7 mana · 3/8
/// > **Taunt**, **Lifesteal**, **Reborn Deathrattle:** Deal 3 damage to a random enemy.
//~ derived RLK_551 0f296e39 5a1f4fbc.29f82059 c33ef678
pub const RLK_551: Power = deathrattle(&[deal(3).to(ENEMIES.random())]);

/// # Unliving Champion
/// Minion · Undead · 3 mana · 3/2
/// > **Battlecry:** If a friendly Undead died after your last turn, summon two 3/2 Zombies.
/// - Makes: Drakkari Zombie [`RLK_909t`] (3/2)
//~ derived RLK_552 0e79bcb3 e176609e.0a2e7e40 a37c3071.4b28e922
#[rustfmt::skip]
pub const RLK_552: Power = battlecry(&[summon(card("RLK_909t")).copies(2)]).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1));

/// # Prescience
/// Spell · Shadow · 4 mana
/// > Draw 2 minions. For each that costs (5) or more, summon a 2/3 Spirit with **Taunt**.
/// - Makes: Ghastly Apparition [`RLK_553t`] (2/3, "Taunt")
//~ done RLK_553 - 1e562e45.5d173d00 8e15b4c1.92f92aa1
pub const RLK_553: Power = spell(&[draw_that(2, MINION), summon(card("RLK_553t")).for_each(IT.that(COST.at_least(5)))]);

/// # Ghastly Apparition
/// Minion · Undead · 2 mana · 2/3
/// > **Taunt**
//~ vanilla RLK_553t 7d9d9549 af5d8f40.4b0c5d24 8bd5ae7d
pub const RLK_553t: Power = VANILLA;

/// # Harkener of Dread
/// Minion · Undead · 5 mana · 2/2
/// > **Taunt, Reborn Deathrattle:** Summon a 4/4 Undead with **Taunt**.
/// - Makes: Drakkari Specter [`RLK_554t`] (4/4, "Taunt")
//~ derived RLK_554 c6a493ab ebd536ef.662493cc 705dbe62.aac8ec6a
pub const RLK_554: Power = deathrattle(&[summon(card("RLK_554t"))]);

/// # Drakkari Specter
/// Minion · Undead · 4 mana · 4/4
/// > **Taunt**
//~ vanilla RLK_554t 05360d62 87049108.4b0c5d24 06f2e8aa
pub const RLK_554t: Power = VANILLA;

/// # Deathweaver Aura
/// Spell · Shadow · 2 mana
/// > Give a minion "**Deathrattle:** Summon two 3/2 Zombies." **Overload:** (1)
/// - Makes: Drakkari Zombie [`RLK_909t`] (3/2); Voodoo Be With You [`RLK_909e`] ("Deathrattle: Summon two 3/2 Zombies.")
//~ derived RLK_909 80beca2f a5d45018.f5bd3045 75118ac4.4956b377
pub const RLK_909: Power = spell(&[attach("RLK_909e").to(A_MINION)]);

/// # Voodoo Be With You
/// Enchantment
/// > **Deathrattle:** Summon two 3/2 Zombies.
//~ derived RLK_909e 259fc98c d522ad72.9e384451 cb176419
pub const RLK_909e: Power = deathrattle(&[summon(card("RLK_909t")).copies(2)]);

/// # Drakkari Zombie
/// Minion · Undead · 2 mana · 3/2
//~ vanilla RLK_909t b1d25cda e2f87da0 c624fa6d
pub const RLK_909t: Power = VANILLA;

/// # Shadow Suffusion
/// Spell · Shadow · 3 mana
/// > Give your minions "**Deathrattle:** Deal 3 damage to a random enemy."
/// - Makes: Mojo Missile [`RLK_910e`] ("Deathrattle: Deal 3 damage to a random enemy.")
//~ derived RLK_910 50845faf 3c9c5d15.cce86f9f b49b6db4.8fd4b812
pub const RLK_910: Power = spell(&[attach("RLK_910e").to(FRIENDLY_MINIONS)]);

/// # Mojo Missile
/// Enchantment
/// > **Deathrattle:** Deal 3 damage to a random enemy.
//~ derived RLK_910e ced60595 d522ad72.269904a6 7e570f82
pub const RLK_910e: Power = deathrattle(&[deal(3).to(ENEMIES.random())]);

/// # From De Other Side
/// Spell · Shadow · 9 mana
/// > Summon a copy of each minion in your hand. They attack random enemy minions, then die.
//~ done RLK_911 - 8717eafe.e48c5424 f791c393
pub const RLK_911: Power = spell(&[
    summon(copy_of(YOUR_HAND.that(MINION))),
    make_attack(IT, ENEMY_MINIONS.random()),
    destroy(IT.that(is(&MINIONS))),
]);

/// # Scourge Troll
/// Minion · Undead · 1 mana · 1/3
/// > **Deathrattles** given to this minion trigger twice.
//~ done RLK_912 - effce683.6f228089 35bb56f3
pub const RLK_912: Power = given_deathrattles_trigger_twice();

/// # Overlord Drakuru
/// Minion · 9 mana · 6/8
/// > **Rush**, **Windfury** After this attacks and kills a minion, resurrect it on your side.
//~ done RLK_913 - 356b6450.2b8a886b b65f1ec7
pub const RLK_913: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[summon(copy_of(THAT))]);
