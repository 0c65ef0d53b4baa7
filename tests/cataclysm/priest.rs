//! Priest cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Cleansing Cleric
///
/// `CATA_216` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Your healing effects restore 2 more Health this game.
///
/// State: Todo
//~ CATA_216 todo c951e1a0 7994b5af
#[test]
#[ignore = "todo: CATA_216 Cleansing Cleric"]
fn CATA_216_cleansing_cleric() {
    check(CardClass::Priest, &[Give("CATA_216"), Cost("CATA_216", 4), Stats("CATA_216", 4, 5), Unwritten]);
}

/// # The Black Blood
///
/// `CATA_300` · Priest minion · 7 mana · 5/9
///
/// > **Colossal +3.** After you restore Health to a character, attack a random enemy minion.
///
/// State: Todo
//~ CATA_300 todo 1f0e0ed1 8b376bea
#[test]
#[ignore = "todo: CATA_300 The Black Blood"]
fn CATA_300_the_black_blood() {
    check(CardClass::Priest, &[Give("CATA_300"), Cost("CATA_300", 7), Stats("CATA_300", 5, 9), Unwritten]);
}

/// # Black Blood's Body
///
/// `CATA_300t1` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ CATA_300t1 todo 09f6887f 2b8d2c36
#[test]
#[ignore = "todo: CATA_300t1 Black Blood's Body"]
fn CATA_300t1_black_bloods_body() {
    check(CardClass::Priest, &[Give("CATA_300t1"), Cost("CATA_300t1", 2), Stats("CATA_300t1", 2, 2), Unwritten]);
}

/// # Black Blood's Body
///
/// `CATA_300t2` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ CATA_300t2 todo c8b0cb38 7c2926f7
#[test]
#[ignore = "todo: CATA_300t2 Black Blood's Body"]
fn CATA_300t2_black_bloods_body() {
    check(CardClass::Priest, &[Give("CATA_300t2"), Cost("CATA_300t2", 2), Stats("CATA_300t2", 2, 2), Unwritten]);
}

/// # Black Blood's Body
///
/// `CATA_300t3` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ CATA_300t3 todo 7ce1b186 e187c810
#[test]
#[ignore = "todo: CATA_300t3 Black Blood's Body"]
fn CATA_300t3_black_bloods_body() {
    check(CardClass::Priest, &[Give("CATA_300t3"), Cost("CATA_300t3", 2), Stats("CATA_300t3", 2, 2), Unwritten]);
}

/// # Ruby Sanctum
///
/// `CATA_301` · Priest location · 1 mana · 0 uses
///
/// > Your next Healing effect this turn deals damage instead.
///
/// State: Todo
//~ CATA_301 todo 4e00c51e b955b3f7
#[test]
#[ignore = "todo: CATA_301 Ruby Sanctum"]
fn CATA_301_ruby_sanctum() {
    check(CardClass::Priest, &[Give("CATA_301"), Cost("CATA_301", 1), Unwritten]);
}

/// # Mend
///
/// `CATA_302` · Priest spell · Holy · 1 mana
///
/// > Restore a minion to full Health. Draw a card.
///
/// State: Todo
//~ CATA_302 todo 08dd26ca e349dfaf
#[test]
#[ignore = "todo: CATA_302 Mend"]
fn CATA_302_mend() {
    check(CardClass::Priest, &[Give("CATA_302"), Cost("CATA_302", 1), Unwritten]);
}

/// # Purifying Breath
///
/// `CATA_303` · Priest spell · Fire · 2 mana
///
/// > Deal $5 damage to a minion. If it dies, restore #5 Health to the enemy hero.
///
/// State: Todo
//~ CATA_303 todo 8616251f b8ade9aa
#[test]
#[ignore = "todo: CATA_303 Purifying Breath"]
fn CATA_303_purifying_breath() {
    check(CardClass::Priest, &[Give("CATA_303"), Cost("CATA_303", 2), Unwritten]);
}

/// # Injured Attendant
///
/// `CATA_304` · Priest minion · 3 mana · 3/8
///
/// > Lifesteal **Battlecry:** Deal 4 damage to this minion.
///
/// State: Todo
//~ CATA_304 todo 4dbcd2f5 35b9faab
#[test]
#[ignore = "todo: CATA_304 Injured Attendant"]
fn CATA_304_injured_attendant() {
    check(
        CardClass::Priest,
        &[
            Give("CATA_304"),
            Cost("CATA_304", 3),
            Stats("CATA_304", 3, 8),
            Has("CATA_304", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Incensed Matriarch
///
/// `CATA_305` · Priest minion · 4 mana · 3/3
///
/// > At the end of your turn, if this is at full Health, gain +3 Health.
///
/// State: Todo
//~ CATA_305 todo b259f16d 4aa7e14d
#[test]
#[ignore = "todo: CATA_305 Incensed Matriarch"]
fn CATA_305_incensed_matriarch() {
    check(CardClass::Priest, &[Give("CATA_305"), Cost("CATA_305", 4), Stats("CATA_305", 3, 3), Unwritten]);
}

/// # Schism
///
/// `CATA_306` · Priest spell · Shadow · 4 mana
///
/// > **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
///
/// State: Todo
//~ CATA_306 todo ca39d1e2 50c1c600
#[test]
#[ignore = "todo: CATA_306 Schism"]
fn CATA_306_schism() {
    check(CardClass::Priest, &[Give("CATA_306"), Cost("CATA_306", 4), Unwritten]);
}

/// # Schism
///
/// `CATA_306t1` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Give a friendly minion +2/+3 and **Elusive**.
///
/// State: Todo
//~ CATA_306t1 todo d652565c fb235e34
#[test]
#[ignore = "todo: CATA_306t1 Schism"]
fn CATA_306t1_schism() {
    check(CardClass::Priest, &[Give("CATA_306t1"), Cost("CATA_306t1", 4), Unwritten]);
}

/// # Schism
///
/// `CATA_306t2` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Summon a copy of a friendly minion.
///
/// State: Todo
//~ CATA_306t2 todo 8c562da1 a2bd3064
#[test]
#[ignore = "todo: CATA_306t2 Schism"]
fn CATA_306t2_schism() {
    check(CardClass::Priest, &[Give("CATA_306t2"), Cost("CATA_306t2", 4), Unwritten]);
}

/// # Alexstrasza, Guardian of Life
///
/// `CATA_307` · Priest minion · 7 mana · 8/8
///
/// > **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
///
/// State: Todo
//~ CATA_307 todo 9e2c4218 a8be4f48
#[test]
#[ignore = "todo: CATA_307 Alexstrasza, Guardian of Life"]
fn CATA_307_alexstrasza_guardian_of_life() {
    check(CardClass::Priest, &[Give("CATA_307"), Cost("CATA_307", 7), Stats("CATA_307", 8, 8), Unwritten]);
}

/// # Medivh's Triumph
///
/// `CATA_308` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
///
/// State: Todo
//~ CATA_308 todo d4e4bef1 2388ed1e
#[test]
#[ignore = "todo: CATA_308 Medivh's Triumph"]
fn CATA_308_medivhs_triumph() {
    check(CardClass::Priest, &[Give("CATA_308"), Cost("CATA_308", 5), Unwritten]);
}
