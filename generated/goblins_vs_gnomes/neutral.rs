//! Neutral cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6d9d178f

/// # Mechwarper
/// Minion · Mech · 4 mana · 4/4
/// > Your Mechs cost (1) less.
/// - Makes: Mechwarper [`GVG_006_puzzle`] (2/3, "Your Mechs cost (1) less."); Warping In [`GVG_006e`] ("Costs (1) less.")
//~ derived GVG_006 51c646cc dc5c6600.866b070c cb94df8c.76a1ac34
pub const GVG_006: Power = aura(YOUR_HAND.that(MECH)).gives("GVG_006e");

/// # Mechwarper
/// Minion · Mech · 2 mana · 2/3
/// > Your Mechs cost (1) less.
//~ derived GVG_006_puzzle beb56571 e00ad38a.866b070c cb94df8c
pub const GVG_006_puzzle: Power = aura(YOUR_HAND.that(MECH)).have(&[cost_less(1)]);

/// # Warping In
/// Enchantment
/// > Costs (1) less.
/// - Makes: Warping In [`GVG_006e_Puzzle`] ("Costs (1) less.")
//~ derived GVG_006e 4d4b26ba d522ad72.f705eb41 9b1c9632.4522af54
pub const GVG_006e: Power = enchant(&[cost_less(1)]);

/// # Warping In
/// Enchantment
/// > Costs (1) less.
//~ derived GVG_006e_Puzzle 7aadf024 d522ad72.f705eb41 9b1c9632
pub const GVG_006e_Puzzle: Power = enchant(&[cost_less(1)]);

/// # Cogmaster
/// Minion · 1 mana · 1/2
/// > Has +2 Attack while you have a Mech.
//~ done GVG_013 - cbfac199.1551bd9c aec6f824
pub const GVG_013: Power = aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(MECH))).have(&[ATTACK.plus(2)]);

/// # Fel Reaver
/// Minion · Mech · 5 mana · 8/8
/// > Whenever your opponent plays a card, remove the top 3 cards of your deck.
//~ derived GVG_016 0ab29093 cc2f2646.8b39b120 75631819
pub const GVG_016: Power = whenever(OPPONENT.play(CARD)).then(&[destroy(YOUR_DECK.first(3))]);

/// # Spider Tank
/// Minion · Mech · 3 mana · 3/4
//~ vanilla GVG_044 35571917 119e8632 9a98aa19
pub const GVG_044: Power = VANILLA;

/// # Puddlestomper
/// Minion · Murloc · 2 mana · 3/2
//~ vanilla GVG_064 4a088189 7c03ec8e 2c949efb
pub const GVG_064: Power = VANILLA;

/// # Ogre Brute
/// Minion · 3 mana · 4/4
/// > 50% chance to attack the wrong enemy.
//~ derived GVG_065 970ef8f8 ca30ee0e.aeee7260 fb4059b5
pub const GVG_065: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Stonesplinter Trogg
/// Minion · 2 mana · 2/3
/// > Whenever your opponent casts a spell, gain +1 Attack.
/// - Makes: Metabolized Magic [`GVG_067a`] ("Increased Attack.")
//~ derived GVG_067 05cc5f4c 5656a6e3.37c0e6fb 82883a72.15659752
pub const GVG_067: Power = whenever(OPPONENT.cast(SPELL)).then(&[give(&[ATTACK.plus(1)])]);

/// # Metabolized Magic
/// Enchantment
/// > Increased Attack.
//~ todo GVG_067a 9a083ddf d522ad72.08129cea af2bc573
pub const GVG_067a: Power = TODO;

/// # Burly Rockjaw Trogg
/// Minion · 4 mana · 3/5
/// > Whenever your opponent casts a spell, gain +2 Attack.
/// - Makes: Metabolized Magic [`GVG_068a`] ("Increased Attack.")
//~ derived GVG_068 ecd85619 e3908842.286ad3a5 524922d8.f628818f
pub const GVG_068: Power = whenever(OPPONENT.cast(SPELL)).then(&[give(&[ATTACK.plus(2)])]);

/// # Metabolized Magic
/// Enchantment
/// > Increased Attack.
//~ todo GVG_068a dd581e19 d522ad72.08129cea af2bc573
pub const GVG_068a: Power = TODO;

/// # Antique Healbot
/// Minion · Mech · 5 mana · 3/3
/// > **Battlecry:** Restore #8 Health to your hero.
/// - Makes: Repairs! [`GVG_069a`] ("\+4 Health.")
//~ derived GVG_069 04e22c86 957c788e.33e95b35 21391654.9ea77a5d
pub const GVG_069: Power = battlecry(&[heal(8).to(YOUR_HERO)]);

/// # Repairs!
/// Enchantment
/// > \+4 Health.
//~ derived GVG_069a 9c60b85b d522ad72.e9cdfdb2 456d3890
pub const GVG_069a: Power = enchant(&[HEALTH.plus(4)]);

/// # Salty Dog
/// Minion · Pirate · 5 mana · 7/4
//~ vanilla GVG_070 5182d476 71ecb793 77c5874a
pub const GVG_070: Power = VANILLA;

/// # Lost Tallstrider
/// Minion · Beast · 4 mana · 5/4
//~ vanilla GVG_071 77782b2d 7c09c72c 5c6e692d
pub const GVG_071: Power = VANILLA;

/// # Kezan Mystic
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Take control of a random enemy **Secret**.
//~ done GVG_074 - 16ffe9fb.06d8c7c1 6f71c821
pub const GVG_074: Power = battlecry(&[
    either(
        there_is(&ENEMY_SECRETS.that(all(&[SECRET, not(&shares(CardProperty::Name, &YOUR_SECRETS))]))),
        &[select(ENEMY_SECRETS.that(all(&[SECRET, not(&shares(CardProperty::Name, &YOUR_SECRETS))])).random())],
        &[select(ENEMY_SECRETS.that(SECRET).random())],
    ),
    remember(IT),
    put_into_play(copy_of(REMEMBERED)),
    remove_from_game(REMEMBERED),
]);

/// # Ship's Cannon
/// Minion · 2 mana · 2/3
/// > After you summon a Pirate, deal 2 damage to a random enemy.
//~ derived GVG_075 96ebf818 5656a6e3.93effbf0 63e5376d
pub const GVG_075: Power = after(YOU.summon(PIRATE)).then(&[deal(2).to(ENEMIES.random())]);

/// # Explosive Sheep
/// Minion · Mech · Beast · 2 mana · 1/1
/// > **Deathrattle:** Deal 2 damage to all minions.
/// - Makes: Explosive Sheep [`GVG_076_Puzzle`] (1/1, "Deathrattle: Deal 2 damage to all minions."); Pistons [`GVG_076a`] ("Increased Attack.")
//~ derived GVG_076 6edcf122 a9d4b7e5.9b3b5542 96ac3280.51bf9ce8
pub const GVG_076: Power = deathrattle(&[deal(2).to(MINIONS)]);

/// # Explosive Sheep
/// Minion · Mech · Beast · 2 mana · 1/1
/// > **Deathrattle:** Deal 2 damage to all minions.
//~ derived GVG_076_Puzzle dc26dce7 a9d4b7e5.9b3b5542 96ac3280
pub const GVG_076_Puzzle: Power = deathrattle(&[deal(2).to(MINIONS)]);

/// # Pistons
/// Enchantment
/// > Increased Attack.
//~ todo GVG_076a 78ab2861 d522ad72.08129cea d122d310
pub const GVG_076a: Power = TODO;

/// # Mechanical Yeti
/// Minion · Mech · 4 mana · 4/5
/// > **Deathrattle:** Give each player a **Spare Part.**
//~ done GVG_078 - dc5c2065.5f23b5c7 aa0d308c
pub const GVG_078: Power = deathrattle(&[get(random_token(with(GameTag::SPARE_PART))).for_(PLAYERS)]);

/// # Force-Tank MAX
/// Minion · Mech · 8 mana · 7/7
/// > **Divine Shield**
//~ vanilla GVG_079 337f99d5 a29d9104.cc526ac4 006e9d4b
pub const GVG_079: Power = VANILLA;

/// # Gilblin Stalker
/// Minion · 2 mana · 2/3
/// > **Stealth**
//~ vanilla GVG_081 938849d7 5656a6e3.86cd88a1 31facb96
pub const GVG_081: Power = VANILLA;

/// # Clockwork Gnome
/// Minion · Mech · 1 mana · 2/1
/// > **Deathrattle:** Add a **Spare Part** card to your hand.
//~ derived GVG_082 8375a066 0312e23f.3bcdd5c1 fcdaece4
pub const GVG_082: Power = deathrattle(&[get(random_token(with(GameTag::SPARE_PART)))]);

/// # Flying Machine
/// Minion · Mech · 3 mana · 1/4
/// > **Windfury**
//~ vanilla GVG_084 8b8c873a 7a6bab2c.9569ce14 168fa959
pub const GVG_084: Power = VANILLA;

/// # Annoy-o-Tron
/// Minion · Mech · 2 mana · 1/2
/// > **Taunt Divine Shield**
//~ vanilla GVG_085 5285d9e7 ca59f8ad.efaaa40f 4e14f674
pub const GVG_085: Power = VANILLA;

/// # Illuminator
/// Minion · 3 mana · 2/4
/// > If you control a **Secret** at the end of your turn, restore #4 Health to your hero.
//~ derived GVG_089 c0d1bd40 def81b81.34ac0143 4048e7ad
pub const GVG_089: Power =
    whenever(YOU.turn_end()).when(there_is(&YOUR_SECRETS.that(SECRET))).then(&[heal(4).to(YOUR_HERO)]);

/// # Madder Bomber
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Deal 6 damage randomly split between all other characters.
//~ derived GVG_090 4626a179 7c760552.2551c4e4 b55383df
pub const GVG_090: Power = battlecry(&[deal(6).split_among(CHARACTERS.other())]);

/// # Arcane Nullifier X-21
/// Minion · Mech · 4 mana · 2/5
/// > **Taunt Elusive**
//~ vanilla GVG_091 fd531b66 0b472431.c6cde567 02be1edb
pub const GVG_091: Power = VANILLA;

/// # Gnomish Experimenter
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Draw a card. If it's a minion, transform it into a Chicken.
/// - Makes: Chicken [`GVG_092t`] (1/1)
//~ done GVG_092 - 05811c42.711a7837 401f5acd.f4af315a
pub const GVG_092: Power = battlecry(&[draw(1), transform(IT, card("GVG_092t")).when(there_is(&IT.that(MINION)))]);

/// # Chicken
/// Minion · Beast · 1 mana · 1/1
//~ vanilla GVG_092t 9280c7a1 5533a85b ebd052c2
pub const GVG_092t: Power = VANILLA;

/// # Target Dummy
/// Minion · Mech · 0 mana · 0/2
/// > **Taunt**
//~ vanilla GVG_093 0f7455f2 b7b7bac3.4b0c5d24 167db79b
pub const GVG_093: Power = VANILLA;

/// # Jeeves
/// Minion · Mech · 4 mana · 1/4
/// > At the end of each player's turn, that player draws until they have 3 cards.
//~ done GVG_094 - f44b8d7f.7abeebe2 48700b3f
pub const GVG_094: Power = whenever(PLAYERS.turn_end()).then(&[draw_until(3).for_(SUBJECT)]);

/// # Goblin Sapper
/// Minion · 3 mana · 2/4
/// > Has +4 Attack while your opponent has 6 or more cards in hand.
//~ done GVG_095 - def81b81.842f8b3b 6aa3bb7c
pub const GVG_095: Power = aura(THIS).when(there_are(6, &ENEMY_HAND)).have(&[ATTACK.plus(4)]);

/// # Piloted Shredder
/// Minion · Mech · 4 mana · 4/3
/// > **Deathrattle:** Summon a random 2-Cost minion.
//~ derived GVG_096 c74031ff dc791433.2080138b 0c23d312
pub const GVG_096: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Lil' Exorcist
/// Minion · 3 mana · 2/3
/// > **Taunt Battlecry:** Gain +1/+1 for each enemy **Deathrattle** minion.
//~ derived GVG_097 f43ae8a5 decb9ba2.c4c14d30 d5d2f5eb
pub const GVG_097: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(ENEMY_MINIONS.that(with(GameTag::DEATHRATTLE))))]);

/// # Gnomeregan Infantry
/// Minion · 3 mana · 1/4
/// > **Charge Taunt**
//~ vanilla GVG_098 12b7c10f d6989f0d.fb934d7d 20dbf47a
pub const GVG_098: Power = VANILLA;

/// # Bomb Lobber
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Deal 4 damage to a random enemy minion.
//~ derived GVG_099 5313c4c0 e8b6bfb0.591f7fb4 7e9445ae
pub const GVG_099: Power = battlecry(&[deal(4).to(ENEMY_MINIONS.random())]);

/// # Tinkertown Technician
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you have a Mech, gain +1/+1 and add a **Spare Part** to your hand.
/// - Makes: Might of Tinkertown [`GVG_102e`] ("\+1/+1.")
//~ derived GVG_102 ef44c531 05878c57.137a3194 d81e123e.164796b9
#[rustfmt::skip]
pub const GVG_102: Power = battlecry(&[attach("GVG_102e"), get(random_token(with(GameTag::SPARE_PART)))]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Might of Tinkertown
/// Enchantment
/// > \+1/+1.
//~ derived GVG_102e cb01b778 d522ad72.cb08f83e 0fed4712
pub const GVG_102e: Power = enchant(&[plus(1, 1)]);

/// # Micro Machine
/// Minion · Mech · 2 mana · 1/2
/// > At the start of each turn, gain +1 Attack.
//~ done GVG_103 - ca59f8ad.c081e967 88df11b3
pub const GVG_103: Power = whenever(PLAYERS.turn_start()).then(&[give(&[ATTACK.plus(1)])]);

/// # Hobgoblin
/// Minion · 3 mana · 2/3
/// > Whenever you play a 1-Attack minion, give it +2/+2.
/// - Makes: HERE, TAKE BUFF. [`GVG_104a`] ("\+2/+2.")
//~ derived GVG_104 f72b2a1a decb9ba2.ef19c1b3 b71807e9.3020b43f
pub const GVG_104: Power = whenever(YOU.play(all(&[MINION, ATTACK.is(1)]))).then(&[attach("GVG_104a").to(THAT)]);

/// # HERE, TAKE BUFF.
/// Enchantment
/// > \+2/+2.
//~ derived GVG_104a 1b4d9c08 d522ad72.d5727bd5 16746187
pub const GVG_104a: Power = enchant(&[plus(2, 2)]);

/// # Piloted Sky Golem
/// Minion · Mech · 6 mana · 6/4
/// > **Deathrattle:** Summon a random 4-Cost minion.
//~ derived GVG_105 84ad31f9 3dd5217a.0009e8ee 90d82cad
pub const GVG_105: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Junkbot
/// Minion · Mech · 5 mana · 1/5
/// > Whenever a friendly Mech dies, gain +2/+2.
/// - Makes: Junked Up [`GVG_106e`] ("Increased stats.")
//~ derived GVG_106 4945dad3 0b67cecf.337a7ac8 cbd7893d.a725d367
pub const GVG_106: Power = whenever(OTHER_FRIENDLY_MINIONS.that(MECH).die()).then(&[give(&[plus(2, 2)])]);

/// # Junked Up
/// Enchantment
/// > Increased stats.
//~ todo GVG_106e 4b0a0a93 d522ad72.a536d554 535453b1
pub const GVG_106e: Power = TODO;

/// # Enhance-o Mechano
/// Minion · Mech · 4 mana · 3/2
/// > **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield** *(at random*).
//~ done GVG_107 - 2adf8484.4ad64c2e c6a16650
pub const GVG_107: Power = battlecry(&[one_by_one(
    OTHER_FRIENDLY_MINIONS,
    &[at_random(&[
        &[give(&[has(GameTag::WINDFURY)]).to(THAT)],
        &[give(&[has(GameTag::TAUNT)]).to(THAT)],
        &[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)],
    ])],
)]);

/// # Recombobulator
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Transform a friendly minion into a random minion with the same Cost.
//~ derived GVG_108 fc7e2cc1 0296240c.20834017 62d5f22c
pub const GVG_108: Power = battlecry(&[transform(A_FRIENDLY_MINION, random_costing(MINION, COST.of(IT)))]);

/// # Mini-Mage
/// Minion · 3 mana · 3/1
/// > **Stealth Spell Damage +1**
//~ vanilla GVG_109 d493e7f9 0582a8fd.4ff83c9c 8ab253ef
pub const GVG_109: Power = VANILLA;

/// # Dr. Boom
/// Minion · 7 mana · 7/7
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
/// - Makes: Boom Bot [`GVG_110t`] (1/1, "Deathrattle: Deal 1-4 damage to a random enemy.")
//~ derived GVG_110 6c8d6a34 48e5225f.7610d354 a5718d42.0df4434d
pub const GVG_110: Power = battlecry(&[summon(card("GVG_110t")).copies(2)]);

/// # Boom Bot
/// Minion · Mech · 1 mana · 1/1
/// > **Deathrattle:** Deal 1-4 damage to a random enemy.
//~ derived GVG_110t 28fef42a 2eb8eae4.40c79053 3281313e
pub const GVG_110t: Power = deathrattle(&[deal(1).up_to(4).to(ENEMIES.random())]);

/// # Mimiron's Head
/// Minion · Mech · 5 mana · 4/5
/// > At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
/// - Makes: V-07-TR-0N [`GVG_111t`] (4/8, "Charge Mega-Windfury")
///
/// # Notes
///
/// The Mechs leave the board before V-07-TR-0N comes, as with Blood of The Ancient One (Hearthstone Wiki: a forced death phase).
//~ done GVG_111 - 0653f3ee.b1978cd2 2c399f73.51652656
pub const GVG_111: Power = whenever(YOU.turn_start()).when(there_are(3, &FRIENDLY_MINIONS.that(MECH))).then(&[
    destroy(FRIENDLY_MINIONS.that(MECH)),
    process_deaths(),
    summon(card("GVG_111t")),
]);

/// # V-07-TR-0N
/// Minion · Mech · 8 mana · 4/8
/// > **Charge Mega-Windfury**
///
/// # Notes
///
/// The data has no tag for its Mega-Windfury.
//~ done GVG_111t - 1476047b.077220f3 296c7be7
pub const GVG_111t: Power = aura(THIS).have(&[has(GameTag::MEGA_WINDFURY)]);

/// # Mogor the Ogre
/// Minion · 6 mana · 7/6
/// > All minions have a 50% chance to attack the wrong enemy.
//~ done GVG_112 - 9925a84a.4b6b5dab abc1497a
pub const GVG_112: Power = whenever(MINIONS.attack(CARD)).when(chance(50)).then(&[either(
    there_is(&THAT.that(ENEMY)),
    &[redirect_to(ENEMIES.that(not(&is(&THAT))).random())],
    &[redirect_to(FRIENDLY_CHARACTERS.that(not(&is(&THAT))).random())],
)]);

/// # Foe Reaper 4000
/// Minion · Mech · 8 mana · 6/9
/// > Also damages the minions next to whomever it attacks.
//~ derived GVG_113 c3b053f2 6dba81df.ac98e5eb 02c7315f
pub const GVG_113: Power = also_damages(THAT.neighbours());

/// # Sneed's Old Shredder
/// Minion · Mech · 7 mana · 5/7
/// > **Deathrattle:** Summon a random **Legendary** minion.
//~ derived GVG_114 20365345 23587ea4.9bec5394 c9ab2a05
pub const GVG_114: Power = deathrattle(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Toshley
/// Minion · 6 mana · 5/7
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
//~ derived GVG_115 63e108ed 730ec192.98c0c05d f388ddaa
#[rustfmt::skip]
pub const GVG_115: Power = abilities(&[battlecry(&[get(random_token(with(GameTag::SPARE_PART)))]), deathrattle(&[get(random_token(with(GameTag::SPARE_PART)))])]);

/// # Mekgineer Thermaplugg
/// Minion · Mech · 9 mana · 9/7
/// > Whenever an enemy minion dies, summon a Leper Gnome.
/// - Makes: [`EX1_029`](crate::classic::neutral::EX1_029)
//~ done GVG_116 - f58ad58f.61bc7f61 5a8aa7d3.1f7f5af8
pub const GVG_116: Power = whenever(ENEMY_MINIONS.die()).then(&[summon(card("EX1_029"))]);

/// # Gazlowe
/// Minion · 6 mana · 3/6
/// > Whenever you cast a 1-Cost spell, add a random Mech to your hand.
//~ derived GVG_117 b2bc3c30 54416314.050184f6 cf7da5e4
pub const GVG_117: Power = whenever(YOU.cast(all(&[SPELL, COST.is(1)]))).then(&[get(random(MECH))]);

/// # Troggzor the Earthinator
/// Minion · 7 mana · 6/6
/// > Whenever your opponent casts a spell, summon a Burly Rockjaw Trogg.
/// - Makes: Burly Rockjaw Trogg [`GVG_068`] (3/5, "Whenever your opponent casts a spell, gain +2…")
//~ derived GVG_118 9435d13e 8417a0af.6a708588 76e3475c.c93a690a
pub const GVG_118: Power = whenever(OPPONENT.cast(SPELL)).then(&[summon(card("GVG_068"))]);

/// # Blingtron 3000
/// Minion · Mech · 5 mana · 3/4
/// > **Battlecry:** Equip a random weapon for each player.
//~ done GVG_119 - 955174ad.a157559e 8d20bf5f
pub const GVG_119: Power = battlecry(&[equip(random(WEAPON)).for_(PLAYERS)]);

/// # Hemet Nesingwary
/// Minion · 5 mana · 6/3
/// > **Battlecry:** Destroy a Beast.
//~ derived GVG_120 abf2039d 724ad9d0.0fe97069 174dc903
pub const GVG_120: Power = battlecry(&[destroy(A_MINION.that(BEAST))]);

/// # Clockwork Giant
/// Minion · Mech · 12 mana · 8/8
/// > Costs (1) less for each card in your opponent's hand.
//~ derived GVG_121 0f68b5c0 23cd9207.13d7b3b6 15e96dc4
pub const GVG_121: Power = costs(&[cost_less(1).for_each(ENEMY_HAND)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived GVG_COIN 4b1111dd 3e8f9d5a.095f71be c6be21f5
pub const GVG_COIN: Power = spell(&[gain_mana(1)]);

/// # Armor Plating
/// Spell · 1 mana
/// > Give a minion +1 Health.
/// - Makes: Armor Plating [`PART_001e`] ("\+1 Health.")
//~ derived PART_001 ae314e4a 2f198b86.af9440e2 51325418.dda2d834
pub const PART_001: Power = spell(&[attach("PART_001e").to(A_MINION)]);

/// # Armor Plating
/// Enchantment
/// > \+1 Health.
//~ derived PART_001e cee468c5 d522ad72.fd1f4654 51325418
pub const PART_001e: Power = enchant(&[HEALTH.plus(1)]);

/// # Time Rewinder
/// Spell · 1 mana
/// > Return a friendly minion to your hand.
//~ derived PART_002 688df57c 2f198b86.852edf35 74ff7306
pub const PART_002: Power = spell(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Rusty Horn
/// Spell · 1 mana
/// > Give a minion **Taunt**.
//~ derived PART_003 8e84df9d 2f198b86.b4653425 f386fe07
pub const PART_003: Power = spell(&[give(&[has(GameTag::TAUNT)]).to(A_MINION)]);

/// # Finicky Cloakfield
/// Spell · 1 mana
/// > Give a friendly minion **Stealth** until your next turn.
/// - Makes: Cloaked [`PART_004e`] ("Stealthed until your next turn.")
//~ derived PART_004 f621bfea 2f198b86.d32b0bbb 70bf0a44.3e0ed23b
pub const PART_004: Power = spell(&[attach("PART_004e").to(A_FRIENDLY_MINION)]);

/// # Cloaked
/// Enchantment
/// > Stealthed until your next turn.
//~ derived PART_004e 73d65803 d522ad72.549b4a26 bd623bf2
pub const PART_004e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Emergency Coolant
/// Spell · 1 mana
/// > **Freeze** a minion.
//~ derived PART_005 3b87748b 2f198b86.031ce8a2 9fd2a12d
pub const PART_005: Power = spell(&[freeze(A_MINION)]);

/// # Reversing Switch
/// Spell · 1 mana
/// > Swap a minion's Attack and Health.
/// - Makes: Switched [`PART_006a`] ("Attack and Health have been swapped by Reversing…")
//~ derived PART_006 65f3baaf 2f198b86.11781e66 762e02ef.9db7bc8f
pub const PART_006: Power = spell(&[swap_stats(A_MINION)]);

/// # Switched
/// Enchantment
/// > Attack and Health have been swapped by Reversing Switch.
/// - Makes: Reversing Switch [`PART_006`] ("Swap a minion's Attack and Health.")
//~ todo PART_006a 6c5c3f24 d522ad72.d135ac9d 1855e58a.4a676fac
pub const PART_006a: Power = TODO;

/// # Whirling Blades
/// Spell · 1 mana
/// > Give a minion +1 Attack.
/// - Makes: Whirling Blades [`PART_007e`] ("\+1 Attack.")
//~ derived PART_007 25964e9d 2f198b86.9769963f 510b96b2.127ed2b7
pub const PART_007: Power = spell(&[attach("PART_007e").to(A_MINION)]);

/// # Whirling Blades
/// Enchantment
/// > \+1 Attack.
//~ derived PART_007e d9520dcc d522ad72.379bca7a 510b96b2
pub const PART_007e: Power = enchant(&[ATTACK.plus(1)]);
