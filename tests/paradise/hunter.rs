//! Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8c764246

/// Chatty Macaw · Minion · Beast · Pirate · 3 mana · 3/3 · **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible*).
//~ todo VAC_407 671c6688 13f3e5de -
#[test]
#[ignore = "todo: Chatty Macaw"]
fn VAC_407_chatty_macaw() {
    unwritten("VAC_407");
}

/// Birdwatching · Spell · 2 mana · **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are*).
//~ todo VAC_408 8b013da9 11a47c50 -
#[test]
#[ignore = "todo: Birdwatching"]
fn VAC_408_birdwatching() {
    unwritten("VAC_408");
}

/// Furious Fowls · Spell · 6 mana · Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
//~ todo VAC_410 c1a27454 1f5c7a02 -
#[test]
#[ignore = "todo: Furious Fowls"]
fn VAC_410_furious_fowls() {
    unwritten("VAC_410");
}

/// Angry Bird · Minion · Beast · 3 mana · 3/3 · **Immune** while attacking.
//~ todo VAC_410t 50142312 30835a40 -
#[test]
#[ignore = "todo: Angry Bird"]
fn VAC_410t_angry_bird() {
    unwritten("VAC_410t");
}

/// Sasquawk · Minion · Beast · 7 mana · 4/5 · **Battlecry:** Repeat each card you played last turn.
//~ todo VAC_415 60c9116e abd3aae3 -
#[test]
#[ignore = "todo: Sasquawk"]
fn VAC_415_sasquawk() {
    unwritten("VAC_415");
}

/// Pet Parrot · Minion · Beast · 2 mana · 1/1 · **Battlecry:** Repeat the last 1-Cost card you played.
//~ todo VAC_961 a1ecaf1d bfd9b687 -
#[test]
#[ignore = "todo: Pet Parrot"]
fn VAC_961_pet_parrot() {
    unwritten("VAC_961");
}

/// Monkey Business · Spell · 4 mana · Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
//~ todo WORK_020 a42cd129 9644825c -
#[test]
#[ignore = "todo: Monkey Business"]
fn WORK_020_monkey_business() {
    unwritten("WORK_020");
}
