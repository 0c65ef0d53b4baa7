//! Shaman cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Elementary Reaction
///
/// `BOT_093` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Copy it if you played an Elemental last turn.
///
/// State: Todo
//~ BOT_093 todo 3f7de057 66fc5e10
#[test]
#[ignore = "todo: BOT_093 Elementary Reaction"]
fn BOT_093_elementary_reaction() {
    check(CardClass::Shaman, &[Give("BOT_093"), Cost("BOT_093", 2), Unwritten]);
}

/// # Eureka!
///
/// `BOT_099` · Shaman spell · 6 mana
///
/// > Summon a copy of a random minion from your hand.
///
/// State: Todo
//~ BOT_099 todo d61716d1 a9a1671b
#[test]
#[ignore = "todo: BOT_099 Eureka!"]
fn BOT_099_eureka() {
    check(CardClass::Shaman, &[Give("BOT_099"), Cost("BOT_099", 6), Unwritten]);
}

/// # The Storm Bringer
///
/// `BOT_245` · Shaman spell · Nature · 6 mana
///
/// > Transform your minions into random **Legendary** minions.
///
/// State: Todo
//~ BOT_245 todo 115f7e8a c5c97f94
#[test]
#[ignore = "todo: BOT_245 The Storm Bringer"]
fn BOT_245_the_storm_bringer() {
    check(CardClass::Shaman, &[Give("BOT_245"), Cost("BOT_245", 6), Unwritten]);
}

/// # Beakered Lightning
///
/// `BOT_246` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to all minions. **Overload:** (2)
///
/// State: Todo
//~ BOT_246 todo 9bf4686d b3115bdf
#[test]
#[ignore = "todo: BOT_246 Beakered Lightning"]
fn BOT_246_beakered_lightning() {
    check(CardClass::Shaman, &[Give("BOT_246"), Cost("BOT_246", 0), Has("BOT_246", GameTag::OVERLOAD), Unwritten]);
}

/// # Storm Chaser
///
/// `BOT_291` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell from your deck that costs (5) or more.
///
/// State: Todo
//~ BOT_291 todo 363acca6 804ac408
#[test]
#[ignore = "todo: BOT_291 Storm Chaser"]
fn BOT_291_storm_chaser() {
    check(CardClass::Shaman, &[Give("BOT_291"), Cost("BOT_291", 4), Stats("BOT_291", 3, 4), Unwritten]);
}

/// # Thunderhead
///
/// `BOT_407` · Shaman minion · 4 mana · 3/6
///
/// > After you play a card with **Overload**, summon two 1/1 Sparks with **Rush**.
///
/// State: Todo
//~ BOT_407 todo b2b25ebd de2ebb41
#[test]
#[ignore = "todo: BOT_407 Thunderhead"]
fn BOT_407_thunderhead() {
    check(CardClass::Shaman, &[Give("BOT_407"), Cost("BOT_407", 4), Stats("BOT_407", 3, 6), Unwritten]);
}

/// # Electra Stormsurge
///
/// `BOT_411` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Your next spell this turn casts twice.
///
/// State: Todo
//~ BOT_411 todo b70bbd16 0fb3be11
#[test]
#[ignore = "todo: BOT_411 Electra Stormsurge"]
fn BOT_411_electra_stormsurge() {
    check(CardClass::Shaman, &[Give("BOT_411"), Cost("BOT_411", 3), Stats("BOT_411", 3, 3), Unwritten]);
}

/// # Voltaic Burst
///
/// `BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// State: Todo
//~ BOT_451 todo 8a6dc4ba 3e380601
#[test]
#[ignore = "todo: BOT_451 Voltaic Burst"]
fn BOT_451_voltaic_burst() {
    check(CardClass::Shaman, &[Give("BOT_451"), Cost("BOT_451", 1), Has("BOT_451", GameTag::OVERLOAD), Unwritten]);
}

/// # Menacing Nimbus
///
/// `BOT_533` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** Add a random Elemental to your hand.
///
/// State: Todo
//~ BOT_533 todo ba5235fe 740ae77c
#[test]
#[ignore = "todo: BOT_533 Menacing Nimbus"]
fn BOT_533_menacing_nimbus() {
    check(CardClass::Shaman, &[Give("BOT_533"), Cost("BOT_533", 2), Stats("BOT_533", 2, 3), Unwritten]);
}

/// # Omega Mind
///
/// `BOT_543` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
///
/// State: Todo
//~ BOT_543 todo 0f88d918 e74f1aa4
#[test]
#[ignore = "todo: BOT_543 Omega Mind"]
fn BOT_543_omega_mind() {
    check(CardClass::Shaman, &[Give("BOT_543"), Cost("BOT_543", 2), Stats("BOT_543", 2, 3), Unwritten]);
}
