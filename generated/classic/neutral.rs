//! Neutral cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c27c4ab4

/// # Fen Creeper
///
/// `CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS1_069 8b1720a9 239b950c 3754ebfc.4b0c5d24
pub const CS1_069: Power = VANILLA;

/// # Earthen Ring Farseer
///
/// `CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #3 Health."
///
/// State: Done
//~ done CS2_117 129c959b - f90749bf.297e01ee
pub const CS2_117: Power = battlecry(&[heal(3).to(TARGET)]);

/// # Southsea Deckhand
///
/// `CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// - Set: Classic · common · collectible
/// - Minion type: Pirate
/// - Refers to: Charge
///
/// State: Done
//~ done CS2_146 30dd59c2 - 7c10b866.8087d95a
pub const CS2_146: Power = aura(THIS).when(there_is(&YOUR_WEAPON)).have(&[has(GameTag::CHARGE)]);

/// # Silver Hand Knight
///
/// `CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Squire [`CS2_152`]
///
/// State: Done
//~ done CS2_151 01686ff4 - 5f260f43.977effcf
pub const CS2_151: Power = battlecry(&[summon(card("CS2_152"))]);

/// # Squire
///
/// `CS2_152` · Neutral minion · 1 mana · 2/2
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla CS2_152 1c832c38 0714213b 13afb840
pub const CS2_152: Power = VANILLA;

/// # Ravenholdt Assassin
///
/// `CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla CS2_161 bd2f5c79 ced36340 a722b705.86cd88a1
pub const CS2_161: Power = VANILLA;

/// # Young Dragonhawk
///
/// `CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla CS2_169 91139db8 a1baa98e f13c445d.9569ce14
pub const CS2_169: Power = VANILLA;

/// # Injured Blademaster
///
/// `CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Full Strength [`CS2_181e`]
///
/// State: Done
//~ done CS2_181 aaf5e492 - 4be91c5f.e6cecdb8
pub const CS2_181: Power = battlecry(&[deal(4).to(THIS)]);

/// # Full Strength
///
/// `CS2_181e` · Neutral enchantment
///
/// > This minion has +2 Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done CS2_181e 9b5e8ea2 - b3d22c24.a6237b4c
pub const CS2_181e: Power = enchant(&[ATTACK.plus(2)]);

/// # Abusive Sergeant
///
/// `CS2_188` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Attack this turn."
/// - Enchantments: 'Inspired' [`CS2_188o`]
///
/// State: Done
//~ done CS2_188 7229135a - 9bb3122f.878bc5a8
pub const CS2_188: Power = battlecry(&[attach("CS2_188o").to(A_MINION)]);

/// # 'Inspired'
///
/// `CS2_188o` · Neutral enchantment
///
/// > This minion has +2 Attack this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done CS2_188o 01a5f67a - 43a74f2a.81e4b011
pub const CS2_188o: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ironbeak Owl
///
/// `CS2_203` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "**Silence** a minion."
///
/// State: Done
//~ done CS2_203 bd1d689a - c6d2ce80.94f1f570
pub const CS2_203: Power = battlecry(&[silence(A_MINION)]);

/// # Spiteful Smith
///
/// `CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > Your weapon has +2 Attack while this is damaged.
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
/// - Mechanics: Enraged
/// - Enchantments: Sharp! [`CS2_221e`]
///
/// State: Done
//~ done CS2_221 d040994b - 05b509ba.56493a5a
pub const CS2_221: Power = aura(YOUR_WEAPON).when(DAMAGED).gives("CS2_221e");

/// # Sharp!
///
/// `CS2_221e` · Neutral enchantment
///
/// > +2 Attack from Spiteful Smith.
///
/// - Set: Classic
/// - Tokens: Spiteful Smith [`CS2_221`]
///
/// State: Done
//~ done CS2_221e 6e171641 - d4b5187e.2227f491
pub const CS2_221e: Power = enchant(&[ATTACK.plus(2)]);

/// # Venture Co. Mercenary
///
/// `CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Mercenary's Fee [`CS2_227e`]
///
/// State: Done
//~ done CS2_227 ce4378f8 - d719f4ec.4d22e396
pub const CS2_227: Power = aura(YOUR_HAND.that(MINION)).gives("CS2_227e");

/// # Mercenary's Fee
///
/// `CS2_227e` · Neutral enchantment
///
/// > Costs (3) more.
///
/// - Set: Classic
///
/// State: Derived
//~ derived CS2_227e 321f67d7 6aa31537 b74af244.8bbf9f0e
pub const CS2_227e: Power = enchant(&[cost_more(3)]);

/// # Wisp
///
/// `CS2_231` · Neutral minion · 0 mana · 1/1
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ vanilla CS2_231 7c9e5e88 8ba433f1 ed5abb7c
pub const CS2_231: Power = VANILLA;

/// # Laughing Sister
///
/// `DREAM_01` · Dream minion · 2 mana · 3/5
///
/// > **Elusive**
///
/// - Set: Classic
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla DREAM_01 514b2450 8f5ffed8 4397a770.c54580ff
pub const DREAM_01: Power = VANILLA;

/// # Ysera Awakens
///
/// `DREAM_02` · Dream spell · Nature · 2 mana
///
/// > Deal $5 damage to all characters except Ysera.
///
/// - Set: Classic
///
/// State: Done
//~ done DREAM_02 75e485a4 - 534092b4.ceca5d40
pub const DREAM_02: Power = spell(&[deal(5).to(CHARACTERS.that(not(&named("EX1_572"))))]);

/// # Emerald Drake
///
/// `DREAM_03` · Dream minion · 4 mana · 7/6
///
/// - Set: Classic
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla DREAM_03 370fcc1f 9472c57f 620a6452
pub const DREAM_03: Power = VANILLA;

/// # Dream
///
/// `DREAM_04` · Dream spell · Nature · 0 mana
///
/// > Return a minion to its owner's hand.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done DREAM_04 6808c3bd - 6a5bff04.372d8295
pub const DREAM_04: Power = spell(&[return_to_hand(A_MINION)]);

/// # Nightmare
///
/// `DREAM_05` · Dream spell · Shadow · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Nightmare [`DREAM_05e`]
///
/// State: Done
//~ done DREAM_05 8d8dd567 - 1bae24e9.9c5883ed
pub const DREAM_05: Power = spell(&[attach("DREAM_05e").to(A_MINION)]);

/// # Nightmare
///
/// `DREAM_05e` · Neutral enchantment
///
/// > Has +5/+5, but will be destroyed soon.
///
/// - Set: Classic
///
/// State: Done
//~ done DREAM_05e db553903 - c8081a65.9096be14
pub const DREAM_05e: Power = abilities(&[enchant(&[plus(5, 5)]), at_start_of_your_turn(&[destroy(THIS)])]);

/// # Lightwarden
///
/// `EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Enchantments: Warded [`EX1_001e`]
///
/// State: Done
//~ done EX1_001 b6849991 - 1ccabe99.b7e944ca
pub const EX1_001: Power = whenever(CHARACTERS.is_healed(CARD)).then(&[attach("EX1_001e")]);

/// # Warded
///
/// `EX1_001e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_001e 409e6597 - 8d81825a.08129cea
pub const EX1_001e: Power = enchant(&[ATTACK.plus(2)]);

/// # The Black Knight
///
/// `EX1_002` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_MUST_TARGET_TAUNTER`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion with Taunt."
///
/// State: Done
//~ done EX1_002 19369fb3 - c62a5e26.19eec0ca
pub const EX1_002: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(with(GameTag::TAUNT)))]);

/// # Young Priestess
///
/// `EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Elune's Grace [`EX1_004e`]
///
/// State: Done
//~ done EX1_004 b3b6e8f5 - 8f0e64b7.90108879
pub const EX1_004: Power = at_end_of_your_turn(&[attach("EX1_004e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Elune's Grace
///
/// `EX1_004e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_004e f02b5630 - cdd78760.89b088dc
pub const EX1_004e: Power = enchant(&[HEALTH.plus(1)]);

/// # Big Game Hunter
///
/// `EX1_005` · Neutral minion · 4 mana · 4/2
///
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_MIN_ATTACK` = 7 (hearthstone-data 36393.1)
/// - Target: "Destroy a minion with an Attack of 7 or more."
///
/// State: Done
//~ done EX1_005 4d319791 - 227e29f9.4ea4e681
pub const EX1_005: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_least(7)))]);

/// # Alarm-o-Bot
///
/// `EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Mech
///
/// State: Done
//~ done EX1_006 d61919a1 - e6f6dd63.e357b6a3
pub const EX1_006: Power = at_start_of_your_turn(&[swap(THIS, YOUR_HAND.that(MINION).random())]);

/// # Acolyte of Pain
///
/// `EX1_007` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// - Set: Classic · common · collectible
///
/// State: Done
//~ done EX1_007 da79237e - 6e2d12d0.3ab31bc0
pub const EX1_007: Power = whenever(THIS.takes_damage(CARD)).then(&[draw(1)]);

/// # Argent Squire
///
/// `EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla EX1_008 d6783708 d5bd3c6e bee32132.cc526ac4
pub const EX1_008: Power = VANILLA;

/// # Angry Chicken
///
/// `EX1_009` · Neutral minion · 1 mana · 1/1
///
/// > Has +5 Attack while damaged.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`EX1_009e`]
///
/// State: Done
//~ done EX1_009 aa6ec5fd - 8f0cc1aa.9bcfd6e4
pub const EX1_009: Power = aura(THIS).when(DAMAGED).gives("EX1_009e");

/// # Enraged
///
/// `EX1_009e` · Neutral enchantment
///
/// > +5 Attack.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived EX1_009e 3234b13e a0588124 0dd38521.d1a43c6f
pub const EX1_009e: Power = enchant(&[ATTACK.plus(5)]);

/// # Worgen Infiltrator
///
/// `EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla EX1_010 91e8416a efd7e69c 5a44a22e.86cd88a1
pub const EX1_010: Power = VANILLA;

/// # Bloodmage Thalnos
///
/// `EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower, Deathrattle
///
/// State: Done
//~ done EX1_012 c612de7d - cd1f2484.b141bdb6
pub const EX1_012: Power = deathrattle(&[draw(1)]);

/// # King Mukla
///
/// `EX1_014` · Neutral minion · 3 mana · 5/6
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Bananas [`EX1_014t`]
///
/// State: Done
//~ done EX1_014 6f6777ba - 02a3241b.793e4d07
pub const EX1_014: Power = battlecry(&[get(card("EX1_014t")).copies(2).for_(OPPONENT)]);

/// # Bananas
///
/// `EX1_014t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Bananas [`EX1_014te`]
///
/// State: Done
//~ done EX1_014t fd183ddd - d6898e49.c54a2875
pub const EX1_014t: Power = spell(&[attach("EX1_014te").to(A_MINION)]);

/// # Bananas
///
/// `EX1_014te` · Neutral enchantment
///
/// > Has +1/+1.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_014te 5782e9dc - e8f7b9f0.49a417ba
pub const EX1_014te: Power = enchant(&[plus(1, 1)]);

/// # Sylvanas Windrunner
///
/// `EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done EX1_016 d6857382 - f0c547d7.cb78a29c
pub const EX1_016: Power = deathrattle(&[take_control(ENEMY_MINIONS.random())]);

/// # Jungle Panther
///
/// `EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla EX1_017 ce9e516c 3e714909 de282cac.86cd88a1
pub const EX1_017: Power = VANILLA;

/// # Scarlet Crusader
///
/// `EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla EX1_020 73c2a3d2 b3b7dbc7 99d852c4.cc526ac4
pub const EX1_020: Power = VANILLA;

/// # Thrallmar Farseer
///
/// `EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla EX1_021 ea4cd362 07bd66d4 488a5706.9569ce14
pub const EX1_021: Power = VANILLA;

/// # Silvermoon Guardian
///
/// `EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla EX1_023 e284cdae 694aa034 64e30a28.cc526ac4
pub const EX1_023: Power = VANILLA;

/// # Stranglethorn Tiger
///
/// `EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla EX1_028 63fbe3b0 5ea57afd 9e3dee22.86cd88a1
pub const EX1_028: Power = VANILLA;

/// # Leper Gnome
///
/// `EX1_029` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Leper Gnome [`EX1_029_Puzzle`]
///
/// State: Done
//~ done EX1_029 e5a53f5d - 6f586974.f85f7e9e
pub const EX1_029: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Leper Gnome
///
/// `EX1_029_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Classic · common
/// - Mechanics: Deathrattle
/// - Reprint of: Leper Gnome [`EX1_029`]
///
/// State: Done
//~ done EX1_029_Puzzle 6e9d7147 - 568e8c7a.f85f7e9e
pub const EX1_029_Puzzle: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Sunwalker
///
/// `EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ vanilla EX1_032 3c758089 6a1c759b e9ef21a9.efaaa40f
pub const EX1_032: Power = VANILLA;

/// # Windfury Harpy
///
/// `EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla EX1_033 097417f2 00da3181 2b6f94b8.9569ce14
pub const EX1_033: Power = VANILLA;

/// # Twilight Drake
///
/// `EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Hour of Twilight [`EX1_043e`]
///
/// State: Done
//~ done EX1_043 9458b504 - 8eb03b41.40fd3180
pub const EX1_043: Power = battlecry(&[attach("EX1_043e").for_each(YOUR_HAND)]);

/// # Hour of Twilight
///
/// `EX1_043e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_043e c3850681 - 7a2c5159.89b088dc
pub const EX1_043e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Questing Adventurer
///
/// `EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Level Up! [`EX1_044e`]
///
/// State: Done
//~ done EX1_044 da5ee820 - cd01fe34.c6caf91f
pub const EX1_044: Power = whenever(YOU.play(CARD)).then(&[attach("EX1_044e")]);

/// # Level Up!
///
/// `EX1_044e` · Neutral enchantment
///
/// > Increased Attack and Health.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_044e 7bb0f3df - 89d2a5a5.ccebe0cd
pub const EX1_044e: Power = enchant(&[plus(1, 1)]);

/// # Ancient Watcher
///
/// `EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Cant Attack
///
/// State: Vanilla
//~ vanilla EX1_045 a808dca5 08358e1e e5a276e3.d7c3ac98
pub const EX1_045: Power = VANILLA;

/// # Dark Iron Dwarf
///
/// `EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Attack."
/// - Enchantments: Tempered [`EX1_046e`]
///
/// State: Done
//~ done EX1_046 d4f6f730 - e2a037cc.878bc5a8
pub const EX1_046: Power = battlecry(&[attach("EX1_046e").to(A_MINION)]);

/// # Tempered
///
/// `EX1_046e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived EX1_046e a629a101 4241376f 6fd9a7a2.09ced50d
pub const EX1_046e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Spellbreaker
///
/// `EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "**Silence** a minion."
///
/// State: Done
//~ done EX1_048 d2091dce - f1a3ea73.94f1f570
pub const EX1_048: Power = battlecry(&[silence(A_MINION)]);

/// # Youthful Brewmaster
///
/// `EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to your hand."
///
/// State: Done
//~ done EX1_049 9a454b02 - b49896f5.a1848913
pub const EX1_049: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Coldlight Oracle
///
/// `EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_050 932071fc - c20e9966.fcf2dfe6
pub const EX1_050: Power = battlecry(&[draw(2).for_(PLAYERS)]);

/// # Mana Addict
///
/// `EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Empowered [`EX1_055o`]
///
/// State: Done
//~ done EX1_055 d2a21bb2 - 50775fd0.a31a45f1
pub const EX1_055: Power = whenever(YOU.cast(SPELL)).then(&[attach("EX1_055o")]);

/// # Empowered
///
/// `EX1_055o` · Neutral enchantment
///
/// > Mana Addict has increased Attack.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Tokens: Mana Addict [`EX1_055`]
///
/// State: Done
//~ done EX1_055o f3cb1822 - f4a28b08.3058d5da
pub const EX1_055o: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ancient Brewmaster
///
/// `EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to your hand."
///
/// State: Done
//~ done EX1_057 4652dd38 - 1d996384.a1848913
pub const EX1_057: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Sunfury Protector
///
/// `EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `1576` = 1
///
/// State: Done
//~ done EX1_058 9287ac80 - e7f2353c.1b4018a7
pub const EX1_058: Power = battlecry(&[give(&[has(GameTag::TAUNT)]).to(THIS.neighbours())]);

/// # Crazed Alchemist
///
/// `EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Swap Attack and Health of a minion."
/// - Enchantments: Experiments! [`EX1_059e`]
///
/// State: Done
//~ done EX1_059 1d9a112a - 8c660488.2c65d2fc
pub const EX1_059: Power = battlecry(&[swap_stats(A_MINION)]);

/// # Experiments!
///
/// `EX1_059e` · Neutral enchantment
///
/// > Attack and Health have been swapped by Crazed Alchemist.
///
/// - Set: Classic
/// - Tokens: Crazed Alchemist [`EX1_059`]
///
/// State: Done
//~ done EX1_059e 1bacfb4e - 21c564d2.128c999e
pub const EX1_059e: Power = VANILLA;

/// # Argent Commander
///
/// `EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Divine Shield, Charge
///
/// State: Vanilla
//~ vanilla EX1_067 8c5659a0 617eafc7 ad09e62d.22050a4f
pub const EX1_067: Power = VANILLA;

/// # Pint-Sized Summoner
///
/// `EX1_076` · Neutral minion · 2 mana · 2/2
///
/// > The first minion you play each turn costs (1) less.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Pint-Sized Power [`EX1_076e`]
///
/// State: Done
//~ done EX1_076 071c4aeb - afaf7f72.7d025a56
pub const EX1_076: Power =
    aura(YOUR_HAND.that(MINION)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(MINION))).gives("EX1_076e");

/// # Pint-Sized Power
///
/// `EX1_076e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_076e c5c0abbe 74023498 df0df6fb.f705eb41
pub const EX1_076e: Power = enchant(&[cost_less(1)]);

/// # Secretkeeper
///
/// `EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Secret
/// - Enchantments: Keeping Secrets [`EX1_080o`]
///
/// State: Done
//~ done EX1_080 ee99db50 - e5018310.e15f9e8a
pub const EX1_080: Power = whenever(PLAYERS.play(SECRET)).then(&[attach("EX1_080o")]);

/// # Keeping Secrets
///
/// `EX1_080o` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_080o fc46fd92 - 52537801.a536d554
pub const EX1_080o: Power = enchant(&[plus(1, 1)]);

/// # Mad Bomber
///
/// `EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_082 e789d35d - fc313d80.78e2aeeb
pub const EX1_082: Power = battlecry(&[deal(3).split_among(CHARACTERS.other())]);

/// # Tinkmaster Overspark
///
/// `EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform a minion into a 5/5 or a 1/1 at random."
/// - Tokens: Squirrel [`EX1_tk28`], Devilsaur [`EX1_tk29`]
///
/// State: Done
//~ done EX1_083 d478fd85 - d76ed51a.017b2272
pub const EX1_083: Power = battlecry(&[transform(OTHER_MINIONS.random(), one_of(&["EX1_tk29", "EX1_tk28"]))]);

/// # Mind Control Tech
///
/// `EX1_085` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Take control of a minion."
///
/// State: Done
//~ done EX1_085 80317b3c - 272256c0.740f9614
pub const EX1_085: Power = battlecry(&[take_control(ENEMY_MINIONS.random())]).when(there_are(4, &ENEMY_MINIONS));

/// # Arcane Golem
///
/// `EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Charge, Battlecry
///
/// State: Done
//~ done EX1_089 2689ea08 - 2d2138f5.5dcf19bc
pub const EX1_089: Power = battlecry(&[crystals(1).for_(OPPONENT)]);

/// # Defender of Argus
///
/// `EX1_093` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57404, `1576` = 1
/// - Enchantments: Hand of Argus [`EX1_093e`]
///
/// State: Done
//~ done EX1_093 25d95d58 - 5b5b8622.e913cb2a
pub const EX1_093: Power = battlecry(&[attach("EX1_093e").to(THIS.neighbours())]);

/// # Hand of Argus
///
/// `EX1_093e` · Neutral enchantment
///
/// > +1/+1 and **Taunt**.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_093e 62e8d709 80b13fb8 da539ab8.10db7d61
pub const EX1_093e: Power = enchant(&[plus(1, 1), has(GameTag::TAUNT)]);

/// # Gadgetzan Auctioneer
///
/// `EX1_095` · Neutral minion · 7 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// - Set: Classic · rare · collectible
///
/// State: Done
//~ done EX1_095 2fceb61a - ca5810fb.97c574f5
pub const EX1_095: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);

/// # Loot Hoarder
///
/// `EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done EX1_096 06557b9d - b519ac3f.505f40e5
pub const EX1_096: Power = deathrattle(&[draw(1)]);

/// # Abomination
///
/// `EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Done
//~ done EX1_097 56f3767e - 277dac3a.5560e714
pub const EX1_097: Power = deathrattle(&[deal(2).to(CHARACTERS)]);

/// # Lorewalker Cho
///
/// `EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// - Set: Classic · legendary · collectible
///
/// State: Done
//~ done EX1_100 d6122097 - 45a024cb.574f54fc
pub const EX1_100: Power = whenever(PLAYERS.cast(SPELL)).then(&[get(copy_of(THAT)).for_(WHO.opponent())]);

/// # Demolisher
///
/// `EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Mech
///
/// State: Done
//~ done EX1_102 4f3c721e - 990f7072.48900d50
pub const EX1_102: Power = at_start_of_your_turn(&[deal(2).to(ENEMIES.random())]);

/// # Coldlight Seer
///
/// `EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Mrghlglhal [`EX1_103e`]
///
/// State: Done
//~ done EX1_103 96980161 - c54792c9.c0bcf92d
pub const EX1_103: Power = battlecry(&[attach("EX1_103e").to(OTHER_FRIENDLY_MINIONS.that(MURLOC))]);

/// # Mrghlglhal
///
/// `EX1_103e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_103e 72581481 b345e8f3 3e9f324b.9f1b69f0
pub const EX1_103e: Power = enchant(&[HEALTH.plus(2)]);

/// # Mountain Giant
///
/// `EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Elemental
///
/// State: Done
//~ done EX1_105 ddd47963 - fb1dada7.1ebe47d0
pub const EX1_105: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);

/// # Cairne Bloodhoof
///
/// `EX1_110` · Neutral minion · 6 mana · 5/5
///
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Baine Bloodhoof [`EX1_110t`]
///
/// State: Done
//~ done EX1_110 c5809244 - fe7206a2.9fcddc0a
pub const EX1_110: Power = deathrattle(&[summon(card("EX1_110t"))]);

/// # Baine Bloodhoof
///
/// `EX1_110t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_110t ad406419 3fbea46c 5a778229
pub const EX1_110t: Power = VANILLA;

/// # Leeroy Jenkins
///
/// `EX1_116` · Neutral minion · 5 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Charge, Battlecry
/// - Tokens: Whelp [`EX1_116t`]
///
/// State: Done
//~ done EX1_116 763a0a7d - 90d9caaf.8624a9cd
pub const EX1_116: Power = battlecry(&[summon(card("EX1_116t")).copies(2).for_(OPPONENT)]);

/// # Whelp
///
/// `EX1_116t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla EX1_116t a8fa65b8 9e9a3999 9775752d
pub const EX1_116t: Power = VANILLA;

/// # Dire Wolf Alpha
///
/// `EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Adjacent Buff, Aura, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 60025
/// - Enchantments: Strength of the Pack [`EX1_162o`]
///
/// State: Done
//~ done EX1_162 dbe75278 - db70ceb8.a8beaaf7
pub const EX1_162: Power = aura(THIS.neighbours()).gives("EX1_162o");

/// # Strength of the Pack
///
/// `EX1_162o` · Neutral enchantment
///
/// > +1 Attack from {0}.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_162o 2c023536 - a056dd5c.db076625
pub const EX1_162o: Power = enchant(&[ATTACK.plus(1)]);

/// # Emperor Cobra
///
/// `EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > **Poisonous**
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla EX1_170 f0527498 c18b676b 0d34800b.2574dcf7
pub const EX1_170: Power = VANILLA;

/// # Arcane Gorged
///
/// `EX1_187e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_187e bcf1114e - c9b3284c.a536d554
pub const EX1_187e: Power = enchant(&[plus(2, 2)]);

/// # Subjugated
///
/// `EX1_196e` · Neutral enchantment
///
/// > -2 Attack until your next turn.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_196e 63f7d19c cf1bf34d fe449057.b6388bb1
pub const EX1_196e: Power = enchant(&[ATTACK.plus(-2)]).until_your_next_turn();

/// # Baron Geddon
///
/// `EX1_249` · Neutral minion · 7 mana · 7/7
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental
///
/// State: Done
//~ done EX1_249 204677ea - 51939705.e7cbfc5a
pub const EX1_249: Power = at_end_of_your_turn(&[deal(2).to(CHARACTERS.other())]);

/// # Frost Elemental
///
/// `EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Freeze, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Freeze a character."
///
/// State: Done
//~ done EX1_283 2c90acef - afd1d24d.7c719279
pub const EX1_283: Power = battlecry(&[freeze(TARGET)]);

/// # Azure Drake
///
/// `EX1_284` · Neutral minion · 5 mana · 4/5
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower, Battlecry
///
/// State: Done
//~ done EX1_284 c2ab579b - 9f914eac.6de7b73a
pub const EX1_284: Power = battlecry(&[draw(1)]);

/// # Ragnaros the Firelord
///
/// `EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Cant Attack
///
/// State: Done
//~ done EX1_298 a6c0de65 - 22337fc0.8b56020b
pub const EX1_298: Power = at_end_of_your_turn(&[deal(8).to(ENEMIES.random())]);

/// # Tauren Warrior
///
/// `EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Taunt, Enraged
/// - Enchantments: Enraged [`EX1_390e`]
///
/// State: Done
//~ done EX1_390 c96df76e - 0a032824.5bbb5548
pub const EX1_390: Power = aura(THIS).when(DAMAGED).gives("EX1_390e");

/// # Enraged
///
/// `EX1_390e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived EX1_390e 7752c8cc 3739d7f6 c7802657.fc2d73f0
pub const EX1_390e: Power = enchant(&[ATTACK.plus(3)]);

/// # Amani Berserker
///
/// `EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > Has +3 Attack while damaged.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`EX1_393e`]
///
/// State: Done
//~ done EX1_393 9f613d0b - 674338a9.fa773efa
pub const EX1_393: Power = aura(THIS).when(DAMAGED).gives("EX1_393e");

/// # Enraged
///
/// `EX1_393e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived EX1_393e 742f0198 65a5349d 3d01480e.fc2d73f0
pub const EX1_393e: Power = enchant(&[ATTACK.plus(3)]);

/// # Mogu'shan Warden
///
/// `EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla EX1_396 9dffc559 bda17b2d 78dfd655.4b0c5d24
pub const EX1_396: Power = VANILLA;

/// # Shieldbearer
///
/// `EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// - Set: Classic · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla EX1_405 e6d16a1c 6fdb44f4 6b2adb11.4b0c5d24
pub const EX1_405: Power = VANILLA;

/// # Raging Worgen
///
/// `EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > Has +1 Attack and **Windfury** while damaged.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Enraged
/// - Refers to: Windfury
/// - Enchantments: Enraged [`EX1_412e`]
///
/// State: Done
//~ done EX1_412 b81b0b4c - 7fd1b06c.4c876a1d
pub const EX1_412: Power = aura(THIS).when(DAMAGED).gives("EX1_412e");

/// # Enraged
///
/// `EX1_412e` · Neutral enchantment
///
/// > +1 Attack and **Windfury**.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived EX1_412e 98261931 65dd3bf0 492597d3.4a5c81ec
pub const EX1_412e: Power = enchant(&[ATTACK.plus(1), has(GameTag::WINDFURY)]);

/// # Murloc Warleader
///
/// `EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > Your other Murlocs have +2 Attack.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Enchantments: Mrgglaargl! [`EX1_507e`](crate::legacy::neutral::EX1_507e)
///
/// State: Done
//~ done EX1_507 8c4c7f50 - d8d6988f.acee0f7d
pub const EX1_507: Power = aura(OTHER_FRIENDLY_MINIONS.that(MURLOC)).gives("EX1_507e");

/// # Murloc Tidecaller
///
/// `EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Bacon Subset Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58138
/// - Enchantments: Blarghghl [`EX1_509e`]
///
/// State: Done
//~ done EX1_509 0250365a - 4a585183.461092f4
pub const EX1_509: Power = whenever(YOU.summon(MURLOC)).then(&[attach("EX1_509e")]);

/// # Blarghghl
///
/// `EX1_509e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_509e 3551b12e - 907e0316.08129cea
pub const EX1_509e: Power = enchant(&[ATTACK.plus(1)]);

/// # Harvest Golem
///
/// `EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// - Set: Classic · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Tokens: Damaged Golem [`skele21`]
///
/// State: Done
//~ done EX1_556 2e9d5e28 - a7237bba.ce54d0ff
pub const EX1_556: Power = deathrattle(&[summon(card("skele21"))]);

/// # Nat Pagle
///
/// `EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// - Set: Classic · legendary · collectible
///
/// State: Done
//~ done EX1_557 b36d139c - f8f684d6.fcb0cd71
pub const EX1_557: Power = whenever(YOU.turn_start()).when(chance(50)).then(&[draw(1)]);

/// # Harrison Jones
///
/// `EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_558 a71ae409 - ce9bbc2a.e996c7cd
pub const EX1_558: Power = battlecry(&[destroy(ENEMY_WEAPON), draw(1).times(HEALTH.of(IT))]);

/// # Nozdormu
///
/// `EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
///
/// State: Done
//~ done EX1_560 fb53e59a - 5e3f033c.b1dce0d5
pub const EX1_560: Power = aura(PLAYERS).have(&[plus_tag(GameTag::TIMEOUT, 15)]);

/// # Alexstrasza
///
/// `EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_HERO_TARGET` (hearthstone-data 36393.1)
/// - Target: "Set Health to 15."
/// - Enchantments: Alexstrasza's Fire [`EX1_561e`], Alexstrasza Strength [`EX1_561e1`](crate::core::neutral::EX1_561e1)
///
/// State: Done
//~ done EX1_561 dc0a35aa - 710c276c.857fd4d9
pub const EX1_561: Power = battlecry(&[set_remaining_health(15).to(A_HERO)]);

/// # Alexstrasza's Fire
///
/// `EX1_561e` · Neutral enchantment
///
/// > Health set to 15.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_561e 77d70c28 - 0cbcbdd7.00300990
pub const EX1_561e: Power = enchant(&[HEALTH.set(15)]);

/// # Onyxia
///
/// `EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tokens: Whelp [`EX1_116t`], Whelp [`ds1_whelptoken`]
///
/// State: Done
//~ done EX1_562 b6304c29 - f8878acc.2b71ab6a
pub const EX1_562: Power = battlecry(&[summon(card("ds1_whelptoken")).until_full()]);

/// # Malygos
///
/// `EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `SPELLPOWER` = 5
///
/// State: Done
//~ done EX1_563 7b9c80ea - 6c4fde7c.ea661852
pub const EX1_563: Power = VANILLA;

/// # Faceless Manipulator
///
/// `EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Become a copy of a minion."
///
/// State: Done
//~ done EX1_564 bb722b4d - 988f6895.d29d2e6b
pub const EX1_564: Power = battlecry(&[with_each(A_MINION), transform(THIS, copy_of(IT))]);

/// # Ysera
///
/// `EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, get two random Dream cards.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `4392` = 1
/// - Entourage: Laughing Sister [`DREAM_01`], Ysera Awakens [`DREAM_02`], Emerald Drake [`DREAM_03`], Dream [`DREAM_04`], Nightmare [`DREAM_05`]
///
/// State: Done
//~ done EX1_572 7b7d7c80 - 66666013.112ca3c5
pub const EX1_572: Power =
    at_end_of_your_turn(&[get(one_of(&["DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"])).copies(2)]);

/// # The Beast
///
/// `EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58394, `2540` = 1
/// - Tokens: Pip Quickwit [`EX1_finkle`]
///
/// State: Done
//~ done EX1_577 e6c72e2a - e86208a5.da58b178
pub const EX1_577: Power = deathrattle(&[summon(card("EX1_finkle")).for_(OPPONENT)]);

/// # Priestess of Elune
///
/// `EX1_583` · Neutral minion · 6 mana · 5/4
///
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_583 4aee203c - a34c1884.918dc7a7
pub const EX1_583: Power = battlecry(&[heal(4).to(YOUR_HERO)]);

/// # Ancient Mage
///
/// `EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Tags: `1576` = 1
/// - Enchantments: Teachings of the Kirin Tor [`EX1_584e`]
///
/// State: Done
//~ done EX1_584 bf4665c9 - debc19b7.e2db55f4
pub const EX1_584: Power = battlecry(&[attach("EX1_584e").to(THIS.neighbours())]);

/// # Teachings of the Kirin Tor
///
/// `EX1_584e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_584e 85b85538 87a8aa8d e4e11354.7e90e4a1
pub const EX1_584e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Sea Giant
///
/// `EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// - Set: Classic · epic · collectible
///
/// State: Done
//~ done EX1_586 2f8ebba4 - 5c3f0f02.3ea883f5
pub const EX1_586: Power = costs(&[cost_less(1).for_each(OTHER_MINIONS)]);

/// # Blood Knight
///
/// `EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Shadows of M'uru [`EX1_590e`]
///
/// State: Done
//~ done EX1_590 d94fa4a4 - da87f926.58cbffe8
pub const EX1_590: Power = battlecry(&[
    attach("EX1_590e").for_each(MINIONS.that(with(GameTag::DIVINE_SHIELD))),
    give(&[has_no(GameTag::DIVINE_SHIELD)]).to(MINIONS),
]);

/// # Shadows of M'uru
///
/// `EX1_590e` · Neutral enchantment
///
/// > This minion has consumed Divine Shields and has increased Attack and Health.
///
/// - Set: Classic · common
///
/// State: Done
//~ done EX1_590e 5ec8f617 - af48d513.082ee9cd
pub const EX1_590e: Power = enchant(&[plus(3, 3).times(X)]);

/// # Cult Master
///
/// `EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
///
/// State: Done
//~ done EX1_595 717b064d - e3ed7620.95e9d172
pub const EX1_595: Power = after(FRIENDLY_MINIONS.other().die()).then(&[draw(1)]);

/// # Imp Master
///
/// `EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// - Set: Classic · rare · collectible
/// - Tokens: Imp [`EX1_598`]
///
/// State: Done
//~ done EX1_597 d7dd24b9 - 2f1110d7.74648f44
pub const EX1_597: Power = at_end_of_your_turn(&[deal(1).to(THIS), summon(card("EX1_598"))]);

/// # Imp
///
/// `EX1_598` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla EX1_598 0bd2ddd6 bc549285 db8c7e06
pub const EX1_598: Power = VANILLA;

/// # Xavius
///
/// `EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > After you play a card, summon a 2/1 Satyr.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Demon
/// - Tokens: Xavian Satyr [`EX1_614t`]
///
/// State: Done
//~ done EX1_614 8ced90bd - c1b16ed5.285b0cb9
pub const EX1_614: Power = after(YOU.play(CARD)).then(&[summon(card("EX1_614t"))]);

/// # Xavian Satyr
///
/// `EX1_614t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Classic
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla EX1_614t 4e79b8ee 35c9bcef bafd9b58
pub const EX1_614t: Power = VANILLA;

/// # Mana Wraith
///
/// `EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Mana Drain [`EX1_616e`]
///
/// State: Done
//~ done EX1_616 a382e182 - f74f3395.68d11fc8
pub const EX1_616: Power = aura(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)])).gives("EX1_616e");

/// # Mana Drain
///
/// `EX1_616e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_616e 16b7fc06 e3100ee9 32b3bdac.5dfe1a2c
pub const EX1_616e: Power = enchant(&[cost_more(1)]);

/// # Molten Giant
///
/// `EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Health your hero is missing.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Elemental
///
/// State: Done
//~ done EX1_620 659674f9 - b33c6841.27591d27
pub const EX1_620: Power = costs(&[cost_less(1).times(DAMAGE.of(YOUR_HERO))]);

/// # Pip Quickwit
///
/// `EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_finkle c3116ab4 0cc1569f 4d74a06d
pub const EX1_finkle: Power = VANILLA;

/// # Squirrel
///
/// `EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla EX1_tk28 1a6b751a dcdc6bdc 2b00daf0
pub const EX1_tk28: Power = VANILLA;

/// # Devilsaur
///
/// `EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla EX1_tk29 970f1a37 671f6ac9 fd636bbb
pub const EX1_tk29: Power = VANILLA;

/// # Nerubian
///
/// `FP1_007t` · Neutral minion · 4 mana · 4/4
///
/// - Set: Classic
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla FP1_007t 0058a7f8 ccade305 f9c517f3
pub const FP1_007t: Power = VANILLA;

/// # Hungry Crab
///
/// `NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 14 (hearthstone-data 36393.1)
/// - Target: "Destroy a Murloc."
/// - Enchantments: Full Belly [`NEW1_017e`]
///
/// State: Done
//~ done NEW1_017 67803aed - 7fbe05e6.a3d92616
pub const NEW1_017: Power = battlecry(&[destroy(A_MINION.that(MURLOC)), attach("NEW1_017e")]);

/// # Full Belly
///
/// `NEW1_017e` · Neutral enchantment
///
/// > +2/+2. Full of Murloc.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_017e 0544230e - 76b0db8c.22fe04e6
pub const NEW1_017e: Power = enchant(&[plus(2, 2)]);

/// # Bloodsail Raider
///
/// `NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// - Set: Classic · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Treasure Crazed [`NEW1_018e`]
///
/// State: Done
//~ done NEW1_018 8ca14177 - 82f2aa66.ff77e216
pub const NEW1_018: Power = battlecry(&[attach("NEW1_018e").times(ATTACK.of(YOUR_WEAPON))]);

/// # Treasure Crazed
///
/// `NEW1_018e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_018e 0c1543b5 - 5b80c47f.08129cea
pub const NEW1_018e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Knife Juggler
///
/// `NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// - Set: Classic · rare · collectible
///
/// State: Done
//~ done NEW1_019 7384a57b - 094ba81a.717da147
pub const NEW1_019: Power = after(YOU.summon(MINION)).then(&[deal(1).to(ENEMIES.random())]);

/// # Wild Pyromancer
///
/// `NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Undead
/// - Tags: `4930` = 1
///
/// State: Done
//~ done NEW1_020 04cdfd3c - 1c2d4cfc.b7796a67
pub const NEW1_020: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(MINIONS)]);

/// # Doomsayer
///
/// `NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// - Set: Classic · epic · collectible
/// - Tags: `886` = 1, `4547` = 1
///
/// State: Done
//~ done NEW1_021 56887594 - 1f917640.8c8e2fcf
pub const NEW1_021: Power = at_start_of_your_turn(&[destroy(MINIONS)]);

/// # Dread Corsair
///
/// `NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// - Set: Classic · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt
///
/// State: Done
//~ done NEW1_022 6914dda9 - 3ff8a525.f0778a68
pub const NEW1_022: Power = costs(&[cost_less(1).times(ATTACK.of(YOUR_WEAPON))]);

/// # Faerie Dragon
///
/// `NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// - Set: Classic · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla NEW1_023 e30f2b36 6011ea1c 970c885a.c54580ff
pub const NEW1_023: Power = VANILLA;

/// # Captain Greenskin
///
/// `NEW1_024` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1/+1.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Greenskin's Command [`NEW1_024o`]
///
/// State: Done
//~ done NEW1_024 da392f8a - 19a92ba3.3eb17f25
pub const NEW1_024: Power = battlecry(&[attach("NEW1_024o").to(YOUR_WEAPON)]);

/// # Greenskin's Command
///
/// `NEW1_024o` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Classic
///
/// State: Derived
//~ derived NEW1_024o 431e5169 9a47fcf5 cb271495.67341004
pub const NEW1_024o: Power = enchant(&[plus(1, 1)]);

/// # Bloodsail Corsair
///
/// `NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Bolstered [`NEW1_025e`]
///
/// State: Done
//~ done NEW1_025 f264590a - 86037d15.2896f1bd
pub const NEW1_025: Power = battlecry(&[lose_durability(1).to(ENEMY_WEAPON)]);

/// # Bolstered
///
/// `NEW1_025e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_025e 386468db - 95f38391.89b088dc
pub const NEW1_025e: Power = VANILLA;

/// # Violet Teacher
///
/// `NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// - Set: Classic · rare · collectible
/// - Tokens: Violet Apprentice [`NEW1_026t`]
///
/// State: Done
//~ done NEW1_026 387fe1c0 - db70c481.037585e0
pub const NEW1_026: Power = whenever(YOU.cast(SPELL)).then(&[summon(card("NEW1_026t"))]);

/// # Violet Apprentice
///
/// `NEW1_026t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla NEW1_026t 7424832a 82b7f12d e074e8c5
pub const NEW1_026t: Power = VANILLA;

/// # Southsea Captain
///
/// `NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
/// - Enchantments: Yarrr! [`NEW1_027e`]
///
/// State: Done
//~ done NEW1_027 297102eb - 2db7578e.2e7a04b0
pub const NEW1_027: Power = aura(OTHER_FRIENDLY_MINIONS.that(PIRATE)).gives("NEW1_027e");

/// # Yarrr!
///
/// `NEW1_027e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Classic
///
/// State: Derived
//~ derived NEW1_027e c2661966 b8c681a6 2773a123.67341004
pub const NEW1_027e: Power = enchant(&[plus(1, 1)]);

/// # Millhouse Manastorm
///
/// `NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Kill Millhouse! [`NEW1_029t`]
///
/// State: Done
//~ done NEW1_029 0fd428bb - ef02860e.3143abf3
pub const NEW1_029: Power = battlecry(&[attach("NEW1_029t").to(OPPONENT)]);

/// # Kill Millhouse!
///
/// `NEW1_029t` · Neutral enchantment
///
/// > Spells cost (0) this turn!
///
/// - Set: Classic · legendary
///
/// State: Done
//~ done NEW1_029t c9090ff0 - 03c99097.45f813c1
pub const NEW1_029t: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).next_turn();

/// # Deathwing
///
/// `NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DISCARD_CARDS` = 10, `4485` = 1
///
/// State: Done
//~ done NEW1_030 81ea80e5 - 39741b8c.8d3d5378
pub const NEW1_030: Power = battlecry(&[destroy(OTHER_MINIONS), discard(YOUR_HAND)]);

/// # Master Swordsmith
///
/// `NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Equipped [`NEW1_037e`]
///
/// State: Done
//~ done NEW1_037 1a289238 - a1a4e1a5.6d96fc14
pub const NEW1_037: Power = at_end_of_your_turn(&[attach("NEW1_037e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Equipped
///
/// `NEW1_037e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_037e 99f26080 - 025c4887.08129cea
pub const NEW1_037e: Power = enchant(&[ATTACK.plus(1)]);

/// # Gruul
///
/// `NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// - Set: Classic · legendary · collectible
/// - Enchantments: Growth [`NEW1_038o`]
///
/// State: Done
//~ done NEW1_038 6f3bac7b - 7232d36e.3c1b0ad0
pub const NEW1_038: Power = whenever(PLAYERS.turn_end()).then(&[attach("NEW1_038o")]);

/// # Growth
///
/// `NEW1_038o` · Neutral enchantment
///
/// > Gruul is growing...
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_038o e9c58adf - 3dc5a66f.394e85df
pub const NEW1_038o: Power = enchant(&[plus(1, 1)]);

/// # Hogger
///
/// `NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// - Set: Classic · legendary · collectible
/// - Refers to: Taunt
/// - Tokens: Gnoll [`NEW1_040t`]
///
/// State: Done
//~ done NEW1_040 13b5b1ee - 847b2859.4d30ba86
pub const NEW1_040: Power = at_end_of_your_turn(&[summon(card("NEW1_040t"))]);

/// # Gnoll
///
/// `NEW1_040t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Classic
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla NEW1_040t 3d92a7de aae6b861 952b6360.4b0c5d24
pub const NEW1_040t: Power = VANILLA;

/// # Stampeding Kodo
///
/// `NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Done
//~ done NEW1_041 2ce71d00 - 35b33cb4.0e31fda5
pub const NEW1_041: Power = battlecry(&[destroy(ENEMY_MINIONS.that(ATTACK.at_most(2)).random())]);

/// # Live, Millhouse!
///
/// `VAN_NEW1_029e` · Neutral enchantment
///
/// - Set: Classic · legendary
///
/// State: Done
//~ done VAN_NEW1_029e 5b86a856 - 887be1a7
pub const VAN_NEW1_029e: Power = VANILLA;

/// # Whelp
///
/// `ds1_whelptoken` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla ds1_whelptoken 4d4c0060 41e66058 6ac77409
pub const ds1_whelptoken: Power = VANILLA;

/// # Damaged Golem
///
/// `skele21` · Neutral minion · 1 mana · 2/1
///
/// - Set: Classic
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla skele21 2bf33efa d4358cd0 c5a8aa1e
pub const skele21: Power = VANILLA;

/// # Flesheating Ghoul
///
/// `tt_004` · Neutral minion · 3 mana · 3/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
/// - Enchantments: Cannibalize [`tt_004o`]
///
/// State: Done
//~ done tt_004 2876a906 - ada53408.983338ec
pub const tt_004: Power = whenever(OTHER_MINIONS.die()).then(&[attach("tt_004o")]);

/// # Cannibalize
///
/// `tt_004o` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done tt_004o 4b4575d5 - 74445a18.08129cea
pub const tt_004o: Power = enchant(&[ATTACK.plus(1)]);
