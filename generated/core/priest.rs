//! Priest cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8137ca4e

/// # Flash Heal
///
/// `CORE_AT_055` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health.
///
/// - Set: Core · common · collectible
/// - Reprint of: Flash Heal [`AT_055`](crate::grand_tournament::priest::AT_055)
///
/// State: Reprint
//~ reprint CORE_AT_055 0c194df3 989cc944 94cab47a.ec73b646
pub const CORE_AT_055: Power = crate::cards::AT_055;

/// # Lightshower Elemental
///
/// `CORE_BAR_310` · Priest minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
///
/// - Set: Core · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 62874
/// - Reprint of: Lightshower Elemental [`BAR_310`](crate::barrens::priest::BAR_310)
///
/// State: Reprint
//~ reprint CORE_BAR_310 aead0109 21f52e09 b92451f4.c02ec2e3
pub const CORE_BAR_310: Power = crate::cards::BAR_310;

/// # Devouring Plague
///
/// `CORE_BAR_311` · Priest spell · Shadow · 3 mana
///
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
///
/// - Set: Core · common · collectible
/// - Mechanics: Immune To Spellpower, Lifesteal
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 62875
/// - Reprint of: Devouring Plague [`BAR_311`](crate::barrens::priest::BAR_311)
///
/// State: Reprint
//~ reprint CORE_BAR_311 be052a1b f807f8cc 72c88656.f13303db
pub const CORE_BAR_311: Power = crate::cards::BAR_311;

/// # Priest of An'she
///
/// `CORE_BAR_313` · Priest minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 62877, `4548` = 1
/// - Reprint of: Priest of An'she [`BAR_313`](crate::barrens::priest::BAR_313)
///
/// State: Reprint
//~ reprint CORE_BAR_313 15875cdf 215b7045 2c10c08f.5938d2b7
pub const CORE_BAR_313: Power = crate::cards::BAR_313;

/// # Calia Menethil
///
/// `CORE_CATA_002` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Resurrect your highest-Cost minion that died this game.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo CORE_CATA_002 dbacaf9c 407e36fe 72eda8f9.f99917cf
pub const CORE_CATA_002: Power = TODO;

/// # Greater Healing Potion
///
/// `CORE_CFM_604` · Priest spell · Holy · 4 mana
///
/// > Restore #12 Health to a friendly character. Draw a card.
///
/// - Set: Core · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 40375
/// - Reprint of: Greater Healing Potion [`CFM_604`](crate::gadgetzan::priest::CFM_604)
///
/// State: Reprint
//~ reprint CORE_CFM_604 96a21c9d 910225cc b898c6ff.e984a482
pub const CORE_CFM_604: Power = crate::cards::CFM_604;

/// # Holy Nova
///
/// `CORE_CS1_112` · Priest spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// - Set: Core · common · collectible
/// - Reprint of: Holy Nova [`CS1_112`](crate::legacy::priest::CS1_112)
///
/// State: Reprint
//~ reprint CORE_CS1_112 a829929c fdccb7ac 660a7a3c.1610da20
pub const CORE_CS1_112: Power = crate::cards::CS1_112;

/// # Holy Smite
///
/// `CORE_CS1_130` · Priest spell · Holy · 1 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Holy Smite [`CS1_130`](crate::legacy::priest::CS1_130)
///
/// State: Reprint
//~ reprint CORE_CS1_130 8c5e238e a224f01c bb093250.b36801b6
pub const CORE_CS1_130: Power = crate::cards::CS1_130;

/// # Power Word: Shield
///
/// `CORE_CS2_004` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// - Set: Core · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 613
/// - Reprint of: Power Word: Shield [`CS2_004`](crate::legacy::priest::CS2_004)
///
/// State: Reprint
//~ reprint CORE_CS2_004 caf2f458 b3ff0445 4b2fd055.b0e04134
pub const CORE_CS2_004: Power = crate::cards::CS2_004;

/// # Psychic Conjurer
///
/// `CORE_EX1_193` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Reprint of: Psychic Conjurer [`EX1_193`](crate::legacy::priest::EX1_193)
///
/// State: Reprint
//~ reprint CORE_EX1_193 cdc2e4bd 1c2db8d3 7e6bc3c5.1a2652a1
pub const CORE_EX1_193: Power = crate::cards::EX1_193;

/// # Shadow Word: Ruin
///
/// `CORE_EX1_197` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 5 or more Attack.
///
/// - Set: Core · epic · collectible
/// - Reprint of: Shadow Word: Ruin [`EX1_197`](crate::legacy::priest::EX1_197)
///
/// State: Reprint
//~ reprint CORE_EX1_197 8a6fe359 51593aea dc801129.e196b1bd
pub const CORE_EX1_197: Power = crate::cards::EX1_197;

/// # Natalie Seline
///
/// `CORE_EX1_198` · Priest minion · 7 mana · 7/1
///
/// > **Battlecry:** Destroy a minion and gain its Health.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion."
/// - Reprint of: Natalie Seline [`EX1_198`](crate::legacy::priest::EX1_198)
///
/// State: Reprint
//~ reprint CORE_EX1_198 9ea418c4 5fbd30d6 ec4f979f.de18feea
pub const CORE_EX1_198: Power = crate::cards::EX1_198;

/// # Shadow Ascendant
///
/// `CORE_ICC_210` · Priest minion · 2 mana · 2/3
///
/// > At the end of your turn, give another random friendly minion +1/+1.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Tags: `4577` = 1
/// - Reprint of: Shadow Ascendant [`ICC_210`](crate::frozen_throne::priest::ICC_210)
///
/// State: Reprint
//~ reprint CORE_ICC_210 8c3e7d43 d65a04ef ba7ff28b.a1635a0d
pub const CORE_ICC_210: Power = crate::cards::ICC_210;

/// # Obsidian Statue
///
/// `CORE_ICC_214` · Priest minion · 9 mana · 4/8
///
/// > Taunt**, Lifesteal Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Taunt, Deathrattle, Lifesteal
/// - Reprint of: Obsidian Statue [`ICC_214`](crate::frozen_throne::priest::ICC_214)
///
/// State: Reprint
//~ reprint CORE_ICC_214 9baf67d8 55a9737f 5fe28c43.f8317da6
pub const CORE_ICC_214: Power = crate::cards::ICC_214;

/// # Crystalsmith Cultist
///
/// `CORE_RLK_814` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84204, `4548` = 1
/// - Reprint of: Crystalsmith Cultist [`RLK_814`](crate::lich_king::priest::RLK_814)
///
/// State: Reprint
//~ reprint CORE_RLK_814 ae6fd87b 163df6b8 a23d3249.b11466b6
pub const CORE_RLK_814: Power = crate::cards::RLK_814;

/// # Initiation
///
/// `CORE_SCH_512` · Priest spell · Shadow · 6 mana
///
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
///
/// - Set: Core · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 59221
/// - Reprint of: Initiation [`SCH_512`](crate::scholomance::priest::SCH_512)
///
/// State: Reprint
//~ reprint CORE_SCH_512 20f9420b 3c3de9f9 2dddafaf.71d15a95
pub const CORE_SCH_512: Power = crate::cards::SCH_512;

/// # Void Shard
///
/// `CORE_SW_442` · Priest spell · Shadow · 4 mana
///
/// > **Lifesteal** Deal $4 damage.
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Void Shard [`SW_442`](crate::stormwind::priest::SW_442)
///
/// State: Reprint
//~ reprint CORE_SW_442 fb0e6d08 94dcf29b 2d2da7e4.8993f02e
pub const CORE_SW_442: Power = crate::cards::SW_442;

/// # Holy Affinity
///
/// `CS3_014e` · Priest enchantment
///
/// > +1 Attack.
///
/// - Set: Core
///
/// State: Derived
//~ derived CS3_014e fedb3db0 0b5baa93 a2024108.c84fda8a
pub const CS3_014e: Power = enchant(&[ATTACK.plus(1)]);

/// # Focused Will
///
/// `CS3_027e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Core
///
/// State: Derived
//~ derived CS3_027e c30921af 52516886 643d398c.cda80e25
pub const CS3_027e: Power = enchant(&[HEALTH.plus(3)]);

/// # Illuminated
///
/// `EX1_3350e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Core
///
/// State: Derived
//~ derived EX1_3350e 6dc21be2 aa01ece9 21aef780.9f1b69f0
pub const EX1_3350e: Power = enchant(&[HEALTH.plus(2)]);

/// # Light's Blessing
///
/// `EX1_3354e` · Priest enchantment
///
/// > +3 Attack.
///
/// - Set: Core
/// - Mechanics: Aura
///
/// State: Derived
//~ derived EX1_3354e 04e35bf2 e161efd9 d31d0ed4.fc2d73f0
pub const EX1_3354e: Power = enchant(&[ATTACK.plus(3)]);
