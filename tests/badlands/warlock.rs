//! Warlock cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Elementium Geode
///
/// `DEEP_030` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry and Deathrattle:** Draw a card. Deal 2 damage to your hero.
///
/// State: Todo
//~ DEEP_030 todo 81a45223 e731a3ae
#[test]
#[ignore = "todo: DEEP_030 Elementium Geode"]
fn DEEP_030_elementium_geode() {
    check(CardClass::Warlock, &[Give("DEEP_030"), Cost("DEEP_030", 2), Stats("DEEP_030", 2, 1), Unwritten]);
}

/// # Disposal Assistant
///
/// `WW_041` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Put a Barrel of Sludge on the bottom of your deck.
///
/// State: Todo
//~ WW_041 todo 1b8a504e 4e5432f6
#[test]
#[ignore = "todo: WW_041 Disposal Assistant"]
fn WW_041_disposal_assistant() {
    check(CardClass::Warlock, &[Give("WW_041"), Cost("WW_041", 2), Stats("WW_041", 3, 2), Unwritten]);
}

/// # Waste Remover
///
/// `WW_042` · Warlock minion · 4 mana · 7/7
///
/// > At the end of your turn, destroy the bottom 3 cards of your deck.
///
/// State: Todo
//~ WW_042 todo 8fd8daf6 31c2e789
#[test]
#[ignore = "todo: WW_042 Waste Remover"]
fn WW_042_waste_remover() {
    check(CardClass::Warlock, &[Give("WW_042"), Cost("WW_042", 4), Stats("WW_042", 7, 7), Unwritten]);
}

/// # Sludge on Wheels
///
/// `WW_043` · Warlock minion · 3 mana · 2/5
///
/// > **Rush**. Whenever this takes damage, get a Barrel of Sludge and add one to the bottom of your deck.
///
/// State: Todo
//~ WW_043 todo 367efb18 5bce2b1a
#[test]
#[ignore = "todo: WW_043 Sludge on Wheels"]
fn WW_043_sludge_on_wheels() {
    check(
        CardClass::Warlock,
        &[Give("WW_043"), Cost("WW_043", 3), Stats("WW_043", 2, 5), Has("WW_043", GameTag::RUSH), Unwritten],
    );
}

/// # Pop'gar the Putrid
///
/// `WW_091` · Warlock minion · 4 mana · 2/6
///
/// > Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
///
/// State: Todo
//~ WW_091 todo 5f398571 f23e761b
#[test]
#[ignore = "todo: WW_091 Pop'gar the Putrid"]
fn WW_091_popgar_the_putrid() {
    check(CardClass::Warlock, &[Give("WW_091"), Cost("WW_091", 4), Stats("WW_091", 2, 6), Unwritten]);
}

/// # Fracking
///
/// `WW_092` · Warlock spell · 1 mana
///
/// > Look at the bottom 3 cards of your deck. Draw one and destroy the others.
///
/// State: Todo
//~ WW_092 todo 6bedddce e0c86cfa
#[test]
#[ignore = "todo: WW_092 Fracking"]
fn WW_092_fracking() {
    check(CardClass::Warlock, &[Give("WW_092"), Cost("WW_092", 1), Unwritten]);
}

/// # Smokestack
///
/// `WW_378` · Warlock spell · Fel · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, **Excavate** a treasure.
///
/// State: Todo
//~ WW_378 todo e2414ab9 d7b45c7c
#[test]
#[ignore = "todo: WW_378 Smokestack"]
fn WW_378_smokestack() {
    check(CardClass::Warlock, &[Give("WW_378"), Cost("WW_378", 1), Unwritten]);
}

/// # Trolley Problem
///
/// `WW_436` · Warlock spell · 3 mana
///
/// > Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
///
/// State: Todo
//~ WW_436 todo 3f086923 638671fc
#[test]
#[ignore = "todo: WW_436 Trolley Problem"]
fn WW_436_trolley_problem() {
    check(CardClass::Warlock, &[Give("WW_436"), Cost("WW_436", 3), Unwritten]);
}

/// # Tram Conductor Gerry
///
/// `WW_437` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
///
/// State: Todo
//~ WW_437 todo af9bbd7b e880d753
#[test]
#[ignore = "todo: WW_437 Tram Conductor Gerry"]
fn WW_437_tram_conductor_gerry() {
    check(CardClass::Warlock, &[Give("WW_437"), Cost("WW_437", 7), Stats("WW_437", 4, 4), Unwritten]);
}

/// # Tram Car
///
/// `WW_437t` · Warlock minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ WW_437t vanilla 9a4e450c ce779fae
#[test]
fn WW_437t_tram_car() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_437t"),
            Cost("WW_437t", 3),
            Stats("WW_437t", 3, 3),
            Has("WW_437t", GameTag::RUSH),
            Play("WW_437t", Nothing),
            In(The("WW_437t"), Zone::Play),
            Now(The("WW_437t"), 3, 3),
            HasNow(The("WW_437t"), GameTag::RUSH),
        ],
    );
}

/// # Furnace Fuel
///
/// `WW_441` · Warlock spell · Fire · 3 mana
///
/// > When this is played, discarded, or destroyed, draw 2 cards.
///
/// State: Todo
//~ WW_441 todo c0dba8dc 6fa0e0e7
#[test]
#[ignore = "todo: WW_441 Furnace Fuel"]
fn WW_441_furnace_fuel() {
    check(CardClass::Warlock, &[Give("WW_441"), Cost("WW_441", 3), Unwritten]);
}

/// # Mo'arg Drillfist
///
/// `WW_442` · Warlock minion · 4 mana · 4/5
///
/// > **Taunt** **Deathrattle: Excavate** a treasure.
///
/// State: Todo
//~ WW_442 todo 6a636d63 c34ee235
#[test]
#[ignore = "todo: WW_442 Mo'arg Drillfist"]
fn WW_442_moarg_drillfist() {
    check(
        CardClass::Warlock,
        &[Give("WW_442"), Cost("WW_442", 4), Stats("WW_442", 4, 5), Has("WW_442", GameTag::TAUNT), Unwritten],
    );
}
