//! Priest cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 123de14f

/// Wings of Eternity · Spell · 1 mana · **Discover** a Dragon from the past with a **Dark Gift**.
//~ todo END_027 5a5683ce 5be69be2 -
#[test]
#[ignore = "todo: Wings of Eternity"]
fn END_027_wings_of_eternity() {
    unwritten("END_027");
}

/// Divine Augur · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
//~ todo TIME_429 c37ae2b5 e6fa03d2 -
#[test]
#[ignore = "todo: Divine Augur"]
fn TIME_429_divine_augur() {
    unwritten("TIME_429");
}

/// Cease to Exist · Spell · 3 mana · **Rewind Silence** and destroy a random enemy minion.
//~ todo TIME_433 a9244c5f 9c278abe -
#[test]
#[ignore = "todo: Cease to Exist"]
fn TIME_433_cease_to_exist() {
    unwritten("TIME_433");
}

/// Past Conflux · Location · 7 mana · 3 uses · Summon a random Dragon that costs (5) or more. *Advance to the present!*
//~ todo TIME_436 f11075bb 48de0902 -
#[test]
#[ignore = "todo: Past Conflux"]
fn TIME_436_past_conflux() {
    unwritten("TIME_436");
}

/// Present Conflux · Location · 7 mana · 3 uses · **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
//~ todo TIME_436t1 499e983a 67979e2f -
#[test]
#[ignore = "todo: Present Conflux"]
fn TIME_436t1_present_conflux() {
    unwritten("TIME_436t1");
}

/// Medivh the Hallowed · Minion · 10 mana · 7/7 · **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
//~ todo TIME_890 d99cf08d d5d8080c -
#[test]
#[ignore = "todo: Medivh the Hallowed"]
fn TIME_890_medivh_the_hallowed() {
    unwritten("TIME_890");
}

/// Atiesh the Greatstaff · Weapon · 10 mana · 1/3 durability · Costs (0) if you control Medivh. Double the damage and healing of your spells.
//~ todo TIME_890t 7fab1722 6f7cef8c -
#[test]
#[ignore = "todo: Atiesh the Greatstaff"]
fn TIME_890t_atiesh_the_greatstaff() {
    unwritten("TIME_890t");
}

/// Karazhan the Sanctum · Location · 10 mana · 2 uses · Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
//~ todo TIME_890t2 46fb92f2 5b10102d -
#[test]
#[ignore = "todo: Karazhan the Sanctum"]
fn TIME_890t2_karazhan_the_sanctum() {
    unwritten("TIME_890t2");
}
