//! Rogue cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f4729802

/// # Crazed Chemist
/// Minion · 5 mana · 4/4
/// > **Combo:** Give a friendly minion +4 Attack.
/// - Reprint of: [`BOT_576`](crate::boomsday::rogue::BOT_576)
//~ reprint CORE_BOT_576 91967ff8 a0c6b2f7.d4f77b4b b92ecc69.04a9e252
pub const CORE_BOT_576: Power = crate::cards::BOT_576;

/// # Spymistress
/// Minion · 1 mana · 3/1
/// > **Stealth**
/// - Reprint of: [`BT_701`](crate::ashes_of_outland::rogue::BT_701)
//~ vanilla CORE_BT_701 1abf107c ed819c40.86cd88a1 ae49334b.3829efc3
pub const CORE_BT_701: Power = VANILLA;

/// # Shaku, the Collector
/// Minion · 3 mana · 2/4
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
/// - Reprint of: [`CFM_781`](crate::gadgetzan::rogue::CFM_781)
//~ reprint CORE_CFM_781 a0554e9d def81b81.24b25c89 9bc28309.cb7eb63a
pub const CORE_CFM_781: Power = crate::cards::CFM_781;

/// # Backstab
/// Spell · 0 mana
/// > Deal $2 damage to an undamaged minion.
/// - Reprint of: [`CS2_072`](crate::legacy::rogue::CS2_072)
//~ reprint CORE_CS2_072 a0f861b0 3e8f9d5a.8644be62 49dcc472.fb11d767
pub const CORE_CS2_072: Power = crate::cards::CS2_072;

/// # Deadly Poison
/// Spell · Nature · 1 mana
/// > Give your weapon +2 Attack.
/// - Reprint of: [`CS2_074`](crate::legacy::rogue::CS2_074)
//~ reprint CORE_CS2_074 65a3516f 3f084ec4.e1f099d3 a1546346.80d24750
pub const CORE_CS2_074: Power = crate::cards::CS2_074;

/// # Assassinate
/// Spell · 4 mana
/// > Destroy an enemy minion.
/// - Reprint of: [`CS2_076`](crate::legacy::rogue::CS2_076)
//~ reprint CORE_CS2_076 1dc69d62 38d1d3b0.91555ef3 31ca9cdb.0b8979a6
pub const CORE_CS2_076: Power = crate::cards::CS2_076;

/// # Waggle Pick
/// Weapon · 4 mana · 4/2 durability
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
/// - Reprint of: [`DAL_720`](crate::rise_of_shadows::rogue::DAL_720)
//~ reprint CORE_DAL_720 b59a9962 0dbec9f6.6422f977 6237ad21.b4c2bfec
pub const CORE_DAL_720: Power = crate::cards::DAL_720;

/// # Foxy Fraud
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
/// - Reprint of: [`DMF_511`](crate::darkmoon_faire::rogue::DMF_511)
//~ reprint CORE_DMF_511 07f2c5e5 0296240c.6d285e4b f951deb3.041435b7
pub const CORE_DMF_511: Power = crate::cards::DMF_511;

/// # Fan of Knives
/// Spell · 2 mana
/// > Deal $1 damage to all enemy minions. Draw a card.
/// - Reprint of: [`EX1_129`](crate::legacy::rogue::EX1_129)
//~ reprint CORE_EX1_129 419b250a 7846e7ae.8f5ad208 52601e60.a88e70d0
pub const CORE_EX1_129: Power = crate::cards::EX1_129;

/// # Defias Ringleader
/// Minion · 2 mana · 3/2
/// > **Combo:** Summon a 2/1 Defias Bandit.
/// - Reprint of: [`EX1_131`](crate::classic::rogue::EX1_131)
/// - Makes: [`EX1_131t`](crate::classic::rogue::EX1_131t)
//~ reprint CORE_EX1_131 5d1c7ba6 0296240c.84899423 3e4e4ed1.5cabdf30.f3ca33ba
pub const CORE_EX1_131: Power = crate::cards::EX1_131;

/// # SI:7 Agent
/// Minion · 3 mana · 3/3
/// > **Combo:** Deal 3 damage.
/// - Reprint of: [`EX1_134`](crate::classic::rogue::EX1_134)
//~ reprint CORE_EX1_134 9effde11 05878c57.2987a10f 5951240e.30cec34a
pub const CORE_EX1_134: Power = crate::cards::EX1_134;

/// # Preparation
/// Spell · 0 mana
/// > The next spell you cast this turn costs (2) less.
/// - Reprint of: [`EX1_145`](crate::classic::rogue::EX1_145)
//~ reprint CORE_EX1_145 ff6d696f 3e8f9d5a.b1b65128 e3b1b8c0.8d2638e1
pub const CORE_EX1_145: Power = crate::cards::EX1_145;

/// # Shiv
/// Spell · 2 mana
/// > Deal $1 damage. Draw a card.
/// - Reprint of: [`EX1_278`](crate::legacy::rogue::EX1_278)
//~ reprint CORE_EX1_278 4e158c05 7846e7ae.017c9355 d3185e8f.5bf57ded
pub const CORE_EX1_278: Power = crate::cards::EX1_278;

/// # Swashburglar
/// Minion · Pirate · 1 mana · 1/2
/// > **Battlecry:** Add a random card from another class to your hand.
/// - Reprint of: [`KAR_069`](crate::karazhan::rogue::KAR_069)
//~ reprint CORE_KAR_069 9c27e621 606aa4f5.15bc0194 a4c4ea75.047e4a4a
pub const CORE_KAR_069: Power = crate::cards::KAR_069;

/// # Shadow of Demise
/// Spell · Shadow · 0 mana
/// > Each time you cast a spell, transform this into a copy of it.
/// - Reprint of: [`RLK_567`](crate::lich_king::rogue::RLK_567)
//~ reprint CORE_RLK_567 b88113b7 30785034.61c629f4 41dac588.73dea238
pub const CORE_RLK_567: Power = crate::cards::RLK_567;

/// # Jackpot!
/// Spell · 2 mana
/// > Add two random spells from other classes that cost (5) or more to your hand.
/// - Reprint of: [`TID_931`](crate::sunken_city::rogue::TID_931)
//~ reprint CORE_TID_931 fc39afd0 7846e7ae.b0669cb8 5131b71c.f1cf932e
pub const CORE_TID_931: Power = crate::cards::TID_931;

/// # Sahket Sapper
/// Minion · Pirate · 4 mana · 4/4
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
/// - Reprint of: [`ULD_280`](crate::saviors_of_uldum::rogue::ULD_280)
//~ reprint CORE_ULD_280 d674b216 8e1b28ac.b6a56825 79e57204.5608736f
pub const CORE_ULD_280: Power = crate::cards::ULD_280;
