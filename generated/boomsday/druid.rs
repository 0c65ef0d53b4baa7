//! Druid cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Biology Project
///
/// `BOT_054` · Druid spell · Nature · 1 mana
///
/// > Each player gains 2 Mana Crystals.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Todo
//~ BOT_054 todo d03cf50a 110e3562
pub const BOT_054: Power = TODO;

/// # Juicy Psychmelon
///
/// `BOT_404` · Druid spell · Nature · 4 mana
///
/// > Draw a 7, 8, 9, and 10-Cost minion from your deck.
///
/// - Set: The Boomsday Project · epic · collectible
///
/// State: Todo
//~ BOT_404 todo 1c777688 5e629b6d
pub const BOT_404: Power = TODO;

/// # Dendrologist
///
/// `BOT_419` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a Treant, **Discover** a spell.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Tokens: Treant [`EX1_tk9`](crate::classic::druid::EX1_tk9)
///
/// State: Todo
//~ BOT_419 todo 6ea82cf2 2038bbe1
pub const BOT_419: Power = TODO;

/// # Landscaping
///
/// `BOT_420` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Treant [`EX1_tk9`](crate::classic::druid::EX1_tk9)
///
/// State: Todo
//~ BOT_420 todo 0c66271c 36fbb1ae
pub const BOT_420: Power = TODO;

/// # Tending Tauren
///
/// `BOT_422` · Druid minion · 6 mana · 3/4
///
/// > **Choose One -** Give your other minions +1/+1; or Summon two 2/2 Treants.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Old Growth [`BOT_422a`], New Growth [`BOT_422b`]
///
/// State: Todo
//~ BOT_422 todo af1c1ef4 b3560349
pub const BOT_422: Power = TODO;

/// # Old Growth
///
/// `BOT_422a` · Druid spell · 6 mana
///
/// > Give your other minions +1/+1.
///
/// - Set: The Boomsday Project
/// - Enchantments: Old Growth [`BOT_422ae`]
///
/// State: Todo
//~ BOT_422a todo 028c73fc f60440ce
pub const BOT_422a: Power = TODO;

/// # Old Growth
///
/// `BOT_422ae` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_422ae todo 99b8554f 8fdd5798
pub const BOT_422ae: Power = TODO;

/// # New Growth
///
/// `BOT_422b` · Druid spell · 6 mana
///
/// > Summon two 2/2 Treants.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_422b todo 28da8a89 495b9b30
pub const BOT_422b: Power = TODO;

/// # Dreampetal Florist
///
/// `BOT_423` · Druid minion · 7 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of a random minion in your hand by (7).
///
/// - Set: The Boomsday Project · epic · collectible
/// - Enchantments: Floral Arrangement [`BOT_423e`]
///
/// State: Todo
//~ BOT_423 todo c8f5e133 d4d6e1a0
pub const BOT_423: Power = TODO;

/// # Floral Arrangement
///
/// `BOT_423e` · Druid enchantment
///
/// > Costs (7) less.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_423e todo aff65c0a 21da27d0
pub const BOT_423e: Power = TODO;

/// # Flobbidinous Floop
///
/// `BOT_434` · Druid minion · 4 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion you played.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Tags: `4435` = 1
/// - Enchantments: Floopy [`BOT_434e`], Floopy [`BOT_434e2`]
///
/// State: Todo
//~ BOT_434 todo 4a764c6d 67e7712b
pub const BOT_434: Power = TODO;

/// # Floopy
///
/// `BOT_434e` · Druid enchantment
///
/// > Transforming into recent minions.
///
/// - Set: The Boomsday Project
/// - Tags: `DEFINING_ENCHANTMENT` = 48757
///
/// State: Todo
//~ BOT_434e todo eb91490c 0b26fdfc
pub const BOT_434e: Power = TODO;

/// # Floopy
///
/// `BOT_434e2` · Druid enchantment
///
/// > 3/4.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_434e2 todo ef0803d1 ab75c3bd
pub const BOT_434e2: Power = TODO;

/// # Floop's Glorious Gloop
///
/// `BOT_444` · Druid spell · Nature · 1 mana
///
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Enchantments: Gloopy [`BOT_444e`]
///
/// State: Todo
//~ BOT_444 todo 929f9e78 48900f4d
pub const BOT_444: Power = TODO;

/// # Gloopy
///
/// `BOT_444e` · Druid enchantment
///
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_444e todo a0db29b1 6f859d60
pub const BOT_444e: Power = TODO;

/// # Gloop Sprayer
///
/// `BOT_507` · Druid minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a copy of each adjacent minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_507 todo 4f1b437b 91440b49
pub const BOT_507: Power = TODO;

/// # Mulchmuncher
///
/// `BOT_523` · Druid minion · 9 mana · 8/8
///
/// > **Rush**. Costs (1) less for each friendly Treant that died this game.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Rush
/// - Tags: `2542` = 1
/// - Tokens: Treant [`EX1_158t`](crate::classic::druid::EX1_158t)
///
/// State: Todo
//~ BOT_523 todo 272ddbc7 9bb67a31
pub const BOT_523: Power = TODO;
