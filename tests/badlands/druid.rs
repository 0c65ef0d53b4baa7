//! Druid cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e748dfef

/// Crystal Cluster · Spell · 7 mana · Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
//~ done DEEP_028 - ae26aff0 -
#[test]
fn DEEP_028_crystal_cluster() {
    check! { Druid: Play("DEEP_028", Nothing), BoardCount(Mine, 3), Is(My(0), "DEEP_028t") }
    // Of 13 places for Mana Crystals 12 are taken: one fits.
    check! { Druid:
        Play("VAC_949", Nothing), EndTurn, EndTurn, Mana(12), Play("DEEP_028", Nothing), BoardCount(Mine, 2), EndTurn,
        EndTurn, Mana(13),
    }
}

/// Dragon Tales · Spell · 2 mana · **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
//~ done WW_821 - 82ab924f -
#[test]
fn WW_821_dragon_tales() {
    check! { Druid:
        Force(Card("EX1_284")), Force(Card("EX1_043")), PlayOption("WW_821", 0, Nothing), HandCount(Mine, 2),
        Is(InHand(0), "EX1_284"), Is(InHand(1), "EX1_043"),
    }
    check! { Druid:
        Force(Card("NEW1_030")), Never(Card("EX1_284")), PlayOption("WW_821", 1, Nothing), HandCount(Mine, 2),
        Is(InHand(0), "NEW1_030"),
    }
    check! { Druid: Never(Card("CS2_186")), PlayOption("WW_821", 1, Nothing), HandCount(Mine, 2) }
    check! { Druid: Force(Card("DRG_224")), PlayOption("WW_821", 1, Nothing), Is(InHand(0), "DRG_224") }
}

/// Tall Tales · Spell · 2 mana · Get two random Dragons that cost more than (5).
//~ done WW_821t2 - 7eee3965 -
#[test]
fn WW_821t2_tall_tales() {
    WW_821_dragon_tales();
}

/// Rheastrasza · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
//~ done WW_824 - 6cb8a10d -
#[test]
fn WW_824_rheastrasza() {
    check! { Druid: DeckOf(&["CS2_182"]), Play("WW_824", Nothing), BoardCount(Mine, 2), Is(My(1), "WW_824t") }
    check! { Druid: DeckOf(&["CS2_182", "CS2_182"]), Play("WW_824", Nothing), BoardCount(Mine, 1) }
}
