//! Druid cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6f76c01f

/// Verdant Longneck · Minion · Beast · 5 mana · 5/5 · **Battlecry: Adapt**.
//~ done UNG_100 - feae247b -
#[test]
fn UNG_100_verdant_longneck() {
    check! { Druid:
        Give("UNG_100"), Cost("UNG_100", 5), Stats("UNG_100", 5, 5), Force(Card("UNG_999t3")), Play("UNG_100", Nothing),
        ChooseCard("UNG_999t3"), StatsNow(Newest("UNG_100"), 8, 5),
    }
}

/// Shellshifter · Minion · 4 mana · 3/3 · **Choose One -** Transform into a 5/3 with **Stealth**; or a 3/5 with **Taunt**.
//~ done UNG_101 - 7389f3b7 -
#[test]
fn UNG_101_shellshifter() {
    check! { Druid:
        Give("UNG_101"), Cost("UNG_101", 4), Stats("UNG_101", 3, 3), PlayOption("UNG_101", 0, Nothing),
        IsCard(My(0), "UNG_101t"), StatsNow(My(0), 5, 3), HasNow(My(0), GameTag::STEALTH),
    }
    check! { Druid:
        PlayOption("UNG_101", 1, Nothing), IsCard(My(0), "UNG_101t2"), StatsNow(My(0), 3, 5), HasNow(My(0), GameTag::TAUNT),
    }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("UNG_101", Nothing), IsCard(My(1), "UNG_101t3") }
}

/// Direhorn Form · Minion · Beast · 4 mana · 3/5 · **Taunt**
//~ todo UNG_101b - ddc90a50 -
#[test]
#[ignore = "todo: Direhorn Form"]
fn UNG_101b_direhorn_form() {
    check! { Druid: PlayOption("UNG_101", 1, Nothing), IsCard(My(0), "UNG_101t2") }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("UNG_101", Nothing), IsCard(My(1), "UNG_101t3") }
}

/// Evolving Spores · Spell · Nature · 3 mana · **Adapt** your minions.
//~ done UNG_103 - 4dcd6e13 -
#[test]
fn UNG_103_evolving_spores() {
    check! { Druid:
        Give("UNG_103"), Cost("UNG_103", 3), Ally("CS2_182"), Ally("CS2_182"), Force(Card("UNG_999t3")),
        Play("UNG_103", Nothing), ChooseCard("UNG_999t3"), StatsNow(My(0), 7, 5), StatsNow(My(1), 7, 5),
    }
    check! { Druid: Force(Card("UNG_999t3")), Play("UNG_103", Nothing), ChooseCard("UNG_999t3"), StatsNow(MyHero, 0, 30) }
    check! { Druid:
        Ally("CS2_182"), EndTurn, Force(Card("UNG_999t3")), Play("UNG_103", Nothing), ChooseCard("UNG_999t3"),
        StatsNow(My(0), 4, 5),
    }
}

/// Elder Longneck · Minion · Beast · 3 mana · 5/1 · **Battlecry:** If you're holding a minion with 5 or more Attack, **Adapt**.
//~ done UNG_109 - d2d800dc -
#[test]
fn UNG_109_elder_longneck() {
    check! { Druid:
        Give("UNG_109"), Cost("UNG_109", 3), Stats("UNG_109", 5, 1), Give("CS2_186"), Force(Card("UNG_999t3")),
        Play("UNG_109", Nothing), ChooseCard("UNG_999t3"), StatsNow(Newest("UNG_109"), 8, 1),
    }
    check! { Druid:
        Give("CS2_186"), Force(Card("UNG_999t3")), Play("UNG_109", Nothing), ChooseCard("UNG_999t3"), EndTurn,
        Play("UNG_109", Nothing),
    }
}

/// Living Mana · Spell · Nature · 5 mana · Transform your Mana Crystals into 2/2 Treants. Recover the mana when they die.
//~ done UNG_111 - 0ddd98cb -
#[test]
fn UNG_111_living_mana() {
    check! { Druid:
        Crystals(6), Ally("CS2_182"), Ally("CS2_182"), Play("UNG_111", Nothing), BoardCount(Mine, 7),
        IsCard(My(6), "UNG_111t1"), Mana(1), Kill(My(6)), Mana(1), EndTurn, EndTurn, Mana(3),
    }
    check! { Druid:
        Crystals(5), Play("UNG_111", Nothing), BoardCount(Mine, 5), Mana(0), BoardCount(Theirs, 0), EndTurn, Mana(10),
    }
}

/// Barnabus the Stomper · Minion · Beast · 5 mana · 8/8 · **Battlecry:** Reduce the Cost of minions in your deck to (0).
//~ done UNG_116t - 0f67a837 -
#[test]
fn UNG_116t_barnabus_the_stomper() {
    check! { Druid:
        DeckOf(&["CS2_029", "CS2_182"]), Play("UNG_116t", Nothing), EndTurn, EndTurn, CostNow(InHand(0), 0), EndTurn,
        EndTurn, CostNow(InHand(1), 4),
    }
}
