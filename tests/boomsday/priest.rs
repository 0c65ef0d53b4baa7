//! Priest cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59dd3357

/// Zerek, Master Cloner · Minion · 6 mana · 5/5 · **Deathrattle:** If you've cast any spells on this minion, resummon it.
//~ done BOT_258 - 597edc8d -
#[test]
fn BOT_258_zerek_master_cloner() {
    check! { Priest: Ally("BOT_258"), EndTurn, Play("CS2_009", On(My(0))), EndTurn, Kill(My(0)), BoardCount(Mine, 0) }
    check! { Priest:
        Ally("BOT_258"), Play("CS2_092", On(My(0))), Kill(My(0)), BoardCount(Mine, 1), StatsNow(My(0), 5, 5), Kill(My(0)),
        BoardCount(Mine, 0),
    }
    check! { Priest: Ally("BOT_258"), Play("CS2_029", On(My(0))), BoardCount(Mine, 1) }
}

/// Test Subject · Minion · 1 mana · 0/2 · **Deathrattle:** Shuffle any spells you cast on this minion into your deck.
//~ done BOT_558 - 2b7384b1 -
#[test]
fn BOT_558_test_subject() {
    check! { Priest:
        Ally("BOT_558"), Ally("CS2_182"), EmptyDeck(Mine), Play("CS2_092", On(My(0))), Play("CS2_087", On(My(1))),
        EndTurn, Play("CS2_009", On(My(0))), EndTurn, Health(MyHero, 29), Kill(My(0)), DeckCount(Mine, 1), EndTurn,
        EndTurn, IsCard(InHand(0), "CS2_092"),
    }
    // It answers each time, not once a turn.
    check! { Priest:
        Ally("BOT_558"), Play("CS2_092", On(My(0))), Play("CS2_009", On(My(0))), Kill(My(0)), DeckCount(Mine, 21),
    }
    check! { Priest:
        Ally("BOT_558"), Summon("BOT_558"), EndTurn, EndTurn, Play("CS2_072", On(My(1))), DeckCount(Mine, 19),
    }
}

/// Test Subject · Minion · 1 mana · 0/2 · **Deathrattle:** Return any spells you cast on this minion to your hand.
//~ todo BOT_558_puzzle 1cf14252 4d65a1b2 -
#[test]
#[ignore = "todo: Test Subject"]
fn BOT_558_puzzle_test_subject() {
    unwritten("BOT_558_puzzle");
}

/// Reckless Experimenter · Minion · Undead · 5 mana · 4/6 · **Deathrattle** minions you play cost (3) less, but die at the end of the turn.
//~ done BOT_566 - d739dc41 -
#[test]
fn BOT_566_reckless_experimenter() {
    check! { Priest:
        Ally("BOT_566"), Ally("EX1_096"), Give("EX1_096"), Give("EX1_110"), Give("CS2_182"), CostNow(InHand(0), 0),
        CostNow(InHand(1), 3), CostNow(InHand(2), 4), Play("EX1_096", Nothing), Play("CS2_182", Nothing), EndTurn,
        HandCount(Mine, 2), Dead(Nth(2)), IsInZone(Nth(1), Zone::Play), IsInZone(Nth(4), Zone::Play), BoardCount(Mine, 3),
    }
    check! { Priest: Ally("BOT_566"), EndTurn, Play("EX1_096", Nothing), EndTurn, BoardCount(Theirs, 1) }
    check! { Priest: Ally("BOT_566"), Give("LOOT_500"), CostNow(InHand(0), 6) }
    // It answers each time, not once a turn.
    check! { Priest:
        Ally("BOT_566"), Play("EX1_096", Nothing), Play("EX1_096", Nothing), EndTurn, BoardCount(Mine, 1),
        HandCount(Mine, 2),
    }
    check! { Priest: Ally("BOT_566"), Summon("EX1_110"), EndTurn, IsCard(My(1), "EX1_110") }
    // A weapon is no minion.
    check! { Priest:
        Ally("BOT_566"), Play("FP1_021", Nothing), EndTurn, IsInZone(Newest("FP1_021"), Zone::Play), StatsNow(MyWeapon, 4, 2),
    }
}

/// Extra Arms · Spell · 3 mana · Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2.
//~ done BOT_219 - 971aa582 -
#[test]
fn BOT_219_extra_arms() {
    check! { Priest:
        Targets("BOT_219", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"),
        Play("BOT_219", On(My(0))), StatsNow(My(0), 6, 7), StatsNow(My(1), 4, 5), HandCount(Mine, 1), IsCard(InHand(0), "BOT_219t"),
        Play("BOT_219t", On(My(1))), StatsNow(My(1), 6, 7), HandCount(Mine, 0),
    }
}

/// Zerek's Cloning Gallery · Spell · 9 mana · Summon a 1/1 copy of each minion in your deck.
//~ done BOT_567 - 2cfb2eef -
#[test]
fn BOT_567_zereks_cloning_gallery() {
    check! { Priest:
        DeckOf(&["CS2_182", "CS2_172", "CS2_029"]), Play("BOT_567", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 1, 1),
        StatsNow(My(1), 1, 1), DeckCount(Mine, 3), BoardCount(Theirs, 0), Kill(Newest("CS2_182")), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_172"),
    }
    // A location is no minion.
    check! { Priest: DeckOf(&["CS2_182", "TTN_090"]), Play("BOT_567", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 1, 1) }
}
