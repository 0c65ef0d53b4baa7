//! Neutral cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a98fb5f2

/// # Goldshire Footman
///
/// `VAN_CS1_042` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Taunt
/// - Reprint of: Goldshire Footman [`CS1_042`](crate::legacy::neutral::CS1_042)
///
/// State: Vanilla
//~ vanilla VAN_CS1_042 35bfcd6a eec663d7 f5abc495.4b0c5d24
pub const VAN_CS1_042: Power = VANILLA;

/// # Fen Creeper
///
/// `VAN_CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Taunt
/// - Reprint of: Fen Creeper [`CS1_069`](crate::classic::neutral::CS1_069)
///
/// State: Vanilla
//~ vanilla VAN_CS1_069 ade65edc 7a43457b 02ba0137.4b0c5d24
pub const VAN_CS1_069: Power = VANILLA;

/// # Earthen Ring Farseer
///
/// `VAN_CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Restore #3 Health."
/// - Reprint of: Earthen Ring Farseer [`CS2_117`](crate::classic::neutral::CS2_117)
///
/// State: Reprint
//~ reprint VAN_CS2_117 4117d617 5e4dc185 73ebc35c.297e01ee
pub const VAN_CS2_117: Power = crate::cards::CS2_117;

/// # Magma Rager
///
/// `VAN_CS2_118` · Neutral minion · 3 mana · 5/1
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Magma Rager [`CS2_118`](crate::legacy::neutral::CS2_118)
///
/// State: Vanilla
//~ vanilla VAN_CS2_118 e60241af a71d585f 175be05c
pub const VAN_CS2_118: Power = VANILLA;

/// # Oasis Snapjaw
///
/// `VAN_CS2_119` · Neutral minion · 4 mana · 2/7
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Reprint of: Oasis Snapjaw [`CS2_119`](crate::legacy::neutral::CS2_119)
///
/// State: Vanilla
//~ vanilla VAN_CS2_119 6afce387 77e1fc7f 09efe505
pub const VAN_CS2_119: Power = VANILLA;

/// # River Crocolisk
///
/// `VAN_CS2_120` · Neutral minion · 2 mana · 2/3
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Reprint of: River Crocolisk [`CS2_120`](crate::legacy::neutral::CS2_120)
///
/// State: Vanilla
//~ vanilla VAN_CS2_120 f7c0a885 56fc178c d62744ef
pub const VAN_CS2_120: Power = VANILLA;

/// # Frostwolf Grunt
///
/// `VAN_CS2_121` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Taunt
/// - Reprint of: Frostwolf Grunt [`CS2_121`](crate::legacy::neutral::CS2_121)
///
/// State: Vanilla
//~ vanilla VAN_CS2_121 9928839d 730ee97c cb522dfb.4b0c5d24
pub const VAN_CS2_121: Power = VANILLA;

/// # Raid Leader
///
/// `VAN_CS2_122` · Neutral minion · 3 mana · 2/2
///
/// > Your other minions have +1 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Aura
/// - Reprint of: Raid Leader [`CS2_122`](crate::legacy::neutral::CS2_122)
///
/// State: Reprint
//~ reprint VAN_CS2_122 b69df138 ce519d4c bbc777fa.cc6d9299
pub const VAN_CS2_122: Power = crate::cards::CS2_122;

/// # Wolfrider
///
/// `VAN_CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Charge
/// - Reprint of: Wolfrider [`CS2_124`](crate::legacy::neutral::CS2_124)
///
/// State: Vanilla
//~ vanilla VAN_CS2_124 b7899656 2563b0ef 8aada3fd.276b5ef0
pub const VAN_CS2_124: Power = VANILLA;

/// # Ironfur Grizzly
///
/// `VAN_CS2_125` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Reprint of: Ironfur Grizzly [`CS2_125`](crate::legacy::neutral::CS2_125)
///
/// State: Vanilla
//~ vanilla VAN_CS2_125 bbcb7477 ae5131e3 8df4dfe8.4b0c5d24
pub const VAN_CS2_125: Power = VANILLA;

/// # Silverback Patriarch
///
/// `VAN_CS2_127` · Neutral minion · 3 mana · 1/4
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Reprint of: Silverback Patriarch [`CS2_127`](crate::legacy::neutral::CS2_127)
///
/// State: Vanilla
//~ vanilla VAN_CS2_127 d1d1d218 3f17379d 9bb0bf42.4b0c5d24
pub const VAN_CS2_127: Power = VANILLA;

/// # Stormwind Knight
///
/// `VAN_CS2_131` · Neutral minion · 4 mana · 2/5
///
/// > **Charge**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Charge
/// - Reprint of: Stormwind Knight [`CS2_131`](crate::legacy::neutral::CS2_131)
///
/// State: Vanilla
//~ vanilla VAN_CS2_131 633c313f 849516eb da9e2f5b.276b5ef0
pub const VAN_CS2_131: Power = VANILLA;

/// # Ironforge Rifleman
///
/// `VAN_CS2_141` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage."
/// - Reprint of: Ironforge Rifleman [`CS2_141`](crate::legacy::neutral::CS2_141)
///
/// State: Reprint
//~ reprint VAN_CS2_141 d7ef29d9 01cfa62d 4b007d6a.cbe7dbbc
pub const VAN_CS2_141: Power = crate::cards::CS2_141;

/// # Kobold Geomancer
///
/// `VAN_CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Spellpower
/// - Reprint of: Kobold Geomancer [`CS2_142`](crate::legacy::neutral::CS2_142)
///
/// State: Vanilla
//~ vanilla VAN_CS2_142 8d0aa561 4c30a6ec b33190bf.b88f2291
pub const VAN_CS2_142: Power = VANILLA;

/// # Southsea Deckhand
///
/// `VAN_CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Pirate
/// - Refers to: Charge
/// - Reprint of: Southsea Deckhand [`CS2_146`](crate::classic::neutral::CS2_146)
///
/// State: Reprint
//~ reprint VAN_CS2_146 b8ccaa4d 1429826f da54e101.8087d95a
pub const VAN_CS2_146: Power = crate::cards::CS2_146;

/// # Gnomish Inventor
///
/// `VAN_CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Gnomish Inventor [`CS2_147`](crate::legacy::neutral::CS2_147)
///
/// State: Reprint
//~ reprint VAN_CS2_147 c7d44ce2 d0e0a65e d2dd5c7c.72a132f1
pub const VAN_CS2_147: Power = crate::cards::CS2_147;

/// # Stormpike Commando
///
/// `VAN_CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
/// - Reprint of: Stormpike Commando [`CS2_150`](crate::legacy::neutral::CS2_150)
///
/// State: Reprint
//~ reprint VAN_CS2_150 aa76ab34 a34efb55 f0b12209.d9e5e9ea
pub const VAN_CS2_150: Power = crate::cards::CS2_150;

/// # Silver Hand Knight
///
/// `VAN_CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Silver Hand Knight [`CS2_151`](crate::classic::neutral::CS2_151)
/// - Tokens: Squire [`CS2_152`](crate::classic::neutral::CS2_152), Squire [`VAN_CS2_152`]
///
/// State: Reprint
//~ reprint VAN_CS2_151 256b6d42 f83ec9b8 32faeddf.977effcf
pub const VAN_CS2_151: Power = crate::cards::CS2_151;

/// # Squire
///
/// `VAN_CS2_152` · Neutral minion · 1 mana · 2/2
///
/// - Set: Vanilla
/// - Reprint of: Squire [`CS2_152`](crate::classic::neutral::CS2_152)
///
/// State: Vanilla
//~ vanilla VAN_CS2_152 ab1d27fb 45e7545a 5692bc44
pub const VAN_CS2_152: Power = VANILLA;

/// # Archmage
///
/// `VAN_CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Spellpower
/// - Reprint of: Archmage [`CS2_155`](crate::legacy::neutral::CS2_155)
///
/// State: Vanilla
//~ vanilla VAN_CS2_155 5290a908 5de8584e fda5da47.b88f2291
pub const VAN_CS2_155: Power = VANILLA;

/// # Ravenholdt Assassin
///
/// `VAN_CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Stealth
/// - Reprint of: Ravenholdt Assassin [`CS2_161`](crate::classic::neutral::CS2_161)
///
/// State: Vanilla
//~ vanilla VAN_CS2_161 6ba53d77 1287c4b1 24678c6e.86cd88a1
pub const VAN_CS2_161: Power = VANILLA;

/// # Lord of the Arena
///
/// `VAN_CS2_162` · Neutral minion · 6 mana · 6/5
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Taunt
/// - Reprint of: Lord of the Arena [`CS2_162`](crate::legacy::neutral::CS2_162)
///
/// State: Vanilla
//~ vanilla VAN_CS2_162 cf12db36 119e62f4 e432a39a.4b0c5d24
pub const VAN_CS2_162: Power = VANILLA;

/// # Murloc Raider
///
/// `VAN_CS2_168` · Neutral minion · 1 mana · 2/1
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Murloc
/// - Reprint of: Murloc Raider [`CS2_168`](crate::legacy::neutral::CS2_168)
///
/// State: Vanilla
//~ vanilla VAN_CS2_168 0fb8ac00 dfd7e6c3 b9fa163f
pub const VAN_CS2_168: Power = VANILLA;

/// # Young Dragonhawk
///
/// `VAN_CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Beast
/// - Mechanics: Windfury
/// - Reprint of: Young Dragonhawk [`CS2_169`](crate::classic::neutral::CS2_169)
///
/// State: Vanilla
//~ vanilla VAN_CS2_169 568fd953 75fcc028 8e02e254.9569ce14
pub const VAN_CS2_169: Power = VANILLA;

/// # Stonetusk Boar
///
/// `VAN_CS2_171` · Neutral minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Reprint of: Stonetusk Boar [`CS2_171`](crate::legacy::neutral::CS2_171)
///
/// State: Vanilla
//~ vanilla VAN_CS2_171 984f45d3 2832f95a 16643ca9.276b5ef0
pub const VAN_CS2_171: Power = VANILLA;

/// # Bloodfen Raptor
///
/// `VAN_CS2_172` · Neutral minion · 2 mana · 3/2
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Reprint of: Bloodfen Raptor [`CS2_172`](crate::legacy::neutral::CS2_172)
///
/// State: Vanilla
//~ vanilla VAN_CS2_172 0ea3db21 a9fd5c9d 9d9b58fd
pub const VAN_CS2_172: Power = VANILLA;

/// # Bluegill Warrior
///
/// `VAN_CS2_173` · Neutral minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Charge
/// - Reprint of: Bluegill Warrior [`CS2_173`](crate::legacy::neutral::CS2_173)
///
/// State: Vanilla
//~ vanilla VAN_CS2_173 4ee2e298 138995e3 f5ae52ca.276b5ef0
pub const VAN_CS2_173: Power = VANILLA;

/// # Sen'jin Shieldmasta
///
/// `VAN_CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Taunt
/// - Reprint of: Sen'jin Shieldmasta [`CS2_179`](crate::legacy::neutral::CS2_179)
///
/// State: Vanilla
//~ vanilla VAN_CS2_179 c9522529 7e4e6343 88266b47.4b0c5d24
pub const VAN_CS2_179: Power = VANILLA;

/// # Injured Blademaster
///
/// `VAN_CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Injured Blademaster [`CS2_181`](crate::classic::neutral::CS2_181)
///
/// State: Reprint
//~ reprint VAN_CS2_181 43cc55e4 1f779b5a 8b60d0bb.e6cecdb8
pub const VAN_CS2_181: Power = crate::cards::CS2_181;

/// # Chillwind Yeti
///
/// `VAN_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Chillwind Yeti [`CS2_182`](crate::legacy::neutral::CS2_182)
///
/// State: Vanilla
//~ vanilla VAN_CS2_182 6a3115a6 d1830b41 3ffa799b
pub const VAN_CS2_182: Power = VANILLA;

/// # War Golem
///
/// `VAN_CS2_186` · Neutral minion · 7 mana · 7/7
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: War Golem [`CS2_186`](crate::legacy::neutral::CS2_186)
///
/// State: Vanilla
//~ vanilla VAN_CS2_186 0f332b38 9f2e8bac 234ff29c
pub const VAN_CS2_186: Power = VANILLA;

/// # Booty Bay Bodyguard
///
/// `VAN_CS2_187` · Neutral minion · 5 mana · 5/4
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Taunt
/// - Reprint of: Booty Bay Bodyguard [`CS2_187`](crate::legacy::neutral::CS2_187)
///
/// State: Vanilla
//~ vanilla VAN_CS2_187 821501a5 207c2426 f2b61302.4b0c5d24
pub const VAN_CS2_187: Power = VANILLA;

/// # Abusive Sergeant
///
/// `VAN_CS2_188` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Attack this turn."
/// - Reprint of: Abusive Sergeant [`CS2_188`](crate::classic::neutral::CS2_188)
///
/// State: Reprint
//~ reprint VAN_CS2_188 5b0a2b3a 28992b26 28319ec8.878bc5a8
pub const VAN_CS2_188: Power = crate::cards::CS2_188;

/// # Elven Archer
///
/// `VAN_CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage."
/// - Reprint of: Elven Archer [`CS2_189`](crate::legacy::neutral::CS2_189)
///
/// State: Reprint
//~ reprint VAN_CS2_189 10d54bad f64f92c7 16816541.cbe7dbbc
pub const VAN_CS2_189: Power = crate::cards::CS2_189;

/// # Razorfen Hunter
///
/// `VAN_CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Razorfen Hunter [`CS2_196`](crate::legacy::neutral::CS2_196)
/// - Tokens: Boar [`CS2_boar`](crate::legacy::neutral::CS2_boar), Boar [`VAN_CS2_boar`]
///
/// State: Reprint
//~ reprint VAN_CS2_196 9442e649 ef53f1e4 25e26f03.1ee57859
pub const VAN_CS2_196: Power = crate::cards::CS2_196;

/// # Ogre Magi
///
/// `VAN_CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Spellpower
/// - Reprint of: Ogre Magi [`CS2_197`](crate::legacy::neutral::CS2_197)
///
/// State: Vanilla
//~ vanilla VAN_CS2_197 60348009 09ba0024 d7594e75.b88f2291
pub const VAN_CS2_197: Power = VANILLA;

/// # Boulderfist Ogre
///
/// `VAN_CS2_200` · Neutral minion · 6 mana · 6/7
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Boulderfist Ogre [`CS2_200`](crate::legacy::neutral::CS2_200)
///
/// State: Vanilla
//~ vanilla VAN_CS2_200 ac6ad47d c1ffe9cd 7d6e0d0a
pub const VAN_CS2_200: Power = VANILLA;

/// # Core Hound
///
/// `VAN_CS2_201` · Neutral minion · 7 mana · 9/5
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Reprint of: Core Hound [`CS2_201`](crate::legacy::neutral::CS2_201)
///
/// State: Vanilla
//~ vanilla VAN_CS2_201 a63a1ff6 984f4f33 93e2d8ac
pub const VAN_CS2_201: Power = VANILLA;

/// # Ironbeak Owl
///
/// `VAN_CS2_203` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
/// - Reprint of: Ironbeak Owl [`CS2_203`](crate::classic::neutral::CS2_203)
///
/// State: Reprint
//~ reprint VAN_CS2_203 780e1803 be501862 2805eb8a.94f1f570
pub const VAN_CS2_203: Power = crate::cards::CS2_203;

/// # Reckless Rocketeer
///
/// `VAN_CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Charge
/// - Reprint of: Reckless Rocketeer [`CS2_213`](crate::legacy::neutral::CS2_213)
///
/// State: Vanilla
//~ vanilla VAN_CS2_213 b9a3b936 137f0c40 f28e7a96.276b5ef0
pub const VAN_CS2_213: Power = VANILLA;

/// # Spiteful Smith
///
/// `VAN_CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > **Enrage:** Your weapon has +2 Attack.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Undead
/// - Refers to: Enraged, Enrage Tooltip
/// - Reprint of: Spiteful Smith [`CS2_221`](crate::classic::neutral::CS2_221)
///
/// State: Done
//~ done VAN_CS2_221 85219dc5 - 3f4c9f62.9044a028
pub const VAN_CS2_221: Power = aura(YOUR_WEAPON).when(DAMAGED).gives("CS2_221e");

/// # Stormwind Champion
///
/// `VAN_CS2_222` · Neutral minion · 7 mana · 6/6
///
/// > Your other minions have +1/+1.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Aura
/// - Reprint of: Stormwind Champion [`CS2_222`](crate::legacy::neutral::CS2_222)
/// - Enchantments: Might of Stormwind [`VAN_CS2_222o`]
///
/// State: Reprint
//~ reprint VAN_CS2_222 added6e9 6f336bc4 2d86d035.180b3f03
pub const VAN_CS2_222: Power = crate::cards::CS2_222;

/// # Might of Stormwind
///
/// `VAN_CS2_222o` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Vanilla
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived VAN_CS2_222o 0b7bb54f 502e499d 249b9ae0.67341004
pub const VAN_CS2_222o: Power = enchant(&[plus(1, 1)]);

/// # Frostwolf Warlord
///
/// `VAN_CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Frostwolf Warlord [`CS2_226`](crate::legacy::neutral::CS2_226)
///
/// State: Reprint
//~ reprint VAN_CS2_226 79c03ee5 ca59a2cb d6a0a2ed.478b5e64
pub const VAN_CS2_226: Power = crate::cards::CS2_226;

/// # Venture Co. Mercenary
///
/// `VAN_CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Aura
/// - Reprint of: Venture Co. Mercenary [`CS2_227`](crate::classic::neutral::CS2_227)
///
/// State: Reprint
//~ reprint VAN_CS2_227 9a073b03 41ddbb9e 20d6fcba.4d22e396
pub const VAN_CS2_227: Power = crate::cards::CS2_227;

/// # Wisp
///
/// `VAN_CS2_231` · Neutral minion · 0 mana · 1/1
///
/// - Set: Vanilla · common · collectible
/// - Tags: `3881` = 1
/// - Reprint of: Wisp [`CS2_231`](crate::classic::neutral::CS2_231)
///
/// State: Vanilla
//~ vanilla VAN_CS2_231 b7665265 1455096f 244f5ab3
pub const VAN_CS2_231: Power = VANILLA;

/// # Boar
///
/// `VAN_CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// - Set: Vanilla · common
/// - Minion type: Beast
/// - Reprint of: Boar [`CS2_boar`](crate::legacy::neutral::CS2_boar)
///
/// State: Vanilla
//~ vanilla VAN_CS2_boar 62865d0e 1682fda2 a2dc25d1
pub const VAN_CS2_boar: Power = VANILLA;

/// # Sheep
///
/// `VAN_CS2_tk1` · Neutral minion · 0 mana · 1/1
///
/// - Set: Vanilla · common
/// - Minion type: Beast
/// - Reprint of: Sheep [`CS2_tk1`](crate::legacy::mage::CS2_tk1)
///
/// State: Vanilla
//~ vanilla VAN_CS2_tk1 7166b5aa 7ee8936c 9766ddaa
pub const VAN_CS2_tk1: Power = VANILLA;

/// # Fast Spawn to Deck Dummy FX
///
/// `VAN_DFX_001` · Neutral spell · 0 mana
///
/// > Holds the FX for inserting a card into a deck quickly.
///
/// - Set: Vanilla
/// - Tags: `1200` = 1
/// - Reprint of: Fast Spawn to Deck Dummy FX [`DFX_001`](crate::legacy::neutral::DFX_001)
///
/// State: Reprint
//~ reprint VAN_DFX_001 e21d69da 8b79cca8 0fd73a89.4f603437
pub const VAN_DFX_001: Power = crate::cards::DFX_001;

/// # Time Warp Dummy FX
///
/// `VAN_DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// - Set: Vanilla
/// - Tags: `1200` = 1
/// - Reprint of: Time Warp Dummy FX [`DFX_002`](crate::legacy::neutral::DFX_002)
///
/// State: Reprint
//~ reprint VAN_DFX_002 266841d4 866235a7 9f32f359.c1020960
pub const VAN_DFX_002: Power = crate::cards::DFX_002;

/// # Frost Nova Dummy FX
///
/// `VAN_DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// - Set: Vanilla
/// - Tags: `1200` = 1
/// - Reprint of: Frost Nova Dummy FX [`DFX_003`](crate::legacy::neutral::DFX_003)
/// - Tokens: Frost Nova [`VAN_CS2_026`](crate::vanilla::mage::VAN_CS2_026)
///
/// State: Reprint
//~ reprint VAN_DFX_003 33da27d9 3df95d8f 5bd35701.5650650e
pub const VAN_DFX_003: Power = crate::cards::DFX_003;

/// # Holy Healing Dummy FX
///
/// `VAN_DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// - Set: Vanilla
/// - Tags: `1200` = 1
/// - Reprint of: Holy Healing Dummy FX [`DFX_004`](crate::legacy::neutral::DFX_004)
///
/// State: Reprint
//~ reprint VAN_DFX_004 584f67b4 c42e21c0 74850aba.d9530355
pub const VAN_DFX_004: Power = crate::cards::DFX_004;

/// # Flamestrike Dummy FX
///
/// `VAN_DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// - Set: Vanilla
/// - Tags: `1200` = 1
/// - Reprint of: Flamestrike Dummy FX [`DFX_005`](crate::legacy::neutral::DFX_005)
///
/// State: Reprint
//~ reprint VAN_DFX_005 8af21d51 c169b7b2 8ead86e6.a68dba1c
pub const VAN_DFX_005: Power = crate::cards::DFX_005;

/// # Laughing Sister
///
/// `VAN_DREAM_01` · Dream minion · 2 mana · 3/5
///
/// > **Elusive**
///
/// - Set: Vanilla
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla VAN_DREAM_01 3732822e 5f138c5a e66cc5b1.c54580ff
pub const VAN_DREAM_01: Power = VANILLA;

/// # Ysera Awakens
///
/// `VAN_DREAM_02` · Dream spell · 2 mana
///
/// > Deal $5 damage to all characters except Ysera.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_DREAM_02 9b447af5 - 7d620c93.ceca5d40
pub const VAN_DREAM_02: Power = spell(&[deal(5).to(CHARACTERS.that(not(&named("VAN_EX1_572"))))]);

/// # Emerald Drake
///
/// `VAN_DREAM_03` · Dream minion · 4 mana · 7/6
///
/// - Set: Vanilla
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla VAN_DREAM_03 03e903c0 8a8d1e41 20b4f01d
pub const VAN_DREAM_03: Power = VANILLA;

/// # Dream
///
/// `VAN_DREAM_04` · Dream spell · 0 mana
///
/// > Return a minion to its owner's hand.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_DREAM_04 b6a8a2ae - a24283c1.372d8295
pub const VAN_DREAM_04: Power = spell(&[return_to_hand(A_MINION)]);

/// # Nightmare
///
/// `VAN_DREAM_05` · Dream spell · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// - Set: Vanilla
/// - Enchantments: Nightmare [`VAN_DREAM_05e`]
///
/// State: Done
//~ done VAN_DREAM_05 0104558f - 1bb44fb5.9c5883ed
pub const VAN_DREAM_05: Power = spell(&[attach("VAN_DREAM_05e").to(A_MINION)]);

/// # Nightmare
///
/// `VAN_DREAM_05e` · Neutral enchantment
///
/// > Has +5/+5, but will be destroyed soon.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_DREAM_05e 4cbce718 - 4ba5c4aa.9096be14
pub const VAN_DREAM_05e: Power = abilities(&[enchant(&[plus(5, 5)]), at_start_of_your_turn(&[destroy(THIS)])]);

/// # Darkscale Healer
///
/// `VAN_DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Darkscale Healer [`DS1_055`](crate::legacy::neutral::DS1_055)
///
/// State: Reprint
//~ reprint VAN_DS1_055 184bc111 6b0a459c be89a59a.9506a155
pub const VAN_DS1_055: Power = crate::cards::DS1_055;

/// # Lightwarden
///
/// `VAN_EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Lightwarden [`EX1_001`](crate::classic::neutral::EX1_001)
///
/// State: Reprint
//~ reprint VAN_EX1_001 e1244283 b819aac9 7e02e19a.b7e944ca
pub const VAN_EX1_001: Power = crate::cards::EX1_001;

/// # The Black Knight
///
/// `VAN_EX1_002` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Destroy a minion with Taunt."
/// - Reprint of: The Black Knight [`EX1_002`](crate::classic::neutral::EX1_002)
///
/// State: Done
//~ done VAN_EX1_002 85865e92 - 56d2d612.43abf685
pub const VAN_EX1_002: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(with(GameTag::TAUNT)))]);

/// # Young Priestess
///
/// `VAN_EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Young Priestess [`EX1_004`](crate::classic::neutral::EX1_004)
///
/// State: Reprint
//~ reprint VAN_EX1_004 80fe69c2 56dbbd23 e8ee46fd.90108879
pub const VAN_EX1_004: Power = crate::cards::EX1_004;

/// # Big Game Hunter
///
/// `VAN_EX1_005` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy a minion with 7 or more Attack.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion with an Attack of 7 or more."
/// - Reprint of: Big Game Hunter [`EX1_005`](crate::classic::neutral::EX1_005)
///
/// State: Done
//~ done VAN_EX1_005 48c05d7a - 39f8ea96.9cbaba00
pub const VAN_EX1_005: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_least(7)))]);

/// # Alarm-o-Bot
///
/// `VAN_EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Mech
/// - Reprint of: Alarm-o-Bot [`EX1_006`](crate::classic::neutral::EX1_006)
///
/// State: Reprint
//~ reprint VAN_EX1_006 9500e419 937acc18 f35dd041.e357b6a3
pub const VAN_EX1_006: Power = crate::cards::EX1_006;

/// # Acolyte of Pain
///
/// `VAN_EX1_007` · Neutral minion · 3 mana · 1/3
///
/// > Whenever this minion takes damage, draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Acolyte of Pain [`EX1_007`](crate::classic::neutral::EX1_007)
///
/// State: Reprint
//~ reprint VAN_EX1_007 a9cad4aa bf010804 f4b45e67.3ab31bc0
pub const VAN_EX1_007: Power = crate::cards::EX1_007;

/// # Argent Squire
///
/// `VAN_EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Divine Shield
/// - Reprint of: Argent Squire [`EX1_008`](crate::classic::neutral::EX1_008)
///
/// State: Vanilla
//~ vanilla VAN_EX1_008 e5f19852 137cb91f 52158989.cc526ac4
pub const VAN_EX1_008: Power = VANILLA;

/// # Angry Chicken
///
/// `VAN_EX1_009` · Neutral minion · 1 mana · 1/1
///
/// > **Enrage:** +5 Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Beast
/// - Refers to: Enraged, Enrage Tooltip
/// - Reprint of: Angry Chicken [`EX1_009`](crate::classic::neutral::EX1_009)
///
/// State: Done
//~ done VAN_EX1_009 628998e4 - 87998f3e.9cf9db66
pub const VAN_EX1_009: Power = aura(THIS).when(DAMAGED).gives("EX1_009e");

/// # Worgen Infiltrator
///
/// `VAN_EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Stealth
/// - Reprint of: Worgen Infiltrator [`EX1_010`](crate::classic::neutral::EX1_010)
///
/// State: Vanilla
//~ vanilla VAN_EX1_010 45cf1cd6 3855f64e 56fc3dc5.86cd88a1
pub const VAN_EX1_010: Power = VANILLA;

/// # Voodoo Doctor
///
/// `VAN_EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Restore #2 Health."
/// - Reprint of: Voodoo Doctor [`EX1_011`](crate::legacy::neutral::EX1_011)
///
/// State: Reprint
//~ reprint VAN_EX1_011 7fc3fc5b d3528ed9 7c9c337d.22e721cb
pub const VAN_EX1_011: Power = crate::cards::EX1_011;

/// # Bloodmage Thalnos
///
/// `VAN_EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Spellpower, Deathrattle
/// - Reprint of: Bloodmage Thalnos [`EX1_012`](crate::classic::neutral::EX1_012)
///
/// State: Reprint
//~ reprint VAN_EX1_012 1994bb92 916ad559 e200d9f5.b141bdb6
pub const VAN_EX1_012: Power = crate::cards::EX1_012;

/// # King Mukla
///
/// `VAN_EX1_014` · Neutral minion · 3 mana · 5/5
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: King Mukla [`EX1_014`](crate::classic::neutral::EX1_014)
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Reprint
//~ reprint VAN_EX1_014 b114d328 f1d5155d e83efed9.793e4d07
pub const VAN_EX1_014: Power = crate::cards::EX1_014;

/// # Novice Engineer
///
/// `VAN_EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Novice Engineer [`EX1_015`](crate::legacy::neutral::EX1_015)
///
/// State: Reprint
//~ reprint VAN_EX1_015 b258e94e a5058282 5f054252.72a132f1
pub const VAN_EX1_015: Power = crate::cards::EX1_015;

/// # Sylvanas Windrunner
///
/// `VAN_EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Sylvanas Windrunner [`EX1_016`](crate::classic::neutral::EX1_016)
///
/// State: Reprint
//~ reprint VAN_EX1_016 4f111e02 746060f9 77a779c7.cb78a29c
pub const VAN_EX1_016: Power = crate::cards::EX1_016;

/// # Jungle Panther
///
/// `VAN_EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
/// - Reprint of: Jungle Panther [`EX1_017`](crate::classic::neutral::EX1_017)
///
/// State: Vanilla
//~ vanilla VAN_EX1_017 57483469 777e09e9 c55e0481.86cd88a1
pub const VAN_EX1_017: Power = VANILLA;

/// # Shattered Sun Cleric
///
/// `VAN_EX1_019` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +1/+1."
/// - Reprint of: Shattered Sun Cleric [`EX1_019`](crate::legacy::neutral::EX1_019)
///
/// State: Reprint
//~ reprint VAN_EX1_019 4f6bf26a 9703bdff c156c37d.275576eb
pub const VAN_EX1_019: Power = crate::cards::EX1_019;

/// # Scarlet Crusader
///
/// `VAN_EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Divine Shield
/// - Reprint of: Scarlet Crusader [`EX1_020`](crate::classic::neutral::EX1_020)
///
/// State: Vanilla
//~ vanilla VAN_EX1_020 77c19827 952bce7a 0954766b.cc526ac4
pub const VAN_EX1_020: Power = VANILLA;

/// # Thrallmar Farseer
///
/// `VAN_EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Windfury
/// - Reprint of: Thrallmar Farseer [`EX1_021`](crate::classic::neutral::EX1_021)
///
/// State: Vanilla
//~ vanilla VAN_EX1_021 e076f4b2 6dabf7e1 1bd6d73a.9569ce14
pub const VAN_EX1_021: Power = VANILLA;

/// # Silvermoon Guardian
///
/// `VAN_EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Divine Shield
/// - Reprint of: Silvermoon Guardian [`EX1_023`](crate::classic::neutral::EX1_023)
///
/// State: Vanilla
//~ vanilla VAN_EX1_023 1e59d3cb 594b3c61 356a1fb1.cc526ac4
pub const VAN_EX1_023: Power = VANILLA;

/// # Dragonling Mechanic
///
/// `VAN_EX1_025` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Dragonling Mechanic [`EX1_025`](crate::legacy::neutral::EX1_025)
/// - Tokens: Mechanical Dragonling [`EX1_025t`](crate::legacy::neutral::EX1_025t)
///
/// State: Reprint
//~ reprint VAN_EX1_025 3569d2f7 d62972f8 681bc2f8.fdfaf7ac
pub const VAN_EX1_025: Power = crate::cards::EX1_025;

/// # Stranglethorn Tiger
///
/// `VAN_EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
/// - Reprint of: Stranglethorn Tiger [`EX1_028`](crate::classic::neutral::EX1_028)
///
/// State: Vanilla
//~ vanilla VAN_EX1_028 5798b63b f561ac3d e7fba899.86cd88a1
pub const VAN_EX1_028: Power = VANILLA;

/// # Leper Gnome
///
/// `VAN_EX1_029` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Leper Gnome [`EX1_029`](crate::classic::neutral::EX1_029)
///
/// State: Reprint
//~ reprint VAN_EX1_029 b43c77c2 bf165ff8 caef0189.f85f7e9e
pub const VAN_EX1_029: Power = crate::cards::EX1_029;

/// # Sunwalker
///
/// `VAN_EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Taunt, Divine Shield
/// - Reprint of: Sunwalker [`EX1_032`](crate::classic::neutral::EX1_032)
///
/// State: Vanilla
//~ vanilla VAN_EX1_032 8c6c2684 d5b6ce83 c1ca4038.efaaa40f
pub const VAN_EX1_032: Power = VANILLA;

/// # Windfury Harpy
///
/// `VAN_EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Windfury
/// - Reprint of: Windfury Harpy [`EX1_033`](crate::classic::neutral::EX1_033)
///
/// State: Vanilla
//~ vanilla VAN_EX1_033 ed21b4bb e337a37d 479a31fa.9569ce14
pub const VAN_EX1_033: Power = VANILLA;

/// # Twilight Drake
///
/// `VAN_EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Reprint of: Twilight Drake [`EX1_043`](crate::classic::neutral::EX1_043)
///
/// State: Reprint
//~ reprint VAN_EX1_043 5a40bf4a 8881f69a 50d967ce.40fd3180
pub const VAN_EX1_043: Power = crate::cards::EX1_043;

/// # Questing Adventurer
///
/// `VAN_EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Questing Adventurer [`EX1_044`](crate::classic::neutral::EX1_044)
///
/// State: Reprint
//~ reprint VAN_EX1_044 3739fb95 e7a323b6 f20a519a.c6caf91f
pub const VAN_EX1_044: Power = crate::cards::EX1_044;

/// # Ancient Watcher
///
/// `VAN_EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Cant Attack
/// - Reprint of: Ancient Watcher [`EX1_045`](crate::classic::neutral::EX1_045)
///
/// State: Vanilla
//~ vanilla VAN_EX1_045 012dd2f3 cb1c0615 3cfd3426.d7c3ac98
pub const VAN_EX1_045: Power = VANILLA;

/// # Dark Iron Dwarf
///
/// `VAN_EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Attack."
/// - Reprint of: Dark Iron Dwarf [`EX1_046`](crate::classic::neutral::EX1_046)
///
/// State: Reprint
//~ reprint VAN_EX1_046 a4c21302 ed722564 9e90ca24.878bc5a8
pub const VAN_EX1_046: Power = crate::cards::EX1_046;

/// # Spellbreaker
///
/// `VAN_EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
/// - Reprint of: Spellbreaker [`EX1_048`](crate::classic::neutral::EX1_048)
///
/// State: Reprint
//~ reprint VAN_EX1_048 89fb0a0c d71786b4 d8aa1b68.94f1f570
pub const VAN_EX1_048: Power = crate::cards::EX1_048;

/// # Youthful Brewmaster
///
/// `VAN_EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a minion to your hand."
/// - Reprint of: Youthful Brewmaster [`EX1_049`](crate::classic::neutral::EX1_049)
///
/// State: Reprint
//~ reprint VAN_EX1_049 59c03017 0058a1af 357746de.a1848913
pub const VAN_EX1_049: Power = crate::cards::EX1_049;

/// # Coldlight Oracle
///
/// `VAN_EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Reprint of: Coldlight Oracle [`EX1_050`](crate::classic::neutral::EX1_050)
///
/// State: Reprint
//~ reprint VAN_EX1_050 0149f1ad 842893d4 0e9d99a1.fcf2dfe6
pub const VAN_EX1_050: Power = crate::cards::EX1_050;

/// # Mana Addict
///
/// `VAN_EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Mana Addict [`EX1_055`](crate::classic::neutral::EX1_055)
///
/// State: Reprint
//~ reprint VAN_EX1_055 fb35c25f 52732b40 231c4e2e.a31a45f1
pub const VAN_EX1_055: Power = crate::cards::EX1_055;

/// # Ancient Brewmaster
///
/// `VAN_EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a minion to your hand."
/// - Reprint of: Ancient Brewmaster [`EX1_057`](crate::classic::neutral::EX1_057)
///
/// State: Reprint
//~ reprint VAN_EX1_057 44e3305c ef05c335 19d3b269.a1848913
pub const VAN_EX1_057: Power = crate::cards::EX1_057;

/// # Sunfury Protector
///
/// `VAN_EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `1576` = 1
/// - Reprint of: Sunfury Protector [`EX1_058`](crate::classic::neutral::EX1_058)
///
/// State: Reprint
//~ reprint VAN_EX1_058 1cccb246 fcb60d94 81e12ee3.1b4018a7
pub const VAN_EX1_058: Power = crate::cards::EX1_058;

/// # Crazed Alchemist
///
/// `VAN_EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Swap Attack and Health of a minion."
/// - Reprint of: Crazed Alchemist [`EX1_059`](crate::classic::neutral::EX1_059)
///
/// State: Reprint
//~ reprint VAN_EX1_059 e2e4c12d f7667290 161ca9a1.2c65d2fc
pub const VAN_EX1_059: Power = crate::cards::EX1_059;

/// # Old Murk-Eye
///
/// `VAN_EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Charge
/// - Reprint of: Old Murk-Eye [`EX1_062`](crate::legacy::neutral::EX1_062)
///
/// State: Reprint
//~ reprint VAN_EX1_062 019040fa 79eb6141 0766398e.8365bbb1
pub const VAN_EX1_062: Power = crate::cards::EX1_062;

/// # Acidic Swamp Ooze
///
/// `VAN_EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Acidic Swamp Ooze [`EX1_066`](crate::legacy::neutral::EX1_066)
///
/// State: Reprint
//~ reprint VAN_EX1_066 133c8a85 fe9fd628 374dcc66.a8bb4a6e
pub const VAN_EX1_066: Power = crate::cards::EX1_066;

/// # Argent Commander
///
/// `VAN_EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Divine Shield, Charge
/// - Reprint of: Argent Commander [`EX1_067`](crate::classic::neutral::EX1_067)
///
/// State: Vanilla
//~ vanilla VAN_EX1_067 27201856 0ad6fdfe 42dc2731.22050a4f
pub const VAN_EX1_067: Power = VANILLA;

/// # Pint-Sized Summoner
///
/// `VAN_EX1_076` · Neutral minion · 2 mana · 2/2
///
/// > The first minion you play each turn costs (1) less.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Aura
/// - Reprint of: Pint-Sized Summoner [`EX1_076`](crate::classic::neutral::EX1_076)
///
/// State: Reprint
//~ reprint VAN_EX1_076 6e55f575 13164973 355d87ec.7d025a56
pub const VAN_EX1_076: Power = crate::cards::EX1_076;

/// # Secretkeeper
///
/// `VAN_EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// - Set: Vanilla · rare · collectible
/// - Refers to: Secret
/// - Reprint of: Secretkeeper [`EX1_080`](crate::classic::neutral::EX1_080)
///
/// State: Reprint
//~ reprint VAN_EX1_080 d073af29 8f3bd445 ee214904.e15f9e8a
pub const VAN_EX1_080: Power = crate::cards::EX1_080;

/// # Mad Bomber
///
/// `VAN_EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Mad Bomber [`EX1_082`](crate::classic::neutral::EX1_082)
///
/// State: Reprint
//~ reprint VAN_EX1_082 28be70a0 76f3761b 5de839b3.78e2aeeb
pub const VAN_EX1_082: Power = crate::cards::EX1_082;

/// # Tinkmaster Overspark
///
/// `VAN_EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform a minion into a 5/5 or a 1/1 at random."
/// - Reprint of: Tinkmaster Overspark [`EX1_083`](crate::classic::neutral::EX1_083)
/// - Tokens: Squirrel [`VAN_EX1_tk28`], Devilsaur [`VAN_EX1_tk29`]
///
/// State: Reprint
//~ reprint VAN_EX1_083 25388b1e ddb38f68 ec422911.017b2272
pub const VAN_EX1_083: Power = crate::cards::EX1_083;

/// # Mind Control Tech
///
/// `VAN_EX1_085` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one at random.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Mind Control Tech [`EX1_085`](crate::classic::neutral::EX1_085)
///
/// State: Done
//~ done VAN_EX1_085 936aa8cf - 49e3aea8.9f335127
pub const VAN_EX1_085: Power = battlecry(&[take_control(ENEMY_MINIONS.random())]).when(there_are(4, &ENEMY_MINIONS));

/// # Arcane Golem
///
/// `VAN_EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Charge, Battlecry
/// - Reprint of: Arcane Golem [`EX1_089`](crate::classic::neutral::EX1_089)
///
/// State: Reprint
//~ reprint VAN_EX1_089 16122b65 b9ec1b9b 3d08ad43.5dcf19bc
pub const VAN_EX1_089: Power = crate::cards::EX1_089;

/// # Defender of Argus
///
/// `VAN_EX1_093` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `1576` = 1
/// - Reprint of: Defender of Argus [`EX1_093`](crate::classic::neutral::EX1_093)
///
/// State: Reprint
//~ reprint VAN_EX1_093 a06ea449 cd3c2974 0e8b4083.e913cb2a
pub const VAN_EX1_093: Power = crate::cards::EX1_093;

/// # Gadgetzan Auctioneer
///
/// `VAN_EX1_095` · Neutral minion · 5 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Gadgetzan Auctioneer [`EX1_095`](crate::classic::neutral::EX1_095)
///
/// State: Reprint
//~ reprint VAN_EX1_095 896a8d1a c3bfbfbe 6b4bf4e6.97c574f5
pub const VAN_EX1_095: Power = crate::cards::EX1_095;

/// # Loot Hoarder
///
/// `VAN_EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Loot Hoarder [`EX1_096`](crate::classic::neutral::EX1_096)
///
/// State: Reprint
//~ reprint VAN_EX1_096 2d7614d4 6ca6cb0a f1e991d7.505f40e5
pub const VAN_EX1_096: Power = crate::cards::EX1_096;

/// # Abomination
///
/// `VAN_EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Reprint of: Abomination [`EX1_097`](crate::classic::neutral::EX1_097)
///
/// State: Reprint
//~ reprint VAN_EX1_097 b30b982d 0f55ddd3 fba701d0.5560e714
pub const VAN_EX1_097: Power = crate::cards::EX1_097;

/// # Lorewalker Cho
///
/// `VAN_EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// - Set: Vanilla · legendary · collectible
/// - Reprint of: Lorewalker Cho [`EX1_100`](crate::classic::neutral::EX1_100)
///
/// State: Reprint
//~ reprint VAN_EX1_100 d2537448 61b633bd 83851b56.574f54fc
pub const VAN_EX1_100: Power = crate::cards::EX1_100;

/// # Demolisher
///
/// `VAN_EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Mech
/// - Reprint of: Demolisher [`EX1_102`](crate::classic::neutral::EX1_102)
///
/// State: Reprint
//~ reprint VAN_EX1_102 69633c25 6958a1a0 3bdf5191.48900d50
pub const VAN_EX1_102: Power = crate::cards::EX1_102;

/// # Coldlight Seer
///
/// `VAN_EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give ALL other Murlocs +2 Health.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Reprint of: Coldlight Seer [`EX1_103`](crate::classic::neutral::EX1_103)
///
/// State: Done
//~ done VAN_EX1_103 04375298 - 48449b5d.d0bf4903
pub const VAN_EX1_103: Power = battlecry(&[attach("EX1_103e").to(OTHER_MINIONS.that(MURLOC))]);

/// # Mountain Giant
///
/// `VAN_EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Mountain Giant [`EX1_105`](crate::classic::neutral::EX1_105)
///
/// State: Reprint
//~ reprint VAN_EX1_105 b0d07342 69893b40 dadbc7ec.1ebe47d0
pub const VAN_EX1_105: Power = crate::cards::EX1_105;

/// # Cairne Bloodhoof
///
/// `VAN_EX1_110` · Neutral minion · 6 mana · 4/5
///
/// > **Deathrattle:** Summon a 4/5 Baine Bloodhoof.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Cairne Bloodhoof [`EX1_110`](crate::classic::neutral::EX1_110)
/// - Tokens: Baine Bloodhoof [`VAN_EX1_110t`]
///
/// State: Done
//~ done VAN_EX1_110 7811f6bb - abe7b1ed.f1eee2fc
pub const VAN_EX1_110: Power = deathrattle(&[summon(card("VAN_EX1_110t"))]);

/// # Baine Bloodhoof
///
/// `VAN_EX1_110t` · Neutral minion · 4 mana · 4/5
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ vanilla VAN_EX1_110t 9e435bfe b4d1e269 55ae9b4c
pub const VAN_EX1_110t: Power = VANILLA;

/// # Gelbin Mekkatorque
///
/// `VAN_EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Gelbin Mekkatorque [`EX1_112`](crate::legacy::neutral::EX1_112)
///
/// State: Reprint
//~ reprint VAN_EX1_112 e25c345c 9592578d a6d7dd11.d0cdea89
pub const VAN_EX1_112: Power = crate::cards::EX1_112;

/// # Leeroy Jenkins
///
/// `VAN_EX1_116` · Neutral minion · 4 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Charge, Battlecry
/// - Reprint of: Leeroy Jenkins [`EX1_116`](crate::classic::neutral::EX1_116)
/// - Tokens: Whelp [`EX1_116t`](crate::classic::neutral::EX1_116t)
///
/// State: Reprint
//~ reprint VAN_EX1_116 d3c4ed3b 11c2625b 4172e274.8624a9cd
pub const VAN_EX1_116: Power = crate::cards::EX1_116;

/// # Dire Wolf Alpha
///
/// `VAN_EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Beast
/// - Mechanics: Adjacent Buff, Aura
/// - Reprint of: Dire Wolf Alpha [`EX1_162`](crate::classic::neutral::EX1_162)
///
/// State: Reprint
//~ reprint VAN_EX1_162 c25cdadc c74a6ee0 490028dd.a8beaaf7
pub const VAN_EX1_162: Power = crate::cards::EX1_162;

/// # Emperor Cobra
///
/// `VAN_EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > Destroy any minion damaged by this minion.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Non Keyword Poisonous
/// - Reprint of: Emperor Cobra [`EX1_170`](crate::classic::neutral::EX1_170)
///
/// State: Done
//~ done VAN_EX1_170 01bce61d - 66926482.9911a0d9
pub const VAN_EX1_170: Power = whenever(MINIONS.takes_damage(ITSELF)).then(&[destroy(WHO)]);

/// # Baron Geddon
///
/// `VAN_EX1_249` · Neutral minion · 7 mana · 7/5
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// - Set: Vanilla · legendary · collectible
/// - Reprint of: Baron Geddon [`EX1_249`](crate::classic::neutral::EX1_249)
///
/// State: Reprint
//~ reprint VAN_EX1_249 4faaf78a ebf0e0e3 18c9c1d4.e7cbfc5a
pub const VAN_EX1_249: Power = crate::cards::EX1_249;

/// # Frost Elemental
///
/// `VAN_EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Freeze, Battlecry
/// - Target: "Freeze a character."
/// - Reprint of: Frost Elemental [`EX1_283`](crate::classic::neutral::EX1_283)
///
/// State: Reprint
//~ reprint VAN_EX1_283 dff23f19 b2c24516 d2da48a6.7c719279
pub const VAN_EX1_283: Power = crate::cards::EX1_283;

/// # Azure Drake
///
/// `VAN_EX1_284` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower, Battlecry
/// - Reprint of: Azure Drake [`EX1_284`](crate::classic::neutral::EX1_284)
///
/// State: Reprint
//~ reprint VAN_EX1_284 50bd458e 2183f5ad bf8b4cd4.6de7b73a
pub const VAN_EX1_284: Power = crate::cards::EX1_284;

/// # Ragnaros the Firelord
///
/// `VAN_EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Cant Attack
/// - Reprint of: Ragnaros the Firelord [`EX1_298`](crate::classic::neutral::EX1_298)
///
/// State: Reprint
//~ reprint VAN_EX1_298 d56079cc abdb0447 f7e4a790.8b56020b
pub const VAN_EX1_298: Power = crate::cards::EX1_298;

/// # Tauren Warrior
///
/// `VAN_EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**. **Enrage:** +3 Attack
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Taunt
/// - Refers to: Enraged, Enrage Tooltip
/// - Reprint of: Tauren Warrior [`EX1_390`](crate::classic::neutral::EX1_390)
///
/// State: Done
//~ done VAN_EX1_390 2459ec24 - f2fa85d2.2e5728a0
pub const VAN_EX1_390: Power = aura(THIS).when(DAMAGED).gives("EX1_390e");

/// # Amani Berserker
///
/// `VAN_EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > **Enrage:** +3 Attack
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Enraged, Enrage Tooltip
/// - Reprint of: Amani Berserker [`EX1_393`](crate::classic::neutral::EX1_393)
///
/// State: Done
//~ done VAN_EX1_393 778179ec - 2ca6a224.80fafa50
pub const VAN_EX1_393: Power = aura(THIS).when(DAMAGED).gives("EX1_393e");

/// # Mogu'shan Warden
///
/// `VAN_EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Taunt
/// - Reprint of: Mogu'shan Warden [`EX1_396`](crate::classic::neutral::EX1_396)
///
/// State: Vanilla
//~ vanilla VAN_EX1_396 cdabbd59 f6c4ae37 63f5b4a8.4b0c5d24
pub const VAN_EX1_396: Power = VANILLA;

/// # Gurubashi Berserker
///
/// `VAN_EX1_399` · Neutral minion · 5 mana · 2/7
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Gurubashi Berserker [`EX1_399`](crate::legacy::neutral::EX1_399)
///
/// State: Reprint
//~ reprint VAN_EX1_399 2c1bcc77 f9c56a93 e4bf76d5.c691322c
pub const VAN_EX1_399: Power = crate::cards::EX1_399;

/// # Shieldbearer
///
/// `VAN_EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Taunt
/// - Reprint of: Shieldbearer [`EX1_405`](crate::classic::neutral::EX1_405)
///
/// State: Vanilla
//~ vanilla VAN_EX1_405 f02bde66 9d32313e d95eea96.4b0c5d24
pub const VAN_EX1_405: Power = VANILLA;

/// # Raging Worgen
///
/// `VAN_EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > **Enrage: Windfury** and +1 Attack
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Windfury, Enraged, Enrage Tooltip
/// - Reprint of: Raging Worgen [`EX1_412`](crate::classic::neutral::EX1_412)
///
/// State: Done
//~ done VAN_EX1_412 187baf90 - d721814b.8f44fd9a
pub const VAN_EX1_412: Power = aura(THIS).when(DAMAGED).gives("EX1_412e");

/// # Murloc Tidehunter
///
/// `VAN_EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Reprint of: Murloc Tidehunter [`EX1_506`](crate::legacy::neutral::EX1_506)
/// - Tokens: Murloc Scout [`VAN_EX1_506a`]
///
/// State: Reprint
//~ reprint VAN_EX1_506 ce41eb2d cafd2542 ff81cffd.099a2349
pub const VAN_EX1_506: Power = crate::cards::EX1_506;

/// # Murloc Scout
///
/// `VAN_EX1_506a` · Neutral minion · 0 mana · 1/1
///
/// - Set: Vanilla · common
/// - Minion type: Murloc
/// - Reprint of: Murloc Scout [`EX1_506a`](crate::legacy::neutral::EX1_506a)
///
/// State: Vanilla
//~ vanilla VAN_EX1_506a 92f7051d 97ca8df4 3a95575e
pub const VAN_EX1_506a: Power = VANILLA;

/// # Murloc Warleader
///
/// `VAN_EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > ALL other murlocs have +2/+1.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Reprint of: Murloc Warleader [`EX1_507`](crate::classic::neutral::EX1_507)
/// - Enchantments: Mrgglaargl! [`VAN_EX1_507e`]
///
/// State: Done
//~ done VAN_EX1_507 1a852b57 - 1523fefb.16570369
pub const VAN_EX1_507: Power = aura(OTHER_MINIONS.that(MURLOC)).gives("VAN_EX1_507e");

/// # Mrgglaargl!
///
/// `VAN_EX1_507e` · Neutral enchantment
///
/// > +2/+1 from Murloc Warleader.
///
/// - Set: Vanilla
/// - Tokens: Murloc Warleader [`VAN_EX1_507`]
///
/// State: Done
//~ done VAN_EX1_507e 35c3cce2 - 518b0a27.31768a92
pub const VAN_EX1_507e: Power = enchant(&[plus(2, 1)]);

/// # Grimscale Oracle
///
/// `VAN_EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > ALL other Murlocs have +1 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Reprint of: Grimscale Oracle [`EX1_508`](crate::legacy::neutral::EX1_508)
///
/// State: Done
//~ done VAN_EX1_508 913aae42 - ff8b4d4b.8f71a39f
pub const VAN_EX1_508: Power = aura(OTHER_MINIONS.that(MURLOC)).gives("EX1_508o");

/// # Murloc Tidecaller
///
/// `VAN_EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a Murloc is summoned, gain +1 Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Murloc
/// - Reprint of: Murloc Tidecaller [`EX1_509`](crate::classic::neutral::EX1_509)
///
/// State: Done
//~ done VAN_EX1_509 84d4e7aa - 7e64aa09.9ea24964
pub const VAN_EX1_509: Power = whenever(PLAYERS.summon(MURLOC)).then(&[attach("EX1_509e")]);

/// # Harvest Golem
///
/// `VAN_EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Reprint of: Harvest Golem [`EX1_556`](crate::classic::neutral::EX1_556)
/// - Tokens: Damaged Golem [`VAN_skele21`], Damaged Golem [`skele21`](crate::classic::neutral::skele21)
///
/// State: Reprint
//~ reprint VAN_EX1_556 b53eb868 9e902059 5bdc413f.ce54d0ff
pub const VAN_EX1_556: Power = crate::cards::EX1_556;

/// # Nat Pagle
///
/// `VAN_EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// - Set: Vanilla · legendary · collectible
/// - Reprint of: Nat Pagle [`EX1_557`](crate::classic::neutral::EX1_557)
///
/// State: Reprint
//~ reprint VAN_EX1_557 791b80e9 997ccdb1 77e1eeee.fcb0cd71
pub const VAN_EX1_557: Power = crate::cards::EX1_557;

/// # Harrison Jones
///
/// `VAN_EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Harrison Jones [`EX1_558`](crate::classic::neutral::EX1_558)
///
/// State: Reprint
//~ reprint VAN_EX1_558 f8bea5f0 adab4fb7 f21192e9.e996c7cd
pub const VAN_EX1_558: Power = crate::cards::EX1_558;

/// # Nozdormu
///
/// `VAN_EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Dragon
/// - Reprint of: Nozdormu [`EX1_560`](crate::classic::neutral::EX1_560)
///
/// State: Reprint
//~ reprint VAN_EX1_560 f83f9cfe ff35a33b dce4bbf4.b1dce0d5
pub const VAN_EX1_560: Power = crate::cards::EX1_560;

/// # Alexstrasza
///
/// `VAN_EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Set Health to 15."
/// - Reprint of: Alexstrasza [`EX1_561`](crate::classic::neutral::EX1_561)
///
/// State: Reprint
//~ reprint VAN_EX1_561 b858dadf 3f09be8a 56b4f3e3.857fd4d9
pub const VAN_EX1_561: Power = crate::cards::EX1_561;

/// # Onyxia
///
/// `VAN_EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Reprint of: Onyxia [`EX1_562`](crate::classic::neutral::EX1_562)
/// - Tokens: Whelp [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
///
/// State: Reprint
//~ reprint VAN_EX1_562 d7dea96c 6636fa76 3b9288e2.2b71ab6a
pub const VAN_EX1_562: Power = crate::cards::EX1_562;

/// # Malygos
///
/// `VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower
/// - Reprint of: Malygos [`EX1_563`](crate::classic::neutral::EX1_563)
///
/// State: Reprint
//~ reprint VAN_EX1_563 2b5569a8 a92d5a47 df11bead.ea661852
pub const VAN_EX1_563: Power = crate::cards::EX1_563;

/// # Faceless Manipulator
///
/// `VAN_EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Become a copy of a minion."
/// - Reprint of: Faceless Manipulator [`EX1_564`](crate::classic::neutral::EX1_564)
///
/// State: Reprint
//~ reprint VAN_EX1_564 ca4c00df 006692b1 83b5ea24.d29d2e6b
pub const VAN_EX1_564: Power = crate::cards::EX1_564;

/// # Ysera
///
/// `VAN_EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, add a Dream Card to your hand.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `4392` = 1
/// - Reprint of: Ysera [`EX1_572`](crate::classic::neutral::EX1_572)
///
/// State: Done
//~ done VAN_EX1_572 423b86c7 - 71e5102c.80bbde59
pub const VAN_EX1_572: Power = at_end_of_your_turn(&[get(one_of(&[
    "VAN_DREAM_01",
    "VAN_DREAM_02",
    "VAN_DREAM_03",
    "VAN_DREAM_04",
    "VAN_DREAM_05",
]))]);

/// # The Beast
///
/// `VAN_EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast
/// - Reprint of: The Beast [`EX1_577`](crate::classic::neutral::EX1_577)
/// - Tokens: Pip Quickwit [`EX1_finkle`](crate::classic::neutral::EX1_finkle), Pip Quickwit [`VAN_EX1_finkle`]
///
/// State: Reprint
//~ reprint VAN_EX1_577 0329e6c3 9dda8706 8d612f03.da58b178
pub const VAN_EX1_577: Power = crate::cards::EX1_577;

/// # Dalaran Mage
///
/// `VAN_EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Spellpower
/// - Reprint of: Dalaran Mage [`EX1_582`](crate::legacy::neutral::EX1_582)
///
/// State: Vanilla
//~ vanilla VAN_EX1_582 6876471e 04b984d1 3867fc29.b88f2291
pub const VAN_EX1_582: Power = VANILLA;

/// # Priestess of Elune
///
/// `VAN_EX1_583` · Neutral minion · 6 mana · 5/4
///
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Priestess of Elune [`EX1_583`](crate::classic::neutral::EX1_583)
///
/// State: Reprint
//~ reprint VAN_EX1_583 eabcc3cd e29cacbd ea1f6455.918dc7a7
pub const VAN_EX1_583: Power = crate::cards::EX1_583;

/// # Ancient Mage
///
/// `VAN_EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Tags: `1576` = 1
/// - Reprint of: Ancient Mage [`EX1_584`](crate::classic::neutral::EX1_584)
///
/// State: Reprint
//~ reprint VAN_EX1_584 65386753 5e35014b 7dd7e2a0.e2db55f4
pub const VAN_EX1_584: Power = crate::cards::EX1_584;

/// # Sea Giant
///
/// `VAN_EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Sea Giant [`EX1_586`](crate::classic::neutral::EX1_586)
///
/// State: Reprint
//~ reprint VAN_EX1_586 144bb538 14dd2f01 a98c0ed6.3ea883f5
pub const VAN_EX1_586: Power = crate::cards::EX1_586;

/// # Blood Knight
///
/// `VAN_EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Reprint of: Blood Knight [`EX1_590`](crate::classic::neutral::EX1_590)
///
/// State: Reprint
//~ reprint VAN_EX1_590 b0902e4e a5ec1985 4e361acf.58cbffe8
pub const VAN_EX1_590: Power = crate::cards::EX1_590;

/// # Nightblade
///
/// `VAN_EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Nightblade [`EX1_593`](crate::legacy::neutral::EX1_593)
///
/// State: Reprint
//~ reprint VAN_EX1_593 b6ebc325 a1f8190d 7ec402ac.f73cff07
pub const VAN_EX1_593: Power = crate::cards::EX1_593;

/// # Cult Master
///
/// `VAN_EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Cult Master [`EX1_595`](crate::classic::neutral::EX1_595)
///
/// State: Reprint
//~ reprint VAN_EX1_595 f7dc954b aa1c773d e2f2a179.95e9d172
pub const VAN_EX1_595: Power = crate::cards::EX1_595;

/// # Imp Master
///
/// `VAN_EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Imp Master [`EX1_597`](crate::classic::neutral::EX1_597)
/// - Tokens: Imp [`EX1_598`](crate::classic::neutral::EX1_598), Imp [`VAN_EX1_598`]
///
/// State: Reprint
//~ reprint VAN_EX1_597 07e681e8 c7115d7e 8093755a.74648f44
pub const VAN_EX1_597: Power = crate::cards::EX1_597;

/// # Imp
///
/// `VAN_EX1_598` · Neutral minion · 1 mana · 1/1
///
/// - Set: Vanilla
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Reprint of: Imp [`EX1_598`](crate::classic::neutral::EX1_598)
///
/// State: Vanilla
//~ vanilla VAN_EX1_598 55082955 1fdac8ad 72874b00
pub const VAN_EX1_598: Power = VANILLA;

/// # Illidan Stormrage
///
/// `VAN_EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > Whenever you play a card, summon a 2/1 Flame of Azzinoth.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Demon
/// - Reprint of: Xavius [`EX1_614`](crate::classic::neutral::EX1_614)
/// - Tokens: Flame of Azzinoth [`VAN_TU4e_002t`]
///
/// State: Done
//~ done VAN_EX1_614 8c04e799 - b4872c6a.80224b6a
pub const VAN_EX1_614: Power = whenever(YOU.play(CARD)).then(&[summon(card("VAN_TU4e_002t"))]);

/// # Mana Wraith
///
/// `VAN_EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Aura
/// - Reprint of: Mana Wraith [`EX1_616`](crate::classic::neutral::EX1_616)
///
/// State: Reprint
//~ reprint VAN_EX1_616 09fda78d 467f3e58 64c1537f.68d11fc8
pub const VAN_EX1_616: Power = crate::cards::EX1_616;

/// # Molten Giant
///
/// `VAN_EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each damage your hero has taken.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Molten Giant [`EX1_620`](crate::classic::neutral::EX1_620)
///
/// State: Done
//~ done VAN_EX1_620 8a130eeb - b28a5721.7d32074c
pub const VAN_EX1_620: Power = costs(&[cost_less(1).times(DAMAGE.of(YOUR_HERO))]);

/// # Pip Quickwit
///
/// `VAN_EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// - Set: Vanilla
/// - Reprint of: Pip Quickwit [`EX1_finkle`](crate::classic::neutral::EX1_finkle)
///
/// State: Vanilla
//~ vanilla VAN_EX1_finkle dd4fee22 f26aa6a7 7ee3260f
pub const VAN_EX1_finkle: Power = VANILLA;

/// # Squirrel
///
/// `VAN_EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// - Set: Vanilla
/// - Minion type: Beast
/// - Reprint of: Squirrel [`EX1_tk28`](crate::classic::neutral::EX1_tk28)
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk28 60bdaf01 b7dc86cf c5da2720
pub const VAN_EX1_tk28: Power = VANILLA;

/// # Devilsaur
///
/// `VAN_EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// - Set: Vanilla
/// - Minion type: Beast
/// - Reprint of: Devilsaur [`EX1_tk29`](crate::classic::neutral::EX1_tk29)
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk29 8c48ff53 30bd6fc8 f95d3f4f
pub const VAN_EX1_tk29: Power = VANILLA;

/// # Luck of the Coin
///
/// `VAN_GAME_001` · Neutral enchantment
///
/// > Going second grants you increased Health.
///
/// - Set: Vanilla
/// - Reprint of: Luck of the Coin [`GAME_001`](crate::legacy::neutral::GAME_001)
///
/// State: Reprint
//~ reprint VAN_GAME_001 b9201d6b 4992956c 525210e2.b19402d1
pub const VAN_GAME_001: Power = crate::cards::GAME_001;

/// # Avatar of the Coin
///
/// `VAN_GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// - Set: Vanilla · free
/// - Reprint of: Avatar of the Coin [`GAME_002`](crate::legacy::neutral::GAME_002)
///
/// State: Reprint
//~ reprint VAN_GAME_002 36d5cbb6 fa421824 1a0553c7.441a003a
pub const VAN_GAME_002: Power = crate::cards::GAME_002;

/// # Coin's Vengeance
///
/// `VAN_GAME_003` · Neutral enchantment
///
/// > Going second makes your first minion stronger.
///
/// - Set: Vanilla
/// - Reprint of: Coin's Vengeance [`GAME_003`](crate::legacy::neutral::GAME_003)
///
/// State: Reprint
//~ reprint VAN_GAME_003 05efd137 c40661cd f74eaf33.679cd3bf
pub const VAN_GAME_003: Power = crate::cards::GAME_003;

/// # AFK
///
/// `VAN_GAME_004` · Neutral enchantment
///
/// > Your turns are shorter.
///
/// - Set: Vanilla
/// - Reprint of: AFK [`GAME_004`](crate::legacy::neutral::GAME_004)
///
/// State: Reprint
//~ reprint VAN_GAME_004 2a4bddb1 ef0d9483 4b97cd34.9d4f67b5
pub const VAN_GAME_004: Power = crate::cards::GAME_004;

/// # NOOOOOOOOOOOO
///
/// `VAN_GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// - Set: Vanilla
/// - Reprint of: NOOOOOOOOOOOO [`GAME_006`](crate::legacy::neutral::GAME_006)
///
/// State: Reprint
//~ reprint VAN_GAME_006 0c541318 91e36be7 a8f7828a.f2be88da
pub const VAN_GAME_006: Power = crate::cards::GAME_006;

/// # Tournament Short Turn
///
/// `VAN_GAME_011` · Neutral enchantment
///
/// > Your turns are shorter.
///
/// - Set: Vanilla
/// - Reprint of: Tournament Short Turn [`GAME_011`](crate::legacy::neutral::GAME_011)
///
/// State: Reprint
//~ reprint VAN_GAME_011 7c74d404 cdc3c722 80cef330.9d4f67b5
pub const VAN_GAME_011: Power = crate::cards::GAME_011;

/// # Cost = 1
///
/// `VAN_GBL_001e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost = 1 [`GBL_001e`](crate::legacy::neutral::GBL_001e)
///
/// State: Reprint
//~ reprint VAN_GBL_001e 20d8b8b1 032351a3 929a2231.53ed184d
pub const VAN_GBL_001e: Power = crate::cards::GBL_001e;

/// # Cost - 2
///
/// `VAN_GBL_002e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost - 2 [`GBL_002e`](crate::legacy::neutral::GBL_002e)
///
/// State: Reprint
//~ reprint VAN_GBL_002e 84f773af 8f8c7fd2 17badab2.90c32b47
pub const VAN_GBL_002e: Power = crate::cards::GBL_002e;

/// # Cost - 1
///
/// `VAN_GBL_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost - 1 [`GBL_003e`](crate::legacy::neutral::GBL_003e)
///
/// State: Reprint
//~ reprint VAN_GBL_003e 87501cd1 a7a7d12b 8787beb8.f705eb41
pub const VAN_GBL_003e: Power = crate::cards::GBL_003e;

/// # Cost - 3
///
/// `VAN_GBL_004e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost - 3 [`GBL_004e`](crate::legacy::neutral::GBL_004e)
///
/// State: Reprint
//~ reprint VAN_GBL_004e 84134013 da806848 cc8de058.bb1f76c5
pub const VAN_GBL_004e: Power = crate::cards::GBL_004e;

/// # Cost + 2
///
/// `VAN_GBL_005e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost + 2 [`GBL_005e`](crate::legacy::neutral::GBL_005e)
///
/// State: Reprint
//~ reprint VAN_GBL_005e 541a4e6e 25345dbf 813ca908.7201933b
pub const VAN_GBL_005e: Power = crate::cards::GBL_005e;

/// # Cost = 2
///
/// `VAN_GBL_006e` · Neutral enchantment
///
/// > Costs (2).
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost = 2 [`GBL_006e`](crate::legacy::neutral::GBL_006e)
///
/// State: Reprint
//~ reprint VAN_GBL_006e eab7b644 c0d05af4 bb5a7ed2.04819642
pub const VAN_GBL_006e: Power = crate::cards::GBL_006e;

/// # Cost = 10
///
/// `VAN_GBL_007e` · Neutral enchantment
///
/// > Costs (10).
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost = 10 [`GBL_007e`](crate::legacy::neutral::GBL_007e)
///
/// State: Reprint
//~ reprint VAN_GBL_007e bc40f099 c11919ac 39000c12.5e52b96a
pub const VAN_GBL_007e: Power = crate::cards::GBL_007e;

/// # Cost - 4
///
/// `VAN_GBL_008e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost - 4 [`GBL_008e`](crate::legacy::neutral::GBL_008e)
///
/// State: Reprint
//~ reprint VAN_GBL_008e 18558550 d54fbea2 e5963c37.1e6b07db
pub const VAN_GBL_008e: Power = crate::cards::GBL_008e;

/// # Cost = 0
///
/// `VAN_GBL_009e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost = 0 [`GBL_009e`](crate::legacy::neutral::GBL_009e)
///
/// State: Reprint
//~ reprint VAN_GBL_009e fba36db5 b96e7117 a0ec8dd2.dd600ecd
pub const VAN_GBL_009e: Power = crate::cards::GBL_009e;

/// # Cost = 3
///
/// `VAN_GBL_010e` · Neutral enchantment
///
/// > Costs (3).
///
/// - Set: Vanilla
/// - Mechanics: Enchantment Invisible
/// - Reprint of: Cost = 3 [`GBL_010e`](crate::legacy::neutral::GBL_010e)
///
/// State: Reprint
//~ reprint VAN_GBL_010e 4ac1b5d3 c8b29d9c f31a682f.d924ec8d
pub const VAN_GBL_010e: Power = crate::cards::GBL_010e;

/// # Captain's Parrot
///
/// `VAN_NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: Captain's Parrot [`NEW1_016`](crate::legacy::neutral::NEW1_016)
///
/// State: Reprint
//~ reprint VAN_NEW1_016 ebcfc032 d93e87a0 41727c4a.827fb53c
pub const VAN_NEW1_016: Power = crate::cards::NEW1_016;

/// # Hungry Crab
///
/// `VAN_NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Target: "Destroy a Murloc."
/// - Reprint of: Hungry Crab [`NEW1_017`](crate::classic::neutral::NEW1_017)
///
/// State: Reprint
//~ reprint VAN_NEW1_017 65da8fc9 abbbbe02 50fe922f.a3d92616
pub const VAN_NEW1_017: Power = crate::cards::NEW1_017;

/// # Bloodsail Raider
///
/// `VAN_NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Bloodsail Raider [`NEW1_018`](crate::classic::neutral::NEW1_018)
///
/// State: Reprint
//~ reprint VAN_NEW1_018 352ebace f7dc7423 63aa7c70.ff77e216
pub const VAN_NEW1_018: Power = crate::cards::NEW1_018;

/// # Knife Juggler
///
/// `VAN_NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Knife Juggler [`NEW1_019`](crate::classic::neutral::NEW1_019)
///
/// State: Reprint
//~ reprint VAN_NEW1_019 ab7f59e9 ba8ecbf8 b8ab74e2.717da147
pub const VAN_NEW1_019: Power = crate::cards::NEW1_019;

/// # Wild Pyromancer
///
/// `VAN_NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Wild Pyromancer [`NEW1_020`](crate::classic::neutral::NEW1_020)
///
/// State: Reprint
//~ reprint VAN_NEW1_020 3389206d 97acbc1d 60b3a0e5.b7796a67
pub const VAN_NEW1_020: Power = crate::cards::NEW1_020;

/// # Doomsayer
///
/// `VAN_NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// - Set: Vanilla · epic · collectible
/// - Tags: `886` = 1
/// - Reprint of: Doomsayer [`NEW1_021`](crate::classic::neutral::NEW1_021)
///
/// State: Reprint
//~ reprint VAN_NEW1_021 7953c34c 4609fdaa f60aa172.8c8e2fcf
pub const VAN_NEW1_021: Power = crate::cards::NEW1_021;

/// # Dread Corsair
///
/// `VAN_NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt
/// - Reprint of: Dread Corsair [`NEW1_022`](crate::classic::neutral::NEW1_022)
///
/// State: Reprint
//~ reprint VAN_NEW1_022 76dd6ea5 da682d35 9b1bd8af.f0778a68
pub const VAN_NEW1_022: Power = crate::cards::NEW1_022;

/// # Faerie Dragon
///
/// `VAN_NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
/// - Reprint of: Faerie Dragon [`NEW1_023`](crate::classic::neutral::NEW1_023)
///
/// State: Vanilla
//~ vanilla VAN_NEW1_023 6b04f002 b242fd74 debe546e.c54580ff
pub const VAN_NEW1_023: Power = VANILLA;

/// # Captain Greenskin
///
/// `VAN_NEW1_024` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1/+1.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Captain Greenskin [`NEW1_024`](crate::classic::neutral::NEW1_024)
///
/// State: Reprint
//~ reprint VAN_NEW1_024 b8d60eb9 28726c9f 46765a37.3eb17f25
pub const VAN_NEW1_024: Power = crate::cards::NEW1_024;

/// # Bloodsail Corsair
///
/// `VAN_NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Bloodsail Corsair [`NEW1_025`](crate::classic::neutral::NEW1_025)
///
/// State: Reprint
//~ reprint VAN_NEW1_025 bad8216a ea53b91a 46775a8d.2896f1bd
pub const VAN_NEW1_025: Power = crate::cards::NEW1_025;

/// # Violet Teacher
///
/// `VAN_NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Violet Teacher [`NEW1_026`](crate::classic::neutral::NEW1_026)
/// - Tokens: Violet Apprentice [`VAN_NEW1_026t`]
///
/// State: Reprint
//~ reprint VAN_NEW1_026 62e4f863 0f9f4703 0c895f60.037585e0
pub const VAN_NEW1_026: Power = crate::cards::NEW1_026;

/// # Violet Apprentice
///
/// `VAN_NEW1_026t` · Neutral minion · 0 mana · 1/1
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ vanilla VAN_NEW1_026t 7aa51460 18fed4e3 55d3916d
pub const VAN_NEW1_026t: Power = VANILLA;

/// # Southsea Captain
///
/// `VAN_NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
/// - Reprint of: Southsea Captain [`NEW1_027`](crate::classic::neutral::NEW1_027)
/// - Enchantments: Yarrr! [`VAN_NEW1_027e`]
///
/// State: Reprint
//~ reprint VAN_NEW1_027 85895a85 ef1b2fa0 eaeb0c3a.2e7a04b0
pub const VAN_NEW1_027: Power = crate::cards::NEW1_027;

/// # Yarrr!
///
/// `VAN_NEW1_027e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Vanilla
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived VAN_NEW1_027e 51798302 aca9ec65 5db21a43.67341004
pub const VAN_NEW1_027e: Power = enchant(&[plus(1, 1)]);

/// # Millhouse Manastorm
///
/// `VAN_NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Millhouse Manastorm [`NEW1_029`](crate::classic::neutral::NEW1_029)
/// - Enchantments: Live, Millhouse! [`VAN_NEW1_029e`](crate::classic::neutral::VAN_NEW1_029e)
///
/// State: Reprint
//~ reprint VAN_NEW1_029 2e1134a2 98db1336 c51cea87.3143abf3
pub const VAN_NEW1_029: Power = crate::cards::NEW1_029;

/// # Deathwing
///
/// `VAN_NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DISCARD_CARDS` = 10, `4485` = 1
/// - Reprint of: Deathwing [`NEW1_030`](crate::classic::neutral::NEW1_030)
///
/// State: Reprint
//~ reprint VAN_NEW1_030 bcad7b4d 7f560043 e317f3cc.8d3d5378
pub const VAN_NEW1_030: Power = crate::cards::NEW1_030;

/// # Master Swordsmith
///
/// `VAN_NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Master Swordsmith [`NEW1_037`](crate::classic::neutral::NEW1_037)
///
/// State: Reprint
//~ reprint VAN_NEW1_037 49ef029c 75580387 6ca09097.6d96fc14
pub const VAN_NEW1_037: Power = crate::cards::NEW1_037;

/// # Gruul
///
/// `VAN_NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// - Set: Vanilla · legendary · collectible
/// - Reprint of: Gruul [`NEW1_038`](crate::classic::neutral::NEW1_038)
///
/// State: Reprint
//~ reprint VAN_NEW1_038 b26f7277 cd167d08 fc4c506b.3c1b0ad0
pub const VAN_NEW1_038: Power = crate::cards::NEW1_038;

/// # Hogger
///
/// `VAN_NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// - Set: Vanilla · legendary · collectible
/// - Refers to: Taunt
/// - Reprint of: Hogger [`NEW1_040`](crate::classic::neutral::NEW1_040)
/// - Tokens: Gnoll [`NEW1_040t`](crate::classic::neutral::NEW1_040t)
///
/// State: Reprint
//~ reprint VAN_NEW1_040 23f7662d 9d31689b 3c2e30af.4d30ba86
pub const VAN_NEW1_040: Power = crate::cards::NEW1_040;

/// # Stampeding Kodo
///
/// `VAN_NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: Stampeding Kodo [`NEW1_041`](crate::classic::neutral::NEW1_041)
///
/// State: Reprint
//~ reprint VAN_NEW1_041 97aa4995 24bd35ec 674f47f6.0e31fda5
pub const VAN_NEW1_041: Power = crate::cards::NEW1_041;

/// # Elite Tauren Chieftain
///
/// `VAN_PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Elite Tauren Chieftain [`PRO_001`](crate::legacy::neutral::PRO_001)
/// - Tokens: Power of the Horde [`VAN_PRO_001c`]
///
/// State: Reprint
//~ reprint VAN_PRO_001 f07f0723 3bc183ea 9c02fff8.eb63f1f2
pub const VAN_PRO_001: Power = crate::cards::PRO_001;

/// # Power of the Horde
///
/// `VAN_PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// - Set: Vanilla
/// - Reprint of: Power of the Horde [`PRO_001c`](crate::legacy::neutral::PRO_001c)
///
/// State: Reprint
//~ reprint VAN_PRO_001c 7c6b4c0c b487ff3c 957b4648.1c943d8c
pub const VAN_PRO_001c: Power = crate::cards::PRO_001c;

/// # Flame of Azzinoth
///
/// `VAN_TU4e_002t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ vanilla VAN_TU4e_002t 4c4e2d15 b5fb9bfb ad9db8dc
pub const VAN_TU4e_002t: Power = VANILLA;

/// # Skeleton
///
/// `VAN_skele11` · Neutral minion · 1 mana · 1/1
///
/// - Set: Vanilla · common
/// - Reprint of: Skeleton [`skele11`](crate::legacy::neutral::skele11)
///
/// State: Vanilla
//~ vanilla VAN_skele11 5adac4dd dbc68f11 cff729e0
pub const VAN_skele11: Power = VANILLA;

/// # Damaged Golem
///
/// `VAN_skele21` · Neutral minion · 1 mana · 2/1
///
/// - Set: Vanilla
/// - Minion type: Mech
/// - Reprint of: Damaged Golem [`skele21`](crate::classic::neutral::skele21)
///
/// State: Vanilla
//~ vanilla VAN_skele21 2a27a13a dfc3bc3c 95fa75f2
pub const VAN_skele21: Power = VANILLA;

/// # Flesheating Ghoul
///
/// `VAN_tt_004` · Neutral minion · 3 mana · 2/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Flesheating Ghoul [`tt_004`](crate::classic::neutral::tt_004)
///
/// State: Reprint
//~ reprint VAN_tt_004 5045328e d7beb22e d933566a.983338ec
pub const VAN_tt_004: Power = crate::cards::tt_004;
