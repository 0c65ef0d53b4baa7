//! Neutral cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ice Rager
///
/// `CORE_AT_092` · Neutral minion · 3 mana · 5/2
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Reprint of: Ice Rager [`AT_092`](crate::grand_tournament::neutral::AT_092)
///
/// State: Vanilla
//~ CORE_AT_092 vanilla 4f8d729e 22586f49
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
//~ CORE_AT_132 reprint d86fb466 07727cfe
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
/// State: Reprint
//~ CORE_BOT_020 reprint 80e94cb0 47d8907d
pub const CORE_BOT_020: Power = crate::cards::BOT_020;

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
/// State: Reprint
//~ CORE_BOT_021 reprint 7ba4f216 b8e99811
pub const CORE_BOT_021: Power = crate::cards::BOT_021;

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
//~ CORE_BOT_083 reprint 01f6ce4a 4ccf0c81
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
//~ CORE_BOT_312 reprint 34474331 305c7b33
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
/// State: Reprint
//~ CORE_BOT_548 reprint 778b8c9d 73965788
pub const CORE_BOT_548: Power = crate::cards::BOT_548;

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
/// State: Reprint
//~ CORE_BOT_563 reprint 20f877b5 853fb9c5
pub const CORE_BOT_563: Power = crate::cards::BOT_563;

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
//~ CORE_BOT_563e todo 87e795cd 57040372
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
//~ CORE_CFM_120 reprint 24379577 613bf95f
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
//~ CORE_CS2_117 reprint 4fbc767b 029e68ab
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
//~ CORE_CS2_120 vanilla 78660641 9eade99d
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
//~ CORE_CS2_142 vanilla 9cf13203 d92aa254
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
//~ CORE_CS2_146 reprint ae1ee878 0c6e8194
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
//~ CORE_CS2_181 reprint c0a97e01 0885688a
pub const CORE_CS2_181: Power = crate::cards::CS2_181;

/// # Chillwind Yeti
///
/// `CORE_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Chillwind Yeti [`CS2_182`](crate::legacy::neutral::CS2_182)
///
/// State: Vanilla
//~ CORE_CS2_182 vanilla 2e99d945 43769d95
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
//~ CORE_CS2_203 reprint 8c6ff47b d6988739
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
//~ CORE_CS2_231 vanilla df348b00 965608b0
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
//~ CORE_DAL_086 reprint a1a6cf60 117854ed
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
//~ CORE_EX1_004 reprint e3208d6d 27396cea
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
//~ CORE_EX1_008 vanilla b70e1e93 bc24492a
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
//~ CORE_EX1_016 reprint b9a6b615 c690bb08
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
//~ CORE_EX1_017 vanilla 4a3df124 754baa6f
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
//~ CORE_EX1_046 reprint 253d0193 5c10fed0
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
//~ CORE_EX1_049 reprint 88ffa5b4 d17292a9
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
//~ CORE_EX1_050 reprint 5a765f92 47ef6709
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
//~ CORE_EX1_066 reprint a4a6590f 2451e041
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
//~ CORE_EX1_085 reprint 5a21e0e1 530aba83
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
//~ CORE_EX1_093 reprint 341a33fd d2528eb6
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
//~ CORE_EX1_095 reprint ffc45dfc 483b68c4
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
//~ CORE_EX1_105 reprint 816b14bb 166f6e8d
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
//~ CORE_EX1_116 reprint 9d7d7ef5 18cd0f6a
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
//~ CORE_EX1_186 reprint a7f63b43 b49974b7
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
//~ CORE_EX1_187 reprint e1d56200 4c13bf90
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
//~ CORE_EX1_188 reprint d228bd1d cf084df2
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
//~ CORE_EX1_190 reprint f614d0fd cac27de2
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
//~ CORE_EX1_249 reprint fd034765 3ecd2928
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
//~ CORE_EX1_284 reprint 277cc482 6878eb61
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
//~ CORE_EX1_298 reprint 56ca0e79 8fa15e92
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
//~ CORE_EX1_399 reprint 21bed9d4 3ebae21a
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
//~ CORE_EX1_564 reprint 7165f2d6 4de067b6
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
//~ CORE_EX1_586 reprint d9dcea7f d83e85ed
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
//~ CORE_EX1_620 reprint c7156f75 48548b47
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
//~ CORE_FP1_007 reprint b63abd2e 7d37e9ce
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
//~ CORE_FP1_030 reprint 7ecdf8e0 cc4d3de6
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
//~ CORE_FP1_031 reprint 5613766d 9020a0b2
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
//~ CORE_GIFT_01 reprint 66a755c8 a5b067b8
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
//~ CORE_GIL_124 reprint d0af4f6e 45cb3409
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
//~ CORE_GIL_667 reprint 450f555a fc84a0f5
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
//~ CORE_GIL_692 reprint 2069713f 87afaa1a
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
//~ CORE_GIL_826 reprint 77e5b201 752ea153
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
//~ CORE_GVG_013 reprint cf8a9da7 bdd3cccb
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
//~ CORE_GVG_044 vanilla f5cff574 22399ec7
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
//~ CORE_GVG_076 reprint bbce89bb 25bedd64
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
//~ CORE_GVG_109 vanilla 9216e7b4 ae2420b1
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
//~ CORE_GVG_110 reprint 82da1d2e 15e1a055
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
//~ CORE_GVG_121 reprint d25fd626 ad117aa9
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
//~ CORE_ICC_018 reprint 18824eab 566739ce
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
//~ CORE_ICC_019 reprint eda227db 5a953dd1
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
//~ CORE_ICC_023 vanilla a5df6410 f6257917
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
//~ CORE_ICC_025 reprint 15511ed3 8da87275
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
//~ CORE_ICC_026 reprint 5f92f11e 6806a460
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
//~ CORE_ICC_027 reprint 718416da 4ffa696b
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
//~ CORE_ICC_028 reprint 2a7a590b 489dfd5b
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
//~ CORE_ICC_029 reprint 247134f7 a10c0dab
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
//~ CORE_ICC_031 reprint 3a8e726e a6b5382f
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
//~ CORE_ICC_032 vanilla efeccbf6 635a5e85
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
//~ CORE_ICC_067 reprint 40828236 bf11f96e
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
//~ CORE_ICC_092 reprint 075b9233 b239353e
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
//~ CORE_ICC_093 reprint 314ecf9b a4f93f8c
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
//~ CORE_ICC_094 reprint eb31ef9e 332ae9c9
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
//~ CORE_ICC_096 reprint 7b04730a 595c73bd
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
//~ CORE_ICC_097 reprint 0526b975 a2985d8b
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
//~ CORE_ICC_098 reprint 0d499da3 4b902663
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
//~ CORE_ICC_099 reprint 9fa848c9 abf5f22c
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
//~ CORE_ICC_220 vanilla bbfdaabf a95b4887
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
//~ CORE_ICC_257 reprint 010acd56 1d358bb2
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
//~ CORE_ICC_314 reprint 43528028 374c15ed
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
/// State: Todo
//~ CORE_ICC_466 todo 2927fc83 2de5efff
pub const CORE_ICC_466: Power = TODO;

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
//~ CORE_ICC_467 reprint 794e64fb 4a192abf
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
//~ CORE_ICC_468 reprint b76378f9 f0cf987b
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
//~ CORE_ICC_700 reprint 8928220e fa0e1e5f
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
//~ CORE_ICC_701 reprint 885a5c73 c98260a9
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
//~ CORE_ICC_702 reprint ed276659 b68b19db
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
//~ CORE_ICC_705 reprint df108a65 81af14fb
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
//~ CORE_ICC_706 reprint f0e4661b 78dfcfbe
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
//~ CORE_ICC_810 reprint f7a9fe6c e91a5eb5
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
//~ CORE_ICC_812 reprint 70b3a28e 757033e6
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
//~ CORE_ICC_851 reprint 50f8cf15 2d63e56c
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
//~ CORE_ICC_852 reprint a0af6adf 3a16da94
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
//~ CORE_ICC_853 reprint f985fdf1 34c334e3
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
//~ CORE_ICC_854 reprint 98ed9767 e35711c2
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
//~ CORE_ICC_855 reprint eebd9d73 cd91b102
pub const CORE_ICC_855: Power = crate::cards::ICC_855;

/// # Spellweaver
///
/// `CORE_ICC_856` · Neutral minion · 6 mana · 4/4
///
/// > **Spell Damage +2**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower
/// - Reprint of: Spellweaver [`ICC_856`](crate::frozen_throne::neutral::ICC_856)
///
/// State: Reprint
//~ CORE_ICC_856 reprint 37bdaa39 de64dc54
pub const CORE_ICC_856: Power = crate::cards::ICC_856;

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
//~ CORE_ICC_900 reprint 256ff0e4 a0e1b2c2
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
//~ CORE_ICC_901 reprint 853c3395 659b83e8
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
//~ CORE_ICC_902 reprint 635705f4 a4d49c1c
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
//~ CORE_ICC_904 reprint d01053d3 e5c4da92
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
//~ CORE_ICC_905 vanilla 868274ea 85e896e2
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
//~ CORE_ICC_911 reprint 63d270c7 f3d5db65
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
//~ CORE_ICC_912 reprint 8d669851 f1d09674
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
//~ CORE_ICC_913 vanilla f5e00e45 6c85afe8
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
//~ CORE_KAR_036 reprint fb93ba4e dae2f025
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
//~ CORE_LOEA10_3 vanilla f787d3fb ef1670c4
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
//~ CORE_LOE_011 reprint 1ac5fc5b 1562a61c
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
//~ CORE_LOE_076 reprint fba5d30e 6fd1cf04
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
//~ CORE_LOE_077 reprint 0f4aa4df 1fb8d7e5
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
//~ CORE_LOE_079 reprint a6d5557c 45372e61
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
//~ CORE_LOOT_124 reprint 6973eb4c 882aa3e6
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
//~ CORE_LOOT_125 vanilla d527a1a3 64657c64
pub const CORE_LOOT_125: Power = VANILLA;

/// # Shimmering Courser
///
/// `CORE_LOOT_193` · Neutral minion · 4 mana · 3/3
///
/// > **Elusive** on your opponent's turn.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Elusive
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 46892
/// - Reprint of: Shimmering Courser [`LOOT_193`](crate::kobolds_and_catacombs::neutral::LOOT_193)
///
/// State: Reprint
//~ CORE_LOOT_193 reprint 68d364db 581a6ffa
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
//~ CORE_LOOT_516 reprint a389c300 9faaffd0
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
//~ CORE_MAW_004 reprint 4a1ba4f6 63337469
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
//~ CORE_MAW_031 reprint f6f8e151 b3068fde
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
//~ CORE_MAW_032 reprint 1444c6da 6ac9279a
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
//~ CORE_MAW_033 reprint 84fb05eb f0a9dc66
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
//~ CORE_MAW_034 reprint 9b068eca 271788d5
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
//~ CORE_NEW1_026 reprint 34451f26 89919b76
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
//~ CORE_OG_254 reprint f02e02d2 d6cc5949
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
//~ CORE_REV_012 reprint 8a6a3c6c 1def7222
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
//~ CORE_REV_013 reprint 9ca7c3af 4204b7c8
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
//~ CORE_REV_014 reprint 6c10aecc ddd44044
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
//~ CORE_REV_015 reprint 8018fa46 5e0f0366
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
//~ CORE_REV_016 reprint 06d5f336 2e494e8f
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
//~ CORE_REV_017 reprint 065f88bc e022818c
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
//~ CORE_REV_018 reprint 46031b2f 5685dd1b
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
//~ CORE_REV_019 reprint a4ac3c35 89bb0729
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
//~ CORE_REV_020 reprint e85d5461 580b9405
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
//~ CORE_REV_021 reprint e73eec56 4d22f5cc
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
//~ CORE_REV_022 reprint a4088fed ccfea8a5
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
//~ CORE_REV_238 reprint 18748825 e9145b12
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
//~ CORE_REV_251 reprint 32cd7047 9c4a17f7
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
//~ CORE_REV_338 reprint 8dc37ffd 6f17c492
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
//~ CORE_REV_351 reprint aa4ac8cc cfe2df42
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
//~ CORE_REV_370 reprint d6ae2679 089c35d8
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
//~ CORE_REV_375 reprint 3e756c5d 439cb83a
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
//~ CORE_REV_377 reprint d79b9bb2 24da649b
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
//~ CORE_REV_378 reprint 8bf97683 4b5ff567
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
//~ CORE_REV_837 reprint 0cac42e4 553499b0
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
//~ CORE_REV_839 reprint 6bd14423 bd667d23
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
//~ CORE_REV_841 reprint d9b19871 3eb300ef
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
//~ CORE_REV_843 reprint 5a5491cc 55018bed
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
//~ CORE_REV_845 reprint 27ee1948 8385b34a
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
//~ CORE_REV_900 reprint 38a7feec 4841b963
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
//~ CORE_REV_901 reprint 699d15d6 81087e8e
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
//~ CORE_REV_906 reprint eb0cabbc a77a99f5
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
//~ CORE_REV_916 reprint 70d77d9e b4e7cad5
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
//~ CORE_REV_945 reprint 62ceeaae c00f746e
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
//~ CORE_REV_956 reprint de776c44 3a378e09
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
//~ CORE_REV_957 reprint 9d59b507 5e1d6bed
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
//~ CORE_REV_960 reprint 386fcff2 e9cb1e8a
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
//~ CORE_SCH_160 reprint 72d71b94 d02ffbbc
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
//~ CORE_SCH_312 reprint 66ed7426 82cd5d61
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
//~ CORE_SW_080 reprint 7eaa31eb 486ab702
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
//~ CORE_TOY_100 reprint d338925f 02528d13
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
//~ CORE_TOY_101 reprint 5153b9ad d5e186f4
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
//~ CORE_TOY_102 reprint b5caa96d ca1c7b61
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
//~ CORE_TOY_103 reprint 05b9c573 ae40ecf8
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
//~ CORE_TSC_827 reprint 6abbc2da cea4962f
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
//~ CORE_ULD_177 reprint f1599e48 4388758a
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
//~ CORE_ULD_209 reprint b1d94b3c 52831c1e
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
//~ CORE_UNG_813 vanilla 4aa29174 435387ee
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
//~ CORE_UNG_844 vanilla 810139a5 01069ad5
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
//~ CORE_VAN_EX1_561 reprint a1c74c99 a2bec2ae
pub const CORE_VAN_EX1_561: Power = crate::cards::EX1_561;

/// # Malygos
///
/// `CORE_VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// - Set: Core (past years) · legendary
/// - Minion type: Dragon
/// - Mechanics: Spellpower
/// - Reprint of: Malygos [`EX1_563`](crate::classic::neutral::EX1_563)
///
/// State: Reprint
//~ CORE_VAN_EX1_563 reprint 411b8c4c d50c98fb
pub const CORE_VAN_EX1_563: Power = crate::cards::EX1_563;

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
//~ CORE_VAN_EX1_572 reprint 6a24a701 27882ec0
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
//~ CORE_WON_142 todo 6d8d1a91 58bd2a98
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
//~ CORE_YOD_006 reprint eed36b4a 89c2dda7
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
//~ CORE_YOP_032 reprint eb16dc3c 85d9514d
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
//~ CORE_tt_004 reprint 4121be92 8f658a41
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
//~ CS3_031 reprint 16306215 1f0d1e30
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
//~ CS3_032 reprint e8e2c682 8feed670
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
//~ CS3_033 reprint ac12ff85 4f8d9d63
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
//~ CS3_034 reprint 5c1293ac c576c8ba
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
//~ CS3_036 reprint 5ec7b659 bbceb85a
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
//~ CS3_037 vanilla c1c69ff8 b71d35a0
pub const CS3_037: Power = VANILLA;
