//! Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Chatty Macaw
///
/// `VAC_407` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible)*.
///
/// State: Todo
//~ VAC_407 todo 8b88204f 5499fa2f
#[test]
#[ignore = "todo: VAC_407 Chatty Macaw"]
fn VAC_407_chatty_macaw() {
    check(CardClass::Hunter, &[Give("VAC_407"), Cost("VAC_407", 3), Stats("VAC_407", 3, 3), Unwritten]);
}

/// # Birdwatching
///
/// `VAC_408` · Hunter spell · 2 mana
///
/// > **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// State: Todo
//~ VAC_408 todo 771624ea 2e77b070
#[test]
#[ignore = "todo: VAC_408 Birdwatching"]
fn VAC_408_birdwatching() {
    check(CardClass::Hunter, &[Give("VAC_408"), Cost("VAC_408", 2), Unwritten]);
}

/// # Parrot Sanctuary
///
/// `VAC_409` · Hunter location · 2 mana · 0 uses
///
/// > Your next **Battlecry** minion costs (1) less. After you play a **Battlecry** minion, reopen this.
///
/// State: Todo
//~ VAC_409 todo 93738bc7 b8456959
#[test]
#[ignore = "todo: VAC_409 Parrot Sanctuary"]
fn VAC_409_parrot_sanctuary() {
    check(CardClass::Hunter, &[Give("VAC_409"), Cost("VAC_409", 2), Unwritten]);
}

/// # Furious Fowls
///
/// `VAC_410` · Hunter spell · 6 mana
///
/// > Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
///
/// State: Todo
//~ VAC_410 todo f0c28d1a 9ed8c0f6
#[test]
#[ignore = "todo: VAC_410 Furious Fowls"]
fn VAC_410_furious_fowls() {
    check(CardClass::Hunter, &[Give("VAC_410"), Cost("VAC_410", 6), Unwritten]);
}

/// # Angry Bird
///
/// `VAC_410t` · Hunter minion · 3 mana · 3/3
///
/// > **Immune** while attacking.
///
/// State: Todo
//~ VAC_410t todo 8231a60a ba0f0928
#[test]
#[ignore = "todo: VAC_410t Angry Bird"]
fn VAC_410t_angry_bird() {
    check(CardClass::Hunter, &[Give("VAC_410t"), Cost("VAC_410t", 3), Stats("VAC_410t", 3, 3), Unwritten]);
}

/// # Catch of the Day
///
/// `VAC_412` · Hunter minion · 1 mana · 3/3
///
/// > **Rush Battlecry:** Summon a 2/1 Worm for your opponent.
///
/// State: Todo
//~ VAC_412 todo 894fcd8e 0ed9c0e9
#[test]
#[ignore = "todo: VAC_412 Catch of the Day"]
fn VAC_412_catch_of_the_day() {
    check(
        CardClass::Hunter,
        &[Give("VAC_412"), Cost("VAC_412", 1), Stats("VAC_412", 3, 3), Has("VAC_412", GameTag::RUSH), Unwritten],
    );
}

/// # Delicious Worm
///
/// `VAC_412t` · Hunter minion · 1 mana · 2/1
///
/// State: Vanilla
//~ VAC_412t vanilla ae64e16d d7e69d92
#[test]
fn VAC_412t_delicious_worm() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_412t"),
            Cost("VAC_412t", 1),
            Stats("VAC_412t", 2, 1),
            Play("VAC_412t", Nothing),
            In(The("VAC_412t"), Zone::Play),
            Now(The("VAC_412t"), 2, 1),
        ],
    );
}

/// # Ranger Gilly
///
/// `VAC_413` · Hunter minion · 5 mana · 4/6
///
/// > **Warrior Tourist.** At the end of your turn, get a 2/3 Crocolisk. **Deathrattle:** Give all minions in your hand +2/+3.
///
/// State: Todo
//~ VAC_413 todo f9108dc7 fa68561c
#[test]
#[ignore = "todo: VAC_413 Ranger Gilly"]
fn VAC_413_ranger_gilly() {
    check(CardClass::Hunter, &[Give("VAC_413"), Cost("VAC_413", 5), Stats("VAC_413", 4, 6), Unwritten]);
}

/// # Island Crocolisk
///
/// `VAC_413t` · Hunter minion · 2 mana · 2/3
///
/// State: Vanilla
//~ VAC_413t vanilla 16e71242 c8cc04f4
#[test]
fn VAC_413t_island_crocolisk() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_413t"),
            Cost("VAC_413t", 2),
            Stats("VAC_413t", 2, 3),
            Play("VAC_413t", Nothing),
            In(The("VAC_413t"), Zone::Play),
            Now(The("VAC_413t"), 2, 3),
        ],
    );
}

/// # Sasquawk
///
/// `VAC_415` · Hunter minion · 7 mana · 4/5
///
/// > **Battlecry:** Repeat each card you played last turn.
///
/// State: Todo
//~ VAC_415 todo 103cfc23 4fabc5dc
#[test]
#[ignore = "todo: VAC_415 Sasquawk"]
fn VAC_415_sasquawk() {
    check(CardClass::Hunter, &[Give("VAC_415"), Cost("VAC_415", 7), Stats("VAC_415", 4, 5), Unwritten]);
}

/// # Death Roll
///
/// `VAC_416` · Hunter spell · 5 mana
///
/// > Destroy an enemy minion. Deal damage equal to its Attack randomly split among all enemies.
///
/// State: Todo
//~ VAC_416 todo 869fc4cc 2736ffdb
#[test]
#[ignore = "todo: VAC_416 Death Roll"]
fn VAC_416_death_roll() {
    check(CardClass::Hunter, &[Give("VAC_416"), Cost("VAC_416", 5), Unwritten]);
}

/// # Trusty Fishing Rod
///
/// `VAC_960` · Hunter weapon · 3 mana · 1/2 durability
///
/// > After your hero attacks, summon a 1-Cost minion from your deck.
///
/// State: Todo
//~ VAC_960 todo ff45c7c8 e8728150
#[test]
#[ignore = "todo: VAC_960 Trusty Fishing Rod"]
fn VAC_960_trusty_fishing_rod() {
    check(CardClass::Hunter, &[Give("VAC_960"), Cost("VAC_960", 3), Stats("VAC_960", 1, 2), Unwritten]);
}

/// # Pet Parrot
///
/// `VAC_961` · Hunter minion · 2 mana · 1/1
///
/// > **Battlecry:** Repeat the last 1-Cost card you played.
///
/// State: Todo
//~ VAC_961 todo 659aedb4 4c4de253
#[test]
#[ignore = "todo: VAC_961 Pet Parrot"]
fn VAC_961_pet_parrot() {
    check(CardClass::Hunter, &[Give("VAC_961"), Cost("VAC_961", 2), Stats("VAC_961", 1, 1), Unwritten]);
}

/// # Workhorse
///
/// `WORK_018` · Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Summon two 2/1 Ponies.
///
/// State: Todo
//~ WORK_018 todo 538ab355 0c1af69b
#[test]
#[ignore = "todo: WORK_018 Workhorse"]
fn WORK_018_workhorse() {
    check(CardClass::Hunter, &[Give("WORK_018"), Cost("WORK_018", 3), Stats("WORK_018", 4, 2), Unwritten]);
}

/// # Workpony
///
/// `WORK_018t` · Hunter minion · 1 mana · 2/1
///
/// State: Vanilla
//~ WORK_018t vanilla 6d9ee02f 13910d92
#[test]
fn WORK_018t_workpony() {
    check(
        CardClass::Hunter,
        &[
            Give("WORK_018t"),
            Cost("WORK_018t", 1),
            Stats("WORK_018t", 2, 1),
            Play("WORK_018t", Nothing),
            In(The("WORK_018t"), Zone::Play),
            Now(The("WORK_018t"), 2, 1),
        ],
    );
}

/// # Cash Cow
///
/// `WORK_019` · Hunter minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this takes damage, get a Coin.
///
/// State: Todo
//~ WORK_019 todo 05da7c98 b692a8fc
#[test]
#[ignore = "todo: WORK_019 Cash Cow"]
fn WORK_019_cash_cow() {
    check(
        CardClass::Hunter,
        &[Give("WORK_019"), Cost("WORK_019", 5), Stats("WORK_019", 3, 7), Has("WORK_019", GameTag::TAUNT), Unwritten],
    );
}

/// # Monkey Business
///
/// `WORK_020` · Hunter spell · 4 mana
///
/// > Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
///
/// State: Todo
//~ WORK_020 todo af7ff95f b417b384
#[test]
#[ignore = "todo: WORK_020 Monkey Business"]
fn WORK_020_monkey_business() {
    check(CardClass::Hunter, &[Give("WORK_020"), Cost("WORK_020", 4), Unwritten]);
}
