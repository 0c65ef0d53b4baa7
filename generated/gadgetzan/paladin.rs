//! Paladin cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ea369f50

/// # Grimestreet Protector
/// Minion · 7 mana · 6/6
/// > **Taunt Battlecry:** Give adjacent minions **Divine Shield**.
//~ derived CFM_062 ffddd6d5 8417a0af.8e388d99 8c9c54cf
pub const CFM_062: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THIS.neighbours())]);

/// # Smuggler's Run
/// Spell · 1 mana
/// > Give all minions in your hand +1/+1.
/// - Makes: Smuggling [`CFM_305e`] ("\+1/+1 from Smuggler's Run.")
//~ derived CFM_305 f99089a8 2f198b86.d09c7f8b fd21dee2.2b388769
pub const CFM_305: Power = spell(&[attach("CFM_305e").to(YOUR_HAND.that(MINION))]);

/// # Smuggling
/// Enchantment
/// > \+1/+1 from Smuggler's Run.
/// - Makes: Smuggler's Run [`CFM_305`] ("Give all minions in your hand +1/+1.")
//~ derived CFM_305e fefdd629 d522ad72.4c0013c5 b917f523.3b3d4172
pub const CFM_305e: Power = enchant(&[plus(1, 1)]);

/// # Grimestreet Enforcer
/// Minion · 4 mana · 4/4
/// > At the end of your turn, give all minions in your hand +1/+1.
/// - Makes: Smuggling [`CFM_639e`] ("Increased stats from Grimestreet Enforcer.")
//~ derived CFM_639 ec83367c 16ec05b0.773751c0 a36ac35c.30634340
pub const CFM_639: Power = at_end_of_your_turn(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION))]);

/// # Smuggling
/// Enchantment
/// > Increased stats from Grimestreet Enforcer.
/// - Makes: Grimestreet Enforcer [`CFM_639`] (4/4, "At the end of your turn, give all minions in your…")
//~ todo CFM_639e a5cd9605 d522ad72.e104e300 b917f523.9e9e10ae
pub const CFM_639e: Power = TODO;

/// # Grimscale Chum
/// Minion · Murloc · 1 mana · 2/1
/// > **Battlecry:** Give a random Murloc in your hand +1/+1.
/// - Makes: Smuggling [`CFM_650e`] ("\+1/+1 from Grimscale Chum.")
//~ derived CFM_650 f9b4553a 9e740c77.25fb28c3 e4479c94.75c05be7
pub const CFM_650: Power = battlecry(&[attach("CFM_650e").to(YOUR_HAND.that(MURLOC).random())]);

/// # Smuggling
/// Enchantment
/// > \+1/+1 from Grimscale Chum.
/// - Makes: Grimscale Chum [`CFM_650`] (2/1, "Battlecry: Give a random Murloc in your hand…")
//~ derived CFM_650e 72dcbf9f d522ad72.80106b4a b917f523.0e487afb
pub const CFM_650e: Power = enchant(&[plus(1, 1)]);

/// # Grimestreet Outfitter
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give all minions in your hand +1/+1.
/// - Makes: Smuggling [`CFM_753e`] ("\+1/+1 from Grimestreet Outfitter.")
//~ derived CFM_753 7986a043 565e37de.1cf69545 7653f3d3.f64419b3
pub const CFM_753: Power = battlecry(&[attach("CFM_753e").to(YOUR_HAND.that(MINION))]);

/// # Smuggling
/// Enchantment
/// > \+1/+1 from Grimestreet Outfitter.
/// - Makes: Grimestreet Outfitter [`CFM_753`] (2/2, "Battlecry: Give all minions in your hand +1/+1.")
//~ derived CFM_753e 1bc8d3ce d522ad72.46b78b7e b917f523.8558e574
pub const CFM_753e: Power = enchant(&[plus(1, 1)]);

/// # Meanstreet Marshal
/// Minion · 1 mana · 1/2
/// > **Deathrattle:** If this minion has 2 or more Attack, draw a card.
//~ done CFM_759 - cbfac199.5dd4313f 3edb460e
pub const CFM_759: Power = deathrattle(&[draw(1)]).when(there_is(&THIS.that(ATTACK.at_least(2))));

/// # Getaway Kodo
/// Spell · 1 mana
/// > **Secret:** When a friendly minion dies, return it to your hand.
//~ derived CFM_800 9feca96a 2f198b86.51d4347c 0256357a
pub const CFM_800: Power = whenever(FRIENDLY_MINIONS.die()).then(&[return_to_hand(SUBJECT)]);

/// # Wickerflame Burnbristle
/// Minion · 3 mana · 3/3
/// > **Taunt Divine Shield Lifesteal**
//~ vanilla CFM_815 27aa20f6 05878c57.a8f2cadd 852dc086
pub const CFM_815: Power = VANILLA;

/// # Small-Time Recruits
/// Spell · 3 mana
/// > Draw three 1-Cost minions from your deck.
//~ derived CFM_905 9322e486 82ede6d1.c2c8930b 33b08b83
pub const CFM_905: Power = spell(&[draw_that(3, all(&[MINION, COST.is(1)]))]);
