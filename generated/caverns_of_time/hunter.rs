//! Hunter cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file be684530

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
//~ reprint WON_018 9f8fa590 77a66d48 7e1d4e68.17edc265
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
//~ reprint WON_021 f3ffb65f c13a71bc cfa928e6.2f652bb7
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
//~ reprint WON_022 5d2a7a1e bc0faa26 dd49e357.ea7c8ea9
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
//~ reprint WON_023 6dcb133f 7860196c 4fc90611.2b16f868
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
//~ reprint WON_024 01a8fa00 f74bb5e9 e2a60fa7.ff9e1bc7
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
//~ reprint WON_025 437cbbf5 49cda441 d2a41be0.7144c432
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
//~ todo WON_026 d11e0540 cabfb742 a2c82e7f.60987877
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
//~ todo WON_026e d3f0e376 5ad42b90 f4ac66aa.2cba15e3
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
/// State: Derived
//~ derived WON_026e2 f6a8ad18 c8ed111a 849d3731.b2c69ca0
pub const WON_026e2: Power = enchant(&[has(GameTag::POISONOUS)]);

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
/// State: Derived
//~ derived WON_027 ef2a06c1 70e59cb8 b63d564f.4ddc1aa9
pub const WON_027: Power = battlecry(&[adapt(&[bestow(FRIENDLY_MINIONS.that(named("WON_027")))])]);

/// # Trial of the Jormungars
///
/// `WON_028` · Hunter spell · 6 mana
///
/// > Summon copies of two Beasts in your deck that cost (3) or less.
///
/// - Set: Caverns of Time · rare · collectible
///
/// State: Derived
//~ derived WON_028 e7a0212d 4a84b7e0 eeeb839d.c49f9a65
pub const WON_028: Power =
    spell(&[summon(copy_of(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(3)])).random_of(2)))]);

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
//~ reprint WON_137 f11d4692 4a6f4f69 ac332182.6ab7845d
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
/// State: Derived
//~ derived WON_137e a7e66c4c 8b12ff09 f3e5535b.c73167ef
pub const WON_137e: Power = enchant(&[plus(5, 5)]);

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
//~ reprint WON_162 2a3add76 5618151f 04e516b5.d904d5d3
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
//~ reprint WON_306 342476cb f72584e7 fe088508.66a20cc4
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
//~ reprint WON_307 e243d908 a14f04dc bb964c1d.54db9806
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
//~ reprint WON_331 e9063d9f 0670f585 cfd0f5a4.88f45689
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
//~ reprint WON_347 a85872b2 b840944b 98793e46.f5359205
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
//~ reprint WON_347e 8c3559db 5465e3e7 9240fce3.11a53852
pub const WON_347e: Power = crate::cards::CFM_334e;
