//! Paladin cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 527d2c99

/// `BOT_236` · Paladin minion · 2 mana · 1/2
/// > **Divine Shield**, **Lifesteal** Your healing is doubled.
///
/// State: Todo
//~ todo BOT_236 54b85149 6a95a402 df058a4b.c47fc183
#[test]
#[ignore = "todo: Crystalsmith Kangor"]
fn BOT_236_crystalsmith_kangor() {
    unwritten("BOT_236");
}

/// `BOT_436` · Paladin spell · 4 mana
/// > Draw a minion and a spell from your deck. Swap their Costs.
///
/// State: Todo
//~ todo BOT_436 3e44ecc2 3e4f9089 7bafdcc4.362af129
#[test]
#[ignore = "todo: Prismatic Lens"]
fn BOT_436_prismatic_lens() {
    unwritten("BOT_436");
}

/// `BOT_912` · Paladin spell · 7 mana
/// > Resurrect 3 friendly Mechs. They keep any **Magnetic** upgrades.
///
/// State: Todo
//~ todo BOT_912 ab075fa5 daf35fb2 dbe3de6e.d21dd039
#[test]
#[ignore = "todo: Kangor's Endless Army"]
fn BOT_912_kangors_endless_army() {
    unwritten("BOT_912");
}
