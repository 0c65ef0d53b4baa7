//! Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8c764246

/// `VAC_407` · Hunter minion · 3 mana · 3/3
/// > **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible)*.
///
/// State: Todo
//~ todo VAC_407 8b8bd169 671c6688 d0466509.c467d6f9
#[test]
#[ignore = "todo: Chatty Macaw"]
fn VAC_407_chatty_macaw() {
    unwritten("VAC_407");
}

/// `VAC_408` · Hunter spell · 2 mana
/// > **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// State: Todo
//~ todo VAC_408 ad7fd820 8b013da9 d31424ce.5423ffde
#[test]
#[ignore = "todo: Birdwatching"]
fn VAC_408_birdwatching() {
    unwritten("VAC_408");
}

/// `VAC_410` · Hunter spell · 6 mana
/// > Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
///
/// State: Todo
//~ todo VAC_410 0a5e4d7c c1a27454 3bb67d43.bb235aa0
#[test]
#[ignore = "todo: Furious Fowls"]
fn VAC_410_furious_fowls() {
    unwritten("VAC_410");
}

/// `VAC_410t` · Hunter minion · 3 mana · 3/3
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo VAC_410t 768e3df1 50142312 c4fc8023.0a9df2b0
#[test]
#[ignore = "todo: Angry Bird"]
fn VAC_410t_angry_bird() {
    unwritten("VAC_410t");
}

/// `VAC_415` · Hunter minion · 7 mana · 4/5
/// > **Battlecry:** Repeat each card you played last turn.
///
/// State: Todo
//~ todo VAC_415 5c585372 60c9116e cd878ad2.f809bcad
#[test]
#[ignore = "todo: Sasquawk"]
fn VAC_415_sasquawk() {
    unwritten("VAC_415");
}

/// `VAC_961` · Hunter minion · 2 mana · 1/1
/// > **Battlecry:** Repeat the last 1-Cost card you played.
///
/// State: Todo
//~ todo VAC_961 71224712 a1ecaf1d 8f70f3b2.9ff92b76
#[test]
#[ignore = "todo: Pet Parrot"]
fn VAC_961_pet_parrot() {
    unwritten("VAC_961");
}

/// `WORK_020` · Hunter spell · 4 mana
/// > Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
///
/// State: Todo
//~ todo WORK_020 7c85e9d8 a42cd129 dbbe61c8.dbb753bf
#[test]
#[ignore = "todo: Monkey Business"]
fn WORK_020_monkey_business() {
    unwritten("WORK_020");
}
