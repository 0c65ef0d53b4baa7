//! Shaman cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 344cd85d

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
//~ reprint CORE_AT_047 3c8a063d fa6aef06 53ac0e8b.dc1eacbd
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
//~ reprint CORE_AT_053 cb01901d b97f07e4 d462ef4a.ef70e0fa
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
//~ reprint CORE_BOT_533 936e9406 20ba3620 e3b3fa1d.403884cd
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
//~ reprint CORE_BT_115 89cd1b4b 22f17ccf 4dff13e9.3d232e10
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
//~ reprint CORE_CFM_061 689d8567 eaff5536 d418c4ee.d08abe44
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
//~ reprint CORE_CS2_039 b2c670f7 8af9090a e9753b84.8cdf2b50
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
//~ reprint CORE_CS2_045 59002ff8 4a36ca93 fff4ffb3.523db7d6
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
//~ reprint CORE_CS2_046 3cfbcfb7 f51ab00e 92c9e0ee.bb9ea626
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
//~ reprint CORE_DMF_709 1517732f 0350bf41 4ff30eb2.13121e05
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
//~ reprint CORE_EX1_248 74cf85b1 43b02364 cb6d68ee.7e54735b
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
//~ reprint CORE_EX1_258 3e973346 b9a2675f 5bd4f698.ada3b878
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
//~ reprint CORE_EX1_565 6c1d8516 393fd6cb c399a31e.a3504708
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
//~ vanilla CORE_EX1_567 a59300fb 5742278d be25105e.44ea5630
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
//~ reprint CORE_EX1_575 1bae3d28 d38ffdaa e00e676c.f5470f4f
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
//~ reprint CORE_GIFT_06 c1779b0f e7129dd7 07f7db4e.8ceed47f
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
//~ reprint CORE_GIL_600 6bb031e8 da919095 61ba27dd.fbdfcbcd
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
//~ reprint CORE_ICC_056 e53769b0 c3b20b9f 6431174b.2d297d71
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
//~ reprint CORE_ICC_058 0b05482c ccd255ca ee07e912.ce544137
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
//~ reprint CORE_ICC_078 f9b990c9 c9863f2a e76603e5.f5dd6857
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
//~ vanilla CORE_ICC_081 b0e3d695 e6e7c1e0 2830e9f9.6490eb07
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
//~ reprint CORE_ICC_088 cee7527c 47a4746e 6b96e7e5.873bf70e
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
//~ reprint CORE_ICC_089 d0e0355b af7f7804 9f62f16e.e7a02903
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
//~ reprint CORE_ICC_090 2fc734f1 73e1f4ab 5d4cbaa9.13bb029e
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
//~ reprint CORE_ICC_236 7dda43f4 da3e8962 ddffe290.8bb13cd7
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
//~ reprint CORE_ICC_289 3698f4c9 1ff5c718 34242a67.6ad248f4
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
//~ reprint CORE_ICC_481 4f49402d 95a00735 41c84c6a.4add1306
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
//~ reprint CORE_KAR_063 82dc1e76 1392238f 5ff95dc5.2e0c288b
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
//~ reprint CORE_KAR_073 65a1c23d 9d3dd5b9 36e03ed3.9709fcaf
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
//~ reprint CORE_MAW_003 f37113b9 05025e07 87ff7e1b.419c55c3
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
//~ reprint CORE_MAW_005 3cd63133 b99669da eb0ed894.55eca0b8
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
//~ reprint CORE_MAW_030 f136939f 2ce972d7 4865907e.3f16bbe7
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
//~ vanilla CORE_NEW1_010 10ba4b7e a5b77411 41036d89.047d1399
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
//~ reprint CORE_OG_028 2797c057 9a4d3513 f94e5b71.83620a8e
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
//~ reprint CORE_REV_517 0d8c7e45 2abd6755 12ab538d.e284de30
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
//~ reprint CORE_REV_838 ad784d89 79dd7243 224702c9.97bc67d5
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
//~ reprint CORE_REV_917 aaf31662 f7d25393 f7bcaebb.3d852508
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
//~ reprint CORE_REV_920 7fdef2b5 9c7ddfb9 a31f2f8f.53bda22b
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
//~ reprint CORE_REV_921 84d1a133 e974ed9a 459c4467.773d9ad9
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
//~ reprint CORE_REV_923 f912eb41 1056511d 52fcf6c2.0fce674e
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
//~ reprint CORE_REV_924 1567742e c4938298 fd0af152.5e9dd62d
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
//~ reprint CORE_REV_935 fd9c5bcf 74d6608f 667cbc54.c152b8ed
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
//~ reprint CORE_REV_936 d606121b 95cada76 1cc65a00.ce8142e1
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
//~ reprint CORE_SW_114 96ebb05a 885472aa 323a2892.cf0bea18
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
//~ reprint CORE_UNG_817 6fa5412e adc526bf 67634309.29ad172a
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
//~ vanilla Core_UNG_019 725b023c 43c77914 55f9b1ac.c54580ff
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
//~ reprint Core_UNG_211 46afabf6 5d51d2d9 9e43ec23.c2cf038d
pub const Core_UNG_211: Power = crate::cards::UNG_211;
