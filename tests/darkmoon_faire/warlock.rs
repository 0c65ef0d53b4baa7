//! Warlock cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ce5402a

/// `DMF_113` · Warlock spell · 3 mana
/// > Draw 2 minions. If they're both Demons, reduce their Costs by (2).
///
/// State: Done
//~ done DMF_113 95d4ed40 - 1f9df250.c1277a70
#[test]
fn DMF_113_free_admission() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_113"),
            Cost("DMF_113", 3),
            EmptyDeck(Mine),
            OnTop("CS2_064"),
            OnTop("EX1_310"),
            OnTop("CS2_029"),
            Play("DMF_113", Nothing),
            HandCount(Mine, 2),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 3),
            DeckCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            EmptyDeck(Mine),
            OnTop("CS2_064"),
            OnTop("CS2_182"),
            Play("DMF_113", Nothing),
            HandCount(Mine, 2),
            CostNow(Nth(0), 6),
            CostNow(Nth(1), 4),
        ],
    );
}

/// `DMF_117` · Warlock spell · 4 mana
/// > Destroy a random enemy minion. **Corrupt:** Destroy 2. **Corrupt Again:** Destroy 3.
///
/// State: Todo
//~ todo DMF_117 2816ec1d 9a8a93ba 5a10d7d7.a0d654a9
#[test]
#[ignore = "todo: Cascading Disaster"]
fn DMF_117_cascading_disaster() {
    unwritten("DMF_117");
}

/// `DMF_117t` · Warlock spell · 4 mana
/// > **Corrupted** Destroy 2 random enemy minions. **Corrupt:** Destroy 3.
///
/// State: Todo
//~ todo DMF_117t 55ed4967 5e7be783 b44df2f8.873d1425
#[test]
#[ignore = "todo: Cascading Disaster"]
fn DMF_117t_cascading_disaster() {
    unwritten("DMF_117t");
}

/// `DMF_118t` · Warlock minion · 6 mana · 8/8
/// > **Corrupted Battlecry:** Remove the top 5 cards from your opponent's deck.
///
/// State: Todo
//~ todo DMF_118t 0592ed0c c460e167 e89d07d7.46dbf90c
#[test]
#[ignore = "todo: Tickatus"]
fn DMF_118t_tickatus() {
    unwritten("DMF_118t");
}

/// `DMF_534` · Warlock spell · Shadow · 5 mana
/// > Swap the Cost and Attack of all minions in your deck.
///
/// State: Todo
//~ todo DMF_534 7eea166e c641012c 5bf4a0ef.75ae7169
#[test]
#[ignore = "todo: Deck of Chaos"]
fn DMF_534_deck_of_chaos() {
    unwritten("DMF_534");
}

/// `YOP_003t` · Multi-class minion · 3 mana · 3/4
/// > **Corrupted Battlecry:** Shuffle 2 Soul Fragments into your deck and draw a card.
///
/// State: Done
//~ done YOP_003t 7edd3c59 - f52b8ede.6ba182f0
#[test]
fn YOP_003t_luckysoul_hoarder() {
    check(
        CardClass::Warlock,
        &[
            Give("YOP_003t"),
            Cost("YOP_003t", 3),
            Stats("YOP_003t", 3, 4),
            Has("YOP_003t", GameTag::CORRUPTED_CARD),
            Force(Number(0)),
            Force(Number(0)),
            Play("YOP_003t", Nothing),
            In(The("SCH_307t"), Zone::Deck),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
            DeckCount(Theirs, 20),
        ],
    );
}

/// `YOP_004` · Warlock minion · 5 mana · 5/4
/// > **Deathrattle:** Shuffle 3 random Prime **Legendary** minions into your deck.
///
/// State: Todo
//~ todo YOP_004 65f19ae9 cf7ae0d6 a9c6e224.0c730f78
#[test]
#[ignore = "todo: Envoy Rustwix"]
fn YOP_004_envoy_rustwix() {
    unwritten("YOP_004");
}
