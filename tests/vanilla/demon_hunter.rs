//! Demon Hunter cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f96df55a

/// `VAN_HERO_10bp` · Demon Hunter hero power · 1 mana
/// > **Hero Power** +1 Attack this turn.
///
/// State: Done
//~ done VAN_HERO_10bp 5162f18e - 34235828.ff1a588b
#[test]
fn VAN_HERO_10bp_demon_claws() {
    check(
        CardClass::DemonHunter,
        &[
            HasHeroPower("VAN_HERO_10bp"),
            Cost("VAN_HERO_10bp", 1),
            HeroPower(Nothing),
            Now(MyHero, 1, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `VAN_HERO_10bp2` · Demon Hunter hero power · 1 mana
/// > **Hero Power** +2 Attack this turn.
///
/// State: Done
//~ done VAN_HERO_10bp2 b4096316 - 0cf7db86.bc437062
#[test]
fn VAN_HERO_10bp2_demons_bite() {
    check(
        CardClass::DemonHunter,
        &[
            HasHeroPower("VAN_HERO_10bp2"),
            Cost("VAN_HERO_10bp2", 1),
            HeroPower(Nothing),
            Now(MyHero, 2, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}
