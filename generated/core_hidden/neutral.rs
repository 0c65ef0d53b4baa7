//! Neutral cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4c384a84

/// # Ice Rager
/// Minion · Elemental · 3 mana · 5/2
/// - Reprint of: [`AT_092`](crate::grand_tournament::neutral::AT_092)
//~ vanilla CORE_AT_092 0d9098c0 584d590a 14cf42e1.fad38c74
pub const CORE_AT_092: Power = VANILLA;

/// # Justicar Trueheart
/// Minion · 5 mana · 6/4
/// > **Battlecry:** Replace your starting Hero Power with a better one.
/// - Reprint of: [`AT_132`](crate::grand_tournament::neutral::AT_132)
//~ reprint CORE_AT_132 74f7b3ca 724b6b23.079562a5 7aa0d1e9.42f98d55
pub const CORE_AT_132: Power = crate::cards::AT_132;

/// # Skaterbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Rush**
/// - Reprint of: [`BOT_020`](crate::boomsday::neutral::BOT_020)
/// - Makes: [`BOT_020e`](crate::boomsday::neutral::BOT_020e)
//~ vanilla CORE_BOT_020 14aaf6e3 2eb8eae4.9c0d2070 5c9f00f3.dbe9fe95.5dd69e9d
pub const CORE_BOT_020: Power = VANILLA;

/// # Bronze Gatekeeper
/// Minion · Mech · 3 mana · 2/5
/// > **Magnetic Taunt**
/// - Reprint of: [`BOT_021`](crate::boomsday::neutral::BOT_021)
/// - Makes: [`BOT_021e`](crate::boomsday::neutral::BOT_021e)
//~ vanilla CORE_BOT_021 54aa8ff8 d357c353.283a5ea3 8206f1fc.b5347282.af286eaa
pub const CORE_BOT_021: Power = VANILLA;

/// # Toxicologist
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give your weapon +1 Attack.
/// - Reprint of: [`BOT_083`](crate::boomsday::neutral::BOT_083)
//~ reprint CORE_BOT_083 2036f6f0 565e37de.5bfc8951 a2b92763.e7ccbec0
pub const CORE_BOT_083: Power = crate::cards::BOT_083;

/// # Replicating Menace
/// Minion · Mech · 4 mana · 3/2
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
/// - Reprint of: [`BOT_312`](crate::boomsday::neutral::BOT_312)
/// - Makes: [`BOT_312t`](crate::boomsday::neutral::BOT_312t); [`BOT_312e`](crate::boomsday::neutral::BOT_312e)
//~ reprint CORE_BOT_312 5f9877cc 2adf8484.fa3617d5 ad6a1ff0.cbb20889.a892a5b2
pub const CORE_BOT_312: Power = crate::cards::BOT_312;

/// # Zilliax
/// Minion · Mech · 5 mana · 3/2
/// > **Magnetic Divine Shield, Taunt, Lifesteal, Rush**
/// - Reprint of: [`BOT_548`](crate::boomsday::neutral::BOT_548)
/// - Makes: [`BOT_548e`](crate::boomsday::neutral::BOT_548e)
//~ vanilla CORE_BOT_548 db9012d4 9574276b.9de3830c 5b8752f3.8fe5d769.ef8c289d
pub const CORE_BOT_548: Power = VANILLA;

/// # Wargear
/// Minion · Mech · 5 mana · 6/5
/// > **Magnetic**
/// - Reprint of: [`BOT_563`](crate::boomsday::neutral::BOT_563)
/// - Makes: [`BOT_563e`](crate::boomsday::neutral::BOT_563e); Wargear [`CORE_BOT_563e`] ("Increased stats.")
//~ vanilla CORE_BOT_563 e5f52f6f 3d3622b3.0b5ca121 3a694b68.a44f56c5.e3eee448
pub const CORE_BOT_563: Power = VANILLA;

/// # Wargear
/// Enchantment
/// > Increased stats.
//~ todo CORE_BOT_563e 257d0325 d522ad72.a536d554 3a694b68
pub const CORE_BOT_563e: Power = TODO;

/// # Mistress of Mixtures
/// Minion · Undead · 1 mana · 2/2
/// > **Deathrattle:** Restore #4 Health to each hero.
/// - Reprint of: [`CFM_120`](crate::gadgetzan::neutral::CFM_120)
//~ reprint CORE_CFM_120 a8f68ac1 fab20372.6ababce5 23916685.1d58a358
pub const CORE_CFM_120: Power = crate::cards::CFM_120;

/// # Earthen Ring Farseer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Restore #3 Health.
/// - Reprint of: [`CS2_117`](crate::classic::neutral::CS2_117)
//~ reprint CORE_CS2_117 24823d9e 05878c57.297e01ee 99475b7b.232b3d22
pub const CORE_CS2_117: Power = crate::cards::CS2_117;

/// # River Crocolisk
/// Minion · Beast · 2 mana · 2/3
/// - Reprint of: [`CS2_120`](crate::legacy::neutral::CS2_120)
//~ vanilla CORE_CS2_120 5b86cd54 40a2c733 64fae1ac.4c7993db
pub const CORE_CS2_120: Power = VANILLA;

/// # Kobold Geomancer
/// Minion · 2 mana · 2/2
/// > **Spell Damage +1**
/// - Reprint of: [`CS2_142`](crate::legacy::neutral::CS2_142)
//~ vanilla CORE_CS2_142 4b3788ab 565e37de.b88f2291 da829086.fd473661
pub const CORE_CS2_142: Power = VANILLA;

/// # Southsea Deckhand
/// Minion · Pirate · 1 mana · 2/1
/// > Has **Charge** while you have a weapon equipped.
/// - Reprint of: [`CS2_146`](crate::classic::neutral::CS2_146)
//~ reprint CORE_CS2_146 3dd479ae 412e6741.8087d95a ca061a95.58867abf
pub const CORE_CS2_146: Power = crate::cards::CS2_146;

/// # Injured Blademaster
/// Minion · 3 mana · 4/7
/// > **Battlecry:** Deal 4 damage to HIMSELF.
/// - Reprint of: [`CS2_181`](crate::classic::neutral::CS2_181)
//~ reprint CORE_CS2_181 ef3f3112 ca3118e1.e6cecdb8 ab1dbdac.70480105
pub const CORE_CS2_181: Power = crate::cards::CS2_181;

/// # Chillwind Yeti
/// Minion · 4 mana · 4/5
/// - Reprint of: [`CS2_182`](crate::legacy::neutral::CS2_182)
//~ vanilla CORE_CS2_182 d693f291 16eb980d 2ee9dddd.5e026046
pub const CORE_CS2_182: Power = VANILLA;

/// # Ironbeak Owl
/// Minion · Beast · 3 mana · 2/1
/// > **Battlecry: Silence** a minion.
/// - Reprint of: [`CS2_203`](crate::classic::neutral::CS2_203)
//~ reprint CORE_CS2_203 cd10db1c efdf9154.94f1f570 30beeb63.406fdbf5
pub const CORE_CS2_203: Power = crate::cards::CS2_203;

/// # Wisp
/// Minion · Undead · 0 mana · 1/1
/// - Reprint of: [`CS2_231`](crate::classic::neutral::CS2_231)
//~ vanilla CORE_CS2_231 2413e2df c5b64ec8 10bda9b8.68e99d73
pub const CORE_CS2_231: Power = VANILLA;

/// # Sunreaver Spy
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
/// - Reprint of: [`DAL_086`](crate::rise_of_shadows::neutral::DAL_086)
//~ reprint CORE_DAL_086 7abc8ec9 5656a6e3.88646cd2 51d224a8.7142481f
pub const CORE_DAL_086: Power = crate::cards::DAL_086;

/// # Young Priestess
/// Minion · 1 mana · 2/1
/// > At the end of your turn, give another random friendly minion +1 Health.
/// - Reprint of: [`EX1_004`](crate::classic::neutral::EX1_004)
//~ reprint CORE_EX1_004 8b26a384 57db445c.90108879 d53d15c2.cd0daf77
pub const CORE_EX1_004: Power = crate::cards::EX1_004;

/// # Argent Squire
/// Minion · 1 mana · 1/1
/// > **Divine Shield**
/// - Reprint of: [`EX1_008`](crate::classic::neutral::EX1_008)
//~ vanilla CORE_EX1_008 6b93b2dc cbd7c476.cc526ac4 8504e0bd.ee9497cf
pub const CORE_EX1_008: Power = VANILLA;

/// # Sylvanas Windrunner
/// Minion · Undead · 6 mana · 5/5
/// > **Deathrattle:** Take control of a random enemy minion.
/// - Reprint of: [`EX1_016`](crate::classic::neutral::EX1_016)
//~ reprint CORE_EX1_016 ca19cb2f ef316f79.cb78a29c 093993eb.64d03653
pub const CORE_EX1_016: Power = crate::cards::EX1_016;

/// # Jungle Panther
/// Minion · Beast · 3 mana · 4/2
/// > **Stealth**
/// - Reprint of: [`EX1_017`](crate::classic::neutral::EX1_017)
//~ vanilla CORE_EX1_017 e2b4ac93 881fdcb9.86cd88a1 88f911e6.e5e7ade9
pub const CORE_EX1_017: Power = VANILLA;

/// # Dark Iron Dwarf
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a minion +2 Attack this turn.
/// - Reprint of: [`EX1_046`](crate::classic::neutral::EX1_046)
//~ reprint CORE_EX1_046 78967fa8 16ec05b0.878bc5a8 06d3eb3a.b88e9d0e
pub const CORE_EX1_046: Power = crate::cards::EX1_046;

/// # Youthful Brewmaster
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
/// - Reprint of: [`EX1_049`](crate::classic::neutral::EX1_049)
//~ reprint CORE_EX1_049 a6abd5f3 0296240c.a1848913 85164b5a.49b63c32
pub const CORE_EX1_049: Power = crate::cards::EX1_049;

/// # Coldlight Oracle
/// Minion · Murloc · 3 mana · 2/2
/// > **Battlecry:** Each player draws 2 cards.
/// - Reprint of: [`EX1_050`](crate::classic::neutral::EX1_050)
//~ reprint CORE_EX1_050 ccfc7910 db17a184.fcf2dfe6 1c50a466.886df94e
pub const CORE_EX1_050: Power = crate::cards::EX1_050;

/// # Acidic Swamp Ooze
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Destroy your opponent's weapon.
/// - Reprint of: [`EX1_066`](crate::legacy::neutral::EX1_066)
//~ reprint CORE_EX1_066 2fd064cf 0296240c.a8bb4a6e 1c03b130.ce693f13
pub const CORE_EX1_066: Power = crate::cards::EX1_066;

/// # Mind Control Tech
/// Minion · 5 mana · 3/3
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
/// - Reprint of: [`EX1_085`](crate::classic::neutral::EX1_085)
//~ reprint CORE_EX1_085 519dd752 e8b6bfb0.740f9614 698f6526.c8933ac4
pub const CORE_EX1_085: Power = crate::cards::EX1_085;

/// # Defender of Argus
/// Minion · Draenei · 4 mana · 3/3
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
/// - Reprint of: [`EX1_093`](crate::classic::neutral::EX1_093)
//~ reprint CORE_EX1_093 5644091f 1646f2cf.e913cb2a 04aed0d9.77a344ad
pub const CORE_EX1_093: Power = crate::cards::EX1_093;

/// # Gadgetzan Auctioneer
/// Minion · 7 mana · 4/4
/// > Whenever you cast a spell, draw a card.
/// - Reprint of: [`EX1_095`](crate::classic::neutral::EX1_095)
//~ reprint CORE_EX1_095 9ac533d0 1e025682.97c574f5 db9ddc2f.8aaedca8
pub const CORE_EX1_095: Power = crate::cards::EX1_095;

/// # Mountain Giant
/// Minion · Elemental · 12 mana · 8/8
/// > Costs (1) less for each other card in your hand.
/// - Reprint of: [`EX1_105`](crate::classic::neutral::EX1_105)
//~ reprint CORE_EX1_105 8c86166f ae7e727e.1ebe47d0 d2b72340.a6086f3c
pub const CORE_EX1_105: Power = crate::cards::EX1_105;

/// # Leeroy Jenkins
/// Minion · 5 mana · 6/2
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
/// - Reprint of: [`EX1_116`](crate::classic::neutral::EX1_116)
/// - Makes: [`EX1_116t`](crate::classic::neutral::EX1_116t)
//~ reprint CORE_EX1_116 490c37c5 7256c775.8624a9cd d42eec72.e0e29530.e4359e96
pub const CORE_EX1_116: Power = crate::cards::EX1_116;

/// # SI:7 Infiltrator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Destroy a random enemy **Secret**.
/// - Reprint of: [`EX1_186`](crate::legacy::neutral::EX1_186)
//~ reprint CORE_EX1_186 7eabe573 5af9fab3.c21b051d 1bebe168.8db256f0
pub const CORE_EX1_186: Power = crate::cards::EX1_186;

/// # Arcane Devourer
/// Minion · Elemental · 8 mana · 4/8
/// > Whenever you cast a spell, gain +2/+2.
/// - Reprint of: [`EX1_187`](crate::legacy::neutral::EX1_187)
//~ reprint CORE_EX1_187 8e4dde62 d8f8aa15.ec30d282 33382979.d7afe872
pub const CORE_EX1_187: Power = crate::cards::EX1_187;

/// # Barrens Stablehand
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Summon a random Beast.
/// - Reprint of: [`EX1_188`](crate::legacy::neutral::EX1_188)
//~ reprint CORE_EX1_188 8b58c63d 41fa2862.46ac7ab9 c1f347de.c02f9f68
pub const CORE_EX1_188: Power = crate::cards::EX1_188;

/// # High Inquisitor Whitemane
/// Minion · 6 mana · 5/7
/// > **Battlecry:** Summon all friendly minions that died this turn.
/// - Reprint of: [`EX1_190`](crate::legacy::neutral::EX1_190)
//~ reprint CORE_EX1_190 7d0fb2c1 730ec192.d883ab4f 470322d7.6c83cf60
pub const CORE_EX1_190: Power = crate::cards::EX1_190;

/// # Baron Geddon
/// Minion · Elemental · 7 mana · 7/7
/// > At the end of your turn, deal 2 damage to ALL other characters.
/// - Reprint of: [`EX1_249`](crate::classic::neutral::EX1_249)
//~ reprint CORE_EX1_249 c59df45f efbb7c67.e7cbfc5a ef628702.17110294
pub const CORE_EX1_249: Power = crate::cards::EX1_249;

/// # Azure Drake
/// Minion · Dragon · 5 mana · 4/5
/// > **Spell Damage +1 Battlecry:** Draw a card.
/// - Reprint of: [`EX1_284`](crate::classic::neutral::EX1_284)
//~ reprint CORE_EX1_284 46307208 709160c3.6de7b73a 8448d233.ef68565c
pub const CORE_EX1_284: Power = crate::cards::EX1_284;

/// # Ragnaros the Firelord
/// Minion · Elemental · 8 mana · 8/8
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
/// - Reprint of: [`EX1_298`](crate::classic::neutral::EX1_298)
//~ reprint CORE_EX1_298 d2882791 94a348eb.8b56020b f1ee0b8d.2a05fbc8
pub const CORE_EX1_298: Power = crate::cards::EX1_298;

/// # Gurubashi Berserker
/// Minion · 5 mana · 2/8
/// > Whenever this minion takes damage, gain +3 Attack.
/// - Reprint of: [`EX1_399`](crate::legacy::neutral::EX1_399)
//~ reprint CORE_EX1_399 c5637f37 cb0e4664.c691322c 123774e0.28046d64
pub const CORE_EX1_399: Power = crate::cards::EX1_399;

/// # Faceless Manipulator
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Choose a minion and become a copy of it.
/// - Reprint of: [`EX1_564`](crate::classic::neutral::EX1_564)
//~ reprint CORE_EX1_564 11e1fc92 e8b6bfb0.d29d2e6b 41358686.bdbf656e
pub const CORE_EX1_564: Power = crate::cards::EX1_564;

/// # Sea Giant
/// Minion · 10 mana · 8/8
/// > Costs (1) less for each other minion on the battlefield.
/// - Reprint of: [`EX1_586`](crate::classic::neutral::EX1_586)
//~ reprint CORE_EX1_586 0dbaed36 ed1df013.3ea883f5 91308ea3.14453a9a
pub const CORE_EX1_586: Power = crate::cards::EX1_586;

/// # Molten Giant
/// Minion · Elemental · 20 mana · 8/8
/// > Costs (1) less for each Health your hero is missing.
/// - Reprint of: [`EX1_620`](crate::classic::neutral::EX1_620)
//~ reprint CORE_EX1_620 ec476f37 37f90dd2.27591d27 efa517c5.fc62f161
pub const CORE_EX1_620: Power = crate::cards::EX1_620;

/// # Nerubian Egg
/// Minion · 2 mana · 0/2
/// > **Deathrattle:** Summon a 4/4 Nerubian.
/// - Reprint of: [`FP1_007`](crate::naxxramas::neutral::FP1_007)
/// - Makes: [`FP1_007t`](crate::classic::neutral::FP1_007t)
//~ reprint CORE_FP1_007 688dbc6f 5b78d2ef.1a9fed0f db155766.636f7d82.cf4c4fa7
pub const CORE_FP1_007: Power = crate::cards::FP1_007;

/// # Loatheb
/// Minion · Undead · 5 mana · 5/5
/// > **Battlecry:** Enemy spells cost (5) more next turn.
/// - Reprint of: [`FP1_030`](crate::naxxramas::neutral::FP1_030)
//~ reprint CORE_FP1_030 4c94103c 963fba73.6bec0ef0 2f615df5.72ff3592
pub const CORE_FP1_030: Power = crate::cards::FP1_030;

/// # Baron Rivendare
/// Minion · Undead · 4 mana · 1/7
/// > Your minions trigger their **Deathrattles** twice.
/// - Reprint of: [`FP1_031`](crate::naxxramas::neutral::FP1_031)
//~ reprint CORE_FP1_031 34b1f412 7f1d6e39.2ad9332b ccaa2be8.612df026
pub const CORE_FP1_031: Power = crate::cards::FP1_031;

/// # Harth Stonebrew
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
/// - Reprint of: [`GIFT_01`](crate::legacy::neutral::GIFT_01)
//~ reprint CORE_GIFT_01 1108a385 73fb5380.3aac86cf faa865f5.66bd0b40
pub const CORE_GIFT_01: Power = crate::cards::GIFT_01;

/// # Mossy Horror
/// Minion · 6 mana · 2/7
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
/// - Reprint of: [`GIL_124`](crate::witchwood::neutral::GIL_124)
//~ reprint CORE_GIL_124 0e6ae37d 20923db4.a73af7dc 14ac1f64.3c99f784
pub const CORE_GIL_124: Power = crate::cards::GIL_124;

/// # Rotten Applebaum
/// Minion · Undead · 5 mana · 4/6
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
/// - Reprint of: [`GIL_667`](crate::witchwood::neutral::GIL_667)
//~ reprint CORE_GIL_667 ef7374e9 52c1a91a.772fece2 295426c6.bd6d45af
pub const CORE_GIL_667: Power = crate::cards::GIL_667;

/// # Genn Greymane
/// Minion · 6 mana · 6/5
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
/// - Reprint of: [`GIL_692`](crate::witchwood::neutral::GIL_692)
//~ reprint CORE_GIL_692 a6ca25b5 8b3798a2.b628a077 6c885662.55c6dba0
pub const CORE_GIL_692: Power = crate::cards::GIL_692;

/// # Baku the Mooneater
/// Minion · Beast · 9 mana · 7/8
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
/// - Reprint of: [`GIL_826`](crate::witchwood::neutral::GIL_826)
//~ reprint CORE_GIL_826 2bd70627 8640d35c.9cc79d10 c9b776f6.fa768d64
pub const CORE_GIL_826: Power = crate::cards::GIL_826;

/// # Cogmaster
/// Minion · 1 mana · 1/2
/// > Has +2 Attack while you have a Mech.
/// - Reprint of: [`GVG_013`](crate::goblins_vs_gnomes::neutral::GVG_013)
//~ reprint CORE_GVG_013 47fafec3 cbfac199.1551bd9c aec6f824.8ae7f2a3
pub const CORE_GVG_013: Power = crate::cards::GVG_013;

/// # Spider Tank
/// Minion · Mech · 3 mana · 3/4
/// - Reprint of: [`GVG_044`](crate::goblins_vs_gnomes::neutral::GVG_044)
//~ vanilla CORE_GVG_044 f08c6cba 119e8632 9a98aa19.813025fb
pub const CORE_GVG_044: Power = VANILLA;

/// # Explosive Sheep
/// Minion · Mech · Beast · 2 mana · 1/1
/// > **Deathrattle:** Deal 2 damage to all minions.
/// - Reprint of: [`GVG_076`](crate::goblins_vs_gnomes::neutral::GVG_076)
//~ reprint CORE_GVG_076 2098838b a9d4b7e5.9b3b5542 96ac3280.93e02c3f
pub const CORE_GVG_076: Power = crate::cards::GVG_076;

/// # Mini-Mage
/// Minion · 3 mana · 3/1
/// > **Stealth Spell Damage +1**
/// - Reprint of: [`GVG_109`](crate::goblins_vs_gnomes::neutral::GVG_109)
//~ vanilla CORE_GVG_109 7f1739f5 0582a8fd.4ff83c9c 8ab253ef.7aab3842
pub const CORE_GVG_109: Power = VANILLA;

/// # Dr. Boom
/// Minion · 7 mana · 7/7
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
/// - Reprint of: [`GVG_110`](crate::goblins_vs_gnomes::neutral::GVG_110)
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
//~ reprint CORE_GVG_110 5d406433 48e5225f.7610d354 a5718d42.37da88cd.ecd1b1e0
pub const CORE_GVG_110: Power = crate::cards::GVG_110;

/// # Clockwork Giant
/// Minion · Mech · 12 mana · 8/8
/// > Costs (1) less for each card in your opponent's hand.
/// - Reprint of: [`GVG_121`](crate::goblins_vs_gnomes::neutral::GVG_121)
//~ reprint CORE_GVG_121 5367fa93 23cd9207.13d7b3b6 15e96dc4.f5dd84b3
pub const CORE_GVG_121: Power = crate::cards::GVG_121;

/// # Phantom Freebooter
/// Minion · Undead · Pirate · 4 mana · 3/3
/// > **Battlecry:** Gain stats equal to your weapon's.
/// - Reprint of: [`ICC_018`](crate::frozen_throne::neutral::ICC_018)
//~ reprint CORE_ICC_018 d0c57188 68577b86.62980379 53f4feb9.59e101a8
pub const CORE_ICC_018: Power = crate::cards::ICC_018;

/// # Skelemancer
/// Minion · Undead · 5 mana · 2/2
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
/// - Reprint of: [`ICC_019`](crate::frozen_throne::neutral::ICC_019)
/// - Makes: [`ICC_019t`](crate::frozen_throne::neutral::ICC_019t)
//~ reprint CORE_ICC_019 81f88046 ebd536ef.83b40627 791af7d8.b53e8be0.a6bd9b0b
pub const CORE_ICC_019: Power = crate::cards::ICC_019;

/// # Snowflipper Penguin
/// Minion · Beast · 0 mana · 1/1
/// - Reprint of: [`ICC_023`](crate::frozen_throne::neutral::ICC_023)
//~ vanilla CORE_ICC_023 683ab6a7 000e7a45 5610bd28.d7276016
pub const CORE_ICC_023: Power = VANILLA;

/// # Rattling Rascal
/// Minion · Undead · 4 mana · 2/2
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
/// - Reprint of: [`ICC_025`](crate::frozen_throne::neutral::ICC_025)
/// - Makes: [`ICC_025t`](crate::frozen_throne::neutral::ICC_025t)
//~ reprint CORE_ICC_025 628e3963 d2ac3192.2c5fe618 58fd5410.93549b8d.317240ba
pub const CORE_ICC_025: Power = crate::cards::ICC_025;

/// # Grim Necromancer
/// Minion · Undead · 4 mana · 2/4
/// > **Battlecry:** Summon two 1/1 Skeletons.
/// - Reprint of: [`ICC_026`](crate::frozen_throne::neutral::ICC_026)
/// - Makes: [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
//~ reprint CORE_ICC_026 e3d20e6a d2b53914.99859f02 5e898292.948cf95a.d1f4be1a
pub const CORE_ICC_026: Power = crate::cards::ICC_026;

/// # Bone Drake
/// Minion · Undead · Dragon · 6 mana · 6/5
/// > **Deathrattle:** Add a random Dragon to your hand.
/// - Reprint of: [`ICC_027`](crate::frozen_throne::neutral::ICC_027)
//~ reprint CORE_ICC_027 9aefff99 ec1385d7.d3f4fc3a c8520925.734eda38
pub const CORE_ICC_027: Power = crate::cards::ICC_027;

/// # Sunborne Val'kyr
/// Minion · Undead · 5 mana · 5/4
/// > **Battlecry:** Give adjacent minions +2 Health.
/// - Reprint of: [`ICC_028`](crate::frozen_throne::neutral::ICC_028)
//~ reprint CORE_ICC_028 42e23591 96347dce.b3e28c64 54226d2f.dac32c1d
pub const CORE_ICC_028: Power = crate::cards::ICC_028;

/// # Cobalt Scalebane
/// Minion · Dragon · 5 mana · 5/5
/// > At the end of your turn, give another random friendly minion +3 Attack.
/// - Reprint of: [`ICC_029`](crate::frozen_throne::neutral::ICC_029)
//~ reprint CORE_ICC_029 3793e833 c4dc5c15.70c3d3d8 d5d24eec.628b6333
pub const CORE_ICC_029: Power = crate::cards::ICC_029;

/// # Night Howler
/// Minion · 4 mana · 3/4
/// > Whenever this minion takes damage, gain +2 Attack.
/// - Reprint of: [`ICC_031`](crate::frozen_throne::neutral::ICC_031)
//~ reprint CORE_ICC_031 738aebe1 e3b00837.ee10c1dd 58634885.5706ac05
pub const CORE_ICC_031: Power = crate::cards::ICC_031;

/// # Venomancer
/// Minion · Undead · 5 mana · 2/5
/// > **Poisonous**
/// - Reprint of: [`ICC_032`](crate::frozen_throne::neutral::ICC_032)
//~ vanilla CORE_ICC_032 f406edef ebf8a6cc.2574dcf7 f8424cdb.b53bc84d
pub const CORE_ICC_032: Power = VANILLA;

/// # Vryghoul
/// Minion · Undead · 3 mana · 3/1
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
/// - Reprint of: [`ICC_067`](crate::frozen_throne::neutral::ICC_067)
/// - Makes: [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
//~ reprint CORE_ICC_067 9a01c333 e1547d69.92cdde9e d74782b5.cd575d0f.a325873c
pub const CORE_ICC_067: Power = crate::cards::ICC_067;

/// # Acherus Veteran
/// Minion · Undead · 1 mana · 2/1
/// > **Battlecry:** Give a friendly minion +1 Attack.
/// - Reprint of: [`ICC_092`](crate::frozen_throne::neutral::ICC_092)
//~ reprint CORE_ICC_092 d7643ef2 fab0829d.489560b4 11935a7f.63afa638
pub const CORE_ICC_092: Power = crate::cards::ICC_092;

/// # Tuskarr Fisherman
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
/// - Reprint of: [`ICC_093`](crate::frozen_throne::neutral::ICC_093)
//~ reprint CORE_ICC_093 8d0f87b4 af5d8f40.2fdb4cad 304393d6.7ed4e609
pub const CORE_ICC_093: Power = crate::cards::ICC_093;

/// # Fallen Sun Cleric
/// Minion · Undead · 2 mana · 2/1
/// > **Battlecry:** Give a friendly minion +1/+1.
/// - Reprint of: [`ICC_094`](crate::frozen_throne::neutral::ICC_094)
//~ reprint CORE_ICC_094 bfa3e7be aeaa801a.275576eb fb02f232.6b10afc4
pub const CORE_ICC_094: Power = crate::cards::ICC_094;

/// # Furnacefire Colossus
/// Minion · Undead · 6 mana · 6/6
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
/// - Reprint of: [`ICC_096`](crate::frozen_throne::neutral::ICC_096)
//~ reprint CORE_ICC_096 4693710a bb482bbb.ae7473c1 caf1c035.80434a47
pub const CORE_ICC_096: Power = crate::cards::ICC_096;

/// # Grave Shambler
/// Minion · Undead · Elemental · 4 mana · 4/4
/// > Whenever your weapon is destroyed, gain +1/+1.
/// - Reprint of: [`ICC_097`](crate::frozen_throne::neutral::ICC_097)
//~ reprint CORE_ICC_097 82a7f43d 75f5f014.1d401b53 a175d3aa.1b63281a
pub const CORE_ICC_097: Power = crate::cards::ICC_097;

/// # Tomb Lurker
/// Minion · Undead · 5 mana · 5/3
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
/// - Reprint of: [`ICC_098`](crate::frozen_throne::neutral::ICC_098)
//~ reprint CORE_ICC_098 afa6989c 9633a805.2a2b5c23 73c003a3.3510b9f0
pub const CORE_ICC_098: Power = crate::cards::ICC_098;

/// # Ticking Abomination
/// Minion · Undead · 4 mana · 5/6
/// > **Deathrattle:** Deal 5 damage to your minions.
/// - Reprint of: [`ICC_099`](crate::frozen_throne::neutral::ICC_099)
//~ reprint CORE_ICC_099 673fe0d9 ca469100.09105359 5afd1cb7.428251ee
pub const CORE_ICC_099: Power = crate::cards::ICC_099;

/// # Deadscale Knight
/// Minion · Undead · Murloc · 1 mana · 1/1
/// > **Lifesteal**
/// - Reprint of: [`ICC_220`](crate::frozen_throne::neutral::ICC_220)
//~ vanilla CORE_ICC_220 82dae231 11a1fa6f.b857c9f1 a16a6798.e82247a8
pub const CORE_ICC_220: Power = VANILLA;

/// # Corpse Raiser
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
/// - Reprint of: [`ICC_257`](crate::frozen_throne::neutral::ICC_257)
//~ reprint CORE_ICC_257 97562f84 e8b6bfb0.b21aa28b e3933b1f.f5b80ff7
pub const CORE_ICC_257: Power = crate::cards::ICC_257;

/// # The Lich King
/// Minion · Undead · 8 mana · 8/8
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
/// - Reprint of: [`ICC_314`](crate::frozen_throne::neutral::ICC_314)
//~ reprint CORE_ICC_314 73ab1e35 b44b0199.c97a4ed3 7ad27cf0.f720a460
pub const CORE_ICC_314: Power = crate::cards::ICC_314;

/// # Saronite Chain Gang
/// Minion · Draenei · 4 mana · 2/3
/// > **Taunt Battlecry:** Summon a copy of this minion.
/// - Reprint of: [`ICC_466`](crate::frozen_throne::neutral::ICC_466)
//~ derived CORE_ICC_466 61273965 2a255ed8.d7919268 2a2e0202.86f21311
pub const CORE_ICC_466: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Deathspeaker
/// Minion · Undead · 3 mana · 2/4
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
/// - Reprint of: [`ICC_467`](crate::frozen_throne::neutral::ICC_467)
//~ reprint CORE_ICC_467 887e3866 b5b37ada.fa52a242 7075a37e.6b4d874e
pub const CORE_ICC_467: Power = crate::cards::ICC_467;

/// # Wretched Tiller
/// Minion · Undead · 1 mana · 1/1
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
/// - Reprint of: [`ICC_468`](crate::frozen_throne::neutral::ICC_468)
//~ reprint CORE_ICC_468 8908aab7 ef057e39.fdc0614f e2f0f1dd.57ca8f1a
pub const CORE_ICC_468: Power = crate::cards::ICC_468;

/// # Happy Ghoul
/// Minion · Undead · 3 mana · 3/3
/// > Costs (0) if your hero was healed this turn.
/// - Reprint of: [`ICC_700`](crate::frozen_throne::neutral::ICC_700)
//~ reprint CORE_ICC_700 21b46921 e14ef5e3.c45ccb24 3b83857c.aae1928f
pub const CORE_ICC_700: Power = crate::cards::ICC_700;

/// # Skulking Geist
/// Minion · Undead · 6 mana · 4/6
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
/// - Reprint of: [`ICC_701`](crate::frozen_throne::neutral::ICC_701)
//~ reprint CORE_ICC_701 0385dcf4 6056e45b.89e94b2c 7788c92b.bb7b851a
pub const CORE_ICC_701: Power = crate::cards::ICC_701;

/// # Shallow Gravedigger
/// Minion · Undead · 3 mana · 3/1
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
/// - Reprint of: [`ICC_702`](crate::frozen_throne::neutral::ICC_702)
//~ reprint CORE_ICC_702 0f7a1e67 e1547d69.4c48adf9 779001de.0c309b66
pub const CORE_ICC_702: Power = crate::cards::ICC_702;

/// # Bonemare
/// Minion · Undead · Beast · 7 mana · 5/5
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
/// - Reprint of: [`ICC_705`](crate::frozen_throne::neutral::ICC_705)
//~ reprint CORE_ICC_705 3e8f3044 3b984bf7.312b69ef ea425b1d.8bbdb292
pub const CORE_ICC_705: Power = crate::cards::ICC_705;

/// # Nerubian Unraveler
/// Minion · 6 mana · 5/5
/// > Spells cost (2) more.
/// - Reprint of: [`ICC_706`](crate::frozen_throne::neutral::ICC_706)
//~ reprint CORE_ICC_706 90eb7b75 73fb5380.bd67e972 d2ef2413.e909e36e
pub const CORE_ICC_706: Power = crate::cards::ICC_706;

/// # Deathaxe Punisher
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
/// - Reprint of: [`ICC_810`](crate::frozen_throne::neutral::ICC_810)
//~ reprint CORE_ICC_810 1d094b02 916af273.a7830bbf 4ce4c204.62694158
pub const CORE_ICC_810: Power = crate::cards::ICC_810;

/// # Meat Wagon
/// Minion · Mech · 4 mana · 1/4
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
/// - Reprint of: [`ICC_812`](crate::frozen_throne::neutral::ICC_812)
//~ reprint CORE_ICC_812 6de0a9b7 f44b8d7f.41b591d7 3b160b79.bf643560
pub const CORE_ICC_812: Power = crate::cards::ICC_812;

/// # Prince Keleseth
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
/// - Reprint of: [`ICC_851`](crate::frozen_throne::neutral::ICC_851)
//~ reprint CORE_ICC_851 96e839d5 af540375.86036d30 70053f4f.fa3dde02
pub const CORE_ICC_851: Power = crate::cards::ICC_851;

/// # Prince Taldaram
/// Minion · Undead · 3 mana · 3/3
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
/// - Reprint of: [`ICC_852`](crate::frozen_throne::neutral::ICC_852)
//~ reprint CORE_ICC_852 d8a8b12d e14ef5e3.47eef6ac 93126a91.c0017ecb
pub const CORE_ICC_852: Power = crate::cards::ICC_852;

/// # Prince Valanar
/// Minion · Undead · 4 mana · 4/4
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
/// - Reprint of: [`ICC_853`](crate::frozen_throne::neutral::ICC_853)
//~ reprint CORE_ICC_853 d0f31578 87049108.624b9de0 c4383447.b5f1fa5d
pub const CORE_ICC_853: Power = crate::cards::ICC_853;

/// # Arfus
/// Minion · Undead · Beast · 4 mana · 2/2
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
/// - Reprint of: [`ICC_854`](crate::frozen_throne::neutral::ICC_854)
//~ reprint CORE_ICC_854 da710e4c 91099a0e.c348317a fd987150.599bcdef
pub const CORE_ICC_854: Power = crate::cards::ICC_854;

/// # Hyldnir Frostrider
/// Minion · 3 mana · 4/4
/// > **Battlecry: Freeze** your other minions.
/// - Reprint of: [`ICC_855`](crate::frozen_throne::neutral::ICC_855)
//~ reprint CORE_ICC_855 de3f0aef ca30ee0e.19358247 d969f704.91090047
pub const CORE_ICC_855: Power = crate::cards::ICC_855;

/// # Spellweaver
/// Minion · Undead · 6 mana · 4/4
/// > **Spell Damage +2**
/// - Reprint of: [`ICC_856`](crate::frozen_throne::neutral::ICC_856)
//~ vanilla CORE_ICC_856 ac7e95f5 60735269.e1835dc2 1fdba775.ecf925aa
pub const CORE_ICC_856: Power = VANILLA;

/// # Necrotic Geist
/// Minion · Undead · 6 mana · 5/3
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
/// - Reprint of: [`ICC_900`](crate::frozen_throne::neutral::ICC_900)
/// - Makes: [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
//~ reprint CORE_ICC_900 c90952a2 ef14213f.a9ed3801 070477d6.93fa60c9.a325873c
pub const CORE_ICC_900: Power = crate::cards::ICC_900;

/// # Drakkari Enchanter
/// Minion · 3 mana · 1/5
/// > Your end of turn effects trigger twice.
/// - Reprint of: [`ICC_901`](crate::frozen_throne::neutral::ICC_901)
//~ reprint CORE_ICC_901 7b0520e6 d6990338.2ac7b1e4 f473ac27.5da3f5e1
pub const CORE_ICC_901: Power = crate::cards::ICC_901;

/// # Mindbreaker
/// Minion · Undead · 3 mana · 2/5
/// > Hero Powers are disabled.
/// - Reprint of: [`ICC_902`](crate::frozen_throne::neutral::ICC_902)
//~ reprint CORE_ICC_902 291a61fc b58d4487.c9288e1b 2130c8eb.f9551b4c
pub const CORE_ICC_902: Power = crate::cards::ICC_902;

/// # Wicked Skeleton
/// Minion · Undead · 4 mana · 1/1
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
/// - Reprint of: [`ICC_904`](crate::frozen_throne::neutral::ICC_904)
//~ reprint CORE_ICC_904 298d10d2 7f37a9ff.11892154 44a1ec85.e6388faf
pub const CORE_ICC_904: Power = crate::cards::ICC_904;

/// # Bloodworm
/// Minion · Beast · 5 mana · 4/4
/// > **Lifesteal**
/// - Reprint of: [`ICC_905`](crate::frozen_throne::neutral::ICC_905)
//~ vanilla CORE_ICC_905 789b2677 1ad27245.b857c9f1 8143e8e9.a8e9a7fd
pub const CORE_ICC_905: Power = VANILLA;

/// # Keening Banshee
/// Minion · Undead · 4 mana · 5/5
/// > Whenever you play a card, remove the top 3 cards of your deck.
/// - Reprint of: [`ICC_911`](crate::frozen_throne::neutral::ICC_911)
//~ reprint CORE_ICC_911 953de582 ca41143f.2c276c96 b3231f72.e55fc596
pub const CORE_ICC_911: Power = crate::cards::ICC_911;

/// # Corpsetaker
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
/// - Reprint of: [`ICC_912`](crate::frozen_throne::neutral::ICC_912)
//~ reprint CORE_ICC_912 725bc9a4 916af273.e82e9619 6f3d8051.8caffb95
pub const CORE_ICC_912: Power = crate::cards::ICC_912;

/// # Tainted Zealot
/// Minion · Undead · 2 mana · 1/1
/// > **Divine Shield Spell Damage +1**
/// - Reprint of: [`ICC_913`](crate::frozen_throne::neutral::ICC_913)
//~ vanilla CORE_ICC_913 67fc338a 707001c1.f68c7b85 c78454a9.ab49250e
pub const CORE_ICC_913: Power = VANILLA;

/// # Arcane Anomaly
/// Minion · Elemental · 1 mana · 2/1
/// > After you cast a spell, give this minion +1 Health.
/// - Reprint of: [`KAR_036`](crate::karazhan::neutral::KAR_036)
//~ reprint CORE_KAR_036 4a02487c 39a61494.c450d4fc 90c86890.dabb5e84
pub const CORE_KAR_036: Power = crate::cards::KAR_036;

/// # Murloc Tinyfin
/// Minion · Murloc · 0 mana · 1/1
/// - Reprint of: [`LOEA10_3`](crate::league_of_explorers::neutral::LOEA10_3)
//~ vanilla CORE_LOEA10_3 8840717f 95e84cd9 1ee99796.b6f440dc
pub const CORE_LOEA10_3: Power = VANILLA;

/// # Reno Jackson
/// Minion · 6 mana · 4/6
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
/// - Reprint of: [`LOE_011`](crate::league_of_explorers::neutral::LOE_011)
//~ reprint CORE_LOE_011 519c9daa 3c7f69b1.4a301d81 766d8834.7edd451c
pub const CORE_LOE_011: Power = crate::cards::LOE_011;

/// # Sir Finley Mrrgglton
/// Minion · Murloc · 1 mana · 1/3
/// > **Battlecry: Discover** a new basic Hero Power.
/// - Reprint of: [`LOE_076`](crate::league_of_explorers::neutral::LOE_076)
//~ reprint CORE_LOE_076 65fee723 6c99204d.039e2dab d5a7d806.79f91439
pub const CORE_LOE_076: Power = crate::cards::LOE_076;

/// # Brann Bronzebeard
/// Minion · 3 mana · 2/4
/// > Your **Battlecries** trigger twice.
/// - Reprint of: [`LOE_077`](crate::league_of_explorers::neutral::LOE_077)
//~ reprint CORE_LOE_077 456a93b6 def81b81.ccddf63c 300e8f38.16cb4f09
pub const CORE_LOE_077: Power = crate::cards::LOE_077;

/// # Elise Starseeker
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
/// - Reprint of: [`LOE_079`](crate::league_of_explorers::neutral::LOE_079)
/// - Makes: [`LOE_019t`](crate::league_of_explorers::rogue::LOE_019t)
//~ reprint CORE_LOE_079 18039551 e3908842.acb526f3 fd49ccd1.b6c38cad.7fc74b53
pub const CORE_LOE_079: Power = crate::cards::LOE_079;

/// # Lone Champion
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you control no other minions, gain **Taunt** and **Divine Shield**.
/// - Reprint of: [`LOOT_124`](crate::kobolds_and_catacombs::neutral::LOOT_124)
//~ reprint CORE_LOOT_124 a3385a27 def81b81.545c432b 676ceb93.3fb22639
pub const CORE_LOOT_124: Power = crate::cards::LOOT_124;

/// # Stoneskin Basilisk
/// Minion · Beast · 3 mana · 1/1
/// > **Divine Shield Poisonous**
/// - Reprint of: [`LOOT_125`](crate::kobolds_and_catacombs::neutral::LOOT_125)
//~ vanilla CORE_LOOT_125 8f6d6902 9b94201e.5ddc4416 dd9a7442.29bcab8a
pub const CORE_LOOT_125: Power = VANILLA;

/// # Shimmering Courser
/// Minion · Beast · 4 mana · 3/3
/// > **Elusive** on your opponent's turn.
/// - Reprint of: [`LOOT_193`](crate::kobolds_and_catacombs::neutral::LOOT_193)
//~ reprint CORE_LOOT_193 938e5261 6024d080.fc061c5c 3f88013d.e739e16a
pub const CORE_LOOT_193: Power = crate::cards::LOOT_193;

/// # Zola the Gorgon
/// Minion · Naga · 3 mana · 2/2
/// > **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
/// - Reprint of: [`LOOT_516`](crate::kobolds_and_catacombs::neutral::LOOT_516)
//~ reprint CORE_LOOT_516 7b5bd379 553baa29.51aaa942 6a4f572c.bd671fe8
pub const CORE_LOOT_516: Power = crate::cards::LOOT_516;

/// # Soul Seeker
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
/// - Reprint of: [`MAW_004`](crate::castle_nathria::neutral::MAW_004)
//~ reprint CORE_MAW_004 cc4480d7 e8b6bfb0.30d8c4dd c377e49f.dbb4e890
pub const CORE_MAW_004: Power = crate::cards::MAW_004;

/// # Afterlife Attendant
/// Minion · 3 mana · 3/4
/// > Your **Infuse** cards also **Infuse** while in your deck.
/// - Reprint of: [`MAW_031`](crate::castle_nathria::neutral::MAW_031)
//~ reprint CORE_MAW_031 7a544cdc 05841e04.33df47ad d175f545.6f4aabb6
pub const CORE_MAW_031: Power = crate::cards::MAW_031;

/// # Tight-Lipped Witness
/// Minion · Undead · 3 mana · 2/5
/// > **Secrets** can't be revealed.
/// - Reprint of: [`MAW_032`](crate::castle_nathria::neutral::MAW_032)
//~ reprint CORE_MAW_032 ac0b9003 b58d4487.bb78b8ec cdc06ee4.6fc72e51
pub const CORE_MAW_032: Power = crate::cards::MAW_032;

/// # Sylvanas, the Accused
/// Minion · Undead · 6 mana · 5/5
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
/// - Numbers: {0} = 7
/// - Reprint of: [`MAW_033`](crate::castle_nathria::neutral::MAW_033)
/// - Makes: [`MAW_033t`](crate::castle_nathria::neutral::MAW_033t)
//~ reprint CORE_MAW_033 afe47f03 ef316f79.0eaa84ab.ea2104bf c5d0e711.b1830fc1.0bf350c6
pub const CORE_MAW_033: Power = crate::cards::MAW_033;

/// # The Jailer
/// Minion · 10 mana · 10/10
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
/// - Reprint of: [`MAW_034`](crate::castle_nathria::neutral::MAW_034)
//~ reprint CORE_MAW_034 fb772924 35a233d2.e106e7b5 da3982b0.62bb6ede
pub const CORE_MAW_034: Power = crate::cards::MAW_034;

/// # Violet Teacher
/// Minion · 4 mana · 3/5
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
/// - Reprint of: [`NEW1_026`](crate::classic::neutral::NEW1_026)
/// - Makes: [`NEW1_026t`](crate::classic::neutral::NEW1_026t)
//~ reprint CORE_NEW1_026 f826ae5b e3908842.037585e0 65d9e299.b5afdb64.db0783f9
pub const CORE_NEW1_026: Power = crate::cards::NEW1_026;

/// # Eater of Secrets
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
/// - Reprint of: [`OG_254`](crate::old_gods::neutral::OG_254)
//~ reprint CORE_OG_254 e5c90294 581d4d03.7fe4db67 91480896.721882ab
pub const CORE_OG_254: Power = crate::cards::OG_254;

/// # Bog Beast
/// Minion · 6 mana · 3/6
/// > **Taunt Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
/// - Reprint of: [`REV_012`](crate::castle_nathria::neutral::REV_012)
/// - Makes: [`REV_012t`](crate::castle_nathria::neutral::REV_012t)
//~ reprint CORE_REV_012 3b773d2b 54416314.4034e1cb 7e17fd4c.54a07245.da293d9c
pub const CORE_REV_012: Power = crate::cards::REV_012;

/// # Stoneborn Accuser
/// Minion · 5 mana · 5/5
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
/// - Numbers: {0} = 5
/// - Reprint of: [`REV_013`](crate::castle_nathria::neutral::REV_013)
/// - Makes: [`REV_013t`](crate::castle_nathria::neutral::REV_013t)
//~ reprint CORE_REV_013 d677cd0a 7c0f8337.8978c39a.ea2e0c35 ca0dd1b0.f71776a4.887cc54a
pub const CORE_REV_013: Power = crate::cards::REV_013;

/// # Red Herring
/// Minion · Beast · 7 mana · 3/12
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
/// - Reprint of: [`REV_014`](crate::castle_nathria::neutral::REV_014)
//~ reprint CORE_REV_014 cb3e669e 98aba13a.5b90e0e5 9f5332f1.be25fc0f
pub const CORE_REV_014: Power = crate::cards::REV_014;

/// # Masked Reveler
/// Minion · 6 mana · 4/4
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
/// - Reprint of: [`REV_015`](crate::castle_nathria::neutral::REV_015)
//~ reprint CORE_REV_015 28de696a 3c6a5243.cee457b4 781270e4.3160b3fc
pub const CORE_REV_015: Power = crate::cards::REV_015;

/// # Crooked Cook
/// Minion · 2 mana · 1/4
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
/// - Reprint of: [`REV_016`](crate::castle_nathria::neutral::REV_016)
//~ reprint CORE_REV_016 fc8f7383 4c924706.ea20691b 205becb6.4ee36a64
pub const CORE_REV_016: Power = crate::cards::REV_016;

/// # Insatiable Devourer
/// Minion · 9 mana · 4/4
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
/// - Numbers: {0} = 5
/// - Reprint of: [`REV_017`](crate::castle_nathria::neutral::REV_017)
/// - Makes: [`REV_017t`](crate::castle_nathria::neutral::REV_017t)
//~ reprint CORE_REV_017 15c531c9 1e7f9a5b.5321748c.ea2e0c35 468b179c.3d22338f.58fbff96
pub const CORE_REV_017: Power = crate::cards::REV_017;

/// # Prince Renathal
/// Minion · 3 mana · 3/4
/// > Your deck size and starting Health are 40.
/// - Reprint of: [`REV_018`](crate::castle_nathria::neutral::REV_018)
//~ reprint CORE_REV_018 bf9f2424 05841e04.b18a65bd f2aaee43.d67ffdba
pub const CORE_REV_018: Power = crate::cards::REV_018;

/// # Famished Fool
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
/// - Numbers: {0} = 4
/// - Reprint of: [`REV_019`](crate::castle_nathria::neutral::REV_019)
/// - Makes: [`REV_019t`](crate::castle_nathria::neutral::REV_019t)
//~ reprint CORE_REV_019 db8d7c61 e8b987c6.f1702274.ea228308 1edfbfcc.90da9151.30bf48b7
pub const CORE_REV_019: Power = crate::cards::REV_019;

/// # Dinner Performer
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
/// - Reprint of: [`REV_020`](crate::castle_nathria::neutral::REV_020)
//~ reprint CORE_REV_020 4c283039 decb9ba2.4abd8203 d684447d.5de70aa7
pub const CORE_REV_020: Power = crate::cards::REV_020;

/// # Kael'thas Sinstrider
/// Minion · 8 mana · 4/7
/// > Every third minion you play each turn costs (0).
/// - Reprint of: [`REV_021`](crate::castle_nathria::neutral::REV_021)
//~ reprint CORE_REV_021 a143dfac f94c0c2c.1cebc25e 7825c932.890913e5
pub const CORE_REV_021: Power = crate::cards::REV_021;

/// # Murloc Holmes
/// Minion · Murloc · 3 mana · 3/4
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
/// - Reprint of: [`REV_022`](crate::castle_nathria::neutral::REV_022)
//~ reprint CORE_REV_022 cdac8033 12cbbc0e.7d4fbbe7 f2b162c5.7548f180
pub const CORE_REV_022: Power = crate::cards::REV_022;

/// # Theotar, the Mad Duke
/// Minion · 6 mana · 4/4
/// > **Battlecry: Discover** a card in each player's hand and swap them.
/// - Reprint of: [`REV_238`](crate::castle_nathria::neutral::REV_238)
//~ reprint CORE_REV_238 ef0f0b98 3c6a5243.337e3967 651adf32.ba7807e8
pub const CORE_REV_238: Power = crate::cards::REV_238;

/// # Sinrunner
/// Minion · Undead · Beast · 5 mana · 6/5
/// > **Deathrattle:** Destroy a random enemy minion.
/// - Reprint of: [`REV_251`](crate::castle_nathria::neutral::REV_251)
//~ reprint CORE_REV_251 4f183843 dc7b741a.e07700c8 2949cf77.05bf2004
pub const CORE_REV_251: Power = crate::cards::REV_251;

/// # Dredger Staff
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Give minions in your hand +1 Health.
/// - Reprint of: [`REV_338`](crate::castle_nathria::neutral::REV_338)
//~ reprint CORE_REV_338 3269ef54 cbfac199.5dce5b19 c5127e07.c6e5d661
pub const CORE_REV_338: Power = crate::cards::REV_338;

/// # Roosting Gargoyle
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give a friendly Beast +2 Attack.
/// - Reprint of: [`REV_351`](crate::castle_nathria::neutral::REV_351)
//~ reprint CORE_REV_351 57b9b362 5656a6e3.c464d27d 4a168510.62ca1c77
pub const CORE_REV_351: Power = crate::cards::REV_351;

/// # Party Crasher
/// Minion · 8 mana · 7/9
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
/// - Reprint of: [`REV_370`](crate::castle_nathria::neutral::REV_370)
//~ reprint CORE_REV_370 ad852e05 b9319ac9.b25d6c24 f945a796.982a91ee
pub const CORE_REV_370: Power = crate::cards::REV_370;

/// # Stoneborn General
/// Minion · 10 mana · 8/8
/// > **Rush Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
/// - Reprint of: [`REV_375`](crate::castle_nathria::neutral::REV_375)
/// - Makes: [`REV_375t`](crate::castle_nathria::neutral::REV_375t)
//~ reprint CORE_REV_375 63e80f04 ed1df013.a49e0233 6d12ae9b.ca3c5f29.f4dae7f3
pub const CORE_REV_375: Power = crate::cards::REV_375;

/// # Invitation Courier
/// Minion · 3 mana · 3/4
/// > After a card is added to your hand from another class, copy it.
/// - Reprint of: [`REV_377`](crate::castle_nathria::neutral::REV_377)
//~ reprint CORE_REV_377 516d922c 05841e04.4ec139de 0b17c491.7741e2ea
pub const CORE_REV_377: Power = crate::cards::REV_377;

/// # Forensic Duster
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
/// - Reprint of: [`REV_378`](crate::castle_nathria::neutral::REV_378)
//~ reprint CORE_REV_378 9e3f187f 05841e04.50c174be 456eba31.45434a7d
pub const CORE_REV_378: Power = crate::cards::REV_378;

/// # Muck Plumber
/// Minion · 5 mana · 5/5
/// > ALL minions cost (2) more.
/// - Reprint of: [`REV_837`](crate::castle_nathria::neutral::REV_837)
//~ reprint CORE_REV_837 a4aaecc8 7c0f8337.b397e4a5 84fd5623.0bc7a474
pub const CORE_REV_837: Power = crate::cards::REV_837;

/// # Sinstone Totem
/// Minion · Totem · 1 mana · 0/3
/// > At the end of your turn, gain +1 Health.
/// - Reprint of: [`REV_839`](crate::castle_nathria::neutral::REV_839)
//~ reprint CORE_REV_839 d8e52b7f 7f068238.772998f1 b36acf23.9caa14b2
pub const CORE_REV_839: Power = crate::cards::REV_839;

/// # Anonymous Informant
/// Minion · 2 mana · 2/3
/// > **Battlecry:** The next **Secret** you play costs (0).
/// - Reprint of: [`REV_841`](crate::castle_nathria::neutral::REV_841)
//~ reprint CORE_REV_841 e5b68242 5656a6e3.858ea7ea 21557d03.52f2ea4c
pub const CORE_REV_841: Power = crate::cards::REV_841;

/// # Sinfueled Golem
/// Minion · 7 mana · 2/2
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_843`](crate::castle_nathria::neutral::REV_843)
/// - Makes: [`REV_843t`](crate::castle_nathria::neutral::REV_843t)
//~ reprint CORE_REV_843 84af4601 c9794be8.a2d9fab3.ea2304e3 c38fab46.e8eaf0e1.c2c1dfe7
pub const CORE_REV_843: Power = crate::cards::REV_843;

/// # Volatile Skeleton
/// Minion · Undead · 2 mana · 2/2
/// > **Deathrattle:** Deal 2 damage to a random enemy.
/// - Reprint of: [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ reprint CORE_REV_845 a7d45eb7 af540375.efdef3df 1e51169c.63b2a40d
pub const CORE_REV_845: Power = crate::cards::REV_845;

/// # Scuttlebutt Ghoul
/// Minion · 4 mana · 2/5
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
/// - Reprint of: [`REV_900`](crate::castle_nathria::neutral::REV_900)
//~ reprint CORE_REV_900 b0a9d44d 58145516.311c9462 e5a08e7b.01ae55bd
pub const CORE_REV_900: Power = crate::cards::REV_900;

/// # Dispossessed Soul
/// Minion · Undead · 4 mana · 4/5
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
/// - Reprint of: [`REV_901`](crate::castle_nathria::neutral::REV_901)
//~ reprint CORE_REV_901 03a8a557 873c17ed.e608b017 fa4e566c.03898531
pub const CORE_REV_901: Power = crate::cards::REV_901;

/// # Sire Denathrius
/// Minion · 10 mana · 10/10
/// > **Lifesteal. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
/// - Numbers: {0} = 2
/// - Reprint of: [`REV_906`](crate::castle_nathria::neutral::REV_906)
/// - Makes: [`REV_906t`](crate::castle_nathria::neutral::REV_906t)
//~ reprint CORE_REV_906 96d00eed 35a233d2.56c237aa.ea1d8a8e 8b558d64.cb024e3f.67c536c5
pub const CORE_REV_906: Power = crate::cards::REV_906;

/// # Creepy Painting
/// Minion · 3 mana · 0/6
/// > After another minion dies, become a copy of it.
/// - Reprint of: [`REV_916`](crate::castle_nathria::neutral::REV_916)
//~ reprint CORE_REV_916 34c7efcf 8da39cf3.8d24fd61 b0e2e6bc.c53f9943
pub const CORE_REV_916: Power = crate::cards::REV_916;

/// # Sketchy Stranger
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Secret** from another class.
/// - Reprint of: [`REV_945`](crate::castle_nathria::neutral::REV_945)
//~ reprint CORE_REV_945 a6702626 565e37de.731137fb 94db6c2d.6f2b4803
pub const CORE_REV_945: Power = crate::cards::REV_945;

/// # Priest of the Deceased
/// Minion · 2 mana · 2/3
/// > **Taunt Infuse (@):** Gain +2/+2.
/// - Numbers: {0} = 3
/// - Reprint of: [`REV_956`](crate::castle_nathria::neutral::REV_956)
/// - Makes: [`REV_956t`](crate::castle_nathria::neutral::REV_956t)
//~ reprint CORE_REV_956 f3500f8d 5656a6e3.24dd6d05.ea2304e3 25cefc31.5d458bb6.8ef85fbe
pub const CORE_REV_956: Power = crate::cards::REV_956;

/// # Murlocula
/// Minion · Undead · Murloc · 4 mana · 3/4
/// > **Lifesteal Infuse (@):** This costs (0).
/// - Numbers: {0} = 4
/// - Reprint of: [`REV_957`](crate::castle_nathria::neutral::REV_957)
/// - Makes: [`REV_957t`](crate::castle_nathria::neutral::REV_957t)
//~ reprint CORE_REV_957 6b398217 c6ca552e.57f82730.ea228308 7c728f49.666b0124.30f91ea0
pub const CORE_REV_957: Power = crate::cards::REV_957;

/// # Ashen Elemental
/// Minion · Elemental · 3 mana · 2/4
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
/// - Reprint of: [`REV_960`](crate::castle_nathria::neutral::REV_960)
//~ reprint CORE_REV_960 f91680ec 4023c492.be361d5c 1855176e.291b51b3
pub const CORE_REV_960: Power = crate::cards::REV_960;

/// # Wandmaker
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
/// - Reprint of: [`SCH_160`](crate::scholomance::neutral::SCH_160)
//~ reprint CORE_SCH_160 d7551f45 565e37de.3f1ee5d6 9a6a31ae.4f31d092
pub const CORE_SCH_160: Power = crate::cards::SCH_160;

/// # Tour Guide
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Your next Hero Power costs (0).
/// - Reprint of: [`SCH_312`](crate::scholomance::neutral::SCH_312)
//~ reprint CORE_SCH_312 4cfb516f cbd7c476.34fc2924 d4f4ecd5.ad20807b
pub const CORE_SCH_312: Power = crate::cards::SCH_312;

/// # Cornelius Roame
/// Minion · 6 mana · 4/5
/// > At the start and end of each player's turn, draw a card.
/// - Reprint of: [`SW_080`](crate::stormwind::neutral::SW_080)
//~ reprint CORE_SW_080 ff478177 3c79da9e.9c6d06a8 354cf5ed.25ac74fd
pub const CORE_SW_080: Power = crate::cards::SW_080;

/// # Gnomelia, S.A.F.E. Pilot
/// Minion · 6 mana · 4/2
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
/// - Reprint of: [`TOY_100`](crate::legacy::neutral::TOY_100)
//~ reprint CORE_TOY_100 0afda875 3c56d9c5.b2d7963a dee0130d.92688ea5
pub const CORE_TOY_100: Power = crate::cards::TOY_100;

/// # Night Elf Huntress
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
/// - Reprint of: [`TOY_101`](crate::legacy::neutral::TOY_101)
//~ reprint CORE_TOY_101 9836c69d e8b6bfb0.36beccbb 3a63f7c8.e73d5a0d
pub const CORE_TOY_101: Power = crate::cards::TOY_101;

/// # Footman
/// Minion · 4 mana · 2/5
/// > **Taunt** Adjacent minions are **Immune** while attacking.
/// - Reprint of: [`TOY_102`](crate::legacy::neutral::TOY_102)
//~ reprint CORE_TOY_102 22ce36da 58145516.09f558f5 4f57f14e.8bb6dc2d
pub const CORE_TOY_102: Power = crate::cards::TOY_102;

/// # Warsong Grunt
/// Minion · 5 mana · 3/6
/// > **Rush**. After this attacks and kills a minion, it may attack again.
/// - Reprint of: [`TOY_103`](crate::legacy::neutral::TOY_103)
//~ reprint CORE_TOY_103 db0a4bb0 e8a80029.b2826c19 8cde85a0.910d0e3a
pub const CORE_TOY_103: Power = crate::cards::TOY_103;

/// # Vicious Slitherspear
/// Minion · Naga · 1 mana · 1/3
/// > After you cast a spell, gain +1 Attack until your next turn.
/// - Reprint of: [`TSC_827`](crate::sunken_city::neutral::TSC_827)
//~ reprint CORE_TSC_827 8e6b6393 1ce3ea33.f0c0d726 4cf872e5.2ff30857
pub const CORE_TSC_827: Power = crate::cards::TSC_827;

/// # Octosari
/// Minion · Beast · 8 mana · 8/8
/// > **Deathrattle:** Draw 8 cards.
/// - Reprint of: [`ULD_177`](crate::saviors_of_uldum::neutral::ULD_177)
//~ reprint CORE_ULD_177 e2c17c6b 89823f8c.ffd87d36 44e0d11a.3ded585f
pub const CORE_ULD_177: Power = crate::cards::ULD_177;

/// # Vulpera Scoundrel
/// Minion · 3 mana · 2/3
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
/// - Reprint of: [`ULD_209`](crate::saviors_of_uldum::neutral::ULD_209)
//~ reprint CORE_ULD_209 90914c32 decb9ba2.b8baa1e1 eb8f969f.d12f62c6
pub const CORE_ULD_209: Power = crate::cards::ULD_209;

/// # Stormwatcher
/// Minion · Elemental · 7 mana · 4/8
/// > **Windfury**
/// - Reprint of: [`UNG_813`](crate::ungoro::neutral::UNG_813)
//~ vanilla CORE_UNG_813 e23f0356 9f417238.9569ce14 6ca2b8c1.0c0946d6
pub const CORE_UNG_813: Power = VANILLA;

/// # Humongous Razorleaf
/// Minion · 3 mana · 4/8
/// > Can't attack.
/// - Reprint of: [`UNG_844`](crate::ungoro::neutral::UNG_844)
//~ vanilla CORE_UNG_844 5b320a58 ca33f49a.d7c3ac98 e8c678eb.7dabf02e
pub const CORE_UNG_844: Power = VANILLA;

/// # Alexstrasza
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Set a hero's remaining Health to 15.
/// - Reprint of: [`EX1_561`](crate::classic::neutral::EX1_561)
//~ reprint CORE_VAN_EX1_561 f5f852c1 9e00d54d.857fd4d9 c55374f3.6975104b
pub const CORE_VAN_EX1_561: Power = crate::cards::EX1_561;

/// # Malygos
/// Minion · Dragon · 9 mana · 4/12
/// > **Spell Damage +5**
/// - Reprint of: [`EX1_563`](crate::classic::neutral::EX1_563)
//~ vanilla CORE_VAN_EX1_563 cb23ac64 8023b91e.ea661852 23661468.372fdbbf
pub const CORE_VAN_EX1_563: Power = VANILLA;

/// # Ysera
/// Minion · Dragon · 9 mana · 4/12
/// > At the end of your turn, get two random Dream cards.
/// - Reprint of: [`EX1_572`](crate::classic::neutral::EX1_572)
//~ reprint CORE_VAN_EX1_572 f26fd35e 8023b91e.112ca3c5 66f3979e.6d2713dc
pub const CORE_VAN_EX1_572: Power = crate::cards::EX1_572;

/// # Menagerie Jug
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
/// - Reprint of: [`WON_142`](crate::caverns_of_time::neutral::WON_142)
//~ done CORE_WON_142 - e8b6bfb0.f03fd821 715564ce.981a77e6
pub const CORE_WON_142: Power =
    battlecry(&[select(FRIENDLY_MINIONS.random_of(7)), attach("WON_142e").to(IT.different(3, CardProperty::Race))]);

/// # Escaped Manasaber
/// Minion · Beast · 4 mana · 3/5
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
/// - Reprint of: [`YOD_006`](crate::galakronds_awakening::neutral::YOD_006)
//~ reprint CORE_YOD_006 b90f501a 60e0c646.4a49d485 7ba2d043.f83533b2
pub const CORE_YOD_006: Power = crate::cards::YOD_006;

/// # Armor Vendor
/// Minion · 1 mana · 1/3
/// > **Battlecry:** Give 4 Armor to each hero.
/// - Reprint of: [`YOP_032`](crate::darkmoon_faire::neutral::YOP_032)
//~ reprint CORE_YOP_032 606ccf04 cbeac1ac.6c541968 65a96dd1.d007fe24
pub const CORE_YOP_032: Power = crate::cards::YOP_032;

/// # Flesheating Ghoul
/// Minion · Undead · 3 mana · 3/3
/// > Whenever a minion dies, gain +1 Attack.
/// - Reprint of: [`tt_004`](crate::classic::neutral::tt_004)
//~ reprint CORE_tt_004 71fa4a1d e14ef5e3.983338ec 80158d86.132d4e9d
pub const CORE_tt_004: Power = crate::cards::tt_004;

/// # Alexstrasza the Life-Binder
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
//~ reprint CS3_031 aff04e1b 9e00d54d.81775411 59fee432
pub const CS3_031: Power = crate::cards::LEG_CS3_031;

/// # Onyxia the Broodmother
/// Minion · Dragon · 9 mana · 8/8
/// > At the end of each turn, fill your board with 1/1 Whelps.
/// - Makes: [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
//~ reprint CS3_032 f2569018 9e00d54d.345df78f 49dab1c1.66b67c16
pub const CS3_032: Power = crate::cards::LEG_CS3_032;

/// # Ysera the Dreamer
/// Minion · Dragon · 9 mana · 4/12
/// > **Battlecry:** Add one of each Dream card to your hand.
//~ reprint CS3_033 28581361 8023b91e.fd9d6e83 a549432d
pub const CS3_033: Power = crate::cards::LEG_CS3_033;

/// # Malygos the Spellweaver
/// Minion · Dragon · 9 mana · 4/12
/// > **Battlecry:** Draw spells until your hand is full.
//~ reprint CS3_034 b9b9b48e 8023b91e.0ca43284 cf14d306
pub const CS3_034: Power = crate::cards::LEG_CS3_034;

/// # Deathwing the Destroyer
/// Minion · Dragon · 10 mana · 12/12
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
//~ reprint CS3_036 8986a393 5c439b2c.4acc0a7f ee520d41
pub const CS3_036: Power = crate::cards::LEG_CS3_036;

/// # Emerald Skytalon
/// Minion · Elemental · Beast · 1 mana · 2/1
/// > **Rush**
//~ vanilla CS3_037 5c487035 899f2fbe.57b12c28 24c2d2b4
pub const CS3_037: Power = VANILLA;
