//! Neutral cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d0a4df7c

/// # Fen Creeper
/// Minion · 5 mana · 3/6
/// > **Taunt**
//~ vanilla CS1_069 239b950c e8a80029.4b0c5d24 06b44d77
pub const CS1_069: Power = VANILLA;

/// # Earthen Ring Farseer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Restore #3 Health.
//~ done CS2_117 - 05878c57.297e01ee 99475b7b
pub const CS2_117: Power = battlecry(&[heal(3).to(TARGET)]);

/// # Southsea Deckhand
/// Minion · Pirate · 1 mana · 2/1
/// > Has **Charge** while you have a weapon equipped.
//~ done CS2_146 - 412e6741.8087d95a ca061a95
pub const CS2_146: Power = aura(THIS).when(there_is(&YOUR_WEAPON)).have(&[has(GameTag::CHARGE)]);

/// # Silver Hand Knight
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Summon a 2/2 Squire.
/// - Makes: Squire [`CS2_152`] (2/2)
//~ done CS2_151 - a0c6b2f7.977effcf 68760dec.6aa04ffb
pub const CS2_151: Power = battlecry(&[summon(card("CS2_152"))]);

/// # Squire
/// Minion · 1 mana · 2/2
//~ vanilla CS2_152 0714213b 57e94b0b 1943ba3e
pub const CS2_152: Power = VANILLA;

/// # Ravenholdt Assassin
/// Minion · 7 mana · 7/5
/// > **Stealth**
//~ vanilla CS2_161 ced36340 48fa2ad5.86cd88a1 07a1e184
pub const CS2_161: Power = VANILLA;

/// # Young Dragonhawk
/// Minion · Beast · 1 mana · 1/1
/// > **Windfury**
//~ vanilla CS2_169 a1baa98e 5533a85b.9569ce14 517c22fa
pub const CS2_169: Power = VANILLA;

/// # Injured Blademaster
/// Minion · 3 mana · 4/7
/// > **Battlecry:** Deal 4 damage to HIMSELF.
/// - Makes: Full Strength [`CS2_181e`] ("This minion has +2 Attack.")
//~ done CS2_181 - ca3118e1.e6cecdb8 ab1dbdac.b0ab0c98
pub const CS2_181: Power = battlecry(&[deal(4).to(THIS)]);

/// # Full Strength
/// Enchantment
/// > This minion has +2 Attack.
//~ done CS2_181e - d522ad72.a6237b4c a66fe1aa
pub const CS2_181e: Power = enchant(&[ATTACK.plus(2)]);

/// # Abusive Sergeant
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Give a minion +2 Attack this turn.
/// - Makes: 'Inspired' [`CS2_188o`] ("This minion has +2 Attack this turn.")
//~ done CS2_188 - cbd7c476.878bc5a8 9acf924c.4577cd75
pub const CS2_188: Power = battlecry(&[attach("CS2_188o").to(A_MINION)]);

/// # 'Inspired'
/// Enchantment
/// > This minion has +2 Attack this turn.
//~ done CS2_188o - d522ad72.81e4b011 70482f8b
pub const CS2_188o: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ironbeak Owl
/// Minion · Beast · 3 mana · 2/1
/// > **Battlecry: Silence** a minion.
//~ done CS2_203 - efdf9154.94f1f570 30beeb63
pub const CS2_203: Power = battlecry(&[silence(A_MINION)]);

/// # Spiteful Smith
/// Minion · Undead · 5 mana · 4/6
/// > Your weapon has +2 Attack while this is damaged.
/// - Makes: Sharp! [`CS2_221e`] ("\+2 Attack from Spiteful Smith.")
//~ done CS2_221 - 52c1a91a.56493a5a 1d3a544d.c053ac71
pub const CS2_221: Power = aura(YOUR_WEAPON).when(DAMAGED).gives("CS2_221e");

/// # Sharp!
/// Enchantment
/// > \+2 Attack from Spiteful Smith.
/// - Makes: Spiteful Smith [`CS2_221`] (4/6, "Your weapon has +2 Attack while this is damaged.")
//~ done CS2_221e - d522ad72.ebe36c43 30622403.c8d30ed3
pub const CS2_221e: Power = enchant(&[ATTACK.plus(2)]);

/// # Venture Co. Mercenary
/// Minion · 5 mana · 7/6
/// > Your minions cost (3) more.
/// - Makes: Mercenary's Fee [`CS2_227e`] ("Costs (3) more.")
//~ done CS2_227 - c32d9c05.4d22e396 35ce354d.d78c24ef
pub const CS2_227: Power = aura(YOUR_HAND.that(MINION)).gives("CS2_227e");

/// # Mercenary's Fee
/// Enchantment
/// > Costs (3) more.
//~ derived CS2_227e 6aa31537 d522ad72.8bbf9f0e 81a68f64
pub const CS2_227e: Power = enchant(&[cost_more(3)]);

/// # Wisp
/// Minion · Undead · 0 mana · 1/1
//~ vanilla CS2_231 8ba433f1 c5b64ec8 10bda9b8
pub const CS2_231: Power = VANILLA;

/// # Laughing Sister
/// Minion · 2 mana · 3/5
/// > **Elusive**
//~ vanilla DREAM_01 8f5ffed8 027073c7.c54580ff ab3a5f73
pub const DREAM_01: Power = VANILLA;

/// # Ysera Awakens
/// Spell · Nature · 2 mana
/// > Deal $5 damage to all characters except Ysera.
// The tag is on every Ysera.
//~ done DREAM_02 - f9bec0b1.ceca5d40 f067080b
pub const DREAM_02: Power = spell(&[deal(5).to(CHARACTERS.that(not(&with(GameTag(4392)))))]);

/// # Emerald Drake
/// Minion · Dragon · 4 mana · 7/6
//~ vanilla DREAM_03 9472c57f e75e6172 0d815909
pub const DREAM_03: Power = VANILLA;

/// # Dream
/// Spell · Nature · 0 mana
/// > Return a minion to its owner's hand.
//~ done DREAM_04 - 18fb9c72.372d8295 b26c56df
pub const DREAM_04: Power = spell(&[return_to_hand(A_MINION)]);

/// # Nightmare
/// Spell · Shadow · 0 mana
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
/// - Makes: Nightmare [`DREAM_05e`] ("Has +5/+5, but will be destroyed soon.")
//~ done DREAM_05 - 30785034.9c5883ed d1bd6ba3.bb833d72
pub const DREAM_05: Power = spell(&[attach("DREAM_05e").to(A_MINION)]);

/// # Nightmare
/// Enchantment
/// > Has +5/+5, but will be destroyed soon.
//~ done DREAM_05e - d522ad72.9096be14 d1bd6ba3
pub const DREAM_05e: Power = abilities(&[enchant(&[plus(5, 5)]), at_start_of_your_turn(&[destroy(THIS)])]);

/// # Lightwarden
/// Minion · Draenei · 1 mana · 1/2
/// > Whenever a character is healed, gain +2 Attack.
/// - Makes: Warded [`EX1_001e`] ("Increased Attack.")
//~ done EX1_001 - 5725f8d6.b7e944ca f9418d3c.bd8b8db2
pub const EX1_001: Power = whenever(CHARACTERS.is_healed_by(CARD)).then(&[attach("EX1_001e")]);

/// # Warded
/// Enchantment
/// > Increased Attack.
//~ done EX1_001e - d522ad72.08129cea 48e71d2c
pub const EX1_001e: Power = enchant(&[ATTACK.plus(2)]);

/// # The Black Knight
/// Minion · Undead · 4 mana · 4/4
/// > **Tradeable Battlecry:** Destroy an enemy minion with **Taunt**.
//~ done EX1_002 - 87049108.b3654c9a 83c21312
pub const EX1_002: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(with(GameTag::TAUNT)))]);

/// # Young Priestess
/// Minion · 1 mana · 2/1
/// > At the end of your turn, give another random friendly minion +1 Health.
/// - Makes: Elune's Grace [`EX1_004e`] ("Increased Health.")
//~ done EX1_004 - 57db445c.90108879 d53d15c2.8fd415bf
pub const EX1_004: Power = at_end_of_your_turn(&[attach("EX1_004e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Elune's Grace
/// Enchantment
/// > Increased Health.
//~ done EX1_004e - d522ad72.89b088dc fef97749
pub const EX1_004e: Power = enchant(&[HEALTH.plus(1)]);

/// # Big Game Hunter
/// Minion · 4 mana · 4/2
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
//~ done EX1_005 - 16f51d36.4ea4e681 9c66cc13
pub const EX1_005: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_least(7)))]);

/// # Alarm-o-Bot
/// Minion · Mech · 3 mana · 0/3
/// > At the start of your turn, swap this minion with a random one in your hand.
//~ done EX1_006 - 8e334af9.e357b6a3 0af8503d
pub const EX1_006: Power = at_start_of_your_turn(&[swap(THIS, YOUR_HAND.that(MINION).random())]);

/// # Acolyte of Pain
/// Minion · 3 mana · 1/4
/// > Whenever this minion takes damage, draw a card.
//~ done EX1_007 - d6989f0d.3ab31bc0 4a8ac395
pub const EX1_007: Power = whenever(THIS.takes_damage_from(CARD)).then(&[draw(1)]);

/// # Argent Squire
/// Minion · 1 mana · 1/1
/// > **Divine Shield**
//~ vanilla EX1_008 d5bd3c6e cbd7c476.cc526ac4 8504e0bd
pub const EX1_008: Power = VANILLA;

/// # Angry Chicken
/// Minion · Beast · 1 mana · 1/1
/// > Has +5 Attack while damaged.
/// - Makes: Enraged [`EX1_009e`] ("\+5 Attack.")
//~ done EX1_009 - 5533a85b.9bcfd6e4 9da87b6d.0d1d5ac6
pub const EX1_009: Power = aura(THIS).when(DAMAGED).gives("EX1_009e");

/// # Enraged
/// Enchantment
/// > \+5 Attack.
//~ derived EX1_009e a0588124 d522ad72.dc4282a7 a7420c02
pub const EX1_009e: Power = enchant(&[ATTACK.plus(5)]);

/// # Worgen Infiltrator
/// Minion · 1 mana · 2/1
/// > **Stealth**
//~ vanilla EX1_010 efd7e69c 57db445c.86cd88a1 8f8f3308
pub const EX1_010: Power = VANILLA;

/// # Bloodmage Thalnos
/// Minion · Undead · 2 mana · 1/1
/// > **Spell Damage +1 Deathrattle:** Draw a card.
//~ done EX1_012 - 707001c1.b141bdb6 75d36f8e
pub const EX1_012: Power = deathrattle(&[draw(1)]);

/// # King Mukla
/// Minion · Beast · 3 mana · 5/6
/// > **Battlecry:** Give your opponent 2 Bananas.
/// - Makes: Bananas [`EX1_014t`] ("Give a minion +1/+1.")
//~ done EX1_014 - aca84b61.793e4d07 21f7432c.68fd582a
pub const EX1_014: Power = battlecry(&[get(card("EX1_014t")).copies(2).for_(OPPONENT)]);

/// # Bananas
/// Spell · 1 mana
/// > Give a minion +1/+1.
/// - Makes: Bananas [`EX1_014te`] ("Has +1/+1.")
//~ done EX1_014t - 2f198b86.c54a2875 ff1e2a4d.d96d4326
pub const EX1_014t: Power = spell(&[attach("EX1_014te").to(A_MINION)]);

/// # Bananas
/// Enchantment
/// > Has +1/+1.
//~ done EX1_014te - d522ad72.49a417ba ff1e2a4d
pub const EX1_014te: Power = enchant(&[plus(1, 1)]);

/// # Sylvanas Windrunner
/// Minion · Undead · 6 mana · 5/5
/// > **Deathrattle:** Take control of a random enemy minion.
//~ done EX1_016 - ef316f79.cb78a29c 093993eb
pub const EX1_016: Power = deathrattle(&[take_control(ENEMY_MINIONS.random())]);

/// # Jungle Panther
/// Minion · Beast · 3 mana · 4/2
/// > **Stealth**
//~ vanilla EX1_017 3e714909 881fdcb9.86cd88a1 88f911e6
pub const EX1_017: Power = VANILLA;

/// # Scarlet Crusader
/// Minion · 3 mana · 3/1
/// > **Divine Shield**
//~ vanilla EX1_020 b3b7dbc7 0582a8fd.cc526ac4 e3233528
pub const EX1_020: Power = VANILLA;

/// # Thrallmar Farseer
/// Minion · 3 mana · 2/3
/// > **Windfury**
//~ vanilla EX1_021 07bd66d4 decb9ba2.9569ce14 46220ab0
pub const EX1_021: Power = VANILLA;

/// # Silvermoon Guardian
/// Minion · 4 mana · 3/3
/// > **Divine Shield**
//~ vanilla EX1_023 694aa034 e3939604.cc526ac4 43b3ad12
pub const EX1_023: Power = VANILLA;

/// # Stranglethorn Tiger
/// Minion · Beast · 5 mana · 5/5
/// > **Stealth**
//~ vanilla EX1_028 5ea57afd 6116b784.86cd88a1 f80afc74
pub const EX1_028: Power = VANILLA;

/// # Leper Gnome
/// Minion · 1 mana · 2/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
/// - Makes: Leper Gnome [`EX1_029_Puzzle`] (1/1, "Deathrattle: Deal 2 damage to the enemy hero.")
//~ done EX1_029 - 57db445c.f85f7e9e ede3342a.b4ce67e3
pub const EX1_029: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Leper Gnome
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
/// - Reprint of: Leper Gnome [`EX1_029`]
//~ done EX1_029_Puzzle - cbd7c476.f85f7e9e ede3342a.ebfe6f04
pub const EX1_029_Puzzle: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Sunwalker
/// Minion · 6 mana · 4/5
/// > **Taunt Divine Shield**
//~ vanilla EX1_032 6a1c759b 3c79da9e.efaaa40f f710f79f
pub const EX1_032: Power = VANILLA;

/// # Windfury Harpy
/// Minion · 6 mana · 4/5
/// > **Windfury**
//~ vanilla EX1_033 00da3181 3c79da9e.9569ce14 7a9719fb
pub const EX1_033: Power = VANILLA;

/// # Twilight Drake
/// Minion · Dragon · 4 mana · 4/1
/// > **Battlecry:** Gain +1 Health for each card in your hand.
/// - Makes: Hour of Twilight [`EX1_043e`] ("Increased Health.")
//~ done EX1_043 - 301a00bb.40fd3180 b73c4477.a1471529
pub const EX1_043: Power = battlecry(&[attach("EX1_043e").with_x(count(YOUR_HAND))]);

/// # Hour of Twilight
/// Enchantment
/// > Increased Health.
//~ done EX1_043e - d522ad72.89b088dc 1c8144ee
pub const EX1_043e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Questing Adventurer
/// Minion · 3 mana · 2/2
/// > Whenever you play a card, gain +1/+1.
/// - Makes: Level Up! [`EX1_044e`] ("Increased Attack and Health.")
//~ done EX1_044 - dec50fb7.c6caf91f ba3f982d.ce68e866
pub const EX1_044: Power = whenever(YOU.play(CARD)).then(&[attach("EX1_044e")]);

/// # Level Up!
/// Enchantment
/// > Increased Attack and Health.
//~ done EX1_044e - d522ad72.ccebe0cd 879ae09f
pub const EX1_044e: Power = enchant(&[plus(1, 1)]);

/// # Ancient Watcher
/// Minion · 2 mana · 4/5
/// > Can't attack.
//~ vanilla EX1_045 08358e1e 7c2b7c00.d7c3ac98 677e59ce
pub const EX1_045: Power = VANILLA;

/// # Dark Iron Dwarf
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a minion +2 Attack this turn.
/// - Makes: Tempered [`EX1_046e`] ("\+2 Attack this turn.")
//~ done EX1_046 - 16ec05b0.878bc5a8 06d3eb3a.3622edd0
pub const EX1_046: Power = battlecry(&[attach("EX1_046e").to(A_MINION)]);

/// # Tempered
/// Enchantment
/// > \+2 Attack this turn.
//~ derived EX1_046e 4241376f d522ad72.717133fd 4bc9bc63
pub const EX1_046e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Spellbreaker
/// Minion · 4 mana · 4/3
/// > **Battlecry: Silence** a minion.
//~ done EX1_048 - 16ffe9fb.94f1f570 75b2c6e8
pub const EX1_048: Power = battlecry(&[silence(A_MINION)]);

/// # Youthful Brewmaster
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
//~ done EX1_049 - 0296240c.a1848913 85164b5a
pub const EX1_049: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Coldlight Oracle
/// Minion · Murloc · 3 mana · 2/2
/// > **Battlecry:** Each player draws 2 cards.
//~ done EX1_050 - db17a184.fcf2dfe6 1c50a466
pub const EX1_050: Power = battlecry(&[draw(2).for_(PLAYERS)]);

/// # Mana Addict
/// Minion · 2 mana · 1/3
/// > Whenever you cast a spell, gain +2 Attack this turn.
/// - Makes: Empowered [`EX1_055o`] ("Mana Addict has increased Attack.")
//~ done EX1_055 - 4d6f41bd.a31a45f1 36f68ffe.f710b2bd
pub const EX1_055: Power = whenever(YOU.cast(SPELL)).then(&[attach("EX1_055o")]);

/// # Empowered
/// Enchantment
/// > Mana Addict has increased Attack.
/// - Makes: Mana Addict [`EX1_055`] (1/3, "Whenever you cast a spell, gain +2 Attack this…")
//~ done EX1_055o - d522ad72.3058d5da d0a8c59b.292c23e8
pub const EX1_055o: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ancient Brewmaster
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
//~ done EX1_057 - 5af9fab3.a1848913 a88e7140
pub const EX1_057: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Sunfury Protector
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give adjacent minions **Taunt**.
//~ done EX1_058 - 5656a6e3.1b4018a7 3bc6f5a5
pub const EX1_058: Power = battlecry(&[give(&[has(GameTag::TAUNT)]).to(THIS.neighbours())]);

/// # Crazed Alchemist
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** Swap the Attack and Health of a minion.
/// - Makes: Experiments! [`EX1_059e`] ("Attack and Health have been swapped by Crazed…")
//~ done EX1_059 - af540375.2c65d2fc fc7f12ec.7b8e9ca4
pub const EX1_059: Power = battlecry(&[swap_stats(A_MINION)]);

/// # Experiments!
/// Enchantment
/// > Attack and Health have been swapped by Crazed Alchemist.
/// - Makes: Crazed Alchemist [`EX1_059`] (2/2, "Battlecry: Swap the Attack and Health of a…")
//~ done EX1_059e - d522ad72.128c999e 59874da1.a8682e19
pub const EX1_059e: Power = VANILLA;

/// # Argent Commander
/// Minion · 6 mana · 4/2
/// > **Charge Divine Shield**
//~ vanilla EX1_067 617eafc7 3c56d9c5.22050a4f a1786fa6
pub const EX1_067: Power = VANILLA;

/// # Pint-Sized Summoner
/// Minion · 2 mana · 2/2
/// > The first minion you play each turn costs (1) less.
/// - Makes: Pint-Sized Power [`EX1_076e`] ("Costs (1) less.")
///
/// # Notes
///
/// In the opponent's turn no minion costs less (recorded).
//~ done EX1_076 - 565e37de.7d025a56 832b1322.02df9728
pub const EX1_076: Power =
    aura(YOUR_HAND.that(MINION)).when(all(&[ON_YOUR_TURN, YOU.play(MINION).this_turn().never()])).gives("EX1_076e");

/// # Pint-Sized Power
/// Enchantment
/// > Costs (1) less.
//~ derived EX1_076e 74023498 d522ad72.f705eb41 37377399
pub const EX1_076e: Power = enchant(&[cost_less(1)]);

/// # Secretkeeper
/// Minion · 1 mana · 1/2
/// > Whenever a **Secret** is played, gain +1/+1.
/// - Makes: Keeping Secrets [`EX1_080o`] ("Increased stats.")
//~ done EX1_080 - cbfac199.e15f9e8a 67279d7c.aa98ed68
pub const EX1_080: Power = whenever(PLAYERS.play(SECRET)).then(&[attach("EX1_080o")]);

/// # Keeping Secrets
/// Enchantment
/// > Increased stats.
//~ done EX1_080o - d522ad72.a536d554 b9a6a589
pub const EX1_080o: Power = enchant(&[plus(1, 1)]);

/// # Mad Bomber
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
//~ done EX1_082 - 0296240c.78e2aeeb dd1b8994
pub const EX1_082: Power = battlecry(&[deal(3).split_among(CHARACTERS.other())]);

/// # Tinkmaster Overspark
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
/// - Makes: Squirrel [`EX1_tk28`] (1/1); Devilsaur [`EX1_tk29`] (5/5)
//~ done EX1_083 - 05878c57.017b2272 baa6125e.bf246e40
pub const EX1_083: Power = battlecry(&[transform(OTHER_MINIONS.random(), one_of(&["EX1_tk29", "EX1_tk28"]))]);

/// # Mind Control Tech
/// Minion · 5 mana · 3/3
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
//~ done EX1_085 - e8b6bfb0.740f9614 698f6526
pub const EX1_085: Power = battlecry(&[take_control(ENEMY_MINIONS.random())]).when(there_are(4, &ENEMY_MINIONS));

/// # Arcane Golem
/// Minion · 3 mana · 4/2
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
//~ done EX1_089 - cbd1a658.5dcf19bc 5215ad8b
pub const EX1_089: Power = battlecry(&[gain_crystals(1).for_(OPPONENT)]);

/// # Defender of Argus
/// Minion · Draenei · 4 mana · 3/3
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
/// - Makes: Hand of Argus [`EX1_093e`] ("\+1/+1 and Taunt.")
//~ done EX1_093 - 1646f2cf.e913cb2a 04aed0d9.1df7bb20
pub const EX1_093: Power = battlecry(&[attach("EX1_093e").to(THIS.neighbours())]);

/// # Hand of Argus
/// Enchantment
/// > \+1/+1 and **Taunt**.
//~ derived EX1_093e 80b13fb8 d522ad72.7b5411fc 64b4856b
pub const EX1_093e: Power = enchant(&[plus(1, 1), has(GameTag::TAUNT)]);

/// # Gadgetzan Auctioneer
/// Minion · 7 mana · 4/4
/// > Whenever you cast a spell, draw a card.
//~ done EX1_095 - 1e025682.97c574f5 db9ddc2f
pub const EX1_095: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);

/// # Loot Hoarder
/// Minion · 2 mana · 2/1
/// > **Deathrattle:** Draw a card.
//~ done EX1_096 - 5673be69.505f40e5 a8208489
pub const EX1_096: Power = deathrattle(&[draw(1)]);

/// # Abomination
/// Minion · Undead · 5 mana · 4/4
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
//~ done EX1_097 - 5241d5b0.5560e714 1ab82dd5
pub const EX1_097: Power = deathrattle(&[deal(2).to(CHARACTERS)]);

/// # Lorewalker Cho
/// Minion · 2 mana · 0/4
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
//~ done EX1_100 - 5b6e4b69.574f54fc a60046a0
pub const EX1_100: Power =
    whenever(PLAYERS.cast(SPELL)).then(&[get(copy_of(THAT)).for_(PLAYERS.that(not(&is(&SUBJECT))))]);

/// # Demolisher
/// Minion · Mech · 3 mana · 1/4
/// > At the start of your turn, deal 2 damage to a random enemy.
//~ done EX1_102 - 7a6bab2c.48900d50 7e6aba4e
pub const EX1_102: Power = at_start_of_your_turn(&[deal(2).to(ENEMIES.random())]);

/// # Coldlight Seer
/// Minion · Murloc · 3 mana · 2/3
/// > **Battlecry:** Give your other Murlocs +2 Health.
/// - Makes: Mrghlglhal [`EX1_103e`] ("\+2 Health.")
//~ done EX1_103 - db286c69.c0bcf92d a214d2b3.2bfdb978
pub const EX1_103: Power = battlecry(&[attach("EX1_103e").to(OTHER_FRIENDLY_MINIONS.that(MURLOC))]);

/// # Mrghlglhal
/// Enchantment
/// > \+2 Health.
//~ derived EX1_103e b345e8f3 d522ad72.51d51864 c111e49f
pub const EX1_103e: Power = enchant(&[HEALTH.plus(2)]);

/// # Mountain Giant
/// Minion · Elemental · 12 mana · 8/8
/// > Costs (1) less for each other card in your hand.
//~ done EX1_105 - ae7e727e.1ebe47d0 d2b72340
pub const EX1_105: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);

/// # Cairne Bloodhoof
/// Minion · 6 mana · 5/5
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
/// - Makes: Baine Bloodhoof [`EX1_110t`] (5/5)
//~ done EX1_110 - 73fb5380.9fcddc0a 2c5ed801.90a1544c
pub const EX1_110: Power = deathrattle(&[summon(card("EX1_110t"))]);

/// # Baine Bloodhoof
/// Minion · 5 mana · 5/5
//~ vanilla EX1_110t 3fbea46c 7c0f8337 085a05b8
pub const EX1_110t: Power = VANILLA;

/// # Leeroy Jenkins
/// Minion · 5 mana · 6/2
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
/// - Makes: Whelp [`EX1_116t`] (1/1)
//~ done EX1_116 - 7256c775.8624a9cd d42eec72.b8fddf35
pub const EX1_116: Power = battlecry(&[summon(card("EX1_116t")).copies(2).for_(OPPONENT)]);

/// # Whelp
/// Minion · Dragon · 1 mana · 1/1
//~ vanilla EX1_116t 9e9a3999 7225889c 0654ddb4
pub const EX1_116t: Power = VANILLA;

/// # Dire Wolf Alpha
/// Minion · Beast · 2 mana · 2/2
/// > Adjacent minions have +1 Attack.
/// - Makes: Strength of the Pack [`EX1_162o`] ("\+1 Attack from ….")
//~ done EX1_162 - 40a0f9de.a8beaaf7 2cfaf657.c1d429dd
pub const EX1_162: Power = aura(THIS.neighbours()).gives("EX1_162o");

/// # Strength of the Pack
/// Enchantment
/// > \+1 Attack from {0}.
//~ done EX1_162o - d522ad72.feb4eca8 2ed666ae
pub const EX1_162o: Power = enchant(&[ATTACK.plus(1)]);

/// # Emperor Cobra
/// Minion · Beast · 3 mana · 2/3
/// > **Poisonous**
//~ vanilla EX1_170 c18b676b efcb6346.2574dcf7 12c19c52
pub const EX1_170: Power = VANILLA;

/// # Arcane Gorged
/// Enchantment
/// > Increased stats.
//~ done EX1_187e - d522ad72.a536d554 6bd9c961
pub const EX1_187e: Power = enchant(&[plus(2, 2)]);

/// # Subjugated
/// Enchantment
/// > \-2 Attack until your next turn.
//~ derived EX1_196e cf1bf34d d522ad72.5e40f9a5 dd863669
pub const EX1_196e: Power = enchant(&[ATTACK.plus(-2)]).until_your_next_turn();

/// # Baron Geddon
/// Minion · Elemental · 7 mana · 7/7
/// > At the end of your turn, deal 2 damage to ALL other characters.
//~ done EX1_249 - efbb7c67.e7cbfc5a ef628702
pub const EX1_249: Power = at_end_of_your_turn(&[deal(2).to(CHARACTERS.other())]);

/// # Frost Elemental
/// Minion · Elemental · 6 mana · 5/5
/// > **Battlecry: Freeze** a character.
//~ done EX1_283 - ddbed0a1.7c719279 dc54fdff
pub const EX1_283: Power = battlecry(&[freeze(TARGET)]);

/// # Azure Drake
/// Minion · Dragon · 5 mana · 4/5
/// > **Spell Damage +1 Battlecry:** Draw a card.
//~ done EX1_284 - 709160c3.6de7b73a 8448d233
pub const EX1_284: Power = battlecry(&[draw(1)]);

/// # Ragnaros the Firelord
/// Minion · Elemental · 8 mana · 8/8
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
//~ done EX1_298 - 94a348eb.8b56020b f1ee0b8d
pub const EX1_298: Power = at_end_of_your_turn(&[deal(8).to(ENEMIES.random())]);

/// # Tauren Warrior
/// Minion · 3 mana · 2/3
/// > **Taunt** Has +3 Attack while damaged.
/// - Makes: Enraged [`EX1_390e`] ("\+3 Attack.")
//~ done EX1_390 - decb9ba2.5bbb5548 5a615e3f.9def7524
pub const EX1_390: Power = aura(THIS).when(DAMAGED).gives("EX1_390e");

/// # Enraged
/// Enchantment
/// > \+3 Attack.
//~ derived EX1_390e 3739d7f6 d522ad72.a18441c4 a7420c02
pub const EX1_390e: Power = enchant(&[ATTACK.plus(3)]);

/// # Amani Berserker
/// Minion · 2 mana · 2/3
/// > Has +3 Attack while damaged.
/// - Makes: Enraged [`EX1_393e`] ("\+3 Attack.")
//~ done EX1_393 - 5656a6e3.fa773efa 77c14118.95bc1b39
pub const EX1_393: Power = aura(THIS).when(DAMAGED).gives("EX1_393e");

/// # Enraged
/// Enchantment
/// > \+3 Attack.
//~ derived EX1_393e 65a5349d d522ad72.a18441c4 a7420c02
pub const EX1_393e: Power = enchant(&[ATTACK.plus(3)]);

/// # Mogu'shan Warden
/// Minion · 4 mana · 1/7
/// > **Taunt**
//~ vanilla EX1_396 bda17b2d 1d4adab6.4b0c5d24 9d8d32d6
pub const EX1_396: Power = VANILLA;

/// # Shieldbearer
/// Minion · Draenei · 1 mana · 0/4
/// > **Taunt**
//~ vanilla EX1_405 6fdb44f4 1604e6c4.4b0c5d24 3e3ccf0e
pub const EX1_405: Power = VANILLA;

/// # Raging Worgen
/// Minion · 3 mana · 3/3
/// > Has +1 Attack and **Windfury** while damaged.
/// - Makes: Enraged [`EX1_412e`] ("\+1 Attack and Windfury.")
//~ done EX1_412 - 05878c57.4c876a1d eb1dc6de.1f7c7885
pub const EX1_412: Power = aura(THIS).when(DAMAGED).gives("EX1_412e");

/// # Enraged
/// Enchantment
/// > \+1 Attack and **Windfury**.
//~ derived EX1_412e 65dd3bf0 d522ad72.bcb08fc5 a7420c02
pub const EX1_412e: Power = enchant(&[ATTACK.plus(1), has(GameTag::WINDFURY)]);

/// # Murloc Warleader
/// Minion · Murloc · 3 mana · 3/3
/// > Your other Murlocs have +2 Attack.
/// - Makes: [`EX1_507e`](crate::legacy::neutral::EX1_507e)
//~ done EX1_507 - 1246e045.acee0f7d 537ccd62.6dee1bf4
pub const EX1_507: Power = aura(OTHER_FRIENDLY_MINIONS.that(MURLOC)).gives("EX1_507e");

/// # Murloc Tidecaller
/// Minion · Murloc · 1 mana · 1/2
/// > Whenever you summon a Murloc, gain +1 Attack.
/// - Makes: Blarghghl [`EX1_509e`] ("Increased Attack.")
//~ done EX1_509 - 6c88ee30.461092f4 dc94af13.a30316fb
pub const EX1_509: Power = whenever(YOU.summon(MURLOC)).then(&[attach("EX1_509e")]);

/// # Blarghghl
/// Enchantment
/// > Increased Attack.
//~ done EX1_509e - d522ad72.08129cea 23acffcc
pub const EX1_509e: Power = enchant(&[ATTACK.plus(1)]);

/// # Harvest Golem
/// Minion · Mech · 3 mana · 2/3
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
/// - Makes: Damaged Golem [`skele21`] (2/1)
//~ done EX1_556 - dcb34cd5.ce54d0ff 0daf4a0d.20e702ec
pub const EX1_556: Power = deathrattle(&[summon(card("skele21"))]);

/// # Nat Pagle
/// Minion · 2 mana · 0/4
/// > At the start of your turn, you have a 50% chance to draw an extra card.
//~ done EX1_557 - 5b6e4b69.fcb0cd71 77103edc
pub const EX1_557: Power = whenever(YOU.turn_start()).when(chance(50)).then(&[draw(1)]);

/// # Harrison Jones
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
//~ done EX1_558 - 7c760552.e996c7cd cf7c4549
pub const EX1_558: Power = battlecry(&[destroy(ENEMY_WEAPON), draw(1).times(HEALTH.of(IT))]);

/// # Nozdormu
/// Minion · Dragon · 9 mana · 8/8
/// > Players only have 15 seconds to take their turns.
//~ done EX1_560 - 9e00d54d.b1dce0d5 143d5bc4
pub const EX1_560: Power = aura(PLAYERS).have(&[plus_tag(GameTag::TIMEOUT, 15)]);

/// # Alexstrasza
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Set a hero's remaining Health to 15.
/// - Makes: Alexstrasza's Fire [`EX1_561e`] ("Health set to 15."); [`EX1_561e1`](crate::core::neutral::EX1_561e1)
//~ done EX1_561 - 9e00d54d.857fd4d9 c55374f3.96fc0145
pub const EX1_561: Power = battlecry(&[set_remaining_health(15).to(TARGET.that(HERO))]);

/// # Alexstrasza's Fire
/// Enchantment
/// > Health set to 15.
//~ done EX1_561e - d522ad72.00300990 97ae27ef
pub const EX1_561e: Power = enchant(&[HEALTH.set(15)]);

/// # Onyxia
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
/// - Makes: Whelp [`EX1_116t`] (1/1); Whelp [`ds1_whelptoken`] (1/1)
//~ done EX1_562 - 9e00d54d.2b71ab6a a27973b4.e051c22d
pub const EX1_562: Power = battlecry(&[summon(card("ds1_whelptoken")).until_full()]);

/// # Malygos
/// Minion · Dragon · 9 mana · 4/12
/// > **Spell Damage +5**
//~ done EX1_563 - 8023b91e.ea661852 23661468
pub const EX1_563: Power = VANILLA;

/// # Faceless Manipulator
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Choose a minion and become a copy of it.
//~ done EX1_564 - e8b6bfb0.d29d2e6b 41358686
pub const EX1_564: Power = battlecry(&[select(A_MINION), transform(THIS, copy_of(IT))]);

/// # Ysera
/// Minion · Dragon · 9 mana · 4/12
/// > At the end of your turn, get two random Dream cards.
//~ done EX1_572 - 8023b91e.112ca3c5 66f3979e
pub const EX1_572: Power =
    at_end_of_your_turn(&[get(one_of(&["DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"])).picks(2)]);

/// # The Beast
/// Minion · Elemental · Beast · 6 mana · 9/7
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
/// - Makes: Pip Quickwit [`EX1_finkle`] (3/3)
//~ done EX1_577 - ff3d89f1.da58b178 89ef43fd.5f04a267
pub const EX1_577: Power = deathrattle(&[summon(card("EX1_finkle")).for_(OPPONENT)]);

/// # Priestess of Elune
/// Minion · 6 mana · 5/4
/// > **Battlecry:** Restore #4 Health to your hero.
//~ done EX1_583 - 7309434d.918dc7a7 c4819bf3
pub const EX1_583: Power = battlecry(&[heal(4).to(YOUR_HERO)]);

/// # Ancient Mage
/// Minion · 4 mana · 2/5
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
/// - Makes: Teachings of the Kirin Tor [`EX1_584e`] ("Spell Damage +1.")
//~ done EX1_584 - 58145516.e2db55f4 543aec00.129e552d
pub const EX1_584: Power = battlecry(&[attach("EX1_584e").to(THIS.neighbours())]);

/// # Teachings of the Kirin Tor
/// Enchantment
/// > **Spell Damage +1**.
//~ derived EX1_584e 87a8aa8d d522ad72.7e90e4a1 0876739d
pub const EX1_584e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Sea Giant
/// Minion · 10 mana · 8/8
/// > Costs (1) less for each other minion on the battlefield.
//~ done EX1_586 - ed1df013.3ea883f5 91308ea3
pub const EX1_586: Power = costs(&[cost_less(1).for_each(OTHER_MINIONS)]);

/// # Blood Knight
/// Minion · 3 mana · 3/3
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
/// - Makes: Shadows of M'uru [`EX1_590e`] ("This minion has consumed Divine Shields and has…")
//~ done EX1_590 - 05878c57.58cbffe8 0c5b6f2c.8753f054
pub const EX1_590: Power = battlecry(&[
    attach("EX1_590e").with_x(count(MINIONS.that(with(GameTag::DIVINE_SHIELD)))),
    give(&[has_no(GameTag::DIVINE_SHIELD)]).to(MINIONS),
]);

/// # Shadows of M'uru
/// Enchantment
/// > This minion has consumed Divine Shields and has increased Attack and Health.
//~ done EX1_590e - d522ad72.082ee9cd 084648b5
pub const EX1_590e: Power = enchant(&[plus(3, 3).times(X)]);

/// # Cult Master
/// Minion · Undead · 4 mana · 4/2
/// > After a friendly minion dies, draw a card.
//~ done EX1_595 - 870987ce.95e9d172 c3b6ee48
pub const EX1_595: Power = after(FRIENDLY_MINIONS.other().die()).then(&[draw(1)]);

/// # Imp Master
/// Minion · 3 mana · 1/5
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
/// - Makes: Imp [`EX1_598`] (1/1)
//~ done EX1_597 - d6990338.74648f44 74b56f33.ebb4cc85
pub const EX1_597: Power = at_end_of_your_turn(&[deal(1).to(THIS), summon(card("EX1_598"))]);

/// # Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla EX1_598 bc549285 18149ac8 549723b0
pub const EX1_598: Power = VANILLA;

/// # Xavius
/// Minion · Demon · 6 mana · 7/5
/// > After you play a card, summon a 2/1 Satyr.
/// - Makes: Xavian Satyr [`EX1_614t`] (2/1)
//~ done EX1_614 - 05bf6f84.285b0cb9 edce4926.76358e13
pub const EX1_614: Power = after(YOU.play(CARD)).then(&[summon(card("EX1_614t"))]);

/// # Xavian Satyr
/// Minion · Demon · 1 mana · 2/1
//~ vanilla EX1_614t 35c9bcef 7f9f31dc f970994f
pub const EX1_614t: Power = VANILLA;

/// # Mana Wraith
/// Minion · 2 mana · 2/2
/// > ALL minions cost (1) more.
/// - Makes: Mana Drain [`EX1_616e`] ("Costs (1) more.")
//~ done EX1_616 - 565e37de.68d11fc8 4b2e2651.482747d8
pub const EX1_616: Power = aura(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)])).gives("EX1_616e");

/// # Mana Drain
/// Enchantment
/// > Costs (1) more.
//~ derived EX1_616e e3100ee9 d522ad72.5dfe1a2c a8f48e0f
pub const EX1_616e: Power = enchant(&[cost_more(1)]);

/// # Molten Giant
/// Minion · Elemental · 20 mana · 8/8
/// > Costs (1) less for each Health your hero is missing.
//~ done EX1_620 - 37f90dd2.27591d27 efa517c5
pub const EX1_620: Power = costs(&[cost_less(1).times(DAMAGE.of(YOUR_HERO))]);

/// # Pip Quickwit
/// Minion · 3 mana · 3/3
//~ vanilla EX1_finkle 0cc1569f 05878c57 bc8edb98
pub const EX1_finkle: Power = VANILLA;

/// # Squirrel
/// Minion · Beast · 1 mana · 1/1
//~ vanilla EX1_tk28 dcdc6bdc 5533a85b a1d39864
pub const EX1_tk28: Power = VANILLA;

/// # Devilsaur
/// Minion · Beast · 5 mana · 5/5
//~ vanilla EX1_tk29 671f6ac9 6116b784 a633ef2e
pub const EX1_tk29: Power = VANILLA;

/// # Nerubian
/// Minion · Undead · 4 mana · 4/4
//~ vanilla FP1_007t ccade305 87049108 0578a3f7
pub const FP1_007t: Power = VANILLA;

/// # Hungry Crab
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
/// - Makes: Full Belly [`NEW1_017e`] ("\+2/+2. Full of Murloc.")
//~ done NEW1_017 - 550deb84.a3d92616 7dffb1cd.c7decd0b
pub const NEW1_017: Power = battlecry(&[destroy(A_MINION.that(MURLOC)), attach("NEW1_017e")]);

/// # Full Belly
/// Enchantment
/// > \+2/+2. Full of Murloc.
//~ done NEW1_017e - d522ad72.9d3950a7 9bc658ea
pub const NEW1_017e: Power = enchant(&[plus(2, 2)]);

/// # Bloodsail Raider
/// Minion · Pirate · 2 mana · 2/3
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
/// - Makes: Treasure Crazed [`NEW1_018e`] ("Increased Attack.")
//~ done NEW1_018 - 3da089df.ff77e216 b138b607.6ac1fd88
pub const NEW1_018: Power = battlecry(&[attach("NEW1_018e").with_x(ATTACK.of(YOUR_WEAPON))]);

/// # Treasure Crazed
/// Enchantment
/// > Increased Attack.
//~ done NEW1_018e - d522ad72.08129cea 39289032
pub const NEW1_018e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Knife Juggler
/// Minion · 2 mana · 3/2
/// > After you summon a minion, deal 1 damage to a random enemy.
//~ done NEW1_019 - 0296240c.717da147 059985e6
pub const NEW1_019: Power = after(YOU.summon(MINION)).then(&[deal(1).to(ENEMIES.random())]);

/// # Wild Pyromancer
/// Minion · Undead · 2 mana · 3/2
/// > After you cast a spell, deal 1 damage to ALL minions.
//~ done NEW1_020 - e2f87da0.b7796a67 d7f1d57b
pub const NEW1_020: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(MINIONS)]);

/// # Doomsayer
/// Minion · 2 mana · 0/7
/// > At the start of your turn, destroy ALL minions.
//~ done NEW1_021 - 5b1bdb1e.8c8e2fcf e4671111
pub const NEW1_021: Power = at_start_of_your_turn(&[destroy(MINIONS)]);

/// # Dread Corsair
/// Minion · Pirate · 4 mana · 3/3
/// > **Taunt** Costs (1) less per Attack of your weapon.
//~ done NEW1_022 - b1bc4528.f0778a68 0554314a
pub const NEW1_022: Power = costs(&[cost_less(1).times(ATTACK.of(YOUR_WEAPON))]);

/// # Faerie Dragon
/// Minion · Dragon · 2 mana · 3/2
/// > **Elusive**
//~ vanilla NEW1_023 6011ea1c d0099677.c54580ff ab371bd5
pub const NEW1_023: Power = VANILLA;

/// # Captain Greenskin
/// Minion · Pirate · 5 mana · 5/4
/// > **Battlecry:** Give your weapon +1/+1.
/// - Makes: Greenskin's Command [`NEW1_024o`] ("\+1/+1.")
//~ done NEW1_024 - 28c72077.3eb17f25 ab3174c1.ceffbc24
pub const NEW1_024: Power = battlecry(&[attach("NEW1_024o").to(YOUR_WEAPON)]);

/// # Greenskin's Command
/// Enchantment
/// > \+1/+1.
//~ derived NEW1_024o 9a47fcf5 d522ad72.cb08f83e ed2d85c8
pub const NEW1_024o: Power = enchant(&[plus(1, 1)]);

/// # Bloodsail Corsair
/// Minion · Pirate · 1 mana · 1/2
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
/// - Makes: Bolstered [`NEW1_025e`] ("Increased Health.")
//~ done NEW1_025 - 606aa4f5.2896f1bd 33046a6a.63c2c477
pub const NEW1_025: Power = battlecry(&[lose_durability(1).to(ENEMY_WEAPON)]);

/// # Bolstered
/// Enchantment
/// > Increased Health.
//~ done NEW1_025e - d522ad72.89b088dc a8eabf9f
pub const NEW1_025e: Power = VANILLA;

/// # Violet Teacher
/// Minion · 4 mana · 3/5
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
/// - Makes: Violet Apprentice [`NEW1_026t`] (1/1)
//~ done NEW1_026 - e3908842.037585e0 65d9e299.401533ee
pub const NEW1_026: Power = whenever(YOU.cast(SPELL)).then(&[summon(card("NEW1_026t"))]);

/// # Violet Apprentice
/// Minion · 1 mana · 1/1
//~ vanilla NEW1_026t 82b7f12d cbd7c476 636e8638
pub const NEW1_026t: Power = VANILLA;

/// # Southsea Captain
/// Minion · Pirate · 3 mana · 3/3
/// > Your other Pirates have +1/+1.
/// - Makes: Yarrr! [`NEW1_027e`] ("\+1/+1.")
//~ done NEW1_027 - afd5593b.2e7a04b0 0091ce8f.b6750138
pub const NEW1_027: Power = aura(OTHER_FRIENDLY_MINIONS.that(PIRATE)).gives("NEW1_027e");

/// # Yarrr!
/// Enchantment
/// > \+1/+1.
//~ derived NEW1_027e b8c681a6 d522ad72.cb08f83e 7cc1c7ae
pub const NEW1_027e: Power = enchant(&[plus(1, 1)]);

/// # Millhouse Manastorm
/// Minion · 2 mana · 4/4
/// > **Battlecry:** Enemy spells cost (0) next turn.
/// - Makes: Kill Millhouse! [`NEW1_029t`] ("Spells cost (0) this turn!")
//~ done NEW1_029 - 7c29d435.3143abf3 01d3fb1f.ceeca69e
pub const NEW1_029: Power = battlecry(&[attach("NEW1_029t").to(OPPONENT)]);

/// # Kill Millhouse!
/// Enchantment
/// > Spells cost (0) this turn!
//~ done NEW1_029t - d522ad72.45f813c1 b1280206
pub const NEW1_029t: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).next_turn();

/// # Deathwing
/// Minion · Dragon · 10 mana · 12/12
/// > **Battlecry:** Destroy all other minions and discard your hand.
//~ done NEW1_030 - 5c439b2c.8d3d5378 4b355e6c
pub const NEW1_030: Power = battlecry(&[destroy(OTHER_MINIONS), discard(YOUR_HAND)]);

/// # Master Swordsmith
/// Minion · 2 mana · 1/3
/// > At the end of your turn, give another random friendly minion +1 Attack.
/// - Makes: Equipped [`NEW1_037e`] ("Increased Attack.")
//~ done NEW1_037 - 4d6f41bd.6d96fc14 9de43aa8.84a3e6d3
pub const NEW1_037: Power = at_end_of_your_turn(&[attach("NEW1_037e").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Equipped
/// Enchantment
/// > Increased Attack.
//~ done NEW1_037e - d522ad72.08129cea 07571c40
pub const NEW1_037e: Power = enchant(&[ATTACK.plus(1)]);

/// # Gruul
/// Minion · 8 mana · 7/7
/// > At the end of each turn, gain +1/+1 .
/// - Makes: Growth [`NEW1_038o`] ("Gruul is growing...")
//~ done NEW1_038 - b9fc9ec7.3c1b0ad0 23d8f2fa.6866b81c
pub const NEW1_038: Power = whenever(PLAYERS.turn_end()).then(&[attach("NEW1_038o")]);

/// # Growth
/// Enchantment
/// > Gruul is growing...
//~ done NEW1_038o - d522ad72.394e85df 1ea15f96
pub const NEW1_038o: Power = enchant(&[plus(1, 1)]);

/// # Hogger
/// Minion · 6 mana · 4/4
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
/// - Makes: Gnoll [`NEW1_040t`] (2/2, "Taunt")
//~ done NEW1_040 - 3c6a5243.4d30ba86 80b82357.617448b7
pub const NEW1_040: Power = at_end_of_your_turn(&[summon(card("NEW1_040t"))]);

/// # Gnoll
/// Minion · 2 mana · 2/2
/// > **Taunt**
//~ vanilla NEW1_040t aae6b861 565e37de.4b0c5d24 a7f64ddd
pub const NEW1_040t: Power = VANILLA;

/// # Stampeding Kodo
/// Minion · Beast · 5 mana · 3/5
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
//~ done NEW1_041 - dd3f65de.0e31fda5 0888c6cf
pub const NEW1_041: Power = battlecry(&[destroy(ENEMY_MINIONS.that(ATTACK.at_most(2)).random())]);

/// # Live, Millhouse!
/// Enchantment
//~ done VAN_NEW1_029e - d522ad72 3fce721d
pub const VAN_NEW1_029e: Power = VANILLA;

/// # Whelp
/// Minion · Dragon · 1 mana · 1/1
//~ vanilla ds1_whelptoken 41e66058 7225889c 0654ddb4
pub const ds1_whelptoken: Power = VANILLA;

/// # Damaged Golem
/// Minion · Mech · 1 mana · 2/1
//~ vanilla skele21 d4358cd0 0312e23f 5e5c91ca
pub const skele21: Power = VANILLA;

/// # Flesheating Ghoul
/// Minion · Undead · 3 mana · 3/3
/// > Whenever a minion dies, gain +1 Attack.
/// - Makes: Cannibalize [`tt_004o`] ("Increased Attack.")
//~ done tt_004 - e14ef5e3.983338ec 80158d86.be46f4d0
pub const tt_004: Power = whenever(OTHER_MINIONS.die()).then(&[attach("tt_004o")]);

/// # Cannibalize
/// Enchantment
/// > Increased Attack.
//~ done tt_004o - d522ad72.08129cea 07294b4f
pub const tt_004o: Power = enchant(&[ATTACK.plus(1)]);
