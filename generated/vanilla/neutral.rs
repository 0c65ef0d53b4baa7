//! Neutral cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 651867e0

/// # Goldshire Footman
/// Minion · 1 mana · 1/2
/// > **Taunt**
/// - Reprint of: [`CS1_042`](crate::legacy::neutral::CS1_042)
//~ vanilla VAN_CS1_042 eec663d7 cbfac199.4b0c5d24 5c78d8f2.fccabe31
pub const VAN_CS1_042: Power = VANILLA;

/// # Fen Creeper
/// Minion · 5 mana · 3/6
/// > **Taunt**
/// - Reprint of: [`CS1_069`](crate::classic::neutral::CS1_069)
//~ vanilla VAN_CS1_069 7a43457b e8a80029.4b0c5d24 06b44d77.d8dac3d1
pub const VAN_CS1_069: Power = VANILLA;

/// # Earthen Ring Farseer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Restore #3 Health.
/// - Reprint of: [`CS2_117`](crate::classic::neutral::CS2_117)
//~ reprint VAN_CS2_117 5e4dc185 05878c57.297e01ee 99475b7b.232b3d22
pub const VAN_CS2_117: Power = crate::cards::CS2_117;

/// # Magma Rager
/// Minion · 3 mana · 5/1
/// - Reprint of: [`CS2_118`](crate::legacy::neutral::CS2_118)
//~ vanilla VAN_CS2_118 a71d585f e9ee97b1 6529a602.92e3bdb9
pub const VAN_CS2_118: Power = VANILLA;

/// # Oasis Snapjaw
/// Minion · Beast · 4 mana · 2/7
/// - Reprint of: [`CS2_119`](crate::legacy::neutral::CS2_119)
//~ vanilla VAN_CS2_119 77e1fc7f 15a44809 48b17963.3ffa5f27
pub const VAN_CS2_119: Power = VANILLA;

/// # River Crocolisk
/// Minion · Beast · 2 mana · 2/3
/// - Reprint of: [`CS2_120`](crate::legacy::neutral::CS2_120)
//~ vanilla VAN_CS2_120 56fc178c 40a2c733 64fae1ac.4c7993db
pub const VAN_CS2_120: Power = VANILLA;

/// # Frostwolf Grunt
/// Minion · 2 mana · 2/2
/// > **Taunt**
/// - Reprint of: [`CS2_121`](crate::legacy::neutral::CS2_121)
//~ vanilla VAN_CS2_121 730ee97c 565e37de.4b0c5d24 18f2035a.40540afe
pub const VAN_CS2_121: Power = VANILLA;

/// # Raid Leader
/// Minion · 3 mana · 2/2
/// > Your other minions have +1 Attack.
/// - Reprint of: [`CS2_122`](crate::legacy::neutral::CS2_122)
//~ reprint VAN_CS2_122 ce519d4c dec50fb7.cc6d9299 a06342bc.900eef4b
pub const VAN_CS2_122: Power = crate::cards::CS2_122;

/// # Wolfrider
/// Minion · 3 mana · 3/1
/// > **Charge**
/// - Reprint of: [`CS2_124`](crate::legacy::neutral::CS2_124)
//~ vanilla VAN_CS2_124 2563b0ef 0582a8fd.276b5ef0 d3acbc14.b0581410
pub const VAN_CS2_124: Power = VANILLA;

/// # Ironfur Grizzly
/// Minion · Beast · 3 mana · 3/3
/// > **Taunt**
/// - Reprint of: [`CS2_125`](crate::legacy::neutral::CS2_125)
//~ vanilla VAN_CS2_125 ae5131e3 22fea183.4b0c5d24 2ecf863a.8ec6d7af
pub const VAN_CS2_125: Power = VANILLA;

/// # Silverback Patriarch
/// Minion · Beast · 3 mana · 1/4
/// > **Taunt**
/// - Reprint of: [`CS2_127`](crate::legacy::neutral::CS2_127)
//~ vanilla VAN_CS2_127 3f17379d 9bbda567.4b0c5d24 443687a1.125c9111
pub const VAN_CS2_127: Power = VANILLA;

/// # Stormwind Knight
/// Minion · 4 mana · 2/5
/// > **Charge**
/// - Reprint of: [`CS2_131`](crate::legacy::neutral::CS2_131)
//~ vanilla VAN_CS2_131 849516eb 58145516.276b5ef0 8cb3476a.2e345cdf
pub const VAN_CS2_131: Power = VANILLA;

/// # Ironforge Rifleman
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Deal 1 damage.
/// - Reprint of: [`CS2_141`](crate::legacy::neutral::CS2_141)
//~ reprint VAN_CS2_141 01cfa62d dec50fb7.cbe7dbbc 9bb51450.81c0171f
pub const VAN_CS2_141: Power = crate::cards::CS2_141;

/// # Kobold Geomancer
/// Minion · 2 mana · 2/2
/// > **Spell Damage +1**
/// - Reprint of: [`CS2_142`](crate::legacy::neutral::CS2_142)
//~ vanilla VAN_CS2_142 4c30a6ec 565e37de.b88f2291 da829086.fd473661
pub const VAN_CS2_142: Power = VANILLA;

/// # Southsea Deckhand
/// Minion · Pirate · 1 mana · 2/1
/// > Has **Charge** while you have a weapon equipped.
/// - Reprint of: [`CS2_146`](crate::classic::neutral::CS2_146)
//~ reprint VAN_CS2_146 1429826f 412e6741.8087d95a ca061a95.58867abf
pub const VAN_CS2_146: Power = crate::cards::CS2_146;

/// # Gnomish Inventor
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Draw a card.
/// - Reprint of: [`CS2_147`](crate::legacy::neutral::CS2_147)
//~ reprint VAN_CS2_147 d0e0a65e 581d4d03.72a132f1 c3376c9e.94d9bf36
pub const VAN_CS2_147: Power = crate::cards::CS2_147;

/// # Stormpike Commando
/// Minion · 5 mana · 4/2
/// > **Battlecry:** Deal 2 damage.
/// - Reprint of: [`CS2_150`](crate::legacy::neutral::CS2_150)
//~ reprint VAN_CS2_150 a34efb55 a0c386c1.d9e5e9ea 7e7d85d2.49f1eda7
pub const VAN_CS2_150: Power = crate::cards::CS2_150;

/// # Silver Hand Knight
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Summon a 2/2 Squire.
/// - Reprint of: [`CS2_151`](crate::classic::neutral::CS2_151)
/// - Makes: [`CS2_152`](crate::classic::neutral::CS2_152); Squire [`VAN_CS2_152`] (2/2)
//~ reprint VAN_CS2_151 f83ec9b8 a0c6b2f7.977effcf 68760dec.fffbc16d.952611c8
pub const VAN_CS2_151: Power = crate::cards::CS2_151;

/// # Squire
/// Minion · 1 mana · 2/2
/// - Reprint of: [`CS2_152`](crate::classic::neutral::CS2_152)
//~ vanilla VAN_CS2_152 45e7545a 57e94b0b 1943ba3e.ffb4271d
pub const VAN_CS2_152: Power = VANILLA;

/// # Archmage
/// Minion · 6 mana · 4/7
/// > **Spell Damage +1**
/// - Reprint of: [`CS2_155`](crate::legacy::neutral::CS2_155)
//~ vanilla VAN_CS2_155 5de8584e 3c785314.b88f2291 238f8560.5d2a6b70
pub const VAN_CS2_155: Power = VANILLA;

/// # Ravenholdt Assassin
/// Minion · 7 mana · 7/5
/// > **Stealth**
/// - Reprint of: [`CS2_161`](crate::classic::neutral::CS2_161)
//~ vanilla VAN_CS2_161 1287c4b1 48fa2ad5.86cd88a1 07a1e184.fdfea9e6
pub const VAN_CS2_161: Power = VANILLA;

/// # Lord of the Arena
/// Minion · 6 mana · 6/5
/// > **Taunt**
/// - Reprint of: [`CS2_162`](crate::legacy::neutral::CS2_162)
//~ vanilla VAN_CS2_162 119e62f4 8b3798a2.4b0c5d24 9200b832.8ab1bf83
pub const VAN_CS2_162: Power = VANILLA;

/// # Murloc Raider
/// Minion · Murloc · 1 mana · 2/1
/// - Reprint of: [`CS2_168`](crate::legacy::neutral::CS2_168)
//~ vanilla VAN_CS2_168 dfd7e6c3 9e740c77 987dd077.a99bc82d
pub const VAN_CS2_168: Power = VANILLA;

/// # Young Dragonhawk
/// Minion · Beast · 1 mana · 1/1
/// > **Windfury**
/// - Reprint of: [`CS2_169`](crate::classic::neutral::CS2_169)
//~ vanilla VAN_CS2_169 75fcc028 5533a85b.9569ce14 517c22fa.9629413e
pub const VAN_CS2_169: Power = VANILLA;

/// # Stonetusk Boar
/// Minion · Beast · 1 mana · 1/1
/// > **Charge**
/// - Reprint of: [`CS2_171`](crate::legacy::neutral::CS2_171)
//~ vanilla VAN_CS2_171 2832f95a 5533a85b.276b5ef0 482f5c3d.bdead773
pub const VAN_CS2_171: Power = VANILLA;

/// # Bloodfen Raptor
/// Minion · Beast · 2 mana · 3/2
/// - Reprint of: [`CS2_172`](crate::legacy::neutral::CS2_172)
//~ vanilla VAN_CS2_172 a9fd5c9d b36f6b93 3b96b332.d8bec017
pub const VAN_CS2_172: Power = VANILLA;

/// # Bluegill Warrior
/// Minion · Murloc · 2 mana · 2/1
/// > **Charge**
/// - Reprint of: [`CS2_173`](crate::legacy::neutral::CS2_173)
//~ vanilla VAN_CS2_173 138995e3 3327e28d.276b5ef0 0b7277be.f1d03290
pub const VAN_CS2_173: Power = VANILLA;

/// # Sen'jin Shieldmasta
/// Minion · 4 mana · 3/5
/// > **Taunt**
/// - Reprint of: [`CS2_179`](crate::legacy::neutral::CS2_179)
//~ vanilla VAN_CS2_179 7e4e6343 e3908842.4b0c5d24 e8665f06.4835250b
pub const VAN_CS2_179: Power = VANILLA;

/// # Injured Blademaster
/// Minion · 3 mana · 4/7
/// > **Battlecry:** Deal 4 damage to HIMSELF.
/// - Reprint of: [`CS2_181`](crate::classic::neutral::CS2_181)
//~ reprint VAN_CS2_181 1f779b5a ca3118e1.e6cecdb8 ab1dbdac.70480105
pub const VAN_CS2_181: Power = crate::cards::CS2_181;

/// # Chillwind Yeti
/// Minion · 4 mana · 4/5
/// - Reprint of: [`CS2_182`](crate::legacy::neutral::CS2_182)
//~ vanilla VAN_CS2_182 d1830b41 16eb980d 2ee9dddd.5e026046
pub const VAN_CS2_182: Power = VANILLA;

/// # War Golem
/// Minion · 7 mana · 7/7
/// - Reprint of: [`CS2_186`](crate::legacy::neutral::CS2_186)
//~ vanilla VAN_CS2_186 9f2e8bac 48e5225f 6957f4a3.9c8fa450
pub const VAN_CS2_186: Power = VANILLA;

/// # Booty Bay Bodyguard
/// Minion · 5 mana · 5/4
/// > **Taunt**
/// - Reprint of: [`CS2_187`](crate::legacy::neutral::CS2_187)
//~ vanilla VAN_CS2_187 207c2426 7c760552.4b0c5d24 300a81f7.fc561793
pub const VAN_CS2_187: Power = VANILLA;

/// # Abusive Sergeant
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Give a minion +2 Attack this turn.
/// - Reprint of: [`CS2_188`](crate::classic::neutral::CS2_188)
//~ reprint VAN_CS2_188 28992b26 57db445c.878bc5a8 9acf924c.e61a951b
pub const VAN_CS2_188: Power = crate::cards::CS2_188;

/// # Elven Archer
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Deal 1 damage.
/// - Reprint of: [`CS2_189`](crate::legacy::neutral::CS2_189)
//~ reprint VAN_CS2_189 f64f92c7 cbd7c476.cbe7dbbc e4dc34a0.f0d221ac
pub const VAN_CS2_189: Power = crate::cards::CS2_189;

/// # Razorfen Hunter
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Summon a 1/1 Boar.
/// - Reprint of: [`CS2_196`](crate::legacy::neutral::CS2_196)
/// - Makes: [`CS2_boar`](crate::legacy::neutral::CS2_boar); Boar [`VAN_CS2_boar`] (1/1)
//~ reprint VAN_CS2_196 ef53f1e4 decb9ba2.1ee57859 aa79b49c.5b732f88.ee1556d4
pub const VAN_CS2_196: Power = crate::cards::CS2_196;

/// # Ogre Magi
/// Minion · 4 mana · 4/4
/// > **Spell Damage +1**
/// - Reprint of: [`CS2_197`](crate::legacy::neutral::CS2_197)
//~ vanilla VAN_CS2_197 09ba0024 16ec05b0.b88f2291 83b3d089.6e37bca0
pub const VAN_CS2_197: Power = VANILLA;

/// # Boulderfist Ogre
/// Minion · 6 mana · 6/7
/// - Reprint of: [`CS2_200`](crate::legacy::neutral::CS2_200)
//~ vanilla VAN_CS2_200 c1ffe9cd 8b3aeff8 7ea1eba7.cfb67a01
pub const VAN_CS2_200: Power = VANILLA;

/// # Core Hound
/// Minion · Beast · 7 mana · 9/5
/// - Reprint of: [`CS2_201`](crate::legacy::neutral::CS2_201)
//~ vanilla VAN_CS2_201 984f4f33 c0471863 4a9afb16.0280412a
pub const VAN_CS2_201: Power = VANILLA;

/// # Ironbeak Owl
/// Minion · Beast · 2 mana · 2/1
/// > **Battlecry: Silence** a minion.
/// - Reprint of: [`CS2_203`](crate::classic::neutral::CS2_203)
//~ reprint VAN_CS2_203 be501862 40a0dbd9.94f1f570 30beeb63.406fdbf5
pub const VAN_CS2_203: Power = crate::cards::CS2_203;

/// # Reckless Rocketeer
/// Minion · 6 mana · 5/2
/// > **Charge**
/// - Reprint of: [`CS2_213`](crate::legacy::neutral::CS2_213)
//~ vanilla VAN_CS2_213 137f0c40 73f9d17b.276b5ef0 08d8da14.74f9ee88
pub const VAN_CS2_213: Power = VANILLA;

/// # Spiteful Smith
/// Minion · Undead · 5 mana · 4/6
/// > **Enrage:** Your weapon has +2 Attack.
/// - Reprint of: [`CS2_221`](crate::classic::neutral::CS2_221)
//~ done VAN_CS2_221 - 52c1a91a.9044a028 1d3a544d.1ecb9c84
pub const VAN_CS2_221: Power = aura(YOUR_WEAPON).when(DAMAGED).gives("CS2_221e");

/// # Stormwind Champion
/// Minion · 7 mana · 6/6
/// > Your other minions have +1/+1.
/// - Reprint of: [`CS2_222`](crate::legacy::neutral::CS2_222)
/// - Makes: Might of Stormwind [`VAN_CS2_222o`] ("\+1/+1.")
//~ reprint VAN_CS2_222 6f336bc4 8417a0af.180b3f03 0645ecb4.9510aac4.4e1346de
pub const VAN_CS2_222: Power = crate::cards::CS2_222;

/// # Might of Stormwind
/// Enchantment
/// > \+1/+1.
//~ derived VAN_CS2_222o 502e499d d522ad72.cb08f83e b8974aca
pub const VAN_CS2_222o: Power = enchant(&[plus(1, 1)]);

/// # Frostwolf Warlord
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
/// - Reprint of: [`CS2_226`](crate::legacy::neutral::CS2_226)
//~ reprint VAN_CS2_226 ca59a2cb a0c6b2f7.478b5e64 ef70491d.621b6235
pub const VAN_CS2_226: Power = crate::cards::CS2_226;

/// # Venture Co. Mercenary
/// Minion · 5 mana · 7/6
/// > Your minions cost (3) more.
/// - Reprint of: [`CS2_227`](crate::classic::neutral::CS2_227)
//~ reprint VAN_CS2_227 41ddbb9e c32d9c05.4d22e396 35ce354d.bc4eb4f4
pub const VAN_CS2_227: Power = crate::cards::CS2_227;

/// # Wisp
/// Minion · 0 mana · 1/1
/// - Reprint of: [`CS2_231`](crate::classic::neutral::CS2_231)
//~ vanilla VAN_CS2_231 1455096f 82173453 10bda9b8.68e99d73
pub const VAN_CS2_231: Power = VANILLA;

/// # Boar
/// Minion · Beast · 1 mana · 1/1
/// - Reprint of: [`CS2_boar`](crate::legacy::neutral::CS2_boar)
//~ vanilla VAN_CS2_boar 1682fda2 5533a85b 52c0e75e.2c6d1a36
pub const VAN_CS2_boar: Power = VANILLA;

/// # Sheep
/// Minion · Beast · 0 mana · 1/1
/// - Reprint of: [`CS2_tk1`](crate::legacy::mage::CS2_tk1)
//~ vanilla VAN_CS2_tk1 7ee8936c 000e7a45 ba985c17.bf78ee1a
pub const VAN_CS2_tk1: Power = VANILLA;

/// # Fast Spawn to Deck Dummy FX
/// Spell · 0 mana
/// > Holds the FX for inserting a card into a deck quickly.
/// - Reprint of: [`DFX_001`](crate::legacy::neutral::DFX_001)
//~ reprint VAN_DFX_001 8b79cca8 3e8f9d5a.4f603437 38b23bdc.33e262ef
pub const VAN_DFX_001: Power = crate::cards::DFX_001;

/// # Time Warp Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Timewarp FX.
/// - Reprint of: [`DFX_002`](crate::legacy::neutral::DFX_002)
//~ reprint VAN_DFX_002 866235a7 3e8f9d5a.c1020960 e9e67fd4.60d99fd3
pub const VAN_DFX_002: Power = crate::cards::DFX_002;

/// # Frost Nova Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Frost Nova FX.
/// - Reprint of: [`DFX_003`](crate::legacy::neutral::DFX_003)
/// - Makes: [`VAN_CS2_026`](crate::vanilla::mage::VAN_CS2_026)
//~ reprint VAN_DFX_003 3df95d8f 3e8f9d5a.5650650e 10dcd571.b5e6fc2e.eb9755c7
pub const VAN_DFX_003: Power = crate::cards::DFX_003;

/// # Holy Healing Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Holy Healing FX.
/// - Reprint of: [`DFX_004`](crate::legacy::neutral::DFX_004)
//~ reprint VAN_DFX_004 c42e21c0 3e8f9d5a.d9530355 1f1e1f51.8ab94fa0
pub const VAN_DFX_004: Power = crate::cards::DFX_004;

/// # Flamestrike Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Flamestrike FX.
/// - Reprint of: [`DFX_005`](crate::legacy::neutral::DFX_005)
//~ reprint VAN_DFX_005 c169b7b2 3e8f9d5a.a68dba1c 57cbebd3.40741c7e
pub const VAN_DFX_005: Power = crate::cards::DFX_005;

/// # Laughing Sister
/// Minion · 2 mana · 3/5
/// > **Elusive**
//~ vanilla VAN_DREAM_01 5f138c5a 027073c7.c54580ff ab3a5f73
pub const VAN_DREAM_01: Power = VANILLA;

/// # Ysera Awakens
/// Spell · 2 mana
/// > Deal $5 damage to all characters except Ysera.
//~ done VAN_DREAM_02 - 7846e7ae.ceca5d40 f067080b
pub const VAN_DREAM_02: Power = spell(&[deal(5).to(CHARACTERS.that(not(&with(GameTag(4392)))))]);

/// # Emerald Drake
/// Minion · Dragon · 4 mana · 7/6
//~ vanilla VAN_DREAM_03 8a8d1e41 e75e6172 0d815909
pub const VAN_DREAM_03: Power = VANILLA;

/// # Dream
/// Spell · 0 mana
/// > Return a minion to its owner's hand.
//~ done VAN_DREAM_04 - 3e8f9d5a.372d8295 b26c56df
pub const VAN_DREAM_04: Power = spell(&[return_to_hand(A_MINION)]);

/// # Nightmare
/// Spell · 0 mana
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
/// - Makes: Nightmare [`VAN_DREAM_05e`] ("Has +5/+5, but will be destroyed soon.")
//~ done VAN_DREAM_05 - 3e8f9d5a.9c5883ed d1bd6ba3.9081f741
pub const VAN_DREAM_05: Power = spell(&[attach("VAN_DREAM_05e").to(A_MINION)]);

/// # Nightmare
/// Enchantment
/// > Has +5/+5, but will be destroyed soon.
//~ done VAN_DREAM_05e - d522ad72.9096be14 d1bd6ba3
pub const VAN_DREAM_05e: Power = abilities(&[enchant(&[plus(5, 5)]), at_start_of_your_turn(&[destroy(THIS)])]);

/// # Darkscale Healer
/// Minion · 5 mana · 4/5
/// > **Battlecry:** Restore #2 Health to all friendly characters.
/// - Reprint of: [`DS1_055`](crate::legacy::neutral::DS1_055)
//~ reprint VAN_DS1_055 6b0a459c a0c2f312.9506a155 047e2d7f.e927f2b7
pub const VAN_DS1_055: Power = crate::cards::DS1_055;

/// # Lightwarden
/// Minion · 1 mana · 1/2
/// > Whenever a character is healed, gain +2 Attack.
/// - Reprint of: [`EX1_001`](crate::classic::neutral::EX1_001)
//~ reprint VAN_EX1_001 b819aac9 cbfac199.b7e944ca f9418d3c.7332703e
pub const VAN_EX1_001: Power = crate::cards::EX1_001;

/// # The Black Knight
/// Minion · 6 mana · 4/5
/// > **Battlecry:** Destroy an enemy minion with **Taunt**.
/// - Reprint of: [`EX1_002`](crate::classic::neutral::EX1_002)
//~ done VAN_EX1_002 - 3c79da9e.43abf685 83c21312.ad82f3d5
pub const VAN_EX1_002: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(with(GameTag::TAUNT)))]);

/// # Young Priestess
/// Minion · 1 mana · 2/1
/// > At the end of your turn, give another random friendly minion +1 Health.
/// - Reprint of: [`EX1_004`](crate::classic::neutral::EX1_004)
//~ reprint VAN_EX1_004 56dbbd23 57db445c.90108879 d53d15c2.cd0daf77
pub const VAN_EX1_004: Power = crate::cards::EX1_004;

/// # Big Game Hunter
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Destroy a minion with 7 or more Attack.
/// - Reprint of: [`EX1_005`](crate::classic::neutral::EX1_005)
//~ done VAN_EX1_005 - cbd1a658.9cbaba00 9c66cc13.ae4f68aa
pub const VAN_EX1_005: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_least(7)))]);

/// # Alarm-o-Bot
/// Minion · Mech · 3 mana · 0/3
/// > At the start of your turn, swap this minion with a random one in your hand.
/// - Reprint of: [`EX1_006`](crate::classic::neutral::EX1_006)
//~ reprint VAN_EX1_006 937acc18 8e334af9.e357b6a3 0af8503d.1dbb958b
pub const VAN_EX1_006: Power = crate::cards::EX1_006;

/// # Acolyte of Pain
/// Minion · 3 mana · 1/3
/// > Whenever this minion takes damage, draw a card.
/// - Reprint of: [`EX1_007`](crate::classic::neutral::EX1_007)
//~ reprint VAN_EX1_007 bf010804 d6e41f6e.3ab31bc0 4a8ac395.1c56dae9
pub const VAN_EX1_007: Power = crate::cards::EX1_007;

/// # Argent Squire
/// Minion · 1 mana · 1/1
/// > **Divine Shield**
/// - Reprint of: [`EX1_008`](crate::classic::neutral::EX1_008)
//~ vanilla VAN_EX1_008 137cb91f cbd7c476.cc526ac4 8504e0bd.ee9497cf
pub const VAN_EX1_008: Power = VANILLA;

/// # Angry Chicken
/// Minion · Beast · 1 mana · 1/1
/// > **Enrage:** +5 Attack.
/// - Reprint of: [`EX1_009`](crate::classic::neutral::EX1_009)
//~ done VAN_EX1_009 - 5533a85b.9cf9db66 9da87b6d.0da39745
pub const VAN_EX1_009: Power = aura(THIS).when(DAMAGED).gives("EX1_009e");

/// # Worgen Infiltrator
/// Minion · 1 mana · 2/1
/// > **Stealth**
/// - Reprint of: [`EX1_010`](crate::classic::neutral::EX1_010)
//~ vanilla VAN_EX1_010 3855f64e 57db445c.86cd88a1 8f8f3308.6867d10c
pub const VAN_EX1_010: Power = VANILLA;

/// # Voodoo Doctor
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Restore #2 Health.
/// - Reprint of: [`EX1_011`](crate::legacy::neutral::EX1_011)
//~ reprint VAN_EX1_011 d3528ed9 57db445c.22e721cb 96a26c36.c945d2fa
pub const VAN_EX1_011: Power = crate::cards::EX1_011;

/// # Bloodmage Thalnos
/// Minion · 2 mana · 1/1
/// > **Spell Damage +1 Deathrattle:** Draw a card.
/// - Reprint of: [`EX1_012`](crate::classic::neutral::EX1_012)
//~ reprint VAN_EX1_012 916ad559 4d7cdfaf.b141bdb6 75d36f8e.278c8b36
pub const VAN_EX1_012: Power = crate::cards::EX1_012;

/// # King Mukla
/// Minion · Beast · 3 mana · 5/5
/// > **Battlecry:** Give your opponent 2 Bananas.
/// - Reprint of: [`EX1_014`](crate::classic::neutral::EX1_014)
/// - Makes: [`EX1_014t`](crate::classic::neutral::EX1_014t)
//~ reprint VAN_EX1_014 f1d5155d acdedb1e.793e4d07 21f7432c.6229b3ca.9883a724
pub const VAN_EX1_014: Power = crate::cards::EX1_014;

/// # Novice Engineer
/// Minion · 2 mana · 1/1
/// > **Battlecry:** Draw a card.
/// - Reprint of: [`EX1_015`](crate::legacy::neutral::EX1_015)
//~ reprint VAN_EX1_015 a5058282 4d7cdfaf.72a132f1 c507ffd2.1db80109
pub const VAN_EX1_015: Power = crate::cards::EX1_015;

/// # Sylvanas Windrunner
/// Minion · 6 mana · 5/5
/// > **Deathrattle:** Take control of a random enemy minion.
/// - Reprint of: [`EX1_016`](crate::classic::neutral::EX1_016)
//~ reprint VAN_EX1_016 746060f9 73fb5380.cb78a29c 093993eb.64d03653
pub const VAN_EX1_016: Power = crate::cards::EX1_016;

/// # Jungle Panther
/// Minion · Beast · 3 mana · 4/2
/// > **Stealth**
/// - Reprint of: [`EX1_017`](crate::classic::neutral::EX1_017)
//~ vanilla VAN_EX1_017 777e09e9 881fdcb9.86cd88a1 88f911e6.e5e7ade9
pub const VAN_EX1_017: Power = VANILLA;

/// # Shattered Sun Cleric
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Give a friendly minion +1/+1.
/// - Reprint of: [`EX1_019`](crate::legacy::neutral::EX1_019)
//~ reprint VAN_EX1_019 9703bdff 05811c42.275576eb cb0d7294.777e1858
pub const VAN_EX1_019: Power = crate::cards::EX1_019;

/// # Scarlet Crusader
/// Minion · 3 mana · 3/1
/// > **Divine Shield**
/// - Reprint of: [`EX1_020`](crate::classic::neutral::EX1_020)
//~ vanilla VAN_EX1_020 952bce7a 0582a8fd.cc526ac4 e3233528.3c17a529
pub const VAN_EX1_020: Power = VANILLA;

/// # Thrallmar Farseer
/// Minion · 3 mana · 2/3
/// > **Windfury**
/// - Reprint of: [`EX1_021`](crate::classic::neutral::EX1_021)
//~ vanilla VAN_EX1_021 6dabf7e1 decb9ba2.9569ce14 46220ab0.22a99c84
pub const VAN_EX1_021: Power = VANILLA;

/// # Silvermoon Guardian
/// Minion · 4 mana · 3/3
/// > **Divine Shield**
/// - Reprint of: [`EX1_023`](crate::classic::neutral::EX1_023)
//~ vanilla VAN_EX1_023 594b3c61 e3939604.cc526ac4 43b3ad12.cb2b052c
pub const VAN_EX1_023: Power = VANILLA;

/// # Dragonling Mechanic
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
/// - Reprint of: [`EX1_025`](crate::legacy::neutral::EX1_025)
/// - Makes: [`EX1_025t`](crate::legacy::neutral::EX1_025t)
//~ reprint VAN_EX1_025 d62972f8 581d4d03.fdfaf7ac 0eeb2256.7cdee2da.0e766b33
pub const VAN_EX1_025: Power = crate::cards::EX1_025;

/// # Stranglethorn Tiger
/// Minion · Beast · 5 mana · 5/5
/// > **Stealth**
/// - Reprint of: [`EX1_028`](crate::classic::neutral::EX1_028)
//~ vanilla VAN_EX1_028 f561ac3d 6116b784.86cd88a1 f80afc74.3da55632
pub const VAN_EX1_028: Power = VANILLA;

/// # Leper Gnome
/// Minion · 1 mana · 2/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
/// - Reprint of: [`EX1_029`](crate::classic::neutral::EX1_029)
//~ reprint VAN_EX1_029 bf165ff8 57db445c.f85f7e9e ede3342a.44f77b6d
pub const VAN_EX1_029: Power = crate::cards::EX1_029;

/// # Sunwalker
/// Minion · 6 mana · 4/5
/// > **Taunt Divine Shield**
/// - Reprint of: [`EX1_032`](crate::classic::neutral::EX1_032)
//~ vanilla VAN_EX1_032 d5b6ce83 3c79da9e.efaaa40f f710f79f.425049d0
pub const VAN_EX1_032: Power = VANILLA;

/// # Windfury Harpy
/// Minion · 6 mana · 4/5
/// > **Windfury**
/// - Reprint of: [`EX1_033`](crate::classic::neutral::EX1_033)
//~ vanilla VAN_EX1_033 e337a37d 3c79da9e.9569ce14 7a9719fb.1160e1c4
pub const VAN_EX1_033: Power = VANILLA;

/// # Twilight Drake
/// Minion · Dragon · 4 mana · 4/1
/// > **Battlecry:** Gain +1 Health for each card in your hand.
/// - Reprint of: [`EX1_043`](crate::classic::neutral::EX1_043)
//~ reprint VAN_EX1_043 8881f69a 301a00bb.40fd3180 b73c4477.d4f0295f
pub const VAN_EX1_043: Power = crate::cards::EX1_043;

/// # Questing Adventurer
/// Minion · 3 mana · 2/2
/// > Whenever you play a card, gain +1/+1.
/// - Reprint of: [`EX1_044`](crate::classic::neutral::EX1_044)
//~ reprint VAN_EX1_044 e7a323b6 dec50fb7.c6caf91f ba3f982d.bec53748
pub const VAN_EX1_044: Power = crate::cards::EX1_044;

/// # Ancient Watcher
/// Minion · 2 mana · 4/5
/// > Can't attack.
/// - Reprint of: [`EX1_045`](crate::classic::neutral::EX1_045)
//~ vanilla VAN_EX1_045 cb1c0615 7c2b7c00.d7c3ac98 677e59ce.fbad0841
pub const VAN_EX1_045: Power = VANILLA;

/// # Dark Iron Dwarf
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a minion +2 Attack this turn.
/// - Reprint of: [`EX1_046`](crate::classic::neutral::EX1_046)
//~ reprint VAN_EX1_046 ed722564 16ec05b0.878bc5a8 06d3eb3a.b88e9d0e
pub const VAN_EX1_046: Power = crate::cards::EX1_046;

/// # Spellbreaker
/// Minion · 4 mana · 4/3
/// > **Battlecry: Silence** a minion.
/// - Reprint of: [`EX1_048`](crate::classic::neutral::EX1_048)
//~ reprint VAN_EX1_048 d71786b4 16ffe9fb.94f1f570 75b2c6e8.93363822
pub const VAN_EX1_048: Power = crate::cards::EX1_048;

/// # Youthful Brewmaster
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
/// - Reprint of: [`EX1_049`](crate::classic::neutral::EX1_049)
//~ reprint VAN_EX1_049 0058a1af 0296240c.a1848913 85164b5a.49b63c32
pub const VAN_EX1_049: Power = crate::cards::EX1_049;

/// # Coldlight Oracle
/// Minion · Murloc · 3 mana · 2/2
/// > **Battlecry:** Each player draws 2 cards.
/// - Reprint of: [`EX1_050`](crate::classic::neutral::EX1_050)
//~ reprint VAN_EX1_050 842893d4 db17a184.fcf2dfe6 1c50a466.886df94e
pub const VAN_EX1_050: Power = crate::cards::EX1_050;

/// # Mana Addict
/// Minion · 2 mana · 1/3
/// > Whenever you cast a spell, gain +2 Attack this turn.
/// - Reprint of: [`EX1_055`](crate::classic::neutral::EX1_055)
//~ reprint VAN_EX1_055 52732b40 4d6f41bd.a31a45f1 36f68ffe.8482e4c4
pub const VAN_EX1_055: Power = crate::cards::EX1_055;

/// # Ancient Brewmaster
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
/// - Reprint of: [`EX1_057`](crate::classic::neutral::EX1_057)
//~ reprint VAN_EX1_057 ef05c335 5af9fab3.a1848913 a88e7140.bc35d9de
pub const VAN_EX1_057: Power = crate::cards::EX1_057;

/// # Sunfury Protector
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give adjacent minions **Taunt**.
/// - Reprint of: [`EX1_058`](crate::classic::neutral::EX1_058)
//~ reprint VAN_EX1_058 fcb60d94 5656a6e3.1b4018a7 3bc6f5a5.8aa4164b
pub const VAN_EX1_058: Power = crate::cards::EX1_058;

/// # Crazed Alchemist
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Swap the Attack and Health of a minion.
/// - Reprint of: [`EX1_059`](crate::classic::neutral::EX1_059)
//~ reprint VAN_EX1_059 f7667290 565e37de.2c65d2fc fc7f12ec.f2545a2d
pub const VAN_EX1_059: Power = crate::cards::EX1_059;

/// # Old Murk-Eye
/// Minion · Murloc · 4 mana · 2/4
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
/// - Reprint of: [`EX1_062`](crate::legacy::neutral::EX1_062)
//~ reprint VAN_EX1_062 79eb6141 9c5ddbf7.8365bbb1 9d7eff04.2e232474
pub const VAN_EX1_062: Power = crate::cards::EX1_062;

/// # Acidic Swamp Ooze
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Destroy your opponent's weapon.
/// - Reprint of: [`EX1_066`](crate::legacy::neutral::EX1_066)
//~ reprint VAN_EX1_066 fe9fd628 0296240c.a8bb4a6e 1c03b130.ce693f13
pub const VAN_EX1_066: Power = crate::cards::EX1_066;

/// # Argent Commander
/// Minion · 6 mana · 4/2
/// > **Charge Divine Shield**
/// - Reprint of: [`EX1_067`](crate::classic::neutral::EX1_067)
//~ vanilla VAN_EX1_067 0ad6fdfe 3c56d9c5.22050a4f a1786fa6.b3268d38
pub const VAN_EX1_067: Power = VANILLA;

/// # Pint-Sized Summoner
/// Minion · 2 mana · 2/2
/// > The first minion you play each turn costs (1) less.
/// - Reprint of: [`EX1_076`](crate::classic::neutral::EX1_076)
//~ reprint VAN_EX1_076 13164973 565e37de.7d025a56 832b1322.d1e0e912
pub const VAN_EX1_076: Power = crate::cards::EX1_076;

/// # Secretkeeper
/// Minion · 1 mana · 1/2
/// > Whenever a **Secret** is played, gain +1/+1.
/// - Reprint of: [`EX1_080`](crate::classic::neutral::EX1_080)
//~ reprint VAN_EX1_080 8f3bd445 cbfac199.e15f9e8a 67279d7c.77b5c772
pub const VAN_EX1_080: Power = crate::cards::EX1_080;

/// # Mad Bomber
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
/// - Reprint of: [`EX1_082`](crate::classic::neutral::EX1_082)
//~ reprint VAN_EX1_082 76f3761b 0296240c.78e2aeeb dd1b8994.549eae9e
pub const VAN_EX1_082: Power = crate::cards::EX1_082;

/// # Tinkmaster Overspark
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
/// - Reprint of: [`EX1_083`](crate::classic::neutral::EX1_083)
/// - Makes: Squirrel [`VAN_EX1_tk28`] (1/1); Devilsaur [`VAN_EX1_tk29`] (5/5)
//~ reprint VAN_EX1_083 ddb38f68 05878c57.017b2272 baa6125e.30a9a278.0d5f7dfc
pub const VAN_EX1_083: Power = crate::cards::EX1_083;

/// # Mind Control Tech
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one at random.
/// - Reprint of: [`EX1_085`](crate::classic::neutral::EX1_085)
//~ done VAN_EX1_085 - 05878c57.9f335127 698f6526.c8933ac4
pub const VAN_EX1_085: Power = battlecry(&[take_control(ENEMY_MINIONS.random())]).when(there_are(4, &ENEMY_MINIONS));

/// # Arcane Golem
/// Minion · 3 mana · 4/2
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
/// - Reprint of: [`EX1_089`](crate::classic::neutral::EX1_089)
//~ reprint VAN_EX1_089 b9ec1b9b cbd1a658.5dcf19bc 5215ad8b.a06ae4ec
pub const VAN_EX1_089: Power = crate::cards::EX1_089;

/// # Defender of Argus
/// Minion · 4 mana · 2/3
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
/// - Reprint of: [`EX1_093`](crate::classic::neutral::EX1_093)
//~ reprint VAN_EX1_093 cd3c2974 59f12120.e913cb2a 04aed0d9.77a344ad
pub const VAN_EX1_093: Power = crate::cards::EX1_093;

/// # Gadgetzan Auctioneer
/// Minion · 5 mana · 4/4
/// > Whenever you cast a spell, draw a card.
/// - Reprint of: [`EX1_095`](crate::classic::neutral::EX1_095)
//~ reprint VAN_EX1_095 c3bfbfbe a0c6b2f7.97c574f5 db9ddc2f.8aaedca8
pub const VAN_EX1_095: Power = crate::cards::EX1_095;

/// # Loot Hoarder
/// Minion · 2 mana · 2/1
/// > **Deathrattle:** Draw a card.
/// - Reprint of: [`EX1_096`](crate::classic::neutral::EX1_096)
//~ reprint VAN_EX1_096 6ca6cb0a 5673be69.505f40e5 a8208489.280c7633
pub const VAN_EX1_096: Power = crate::cards::EX1_096;

/// # Abomination
/// Minion · 5 mana · 4/4
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
/// - Reprint of: [`EX1_097`](crate::classic::neutral::EX1_097)
//~ reprint VAN_EX1_097 0f55ddd3 a0c6b2f7.5560e714 1ab82dd5.99b3ddb6
pub const VAN_EX1_097: Power = crate::cards::EX1_097;

/// # Lorewalker Cho
/// Minion · 2 mana · 0/4
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
/// - Reprint of: [`EX1_100`](crate::classic::neutral::EX1_100)
//~ reprint VAN_EX1_100 61b633bd 5b6e4b69.574f54fc a60046a0.ab6b8380
pub const VAN_EX1_100: Power = crate::cards::EX1_100;

/// # Demolisher
/// Minion · Mech · 3 mana · 1/4
/// > At the start of your turn, deal 2 damage to a random enemy.
/// - Reprint of: [`EX1_102`](crate::classic::neutral::EX1_102)
//~ reprint VAN_EX1_102 6958a1a0 7a6bab2c.48900d50 7e6aba4e.66788f5d
pub const VAN_EX1_102: Power = crate::cards::EX1_102;

/// # Coldlight Seer
/// Minion · Murloc · 3 mana · 2/3
/// > **Battlecry:** Give ALL other Murlocs +2 Health.
/// - Reprint of: [`EX1_103`](crate::classic::neutral::EX1_103)
//~ done VAN_EX1_103 - db286c69.d0bf4903 a214d2b3.9dbf0a23
pub const VAN_EX1_103: Power = battlecry(&[attach("EX1_103e").to(OTHER_MINIONS.that(MURLOC))]);

/// # Mountain Giant
/// Minion · 12 mana · 8/8
/// > Costs (1) less for each other card in your hand.
/// - Reprint of: [`EX1_105`](crate::classic::neutral::EX1_105)
//~ reprint VAN_EX1_105 69893b40 9844929c.1ebe47d0 d2b72340.a6086f3c
pub const VAN_EX1_105: Power = crate::cards::EX1_105;

/// # Cairne Bloodhoof
/// Minion · 6 mana · 4/5
/// > **Deathrattle:** Summon a 4/5 Baine Bloodhoof.
/// - Reprint of: [`EX1_110`](crate::classic::neutral::EX1_110)
/// - Makes: Baine Bloodhoof [`VAN_EX1_110t`] (4/5)
//~ done VAN_EX1_110 - 3c79da9e.f1eee2fc 2c5ed801.d5c6bde6.cc281681
pub const VAN_EX1_110: Power = deathrattle(&[summon(card("VAN_EX1_110t"))]);

/// # Baine Bloodhoof
/// Minion · 4 mana · 4/5
//~ vanilla VAN_EX1_110t b4d1e269 16eb980d 085a05b8
pub const VAN_EX1_110t: Power = VANILLA;

/// # Gelbin Mekkatorque
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Summon an AWESOME invention.
/// - Reprint of: [`EX1_112`](crate::legacy::neutral::EX1_112)
//~ reprint VAN_EX1_112 9592578d 8b4b1bcd.d0cdea89 5f45330d.1816d11a
pub const VAN_EX1_112: Power = crate::cards::EX1_112;

/// # Leeroy Jenkins
/// Minion · 4 mana · 6/2
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
/// - Reprint of: [`EX1_116`](crate::classic::neutral::EX1_116)
/// - Makes: [`EX1_116t`](crate::classic::neutral::EX1_116t)
//~ reprint VAN_EX1_116 11c2625b b660c8b6.8624a9cd d42eec72.e0e29530.e4359e96
pub const VAN_EX1_116: Power = crate::cards::EX1_116;

/// # Dire Wolf Alpha
/// Minion · Beast · 2 mana · 2/2
/// > Adjacent minions have +1 Attack.
/// - Reprint of: [`EX1_162`](crate::classic::neutral::EX1_162)
//~ reprint VAN_EX1_162 c74a6ee0 40a0f9de.a8beaaf7 2cfaf657.c1251eff
pub const VAN_EX1_162: Power = crate::cards::EX1_162;

/// # Emperor Cobra
/// Minion · Beast · 3 mana · 2/3
/// > Destroy any minion damaged by this minion.
/// - Reprint of: [`EX1_170`](crate::classic::neutral::EX1_170)
//~ done VAN_EX1_170 - efcb6346.9911a0d9 12c19c52.817b8aa3
pub const VAN_EX1_170: Power = whenever(MINIONS.takes_damage_from(ITSELF)).then(&[destroy(SUBJECT)]);

/// # Baron Geddon
/// Minion · 7 mana · 7/5
/// > At the end of your turn, deal 2 damage to ALL other characters.
/// - Reprint of: [`EX1_249`](crate::classic::neutral::EX1_249)
//~ reprint VAN_EX1_249 ebf0e0e3 48fa2ad5.e7cbfc5a ef628702.17110294
pub const VAN_EX1_249: Power = crate::cards::EX1_249;

/// # Frost Elemental
/// Minion · 6 mana · 5/5
/// > **Battlecry: Freeze** a character.
/// - Reprint of: [`EX1_283`](crate::classic::neutral::EX1_283)
//~ reprint VAN_EX1_283 b2c24516 73fb5380.7c719279 dc54fdff.320cbf12
pub const VAN_EX1_283: Power = crate::cards::EX1_283;

/// # Azure Drake
/// Minion · Dragon · 5 mana · 4/4
/// > **Spell Damage +1 Battlecry:** Draw a card.
/// - Reprint of: [`EX1_284`](crate::classic::neutral::EX1_284)
//~ reprint VAN_EX1_284 2183f5ad 70901f36.6de7b73a 8448d233.ef68565c
pub const VAN_EX1_284: Power = crate::cards::EX1_284;

/// # Ragnaros the Firelord
/// Minion · 8 mana · 8/8
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
/// - Reprint of: [`EX1_298`](crate::classic::neutral::EX1_298)
//~ reprint VAN_EX1_298 abdb0447 47db507d.8b56020b f1ee0b8d.2a05fbc8
pub const VAN_EX1_298: Power = crate::cards::EX1_298;

/// # Tauren Warrior
/// Minion · 3 mana · 2/3
/// > **Taunt**. **Enrage:** +3 Attack
/// - Reprint of: [`EX1_390`](crate::classic::neutral::EX1_390)
//~ done VAN_EX1_390 - decb9ba2.2e5728a0 5a615e3f.775f2f26
pub const VAN_EX1_390: Power = aura(THIS).when(DAMAGED).gives("EX1_390e");

/// # Amani Berserker
/// Minion · 2 mana · 2/3
/// > **Enrage:** +3 Attack
/// - Reprint of: [`EX1_393`](crate::classic::neutral::EX1_393)
//~ done VAN_EX1_393 - 5656a6e3.80fafa50 77c14118.80c3c320
pub const VAN_EX1_393: Power = aura(THIS).when(DAMAGED).gives("EX1_393e");

/// # Mogu'shan Warden
/// Minion · 4 mana · 1/7
/// > **Taunt**
/// - Reprint of: [`EX1_396`](crate::classic::neutral::EX1_396)
//~ vanilla VAN_EX1_396 f6c4ae37 1d4adab6.4b0c5d24 9d8d32d6.f6f66c90
pub const VAN_EX1_396: Power = VANILLA;

/// # Gurubashi Berserker
/// Minion · 5 mana · 2/7
/// > Whenever this minion takes damage, gain +3 Attack.
/// - Reprint of: [`EX1_399`](crate::legacy::neutral::EX1_399)
//~ reprint VAN_EX1_399 f9c56a93 cb1f927f.c691322c 123774e0.28046d64
pub const VAN_EX1_399: Power = crate::cards::EX1_399;

/// # Shieldbearer
/// Minion · 1 mana · 0/4
/// > **Taunt**
/// - Reprint of: [`EX1_405`](crate::classic::neutral::EX1_405)
//~ vanilla VAN_EX1_405 9d32313e a861fc2b.4b0c5d24 3e3ccf0e.9f310f8b
pub const VAN_EX1_405: Power = VANILLA;

/// # Raging Worgen
/// Minion · 3 mana · 3/3
/// > **Enrage: Windfury** and +1 Attack
/// - Reprint of: [`EX1_412`](crate::classic::neutral::EX1_412)
//~ done VAN_EX1_412 - 05878c57.8f44fd9a eb1dc6de.2dde956b
pub const VAN_EX1_412: Power = aura(THIS).when(DAMAGED).gives("EX1_412e");

/// # Murloc Tidehunter
/// Minion · Murloc · 2 mana · 2/1
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
/// - Reprint of: [`EX1_506`](crate::legacy::neutral::EX1_506)
/// - Makes: Murloc Scout [`VAN_EX1_506a`] (1/1)
//~ reprint VAN_EX1_506 cafd2542 3327e28d.099a2349 db14a961.26bc5d7d.bec4ab63
pub const VAN_EX1_506: Power = crate::cards::EX1_506;

/// # Murloc Scout
/// Minion · Murloc · 0 mana · 1/1
/// - Reprint of: [`EX1_506a`](crate::legacy::neutral::EX1_506a)
//~ vanilla VAN_EX1_506a 97ca8df4 95e84cd9 7b280f00.79793504
pub const VAN_EX1_506a: Power = VANILLA;

/// # Murloc Warleader
/// Minion · Murloc · 3 mana · 3/3
/// > ALL other murlocs have +2/+1.
/// - Reprint of: [`EX1_507`](crate::classic::neutral::EX1_507)
/// - Makes: Mrgglaargl! [`VAN_EX1_507e`] ("\+2/+1 from Murloc Warleader.")
//~ done VAN_EX1_507 - 1246e045.16570369 537ccd62.29e981c9.424aa838
pub const VAN_EX1_507: Power = aura(OTHER_MINIONS.that(MURLOC)).gives("VAN_EX1_507e");

/// # Mrgglaargl!
/// Enchantment
/// > \+2/+1 from Murloc Warleader.
/// - Makes: Murloc Warleader [`VAN_EX1_507`] (3/3, "ALL other murlocs have +2/+1.")
//~ done VAN_EX1_507e - d522ad72.a355f1ba 6177f52c.eecf76c5
pub const VAN_EX1_507e: Power = enchant(&[plus(2, 1)]);

/// # Grimscale Oracle
/// Minion · Murloc · 1 mana · 1/1
/// > ALL other Murlocs have +1 Attack.
/// - Reprint of: [`EX1_508`](crate::legacy::neutral::EX1_508)
//~ done VAN_EX1_508 - 6c89e89f.8f71a39f 5fa8befc.3346e83e
pub const VAN_EX1_508: Power = aura(OTHER_MINIONS.that(MURLOC)).gives("EX1_508o");

/// # Murloc Tidecaller
/// Minion · Murloc · 1 mana · 1/2
/// > Whenever a Murloc is summoned, gain +1 Attack.
/// - Reprint of: [`EX1_509`](crate::classic::neutral::EX1_509)
//~ done VAN_EX1_509 - 6c88ee30.9ea24964 dc94af13.2a65b77d
pub const VAN_EX1_509: Power = whenever(PLAYERS.summon(MURLOC)).then(&[attach("EX1_509e")]);

/// # Harvest Golem
/// Minion · Mech · 3 mana · 2/3
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
/// - Reprint of: [`EX1_556`](crate::classic::neutral::EX1_556)
/// - Makes: Damaged Golem [`VAN_skele21`] (2/1); [`skele21`](crate::classic::neutral::skele21)
//~ reprint VAN_EX1_556 9e902059 dcb34cd5.ce54d0ff 0daf4a0d.949f6307.8e9abd0a
pub const VAN_EX1_556: Power = crate::cards::EX1_556;

/// # Nat Pagle
/// Minion · 2 mana · 0/4
/// > At the start of your turn, you have a 50% chance to draw an extra card.
/// - Reprint of: [`EX1_557`](crate::classic::neutral::EX1_557)
//~ reprint VAN_EX1_557 997ccdb1 5b6e4b69.fcb0cd71 77103edc.8850cd51
pub const VAN_EX1_557: Power = crate::cards::EX1_557;

/// # Harrison Jones
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
/// - Reprint of: [`EX1_558`](crate::classic::neutral::EX1_558)
//~ reprint VAN_EX1_558 adab4fb7 7c760552.e996c7cd cf7c4549.db56c4e8
pub const VAN_EX1_558: Power = crate::cards::EX1_558;

/// # Nozdormu
/// Minion · Dragon · 9 mana · 8/8
/// > Players only have 15 seconds to take their turns.
/// - Reprint of: [`EX1_560`](crate::classic::neutral::EX1_560)
//~ reprint VAN_EX1_560 ff35a33b 9e00d54d.b1dce0d5 143d5bc4.085df179
pub const VAN_EX1_560: Power = crate::cards::EX1_560;

/// # Alexstrasza
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Set a hero's remaining Health to 15.
/// - Reprint of: [`EX1_561`](crate::classic::neutral::EX1_561)
//~ reprint VAN_EX1_561 3f09be8a 9e00d54d.857fd4d9 c55374f3.6975104b
pub const VAN_EX1_561: Power = crate::cards::EX1_561;

/// # Onyxia
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
/// - Reprint of: [`EX1_562`](crate::classic::neutral::EX1_562)
/// - Makes: [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
//~ reprint VAN_EX1_562 6636fa76 9e00d54d.2b71ab6a a27973b4.65c33227.66b67c16
pub const VAN_EX1_562: Power = crate::cards::EX1_562;

/// # Malygos
/// Minion · Dragon · 9 mana · 4/12
/// > **Spell Damage +5**
/// - Reprint of: [`EX1_563`](crate::classic::neutral::EX1_563)
//~ vanilla VAN_EX1_563 3cde894d 8023b91e.ea661852 23661468.372fdbbf
pub const VAN_EX1_563: Power = VANILLA;

/// # Faceless Manipulator
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Choose a minion and become a copy of it.
/// - Reprint of: [`EX1_564`](crate::classic::neutral::EX1_564)
//~ reprint VAN_EX1_564 006692b1 e8b6bfb0.d29d2e6b 41358686.bdbf656e
pub const VAN_EX1_564: Power = crate::cards::EX1_564;

/// # Ysera
/// Minion · Dragon · 9 mana · 4/12
/// > At the end of your turn, add a Dream Card to your hand.
/// - Reprint of: [`EX1_572`](crate::classic::neutral::EX1_572)
//~ done VAN_EX1_572 - 8023b91e.80bbde59 66f3979e.6d2713dc
pub const VAN_EX1_572: Power = at_end_of_your_turn(&[get(one_of(&[
    "VAN_DREAM_01", "VAN_DREAM_02", "VAN_DREAM_03", "VAN_DREAM_04", "VAN_DREAM_05",
]))]);

/// # The Beast
/// Minion · Beast · 6 mana · 9/7
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
/// - Reprint of: [`EX1_577`](crate::classic::neutral::EX1_577)
/// - Makes: [`EX1_finkle`](crate::classic::neutral::EX1_finkle); Pip Quickwit [`VAN_EX1_finkle`] (3/3)
//~ reprint VAN_EX1_577 9dda8706 a3111e01.da58b178 89ef43fd.5eaff485.9034c4ea
pub const VAN_EX1_577: Power = crate::cards::EX1_577;

/// # Dalaran Mage
/// Minion · 3 mana · 1/4
/// > **Spell Damage +1**
/// - Reprint of: [`EX1_582`](crate::legacy::neutral::EX1_582)
//~ vanilla VAN_EX1_582 04b984d1 d6989f0d.b88f2291 6f998b8d.70335967
pub const VAN_EX1_582: Power = VANILLA;

/// # Priestess of Elune
/// Minion · 6 mana · 5/4
/// > **Battlecry:** Restore #4 Health to your hero.
/// - Reprint of: [`EX1_583`](crate::classic::neutral::EX1_583)
//~ reprint VAN_EX1_583 e29cacbd 7309434d.918dc7a7 c4819bf3.42609c14
pub const VAN_EX1_583: Power = crate::cards::EX1_583;

/// # Ancient Mage
/// Minion · 4 mana · 2/5
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
/// - Reprint of: [`EX1_584`](crate::classic::neutral::EX1_584)
//~ reprint VAN_EX1_584 5e35014b 58145516.e2db55f4 543aec00.ff90f1c2
pub const VAN_EX1_584: Power = crate::cards::EX1_584;

/// # Sea Giant
/// Minion · 10 mana · 8/8
/// > Costs (1) less for each other minion on the battlefield.
/// - Reprint of: [`EX1_586`](crate::classic::neutral::EX1_586)
//~ reprint VAN_EX1_586 14dd2f01 ed1df013.3ea883f5 91308ea3.14453a9a
pub const VAN_EX1_586: Power = crate::cards::EX1_586;

/// # Blood Knight
/// Minion · 3 mana · 3/3
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
/// - Reprint of: [`EX1_590`](crate::classic::neutral::EX1_590)
//~ reprint VAN_EX1_590 a5ec1985 05878c57.58cbffe8 0c5b6f2c.159aec16
pub const VAN_EX1_590: Power = crate::cards::EX1_590;

/// # Nightblade
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Deal 3 damage to the enemy hero.
/// - Reprint of: [`EX1_593`](crate::legacy::neutral::EX1_593)
//~ reprint VAN_EX1_593 a1f8190d a0c6b2f7.f73cff07 e929f0e8.b54c7d62
pub const VAN_EX1_593: Power = crate::cards::EX1_593;

/// # Cult Master
/// Minion · 4 mana · 4/2
/// > After a friendly minion dies, draw a card.
/// - Reprint of: [`EX1_595`](crate::classic::neutral::EX1_595)
//~ reprint VAN_EX1_595 aa1c773d 16f51d36.95e9d172 c3b6ee48.39ea0f14
pub const VAN_EX1_595: Power = crate::cards::EX1_595;

/// # Imp Master
/// Minion · 3 mana · 1/5
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
/// - Reprint of: [`EX1_597`](crate::classic::neutral::EX1_597)
/// - Makes: [`EX1_598`](crate::classic::neutral::EX1_598); Imp [`VAN_EX1_598`] (1/1)
//~ reprint VAN_EX1_597 c7115d7e d6990338.74648f44 74b56f33.28ea9177.15d8f401
pub const VAN_EX1_597: Power = crate::cards::EX1_597;

/// # Imp
/// Minion · Demon · 1 mana · 1/1
/// - Reprint of: [`EX1_598`](crate::classic::neutral::EX1_598)
//~ vanilla VAN_EX1_598 1fdac8ad 18149ac8 549723b0.9d0709b5
pub const VAN_EX1_598: Power = VANILLA;

/// # Illidan Stormrage
/// Minion · Demon · 6 mana · 7/5
/// > Whenever you play a card, summon a 2/1 Flame of Azzinoth.
/// - Reprint of: [`EX1_614`](crate::classic::neutral::EX1_614)
/// - Makes: Flame of Azzinoth [`VAN_TU4e_002t`] (2/1)
//~ done VAN_EX1_614 - 05bf6f84.80224b6a 581899d5.f38e007d.eae14356
pub const VAN_EX1_614: Power = whenever(YOU.play(CARD)).then(&[summon(card("VAN_TU4e_002t"))]);

/// # Mana Wraith
/// Minion · 2 mana · 2/2
/// > ALL minions cost (1) more.
/// - Reprint of: [`EX1_616`](crate::classic::neutral::EX1_616)
//~ reprint VAN_EX1_616 467f3e58 565e37de.68d11fc8 4b2e2651.65e8f40f
pub const VAN_EX1_616: Power = crate::cards::EX1_616;

/// # Molten Giant
/// Minion · 20 mana · 8/8
/// > Costs (1) less for each damage your hero has taken.
/// - Reprint of: [`EX1_620`](crate::classic::neutral::EX1_620)
//~ done VAN_EX1_620 - 348ff460.7d32074c efa517c5.fc62f161
pub const VAN_EX1_620: Power = costs(&[cost_less(1).times(DAMAGE.of(YOUR_HERO))]);

/// # Pip Quickwit
/// Minion · 3 mana · 3/3
/// - Reprint of: [`EX1_finkle`](crate::classic::neutral::EX1_finkle)
//~ vanilla VAN_EX1_finkle f26aa6a7 05878c57 bc8edb98.aae4e972
pub const VAN_EX1_finkle: Power = VANILLA;

/// # Squirrel
/// Minion · Beast · 1 mana · 1/1
/// - Reprint of: [`EX1_tk28`](crate::classic::neutral::EX1_tk28)
//~ vanilla VAN_EX1_tk28 b7dc86cf 5533a85b a1d39864.75ed8458
pub const VAN_EX1_tk28: Power = VANILLA;

/// # Devilsaur
/// Minion · Beast · 5 mana · 5/5
/// - Reprint of: [`EX1_tk29`](crate::classic::neutral::EX1_tk29)
//~ vanilla VAN_EX1_tk29 30bd6fc8 6116b784 a633ef2e.19d5b8fa
pub const VAN_EX1_tk29: Power = VANILLA;

/// # Luck of the Coin
/// Enchantment
/// > Going second grants you increased Health.
/// - Reprint of: [`GAME_001`](crate::legacy::neutral::GAME_001)
//~ reprint VAN_GAME_001 4992956c d522ad72.b19402d1 7635d149.a9cf3f09
pub const VAN_GAME_001: Power = crate::cards::GAME_001;

/// # Avatar of the Coin
/// Minion · 0 mana · 1/1
/// > *You lost the coin flip, but gained a friend.*
/// - Reprint of: [`GAME_002`](crate::legacy::neutral::GAME_002)
//~ reprint VAN_GAME_002 fa421824 82173453.441a003a 99e51b00.ce91c267
pub const VAN_GAME_002: Power = crate::cards::GAME_002;

/// # Coin's Vengeance
/// Enchantment
/// > Going second makes your first minion stronger.
/// - Reprint of: [`GAME_003`](crate::legacy::neutral::GAME_003)
//~ reprint VAN_GAME_003 c40661cd d522ad72.679cd3bf e94c93d1.265f4bdd
pub const VAN_GAME_003: Power = crate::cards::GAME_003;

/// # AFK
/// Enchantment
/// > Your turns are shorter.
/// - Reprint of: [`GAME_004`](crate::legacy::neutral::GAME_004)
//~ reprint VAN_GAME_004 ef0d9483 d522ad72.9d4f67b5 a3a44f18.8ed7b211
pub const VAN_GAME_004: Power = crate::cards::GAME_004;

/// # NOOOOOOOOOOOO
/// Spell · 2 mana
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
/// - Reprint of: [`GAME_006`](crate::legacy::neutral::GAME_006)
//~ reprint VAN_GAME_006 91e36be7 7846e7ae.f2be88da 3ebbb901.e77eb812
pub const VAN_GAME_006: Power = crate::cards::GAME_006;

/// # Tournament Short Turn
/// Enchantment
/// > Your turns are shorter.
/// - Reprint of: [`GAME_011`](crate::legacy::neutral::GAME_011)
//~ reprint VAN_GAME_011 cdc3c722 d522ad72.9d4f67b5 4d38267e.01c26ae6
pub const VAN_GAME_011: Power = crate::cards::GAME_011;

/// # Cost = 1
/// Enchantment
/// > Costs (1).
/// - Reprint of: [`GBL_001e`](crate::legacy::neutral::GBL_001e)
//~ reprint VAN_GBL_001e 032351a3 d522ad72.53ed184d ef1051e4.f1eb9ed0
pub const VAN_GBL_001e: Power = crate::cards::GBL_001e;

/// # Cost - 2
/// Enchantment
/// > Costs (2) less.
/// - Reprint of: [`GBL_002e`](crate::legacy::neutral::GBL_002e)
//~ reprint VAN_GBL_002e 8f8c7fd2 d522ad72.90c32b47 72ee293e.378bf222
pub const VAN_GBL_002e: Power = crate::cards::GBL_002e;

/// # Cost - 1
/// Enchantment
/// > Costs (1) less.
/// - Reprint of: [`GBL_003e`](crate::legacy::neutral::GBL_003e)
//~ reprint VAN_GBL_003e a7a7d12b d522ad72.f705eb41 72d2fc51.00d60e3e
pub const VAN_GBL_003e: Power = crate::cards::GBL_003e;

/// # Cost - 3
/// Enchantment
/// > Costs (3) less.
/// - Reprint of: [`GBL_004e`](crate::legacy::neutral::GBL_004e)
//~ reprint VAN_GBL_004e da806848 d522ad72.bb1f76c5 72f7b403.95187458
pub const VAN_GBL_004e: Power = crate::cards::GBL_004e;

/// # Cost + 2
/// Enchantment
/// > Costs (2) more.
/// - Reprint of: [`GBL_005e`](crate::legacy::neutral::GBL_005e)
//~ reprint VAN_GBL_005e 25345dbf d522ad72.7201933b 8f5c9e0e.bd005ff5
pub const VAN_GBL_005e: Power = crate::cards::GBL_005e;

/// # Cost = 2
/// Enchantment
/// > Costs (2).
/// - Reprint of: [`GBL_006e`](crate::legacy::neutral::GBL_006e)
//~ reprint VAN_GBL_006e c0d05af4 d522ad72.04819642 ef114ccb.2d9642c8
pub const VAN_GBL_006e: Power = crate::cards::GBL_006e;

/// # Cost = 10
/// Enchantment
/// > Costs (10).
/// - Reprint of: [`GBL_007e`](crate::legacy::neutral::GBL_007e)
//~ reprint VAN_GBL_007e c11919ac d522ad72.5e52b96a 096590af.23699991
pub const VAN_GBL_007e: Power = crate::cards::GBL_007e;

/// # Cost - 4
/// Enchantment
/// > Costs (4) less.
/// - Reprint of: [`GBL_008e`](crate::legacy::neutral::GBL_008e)
//~ reprint VAN_GBL_008e d54fbea2 d522ad72.1e6b07db 72fd12e8.33f11b3c
pub const VAN_GBL_008e: Power = crate::cards::GBL_008e;

/// # Cost = 0
/// Enchantment
/// > Costs (0).
/// - Reprint of: [`GBL_009e`](crate::legacy::neutral::GBL_009e)
//~ reprint VAN_GBL_009e b96e7117 d522ad72.dd600ecd ef11d741.16d662c9
pub const VAN_GBL_009e: Power = crate::cards::GBL_009e;

/// # Cost = 3
/// Enchantment
/// > Costs (3).
/// - Reprint of: [`GBL_010e`](crate::legacy::neutral::GBL_010e)
//~ reprint VAN_GBL_010e c8b29d9c d522ad72.d924ec8d ef312996.76199206
pub const VAN_GBL_010e: Power = crate::cards::GBL_010e;

/// # Captain's Parrot
/// Minion · Beast · 2 mana · 1/1
/// > **Battlecry:** Draw a Pirate from your deck.
/// - Reprint of: [`NEW1_016`](crate::legacy::neutral::NEW1_016)
//~ reprint VAN_NEW1_016 d93e87a0 640b67f3.827fb53c 11c8cb92.2e411c38
pub const VAN_NEW1_016: Power = crate::cards::NEW1_016;

/// # Hungry Crab
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
/// - Reprint of: [`NEW1_017`](crate::classic::neutral::NEW1_017)
//~ reprint VAN_NEW1_017 abbbbe02 550deb84.a3d92616 7dffb1cd.86c68959
pub const VAN_NEW1_017: Power = crate::cards::NEW1_017;

/// # Bloodsail Raider
/// Minion · Pirate · 2 mana · 2/3
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
/// - Reprint of: [`NEW1_018`](crate::classic::neutral::NEW1_018)
//~ reprint VAN_NEW1_018 f7dc7423 3da089df.ff77e216 b138b607.cc205adb
pub const VAN_NEW1_018: Power = crate::cards::NEW1_018;

/// # Knife Juggler
/// Minion · 2 mana · 3/2
/// > After you summon a minion, deal 1 damage to a random enemy.
/// - Reprint of: [`NEW1_019`](crate::classic::neutral::NEW1_019)
//~ reprint VAN_NEW1_019 ba8ecbf8 0296240c.717da147 059985e6.491f3da4
pub const VAN_NEW1_019: Power = crate::cards::NEW1_019;

/// # Wild Pyromancer
/// Minion · 2 mana · 3/2
/// > After you cast a spell, deal 1 damage to ALL minions.
/// - Reprint of: [`NEW1_020`](crate::classic::neutral::NEW1_020)
//~ reprint VAN_NEW1_020 97acbc1d 0296240c.b7796a67 d7f1d57b.49b339b7
pub const VAN_NEW1_020: Power = crate::cards::NEW1_020;

/// # Doomsayer
/// Minion · 2 mana · 0/7
/// > At the start of your turn, destroy ALL minions.
/// - Reprint of: [`NEW1_021`](crate::classic::neutral::NEW1_021)
//~ reprint VAN_NEW1_021 4609fdaa 5b1bdb1e.8c8e2fcf e4671111.fe00c3ee
pub const VAN_NEW1_021: Power = crate::cards::NEW1_021;

/// # Dread Corsair
/// Minion · Pirate · 4 mana · 3/3
/// > **Taunt** Costs (1) less per Attack of your weapon.
/// - Reprint of: [`NEW1_022`](crate::classic::neutral::NEW1_022)
//~ reprint VAN_NEW1_022 da682d35 b1bc4528.f0778a68 0554314a.719a4100
pub const VAN_NEW1_022: Power = crate::cards::NEW1_022;

/// # Faerie Dragon
/// Minion · Dragon · 2 mana · 3/2
/// > **Elusive**
/// - Reprint of: [`NEW1_023`](crate::classic::neutral::NEW1_023)
//~ vanilla VAN_NEW1_023 b242fd74 d0099677.c54580ff ab371bd5.3a4360fd
pub const VAN_NEW1_023: Power = VANILLA;

/// # Captain Greenskin
/// Minion · Pirate · 5 mana · 5/4
/// > **Battlecry:** Give your weapon +1/+1.
/// - Reprint of: [`NEW1_024`](crate::classic::neutral::NEW1_024)
//~ reprint VAN_NEW1_024 28726c9f 28c72077.3eb17f25 ab3174c1.7e40750d
pub const VAN_NEW1_024: Power = crate::cards::NEW1_024;

/// # Bloodsail Corsair
/// Minion · Pirate · 1 mana · 1/2
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
/// - Reprint of: [`NEW1_025`](crate::classic::neutral::NEW1_025)
//~ reprint VAN_NEW1_025 ea53b91a 606aa4f5.2896f1bd 33046a6a.f5ebdc39
pub const VAN_NEW1_025: Power = crate::cards::NEW1_025;

/// # Violet Teacher
/// Minion · 4 mana · 3/5
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
/// - Reprint of: [`NEW1_026`](crate::classic::neutral::NEW1_026)
/// - Makes: Violet Apprentice [`VAN_NEW1_026t`] (1/1)
//~ reprint VAN_NEW1_026 0f9f4703 e3908842.037585e0 65d9e299.b5afdb64.386936e0
pub const VAN_NEW1_026: Power = crate::cards::NEW1_026;

/// # Violet Apprentice
/// Minion · 0 mana · 1/1
//~ vanilla VAN_NEW1_026t 18fed4e3 82173453 636e8638
pub const VAN_NEW1_026t: Power = VANILLA;

/// # Southsea Captain
/// Minion · Pirate · 3 mana · 3/3
/// > Your other Pirates have +1/+1.
/// - Reprint of: [`NEW1_027`](crate::classic::neutral::NEW1_027)
/// - Makes: Yarrr! [`VAN_NEW1_027e`] ("\+1/+1.")
//~ reprint VAN_NEW1_027 ef1b2fa0 afd5593b.2e7a04b0 0091ce8f.b4a64432.f7bae71c
pub const VAN_NEW1_027: Power = crate::cards::NEW1_027;

/// # Yarrr!
/// Enchantment
/// > \+1/+1.
//~ derived VAN_NEW1_027e aca9ec65 d522ad72.cb08f83e 7cc1c7ae
pub const VAN_NEW1_027e: Power = enchant(&[plus(1, 1)]);

/// # Millhouse Manastorm
/// Minion · 2 mana · 4/4
/// > **Battlecry:** Enemy spells cost (0) next turn.
/// - Reprint of: [`NEW1_029`](crate::classic::neutral::NEW1_029)
/// - Makes: [`VAN_NEW1_029e`](crate::classic::neutral::VAN_NEW1_029e)
//~ reprint VAN_NEW1_029 98db1336 7c29d435.3143abf3 01d3fb1f.b645d4fd.d1a4fda2
pub const VAN_NEW1_029: Power = crate::cards::NEW1_029;

/// # Deathwing
/// Minion · Dragon · 10 mana · 12/12
/// > **Battlecry:** Destroy all other minions and discard your hand.
/// - Reprint of: [`NEW1_030`](crate::classic::neutral::NEW1_030)
//~ reprint VAN_NEW1_030 7f560043 5c439b2c.8d3d5378 4b355e6c.84fb83d5
pub const VAN_NEW1_030: Power = crate::cards::NEW1_030;

/// # Master Swordsmith
/// Minion · 2 mana · 1/3
/// > At the end of your turn, give another random friendly minion +1 Attack.
/// - Reprint of: [`NEW1_037`](crate::classic::neutral::NEW1_037)
//~ reprint VAN_NEW1_037 75580387 4d6f41bd.6d96fc14 9de43aa8.72aa3723
pub const VAN_NEW1_037: Power = crate::cards::NEW1_037;

/// # Gruul
/// Minion · 8 mana · 7/7
/// > At the end of each turn, gain +1/+1 .
/// - Reprint of: [`NEW1_038`](crate::classic::neutral::NEW1_038)
//~ reprint VAN_NEW1_038 cd167d08 b9fc9ec7.3c1b0ad0 23d8f2fa.a093042c
pub const VAN_NEW1_038: Power = crate::cards::NEW1_038;

/// # Hogger
/// Minion · 6 mana · 4/4
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
/// - Reprint of: [`NEW1_040`](crate::classic::neutral::NEW1_040)
/// - Makes: [`NEW1_040t`](crate::classic::neutral::NEW1_040t)
//~ reprint VAN_NEW1_040 9d31689b 3c6a5243.4d30ba86 80b82357.bffe0299.d1df2955
pub const VAN_NEW1_040: Power = crate::cards::NEW1_040;

/// # Stampeding Kodo
/// Minion · Beast · 5 mana · 3/5
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
/// - Reprint of: [`NEW1_041`](crate::classic::neutral::NEW1_041)
//~ reprint VAN_NEW1_041 24bd35ec dd3f65de.0e31fda5 0888c6cf.f7c46e52
pub const VAN_NEW1_041: Power = crate::cards::NEW1_041;

/// # Elite Tauren Chieftain
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
/// - Reprint of: [`PRO_001`](crate::legacy::neutral::PRO_001)
/// - Makes: Power of the Horde [`VAN_PRO_001c`] ("Summon a random Horde Warrior.")
//~ reprint VAN_PRO_001 3bc183ea 7c0f8337.eb63f1f2 dd0ffa56.460d30e5.817193e8
pub const VAN_PRO_001: Power = crate::cards::PRO_001;

/// # Power of the Horde
/// Spell · 4 mana
/// > Summon a random Horde Warrior.
/// - Reprint of: [`PRO_001c`](crate::legacy::neutral::PRO_001c)
//~ reprint VAN_PRO_001c b487ff3c 38d1d3b0.1c943d8c c312830e.4be126c5
pub const VAN_PRO_001c: Power = crate::cards::PRO_001c;

/// # Flame of Azzinoth
/// Minion · 1 mana · 2/1
//~ vanilla VAN_TU4e_002t b5fb9bfb 57db445c 922ab55c
pub const VAN_TU4e_002t: Power = VANILLA;

/// # Skeleton
/// Minion · 1 mana · 1/1
/// - Reprint of: [`skele11`](crate::legacy::neutral::skele11)
//~ vanilla VAN_skele11 dbc68f11 cbd7c476 3a0c7092.763a01bc
pub const VAN_skele11: Power = VANILLA;

/// # Damaged Golem
/// Minion · Mech · 1 mana · 2/1
/// - Reprint of: [`skele21`](crate::classic::neutral::skele21)
//~ vanilla VAN_skele21 dfc3bc3c 0312e23f 5e5c91ca.be90f059
pub const VAN_skele21: Power = VANILLA;

/// # Flesheating Ghoul
/// Minion · 3 mana · 2/3
/// > Whenever a minion dies, gain +1 Attack.
/// - Reprint of: [`tt_004`](crate::classic::neutral::tt_004)
//~ reprint VAN_tt_004 d7beb22e decb9ba2.983338ec 80158d86.132d4e9d
pub const VAN_tt_004: Power = crate::cards::tt_004;
