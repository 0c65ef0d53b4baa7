//! Rogue cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Mirrex, the Crystalline
///
/// `DINO_407` · Rogue minion · 3 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion your opponent played.
///
/// State: Todo
//~ DINO_407 todo ee960db4 b841ac18
#[test]
#[ignore = "todo: DINO_407 Mirrex, the Crystalline"]
fn DINO_407_mirrex_the_crystalline() {
    check(CardClass::Rogue, &[Give("DINO_407"), Cost("DINO_407", 3), Stats("DINO_407", 3, 4), Unwritten]);
}

/// # Crystal Tusk
///
/// `DINO_408` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Shuffle the left- most card in your hand into your deck. **Deathrattle:** Draw 2 cards.
///
/// State: Todo
//~ DINO_408 todo 4ef5f3ad 67b3f46e
#[test]
#[ignore = "todo: DINO_408 Crystal Tusk"]
fn DINO_408_crystal_tusk() {
    check(CardClass::Rogue, &[Give("DINO_408"), Cost("DINO_408", 2), Stats("DINO_408", 2, 2), Unwritten]);
}

/// # Costume Merchant
///
/// `DINO_427` · Rogue minion · 3 mana · 2/4
///
/// > **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
///
/// State: Todo
//~ DINO_427 todo d4ba68cc 76bbec21
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
//~ TLC_513 todo 33984c0d d83b7c08
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
/// State: Todo
//~ TLC_513hp todo e26ff766 89d605ec
#[test]
#[ignore = "todo: TLC_513hp Way of the Shell"]
fn TLC_513hp_way_of_the_shell() {
    check(CardClass::Rogue, &[HasHeroPower("TLC_513hp"), Cost("TLC_513hp", 1), Unwritten]);
}

/// # Tortollan Ninja
///
/// `TLC_513t2` · Rogue minion · 3 mana · 3/3
///
/// > **Summoned When Drawn Stealth**
///
/// State: Todo
//~ TLC_513t2 todo 07105158 58d67fcb
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
/// State: Todo
//~ TLC_514 todo edbef51c 69fdb930
#[test]
#[ignore = "todo: TLC_514 Merchant of Legend"]
fn TLC_514_merchant_of_legend() {
    check(CardClass::Rogue, &[Give("TLC_514"), Cost("TLC_514", 1), Stats("TLC_514", 1, 2), Unwritten]);
}

/// # Cultist Map
///
/// `TLC_515` · Rogue spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ TLC_515 todo 6b862324 1ba02137
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
/// State: Todo
//~ TLC_516 todo 6e6c156f 9ad8cf73
#[test]
#[ignore = "todo: TLC_516 Neferset Weaponsmith"]
fn TLC_516_neferset_weaponsmith() {
    check(CardClass::Rogue, &[Give("TLC_516"), Cost("TLC_516", 4), Stats("TLC_516", 5, 4), Unwritten]);
}

/// # Knockback
///
/// `TLC_517` · Rogue spell · 1 mana
///
/// > Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck)*.
///
/// State: Todo
//~ TLC_517 todo ab608fad a7bc97d8
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
//~ TLC_518 todo f1a5f3fc 8aa773d4
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
/// State: Todo
//~ TLC_519 todo 5ad870ca fac625a6
#[test]
#[ignore = "todo: TLC_519 Ambush Predators"]
fn TLC_519_ambush_predators() {
    check(CardClass::Rogue, &[Give("TLC_519"), Cost("TLC_519", 3), Unwritten]);
}

/// # Venomous Spitter
///
/// `TLC_519t` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ TLC_519t vanilla bd06d765 a24386f9
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
//~ TLC_520 todo a8b92111 cd806b2e
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
/// State: Todo
//~ TLC_521 todo 18cf5a53 8d746199
#[test]
#[ignore = "todo: TLC_521 Eyes in the Sky"]
fn TLC_521_eyes_in_the_sky() {
    check(CardClass::Rogue, &[Give("TLC_521"), Cost("TLC_521", 2), Stats("TLC_521", 2, 3), Unwritten]);
}

/// # Opu the Unseen
///
/// `TLC_522` · Rogue minion · 6 mana · 6/4
///
/// > Stealth**. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
///
/// State: Todo
//~ TLC_522 todo b4e2b1cc 981e5d3f
#[test]
#[ignore = "todo: TLC_522 Opu the Unseen"]
fn TLC_522_opu_the_unseen() {
    check(
        CardClass::Rogue,
        &[Give("TLC_522"), Cost("TLC_522", 6), Stats("TLC_522", 6, 4), Has("TLC_522", GameTag::STEALTH), Unwritten],
    );
}
