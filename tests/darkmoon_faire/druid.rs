//! Druid cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eeed5530

/// `DMF_058` · Druid spell · Nature · 2 mana
/// > The next spell you cast this turn casts twice.
///
/// State: Todo
//~ todo DMF_058 2307f7d4 16d0d948 afc3e6c0.1251cb65
#[test]
#[ignore = "todo: Solar Eclipse"]
fn DMF_058_solar_eclipse() {
    unwritten("DMF_058");
}

/// `DMF_061` · Druid minion · 3 mana · 2/2
/// > **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
///
/// State: Todo
//~ todo DMF_061 7bb35a50 ef96cdd2 4ffcbe3d.aaaca142
#[test]
#[ignore = "todo: Faire Arborist"]
fn DMF_061_faire_arborist() {
    unwritten("DMF_061");
}

/// `DMF_075` · Druid spell · 2 mana
/// > Draw a card. Guess if your next card costs more or less to draw it.
///
/// State: Todo
//~ todo DMF_075 806a00fe 8b954a7c f57a94e9.22f68d45
#[test]
#[ignore = "todo: Guess the Weight"]
fn DMF_075_guess_the_weight() {
    unwritten("DMF_075");
}

/// `DMF_075a` · Druid spell · 0 mana
/// > Guess that the next card costs more.
///
/// State: Todo
//~ todo DMF_075a f44cf20c 9b77fa41 c668458d.1c611a61
#[test]
#[ignore = "todo: More!"]
fn DMF_075a_more() {
    unwritten("DMF_075a");
}

/// `DMF_075a2` · Druid spell · 0 mana
/// > Guess that the next card costs less.
///
/// State: Todo
//~ todo DMF_075a2 09ad7046 34aa996c cef2ff50.093d1f17
#[test]
#[ignore = "todo: Less!"]
fn DMF_075a2_less() {
    unwritten("DMF_075a2");
}

/// `YOP_024` · Multi-class spell · 1 mana
/// > Look at two spells. Add one to your hand or **Overload:** (1) to get both.
///
/// State: Todo
//~ todo YOP_024 a220c5dc 0807c185 09e69503.c802f2da
#[test]
#[ignore = "todo: Guidance"]
fn YOP_024_guidance() {
    unwritten("YOP_024");
}

/// `YOP_024t` · Multi-class spell · 0 mana
/// > Add both spells to your hand. **Overload** (1)
///
/// State: Todo
//~ todo YOP_024t 5990a3c4 eca6fe7c f1390138.dae280b4
#[test]
#[ignore = "todo: Spirit Path"]
fn YOP_024t_spirit_path() {
    unwritten("YOP_024t");
}

/// `YOP_029` · Multi-class spell · 1 mana
/// > **Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// State: Todo
//~ todo YOP_029 b9ecae28 62e1d4ed a75b8df7.8570d46b
#[test]
#[ignore = "todo: Resizing Pouch"]
fn YOP_029_resizing_pouch() {
    unwritten("YOP_029");
}
