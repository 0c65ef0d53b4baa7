//! Neutral cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 09a3e758

/// `BOT_424` · Neutral minion · 10 mana · 10/10
/// > **Deathrattle:** If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
///
/// State: Done
//~ done BOT_424 ece18372 - ec75b776.677f5388
#[test]
fn BOT_424_mechathun() {
    check(
        CardClass::Mage,
        &[Cost("BOT_424", 10), Stats("BOT_424", 10, 10), EmptyDeck(Mine), Friend("BOT_424"), Kill(My(0)), Won(Mine)],
    );
    check(
        CardClass::Mage,
        &[EmptyDeck(Mine), Friend("BOT_424"), Friend("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0)],
    );
    check(
        CardClass::Mage,
        &[EmptyDeck(Mine), Friend("BOT_424"), Give("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0)],
    );
    check(
        CardClass::Mage,
        &[EmptyDeck(Mine), Friend("BOT_424"), OnTop("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0)],
    );
}

/// `BOT_511t` · Neutral spell · 5 mana
/// > **Casts When Drawn** You take 5 damage.
///
/// State: Done
//~ done BOT_511t ced0980f - d8718076.17bd0040
#[test]
fn BOT_511t_bomb() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_511t"),
            Cost("BOT_511t", 5),
            OnTop("CS2_231"),
            OnTop("BOT_511t"),
            EndTurn,
            EndTurn,
            Damage(MyHero, 5),
            Damage(TheirHero, 0),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_231"),
        ],
    );
}

/// `BOT_559` · Neutral minion · 3 mana · 3/4
/// > Whenever you shuffle a card into a deck, shuffle in an extra copy.
///
/// State: Todo
//~ todo BOT_559 459ee400 2c1f6f88 43122920.cb012c9e
#[test]
#[ignore = "todo: Augmented Elekk"]
fn BOT_559_augmented_elekk() {
    unwritten("BOT_559");
}

/// `BOT_573` · Neutral minion · 5 mana · 4/4
/// > **Battlecry:** Draw 5 different **Secrets** from your deck.
///
/// State: Todo
//~ todo BOT_573 361f35a6 955d8ed6 54ce15b5.965fd670
#[test]
#[ignore = "todo: Subject 9"]
fn BOT_573_subject_9() {
    unwritten("BOT_573");
}

/// `BOT_914` · Neutral minion · 4 mana · 4/5
/// > You start the game with one of Whizbang's Wonderful Decks!
///
/// State: Todo
//~ todo BOT_914 a867a274 3690c349 b60414db.8341495e
#[test]
#[ignore = "todo: Whizbang the Wonderful"]
fn BOT_914_whizbang_the_wonderful() {
    unwritten("BOT_914");
}
