//! Mage cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc81d33b

/// Sif · Minion · 6 mana · 4/6 · **Spell Damage +@** *(Improved by each spell school you've cast this game!)*
//~ done TTN_071 - ea00d7c0 -
#[test]
#[rustfmt::skip]
fn TTN_071_sif() {
    check(CardClass::Mage, &[
        Friend("TTN_071"), Play("SW_321", On(TheirHero)), Health(TheirHero, 26), EndTurn, Play("CS2_024", On(MyHero)),
        EndTurn, Play("SW_321", On(TheirHero)), Health(TheirHero, 22),
    ]);
    check(CardClass::Mage, &[
        Play("CS2_024", On(TheirHero)), Play("CS2_029", On(TheirHero)), Health(TheirHero, 21), Friend("TTN_071"),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 15),
    ]);
}

/// Norgannon · Minion · 6 mana · 3/8 · **Titan** After this uses an ability, double the power of the other abilities.
//~ todo TTN_075 a47edd61 457faad0 -
#[test]
#[ignore = "todo: Norgannon"]
fn TTN_075_norgannon() {
    unwritten("TTN_075");
}

/// Progenitor's Power · Spell · 0 mana · Deal @ damage.
//~ todo TTN_075t 636d588b 482a6ff1 -
#[test]
#[ignore = "todo: Progenitor's Power"]
fn TTN_075t_progenitors_power() {
    unwritten("TTN_075t");
}

/// Ancient Knowledge · Spell · 0 mana · Enemy cards cost (@) more next turn.
//~ todo TTN_075t2 7cd54c56 835fe692 -
#[test]
#[ignore = "todo: Ancient Knowledge"]
fn TTN_075t2_ancient_knowledge() {
    unwritten("TTN_075t2");
}

/// Unlimited Potential · Spell · 0 mana · Cast @ random Mage \|4(**Secret**, **Secrets**).
//~ todo TTN_075t3 49f4a441 c312cf7b -
#[test]
#[ignore = "todo: Unlimited Potential"]
fn TTN_075t3_unlimited_potential() {
    unwritten("TTN_075t3");
}

/// Discovery of Magic · Spell · 1 mana · **Discover** a spell from a spell school you haven't cast this game *(from any class*).
//~ todo TTN_476 35b4d119 9b089c48 -
#[test]
#[ignore = "todo: Discovery of Magic"]
fn TTN_476_discovery_of_magic() {
    unwritten("TTN_476");
}

/// Elemental Inspiration · Spell · 7 mana · For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
//~ todo TTN_480 87be9987 c7756a0e -
#[test]
#[ignore = "todo: Elemental Inspiration"]
fn TTN_480_elemental_inspiration() {
    unwritten("TTN_480");
}

/// Void Scripture · Spell · Shadow · 2 mana · **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
//~ todo YOG_507 93f55622 8132d090 -
#[test]
#[ignore = "todo: Void Scripture"]
fn YOG_507_void_scripture() {
    unwritten("YOG_507");
}
