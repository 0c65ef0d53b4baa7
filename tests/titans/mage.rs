//! Mage cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc81d33b

/// `TTN_071` · Mage minion · 6 mana · 4/6
/// > **Spell Damage +@* (Improved by each spell school you've cast this game!)*
///
/// State: Todo
//~ todo TTN_071 c7c7cdd8 7208dcea f62636e1.27aeb86e
#[test]
#[ignore = "todo: Sif"]
fn TTN_071_sif() {
    unwritten("TTN_071");
}

/// `TTN_075` · Mage minion · 6 mana · 3/8
/// > **Titan** After this uses an ability, double the power of the other abilities.
///
/// State: Todo
//~ todo TTN_075 28a457e7 a47edd61 9eadda11.5542daa8
#[test]
#[ignore = "todo: Norgannon"]
fn TTN_075_norgannon() {
    unwritten("TTN_075");
}

/// `TTN_075t` · Mage spell · 0 mana
/// > Deal @ damage.
///
/// State: Todo
//~ todo TTN_075t 17743a1e 636d588b f1146dcb.4e9b193e
#[test]
#[ignore = "todo: Progenitor's Power"]
fn TTN_075t_progenitors_power() {
    unwritten("TTN_075t");
}

/// `TTN_075t2` · Mage spell · 0 mana
/// > Enemy cards cost (@) more next turn.
///
/// State: Todo
//~ todo TTN_075t2 d1f1a3f1 7cd54c56 6f84dd9f.26a3ecaa
#[test]
#[ignore = "todo: Ancient Knowledge"]
fn TTN_075t2_ancient_knowledge() {
    unwritten("TTN_075t2");
}

/// `TTN_075t3` · Mage spell · 0 mana
/// > Cast @ random Mage \|4(**Secret**, **Secrets**).
///
/// State: Todo
//~ todo TTN_075t3 82fad5f7 49f4a441 b6e94e35.e432be55
#[test]
#[ignore = "todo: Unlimited Potential"]
fn TTN_075t3_unlimited_potential() {
    unwritten("TTN_075t3");
}

/// `TTN_476` · Mage spell · 1 mana
/// > **Discover** a spell from a spell school you haven't cast this game *(from any class)*.
///
/// State: Todo
//~ todo TTN_476 92ca4e29 35b4d119 bf63c265.6806f534
#[test]
#[ignore = "todo: Discovery of Magic"]
fn TTN_476_discovery_of_magic() {
    unwritten("TTN_476");
}

/// `TTN_480` · Mage spell · 7 mana
/// > For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
///
/// State: Todo
//~ todo TTN_480 8dd0b07c 87be9987 4cb163e5.bb281a1e
#[test]
#[ignore = "todo: Elemental Inspiration"]
fn TTN_480_elemental_inspiration() {
    unwritten("TTN_480");
}

/// `YOG_507` · Mage spell · Shadow · 2 mana
/// > **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
///
/// State: Todo
//~ todo YOG_507 0ab646a2 93f55622 5234e46b.76bc4dd8
#[test]
#[ignore = "todo: Void Scripture"]
fn YOG_507_void_scripture() {
    unwritten("YOG_507");
}
