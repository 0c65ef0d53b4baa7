//! Shaman cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Draenei Totemcarver
///
/// `CORE_AT_047` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Reprint of: Draenei Totemcarver [`AT_047`](crate::grand_tournament::shaman::AT_047)
///
/// State: Reprint
//~ CORE_AT_047 reprint 07dde0ef 417b567e
pub const CORE_AT_047: Power = crate::cards::AT_047;

/// # Ancestral Knowledge
///
/// `CORE_AT_053` · Shaman spell · 2 mana
///
/// > Draw 2 cards. **Overload:** (1)
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Overload
/// - Reprint of: Ancestral Knowledge [`AT_053`](crate::grand_tournament::shaman::AT_053)
///
/// State: Reprint
//~ CORE_AT_053 reprint 5d7d137c ba20a6d0
pub const CORE_AT_053: Power = crate::cards::AT_053;

/// # Menacing Nimbus
///
/// `CORE_BOT_533` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** Add a random Elemental to your hand.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Reprint of: Menacing Nimbus [`BOT_533`](crate::boomsday::shaman::BOT_533)
///
/// State: Reprint
//~ CORE_BOT_533 reprint f8a2645d d1bb995b
pub const CORE_BOT_533: Power = crate::cards::BOT_533;

/// # Marshspawn
///
/// `CORE_BT_115` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56472
/// - Reprint of: Marshspawn [`BT_115`](crate::ashes_of_outland::shaman::BT_115)
///
/// State: Reprint
//~ CORE_BT_115 reprint d697dbd0 7cd62ce7
pub const CORE_BT_115: Power = crate::cards::BT_115;

/// # Jinyu Waterspeaker
///
/// `CORE_CFM_061` · Shaman minion · 4 mana · 4/6
///
/// > **Battlecry:** Restore #6 Health. **Overload:** (1)
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Overload, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 40285
/// - Target: "Restore #6 Health."
/// - Reprint of: Jinyu Waterspeaker [`CFM_061`](crate::gadgetzan::shaman::CFM_061)
///
/// State: Reprint
//~ CORE_CFM_061 reprint cd890164 e0d8a3c2
pub const CORE_CFM_061: Power = crate::cards::CFM_061;

/// # Windfury
///
/// `CORE_CS2_039` · Shaman spell · Nature · 2 mana
///
/// > Give a minion **Windfury**.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Windfury
/// - Reprint of: Windfury [`CS2_039`](crate::legacy::shaman::CS2_039)
/// - Enchantments: Windfury [`CORE_CS2_039e`](crate::core::shaman::CORE_CS2_039e)
///
/// State: Reprint
//~ CORE_CS2_039 reprint 78732f29 f1c2fe51
pub const CORE_CS2_039: Power = crate::cards::CS2_039;

/// # Rockbiter Weapon
///
/// `CORE_CS2_045` · Shaman spell · Nature · 2 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Rockbiter Weapon [`CS2_045`](crate::legacy::shaman::CS2_045)
///
/// State: Reprint
//~ CORE_CS2_045 reprint 819c09e3 cdfe6861
pub const CORE_CS2_045: Power = crate::cards::CS2_045;

/// # Bloodlust
///
/// `CORE_CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Bloodlust [`CS2_046`](crate::legacy::shaman::CS2_046)
///
/// State: Reprint
//~ CORE_CS2_046 reprint 203bb2af 13f7a62d
pub const CORE_CS2_046: Power = crate::cards::CS2_046;

/// # Grand Totem Eys'or
///
/// `CORE_DMF_709` · Shaman minion · 3 mana · 0/4
///
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Totem
/// - Reprint of: Grand Totem Eys'or [`DMF_709`](crate::darkmoon_faire::shaman::DMF_709)
///
/// State: Reprint
//~ CORE_DMF_709 reprint d0c995c3 42b77b59
pub const CORE_DMF_709: Power = crate::cards::DMF_709;

/// # Feral Spirit
///
/// `CORE_EX1_248` · Shaman spell · Nature · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Taunt
/// - Tags: `2731` = 1
/// - Reprint of: Feral Spirit [`EX1_248`](crate::classic::shaman::EX1_248)
/// - Tokens: Spirit Wolf [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
///
/// State: Reprint
//~ CORE_EX1_248 reprint c8d4f86c fccbee2a
pub const CORE_EX1_248: Power = crate::cards::EX1_248;

/// # Unbound Elemental
///
/// `CORE_EX1_258` · Shaman minion · 3 mana · 3/4
///
/// > After you play a card with **Overload**, gain +1/+1.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
/// - Reprint of: Unbound Elemental [`EX1_258`](crate::classic::shaman::EX1_258)
///
/// State: Reprint
//~ CORE_EX1_258 reprint 69c7749d 69ea54ca
pub const CORE_EX1_258: Power = crate::cards::EX1_258;

/// # Flametongue Totem
///
/// `CORE_EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Totem
/// - Mechanics: Adjacent Buff, Aura
/// - Reprint of: Flametongue Totem [`EX1_565`](crate::legacy::shaman::EX1_565)
///
/// State: Reprint
//~ CORE_EX1_565 reprint d5238b24 5b9a1668
pub const CORE_EX1_565: Power = crate::cards::EX1_565;

/// # Doomhammer
///
/// `CORE_EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2, `2731` = 2
/// - Reprint of: Doomhammer [`EX1_567`](crate::classic::shaman::EX1_567)
///
/// State: Vanilla
//~ CORE_EX1_567 vanilla e3d590a6 07744d1a
pub const CORE_EX1_567: Power = VANILLA;

/// # Mana Tide Totem
///
/// `CORE_EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Totem
/// - Reprint of: Mana Tide Totem [`EX1_575`](crate::classic::shaman::EX1_575)
///
/// State: Reprint
//~ CORE_EX1_575 reprint af77ca95 26a0dff9
pub const CORE_EX1_575: Power = crate::cards::EX1_575;

/// # Thrall's Gift
///
/// `CORE_GIFT_06` · Shaman spell · 1 mana
///
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Reprint of: Thrall's Gift [`GIFT_06`](crate::legacy::shaman::GIFT_06)
///
/// State: Reprint
//~ CORE_GIFT_06 reprint 285d43ce 1f2e4db9
pub const CORE_GIFT_06: Power = crate::cards::GIFT_06;

/// # Zap!
///
/// `CORE_GIL_600` · Shaman spell · Nature · 0 mana
///
/// > Deal $2 damage to a minion. **Overload:** (1)
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Overload, Affected By Spell Power
/// - Reprint of: Zap! [`GIL_600`](crate::witchwood::shaman::GIL_600)
///
/// State: Reprint
//~ CORE_GIL_600 reprint f6a318b1 83b3c632
pub const CORE_GIL_600: Power = crate::cards::GIL_600;

/// # Cryostasis
///
/// `CORE_ICC_056` · Shaman spell · Frost · 2 mana
///
/// > Give a minion +3/+3 and **Freeze** it.
///
/// - Set: Core (past years) · epic · collectible
/// - Refers to: Freeze
/// - Reprint of: Cryostasis [`ICC_056`](crate::frozen_throne::shaman::ICC_056)
///
/// State: Reprint
//~ CORE_ICC_056 reprint 1567c3df ab440b1d
pub const CORE_ICC_056: Power = crate::cards::ICC_056;

/// # Brrrloc
///
/// `CORE_ICC_058` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tags: `2534` = 1
/// - Target: "Freeze an enemy."
/// - Reprint of: Brrrloc [`ICC_058`](crate::frozen_throne::shaman::ICC_058)
///
/// State: Reprint
//~ CORE_ICC_058 reprint e60d1339 7ca34b47
pub const CORE_ICC_058: Power = crate::cards::ICC_058;

/// # Avalanche
///
/// `CORE_ICC_078` · Shaman spell · Frost · 4 mana
///
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Freeze
/// - Reprint of: Avalanche [`ICC_078`](crate::frozen_throne::shaman::ICC_078)
///
/// State: Reprint
//~ CORE_ICC_078 reprint f2df6547 4423b11e
pub const CORE_ICC_078: Power = crate::cards::ICC_078;

/// # Drakkari Defender
///
/// `CORE_ICC_081` · Shaman minion · 3 mana · 2/8
///
/// > **Taunt Overload:** (3)
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 3
/// - Reprint of: Drakkari Defender [`ICC_081`](crate::frozen_throne::shaman::ICC_081)
///
/// State: Vanilla
//~ CORE_ICC_081 vanilla d2ad9254 a59f360d
pub const CORE_ICC_081: Power = VANILLA;

/// # Voodoo Hexxer
///
/// `CORE_ICC_088` · Shaman minion · 5 mana · 2/7
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Taunt, Freeze
/// - Reprint of: Voodoo Hexxer [`ICC_088`](crate::frozen_throne::shaman::ICC_088)
///
/// State: Reprint
//~ CORE_ICC_088 reprint 5a46b3d5 254c0bf2
pub const CORE_ICC_088: Power = crate::cards::ICC_088;

/// # Ice Fishing
///
/// `CORE_ICC_089` · Shaman spell · Frost · 2 mana
///
/// > Draw 2 Murlocs from your deck.
///
/// - Set: Core (past years) · common · collectible
/// - Reprint of: Ice Fishing [`ICC_089`](crate::frozen_throne::shaman::ICC_089)
///
/// State: Reprint
//~ CORE_ICC_089 reprint e3080f27 ffbb20f5
pub const CORE_ICC_089: Power = crate::cards::ICC_089;

/// # Snowfury Giant
///
/// `CORE_ICC_090` · Shaman minion · 11 mana · 8/8
///
/// > Costs (1) less for each Mana Crystal you've Overload**ed** this game.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
/// - Reprint of: Snowfury Giant [`ICC_090`](crate::frozen_throne::shaman::ICC_090)
///
/// State: Reprint
//~ CORE_ICC_090 reprint 47488b7c 2e054541
pub const CORE_ICC_090: Power = crate::cards::ICC_090;

/// # Ice Breaker
///
/// `CORE_ICC_236` · Shaman weapon · 3 mana · 1/3 durability
///
/// > Destroy any **Frozen** minion damaged by this.
///
/// - Set: Core (past years) · rare · collectible
/// - Refers to: Freeze
/// - Reprint of: Ice Breaker [`ICC_236`](crate::frozen_throne::shaman::ICC_236)
///
/// State: Reprint
//~ CORE_ICC_236 reprint dac31d26 e8f72a40
pub const CORE_ICC_236: Power = crate::cards::ICC_236;

/// # Moorabi
///
/// `CORE_ICC_289` · Shaman minion · 6 mana · 4/4
///
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
///
/// - Set: Core (past years) · legendary · collectible
/// - Refers to: Freeze
/// - Reprint of: Moorabi [`ICC_289`](crate::frozen_throne::shaman::ICC_289)
///
/// State: Reprint
//~ CORE_ICC_289 reprint e75b22d4 354ce89b
pub const CORE_ICC_289: Power = crate::cards::ICC_289;

/// # Thrall, Deathseer
///
/// `CORE_ICC_481` · Shaman hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Thrall, Deathseer [`ICC_481`](crate::frozen_throne::shaman::ICC_481)
/// - Hero power: Transmute Spirit [`ICC_481p`](crate::frozen_throne::shaman::ICC_481p)
///
/// State: Reprint
//~ CORE_ICC_481 reprint 386b7d88 ed1dd54e
pub const CORE_ICC_481: Power = crate::cards::ICC_481;

/// # Spirit Claws
///
/// `CORE_KAR_063` · Shaman weapon · 1 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Spell Damage**.
///
/// - Set: Core (past years) · common · collectible
/// - Refers to: Spellpower
/// - Reprint of: Spirit Claws [`KAR_063`](crate::karazhan::shaman::KAR_063)
///
/// State: Reprint
//~ CORE_KAR_063 reprint 8c967af3 e777a6e1
pub const CORE_KAR_063: Power = crate::cards::KAR_063;

/// # Maelstrom Portal
///
/// `CORE_KAR_073` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Maelstrom Portal [`KAR_073`](crate::karazhan::shaman::KAR_073)
///
/// State: Reprint
//~ CORE_KAR_073 reprint 9420340f 439d36fa
pub const CORE_KAR_073: Power = crate::cards::KAR_073;

/// # Totemic Evidence
///
/// `CORE_MAW_003` · Shaman spell · 1 mana
///
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79542, `2449` = 1
/// - Reprint of: Totemic Evidence [`MAW_003`](crate::castle_nathria::shaman::MAW_003)
///
/// State: Reprint
//~ CORE_MAW_003 reprint 147f4d9f 321ae790
pub const CORE_MAW_003: Power = crate::cards::MAW_003;

/// # Framester
///
/// `CORE_MAW_005` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77033
/// - Reprint of: Framester [`MAW_005`](crate::castle_nathria::shaman::MAW_005)
/// - Tokens: Framed [`MAW_005t`](crate::castle_nathria::shaman::MAW_005t)
///
/// State: Reprint
//~ CORE_MAW_005 reprint bd4f5401 6b7f1716
pub const CORE_MAW_005: Power = crate::cards::MAW_005;

/// # Torghast Custodian
///
/// `CORE_MAW_030` · Shaman minion · 8 mana · 6/10
///
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Divine Shield, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79774
/// - Reprint of: Torghast Custodian [`MAW_030`](crate::castle_nathria::shaman::MAW_030)
///
/// State: Reprint
//~ CORE_MAW_030 reprint f87836e7 d1c574bd
pub const CORE_MAW_030: Power = crate::cards::MAW_030;

/// # Al'Akir the Windlord
///
/// `CORE_NEW1_010` · Shaman minion · 8 mana · 3/6
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Taunt, Divine Shield, Charge
/// - Reprint of: Al'Akir the Windlord [`NEW1_010`](crate::classic::shaman::NEW1_010)
///
/// State: Vanilla
//~ CORE_NEW1_010 vanilla f25e1981 f937e514
pub const CORE_NEW1_010: Power = VANILLA;

/// # Thing from Below
///
/// `CORE_OG_028` · Shaman minion · 6 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Taunt
/// - Reprint of: Thing from Below [`OG_028`](crate::old_gods::shaman::OG_028)
///
/// State: Reprint
//~ CORE_OG_028 reprint ffcc52ae 23fb1e11
pub const CORE_OG_028: Power = crate::cards::OG_028;

/// # Criminal Lineup
///
/// `CORE_REV_517` · Shaman spell · 8 mana
///
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `OVERLOAD` = 2, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 79531, `2731` = 2
/// - Reprint of: Criminal Lineup [`REV_517`](crate::castle_nathria::shaman::REV_517)
///
/// State: Reprint
//~ CORE_REV_517 reprint 17ef2a3f b3e780c6
pub const CORE_REV_517: Power = crate::cards::REV_517;

/// # Gigantotem
///
/// `CORE_REV_838` · Shaman minion · 10 mana · 8/8
///
/// > Costs (1) less for each Totem you've summoned this game.
///
/// - Set: Core (past years) · epic · collectible
/// - Minion type: Totem
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78525
/// - Reprint of: Gigantotem [`REV_838`](crate::castle_nathria::shaman::REV_838)
///
/// State: Reprint
//~ CORE_REV_838 reprint b30e4ca5 664b20d5
pub const CORE_REV_838: Power = crate::cards::REV_838;

/// # Carving Chisel
///
/// `CORE_REV_917` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a random basic Totem.
///
/// - Set: Core (past years) · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76970
/// - Reprint of: Carving Chisel [`REV_917`](crate::castle_nathria::shaman::REV_917)
///
/// State: Reprint
//~ CORE_REV_917 reprint 09788b7d 573d1783
pub const CORE_REV_917: Power = crate::cards::REV_917;

/// # Convincing Disguise
///
/// `CORE_REV_920` · Shaman spell · 1 mana
///
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76975
/// - Reprint of: Convincing Disguise [`REV_920`](crate::castle_nathria::shaman::REV_920)
/// - Tokens: Convincing Disguise [`REV_920t`](crate::castle_nathria::shaman::REV_920t)
///
/// State: Reprint
//~ CORE_REV_920 reprint 69df383c 95c70741
pub const CORE_REV_920: Power = crate::cards::REV_920;

/// # The Stonewright
///
/// `CORE_REV_921` · Shaman minion · 4 mana · 5/4
///
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
///
/// - Set: Core (past years) · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76977
/// - Reprint of: The Stonewright [`REV_921`](crate::castle_nathria::shaman::REV_921)
///
/// State: Reprint
//~ CORE_REV_921 reprint ff3c13be 7932471c
pub const CORE_REV_921: Power = crate::cards::REV_921;

/// # Muck Pools
///
/// `CORE_REV_923` · Shaman location · 1 mana · 0 uses
///
/// > Transform a friendly minion into one that costs (1) more.
///
/// - Set: Core (past years) · rare · collectible
/// - Reprint of: Muck Pools [`REV_923`](crate::castle_nathria::shaman::REV_923)
///
/// State: Reprint
//~ CORE_REV_923 reprint f2542429 2bc4e53c
pub const CORE_REV_923: Power = crate::cards::REV_923;

/// # Primordial Wave
///
/// `CORE_REV_924` · Shaman spell · Nature · 3 mana
///
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
///
/// - Set: Core (past years) · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 76982
/// - Reprint of: Primordial Wave [`REV_924`](crate::castle_nathria::shaman::REV_924)
///
/// State: Reprint
//~ CORE_REV_924 reprint f08cffed f29fe413
pub const CORE_REV_924: Power = crate::cards::REV_924;

/// # Party Favor Totem
///
/// `CORE_REV_935` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
///
/// - Set: Core (past years) · rare · collectible
/// - Minion type: Totem
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77366
/// - Reprint of: Party Favor Totem [`REV_935`](crate::castle_nathria::shaman::REV_935)
///
/// State: Reprint
//~ CORE_REV_935 reprint b5be0c0c 9fec8d62
pub const CORE_REV_935: Power = crate::cards::REV_935;

/// # Crud Caretaker
///
/// `CORE_REV_936` · Shaman minion · 4 mana · 1/1
///
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 77428
/// - Reprint of: Crud Caretaker [`REV_936`](crate::castle_nathria::shaman::REV_936)
/// - Tokens: Untreated Filth [`REV_936t`](crate::castle_nathria::shaman::REV_936t)
///
/// State: Reprint
//~ CORE_REV_936 reprint 5bbab11b 222d9ab9
pub const CORE_REV_936: Power = crate::cards::REV_936;

/// # Overdraft
///
/// `CORE_SW_114` · Shaman spell · 1 mana
///
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
///
/// - Set: Core (past years) · epic · collectible
/// - Mechanics: Affected By Spell Power, Tradeable, Deck Action Cost
/// - Refers to: Overload
/// - Reprint of: Overdraft [`SW_114`](crate::stormwind::shaman::SW_114)
///
/// State: Reprint
//~ CORE_SW_114 reprint 987bd6f9 1d8ec8af
pub const CORE_SW_114: Power = crate::cards::SW_114;

/// # Tidal Surge
///
/// `CORE_UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// - Set: Core (past years) · common · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Tidal Surge [`UNG_817`](crate::ungoro::shaman::UNG_817)
///
/// State: Reprint
//~ CORE_UNG_817 reprint d5e5b300 8ab31fdd
pub const CORE_UNG_817: Power = crate::cards::UNG_817;

/// # Air Elemental
///
/// `Core_UNG_019` · Shaman minion · 1 mana · 3/1
///
/// > **Elusive**
///
/// - Set: Core (past years) · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Elusive
/// - Reprint of: Air Elemental [`UNG_019`](crate::ungoro::shaman::UNG_019)
///
/// State: Vanilla
//~ Core_UNG_019 vanilla 3487111b 018c1313
pub const Core_UNG_019: Power = VANILLA;

/// # Kalimos, Primal Lord
///
/// `Core_UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// - Set: Core (past years) · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Reprint of: Kalimos, Primal Lord [`UNG_211`](crate::ungoro::shaman::UNG_211)
///
/// State: Reprint
//~ Core_UNG_211 reprint e9ce9c76 8d252df7
pub const Core_UNG_211: Power = crate::cards::UNG_211;
