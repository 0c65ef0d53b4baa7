//! Priest cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c3cb60b9

/// Copycat · Minion · Beast · 3 mana · 3/4 · **Battlecry:** Add a copy of the next card your opponent plays to your hand.
//~ todo DED_514 8a2afadb 2b2e60a9 -
#[test]
#[ignore = "todo: Copycat"]
fn DED_514_copycat() {
    unwritten("DED_514");
}

/// Purified Shard · Spell · Holy · 10 mana · Destroy the enemy hero.
//~ done SW_433t3a - 944e1a42 -
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

/// Call of the Grave · Spell · Shadow · 1 mana · **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
//~ done SW_440 - 788ac792 -
#[test]
#[rustfmt::skip]
fn SW_440_call_of_the_grave() {
    check(CardClass::Priest, &[
        Crystals(3), Force(Card("EX1_096")), Play("SW_440", Nothing), ChooseCard("EX1_096"), HandCount(Mine, 2),
        Is(InHand(0), "EX1_096"), Mana(2),
    ]);
    check(
        CardClass::Priest,
        &[Crystals(2), Force(Card("EX1_096")), Play("SW_440", Nothing), ChooseCard("EX1_096"), HandCount(Mine, 1)],
    );
    check(CardClass::Priest, &[Never(Card("CS2_200")), Play("SW_440", Nothing), Choose(0)]);
    check(CardClass::Priest, &[Never(Card("LOOT_500")), Play("SW_440", Nothing), Choose(0)]);
}

/// Darkbishop Benedictus · Minion · 5 mana · 5/6 · **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
//~ todo SW_448 5c243d67 214e3e29 -
#[test]
#[ignore = "todo: Darkbishop Benedictus"]
fn SW_448_darkbishop_benedictus() {
    unwritten("SW_448");
}
