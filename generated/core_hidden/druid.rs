//! Druid cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 53a0c310

/// # Thickhide Kodo
///
/// `CORE_BAR_535` · Druid minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** Gain 5 Armor.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Reprint of: Thickhide Kodo [`BAR_535`](crate::barrens::druid::BAR_535)
///
/// State: Reprint
//~ reprint CORE_BAR_535 ee24c0c3 3e51bfce 1ccdfa1a.25b980b3
pub const CORE_BAR_535: Power = crate::cards::BAR_535;

/// # Landscaping
///
/// `CORE_BOT_420` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Landscaping [`BOT_420`](crate::boomsday::druid::BOT_420)
/// - Tokens: Treant [`EX1_tk9`](crate::classic::druid::EX1_tk9)
///
/// State: Reprint
//~ reprint CORE_BOT_420 01da5a88 b1de5dd0 24936933.f2509a04
pub const CORE_BOT_420: Power = crate::cards::BOT_420;

/// # Bogbeam
///
/// `CORE_BT_134` · Druid spell · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Bogbeam [`BT_134`](crate::ashes_of_outland::druid::BT_134)
///
/// State: Reprint
//~ reprint CORE_BT_134 ece1f42c 13bae67d bc022c13.557bb7e3
pub const CORE_BT_134: Power = crate::cards::BT_134;

/// # Swipe
///
/// `CORE_CS2_012` · Druid spell · 3 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Swipe [`CS2_012`](crate::legacy::druid::CS2_012)
///
/// State: Reprint
//~ reprint CORE_CS2_012 3acd09ce 99fcdca1 5f423cf6.c85351c2
pub const CORE_CS2_012: Power = crate::cards::CS2_012;

/// # Wild Growth
///
/// `CORE_CS2_013` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Wild Growth [`CS2_013`](crate::legacy::druid::CS2_013)
///
/// State: Reprint
//~ reprint CORE_CS2_013 74b5f677 52c88dc3 ce833537.fcccaa11
pub const CORE_CS2_013: Power = crate::cards::CS2_013;

/// # Nordrassil Druid
///
/// `CORE_CS3_012` · Druid minion · 4 mana · 3/5
///
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Nordrassil Druid [`CS3_012`](crate::legacy::druid::CS3_012)
///
/// State: Reprint
//~ reprint CORE_CS3_012 ede22ff0 b93584b3 5093fa7d.9b147efa
pub const CORE_CS3_012: Power = crate::cards::CS3_012;

/// # Lunar Eclipse
///
/// `CORE_DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Lunar Eclipse [`DMF_057`](crate::darkmoon_faire::druid::DMF_057)
///
/// State: Reprint
//~ reprint CORE_DMF_057 0b5493ee cedf3a18 af10d50d.b77ae25f
pub const CORE_DMF_057: Power = crate::cards::DMF_057;

/// # Solar Eclipse
///
/// `CORE_DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Solar Eclipse [`DMF_058`](crate::darkmoon_faire::druid::DMF_058)
///
/// State: Reprint
//~ reprint CORE_DMF_058 41572cf7 8fd7f1d9 ddcd7429.1251cb65
pub const CORE_DMF_058: Power = crate::cards::DMF_058;

/// # Umbral Owl
///
/// `CORE_DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Reprint of: Umbral Owl [`DMF_060`](crate::darkmoon_faire::druid::DMF_060)
///
/// State: Reprint
//~ reprint CORE_DMF_060 85a5db68 96579f8e 9691c877.973dd4ce
pub const CORE_DMF_060: Power = crate::cards::DMF_060;

/// # Kiri, Chosen of Elune
///
/// `CORE_DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Kiri, Chosen of Elune [`DMF_733`](crate::darkmoon_faire::druid::DMF_733)
/// - Tokens: Lunar Eclipse [`CORE_DMF_057`], Solar Eclipse [`CORE_DMF_058`]
///
/// State: Reprint
//~ reprint CORE_DMF_733 71ba00c1 5991c41b 99833271.8cdfbb5e
pub const CORE_DMF_733: Power = crate::cards::DMF_733;

/// # Greybough
///
/// `CORE_DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Reprint of: Greybough [`DMF_734`](crate::darkmoon_faire::druid::DMF_734)
///
/// State: Reprint
//~ reprint CORE_DMF_734 2a30d610 5ad9ba21 66102b8e.60e103db
pub const CORE_DMF_734: Power = crate::cards::DMF_734;

/// # Soul of the Forest
///
/// `CORE_EX1_158` · Druid spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Soul of the Forest [`EX1_158`](crate::classic::druid::EX1_158)
/// - Tokens: Treant [`EX1_158t`](crate::classic::druid::EX1_158t)
///
/// State: Reprint
//~ reprint CORE_EX1_158 93b1e53a 13e20aa6 364dff80.62f7f904
pub const CORE_EX1_158: Power = crate::cards::EX1_158;

/// # Nourish
///
/// `CORE_EX1_164` · Druid spell · Nature · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Choose One
/// - Reprint of: Nourish [`EX1_164`](crate::classic::druid::EX1_164)
///
/// State: Reprint
//~ reprint CORE_EX1_164 afc23ad2 e1825939 a8f1b7e0.e4a8e658
pub const CORE_EX1_164: Power = crate::cards::EX1_164;

/// # Druid of the Claw
///
/// `CORE_EX1_165` · Druid minion · 6 mana · 4/6
///
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Reprint of: Druid of the Claw [`EX1_165`](crate::classic::druid::EX1_165)
///
/// State: Reprint
//~ reprint CORE_EX1_165 82f1ab6c e0b198cb 0244d46c.f61ea393
pub const CORE_EX1_165: Power = crate::cards::EX1_165;

/// # Ancient of War
///
/// `CORE_EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Reprint of: Ancient of War [`EX1_178`](crate::classic::druid::EX1_178)
///
/// State: Reprint
//~ reprint CORE_EX1_178 cb543ac0 ed54551a 65e18d67.050f5e7b
pub const CORE_EX1_178: Power = crate::cards::EX1_178;

/// # Force of Nature
///
/// `CORE_EX1_571` · Druid spell · Nature · 5 mana
///
/// > Summon three 2/2 Treants.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Force of Nature [`EX1_571`](crate::classic::druid::EX1_571)
/// - Tokens: Treant [`EX1_tk9`](crate::classic::druid::EX1_tk9)
///
/// State: Reprint
//~ reprint CORE_EX1_571 fae14f6c d1d9d806 50a71f86.6202794c
pub const CORE_EX1_571: Power = crate::cards::EX1_571;

/// # Cenarius
///
/// `CORE_EX1_573` · Druid minion · 8 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Reprint of: Cenarius [`EX1_573`](crate::classic::druid::EX1_573)
///
/// State: Reprint
//~ reprint CORE_EX1_573 53150495 3d39bb00 09626f9a.248015f1
pub const CORE_EX1_573: Power = crate::cards::EX1_573;

/// # Malfurion's Gift
///
/// `CORE_GIFT_10` · Druid spell · 1 mana
///
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Malfurion's Gift [`GIFT_10`](crate::legacy::druid::GIFT_10)
/// - Tokens: Wild Growth [`CORE_CS2_013`]
///
/// State: Reprint
//~ reprint CORE_GIFT_10 99852cca f0e5755c 2e53d75e.70b47c44
pub const CORE_GIFT_10: Power = crate::cards::GIFT_10;

/// # Witchwood Apple
///
/// `CORE_GIL_663` · Druid spell · Nature · 1 mana
///
/// > Add two 2/2 Treants to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Witchwood Apple [`GIL_663`](crate::witchwood::druid::GIL_663)
/// - Tokens: Treant [`GIL_663t`](crate::witchwood::druid::GIL_663t)
///
/// State: Reprint
//~ reprint CORE_GIL_663 8ff8b3ed c031558a 969f579d.cf4239a3
pub const CORE_GIL_663: Power = crate::cards::GIL_663;

/// # Fatespinner
///
/// `CORE_ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Choose One
/// - Refers to: Deathrattle
/// - Tags: `818` = 1
/// - Reprint of: Fatespinner [`ICC_047`](crate::frozen_throne::druid::ICC_047)
///
/// State: Reprint
//~ reprint CORE_ICC_047 e1fe6424 d43f7eac 15efb9b0.52d6850e
pub const CORE_ICC_047: Power = crate::cards::ICC_047;

/// # Webweave
///
/// `CORE_ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Poisonous
/// - Reprint of: Webweave [`ICC_050`](crate::frozen_throne::druid::ICC_050)
/// - Tokens: Frost Widow [`ICC_832t3`](crate::frozen_throne::druid::ICC_832t3)
///
/// State: Reprint
//~ reprint CORE_ICC_050 d11c8aef c48a1ad2 e07fe74d.885cdb0a
pub const CORE_ICC_050: Power = crate::cards::ICC_050;

/// # Druid of the Swarm
///
/// `CORE_ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Poisonous
/// - Reprint of: Druid of the Swarm [`ICC_051`](crate::frozen_throne::druid::ICC_051)
///
/// State: Reprint
//~ reprint CORE_ICC_051 dba5c3e5 ebcf1160 f67caffa.149c5c12
pub const CORE_ICC_051: Power = crate::cards::ICC_051;

/// # Spreading Plague
///
/// `CORE_ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Taunt
/// - Reprint of: Spreading Plague [`ICC_054`](crate::frozen_throne::druid::ICC_054)
/// - Tokens: Scarab Beetle [`ICC_832t4`](crate::frozen_throne::druid::ICC_832t4)
///
/// State: Reprint
//~ reprint CORE_ICC_054 69fb546f 89df6073 a0478588.f2f91db9
pub const CORE_ICC_054: Power = crate::cards::ICC_054;

/// # Gnash
///
/// `CORE_ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Gnash [`ICC_079`](crate::frozen_throne::druid::ICC_079)
///
/// State: Reprint
//~ reprint CORE_ICC_079 aeb3785b 29e7b61e 1fbc4fec.0ca410ab
pub const CORE_ICC_079: Power = crate::cards::ICC_079;

/// # Ultimate Infestation
///
/// `CORE_ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Ultimate Infestation [`ICC_085`](crate::frozen_throne::druid::ICC_085)
/// - Tokens: Ghoul Infestor [`ICC_085t`](crate::frozen_throne::druid::ICC_085t)
///
/// State: Reprint
//~ reprint CORE_ICC_085 9bcbe03f 78f302af f1fd5270.a67fbf93
pub const CORE_ICC_085: Power = crate::cards::ICC_085;

/// # Strongshell Scavenger
///
/// `CORE_ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Reprint of: Strongshell Scavenger [`ICC_807`](crate::frozen_throne::druid::ICC_807)
///
/// State: Reprint
//~ reprint CORE_ICC_807 c7146304 af200dcf 52916d23.0ec647e6
pub const CORE_ICC_807: Power = crate::cards::ICC_807;

/// # Crypt Lord
///
/// `CORE_ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Reprint of: Crypt Lord [`ICC_808`](crate::frozen_throne::druid::ICC_808)
///
/// State: Reprint
//~ reprint CORE_ICC_808 09a502de 22629a69 4a695cbd.1df94055
pub const CORE_ICC_808: Power = crate::cards::ICC_808;

/// # Malfurion the Pestilent
///
/// `CORE_ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Poisonous
/// - Reprint of: Malfurion the Pestilent [`ICC_832`](crate::frozen_throne::druid::ICC_832)
/// - Hero power: Plague Lord [`ICC_832p`](crate::frozen_throne::druid::ICC_832p)
///
/// State: Reprint
//~ reprint CORE_ICC_832 3ce54a9c 463ef788 645cfb06.50d810ef
pub const CORE_ICC_832: Power = crate::cards::ICC_832;

/// # Hadronox
///
/// `CORE_ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Reprint of: Hadronox [`ICC_835`](crate::frozen_throne::druid::ICC_835)
///
/// State: Reprint
//~ reprint CORE_ICC_835 d5b04807 345ce2f4 0250c20e.b009e6f8
pub const CORE_ICC_835: Power = crate::cards::ICC_835;

/// # Menagerie Warden
///
/// `CORE_KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Summon a copy."
/// - Reprint of: Menagerie Warden [`KAR_065`](crate::karazhan::druid::KAR_065)
///
/// State: Reprint
//~ reprint CORE_KAR_065 833fd043 63e7433b 5218f598.3e5cddb0
pub const CORE_KAR_065: Power = crate::cards::KAR_065;

/// # Enchanted Raven
///
/// `CORE_KAR_300` · Druid minion · 1 mana · 2/2
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Reprint of: Enchanted Raven [`KAR_300`](crate::karazhan::druid::KAR_300)
///
/// State: Vanilla
//~ vanilla CORE_KAR_300 9d76b6a6 90fc960c 96e1ff50
pub const CORE_KAR_300: Power = VANILLA;

/// # Mounted Raptor
///
/// `CORE_LOE_050` · Druid minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a random 1-Cost minion.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Reprint of: Mounted Raptor [`LOE_050`](crate::league_of_explorers::druid::LOE_050)
///
/// State: Reprint
//~ reprint CORE_LOE_050 68c42bd8 bd0b31a3 a3931c91.98be8406
pub const CORE_LOE_050: Power = crate::cards::LOE_050;

/// # Lesser Jasper Spellstone
///
/// `CORE_LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Armor
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Reprint of: Lesser Jasper Spellstone [`LOOT_051`](crate::kobolds_and_catacombs::druid::LOOT_051)
///
/// State: Reprint
//~ reprint CORE_LOOT_051 5fd90f20 d46358ac 86c1ccf9.bb4d53ef
pub const CORE_LOOT_051: Power = crate::cards::LOOT_051;

/// # Dew Process
///
/// `CORE_MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79748
/// - Reprint of: Dew Process [`MAW_024`](crate::castle_nathria::druid::MAW_024)
///
/// State: Reprint
//~ reprint CORE_MAW_024 01283435 4d8c86ed 2ec14846.9a14b007
pub const CORE_MAW_024: Power = crate::cards::MAW_024;

/// # Attorney-at-Maw
///
/// `CORE_MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Immune, Silence
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79757
/// - Reprint of: Attorney-at-Maw [`MAW_025`](crate::castle_nathria::druid::MAW_025)
///
/// State: Reprint
//~ reprint CORE_MAW_025 e54d02bb 47c5e8cf 4b8878d2.b4f3052b
pub const CORE_MAW_025: Power = crate::cards::MAW_025;

/// # Incarceration
///
/// `CORE_MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77488
/// - Reprint of: Incarceration [`MAW_026`](crate::castle_nathria::druid::MAW_026)
///
/// State: Reprint
//~ reprint CORE_MAW_026 7247cda3 5f88bb05 3407eb39.29709176
pub const CORE_MAW_026: Power = crate::cards::MAW_026;

/// # Ancient of Lore
///
/// `CORE_NEW1_008` · Druid minion · 7 mana · 7/7
///
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Choose One
/// - Reprint of: Ancient of Lore [`NEW1_008`](crate::classic::druid::NEW1_008)
///
/// State: Reprint
//~ reprint CORE_NEW1_008 1cd93dff 376b208c 54e346a7.520c8d67
pub const CORE_NEW1_008: Power = crate::cards::NEW1_008;

/// # Natural Causes
///
/// `CORE_REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77490
/// - Reprint of: Natural Causes [`REV_307`](crate::castle_nathria::druid::REV_307)
/// - Tokens: Treant [`REV_336t2`](crate::castle_nathria::druid::REV_336t2)
///
/// State: Reprint
//~ reprint CORE_REV_307 3308fbcf 472722b4 3f56a97d.1605254e
pub const CORE_REV_307: Power = crate::cards::REV_307;

/// # Death Blossom Whomper
///
/// `CORE_REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77525
/// - Reprint of: Death Blossom Whomper [`REV_310`](crate::castle_nathria::druid::REV_310)
///
/// State: Reprint
//~ reprint CORE_REV_310 dbfb00c7 469b161b 788bf3e0.b9136cc4
pub const CORE_REV_310: Power = crate::cards::REV_310;

/// # Nightshade Bud
///
/// `CORE_REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover, Choose One
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77562
/// - Reprint of: Nightshade Bud [`REV_311`](crate::castle_nathria::druid::REV_311)
///
/// State: Reprint
//~ reprint CORE_REV_311 4cc0c16b 03b74dd7 d73868d1.a1de5427
pub const CORE_REV_311: Power = crate::cards::REV_311;

/// # Planted Evidence
///
/// `CORE_REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77654
/// - Reprint of: Planted Evidence [`REV_313`](crate::castle_nathria::druid::REV_313)
///
/// State: Reprint
//~ reprint CORE_REV_313 7cf46b5f 51ec2d16 3bb5bcc4.2a8a61ec
pub const CORE_REV_313: Power = crate::cards::REV_313;

/// # Topior the Shrubbagazzor
///
/// `CORE_REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77679
/// - Reprint of: Topior the Shrubbagazzor [`REV_314`](crate::castle_nathria::druid::REV_314)
/// - Tokens: Whelpagazzor [`REV_314t`](crate::castle_nathria::druid::REV_314t)
///
/// State: Reprint
//~ reprint CORE_REV_314 13ac59f6 9dcdd7e5 a95ab2ad.3fce00b8
pub const CORE_REV_314: Power = crate::cards::REV_314;

/// # Widowbloom Seedsman
///
/// `CORE_REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77761
/// - Reprint of: Widowbloom Seedsman [`REV_318`](crate::castle_nathria::druid::REV_318)
///
/// State: Reprint
//~ reprint CORE_REV_318 31cf9b97 8a053302 d7c3cb68.d6a0f2d4
pub const CORE_REV_318: Power = crate::cards::REV_318;

/// # Sesselie of the Fae Court
///
/// `CORE_REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Taunt
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78383
/// - Reprint of: Sesselie of the Fae Court [`REV_319`](crate::castle_nathria::druid::REV_319)
///
/// State: Reprint
//~ reprint CORE_REV_319 004010ee 5c045490 0d202eec.c7029214
pub const CORE_REV_319: Power = crate::cards::REV_319;

/// # Hedge Maze
///
/// `CORE_REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78202
/// - Reprint of: Hedge Maze [`REV_333`](crate::castle_nathria::druid::REV_333)
///
/// State: Reprint
//~ reprint CORE_REV_333 ca2b5967 68ae4f3d 49febf6a.c485233e
pub const CORE_REV_333: Power = crate::cards::REV_333;

/// # Plot of Sin
///
/// `CORE_REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78261
/// - Reprint of: Plot of Sin [`REV_336`](crate::castle_nathria::druid::REV_336)
/// - Tokens: Ancient [`REV_336t3`](crate::castle_nathria::druid::REV_336t3)
///
/// State: Reprint
//~ reprint CORE_REV_336 b77ee751 b5298b1f 24fa0a73.99de0329
pub const CORE_REV_336: Power = crate::cards::REV_336;

/// # Convoke the Spirits
///
/// `CORE_REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78509
/// - Reprint of: Convoke the Spirits [`REV_365`](crate::castle_nathria::druid::REV_365)
///
/// State: Reprint
//~ reprint CORE_REV_365 ad130b36 383d456e a0de689e.bd90859c
pub const CORE_REV_365: Power = crate::cards::REV_365;

/// # Park Panther
///
/// `CORE_SW_431` · Druid minion · 4 mana · 4/4
///
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
/// - Reprint of: Park Panther [`SW_431`](crate::stormwind::druid::SW_431)
///
/// State: Reprint
//~ reprint CORE_SW_431 b7a3fca3 c07d45cf 62644c50.4570271d
pub const CORE_SW_431: Power = crate::cards::SW_431;

/// # Pounce
///
/// `CORE_TRL_243` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Pounce [`TRL_243`](crate::rastakhan::druid::TRL_243)
///
/// State: Reprint
//~ reprint CORE_TRL_243 0db811ee 789a5ec4 7df50744.bd10cb6e
pub const CORE_TRL_243: Power = crate::cards::TRL_243;

/// # Earthen Scales
///
/// `CORE_UNG_108` · Druid spell · Nature · 2 mana
///
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
///
/// - Set: Core (past years) · rare · collectible
/// - Target: "Give +1/+1."
/// - Reprint of: Earthen Scales [`UNG_108`](crate::ungoro::druid::UNG_108)
///
/// State: Reprint
//~ reprint CORE_UNG_108 4bea6aef a8df4b32 0b85dacd.d22b8124
pub const CORE_UNG_108: Power = crate::cards::UNG_108;

/// # Moonfire
///
/// `Core_CS2_008` · Druid spell · Arcane · 0 mana
///
/// > Deal $1 damage.
///
/// - Set: Core (past years) · free · collectible
/// - Reprint of: Moonfire [`CS2_008`](crate::legacy::druid::CS2_008)
///
/// State: Reprint
//~ reprint Core_CS2_008 590d50e1 ac8dc8e6 2babf947.fa72074b
pub const Core_CS2_008: Power = crate::cards::CS2_008;
