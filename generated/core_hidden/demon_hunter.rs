//! Demon Hunter cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 37298839

/// # Tuskpiercer
///
/// `CORE_BAR_330` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a **Deathrattle** minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 63229
/// - Reprint of: Tuskpiercer [`BAR_330`](crate::barrens::demon_hunter::BAR_330)
///
/// State: Reprint
//~ reprint CORE_BAR_330 7550fde1 32fe63cd 5f3eacf2.117ffdda
pub const CORE_BAR_330: Power = crate::cards::BAR_330;

/// # Coordinated Strike
///
/// `CORE_BT_036` · Demon Hunter spell · 3 mana
///
/// > Summon three 1/1 Illidari with **Rush**.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Rush
/// - Reprint of: Coordinated Strike [`BT_036`](crate::legacy::demon_hunter::BT_036)
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Reprint
//~ reprint CORE_BT_036 67d72940 931a256f 24489e5d.21809aac
pub const CORE_BT_036: Power = crate::cards::BT_036;

/// # Shadowhoof Slayer
///
/// `CORE_BT_142` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** Give your hero +1 Attack this turn.
///
/// - Set: Core (past years) · free
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56806
/// - Reprint of: Shadowhoof Slayer [`BT_142`](crate::legacy::demon_hunter::BT_142)
///
/// State: Reprint
//~ reprint CORE_BT_142 ccbbfd4b 3a9613f7 c41b5407.94911410
pub const CORE_BT_142: Power = crate::cards::BT_142;

/// # Chaos Nova
///
/// `CORE_BT_235` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Chaos Nova [`BT_235`](crate::legacy::demon_hunter::BT_235)
///
/// State: Reprint
//~ reprint CORE_BT_235 ec0dcaaa fd0b5995 9bc2d294.1f7a508c
pub const CORE_BT_235: Power = crate::cards::BT_235;

/// # Flamereaper
///
/// `CORE_BT_271` · Demon Hunter weapon · 7 mana · 5/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Flamereaper [`BT_271`](crate::demon_hunter_initiate::demon_hunter::BT_271)
///
/// State: Reprint
//~ reprint CORE_BT_271 ff0bd1e4 05b28d0f a625df30.5ae76bbd
pub const CORE_BT_271: Power = crate::cards::BT_271;

/// # Sightless Watcher
///
/// `CORE_BT_323` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `1543` = 1
/// - Reprint of: Sightless Watcher [`BT_323`](crate::legacy::demon_hunter::BT_323)
///
/// State: Reprint
//~ reprint CORE_BT_323 b1ad21ba 071839ab 4746793d.fd04a80a
pub const CORE_BT_323: Power = crate::cards::BT_323;

/// # Wrathscale Naga
///
/// `CORE_BT_355` · Demon Hunter minion · 3 mana · 3/3
///
/// > After a friendly minion dies, deal 3 damage to a random enemy.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Naga
/// - Reprint of: Wrathscale Naga [`BT_355`](crate::demon_hunter_initiate::demon_hunter::BT_355)
///
/// State: Reprint
//~ reprint CORE_BT_355 cb355942 7fc6f6c8 a9a654de.fe75628d
pub const CORE_BT_355: Power = crate::cards::BT_355;

/// # Ashtongue Battlelord
///
/// `CORE_BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Lifesteal
/// - Reprint of: Ashtongue Battlelord [`BT_423`](crate::ashes_of_outland::demon_hunter::BT_423)
///
/// State: Vanilla
//~ vanilla CORE_BT_423 aba1f868 bfd6c782 57e55fb1.71812762
pub const CORE_BT_423: Power = VANILLA;

/// # Feast of Souls
///
/// `CORE_BT_427` · Demon Hunter spell · Shadow · 1 mana
///
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `1724` = 1
/// - Reprint of: Feast of Souls [`BT_427`](crate::demon_hunter_initiate::demon_hunter::BT_427)
///
/// State: Reprint
//~ reprint CORE_BT_427 26ba04e8 a77401c9 c3a0f046.ae470672
pub const CORE_BT_427: Power = crate::cards::BT_427;

/// # Metamorphosis
///
/// `CORE_BT_429` · Demon Hunter spell · Fel · 4 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// - Set: Core (past years) · legendary · collectible
/// - Reprint of: Metamorphosis [`BT_429`](crate::ashes_of_outland::demon_hunter::BT_429)
/// - Tokens: Demonic Blast [`BT_429p`](crate::ashes_of_outland::demon_hunter::BT_429p)
///
/// State: Reprint
//~ reprint CORE_BT_429 17da28f8 579000fb 2c100584.24deb366
pub const CORE_BT_429: Power = crate::cards::BT_429;

/// # Warglaives of Azzinoth
///
/// `CORE_BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// - Set: Core (past years) · epic · collectible
/// - Reprint of: Warglaives of Azzinoth [`BT_430`](crate::ashes_of_outland::demon_hunter::BT_430)
///
/// State: Reprint
//~ reprint CORE_BT_430 95382ba2 cb0f636e b27f1ec6.fc8b8c08
pub const CORE_BT_430: Power = crate::cards::BT_430;

/// # Immolation Aura
///
/// `CORE_BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Immolation Aura [`BT_514`](crate::ashes_of_outland::demon_hunter::BT_514)
///
/// State: Reprint
//~ reprint CORE_BT_514 a0d2e8ac bed16e5c 3d2a3bb1.195620e8
pub const CORE_BT_514: Power = crate::cards::BT_514;

/// # Umberwing
///
/// `CORE_BT_922` · Demon Hunter weapon · 2 mana · 1/2 durability
///
/// > **Battlecry:** Summon two 1/1 Felwings.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Umberwing [`BT_922`](crate::demon_hunter_initiate::demon_hunter::BT_922)
/// - Tokens: Felwing [`BT_922t`](crate::demon_hunter_initiate::demon_hunter::BT_922t)
///
/// State: Reprint
//~ reprint CORE_BT_922 4160ea5d ab21f735 ecc8307c.8a9a7ad5
pub const CORE_BT_922: Power = crate::cards::BT_922;

/// # Kor'vas Bloodthorn
///
/// `CORE_CS3_019` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Charge, Lifesteal
/// - Refers to: Outcast
///
/// State: Reprint
//~ reprint CORE_CS3_019 7c326e93 4f263ec6 c9ac38dc.c9a4d1c8
pub const CORE_CS3_019: Power = crate::cards::CS3_019;

/// # Expendable Performers
///
/// `CORE_DMF_224` · Demon Hunter spell · 7 mana
///
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Rush
/// - Reprint of: Expendable Performers [`DMF_224`](crate::darkmoon_faire::demon_hunter::DMF_224)
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Reprint
//~ reprint CORE_DMF_224 e01fc3e5 957f75b0 ccc3d753.61e2a1dc
pub const CORE_DMF_224: Power = crate::cards::DMF_224;

/// # Zai, the Incredible
///
/// `CORE_DMF_231` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 61137
/// - Reprint of: Zai, the Incredible [`DMF_231`](crate::darkmoon_faire::demon_hunter::DMF_231)
///
/// State: Reprint
//~ reprint CORE_DMF_231 0bfc20c0 6abbe0a9 e62a7506.3e315700
pub const CORE_DMF_231: Power = crate::cards::DMF_231;

/// # Illidan's Gift
///
/// `CORE_GIFT_08` · Demon Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Illidan's Gift [`GIFT_08`](crate::legacy::demon_hunter::GIFT_08)
/// - Tokens: Chaos Nova [`CORE_BT_235`], Fel Barrage [`SW_040`](crate::stormwind::demon_hunter::SW_040)
///
/// State: Reprint
//~ reprint CORE_GIFT_08 8fa0a808 1166b867 519cf968.2823e3fe
pub const CORE_GIFT_08: Power = crate::cards::GIFT_08;

/// # Sightless Magistrate
///
/// `CORE_MAW_008` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Battlecry:** Both players draw until they have 5 cards.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79549
/// - Reprint of: Sightless Magistrate [`MAW_008`](crate::castle_nathria::demon_hunter::MAW_008)
///
/// State: Reprint
//~ reprint CORE_MAW_008 53d3ded1 1d317aaf 0ab7c510.221137a3
pub const CORE_MAW_008: Power = crate::cards::MAW_008;

/// # All Fel Breaks Loose
///
/// `CORE_MAW_012` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79593, `2432` = 1
/// - Reprint of: All Fel Breaks Loose [`MAW_012`](crate::castle_nathria::demon_hunter::MAW_012)
/// - Tokens: All Fel Breaks Loose [`MAW_012t`](crate::castle_nathria::demon_hunter::MAW_012t)
///
/// State: Reprint
//~ reprint CORE_MAW_012 7d4f0553 a078ead9 92568adb.d83c6e04
pub const CORE_MAW_012: Power = crate::cards::MAW_012;

/// # Prosecutor Mel'tranix
///
/// `CORE_MAW_014` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79598
/// - Reprint of: Prosecutor Mel'tranix [`MAW_014`](crate::castle_nathria::demon_hunter::MAW_014)
///
/// State: Reprint
//~ reprint CORE_MAW_014 23c4ca97 cc89618f c5825113.27f34a47
pub const CORE_MAW_014: Power = crate::cards::MAW_014;

/// # Sinful Brand
///
/// `CORE_REV_506` · Demon Hunter spell · 2 mana
///
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78111
/// - Reprint of: Sinful Brand [`REV_506`](crate::castle_nathria::demon_hunter::REV_506)
///
/// State: Reprint
//~ reprint CORE_REV_506 096b07be 45378cef f5a69603.a60b622b
pub const CORE_REV_506: Power = crate::cards::REV_506;

/// # Dispose of Evidence
///
/// `CORE_REV_507` · Demon Hunter spell · 0 mana
///
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78117
/// - Reprint of: Dispose of Evidence [`REV_507`](crate::castle_nathria::demon_hunter::REV_507)
///
/// State: Reprint
//~ reprint CORE_REV_507 85e1b151 95eeebaf 364b21b5.685e1642
pub const CORE_REV_507: Power = crate::cards::REV_507;

/// # Relic of Dimensions
///
/// `CORE_REV_508` · Demon Hunter spell · 5 mana
///
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78122, `2431` = 1
/// - Reprint of: Relic of Dimensions [`REV_508`](crate::castle_nathria::demon_hunter::REV_508)
///
/// State: Reprint
//~ reprint CORE_REV_508 704e764c ca577719 3bef630d.790fdbfa
pub const CORE_REV_508: Power = crate::cards::REV_508;

/// # Magnifying Glaive
///
/// `CORE_REV_509` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, draw until you have 3 cards.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78123
/// - Reprint of: Magnifying Glaive [`REV_509`](crate::castle_nathria::demon_hunter::REV_509)
///
/// State: Reprint
//~ reprint CORE_REV_509 3d463008 1359945d 6a8104b2.a8f3c567
pub const CORE_REV_509: Power = crate::cards::REV_509;

/// # Kryxis the Voracious
///
/// `CORE_REV_510` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78125
/// - Reprint of: Kryxis the Voracious [`REV_510`](crate::castle_nathria::demon_hunter::REV_510)
///
/// State: Reprint
//~ reprint CORE_REV_510 94bdd050 536ab2e7 df8c6483.a7c7bd4d
pub const CORE_REV_510: Power = crate::cards::REV_510;

/// # Bibliomite
///
/// `CORE_REV_511` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78150
/// - Reprint of: Bibliomite [`REV_511`](crate::castle_nathria::demon_hunter::REV_511)
///
/// State: Reprint
//~ reprint CORE_REV_511 308f3606 bb9dd4ac ea97b111.0bb98bc8
pub const CORE_REV_511: Power = crate::cards::REV_511;

/// # Relic of Extinction
///
/// `CORE_REV_834` · Demon Hunter spell · 1 mana
///
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78469, `2431` = 1
/// - Reprint of: Relic of Extinction [`REV_834`](crate::castle_nathria::demon_hunter::REV_834)
///
/// State: Reprint
//~ reprint CORE_REV_834 c84efe34 a6cd7584 0496e770.034479e2
pub const CORE_REV_834: Power = crate::cards::REV_834;

/// # Artificer Xy'mox
///
/// `CORE_REV_937` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry, Discover, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77482
/// - Reprint of: Artificer Xy'mox [`REV_937`](crate::castle_nathria::demon_hunter::REV_937)
///
/// State: Reprint
//~ reprint CORE_REV_937 cafc7a91 0a0ab2a3 5d5dcb39.74a79dfe
pub const CORE_REV_937: Power = crate::cards::REV_937;

/// # Relic Vault
///
/// `CORE_REV_942` · Demon Hunter location · 2 mana · 0 uses
///
/// > The next Relic you play this turn casts twice.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77615
/// - Reprint of: Relic Vault [`REV_942`](crate::castle_nathria::demon_hunter::REV_942)
///
/// State: Reprint
//~ reprint CORE_REV_942 fca17ed9 8956b34e 436c421c.a40b23e8
pub const CORE_REV_942: Power = crate::cards::REV_942;

/// # Relic of Phantasms
///
/// `CORE_REV_943` · Demon Hunter spell · 3 mana
///
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// - Set: Core (past years) · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77616, `2431` = 1
/// - Reprint of: Relic of Phantasms [`REV_943`](crate::castle_nathria::demon_hunter::REV_943)
///
/// State: Reprint
//~ reprint CORE_REV_943 2cb99dd4 498ea71a f46dced9.417c4f2d
pub const CORE_REV_943: Power = crate::cards::REV_943;

/// # Wayward Sage
///
/// `CORE_TSC_217` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Outcast
/// - Reprint of: Wayward Sage [`TSC_217`](crate::sunken_city::demon_hunter::TSC_217)
///
/// State: Reprint
//~ reprint CORE_TSC_217 60d443d1 ffcb7954 19c1e2a1.8d278eea
pub const CORE_TSC_217: Power = crate::cards::TSC_217;

/// # Gan'arg Glaivesmith
///
/// `CS3_017` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Outcast:** Give your hero +3 Attack this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Demon
/// - Mechanics: Outcast
/// - Enchantments: Felfist [`CS3_017e`](crate::core::demon_hunter::CS3_017e)
///
/// State: Reprint
//~ reprint CS3_017 3910f639 00c1395d 6705b72d.4d47cc86
pub const CS3_017: Power = crate::cards::LEG_CS3_017;
