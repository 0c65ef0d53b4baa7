//! Neutral cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fef1c663

/// # Ice Rager
///
/// `CORE_AT_092` · Neutral minion · 3 mana · 5/2
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Reprint of: Ice Rager [`AT_092`](crate::grand_tournament::neutral::AT_092)
///
/// State: Vanilla
//~ vanilla CORE_AT_092 3a8e240b 0d9098c0 afbcc411
pub const CORE_AT_092: Power = VANILLA;

/// # Justicar Trueheart
///
/// `CORE_AT_132` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Justicar Trueheart [`AT_132`](crate::grand_tournament::neutral::AT_132)
///
/// State: Reprint
//~ reprint CORE_AT_132 30c0d51b 74f7b3ca cc98bcdf.079562a5
pub const CORE_AT_132: Power = crate::cards::AT_132;

/// # Skaterbot
///
/// `CORE_BOT_020` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Mech
/// - Mechanics: Rush, Magnetic
/// - Reprint of: Skaterbot [`BOT_020`](crate::boomsday::neutral::BOT_020)
/// - Enchantments: Skaterbot [`BOT_020e`](crate::boomsday::neutral::BOT_020e)
///
/// State: Vanilla
//~ vanilla CORE_BOT_020 0c87ae2f 14aaf6e3 c834cf69.9c0d2070
pub const CORE_BOT_020: Power = VANILLA;

/// # Bronze Gatekeeper
///
/// `CORE_BOT_021` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Magnetic
/// - Reprint of: Bronze Gatekeeper [`BOT_021`](crate::boomsday::neutral::BOT_021)
/// - Enchantments: Bronze Gatekeeper [`BOT_021e`](crate::boomsday::neutral::BOT_021e)
///
/// State: Vanilla
//~ vanilla CORE_BOT_021 afa52659 54aa8ff8 4ab7dffe.283a5ea3
pub const CORE_BOT_021: Power = VANILLA;

/// # Toxicologist
///
/// `CORE_BOT_083` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Toxicologist [`BOT_083`](crate::boomsday::neutral::BOT_083)
///
/// State: Reprint
//~ reprint CORE_BOT_083 c22cc44e 2036f6f0 95170a8e.5bfc8951
pub const CORE_BOT_083: Power = crate::cards::BOT_083;

/// # Replicating Menace
///
/// `CORE_BOT_312` · Neutral minion · 4 mana · 3/2
///
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `853` = 48546
/// - Reprint of: Replicating Menace [`BOT_312`](crate::boomsday::neutral::BOT_312)
/// - Enchantments: Replicating Menace [`BOT_312e`](crate::boomsday::neutral::BOT_312e)
/// - Tokens: Microbot [`BOT_312t`](crate::boomsday::neutral::BOT_312t)
///
/// State: Reprint
//~ reprint CORE_BOT_312 64d5b28b 5f9877cc 0703e30b.fa3617d5
pub const CORE_BOT_312: Power = crate::cards::BOT_312;

/// # Zilliax
///
/// `CORE_BOT_548` · Neutral minion · 5 mana · 3/2
///
/// > **Magnetic** Divine Shield**,** Taunt**, Lifesteal, Rush**
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Rush, Magnetic
/// - Reprint of: Zilliax [`BOT_548`](crate::boomsday::neutral::BOT_548)
/// - Enchantments: Zilliax [`BOT_548e`](crate::boomsday::neutral::BOT_548e)
///
/// State: Vanilla
//~ vanilla CORE_BOT_548 44aeada3 db9012d4 56f36ef5.11d8808e
pub const CORE_BOT_548: Power = VANILLA;

/// # Wargear
///
/// `CORE_BOT_563` · Neutral minion · 5 mana · 6/5
///
/// > **Magnetic**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Reprint of: Wargear [`BOT_563`](crate::boomsday::neutral::BOT_563)
/// - Enchantments: Wargear [`BOT_563e`](crate::boomsday::neutral::BOT_563e), Wargear [`CORE_BOT_563e`]
///
/// State: Vanilla
//~ vanilla CORE_BOT_563 5e45e2d3 e5f52f6f a07e9b9d.0b5ca121
pub const CORE_BOT_563: Power = VANILLA;

/// # Wargear
///
/// `CORE_BOT_563e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Core (past years)
/// - Mechanics: Magnetic
/// - Tags: `853` = 102218
///
/// State: Todo
//~ todo CORE_BOT_563e bef0fa43 257d0325 2306b1a5.a536d554
pub const CORE_BOT_563e: Power = TODO;

/// # Mistress of Mixtures
///
/// `CORE_CFM_120` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Restore #4 Health to each hero.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Mistress of Mixtures [`CFM_120`](crate::gadgetzan::neutral::CFM_120)
///
/// State: Reprint
//~ reprint CORE_CFM_120 17e08e3f a8f68ac1 00291875.6ababce5
pub const CORE_CFM_120: Power = crate::cards::CFM_120;

/// # Earthen Ring Farseer
///
/// `CORE_CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Restore #3 Health."
/// - Reprint of: Earthen Ring Farseer [`CS2_117`](crate::classic::neutral::CS2_117)
///
/// State: Reprint
//~ reprint CORE_CS2_117 be956822 24823d9e 65f1bde3.297e01ee
pub const CORE_CS2_117: Power = crate::cards::CS2_117;

/// # River Crocolisk
///
/// `CORE_CS2_120` · Neutral minion · 2 mana · 2/3
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Reprint of: River Crocolisk [`CS2_120`](crate::legacy::neutral::CS2_120)
///
/// State: Vanilla
//~ vanilla CORE_CS2_120 0c900539 5b86cd54 57fb2832
pub const CORE_CS2_120: Power = VANILLA;

/// # Kobold Geomancer
///
/// `CORE_CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Spellpower
/// - Reprint of: Kobold Geomancer [`CS2_142`](crate::legacy::neutral::CS2_142)
///
/// State: Vanilla
//~ vanilla CORE_CS2_142 36a47885 4b3788ab 4ed5cfae.b88f2291
pub const CORE_CS2_142: Power = VANILLA;

/// # Southsea Deckhand
///
/// `CORE_CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Pirate
/// - Refers to: Charge
/// - Reprint of: Southsea Deckhand [`CS2_146`](crate::classic::neutral::CS2_146)
///
/// State: Reprint
//~ reprint CORE_CS2_146 bbef4681 3dd479ae d383d6db.8087d95a
pub const CORE_CS2_146: Power = crate::cards::CS2_146;

/// # Injured Blademaster
///
/// `CORE_CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Injured Blademaster [`CS2_181`](crate::classic::neutral::CS2_181)
///
/// State: Reprint
//~ reprint CORE_CS2_181 a38837d3 ef3f3112 57eb97d9.e6cecdb8
pub const CORE_CS2_181: Power = crate::cards::CS2_181;

/// # Chillwind Yeti
///
/// `CORE_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Chillwind Yeti [`CS2_182`](crate::legacy::neutral::CS2_182)
///
/// State: Vanilla
//~ vanilla CORE_CS2_182 0198ce89 d693f291 da50a256
pub const CORE_CS2_182: Power = VANILLA;

/// # Ironbeak Owl
///
/// `CORE_CS2_203` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
/// - Reprint of: Ironbeak Owl [`CS2_203`](crate::classic::neutral::CS2_203)
///
/// State: Reprint
//~ reprint CORE_CS2_203 60df94a3 cd10db1c bc6059a3.94f1f570
pub const CORE_CS2_203: Power = crate::cards::CS2_203;

/// # Wisp
///
/// `CORE_CS2_231` · Neutral minion · 0 mana · 1/1
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 179, `3881` = 1
/// - Reprint of: Wisp [`CS2_231`](crate::classic::neutral::CS2_231)
///
/// State: Vanilla
//~ vanilla CORE_CS2_231 fdc2ea44 2413e2df 1e4a626c
pub const CORE_CS2_231: Power = VANILLA;

/// # Sunreaver Spy
///
/// `CORE_DAL_086` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Reprint of: Sunreaver Spy [`DAL_086`](crate::rise_of_shadows::neutral::DAL_086)
///
/// State: Reprint
//~ reprint CORE_DAL_086 a2fc97ef 7abc8ec9 d2c87b3f.88646cd2
pub const CORE_DAL_086: Power = crate::cards::DAL_086;

/// # Young Priestess
///
/// `CORE_EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Young Priestess [`EX1_004`](crate::classic::neutral::EX1_004)
///
/// State: Reprint
//~ reprint CORE_EX1_004 82d87c1d 8b26a384 00be5eaa.90108879
pub const CORE_EX1_004: Power = crate::cards::EX1_004;

/// # Argent Squire
///
/// `CORE_EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Divine Shield
/// - Reprint of: Argent Squire [`EX1_008`](crate::classic::neutral::EX1_008)
///
/// State: Vanilla
//~ vanilla CORE_EX1_008 284ea827 6b93b2dc 6fde9de5.cc526ac4
pub const CORE_EX1_008: Power = VANILLA;

/// # Sylvanas Windrunner
///
/// `CORE_EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Sylvanas Windrunner [`EX1_016`](crate::classic::neutral::EX1_016)
///
/// State: Reprint
//~ reprint CORE_EX1_016 23b4f38f ca19cb2f 474bca99.cb78a29c
pub const CORE_EX1_016: Power = crate::cards::EX1_016;

/// # Jungle Panther
///
/// `CORE_EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
/// - Reprint of: Jungle Panther [`EX1_017`](crate::classic::neutral::EX1_017)
///
/// State: Vanilla
//~ vanilla CORE_EX1_017 317251c4 e2b4ac93 1bf0a641.86cd88a1
pub const CORE_EX1_017: Power = VANILLA;

/// # Dark Iron Dwarf
///
/// `CORE_EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Attack."
/// - Reprint of: Dark Iron Dwarf [`EX1_046`](crate::classic::neutral::EX1_046)
///
/// State: Reprint
//~ reprint CORE_EX1_046 97052321 78967fa8 76c19cdd.878bc5a8
pub const CORE_EX1_046: Power = crate::cards::EX1_046;

/// # Youthful Brewmaster
///
/// `CORE_EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a minion to your hand."
/// - Reprint of: Youthful Brewmaster [`EX1_049`](crate::classic::neutral::EX1_049)
///
/// State: Reprint
//~ reprint CORE_EX1_049 c2ab7a0c a6abd5f3 2c511f07.a1848913
pub const CORE_EX1_049: Power = crate::cards::EX1_049;

/// # Coldlight Oracle
///
/// `CORE_EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Reprint of: Coldlight Oracle [`EX1_050`](crate::classic::neutral::EX1_050)
///
/// State: Reprint
//~ reprint CORE_EX1_050 062dc34e ccfc7910 7e7905af.fcf2dfe6
pub const CORE_EX1_050: Power = crate::cards::EX1_050;

/// # Acidic Swamp Ooze
///
/// `CORE_EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Acidic Swamp Ooze [`EX1_066`](crate::legacy::neutral::EX1_066)
///
/// State: Reprint
//~ reprint CORE_EX1_066 627cd13a 2fd064cf 5e53e6df.a8bb4a6e
pub const CORE_EX1_066: Power = crate::cards::EX1_066;

/// # Mind Control Tech
///
/// `CORE_EX1_085` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Take control of a minion."
/// - Reprint of: Mind Control Tech [`EX1_085`](crate::classic::neutral::EX1_085)
///
/// State: Reprint
//~ reprint CORE_EX1_085 dc9a3a3c 519dd752 7a819587.740f9614
pub const CORE_EX1_085: Power = crate::cards::EX1_085;

/// # Defender of Argus
///
/// `CORE_EX1_093` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `1576` = 1
/// - Reprint of: Defender of Argus [`EX1_093`](crate::classic::neutral::EX1_093)
///
/// State: Reprint
//~ reprint CORE_EX1_093 5f440f81 5644091f 952880af.e913cb2a
pub const CORE_EX1_093: Power = crate::cards::EX1_093;

/// # Gadgetzan Auctioneer
///
/// `CORE_EX1_095` · Neutral minion · 7 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Gadgetzan Auctioneer [`EX1_095`](crate::classic::neutral::EX1_095)
///
/// State: Reprint
//~ reprint CORE_EX1_095 19260e1e 9ac533d0 911947bc.97c574f5
pub const CORE_EX1_095: Power = crate::cards::EX1_095;

/// # Mountain Giant
///
/// `CORE_EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Elemental
/// - Reprint of: Mountain Giant [`EX1_105`](crate::classic::neutral::EX1_105)
///
/// State: Reprint
//~ reprint CORE_EX1_105 b878dbf8 8c86166f 9331a4ed.1ebe47d0
pub const CORE_EX1_105: Power = crate::cards::EX1_105;

/// # Leeroy Jenkins
///
/// `CORE_EX1_116` · Neutral minion · 5 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Charge, Battlecry
/// - Reprint of: Leeroy Jenkins [`EX1_116`](crate::classic::neutral::EX1_116)
/// - Tokens: Whelp [`EX1_116t`](crate::classic::neutral::EX1_116t)
///
/// State: Reprint
//~ reprint CORE_EX1_116 0db6e4f7 490c37c5 9454996c.8624a9cd
pub const CORE_EX1_116: Power = crate::cards::EX1_116;

/// # SI:7 Infiltrator
///
/// `CORE_EX1_186` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Si 7
/// - Refers to: Secret
/// - Reprint of: SI:7 Infiltrator [`EX1_186`](crate::legacy::neutral::EX1_186)
///
/// State: Reprint
//~ reprint CORE_EX1_186 ab61baa3 7eabe573 c2f56777.c21b051d
pub const CORE_EX1_186: Power = crate::cards::EX1_186;

/// # Arcane Devourer
///
/// `CORE_EX1_187` · Neutral minion · 8 mana · 4/8
///
/// > Whenever you cast a spell, gain +2/+2.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Elemental
/// - Reprint of: Arcane Devourer [`EX1_187`](crate::legacy::neutral::EX1_187)
///
/// State: Reprint
//~ reprint CORE_EX1_187 48f8980b 8e4dde62 b69b73cb.ec30d282
pub const CORE_EX1_187: Power = crate::cards::EX1_187;

/// # Barrens Stablehand
///
/// `CORE_EX1_188` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random Beast.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Barrens Stablehand [`EX1_188`](crate::legacy::neutral::EX1_188)
///
/// State: Reprint
//~ reprint CORE_EX1_188 b74438a9 8b58c63d 4fd7e120.46ac7ab9
pub const CORE_EX1_188: Power = crate::cards::EX1_188;

/// # High Inquisitor Whitemane
///
/// `CORE_EX1_190` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: High Inquisitor Whitemane [`EX1_190`](crate::legacy::neutral::EX1_190)
///
/// State: Reprint
//~ reprint CORE_EX1_190 3f4e8a68 7d0fb2c1 d96d845d.d883ab4f
pub const CORE_EX1_190: Power = crate::cards::EX1_190;

/// # Baron Geddon
///
/// `CORE_EX1_249` · Neutral minion · 7 mana · 7/7
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Reprint of: Baron Geddon [`EX1_249`](crate::classic::neutral::EX1_249)
///
/// State: Reprint
//~ reprint CORE_EX1_249 087bc6cb c59df45f d2b51d85.e7cbfc5a
pub const CORE_EX1_249: Power = crate::cards::EX1_249;

/// # Azure Drake
///
/// `CORE_EX1_284` · Neutral minion · 5 mana · 4/5
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower, Battlecry
/// - Reprint of: Azure Drake [`EX1_284`](crate::classic::neutral::EX1_284)
///
/// State: Reprint
//~ reprint CORE_EX1_284 a23c2864 46307208 ee4a35a3.6de7b73a
pub const CORE_EX1_284: Power = crate::cards::EX1_284;

/// # Ragnaros the Firelord
///
/// `CORE_EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Cant Attack
/// - Reprint of: Ragnaros the Firelord [`EX1_298`](crate::classic::neutral::EX1_298)
///
/// State: Reprint
//~ reprint CORE_EX1_298 8ad4bf61 d2882791 d631dbb7.8b56020b
pub const CORE_EX1_298: Power = crate::cards::EX1_298;

/// # Gurubashi Berserker
///
/// `CORE_EX1_399` · Neutral minion · 5 mana · 2/8
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Gurubashi Berserker [`EX1_399`](crate::legacy::neutral::EX1_399)
///
/// State: Reprint
//~ reprint CORE_EX1_399 aefc7d4a c5637f37 afa306bb.c691322c
pub const CORE_EX1_399: Power = crate::cards::EX1_399;

/// # Faceless Manipulator
///
/// `CORE_EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Become a copy of a minion."
/// - Reprint of: Faceless Manipulator [`EX1_564`](crate::classic::neutral::EX1_564)
///
/// State: Reprint
//~ reprint CORE_EX1_564 8966ad74 11e1fc92 c32974c9.d29d2e6b
pub const CORE_EX1_564: Power = crate::cards::EX1_564;

/// # Sea Giant
///
/// `CORE_EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Sea Giant [`EX1_586`](crate::classic::neutral::EX1_586)
///
/// State: Reprint
//~ reprint CORE_EX1_586 f9c664e5 0dbaed36 4839ee68.3ea883f5
pub const CORE_EX1_586: Power = crate::cards::EX1_586;

/// # Molten Giant
///
/// `CORE_EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Health your hero is missing.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Elemental
/// - Reprint of: Molten Giant [`EX1_620`](crate::classic::neutral::EX1_620)
///
/// State: Reprint
//~ reprint CORE_EX1_620 024167a7 ec476f37 035e1807.27591d27
pub const CORE_EX1_620: Power = crate::cards::EX1_620;

/// # Nerubian Egg
///
/// `CORE_FP1_007` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 4/4 Nerubian.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Nerubian Egg [`FP1_007`](crate::naxxramas::neutral::FP1_007)
/// - Tokens: Nerubian [`FP1_007t`](crate::classic::neutral::FP1_007t)
///
/// State: Reprint
//~ reprint CORE_FP1_007 dd1c7d3f 688dbc6f ead2dacf.1a9fed0f
pub const CORE_FP1_007: Power = crate::cards::FP1_007;

/// # Loatheb
///
/// `CORE_FP1_030` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy spells cost (5) more next turn.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 1914
/// - Reprint of: Loatheb [`FP1_030`](crate::naxxramas::neutral::FP1_030)
///
/// State: Reprint
//~ reprint CORE_FP1_030 083614c6 4c94103c 33a9589a.6bec0ef0
pub const CORE_FP1_030: Power = crate::cards::FP1_030;

/// # Baron Rivendare
///
/// `CORE_FP1_031` · Neutral minion · 4 mana · 1/7
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Reprint of: Baron Rivendare [`FP1_031`](crate::naxxramas::neutral::FP1_031)
///
/// State: Reprint
//~ reprint CORE_FP1_031 0d3ee6f3 34b1f412 3a419756.2ad9332b
pub const CORE_FP1_031: Power = crate::cards::FP1_031;

/// # Harth Stonebrew
///
/// `CORE_GIFT_01` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Harth Stonebrew [`GIFT_01`](crate::legacy::neutral::GIFT_01)
///
/// State: Reprint
//~ reprint CORE_GIFT_01 1fe29191 1108a385 4f0d5fbe.3aac86cf
pub const CORE_GIFT_01: Power = crate::cards::GIFT_01;

/// # Mossy Horror
///
/// `CORE_GIL_124` · Neutral minion · 6 mana · 2/7
///
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Mossy Horror [`GIL_124`](crate::witchwood::neutral::GIL_124)
///
/// State: Reprint
//~ reprint CORE_GIL_124 39c356f6 0e6ae37d d7074482.a73af7dc
pub const CORE_GIL_124: Power = crate::cards::GIL_124;

/// # Rotten Applebaum
///
/// `CORE_GIL_667` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Reprint of: Rotten Applebaum [`GIL_667`](crate::witchwood::neutral::GIL_667)
///
/// State: Reprint
//~ reprint CORE_GIL_667 34d311bb ef7374e9 47c28e61.772fece2
pub const CORE_GIL_667: Power = crate::cards::GIL_667;

/// # Genn Greymane
///
/// `CORE_GIL_692` · Neutral minion · 6 mana · 6/5
///
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Collectionmanager Filter Mana Even, Start Of Game Keyword, Genn Even Requirement
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 47693, `2936` = 1
/// - Reprint of: Genn Greymane [`GIL_692`](crate::witchwood::neutral::GIL_692)
///
/// State: Reprint
//~ reprint CORE_GIL_692 36f01e0b a6ca25b5 1a76112e.b628a077
pub const CORE_GIL_692: Power = crate::cards::GIL_692;

/// # Baku the Mooneater
///
/// `CORE_GIL_826` · Neutral minion · 9 mana · 7/8
///
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Collectionmanager Filter Mana Odd, Start Of Game Keyword, Baku Odd Requirement
/// - Tags: `2936` = 1
/// - Reprint of: Baku the Mooneater [`GIL_826`](crate::witchwood::neutral::GIL_826)
///
/// State: Reprint
//~ reprint CORE_GIL_826 8ac1b8a4 2bd70627 0be19f15.9cc79d10
pub const CORE_GIL_826: Power = crate::cards::GIL_826;

/// # Cogmaster
///
/// `CORE_GVG_013` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a Mech.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Cogmaster [`GVG_013`](crate::goblins_vs_gnomes::neutral::GVG_013)
///
/// State: Reprint
//~ reprint CORE_GVG_013 2f2820d0 47fafec3 300442ab.1551bd9c
pub const CORE_GVG_013: Power = crate::cards::GVG_013;

/// # Spider Tank
///
/// `CORE_GVG_044` · Neutral minion · 3 mana · 3/4
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Mech
/// - Reprint of: Spider Tank [`GVG_044`](crate::goblins_vs_gnomes::neutral::GVG_044)
///
/// State: Vanilla
//~ vanilla CORE_GVG_044 378cad57 f08c6cba 6990f2b9
pub const CORE_GVG_044: Power = VANILLA;

/// # Explosive Sheep
///
/// `CORE_GVG_076` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Reprint of: Explosive Sheep [`GVG_076`](crate::goblins_vs_gnomes::neutral::GVG_076)
///
/// State: Reprint
//~ reprint CORE_GVG_076 9a2c8eb1 2098838b c7147d21.9b3b5542
pub const CORE_GVG_076: Power = crate::cards::GVG_076;

/// # Mini-Mage
///
/// `CORE_GVG_109` · Neutral minion · 3 mana · 3/1
///
/// > **Stealth Spell Damage +1**
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Stealth, Spellpower
/// - Reprint of: Mini-Mage [`GVG_109`](crate::goblins_vs_gnomes::neutral::GVG_109)
///
/// State: Vanilla
//~ vanilla CORE_GVG_109 5ec251a3 7f1739f5 82410a5a.4ff83c9c
pub const CORE_GVG_109: Power = VANILLA;

/// # Dr. Boom
///
/// `CORE_GVG_110` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Dr. Boom [`GVG_110`](crate::goblins_vs_gnomes::neutral::GVG_110)
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
///
/// State: Reprint
//~ reprint CORE_GVG_110 5fc6c40f 5d406433 c2aceca8.7610d354
pub const CORE_GVG_110: Power = crate::cards::GVG_110;

/// # Clockwork Giant
///
/// `CORE_GVG_121` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each card in your opponent's hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Mech
/// - Reprint of: Clockwork Giant [`GVG_121`](crate::goblins_vs_gnomes::neutral::GVG_121)
///
/// State: Reprint
//~ reprint CORE_GVG_121 6868f4de 5367fa93 1c515080.13d7b3b6
pub const CORE_GVG_121: Power = crate::cards::GVG_121;

/// # Phantom Freebooter
///
/// `CORE_ICC_018` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain stats equal to your weapon's.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
/// - Reprint of: Phantom Freebooter [`ICC_018`](crate::frozen_throne::neutral::ICC_018)
///
/// State: Reprint
//~ reprint CORE_ICC_018 125a8757 d0c57188 4bfc80d8.62980379
pub const CORE_ICC_018: Power = crate::cards::ICC_018;

/// # Skelemancer
///
/// `CORE_ICC_019` · Neutral minion · 5 mana · 2/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Reprint of: Skelemancer [`ICC_019`](crate::frozen_throne::neutral::ICC_019)
/// - Tokens: Skeletal Flayer [`ICC_019t`](crate::frozen_throne::neutral::ICC_019t)
///
/// State: Reprint
//~ reprint CORE_ICC_019 8c9b4e9d 81f88046 430cf676.83b40627
pub const CORE_ICC_019: Power = crate::cards::ICC_019;

/// # Snowflipper Penguin
///
/// `CORE_ICC_023` · Neutral minion · 0 mana · 1/1
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Reprint of: Snowflipper Penguin [`ICC_023`](crate::frozen_throne::neutral::ICC_023)
///
/// State: Vanilla
//~ vanilla CORE_ICC_023 628aaa51 683ab6a7 8faae2e4
pub const CORE_ICC_023: Power = VANILLA;

/// # Rattling Rascal
///
/// `CORE_ICC_025` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Reprint of: Rattling Rascal [`ICC_025`](crate::frozen_throne::neutral::ICC_025)
/// - Tokens: Skeletal Enforcer [`ICC_025t`](crate::frozen_throne::neutral::ICC_025t)
///
/// State: Reprint
//~ reprint CORE_ICC_025 099ad3ad 628e3963 01fd4858.2c5fe618
pub const CORE_ICC_025: Power = crate::cards::ICC_025;

/// # Grim Necromancer
///
/// `CORE_ICC_026` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two 1/1 Skeletons.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Grim Necromancer [`ICC_026`](crate::frozen_throne::neutral::ICC_026)
/// - Tokens: Skeleton [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
///
/// State: Reprint
//~ reprint CORE_ICC_026 3fc0e47e e3d20e6a 42796262.99859f02
pub const CORE_ICC_026: Power = crate::cards::ICC_026;

/// # Bone Drake
///
/// `CORE_ICC_027` · Neutral minion · 6 mana · 6/5
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
/// - Reprint of: Bone Drake [`ICC_027`](crate::frozen_throne::neutral::ICC_027)
///
/// State: Reprint
//~ reprint CORE_ICC_027 6318f225 9aefff99 42c30f2c.d3f4fc3a
pub const CORE_ICC_027: Power = crate::cards::ICC_027;

/// # Sunborne Val'kyr
///
/// `CORE_ICC_028` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give adjacent minions +2 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Reprint of: Sunborne Val'kyr [`ICC_028`](crate::frozen_throne::neutral::ICC_028)
///
/// State: Reprint
//~ reprint CORE_ICC_028 0be94fe1 42e23591 4d7f6989.b3e28c64
pub const CORE_ICC_028: Power = crate::cards::ICC_028;

/// # Cobalt Scalebane
///
/// `CORE_ICC_029` · Neutral minion · 5 mana · 5/5
///
/// > At the end of your turn, give another random friendly minion +3 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Dragon
/// - Reprint of: Cobalt Scalebane [`ICC_029`](crate::frozen_throne::neutral::ICC_029)
///
/// State: Reprint
//~ reprint CORE_ICC_029 bfeabd5d 3793e833 db400e39.70c3d3d8
pub const CORE_ICC_029: Power = crate::cards::ICC_029;

/// # Night Howler
///
/// `CORE_ICC_031` · Neutral minion · 4 mana · 3/4
///
/// > Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Night Howler [`ICC_031`](crate::frozen_throne::neutral::ICC_031)
///
/// State: Reprint
//~ reprint CORE_ICC_031 6a412d1e 738aebe1 7c841179.ee10c1dd
pub const CORE_ICC_031: Power = crate::cards::ICC_031;

/// # Venomancer
///
/// `CORE_ICC_032` · Neutral minion · 5 mana · 2/5
///
/// > **Poisonous**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Poisonous
/// - Reprint of: Venomancer [`ICC_032`](crate::frozen_throne::neutral::ICC_032)
///
/// State: Vanilla
//~ vanilla CORE_ICC_032 8309b377 f406edef 7092f4e2.2574dcf7
pub const CORE_ICC_032: Power = VANILLA;

/// # Vryghoul
///
/// `CORE_ICC_067` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Reprint of: Vryghoul [`ICC_067`](crate::frozen_throne::neutral::ICC_067)
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Reprint
//~ reprint CORE_ICC_067 02a7e9b4 9a01c333 ea7dae9b.92cdde9e
pub const CORE_ICC_067: Power = crate::cards::ICC_067;

/// # Acherus Veteran
///
/// `CORE_ICC_092` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Give +1 Attack."
/// - Reprint of: Acherus Veteran [`ICC_092`](crate::frozen_throne::neutral::ICC_092)
///
/// State: Reprint
//~ reprint CORE_ICC_092 c689a073 d7643ef2 884b3981.489560b4
pub const CORE_ICC_092: Power = crate::cards::ICC_092;

/// # Tuskarr Fisherman
///
/// `CORE_ICC_093` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Target: "Give Spell Damage +1."
/// - Reprint of: Tuskarr Fisherman [`ICC_093`](crate::frozen_throne::neutral::ICC_093)
///
/// State: Reprint
//~ reprint CORE_ICC_093 ba16a1bb 8d0f87b4 7533b6b0.2fdb4cad
pub const CORE_ICC_093: Power = crate::cards::ICC_093;

/// # Fallen Sun Cleric
///
/// `CORE_ICC_094` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Give +1/+1."
/// - Reprint of: Fallen Sun Cleric [`ICC_094`](crate::frozen_throne::neutral::ICC_094)
///
/// State: Reprint
//~ reprint CORE_ICC_094 a62b6329 bfa3e7be c5b64356.275576eb
pub const CORE_ICC_094: Power = crate::cards::ICC_094;

/// # Furnacefire Colossus
///
/// `CORE_ICC_096` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Furnacefire Colossus [`ICC_096`](crate::frozen_throne::neutral::ICC_096)
///
/// State: Reprint
//~ reprint CORE_ICC_096 58fb94ce 4693710a d2fa22a3.ae7473c1
pub const CORE_ICC_096: Power = crate::cards::ICC_096;

/// # Grave Shambler
///
/// `CORE_ICC_097` · Neutral minion · 4 mana · 4/4
///
/// > Whenever your weapon is destroyed, gain +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Elemental
/// - Tags: `2534` = 1
/// - Reprint of: Grave Shambler [`ICC_097`](crate::frozen_throne::neutral::ICC_097)
///
/// State: Reprint
//~ reprint CORE_ICC_097 c00f0fc2 82a7f43d a829cdf0.1d401b53
pub const CORE_ICC_097: Power = crate::cards::ICC_097;

/// # Tomb Lurker
///
/// `CORE_ICC_098` · Neutral minion · 5 mana · 5/3
///
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Reprint of: Tomb Lurker [`ICC_098`](crate::frozen_throne::neutral::ICC_098)
///
/// State: Reprint
//~ reprint CORE_ICC_098 3afa22c5 afa6989c 8a126352.2a2b5c23
pub const CORE_ICC_098: Power = crate::cards::ICC_098;

/// # Ticking Abomination
///
/// `CORE_ICC_099` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Ticking Abomination [`ICC_099`](crate::frozen_throne::neutral::ICC_099)
///
/// State: Reprint
//~ reprint CORE_ICC_099 efd32201 673fe0d9 2f5d1235.09105359
pub const CORE_ICC_099: Power = crate::cards::ICC_099;

/// # Deadscale Knight
///
/// `CORE_ICC_220` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Lifesteal
/// - Tags: `2534` = 1
/// - Reprint of: Deadscale Knight [`ICC_220`](crate::frozen_throne::neutral::ICC_220)
///
/// State: Vanilla
//~ vanilla CORE_ICC_220 0126b70a 82dae231 6e07f761.b857c9f1
pub const CORE_ICC_220: Power = VANILLA;

/// # Corpse Raiser
///
/// `CORE_ICC_257` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Death Knight
/// - Refers to: Deathrattle
/// - Target: "Give "Deathrattle: Resummon this minion.""
/// - Reprint of: Corpse Raiser [`ICC_257`](crate::frozen_throne::neutral::ICC_257)
///
/// State: Reprint
//~ reprint CORE_ICC_257 f5f804a6 97562f84 563766d3.b21aa28b
pub const CORE_ICC_257: Power = crate::cards::ICC_257;

/// # The Lich King
///
/// `CORE_ICC_314` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Reprint of: The Lich King [`ICC_314`](crate::frozen_throne::neutral::ICC_314)
///
/// State: Reprint
//~ reprint CORE_ICC_314 ff97c40f 73ab1e35 6ce8f45a.c97a4ed3
pub const CORE_ICC_314: Power = crate::cards::ICC_314;

/// # Saronite Chain Gang
///
/// `CORE_ICC_466` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Summon a copy of this minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Saronite Chain Gang [`ICC_466`](crate::frozen_throne::neutral::ICC_466)
///
/// State: Derived
//~ derived CORE_ICC_466 bd418fb3 61273965 3516ccb6.d7919268
pub const CORE_ICC_466: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Deathspeaker
///
/// `CORE_ICC_467` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Target: "Give Immune this turn."
/// - Reprint of: Deathspeaker [`ICC_467`](crate::frozen_throne::neutral::ICC_467)
///
/// State: Reprint
//~ reprint CORE_ICC_467 883484f5 887e3866 09b289f9.fa52a242
pub const CORE_ICC_467: Power = crate::cards::ICC_467;

/// # Wretched Tiller
///
/// `CORE_ICC_468` · Neutral minion · 1 mana · 1/1
///
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Reprint of: Wretched Tiller [`ICC_468`](crate::frozen_throne::neutral::ICC_468)
///
/// State: Reprint
//~ reprint CORE_ICC_468 e39a6aa2 8908aab7 256e47bb.fdc0614f
pub const CORE_ICC_468: Power = crate::cards::ICC_468;

/// # Happy Ghoul
///
/// `CORE_ICC_700` · Neutral minion · 3 mana · 3/3
///
/// > Costs (0) if your hero was healed this turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Reprint of: Happy Ghoul [`ICC_700`](crate::frozen_throne::neutral::ICC_700)
///
/// State: Reprint
//~ reprint CORE_ICC_700 93710f3b 21b46921 a0338950.c45ccb24
pub const CORE_ICC_700: Power = crate::cards::ICC_700;

/// # Skulking Geist
///
/// `CORE_ICC_701` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Skulking Geist [`ICC_701`](crate::frozen_throne::neutral::ICC_701)
///
/// State: Reprint
//~ reprint CORE_ICC_701 a66ce486 0385dcf4 aa7bc834.89e94b2c
pub const CORE_ICC_701: Power = crate::cards::ICC_701;

/// # Shallow Gravedigger
///
/// `CORE_ICC_702` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Shallow Gravedigger [`ICC_702`](crate::frozen_throne::neutral::ICC_702)
///
/// State: Reprint
//~ reprint CORE_ICC_702 02aa208b 0f7a1e67 48f9337e.4c48adf9
pub const CORE_ICC_702: Power = crate::cards::ICC_702;

/// # Bonemare
///
/// `CORE_ICC_705` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Target: "Give +4/+4 and Taunt."
/// - Reprint of: Bonemare [`ICC_705`](crate::frozen_throne::neutral::ICC_705)
///
/// State: Reprint
//~ reprint CORE_ICC_705 b56ff144 3e8f3044 34c7b966.312b69ef
pub const CORE_ICC_705: Power = crate::cards::ICC_705;

/// # Nerubian Unraveler
///
/// `CORE_ICC_706` · Neutral minion · 6 mana · 5/5
///
/// > Spells cost (2) more.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Aura
/// - Reprint of: Nerubian Unraveler [`ICC_706`](crate::frozen_throne::neutral::ICC_706)
///
/// State: Reprint
//~ reprint CORE_ICC_706 851b7f55 90eb7b75 4da37877.bd67e972
pub const CORE_ICC_706: Power = crate::cards::ICC_706;

/// # Deathaxe Punisher
///
/// `CORE_ICC_810` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Reprint of: Deathaxe Punisher [`ICC_810`](crate::frozen_throne::neutral::ICC_810)
///
/// State: Reprint
//~ reprint CORE_ICC_810 67cca0f9 1d094b02 80b16d82.a7830bbf
pub const CORE_ICC_810: Power = crate::cards::ICC_810;

/// # Meat Wagon
///
/// `CORE_ICC_812` · Neutral minion · 4 mana · 1/4
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Reprint of: Meat Wagon [`ICC_812`](crate::frozen_throne::neutral::ICC_812)
///
/// State: Reprint
//~ reprint CORE_ICC_812 4a578040 6de0a9b7 15dce9a8.41b591d7
pub const CORE_ICC_812: Power = crate::cards::ICC_812;

/// # Prince Keleseth
///
/// `CORE_ICC_851` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Prince Keleseth [`ICC_851`](crate::frozen_throne::neutral::ICC_851)
///
/// State: Reprint
//~ reprint CORE_ICC_851 0cce2e91 96e839d5 8626582e.86036d30
pub const CORE_ICC_851: Power = crate::cards::ICC_851;

/// # Prince Taldaram
///
/// `CORE_ICC_852` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Transform into a copy."
/// - Reprint of: Prince Taldaram [`ICC_852`](crate::frozen_throne::neutral::ICC_852)
///
/// State: Reprint
//~ reprint CORE_ICC_852 1e637973 d8a8b12d 90c30253.47eef6ac
pub const CORE_ICC_852: Power = crate::cards::ICC_852;

/// # Prince Valanar
///
/// `CORE_ICC_853` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Lifesteal
/// - Reprint of: Prince Valanar [`ICC_853`](crate::frozen_throne::neutral::ICC_853)
///
/// State: Reprint
//~ reprint CORE_ICC_853 d26145ff d0f31578 2b177e7c.624b9de0
pub const CORE_ICC_853: Power = crate::cards::ICC_853;

/// # Arfus
///
/// `CORE_ICC_854` · Neutral minion · 4 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
/// - Reprint of: Arfus [`ICC_854`](crate::frozen_throne::neutral::ICC_854)
///
/// State: Reprint
//~ reprint CORE_ICC_854 29597ca4 da710e4c 60190034.c348317a
pub const CORE_ICC_854: Power = crate::cards::ICC_854;

/// # Hyldnir Frostrider
///
/// `CORE_ICC_855` · Neutral minion · 3 mana · 4/4
///
/// > **Battlecry: Freeze** your other minions.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Reprint of: Hyldnir Frostrider [`ICC_855`](crate::frozen_throne::neutral::ICC_855)
///
/// State: Reprint
//~ reprint CORE_ICC_855 0abf7ba3 de3f0aef 84d64216.19358247
pub const CORE_ICC_855: Power = crate::cards::ICC_855;

/// # Spellweaver
///
/// `CORE_ICC_856` · Neutral minion · 6 mana · 4/4
///
/// > **Spell Damage +2**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Tags: `SPELLPOWER` = 2
/// - Reprint of: Spellweaver [`ICC_856`](crate::frozen_throne::neutral::ICC_856)
///
/// State: Vanilla
//~ vanilla CORE_ICC_856 d63afbaa ac7e95f5 5f350195.e1835dc2
pub const CORE_ICC_856: Power = VANILLA;

/// # Necrotic Geist
///
/// `CORE_ICC_900` · Neutral minion · 6 mana · 5/3
///
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Reprint of: Necrotic Geist [`ICC_900`](crate::frozen_throne::neutral::ICC_900)
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Reprint
//~ reprint CORE_ICC_900 94543da6 c90952a2 6c9853a4.a9ed3801
pub const CORE_ICC_900: Power = crate::cards::ICC_900;

/// # Drakkari Enchanter
///
/// `CORE_ICC_901` · Neutral minion · 3 mana · 1/5
///
/// > Your end of turn effects trigger twice.
///
/// - Set: Core (past years) · epic
/// - Mechanics: Aura
/// - Reprint of: Drakkari Enchanter [`ICC_901`](crate::frozen_throne::neutral::ICC_901)
///
/// State: Reprint
//~ reprint CORE_ICC_901 fa3174e6 7b0520e6 14c737b4.2ac7b1e4
pub const CORE_ICC_901: Power = crate::cards::ICC_901;

/// # Mindbreaker
///
/// `CORE_ICC_902` · Neutral minion · 3 mana · 2/5
///
/// > Hero Powers are disabled.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Reprint of: Mindbreaker [`ICC_902`](crate::frozen_throne::neutral::ICC_902)
///
/// State: Reprint
//~ reprint CORE_ICC_902 14b78271 291a61fc aa091b78.c9288e1b
pub const CORE_ICC_902: Power = crate::cards::ICC_902;

/// # Wicked Skeleton
///
/// `CORE_ICC_904` · Neutral minion · 4 mana · 1/1
///
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Wicked Skeleton [`ICC_904`](crate::frozen_throne::neutral::ICC_904)
///
/// State: Reprint
//~ reprint CORE_ICC_904 de9fabab 298d10d2 eacbff1c.11892154
pub const CORE_ICC_904: Power = crate::cards::ICC_904;

/// # Bloodworm
///
/// `CORE_ICC_905` · Neutral minion · 5 mana · 4/4
///
/// > **Lifesteal**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal
/// - Reprint of: Bloodworm [`ICC_905`](crate::frozen_throne::neutral::ICC_905)
///
/// State: Vanilla
//~ vanilla CORE_ICC_905 98f1e1f9 789b2677 38e079a7.b857c9f1
pub const CORE_ICC_905: Power = VANILLA;

/// # Keening Banshee
///
/// `CORE_ICC_911` · Neutral minion · 4 mana · 5/5
///
/// > Whenever you play a card, remove the top 3 cards of your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Reprint of: Keening Banshee [`ICC_911`](crate::frozen_throne::neutral::ICC_911)
///
/// State: Reprint
//~ reprint CORE_ICC_911 fc180356 953de582 437321d6.2c276c96
pub const CORE_ICC_911: Power = crate::cards::ICC_911;

/// # Corpsetaker
///
/// `CORE_ICC_912` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Lifesteal
/// - Reprint of: Corpsetaker [`ICC_912`](crate::frozen_throne::neutral::ICC_912)
///
/// State: Reprint
//~ reprint CORE_ICC_912 9cf5bab5 725bc9a4 264ee82b.e82e9619
pub const CORE_ICC_912: Power = crate::cards::ICC_912;

/// # Tainted Zealot
///
/// `CORE_ICC_913` · Neutral minion · 2 mana · 1/1
///
/// > **Divine Shield Spell Damage +1**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower, Divine Shield
/// - Reprint of: Tainted Zealot [`ICC_913`](crate::frozen_throne::neutral::ICC_913)
///
/// State: Vanilla
//~ vanilla CORE_ICC_913 e130298f 67fc338a a9239393.f68c7b85
pub const CORE_ICC_913: Power = VANILLA;

/// # Arcane Anomaly
///
/// `CORE_KAR_036` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Reprint of: Arcane Anomaly [`KAR_036`](crate::karazhan::neutral::KAR_036)
///
/// State: Reprint
//~ reprint CORE_KAR_036 4c6dd178 4a02487c b4f06ba8.c450d4fc
pub const CORE_KAR_036: Power = crate::cards::KAR_036;

/// # Murloc Tinyfin
///
/// `CORE_LOEA10_3` · Neutral minion · 0 mana · 1/1
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Murloc
/// - Reprint of: Murloc Tinyfin [`LOEA10_3`](crate::league_of_explorers::neutral::LOEA10_3)
///
/// State: Vanilla
//~ vanilla CORE_LOEA10_3 53d7b51c 8840717f c64bbf57
pub const CORE_LOEA10_3: Power = VANILLA;

/// # Reno Jackson
///
/// `CORE_LOE_011` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Affected By Healing Does Damage
/// - Reprint of: Reno Jackson [`LOE_011`](crate::league_of_explorers::neutral::LOE_011)
///
/// State: Reprint
//~ reprint CORE_LOE_011 1397deb7 519c9daa 63e3b88f.4a301d81
pub const CORE_LOE_011: Power = crate::cards::LOE_011;

/// # Sir Finley Mrrgglton
///
/// `CORE_LOE_076` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Sir Finley Mrrgglton [`LOE_076`](crate::league_of_explorers::neutral::LOE_076)
///
/// State: Reprint
//~ reprint CORE_LOE_076 47f81e6a 65fee723 85e28218.039e2dab
pub const CORE_LOE_076: Power = crate::cards::LOE_076;

/// # Brann Bronzebeard
///
/// `CORE_LOE_077` · Neutral minion · 3 mana · 2/4
///
/// > Your **Battlecries** trigger twice.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Reprint of: Brann Bronzebeard [`LOE_077`](crate::league_of_explorers::neutral::LOE_077)
///
/// State: Reprint
//~ reprint CORE_LOE_077 398e4a3d 456a93b6 c79ae3ef.ccddf63c
pub const CORE_LOE_077: Power = crate::cards::LOE_077;

/// # Elise Starseeker
///
/// `CORE_LOE_079` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Elise Starseeker [`LOE_079`](crate::league_of_explorers::neutral::LOE_079)
/// - Tokens: Map to the Golden Monkey [`LOE_019t`](crate::league_of_explorers::rogue::LOE_019t)
///
/// State: Reprint
//~ reprint CORE_LOE_079 0fe334d0 18039551 11544f1f.acb526f3
pub const CORE_LOE_079: Power = crate::cards::LOE_079;

/// # Lone Champion
///
/// `CORE_LOOT_124` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, gain **Taunt** and **Divine Shield**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Reprint of: Lone Champion [`LOOT_124`](crate::kobolds_and_catacombs::neutral::LOOT_124)
///
/// State: Reprint
//~ reprint CORE_LOOT_124 f5bb69ce a3385a27 7fe58924.545c432b
pub const CORE_LOOT_124: Power = crate::cards::LOOT_124;

/// # Stoneskin Basilisk
///
/// `CORE_LOOT_125` · Neutral minion · 3 mana · 1/1
///
/// > **Divine Shield** **Poisonous**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Poisonous
/// - Reprint of: Stoneskin Basilisk [`LOOT_125`](crate::kobolds_and_catacombs::neutral::LOOT_125)
///
/// State: Vanilla
//~ vanilla CORE_LOOT_125 c313dad4 8f6d6902 0958ad09.d696933f
pub const CORE_LOOT_125: Power = VANILLA;

/// # Shimmering Courser
///
/// `CORE_LOOT_193` · Neutral minion · 4 mana · 3/3
///
/// > **Elusive** on your opponent's turn.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Beast
/// - Tags: `ELUSIVE` = 0, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 46892
/// - Reprint of: Shimmering Courser [`LOOT_193`](crate::kobolds_and_catacombs::neutral::LOOT_193)
///
/// State: Reprint
//~ reprint CORE_LOOT_193 d2b4055a 938e5261 ed08d4b1.fc061c5c
pub const CORE_LOOT_193: Power = crate::cards::LOOT_193;

/// # Zola the Gorgon
///
/// `CORE_LOOT_516` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Add a Golden copy to your hand."
/// - Reprint of: Zola the Gorgon [`LOOT_516`](crate::kobolds_and_catacombs::neutral::LOOT_516)
///
/// State: Reprint
//~ reprint CORE_LOOT_516 145a84cd 7b5bd379 ddf53990.51aaa942
pub const CORE_LOOT_516: Power = crate::cards::LOOT_516;

/// # Soul Seeker
///
/// `CORE_MAW_004` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79546
/// - Reprint of: Soul Seeker [`MAW_004`](crate::castle_nathria::neutral::MAW_004)
///
/// State: Reprint
//~ reprint CORE_MAW_004 826f1d38 cc4480d7 71c28082.30d8c4dd
pub const CORE_MAW_004: Power = crate::cards::MAW_004;

/// # Afterlife Attendant
///
/// `CORE_MAW_031` · Neutral minion · 3 mana · 3/4
///
/// > Your **Infuse** cards also **Infuse** while in your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Aura, Infuse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79778
/// - Reprint of: Afterlife Attendant [`MAW_031`](crate::castle_nathria::neutral::MAW_031)
///
/// State: Reprint
//~ reprint CORE_MAW_031 3811f664 7a544cdc 19a59978.33df47ad
pub const CORE_MAW_031: Power = crate::cards::MAW_031;

/// # Tight-Lipped Witness
///
/// `CORE_MAW_032` · Neutral minion · 3 mana · 2/5
///
/// > **Secrets** can't be revealed.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79779
/// - Reprint of: Tight-Lipped Witness [`MAW_032`](crate::castle_nathria::neutral::MAW_032)
///
/// State: Reprint
//~ reprint CORE_MAW_032 70927624 ac0b9003 04541a10.bb78b8ec
pub const CORE_MAW_032: Power = crate::cards::MAW_032;

/// # Sylvanas, the Accused
///
/// `CORE_MAW_033` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79780
/// - Target: "Destroy an enemy minion."
/// - Reprint of: Sylvanas, the Accused [`MAW_033`](crate::castle_nathria::neutral::MAW_033)
/// - Tokens: Sylvanas, the Accused [`MAW_033t`](crate::castle_nathria::neutral::MAW_033t)
///
/// State: Reprint
//~ reprint CORE_MAW_033 de4be8aa afe47f03 d6b5c1a9.0eaa84ab
pub const CORE_MAW_033: Power = crate::cards::MAW_033;

/// # The Jailer
///
/// `CORE_MAW_034` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79782
/// - Reprint of: The Jailer [`MAW_034`](crate::castle_nathria::neutral::MAW_034)
///
/// State: Reprint
//~ reprint CORE_MAW_034 098c0f5e fb772924 ec36fa7e.e106e7b5
pub const CORE_MAW_034: Power = crate::cards::MAW_034;

/// # Violet Teacher
///
/// `CORE_NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Violet Teacher [`NEW1_026`](crate::classic::neutral::NEW1_026)
/// - Tokens: Violet Apprentice [`NEW1_026t`](crate::classic::neutral::NEW1_026t)
///
/// State: Reprint
//~ reprint CORE_NEW1_026 e99850ec f826ae5b 03f47404.037585e0
pub const CORE_NEW1_026: Power = crate::cards::NEW1_026;

/// # Eater of Secrets
///
/// `CORE_OG_254` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Reprint of: Eater of Secrets [`OG_254`](crate::old_gods::neutral::OG_254)
///
/// State: Reprint
//~ reprint CORE_OG_254 0be9382e e5c90294 e2bcf06b.7fe4db67
pub const CORE_OG_254: Power = crate::cards::OG_254;

/// # Bog Beast
///
/// `CORE_REV_012` · Neutral minion · 6 mana · 3/6
///
/// > Taunt **Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79557
/// - Reprint of: Bog Beast [`REV_012`](crate::castle_nathria::neutral::REV_012)
/// - Tokens: Muckmare [`REV_012t`](crate::castle_nathria::neutral::REV_012t)
///
/// State: Reprint
//~ reprint CORE_REV_012 0cd7d546 3b773d2b 171c9020.2234b171
pub const CORE_REV_012: Power = crate::cards::REV_012;

/// # Stoneborn Accuser
///
/// `CORE_REV_013` · Neutral minion · 5 mana · 5/5
///
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Infuse
/// - Refers to: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79559
/// - Reprint of: Stoneborn Accuser [`REV_013`](crate::castle_nathria::neutral::REV_013)
/// - Tokens: Stoneborn Accuser [`REV_013t`](crate::castle_nathria::neutral::REV_013t)
///
/// State: Reprint
//~ reprint CORE_REV_013 3192eb3e d677cd0a 08f90157.8978c39a
pub const CORE_REV_013: Power = crate::cards::REV_013;

/// # Red Herring
///
/// `CORE_REV_014` · Neutral minion · 7 mana · 3/12
///
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Aura
/// - Refers to: Stealth
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79562
/// - Reprint of: Red Herring [`REV_014`](crate::castle_nathria::neutral::REV_014)
///
/// State: Reprint
//~ reprint CORE_REV_014 cc6a3c35 cb3e669e dc50953e.5b90e0e5
pub const CORE_REV_014: Power = crate::cards::REV_014;

/// # Masked Reveler
///
/// `CORE_REV_015` · Neutral minion · 6 mana · 4/4
///
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79563
/// - Reprint of: Masked Reveler [`REV_015`](crate::castle_nathria::neutral::REV_015)
///
/// State: Reprint
//~ reprint CORE_REV_015 5ec1292c 28de696a 088bf177.cee457b4
pub const CORE_REV_015: Power = crate::cards::REV_015;

/// # Crooked Cook
///
/// `CORE_REV_016` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79581
/// - Reprint of: Crooked Cook [`REV_016`](crate::castle_nathria::neutral::REV_016)
///
/// State: Reprint
//~ reprint CORE_REV_016 c2890cd0 fc8f7383 2f049dae.ea20691b
pub const CORE_REV_016: Power = crate::cards::REV_016;

/// # Insatiable Devourer
///
/// `CORE_REV_017` · Neutral minion · 9 mana · 4/4
///
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79584
/// - Target: "Devour an enemy minion and gain its stats."
/// - Reprint of: Insatiable Devourer [`REV_017`](crate::castle_nathria::neutral::REV_017)
/// - Tokens: Insatiable Devourer [`REV_017t`](crate::castle_nathria::neutral::REV_017t)
///
/// State: Reprint
//~ reprint CORE_REV_017 07400e33 15c531c9 2770d501.5321748c
pub const CORE_REV_017: Power = crate::cards::REV_017;

/// # Prince Renathal
///
/// `CORE_REV_018` · Neutral minion · 3 mana · 3/4
///
/// > Your deck size and starting Health are 40.
///
/// - Set: Core (past years) · legendary · collectible
/// - Tags: `DECK_RULE_MOD_DECK_SIZE` = 40, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79767, `2936` = 1
/// - Reprint of: Prince Renathal [`REV_018`](crate::castle_nathria::neutral::REV_018)
///
/// State: Reprint
//~ reprint CORE_REV_018 1c39e481 bf9f2424 9cd62785.b18a65bd
pub const CORE_REV_018: Power = crate::cards::REV_018;

/// # Famished Fool
///
/// `CORE_REV_019` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79932
/// - Reprint of: Famished Fool [`REV_019`](crate::castle_nathria::neutral::REV_019)
/// - Tokens: Famished Fool [`REV_019t`](crate::castle_nathria::neutral::REV_019t)
///
/// State: Reprint
//~ reprint CORE_REV_019 f7298b26 db8d7c61 d4a4e56c.f1702274
pub const CORE_REV_019: Power = crate::cards::REV_019;

/// # Dinner Performer
///
/// `CORE_REV_020` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79992
/// - Reprint of: Dinner Performer [`REV_020`](crate::castle_nathria::neutral::REV_020)
///
/// State: Reprint
//~ reprint CORE_REV_020 0fb4dbd8 4c283039 559f409b.4abd8203
pub const CORE_REV_020: Power = crate::cards::REV_020;

/// # Kael'thas Sinstrider
///
/// `CORE_REV_021` · Neutral minion · 8 mana · 4/7
///
/// > Every third minion you play each turn costs (0).
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Aura
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79934
/// - Reprint of: Kael'thas Sinstrider [`REV_021`](crate::castle_nathria::neutral::REV_021)
///
/// State: Reprint
//~ reprint CORE_REV_021 f5e61333 a143dfac 57533a92.1cebc25e
pub const CORE_REV_021: Power = crate::cards::REV_021;

/// # Murloc Holmes
///
/// `CORE_REV_022` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79935
/// - Reprint of: Murloc Holmes [`REV_022`](crate::castle_nathria::neutral::REV_022)
///
/// State: Reprint
//~ reprint CORE_REV_022 3789d58b cdac8033 29f59076.7d4fbbe7
pub const CORE_REV_022: Power = crate::cards::REV_022;

/// # Theotar, the Mad Duke
///
/// `CORE_REV_238` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a card in each player's hand and swap them.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76984, `2057` = 1
/// - Reprint of: Theotar, the Mad Duke [`REV_238`](crate::castle_nathria::neutral::REV_238)
///
/// State: Reprint
//~ reprint CORE_REV_238 87e93652 ef0f0b98 f7a24158.337e3967
pub const CORE_REV_238: Power = crate::cards::REV_238;

/// # Sinrunner
///
/// `CORE_REV_251` · Neutral minion · 5 mana · 6/5
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77308, `2534` = 1
/// - Reprint of: Sinrunner [`REV_251`](crate::castle_nathria::neutral::REV_251)
///
/// State: Reprint
//~ reprint CORE_REV_251 72bd70f1 4f183843 e0895ac9.e07700c8
pub const CORE_REV_251: Power = crate::cards::REV_251;

/// # Dredger Staff
///
/// `CORE_REV_338` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give minions in your hand +1 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78373
/// - Reprint of: Dredger Staff [`REV_338`](crate::castle_nathria::neutral::REV_338)
///
/// State: Reprint
//~ reprint CORE_REV_338 ab99679e 3269ef54 f447da12.5dce5b19
pub const CORE_REV_338: Power = crate::cards::REV_338;

/// # Roosting Gargoyle
///
/// `CORE_REV_351` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Beast +2 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78267
/// - Target: "Give a friendly Beast +2 Attack."
/// - Reprint of: Roosting Gargoyle [`REV_351`](crate::castle_nathria::neutral::REV_351)
///
/// State: Reprint
//~ reprint CORE_REV_351 63546004 57b9b362 d41b6279.c464d27d
pub const CORE_REV_351: Power = crate::cards::REV_351;

/// # Party Crasher
///
/// `CORE_REV_370` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78547
/// - Target: "Choose an enemy minion. Throw a random minion from your hand at it."
/// - Reprint of: Party Crasher [`REV_370`](crate::castle_nathria::neutral::REV_370)
///
/// State: Reprint
//~ reprint CORE_REV_370 2678aec4 ad852e05 c9bee10c.b25d6c24
pub const CORE_REV_370: Power = crate::cards::REV_370;

/// # Stoneborn General
///
/// `CORE_REV_375` · Neutral minion · 10 mana · 8/8
///
/// > **Rush** **Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79532
/// - Reprint of: Stoneborn General [`REV_375`](crate::castle_nathria::neutral::REV_375)
/// - Tokens: Gravewing [`REV_375t`](crate::castle_nathria::neutral::REV_375t)
///
/// State: Reprint
//~ reprint CORE_REV_375 b699cf0b 63e80f04 f74a18a2.71194aae
pub const CORE_REV_375: Power = crate::cards::REV_375;

/// # Invitation Courier
///
/// `CORE_REV_377` · Neutral minion · 3 mana · 3/4
///
/// > After a card is added to your hand from another class, copy it.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79535
/// - Reprint of: Invitation Courier [`REV_377`](crate::castle_nathria::neutral::REV_377)
///
/// State: Reprint
//~ reprint CORE_REV_377 db5b3666 516d922c 028c79c2.4ec139de
pub const CORE_REV_377: Power = crate::cards::REV_377;

/// # Forensic Duster
///
/// `CORE_REV_378` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79784
/// - Reprint of: Forensic Duster [`REV_378`](crate::castle_nathria::neutral::REV_378)
///
/// State: Reprint
//~ reprint CORE_REV_378 a72ede90 9e3f187f a25f684b.50c174be
pub const CORE_REV_378: Power = crate::cards::REV_378;

/// # Muck Plumber
///
/// `CORE_REV_837` · Neutral minion · 5 mana · 5/5
///
/// > ALL minions cost (2) more.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Aura
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78133
/// - Reprint of: Muck Plumber [`REV_837`](crate::castle_nathria::neutral::REV_837)
///
/// State: Reprint
//~ reprint CORE_REV_837 20cc8470 a4aaecc8 bdc9e0de.b397e4a5
pub const CORE_REV_837: Power = crate::cards::REV_837;

/// # Sinstone Totem
///
/// `CORE_REV_839` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, gain +1 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Totem
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78532
/// - Reprint of: Sinstone Totem [`REV_839`](crate::castle_nathria::neutral::REV_839)
///
/// State: Reprint
//~ reprint CORE_REV_839 d6bb5fea d8e52b7f 4a1a30cc.772998f1
pub const CORE_REV_839: Power = crate::cards::REV_839;

/// # Anonymous Informant
///
/// `CORE_REV_841` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next **Secret** you play costs (0).
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79486
/// - Reprint of: Anonymous Informant [`REV_841`](crate::castle_nathria::neutral::REV_841)
///
/// State: Reprint
//~ reprint CORE_REV_841 8fad3047 e5b68242 5f0e2662.858ea7ea
pub const CORE_REV_841: Power = crate::cards::REV_841;

/// # Sinfueled Golem
///
/// `CORE_REV_843` · Neutral minion · 7 mana · 2/2
///
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79928
/// - Reprint of: Sinfueled Golem [`REV_843`](crate::castle_nathria::neutral::REV_843)
/// - Tokens: Sinfueled Golem [`REV_843t`](crate::castle_nathria::neutral::REV_843t)
///
/// State: Reprint
//~ reprint CORE_REV_843 56310483 84af4601 8df26551.a2d9fab3
pub const CORE_REV_843: Power = crate::cards::REV_843;

/// # Volatile Skeleton
///
/// `CORE_REV_845` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84169
/// - Reprint of: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Reprint
//~ reprint CORE_REV_845 6bc2e973 a7d45eb7 14034c3c.efdef3df
pub const CORE_REV_845: Power = crate::cards::REV_845;

/// # Scuttlebutt Ghoul
///
/// `CORE_REV_900` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 75868
/// - Reprint of: Scuttlebutt Ghoul [`REV_900`](crate::castle_nathria::neutral::REV_900)
///
/// State: Reprint
//~ reprint CORE_REV_900 f2672887 b0a9d44d a6889331.311c9462
pub const CORE_REV_900: Power = crate::cards::REV_900;

/// # Dispossessed Soul
///
/// `CORE_REV_901` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 75876
/// - Reprint of: Dispossessed Soul [`REV_901`](crate::castle_nathria::neutral::REV_901)
///
/// State: Reprint
//~ reprint CORE_REV_901 19660006 03a8a557 63a3d701.e608b017
pub const CORE_REV_901: Power = crate::cards::REV_901;

/// # Sire Denathrius
///
/// `CORE_REV_906` · Neutral minion · 10 mana · 10/10
///
/// > Lifesteal**. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Lifesteal, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 5, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 75881
/// - Reprint of: Sire Denathrius [`REV_906`](crate::castle_nathria::neutral::REV_906)
/// - Tokens: Sire Denathrius [`REV_906t`](crate::castle_nathria::neutral::REV_906t)
///
/// State: Reprint
//~ reprint CORE_REV_906 5ba040e0 96d00eed fef78b48.a423f47a
pub const CORE_REV_906: Power = crate::cards::REV_906;

/// # Creepy Painting
///
/// `CORE_REV_916` · Neutral minion · 3 mana · 0/6
///
/// > After another minion dies, become a copy of it.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76968
/// - Reprint of: Creepy Painting [`REV_916`](crate::castle_nathria::neutral::REV_916)
///
/// State: Reprint
//~ reprint CORE_REV_916 ba3355da 34c7efcf 5e179c43.8d24fd61
pub const CORE_REV_916: Power = crate::cards::REV_916;

/// # Sketchy Stranger
///
/// `CORE_REV_945` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret** from another class.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77714
/// - Reprint of: Sketchy Stranger [`REV_945`](crate::castle_nathria::neutral::REV_945)
///
/// State: Reprint
//~ reprint CORE_REV_945 2e05f54d a6702626 0ad8af9c.731137fb
pub const CORE_REV_945: Power = crate::cards::REV_945;

/// # Priest of the Deceased
///
/// `CORE_REV_956` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Infuse (@):** Gain +2/+2.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Taunt, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78153
/// - Reprint of: Priest of the Deceased [`REV_956`](crate::castle_nathria::neutral::REV_956)
/// - Tokens: Priest of the Deceased [`REV_956t`](crate::castle_nathria::neutral::REV_956t)
///
/// State: Reprint
//~ reprint CORE_REV_956 7353f4f0 f3500f8d 7fde45bb.24dd6d05
pub const CORE_REV_956: Power = crate::cards::REV_956;

/// # Murlocula
///
/// `CORE_REV_957` · Neutral minion · 4 mana · 3/4
///
/// > **Lifesteal Infuse (@):** This costs (0).
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Lifesteal, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78155, `2534` = 1
/// - Reprint of: Murlocula [`REV_957`](crate::castle_nathria::neutral::REV_957)
/// - Tokens: Murlocula [`REV_957t`](crate::castle_nathria::neutral::REV_957t)
///
/// State: Reprint
//~ reprint CORE_REV_957 0c6aad85 6b398217 fabd8c55.57f82730
pub const CORE_REV_957: Power = crate::cards::REV_957;

/// # Ashen Elemental
///
/// `CORE_REV_960` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78375
/// - Reprint of: Ashen Elemental [`REV_960`](crate::castle_nathria::neutral::REV_960)
///
/// State: Reprint
//~ reprint CORE_REV_960 eb89107f f91680ec 11ab8afa.be361d5c
pub const CORE_REV_960: Power = crate::cards::REV_960;

/// # Wandmaker
///
/// `CORE_SCH_160` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Wandmaker [`SCH_160`](crate::scholomance::neutral::SCH_160)
///
/// State: Reprint
//~ reprint CORE_SCH_160 45bbab76 d7551f45 15f7b00e.3f1ee5d6
pub const CORE_SCH_160: Power = crate::cards::SCH_160;

/// # Tour Guide
///
/// `CORE_SCH_312` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power costs (0).
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Tour Guide [`SCH_312`](crate::scholomance::neutral::SCH_312)
///
/// State: Reprint
//~ reprint CORE_SCH_312 1858dffa 4cfb516f ead04493.34fc2924
pub const CORE_SCH_312: Power = crate::cards::SCH_312;

/// # Cornelius Roame
///
/// `CORE_SW_080` · Neutral minion · 6 mana · 4/5
///
/// > At the start and end of each player's turn, draw a card.
///
/// - Set: Core (past years) · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64728
/// - Reprint of: Cornelius Roame [`SW_080`](crate::stormwind::neutral::SW_080)
///
/// State: Reprint
//~ reprint CORE_SW_080 ee8387ff ff478177 2739afda.9c6d06a8
pub const CORE_SW_080: Power = crate::cards::SW_080;

/// # Gnomelia, S.A.F.E. Pilot
///
/// `CORE_TOY_100` · Neutral minion · 6 mana · 4/2
///
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Deathrattle, Rush
/// - Reprint of: Gnomelia, S.A.F.E. Pilot [`TOY_100`](crate::legacy::neutral::TOY_100)
///
/// State: Reprint
//~ reprint CORE_TOY_100 a42da655 0afda875 228d070a.b2d7963a
pub const CORE_TOY_100: Power = crate::cards::TOY_100;

/// # Night Elf Huntress
///
/// `CORE_TOY_101` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Target: "Deal 3 damage. (@ left!)"
/// - Reprint of: Night Elf Huntress [`TOY_101`](crate::legacy::neutral::TOY_101)
///
/// State: Reprint
//~ reprint CORE_TOY_101 5b9d2495 9836c69d 1e021b62.36beccbb
pub const CORE_TOY_101: Power = crate::cards::TOY_101;

/// # Footman
///
/// `CORE_TOY_102` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Taunt, Aura
/// - Refers to: Immune
/// - Reprint of: Footman [`TOY_102`](crate::legacy::neutral::TOY_102)
///
/// State: Reprint
//~ reprint CORE_TOY_102 b53eeb4c 22ce36da 32528ecd.09f558f5
pub const CORE_TOY_102: Power = crate::cards::TOY_102;

/// # Warsong Grunt
///
/// `CORE_TOY_103` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Rush
/// - Reprint of: Warsong Grunt [`TOY_103`](crate::legacy::neutral::TOY_103)
///
/// State: Reprint
//~ reprint CORE_TOY_103 c5a80ad4 db0a4bb0 80c5142d.b2826c19
pub const CORE_TOY_103: Power = crate::cards::TOY_103;

/// # Vicious Slitherspear
///
/// `CORE_TSC_827` · Neutral minion · 1 mana · 1/3
///
/// > After you cast a spell, gain +1 Attack until your next turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Naga
/// - Reprint of: Vicious Slitherspear [`TSC_827`](crate::sunken_city::neutral::TSC_827)
///
/// State: Reprint
//~ reprint CORE_TSC_827 1e7933d9 8e6b6393 9c4a0384.f0c0d726
pub const CORE_TSC_827: Power = crate::cards::TSC_827;

/// # Octosari
///
/// `CORE_ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 54147
/// - Reprint of: Octosari [`ULD_177`](crate::saviors_of_uldum::neutral::ULD_177)
///
/// State: Reprint
//~ reprint CORE_ULD_177 81b67b82 e2c17c6b 355526d0.ffd87d36
pub const CORE_ULD_177: Power = crate::cards::ULD_177;

/// # Vulpera Scoundrel
///
/// `CORE_ULD_209` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Vulpera Scoundrel [`ULD_209`](crate::saviors_of_uldum::neutral::ULD_209)
///
/// State: Reprint
//~ reprint CORE_ULD_209 758d8b1f 90914c32 06a13cc8.b8baa1e1
pub const CORE_ULD_209: Power = crate::cards::ULD_209;

/// # Stormwatcher
///
/// `CORE_UNG_813` · Neutral minion · 7 mana · 4/8
///
/// > **Windfury**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury
/// - Reprint of: Stormwatcher [`UNG_813`](crate::ungoro::neutral::UNG_813)
///
/// State: Vanilla
//~ vanilla CORE_UNG_813 a3050c6e e23f0356 73b96d86.9569ce14
pub const CORE_UNG_813: Power = VANILLA;

/// # Humongous Razorleaf
///
/// `CORE_UNG_844` · Neutral minion · 3 mana · 4/8
///
/// > Can't attack.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Cant Attack
/// - Reprint of: Humongous Razorleaf [`UNG_844`](crate::ungoro::neutral::UNG_844)
///
/// State: Vanilla
//~ vanilla CORE_UNG_844 a030c165 5b320a58 08021fbb.d7c3ac98
pub const CORE_UNG_844: Power = VANILLA;

/// # Alexstrasza
///
/// `CORE_VAN_EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Set Health to 15."
/// - Reprint of: Alexstrasza [`EX1_561`](crate::classic::neutral::EX1_561)
///
/// State: Reprint
//~ reprint CORE_VAN_EX1_561 87fa0e99 f5f852c1 b5e8e211.857fd4d9
pub const CORE_VAN_EX1_561: Power = crate::cards::EX1_561;

/// # Malygos
///
/// `CORE_VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// - Set: Core (past years) · legendary
/// - Minion type: Dragon
/// - Tags: `SPELLPOWER` = 5
/// - Reprint of: Malygos [`EX1_563`](crate::classic::neutral::EX1_563)
///
/// State: Vanilla
//~ vanilla CORE_VAN_EX1_563 8260b638 cb23ac64 5a34bc46.ea661852
pub const CORE_VAN_EX1_563: Power = VANILLA;

/// # Ysera
///
/// `CORE_VAN_EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, get two random Dream cards.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `4392` = 1
/// - Reprint of: Ysera [`EX1_572`](crate::classic::neutral::EX1_572)
///
/// State: Reprint
//~ reprint CORE_VAN_EX1_572 de1a1caf f26fd35e 2491265c.112ca3c5
pub const CORE_VAN_EX1_572: Power = crate::cards::EX1_572;

/// # Menagerie Jug
///
/// `CORE_WON_142` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 102688
/// - Reprint of: Menagerie Jug [`WON_142`](crate::caverns_of_time::neutral::WON_142)
///
/// State: Todo
//~ todo CORE_WON_142 d1481e7a ca53471f da9a0127.f03fd821
pub const CORE_WON_142: Power = TODO;

/// # Escaped Manasaber
///
/// `CORE_YOD_006` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
/// - Reprint of: Escaped Manasaber [`YOD_006`](crate::galakronds_awakening::neutral::YOD_006)
///
/// State: Reprint
//~ reprint CORE_YOD_006 8eb53ebc b90f501a 1c734ef2.4a49d485
pub const CORE_YOD_006: Power = crate::cards::YOD_006;

/// # Armor Vendor
///
/// `CORE_YOP_032` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give 4 Armor to each hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Armor Vendor [`YOP_032`](crate::darkmoon_faire::neutral::YOP_032)
///
/// State: Reprint
//~ reprint CORE_YOP_032 fb3aab4f 606ccf04 d31b2bcc.6c541968
pub const CORE_YOP_032: Power = crate::cards::YOP_032;

/// # Flesheating Ghoul
///
/// `CORE_tt_004` · Neutral minion · 3 mana · 3/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Reprint of: Flesheating Ghoul [`tt_004`](crate::classic::neutral::tt_004)
///
/// State: Reprint
//~ reprint CORE_tt_004 b7649afa 71fa4a1d 2b6048d1.983338ec
pub const CORE_tt_004: Power = crate::cards::tt_004;

/// # Alexstrasza the Life-Binder
///
/// `CS3_031` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Restore #8 Health or deal 8 damage."
///
/// State: Reprint
//~ reprint CS3_031 e79ffd21 aff04e1b ff99dab2.81775411
pub const CS3_031: Power = crate::cards::LEG_CS3_031;

/// # Onyxia the Broodmother
///
/// `CS3_032` · Neutral minion · 9 mana · 8/8
///
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Tokens: Whelp [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
///
/// State: Reprint
//~ reprint CS3_032 0544d9d8 f2569018 7666c09e.345df78f
pub const CS3_032: Power = crate::cards::LEG_CS3_032;

/// # Ysera the Dreamer
///
/// `CS3_033` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4392` = 1
///
/// State: Reprint
//~ reprint CS3_033 c9ee957c 28581361 bb23de89.fd9d6e83
pub const CS3_033: Power = crate::cards::LEG_CS3_033;

/// # Malygos the Spellweaver
///
/// `CS3_034` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Draw spells until your hand is full.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Reprint
//~ reprint CS3_034 f3d1df54 b9b9b48e 2dc22f1b.0ca43284
pub const CS3_034: Power = crate::cards::LEG_CS3_034;

/// # Deathwing the Destroyer
///
/// `CS3_036` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4485` = 1
///
/// State: Reprint
//~ reprint CS3_036 1faeb02e 8986a393 320fb62d.4acc0a7f
pub const CS3_036: Power = crate::cards::LEG_CS3_036;

/// # Emerald Skytalon
///
/// `CS3_037` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ vanilla CS3_037 50f8e1d3 5c487035 36d3d6df.57b12c28
pub const CS3_037: Power = VANILLA;
