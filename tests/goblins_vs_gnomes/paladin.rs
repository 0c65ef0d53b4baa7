//! Paladin cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 50747927

/// Seal of Light · Spell · Holy · 2 mana · Restore #4 Health to your hero and gain +2 Attack this turn.
//~ todo GVG_057 589a9303 6b9e244a -
#[test]
#[ignore = "todo: Seal of Light"]
fn GVG_057_seal_of_light() {
    unwritten("GVG_057");
}

/// Muster for Battle · Spell · 3 mana · Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
//~ todo GVG_061 2ab3a872 b325b55e -
#[test]
#[ignore = "todo: Muster for Battle"]
fn GVG_061_muster_for_battle() {
    unwritten("GVG_061");
}
