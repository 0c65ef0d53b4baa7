//! Druid cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db8c4e42

/// Drum Circle · Spell · Nature · 7 mana · **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
//~ done ETC_373 - 5a25a5e4 -
#[test]
#[rustfmt::skip]
fn ETC_373_drum_circle() {
    check(
        CardClass::Druid,
        &[PlayOption("ETC_373", 0, Nothing), BoardCount(Mine, 5), Is(My(0), "ETC_373t"), Now(My(0), 2, 2)],
    );
    check(CardClass::Druid, &[
        Friend("CS2_182"), Friend("CS2_120"), Enemy("CS2_182"), PlayOption("ETC_373", 1, Nothing), BoardCount(Mine, 2),
        Now(My(0), 6, 9), Now(My(1), 4, 7), HasNow(My(0), GameTag::TAUNT), Now(Their(0), 4, 5),
    ]);
}

/// Flower Power · Spell · Nature · 7 mana · Summon five 2/2 Treants.
//~ done ETC_373a - 072c22d2 -
#[test]
fn ETC_373a_flower_power() {
    ETC_373_drum_circle();
}

/// Peaceful Piper · Minion · 1 mana · 1/1 · **Choose One -** Draw a Beast; or **Discover** one.
//~ done ETC_375 - 6e20c7a7 -
#[test]
#[rustfmt::skip]
fn ETC_375_peaceful_piper() {
    check(CardClass::Druid, &[
        OnTop("CS2_120"), OnTop("CS2_182"), PlayOption("ETC_375", 0, Nothing), HandCount(Mine, 1),
        Is(InHand(0), "CS2_120"), DeckCount(Mine, 20),
    ]);
    check(CardClass::Druid, &[
        Force(Card("CS2_120")), PlayOption("ETC_375", 1, Nothing), ChooseCard("CS2_120"), HandCount(Mine, 1),
        DeckCount(Mine, 19),
    ]);
}

/// Free Spirit · Minion · Undead · Beast · 1 mana · 1/2 · **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
//~ todo ETC_382 aabbd3d2 3d99d45c -
#[test]
#[ignore = "todo: Free Spirit"]
fn ETC_382_free_spirit() {
    unwritten("ETC_382");
}

/// Groovy Cat · Minion · Beast · 2 mana · 2/1 · **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
//~ todo ETC_385 9354060b e1797bf1 -
#[test]
#[ignore = "todo: Groovy Cat"]
fn ETC_385_groovy_cat() {
    unwritten("ETC_385");
}

/// Zok Fogsnout · Minion · Quilboar · 6 mana · 6/6 · **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
//~ todo ETC_386 bb6096ab 1a8c1d79 -
#[test]
#[ignore = "todo: Zok Fogsnout"]
fn ETC_386_zok_fogsnout() {
    unwritten("ETC_386");
}

/// Rhythm and Roots · Spell · Nature · 4 mana · **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
//~ done ETC_387 - af0b2390 -
#[test]
#[rustfmt::skip]
fn ETC_387_rhythm_and_roots() {
    check(CardClass::Druid, &[
        PlayOption("ETC_387", 0, Nothing), BoardCount(Mine, 0), EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, EndTurn,
        BoardCount(Mine, 3), Is(My(0), "ETC_387bt"), Is(My(2), "ETC_387bt"), EndTurn, EndTurn, EndTurn, EndTurn,
        BoardCount(Mine, 3),
    ]);
    check(CardClass::Druid, &[
        PlayOption("ETC_387", 1, Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0),
        EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 3), Is(My(0), "ETC_387ct"), Is(My(2), "ETC_387ct"),
    ]);
    check(CardClass::Druid, &[
        PlayOption("ETC_387", 0, Nothing), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 3),
    ]);
}

/// Ancient's Melody · Spell · Nature · 4 mana · In 2 turns, summon three 5/5 Ancients **(Secretly**).
//~ done ETC_387b - 5035ecd0 -
#[test]
fn ETC_387b_ancients_melody() {
    ETC_387_rhythm_and_roots();
}

/// Giant's Dance · Spell · Nature · 4 mana · In 4 turns, summon three 8/8 Giants **(Secretly**).
//~ done ETC_387c - 88dffc7b -
#[test]
fn ETC_387c_giants_dance() {
    ETC_387_rhythm_and_roots();
}

/// Rhythm and Roots · Spell · Nature · 4 mana · **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly**).@In 4 turns, summon three 8/8 Giants **(Secretly**).
//~ todo ETC_387t 24866d6d 84bf3786 -
#[test]
#[ignore = "todo: Rhythm and Roots"]
fn ETC_387t_rhythm_and_roots() {
    unwritten("ETC_387t");
}

/// Funnel Cake · Spell · 2 mana · Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
//~ todo JAM_025 6cac9a22 1b40dfe8 -
#[test]
#[ignore = "todo: Funnel Cake"]
fn JAM_025_funnel_cake() {
    unwritten("JAM_025");
}

/// Popular Pixie · Minion · 2 mana · 2/3 · **Choose One -** Refresh your Hero Power; or Your next one costs (0).
//~ done JAM_026 - ea175863 -
#[test]
#[rustfmt::skip]
fn JAM_026_popular_pixie() {
    check(CardClass::Druid, &[
        HeroPower(Nothing), CannotAct(MyPower), PlayOption("JAM_026", 0, Nothing), CostNow(MyPower, 2),
        HeroPower(Nothing), Armor(Mine, 2),
    ]);
    check(
        CardClass::Druid,
        &[PlayOption("JAM_026", 1, Nothing), CostNow(MyPower, 0), HeroPower(Nothing), Mana(8), CostNow(MyPower, 2)],
    );
}

/// Blood Treant · Minion · 5 mana · 2/2 · Costs Health instead of Mana.
//~ done JAM_028 - 000cb037 -
#[test]
#[rustfmt::skip]
fn JAM_028_blood_treant() {
    check(CardClass::Druid, &[
        Give("JAM_028"), Give("CS2_182"), HasNot(InHand(1), GameTag::CARD_ALTERNATE_COST), Play("JAM_028", Nothing),
        Mana(10), Health(MyHero, 25), BoardCount(Mine, 1),
    ]);
}

/// Doomkin · Minion · 6 mana · 3/4 · **Battlecry:** Take one of your opponent's empty Mana Crystals.
//~ todo JAM_029 afb2d871 50f0fc47 -
#[test]
#[ignore = "todo: Doomkin"]
fn JAM_029_doomkin() {
    unwritten("JAM_029");
}
