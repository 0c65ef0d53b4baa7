//! Priest cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a97cffdd

/// `TLC_813` · Priest spell · Holy · 1 mana
/// > Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
///
/// State: Todo
//~ todo TLC_813 a0ee34c3 168f5d79 a3a6a3d7.1c7d427a
#[test]
#[ignore = "todo: Purifying Vines"]
fn TLC_813_purifying_vines() {
    unwritten("TLC_813");
}

/// `TLC_817` · Priest spell · 1 mana
/// > **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// State: Todo
//~ todo TLC_817 ef852779 10a88f76 872412b6.e41f5a55
#[test]
#[ignore = "todo: Reach Equilibrium"]
fn TLC_817_reach_equilibrium() {
    unwritten("TLC_817");
}

/// `TLC_817t` · Priest spell · 1 mana
/// > **Quest:** Cast 4 Holy spells. **Reward:** Life's Breath.
///
/// State: Todo
//~ todo TLC_817t 9f1a7aa5 74e026bf 3ed12f87.0d544469
#[test]
#[ignore = "todo: Cleanse the Shadow"]
fn TLC_817t_cleanse_the_shadow() {
    unwritten("TLC_817t");
}

/// `TLC_817t2` · Priest spell · 1 mana
/// > **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// State: Todo
//~ todo TLC_817t2 8bd38b25 0d50db36 26f6ac8f.0d27ae77
#[test]
#[ignore = "todo: Corrupt the Light"]
fn TLC_817t2_corrupt_the_light() {
    unwritten("TLC_817t2");
}

/// `TLC_817t3` · Priest minion · 5 mana · 4/4
/// > **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
///
/// State: Todo
//~ todo TLC_817t3 ed8021fb 97ce53e6 1b6f150f.b4c2a367
#[test]
#[ignore = "todo: Sol'etos, Life's Breath"]
fn TLC_817t3_soletos_lifes_breath() {
    unwritten("TLC_817t3");
}

/// `TLC_817t4` · Priest minion · 5 mana · 4/4
/// > **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
///
/// State: Todo
//~ todo TLC_817t4 ec0bd24e 98394f13 1701f499.9e072d6d
#[test]
#[ignore = "todo: Sol'etos, Death's Touch"]
fn TLC_817t4_soletos_deaths_touch() {
    unwritten("TLC_817t4");
}

/// `TLC_818` · Priest spell · Shadow · 6 mana
/// > Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
///
/// State: Todo
//~ todo TLC_818 da8511a9 f1d50b14 5900d8b3.b96089d3
#[test]
#[ignore = "todo: Resuscitate"]
fn TLC_818_resuscitate() {
    unwritten("TLC_818");
}

/// `TLC_820` · Priest minion · 1 mana · 2/1
/// > **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
///
/// State: Todo
//~ todo TLC_820 451a3ff1 43039db3 2b47b32e.3e0aaadd
#[test]
#[ignore = "todo: Glade Ecologist"]
fn TLC_820_glade_ecologist() {
    unwritten("TLC_820");
}
