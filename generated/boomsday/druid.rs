//! Druid cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 56a223de

/// # Biology Project
/// Spell · Nature · 1 mana
/// > Each player gains 2 Mana Crystals.
//~ done BOT_054 - 3f084ec4.b4740eed 77511c5b
pub const BOT_054: Power = spell(&[gain_crystals(2).for_(PLAYERS)]);

/// # Juicy Psychmelon
/// Spell · Nature · 4 mana
/// > Draw a 7, 8, 9, and 10-Cost minion from your deck.
//~ done BOT_404 - 548e6072.fad71105 c6acda3a
#[rustfmt::skip]
pub const BOT_404: Power = spell(&[draw_that(1, all(&[MINION, COST.is(7)])), draw_that(1, all(&[MINION, COST.is(8)])), draw_that(1, all(&[MINION, COST.is(9)])), draw_that(1, all(&[MINION, COST.is(10)]))]);

/// # Dendrologist
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you control a Treant, **Discover** a spell.
/// - Makes: [`EX1_tk9`](crate::classic::druid::EX1_tk9)
//~ derived BOT_419 e6de17d9 5656a6e3.ae85d664 fc190fab.a6799aa0
pub const BOT_419: Power = battlecry(&[discover(SPELL)]).when(there_is(&FRIENDLY_MINIONS.that(race(Race::Treant))));

/// # Landscaping
/// Spell · Nature · 3 mana
/// > Summon two 2/2 Treants.
/// - Makes: [`EX1_tk9`](crate::classic::druid::EX1_tk9)
//~ derived BOT_420 39a72e01 a4db704b.f2509a04 5ccc7e18.a6799aa0
pub const BOT_420: Power = spell(&[summon(card("EX1_tk9")).copies(2)]);

/// # Tending Tauren
/// Minion · 6 mana · 3/4
/// > **Choose One -** Give your other minions +1/+1; or Summon two 2/2 Treants.
/// - Makes: Old Growth [`BOT_422a`] ("Give your other minions +1/+1."); New Growth [`BOT_422b`] ("Summon two 2/2 Treants.")
//~ done BOT_422 - 544deb9e.aa0d6e75 ecae77b2.4ebd4d57
pub const BOT_422: Power = choose_one(&["BOT_422a", "BOT_422b"]);

/// # Old Growth
/// Spell · 6 mana
/// > Give your other minions +1/+1.
/// - Makes: Old Growth [`BOT_422ae`] ("\+1/+1.")
//~ derived BOT_422a 3df740fa 9e3ad3c7.72267d1b 2875e988.86d814a1
pub const BOT_422a: Power = spell(&[attach("BOT_422ae").to(OTHER_FRIENDLY_MINIONS)]);

/// # Old Growth
/// Enchantment
/// > \+1/+1.
//~ derived BOT_422ae b35c7504 d522ad72.cb08f83e 2875e988
pub const BOT_422ae: Power = enchant(&[plus(1, 1)]);

/// # New Growth
/// Spell · 6 mana
/// > Summon two 2/2 Treants.
//~ done BOT_422b - 9e3ad3c7.f2509a04 73e4d0ac
pub const BOT_422b: Power = spell(&[summon(card("EX1_158t")).copies(2)]);

/// # Dreampetal Florist
/// Minion · 7 mana · 4/4
/// > At the end of your turn, reduce the Cost of a random minion in your hand by (7).
/// - Makes: Floral Arrangement [`BOT_423e`] ("Costs (7) less.")
//~ derived BOT_423 313ee8c6 1e025682.38546782 2ffbdcd0.b00e0f1d
pub const BOT_423: Power = at_end_of_your_turn(&[attach("BOT_423e").to(YOUR_HAND.that(MINION).random())]);

/// # Floral Arrangement
/// Enchantment
/// > Costs (7) less.
//~ derived BOT_423e d2240798 d522ad72.98ed2982 7765e3e0
pub const BOT_423e: Power = enchant(&[cost_less(7)]);

/// # Flobbidinous Floop
/// Minion · 4 mana · 3/4
/// > While in your hand, this is a 3/4 copy of the last minion you played.
/// - Makes: Floopy [`BOT_434e`] ("Transforming into recent minions."); Floopy [`BOT_434e2`] ("3/4.")
// Recorded (a937e1ebd9#0#135 to #136): Floop stays itself when it is drawn, and becomes what is played from then on; the copy costs (4).
//~ done BOT_434 - e3b00837.0e28e09c 21307b80.36bf301b
pub const BOT_434: Power = whenever(YOU.play(MINION)).in_hand().then(&[
    transform(THIS, copy_of(THAT)),
    attach("BOT_434e"),
    attach("BOT_434e2"),
    give(&[cost(4)]),
]);

/// # Floopy
/// Enchantment
/// > Transforming into recent minions.
//~ done BOT_434e - d522ad72.ed124735 d59835ea
pub const BOT_434e: Power = whenever(YOU.play(MINION)).in_hand().then(&[
    transform(THIS, copy_of(THAT)),
    attach("BOT_434e"),
    attach("BOT_434e2"),
    give(&[cost(4)]),
]);

/// # Floopy
/// Enchantment
/// > 3/4.
//~ done BOT_434e2 - d522ad72.b2a150af d59835ea
pub const BOT_434e2: Power = enchant(&[become_stats(3, 4)]);

/// # Floop's Glorious Gloop
/// Spell · Nature · 1 mana
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
/// - Makes: Gloopy [`BOT_444e`] ("Whenever a minion dies this turn, refresh a Mana…")
//~ done BOT_444 - 3f084ec4.e213a70e 16d18e67.8dcf00a6
pub const BOT_444: Power = spell(&[later(&whenever(OTHER_MINIONS.die()).this_turn().does(&[refresh_mana(1)]))]);

/// # Gloopy
/// Enchantment
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
//~ todo BOT_444e b6e648a4 d522ad72.e213a70e fed13c19
pub const BOT_444e: Power = TODO;

/// # Gloop Sprayer
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Summon a copy of each adjacent minion.
//~ done BOT_507 - 1e025682.a4635647 4e392707
pub const BOT_507: Power = battlecry(&[summon(copy_of(THIS.neighbours()))]);

/// # Mulchmuncher
/// Minion · Mech · Beast · 9 mana · 8/8
/// > **Rush**. Costs (1) less for each friendly Treant that died this game.
/// - Makes: [`EX1_158t`](crate::classic::druid::EX1_158t)
//~ derived BOT_523 e62f7a39 19076aec.b59e0884 812a1950.240982a1
pub const BOT_523: Power =
    costs(&[cost_less(1).times(FRIENDLY_MINIONS.that(race(Race::Treant)).die().this_game().count())]);
