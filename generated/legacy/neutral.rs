//! Neutral cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bob the Bartender
///
/// `BG31_BOB` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Choose an action from the Battlegrounds!
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose an enemy minion to add a copy of it to your hand."
/// - Tokens: Freeze the Shop [`BG31_BOBt`](crate::event::neutral::BG31_BOBt), Recruit a Minion [`BG31_BOBt2`](crate::event::neutral::BG31_BOBt2), Refresh the Tavern [`BG31_BOBt3`](crate::event::neutral::BG31_BOBt3), Find a Triple [`BG31_BOBt4`](crate::event::neutral::BG31_BOBt4)
///
/// State: Todo
//~ BG31_BOB todo 579aca86 9ce61edf
pub const BG31_BOB: Power = TODO;

/// # Raptor Herald
///
/// `CORE_EDR_004` · Neutral minion · 3 mana · 4/2
///
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Rewind, Kindred
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ CORE_EDR_004 todo 4ccb0e96 1b5bb486
pub const CORE_EDR_004: Power = TODO;

/// # Goldshire Footman
///
/// `CS1_042` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS1_042 vanilla e34e23c1 829ca5c9
pub const CS1_042: Power = VANILLA;

/// # Magma Rager
///
/// `CS2_118` · Neutral minion · 3 mana · 5/1
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental
///
/// State: Vanilla
//~ CS2_118 vanilla 2aeef079 1f33288b
pub const CS2_118: Power = VANILLA;

/// # Oasis Snapjaw
///
/// `CS2_119` · Neutral minion · 4 mana · 2/7
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ CS2_119 vanilla caf229ee cc364de7
pub const CS2_119: Power = VANILLA;

/// # River Crocolisk
///
/// `CS2_120` · Neutral minion · 2 mana · 2/3
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ CS2_120 vanilla f0b38e2f 6546c31e
pub const CS2_120: Power = VANILLA;

/// # Frostwolf Grunt
///
/// `CS2_121` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_121 vanilla f38d8707 8abfe35a
pub const CS2_121: Power = VANILLA;

/// # Raid Leader
///
/// `CS2_122` · Neutral minion · 3 mana · 2/3
///
/// > Your other minions have +1 Attack.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Aura
/// - Enchantments: Enhanced [`CS2_122e`]
///
/// State: Todo
//~ CS2_122 todo b2d12fec 3cef1bf1
pub const CS2_122: Power = TODO;

/// # Enhanced
///
/// `CS2_122e` · Neutral enchantment
///
/// > Raid Leader is granting this minion +1 Attack.
///
/// - Set: Legacy
/// - Mechanics: Cant Be Silenced
/// - Tokens: Raid Leader [`CS2_122`]
///
/// State: Todo
//~ CS2_122e todo 4314bf41 1229e121
pub const CS2_122e: Power = TODO;

/// # Wolfrider
///
/// `CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ CS2_124 vanilla da6f841a fe6fd9d8
pub const CS2_124: Power = VANILLA;

/// # Ironfur Grizzly
///
/// `CS2_125` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_125 vanilla c923743c 85ab01a0
pub const CS2_125: Power = VANILLA;

/// # Silverback Patriarch
///
/// `CS2_127` · Neutral minion · 3 mana · 1/4
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_127 vanilla cc7ae4d1 e6081686
pub const CS2_127: Power = VANILLA;

/// # Stormwind Knight
///
/// `CS2_131` · Neutral minion · 4 mana · 2/5
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ CS2_131 vanilla 45d5357d 6067a8b3
pub const CS2_131: Power = VANILLA;

/// # Ironforge Rifleman
///
/// `CS2_141` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ CS2_141 todo c6f73b66 9b9ed626
pub const CS2_141: Power = TODO;

/// # Kobold Geomancer
///
/// `CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ CS2_142 vanilla 29260ce4 b61a739c
pub const CS2_142: Power = VANILLA;

/// # Gnomish Inventor
///
/// `CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CS2_147 todo 72711de4 591be5b9
pub const CS2_147: Power = TODO;

/// # Stormpike Commando
///
/// `CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ CS2_150 todo dc883241 f0bbf241
pub const CS2_150: Power = TODO;

/// # Archmage
///
/// `CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ CS2_155 vanilla 1a30699e 5e71f598
pub const CS2_155: Power = VANILLA;

/// # Lord of the Arena
///
/// `CS2_162` · Neutral minion · 6 mana · 6/5
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_162 vanilla 5431516d 638c247b
pub const CS2_162: Power = VANILLA;

/// # Murloc Raider
///
/// `CS2_168` · Neutral minion · 1 mana · 2/1
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
///
/// State: Vanilla
//~ CS2_168 vanilla eac320a5 cbba5cfd
pub const CS2_168: Power = VANILLA;

/// # Stonetusk Boar
///
/// `CS2_171` · Neutral minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ CS2_171 vanilla d642496e 70d19100
pub const CS2_171: Power = VANILLA;

/// # Bloodfen Raptor
///
/// `CS2_172` · Neutral minion · 2 mana · 3/2
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ CS2_172 vanilla c02842e0 36c9331e
pub const CS2_172: Power = VANILLA;

/// # Bluegill Warrior
///
/// `CS2_173` · Neutral minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Charge
///
/// State: Vanilla
//~ CS2_173 vanilla 95e2d701 59b5a1a1
pub const CS2_173: Power = VANILLA;

/// # Sen'jin Shieldmasta
///
/// `CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_179 vanilla 24c121e2 45e2c2a3
pub const CS2_179: Power = VANILLA;

/// # Chillwind Yeti
///
/// `CS2_182` · Neutral minion · 4 mana · 4/5
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_182 vanilla f50c8e78 2e8fbf8b
pub const CS2_182: Power = VANILLA;

/// # War Golem
///
/// `CS2_186` · Neutral minion · 7 mana · 7/7
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_186 vanilla b9003361 fe93512e
pub const CS2_186: Power = VANILLA;

/// # Booty Bay Bodyguard
///
/// `CS2_187` · Neutral minion · 5 mana · 5/4
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_187 vanilla 309ec3d8 3a7ff392
pub const CS2_187: Power = VANILLA;

/// # Elven Archer
///
/// `CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ CS2_189 todo 3a84348b 1ffb974f
pub const CS2_189: Power = TODO;

/// # Razorfen Hunter
///
/// `CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Tokens: Boar [`CS2_boar`]
///
/// State: Todo
//~ CS2_196 todo d1c14df2 5f50505d
pub const CS2_196: Power = TODO;

/// # Ogre Magi
///
/// `CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ CS2_197 vanilla 4f83ffd6 1f2ffe81
pub const CS2_197: Power = VANILLA;

/// # Boulderfist Ogre
///
/// `CS2_200` · Neutral minion · 6 mana · 6/7
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_200 vanilla 7fcaab0d 5b886752
pub const CS2_200: Power = VANILLA;

/// # Core Hound
///
/// `CS2_201` · Neutral minion · 7 mana · 9/5
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ CS2_201 vanilla cb63b02b aea816b0
pub const CS2_201: Power = VANILLA;

/// # Reckless Rocketeer
///
/// `CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ CS2_213 vanilla ddb0ec47 18bd2a65
pub const CS2_213: Power = VANILLA;

/// # Stormwind Champion
///
/// `CS2_222` · Neutral minion · 7 mana · 7/7
///
/// > Your other minions have +1/+1.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Aura
/// - Enchantments: Might of Stormwind [`CS2_222o`]
///
/// State: Todo
//~ CS2_222 todo ccd7eb2b 42d40fbd
pub const CS2_222: Power = TODO;

/// # Might of Stormwind
///
/// `CS2_222o` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_222o todo a65a06fc 94b29b42
pub const CS2_222o: Power = TODO;

/// # Frostwolf Warlord
///
/// `CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Frostwolf Banner [`CS2_226e`]
///
/// State: Todo
//~ CS2_226 todo d913f7f9 a3c15790
pub const CS2_226: Power = TODO;

/// # Frostwolf Banner
///
/// `CS2_226e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_226e todo 60d9ff49 6e763a31
pub const CS2_226e: Power = TODO;

/// # Boar
///
/// `CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// - Set: Legacy · common
/// - Minion type: Beast
///
/// State: Vanilla
//~ CS2_boar vanilla 7ea5b00c fc76ac7b
pub const CS2_boar: Power = VANILLA;

/// # Fast Spawn to Deck Dummy FX
///
/// `DFX_001` · Neutral spell · 0 mana
///
/// > Holds the FX for inserting a card into a deck quickly.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DFX_001 todo 2c3a8d95 29aa81c6
pub const DFX_001: Power = TODO;

/// # Time Warp Dummy FX
///
/// `DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DFX_002 todo ef35099c 7d69b858
pub const DFX_002: Power = TODO;

/// # Frost Nova Dummy FX
///
/// `DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
/// - Tokens: Frost Nova [`CS2_026`](crate::legacy::mage::CS2_026)
///
/// State: Todo
//~ DFX_003 todo 85a69701 851a34ae
pub const DFX_003: Power = TODO;

/// # Holy Healing Dummy FX
///
/// `DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DFX_004 todo 90375885 5cbb78c3
pub const DFX_004: Power = TODO;

/// # Flamestrike Dummy FX
///
/// `DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DFX_005 todo aae2758d 91f2eaa1
pub const DFX_005: Power = TODO;

/// # Darkscale Healer
///
/// `DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DS1_055 todo 8c6d8d04 eea44622
pub const DS1_055: Power = TODO;

/// # Voodoo Doctor
///
/// `EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #2 Health."
///
/// State: Todo
//~ EX1_011 todo 90b580d0 01916ef0
pub const EX1_011: Power = TODO;

/// # Novice Engineer
///
/// `EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_015 todo 7aa0dbd9 29295849
pub const EX1_015: Power = TODO;

/// # Shattered Sun Cleric
///
/// `EX1_019` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Cleric's Blessing [`EX1_019e`]
///
/// State: Todo
//~ EX1_019 todo b09d1053 415dea27
pub const EX1_019: Power = TODO;

/// # Cleric's Blessing
///
/// `EX1_019e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_019e todo 3cc376dc 010af265
pub const EX1_019e: Power = TODO;

/// # Dragonling Mechanic
///
/// `EX1_025` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Tokens: Mechanical Dragonling [`EX1_025t`]
///
/// State: Todo
//~ EX1_025 todo 37bc68aa 6116dfc8
pub const EX1_025: Power = TODO;

/// # Mechanical Dragonling
///
/// `EX1_025t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Legacy
/// - Minion type: Mech, Dragon
/// - Tags: `2523` = 1
///
/// State: Vanilla
//~ EX1_025t vanilla 80ed4f48 1583f22e
pub const EX1_025t: Power = VANILLA;

/// # Old Murk-Eye
///
/// `EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Charge, Bacon Subset Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58382
///
/// State: Todo
//~ EX1_062 todo 8c8adb86 f9605b2a
pub const EX1_062: Power = TODO;

/// # Acidic Swamp Ooze
///
/// `EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_066 todo 06aa85cc 5e80eede
pub const EX1_066: Power = TODO;

/// # Gelbin Mekkatorque
///
/// `EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Entourage: `Mekka1`, `Mekka2`, `Mekka3`, `Mekka4`
///
/// State: Todo
//~ EX1_112 todo 2d5ddc10 65c1b984
pub const EX1_112: Power = TODO;

/// # SI:7 Infiltrator
///
/// `EX1_186` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry, Si 7
/// - Refers to: Secret
///
/// State: Todo
//~ EX1_186 todo d57ddc54 194982b7
pub const EX1_186: Power = TODO;

/// # Arcane Devourer
///
/// `EX1_187` · Neutral minion · 8 mana · 4/8
///
/// > Whenever you cast a spell, gain +2/+2.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Elemental
/// - Enchantments: Arcane Gorged [`EX1_187e`](crate::classic::neutral::EX1_187e)
///
/// State: Todo
//~ EX1_187 todo d428af75 35ccfa94
pub const EX1_187: Power = TODO;

/// # Barrens Stablehand
///
/// `EX1_188` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random Beast.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_188 todo 815b3269 61573164
pub const EX1_188: Power = TODO;

/// # Brightwing
///
/// `EX1_189` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_189 todo 3313be3e e91eb66e
pub const EX1_189: Power = TODO;

/// # High Inquisitor Whitemane
///
/// `EX1_190` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_190 todo a6e3e682 b0ef0a90
pub const EX1_190: Power = TODO;

/// # Gurubashi Berserker
///
/// `EX1_399` · Neutral minion · 5 mana · 2/8
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Berserking [`EX1_399e`]
///
/// State: Todo
//~ EX1_399 todo 87ec5290 93ace29a
pub const EX1_399: Power = TODO;

/// # Berserking
///
/// `EX1_399e` · Neutral enchantment
///
/// > This minion has increased Attack.
///
/// - Set: Legacy
/// - Tags: `3860` = 1
///
/// State: Todo
//~ EX1_399e todo 69d6dd46 c175282b
pub const EX1_399e: Power = TODO;

/// # Murloc Tidehunter
///
/// `EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Bacon Subset Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57338
/// - Tokens: Murloc Scout [`EX1_506a`]
///
/// State: Todo
//~ EX1_506 todo 09578c8b 671c1f0a
pub const EX1_506: Power = TODO;

/// # Murloc Scout
///
/// `EX1_506a` · Neutral minion · 1 mana · 1/1
///
/// - Set: Legacy · common
/// - Minion type: Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57339
///
/// State: Vanilla
//~ EX1_506a vanilla a84ddbbc 68418c20
pub const EX1_506a: Power = VANILLA;

/// # Mrgglaargl!
///
/// `EX1_507e` · Neutral enchantment
///
/// > +2 Attack from Murloc Warleader.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_507e todo 556125d3 4701f9c1
pub const EX1_507e: Power = TODO;

/// # Grimscale Oracle
///
/// `EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > Your other Murlocs have +1 Attack.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Enchantments: Mlarggragllabl! [`EX1_508o`]
///
/// State: Todo
//~ EX1_508 todo 531353ef bb4588b8
pub const EX1_508: Power = TODO;

/// # Mlarggragllabl!
///
/// `EX1_508o` · Neutral enchantment
///
/// > This Murloc has +1 Attack.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_508o todo 9c87d428 cea624e5
pub const EX1_508o: Power = TODO;

/// # Dalaran Mage
///
/// `EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ EX1_582 vanilla 0f74e4f4 324f3bfa
pub const EX1_582: Power = VANILLA;

/// # Nightblade
///
/// `EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_593 todo f3ee9a3c fa3b7da7
pub const EX1_593: Power = TODO;

/// # Luck of the Coin
///
/// `GAME_001` · Neutral enchantment
///
/// > Going second grants you increased Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ GAME_001 todo 7f5e5ee7 88c0454c
pub const GAME_001: Power = TODO;

/// # Avatar of the Coin
///
/// `GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// - Set: Legacy · free
///
/// State: Todo
//~ GAME_002 todo 76629db3 a1aea01a
pub const GAME_002: Power = TODO;

/// # Coin's Vengeance
///
/// `GAME_003` · Neutral enchantment
///
/// > Going second makes your first minion stronger.
///
/// - Set: Legacy
/// - Enchantments: Coin's Vengence [`GAME_003e`]
///
/// State: Todo
//~ GAME_003 todo b278e3e0 b509655b
pub const GAME_003: Power = TODO;

/// # Coin's Vengence
///
/// `GAME_003e` · Neutral enchantment
///
/// > Going second makes your first minion stronger.
///
/// - Set: Legacy
///
/// State: Todo
//~ GAME_003e todo f241198a aaae4085
pub const GAME_003e: Power = TODO;

/// # AFK
///
/// `GAME_004` · Neutral enchantment
///
/// > Your turns are shorter.
///
/// - Set: Legacy
///
/// State: Todo
//~ GAME_004 todo 2c182163 0bd14821
pub const GAME_004: Power = TODO;

/// # The Coin
///
/// `GAME_005e` · Neutral enchantment
///
/// - Set: Legacy
/// - Mechanics: Coin Card
///
/// State: Todo
//~ GAME_005e todo 4b5d0c96 a772d2ab
pub const GAME_005e: Power = TODO;

/// # NOOOOOOOOOOOO
///
/// `GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// - Set: Legacy
///
/// State: Todo
//~ GAME_006 todo b77a0d3b bb12af58
pub const GAME_006: Power = TODO;

/// # Tournament Short Turn
///
/// `GAME_011` · Neutral enchantment
///
/// > Your turns are shorter.
///
/// - Set: Legacy
///
/// State: Todo
//~ GAME_011 todo 8b56c7f6 ac8ac110
pub const GAME_011: Power = TODO;

/// # Cost = 1
///
/// `GBL_001e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_001e todo 982ccead b0f3929b
pub const GBL_001e: Power = TODO;

/// # Cost - 2
///
/// `GBL_002e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_002e todo a42f9b2b f0a6473b
pub const GBL_002e: Power = TODO;

/// # Cost - 1
///
/// `GBL_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_003e todo 158ee998 425e84c0
pub const GBL_003e: Power = TODO;

/// # Cost - 3
///
/// `GBL_004e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_004e todo d40796dd fa2e42e7
pub const GBL_004e: Power = TODO;

/// # Cost + 2
///
/// `GBL_005e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_005e todo bf8d0af7 71a04c95
pub const GBL_005e: Power = TODO;

/// # Cost = 2
///
/// `GBL_006e` · Neutral enchantment
///
/// > Costs (2).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_006e todo 5457e166 905b4e25
pub const GBL_006e: Power = TODO;

/// # Cost = 10
///
/// `GBL_007e` · Neutral enchantment
///
/// > Costs (10).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_007e todo 7eaf27f9 ebec5e86
pub const GBL_007e: Power = TODO;

/// # Cost - 4
///
/// `GBL_008e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_008e todo 0c511d93 38a8b7ea
pub const GBL_008e: Power = TODO;

/// # Cost = 0
///
/// `GBL_009e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_009e todo 023282c8 911bdc6c
pub const GBL_009e: Power = TODO;

/// # Cost = 3
///
/// `GBL_010e` · Neutral enchantment
///
/// > Costs (3).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GBL_010e todo ab8d9e4b 118597ed
pub const GBL_010e: Power = TODO;

/// # Harth Stonebrew
///
/// `GIFT_01` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIFT_01 todo 36740068 e9ba51b7
pub const GIFT_01: Power = TODO;

/// # Alexstrasza the Life-Binder
///
/// `LEG_CS3_031` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Restore #8 Health or deal 8 damage."
/// - Reprint of: Alexstrasza the Life-Binder [`CS3_031`](crate::core_hidden::neutral::CS3_031)
///
/// State: Todo
//~ LEG_CS3_031 todo b92a200d c88f9ac4
pub const LEG_CS3_031: Power = TODO;

/// # Onyxia the Broodmother
///
/// `LEG_CS3_032` · Neutral minion · 9 mana · 8/8
///
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66866
/// - Reprint of: Onyxia the Broodmother [`CS3_032`](crate::core_hidden::neutral::CS3_032)
/// - Tokens: Whelp [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
///
/// State: Todo
//~ LEG_CS3_032 todo a7df37f4 e01481be
pub const LEG_CS3_032: Power = TODO;

/// # Ysera the Dreamer
///
/// `LEG_CS3_033` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4392` = 1
/// - Reprint of: Ysera the Dreamer [`CS3_033`](crate::core_hidden::neutral::CS3_033)
///
/// State: Todo
//~ LEG_CS3_033 todo 20460481 58117bd8
pub const LEG_CS3_033: Power = TODO;

/// # Malygos the Spellweaver
///
/// `LEG_CS3_034` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Draw spells until your hand is full.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66869
/// - Reprint of: Malygos the Spellweaver [`CS3_034`](crate::core_hidden::neutral::CS3_034)
///
/// State: Todo
//~ LEG_CS3_034 todo d568172f 28a7234e
pub const LEG_CS3_034: Power = TODO;

/// # Deathwing the Destroyer
///
/// `LEG_CS3_036` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66872, `4485` = 1
/// - Reprint of: Deathwing the Destroyer [`CS3_036`](crate::core_hidden::neutral::CS3_036)
///
/// State: Todo
//~ LEG_CS3_036 todo 49211035 2b804a51
pub const LEG_CS3_036: Power = TODO;

/// # Emerald Skytalon
///
/// `LEG_CS3_037` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: Legacy · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `2540` = 1
/// - Reprint of: Emerald Skytalon [`CS3_037`](crate::core_hidden::neutral::CS3_037)
///
/// State: Vanilla
//~ LEG_CS3_037 vanilla 87718a86 d752d46b
pub const LEG_CS3_037: Power = VANILLA;

/// # Captain's Parrot
///
/// `NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ NEW1_016 todo 8aedf6eb 9386e0d5
pub const NEW1_016: Power = TODO;

/// # Elite Tauren Chieftain
///
/// `PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Entourage: I Am Murloc [`PRO_001a`], Rogues Do It... [`PRO_001b`], Power of the Horde [`PRO_001c`]
/// - Tokens: I Am Murloc [`PRO_001a`], Rogues Do It... [`PRO_001b`], Power of the Horde [`PRO_001c`]
///
/// State: Todo
//~ PRO_001 todo 9bd4e89b a072c750
pub const PRO_001: Power = TODO;

/// # I Am Murloc
///
/// `PRO_001a` · Neutral spell · 4 mana
///
/// > Summon three, four, or five 1/1 Murlocs.
///
/// - Set: Legacy
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Murloc [`PRO_001at`]
///
/// State: Todo
//~ PRO_001a todo d1ded15c d38a5a31
pub const PRO_001a: Power = TODO;

/// # Murloc
///
/// `PRO_001at` · Neutral minion · 0 mana · 1/1
///
/// - Set: Legacy
/// - Minion type: Murloc
///
/// State: Vanilla
//~ PRO_001at vanilla 9a80ce28 0e14d711
pub const PRO_001at: Power = VANILLA;

/// # Rogues Do It...
///
/// `PRO_001b` · Neutral spell · 4 mana
///
/// > Deal $4 damage. Draw a card.
///
/// - Set: Legacy
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ PRO_001b todo 58de9e89 8e62a228
pub const PRO_001b: Power = TODO;

/// # Power of the Horde
///
/// `PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// - Set: Legacy
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Frostwolf Grunt [`CS2_121`], Thrallmar Farseer [`EX1_021`](crate::classic::neutral::EX1_021), Silvermoon Guardian [`EX1_023`](crate::classic::neutral::EX1_023), Cairne Bloodhoof [`EX1_110`](crate::classic::neutral::EX1_110), Tauren Warrior [`EX1_390`](crate::classic::neutral::EX1_390), Sen'jin Shieldmasta [`CS2_179`]
///
/// State: Todo
//~ PRO_001c todo 9ef19f47 2ad41174
pub const PRO_001c: Power = TODO;

/// # Gnomelia, S.A.F.E. Pilot
///
/// `TOY_100` · Neutral minion · 6 mana · 4/2
///
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ TOY_100 todo 91c5e5dc b858d721
pub const TOY_100: Power = TODO;

/// # Night Elf Huntress
///
/// `TOY_101` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Target: "Deal 3 damage. (@ left!)"
///
/// State: Todo
//~ TOY_101 todo 6a29aa25 9509798a
pub const TOY_101: Power = TODO;

/// # Footman
///
/// `TOY_102` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Taunt, Aura
/// - Refers to: Immune
/// - Enchantments: Footman's Protection [`TOY_102e`]
///
/// State: Todo
//~ TOY_102 todo 9311c48a ca2d6b6d
pub const TOY_102: Power = TODO;

/// # Footman's Protection
///
/// `TOY_102e` · Neutral enchantment
///
/// > **Immune** while attacking.
///
/// - Set: Legacy
///
/// State: Todo
//~ TOY_102e todo cd17cfac d2e6ecf0
pub const TOY_102e: Power = TODO;

/// # Warsong Grunt
///
/// `TOY_103` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ TOY_103 todo 8e3f5a3d fa7eb55c
pub const TOY_103: Power = TODO;

/// # Champions of Azeroth
///
/// `WON_113` · Neutral spell · 4 mana
///
/// > Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
///
/// - Set: Legacy · epic · collectible
/// - Tokens: For the Alliance! [`WON_113a`](crate::event::neutral::WON_113a), For the Horde! [`WON_113b`](crate::event::neutral::WON_113b)
///
/// State: Todo
//~ WON_113 todo c1fdf969 34b73f7a
pub const WON_113: Power = TODO;

/// # Avatar of Hearthstone
///
/// `WON_145` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WON_145 todo e1985f7d 1da64b0b
pub const WON_145: Power = TODO;

/// # Skeleton
///
/// `skele11` · Neutral minion · 1 mana · 1/1
///
/// - Set: Legacy · common
///
/// State: Vanilla
//~ skele11 vanilla b4da7a15 832040ff
pub const skele11: Power = VANILLA;
