//! Druid cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17041d6c

/// `BOT_054` · Druid spell · Nature · 1 mana
/// > Each player gains 2 Mana Crystals.
///
/// State: Done
//~ done BOT_054 b3d4f70f - 11f6de42.b4740eed
#[test]
fn BOT_054_biology_project() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_054"),
            Cost("BOT_054", 1),
            EndTurn,
            Crystals(2),
            EndTurn,
            Crystals(3),
            Play("BOT_054", Nothing),
            Mana(4),
            EndTurn,
            Mana(5),
            EndTurn,
            Mana(6),
        ],
    );
}

/// `BOT_419` · Druid minion · 2 mana · 2/3
/// > **Battlecry:** If you control a Treant, **Discover** a spell.
///
/// State: Done
//~ done BOT_419 eb238c71 - deec7cc4.ae85d664
#[test]
fn BOT_419_dendrologist() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_419"),
            Cost("BOT_419", 2),
            Stats("BOT_419", 2, 3),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("BOT_419", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BOT_419"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("BOT_419", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BOT_419"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_419", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// `BOT_422` · Druid minion · 6 mana · 3/4
/// > **Choose One -** Give your other minions +1/+1; or Summon two 2/2 Treants.
///
/// State: Todo
//~ todo BOT_422 811dddb1 a24757ce 8d625f57.aa0d6e75
#[test]
#[ignore = "todo: Tending Tauren"]
fn BOT_422_tending_tauren() {
    unwritten("BOT_422");
}

/// `BOT_422b` · Druid spell · 6 mana
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ todo BOT_422b ba785957 8b9aa218 33bd9daa.f2509a04
#[test]
#[ignore = "todo: New Growth"]
fn BOT_422b_new_growth() {
    unwritten("BOT_422b");
}

/// `BOT_434` · Druid minion · 4 mana · 3/4
/// > While in your hand, this is a 3/4 copy of the last minion you played.
///
/// State: Todo
//~ todo BOT_434 c439fbcc c4b39814 3ef7726a.0e28e09c
#[test]
#[ignore = "todo: Flobbidinous Floop"]
fn BOT_434_flobbidinous_floop() {
    unwritten("BOT_434");
}

/// `BOT_523` · Druid minion · 9 mana · 8/8
/// > **Rush**. Costs (1) less for each friendly Treant that died this game.
///
/// State: Done
//~ done BOT_523 fb4ce63d - d25ce5bf.b59e0884
#[test]
fn BOT_523_mulchmuncher() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_523"),
            Cost("BOT_523", 9),
            Stats("BOT_523", 8, 8),
            Has("BOT_523", GameTag::RUSH),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_523"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 8),
        ],
    );
}
