//! Druid cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f86cb58f

/// # Biology Project
///
/// `BOT_054` · Druid spell · Nature · 1 mana
///
/// > Each player gains 2 Mana Crystals.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Derived
//~ derived BOT_054 4152c6fe b681c351 11f6de42.b4740eed
pub const BOT_054: Power = spell(&[crystals(2).to(PLAYERS)]);

/// # Juicy Psychmelon
///
/// `BOT_404` · Druid spell · Nature · 4 mana
///
/// > Draw a 7, 8, 9, and 10-Cost minion from your deck.
///
/// - Set: The Boomsday Project · epic · collectible
///
/// State: Derived
//~ derived BOT_404 68cdd64b 24ba6fe9 dd6c87fc.fad71105
#[rustfmt::skip]
pub const BOT_404: Power = spell(&[draw_that(1, all(&[MINION, COST.is(7)])), draw_that(1, all(&[MINION, COST.is(8)])), draw_that(1, all(&[MINION, COST.is(9)])), draw_that(1, all(&[MINION, COST.is(10)]))]);

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
/// State: Derived
//~ derived BOT_419 f194cf3e e6de17d9 deec7cc4.ae85d664
pub const BOT_419: Power = battlecry(&[discover(SPELL)]).when(there_is(&FRIENDLY_MINIONS.that(race(Race::Treant))));

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
/// State: Derived
//~ derived BOT_420 82024e0f 39a72e01 75d0f8ac.f2509a04
pub const BOT_420: Power = spell(&[summon(card("EX1_tk9")).copies(2)]);

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
//~ todo BOT_422 9d333dea 403cfd9c 8d625f57.aa0d6e75
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
/// State: Derived
//~ derived BOT_422a 4eff8e27 3df740fa 34a36231.72267d1b
pub const BOT_422a: Power = spell(&[attach("BOT_422ae").to(OTHER_FRIENDLY_MINIONS)]);

/// # Old Growth
///
/// `BOT_422ae` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_422ae c35af588 b35c7504 f78e944e.67341004
pub const BOT_422ae: Power = enchant(&[plus(1, 1)]);

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
//~ todo BOT_422b 1d788477 957a1430 33bd9daa.f2509a04
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
/// State: Derived
//~ derived BOT_423 48db6f1f 313ee8c6 647e3deb.38546782
pub const BOT_423: Power = at_end_of_your_turn(&[attach("BOT_423e").to(YOUR_HAND.that(MINION).random())]);

/// # Floral Arrangement
///
/// `BOT_423e` · Druid enchantment
///
/// > Costs (7) less.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_423e f7124b25 d2240798 bdb8af9b.98ed2982
pub const BOT_423e: Power = enchant(&[cost_less(7)]);

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
//~ todo BOT_434 64664c15 157a76e9 3ef7726a.0e28e09c
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
//~ todo BOT_434e 77a13c47 745fbfcd 35c90102.ed124735
pub const BOT_434e: Power = TODO;

/// # Floopy
///
/// `BOT_434e2` · Druid enchantment
///
/// > 3/4.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_434e2 da11a54a 95de8e8b cfd2d32b.b2a150af
pub const BOT_434e2: Power = enchant(&[become_stats(3, 4)]);

/// # Floop's Glorious Gloop
///
/// `BOT_444` · Druid spell · Nature · 1 mana
///
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Enchantments: Gloopy [`BOT_444e`]
///
/// State: Derived
//~ derived BOT_444 d9f4f83d 4cb08d03 9d2a3dda.e213a70e
pub const BOT_444: Power = spell(&[later(&whenever(OTHER_MINIONS.die()).this_turn().does(&[refresh(1)]))]);

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
//~ todo BOT_444e 5dc8eb72 b6e648a4 281dd5ba.e213a70e
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
/// State: Derived
//~ derived BOT_507 9a7b92ab 593b4974 a3494f02.a4635647
pub const BOT_507: Power = battlecry(&[summon(copy_of(THIS.neighbours()))]);

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
/// State: Derived
//~ derived BOT_523 9f8f5055 488ccdb1 d25ce5bf.b59e0884
pub const BOT_523: Power = costs(&[cost_less(1).times(count_of(YOUR_MINIONS_THAT_DIED.that(race(Race::Treant))))]);
