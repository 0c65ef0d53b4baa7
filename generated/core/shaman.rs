//! Shaman cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 219036f4

/// # Totem Golem
/// Minion · Totem · 2 mana · 3/4
/// > **Overload:** (1)
/// - Reprint of: [`AT_052`](crate::grand_tournament::shaman::AT_052)
//~ vanilla CORE_AT_052 143f04bd 232683a1.e77e0301 204557ee.5008378b
pub const CORE_AT_052: Power = VANILLA;

/// # Glaciate
/// Spell · Frost · 6 mana
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
/// - Reprint of: [`AV_107`](crate::alterac_valley::shaman::AV_107)
//~ reprint CORE_AV_107 eff56f59 d3be37be.20d52b39 e852454e.ed8d2170
pub const CORE_AV_107: Power = crate::cards::AV_107;

/// # Voltaic Burst
/// Spell · Nature · 1 mana
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
/// - Reprint of: [`BOT_451`](crate::boomsday::shaman::BOT_451)
/// - Makes: [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
//~ reprint CORE_BOT_451 e555fbd9 3f084ec4.a5980bb3 14903d8f.6a8e1f44.bdbf7017
pub const CORE_BOT_451: Power = crate::cards::BOT_451;

/// # Rehgar Earthfury
/// Minion · 5 mana · 3/5
/// > After this or an adjacent minion attacks, get a Lightning Bolt.
/// - Makes: Lightning Bolt [`CORE_EX1_238`] ("Deal 3 damage. Overload: (1)")
//~ done CORE_CATA_004 - e8b987c6.1a857727 65b628d3.e6f1630f
pub const CORE_CATA_004: Power = after(together(&[THIS, THIS.neighbours()]).attack(CARD)).then(&[get(card("EX1_238"))]);

/// # Windfury
/// Enchantment
/// > **Windfury**.
//~ derived CORE_CS2_039e de739c47 d522ad72.d091b609 032aa4a1
pub const CORE_CS2_039e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Fire Elemental
/// Minion · Elemental · 6 mana · 6/5
/// > **Battlecry:** Deal 4 damage.
/// - Reprint of: [`CS2_042`](crate::legacy::shaman::CS2_042)
//~ reprint CORE_CS2_042 fa98a9bb 547d0cc2.4956c41c 33c65740.4417ec1b
pub const CORE_CS2_042: Power = crate::cards::CS2_042;

/// # Far Sight
/// Spell · 3 mana
/// > Draw a card. That card costs (3) less.
/// - Reprint of: [`CS2_053`](crate::classic::shaman::CS2_053)
//~ reprint CORE_CS2_053 7c87413f 82ede6d1.2eef8bab 35acf005.5315cbe7
pub const CORE_CS2_053: Power = crate::cards::CS2_053;

/// # Lightning Bolt
/// Spell · Nature · 1 mana
/// > Deal $3 damage. **Overload:** (1)
/// - Reprint of: [`EX1_238`](crate::classic::shaman::EX1_238)
//~ reprint CORE_EX1_238 03c5748c 3f084ec4.611da220 498a31f6.2637f1f3
pub const CORE_EX1_238: Power = crate::cards::EX1_238;

/// # Hex
/// Spell · Nature · 3 mana
/// > Transform a minion into a 0/1 Frog with **Taunt**.
/// - Reprint of: [`EX1_246`](crate::legacy::shaman::EX1_246)
/// - Makes: [`hexfrog`](crate::legacy::shaman::hexfrog)
//~ reprint CORE_EX1_246 7980d75d a4db704b.c02c444f 6aa95087.969648d2.219edbe6
pub const CORE_EX1_246: Power = crate::cards::EX1_246;

/// # Earth Elemental
/// Minion · Elemental · 5 mana · 7/9
/// > **Taunt Overload**: (2)
/// - Reprint of: [`EX1_250`](crate::classic::shaman::EX1_250)
//~ vanilla CORE_EX1_250 cb0edbfd eed3c89b.cc3b4b91 ddaec618.c94b4748
pub const CORE_EX1_250: Power = VANILLA;

/// # Lightning Storm
/// Spell · Nature · 3 mana
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
/// - Reprint of: [`EX1_259`](crate::classic::shaman::EX1_259)
//~ reprint CORE_EX1_259 e0a0715f a4db704b.506a0f26 8e3eec6e.502c0bd8
pub const CORE_EX1_259: Power = crate::cards::EX1_259;

/// # Witch's Apprentice
/// Minion · Beast · 0 mana · 0/1
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
/// - Reprint of: [`GIL_531`](crate::witchwood::shaman::GIL_531)
//~ reprint CORE_GIL_531 c8dff0ed f4b9ad70.0ed5591d 2b432274.f1e45402
pub const CORE_GIL_531: Power = crate::cards::GIL_531;

/// # Blazing Invocation
/// Spell · Fire · 1 mana
/// > **Discover** a **Battlecry** minion. It costs (1) less.
/// - Reprint of: [`GIL_836`](crate::witchwood::shaman::GIL_836)
//~ reprint CORE_GIL_836 60d29348 e70c31b0.8fd72239 443bec38.392cfe6b
pub const CORE_GIL_836: Power = crate::cards::GIL_836;

/// # Healing Rain
/// Spell · Nature · 3 mana
/// > Restore #12 Health randomly split among all friendly characters.
/// - Reprint of: [`LOOT_373`](crate::kobolds_and_catacombs::shaman::LOOT_373)
//~ reprint CORE_LOOT_373 ed729052 a4db704b.9b7c1dea 2950ac0e.6bf9bf8a
pub const CORE_LOOT_373: Power = crate::cards::LOOT_373;

/// # Hammer of Twilight
/// Weapon · 5 mana · 4/2 durability
/// > **Deathrattle:** Summon a 4/2 Elemental.
/// - Reprint of: [`OG_031`](crate::old_gods::shaman::OG_031)
/// - Makes: [`OG_031a`](crate::old_gods::shaman::OG_031a)
//~ reprint CORE_OG_031 c54c1211 a21f3d36.aae02eb6 46aeef4b.87e45272.d3c0b5e9
pub const CORE_OG_031: Power = crate::cards::OG_031;

/// # Krag'wa, the Frog
/// Minion · Beast · 6 mana · 4/6
/// > **Battlecry:** Return all spells you played last turn to your hand.
/// - Reprint of: [`TRL_345`](crate::rastakhan::shaman::TRL_345)
//~ reprint CORE_TRL_345 232f88d0 eb3a1bf2.d6527add 94100cf4.79d3a7f9
pub const CORE_TRL_345: Power = crate::cards::TRL_345;

/// # Wailing Vapor
/// Minion · Elemental · 1 mana · 1/3
/// > After you play an Elemental, gain +1 Attack.
/// - Reprint of: [`WC_042`](crate::barrens::shaman::WC_042)
//~ reprint CORE_WC_042 86e40a6e f82d9795.736761d2 99078ab7.384e7c51
pub const CORE_WC_042: Power = crate::cards::WC_042;

/// # Novice Zapper
/// Minion · 1 mana · 3/2
/// > **Spell Damage +1 Overload:** (1)
//~ vanilla CS3_007 cfda8c72 ed8209bf.fa08932e b55f6970
pub const CS3_007: Power = VANILLA;
