//! Neutral cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1a84dd2c

/// # Shadowy
/// Enchantment
/// > 1/1.
//~ derived LOOT_010e 87acdd84 d522ad72.d68bebe2 8ac45413
pub const LOOT_010e: Power = enchant(&[become_stats(1, 1)]);

/// # Silithid Swarmer
/// Minion · Beast · 3 mana · 3/5
/// > Can only attack if your hero attacked this turn.
//~ derived OG_034 19284a3e 22829455.98df44f7 681ee37c
pub const OG_034: Power =
    aura(THIS).when(not(&YOUR_HERO.attack(CARD).this_turn().at_least(1))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Y'Shaarj, Rage Unbound
/// Minion · 10 mana · 10/10
/// > At the end of your turn, put a minion from your deck into the battlefield.
//~ done OG_042 - 35a233d2.e5179c75 7b801200
pub const OG_042: Power = at_end_of_your_turn(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Evolved Kobold
/// Minion · 4 mana · 2/2
/// > **Spell Damage +2**
//~ vanilla OG_082 f080560d 59f7eac5.e1835dc2 680841d3
pub const OG_082: Power = VANILLA;

/// # Darkspeaker
/// Minion · 5 mana · 3/6
/// > **Battlecry:** Swap stats with a friendly minion.
/// - Makes: Power Transfer [`OG_102e`] ("Swapped stats.")
//~ done OG_102 - e8a80029.cb796893 7524a5f8.4186a8e7
pub const OG_102: Power =
    battlecry(&[swap_number(ATTACK, THIS, A_FRIENDLY_MINION.other()), swap_number(HEALTH, THIS, IT)]);

/// # Power Transfer
/// Enchantment
/// > Swapped stats.
//~ todo OG_102e b1db4443 d522ad72.1c66809f 1496b911
pub const OG_102e: Power = TODO;

/// # Mukla, Tyrant of the Vale
/// Minion · Beast · 6 mana · 5/5
/// > **Battlecry:** Add 2 Bananas to your hand.
/// - Makes: [`EX1_014t`](crate::classic::neutral::EX1_014t)
//~ derived OG_122 ab98bfd7 6efae160.696f21eb e1375d2b.9883a724
pub const OG_122: Power = battlecry(&[get(card("EX1_014t")).copies(2)]);

/// # Shifter Zerus
/// Minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform it into a random minion.
/// - Makes: Shifting [`OG_123e`] ("Transforming into random minions.")
//~ done OG_123 - cbd7c476.fe2a4d51 b43a9b59.ceae6d50
pub const OG_123: Power =
    whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, random(MINION)), attach("OG_123e").to(THIS)]);

/// # Shifting
/// Enchantment
/// > Transforming into random minions.
//~ done OG_123e - d522ad72.ca7db112 5ceeab30
pub const OG_123e: Power =
    whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, random(MINION)), attach("OG_123e").to(THIS)]);

/// # Twin Emperor Vek'lor
/// Minion · 7 mana · 6/7
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ done OG_131 - 841877e2.9f6d107b 9e937b00.c6cf417c
pub const OG_131: Power = battlecry(&[summon(card("OG_319"))]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # N'Zoth, the Corruptor
/// Minion · 10 mana · 5/7
/// > **Battlecry:** Summon your **Deathrattle** minions that died this game.
//~ derived OG_133 541f6739 db8a30c3.f1f8fff9 d00ad4d1
pub const OG_133: Power =
    battlecry(&[summon(each_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()))]);

/// # Yogg-Saron, Hope's End
/// Minion · 10 mana · 7/5
/// > **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly*).
//~ done OG_134 - baa97db1.dad9eb04 e01198c8
pub const OG_134: Power = battlecry(&[
    set_counter(0, 1),
    perform(&[if_(all(&[there_is(&YOGG_SARON), equals(&counter_value(0), 1)]), &[cast(random(SPELL))])])
        .times(YOU.cast(SPELL).this_game().count()),
]);

/// "will now stop casting spells if, during Yogg-Saron's battlecry, it is destroyed, silenced, transformed, or returned to its
/// owner's hand" (patch notes 6.1.3). Who is transformed has lost the number that it stored.
const YOGG_SARON: Selector = MINIONS.that(is(&THIS)).that(not(&with(GameTag::SILENCED)));

/// # Nerubian Prophet
/// Minion · Undead · 6 mana · 4/4
/// > At the start of your turn, reduce this card's Cost by (1).
/// - Makes: Will of the Vizier [`OG_138e`] ("Reduced Cost.")
//~ done OG_138 - 60735269.6f909570 27b1bf48.29491ae0
pub const OG_138: Power = whenever(YOU.turn_start()).in_hand().then(&[give(&[cost_less(1)])]);

/// # Will of the Vizier
/// Enchantment
/// > Reduced Cost.
//~ todo OG_138e c000ae64 d522ad72.dda26391 3a11d064
pub const OG_138e: Power = TODO;

/// # Faceless Behemoth
/// Minion · 10 mana · 10/10
//~ vanilla OG_141 84eb94a7 35a233d2 df38c661
pub const OG_141: Power = VANILLA;

/// # Eldritch Horror
/// Minion · 8 mana · 6/10
//~ vanilla OG_142 65ccf2c6 c143de08 bcde4e71
pub const OG_142: Power = VANILLA;

/// # Psych-o-Tron
/// Minion · Mech · 5 mana · 3/4
/// > **Taunt Divine Shield**
//~ vanilla OG_145 c4e2add4 955174ad.efaaa40f 312e07b0
pub const OG_145: Power = VANILLA;

/// # Corrupted Healbot
/// Minion · Mech · 5 mana · 6/6
/// > **Deathrattle:** Restore #8 Health to the enemy hero.
//~ derived OG_147 1da94896 3d14ac64.50e198ea 5d602d8f
pub const OG_147: Power = deathrattle(&[heal(8).to(ENEMY_HERO)]);

/// # Aberrant Berserker
/// Minion · 4 mana · 3/5
/// > Has +2 Attack while damaged.
/// - Makes: Enraged [`OG_150e`] ("\+2 Attack.")
//~ derived OG_150 8b09f036 e3908842.ffc1e248 f14376cc.ced50a89
pub const OG_150: Power = aura(THIS).when(DAMAGED).gives("OG_150e");

/// # Enraged
/// Enchantment
/// > \+2 Attack.
//~ derived OG_150e 08fdad78 d522ad72.a6e18051 a7420c02
pub const OG_150e: Power = enchant(&[ATTACK.plus(2)]);

/// # Tentacle of N'Zoth
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Deal 1 damage to all minions.
//~ derived OG_151 e949a9e9 cbd7c476.4796fb2d 04c1e802
pub const OG_151: Power = deathrattle(&[deal(1).to(MINIONS)]);

/// # Grotesque Dragonhawk
/// Minion · Beast · 7 mana · 5/5
/// > **Windfury**
//~ vanilla OG_152 fdb59c8b 880be0ba.9569ce14 87d68339
pub const OG_152: Power = VANILLA;

/// # Bog Creeper
/// Minion · 7 mana · 6/8
/// > **Taunt**
//~ vanilla OG_153 8734e5f1 83e4b901.4b0c5d24 3c2532a2
pub const OG_153: Power = VANILLA;

/// # Bilefin Tidehunter
/// Minion · Murloc · 2 mana · 2/1
/// > **Battlecry:** Summon a 1/1 Ooze with **Taunt**.
/// - Makes: Ooze [`OG_156a`] (1/1, "Taunt")
//~ derived OG_156 b691047f 3327e28d.a80d3ed3 5e8e428a.22ee2ee2
pub const OG_156: Power = battlecry(&[summon(card("OG_156a"))]);

/// # Ooze
/// Minion · 1 mana · 1/1
/// > **Taunt**
//~ vanilla OG_156a 7ead9aa7 cbd7c476.4b0c5d24 30d2d5cb
pub const OG_156a: Power = VANILLA;

/// # Zealous Initiate
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Give a random friendly minion +1/+1.
/// - Makes: Secrets of the Cult [`OG_158e`] ("\+1/+1.")
//~ derived OG_158 80666011 cbd7c476.c8c7e6be 97fbac04.b9972cfc
pub const OG_158: Power = deathrattle(&[attach("OG_158e").to(FRIENDLY_MINIONS.random())]);

/// # Secrets of the Cult
/// Enchantment
/// > \+1/+1.
//~ derived OG_158e 040870f0 d522ad72.cb08f83e bcf29bd3
pub const OG_158e: Power = enchant(&[plus(1, 1)]);

/// # Corrupted Seer
/// Minion · Murloc · 6 mana · 2/3
/// > **Battlecry:** Deal 2 damage to all non-Murloc minions.
//~ derived OG_161 25dc1dc2 4a8d1365.f0a3bb18 dc112bdb
pub const OG_161: Power = battlecry(&[deal(2).to(MINIONS.that(not(&MURLOC)))]);

/// # Disciple of C'Thun
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is*).
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ derived OG_162 1e4bd486 dec50fb7.0d2441ce adf44809.c6cf417c
pub const OG_162: Power = battlecry(&[deal(2).to(TARGET), give(&[plus(2, 2)]).to(YOUR_CTHUN)]);

/// # Blood of The Ancient One
/// Minion · 9 mana · 9/9
/// > If you control two of these at the end of your turn, merge them into 'The Ancient One'.
/// - Makes: The Ancient One [`OG_173a`] (30/30)
///
/// # Notes
///
/// Both are destroyed in a forced death phase, then The Ancient One is summoned; a third Blood stays (Hearthstone Wiki, "Blood of The Ancient One").
//~ done OG_173 - 4025990b.d87ac2dc e31afc83.9355a45c
pub const OG_173: Power =
    whenever(YOU.turn_end()).when(there_is(&OTHER_FRIENDLY_MINIONS.that(named("OG_173")))).then(&[
        destroy(OTHER_FRIENDLY_MINIONS.that(named("OG_173")).first(1)),
        destroy(THIS),
        process_deaths(),
        summon(card("OG_173a")),
    ]);

/// # The Ancient One
/// Minion · 9 mana · 30/30
//~ vanilla OG_173a 29b0ba70 93e4a64e fbb71b4a
pub const OG_173a: Power = VANILLA;

/// # Faceless Shambler
/// Minion · 4 mana · 1/1
/// > **Taunt Battlecry:** Copy a friendly minion's Attack and Health.
/// - Makes: Faceless [`OG_174e`] ("Copying stats.")
//~ done OG_174 - 1d5e4330.97f7f353 3728d8aa.f30a464a
#[rustfmt::skip]
pub const OG_174: Power = battlecry(&[select(A_FRIENDLY_MINION), give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(IT))]);

/// # Faceless
/// Enchantment
/// > Copying stats.
//~ todo OG_174e 46b9980d d522ad72.ac86f03b 1ebb0732
pub const OG_174e: Power = TODO;

/// # Validated Doomsayer
/// Minion · 5 mana · 0/7
/// > At the start of your turn, set this minion's Attack to 7.
/// - Makes: Doom Free [`OG_200e`] ("Attack set to 7.")
//~ derived OG_200 f52d5152 6464ad77.665073d6 b5d6fc85.01f22eca
pub const OG_200: Power = at_start_of_your_turn(&[attach("OG_200e")]);

/// # Doom Free
/// Enchantment
/// > Attack set to 7.
//~ derived OG_200e 0bb08461 d522ad72.b2e57f2a aaaf9587
pub const OG_200e: Power = enchant(&[ATTACK.set(7)]);

/// # Twisted Worgen
/// Minion · 2 mana · 3/1
/// > **Stealth**
//~ vanilla OG_247 190d7204 029e7933.86cd88a1 0174c87f
pub const OG_247: Power = VANILLA;

/// # Am'gam Rager
/// Minion · Undead · 3 mana · 1/5
//~ vanilla OG_248 fd25b6f6 c03f5624 a90db8a1
pub const OG_248: Power = VANILLA;

/// # Infested Tauren
/// Minion · 4 mana · 2/3
/// > **Taunt Deathrattle:** Summon a 2/2 Slime.
/// - Makes: Slime [`OG_249a`] (2/2)
//~ derived OG_249 cf126ed9 59f12120.e7e40e1d fc826717.4e5d8887
pub const OG_249: Power = deathrattle(&[summon(card("OG_249a"))]);

/// # Slime
/// Minion · 2 mana · 2/2
//~ vanilla OG_249a 6945cd8f 565e37de a2004865
pub const OG_249a: Power = VANILLA;

/// # Eater of Secrets
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
/// - Makes: Secretly Sated [`OG_254e`] ("Increased stats.")
//~ done OG_254 - 581d4d03.7fe4db67 91480896.f6812639
pub const OG_254: Power =
    battlecry(&[destroy(ENEMY_SECRETS.that(SECRET)), give(&[plus(1, 1).times(X)]).with_x(count(IT))]);

/// # Secretly Sated
/// Enchantment
/// > Increased stats.
//~ todo OG_254e cadda207 d522ad72.a536d554 98b3f6ae
pub const OG_254e: Power = TODO;

/// # Doomcaller
/// Minion · 8 mana · 7/9
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…")
///
/// # Notes
///
/// A C'Thun that died is dealt anew into the deck, with what your cards gave it.
//~ done OG_255 - b9319ac9.f071b8bd e99b4874.c6cf417c
pub const OG_255: Power = battlecry(&[
    give(&[plus(2, 2)]).to(YOUR_CTHUN),
    shuffle(card("OG_280")).when(all(&[
        there_is(&YOUR_GRAVEYARD.that(with(GameTag::CTHUN))),
        there_is_no(&together(&[FRIENDLY_MINIONS, YOUR_HAND, YOUR_DECK]).that(with(GameTag::CTHUN))),
    ])),
]);

/// # Spawn of N'Zoth
/// Minion · 3 mana · 2/2
/// > **Deathrattle:** Give your minions +1/+1.
/// - Makes: Slimed [`OG_256e`] ("\+1/+1.")
//~ derived OG_256 a3b6e6f3 dec50fb7.9fa77bf0 000d2e90.ccb6d803
pub const OG_256: Power = deathrattle(&[attach("OG_256e").to(FRIENDLY_MINIONS)]);

/// # Slimed
/// Enchantment
/// > \+1/+1.
//~ derived OG_256e 2c7cdb00 d522ad72.cb08f83e a42dbd9e
pub const OG_256e: Power = enchant(&[plus(1, 1)]);

/// # Nerubian Soldier
/// Minion · 8 mana · 7/7
//~ vanilla OG_270a f9b96e5c b9fc9ec7 9f3dd07a
pub const OG_270a: Power = VANILLA;

/// # Scaled Nightmare
/// Minion · Dragon · 6 mana · 2/8
/// > At the start of your turn, double this minion's Attack.
/// - Makes: Terrifying Visage [`OG_271e`] ("Attack increased.")
//~ derived OG_271 cf4e7057 87d99ae1.e67b18b4 906637d6.6a546222
pub const OG_271: Power = at_start_of_your_turn(&[give(&[ATTACK.doubled()])]);

/// # Terrifying Visage
/// Enchantment
/// > Attack increased.
//~ todo OG_271e 4d6512df d522ad72.29b7578e 76320bc1
pub const OG_271e: Power = TODO;

/// # Twilight Summoner
/// Minion · 4 mana · 1/1
/// > **Deathrattle:** Summon a 5/5 Faceless Destroyer.
/// - Makes: Faceless Destroyer [`OG_272t`] (5/5)
//~ derived OG_272 fd5d9fb6 1d5e4330.314a69dc ea7b4ec5.793d7455
pub const OG_272: Power = deathrattle(&[summon(card("OG_272t"))]);

/// # Faceless Destroyer
/// Minion · 4 mana · 5/5
//~ vanilla OG_272t 2b5ee9c1 5ae8351e 7e783c2f
pub const OG_272t: Power = VANILLA;

/// # C'Thun
/// Minion · 8 mana · 6/6
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
//~ derived OG_279 9c948e00 135a7668.2621c8cc b3f237c8
pub const OG_279: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # C'Thun
/// Minion · 8 mana · 6/6
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
//~ derived OG_280 3b86609a 135a7668.2621c8cc b3f237c8
pub const OG_280: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Beckoner of Evil
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…"); Fanatic Devotion [`OG_281e`] ("Increased Stats.")
//~ derived OG_281 78d52e29 5656a6e3.fe935152 39ca416c.6b6db63e
pub const OG_281: Power = battlecry(&[give(&[plus(2, 2)]).to(YOUR_CTHUN)]);

/// # Fanatic Devotion
/// Enchantment
/// > Increased Stats.
//~ todo OG_281e 27a1bf1b d522ad72.8950806f dcffe94c
pub const OG_281e: Power = TODO;

/// # C'Thun's Chosen
/// Minion · Undead · 4 mana · 4/2
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ derived OG_283 9a619bf4 870987ce.e3544be4 45749728.c6cf417c
pub const OG_283: Power = battlecry(&[give(&[plus(3, 3)]).to(YOUR_CTHUN)]);

/// # Twilight Geomancer
/// Minion · 2 mana · 1/4
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt** *(wherever it is*).
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…"); Geomancy [`OG_284e`] ("Taunt.")
//~ derived OG_284 95bc4cdc 4c924706.9adfb3fa e7d70c30.80cd0089
pub const OG_284: Power = battlecry(&[give(&[plus(1, 1), has(GameTag::TAUNT)]).to(YOUR_CTHUN)]);

/// # Geomancy
/// Enchantment
/// > **Taunt**.
//~ derived OG_284e 72ffc27d d522ad72.0643522b 4d0e998e
pub const OG_284e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Twilight Elder
/// Minion · 3 mana · 3/4
/// > At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ derived OG_286 e427d54b 05841e04.e978818b b1b95b2f.c6cf417c
pub const OG_286: Power = at_end_of_your_turn(&[give(&[plus(1, 1)]).to(YOUR_CTHUN)]);

/// # Ancient Harbinger
/// Minion · 6 mana · 4/6
/// > At the start of your turn, put a 10-Cost minion from your deck into your hand.
/// - Makes: Caller Devotion [`OG_290e`] ("\+1/+1.")
//~ done OG_290 - 3c7f69b1.ebb6439f a279190a.cf6040ec
pub const OG_290: Power = at_start_of_your_turn(&[get(the(YOUR_DECK.that(all(&[MINION, COST.is(10)])).random()))]);

/// # Caller Devotion
/// Enchantment
/// > \+1/+1.
//~ derived OG_290e 2e00b95e d522ad72.cb08f83e 3286394a
pub const OG_290e: Power = enchant(&[plus(1, 1)]);

/// # Cult Apothecary
/// Minion · 4 mana · 4/4
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
//~ derived OG_295 e40b40b0 16ec05b0.f892a550 3fa3e713
pub const OG_295: Power = battlecry(&[perform(&[heal(2).to(YOUR_HERO)]).for_each(ENEMY_MINIONS)]);

/// # The Boogeymonster
/// Minion · 8 mana · 6/7
/// > Whenever this attacks and kills a minion, gain +2/+2.
/// - Makes: Tasty! [`OG_300e`] ("Increased stats.")
//~ derived OG_300 a0654b80 135e34d5.c602c0a0 ebb5c32b.44a15d29
pub const OG_300: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[give(&[plus(2, 2)])]);

/// # Tasty!
/// Enchantment
/// > Increased stats.
//~ todo OG_300e ac762f34 d522ad72.a536d554 7ad02f91
pub const OG_300e: Power = TODO;

/// # Deathwing, Dragonlord
/// Minion · Dragon · 10 mana · 12/12
/// > **Deathrattle:** Put all Dragons from your hand into the battlefield.
//~ derived OG_317 bb08952c 5c439b2c.143fc091 c32f56ac
pub const OG_317: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, DRAGON]))))]);

/// # Hogger, Doom of Elwynn
/// Minion · 7 mana · 6/6
/// > Whenever this minion takes damage, summon a 2/2 Gnoll with **Taunt**.
/// - Makes: Gnoll [`OG_318t`] (2/2, "Taunt")
//~ derived OG_318 6ad3d90f 8417a0af.27a27ca5 ae55fb14.7274891e
pub const OG_318: Power = whenever(THIS.takes_damage_from(CARD)).then(&[summon(card("OG_318t"))]);

/// # Gnoll
/// Minion · 2 mana · 2/2
/// > **Taunt**
//~ vanilla OG_318t 6c3fa37a 565e37de.4b0c5d24 a7f64ddd
pub const OG_318t: Power = VANILLA;

/// # Twin Emperor Vek'nilash
/// Minion · 7 mana · 6/7
/// > **Taunt**
//~ vanilla OG_319 ec3a54b6 841877e2.4b0c5d24 e7ab51f0
pub const OG_319: Power = VANILLA;

/// # Midnight Drake
/// Minion · Dragon · 4 mana · 1/4
/// > **Battlecry:** Gain +1 Attack for each other card in your hand.
/// - Makes: Hour of Corruption [`OG_320e`] ("Increased Attack.")
//~ derived OG_320 01c8a239 36de3ed0.9eb876f7 378a4cba.8464a3e3
pub const OG_320: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(count(YOUR_HAND.other()))]);

/// # Hour of Corruption
/// Enchantment
/// > Increased Attack.
//~ todo OG_320e 4189b2b1 d522ad72.08129cea f8732bd3
pub const OG_320e: Power = TODO;

/// # Crazed Worshipper
/// Minion · 4 mana · 3/6
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…"); Power of Faith [`OG_321e`] ("\+1/+1.")
//~ derived OG_321 31458446 e3b1249d.a4a4ea48 4f95f655.43303a41
pub const OG_321: Power = whenever(THIS.takes_damage_from(CARD)).then(&[attach("OG_321e").to(YOUR_CTHUN)]);

/// # Power of Faith
/// Enchantment
/// > \+1/+1.
//~ derived OG_321e e7be8af0 d522ad72.cb08f83e 0d8d83ba
pub const OG_321e: Power = enchant(&[plus(1, 1)]);

/// # Blackwater Pirate
/// Minion · Pirate · 4 mana · 2/5
/// > Your weapons cost (2) less.
//~ derived OG_322 4b00c998 e3a5102a.184477b5 04d22056
pub const OG_322: Power = aura(YOUR_HAND.that(WEAPON)).have(&[cost_less(2)]);

/// # Polluted Hoarder
/// Minion · 4 mana · 4/2
/// > **Deathrattle:** Draw a card.
//~ derived OG_323 d854aadc 16f51d36.505f40e5 1d1e0f43
pub const OG_323: Power = deathrattle(&[draw(1)]);

/// # Duskboar
/// Minion · Beast · 2 mana · 4/1
//~ vanilla OG_326 c538273c 65f9e2f4 696f1dfe
pub const OG_326: Power = VANILLA;

/// # Squirming Tentacle
/// Minion · 3 mana · 2/4
/// > **Taunt**
//~ vanilla OG_327 6ffaf160 def81b81.4b0c5d24 a02e81d5
pub const OG_327: Power = VANILLA;

/// # Cyclopian Horror
/// Minion · 4 mana · 3/3
/// > **Taunt**. **Battlecry:** Gain +1 Health for each enemy minion.
/// - Makes: Eve of Destruction [`OG_337e`] ("Stats increased.")
//~ derived OG_337 ec913b4a e3939604.4fd64232 25292a21.402323cf
pub const OG_337: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).with_x(count(ENEMY_MINIONS))]);

/// # Eve of Destruction
/// Enchantment
/// > Stats increased.
//~ todo OG_337e 7f508414 d522ad72.1aa7c3a1 48eb3795
pub const OG_337e: Power = TODO;

/// # Nat, the Darkfisher
/// Minion · 2 mana · 2/4
/// > At the start of your opponent's turn, they have a 50% chance to draw an extra card.
//~ done OG_338 - 56532c58.9d21413f 51ddc893
pub const OG_338: Power = whenever(OPPONENT.turn_start()).when(chance(50)).then(&[draw(1).for_(OPPONENT)]);

/// # Skeram Cultist
/// Minion · 6 mana · 7/6
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is*).
/// - Makes: C'Thun [`OG_280`] (6/6, "Battlecry: Deal damage equal to this minion's…"); Vassal's Subservience [`OG_339e`] ("\+2/+2.")
//~ derived OG_339 59966e75 9925a84a.0379ce05 ff18ed76.384c16d4
pub const OG_339: Power = battlecry(&[attach("OG_339e").to(YOUR_CTHUN)]);

/// # Vassal's Subservience
/// Enchantment
/// > \+2/+2.
//~ derived OG_339e de6fcd83 d522ad72.d5727bd5 9d1fe676
pub const OG_339e: Power = enchant(&[plus(2, 2)]);

/// # Soggoth the Slitherer
/// Minion · 9 mana · 5/9
/// > **Taunt Elusive**
//~ vanilla OG_340 aaf43903 751631de.c6cde567 5b32d0b2
pub const OG_340: Power = VANILLA;
