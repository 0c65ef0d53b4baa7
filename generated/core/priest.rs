//! Priest cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CORE_AT_055 reprint 9474e154 f17f1e40
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
//~ CORE_BAR_310 reprint 02ad0c4a 194fc0b3
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
//~ CORE_BAR_311 reprint 9fa0ea2e d42047a5
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
//~ CORE_BAR_313 reprint 140c8a51 ac4ffe11
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
//~ CORE_CATA_002 todo c8c80b87 e6de03d7
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
//~ CORE_CFM_604 reprint 6bfdf175 bad51e8f
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
//~ CORE_CS1_112 reprint 90b2e44e ad744adc
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
//~ CORE_CS1_130 reprint e5df6939 42aaa166
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
//~ CORE_CS2_004 reprint 1b4899ce 11c823fa
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
//~ CORE_EX1_193 reprint 7d8e7a44 81ec4f3c
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
//~ CORE_EX1_197 reprint 7bffadad af633aa0
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
//~ CORE_EX1_198 reprint 415293e7 2e6d9144
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
//~ CORE_ICC_210 reprint c5f81484 7d965be4
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
//~ CORE_ICC_214 reprint a99317d3 9b5b99b5
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
//~ CORE_RLK_814 reprint 400559c1 888bac7f
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
//~ CORE_SCH_512 reprint 50ae75b1 a93534a8
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
//~ CORE_SW_442 reprint 6ba9402a 56197202
pub const CORE_SW_442: Power = crate::cards::SW_442;

/// # Holy Affinity
///
/// `CS3_014e` · Priest enchantment
///
/// > +1 Attack.
///
/// - Set: Core
///
/// State: Todo
//~ CS3_014e todo 523af20f 5c4cddc3
pub const CS3_014e: Power = TODO;

/// # Focused Will
///
/// `CS3_027e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Core
///
/// State: Todo
//~ CS3_027e todo a5ddc744 67c69ec0
pub const CS3_027e: Power = TODO;

/// # Illuminated
///
/// `EX1_3350e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Core
///
/// State: Todo
//~ EX1_3350e todo a25fcfc1 4ea7a35f
pub const EX1_3350e: Power = TODO;

/// # Light's Blessing
///
/// `EX1_3354e` · Priest enchantment
///
/// > +3 Attack.
///
/// - Set: Core
/// - Mechanics: Aura
///
/// State: Todo
//~ EX1_3354e todo 5df0d607 bfc7a27d
pub const EX1_3354e: Power = TODO;
