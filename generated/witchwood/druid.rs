//! Druid cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ GIL_130 todo 9db44ee8 8e0aaeea
pub const GIL_130: Power = TODO;

/// # Fable
///
/// `GIL_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_130e todo 837694e6 eb34752c
pub const GIL_130e: Power = TODO;

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
/// State: Todo
//~ GIL_188 todo c2807166 6e6d1568
pub const GIL_188: Power = TODO;

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
/// State: Vanilla
//~ GIL_188a vanilla b620b93e b4e2519c
pub const GIL_188a: Power = VANILLA;

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
/// State: Vanilla
//~ GIL_188b vanilla 7ee2d23f b124baa9
pub const GIL_188b: Power = VANILLA;

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
//~ GIL_188t vanilla 4913dd8d bd257a2a
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
//~ GIL_188t2 vanilla 9e2c77c4 0c3d9ee6
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
//~ GIL_188t3 vanilla aff0e0fe 827e262d
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
/// State: Todo
//~ GIL_507 todo b9bff6a8 a9bf2e90
pub const GIL_507: Power = TODO;

/// # Bewitched
///
/// `GIL_507e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_507e todo f2889699 dbd2989b
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
/// State: Todo
//~ GIL_553 todo cdafbc39 058a13f8
pub const GIL_553: Power = TODO;

/// # Wisp
///
/// `GIL_553t` · Druid minion · 0 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ GIL_553t vanilla 3061b0bc 6ec4d5b5
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
/// State: Todo
//~ GIL_571 todo 2b8ea43e 2c416995
pub const GIL_571: Power = TODO;

/// # Ferocious Howl
///
/// `GIL_637` · Druid spell · 3 mana
///
/// > Draw a card. Gain 1 Armor for each card in your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_637 todo 266b4fa2 3c2f14a1
pub const GIL_637: Power = TODO;

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
/// State: Todo
//~ GIL_658 todo 6358aae8 de33d1c1
pub const GIL_658: Power = TODO;

/// # Splintergrafted
///
/// `GIL_658e` · Neutral enchantment
///
/// > Splintergraft made this 10/10.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_658e todo 610a26d3 e10fe209
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
/// State: Todo
//~ GIL_663 todo ad2191b7 0bd4bfb7
pub const GIL_663: Power = TODO;

/// # Treant
///
/// `GIL_663t` · Druid minion · 1 mana · 2/2
///
/// - Set: The Witchwood
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ GIL_663t vanilla 32b92b95 f13e69af
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
//~ GIL_800 todo ea669e10 5d014323
pub const GIL_800: Power = TODO;

/// # Badsong
///
/// `GIL_800e2` · Druid enchantment
///
/// > Costs (0).
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_800e2 todo b2b3ba6e e0eecfa0
pub const GIL_800e2: Power = TODO;

/// # Forest Guide
///
/// `GIL_833` · Druid minion · 4 mana · 1/6
///
/// > At the end of your turn, both players draw a card.
///
/// - Set: The Witchwood · rare · collectible
///
/// State: Todo
//~ GIL_833 todo 4badbe5b 1f528ccd
pub const GIL_833: Power = TODO;
