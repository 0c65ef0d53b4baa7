//! Priest cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dc3fea3f

/// # Holy Champion
///
/// `CORE_AT_011` · Priest minion · 2 mana · 1/4
///
/// > **Overheal:** Gain +2 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Overheal
/// - Reprint of: Holy Champion [`AT_011`](crate::grand_tournament::priest::AT_011)
///
/// State: Reprint
//~ reprint CORE_AT_011 f2b05bd8 f3462804 b5b950e4.29c65aff
pub const CORE_AT_011: Power = crate::cards::AT_011;

/// # Spirit Guide
///
/// `CORE_AV_328` · Priest minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 70024
/// - Reprint of: Spirit Guide [`AV_328`](crate::alterac_valley::priest::AV_328)
///
/// State: Reprint
//~ reprint CORE_AV_328 de8f75e9 b0af32a0 7a02cd4f.9575e687
pub const CORE_AV_328: Power = crate::cards::AV_328;

/// # Drakonid Operative
///
/// `CORE_CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Drakonid Operative [`CFM_605`](crate::gadgetzan::priest::CFM_605)
///
/// State: Reprint
//~ reprint CORE_CFM_605 3e40fe62 b9e65b33 49a19f29.c769b278
pub const CORE_CFM_605: Power = crate::cards::CFM_605;

/// # Mana Geode
///
/// `CORE_CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Overheal
/// - Reprint of: Mana Geode [`CFM_606`](crate::gadgetzan::priest::CFM_606)
/// - Tokens: Crystal [`CFM_606t`](crate::gadgetzan::priest::CFM_606t)
///
/// State: Reprint
//~ reprint CORE_CFM_606 94620943 f07c4b9a 7968cf27.77caa085
pub const CORE_CFM_606: Power = crate::cards::CFM_606;

/// # Shadow Word: Pain
///
/// `CORE_CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Shadow Word: Pain [`CS2_234`](crate::legacy::priest::CS2_234)
///
/// State: Reprint
//~ reprint CORE_CS2_234 c4fb81e7 e27a654d 259a0c18.ae6d10c6
pub const CORE_CS2_234: Power = crate::cards::CS2_234;

/// # Northshire Cleric
///
/// `CORE_CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Northshire Cleric [`CS2_235`](crate::legacy::priest::CS2_235)
///
/// State: Reprint
//~ reprint CORE_CS2_235 3f4f2d6d 7e9dbb93 095690e7.4f531460
pub const CORE_CS2_235: Power = crate::cards::CS2_235;

/// # Crimson Clergy
///
/// `CORE_CS3_014` · Priest minion · 1 mana · 1/3
///
/// > **Overheal:** Draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Overheal
///
/// State: Reprint
//~ reprint CORE_CS3_014 d69eeaff c0ec5246 9e3f6a1d.d514d565
pub const CORE_CS3_014: Power = crate::cards::CS3_014;

/// # Focused Will
///
/// `CORE_CS3_027` · Priest spell · 1 mana
///
/// > **Silence** a minion, then give it +3 Health.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Silence
///
/// State: Reprint
//~ reprint CORE_CS3_027 ed541094 b77dddab 8bf62473.24ea3851
pub const CORE_CS3_027: Power = crate::cards::CS3_027;

/// # Catrina Muerte
///
/// `CORE_DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Reprint of: Catrina Muerte [`DAL_721`](crate::rise_of_shadows::priest::DAL_721)
///
/// State: Reprint
//~ reprint CORE_DAL_721 dc1ad9ed 9a9f704e 8e58fc3a.a8d75bb6
pub const CORE_DAL_721: Power = crate::cards::DAL_721;

/// # Madame Lazul
///
/// `CORE_DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Madame Lazul [`DAL_729`](crate::rise_of_shadows::priest::DAL_729)
///
/// State: Reprint
//~ reprint CORE_DAL_729 10b70c1b c975fdca 63e926f1.64e4aa26
pub const CORE_DAL_729: Power = crate::cards::DAL_729;

/// # Murozond the Infinite
///
/// `CORE_DRG_090` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Play all cards your opponent played last turn.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Reprint of: Murozond the Infinite [`DRG_090`](crate::descent_of_dragons::priest::DRG_090)
///
/// State: Reprint
//~ reprint CORE_DRG_090 8459d450 3d628f06 1b64fbd3.913bfb22
pub const CORE_DRG_090: Power = crate::cards::DRG_090;

/// # Power Infusion
///
/// `CORE_EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Power Infusion [`EX1_194`](crate::legacy::priest::EX1_194)
///
/// State: Reprint
//~ reprint CORE_EX1_194 71ab5690 a946b442 bfcb454e.c1804edb
pub const CORE_EX1_194: Power = crate::cards::EX1_194;

/// # Kul Tiran Chaplain
///
/// `CORE_EX1_195` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Health."
/// - Reprint of: Kul Tiran Chaplain [`EX1_195`](crate::legacy::priest::EX1_195)
///
/// State: Reprint
//~ reprint CORE_EX1_195 863f1fea 1c4a8028 7317790d.42ef63b0
pub const CORE_EX1_195: Power = crate::cards::EX1_195;

/// # Lightspawn
///
/// `CORE_EX1_335` · Priest minion · 3 mana · 0/4
///
/// > This minion's Attack is always equal to its Health.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Reprint of: Lightspawn [`EX1_335`](crate::classic::priest::EX1_335)
///
/// State: Reprint
//~ reprint CORE_EX1_335 394fd26a 8d7d954a 831e87cb.705cee4f
pub const CORE_EX1_335: Power = crate::cards::EX1_335;

/// # Shadow Word: Death
///
/// `CORE_EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Shadow Word: Death [`EX1_622`](crate::legacy::priest::EX1_622)
///
/// State: Reprint
//~ reprint CORE_EX1_622 7d804136 337d1322 65ca5513.29040c58
pub const CORE_EX1_622: Power = crate::cards::EX1_622;

/// # Temple Enforcer
///
/// `CORE_EX1_623` · Priest minion · 5 mana · 5/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +3 Health."
/// - Reprint of: Temple Enforcer [`EX1_623`](crate::classic::priest::EX1_623)
///
/// State: Reprint
//~ reprint CORE_EX1_623 a2a48731 f976d014 f2bcba76.0d24a26e
pub const CORE_EX1_623: Power = crate::cards::EX1_623;

/// # Shadowform
///
/// `CORE_EX1_625` · Priest spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.'
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Shadowform [`EX1_625`](crate::classic::priest::EX1_625)
/// - Tokens: Mind Spike [`EX1_625t`](crate::classic::priest::EX1_625t)
///
/// State: Reprint
//~ reprint CORE_EX1_625 e69ce16f 75659f79 a5c9a64e.d8c4fa10
pub const CORE_EX1_625: Power = crate::cards::EX1_625;

/// # Anduin's Gift
///
/// `CORE_GIFT_12` · Priest spell · 1 mana
///
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Anduin's Gift [`GIFT_12`](crate::legacy::priest::GIFT_12)
///
/// State: Reprint
//~ reprint CORE_GIFT_12 eb42db39 2596f169 e89a5700.72cf03af
pub const CORE_GIFT_12: Power = crate::cards::GIFT_12;

/// # Lightbomb
///
/// `CORE_GVG_008` · Priest spell · Holy · 6 mana
///
/// > Deal damage to each minion equal to its Attack.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Lightbomb [`GVG_008`](crate::goblins_vs_gnomes::priest::GVG_008)
///
/// State: Reprint
//~ reprint CORE_GVG_008 8150c4a7 8a1234b2 39c2996f.1156c002
pub const CORE_GVG_008: Power = crate::cards::GVG_008;

/// # Devour Mind
///
/// `CORE_ICC_207` · Priest spell · Shadow · 5 mana
///
/// > Copy 3 cards in your opponent's deck and add them to your hand.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Devour Mind [`ICC_207`](crate::frozen_throne::priest::ICC_207)
///
/// State: Reprint
//~ reprint CORE_ICC_207 cc713af8 b4c29213 1ee91c52.3b705dbd
pub const CORE_ICC_207: Power = crate::cards::ICC_207;

/// # Acolyte of Agony
///
/// `CORE_ICC_212` · Priest minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
/// - Reprint of: Acolyte of Agony [`ICC_212`](crate::frozen_throne::priest::ICC_212)
///
/// State: Vanilla
//~ vanilla CORE_ICC_212 f42ac6bc 3cc08b1a 1db472f6.b857c9f1
pub const CORE_ICC_212: Power = VANILLA;

/// # Eternal Servitude
///
/// `CORE_ICC_213` · Priest spell · Shadow · 4 mana
///
/// > **Discover** a friendly minion that died this game. Summon it.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Reprint of: Eternal Servitude [`ICC_213`](crate::frozen_throne::priest::ICC_213)
///
/// State: Reprint
//~ reprint CORE_ICC_213 8694edd5 8dff656a 2160c977.df013e60
pub const CORE_ICC_213: Power = crate::cards::ICC_213;

/// # Archbishop Benedictus
///
/// `CORE_ICC_215` · Priest minion · 7 mana · 4/6
///
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Archbishop Benedictus [`ICC_215`](crate::frozen_throne::priest::ICC_215)
///
/// State: Reprint
//~ reprint CORE_ICC_215 9b634d0b f2d66393 0002af4f.b89d5f46
pub const CORE_ICC_215: Power = crate::cards::ICC_215;

/// # Shadow Essence
///
/// `CORE_ICC_235` · Priest spell · Shadow · 7 mana
///
/// > Summon a 5/5 copy of a random minion in your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Shadow Essence [`ICC_235`](crate::frozen_throne::priest::ICC_235)
///
/// State: Reprint
//~ reprint CORE_ICC_235 09f34b4f 2bbc13f1 feae8d95.f35bdd82
pub const CORE_ICC_235: Power = crate::cards::ICC_235;

/// # Spirit Lash
///
/// `CORE_ICC_802` · Priest spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $1 damage to all minions.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Spirit Lash [`ICC_802`](crate::frozen_throne::priest::ICC_802)
///
/// State: Reprint
//~ reprint CORE_ICC_802 945aaaf1 2e0e3eec c93e279b.21668e21
pub const CORE_ICC_802: Power = crate::cards::ICC_802;

/// # Shadowreaper Anduin
///
/// `CORE_ICC_830` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Shadowreaper Anduin [`ICC_830`](crate::frozen_throne::priest::ICC_830)
/// - Hero power: Voidform [`ICC_830p`](crate::frozen_throne::priest::ICC_830p)
///
/// State: Reprint
//~ reprint CORE_ICC_830 29cc57b1 b9b2c9c7 dd68ef46.b32d0b7c
pub const CORE_ICC_830: Power = crate::cards::ICC_830;

/// # Embrace Darkness
///
/// `CORE_ICC_849` · Priest spell · Shadow · 6 mana
///
/// > Choose an enemy minion. At the start of your turn, gain control of it.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Embrace Darkness [`ICC_849`](crate::frozen_throne::priest::ICC_849)
///
/// State: Reprint
//~ reprint CORE_ICC_849 06f3da70 415b870f aa8d29e2.91d0d0c9
pub const CORE_ICC_849: Power = crate::cards::ICC_849;

/// # Lesser Diamond Spellstone
///
/// `CORE_LOOT_507` · Priest spell · Holy · 7 mana
///
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 4
/// - Reprint of: Lesser Diamond Spellstone [`LOOT_507`](crate::kobolds_and_catacombs::priest::LOOT_507)
///
/// State: Reprint
//~ reprint CORE_LOOT_507 043c2bd9 e92f6732 ee6b14c8.b0709f4b
pub const CORE_LOOT_507: Power = crate::cards::LOOT_507;

/// # Clear Conscience
///
/// `CORE_MAW_021` · Priest spell · Holy · 3 mana
///
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Elusive
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79739
/// - Reprint of: Clear Conscience [`MAW_021`](crate::castle_nathria::priest::MAW_021)
///
/// State: Reprint
//~ reprint CORE_MAW_021 89e59bb8 1b062690 5f030462.adca0db2
pub const CORE_MAW_021: Power = crate::cards::MAW_021;

/// # Incriminating Psychic
///
/// `CORE_MAW_022` · Priest minion · 4 mana · 2/6
///
/// > **Taunt** **Deathrattle:** Copy two random cards from your opponent's hand.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79742
/// - Reprint of: Incriminating Psychic [`MAW_022`](crate::castle_nathria::priest::MAW_022)
///
/// State: Reprint
//~ reprint CORE_MAW_022 92034e7d db14d6f2 66367a66.7890a3fb
pub const CORE_MAW_022: Power = crate::cards::MAW_022;

/// # Theft Accusation
///
/// `CORE_MAW_023` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79745
/// - Reprint of: Theft Accusation [`MAW_023`](crate::castle_nathria::priest::MAW_023)
///
/// State: Reprint
//~ reprint CORE_MAW_023 4ffd7458 f0febdfb f91930e7.e12140dc
pub const CORE_MAW_023: Power = crate::cards::MAW_023;

/// # Suspicious Usher
///
/// `CORE_REV_002` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 75922
/// - Reprint of: Suspicious Usher [`REV_002`](crate::castle_nathria::priest::REV_002)
///
/// State: Reprint
//~ reprint CORE_REV_002 00d98011 8e619188 f570f93c.fe3020b6
pub const CORE_REV_002: Power = crate::cards::REV_002;

/// # The Harvester of Envy
///
/// `CORE_REV_011` · Priest minion · 3 mana · 4/3
///
/// > After you play a card copied from the opponent, steal the original.
///
/// - Set: Core (past years) · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78405
/// - Reprint of: The Harvester of Envy [`REV_011`](crate::castle_nathria::priest::REV_011)
///
/// State: Reprint
//~ reprint CORE_REV_011 1f70e9af b04a890e 20d763ff.a3a0fdb8
pub const CORE_REV_011: Power = crate::cards::REV_011;

/// # Mysterious Visitor
///
/// `CORE_REV_246` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77298
/// - Reprint of: Mysterious Visitor [`REV_246`](crate::castle_nathria::priest::REV_246)
///
/// State: Reprint
//~ reprint CORE_REV_246 001eb699 b670434c ef09fbdd.124d4260
pub const CORE_REV_246: Power = crate::cards::REV_246;

/// # Partner in Crime
///
/// `CORE_REV_247` · Priest minion · 4 mana · 2/5
///
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77299
/// - Reprint of: Partner in Crime [`REV_247`](crate::castle_nathria::priest::REV_247)
///
/// State: Reprint
//~ reprint CORE_REV_247 79fa1c61 dd751dcd dfd15db3.c32ffd6a
pub const CORE_REV_247: Power = crate::cards::REV_247;

/// # Boon of the Ascended
///
/// `CORE_REV_248` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77300
/// - Reprint of: Boon of the Ascended [`REV_248`](crate::castle_nathria::priest::REV_248)
/// - Tokens: Ascended Kyrian [`REV_248t`](crate::castle_nathria::priest::REV_248t)
///
/// State: Reprint
//~ reprint CORE_REV_248 a86cecff e7ed6152 cda10cb0.389850b6
pub const CORE_REV_248: Power = crate::cards::REV_248;

/// # The Light! It Burns!
///
/// `CORE_REV_249` · Priest spell · Holy · 1 mana
///
/// > Deal damage to a minion equal to its Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Affected By Spell Power
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77305
/// - Reprint of: The Light! It Burns! [`REV_249`](crate::castle_nathria::priest::REV_249)
///
/// State: Reprint
//~ reprint CORE_REV_249 ef0c2dd0 a6afb4f7 fce20ecd.0055c8c3
pub const CORE_REV_249: Power = crate::cards::REV_249;

/// # Pelagos
///
/// `CORE_REV_250` · Priest minion · 3 mana · 1/6
///
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// - Set: Core (past years) · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77306
/// - Reprint of: Pelagos [`REV_250`](crate::castle_nathria::priest::REV_250)
///
/// State: Reprint
//~ reprint CORE_REV_250 a1259c43 585e8cec 0c47565a.2ba4767c
pub const CORE_REV_250: Power = crate::cards::REV_250;

/// # Clean the Scene
///
/// `CORE_REV_252` · Priest spell · Holy · 5 mana
///
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77370
/// - Reprint of: Clean the Scene [`REV_252`](crate::castle_nathria::priest::REV_252)
/// - Tokens: Clean the Scene [`REV_252t`](crate::castle_nathria::priest::REV_252t)
///
/// State: Reprint
//~ reprint CORE_REV_252 974af27d d3c25077 68744788.70bc6482
pub const CORE_REV_252: Power = crate::cards::REV_252;

/// # Identity Theft
///
/// `CORE_REV_253` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a copy of a card from your opponent's hand and deck.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77368
/// - Reprint of: Identity Theft [`REV_253`](crate::castle_nathria::priest::REV_253)
///
/// State: Reprint
//~ reprint CORE_REV_253 e88310e0 cd37703f 6972a390.64bb4173
pub const CORE_REV_253: Power = crate::cards::REV_253;

/// # Cathedral of Atonement
///
/// `CORE_REV_290` · Priest location · 3 mana · 0 uses
///
/// > Give a minion +2/+1 and draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 82310
/// - Reprint of: Cathedral of Atonement [`REV_290`](crate::castle_nathria::priest::REV_290)
///
/// State: Reprint
//~ reprint CORE_REV_290 f7ec78ff 8ef17bda ecfbf54f.8c793236
pub const CORE_REV_290: Power = crate::cards::REV_290;

/// # Shard of the Naaru
///
/// `CORE_SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Silence
/// - Reprint of: Shard of the Naaru [`SW_441`](crate::stormwind::priest::SW_441)
///
/// State: Reprint
//~ reprint CORE_SW_441 55b78c04 25c2541c cc5145f8.9c24b3f5
pub const CORE_SW_441: Power = crate::cards::SW_441;

/// # Darkbishop Benedictus
///
/// `CORE_SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Darkbishop Requirement
/// - Tags: `2936` = 1
/// - Reprint of: Darkbishop Benedictus [`SW_448`](crate::stormwind::priest::SW_448)
/// - Tokens: Mind Spike [`EX1_625t`](crate::classic::priest::EX1_625t)
///
/// State: Reprint
//~ reprint CORE_SW_448 ce4980e9 a765fdc4 83e804bc.c3785e00
pub const CORE_SW_448: Power = crate::cards::SW_448;

/// # Radiant Elemental
///
/// `CORE_UNG_034` · Priest minion · 2 mana · 2/3
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Reprint of: Radiant Elemental [`UNG_034`](crate::ungoro::priest::UNG_034)
///
/// State: Reprint
//~ reprint CORE_UNG_034 c25131d6 aceafd8a 4e4e3f35.a287c844
pub const CORE_UNG_034: Power = crate::cards::UNG_034;

/// # Lyra the Sunshard
///
/// `CORE_UNG_963` · Priest minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, add a random Priest spell to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Reprint of: Lyra the Sunshard [`UNG_963`](crate::ungoro::priest::UNG_963)
///
/// State: Reprint
//~ reprint CORE_UNG_963 1ee477c8 9fd793ad 3b174a08.4cf0b8f3
pub const CORE_UNG_963: Power = crate::cards::UNG_963;

/// # Ship's Chirurgeon
///
/// `CORE_WON_065` · Priest minion · 1 mana · 1/2
///
/// > After you summon a minion, give it +1 Health.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Dragon, Pirate
/// - Tags: `2522` = 1
/// - Reprint of: Ship's Chirurgeon [`WON_065`](crate::caverns_of_time::priest::WON_065)
///
/// State: Derived
//~ derived CORE_WON_065 768b6785 a5d26eb6 461f98c1.edfb08e1
pub const CORE_WON_065: Power = after(YOU.summon(MINION)).then(&[attach("WON_065e").to(THAT)]);

/// # Shadowed Spirit
///
/// `CS3_013` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Reprint
//~ reprint CS3_013 5896b2c8 4059a68f c543ff64.54b65eb1
pub const CS3_013: Power = crate::cards::LEG_CS3_013;

/// # Thrive in the Shadows
///
/// `CS3_028` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a spell from your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
///
/// State: Reprint
//~ reprint CS3_028 d1598b22 e8ee33c7 f24f38c1.351c2e29
pub const CS3_028: Power = crate::cards::LEG_CS3_028;
