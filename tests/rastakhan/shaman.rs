//! Shaman cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1a8f5d8

/// `TRL_060` · Shaman minion · 5 mana · 0/3
/// > **Stealth** for 1 turn. Whenever you cast a spell, draw a spell from your deck that costs (1) more.
///
/// State: Todo
//~ todo TRL_060 6c443c7f 086d5f34 5c711e0e.53c0d932
#[test]
#[ignore = "todo: Spirit of the Frog"]
fn TRL_060_spirit_of_the_frog() {
    unwritten("TRL_060");
}

/// `TRL_082` · Shaman spell · Shadow · 2 mana
/// > Give a friendly minion "**Deathrattle:** Summon a random minion that costs (1) more."
///
/// State: Todo
//~ todo TRL_082 f16f7531 71c4d3f2 95cd5cdf.94162b4e
#[test]
#[ignore = "todo: Big Bad Voodoo"]
fn TRL_082_big_bad_voodoo() {
    unwritten("TRL_082");
}

/// `TRL_085` · Shaman minion · 3 mana · 1/3
/// > Whenever you target a minion with a spell, cast it again on its neighbors.
///
/// State: Todo
//~ todo TRL_085 a8f8980c d3815aea 488ed8b1.3cbf82c3
#[test]
#[ignore = "todo: Zentimo"]
fn TRL_085_zentimo() {
    unwritten("TRL_085");
}
