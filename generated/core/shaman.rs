//! Shaman cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cf7cf0b0

/// # Totem Golem
///
/// `CORE_AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// - Set: Core · common · collectible
/// - Minion type: Totem
/// - Mechanics: Overload
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 2610
/// - Reprint of: Totem Golem [`AT_052`](crate::grand_tournament::shaman::AT_052)
///
/// State: Vanilla
//~ vanilla CORE_AT_052 84cdbc92 143f04bd 35f53454.e77e0301
pub const CORE_AT_052: Power = VANILLA;

/// # Glaciate
///
/// `CORE_AV_107` · Shaman spell · Frost · 6 mana
///
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Freeze
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 67192
/// - Reprint of: Glaciate [`AV_107`](crate::alterac_valley::shaman::AV_107)
///
/// State: Reprint
//~ reprint CORE_AV_107 9c83ef2e eff56f59 118e5f60.20d52b39
pub const CORE_AV_107: Power = crate::cards::AV_107;

/// # Voltaic Burst
///
/// `CORE_BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// - Set: Core · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Reprint of: Voltaic Burst [`BOT_451`](crate::boomsday::shaman::BOT_451)
/// - Tokens: Spark [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
///
/// State: Reprint
//~ reprint CORE_BOT_451 c5e5e764 e555fbd9 3cf359a7.a5980bb3
pub const CORE_BOT_451: Power = crate::cards::BOT_451;

/// # Rehgar Earthfury
///
/// `CORE_CATA_004` · Shaman minion · 5 mana · 3/5
///
/// > After this or an adjacent minion attacks, get a Lightning Bolt.
///
/// - Set: Core · legendary · collectible
/// - Tags: `4975` = 1
/// - Tokens: Lightning Bolt [`CORE_EX1_238`]
///
/// State: Done
//~ done CORE_CATA_004 779b843e - 1ab2b95b.1a857727
pub const CORE_CATA_004: Power = after(together(&[THIS, THIS.neighbours()]).attack(CARD)).then(&[get(card("EX1_238"))]);

/// # Windfury
///
/// `CORE_CS2_039e` · Shaman enchantment
///
/// > **Windfury**.
///
/// - Set: Core
///
/// State: Todo
//~ todo CORE_CS2_039e dfe3bfcf 88e050fa f0deda6c.d091b609
pub const CORE_CS2_039e: Power = TODO;

/// # Fire Elemental
///
/// `CORE_CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
/// - Reprint of: Fire Elemental [`CS2_042`](crate::legacy::shaman::CS2_042)
///
/// State: Reprint
//~ reprint CORE_CS2_042 316d0378 fa98a9bb 112ce235.4956c41c
pub const CORE_CS2_042: Power = crate::cards::CS2_042;

/// # Far Sight
///
/// `CORE_CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// - Set: Core · epic · collectible
/// - Reprint of: Far Sight [`CS2_053`](crate::classic::shaman::CS2_053)
///
/// State: Reprint
//~ reprint CORE_CS2_053 248875f7 7c87413f 0d39783a.2eef8bab
pub const CORE_CS2_053: Power = crate::cards::CS2_053;

/// # Lightning Bolt
///
/// `CORE_EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// - Set: Core · common · collectible
/// - Mechanics: Overload
/// - Tags: `2731` = 1
/// - Reprint of: Lightning Bolt [`EX1_238`](crate::classic::shaman::EX1_238)
///
/// State: Reprint
//~ reprint CORE_EX1_238 b2585e53 03c5748c 4bdfc4cd.611da220
pub const CORE_EX1_238: Power = crate::cards::EX1_238;

/// # Hex
///
/// `CORE_EX1_246` · Shaman spell · Nature · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Refers to: Taunt
/// - Reprint of: Hex [`EX1_246`](crate::legacy::shaman::EX1_246)
/// - Tokens: Frog [`hexfrog`](crate::legacy::shaman::hexfrog)
///
/// State: Reprint
//~ reprint CORE_EX1_246 89978f8e 7980d75d b29a80b0.c02c444f
pub const CORE_EX1_246: Power = crate::cards::EX1_246;

/// # Earth Elemental
///
/// `CORE_EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt Overload**: (2)
///
/// - Set: Core · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 2
/// - Reprint of: Earth Elemental [`EX1_250`](crate::classic::shaman::EX1_250)
///
/// State: Vanilla
//~ vanilla CORE_EX1_250 c00f4935 cb0edbfd a0a55de1.cc3b4b91
pub const CORE_EX1_250: Power = VANILLA;

/// # Lightning Storm
///
/// `CORE_EX1_259` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
///
/// - Set: Core · rare · collectible
/// - Mechanics: Overload
/// - Tags: `2731` = 1
/// - Reprint of: Lightning Storm [`EX1_259`](crate::classic::shaman::EX1_259)
///
/// State: Reprint
//~ reprint CORE_EX1_259 e5f00d93 e0a0715f ad3a40cb.506a0f26
pub const CORE_EX1_259: Power = crate::cards::EX1_259;

/// # Witch's Apprentice
///
/// `CORE_GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 46998
/// - Reprint of: Witch's Apprentice [`GIL_531`](crate::witchwood::shaman::GIL_531)
///
/// State: Reprint
//~ reprint CORE_GIL_531 13562b62 c8dff0ed 62c306f7.0ed5591d
pub const CORE_GIL_531: Power = crate::cards::GIL_531;

/// # Blazing Invocation
///
/// `CORE_GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 48393
/// - Reprint of: Blazing Invocation [`GIL_836`](crate::witchwood::shaman::GIL_836)
///
/// State: Reprint
//~ reprint CORE_GIL_836 7a7696d7 60d29348 96a106ad.8fd72239
pub const CORE_GIL_836: Power = crate::cards::GIL_836;

/// # Healing Rain
///
/// `CORE_LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// - Set: Core · common · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 46067
/// - Reprint of: Healing Rain [`LOOT_373`](crate::kobolds_and_catacombs::shaman::LOOT_373)
///
/// State: Reprint
//~ reprint CORE_LOOT_373 b2978d8d ed729052 3bd04545.9b7c1dea
pub const CORE_LOOT_373: Power = crate::cards::LOOT_373;

/// # Hammer of Twilight
///
/// `CORE_OG_031` · Shaman weapon · 5 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a 4/2 Elemental.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 38270, `4546` = 1
/// - Reprint of: Hammer of Twilight [`OG_031`](crate::old_gods::shaman::OG_031)
/// - Tokens: Twilight Elemental [`OG_031a`](crate::old_gods::shaman::OG_031a)
///
/// State: Reprint
//~ reprint CORE_OG_031 bf62f3b2 c54c1211 692dc5bb.aae02eb6
pub const CORE_OG_031: Power = crate::cards::OG_031;

/// # Krag'wa, the Frog
///
/// `CORE_TRL_345` · Shaman minion · 6 mana · 4/6
///
/// > **Battlecry:** Return all spells you played last turn to your hand.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: Krag'wa, the Frog [`TRL_345`](crate::rastakhan::shaman::TRL_345)
///
/// State: Reprint
//~ reprint CORE_TRL_345 373c12b0 232f88d0 f8ba1c7c.d6527add
pub const CORE_TRL_345: Power = crate::cards::TRL_345;

/// # Wailing Vapor
///
/// `CORE_WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 63073
/// - Reprint of: Wailing Vapor [`WC_042`](crate::barrens::shaman::WC_042)
///
/// State: Reprint
//~ reprint CORE_WC_042 6456562f 86e40a6e 137fe4d4.736761d2
pub const CORE_WC_042: Power = crate::cards::WC_042;

/// # Novice Zapper
///
/// `CS3_007` · Shaman minion · 1 mana · 3/2
///
/// > **Spell Damage +1 Overload:** (1)
///
/// - Set: Core · common · collectible
/// - Mechanics: Spellpower, Overload
/// - Tags: `2731` = 1
///
/// State: Vanilla
//~ vanilla CS3_007 70ba1d1a cfda8c72 76442a4d.fa08932e
pub const CS3_007: Power = VANILLA;
