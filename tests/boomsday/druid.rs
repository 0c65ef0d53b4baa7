//! Druid cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17041d6c

/// # Biology Project
///
/// `BOT_054` · Druid spell · Nature · 1 mana
///
/// > Each player gains 2 Mana Crystals.
///
/// State: Done
//~ done BOT_054 dbdc8d36 - 11f6de42.b4740eed
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

/// # Juicy Psychmelon
///
/// `BOT_404` · Druid spell · Nature · 4 mana
///
/// > Draw a 7, 8, 9, and 10-Cost minion from your deck.
///
/// State: Derived
//~ derived BOT_404 194182b7 bbec481a dd6c87fc.fad71105
#[test]
fn BOT_404_juicy_psychmelon() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_404"),
            Cost("BOT_404", 4),
            OnTop("CS2_186"),
            OnTop("OG_142"),
            OnTop("AT_045"),
            OnTop("OG_141"),
            OnTop("CS2_186"),
            OnTop("OG_142"),
            OnTop("AT_045"),
            OnTop("OG_141"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_404", Nothing),
            DeckCount(Mine, 24),
            HandCount(Mine, 4),
            CostNow(Nth(5), 7),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 7, 7),
            CostNow(Nth(6), 8),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 6, 10),
            CostNow(Nth(7), 9),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 5, 5),
            CostNow(Nth(8), 10),
            In(Nth(8), Zone::Hand),
            Now(Nth(8), 10, 10),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BOT_404"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_186"),
            OnTop("OG_142"),
            OnTop("AT_045"),
            OnTop("OG_141"),
            OnTop("CS2_032"),
            OnTop("CS2_118"),
            OnTop("VAN_EX1_354"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_404", Nothing),
            DeckCount(Mine, 9),
            HandCount(Mine, 4),
            CostNow(Nth(6), 7),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
            CostNow(Nth(7), 8),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 6, 10),
            CostNow(Nth(8), 9),
            In(Nth(8), Zone::Hand),
            Now(Nth(8), 5, 5),
            CostNow(Nth(9), 10),
            In(Nth(9), Zone::Hand),
            Now(Nth(9), 10, 10),
        ],
    );
}

/// # Dendrologist
///
/// `BOT_419` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a Treant, **Discover** a spell.
///
/// State: Done
//~ done BOT_419 44214691 - deec7cc4.ae85d664
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

/// # Landscaping
///
/// `BOT_420` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Derived
//~ derived BOT_420 23501857 14446cc8 75d0f8ac.f2509a04
#[test]
fn BOT_420_landscaping() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_420"),
            Cost("BOT_420", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_420", Nothing),
            BoardCount(Mine, 3),
            In(The("EX1_tk9"), Zone::Play),
            Now(The("EX1_tk9"), 2, 2),
        ],
    );
}

/// # Tending Tauren
///
/// `BOT_422` · Druid minion · 6 mana · 3/4
///
/// > **Choose One -** Give your other minions +1/+1; or Summon two 2/2 Treants.
///
/// State: Todo
//~ todo BOT_422 df096bae 980a2f84 8d625f57.aa0d6e75
#[test]
#[ignore = "todo: BOT_422 Tending Tauren"]
fn BOT_422_tending_tauren() {
    check(CardClass::Druid, &[Give("BOT_422"), Cost("BOT_422", 6), Stats("BOT_422", 3, 4), Unwritten]);
}

/// # Old Growth
///
/// `BOT_422a` · Druid spell · 6 mana
///
/// > Give your other minions +1/+1.
///
/// State: Derived
//~ derived BOT_422a 6b9f6eac 2475b257 34a36231.72267d1b
#[test]
fn BOT_422a_old_growth() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_422a"),
            Cost("BOT_422a", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_422a", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Old Growth
///
/// `BOT_422ae` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BOT_422ae 79fa38b1 c1a92c1a f78e944e.67341004
#[test]
fn BOT_422ae_old_growth() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BOT_422ae"), Now(My(0), 6, 2)]);
}

/// # New Growth
///
/// `BOT_422b` · Druid spell · 6 mana
///
/// > Summon two 2/2 Treants.
///
/// State: Todo
//~ todo BOT_422b 8068b4f8 ceb91113 33bd9daa.f2509a04
#[test]
#[ignore = "todo: BOT_422b New Growth"]
fn BOT_422b_new_growth() {
    check(CardClass::Druid, &[Give("BOT_422b"), Cost("BOT_422b", 6), Unwritten]);
}

/// # Dreampetal Florist
///
/// `BOT_423` · Druid minion · 7 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of a random minion in your hand by (7).
///
/// State: Derived
//~ derived BOT_423 995809b4 9232ce10 647e3deb.38546782
#[test]
fn BOT_423_dreampetal_florist() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_423"),
            Cost("BOT_423", 7),
            Stats("BOT_423", 4, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_423"),
            Force(Entity(Nth(0))),
            EndTurn,
            CostNow(Nth(0), 0),
        ],
    );
}

/// # Floral Arrangement
///
/// `BOT_423e` · Druid enchantment
///
/// > Costs (7) less.
///
/// State: Derived
//~ derived BOT_423e b14fd5c8 d9292db8 bdb8af9b.98ed2982
#[test]
fn BOT_423e_floral_arrangement() {
    check(CardClass::Druid, &[Give("OG_141"), Enchant(Nth(0), "BOT_423e"), CostNow(Nth(0), 3)]);
}

/// # Flobbidinous Floop
///
/// `BOT_434` · Druid minion · 4 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion you played.
///
/// State: Todo
//~ todo BOT_434 8c76fbfb b186ddce 3ef7726a.0e28e09c
#[test]
#[ignore = "todo: BOT_434 Flobbidinous Floop"]
fn BOT_434_flobbidinous_floop() {
    check(CardClass::Druid, &[Give("BOT_434"), Cost("BOT_434", 4), Stats("BOT_434", 3, 4), Unwritten]);
}

/// # Floopy
///
/// `BOT_434e2` · Druid enchantment
///
/// > 3/4.
///
/// State: Derived
//~ derived BOT_434e2 f101029f 83696579 cfd2d32b.b2a150af
#[test]
fn BOT_434e2_floopy() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BOT_434e2"), Now(My(0), 3, 4)]);
}

/// # Floop's Glorious Gloop
///
/// `BOT_444` · Druid spell · Nature · 1 mana
///
/// > Whenever a minion dies this turn, refresh a Mana Crystal.
///
/// State: Derived
//~ derived BOT_444 24e7efab 1e83f1c2 9d2a3dda.e213a70e
#[test]
fn BOT_444_floops_glorious_gloop() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_444"),
            Cost("BOT_444", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("BOT_444", Nothing),
            Kill(Nth(1)),
            Mana(6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BOT_444"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("BOT_444", Nothing),
            Kill(Nth(2)),
            Mana(6),
        ],
    );
}

/// # Gloop Sprayer
///
/// `BOT_507` · Druid minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a copy of each adjacent minion.
///
/// State: Derived
//~ derived BOT_507 4f3378f6 f0a32a1c a3494f02.a4635647
#[test]
fn BOT_507_gloop_sprayer() {
    check(
        CardClass::Druid,
        &[
            Give("BOT_507"),
            Cost("BOT_507", 7),
            Stats("BOT_507", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_507", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(CardClass::Druid, &[Give("BOT_507"), Enemy("CS2_182"), Play("BOT_507", Nothing), BoardCount(Mine, 1)]);
}

/// # Mulchmuncher
///
/// `BOT_523` · Druid minion · 9 mana · 8/8
///
/// > **Rush**. Costs (1) less for each friendly Treant that died this game.
///
/// State: Done
//~ done BOT_523 2f03df0c - d25ce5bf.b59e0884
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
