//! Shaman cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37166071

/// `VAC_308` · Shaman spell · 2 mana
/// > Get two random spells from spell schools you haven't cast this game.
///
/// State: Todo
//~ todo VAC_308 9048d5b6 25fb29d1 84e8f82f.54eff7b3
#[test]
#[ignore = "todo: Siren Song"]
fn VAC_308_siren_song() {
    unwritten("VAC_308");
}

/// `VAC_329` · Shaman spell · Nature · 3 mana
/// > Get a random Naga and a random spell. They cost (2) less.
///
/// State: Todo
//~ todo VAC_329 ca78d9ca a3745110 c250dfcd.8005f975
#[test]
#[ignore = "todo: Natural Talent"]
fn VAC_329_natural_talent() {
    unwritten("VAC_329");
}

/// `VAC_449` · Shaman minion · 3 mana · 3/3
/// > While in your hand, play two different spell schools to transform.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo VAC_449 52a83a1d 3c363164 fa5f51b9.98d52f9b
#[test]
#[ignore = "todo: Carress, Cabaret Star"]
fn VAC_449_carress_cabaret_star() {
    unwritten("VAC_449");
}

/// `VAC_954` · Shaman minion · 4 mana · 3/3
/// > **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
///
/// State: Todo
//~ todo VAC_954 e6a7405b 61f9614c 220164fe.2d1ff7cd
#[test]
#[ignore = "todo: Cabaret Headliner"]
fn VAC_954_cabaret_headliner() {
    unwritten("VAC_954");
}

/// `WORK_030` · Shaman spell · Frost · 2 mana
/// > Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_030 14eca0d6 9313d267 7cf76e4d.92e5a865
#[test]
#[ignore = "todo: Icecrown Brochure"]
fn WORK_030_icecrown_brochure() {
    unwritten("WORK_030");
}

/// `WORK_030t` · Shaman spell · Fire · 2 mana
/// > Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_030t ff8f1d55 29bafe68 8c9fda2d.fbff5b3f
#[test]
#[ignore = "todo: Blackrock Brochure"]
fn WORK_030t_blackrock_brochure() {
    unwritten("WORK_030t");
}
