//! Demon Hunter cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f96df55a

/// Demon Claws · Hero Power · 1 mana · **Hero Power** +1 Attack this turn.
//~ done VAN_HERO_10bp - eecb3ac2 -
#[test]
fn VAN_HERO_10bp_demon_claws() {
    check! { DemonHunter:
        HasHeroPower("VAN_HERO_10bp"), Cost("VAN_HERO_10bp", 1), HeroPower(Nothing), StatsNow(MyHero, 1, 30), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Demon's Bite · Hero Power · 1 mana · **Hero Power** +2 Attack this turn.
//~ done VAN_HERO_10bp2 - 4db756c7 -
#[test]
fn VAN_HERO_10bp2_demons_bite() {
    check! { DemonHunter:
        HasHeroPower("VAN_HERO_10bp2"), Cost("VAN_HERO_10bp2", 1), HeroPower(Nothing), StatsNow(MyHero, 2, 30), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}
