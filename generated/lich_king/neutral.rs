//! Neutral cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4aae168c

/// # Carrion Crab
/// Minion · All · 0 mana · 3/2
/// > **Battlecry:** Destroy an Undead to gain **Reborn**.
//~ derived NX2_030 e34b1322 2b7a5e7e.1777d6cf d2129308
pub const NX2_030: Power = battlecry(&[destroy(A_MINION.that(UNDEAD)), give(&[has(GameTag::REBORN)])]);

/// # Lost Exarch
/// Minion · Undead · Draenei · 4 mana · 5/4
/// > **Deathrattle**: Spend all your Mana. Summon that many 2/2 Zombies with **Rush**.
/// - Makes: Ghoul [`NX2_032t`] (2/2, "Rush"); Rampaging Zombie [`RLK_018t`] (2/2, "Rush")
//~ derived NX2_032 7adba6a5 7c449d0a.224d4f61 bce5378a.97af837a
pub const NX2_032: Power = deathrattle(&[spend_all_mana(), summon(card("RLK_018t")).times(LAST_AMOUNT)]);

/// # Ghoul
/// Minion · Undead · 2 mana · 2/2
/// > **Rush**
//~ vanilla NX2_032t 1ba7c394 af540375.57b12c28 95a00211
pub const NX2_032t: Power = VANILLA;

/// # Thaddius, Monstrosity
/// Minion · Undead · 10 mana · 11/11
/// > **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn*!)@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
/// - Numbers: {0} = 2
/// - Makes: Positive Attraction [`NX2_033e`] ("Costs (2) less."); Negative Attraction [`NX2_033e2`] ("Costs (2) less.")
///
/// # Notes
///
/// No source: it swaps at the end of its controller's turns, as what swaps in hand does.
//~ done NX2_033 - 8f0dc019.443ad44e.ea1d8a8e 30214376.d835c370
pub const NX2_033: Power = abilities(&[
    aura(YOUR_HAND.that(odd(COST))).when(equals(&counter_value(0), 0)).gives("NX2_033e"),
    aura(YOUR_HAND.that(not(&odd(COST)))).when(equals(&counter_value(0), 1)).gives("NX2_033e2"),
    at_end_of_your_turn(&[either(equals(&counter_value(0), 0), &[set_counter(0, 1)], &[set_counter(0, 0)])]),
]);

/// # Positive Attraction
/// Enchantment
/// > Costs (2) less.
//~ derived NX2_033e 1d7bb8b8 d522ad72.90c32b47 0093f895
pub const NX2_033e: Power = enchant(&[cost_less(2)]);

/// # Negative Attraction
/// Enchantment
/// > Costs (2) less.
//~ derived NX2_033e2 7b6314d2 d522ad72.90c32b47 189c8318
pub const NX2_033e2: Power = enchant(&[cost_less(2)]);

/// # Rivendare, Warrider
/// Minion · Undead · 6 mana · 6/6
/// > **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
/// - Makes: Blaumeux, Faminerider [`NX2_034t`] (6/6, "Lifesteal Deathrattle: If you had all four…"); Korth'azz, Deathrider [`NX2_034t1`] (6/6, "Rush Deathrattle: If you had all four Horsemen…"); Zeliek, Conquestrider [`NX2_034t2`] (6/6, "Taunt Deathrattle: If you had all four Horsemen…")
//~ done NX2_034 - bb482bbb.72962dfe 1470f0d9.2e98188b
pub const NX2_034: Power =
    deathrattle(&[create_aside(each_of(&["NX2_034t", "NX2_034t1", "NX2_034t2"])), shuffle(the(LEFT_ASIDE))]);

/// # Blaumeux, Faminerider
/// Minion · Undead · 6 mana · 6/6
/// > **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t - bb482bbb.464bf873 6a32208d
pub const NX2_034t: Power = deathrattle(&[destroy(ENEMY_HERO)]).when(all(&[
    FRIENDLY_MINIONS.that(named("NX2_034")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t1")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t2")).die().this_game().at_least(1),
]));

/// # Korth'azz, Deathrider
/// Minion · Undead · 6 mana · 6/6
/// > **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t1 - bb482bbb.6b40a996 96c527fa
pub const NX2_034t1: Power = deathrattle(&[destroy(ENEMY_HERO)]).when(all(&[
    FRIENDLY_MINIONS.that(named("NX2_034")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t1")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t2")).die().this_game().at_least(1),
]));

/// # Zeliek, Conquestrider
/// Minion · Undead · 6 mana · 6/6
/// > **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t2 - bb482bbb.11e8d592 662eb71c
pub const NX2_034t2: Power = deathrattle(&[destroy(ENEMY_HERO)]).when(all(&[
    FRIENDLY_MINIONS.that(named("NX2_034")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t1")).die().this_game().at_least(1),
    FRIENDLY_MINIONS.that(named("NX2_034t2")).die().this_game().at_least(1),
]));

/// # Mistake
/// Minion · All · 1 mana · 1/3
/// > *This has all minion types*.
//~ done NX2_050 - 5c6e6f64.290679a2 188e474e
pub const NX2_050: Power = VANILLA;

/// # Darkfallen Shadow
/// Minion · Undead · 3 mana · 3/3
/// > **Rush Manathirst (@):** Gain **Reborn**.
/// - Numbers: {0} = 6
//~ derived NX2_051 1a265fa4 e14ef5e3.40a1ab03.ea267b5a a62c3062
pub const NX2_051: Power = battlecry(&[give(&[has(GameTag::REBORN)])]).when(MANA_CRYSTALS.at_least(6));

/// # Rampaging Zombie
/// Minion · Undead · 2 mana · 2/2
/// > **Rush**
//~ vanilla RLK_018t cfa93a7a af540375.57b12c28 74a77500
pub const RLK_018t: Power = VANILLA;

/// # Shatterskin Gargoyle
/// Minion · Undead · 6 mana · 4/6
/// > **Taunt Deathrattle:** Deal 4 damage to a random enemy.
//~ derived RLK_029 4b73ac6a 6056e45b.c0fcae2f 1de6eda9
pub const RLK_029: Power = deathrattle(&[deal(4).to(ENEMIES.random())]);

/// # Infected Peasant
/// Minion · 2 mana · 2/1
/// > **Deathrattle:** Summon a 2/2 Undead Peasant.
/// - Makes: Undead Peasant [`RLK_070t`] (2/2)
//~ derived RLK_070 cab5615b 5673be69.91e35943 c89e45e2.ed6d604b
pub const RLK_070: Power = deathrattle(&[summon(card("RLK_070t"))]);

/// # Undead Peasant
/// Minion · Undead · 2 mana · 2/2
//~ vanilla RLK_070t 264f249b af540375 d5ff56f5
pub const RLK_070t: Power = VANILLA;

/// # Street Sweeper
/// Minion · 4 mana · 2/2
/// > **Battlecry:** Deal 2 damage to all other minions.
//~ derived RLK_104 700e355c 59f7eac5.dd41c50b 4205af0a
pub const RLK_104: Power = battlecry(&[deal(2).to(OTHER_MINIONS)]);

/// # Brittleskin Zombie
/// Minion · Undead · 3 mana · 4/3
/// > **Deathrattle:** If it's your opponent's turn, deal 3 damage to them.
//~ done RLK_113 - c6897f5d.9176e58b 3d39eff4
pub const RLK_113: Power = deathrattle(&[deal(3).to(ENEMY_HERO)]).when(not(&ON_YOUR_TURN));

/// # Incorporeal Corporal
/// Minion · Undead · 2 mana · 5/5
/// > After this minion attacks, destroy it.
//~ done RLK_117 - dfdf5448.b17f3b98 d8012c2d
pub const RLK_117: Power = after(THIS.attack(CARD)).then(&[destroy(THIS)]);

/// # Drakkari Embalmer
/// Minion · Undead · 3 mana · 3/4
/// > **Battlecry:** Give a friendly Undead **Reborn**.
//~ derived RLK_119 793d4182 e17beb18.a975e9d1 0d2d5f21
pub const RLK_119: Power = battlecry(&[give(&[has(GameTag::REBORN)]).to(A_FRIENDLY_MINION.that(UNDEAD))]);

/// # Bone Flinger
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry:** If a friendly Undead died after your last turn, deal 2 damage.
//~ derived RLK_123 8875b282 af5d8f40.c6d30017 1896efb1
pub const RLK_123: Power =
    battlecry(&[deal(2).to(TARGET)]).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1));

/// # Silvermoon Arcanist
/// Minion · 3 mana · 2/2
/// > **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
/// - Makes: Insane Arcanity [`RLK_218e`] ("Can't be targeted by spells this turn."); Arcane Insanity [`RLK_218e2`] ("Can't be targeted by spells this turn."); Insane Arcane Power [`RLK_218e3`] ("Your spells can’t target heroes this turn.")
//~ done RLK_218 - dec50fb7.e6693d82 b8807edb.d12b93f5
pub const RLK_218: Power = battlecry(&[attach("RLK_218e").to(HEROES)]);

/// # Insane Arcanity
/// Enchantment
/// > Can't be targeted by spells this turn.
//~ done RLK_218e - d522ad72.d13eb4d0 ec0cdf0d
pub const RLK_218e: Power = enchant(&[has(GameTag::CANT_BE_TARGETED_BY_SPELLS)]).this_turn();

/// # Arcane Insanity
/// Enchantment
/// > Can't be targeted by spells this turn.
//~ todo RLK_218e2 91550ca0 d522ad72.d13eb4d0 22f0420f
pub const RLK_218e2: Power = TODO;

/// # Insane Arcane Power
/// Enchantment
/// > Your spells can’t target heroes this turn.
//~ todo RLK_218e3 ddab0f03 d522ad72.8a9b96ec 431688f4
pub const RLK_218e3: Power = TODO;

/// # Sunfury Clergy
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Restore #3 Health to all friendly characters. **Manathirst (6):** Restore #6 Health instead.
//~ derived RLK_219 714c335b def81b81.adb7914d 5ff1edaf
#[rustfmt::skip]
pub const RLK_219: Power = battlecry(&[either(MANA_CRYSTALS.at_least(6), &[heal(6).to(FRIENDLY_CHARACTERS)], &[heal(3).to(FRIENDLY_CHARACTERS)])]);

/// # Tenacious San'layn
/// Minion · Undead · 5 mana · 4/6
/// > **Lifesteal** Whenever this attacks, deal 2 damage to the enemy hero.
//~ derived RLK_220 a8af6e0d 52c1a91a.56d3690b b1dafb6d
pub const RLK_220: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Crystal Broker
/// Minion · 3 mana · 3/2
/// > **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
//~ done RLK_221 - 05811c42.c93e9d25 a95ca566
pub const RLK_221: Power = battlecry(&[either(
    MANA_CRYSTALS.at_least(10),
    &[summon(random(all(&[MINION, COST.is(8)])))],
    &[summon(random(all(&[MINION, COST.is(3)]))).when(MANA_CRYSTALS.at_least(5))],
)]);

/// # Astalor Bloodsworn
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add Astalor, the Protector to your hand. **Manathirst (@):** Deal 2 damage.
/// - Numbers: {0} = 5
/// - Makes: Astalor, the Protector [`RLK_222t1`] (5/5, "Battlecry: Add Astalor, the Flamebringer to your…"); Astalor, the Flamebringer [`RLK_222t2`] (8/8, "Battlecry: Deal 7 damage randomly split between…")
//~ derived RLK_222 6e467654 565e37de.2c5d3274.ea2e0c35 fbf45af8.79441c99
#[rustfmt::skip]
pub const RLK_222: Power = abilities(&[battlecry(&[get(card("RLK_222t1"))]), battlecry(&[deal(2).to(TARGET)]).when(MANA_CRYSTALS.at_least(5))]);

/// # Astalor, the Protector
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
/// - Numbers: {0} = 8
//~ done RLK_222t1 - 7c0f8337.b1c7d176.ea2396b4 0a307e17
pub const RLK_222t1: Power =
    abilities(&[battlecry(&[get(card("RLK_222t2"))]), battlecry(&[armor(5)]).when(MANA_CRYSTALS.at_least(8))]);

/// # Astalor, the Flamebringer
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
//~ done RLK_222t2 - 47db507d.f3c463e5 cca605c4
pub const RLK_222t2: Power =
    battlecry(&[either(MANA_CRYSTALS.at_least(10), &[deal(14).split_among(ENEMIES)], &[deal(7).split_among(ENEMIES)])]);

/// # Silvermoon Sentinel
/// Minion · 3 mana · 2/5
/// > **Taunt Manathirst (@):** Gain +2/+2 and **Divine Shield**.
/// - Numbers: {0} = 8
/// - Makes: Silvermoon's Might [`RLK_518e`] ("\+2/+2.")
//~ derived RLK_518 58e4b5a4 def99d64.d71e6a16.ea2396b4 ec7e11b6.7f3f6cee
pub const RLK_518: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::DIVINE_SHIELD)])]).when(MANA_CRYSTALS.at_least(8));

/// # Silvermoon's Might
/// Enchantment
/// > \+2/+2.
//~ derived RLK_518e 1c246136 d522ad72.d5727bd5 45d2471e
pub const RLK_518e: Power = enchant(&[plus(2, 2)]);

/// # The Sunwell
/// Spell · Holy · 9 mana
/// > Fill your hand with random spells. Costs (1) less for each other card in your hand.
//~ derived RLK_590 a4b5ea1a ebdc28e8.85732477 45cc934d
pub const RLK_590: Power =
    abilities(&[spell(&[get(random(SPELL)).picks(10)]), costs(&[cost_less(1).for_each(YOUR_HAND.other())])]);

/// # Bonelord Frostwhisper
/// Minion · Undead · 6 mana · 6/6
/// > **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
/// - Makes: Lich Death Counter [`RLK_591e`] ("Your hero dies in 3 turns."); Lich Deathcurse Discount [`RLK_591e1`] ("Your hero dies in 3 turns."); Lich's Deathcurse [`RLK_591e2`] ("Costs (0).")
///
/// # Notes
///
/// No source: the third start of a turn of its owner kills, after what else happens then.
//~ done RLK_591 - bb482bbb.75fb738f 10b0a50f.a45c806d
pub const RLK_591: Power = deathrattle(&[attach("RLK_591e1").to(YOU), attach("RLK_591e").to(YOU)]);

/// # Lich Death Counter
/// Enchantment
/// > Your hero dies in @ turns.
/// - Numbers: {0} = 3
//~ done RLK_591e - d522ad72.627c052f.ea2304e3 30761496
pub const RLK_591e: Power = whenever(YOU.turn_start()).every(3).then(&[destroy(YOUR_HERO)]);

/// # Lich Deathcurse Discount
/// Enchantment
/// > Your hero dies in @ turns.
/// - Numbers: {0} = 3
//~ done RLK_591e1 - d522ad72.627c052f.ea2304e3 455c831d
pub const RLK_591e1: Power = enchant(&[]).aura(YOUR_HAND.that(YOU.play(CARD).this_turn().never()), &[cost(0)]);

/// # Lich's Deathcurse
/// Enchantment
/// > Costs (0).
//~ derived RLK_591e2 89b446ff d522ad72.dd600ecd 1305f8dc
pub const RLK_591e2: Power = enchant(&[cost(0)]);

/// # Invincible
/// Minion · Undead · Beast · 8 mana · 5/5
/// > **Reborn Battlecry and Deathrattle:** Give another random friendly Undead +5/+5 and **Taunt**.
/// - Makes: Invincible's Reins [`RLK_592e`] ("\+5/+5.")
//~ derived RLK_592 d51f8c6c 2888e749.fede1ca8 3002c10a.655c9433
#[rustfmt::skip]
pub const RLK_592: Power = abilities(&[battlecry(&[give(&[plus(5, 5), has(GameTag::TAUNT)]).to(OTHER_FRIENDLY_MINIONS.that(UNDEAD).random())]), deathrattle(&[give(&[plus(5, 5), has(GameTag::TAUNT)]).to(OTHER_FRIENDLY_MINIONS.that(UNDEAD).random())])]);

/// # Invincible's Reins
/// Enchantment
/// > \+5/+5.
//~ derived RLK_592e 95a161e5 d522ad72.41425f84 8f09e544
pub const RLK_592e: Power = enchant(&[plus(5, 5)]);

/// # Lor'themar Theron
/// Minion · 7 mana · 7/7
/// > **Battlecry:** Double the stats of all minions in your deck.
/// - Makes: Superior Strategy [`RLK_593e`] ("Doubled Attack and Health.")
//~ derived RLK_593 c4fb61dd 48e5225f.643fe630 c2e79c38.590b59da
pub const RLK_593: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(YOUR_DECK.that(MINION))]);

/// # Superior Strategy
/// Enchantment
/// > Doubled Attack and Health.
//~ todo RLK_593e fe343543 d522ad72.25b00aaf b21eb180
pub const RLK_593e: Power = TODO;

/// # Infectious Ghoul
/// Minion · Undead · 5 mana · 5/4
/// > **Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon an Infectious Ghoul."
/// - Makes: Infected [`RLK_653e`] ("Deathrattle: Summon an Infectious Ghoul.")
//~ derived RLK_653 4ebcf849 96347dce.b95168a8 c424052e.89b5c1a2
pub const RLK_653: Power = deathrattle(&[attach("RLK_653e").to(FRIENDLY_MINIONS.random())]);

/// # Infected
/// Enchantment
/// > **Deathrattle:** Summon an Infectious Ghoul.
/// - Makes: Infectious Ghoul [`RLK_653`] (5/4, "Deathrattle: Give a random friendly minion…")
//~ derived RLK_653e 4cf7bc6f d522ad72.7a8a1fe5 9c576444.48e90a61
pub const RLK_653e: Power = deathrattle(&[summon(card("RLK_653"))]);

/// # Sanctum Spellbender
/// Minion · 4 mana · 3/6
/// > Whenever your opponent targets another minion with a spell, redirect it to this.
//~ done RLK_677 - e3b1249d.a5985af2 60225774
pub const RLK_677: Power = whenever(OTHER_MINIONS.is_targeted_by(all(&[SPELL, ENEMY]))).then(&[redirect_to(THIS)]);

/// # Arms Dealer
/// Minion · Undead · 1 mana · 1/2
/// > After you summon an Undead, give it +1 Attack.
/// - Makes: Undead Fortitude [`RLK_824e`] ("\+1 Attack.")
//~ derived RLK_824 af1f4bbd ef04ce4e.a60c5420 2c1a5a7e.bbf1eb13
pub const RLK_824: Power = after(YOU.summon(UNDEAD)).then(&[attach("RLK_824e").to(THAT)]);

/// # Undead Fortitude
/// Enchantment
/// > \+1 Attack.
//~ derived RLK_824e ebe421d5 d522ad72.379bca7a a35239b3
pub const RLK_824e: Power = enchant(&[ATTACK.plus(1)]);

/// # Flesh Behemoth
/// Minion · Undead · 9 mana · 4/8
/// > **Taunt Deathrattle:** Draw another Undead and summon a copy of it.
//~ done RLK_830 - ba71cbc0.36788f31 145167d0
pub const RLK_830: Power = deathrattle(&[draw_that(1, all(&[UNDEAD, not(&named("RLK_830"))])), summon(copy_of(IT))]);

/// # Plaguespreader
/// Minion · Undead · 4 mana · 4/4
/// > **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
//~ done RLK_831 - 87049108.8b2b5ad5 3af1cbf4
pub const RLK_831: Power = deathrattle(&[transform(ENEMY_HAND.that(MINION).random(), card("RLK_831"))]);

/// # Foul Egg
/// Minion · Undead · 1 mana · 0/2
/// > **Deathrattle:** Summon a 3/3 Undead Chicken.
/// - Makes: Foul Fowl [`RLK_833t`] (3/3)
//~ derived RLK_833 a158dd31 503a01a2.d9d45cc0 1841cd9d.e4cc8947
pub const RLK_833: Power = deathrattle(&[summon(card("RLK_833t"))]);

/// # Foul Fowl
/// Minion · Undead · Beast · 3 mana · 3/3
//~ vanilla RLK_833t 9c24a99f 0405f627 2a88c37f
pub const RLK_833t: Power = VANILLA;

/// # Nerubian Vizier
/// Minion · Undead · 3 mana · 2/4
/// > **Battlecry: Discover** a spell. If a friendly Undead died after your last turn, it costs (2) less.
/// - Makes: Nerubian Vision [`RLK_834e`] ("Costs (2) less.")
//~ derived RLK_834 f9a4737f b5b37ada.27a59094 e2cd6c14.d1458349
#[rustfmt::skip]
pub const RLK_834: Power = battlecry(&[discover(SPELL), attach("RLK_834e").to(IT).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1))]);

/// # Nerubian Vision
/// Enchantment
/// > Costs (2) less.
//~ derived RLK_834e b48bbaa1 d522ad72.90c32b47 051bb400
pub const RLK_834e: Power = enchant(&[cost_less(2)]);

/// # Vrykul Necrolyte
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Summon a 2/2 Zombie with **Rush**."
/// - Makes: Rampaging Zombie [`RLK_018t`] (2/2, "Rush"); It's Necro-Lit [`RLK_867e`] ("Deathrattle: Summon a 2/2 Zombie with Rush.")
//~ derived RLK_867 95c37e4f af540375.126fee8b ca6639e5.5741d334
pub const RLK_867: Power = battlecry(&[attach("RLK_867e").to(A_FRIENDLY_MINION)]);

/// # It's Necro-Lit
/// Enchantment
/// > **Deathrattle:** Summon a 2/2 Zombie with **Rush**.
//~ derived RLK_867e 598b24aa d522ad72.9346d7d4 043faec9
pub const RLK_867e: Power = deathrattle(&[summon(card("RLK_018t"))]);

/// # Scourge Rager
/// Minion · Undead · 3 mana · 5/4
/// > **Reborn Battlecry:** Die.
//~ done RLK_900 - 1ab13ecb.80b7eb4b e603ce6b
pub const RLK_900: Power = battlecry(&[destroy(THIS)]);

/// # Umbral Geist
/// Minion · Undead · 2 mana · 3/1
/// > **Deathrattle:** Add a random Shadow spell to your hand.
//~ derived RLK_914 e7273d03 e20863a7.bae1abef 7b693cbf
pub const RLK_914: Power = deathrattle(&[get(random(school(SpellSchool::Shadow)))]);

/// # Amber Whelp
/// Minion · Dragon · 3 mana · 3/3
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage.
//~ derived RLK_915 abcd5eda 4e40456e.11c312b8 df4b1b50
pub const RLK_915: Power = battlecry(&[deal(3).to(TARGET)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bloodied Knight
/// Minion · 3 mana · 4/5
/// > At the end of your turn, deal 2 damage to your hero.
//~ derived RLK_926 5bac0e16 cbd06f33.083aad33 c5868a59
pub const RLK_926: Power = at_end_of_your_turn(&[deal(2).to(YOUR_HERO)]);

/// # Translocation Instructor
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
//~ done RLK_950 - a0c6b2f7.eb894459 799cfe6d
pub const RLK_950: Power = battlecry(&[select(AN_ENEMY_MINION), swap(IT, ENEMY_DECK.that(MINION).random())]);

/// # Coroner
/// Minion · 2 mana · 2/2
/// > **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
//~ done RLK_951 - 565e37de.7c659f2c 1e6a3a2a
pub const RLK_951: Power =
    battlecry(&[select(AN_ENEMY_MINION), silence(IT).when(MANA_CRYSTALS.at_least(6)), freeze(TARGET)]);

/// # Enchanter
/// Minion · 3 mana · 3/3
/// > Enemy minions take double damage during your turn.
//~ done RLK_952 - 05878c57.44e0633a a066e309
pub const RLK_952: Power =
    whenever(ENEMY_MINIONS.would_take_damage_from(CARD)).when(ON_YOUR_TURN).then(&[damage_multiplied(2)]);

/// # Silvermoon Armorer
/// Minion · 4 mana · 4/4
/// > **Rush Manathirst (@):** Gain +2/+2.
/// - Numbers: {0} = 7
/// - Makes: Supplied [`RLK_955e`] ("\+2/+2.")
//~ done RLK_955 - 16ec05b0.748c7d3d.ea2104bf 2fe22992.b1aed035
pub const RLK_955: Power = battlecry(&[attach("RLK_955e")]).when(MANA_CRYSTALS.at_least(7));

/// # Supplied
/// Enchantment
/// > \+2/+2.
//~ derived RLK_955e 51737368 d522ad72.d5727bd5 b389b37a
pub const RLK_955e: Power = enchant(&[plus(2, 2)]);

/// # Wailing Banshee
/// Minion · Undead · 1 mana · 2/1
/// > **Deathrattle:** Give a random friendly Undead +2/+1.
/// - Makes: Banshee's Wail [`RLK_957e`] ("\+2/+1.")
//~ derived RLK_957 9a6fa1ac fab0829d.30e6a841 657e9ef8.871cae03
pub const RLK_957: Power = deathrattle(&[attach("RLK_957e").to(FRIENDLY_MINIONS.that(UNDEAD).random())]);

/// # Banshee's Wail
/// Enchantment
/// > \+2/+1.
//~ derived RLK_957e 63836fa1 d522ad72.3a1273bb 6332e13b
pub const RLK_957e: Power = enchant(&[plus(2, 1)]);

/// # Hawkstrider Rancher
/// Minion · 3 mana · 2/5
/// > Whenever you play a minion, give it +1/+1 and "**Deathrattle:** Summon a 1/1 Hawkstrider."
/// - Makes: Hawkstrider [`RLK_970t`] (1/1); Hawkriding [`RLK_970e`] ("\+1/+1. Deathrattle: Summon a 1/1 Hawkstrider.")
//~ derived RLK_970 0eff5d83 def99d64.6c5d8af6 20ff6830.c6dc15de
pub const RLK_970: Power = whenever(YOU.play(MINION)).then(&[attach("RLK_970e").to(THAT)]);

/// # Hawkriding
/// Enchantment
/// > \+1/+1. **Deathrattle:** Summon a 1/1 Hawkstrider.
/// - Makes: Hawkstrider [`RLK_970t`] (1/1)
//~ derived RLK_970e 11bf3335 d522ad72.1b0b9552 287eccf8.4a12f39b
pub const RLK_970e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[summon(card("RLK_970t"))])]);

/// # Hawkstrider
/// Minion · Beast · 1 mana · 1/1
//~ vanilla RLK_970t af61595f 5533a85b 94ff008a
pub const RLK_970t: Power = VANILLA;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived RLK_COIN1 94517572 3e8f9d5a.095f71be c6be21f5
pub const RLK_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived RLK_COIN2 48c5fec9 3e8f9d5a.095f71be c6be21f5
pub const RLK_COIN2: Power = spell(&[gain_mana(1)]);
