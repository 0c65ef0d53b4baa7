//! Druid cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6f5f5c74

/// # Gloom Stag
///
/// `GIL_130` · Druid minion · 5 mana · 2/6
///
/// > **Taunt Battlecry:** If your deck has only odd-Cost cards, gain +2/+2.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Fable [`GIL_130e`]
///
/// State: Derived
//~ derived GIL_130 8d845eb9 c54c9d32 69bb1c5a.198b7e61
pub const GIL_130: Power = battlecry(&[attach("GIL_130e")]).when(there_is_no(&YOUR_DECK.that(not(&ODD_COST))));

/// # Fable
///
/// `GIL_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_130e 7da7dfb8 c9db4b3f e1d4cf7b.6d6ab056
pub const GIL_130e: Power = enchant(&[plus(2, 2)]);

/// # Druid of the Scythe
///
/// `GIL_188` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Transform into a 4/2 with **Rush**; or a 2/4 with **Taunt**.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Dire Panther Form [`GIL_188a`], Dire Wolf Form [`GIL_188b`], Druid of the Scythe [`GIL_188t`], Druid of the Scythe [`GIL_188t2`], Druid of the Scythe [`GIL_188t3`]
///
/// State: Derived
//~ derived GIL_188 36f4bcd0 32c25b01 9aca0c45.7d5d6ea4
pub const GIL_188: Power = choose_one(&["GIL_188a", "GIL_188b"]);

/// # Dire Panther Form
///
/// `GIL_188a` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived GIL_188a 85080080 661ca469 9f9fcfc2.57b12c28
pub const GIL_188a: Power = spell(&[transform(THIS, card("GIL_188t"))]);

/// # Dire Wolf Form
///
/// `GIL_188b` · Druid minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived GIL_188b ad2daf06 f67f46e0 9d711a74.4b0c5d24
pub const GIL_188b: Power = spell(&[transform(THIS, card("GIL_188t2"))]);

/// # Druid of the Scythe
///
/// `GIL_188t` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla GIL_188t 8b8c7417 381dbfe8 972df786.57b12c28
pub const GIL_188t: Power = VANILLA;

/// # Druid of the Scythe
///
/// `GIL_188t2` · Druid minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla GIL_188t2 47c47cc8 4b7f9fb2 5c59814a.4b0c5d24
pub const GIL_188t2: Power = VANILLA;

/// # Druid of the Scythe
///
/// `GIL_188t3` · Druid minion · 3 mana · 4/4
///
/// > **Rush Taunt**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla GIL_188t3 e6ab77b2 2eb60ade 31b408b0.05d6d156
pub const GIL_188t3: Power = VANILLA;

/// # Bewitched Guardian
///
/// `GIL_507` · Druid minion · 5 mana · 4/1
///
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Bewitched [`GIL_507e`]
///
/// State: Derived
//~ derived GIL_507 813ddea3 b8f9c04b 207c9ab9.294ee20b
pub const GIL_507: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).for_each(YOUR_HAND)]);

/// # Bewitched
///
/// `GIL_507e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_507e 31fe07b2 f3d8f935 fe6286c1.89b088dc
pub const GIL_507e: Power = TODO;

/// # Wispering Woods
///
/// `GIL_553` · Druid spell · Nature · 4 mana
///
/// > Summon a 1/1 Wisp for each card in your hand.
///
/// - Set: The Witchwood · epic · collectible
/// - Tokens: Wisp [`GIL_553t`]
///
/// State: Derived
//~ derived GIL_553 2c11d377 e19811a9 35305e39.1b9bf90d
pub const GIL_553: Power = spell(&[summon(card("GIL_553t")).for_each(YOUR_HAND)]);

/// # Wisp
///
/// `GIL_553t` · Druid minion · 0 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ vanilla GIL_553t 2089cc0a f8c1c714 f6bf6bdd
pub const GIL_553t: Power = VANILLA;

/// # Witching Hour
///
/// `GIL_571` · Druid spell · 3 mana
///
/// > Summon a random friendly Beast that died this game.
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME` = 20 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_571 93fc24c3 91103713 906e9efb.7f619bb7
pub const GIL_571: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(BEAST)))]);

/// # Ferocious Howl
///
/// `GIL_637` · Druid spell · 3 mana
///
/// > Draw a card. Gain 1 Armor for each card in your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_637 31ae78a4 c17baf8e 8f99e38c.eb608b2d
pub const GIL_637: Power = spell(&[draw(1), armor(1).for_each(YOUR_HAND)]);

/// # Splintergraft
///
/// `GIL_658` · Druid minion · 8 mana · 8/8
///
/// > **Battlecry:** Choose a friendly minion. Add a 10/10 copy to your hand that costs (10).
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Add a 10/10 copy to your hand."
/// - Enchantments: Splintergrafted [`GIL_658e`]
///
/// State: Derived
//~ derived GIL_658 f5ac5316 d52414e9 3710c09a.df627efc
#[rustfmt::skip]
pub const GIL_658: Power = battlecry(&[with_each(A_FRIENDLY_MINION), get(copy_of(IT)), give(&[become_stats(10, 10)]).to(IT), give(&[cost(10)]).to(IT)]);

/// # Splintergrafted
///
/// `GIL_658e` · Neutral enchantment
///
/// > Splintergraft made this 10/10.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_658e f8f2591d 99fd8cc3 aeb254a9.1f9c23b3
pub const GIL_658e: Power = TODO;

/// # Witchwood Apple
///
/// `GIL_663` · Druid spell · Nature · 1 mana
///
/// > Add two 2/2 Treants to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Tokens: Treant [`GIL_663t`]
///
/// State: Derived
//~ derived GIL_663 20d68488 850e2d6d b6be1468.cf4239a3
pub const GIL_663: Power = spell(&[get(card("GIL_663t")).copies(2)]);

/// # Treant
///
/// `GIL_663t` · Druid minion · 1 mana · 2/2
///
/// - Set: The Witchwood
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla GIL_663t a89b6a4c 502b5540 1c7cc20b
pub const GIL_663t: Power = VANILLA;

/// # Duskfallen Aviana
///
/// `GIL_800` · Druid minion · 5 mana · 3/7
///
/// > On each player's turn, the first card played costs (0).
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Badsong [`GIL_800e2`]
///
/// State: Todo
//~ todo GIL_800 f7631e87 1ed78781 3d2d781b.041bcbb9
pub const GIL_800: Power = TODO;

/// # Badsong
///
/// `GIL_800e2` · Druid enchantment
///
/// > Costs (0).
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_800e2 c3603619 440d6575 9d8d30ef.dd600ecd
pub const GIL_800e2: Power = enchant(&[cost(0)]);

/// # Forest Guide
///
/// `GIL_833` · Druid minion · 4 mana · 1/6
///
/// > At the end of your turn, both players draw a card.
///
/// - Set: The Witchwood · rare · collectible
///
/// State: Derived
//~ derived GIL_833 c8bf9e57 7fc5bde3 79059423.25ee9293
pub const GIL_833: Power = at_end_of_your_turn(&[draw(1).to(PLAYERS)]);
