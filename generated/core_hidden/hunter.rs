//! Hunter cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 74b082e1

/// # Lock and Load
///
/// `CORE_AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Lock and Load [`AT_061`](crate::grand_tournament::hunter::AT_061)
///
/// State: Reprint
//~ reprint CORE_AT_061 f9e2c063 d4f43fc7 9640ec6b.2b16f868
pub const CORE_AT_061: Power = crate::cards::AT_061;

/// # Ice Trap
///
/// `CORE_AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Ice Trap [`AV_226`](crate::alterac_valley::hunter::AV_226)
///
/// State: Reprint
//~ reprint CORE_AV_226 185a8a80 904c1446 c115b149.016ca381
pub const CORE_AV_226: Power = crate::cards::AV_226;

/// # Barak Kodobane
///
/// `CORE_BAR_551` · Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Barak Kodobane [`BAR_551`](crate::barrens::hunter::BAR_551)
///
/// State: Reprint
//~ reprint CORE_BAR_551 53e5aeb4 15a7ddb6 315f1f7b.d3996cf1
pub const CORE_BAR_551: Power = crate::cards::BAR_551;

/// # Marked Shot
///
/// `CORE_DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Discover
/// - Reprint of: Marked Shot [`DAL_371`](crate::rise_of_shadows::hunter::DAL_371)
///
/// State: Reprint
//~ reprint CORE_DAL_371 a82bc67f 0fbfbf4e 09d92249.ca282949
pub const CORE_DAL_371: Power = crate::cards::DAL_371;

/// # Doggie Biscuit
///
/// `CORE_DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Rush
/// - Reprint of: Doggie Biscuit [`DED_009`](crate::stormwind::hunter::DED_009)
///
/// State: Reprint
//~ reprint CORE_DED_009 1b82b79a ec51c96f 92324138.b5387cf4
pub const CORE_DED_009: Power = crate::cards::DED_009;

/// # Veranus
///
/// `CORE_DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 55640
/// - Reprint of: Veranus [`DRG_095`](crate::descent_of_dragons::hunter::DRG_095)
///
/// State: Reprint
//~ reprint CORE_DRG_095 379eebb9 3cd82476 010b8985.42ddefe0
pub const CORE_DRG_095: Power = crate::cards::DRG_095;

/// # Scavenging Hyena
///
/// `CORE_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Reprint of: Scavenging Hyena [`EX1_531`](crate::classic::hunter::EX1_531)
///
/// State: Reprint
//~ reprint CORE_EX1_531 83718fe0 49d279f7 af4829bf.15f932c8
pub const CORE_EX1_531: Power = crate::cards::EX1_531;

/// # Savannah Highmane
///
/// `CORE_EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
/// - Reprint of: Savannah Highmane [`EX1_534`](crate::classic::hunter::EX1_534)
/// - Tokens: Hyena [`EX1_534t`](crate::classic::hunter::EX1_534t)
///
/// State: Reprint
//~ reprint CORE_EX1_534 00bf4a85 3644f186 cc418ad2.a22acaca
pub const CORE_EX1_534: Power = crate::cards::EX1_534;

/// # Kill Command
///
/// `CORE_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Kill Command [`EX1_539`](crate::legacy::hunter::EX1_539)
///
/// State: Reprint
//~ reprint CORE_EX1_539 867cbbe2 aab6e682 c3d1c83e.317598aa
pub const CORE_EX1_539: Power = crate::cards::EX1_539;

/// # King Krush
///
/// `CORE_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Reprint of: King Krush [`EX1_543`](crate::classic::hunter::EX1_543)
///
/// State: Vanilla
//~ vanilla CORE_EX1_543 37606fe1 cadd4351 10a3addb.276b5ef0
pub const CORE_EX1_543: Power = VANILLA;

/// # Snake Trap
///
/// `CORE_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Snake Trap [`EX1_554`](crate::classic::hunter::EX1_554)
/// - Tokens: Snake [`EX1_554t`](crate::classic::hunter::EX1_554t)
///
/// State: Reprint
//~ reprint CORE_EX1_554 a348b157 3321a4e0 3546d379.93ace120
pub const CORE_EX1_554: Power = crate::cards::EX1_554;

/// # Deadly Shot
///
/// `CORE_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Deadly Shot [`EX1_617`](crate::classic::hunter::EX1_617)
///
/// State: Reprint
//~ reprint CORE_EX1_617 2e6939f0 8276ab4e cad25005.cf9056fb
pub const CORE_EX1_617: Power = crate::cards::EX1_617;

/// # Lesser Emerald Spellstone
///
/// `CORE_FB_Champs_LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Secret
/// - Reprint of: Lesser Emerald Spellstone [`LOOT_080`](crate::kobolds_and_catacombs::hunter::LOOT_080)
///
/// State: Reprint
//~ reprint CORE_FB_Champs_LOOT_080 857b335b 00d3f08d 3ed104ab.39466984
pub const CORE_FB_Champs_LOOT_080: Power = crate::cards::LOOT_080;

/// # Webspinner
///
/// `CORE_FP1_011` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Get a random Beast.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Reprint of: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
///
/// State: Reprint
//~ reprint CORE_FP1_011 f0bfb7ca c2378e65 9ccea865.9c8873b4
pub const CORE_FP1_011: Power = crate::cards::FP1_011;

/// # Rexxar's Gift
///
/// `CORE_GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Rexxar's Gift [`GIFT_03`](crate::legacy::hunter::GIFT_03)
/// - Tokens: Deadly Shot [`CORE_EX1_617`]
///
/// State: Reprint
//~ reprint CORE_GIFT_03 ba651d16 efac50a5 99815ac9.1ae42e73
pub const CORE_GIFT_03: Power = crate::cards::GIFT_03;

/// # Houndmaster Shaw
///
/// `CORE_GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Rush
/// - Reprint of: Houndmaster Shaw [`GIL_650`](crate::witchwood::hunter::GIL_650)
///
/// State: Reprint
//~ reprint CORE_GIL_650 0eeb515e c0d1f78b e13d826a.fb7dc7cf
pub const CORE_GIL_650: Power = crate::cards::GIL_650;

/// # Dire Frenzy
///
/// `CORE_GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Dire Frenzy [`GIL_828`](crate::witchwood::hunter::GIL_828)
///
/// State: Reprint
//~ reprint CORE_GIL_828 6ae25217 4af558cd a1f0aa8d.0bc0fb0d
pub const CORE_GIL_828: Power = crate::cards::GIL_828;

/// # Exploding Bloatbat
///
/// `CORE_ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Reprint of: Exploding Bloatbat [`ICC_021`](crate::frozen_throne::hunter::ICC_021)
///
/// State: Reprint
//~ reprint CORE_ICC_021 e8af08fb 246d3900 7e0fe31c.45929390
pub const CORE_ICC_021: Power = crate::cards::ICC_021;

/// # Toxic Arrow
///
/// `CORE_ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Poisonous
/// - Reprint of: Toxic Arrow [`ICC_049`](crate::frozen_throne::hunter::ICC_049)
///
/// State: Reprint
//~ reprint CORE_ICC_049 51e2381a 8b8ec086 e3d3d08a.718b19cb
pub const CORE_ICC_049: Power = crate::cards::ICC_049;

/// # Play Dead
///
/// `CORE_ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Play Dead [`ICC_052`](crate::frozen_throne::hunter::ICC_052)
///
/// State: Reprint
//~ reprint CORE_ICC_052 b6b1e37b 75d81062 6da36e08.c485233e
pub const CORE_ICC_052: Power = crate::cards::ICC_052;

/// # Venomstrike Trap
///
/// `CORE_ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Reprint of: Venomstrike Trap [`ICC_200`](crate::frozen_throne::hunter::ICC_200)
/// - Tokens: Emperor Cobra [`EX1_170`](crate::classic::neutral::EX1_170)
///
/// State: Reprint
//~ reprint CORE_ICC_200 a87fb052 145eef33 3d9dfbf7.28872a89
pub const CORE_ICC_200: Power = crate::cards::ICC_200;

/// # Professor Putricide
///
/// `CORE_ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Secret
/// - Reprint of: Professor Putricide [`ICC_204`](crate::frozen_throne::hunter::ICC_204)
///
/// State: Reprint
//~ reprint CORE_ICC_204 0d4f7e25 5cc52e1c 6fa3a2ec.afdc2eed
pub const CORE_ICC_204: Power = crate::cards::ICC_204;

/// # Corpse Widow
///
/// `CORE_ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Tags: `2534` = 1
/// - Reprint of: Corpse Widow [`ICC_243`](crate::frozen_throne::hunter::ICC_243)
///
/// State: Reprint
//~ reprint CORE_ICC_243 238ad724 bbf384d1 0e381c02.e309fd29
pub const CORE_ICC_243: Power = crate::cards::ICC_243;

/// # Stitched Tracker
///
/// `CORE_ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Stitched Tracker [`ICC_415`](crate::frozen_throne::hunter::ICC_415)
///
/// State: Reprint
//~ reprint CORE_ICC_415 97086ae9 c1414638 e7151988.a74e817e
pub const CORE_ICC_415: Power = crate::cards::ICC_415;

/// # Bearshark
///
/// `CORE_ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Elusive
/// - Tags: `2534` = 1
/// - Reprint of: Bearshark [`ICC_419`](crate::frozen_throne::hunter::ICC_419)
///
/// State: Vanilla
//~ vanilla CORE_ICC_419 932d9b4a 2a39e2e4 e6575b15.c54580ff
pub const CORE_ICC_419: Power = VANILLA;

/// # Abominable Bowman
///
/// `CORE_ICC_825` · Hunter minion · 7 mana · 6/7
///
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Abominable Bowman [`ICC_825`](crate::frozen_throne::hunter::ICC_825)
///
/// State: Reprint
//~ reprint CORE_ICC_825 b241de01 9dd07d5c d1602e87.f41ce2ec
pub const CORE_ICC_825: Power = crate::cards::ICC_825;

/// # Deathstalker Rexxar
///
/// `CORE_ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Deathstalker Rexxar [`ICC_828`](crate::frozen_throne::hunter::ICC_828)
/// - Hero power: Build-A-Beast [`ICC_828p`](crate::frozen_throne::hunter::ICC_828p)
///
/// State: Reprint
//~ reprint CORE_ICC_828 cae8b5aa 78ca64f9 6130a35c.b4575076
pub const CORE_ICC_828: Power = crate::cards::ICC_828;

/// # Cat Trick
///
/// `CORE_KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
/// - Reprint of: Cat Trick [`KAR_004`](crate::karazhan::hunter::KAR_004)
/// - Tokens: Cat in a Hat [`KAR_004a`](crate::karazhan::hunter::KAR_004a)
///
/// State: Reprint
//~ reprint CORE_KAR_004 851939e1 ff540c7a ac6b2cfd.5080cfb9
pub const CORE_KAR_004: Power = crate::cards::KAR_004;

/// # Cloaked Huntress
///
/// `CORE_KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Secret
/// - Reprint of: Cloaked Huntress [`KAR_006`](crate::karazhan::hunter::KAR_006)
///
/// State: Reprint
//~ reprint CORE_KAR_006 e98db4cc c16b70c7 a18b3e8a.e4308459
pub const CORE_KAR_006: Power = crate::cards::KAR_006;

/// # Wandering Monster
///
/// `CORE_LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Secret
/// - Reprint of: Wandering Monster [`LOOT_079`](crate::kobolds_and_catacombs::hunter::LOOT_079)
///
/// State: Reprint
//~ reprint CORE_LOOT_079 c59af8fa 99fd5153 a6c5f666.cd86f22c
pub const CORE_LOOT_079: Power = crate::cards::LOOT_079;

/// # Candleshot
///
/// `CORE_LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Immune
/// - Reprint of: Candleshot [`LOOT_222`](crate::kobolds_and_catacombs::hunter::LOOT_222)
///
/// State: Reprint
//~ reprint CORE_LOOT_222 4b670d91 b331ef68 07b0a750.34a091c0
pub const CORE_LOOT_222: Power = crate::cards::LOOT_222;

/// # Shadehound
///
/// `CORE_MAW_009` · Hunter minion · 5 mana · 6/5
///
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Infuse
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79552, `2448` = 1
/// - Reprint of: Shadehound [`MAW_009`](crate::castle_nathria::hunter::MAW_009)
/// - Tokens: Shadehound [`MAW_009t`](crate::castle_nathria::hunter::MAW_009t)
///
/// State: Reprint
//~ reprint CORE_MAW_009 59994401 abf09c44 af29c6ff.784ea1f0
pub const CORE_MAW_009: Power = crate::cards::MAW_009;

/// # Motion Denied
///
/// `CORE_MAW_010` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79555
/// - Reprint of: Motion Denied [`MAW_010`](crate::castle_nathria::hunter::MAW_010)
///
/// State: Reprint
//~ reprint CORE_MAW_010 6a4f0390 b19b1f85 ad2fdbb7.386e3dac
pub const CORE_MAW_010: Power = crate::cards::MAW_010;

/// # Defense Attorney Nathanos
///
/// `CORE_MAW_011` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79556
/// - Reprint of: Defense Attorney Nathanos [`MAW_011`](crate::castle_nathria::hunter::MAW_011)
///
/// State: Reprint
//~ reprint CORE_MAW_011 05cacfd8 f903a924 b2248450.46a11672
pub const CORE_MAW_011: Power = crate::cards::MAW_011;

/// # Frenzied Fangs
///
/// `CORE_REV_350` · Hunter spell · 2 mana
///
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78264
/// - Reprint of: Frenzied Fangs [`REV_350`](crate::castle_nathria::hunter::REV_350)
///
/// State: Reprint
//~ reprint CORE_REV_350 b7a5bf85 1978af4f 6ac2c0ff.edbb67e0
pub const CORE_REV_350: Power = crate::cards::REV_350;

/// # Stonebound Gargon
///
/// `CORE_REV_352` · Hunter minion · 4 mana · 3/5
///
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78268
/// - Reprint of: Stonebound Gargon [`REV_352`](crate::castle_nathria::hunter::REV_352)
/// - Tokens: Stonebound Gargon [`REV_352t`](crate::castle_nathria::hunter::REV_352t)
///
/// State: Reprint
//~ reprint CORE_REV_352 f8a2ea38 005b2803 d84f14d0.eb8180bb
pub const CORE_REV_352: Power = crate::cards::REV_352;

/// # Huntsman Altimor
///
/// `CORE_REV_353` · Hunter minion · 7 mana · 5/4
///
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 8, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78270
/// - Reprint of: Huntsman Altimor [`REV_353`](crate::castle_nathria::hunter::REV_353)
///
/// State: Reprint
//~ reprint CORE_REV_353 faa5d853 089ad417 0ea15b68.618c380d
pub const CORE_REV_353: Power = crate::cards::REV_353;

/// # Batty Guest
///
/// `CORE_REV_356` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 2/1 Bat.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78273
/// - Reprint of: Batty Guest [`REV_356`](crate::castle_nathria::hunter::REV_356)
/// - Tokens: Thirsty Bat [`REV_350t`](crate::castle_nathria::hunter::REV_350t)
///
/// State: Reprint
//~ reprint CORE_REV_356 6442c393 e9b611d7 b1bc11a9.03c903bc
pub const CORE_REV_356: Power = crate::cards::REV_356;

/// # Spirit Poacher
///
/// `CORE_REV_360` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78412
/// - Reprint of: Spirit Poacher [`REV_360`](crate::castle_nathria::hunter::REV_360)
///
/// State: Reprint
//~ reprint CORE_REV_360 80493b9c 14bc1555 2db3e07f.1dc9f588
pub const CORE_REV_360: Power = crate::cards::REV_360;

/// # Wild Spirits
///
/// `CORE_REV_361` · Hunter spell · Nature · 3 mana
///
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78416
/// - Reprint of: Wild Spirits [`REV_361`](crate::castle_nathria::hunter::REV_361)
///
/// State: Reprint
//~ reprint CORE_REV_361 caeb1a33 30d69d55 905ca024.f3277c9d
pub const CORE_REV_361: Power = crate::cards::REV_361;

/// # Castle Kennels
///
/// `CORE_REV_362` · Hunter location · 2 mana · 0 uses
///
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78418
/// - Reprint of: Castle Kennels [`REV_362`](crate::castle_nathria::hunter::REV_362)
///
/// State: Reprint
//~ reprint CORE_REV_362 7528f592 ede2ea2b 3c88fd12.391c6939
pub const CORE_REV_362: Power = crate::cards::REV_362;

/// # Ara'lon
///
/// `CORE_REV_363` · Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78419
/// - Reprint of: Ara'lon [`REV_363`](crate::castle_nathria::hunter::REV_363)
///
/// State: Reprint
//~ reprint CORE_REV_363 76575b42 095a3eb0 3cdcee37.ee1820b9
pub const CORE_REV_363: Power = crate::cards::REV_363;

/// # Stag Charge
///
/// `CORE_REV_364` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Dormant
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78420
/// - Reprint of: Stag Charge [`REV_364`](crate::castle_nathria::hunter::REV_364)
///
/// State: Reprint
//~ reprint CORE_REV_364 73919965 586c9a0a 6ded1ff6.2cf22e76
pub const CORE_REV_364: Power = crate::cards::REV_364;

/// # Collateral Damage
///
/// `CORE_REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 84345
/// - Reprint of: Collateral Damage [`REV_369`](crate::castle_nathria::hunter::REV_369)
///
/// State: Reprint
//~ reprint CORE_REV_369 98a6ea64 bb5d44a0 3c8d5f19.dc50cc81
pub const CORE_REV_369: Power = crate::cards::REV_369;

/// # Master's Call
///
/// `CORE_TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Discover
/// - Reprint of: Master's Call [`TRL_339`](crate::rastakhan::hunter::TRL_339)
///
/// State: Reprint
//~ reprint CORE_TRL_339 f4da136b 56c3c390 4e4a9d1e.feca9563
pub const CORE_TRL_339: Power = crate::cards::TRL_339;

/// # Springpaw
///
/// `CORE_TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `1584` = 1
/// - Reprint of: Springpaw [`TRL_348`](crate::rastakhan::hunter::TRL_348)
/// - Tokens: Lynx [`TRL_348t`](crate::rastakhan::hunter::TRL_348t)
///
/// State: Reprint
//~ reprint CORE_TRL_348 59c082ec 2dadb1a5 372562a1.292677ea
pub const CORE_TRL_348: Power = crate::cards::TRL_348;

/// # Terrorscale Stalker
///
/// `CORE_UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 41304
/// - Target: "Trigger a Deathrattle."
/// - Reprint of: Terrorscale Stalker [`UNG_800`](crate::ungoro::hunter::UNG_800)
///
/// State: Reprint
//~ reprint CORE_UNG_800 52e2747b 98913639 21acb7d4.2964c921
pub const CORE_UNG_800: Power = crate::cards::UNG_800;

/// # Selective Breeder
///
/// `CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Reprint
//~ reprint CS3_015 3f7ceec3 b8647443 1e5c3dc5.22490f65
pub const CS3_015: Power = crate::cards::LEG_CS3_015;
