//! Druid cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CORE_AT_037 reprint 9f637e28 e769a55b
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
//~ CORE_CATA_006 todo 79d25c21 605715e3
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
//~ CORE_CATA_006e todo f13269bd bc9ced06
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
//~ CORE_CS2_009 reprint 880f89ca c5c6279d
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
//~ CORE_EX1_154 reprint bd3e47c3 398182b7
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
//~ CORE_EX1_160 reprint fc46c5a8 bef47ac3
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
//~ CORE_EX1_169 reprint e8b7ce9c 7a0c2795
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
//~ CORE_LOOT_309 reprint 5491d99a 252b082c
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
//~ CORE_OG_044 reprint 4287c1fe 86081395
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
//~ CORE_OG_047 reprint 0cea59b8 4b340e4a
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
//~ CORE_ONY_018 reprint df588f47 06fcdce8
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
//~ CORE_RLK_657 reprint 5746189a 9f408399
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
//~ CORE_SW_429 reprint ef772802 8b9a22d2
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
//~ CORE_SW_439 reprint 2a14ac8e 6a353755
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
//~ CORE_TRL_240 reprint 3ff3400a 2a39a448
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
//~ CORE_TSC_650 reprint eefa4bec 7f75459e
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
//~ CORE_ULD_133 reprint 916fc154 0c5d7734
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
/// State: Todo
//~ CS3_012e todo 561ede09 54792832
pub const CS3_012e: Power = TODO;

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
//~ Core_LOE_115 reprint c4c57d2a 8405db7c
pub const Core_LOE_115: Power = crate::cards::LOE_115;
