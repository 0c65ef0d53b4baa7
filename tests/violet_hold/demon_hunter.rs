//! Demon Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 86a949b9

/// `JAIL_206` · Demon Hunter spell · Shadow · 2 mana
/// > Draw 3 cards. Pick one to give to your opponent.
///
/// State: Todo
//~ todo JAIL_206 72065034 0592af9c 3c5688db.e90a7beb
#[test]
#[ignore = "todo: Dark Bribe"]
fn JAIL_206_dark_bribe() {
    unwritten("JAIL_206");
}

/// `JAIL_719` · Demon Hunter minion · 4 mana · 7/7
/// > **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
///
/// State: Todo
//~ todo JAIL_719 cec61f9d c78b637f a4361703.0d14c0c5
#[test]
#[ignore = "todo: Irida Sinseeker"]
fn JAIL_719_irida_sinseeker() {
    unwritten("JAIL_719");
}

/// `JAIL_890` · Demon Hunter minion · 10 mana · 6/12
/// > **Prepare**, **Taunt** ALL minions cost (2) more.
///
/// State: Todo
//~ todo JAIL_890 8227cd2f d4c6cf48 d457c724.1fb61181
#[test]
#[ignore = "todo: Captive Nathrezim"]
fn JAIL_890_captive_nathrezim() {
    unwritten("JAIL_890");
}

/// `JAIL_EVENT_101hp` · Demon Hunter hero power · 1 mana
/// > Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
///
/// State: Todo
//~ todo JAIL_EVENT_101hp d8017ea7 b5045d32 b0b02fad.90250ff7
#[test]
#[ignore = "todo: Collapsing Star"]
fn JAIL_EVENT_101hp_collapsing_star() {
    unwritten("JAIL_EVENT_101hp");
}
