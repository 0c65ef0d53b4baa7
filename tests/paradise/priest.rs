//! Priest cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4bd79d9

/// `VAC_414` · Priest spell · Fire · 3 mana
/// > Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
///
/// State: Todo
//~ todo VAC_414 63845ad5 1df9b2d7 b191a0d0.073f3532
#[test]
#[ignore = "todo: Hot Coals"]
fn VAC_414_hot_coals() {
    unwritten("VAC_414");
}

/// `VAC_418` · Priest minion · 5 mana · 5/5
/// > **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
///
/// State: Todo
//~ todo VAC_418 b7fc1c64 7d4ef4e6 e1a945ce.2055c933
#[test]
#[ignore = "todo: Sauna Regular"]
fn VAC_418_sauna_regular() {
    unwritten("VAC_418");
}

/// `VAC_420` · Priest minion · 4 mana · 4/4
/// > **Battlecry:** Get two Fortunes that are copies of the top card of your deck.
///
/// State: Todo
//~ todo VAC_420 c4049925 8cf1a824 199ede7e.949a5701
#[test]
#[ignore = "todo: Narain Soothfancy"]
fn VAC_420_narain_soothfancy() {
    unwritten("VAC_420");
}

/// `VAC_420t` · Priest spell · 0 mana
/// > This is a copy of the top card of your deck.
///
/// State: Todo
//~ todo VAC_420t 6c80b4b3 073734ba 5d14cd24.52780d5e
#[test]
#[ignore = "todo: Fortune"]
fn VAC_420t_fortune() {
    unwritten("VAC_420t");
}

/// `VAC_457` · Priest spell · Shadow · 3 mana
/// > Each player summons their highest Cost minion that died this game.
///
/// State: Todo
//~ todo VAC_457 60a286b3 accf5cd0 5d3d93e4.ea3bd11e
#[test]
#[ignore = "todo: Rest in Peace"]
fn VAC_457_rest_in_peace() {
    unwritten("VAC_457");
}

/// `VAC_957` · Priest minion · 3 mana · 3/3
/// > **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
///
/// State: Todo
//~ todo VAC_957 42ea42d0 38fac996 0c0c6acb.d5d0bd41
#[test]
#[ignore = "todo: Chillin' Vol'jin"]
fn VAC_957_chillin_voljin() {
    unwritten("VAC_957");
}

/// `WORK_017` · Priest spell · Holy · 2 mana
/// > Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_017 ad2296de d040446a 74d3e6d5.ae5e7b52
#[test]
#[ignore = "todo: Silvermoon Brochure"]
fn WORK_017_silvermoon_brochure() {
    unwritten("WORK_017");
}

/// `WORK_017t` · Priest spell · Shadow · 2 mana
/// > **Silence** a minion and give it -2/-2. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_017t f154a464 19f3bf60 e15fd5c1.c13a1750
#[test]
#[ignore = "todo: Gilneas Brochure"]
fn WORK_017t_gilneas_brochure() {
    unwritten("WORK_017t");
}
