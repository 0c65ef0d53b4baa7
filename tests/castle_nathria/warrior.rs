//! Warrior cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 515975d4

/// Suspicious Pirate · Minion · Pirate · 3 mana · 3/4 · **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
//~ todo REV_006 39e7401b 20af7ad1 -
#[test]
#[ignore = "todo: Suspicious Pirate"]
fn REV_006_suspicious_pirate() {
    unwritten("REV_006");
}

/// Remornia, Living Blade · Minion · 7 mana · 5/10 · **Rush** After this attacks, equip it.
//~ todo REV_316 8e0b874f b8470c3b -
#[test]
#[ignore = "todo: Remornia, Living Blade"]
fn REV_316_remornia_living_blade() {
    unwritten("REV_316");
}

/// Remornia, Living Blade · Weapon · 7 mana · 5/10 durability · After your hero attacks, return this to the battlefield.
//~ todo REV_316t df2b884a 25d469e9 -
#[test]
#[ignore = "todo: Remornia, Living Blade"]
fn REV_316t_remornia_living_blade() {
    unwritten("REV_316t");
}

/// Riot! · Spell · 2 mana · Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
//~ todo REV_337 0354c328 f6c30545 -
#[test]
#[ignore = "todo: Riot!"]
fn REV_337_riot() {
    unwritten("REV_337");
}

/// Decimator Olgra · Minion · 6 mana · 3/7 · {0} {1} {2} {3}
//~ todo REV_783 d75fe61d f834e653 -
#[test]
#[ignore = "todo: Decimator Olgra"]
fn REV_783_decimator_olgra() {
    unwritten("REV_783");
}

/// Sanguine Depths · Location · 1 mana · 3 uses · {0} {1}
//~ todo REV_793 b3d3dec7 f67ec162 -
#[test]
#[ignore = "todo: Sanguine Depths"]
fn REV_793_sanguine_depths() {
    unwritten("REV_793");
}

/// Conqueror's Banner · Spell · 2 mana · Reveal a card from each player's deck, three times. Draw any of yours that cost more.
//~ todo REV_931 55949c73 3bda4211 -
#[test]
#[ignore = "todo: Conqueror's Banner"]
fn REV_931_conquerors_banner() {
    unwritten("REV_931");
}
