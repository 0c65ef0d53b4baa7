//! Druid cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f2d1cd6f

/// # Living Roots
///
/// `CORE_AT_037` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
///
/// - Set: Core · common · collectible
/// - Mechanics: Choose One
/// - Reprint of: Living Roots [`AT_037`](crate::grand_tournament::druid::AT_037)
///
/// State: Reprint
//~ reprint CORE_AT_037 ee0f6b03 6ec01a65 7d259754.8eea9952
pub const CORE_AT_037: Power = crate::cards::AT_037;

/// # Ulfar
///
/// `CORE_CATA_006` · Druid minion · 6 mana · 4/3
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a minion with this minion's Cost."
///
/// - Set: Core · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Thornspeakers' Spirit [`CORE_CATA_006e`]
///
/// State: Todo
//~ todo CORE_CATA_006 08fb8a8c 3971606b 833d31b7.2272c75b
pub const CORE_CATA_006: Power = TODO;

/// # Thornspeakers' Spirit
///
/// `CORE_CATA_006e` · Druid enchantment
///
/// > **Deathrattle:** Summon a random minion of the same Cost.
///
/// - Set: Core
///
/// State: Todo
//~ todo CORE_CATA_006e 15a41bb7 c459eb58 7c623690.eed5f2d5
pub const CORE_CATA_006e: Power = TODO;

/// # Mark of the Wild
///
/// `CORE_CS2_009` · Druid spell · Nature · 2 mana
///
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
///
/// - Set: Core · rare · collectible
/// - Refers to: Taunt
/// - Reprint of: Mark of the Wild [`CS2_009`](crate::legacy::druid::CS2_009)
///
/// State: Reprint
//~ reprint CORE_CS2_009 683de6b6 fe18d29b 68e2b8d0.c7d116af
pub const CORE_CS2_009: Power = crate::cards::CS2_009;

/// # Wrath
///
/// `CORE_EX1_154` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Choose One
/// - Reprint of: Wrath [`EX1_154`](crate::classic::druid::EX1_154)
///
/// State: Reprint
//~ reprint CORE_EX1_154 c436974d e58d6747 04bcdf7a.2975f129
pub const CORE_EX1_154: Power = crate::cards::EX1_154;

/// # Power of the Wild
///
/// `CORE_EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// - Set: Core · common · collectible
/// - Mechanics: Choose One
/// - Reprint of: Power of the Wild [`EX1_160`](crate::classic::druid::EX1_160)
/// - Tokens: Panther [`EX1_160t`](crate::classic::druid::EX1_160t)
///
/// State: Reprint
//~ reprint CORE_EX1_160 0b41ff20 531a9ead 1d4dfa99.301738a1
pub const CORE_EX1_160: Power = crate::cards::EX1_160;

/// # Innervate
///
/// `CORE_EX1_169` · Druid spell · Nature · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Innervate [`EX1_169`](crate::legacy::druid::EX1_169)
///
/// State: Reprint
//~ reprint CORE_EX1_169 d6f8d58d cd86fc01 70dcca83.095f71be
pub const CORE_EX1_169: Power = crate::cards::EX1_169;

/// # Oaken Summons
///
/// `CORE_LOOT_309` · Druid spell · Nature · 4 mana
///
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
///
/// - Set: Core · common · collectible
/// - Reprint of: Oaken Summons [`LOOT_309`](crate::kobolds_and_catacombs::druid::LOOT_309)
///
/// State: Reprint
//~ reprint CORE_LOOT_309 eed466d4 5f0a71e4 b63ee2f7.aecfafc3
pub const CORE_LOOT_309: Power = crate::cards::LOOT_309;

/// # Fandral Staghelm
///
/// `CORE_OG_044` · Druid minion · 4 mana · 3/6
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Choose One
/// - Reprint of: Fandral Staghelm [`OG_044`](crate::old_gods::druid::OG_044)
///
/// State: Reprint
//~ reprint CORE_OG_044 c5548cb8 a8591db9 3e0b789e.3cc4093f
pub const CORE_OG_044: Power = crate::cards::OG_044;

/// # Feral Rage
///
/// `CORE_OG_047` · Druid spell · 3 mana
///
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
///
/// - Set: Core · common · collectible
/// - Mechanics: Choose One
/// - Reprint of: Feral Rage [`OG_047`](crate::old_gods::druid::OG_047)
///
/// State: Reprint
//~ reprint CORE_OG_047 d8071309 28be0b08 5998380d.864e8b37
pub const CORE_OG_047: Power = crate::cards::OG_047;

/// # Boomkin
///
/// `CORE_ONY_018` · Druid minion · 5 mana · 4/5
///
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Choose One
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 71241
/// - Reprint of: Boomkin [`ONY_018`](crate::alterac_valley::druid::ONY_018)
///
/// State: Reprint
//~ reprint CORE_ONY_018 56fa321c 291ebc7f cffd7efe.e484c5cd
pub const CORE_ONY_018: Power = crate::cards::ONY_018;

/// # Underking
///
/// `CORE_RLK_657` · Druid minion · 7 mana · 6/6
///
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
///
/// - Set: Core · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 85052
/// - Reprint of: Underking [`RLK_657`](crate::lich_king::druid::RLK_657)
///
/// State: Reprint
//~ reprint CORE_RLK_657 d99b6936 ef19d5ca d39988eb.c117a258
pub const CORE_RLK_657: Power = crate::cards::RLK_657;

/// # Best in Shell
///
/// `CORE_SW_429` · Druid spell · 6 mana
///
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Taunt
/// - Reprint of: Best in Shell [`SW_429`](crate::stormwind::druid::SW_429)
/// - Tokens: Goldshell Turtle [`SW_429t`](crate::stormwind::druid::SW_429t)
///
/// State: Reprint
//~ reprint CORE_SW_429 c268ed34 e9cff5e6 bf4d56de.045c2435
pub const CORE_SW_429: Power = crate::cards::SW_429;

/// # Vibrant Squirrel
///
/// `CORE_SW_439` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
///
/// - Set: Core · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64388
/// - Reprint of: Vibrant Squirrel [`SW_439`](crate::stormwind::druid::SW_439)
/// - Tokens: Acorn [`SW_439t`](crate::stormwind::druid::SW_439t)
///
/// State: Reprint
//~ reprint CORE_SW_439 3d3a4024 613b90c5 e7ad25cb.6eb6b48b
pub const CORE_SW_439: Power = crate::cards::SW_439;

/// # Savage Striker
///
/// `CORE_TRL_240` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 49984
/// - Target: "Deal damage equal to your Attack."
/// - Reprint of: Savage Striker [`TRL_240`](crate::rastakhan::druid::TRL_240)
///
/// State: Reprint
//~ reprint CORE_TRL_240 032cb59d 04fad3b7 b9ef7d06.98e198b2
pub const CORE_TRL_240: Power = crate::cards::TRL_240;

/// # Flipper Friends
///
/// `CORE_TSC_650` · Druid spell · Nature · 5 mana
///
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 73462
/// - Reprint of: Flipper Friends [`TSC_650`](crate::sunken_city::druid::TSC_650)
/// - Tokens: Orca [`TSC_650t`](crate::sunken_city::druid::TSC_650t), Otter [`TSC_650t4`](crate::sunken_city::druid::TSC_650t4)
///
/// State: Reprint
//~ reprint CORE_TSC_650 4aed059b 2e401134 8221887b.84cefeda
pub const CORE_TSC_650: Power = crate::cards::TSC_650;

/// # Crystal Merchant
///
/// `CORE_ULD_133` · Druid minion · 2 mana · 1/4
///
/// > If you have any unspent Mana at the end of your turn, draw a card.
///
/// - Set: Core · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 53545, `4577` = 1
/// - Reprint of: Crystal Merchant [`ULD_133`](crate::saviors_of_uldum::druid::ULD_133)
///
/// State: Reprint
//~ reprint CORE_ULD_133 4f99f04e 73c0a778 46a5e9af.51d094bb
pub const CORE_ULD_133: Power = crate::cards::ULD_133;

/// # Nature's Rite
///
/// `CS3_012e` · Druid enchantment
///
/// > Your next spell this turn costs (3) less.
///
/// - Set: Core
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done CS3_012e dce5a591 - 972cbfd5.9b103cf4
pub const CS3_012e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Raven Idol
///
/// `Core_LOE_115` · Druid spell · 1 mana
///
/// > **Choose One - Discover** a minion; or **Discover** a spell.
///
/// - Set: Core · common · collectible
/// - Mechanics: Discover, Choose One
/// - Reprint of: Raven Idol [`LOE_115`](crate::league_of_explorers::druid::LOE_115)
///
/// State: Reprint
//~ reprint Core_LOE_115 a96358d6 fb7542bd e65d6000.e6434879
pub const Core_LOE_115: Power = crate::cards::LOE_115;
