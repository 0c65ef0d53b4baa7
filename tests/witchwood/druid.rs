//! Druid cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1c120447

/// Druid of the Scythe · Minion · 3 mana · 2/2 · **Choose One -** Transform into a 4/2 with **Rush**; or a 2/4 with **Taunt**.
//~ done GIL_188 - cd8e2ddd -
#[test]
fn GIL_188_druid_of_the_scythe() {
    check! { Druid:
        Give("GIL_188"), Cost("GIL_188", 3), Stats("GIL_188", 2, 2), PlayOption("GIL_188", 0, Nothing),
        IsCard(My(0), "GIL_188t"), StatsNow(My(0), 4, 2), HasNow(My(0), GameTag::RUSH),
    }
    check! { Druid:
        PlayOption("GIL_188", 1, Nothing), IsCard(My(0), "GIL_188t2"), StatsNow(My(0), 2, 4), HasNow(My(0), GameTag::TAUNT),
    }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("GIL_188", Nothing), IsCard(My(1), "GIL_188t3") }
}

/// Dire Wolf Form · Minion · Beast · 3 mana · 2/4 · **Taunt**
//~ done GIL_188b - 4495ec83 -
#[test]
fn GIL_188b_dire_wolf_form() {
    check! { Druid: PlayOption("GIL_188", 1, Nothing), IsCard(My(0), "GIL_188t2") }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("GIL_188", Nothing), IsCard(My(1), "GIL_188t3") }
}

/// Duskfallen Aviana · Minion · 5 mana · 3/7 · On each player's turn, the first card played costs (0).
//~ done GIL_800 - 33d9061b -
#[test]
fn GIL_800_duskfallen_aviana() {
    check! { Druid:
        Ally("GIL_800"), Give("CS2_182"), Give("CS2_200"), GiveThem("CS2_182"), GiveThem("CS2_200"),
        CostNow(InHand(0), 0), CostNow(InHand(1), 0), CostNow(InTheirHand(0), 4), Play("CS2_182", Nothing),
        CostNow(InHand(0), 6), EndTurn, CostNow(InHand(0), 6), CostNow(InTheirHand(0), 0), Play("CS2_182", Nothing),
        CostNow(Newest("CS2_200"), 6), EndTurn, CostNow(InHand(0), 0),
    }
}

/// Ferocious Howl · Spell · 3 mana · Draw a card. Gain 1 Armor for each card in your hand.
//~ done GIL_637 - 6172386a -
#[test]
fn GIL_637_ferocious_howl() {
    check! { Druid:
        Give("CS2_182"), Give("CS2_182"), GiveThem("CS2_182"), Play("GIL_637", Nothing), HandCount(Mine, 3),
        Armor(Mine, 3), Armor(Theirs, 0),
    }
    check! { Druid: EmptyDeck(Mine), Play("GIL_637", Nothing), Armor(Mine, 0), Damage(MyHero, 1), HandCount(Mine, 0) }
}

/// Forest Guide · Minion · 4 mana · 1/6 · At the end of your turn, both players draw a card.
//~ done GIL_833 - 36ab81a5 -
#[test]
fn GIL_833_forest_guide() {
    check! { Druid:
        Ally("GIL_833"), EndTurn, HandCount(Mine, 1), HandCount(Theirs, 2), EndTurn, HandCount(Mine, 2),
        HandCount(Theirs, 2), Kill(My(0)), EndTurn, EndTurn, HandCount(Mine, 3), HandCount(Theirs, 3),
    }
}
