//! Paladin cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2f05f396

/// `ETC_320` · Paladin spell · Holy · 2 mana
/// > **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
///
/// State: Todo
//~ todo ETC_320 0c4a6537 22241bf0 85442d08.8eee119f
#[test]
#[ignore = "todo: Spotlight"]
fn ETC_320_spotlight() {
    unwritten("ETC_320");
}

/// `ETC_329` · Paladin minion · 5 mana · 3/3
/// > **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
///
/// State: Todo
//~ todo ETC_329 7a441217 9f428025 84bb2fc7.f29dfc2b
#[test]
#[ignore = "todo: Kangor, Dancing King"]
fn ETC_329_kangor_dancing_king() {
    unwritten("ETC_329");
}

/// `ETC_330` · Paladin spell · Holy · 3 mana
/// > Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
///
/// State: Todo
//~ todo ETC_330 e4a61d70 521e5086 1ef9d837.fe337f18
#[test]
#[ignore = "todo: Starlight Groove"]
fn ETC_330_starlight_groove() {
    unwritten("ETC_330");
}

/// `JAM_010` · Multi-class minion · 2 mana · 0/4
/// > At the end of your turn, summon a{1} {0} Silver Hand Recruit.
///
/// State: Todo
//~ todo JAM_010 99982fd1 82610c6f 1a715796.3b9d56ad
#[test]
#[ignore = "todo: Jukebox Totem"]
fn JAM_010_jukebox_totem() {
    unwritten("JAM_010");
}
