//! Neutral cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5ad4aaf2

/// # Skaterbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Rush**
/// - Makes: Skaterbot [`BOT_020e`] ("Rush.")
//~ vanilla BOT_020 7c03a3cf 2eb8eae4.9c0d2070 5c9f00f3.793cd4a3
pub const BOT_020: Power = VANILLA;

/// # Skaterbot
/// Enchantment
/// > **Rush**.
//~ derived BOT_020e c46efe29 d522ad72.6bcfb036 5c9f00f3
pub const BOT_020e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Bronze Gatekeeper
/// Minion · Mech · 3 mana · 2/5
/// > **Magnetic Taunt**
/// - Makes: Bronze Gatekeeper [`BOT_021_Puzzle`] (2/5, "Magnetic Taunt"); Bronze Gatekeeper [`BOT_021e`] ("Taunt.")
//~ vanilla BOT_021 dbd2f7e5 d357c353.283a5ea3 8206f1fc.7d6b1c8c
pub const BOT_021: Power = VANILLA;

/// # Bronze Gatekeeper
/// Minion · Mech · 3 mana · 2/5
/// > **Magnetic Taunt**
/// - Makes: Bronze Gatekeeper [`BOT_021e_Puzzle`] ("Taunt.")
//~ vanilla BOT_021_Puzzle 6cc40685 d357c353.283a5ea3 8206f1fc.5b64e103
pub const BOT_021_Puzzle: Power = VANILLA;

/// # Bronze Gatekeeper
/// Enchantment
/// > **Taunt**.
/// - Makes: Bronze Gatekeeper [`BOT_021e_Puzzle`] ("Taunt.")
//~ derived BOT_021e 0df14758 d522ad72.0643522b 8206f1fc.5b64e103
pub const BOT_021e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Bronze Gatekeeper
/// Enchantment
/// > **Taunt**.
//~ derived BOT_021e_Puzzle 9336ee63 d522ad72.0643522b 8206f1fc
pub const BOT_021e_Puzzle: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Goblin Bomb
/// Minion · Mech · 1 mana · 0/2
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
/// - Makes: Goblin Bomb [`BOT_031_Puzzle`] (0/2, "Deathrattle: Deal 2 damage to the enemy hero.")
//~ derived BOT_031 11721ac2 6c4a0abd.f85f7e9e 0ac8bce3.5630e2c4
pub const BOT_031: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Goblin Bomb
/// Minion · Mech · 1 mana · 0/2
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
//~ derived BOT_031_Puzzle 775e4229 6c4a0abd.f85f7e9e 0ac8bce3
pub const BOT_031_Puzzle: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Rusty Recycler
/// Minion · Mech · 5 mana · 2/6
/// > **Taunt Lifesteal**
//~ vanilla BOT_050 2d3b530c 93bbdfb0.71812762 a0d459bc
pub const BOT_050: Power = VANILLA;

/// # Mechanical Whelp
/// Minion · Mech · Dragon · 6 mana · 2/2
/// > **Deathrattle:** Summon a 7/7 Mechanical Dragon.
/// - Makes: Mechanical Dragon [`BOT_066t`] (7/7)
//~ derived BOT_066 f5dbe994 4b2e0cae.e304ec8d eb8e0c5a.01e6d22a
pub const BOT_066: Power = deathrattle(&[summon(card("BOT_066t"))]);

/// # Mechanical Dragon
/// Minion · Mech · Dragon · 7 mana · 7/7
//~ vanilla BOT_066t cf1b07f7 c722b264 0d1a9344
pub const BOT_066t: Power = VANILLA;

/// # Faithful Lumi
/// Minion · Mech · 1 mana · 1/1
/// > **Battlecry:** Give a friendly Mech +1/+1.
/// - Makes: Illuminated [`BOT_079e`] ("\+1/+1.")
//~ derived BOT_079 874fd65f 2eb8eae4.4a868d92 0ceb08c8.13c840dd
pub const BOT_079: Power = battlecry(&[attach("BOT_079e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Illuminated
/// Enchantment
/// > \+1/+1.
//~ derived BOT_079e 58a99d5d d522ad72.cb08f83e edd027dd
pub const BOT_079e: Power = enchant(&[plus(1, 1)]);

/// # Toxicologist
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give your weapon +1 Attack.
/// - Makes: Toxic [`BOT_083e`] ("\+1 Attack.")
//~ derived BOT_083 279b6027 565e37de.5bfc8951 a2b92763.37dc9dd5
pub const BOT_083: Power = battlecry(&[attach("BOT_083e").to(YOUR_WEAPON)]);

/// # Toxic
/// Enchantment
/// > \+1 Attack.
//~ derived BOT_083e 1a73b602 d522ad72.379bca7a f0a5e7e9
pub const BOT_083e: Power = enchant(&[ATTACK.plus(1)]);

/// # Unpowered Mauler
/// Minion · Mech · 2 mana · 2/4
/// > Can only attack if you cast a spell this turn.
//~ done BOT_098 - e00d65f9.074d6fc4 d7c9c1be
#[rustfmt::skip]
pub const BOT_098: Power = aura(THIS).when(not(&YOU.cast(SPELL).this_turn().at_least(1))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Spark Drill
/// Minion · Mech · 6 mana · 5/1
/// > **Rush Deathrattle:** Add two 1/1 Sparks with **Rush** to your hand.
/// - Makes: Spark [`BOT_102t`] (1/1, "Rush")
//~ derived BOT_102 4ca18eff 38986efa.7c820dc4 9ac71ffd.412196f2
pub const BOT_102: Power = deathrattle(&[get(card("BOT_102t")).copies(2)]);

/// # Spark
/// Minion · Elemental · 1 mana · 1/1
/// > **Rush**
//~ vanilla BOT_102t 987947e5 f82494ef.57b12c28 f412e9b1
pub const BOT_102t: Power = VANILLA;

/// # Missile Launcher
/// Minion · Mech · 6 mana · 4/4
/// > **Magnetic** At the end of your turn, deal 1 damage to all other characters.
/// - Makes: Missile Launcher [`BOT_107e`] ("When your turn ends, deal 1 damage to other…")
//~ derived BOT_107 434796fc 8cffb39f.802eac48 343aeeb7.d811a568
pub const BOT_107: Power = at_end_of_your_turn(&[deal(1).to(CHARACTERS.other())]);

/// # Missile Launcher
/// Enchantment
/// > When your turn ends, deal 1 damage to other characters.
//~ todo BOT_107e c4314a84 d522ad72.87b0ee3b 343aeeb7
pub const BOT_107e: Power = TODO;

/// # Piloted Reaper
/// Minion · Mech · 4 mana · 4/3
/// > **Deathrattle:** Summon a random minion from your hand that costs (2) or less.
//~ derived BOT_267 73cdc9ca dc791433.2dfd9844 2d2226bb
pub const BOT_267: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, COST.at_most(2)])).random()))]);

/// # Giggling Inventor
/// Minion · 5 mana · 2/1
/// > **Battlecry:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
/// - Makes: Annoy-o-Tron [`BOT_270t`] (1/2, "Taunt Divine Shield")
//~ derived BOT_270 81f5dfcb cbf9a1b9.b26d1c65 af778aa4.7432ae17
pub const BOT_270: Power = battlecry(&[summon(card("BOT_270t")).copies(2)]);

/// # Annoy-o-Tron
/// Minion · Mech · 2 mana · 1/2
/// > **Taunt Divine Shield**
//~ vanilla BOT_270t 65431b72 ca59f8ad.efaaa40f 4e14f674
pub const BOT_270t: Power = VANILLA;

/// # Holomancer
/// Minion · 5 mana · 3/3
/// > After your opponent plays a minion, summon a 1/1 copy of it.
/// - Makes: Hologram [`BOT_280e`] ("1/1.")
//~ derived BOT_280 a4c5f645 e8b6bfb0.884e7e4f f300ee9c.75a9fb56
pub const BOT_280: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT)), attach("BOT_280e").to(IT)]);

/// # Hologram
/// Enchantment
/// > 1/1.
//~ derived BOT_280e ca678219 d522ad72.d68bebe2 d8b104b1
pub const BOT_280e: Power = enchant(&[become_stats(1, 1)]);

/// # Omega Defender
/// Minion · 4 mana · 2/6
/// > **Taunt Battlecry:** If you have 10 Mana Crystals, gain +10 Attack.
/// - Makes: Omega Surge [`BOT_296e`] ("\+10 Attack.")
//~ derived BOT_296 f28458c3 59ecc571.8ece3208 2645c2e6.4d4cc04f
pub const BOT_296: Power = battlecry(&[attach("BOT_296e")]).when(MANA_CRYSTALS.at_least(10));

/// # Omega Surge
/// Enchantment
/// > \+10 Attack.
//~ derived BOT_296e 42030332 d522ad72.b43c8b5f db18f38d
pub const BOT_296e: Power = enchant(&[ATTACK.plus(10)]);

/// # Spring Rocket
/// Minion · Mech · 3 mana · 2/1
/// > **Battlecry:** Deal 2 damage.
//~ derived BOT_308 fa045916 dcbec487.d9e5e9ea b27c140c
pub const BOT_308: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Upgradeable Framebot
/// Minion · Mech · 2 mana · 1/5
//~ vanilla BOT_309 a634a276 ca35ff4e f6ef247d
pub const BOT_309: Power = VANILLA;

/// # Replicating Menace
/// Minion · Mech · 4 mana · 3/2
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
/// - Makes: Microbot [`BOT_312t`] (1/1); Replicating Menace [`BOT_312e`] ("Deathrattle: Summon three 1/1 Microbots.")
//~ derived BOT_312 f32c7c43 2adf8484.fa3617d5 ad6a1ff0.85b583b7
pub const BOT_312: Power = deathrattle(&[summon(card("BOT_312t")).copies(3)]);

/// # Replicating Menace
/// Enchantment
/// > **Deathrattle:** Summon three 1/1 Microbots.
/// - Makes: Microbot [`BOT_312t`] (1/1)
//~ derived BOT_312e 1b60b723 d522ad72.2049d922 ad6a1ff0.5f432e4c
pub const BOT_312e: Power = deathrattle(&[summon(card("BOT_312t")).copies(3)]);

/// # Microbot
/// Minion · Mech · 1 mana · 1/1
//~ vanilla BOT_312t 2d0ab468 2eb8eae4 821d3326
pub const BOT_312t: Power = VANILLA;

/// # Weaponized Piñata
/// Minion · Mech · 4 mana · 4/3
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
//~ derived BOT_401 fce099a6 dc791433.7745b2de 50d43856
pub const BOT_401: Power = deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Brainstormer
/// Minion · 3 mana · 3/1
/// > **Battlecry:** Gain +1 Health for each spell in your hand.
/// - Makes: Brain Power [`BOT_413e`] ("Increased Health.")
//~ derived BOT_413 1b248fe6 0582a8fd.1b96c42a 03f6c696.1f208a03
pub const BOT_413: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).with_x(count(YOUR_HAND.that(SPELL)))]);

/// # Brain Power
/// Enchantment
/// > Increased Health.
//~ todo BOT_413e 16ccb7a8 d522ad72.89b088dc 519df3f5
pub const BOT_413e: Power = TODO;

/// # Cloakscale Chemist
/// Minion · 2 mana · 1/2
/// > **Stealth Divine Shield**
//~ vanilla BOT_414 e544357a 4c954f50.31dfa1f7 3a6890dd
pub const BOT_414: Power = VANILLA;

/// # Mecha'thun
/// Minion · Mech · 10 mana · 10/10
/// > **Deathrattle:** If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
//~ done BOT_424 - f152e20a.677f5388 368bf913
#[rustfmt::skip]
pub const BOT_424: Power = deathrattle(&[destroy(ENEMY_HERO)]).when(all(&[there_is_no(&YOUR_DECK), there_is_no(&YOUR_HAND), there_is_no(&FRIENDLY_MINIONS)]));

/// # Whirliglider
/// Minion · 2 mana · 2/1
/// > **Battlecry:** Summon a 0/2 Goblin Bomb.
/// - Makes: Goblin Bomb [`BOT_031`] (0/2, "Deathrattle: Deal 2 damage to the enemy hero.")
//~ derived BOT_431 6ce7ecbe 5673be69.c77aed41 e9d2a8ae.dcc481b8
pub const BOT_431: Power = battlecry(&[summon(card("BOT_031"))]);

/// # Mecharoo
/// Minion · Mech · Beast · 1 mana · 1/1
/// > **Deathrattle:** Summon a 1/1 Jo-E Bot.
/// - Makes: Jo-E Bot [`BOT_445t`] (1/1)
//~ derived BOT_445 91376966 0b3f7ffa.c50e9e1f 872b9b27.66f1e66a
pub const BOT_445: Power = deathrattle(&[summon(card("BOT_445t"))]);

/// # Jo-E Bot
/// Minion · Mech · Beast · 1 mana · 1/1
//~ vanilla BOT_445t c1511a29 0b3f7ffa 2c311687
pub const BOT_445t: Power = VANILLA;

/// # Crystallizer
/// Minion · 1 mana · 1/3
/// > **Battlecry:** Deal 5 damage to your hero. Gain 5 Armor.
//~ derived BOT_447 ecec5e8f cbeac1ac.7a1257d4 254d70a9
pub const BOT_447: Power = battlecry(&[deal(5).to(YOUR_HERO), armor(5)]);

/// # Damaged Stegotron
/// Minion · Mech · Beast · 6 mana · 5/12
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
//~ derived BOT_448 c240dd17 685c1b91.e4dec3ee 00b0d81e
pub const BOT_448: Power = battlecry(&[deal(6).to(THIS)]);

/// # Seaforium Bomber
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
/// - Makes: Bomb [`BOT_511t`] ("Casts When Drawn You take 5 damage.")
//~ derived BOT_511 aebee26d 7c0f8337.f6621eb4 bca5468f.34d846a9
pub const BOT_511: Power = battlecry(&[shuffle(card("BOT_511t")).for_(OPPONENT)]);

/// # Bomb
/// Spell · 5 mana
/// > **Casts When Drawn** You take 5 damage.
//~ done BOT_511t - 36b694de.17bd0040 61be8ec2
pub const BOT_511t: Power = spell(&[deal(5).to(YOUR_HERO)]);

/// # Explodinator
/// Minion · Mech · 4 mana · 3/2
/// > **Battlecry:** Summon two 0/2 Goblin Bombs.
/// - Makes: Goblin Bomb [`BOT_031`] (0/2, "Deathrattle: Deal 2 damage to the enemy hero.")
//~ derived BOT_532 7410a5fc 2adf8484.88870cbc af5b346d.dcc481b8
pub const BOT_532: Power = battlecry(&[summon(card("BOT_031")).copies(2)]);

/// # Bull Dozer
/// Minion · Mech · Beast · 9 mana · 9/7
/// > **Divine Shield**
//~ vanilla BOT_534 783f9160 da787ff3.cc526ac4 60eab6c4
pub const BOT_534: Power = VANILLA;

/// # Microtech Controller
/// Minion · 3 mana · 2/1
/// > **Battlecry:** Summon two 1/1 Microbots.
/// - Makes: Microbot [`BOT_312t`] (1/1)
//~ derived BOT_535 ba7b7a7e dede83d0.6a9a81e6 edfec722.5f432e4c
pub const BOT_535: Power = battlecry(&[summon(card("BOT_312t")).copies(2)]);

/// # Spark Engine
/// Minion · Mech · 2 mana · 2/1
/// > **Battlecry:** Add a 1/1 Spark with **Rush** to your hand.
/// - Makes: Spark [`BOT_102t`] (1/1, "Rush")
//~ derived BOT_538 09611b00 e07c6760.ac1906c1 45c0ff4d.412196f2
pub const BOT_538: Power = battlecry(&[get(card("BOT_102t"))]);

/// # Arcane Dynamo
/// Minion · 6 mana · 3/4
/// > **Battlecry: Discover** a spell that costs (5) or more.
//~ derived BOT_539 6d20d5a2 544deb9e.2579f3c9 339d5379
pub const BOT_539: Power = battlecry(&[discover(all(&[SPELL, COST.at_least(5)]))]);

/// # E.M.P. Operative
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Destroy a Mech.
//~ derived BOT_540 d2f30188 e8b6bfb0.0539624c cda9b230
pub const BOT_540: Power = battlecry(&[destroy(A_MINION.that(MECH))]);

/// # Loose Specimen
/// Minion · Beast · 5 mana · 6/6
/// > **Battlecry:** Deal 6 damage randomly split among other friendly minions.
//~ done BOT_544 - ddb81ff8.03fc559c 1986c658
pub const BOT_544: Power = battlecry(&[deal(6).split_among(OTHER_FRIENDLY_MINIONS)]);

/// # Zilliax
/// Minion · Mech · 5 mana · 3/2
/// > **Magnetic Divine Shield, Taunt, Lifesteal, Rush**
/// - Makes: Zilliax [`BOT_548e`] ("Divine Shield, Taunt, Lifesteal, Rush.")
//~ vanilla BOT_548 16cbce52 9574276b.9de3830c 5b8752f3.79ffd1b1
pub const BOT_548: Power = VANILLA;

/// # Zilliax
/// Enchantment
/// > **Divine Shield, Taunt, Lifesteal, Rush**.
//~ derived BOT_548e 8e4565ba d522ad72.439e0a50 5b8752f3
pub const BOT_548e: Power =
    enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT), has(GameTag::LIFESTEAL), has(GameTag::RUSH)]);

/// # Electrowright
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain +1/+1.
/// - Makes: Electrified [`BOT_550e`] ("\+1/+1.")
//~ derived BOT_550 9ce1291d 05878c57.be8c2ca9 c5409da3.897af233
pub const BOT_550: Power =
    battlecry(&[attach("BOT_550e")]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Electrified
/// Enchantment
/// > \+1/+1.
//~ derived BOT_550e b01af551 d522ad72.cb08f83e e1a90ecc
pub const BOT_550e: Power = enchant(&[plus(1, 1)]);

/// # Star Aligner
/// Minion · 7 mana · 7/7
/// > **Battlecry:** If you control 3 minions with 7 Health, deal 7 damage to all enemies.
//~ done BOT_552 - 48e5225f.e6d81685 5de22e75
pub const BOT_552: Power = battlecry(&[deal(7).to(ENEMIES)]).when(there_are(3, &FRIENDLY_MINIONS.that(HEALTH.is(7))));

/// # Harbinger Celestia
/// Minion · 4 mana · 5/6
/// > **Stealth** After your opponent plays a minion, become a copy of it.
//~ derived BOT_555 909751ba 5ae98719.a7065d2d cb0adbe4
pub const BOT_555: Power = after(OPPONENT.play(MINION)).then(&[transform(THIS, copy_of(THAT))]);

/// # Augmented Elekk
/// Minion · Mech · Beast · 3 mana · 3/4
/// > Whenever you shuffle a card into a deck, shuffle in an extra copy.
/// - Makes: Dealing [`BOT_559e`]
///
/// # Notes
///
/// No source: two of them do not copy each other's extra copies, which would fill the deck.
//~ done BOT_559 - d7df489a.cb012c9e ecc50bb3.300751d0
pub const BOT_559: Power = abilities(&[
    whenever(YOU.shuffle(not(&made_by(&ELEKKS)))).when(that_many(1)).then(&[shuffle(copy_of(THAT))]),
    whenever(OPPONENT.shuffle(not(&made_by(&ELEKKS)))).when(exactly(0)).then(&[shuffle(copy_of(THAT)).for_(OPPONENT)]),
]);
/// Whose extra copies are no occasion for another one.
const ELEKKS: Selector = MINIONS.that(named("BOT_559"));

/// # Dealing
/// Enchantment
//~ todo BOT_559e d3d880a5 d522ad72 3ab2f66d
pub const BOT_559e: Power = TODO;

/// # Coppertail Imposter
/// Minion · Mech · Beast · 4 mana · 4/4
/// > **Battlecry:** Gain **Stealth** until your next turn.
/// - Makes: Disguised [`BOT_562e`] ("Stealthed until your next turn.")
//~ derived BOT_562 76a34b58 dee70fcb.a88a60cb 0d70d353.dfbfab38
pub const BOT_562: Power = battlecry(&[attach("BOT_562e")]);

/// # Disguised
/// Enchantment
/// > **Stealthed** until your next turn.
//~ derived BOT_562e 86ced33d d522ad72.3411ed1f 0aac5d04
pub const BOT_562e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Wargear
/// Minion · Mech · 5 mana · 6/5
/// > **Magnetic**
/// - Makes: Wargear [`BOT_563e`] ("Increased stats.")
//~ vanilla BOT_563 46db6896 3d3622b3.0b5ca121 3a694b68.00cd98b6
pub const BOT_563: Power = VANILLA;

/// # Wargear
/// Enchantment
/// > Increased stats.
//~ todo BOT_563e e0d77e5f d522ad72.a536d554 3a694b68
pub const BOT_563e: Power = TODO;

/// # Subject 9
/// Minion · Mech · Beast · 5 mana · 4/4
/// > **Battlecry:** Draw 5 different **Secrets** from your deck.
//~ done BOT_573 - 7bf23e47.965fd670 ecd914ec
pub const BOT_573: Power = battlecry(&[get(the(YOUR_DECK.that(SECRET).different(5, CardProperty::Name)))]);

/// # Steel Rager
/// Minion · Elemental · Mech · 4 mana · 5/1
/// > **Rush**
//~ vanilla BOT_603 0b174015 d265bf80.57b12c28 0029515c
pub const BOT_603: Power = VANILLA;

/// # Kaboom Bot
/// Minion · Mech · 3 mana · 2/2
/// > **Deathrattle:** Deal 4 damage to a random enemy minion.
//~ derived BOT_606 342e9d1b dcb2c1e8.e1bb4b01 2257ee6f
pub const BOT_606: Power = deathrattle(&[deal(4).to(ENEMY_MINIONS.random())]);

/// # SN1P-SN4P
/// Minion · Mech · Beast · 3 mana · 2/3
/// > **Magnetic**, **Echo Deathrattle:** Summon two 1/1 Microbots.
/// - Makes: Microbot [`BOT_312t`] (1/1); SN1P-SN4P [`BOT_700e`] ("Deathrattle: Summon two 1/1 Microbots.")
//~ derived BOT_700 4f2147bb 869242ad.1aea8ed7 9696f9b9.e1639460
pub const BOT_700: Power = deathrattle(&[summon(card("BOT_312t")).copies(2)]);

/// # SN1P-SN4P
/// Enchantment
/// > **Deathrattle:** Summon two 1/1 Microbots.
/// - Makes: Microbot [`BOT_312t`] (1/1)
//~ derived BOT_700e 7dfaac14 d522ad72.2d8a52ec 9696f9b9.5f432e4c
pub const BOT_700e: Power = deathrattle(&[summon(card("BOT_312t")).copies(2)]);

/// # Galvanizer
/// Minion · Mech · 2 mana · 1/2
/// > **Battlecry:** Reduce the Cost of Mechs in your hand by (1).
/// - Makes: Galvanized [`BOT_907e`] ("Costs (1) less.")
//~ derived BOT_907 4de01a15 ca59f8ad.7553490e fb581f59.2ff9b8d7
pub const BOT_907: Power = battlecry(&[attach("BOT_907e").to(YOUR_HAND.that(MECH))]);

/// # Galvanized
/// Enchantment
/// > Costs (1) less.
//~ derived BOT_907e 24da7f46 d522ad72.f705eb41 fb21394f
pub const BOT_907e: Power = enchant(&[cost_less(1)]);

/// # Whizbang the Wonderful
/// Minion · 4 mana · 4/5
/// > You start the game with one of Whizbang's Wonderful Decks!
/// - Makes: Whizbang the Wonderful [`BOT_914h`]; [`TOY_700t6`](crate::whizbang::neutral::TOY_700t6)
///
/// # Notes
///
/// One of the two latest recipes of each class, at random (PC Gamer, "Hearthstone's craziest new Legendary is 18 decks in 1"); the recipes
/// are those that a public deck tracker had for it when recipes were last made for these classes.
//~ done BOT_914 - 16eb980d.8341495e 64932c83.c15732fd
pub const BOT_914: Power = starts_with_one_of(WONDERFUL_DECKS);

/// The two latest recipes of each class.
#[rustfmt::skip]
const WONDERFUL_DECKS: &[StartingDeck] = &[
    StartingDeck { hero: "HERO_01", cards: &[
        ("GIL_547", 1), ("GIL_578", 1), ("BOT_238", 1), ("BOT_548", 1), ("CS2_108", 2), ("ICC_064", 2), ("GIL_113", 2),
        ("GIL_580", 2), ("GIL_653", 2), ("BOT_020", 2), ("BOT_021", 2), ("BOT_218", 2), ("BOT_237", 2), ("BOT_299", 2),
        ("BOT_107", 2), ("BOT_059", 2), ("BOT_563", 2),
    ] },
    StartingDeck { hero: "HERO_01", cards: &[
        ("EX1_558", 1), ("EX1_606", 1), ("EX1_572", 1), ("EX1_007", 1), ("TRL_321", 1), ("TRL_328", 1), ("EX1_410", 2),
        ("UNG_848", 2), ("ICC_064", 2), ("GIL_601", 2), ("GIL_654", 2), ("BOT_042", 2), ("TRL_323", 2), ("TRL_326", 2),
        ("TRL_523", 2), ("TRL_526", 2), ("TRL_362", 2), ("TRL_569", 2),
    ] },
    StartingDeck { hero: "HERO_02", cards: &[
        ("EX1_247", 1), ("UNG_211", 1), ("BOT_245", 1), ("BOT_411", 1), ("CS2_042", 2), ("EX1_238", 2), ("EX1_258", 2),
        ("EX1_565", 2), ("CS2_046", 2), ("UNG_809", 2), ("GIL_586", 2), ("GIL_600", 2), ("BOT_093", 2), ("BOT_291", 2),
        ("BOT_407", 2), ("BOT_451", 2), ("BOT_533", 2),
    ] },
    StartingDeck { hero: "HERO_02", cards: &[
        ("CS2_046", 1), ("ICC_481", 1), ("GIL_586", 1), ("BOT_270", 1), ("BOT_411", 1), ("TRL_085", 1), ("EX1_565", 2),
        ("UNG_201", 2), ("UNG_809", 2), ("UNG_928", 2), ("ICC_466", 2), ("LOOT_149", 2), ("LOOT_504", 2), ("TRL_012", 2),
        ("BOT_451", 2), ("TRL_082", 2), ("TRL_515", 2), ("TRL_522", 2),
    ] },
    StartingDeck { hero: "HERO_03", cards: &[
        ("CS2_077", 1), ("LOOT_161", 1), ("LOOT_165", 1), ("ICC_851", 1), ("BOT_243", 1), ("TRL_537", 1), ("CS2_072", 2),
        ("CS2_073", 2), ("EX1_145", 2), ("UNG_064", 2), ("UNG_083", 2), ("UNG_809", 2), ("LOOT_211", 2), ("BOT_066", 2),
        ("BOT_286", 2), ("BOT_508", 2), ("BOT_565", 2), ("TRL_157", 2),
    ] },
    StartingDeck { hero: "HERO_03", cards: &[
        ("EX1_581", 1), ("ICC_018", 1), ("GIL_692", 1), ("TRL_126", 1), ("CS2_072", 2), ("EX1_124", 2), ("NEW1_018", 2),
        ("EX1_145", 2), ("LOOT_026", 2), ("LOOT_211", 2), ("GIL_557", 2), ("BOT_083", 2), ("TRL_015", 2), ("TRL_071", 2),
        ("TRL_507", 2), ("TRL_157", 2), ("TRL_127", 2),
    ] },
    StartingDeck { hero: "HERO_04", cards: &[
        ("EX1_619", 1), ("EX1_383", 1), ("UNG_015", 1), ("BOT_912", 1), ("BOT_548", 1), ("TRL_304", 1), ("CS2_093", 2),
        ("EX1_382", 2), ("UNG_011", 2), ("ICC_038", 2), ("BOT_020", 2), ("BOT_021", 2), ("BOT_906", 2), ("BOT_909", 2),
        ("BOT_911", 2), ("BOT_537", 2), ("BOT_562", 2), ("BOT_563", 2),
    ] },
    StartingDeck { hero: "HERO_04", cards: &[
        ("LOOT_216", 1), ("GIL_578", 1), ("BOT_236", 1), ("BOT_909", 1), ("TRL_300", 1), ("TRL_305", 1), ("CS2_093", 2),
        ("EX1_619", 2), ("CS2_092", 2), ("NEW1_020", 2), ("UNG_928", 2), ("UNG_952", 2), ("ICC_038", 2), ("GIL_145", 2),
        ("TRL_304", 2), ("TRL_306", 2), ("TRL_307", 2), ("TRL_309", 2),
    ] },
    StartingDeck { hero: "HERO_05", cards: &[
        ("BOT_034", 1), ("BOT_548", 1), ("CS2_084", 2), ("EX1_556", 2), ("LOOT_222", 2), ("BOT_020", 2), ("BOT_033", 2),
        ("BOT_035", 2), ("BOT_038", 2), ("BOT_079", 2), ("BOT_251", 2), ("BOT_309", 2), ("BOT_312", 2), ("BOT_438", 2),
        ("BOT_445", 2), ("BOT_563", 2),
    ] },
    StartingDeck { hero: "HERO_05", cards: &[
        ("EX1_534", 1), ("ICC_828", 1), ("GIL_650", 1), ("TRL_524", 1), ("TRL_347", 1), ("TRL_900", 1), ("EX1_539", 2),
        ("NEW1_031", 2), ("DS1_070", 2), ("EX1_538", 2), ("EX1_531", 2), ("UNG_915", 2), ("ICC_419", 2), ("LOOT_077", 2),
        ("LOOT_258", 2), ("TRL_348", 2), ("TRL_111", 2), ("TRL_901", 2),
    ] },
    StartingDeck { hero: "HERO_06", cards: &[
        ("EX1_573", 1), ("BOT_444", 1), ("EX1_158", 2), ("EX1_571", 2), ("EX1_160", 2), ("CS2_011", 2), ("NEW1_019", 2),
        ("UNG_111", 2), ("UNG_078", 2), ("UNG_809", 2), ("GIL_553", 2), ("GIL_663", 2), ("BOT_420", 2), ("BOT_523", 2),
        ("BOT_419", 2), ("TRL_341", 2),
    ] },
    StartingDeck { hero: "HERO_06", cards: &[
        ("EX1_067", 1), ("ICC_079", 1), ("ICC_832", 1), ("LOOT_392", 1), ("BOT_434", 1), ("TRL_241", 1), ("CS2_012", 2),
        ("EX1_165", 2), ("CS2_011", 2), ("CS2_005", 2), ("UNG_809", 2), ("ICC_085", 2), ("LOOT_051", 2), ("GIL_534", 2),
        ("TRL_223", 2), ("TRL_240", 2), ("TRL_243", 2), ("TRL_507", 2),
    ] },
    StartingDeck { hero: "HERO_07", cards: &[
        ("UNG_836", 1), ("ICC_841", 1), ("BOT_568", 1), ("TRL_252", 1), ("CS2_065", 2), ("EX1_306", 2), ("EX1_310", 2),
        ("EX1_308", 2), ("EX1_319", 2), ("UNG_809", 2), ("UNG_833", 2), ("ICC_218", 2), ("ICC_075", 2), ("LOOT_013", 2),
        ("LOOT_014", 2), ("TRL_247", 2), ("TRL_551", 2),
    ] },
    StartingDeck { hero: "HERO_07", cards: &[
        ("ICC_831", 1), ("TRL_253", 1), ("CS2_065", 2), ("EX1_310", 2), ("EX1_319", 2), ("EX1_596", 2), ("UNG_809", 2),
        ("ICC_466", 2), ("ICC_075", 2), ("LOOT_013", 2), ("LOOT_014", 2), ("BOT_224", 2), ("BOT_263", 2), ("BOT_443", 2),
        ("TRL_251", 2), ("TRL_517", 2),
    ] },
    StartingDeck { hero: "HERO_08", cards: &[
        ("LOOT_108", 1), ("BOT_103", 1), ("CS2_029", 2), ("NEW1_012", 2), ("CS2_025", 2), ("CS2_023", 2), ("EX1_277", 2),
        ("CS2_024", 2), ("UNG_018", 2), ("GIL_147", 2), ("GIL_529", 2), ("BOT_098", 2), ("BOT_254", 2), ("BOT_604", 2),
        ("BOT_453", 2), ("BOT_531", 2),
    ] },
    StartingDeck { hero: "HERO_08", cards: &[
        ("EX1_249", 1), ("EX1_561", 1), ("EX1_007", 1), ("UNG_946", 1), ("ICC_833", 1), ("BOT_103", 1), ("GIL_826", 1),
        ("TRL_316", 1), ("CS2_032", 2), ("UNG_072", 2), ("UNG_809", 2), ("UNG_928", 2), ("LOOT_172", 2), ("LOOT_231", 2),
        ("GIL_614", 2), ("GIL_838", 2), ("TRL_315", 2), ("TRL_317", 2), ("TRL_390", 2),
    ] },
    StartingDeck { hero: "HERO_09", cards: &[
        ("EX1_332", 1), ("UNG_963", 1), ("CS1_129", 2), ("CS2_004", 2), ("NEW1_020", 2), ("CS2_236", 2), ("EX1_621", 2),
        ("CS2_235", 2), ("EX1_007", 2), ("UNG_029", 2), ("UNG_034", 2), ("BOT_219", 2), ("TRL_097", 2), ("TRL_131", 2),
        ("TRL_509", 2), ("TRL_408", 2),
    ] },
    StartingDeck { hero: "HERO_09", cards: &[
        ("UNG_072", 1), ("UNG_848", 1), ("ICC_029", 1), ("ICC_851", 1), ("TRL_260", 1), ("TRL_564", 1), ("CS2_004", 2),
        ("CS2_235", 2), ("EX1_007", 2), ("UNG_928", 2), ("ICC_466", 2), ("LOOT_008", 2), ("LOOT_410", 2), ("GIL_601", 2),
        ("GIL_681", 2), ("TRL_500", 2), ("TRL_502", 2), ("TRL_526", 2),
    ] },
];

/// # Whizbang the Wonderful
/// Hero · 30 health
//~ vanilla BOT_914h d6dc231c c6957b81 64932c83
pub const BOT_914h: Power = VANILLA;

/// # Eating
/// Enchantment
/// > Increased Health.
//~ todo KAR_036e_Puzzle 5e806e9d d522ad72.89b088dc 3c905cdc
pub const KAR_036e_Puzzle: Power = TODO;
