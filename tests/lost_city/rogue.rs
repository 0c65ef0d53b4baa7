//! Rogue cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f18e7fc4

/// `DINO_407` · Rogue minion · 3 mana · 3/4
/// > While in your hand, this is a 3/4 copy of the last minion your opponent played.
///
/// State: Todo
//~ todo DINO_407 51213dba 82637ddd 143694e3.059527c6
#[test]
#[ignore = "todo: Mirrex, the Crystalline"]
fn DINO_407_mirrex_the_crystalline() {
    unwritten("DINO_407");
}

/// `DINO_427` · Rogue minion · 3 mana · 2/4
/// > **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
///
/// State: Todo
//~ todo DINO_427 762ecf0a d0754ac6 3055ec94.617d4e5d
#[test]
#[ignore = "todo: Costume Merchant"]
fn DINO_427_costume_merchant() {
    unwritten("DINO_427");
}

/// `TLC_513` · Rogue spell · 1 mana
/// > **Quest:** Shuffle cards into your deck, 5 times. **Reward:** Master Dusk.
///
/// State: Todo
//~ todo TLC_513 586c5556 f733516c 98ffc75f.1c7776eb
#[test]
#[ignore = "todo: Lie in Wait"]
fn TLC_513_lie_in_wait() {
    unwritten("TLC_513");
}

/// `TLC_513hp` · Rogue hero power · 1 mana
/// > Draw 2 cards that didn't start in your deck.
///
/// State: Done
//~ done TLC_513hp 75bb51bf - 804b8606.b20c8fcd
#[test]
fn TLC_513hp_way_of_the_shell() {
    check(
        CardClass::Rogue,
        &[
            HasHeroPower("TLC_513hp"),
            Cost("TLC_513hp", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[HasHeroPower("TLC_513hp"), Friend("CS2_182"), Enemy("CS2_182"), HeroPower(Nothing), DeckCount(Mine, 19)],
    );
}

/// `TLC_513t2` · Rogue minion · 3 mana · 3/3
/// > **Summoned When Drawn Stealth**
///
/// State: Todo
//~ todo TLC_513t2 65199ab9 1334b66e b3beac29.4816074f
#[test]
#[ignore = "todo: Tortollan Ninja"]
fn TLC_513t2_tortollan_ninja() {
    unwritten("TLC_513t2");
}

/// `TLC_514` · Rogue minion · 1 mana · 1/2
/// > **Battlecry: Discover** a **Legendary** minion. Shuffle the other two into your deck.
///
/// State: Done
//~ done TLC_514 dd73e235 - 5003369c.a54e80d0
#[test]
fn TLC_514_merchant_of_legend() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_514"),
            Cost("TLC_514", 1),
            Stats("TLC_514", 1, 2),
            Force(Card("EX1_110")),
            Force(Card("EX1_298")),
            Force(Card("EX1_016")),
            Play("TLC_514", Nothing),
            ChooseCard("EX1_110"),
            HandCount(Mine, 1),
            Is(InHand(0), "EX1_110"),
            In(The("EX1_298"), Zone::Deck),
            In(The("EX1_016"), Zone::Deck),
            DeckCount(Mine, 21),
        ],
    );
    check(CardClass::Rogue, &[Never(Card("CS2_182")), Play("TLC_514", Nothing), Choose(0), HandCount(Mine, 1)]);
}

/// `TLC_515` · Rogue spell · Shadow · 2 mana
/// > **Discover** a card from your deck. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_515 ee4f6e06 8fb8e6a2 927c27bb.5425f0b2
#[test]
#[ignore = "todo: Cultist Map"]
fn TLC_515_cultist_map() {
    unwritten("TLC_515");
}

/// `TLC_517` · Rogue spell · 1 mana
/// > Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck)*.
///
/// State: Todo
//~ todo TLC_517 b0d80463 6f8b4ad2 4de4d344.c4a4a37f
#[test]
#[ignore = "todo: Knockback"]
fn TLC_517_knockback() {
    unwritten("TLC_517");
}

/// `TLC_518` · Rogue spell · 2 mana
/// > Shuffle three 3/3 Ninjas with **Stealth** into your deck that are **Summoned When Drawn**.
///
/// State: Todo
//~ todo TLC_518 ddcea546 181c9841 2afb363d.ed15410c
#[test]
#[ignore = "todo: Interrogation"]
fn TLC_518_interrogation() {
    unwritten("TLC_518");
}

/// `TLC_520` · Rogue minion · 6 mana · 5/5
/// > **Rush** Costs (1) less for each time you've shuffled cards into your deck.
///
/// State: Todo
//~ todo TLC_520 f3e39dcc 6e495213 41abcfdd.4941b236
#[test]
#[ignore = "todo: Underbrush Tracker"]
fn TLC_520_underbrush_tracker() {
    unwritten("TLC_520");
}

/// `TLC_521` · Rogue minion · 2 mana · 2/3
/// > **Battlecry:** Look at 3 cards in your enemy's deck. Pick one to put on top.
///
/// State: Done
//~ done TLC_521 4e7e58d7 - 11d464e6.fc6639c1
#[test]
fn TLC_521_eyes_in_the_sky() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_521"),
            Cost("TLC_521", 2),
            Stats("TLC_521", 2, 3),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_231"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_200"),
            Play("TLC_521", Nothing),
            ChooseCard("CS2_231"),
            HandCount(Mine, 0),
            DeckCount(Theirs, 3),
            EndTurn,
            Is(InTheirHand(0), "CS2_231"),
            HandCount(Theirs, 1),
        ],
    );
}

/// `TLC_522` · Rogue minion · 6 mana · 6/4
/// > Stealth**. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
///
/// State: Done
//~ done TLC_522 b5dee1bc - 805e5332.05b2e39e
#[test]
fn TLC_522_opu_the_unseen() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_522"),
            Cost("TLC_522", 6),
            Stats("TLC_522", 6, 4),
            Has("TLC_522", GameTag::STEALTH),
            Enemy("CS2_182"),
            Play("TLC_522", Nothing),
            Damage(Their(0), 1),
            HandCount(Mine, 1),
            Kill(My(0)),
            Damage(Their(0), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("TLC_522", Nothing),
            Damage(Their(0), 2),
            Damage(My(0), 0),
            HandCount(Mine, 2),
            HasNow(My(1), GameTag::STEALTH),
        ],
    );
}
