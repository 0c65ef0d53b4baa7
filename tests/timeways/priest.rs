//! Priest cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 123de14f

/// `END_027` · Priest spell · 1 mana
/// > **Discover** a Dragon from the past with a **Dark Gift**.
///
/// State: Todo
//~ todo END_027 218a51ff 5a5683ce e7eab290.32d13d00
#[test]
#[ignore = "todo: Wings of Eternity"]
fn END_027_wings_of_eternity() {
    unwritten("END_027");
}

/// `TIME_429` · Priest minion · 4 mana · 4/5
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
///
/// State: Todo
//~ todo TIME_429 2edd044e c37ae2b5 e9bcddfa.dd0979d3
#[test]
#[ignore = "todo: Divine Augur"]
fn TIME_429_divine_augur() {
    unwritten("TIME_429");
}

/// `TIME_433` · Priest spell · 3 mana
/// > **Rewind Silence** and destroy a random enemy minion.
///
/// State: Todo
//~ todo TIME_433 0b42466d a9244c5f 1daa63fb.c2244b19
#[test]
#[ignore = "todo: Cease to Exist"]
fn TIME_433_cease_to_exist() {
    unwritten("TIME_433");
}

/// `TIME_436` · Priest location · 7 mana · 0 uses
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
///
/// State: Todo
//~ todo TIME_436 0de1d4b5 f11075bb 6d08f88e.3b09ac5a
#[test]
#[ignore = "todo: Past Conflux"]
fn TIME_436_past_conflux() {
    unwritten("TIME_436");
}

/// `TIME_436t1` · Priest location · 7 mana · 0 uses
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
///
/// State: Todo
//~ todo TIME_436t1 680dd562 499e983a 47a634fb.7dd29832
#[test]
#[ignore = "todo: Present Conflux"]
fn TIME_436t1_present_conflux() {
    unwritten("TIME_436t1");
}

/// `TIME_890` · Priest minion · 10 mana · 7/7
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
///
/// State: Todo
//~ todo TIME_890 341c2add d99cf08d cd71b434.5314bed2
#[test]
#[ignore = "todo: Medivh the Hallowed"]
fn TIME_890_medivh_the_hallowed() {
    unwritten("TIME_890");
}

/// `TIME_890t` · Priest weapon · 10 mana · 1/3 durability
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
///
/// State: Todo
//~ todo TIME_890t f55dce6d 7fab1722 b132e407.48070799
#[test]
#[ignore = "todo: Atiesh the Greatstaff"]
fn TIME_890t_atiesh_the_greatstaff() {
    unwritten("TIME_890t");
}

/// `TIME_890t2` · Priest location · 10 mana · 0 uses
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
///
/// State: Todo
//~ todo TIME_890t2 e50198cf 46fb92f2 f177225e.af364ce4
#[test]
#[ignore = "todo: Karazhan the Sanctum"]
fn TIME_890t2_karazhan_the_sanctum() {
    unwritten("TIME_890t2");
}
