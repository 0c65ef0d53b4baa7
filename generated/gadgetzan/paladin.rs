//! Paladin cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0dbc3219

/// # Grimestreet Protector
///
/// `CFM_062` · Paladin minion · 7 mana · 6/6
///
/// > **Taunt Battlecry:** Give adjacent minions **Divine Shield**.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Divine Shield
/// - Tags: `1576` = 1
///
/// State: Derived
//~ derived CFM_062 3aaa7de6 ffddd6d5 a6815d7d.8e388d99
pub const CFM_062: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THIS.neighbours())]);

/// # Smuggler's Run
///
/// `CFM_305` · Paladin spell · 1 mana
///
/// > Give all minions in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Smuggling [`CFM_305e`]
///
/// State: Derived
//~ derived CFM_305 072cf415 f99089a8 50a4adb2.d09c7f8b
pub const CFM_305: Power = spell(&[attach("CFM_305e").to(YOUR_HAND.that(MINION))]);

/// # Smuggling
///
/// `CFM_305e` · Paladin enchantment
///
/// > +1/+1 from Smuggler's Run.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Smuggler's Run [`CFM_305`]
///
/// State: Derived
//~ derived CFM_305e bdc5044d fefdd629 5b0815f1.d5f6df92
pub const CFM_305e: Power = enchant(&[plus(1, 1)]);

/// # Grimestreet Enforcer
///
/// `CFM_639` · Paladin minion · 4 mana · 4/4
///
/// > At the end of your turn, give all minions in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Enchantments: Smuggling [`CFM_639e`]
///
/// State: Derived
//~ derived CFM_639 838cfbe3 ec83367c 4d64ca7c.773751c0
pub const CFM_639: Power = at_end_of_your_turn(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION))]);

/// # Smuggling
///
/// `CFM_639e` · Neutral enchantment
///
/// > Increased stats from Grimestreet Enforcer.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Enforcer [`CFM_639`]
///
/// State: Todo
//~ todo CFM_639e dbe1fbdd a5cd9605 428d8bee.e104e300
pub const CFM_639e: Power = TODO;

/// # Grimscale Chum
///
/// `CFM_650` · Paladin minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a random Murloc in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_650e`]
///
/// State: Derived
//~ derived CFM_650 a69f9dce f9b4553a dfea0e02.25fb28c3
pub const CFM_650: Power = battlecry(&[attach("CFM_650e").to(YOUR_HAND.that(MURLOC).random())]);

/// # Smuggling
///
/// `CFM_650e` · Neutral enchantment
///
/// > +1/+1 from Grimscale Chum.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimscale Chum [`CFM_650`]
///
/// State: Derived
//~ derived CFM_650e 634a4432 72dcbf9f 4d15bdfc.7d8bbd8b
pub const CFM_650e: Power = enchant(&[plus(1, 1)]);

/// # Grimestreet Outfitter
///
/// `CFM_753` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_753e`]
///
/// State: Derived
//~ derived CFM_753 92607f2f 7986a043 db85bc85.1cf69545
pub const CFM_753: Power = battlecry(&[attach("CFM_753e").to(YOUR_HAND.that(MINION))]);

/// # Smuggling
///
/// `CFM_753e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Outfitter.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Outfitter [`CFM_753`]
///
/// State: Derived
//~ derived CFM_753e 96bd85bd 1bc8d3ce 74fc6f74.72ceaded
pub const CFM_753e: Power = enchant(&[plus(1, 1)]);

/// # Meanstreet Marshal
///
/// `CFM_759` · Paladin minion · 1 mana · 1/2
///
/// > **Deathrattle:** If this minion has 2 or more Attack, draw a card.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived CFM_759 d6c7fef0 4802160f 19a5e64a.5dd4313f
pub const CFM_759: Power = deathrattle(&[draw(1)]).when(there_is(&THIS.that(ATTACK.at_least(2))));

/// # Getaway Kodo
///
/// `CFM_800` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived CFM_800 7469d4c9 9a3a77c6 05893d8e.51d4347c
pub const CFM_800: Power = whenever(FRIENDLY_MINIONS.die()).then(&[return_to_hand(WHO)]);

/// # Wickerflame Burnbristle
///
/// `CFM_815` · Paladin minion · 3 mana · 3/3
///
/// > **Taunt Divine Shield Lifesteal**
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Lifesteal
///
/// State: Vanilla
//~ vanilla CFM_815 e8427f0a 27aa20f6 a9a00005.a8f2cadd
pub const CFM_815: Power = VANILLA;

/// # Small-Time Recruits
///
/// `CFM_905` · Paladin spell · 3 mana
///
/// > Draw three 1-Cost minions from your deck.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_905 a306efa4 9322e486 b5e3dfd6.c2c8930b
pub const CFM_905: Power = spell(&[draw_that(3, all(&[MINION, COST.is(1)]))]);
