//! Rogue cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Violet Haze
///
/// `BOT_084` · Rogue spell · Shadow · 2 mana
///
/// > Add 2 random **Deathrattle** cards to your hand.
///
/// State: Todo
//~ BOT_084 todo aa1abd2d b598dcbc
#[test]
#[ignore = "todo: BOT_084 Violet Haze"]
fn BOT_084_violet_haze() {
    check(CardClass::Rogue, &[Give("BOT_084"), Cost("BOT_084", 2), Unwritten]);
}

/// # Academic Espionage
///
/// `BOT_087` · Rogue spell · 4 mana
///
/// > Shuffle 10 cards from your opponent's class into your deck. They cost (1).
///
/// State: Todo
//~ BOT_087 todo 8c54febf 657c1121
#[test]
#[ignore = "todo: BOT_087 Academic Espionage"]
fn BOT_087_academic_espionage() {
    check(CardClass::Rogue, &[Give("BOT_087"), Cost("BOT_087", 4), Unwritten]);
}

/// # Myra's Unstable Element
///
/// `BOT_242` · Rogue spell · 5 mana
///
/// > Draw the rest of your deck.
///
/// State: Todo
//~ BOT_242 todo dc8ad60c 3304b211
#[test]
#[ignore = "todo: BOT_242 Myra's Unstable Element"]
fn BOT_242_myras_unstable_element() {
    check(CardClass::Rogue, &[Give("BOT_242"), Cost("BOT_242", 5), Unwritten]);
}

/// # Myra Rotspring
///
/// `BOT_243` · Rogue minion · 5 mana · 4/2
///
/// > **Battlecry: Discover** a **Deathrattle** minion. Also gain its **Deathrattle**.
///
/// State: Todo
//~ BOT_243 todo c8ae8da7 1ce0a66b
#[test]
#[ignore = "todo: BOT_243 Myra Rotspring"]
fn BOT_243_myra_rotspring() {
    check(CardClass::Rogue, &[Give("BOT_243"), Cost("BOT_243", 5), Stats("BOT_243", 4, 2), Unwritten]);
}

/// # Pogo-Hopper
///
/// `BOT_283` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Gain +2/+2 for each other Pogo-Hopper you played this game.
///
/// State: Todo
//~ BOT_283 todo 5c58351f 8aa080f1
#[test]
#[ignore = "todo: BOT_283 Pogo-Hopper"]
fn BOT_283_pogo_hopper() {
    check(CardClass::Rogue, &[Give("BOT_283"), Cost("BOT_283", 1), Stats("BOT_283", 1, 1), Unwritten]);
}

/// # Necrium Blade
///
/// `BOT_286` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Trigger the **Deathrattle** of a random friendly minion.
///
/// State: Todo
//~ BOT_286 todo e57b8f4b 14c460e6
#[test]
#[ignore = "todo: BOT_286 Necrium Blade"]
fn BOT_286_necrium_blade() {
    check(CardClass::Rogue, &[Give("BOT_286"), Cost("BOT_286", 3), Stats("BOT_286", 3, 2), Unwritten]);
}

/// # Lab Recruiter
///
/// `BOT_288` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Shuffle 3 copies of a friendly minion into your deck.
///
/// State: Todo
//~ BOT_288 todo 2fadb0fc 4123e450
#[test]
#[ignore = "todo: BOT_288 Lab Recruiter"]
fn BOT_288_lab_recruiter() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_288"),
            Cost("BOT_288", 2),
            Stats("BOT_288", 3, 2),
            Targets("BOT_288", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Necrium Vial
///
/// `BOT_508` · Rogue spell · Shadow · 5 mana
///
/// > Trigger a friendly minion's **Deathrattle** twice.
///
/// State: Todo
//~ BOT_508 todo 754315d7 328bd94f
#[test]
#[ignore = "todo: BOT_508 Necrium Vial"]
fn BOT_508_necrium_vial() {
    check(CardClass::Rogue, &[Give("BOT_508"), Cost("BOT_508", 5), Unwritten]);
}

/// # Blightnozzle Crawler
///
/// `BOT_565` · Rogue minion · 4 mana · 2/4
///
/// > **Deathrattle:** Summon a 1/1 Ooze with **Poisonous** and **Rush**.
///
/// State: Todo
//~ BOT_565 todo ad4a91f6 166d9b1b
#[test]
#[ignore = "todo: BOT_565 Blightnozzle Crawler"]
fn BOT_565_blightnozzle_crawler() {
    check(CardClass::Rogue, &[Give("BOT_565"), Cost("BOT_565", 4), Stats("BOT_565", 2, 4), Unwritten]);
}

/// # Radioactive Ooze
///
/// `BOT_565t` · Rogue minion · 1 mana · 1/1
///
/// > **Poisonous Rush**
///
/// State: Vanilla
//~ BOT_565t vanilla bb37e2ef 291daf65
#[test]
fn BOT_565t_radioactive_ooze() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_565t"),
            Cost("BOT_565t", 1),
            Stats("BOT_565t", 1, 1),
            Has("BOT_565t", GameTag::POISONOUS),
            Has("BOT_565t", GameTag::RUSH),
            Play("BOT_565t", Nothing),
            In(The("BOT_565t"), Zone::Play),
            Now(The("BOT_565t"), 1, 1),
            HasNow(The("BOT_565t"), GameTag::POISONOUS),
            HasNow(The("BOT_565t"), GameTag::RUSH),
        ],
    );
}

/// # Crazed Chemist
///
/// `BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// State: Todo
//~ BOT_576 todo 07b9aa2e 2ae923f4
#[test]
#[ignore = "todo: BOT_576 Crazed Chemist"]
fn BOT_576_crazed_chemist() {
    check(CardClass::Rogue, &[Give("BOT_576"), Cost("BOT_576", 5), Stats("BOT_576", 4, 4), Unwritten]);
}
