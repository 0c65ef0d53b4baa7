//! Priest cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dd9340d5

/// `CATA_216` · Priest minion · 4 mana · 4/5
/// > **Battlecry:** Your healing effects restore 2 more Health this game.
///
/// State: Todo
//~ todo CATA_216 dee814f1 7777eb2b 15d61c45.f72e9888
#[test]
#[ignore = "todo: Cleansing Cleric"]
fn CATA_216_cleansing_cleric() {
    unwritten("CATA_216");
}

/// `CATA_300t1` · Priest minion · 2 mana · 2/2
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ todo CATA_300t1 db1da94d 7e8376ac 2667786f.8c8c86fb
#[test]
#[ignore = "todo: Black Blood's Body"]
fn CATA_300t1_black_bloods_body() {
    unwritten("CATA_300t1");
}

/// `CATA_300t2` · Priest minion · 2 mana · 2/2
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ todo CATA_300t2 880b3c15 345e0736 56e60a67.8c8c86fb
#[test]
#[ignore = "todo: Black Blood's Body"]
fn CATA_300t2_black_bloods_body() {
    unwritten("CATA_300t2");
}

/// `CATA_300t3` · Priest minion · 2 mana · 2/2
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ todo CATA_300t3 7bbc609c 96b03ca2 b5a47668.8c8c86fb
#[test]
#[ignore = "todo: Black Blood's Body"]
fn CATA_300t3_black_bloods_body() {
    unwritten("CATA_300t3");
}

/// `CATA_301` · Priest location · 1 mana · 0 uses
/// > Your next Healing effect this turn deals damage instead.
///
/// State: Todo
//~ todo CATA_301 e76b906d e37d1e6c f6ad32d2.9c48dbe0
#[test]
#[ignore = "todo: Ruby Sanctum"]
fn CATA_301_ruby_sanctum() {
    unwritten("CATA_301");
}

/// `CATA_306` · Priest spell · Shadow · 4 mana
/// > **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
///
/// State: Todo
//~ todo CATA_306 d1b891e4 ed4f3157 3b14747d.1bb35a3f
#[test]
#[ignore = "todo: Schism"]
fn CATA_306_schism() {
    unwritten("CATA_306");
}

/// `CATA_306t1` · Priest spell · Shadow · 4 mana
/// > **Shattered** Give a friendly minion +2/+3 and **Elusive**.
///
/// State: Todo
//~ todo CATA_306t1 a7435d7e 708a4212 f624c97c.2bbee3d5
#[test]
#[ignore = "todo: Schism"]
fn CATA_306t1_schism() {
    unwritten("CATA_306t1");
}

/// `CATA_306t2` · Priest spell · Shadow · 4 mana
/// > **Shattered** Summon a copy of a friendly minion.
///
/// State: Todo
//~ todo CATA_306t2 357cffeb ff8decbc 5fbe8cdc.5f6c38ad
#[test]
#[ignore = "todo: Schism"]
fn CATA_306t2_schism() {
    unwritten("CATA_306t2");
}

/// `CATA_307` · Priest minion · 7 mana · 8/8
/// > **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
///
/// State: Todo
//~ todo CATA_307 64c384c2 1d3a6afd 5990bc84.91b301d0
#[test]
#[ignore = "todo: Alexstrasza, Guardian of Life"]
fn CATA_307_alexstrasza_guardian_of_life() {
    unwritten("CATA_307");
}

/// `CATA_308` · Priest spell · Holy · 5 mana
/// > Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
///
/// State: Todo
//~ todo CATA_308 1d8326e1 6f83e479 6e85079d.66cf20bd
#[test]
#[ignore = "todo: Medivh's Triumph"]
fn CATA_308_medivhs_triumph() {
    unwritten("CATA_308");
}
