//! Neutral cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 97e4d45b

/// # Mechwarper
///
/// `GVG_006` · Neutral minion · 4 mana · 4/4
///
/// > Your Mechs cost (1) less.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Aura
/// - Enchantments: Warping In [`GVG_006e`]
/// - Tokens: Mechwarper [`GVG_006_puzzle`]
///
/// State: Derived
//~ derived GVG_006 29609c90 51c646cc 97d39507.866b070c
pub const GVG_006: Power = aura(YOUR_HAND.that(MECH)).gives("GVG_006e");

/// # Mechwarper
///
/// `GVG_006_puzzle` · Neutral minion · 2 mana · 2/3
///
/// > Your Mechs cost (1) less.
///
/// - Set: Goblins vs Gnomes · common
/// - Minion type: Mech
/// - Mechanics: Aura
///
/// State: Derived
//~ derived GVG_006_puzzle 27a00ae6 beb56571 6c6e91ed.866b070c
pub const GVG_006_puzzle: Power = aura(YOUR_HAND.that(MECH)).have(&[cost_less(1)]);

/// # Warping In
///
/// `GVG_006e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Goblins vs Gnomes
/// - Enchantments: Warping In [`GVG_006e_Puzzle`]
///
/// State: Derived
//~ derived GVG_006e 8f40af55 4d4b26ba 08dd3216.f705eb41
pub const GVG_006e: Power = enchant(&[cost_less(1)]);

/// # Warping In
///
/// `GVG_006e_Puzzle` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_006e_Puzzle 9303b593 7aadf024 8c7caf84.f705eb41
pub const GVG_006e_Puzzle: Power = enchant(&[cost_less(1)]);

/// # Cogmaster
///
/// `GVG_013` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a Mech.
///
/// - Set: Goblins vs Gnomes · common · collectible
///
/// State: Derived
//~ derived GVG_013 f873dfe1 fe59645e 4b7c785b.1551bd9c
pub const GVG_013: Power = aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(MECH))).have(&[ATTACK.plus(2)]);

/// # Fel Reaver
///
/// `GVG_016` · Neutral minion · 5 mana · 8/8
///
/// > Whenever your opponent plays a card, remove the top 3 cards of your deck.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_016 f7e8f8e7 0ab29093 e88d98f0.8b39b120
pub const GVG_016: Power = whenever(OPPONENT.play(CARD)).then(&[destroy(YOUR_DECK.first(3))]);

/// # Spider Tank
///
/// `GVG_044` · Neutral minion · 3 mana · 3/4
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla GVG_044 dccf2c34 35571917 0841d0c7
pub const GVG_044: Power = VANILLA;

/// # Puddlestomper
///
/// `GVG_064` · Neutral minion · 2 mana · 3/2
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla GVG_064 4c85904f 4a088189 98e7549c
pub const GVG_064: Power = VANILLA;

/// # Ogre Brute
///
/// `GVG_065` · Neutral minion · 3 mana · 4/4
///
/// > 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Forgetful
///
/// State: Derived
//~ derived GVG_065 d9d4dd0f 970ef8f8 de318917.aeee7260
pub const GVG_065: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Stonesplinter Trogg
///
/// `GVG_067` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your opponent casts a spell, gain +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Enchantments: Metabolized Magic [`GVG_067a`]
///
/// State: Derived
//~ derived GVG_067 84ce99cf 05cc5f4c 4f97b2d7.37c0e6fb
pub const GVG_067: Power = whenever(OPPONENT.cast(SPELL)).then(&[give(&[ATTACK.plus(1)])]);

/// # Metabolized Magic
///
/// `GVG_067a` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Aura
///
/// State: Todo
//~ todo GVG_067a 1f61e057 9a083ddf d167ce2d.08129cea
pub const GVG_067a: Power = TODO;

/// # Burly Rockjaw Trogg
///
/// `GVG_068` · Neutral minion · 4 mana · 3/5
///
/// > Whenever your opponent casts a spell, gain +2 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Enchantments: Metabolized Magic [`GVG_068a`]
///
/// State: Derived
//~ derived GVG_068 04765e41 ecd85619 91a121d2.286ad3a5
pub const GVG_068: Power = whenever(OPPONENT.cast(SPELL)).then(&[give(&[ATTACK.plus(2)])]);

/// # Metabolized Magic
///
/// `GVG_068a` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Aura
///
/// State: Todo
//~ todo GVG_068a eaae4bf3 dd581e19 8106a8cb.08129cea
pub const GVG_068a: Power = TODO;

/// # Antique Healbot
///
/// `GVG_069` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Restore #8 Health to your hero.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Repairs! [`GVG_069a`]
///
/// State: Derived
//~ derived GVG_069 5f6861de 04e22c86 1890f711.33e95b35
pub const GVG_069: Power = battlecry(&[heal(8).to(YOUR_HERO)]);

/// # Repairs!
///
/// `GVG_069a` · Priest enchantment
///
/// > +4 Health.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_069a e9168572 9c60b85b 29373c5e.55f9b592
pub const GVG_069a: Power = enchant(&[HEALTH.plus(4)]);

/// # Salty Dog
///
/// `GVG_070` · Neutral minion · 5 mana · 7/4
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Pirate
///
/// State: Vanilla
//~ vanilla GVG_070 e551a33c 5182d476 f2396018
pub const GVG_070: Power = VANILLA;

/// # Lost Tallstrider
///
/// `GVG_071` · Neutral minion · 4 mana · 5/4
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla GVG_071 a2e35c69 77782b2d 57afc297
pub const GVG_071: Power = VANILLA;

/// # Kezan Mystic
///
/// `GVG_074` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Take control of a random enemy **Secret**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ todo GVG_074 b566a904 b95be696 1f957f9f.06d8c7c1
pub const GVG_074: Power = TODO;

/// # Ship's Cannon
///
/// `GVG_075` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a Pirate, deal 2 damage to a random enemy.
///
/// - Set: Goblins vs Gnomes · common · collectible
///
/// State: Derived
//~ derived GVG_075 a5f81b24 96ebf818 29601384.93effbf0
pub const GVG_075: Power = after(YOU.summon(PIRATE)).then(&[deal(2).to(ENEMIES.random())]);

/// # Explosive Sheep
///
/// `GVG_076` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Enchantments: Pistons [`GVG_076a`]
/// - Tokens: Explosive Sheep [`GVG_076_Puzzle`]
///
/// State: Derived
//~ derived GVG_076 f393a075 6edcf122 29f1b930.9b3b5542
pub const GVG_076: Power = deathrattle(&[deal(2).to(MINIONS)]);

/// # Explosive Sheep
///
/// `GVG_076_Puzzle` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: Goblins vs Gnomes · common
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived GVG_076_Puzzle 1faf5ec2 dc26dce7 afc2539c.9b3b5542
pub const GVG_076_Puzzle: Power = deathrattle(&[deal(2).to(MINIONS)]);

/// # Pistons
///
/// `GVG_076a` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_076a 8cf92d84 78ab2861 957d9649.08129cea
pub const GVG_076a: Power = TODO;

/// # Mechanical Yeti
///
/// `GVG_078` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Give each player a **Spare Part.**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Spare Part
/// - Entourage: Whirling Blades [`PART_007`], Reversing Switch [`PART_006`], Emergency Coolant [`PART_005`], Armor Plating [`PART_001`], Rusty Horn [`PART_003`], Time Rewinder [`PART_002`], Finicky Cloakfield [`PART_004`]
///
/// State: Derived
//~ derived GVG_078 b93c1a55 6bfeee48 30086392.5f23b5c7
pub const GVG_078: Power = deathrattle(&[get(token(with(GameTag::SPARE_PART))).to(PLAYERS)]);

/// # Force-Tank MAX
///
/// `GVG_079` · Neutral minion · 8 mana · 7/7
///
/// > **Divine Shield**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla GVG_079 0a3be1e9 337f99d5 954f6691.cc526ac4
pub const GVG_079: Power = VANILLA;

/// # Gilblin Stalker
///
/// `GVG_081` · Neutral minion · 2 mana · 2/3
///
/// > **Stealth**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla GVG_081 c648023f 938849d7 b3a5566a.86cd88a1
pub const GVG_081: Power = VANILLA;

/// # Clockwork Gnome
///
/// `GVG_082` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add a **Spare Part** card to your hand.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Spare Part
/// - Entourage: Whirling Blades [`PART_007`], Reversing Switch [`PART_006`], Emergency Coolant [`PART_005`], Armor Plating [`PART_001`], Rusty Horn [`PART_003`], Time Rewinder [`PART_002`], Finicky Cloakfield [`PART_004`]
///
/// State: Derived
//~ derived GVG_082 b9d640ad 501866b6 7e010cd7.3bcdd5c1
pub const GVG_082: Power = deathrattle(&[get(token(with(GameTag::SPARE_PART)))]);

/// # Flying Machine
///
/// `GVG_084` · Neutral minion · 3 mana · 1/4
///
/// > **Windfury**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla GVG_084 8b5bf9b6 8b8c873a d645629c.9569ce14
pub const GVG_084: Power = VANILLA;

/// # Annoy-o-Tron
///
/// `GVG_085` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ vanilla GVG_085 9813350b 5285d9e7 a71e4213.efaaa40f
pub const GVG_085: Power = VANILLA;

/// # Illuminator
///
/// `GVG_089` · Neutral minion · 3 mana · 2/4
///
/// > If you control a **Secret** at the end of your turn, restore #4 Health to your hero.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived GVG_089 39b41f5f c0d1bd40 fe718d2f.34ac0143
pub const GVG_089: Power =
    whenever(YOU.turn_end()).when(there_is(&YOUR_SECRETS.that(SECRET))).then(&[heal(4).to(YOUR_HERO)]);

/// # Madder Bomber
///
/// `GVG_090` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Deal 6 damage randomly split between all other characters.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GVG_090 914c39da 4626a179 14e7aebf.2551c4e4
pub const GVG_090: Power = battlecry(&[deal(6).split_among(CHARACTERS.other())]);

/// # Arcane Nullifier X-21
///
/// `GVG_091` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Elusive**
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ vanilla GVG_091 02265951 fd531b66 75ed800a.c6cde567
pub const GVG_091: Power = VANILLA;

/// # Gnomish Experimenter
///
/// `GVG_092` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw a card. If it's a minion, transform it into a Chicken.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Chicken [`GVG_092t`]
///
/// State: Derived
//~ derived GVG_092 ea54d2fb e8725d86 823f2baa.711a7837
pub const GVG_092: Power = battlecry(&[draw(1), transform(IT, card("GVG_092t")).when(there_is(&IT.that(MINION)))]);

/// # Chicken
///
/// `GVG_092t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla GVG_092t 21c2a6d7 9280c7a1 b18f556b
pub const GVG_092t: Power = VANILLA;

/// # Target Dummy
///
/// `GVG_093` · Neutral minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla GVG_093 2b945400 0f7455f2 e84754ac.4b0c5d24
pub const GVG_093: Power = VANILLA;

/// # Jeeves
///
/// `GVG_094` · Neutral minion · 4 mana · 1/4
///
/// > At the end of each player's turn, that player draws until they have 3 cards.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_094 e7aa1e46 9ba06514 78a83322.7abeebe2
pub const GVG_094: Power = whenever(PLAYERS.turn_end()).then(&[draw_until(3).to(WHO)]);

/// # Goblin Sapper
///
/// `GVG_095` · Neutral minion · 3 mana · 2/4
///
/// > Has +4 Attack while your opponent has 6 or more cards in hand.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Derived
//~ derived GVG_095 880b3877 944f9449 dc66bb92.842f8b3b
pub const GVG_095: Power = aura(THIS).when(there_are(6, &ENEMY_HAND)).have(&[ATTACK.plus(4)]);

/// # Piloted Shredder
///
/// `GVG_096` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Summon a random 2-Cost minion.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GVG_096 4409be94 c74031ff 1d289d8c.2080138b
pub const GVG_096: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Lil' Exorcist
///
/// `GVG_097` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** Gain +1/+1 for each enemy **Deathrattle** minion.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived GVG_097 975794e9 3d6af2af 531a807d.c4c14d30
pub const GVG_097: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).for_each(ENEMY_MINIONS.that(with(GameTag::DEATHRATTLE)))]);

/// # Gnomeregan Infantry
///
/// `GVG_098` · Neutral minion · 3 mana · 1/4
///
/// > **Charge Taunt**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Taunt, Charge
///
/// State: Vanilla
//~ vanilla GVG_098 1bee7746 12b7c10f 59d4e859.fb934d7d
pub const GVG_098: Power = VANILLA;

/// # Bomb Lobber
///
/// `GVG_099` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 4 damage to a random enemy minion.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GVG_099 9921f400 5313c4c0 4351b862.591f7fb4
pub const GVG_099: Power = battlecry(&[deal(4).to(ENEMY_MINIONS.random())]);

/// # Tinkertown Technician
///
/// `GVG_102` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you have a Mech, gain +1/+1 and add a **Spare Part** to your hand.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spare Part
/// - Entourage: Whirling Blades [`PART_007`], Reversing Switch [`PART_006`], Emergency Coolant [`PART_005`], Armor Plating [`PART_001`], Rusty Horn [`PART_003`], Time Rewinder [`PART_002`], Finicky Cloakfield [`PART_004`]
/// - Enchantments: Might of Tinkertown [`GVG_102e`]
///
/// State: Derived
//~ derived GVG_102 1c4cddd2 ec87423d 89b7bec4.137a3194
#[rustfmt::skip]
pub const GVG_102: Power = battlecry(&[attach("GVG_102e"), get(token(with(GameTag::SPARE_PART)))]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Might of Tinkertown
///
/// `GVG_102e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_102e 306cecc9 cb01b778 d4d9970c.67341004
pub const GVG_102e: Power = enchant(&[plus(1, 1)]);

/// # Micro Machine
///
/// `GVG_103` · Neutral minion · 2 mana · 1/2
///
/// > At the start of each turn, gain +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_103 fd606089 68b9f9e7 8ca7c259.c081e967
pub const GVG_103: Power = whenever(PLAYERS.turn_start()).then(&[give(&[ATTACK.plus(1)])]);

/// # Hobgoblin
///
/// `GVG_104` · Neutral minion · 3 mana · 2/3
///
/// > Whenever you play a 1-Attack minion, give it +2/+2.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Enchantments: HERE, TAKE BUFF. [`GVG_104a`]
///
/// State: Derived
//~ derived GVG_104 d7f5eee6 f72b2a1a 2427406d.ef19c1b3
pub const GVG_104: Power = whenever(YOU.play(all(&[MINION, ATTACK.is(1)]))).then(&[attach("GVG_104a").to(THAT)]);

/// # HERE, TAKE BUFF.
///
/// `GVG_104a` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_104a 70426448 1b4d9c08 d9ca86b0.6d6ab056
pub const GVG_104a: Power = enchant(&[plus(2, 2)]);

/// # Piloted Sky Golem
///
/// `GVG_105` · Neutral minion · 6 mana · 6/4
///
/// > **Deathrattle:** Summon a random 4-Cost minion.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GVG_105 0f61b0ca 84ad31f9 533dd5d1.0009e8ee
pub const GVG_105: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Junkbot
///
/// `GVG_106` · Neutral minion · 5 mana · 1/5
///
/// > Whenever a friendly Mech dies, gain +2/+2.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58402
/// - Enchantments: Junked Up [`GVG_106e`]
///
/// State: Derived
//~ derived GVG_106 7132628f 4945dad3 0aeca4c6.337a7ac8
pub const GVG_106: Power = whenever(OTHER_FRIENDLY_MINIONS.that(MECH).die()).then(&[give(&[plus(2, 2)])]);

/// # Junked Up
///
/// `GVG_106e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_106e 2e44130f 4b0a0a93 c34840d7.a536d554
pub const GVG_106e: Power = TODO;

/// # Enhance-o Mechano
///
/// `GVG_107` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield* (at random)*.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield
///
/// State: Todo
//~ todo GVG_107 8a49ba4a 632a0382 17e95d99.d947c592
pub const GVG_107: Power = TODO;

/// # Recombobulator
///
/// `GVG_108` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform a friendly minion into a random minion with the same Cost.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Transform!"
///
/// State: Derived
//~ derived GVG_108 1301d0c9 a0329e3f c3ac3c3f.20834017
pub const GVG_108: Power = battlecry(&[transform(A_FRIENDLY_MINION, costing(MINION, 0, COST.of(IT)))]);

/// # Mini-Mage
///
/// `GVG_109` · Neutral minion · 3 mana · 3/1
///
/// > **Stealth Spell Damage +1**
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Stealth, Spellpower
///
/// State: Vanilla
//~ vanilla GVG_109 da42f479 d493e7f9 4eaa3cda.4ff83c9c
pub const GVG_109: Power = VANILLA;

/// # Dr. Boom
///
/// `GVG_110` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Boom Bot [`GVG_110t`]
///
/// State: Derived
//~ derived GVG_110 9e63ffc0 6c8d6a34 f35dc4d5.7610d354
pub const GVG_110: Power = battlecry(&[summon(card("GVG_110t")).copies(2)]);

/// # Boom Bot
///
/// `GVG_110t` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1-4 damage to a random enemy.
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GVG_110t a79bcbce 28fef42a 01f0f68f.40c79053
pub const GVG_110t: Power = deathrattle(&[deal(1).up_to(4).to(ENEMIES.random())]);

/// # Mimiron's Head
///
/// `GVG_111` · Neutral minion · 5 mana · 4/5
///
/// > At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Tokens: V-07-TR-0N [`GVG_111t`]
///
/// State: Todo
//~ todo GVG_111 9465aba0 23672a2d 3b79c581.b1978cd2
pub const GVG_111: Power = TODO;

/// # V-07-TR-0N
///
/// `GVG_111t` · Neutral minion · 8 mana · 4/8
///
/// > **Charge Mega-Windfury**
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Mech
/// - Mechanics: Charge
/// - Refers to: Mega Windfury
///
/// State: Todo
//~ todo GVG_111t fe44e1e1 9aa5f4c1 7aaffff4.077220f3
pub const GVG_111t: Power = TODO;

/// # Mogor the Ogre
///
/// `GVG_112` · Neutral minion · 6 mana · 7/6
///
/// > All minions have a 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
///
/// State: Todo
//~ todo GVG_112 3d3cf4e3 6af9ead2 81e74527.4b6b5dab
pub const GVG_112: Power = TODO;

/// # Foe Reaper 4000
///
/// `GVG_113` · Neutral minion · 8 mana · 6/9
///
/// > Also damages the minions next to whomever it attacks.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_113 eb86cec9 c3b053f2 08705772.ac98e5eb
pub const GVG_113: Power = also_damages(THAT.neighbours());

/// # Sneed's Old Shredder
///
/// `GVG_114` · Neutral minion · 7 mana · 5/7
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GVG_114 0803641b 20365345 5c97a8cf.9bec5394
pub const GVG_114: Power = deathrattle(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Toshley
///
/// `GVG_115` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Spare Part
/// - Entourage: Whirling Blades [`PART_007`], Reversing Switch [`PART_006`], Emergency Coolant [`PART_005`], Rusty Horn [`PART_003`], Time Rewinder [`PART_002`], Armor Plating [`PART_001`], Finicky Cloakfield [`PART_004`]
///
/// State: Derived
//~ derived GVG_115 39d979c2 502e7357 e83d8237.98c0c05d
#[rustfmt::skip]
pub const GVG_115: Power = abilities(&[battlecry(&[get(token(with(GameTag::SPARE_PART)))]), deathrattle(&[get(token(with(GameTag::SPARE_PART)))])]);

/// # Mekgineer Thermaplugg
///
/// `GVG_116` · Neutral minion · 9 mana · 9/7
///
/// > Whenever an enemy minion dies, summon a Leper Gnome.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Tokens: Leper Gnome [`EX1_029`](crate::classic::neutral::EX1_029)
///
/// State: Derived
//~ derived GVG_116 821830e3 66f1c7e0 80185071.61bc7f61
pub const GVG_116: Power = whenever(ENEMY_MINIONS.die()).then(&[summon(card("EX1_029"))]);

/// # Gazlowe
///
/// `GVG_117` · Neutral minion · 6 mana · 3/6
///
/// > Whenever you cast a 1-Cost spell, add a random Mech to your hand.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
///
/// State: Derived
//~ derived GVG_117 a1ffa3d4 b2bc3c30 49e3573a.050184f6
pub const GVG_117: Power = whenever(YOU.cast(all(&[SPELL, COST.is(1)]))).then(&[get(random(MECH))]);

/// # Troggzor the Earthinator
///
/// `GVG_118` · Neutral minion · 7 mana · 6/6
///
/// > Whenever your opponent casts a spell, summon a Burly Rockjaw Trogg.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Tokens: Burly Rockjaw Trogg [`GVG_068`]
///
/// State: Derived
//~ derived GVG_118 3c61523a 9435d13e 75bba672.6a708588
pub const GVG_118: Power = whenever(OPPONENT.cast(SPELL)).then(&[summon(card("GVG_068"))]);

/// # Blingtron 3000
///
/// `GVG_119` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a random weapon for each player.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GVG_119 2e531a8a b79b7814 be414efa.a157559e
pub const GVG_119: Power = battlecry(&[equip(random(WEAPON)).to(PLAYERS)]);

/// # Hemet Nesingwary
///
/// `GVG_120` · Neutral minion · 5 mana · 6/3
///
/// > **Battlecry:** Destroy a Beast.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_WITH_RACE` = 20, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a Beast."
///
/// State: Derived
//~ derived GVG_120 af6523af abf2039d 251f2347.0fe97069
pub const GVG_120: Power = battlecry(&[destroy(A_MINION.that(BEAST))]);

/// # Clockwork Giant
///
/// `GVG_121` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each card in your opponent's hand.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_121 fd7650b6 0f68b5c0 3680ce98.13d7b3b6
pub const GVG_121: Power = costs(&[cost_less(1).for_each(ENEMY_HAND)]);

/// # The Coin
///
/// `GVG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived GVG_COIN c0ae6fe2 4b1111dd e2001355.095f71be
pub const GVG_COIN: Power = spell(&[gain_mana(1)]);

/// # Armor Plating
///
/// `PART_001` · Neutral spell · 1 mana
///
/// > Give a minion +1 Health.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Armor Plating [`PART_001e`]
///
/// State: Derived
//~ derived PART_001 0d20035c ae314e4a 13b6401a.af9440e2
pub const PART_001: Power = spell(&[attach("PART_001e").to(A_MINION)]);

/// # Armor Plating
///
/// `PART_001e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
///
/// State: Derived
//~ derived PART_001e bfecf998 cee468c5 f522377b.1e24a525
pub const PART_001e: Power = enchant(&[HEALTH.plus(1)]);

/// # Time Rewinder
///
/// `PART_002` · Neutral spell · 1 mana
///
/// > Return a friendly minion to your hand.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived PART_002 4bd2b3ca 688df57c a80bc47f.852edf35
pub const PART_002: Power = spell(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Rusty Horn
///
/// `PART_003` · Neutral spell · 1 mana
///
/// > Give a minion **Taunt**.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived PART_003 6633f87e 8e84df9d 5a3a7dc0.b4653425
pub const PART_003: Power = spell(&[give(&[has(GameTag::TAUNT)]).to(A_MINION)]);

/// # Finicky Cloakfield
///
/// `PART_004` · Neutral spell · 1 mana
///
/// > Give a friendly minion **Stealth** until your next turn.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Refers to: Stealth
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Cloaked [`PART_004e`]
///
/// State: Derived
//~ derived PART_004 c48d2e60 f621bfea ca7ae057.d32b0bbb
pub const PART_004: Power = spell(&[attach("PART_004e").to(A_FRIENDLY_MINION)]);

/// # Cloaked
///
/// `PART_004e` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
///
/// State: Derived
//~ derived PART_004e c207b37d 73d65803 9fe51075.549b4a26
pub const PART_004e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Emergency Coolant
///
/// `PART_005` · Neutral spell · 1 mana
///
/// > **Freeze** a minion.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Freeze, Spare Part
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived PART_005 a550a3f5 3b87748b d772ab96.031ce8a2
pub const PART_005: Power = spell(&[freeze(A_MINION)]);

/// # Reversing Switch
///
/// `PART_006` · Neutral spell · 1 mana
///
/// > Swap a minion's Attack and Health.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Switched [`PART_006a`]
///
/// State: Derived
//~ derived PART_006 38154b53 65f3baaf 79530af9.11781e66
pub const PART_006: Power = spell(&[swap_stats(A_MINION)]);

/// # Switched
///
/// `PART_006a` · Neutral enchantment
///
/// > Attack and Health have been swapped by Reversing Switch.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Tokens: Reversing Switch [`PART_006`]
///
/// State: Todo
//~ todo PART_006a 071b9c9d 6c5c3f24 69dde9a6.d135ac9d
pub const PART_006a: Power = TODO;

/// # Whirling Blades
///
/// `PART_007` · Neutral spell · 1 mana
///
/// > Give a minion +1 Attack.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Whirling Blades [`PART_007e`]
///
/// State: Derived
//~ derived PART_007 e422cde0 25964e9d 25aa1905.9769963f
pub const PART_007: Power = spell(&[attach("PART_007e").to(A_MINION)]);

/// # Whirling Blades
///
/// `PART_007e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spare Part
///
/// State: Derived
//~ derived PART_007e 82149a79 d9520dcc 90a8258f.c84fda8a
pub const PART_007e: Power = enchant(&[ATTACK.plus(1)]);
