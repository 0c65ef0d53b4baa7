//! Hunter cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Snipe
///
/// `WON_018` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Snipe [`EX1_609`](crate::classic::hunter::EX1_609)
///
/// State: Reprint
//~ WON_018 reprint 945b210c 1ce14734
pub const WON_018: Power = crate::cards::EX1_609;

/// # Ball of Spiders
///
/// `WON_021` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// - Set: Caverns of Time · rare · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Ball of Spiders [`AT_062`](crate::grand_tournament::hunter::AT_062)
/// - Tokens: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
///
/// State: Reprint
//~ WON_021 reprint 11f5419c 0e256202
pub const WON_021: Power = crate::cards::AT_062;

/// # Explorer's Hat
///
/// `WON_022` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
///
/// - Set: Caverns of Time · rare · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Explorer's Hat [`LOE_105`](crate::league_of_explorers::hunter::LOE_105)
///
/// State: Reprint
//~ WON_022 reprint 8a16c8a9 353f38e9
pub const WON_022: Power = crate::cards::LOE_105;

/// # Lock and Load
///
/// `WON_023` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Lock and Load [`AT_061`](crate::grand_tournament::hunter::AT_061)
///
/// State: Reprint
//~ WON_023 reprint 9ea6381f c13815ac
pub const WON_023: Power = crate::cards::AT_061;

/// # Acidmaw
///
/// `WON_024` · Hunter minion · 3 mana · 4/2
///
/// > Whenever an enemy minion takes damage, destroy it.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Beast
/// - Reprint of: Acidmaw [`AT_063`](crate::grand_tournament::hunter::AT_063)
///
/// State: Reprint
//~ WON_024 reprint 7e850ef8 ef2a65ef
pub const WON_024: Power = crate::cards::AT_063;

/// # Dreadscale
///
/// `WON_025` · Hunter minion · 3 mana · 4/2
///
/// > At the end of your turn, deal 1 damage to all enemies.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Beast
/// - Reprint of: Dreadscale [`AT_063t`](crate::grand_tournament::hunter::AT_063t)
///
/// State: Reprint
//~ WON_025 reprint 612d41f5 de141355
pub const WON_025: Power = crate::cards::AT_063t;

/// # Durnholde Imposter
///
/// `WON_026` · Hunter minion · 3 mana · 3/3
///
/// > Each turn this is in your hand, transform it into a random 3-Cost minion that gains **Poisonous**.
///
/// - Set: Caverns of Time · common · collectible
/// - Refers to: Poisonous
/// - Enchantments: Shifting [`WON_026e`], Durnholde Imposter [`WON_026e2`]
///
/// State: Todo
//~ WON_026 todo 3ce06f68 d7d81e45
pub const WON_026: Power = TODO;

/// # Shifting
///
/// `WON_026e` · Neutral enchantment
///
/// > Transforming into random 3-Cost minions.
///
/// - Set: Caverns of Time
/// - Tags: `DEFINING_ENCHANTMENT` = 102549
///
/// State: Todo
//~ WON_026e todo 9d5edc0f cfbc629f
pub const WON_026e: Power = TODO;

/// # Durnholde Imposter
///
/// `WON_026e2` · Hunter enchantment
///
/// > **Poisonous**.
///
/// - Set: Caverns of Time · common
/// - Mechanics: Poisonous
///
/// State: Todo
//~ WON_026e2 todo b9a7375f 803ba5f3
pub const WON_026e2: Power = TODO;

/// # Time-Lost Raptor
///
/// `WON_027` · Hunter minion · 2 mana · 1/1
///
/// > **Echo Battlecry: Adapt** your Time-Lost Raptors.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Echo
/// - Refers to: Adapt
///
/// State: Todo
//~ WON_027 todo c08daddb e14fba11
pub const WON_027: Power = TODO;

/// # Trial of the Jormungars
///
/// `WON_028` · Hunter spell · 6 mana
///
/// > Summon copies of two Beasts in your deck that cost (3) or less.
///
/// - Set: Caverns of Time · rare · collectible
///
/// State: Todo
//~ WON_028 todo 9657c836 17af5269
pub const WON_028: Power = TODO;

/// # Don Han'Cho
///
/// `WON_137` · Multi-class minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a random minion in your hand +5/+5.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Grimy Goons
/// - Reprint of: Don Han'Cho [`CFM_685`](crate::gadgetzan::hunter::CFM_685)
/// - Enchantments: Smuggling [`WON_137e`]
///
/// State: Reprint
//~ WON_137 reprint 3b86ab2a 7faf5044
pub const WON_137: Power = crate::cards::CFM_685;

/// # Smuggling
///
/// `WON_137e` · Neutral enchantment
///
/// > +5/+5 from Don Han'Cho.
///
/// - Set: Caverns of Time
/// - Tokens: Don Han'Cho [`WON_137`]
///
/// State: Todo
//~ WON_137e todo 30be1689 019ac289
pub const WON_137e: Power = TODO;

/// # King of Beasts
///
/// `WON_162` · Hunter minion · 3 mana · 1/5
///
/// > **Taunt** Has +1 Attack for each other Beast you control.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Tags: `1584` = 1
/// - Reprint of: King of Beasts [`GVG_046`](crate::goblins_vs_gnomes::hunter::GVG_046)
///
/// State: Reprint
//~ WON_162 reprint 2fd9a52b bf1921b8
pub const WON_162: Power = crate::cards::GVG_046;

/// # Cobra Shot
///
/// `WON_306` · Hunter spell · Nature · 4 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Cobra Shot [`GVG_073`](crate::goblins_vs_gnomes::hunter::GVG_073)
///
/// State: Reprint
//~ WON_306 reprint b4bdf1de 6775e4a0
pub const WON_306: Power = crate::cards::GVG_073;

/// # Shaky Zipgunner
///
/// `WON_307` · Hunter minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Shaky Zipgunner [`CFM_336`](crate::gadgetzan::hunter::CFM_336)
///
/// State: Reprint
//~ WON_307 reprint a1fee5af f8b223ef
pub const WON_307: Power = crate::cards::CFM_336;

/// # Grimestreet Informant
///
/// `WON_331` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
///
/// - Set: Caverns of Time · rare · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Discover, Grimy Goons
/// - Reprint of: Grimestreet Informant [`CFM_321`](crate::gadgetzan::hunter::CFM_321)
///
/// State: Reprint
//~ WON_331 reprint e2274581 0d764390
pub const WON_331: Power = crate::cards::CFM_321;

/// # Smuggler's Crate
///
/// `WON_347` · Hunter spell · 0 mana
///
/// > Give a random Beast in your hand +2/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Smuggler's Crate [`CFM_334`](crate::gadgetzan::hunter::CFM_334)
/// - Enchantments: Smuggling [`WON_347e`]
///
/// State: Reprint
//~ WON_347 reprint 9804ff24 9dfaf2a7
pub const WON_347: Power = crate::cards::CFM_334;

/// # Smuggling
///
/// `WON_347e` · Neutral enchantment
///
/// > +2/+2 from Smuggler's Crate.
///
/// - Set: Caverns of Time
/// - Reprint of: Smuggling [`CFM_334e`](crate::gadgetzan::hunter::CFM_334e)
/// - Tokens: Smuggler's Crate [`WON_347`]
///
/// State: Reprint
//~ WON_347e reprint 41ed1425 c372b74d
pub const WON_347e: Power = crate::cards::CFM_334e;
