//! Priest cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c3cb60b9

/// `DED_514` · Priest minion · 3 mana · 3/4
/// > **Battlecry:** Add a copy of the next card your opponent plays to your hand.
///
/// State: Todo
//~ todo DED_514 2baba332 8a2afadb 7f6921e0.6fe32b5b
#[test]
#[ignore = "todo: Copycat"]
fn DED_514_copycat() {
    unwritten("DED_514");
}

/// `SW_433t3` · Priest minion · 5 mana · 7/7
/// > **Taunt Battlecry:** Shuffle the Purified Shard into your deck.
///
/// State: Todo
//~ todo SW_433t3 fa572d45 e5cf701d 62ac08ee.5359853b
#[test]
#[ignore = "todo: Xyrella, the Sanctified"]
fn SW_433t3_xyrella_the_sanctified() {
    unwritten("SW_433t3");
}

/// `SW_433t3a` · Priest spell · Holy · 10 mana
/// > Destroy the enemy hero.
///
/// State: Done
//~ done SW_433t3a 10c8cc2f - 08820563.849f4f9b
#[test]
fn SW_433t3a_purified_shard() {
    let mut table = table(CardClass::Priest);
    table.steps(&[
        Give("SW_433t3a"),
        Cost("SW_433t3a", 10),
        Enemy("CS2_182"),
        Play("SW_433t3a", Nothing),
        In(Nth(1), Zone::Play),
    ]);
    assert_eq!(table.game.players[cardwright_engine::PlayerId::First].state, PlayState::Won);
}

/// `SW_440` · Priest spell · Shadow · 1 mana
/// > **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
///
/// State: Todo
//~ todo SW_440 a0113c55 e70c0a1a 43444a11.e02355d6
#[test]
#[ignore = "todo: Call of the Grave"]
fn SW_440_call_of_the_grave() {
    unwritten("SW_440");
}

/// `SW_448` · Priest minion · 5 mana · 5/6
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// State: Todo
//~ todo SW_448 90cbece7 5c243d67 14126947.c3785e00
#[test]
#[ignore = "todo: Darkbishop Benedictus"]
fn SW_448_darkbishop_benedictus() {
    unwritten("SW_448");
}
