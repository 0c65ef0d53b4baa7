//! Druid cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Biology Project
///
/// `BOT_054` · Druid spell · Nature · 1 mana
///
/// > Each player gains 2 Mana Crystals.
///
/// State: Todo
//~ BOT_054 todo 99ce4843 d091b44d
#[test]
#[ignore = "todo: BOT_054 Biology Project"]
fn BOT_054_biology_project() {
    check(CardClass::Druid, &[Give("BOT_054"), Cost("BOT_054", 1), Unwritten]);
}

/// # Juicy Psychmelon
///
/// `BOT_404` · Druid spell · Nature · 4 mana
///
/// > Draw a 7, 8, 9, and 10-Cost minion from your deck.
///
/// State: Todo
//~ BOT_404 todo 43a9eb9b c614cfe0
#[test]
#[ignore = "todo: BOT_404 Juicy Psychmelon"]
fn BOT_404_juicy_psychmelon() {
    check(CardClass::Druid, &[Give("BOT_404"), Cost("BOT_404", 4), Unwritten]);
}

/// # Dendrologist
///
/// `BOT_419` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a Treant, **Discover** a spell.
///
/// State: Todo
//~ BOT_419 todo 92d999e6 9ca8ca9b
#[test]
#[ignore = "todo: BOT_419 Dendrologist"]
fn BOT_419_dendrologist() {
    check(CardClass::Druid, &[Give("BOT_419"), Cost("BOT_419", 2), Stats("BOT_419", 2, 3), Unwritten]);
}

/// # Landscaping
///
/// `BOT_420` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ BOT_420 todo e245d0cf 1178f1c4
#[test]
#[ignore = "todo: BOT_420 Landscaping"]
fn BOT_420_landscaping() {
    check(CardClass::Druid, &[Give("BOT_420"), Cost("BOT_420", 3), Unwritten]);
}

/// # Tending Tauren
///
/// `BOT_422` · Druid minion · 6 mana · 3/4
///
/// > **Choose One -** Give your other minions +1/+1; or Summon two 2/2 Treants.
///
/// State: Todo
//~ BOT_422 todo c39c7b01 5d07ffe5
#[test]
#[ignore = "todo: BOT_422 Tending Tauren"]
fn BOT_422_tending_tauren() {
    check(CardClass::Druid, &[Give("BOT_422"), Cost("BOT_422", 6), Stats("BOT_422", 3, 4), Unwritten]);
}

/// # Old Growth
///
/// `BOT_422a` · Druid spell · 6 mana
///
/// > Give your other minions +1/+1.
///
/// State: Todo
//~ BOT_422a todo 56e009a8 d6b8f0e7
#[test]
#[ignore = "todo: BOT_422a Old Growth"]
fn BOT_422a_old_growth() {
    check(CardClass::Druid, &[Give("BOT_422a"), Cost("BOT_422a", 6), Unwritten]);
}

/// # New Growth
///
/// `BOT_422b` · Druid spell · 6 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ BOT_422b todo ec0d8cf4 316b423c
#[test]
#[ignore = "todo: BOT_422b New Growth"]
fn BOT_422b_new_growth() {
    check(CardClass::Druid, &[Give("BOT_422b"), Cost("BOT_422b", 6), Unwritten]);
}

/// # Dreampetal Florist
///
/// `BOT_423` · Druid minion · 7 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of a random minion in your hand by (7).
///
/// State: Todo
//~ BOT_423 todo aa4f9900 e1f4fbed
#[test]
#[ignore = "todo: BOT_423 Dreampetal Florist"]
fn BOT_423_dreampetal_florist() {
    check(CardClass::Druid, &[Give("BOT_423"), Cost("BOT_423", 7), Stats("BOT_423", 4, 4), Unwritten]);
}

/// # Flobbidinous Floop
///
/// `BOT_434` · Druid minion · 4 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion you played.
///
/// State: Todo
//~ BOT_434 todo 3a8f9ef0 ee5d4537
#[test]
#[ignore = "todo: BOT_434 Flobbidinous Floop"]
fn BOT_434_flobbidinous_floop() {
    check(CardClass::Druid, &[Give("BOT_434"), Cost("BOT_434", 4), Stats("BOT_434", 3, 4), Unwritten]);
}

/// # Floop's Glorious Gloop
///
/// `BOT_444` · Druid spell · Nature · 1 mana
///
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
///
/// State: Todo
//~ BOT_444 todo 20390d14 28ae90fa
#[test]
#[ignore = "todo: BOT_444 Floop's Glorious Gloop"]
fn BOT_444_floops_glorious_gloop() {
    check(CardClass::Druid, &[Give("BOT_444"), Cost("BOT_444", 1), Unwritten]);
}

/// # Gloop Sprayer
///
/// `BOT_507` · Druid minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a copy of each adjacent minion.
///
/// State: Todo
//~ BOT_507 todo 1b122ebf 82684706
#[test]
#[ignore = "todo: BOT_507 Gloop Sprayer"]
fn BOT_507_gloop_sprayer() {
    check(CardClass::Druid, &[Give("BOT_507"), Cost("BOT_507", 7), Stats("BOT_507", 4, 4), Unwritten]);
}

/// # Mulchmuncher
///
/// `BOT_523` · Druid minion · 9 mana · 8/8
///
/// > **Rush**. Costs (1) less for each friendly Treant that died this game.
///
/// State: Todo
//~ BOT_523 todo 9fe5f49c 0573da47
#[test]
#[ignore = "todo: BOT_523 Mulchmuncher"]
fn BOT_523_mulchmuncher() {
    check(
        CardClass::Druid,
        &[Give("BOT_523"), Cost("BOT_523", 9), Stats("BOT_523", 8, 8), Has("BOT_523", GameTag::RUSH), Unwritten],
    );
}
