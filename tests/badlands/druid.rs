//! Druid cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e748dfef

/// Crystal Cluster · Spell · 7 mana · Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
//~ done DEEP_028 - ae26aff0 -
#[test]
fn DEEP_028_crystal_cluster() {
    check! { Druid: Play("DEEP_028", Nothing), BoardCount(Mine, 3), IsCard(My(0), "DEEP_028t") }
    // Of 13 places for Mana Crystals 12 are taken: one fits.
    check! { Druid:
        Play("VAC_949", Nothing), EndTurn, EndTurn, Mana(12), Play("DEEP_028", Nothing), BoardCount(Mine, 2), EndTurn,
        EndTurn, Mana(13),
    }
}

/// Dragon Tales · Spell · 2 mana · **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
// Also tests WW_821t2.
//~ done WW_821 - 82ab924f -
#[test]
fn WW_821_dragon_tales() {
    check! { Druid:
        Force(Card("EX1_284")), Force(Card("EX1_043")), PlayOption("WW_821", 0, Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "EX1_284"), IsCard(InHand(1), "EX1_043"),
    }
    check! { Druid:
        Force(Card("NEW1_030")), ForbidOutcome(Card("EX1_284")), PlayOption("WW_821", 1, Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "NEW1_030"),
    }
    check! { Druid: ForbidOutcome(Card("CS2_186")), PlayOption("WW_821", 1, Nothing), HandCount(Mine, 2) }
    check! { Druid: Force(Card("DRG_224")), PlayOption("WW_821", 1, Nothing), IsCard(InHand(0), "DRG_224") }
}

/// Rheastrasza · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
//~ done WW_824 - 6cb8a10d -
#[test]
fn WW_824_rheastrasza() {
    check! { Druid: DeckOf(&["CS2_182"]), Play("WW_824", Nothing), BoardCount(Mine, 2), IsCard(My(1), "WW_824t") }
    check! { Druid: DeckOf(&["CS2_182", "CS2_182"]), Play("WW_824", Nothing), BoardCount(Mine, 1) }
}

/// Shattered Reflections · Spell · 5 mana · Choose a minion. Add a copy to your hand, deck, and battlefield.
//~ done DEEP_025 - 30f1859e -
#[test]
fn DEEP_025_shattered_reflections() {
    check! { Druid:
        Targets("DEEP_025", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_172"), EmptyDeck(Mine),
        Play("DEEP_025", On(Their(0))), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), DeckCount(Mine, 1),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), BoardCount(Theirs, 1), EndTurn, EndTurn, HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_172"),
    }
}

/// Gloomstone Guardian · Minion · Elemental · 4 mana · 6/8 · **Taunt**. **Choose One -** Discard 2 cards; or Destroy one of your Mana Crystals. **Forge:** Do NEITHER.
//~ done DEEP_027 - 3dc51a7b -
#[test]
fn DEEP_027_gloomstone_guardian() {
    check! { Druid:
        Has("DEEP_027", GameTag::TAUNT), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"),
        PlayOption("DEEP_027", 0, Nothing), HandCount(Mine, 1), BoardCount(Mine, 1), Mana(6),
    }
    check! { Druid:
        Crystals(8), Give("CS2_182"), PlayOption("DEEP_027", 1, Nothing), HandCount(Mine, 1), EndTurn, EndTurn, Mana(8),
        HandCount(Mine, 2),
    }
    // Forged: neither.
    check! { Druid:
        Has("DEEP_027t", GameTag::TAUNT), Stats("DEEP_027t", 6, 8), Crystals(8), Give("CS2_182"),
        Play("DEEP_027t", Nothing), HandCount(Mine, 1), EndTurn, EndTurn, Mana(9),
    }
}

/// Trogg Gemtosser · Minion · 3 mana · 3/2 · **Finale:** Deal 1 damage to a random enemy for each of your Mana Crystals.
//~ done DEEP_029 - 18e4a381 -
#[test]
fn DEEP_029_trogg_gemtosser() {
    check! { Druid: Crystals(3), Play("DEEP_029", Nothing), Health(TheirHero, 27) }
    // Not the last Mana: no Finale.
    check! { Druid: Crystals(4), Play("DEEP_029", Nothing), Health(TheirHero, 30) }
    // Each point at a random enemy of its own.
    check! { Druid:
        Crystals(3), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(TheirHero)), Force(Entity(Their(0))),
        Play("DEEP_029", Nothing), Damage(Their(0), 2), Health(TheirHero, 29), Health(MyHero, 30),
    }
}

/// Dragon Golem · Minion · Dragon · 7 mana · 3/4 · **Taunt Battlecry:** Summon a copy of this for each Dragon in your hand.
//~ done WW_822 - c1151ae3 -
#[test]
fn WW_822_dragon_golem() {
    check! { Druid:
        Give("NEW1_023"), Give("EX1_284"), Give("CS2_182"), Play("WW_822", Nothing), BoardCount(Mine, 3),
        HasNow(My(0), GameTag::TAUNT), IsCard(My(1), "WW_822"), HasNow(My(2), GameTag::TAUNT), StatsNow(My(2), 3, 4),
        HandCount(Mine, 3),
    }
    check! { Druid:
        Ally("NEW1_023"), Give("CS2_182"), Play("WW_822", Nothing), BoardCount(Mine, 2), HandCount(Mine, 1),
    }
}
