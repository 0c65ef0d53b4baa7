//! Rogue cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 203fd54b

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
//~ reprint CORE_BOT_576 a43fd121 91967ff8 3fad334d.d4f77b4b
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
//~ vanilla CORE_BT_701 d06aa88b 1abf107c b5a2a051.86cd88a1
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
//~ reprint CORE_CFM_781 9a5688ee a0554e9d b67dfa0c.24b25c89
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
//~ reprint CORE_CS2_072 6021e10b a0f861b0 02df733f.8644be62
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
//~ reprint CORE_CS2_074 372fa87a 65a3516f f67ab751.e1f099d3
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
//~ reprint CORE_CS2_076 7a824ede 1dc69d62 2c003897.91555ef3
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
//~ reprint CORE_DAL_720 e4e908ae b59a9962 37a1054c.6422f977
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
//~ reprint CORE_DMF_511 c85942c3 07f2c5e5 b4132917.6d285e4b
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
//~ reprint CORE_EX1_129 44568f27 419b250a b0da795c.8f5ad208
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
//~ reprint CORE_EX1_131 ae7ff4fb 5d1c7ba6 0a60f095.84899423
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
//~ reprint CORE_EX1_134 2848091b 9effde11 dc611e08.2987a10f
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
//~ reprint CORE_EX1_145 8fb008a3 ff6d696f a2dcd11f.b1b65128
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
//~ reprint CORE_EX1_278 0a95bdd5 4e158c05 457993de.017c9355
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
//~ reprint CORE_KAR_069 bbf23a08 9c27e621 a91590e6.15bc0194
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
//~ reprint CORE_RLK_567 15250e9e b88113b7 772828bc.61c629f4
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
//~ reprint CORE_TID_931 c9724994 fc39afd0 3bcd38a3.b0669cb8
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
//~ reprint CORE_ULD_280 969bc6fc d674b216 ad423af2.b6a56825
pub const CORE_ULD_280: Power = crate::cards::ULD_280;
