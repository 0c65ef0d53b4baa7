//! Demon Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Marrowslicer
///
/// `SCH_252` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// State: Todo
//~ SCH_252 todo a4b40fe1 4d41ae23
#[test]
#[ignore = "todo: SCH_252 Marrowslicer"]
fn SCH_252_marrowslicer() {
    check(CardClass::DemonHunter, &[Give("SCH_252"), Cost("SCH_252", 4), Stats("SCH_252", 4, 2), Unwritten]);
}

/// # Cycle of Hatred
///
/// `SCH_253` · Demon Hunter spell · 7 mana
///
/// > Deal $3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
///
/// State: Todo
//~ SCH_253 todo f45eb9c1 c913f838
#[test]
#[ignore = "todo: SCH_253 Cycle of Hatred"]
fn SCH_253_cycle_of_hatred() {
    check(CardClass::DemonHunter, &[Give("SCH_253"), Cost("SCH_253", 7), Unwritten]);
}

/// # Spirit of Vengeance
///
/// `SCH_253t` · Demon Hunter minion · 3 mana · 3/3
///
/// State: Vanilla
//~ SCH_253t vanilla a050ab8d d5e56bc8
#[test]
fn SCH_253t_spirit_of_vengeance() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_253t"),
            Cost("SCH_253t", 3),
            Stats("SCH_253t", 3, 3),
            Play("SCH_253t", Nothing),
            In(The("SCH_253t"), Zone::Play),
            Now(The("SCH_253t"), 3, 3),
        ],
    );
}

/// # Magehunter
///
/// `SCH_276` · Demon Hunter minion · 3 mana · 2/3
///
/// > **Rush** Whenever this attacks a minion, **Silence** it.
///
/// State: Todo
//~ SCH_276 todo 25c53890 2ba6b6f3
#[test]
#[ignore = "todo: SCH_276 Magehunter"]
fn SCH_276_magehunter() {
    check(
        CardClass::DemonHunter,
        &[Give("SCH_276"), Cost("SCH_276", 3), Stats("SCH_276", 2, 3), Has("SCH_276", GameTag::RUSH), Unwritten],
    );
}

/// # Ancient Void Hound
///
/// `SCH_354` · Demon Hunter minion · 9 mana · 10/10
///
/// > At the end of your turn, steal 1 Attack and Health from all enemy minions.
///
/// State: Todo
//~ SCH_354 todo 18de6587 fdad495c
#[test]
#[ignore = "todo: SCH_354 Ancient Void Hound"]
fn SCH_354_ancient_void_hound() {
    check(CardClass::DemonHunter, &[Give("SCH_354"), Cost("SCH_354", 9), Stats("SCH_354", 10, 10), Unwritten]);
}

/// # Shardshatter Mystic
///
/// `SCH_355` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage to all other minions.
///
/// State: Todo
//~ SCH_355 todo 7d78f38a eb356ae4
#[test]
#[ignore = "todo: SCH_355 Shardshatter Mystic"]
fn SCH_355_shardshatter_mystic() {
    check(CardClass::DemonHunter, &[Give("SCH_355"), Cost("SCH_355", 3), Stats("SCH_355", 3, 2), Unwritten]);
}

/// # Glide
///
/// `SCH_356` · Demon Hunter spell · 4 mana
///
/// > Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
///
/// State: Todo
//~ SCH_356 todo 1e4ef316 05aed200
#[test]
#[ignore = "todo: SCH_356 Glide"]
fn SCH_356_glide() {
    check(CardClass::DemonHunter, &[Give("SCH_356"), Cost("SCH_356", 4), Unwritten]);
}

/// # Fel Guardians
///
/// `SCH_357` · Demon Hunter spell · Fel · 7 mana
///
/// > Summon three 1/2 Demons with **Taunt**. Costs (1) less whenever a friendly minion dies.
///
/// State: Todo
//~ SCH_357 todo bf5decf7 5271ec8e
#[test]
#[ignore = "todo: SCH_357 Fel Guardians"]
fn SCH_357_fel_guardians() {
    check(CardClass::DemonHunter, &[Give("SCH_357"), Cost("SCH_357", 7), Unwritten]);
}

/// # Soulfed Felhound
///
/// `SCH_357t` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ SCH_357t vanilla 8e22bcef 55acfdde
#[test]
fn SCH_357t_soulfed_felhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_357t"),
            Cost("SCH_357t", 1),
            Stats("SCH_357t", 1, 2),
            Has("SCH_357t", GameTag::TAUNT),
            Play("SCH_357t", Nothing),
            In(The("SCH_357t"), Zone::Play),
            Now(The("SCH_357t"), 1, 2),
            HasNow(The("SCH_357t"), GameTag::TAUNT),
        ],
    );
}

/// # Double Jump
///
/// `SCH_422` · Demon Hunter spell · 1 mana
///
/// > Draw an **Outcast** card from your deck.
///
/// State: Todo
//~ SCH_422 todo ad1a3c07 5cfacdb5
#[test]
#[ignore = "todo: SCH_422 Double Jump"]
fn SCH_422_double_jump() {
    check(CardClass::DemonHunter, &[Give("SCH_422"), Cost("SCH_422", 1), Unwritten]);
}

/// # Star Student Stelina
///
/// `SCH_603` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
///
/// State: Todo
//~ SCH_603 todo 97e4a41d 4201b416
#[test]
#[ignore = "todo: SCH_603 Star Student Stelina"]
fn SCH_603_star_student_stelina() {
    check(CardClass::DemonHunter, &[Give("SCH_603"), Cost("SCH_603", 4), Stats("SCH_603", 4, 3), Unwritten]);
}

/// # Soulshard Lapidary
///
/// `SCH_704` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to give your hero +5 Attack this turn.
///
/// State: Todo
//~ SCH_704 todo 4d4847dc 0a49ad86
#[test]
#[ignore = "todo: SCH_704 Soulshard Lapidary"]
fn SCH_704_soulshard_lapidary() {
    check(CardClass::DemonHunter, &[Give("SCH_704"), Cost("SCH_704", 5), Stats("SCH_704", 5, 5), Unwritten]);
}

/// # Vilefiend Trainer
///
/// `SCH_705` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Outcast:** Summon two 1/1 Demons.
///
/// State: Todo
//~ SCH_705 todo 6836a2a1 7efb90b0
#[test]
#[ignore = "todo: SCH_705 Vilefiend Trainer"]
fn SCH_705_vilefiend_trainer() {
    check(CardClass::DemonHunter, &[Give("SCH_705"), Cost("SCH_705", 4), Stats("SCH_705", 5, 4), Unwritten]);
}

/// # Snarling Vilefiend
///
/// `SCH_705t` · Demon Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ SCH_705t vanilla e2da0c40 0c5950a3
#[test]
fn SCH_705t_snarling_vilefiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_705t"),
            Cost("SCH_705t", 1),
            Stats("SCH_705t", 1, 1),
            Play("SCH_705t", Nothing),
            In(The("SCH_705t"), Zone::Play),
            Now(The("SCH_705t"), 1, 1),
        ],
    );
}
