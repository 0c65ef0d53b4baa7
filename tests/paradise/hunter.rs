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
//~ done VAC_410 - 1f5c7a02 -
#[test]
#[rustfmt::skip]
fn VAC_410_furious_fowls() {
    check(CardClass::Hunter, &[
        Targets("VAC_410", &[EnemyMinion, EnemyHero]), Enemy("CS2_186"), Play("VAC_410", On(Their(0))),
        Damage(Their(0), 6), BoardCount(Mine, 2), Is(My(0), "VAC_410t"), Damage(My(0), 0), Damage(My(1), 0),
    ]);
    check(CardClass::Hunter, &[
        Enemy("CS2_120"), Play("VAC_410", On(Their(0))), BoardCount(Theirs, 0), BoardCount(Mine, 2),
        Health(TheirHero, 30), EndTurn, EndTurn, Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(My(0), 0),
    ]);
}

/// Angry Bird · Minion · Beast · 3 mana · 3/3 · **Immune** while attacking.
//~ done VAC_410t - 30835a40 -
#[test]
fn VAC_410t_angry_bird() {
    VAC_410_furious_fowls();
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
