//! Rogue cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Crazed Chemist
///
/// `CORE_BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// - Set: Core · common · collectible
/// - Mechanics: Combo
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 49494
/// - Target: "Give +4 Attack."
/// - Reprint of: Crazed Chemist [`BOT_576`](crate::boomsday::rogue::BOT_576)
///
/// State: Reprint
//~ CORE_BOT_576 reprint ed662c30 a8f3e4c5
pub const CORE_BOT_576: Power = crate::cards::BOT_576;

/// # Spymistress
///
/// `CORE_BT_701` · Rogue minion · 1 mana · 3/1
///
/// > **Stealth**
///
/// - Set: Core · common · collectible
/// - Mechanics: Stealth
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56377
/// - Reprint of: Spymistress [`BT_701`](crate::ashes_of_outland::rogue::BT_701)
///
/// State: Vanilla
//~ CORE_BT_701 vanilla 2859fa2f 3b6e875d
pub const CORE_BT_701: Power = VANILLA;

/// # Shaku, the Collector
///
/// `CORE_CFM_781` · Rogue minion · 3 mana · 2/4
///
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Stealth
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 40905, `4975` = 1
/// - Reprint of: Shaku, the Collector [`CFM_781`](crate::gadgetzan::rogue::CFM_781)
///
/// State: Reprint
//~ CORE_CFM_781 reprint 3fecb848 8579592f
pub const CORE_CFM_781: Power = crate::cards::CFM_781;

/// # Backstab
///
/// `CORE_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Backstab [`CS2_072`](crate::legacy::rogue::CS2_072)
///
/// State: Reprint
//~ CORE_CS2_072 reprint 02a7d6fc 8041191b
pub const CORE_CS2_072: Power = crate::cards::CS2_072;

/// # Deadly Poison
///
/// `CORE_CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// - Set: Core · common · collectible
/// - Tags: `1623` = 1
/// - Reprint of: Deadly Poison [`CS2_074`](crate::legacy::rogue::CS2_074)
///
/// State: Reprint
//~ CORE_CS2_074 reprint bd9e2459 335c50ff
pub const CORE_CS2_074: Power = crate::cards::CS2_074;

/// # Assassinate
///
/// `CORE_CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Assassinate [`CS2_076`](crate::legacy::rogue::CS2_076)
///
/// State: Reprint
//~ CORE_CS2_076 reprint 00bd3f96 2f90d570
pub const CORE_CS2_076: Power = crate::cards::CS2_076;

/// # Waggle Pick
///
/// `CORE_DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 52617
/// - Reprint of: Waggle Pick [`DAL_720`](crate::rise_of_shadows::rogue::DAL_720)
///
/// State: Reprint
//~ CORE_DAL_720 reprint b71957b9 f021a443
pub const CORE_DAL_720: Power = crate::cards::DAL_720;

/// # Foxy Fraud
///
/// `CORE_DMF_511` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 61151
/// - Reprint of: Foxy Fraud [`DMF_511`](crate::darkmoon_faire::rogue::DMF_511)
///
/// State: Reprint
//~ CORE_DMF_511 reprint 0c9c4854 2d809a25
pub const CORE_DMF_511: Power = crate::cards::DMF_511;

/// # Fan of Knives
///
/// `CORE_EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Fan of Knives [`EX1_129`](crate::legacy::rogue::EX1_129)
///
/// State: Reprint
//~ CORE_EX1_129 reprint 55316d5b 1811dd8f
pub const CORE_EX1_129: Power = crate::cards::EX1_129;

/// # Defias Ringleader
///
/// `CORE_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// - Set: Core · common · collectible
/// - Mechanics: Combo
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 201
/// - Reprint of: Defias Ringleader [`EX1_131`](crate::classic::rogue::EX1_131)
/// - Tokens: Defias Bandit [`EX1_131t`](crate::classic::rogue::EX1_131t)
///
/// State: Reprint
//~ CORE_EX1_131 reprint a9d73841 0408068e
pub const CORE_EX1_131: Power = crate::cards::EX1_131;

/// # SI:7 Agent
///
/// `CORE_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 3 damage.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Combo, Si 7
/// - Target: "Deal 3 damage."
/// - Reprint of: SI:7 Agent [`EX1_134`](crate::classic::rogue::EX1_134)
///
/// State: Reprint
//~ CORE_EX1_134 reprint e0007d2b acfd22ff
pub const CORE_EX1_134: Power = crate::cards::EX1_134;

/// # Preparation
///
/// `CORE_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Core · epic · collectible
/// - Reprint of: Preparation [`EX1_145`](crate::classic::rogue::EX1_145)
///
/// State: Reprint
//~ CORE_EX1_145 reprint bb43956b a57e9d7c
pub const CORE_EX1_145: Power = crate::cards::EX1_145;

/// # Shiv
///
/// `CORE_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// - Set: Core · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 573
/// - Reprint of: Shiv [`EX1_278`](crate::legacy::rogue::EX1_278)
///
/// State: Reprint
//~ CORE_EX1_278 reprint 9df70931 97526731
pub const CORE_EX1_278: Power = crate::cards::EX1_278;

/// # Swashburglar
///
/// `CORE_KAR_069` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random card from another class to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Reprint of: Swashburglar [`KAR_069`](crate::karazhan::rogue::KAR_069)
///
/// State: Reprint
//~ CORE_KAR_069 reprint 73a023f1 10aeeb4c
pub const CORE_KAR_069: Power = crate::cards::KAR_069;

/// # Shadow of Demise
///
/// `CORE_RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Literally Unplayable
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 86092, `1544` = 1
/// - Reprint of: Shadow of Demise [`RLK_567`](crate::lich_king::rogue::RLK_567)
///
/// State: Reprint
//~ CORE_RLK_567 reprint 4d6c4698 66c8f988
pub const CORE_RLK_567: Power = crate::cards::RLK_567;

/// # Jackpot!
///
/// `CORE_TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// - Set: Core · common · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80121
/// - Reprint of: Jackpot! [`TID_931`](crate::sunken_city::rogue::TID_931)
///
/// State: Reprint
//~ CORE_TID_931 reprint 9a183b7f 40321786
pub const CORE_TID_931: Power = crate::cards::TID_931;

/// # Sahket Sapper
///
/// `CORE_ULD_280` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
///
/// - Set: Core · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 54011
/// - Reprint of: Sahket Sapper [`ULD_280`](crate::saviors_of_uldum::rogue::ULD_280)
///
/// State: Reprint
//~ CORE_ULD_280 reprint 09b6ddde bc2b5910
pub const CORE_ULD_280: Power = crate::cards::ULD_280;
