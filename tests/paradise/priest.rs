//! Priest cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4bd79d9

/// Hot Coals · Spell · Fire · 3 mana · Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
//~ todo VAC_414 1df9b2d7 706eeb23 -
#[test]
#[ignore = "todo: Hot Coals"]
fn VAC_414_hot_coals() {
    unwritten("VAC_414");
}

/// Sauna Regular · Minion · Undead · 5 mana · 5/5 · **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
//~ todo VAC_418 7d4ef4e6 ef5d32a2 -
#[test]
#[ignore = "todo: Sauna Regular"]
fn VAC_418_sauna_regular() {
    unwritten("VAC_418");
}

/// Fortune · Spell · 0 mana · This is a copy of the top card of your deck.
//~ todo VAC_420t 073734ba dd291f9c -
#[test]
#[ignore = "todo: Fortune"]
fn VAC_420t_fortune() {
    unwritten("VAC_420t");
}

/// Rest in Peace · Spell · Shadow · 3 mana · Each player summons their highest Cost minion that died this game.
//~ todo VAC_457 accf5cd0 21156de3 -
#[test]
#[ignore = "todo: Rest in Peace"]
fn VAC_457_rest_in_peace() {
    unwritten("VAC_457");
}

/// Chillin' Vol'jin · Minion · 3 mana · 3/3 · **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
//~ todo VAC_957 38fac996 3b626932 -
#[test]
#[ignore = "todo: Chillin' Vol'jin"]
fn VAC_957_chillin_voljin() {
    unwritten("VAC_957");
}

/// Silvermoon Brochure · Spell · Holy · 2 mana · Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
//~ todo WORK_017 d040446a eeda6072 -
#[test]
#[ignore = "todo: Silvermoon Brochure"]
fn WORK_017_silvermoon_brochure() {
    unwritten("WORK_017");
}

/// Gilneas Brochure · Spell · Shadow · 2 mana · **Silence** a minion and give it -2/-2. *(Flips each turn.)*
//~ todo WORK_017t 19f3bf60 549af1c2 -
#[test]
#[ignore = "todo: Gilneas Brochure"]
fn WORK_017t_gilneas_brochure() {
    unwritten("WORK_017t");
}
