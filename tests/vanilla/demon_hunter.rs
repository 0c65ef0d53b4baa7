//! Demon Hunter cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Demon Claws
///
/// `VAN_HERO_10bp` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +1 Attack this turn.
///
/// State: Todo
//~ VAN_HERO_10bp todo d2895eef 0d5d2e83
#[test]
#[ignore = "todo: VAN_HERO_10bp Demon Claws"]
fn VAN_HERO_10bp_demon_claws() {
    check(CardClass::DemonHunter, &[HasHeroPower("VAN_HERO_10bp"), Cost("VAN_HERO_10bp", 1), Unwritten]);
}

/// # Demon's Bite
///
/// `VAN_HERO_10bp2` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +2 Attack this turn.
///
/// State: Todo
//~ VAN_HERO_10bp2 todo 529b4ede c8992167
#[test]
#[ignore = "todo: VAN_HERO_10bp2 Demon's Bite"]
fn VAN_HERO_10bp2_demons_bite() {
    check(CardClass::DemonHunter, &[HasHeroPower("VAN_HERO_10bp2"), Cost("VAN_HERO_10bp2", 1), Unwritten]);
}
