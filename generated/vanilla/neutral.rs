//! Neutral cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ VAN_CS1_042 vanilla 0b4cced2 772bcfa2
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
//~ VAN_CS1_069 vanilla bcaed41c 0f5411bb
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
//~ VAN_CS2_117 reprint 000d550c 80b6e868
pub const VAN_CS2_117: Power = crate::cards::CS2_117;

/// # Magma Rager
///
/// `VAN_CS2_118` · Neutral minion · 3 mana · 5/1
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Magma Rager [`CS2_118`](crate::legacy::neutral::CS2_118)
///
/// State: Vanilla
//~ VAN_CS2_118 vanilla 5d844081 db10152d
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
//~ VAN_CS2_119 vanilla e3d8906a 67a6f87f
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
//~ VAN_CS2_120 vanilla 64120044 122a0a1b
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
//~ VAN_CS2_121 vanilla 9d86fccc cfa39c1f
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
//~ VAN_CS2_122 reprint 6f625a72 08540dce
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
//~ VAN_CS2_124 vanilla b99879b5 e356b4cb
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
//~ VAN_CS2_125 vanilla 65862397 66bce1e9
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
//~ VAN_CS2_127 vanilla 42961cd4 3ea819f4
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
//~ VAN_CS2_131 vanilla c75b120b eec8e3d1
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
//~ VAN_CS2_141 reprint 5566c2a8 baa2bfb3
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
//~ VAN_CS2_142 vanilla 80dfef3a 53cd8dc5
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
//~ VAN_CS2_146 reprint d021a33a bc0b2097
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
//~ VAN_CS2_147 reprint 82083557 e67b5518
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
//~ VAN_CS2_150 reprint fa16ee1e f42b06ed
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
//~ VAN_CS2_151 reprint e2180646 f58c288c
pub const VAN_CS2_151: Power = crate::cards::CS2_151;

/// # Squire
///
/// `VAN_CS2_152` · Neutral minion · 1 mana · 2/2
///
/// - Set: Vanilla
/// - Reprint of: Squire [`CS2_152`](crate::classic::neutral::CS2_152)
///
/// State: Vanilla
//~ VAN_CS2_152 vanilla df19bea8 a5c11aed
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
//~ VAN_CS2_155 vanilla 1ad5b339 d39ad0da
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
//~ VAN_CS2_161 vanilla a98c4c29 0e695bb3
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
//~ VAN_CS2_162 vanilla 9ca198b2 c678910b
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
//~ VAN_CS2_168 vanilla 4c93231c 165d4372
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
//~ VAN_CS2_169 vanilla 480cb6d4 396b596e
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
//~ VAN_CS2_171 vanilla 6a465abe 2de5cee9
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
//~ VAN_CS2_172 vanilla e49c9661 3fd6e11f
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
//~ VAN_CS2_173 vanilla 87e45ccd 26dbe323
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
//~ VAN_CS2_179 vanilla d3b8c194 00c40f53
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
//~ VAN_CS2_181 reprint a7733ab2 252679b0
pub const VAN_CS2_181: Power = crate::cards::CS2_181;

/// # Chillwind Yeti
///
/// `VAN_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Chillwind Yeti [`CS2_182`](crate::legacy::neutral::CS2_182)
///
/// State: Vanilla
//~ VAN_CS2_182 vanilla 2e8c39a3 4509dd99
pub const VAN_CS2_182: Power = VANILLA;

/// # War Golem
///
/// `VAN_CS2_186` · Neutral minion · 7 mana · 7/7
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: War Golem [`CS2_186`](crate::legacy::neutral::CS2_186)
///
/// State: Vanilla
//~ VAN_CS2_186 vanilla ba6d502e 2326adaf
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
//~ VAN_CS2_187 vanilla d31409d4 c656c483
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
//~ VAN_CS2_188 reprint 71790d6f 76f2147a
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
//~ VAN_CS2_189 reprint 65a0cd4d 04293b1d
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
//~ VAN_CS2_196 reprint 7589c948 e2bbc759
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
//~ VAN_CS2_197 vanilla 1a747d46 34d128b2
pub const VAN_CS2_197: Power = VANILLA;

/// # Boulderfist Ogre
///
/// `VAN_CS2_200` · Neutral minion · 6 mana · 6/7
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Boulderfist Ogre [`CS2_200`](crate::legacy::neutral::CS2_200)
///
/// State: Vanilla
//~ VAN_CS2_200 vanilla a1329aff f89045ad
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
//~ VAN_CS2_201 vanilla e0902f2b 30f4be2a
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
//~ VAN_CS2_203 reprint 9555ac7f 2c260a94
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
//~ VAN_CS2_213 vanilla ad077502 a34b3564
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
/// State: Todo
//~ VAN_CS2_221 todo 7e6f7a10 67e59f2a
pub const VAN_CS2_221: Power = TODO;

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
//~ VAN_CS2_222 reprint e8564d3a e6b971f1
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
/// State: Todo
//~ VAN_CS2_222o todo 6c5124e4 5bf12a2e
pub const VAN_CS2_222o: Power = TODO;

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
//~ VAN_CS2_226 reprint 9c78e1a9 43259415
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
//~ VAN_CS2_227 reprint b89322c7 fb08dd1b
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
//~ VAN_CS2_231 vanilla b480992a a1f4bc1c
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
//~ VAN_CS2_boar vanilla 9b67459a 44577d0b
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
//~ VAN_CS2_tk1 vanilla 70124e5e f2736571
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
//~ VAN_DFX_001 reprint 8bc34030 a9e8e905
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
//~ VAN_DFX_002 reprint f57afc1f 814ec7e6
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
//~ VAN_DFX_003 reprint 0282ec14 693f6d56
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
//~ VAN_DFX_004 reprint 80388a11 d52a9e54
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
//~ VAN_DFX_005 reprint 23700bfe b4aef478
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
//~ VAN_DREAM_01 vanilla 0040b876 fa49bbfe
pub const VAN_DREAM_01: Power = VANILLA;

/// # Ysera Awakens
///
/// `VAN_DREAM_02` · Dream spell · 2 mana
///
/// > Deal $5 damage to all characters except Ysera.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_DREAM_02 todo 2a502dd2 931cba82
pub const VAN_DREAM_02: Power = TODO;

/// # Emerald Drake
///
/// `VAN_DREAM_03` · Dream minion · 4 mana · 7/6
///
/// - Set: Vanilla
/// - Minion type: Dragon
///
/// State: Vanilla
//~ VAN_DREAM_03 vanilla e42bb29d 3caa479c
pub const VAN_DREAM_03: Power = VANILLA;

/// # Dream
///
/// `VAN_DREAM_04` · Dream spell · 0 mana
///
/// > Return a minion to its owner's hand.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_DREAM_04 todo 8d20669e 6a883d40
pub const VAN_DREAM_04: Power = TODO;

/// # Nightmare
///
/// `VAN_DREAM_05` · Dream spell · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// - Set: Vanilla
/// - Enchantments: Nightmare [`VAN_DREAM_05e`]
///
/// State: Todo
//~ VAN_DREAM_05 todo 96382a45 46862125
pub const VAN_DREAM_05: Power = TODO;

/// # Nightmare
///
/// `VAN_DREAM_05e` · Neutral enchantment
///
/// > Has +5/+5, but will be destroyed soon.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_DREAM_05e todo 0e86447b bcb247d5
pub const VAN_DREAM_05e: Power = TODO;

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
//~ VAN_DS1_055 reprint 81475db7 9be07f1c
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
//~ VAN_EX1_001 reprint d99e416a ead721f5
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
/// State: Todo
//~ VAN_EX1_002 todo c19ceea2 4ce60d68
pub const VAN_EX1_002: Power = TODO;

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
//~ VAN_EX1_004 reprint d284cc01 e38c4d59
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
/// State: Todo
//~ VAN_EX1_005 todo df641705 09348978
pub const VAN_EX1_005: Power = TODO;

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
//~ VAN_EX1_006 reprint 926d7e78 ec6bd8d4
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
//~ VAN_EX1_007 reprint 795c27ed d77f102e
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
//~ VAN_EX1_008 vanilla 04749f32 574794e8
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
/// State: Todo
//~ VAN_EX1_009 todo 9c71947a 902e5004
pub const VAN_EX1_009: Power = TODO;

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
//~ VAN_EX1_010 vanilla 3708f93a 2456abca
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
//~ VAN_EX1_011 reprint 1669b421 2e179ff4
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
//~ VAN_EX1_012 reprint b5ec5e4d 67c91020
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
//~ VAN_EX1_014 reprint b277712e cc1291ee
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
//~ VAN_EX1_015 reprint 14790390 ef48ad61
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
//~ VAN_EX1_016 reprint 855c5158 90697069
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
//~ VAN_EX1_017 vanilla 30804ff0 e62d3ab0
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
//~ VAN_EX1_019 reprint 2cafc297 a492de07
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
//~ VAN_EX1_020 vanilla 9eea8f94 5217aecb
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
//~ VAN_EX1_021 vanilla 8aa82687 598a3773
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
//~ VAN_EX1_023 vanilla 5cb3e0ba ef9204c4
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
//~ VAN_EX1_025 reprint 5eda2064 5bb490fc
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
//~ VAN_EX1_028 vanilla ff977277 7b6aea1e
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
//~ VAN_EX1_029 reprint 23c14dab 95c658db
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
//~ VAN_EX1_032 vanilla 7da51860 7be8fec5
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
//~ VAN_EX1_033 vanilla e69198cb 76e14124
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
//~ VAN_EX1_043 reprint ebc62288 3d2ed4a8
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
//~ VAN_EX1_044 reprint 4b458c2e d18b0872
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
//~ VAN_EX1_045 vanilla fbd6a7ea 6888d367
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
//~ VAN_EX1_046 reprint ffe50361 ca34bf83
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
//~ VAN_EX1_048 reprint 623e67c9 9d2bbc57
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
//~ VAN_EX1_049 reprint d3ab099a a630b665
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
//~ VAN_EX1_050 reprint f9fcfbd7 8871a67e
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
//~ VAN_EX1_055 reprint cb1b6811 618080ed
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
//~ VAN_EX1_057 reprint 29a0caf4 8b273f42
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
//~ VAN_EX1_058 reprint 3a723f71 f4ee1053
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
//~ VAN_EX1_059 reprint 4a9df31b c4e81419
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
//~ VAN_EX1_062 reprint 9ed0ee50 a90d2611
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
//~ VAN_EX1_066 reprint a74bcd8a 99dfde25
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
//~ VAN_EX1_067 vanilla bbba05dd 5841ad6c
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
//~ VAN_EX1_076 reprint 4b1199f3 77d27a7d
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
//~ VAN_EX1_080 reprint 5b8c7c21 ea75383d
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
//~ VAN_EX1_082 reprint faa5c1da 66e45321
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
//~ VAN_EX1_083 reprint 1c4685bc c21047a5
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
/// State: Todo
//~ VAN_EX1_085 todo 71d3fa86 5341f7ba
pub const VAN_EX1_085: Power = TODO;

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
//~ VAN_EX1_089 reprint 94de08c5 5e1c1a21
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
//~ VAN_EX1_093 reprint f944b2f2 cd1db7d7
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
//~ VAN_EX1_095 reprint 7f7a5782 2780ecc2
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
//~ VAN_EX1_096 reprint 8c0b451a 98912ddb
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
//~ VAN_EX1_097 reprint a53fdd06 405c2343
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
//~ VAN_EX1_100 reprint 764a450d a85f9560
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
//~ VAN_EX1_102 reprint 9293d370 cee627d6
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
/// State: Todo
//~ VAN_EX1_103 todo fc374d2b 0673e0ee
pub const VAN_EX1_103: Power = TODO;

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
//~ VAN_EX1_105 reprint c3087e4b 6a6ed67a
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
/// State: Todo
//~ VAN_EX1_110 todo ba41d25e 205300f0
pub const VAN_EX1_110: Power = TODO;

/// # Baine Bloodhoof
///
/// `VAN_EX1_110t` · Neutral minion · 4 mana · 4/5
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ VAN_EX1_110t vanilla 6febe622 802d7715
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
//~ VAN_EX1_112 reprint 032494b6 79821494
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
//~ VAN_EX1_116 reprint aeaa01d1 51902aee
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
//~ VAN_EX1_162 reprint 82ed2058 464bfb14
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
/// State: Todo
//~ VAN_EX1_170 todo 7945db06 96c643bb
pub const VAN_EX1_170: Power = TODO;

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
//~ VAN_EX1_249 reprint be8b7953 2fe16ac3
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
//~ VAN_EX1_283 reprint 9f432ea2 5ea0ef37
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
//~ VAN_EX1_284 reprint 76a4540c aec96b43
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
//~ VAN_EX1_298 reprint 91eb274a 431a5b59
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
/// State: Todo
//~ VAN_EX1_390 todo 0d9cecf7 3acfdea3
pub const VAN_EX1_390: Power = TODO;

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
/// State: Todo
//~ VAN_EX1_393 todo f068b473 98b1f3fb
pub const VAN_EX1_393: Power = TODO;

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
//~ VAN_EX1_396 vanilla 17d08e65 207ee4c0
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
//~ VAN_EX1_399 reprint 05f179f0 0245e974
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
//~ VAN_EX1_405 vanilla fce19f7d a2120bd7
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
/// State: Todo
//~ VAN_EX1_412 todo e72eae86 5b4a15bc
pub const VAN_EX1_412: Power = TODO;

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
//~ VAN_EX1_506 reprint 19b787d1 aaea4924
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
//~ VAN_EX1_506a vanilla e25188fd 891c9950
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
/// State: Todo
//~ VAN_EX1_507 todo b2272279 16bc9cdd
pub const VAN_EX1_507: Power = TODO;

/// # Mrgglaargl!
///
/// `VAN_EX1_507e` · Neutral enchantment
///
/// > +2/+1 from Murloc Warleader.
///
/// - Set: Vanilla
/// - Tokens: Murloc Warleader [`VAN_EX1_507`]
///
/// State: Todo
//~ VAN_EX1_507e todo 3e73b4df a777da28
pub const VAN_EX1_507e: Power = TODO;

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
/// State: Todo
//~ VAN_EX1_508 todo 603e2311 cdd4ee4a
pub const VAN_EX1_508: Power = TODO;

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
/// State: Todo
//~ VAN_EX1_509 todo cde36234 4d97e997
pub const VAN_EX1_509: Power = TODO;

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
//~ VAN_EX1_556 reprint c858e075 8a90baa0
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
//~ VAN_EX1_557 reprint a23ef716 bd468931
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
//~ VAN_EX1_558 reprint 6145d517 0eaa4091
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
//~ VAN_EX1_560 reprint 431edf4a 66fd2033
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
//~ VAN_EX1_561 reprint 7c5f3f8a ce27d67e
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
//~ VAN_EX1_562 reprint a683b6d9 60a253b7
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
//~ VAN_EX1_563 reprint 00550d60 6e87ed82
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
//~ VAN_EX1_564 reprint c3301c53 ec4f2bdf
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
/// State: Todo
//~ VAN_EX1_572 todo 1949e527 4377e16a
pub const VAN_EX1_572: Power = TODO;

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
//~ VAN_EX1_577 reprint dee6724e 72d6fda2
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
//~ VAN_EX1_582 vanilla 5824eab4 6b789a19
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
//~ VAN_EX1_583 reprint ade05592 d22518f7
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
//~ VAN_EX1_584 reprint a01ff04b 838612f8
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
//~ VAN_EX1_586 reprint e8da2ab5 654c66f8
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
//~ VAN_EX1_590 reprint b58bece4 c265a46e
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
//~ VAN_EX1_593 reprint 00cd14c1 46e508b1
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
//~ VAN_EX1_595 reprint 3a694ec5 3e0f26ae
pub const VAN_EX1_595: Power = crate::cards::EX1_595;

/// # Imp Master
///
/// `VAN_EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Imp Master [`EX1_597`](crate::classic::neutral::EX1_597)
/// - Tokens: Imp [`EX1_598`](crate::classic::neutral::EX1_598)
///
/// State: Reprint
//~ VAN_EX1_597 reprint 26e957ca 5c5c6c1c
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
//~ VAN_EX1_598 vanilla 08e5ffc0 6412075a
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
/// State: Todo
//~ VAN_EX1_614 todo 18d30ab9 e7b0eb15
pub const VAN_EX1_614: Power = TODO;

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
//~ VAN_EX1_616 reprint 579995a0 ed3e80e6
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
/// State: Todo
//~ VAN_EX1_620 todo 87a85973 5e771afb
pub const VAN_EX1_620: Power = TODO;

/// # Pip Quickwit
///
/// `VAN_EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// - Set: Vanilla
/// - Reprint of: Pip Quickwit [`EX1_finkle`](crate::classic::neutral::EX1_finkle)
///
/// State: Vanilla
//~ VAN_EX1_finkle vanilla 448a4c6d 3dfc159e
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
//~ VAN_EX1_tk28 vanilla 3ad146dc bd2a9a7f
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
//~ VAN_EX1_tk29 vanilla 94fa463a 77a77167
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
//~ VAN_GAME_001 reprint 4edd43d9 d4dcd495
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
//~ VAN_GAME_002 reprint 56eca87d 1ba0a1ee
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
//~ VAN_GAME_003 reprint 9fd51010 685bc8d4
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
//~ VAN_GAME_004 reprint 6a8dbc4e f2df6ff6
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
//~ VAN_GAME_006 reprint df47c914 d5af017d
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
//~ VAN_GAME_011 reprint 0161d183 b34b1ee7
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
//~ VAN_GBL_001e reprint e10f40b4 058e1467
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
//~ VAN_GBL_002e reprint 7ad2ac76 b573bbfc
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
//~ VAN_GBL_003e reprint 14626f1d 9a635dbd
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
//~ VAN_GBL_004e reprint 51dce4bb 47057083
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
//~ VAN_GBL_005e reprint adbfd751 43346e49
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
//~ VAN_GBL_006e reprint 074e79c3 a29f1111
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
//~ VAN_GBL_007e reprint 5895ac01 cc0cc95a
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
//~ VAN_GBL_008e reprint 03b77dab 7802535f
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
//~ VAN_GBL_009e reprint 745f41e9 50c1ffe7
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
//~ VAN_GBL_010e reprint 8d684b2f 9ec6c7e1
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
//~ VAN_NEW1_016 reprint c7bf9440 c325b2e4
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
//~ VAN_NEW1_017 reprint 5e7b4eb1 ac2e1391
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
//~ VAN_NEW1_018 reprint 21bbb525 46e29c59
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
//~ VAN_NEW1_019 reprint a077f308 4af7c3d4
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
//~ VAN_NEW1_020 reprint 6b8dcf4b 02fcccbe
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
//~ VAN_NEW1_021 reprint 83616d4f 4959c970
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
//~ VAN_NEW1_022 reprint f14e3f36 255609fd
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
//~ VAN_NEW1_023 vanilla abf30092 dab6de08
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
//~ VAN_NEW1_024 reprint c5c895fe accf5ff3
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
//~ VAN_NEW1_025 reprint b0ba838a fd54e1c1
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
//~ VAN_NEW1_026 reprint adbbba16 a18386b5
pub const VAN_NEW1_026: Power = crate::cards::NEW1_026;

/// # Violet Apprentice
///
/// `VAN_NEW1_026t` · Neutral minion · 0 mana · 1/1
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ VAN_NEW1_026t vanilla 85b6fae6 0c3721f7
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
//~ VAN_NEW1_027 reprint 4ef2e9e3 b748ed6f
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
/// State: Todo
//~ VAN_NEW1_027e todo 197f564e 18b8ba35
pub const VAN_NEW1_027e: Power = TODO;

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
//~ VAN_NEW1_029 reprint 7bc017a9 acc0a66a
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
//~ VAN_NEW1_030 reprint ff0c2ae7 85cadd02
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
//~ VAN_NEW1_037 reprint 646e77a4 c173345a
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
//~ VAN_NEW1_038 reprint 1f032a71 96367fd1
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
//~ VAN_NEW1_040 reprint 24f5113a 6b1e70eb
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
//~ VAN_NEW1_041 reprint 4eb731b9 b76a7953
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
//~ VAN_PRO_001 reprint ec6ec7b3 2fc8b295
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
//~ VAN_PRO_001c reprint d2d41cf8 4f1d6324
pub const VAN_PRO_001c: Power = crate::cards::PRO_001c;

/// # Flame of Azzinoth
///
/// `VAN_TU4e_002t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ VAN_TU4e_002t vanilla 194d975f 912a7eb1
pub const VAN_TU4e_002t: Power = VANILLA;

/// # Skeleton
///
/// `VAN_skele11` · Neutral minion · 1 mana · 1/1
///
/// - Set: Vanilla · common
/// - Reprint of: Skeleton [`skele11`](crate::legacy::neutral::skele11)
///
/// State: Vanilla
//~ VAN_skele11 vanilla e36e8494 f5c55c5c
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
//~ VAN_skele21 vanilla 2285aceb 40b40da2
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
//~ VAN_tt_004 reprint c1a7f5d7 9ec2aa13
pub const VAN_tt_004: Power = crate::cards::tt_004;
