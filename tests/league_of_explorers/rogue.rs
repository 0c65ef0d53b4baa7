//! Rogue cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1f41315

/// Tomb Pillager · Minion · Undead · 4 mana · 6/4 · **Deathrattle:** Get a Coin.
//~ done LOE_012 - 8aee2192 -
#[test]
fn LOE_012_tomb_pillager() {
    check(
        CardClass::Rogue,
        &[
            Give("LOE_012"),
            Cost("LOE_012", 4),
            Stats("LOE_012", 6, 4),
            Play("LOE_012", Nothing),
            Kill(My(0)),
            Is(InHand(0), "GAME_005"),
        ],
    );
}

/// Map to the Golden Monkey · Spell · 2 mana · Shuffle the Golden Monkey into your deck. Draw a card.
//~ done LOE_019t - b91b76f5 -
#[test]
#[rustfmt::skip]
fn LOE_019t_map_to_the_golden_monkey() {
    check(CardClass::Rogue, &[
        EmptyDeck(Mine), OnTop("CS2_029"), Force(Number(0)), Play("LOE_019t", Nothing), HandCount(Mine, 1),
        Is(InHand(0), "CS2_029"), DeckCount(Mine, 1), EndTurn, EndTurn, Is(InHand(1), "LOE_019t2"),
    ]);
}

/// Golden Monkey · Minion · 4 mana · 6/6 · **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
//~ done LOE_019t2 - a409775b -
#[test]
#[rustfmt::skip]
fn LOE_019t2_golden_monkey() {
    check(CardClass::Rogue, &[
        Give("CS2_029"), DeckOf(&["CS2_182"]), GiveThem("CS2_182"), Force(Card("EX1_563")), Force(Card("EX1_561")),
        Play("LOE_019t2", Nothing), Is(InHand(0), "EX1_563"), Is(InTheirHand(0), "CS2_182"), EndTurn, EndTurn,
        Is(InHand(1), "EX1_561"),
    ]);
}
