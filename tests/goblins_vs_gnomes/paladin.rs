//! Paladin cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 50747927

/// `GVG_057` · Paladin spell · Holy · 2 mana
/// > Restore #4 Health to your hero and gain +2 Attack this turn.
///
/// State: Todo
//~ todo GVG_057 600d3a08 589a9303 1af96e56.8ef38266
#[test]
#[ignore = "todo: Seal of Light"]
fn GVG_057_seal_of_light() {
    unwritten("GVG_057");
}

/// `GVG_061` · Paladin spell · 3 mana
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// State: Todo
//~ todo GVG_061 63f64f89 2ab3a872 0144dfcf.9dd69f87
#[test]
#[ignore = "todo: Muster for Battle"]
fn GVG_061_muster_for_battle() {
    unwritten("GVG_061");
}
