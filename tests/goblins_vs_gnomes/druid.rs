//! Druid cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 01fafd47

/// `GVG_030` · Druid minion · 2 mana · 2/2
/// > **Taunt**. **Choose One -** +1 Attack; or +1 Health.
///
/// State: Todo
//~ todo GVG_030 e3254443 65c09fce f58ad75d.c1c92312
#[test]
#[ignore = "todo: Anodized Robo Cub"]
fn GVG_030_anodized_robo_cub() {
    unwritten("GVG_030");
}

/// `GVG_030a` · Druid spell · 2 mana
/// > +1 Attack.
///
/// State: Todo
//~ todo GVG_030a fc50e441 ddd530c7 9c15acca.c84fda8a
#[test]
#[ignore = "todo: Attack Mode"]
fn GVG_030a_attack_mode() {
    unwritten("GVG_030a");
}

/// `GVG_030b` · Druid spell · 2 mana
/// > +1 Health.
///
/// State: Todo
//~ todo GVG_030b dec40a9e f935a9de d077f1cb.1e24a525
#[test]
#[ignore = "todo: Tank Mode"]
fn GVG_030b_tank_mode() {
    unwritten("GVG_030b");
}

/// `GVG_032` · Druid minion · 3 mana · 2/4
/// > **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
///
/// State: Todo
//~ todo GVG_032 ec6a840a 334ddd3f 8f8413b9.009dbc5a
#[test]
#[ignore = "todo: Grove Tender"]
fn GVG_032_grove_tender() {
    unwritten("GVG_032");
}

/// `GVG_032a` · Druid spell · 3 mana
/// > Give each player a Mana Crystal.
///
/// State: Todo
//~ todo GVG_032a 7b3ecbb2 1f68fc77 cd01c180.1fc9333c
#[test]
#[ignore = "todo: Gift of Mana"]
fn GVG_032a_gift_of_mana() {
    unwritten("GVG_032a");
}

/// `GVG_035` · Druid minion · 7 mana · 9/7
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
///
/// State: Todo
//~ todo GVG_035 a79dea3b ae360047 58a578e0.f4b96299
#[test]
#[ignore = "todo: Malorne"]
fn GVG_035_malorne() {
    unwritten("GVG_035");
}

/// `GVG_041` · Druid spell · Nature · 6 mana
/// > **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
///
/// State: Todo
//~ todo GVG_041 1f36b1ac 59c3e4dd e07afb3b.3c625be8
#[test]
#[ignore = "todo: Dark Wispers"]
fn GVG_041_dark_wispers() {
    unwritten("GVG_041");
}

/// `GVG_041a` · Druid spell · Nature · 6 mana
/// > +5/+5 and **Taunt**.
///
/// State: Todo
//~ todo GVG_041a d92e2b17 8e15d53e 3d95df8c.33932ed3
#[test]
#[ignore = "todo: Call the Guardians"]
fn GVG_041a_call_the_guardians() {
    unwritten("GVG_041a");
}
