//! Shaman cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16edad1d

/// `WON_090` · Shaman minion · 2 mana · 2/1
/// > **Battlecry:** Draw an **Overload** card. You can't be **Overloaded** this turn.
///
/// State: Todo
//~ todo WON_090 8012e836 f6fcecd2 88886128.c08e2654
#[test]
#[ignore = "todo: Pebbly Page"]
fn WON_090_pebbly_page() {
    unwritten("WON_090");
}

/// `WON_091` · Shaman spell · 4 mana
/// > Summon all FIVE*?!* basic Totems. **Overload:** (1)
///
/// State: Todo
//~ todo WON_091 f0d6d90a d78fc138 2af0307f.c89d9073
#[test]
#[ignore = "todo: Totally Totems"]
fn WON_091_totally_totems() {
    unwritten("WON_091");
}

/// `WON_092h` · Shaman hero · 7 mana · 30 health, 8 armor
/// > **Battlecry:** Draw a **Charge**, **Divine Shield**, **Taunt**, and **Windfury** minion.
///
/// State: Todo
//~ todo WON_092h f984d8ab d525dff4 2ba599fd.e141d160
#[test]
#[ignore = "todo: Al'Akir, the Winds of Time"]
fn WON_092h_al_akir_the_winds_of_time() {
    unwritten("WON_092h");
}

/// `WON_092p` · Shaman hero power · 2 mana
/// > Give your hero **Divine Shield**. They gain +$a2 Attack and **Windfury** this turn.
///
/// State: Todo
//~ todo WON_092p 13a43fe1 05278379 ddfda508.c6c18e1e
#[test]
#[ignore = "todo: SWAT, INSECTS!"]
fn WON_092p_swat_insects() {
    unwritten("WON_092p");
}
