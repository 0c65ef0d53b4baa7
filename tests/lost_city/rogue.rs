//! Rogue cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f18e7fc4

/// # Mirrex, the Crystalline
///
/// `DINO_407` · Rogue minion · 3 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion your opponent played.
///
/// State: Todo
//~ todo DINO_407 fcf6fb9a 31ea16ae 143694e3.059527c6
#[test]
#[ignore = "todo: DINO_407 Mirrex, the Crystalline"]
fn DINO_407_mirrex_the_crystalline() {
    check(CardClass::Rogue, &[Give("DINO_407"), Cost("DINO_407", 3), Stats("DINO_407", 3, 4), Unwritten]);
}

/// # Crystalline
///
/// `DINO_407e2` · Rogue enchantment
///
/// > 3/4.
///
/// State: Derived
//~ derived DINO_407e2 64cc236e 52202a4c e2016da4.b2a150af
#[test]
fn DINO_407e2_crystalline() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "DINO_407e2"), Now(My(0), 3, 4)]);
}

/// # Crystal Tusk
///
/// `DINO_408` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Shuffle the left- most card in your hand into your deck. **Deathrattle:** Draw 2 cards.
///
/// State: Derived
//~ derived DINO_408 b28fb04e eb1d1eb4 429a61b7.678ab613
#[test]
fn DINO_408_crystal_tusk() {
    check(
        CardClass::Rogue,
        &[
            Give("DINO_408"),
            Cost("DINO_408", 2),
            Stats("DINO_408", 2, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_408", Nothing),
            DeckCount(Mine, 24),
            HandCount(Mine, 0),
            In(Nth(5), Zone::Deck),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DINO_408"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_408"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Costume Merchant
///
/// `DINO_427` · Rogue minion · 3 mana · 2/4
///
/// > **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
///
/// State: Todo
//~ todo DINO_427 165859b4 1ab257b6 3055ec94.617d4e5d
#[test]
#[ignore = "todo: DINO_427 Costume Merchant"]
fn DINO_427_costume_merchant() {
    check(CardClass::Rogue, &[Give("DINO_427"), Cost("DINO_427", 3), Stats("DINO_427", 2, 4), Unwritten]);
}

/// # Lie in Wait
///
/// `TLC_513` · Rogue spell · 1 mana
///
/// > **Quest:** Shuffle cards into your deck, 5 times. **Reward:** Master Dusk.
///
/// State: Todo
//~ todo TLC_513 c996e452 f1f66876 98ffc75f.1c7776eb
#[test]
#[ignore = "todo: TLC_513 Lie in Wait"]
fn TLC_513_lie_in_wait() {
    check(CardClass::Rogue, &[Give("TLC_513"), Cost("TLC_513", 1), Unwritten]);
}

/// # Way of the Shell
///
/// `TLC_513hp` · Rogue hero power · 1 mana
///
/// > Draw 2 cards that didn't start in your deck.
///
/// State: Derived
//~ derived TLC_513hp ea019038 ee2eb764 804b8606.b20c8fcd
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

/// # Tortollan Ninja
///
/// `TLC_513t2` · Rogue minion · 3 mana · 3/3
///
/// > **Summoned When Drawn Stealth**
///
/// State: Todo
//~ todo TLC_513t2 663ecbac fa674d01 b3beac29.4816074f
#[test]
#[ignore = "todo: TLC_513t2 Tortollan Ninja"]
fn TLC_513t2_tortollan_ninja() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_513t2"),
            Cost("TLC_513t2", 3),
            Stats("TLC_513t2", 3, 3),
            Has("TLC_513t2", GameTag::STEALTH),
            Unwritten,
        ],
    );
}

/// # Merchant of Legend
///
/// `TLC_514` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a **Legendary** minion. Shuffle the other two into your deck.
///
/// State: Done
//~ done TLC_514 850c9a19 - 5003369c.a54e80d0
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

/// # Cultist Map
///
/// `TLC_515` · Rogue spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_515 c5b0b315 7a4b28f3 927c27bb.5425f0b2
#[test]
#[ignore = "todo: TLC_515 Cultist Map"]
fn TLC_515_cultist_map() {
    check(CardClass::Rogue, &[Give("TLC_515"), Cost("TLC_515", 2), Unwritten]);
}

/// # Neferset Weaponsmith
///
/// `TLC_516` · Rogue minion · 4 mana · 5/4
///
/// > **Battlecry:** Get a random weapon from another class. **Combo:** Give it +2 Attack.
///
/// State: Derived
//~ derived TLC_516 5526fb1e 71dc4351 fa46e150.d70e60c6
#[test]
fn TLC_516_neferset_weaponsmith() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_516"),
            Cost("TLC_516", 4),
            Stats("TLC_516", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_050")),
            Play("TLC_516", Nothing),
            Is(InHand(0), "AT_050"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TLC_516"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_001")),
            Play("TLC_516", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TLC_516"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_050")),
            Play("TLC_516", Nothing),
            Is(InHand(0), "AT_050"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Wicked Weaponry
///
/// `TLC_516e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived TLC_516e e5802072 63307649 29afb761.bf3d1612
#[test]
fn TLC_516e_wicked_weaponry() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TLC_516e"), Now(My(0), 7, 1)]);
}

/// # Knockback
///
/// `TLC_517` · Rogue spell · 1 mana
///
/// > Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck)*.
///
/// State: Todo
//~ todo TLC_517 b19422d0 57cb4ad8 4de4d344.c4a4a37f
#[test]
#[ignore = "todo: TLC_517 Knockback"]
fn TLC_517_knockback() {
    check(CardClass::Rogue, &[Give("TLC_517"), Cost("TLC_517", 1), Unwritten]);
}

/// # Interrogation
///
/// `TLC_518` · Rogue spell · 2 mana
///
/// > Shuffle three 3/3 Ninjas with **Stealth** into your deck that are **Summoned When Drawn**.
///
/// State: Todo
//~ todo TLC_518 e5b500b7 d6d5fd84 2afb363d.ed15410c
#[test]
#[ignore = "todo: TLC_518 Interrogation"]
fn TLC_518_interrogation() {
    check(CardClass::Rogue, &[Give("TLC_518"), Cost("TLC_518", 2), Unwritten]);
}

/// # Ambush Predators
///
/// `TLC_519` · Rogue spell · Shadow · 3 mana
///
/// > Summon a 1/1 Spitter with **Stealth** and **Poisonous**. **Kindred:** Do it again.
///
/// State: Derived
//~ derived TLC_519 46c4e037 ddfe92c3 98fbb160.464d3cbf
#[test]
fn TLC_519_ambush_predators() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_519"),
            Cost("TLC_519", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DS1_233", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_519", Nothing),
            BoardCount(Mine, 3),
            In(The("TLC_519t"), Zone::Play),
            Now(The("TLC_519t"), 1, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TLC_519"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_519", Nothing),
            BoardCount(Mine, 2),
            In(The("TLC_519t"), Zone::Play),
            Now(The("TLC_519t"), 1, 1),
        ],
    );
}

/// # Venomous Spitter
///
/// `TLC_519t` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ vanilla TLC_519t c141a763 d297ec62 ed1fb1cb.8639d5f9
#[test]
fn TLC_519t_venomous_spitter() {
    check(
        CardClass::Rogue,
        &[
            Give("TLC_519t"),
            Cost("TLC_519t", 2),
            Stats("TLC_519t", 1, 1),
            Has("TLC_519t", GameTag::POISONOUS),
            Has("TLC_519t", GameTag::STEALTH),
            Play("TLC_519t", Nothing),
            In(The("TLC_519t"), Zone::Play),
            Now(The("TLC_519t"), 1, 1),
            HasNow(The("TLC_519t"), GameTag::POISONOUS),
            HasNow(The("TLC_519t"), GameTag::STEALTH),
        ],
    );
}

/// # Underbrush Tracker
///
/// `TLC_520` · Rogue minion · 6 mana · 5/5
///
/// > **Rush** Costs (1) less for each time you've shuffled cards into your deck.
///
/// State: Todo
//~ todo TLC_520 880f5ac2 1fc9b009 41abcfdd.4941b236
#[test]
#[ignore = "todo: TLC_520 Underbrush Tracker"]
fn TLC_520_underbrush_tracker() {
    check(
        CardClass::Rogue,
        &[Give("TLC_520"), Cost("TLC_520", 6), Stats("TLC_520", 5, 5), Has("TLC_520", GameTag::RUSH), Unwritten],
    );
}

/// # Eyes in the Sky
///
/// `TLC_521` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** Look at 3 cards in your enemy's deck. Pick one to put on top.
///
/// State: Done
//~ done TLC_521 046d9aec - 11d464e6.fc6639c1
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

/// # Opu the Unseen
///
/// `TLC_522` · Rogue minion · 6 mana · 6/4
///
/// > Stealth**. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
///
/// State: Done
//~ done TLC_522 34df9b49 - 805e5332.05b2e39e
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
