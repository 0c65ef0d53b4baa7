//! Shaman cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37166071

/// Siren Song · Spell · 2 mana · Get two random spells from spell schools you haven't cast this game.
//~ todo VAC_308 25fb29d1 42898fdb -
#[test]
#[ignore = "todo: Siren Song"]
fn VAC_308_siren_song() {
    unwritten("VAC_308");
}

/// Natural Talent · Spell · Nature · 3 mana · Get a random Naga and a random spell. They cost (2) less.
//~ todo VAC_329 a3745110 cf669d9b -
#[test]
#[ignore = "todo: Natural Talent"]
fn VAC_329_natural_talent() {
    unwritten("VAC_329");
}

/// Carress, Cabaret Star · Minion · Naga · 3 mana · 3/3 · While in your hand, play two different spell schools to transform.@ *({0} left*!)@ *(Ready!)*
//~ todo VAC_449 3c363164 ce6e0dcc -
#[test]
#[ignore = "todo: Carress, Cabaret Star"]
fn VAC_449_carress_cabaret_star() {
    unwritten("VAC_449");
}

/// Cabaret Headliner · Minion · Naga · 4 mana · 3/3 · **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
//~ todo VAC_954 61f9614c e025978d -
#[test]
#[ignore = "todo: Cabaret Headliner"]
fn VAC_954_cabaret_headliner() {
    unwritten("VAC_954");
}

/// Icecrown Brochure · Spell · Frost · 2 mana · Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
//~ todo WORK_030 9313d267 b4df5c47 -
#[test]
#[ignore = "todo: Icecrown Brochure"]
fn WORK_030_icecrown_brochure() {
    unwritten("WORK_030");
}

/// Blackrock Brochure · Spell · Fire · 2 mana · Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
//~ todo WORK_030t 29bafe68 7ef10372 -
#[test]
#[ignore = "todo: Blackrock Brochure"]
fn WORK_030t_blackrock_brochure() {
    unwritten("WORK_030t");
}
