//! Druid cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ceca72ae

/// # Living Roots
/// Spell · Nature · 1 mana
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
/// - Reprint of: [`AT_037`](crate::grand_tournament::druid::AT_037)
//~ reprint CORE_AT_037 6ec01a65 3f084ec4.8eea9952 a455906e.b4560499
pub const CORE_AT_037: Power = crate::cards::AT_037;

/// # Ulfar
/// Minion · Beast · 6 mana · 4/3
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a minion with this minion's Cost."
/// - Makes: Thornspeakers' Spirit [`CORE_CATA_006e`] ("Deathrattle: Summon a random minion of the same…")
//~ done CORE_CATA_006 - ebdb905b.2272c75b 70f9eedc.7ecad1d3
pub const CORE_CATA_006: Power = battlecry(&[attach("CORE_CATA_006e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Thornspeakers' Spirit
/// Enchantment
/// > **Deathrattle:** Summon a random minion of the same Cost.
//~ done CORE_CATA_006e - d522ad72.eed5f2d5 574a115f
pub const CORE_CATA_006e: Power = deathrattle(&[summon(random_costing(MINION, COST.of(THIS)))]);

/// # Mark of the Wild
/// Spell · Nature · 2 mana
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
/// - Reprint of: [`CS2_009`](crate::legacy::druid::CS2_009)
//~ reprint CORE_CS2_009 fe18d29b f9bec0b1.c7d116af 02a6acc7.6e17169a
pub const CORE_CS2_009: Power = crate::cards::CS2_009;

/// # Wrath
/// Spell · Nature · 2 mana
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
/// - Reprint of: [`EX1_154`](crate::classic::druid::EX1_154)
//~ reprint CORE_EX1_154 e58d6747 f9bec0b1.2975f129 7419da93.26e3318a
pub const CORE_EX1_154: Power = crate::cards::EX1_154;

/// # Power of the Wild
/// Spell · 2 mana
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
/// - Reprint of: [`EX1_160`](crate::classic::druid::EX1_160)
/// - Makes: [`EX1_160t`](crate::classic::druid::EX1_160t)
//~ reprint CORE_EX1_160 531a9ead 7846e7ae.301738a1 fa8dee25.4e765a3f.983decfc
pub const CORE_EX1_160: Power = crate::cards::EX1_160;

/// # Innervate
/// Spell · Nature · 0 mana
/// > Gain 1 Mana Crystal this turn only.
/// - Reprint of: [`EX1_169`](crate::legacy::druid::EX1_169)
//~ reprint CORE_EX1_169 cd86fc01 18fb9c72.095f71be 40013f2e.9d0416c2
pub const CORE_EX1_169: Power = crate::cards::EX1_169;

/// # Oaken Summons
/// Spell · Nature · 4 mana
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
/// - Reprint of: [`LOOT_309`](crate::kobolds_and_catacombs::druid::LOOT_309)
//~ reprint CORE_LOOT_309 5f0a71e4 548e6072.aecfafc3 b59cf70e.7baadaf4
pub const CORE_LOOT_309: Power = crate::cards::LOOT_309;

/// # Fandral Staghelm
/// Minion · 4 mana · 3/6
/// > Your **Choose One** cards and powers have both effects combined.
/// - Reprint of: [`OG_044`](crate::old_gods::druid::OG_044)
//~ reprint CORE_OG_044 a8591db9 e3b1249d.3cc4093f 651c21e7.dd42da91
pub const CORE_OG_044: Power = crate::cards::OG_044;

/// # Feral Rage
/// Spell · 3 mana
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
/// - Reprint of: [`OG_047`](crate::old_gods::druid::OG_047)
//~ reprint CORE_OG_047 28be0b08 82ede6d1.864e8b37 899d8884.eaa587b0
pub const CORE_OG_047: Power = crate::cards::OG_047;

/// # Boomkin
/// Minion · 5 mana · 4/5
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
/// - Reprint of: [`ONY_018`](crate::alterac_valley::druid::ONY_018)
//~ reprint CORE_ONY_018 291ebc7f a0c2f312.e484c5cd 167677dc.e20096cd
pub const CORE_ONY_018: Power = crate::cards::ONY_018;

/// # Underking
/// Minion · Undead · 7 mana · 6/6
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
/// - Reprint of: [`RLK_657`](crate::lich_king::druid::RLK_657)
//~ reprint CORE_RLK_657 ef19d5ca 5aaeae54.c117a258 4996b267.b8b5bbb8
pub const CORE_RLK_657: Power = crate::cards::RLK_657;

/// # Best in Shell
/// Spell · 6 mana
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
/// - Reprint of: [`SW_429`](crate::stormwind::druid::SW_429)
/// - Makes: [`SW_429t`](crate::stormwind::druid::SW_429t)
//~ reprint CORE_SW_429 e9cff5e6 9e3ad3c7.045c2435 1556620e.53e7ae0a.5b6f4c83
pub const CORE_SW_429: Power = crate::cards::SW_429;

/// # Vibrant Squirrel
/// Minion · Beast · 1 mana · 2/1
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
/// - Reprint of: [`SW_439`](crate::stormwind::druid::SW_439)
/// - Makes: [`SW_439t`](crate::stormwind::druid::SW_439t)
//~ reprint CORE_SW_439 613b90c5 e876b890.6eb6b48b a45ce07e.2dc62b5f.f4e7b56f
pub const CORE_SW_439: Power = crate::cards::SW_439;

/// # Savage Striker
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
/// - Reprint of: [`TRL_240`](crate::rastakhan::druid::TRL_240)
//~ reprint CORE_TRL_240 04fad3b7 5656a6e3.98e198b2 4d54d8f1.15bbc234
pub const CORE_TRL_240: Power = crate::cards::TRL_240;

/// # Flipper Friends
/// Spell · Nature · 5 mana
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
/// - Reprint of: [`TSC_650`](crate::sunken_city::druid::TSC_650)
/// - Makes: [`TSC_650t`](crate::sunken_city::druid::TSC_650t); [`TSC_650t4`](crate::sunken_city::druid::TSC_650t4)
//~ reprint CORE_TSC_650 2e401134 24317b8a.84cefeda 51a714e8.a0ee4d76.70198b8a
pub const CORE_TSC_650: Power = crate::cards::TSC_650;

/// # Crystal Merchant
/// Minion · 2 mana · 1/4
/// > If you have any unspent Mana at the end of your turn, draw a card.
/// - Reprint of: [`ULD_133`](crate::saviors_of_uldum::druid::ULD_133)
//~ reprint CORE_ULD_133 73c0a778 4c924706.51d094bb d9c61030.e663b05e
pub const CORE_ULD_133: Power = crate::cards::ULD_133;

/// # Nature's Rite
/// Enchantment
/// > Your next spell this turn costs (3) less.
//~ done CS3_012e - d522ad72.9b103cf4 c553b19c
pub const CS3_012e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Raven Idol
/// Spell · 1 mana
/// > **Choose One - Discover** a minion; or **Discover** a spell.
/// - Reprint of: [`LOE_115`](crate::league_of_explorers::druid::LOE_115)
//~ reprint Core_LOE_115 fb7542bd 2f198b86.e6434879 b0f14091.3eefdbc0
pub const Core_LOE_115: Power = crate::cards::LOE_115;
