//! Shaman cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 35eac0eb

/// `BE_114` · Shaman spell · Shadow · 3 mana
/// > **Assemble** a minion. It costs (2) less.
///
/// State: Todo
//~ todo BE_114 a3befead 8ea449fd 34f7a3a7.12869102
#[test]
#[ignore = "todo: Shadow Sculpt"]
fn BE_114_shadow_sculpt() {
    unwritten("BE_114");
}

/// `BE_171` · Shaman minion · 4 mana · 4/5
/// > Taunt**. Battlecry:** If you've played two different spell schools while holding this, summon a copy of this.
///
/// State: Todo
//~ todo BE_171 f84a8a30 ad46cd93 d0ee363a.789ee036
#[test]
#[ignore = "todo: Primus of Power"]
fn BE_171_primus_of_power() {
    unwritten("BE_171");
}

/// `BE_209` · Shaman minion · 7 mana · 7/7
/// > **Battlecry:** For the rest of the game, Elementals you summon have their stats set to 5/5.
///
/// State: Todo
//~ todo BE_209 c7e2f9f8 093d216e b7aa434b.42bb181e
#[test]
#[ignore = "todo: Neptulon, Lord of Tides"]
fn BE_209_neptulon_lord_of_tides() {
    unwritten("BE_209");
}

/// `BE_302` · Shaman spell · Fire · 1 mana
/// > Deal $2 damage to two different enemies. **Overload:** (1).
///
/// State: Todo
//~ todo BE_302 203f2dfd 221b140d 3d7f2818.9b577990
#[test]
#[ignore = "todo: Flame Shock"]
fn BE_302_flame_shock() {
    unwritten("BE_302");
}

/// `BE_303` · Shaman minion · 5 mana · 3/3
/// > **Battlecry:** If you've played two different spell schools while holding this, deal 4 damage to all enemies.
///
/// State: Todo
//~ todo BE_303 06c80dcb 886d157b 922f8fb3.c076ddc5
#[test]
#[ignore = "todo: Scorchfist Scholar"]
fn BE_303_scorchfist_scholar() {
    unwritten("BE_303");
}

/// `BE_337` · Shaman minion · 6 mana · 5/5
/// > **Battlecry:** Your next spell of each school casts twice.
///
/// State: Todo
//~ todo BE_337 16e77928 430bd12b fb25d8c1.e28d0fec
#[test]
#[ignore = "todo: Therazane the Earthmother"]
fn BE_337_therazane_the_earthmother() {
    unwritten("BE_337");
}

/// `BE_778` · Shaman spell · Shadow · 6 mana
/// > Choose two different C'Thun abilities to trigger.
///
/// State: Todo
//~ todo BE_778 9911645d 1c911b93 263f164d.7d75bb9f
#[test]
#[ignore = "todo: Watch Over"]
fn BE_778_watch_over() {
    unwritten("BE_778");
}

/// `BE_870` · Shaman minion · 3 mana · 2/2
/// > **Battlecry: Discover** any spell with Cost equal to this minion's Attack. It costs (0) this turn.
///
/// State: Todo
//~ todo BE_870 5dd7d517 f37366f2 2a172aea.1c3e8b93
#[test]
#[ignore = "todo: Elemental of Madness"]
fn BE_870_elemental_of_madness() {
    unwritten("BE_870");
}
