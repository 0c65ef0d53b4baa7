//! Shaman cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16edad1d

/// Pebbly Page · Minion · Elemental · 2 mana · 2/1 · **Battlecry:** Draw an **Overload** card. You can't be **Overloaded** this turn.
//~ todo WON_090 f6fcecd2 6e426233 -
#[test]
#[ignore = "todo: Pebbly Page"]
fn WON_090_pebbly_page() {
    unwritten("WON_090");
}

/// Totally Totems · Spell · 4 mana · Summon all FIVE?! basic Totems. **Overload:** (1)
//~ todo WON_091 d78fc138 805280af -
#[test]
#[ignore = "todo: Totally Totems"]
fn WON_091_totally_totems() {
    unwritten("WON_091");
}

/// Al'Akir, the Winds of Time · Hero · 7 mana · 30 health, 8 armor · **Battlecry:** Draw a **Charge**, **Divine Shield**, **Taunt**, and **Windfury** minion.
//~ todo WON_092h d525dff4 c2f5b26c -
#[test]
#[ignore = "todo: Al'Akir, the Winds of Time"]
fn WON_092h_al_akir_the_winds_of_time() {
    unwritten("WON_092h");
}

/// SWAT, INSECTS! · Hero Power · 2 mana · Give your hero **Divine Shield**. They gain +$a2 Attack and **Windfury** this turn.
//~ todo WON_092p 05278379 f52736d5 -
#[test]
#[ignore = "todo: SWAT, INSECTS!"]
fn WON_092p_swat_insects() {
    unwritten("WON_092p");
}
