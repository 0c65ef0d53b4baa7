//! Druid cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Cruise Captain Lora
///
/// `VAC_506` · Druid minion · 6 mana · 4/5
///
/// > **Battlecry:** Summon 2 random locations.
///
/// State: Todo
//~ VAC_506 todo 8f8b56c6 ae224cf3
#[test]
#[ignore = "todo: VAC_506 Cruise Captain Lora"]
fn VAC_506_cruise_captain_lora() {
    check(CardClass::Druid, &[Give("VAC_506"), Cost("VAC_506", 6), Stats("VAC_506", 4, 5)]);
}

/// # Trail Mix
///
/// `VAC_508` · Druid spell · Nature · 2 mana
///
/// > Gain 2 Mana Crystals next turn only.
///
/// State: Todo
//~ VAC_508 todo 6287b8c2 d597f493
#[test]
#[ignore = "todo: VAC_508 Trail Mix"]
fn VAC_508_trail_mix() {
    check(CardClass::Druid, &[Give("VAC_508"), Cost("VAC_508", 2)]);
}

/// # Dozing Dragon
///
/// `VAC_511` · Druid minion · 5 mana · 3/5
///
/// > **Dormant** for 2 turns. While **Dormant**, summon a 3/5 Dragon with **Taunt** at the end of your turn.
///
/// State: Todo
//~ VAC_511 todo d2721bdd 7c80a250
#[test]
#[ignore = "todo: VAC_511 Dozing Dragon"]
fn VAC_511_dozing_dragon() {
    check(CardClass::Druid, &[Give("VAC_511"), Cost("VAC_511", 5), Stats("VAC_511", 3, 5)]);
}

/// # Restless Whelp
///
/// `VAC_511t` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Todo
//~ VAC_511t todo b2648ccf bad9c0d0
#[test]
#[ignore = "todo: VAC_511t Restless Whelp"]
fn VAC_511t_restless_whelp() {
    check(
        CardClass::Druid,
        &[Give("VAC_511t"), Cost("VAC_511t", 4), Stats("VAC_511t", 3, 5), Has("VAC_511t", GameTag::TAUNT)],
    );
}

/// # Hiking Trail
///
/// `VAC_517` · Druid location · 3 mana · 3 uses
///
/// > **Discover** a **Taunt** minion. After you gain Armor, reopen this.
///
/// State: Todo
//~ VAC_517 todo c850aecb 66728a3f
#[test]
#[ignore = "todo: VAC_517 Hiking Trail"]
fn VAC_517_hiking_trail() {
    check(CardClass::Druid, &[Give("VAC_517"), Cost("VAC_517", 3)]);
}

/// # Tortollan Traveler
///
/// `VAC_518` · Druid minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw another **Taunt** minion. Reduce its Cost by (2).
///
/// State: Todo
//~ VAC_518 todo f48e483b 5f129bcb
#[test]
#[ignore = "todo: VAC_518 Tortollan Traveler"]
fn VAC_518_tortollan_traveler() {
    check(
        CardClass::Druid,
        &[Give("VAC_518"), Cost("VAC_518", 3), Stats("VAC_518", 1, 5), Has("VAC_518", GameTag::TAUNT)],
    );
}

/// # Mistah Vistah
///
/// `VAC_519` · Druid minion · 5 mana · 5/5
///
/// > **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
///
/// State: Todo
//~ VAC_519 todo 7f9258e9 9174f946
#[test]
#[ignore = "todo: VAC_519 Mistah Vistah"]
fn VAC_519_mistah_vistah() {
    check(CardClass::Druid, &[Give("VAC_519"), Cost("VAC_519", 5), Stats("VAC_519", 5, 5)]);
}

/// # Scenic Vista
///
/// `VAC_519t3` · Druid spell · 0 mana
///
/// > In 3 turns, recast every spell you played while this was in play.
///
/// State: Todo
//~ VAC_519t3 todo 3a0de75f 19aa8e71
#[test]
#[ignore = "todo: VAC_519t3 Scenic Vista"]
fn VAC_519t3_scenic_vista() {
    check(CardClass::Druid, &[Give("VAC_519t3"), Cost("VAC_519t3", 0)]);
}

/// # Sleep Under the Stars
///
/// `VAC_907` · Druid spell · Arcane · 8 mana
///
/// > **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
///
/// State: Todo
//~ VAC_907 todo 13a72490 36f90e1c
#[test]
#[ignore = "todo: VAC_907 Sleep Under the Stars"]
fn VAC_907_sleep_under_the_stars() {
    check(CardClass::Druid, &[Give("VAC_907"), Cost("VAC_907", 8)]);
}

/// # Cat Constellation
///
/// `VAC_907t1` · Druid spell · Arcane · 8 mana
///
/// > Draw 2 cards.
///
/// State: Todo
//~ VAC_907t1 todo 3fda924f 818e6f3d
#[test]
#[ignore = "todo: VAC_907t1 Cat Constellation"]
fn VAC_907t1_cat_constellation() {
    check(CardClass::Druid, &[Give("VAC_907t1"), Cost("VAC_907t1", 8)]);
}

/// # Bear Constellation
///
/// `VAC_907t2` · Druid spell · Arcane · 8 mana
///
/// > Gain 5 Armor.
///
/// State: Todo
//~ VAC_907t2 todo 5270836e c881ff9d
#[test]
#[ignore = "todo: VAC_907t2 Bear Constellation"]
fn VAC_907t2_bear_constellation() {
    check(CardClass::Druid, &[Give("VAC_907t2"), Cost("VAC_907t2", 8)]);
}

/// # Moonkin Constellation
///
/// `VAC_907t3` · Druid spell · Arcane · 8 mana
///
/// > Refresh 3 Mana Crystals.
///
/// State: Todo
//~ VAC_907t3 todo ac3f1cf8 4502ebde
#[test]
#[ignore = "todo: VAC_907t3 Moonkin Constellation"]
fn VAC_907t3_moonkin_constellation() {
    check(CardClass::Druid, &[Give("VAC_907t3"), Cost("VAC_907t3", 8)]);
}

/// # Hydration Station
///
/// `VAC_948` · Druid spell · 8 mana
///
/// > Resurrect three of your different highest Cost **Taunt** minions.
///
/// State: Todo
//~ VAC_948 todo a522e8fe 2b11683a
#[test]
#[ignore = "todo: VAC_948 Hydration Station"]
fn VAC_948_hydration_station() {
    check(CardClass::Druid, &[Give("VAC_948"), Cost("VAC_948", 8)]);
}

/// # New Heights
///
/// `VAC_949` · Druid spell · 3 mana
///
/// > Increase your maximum Mana by 3 and gain an empty Mana Crystal.
///
/// State: Todo
//~ VAC_949 todo 1672a05e 6a5b56a5
#[test]
#[ignore = "todo: VAC_949 New Heights"]
fn VAC_949_new_heights() {
    check(CardClass::Druid, &[Give("VAC_949"), Cost("VAC_949", 3)]);
}

/// # Bouldering Buddy
///
/// `VAC_950` · Druid minion · 7 mana · 6/7
///
/// > **Rush, Taunt** Costs (1) if you have at least 10 Mana Crystals.
///
/// State: Todo
//~ VAC_950 todo 23432ff0 317732fe
#[test]
#[ignore = "todo: VAC_950 Bouldering Buddy"]
fn VAC_950_bouldering_buddy() {
    check(
        CardClass::Druid,
        &[
            Give("VAC_950"),
            Cost("VAC_950", 7),
            Stats("VAC_950", 6, 7),
            Has("VAC_950", GameTag::RUSH),
            Has("VAC_950", GameTag::TAUNT),
        ],
    );
}

/// # Handle with Bear
///
/// `WORK_024` · Druid spell · Nature · 2 mana
///
/// > Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
///
/// State: Todo
//~ WORK_024 todo 2f7c5d30 2cc3b44d
#[test]
#[ignore = "todo: WORK_024 Handle with Bear"]
fn WORK_024_handle_with_bear() {
    check(CardClass::Druid, &[Give("WORK_024"), Cost("WORK_024", 2)]);
}

/// # Careful Bear
///
/// `WORK_024t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
///
/// State: Todo
//~ WORK_024t todo 855eb853 27ee7cc7
#[test]
#[ignore = "todo: WORK_024t Careful Bear"]
fn WORK_024t_careful_bear() {
    check(
        CardClass::Druid,
        &[Give("WORK_024t"), Cost("WORK_024t", 3), Stats("WORK_024t", 3, 3), Has("WORK_024t", GameTag::TAUNT)],
    );
}

/// # Number Cruncher
///
/// `WORK_025` · Druid minion · 4 mana · 2/1
///
/// > Rush**, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
///
/// State: Todo
//~ WORK_025 todo 06d8af1f 0ad8f50d
#[test]
#[ignore = "todo: WORK_025 Number Cruncher"]
fn WORK_025_number_cruncher() {
    check(
        CardClass::Druid,
        &[
            Give("WORK_025"),
            Cost("WORK_025", 4),
            Stats("WORK_025", 2, 1),
            Has("WORK_025", GameTag::RUSH),
            Has("WORK_025", GameTag::TAUNT),
        ],
    );
}

/// # Aggressive Projections
///
/// `WORK_025a` · Druid spell · 4 mana
///
/// > +2 Attack.
///
/// State: Todo
//~ WORK_025a todo 84ff9876 0d5c9c32
#[test]
#[ignore = "todo: WORK_025a Aggressive Projections"]
fn WORK_025a_aggressive_projections() {
    check(CardClass::Druid, &[Give("WORK_025a"), Cost("WORK_025a", 4)]);
}

/// # Conservative Forecast
///
/// `WORK_025b` · Druid spell · 4 mana
///
/// > +2 Health.
///
/// State: Todo
//~ WORK_025b todo 6ecb8c62 24d3698e
#[test]
#[ignore = "todo: WORK_025b Conservative Forecast"]
fn WORK_025b_conservative_forecast() {
    check(CardClass::Druid, &[Give("WORK_025b"), Cost("WORK_025b", 4)]);
}

/// # Un'Goro Brochure
///
/// `WORK_050` · Druid spell · Nature · 4 mana
///
/// > Draw two minions. Give them +2/+2. *(Flips each turn.)*
///
/// State: Todo
//~ WORK_050 todo da6a6825 8f5440f2
#[test]
#[ignore = "todo: WORK_050 Un'Goro Brochure"]
fn WORK_050_un_goro_brochure() {
    check(CardClass::Druid, &[Give("WORK_050"), Cost("WORK_050", 4)]);
}

/// # Dalaran Brochure
///
/// `WORK_050t` · Druid spell · Arcane · 4 mana
///
/// > Draw two spells. They cost (1) less. *(Flips each turn.)*
///
/// State: Todo
//~ WORK_050t todo e835e60d 287cc8a7
#[test]
#[ignore = "todo: WORK_050t Dalaran Brochure"]
fn WORK_050t_dalaran_brochure() {
    check(CardClass::Druid, &[Give("WORK_050t"), Cost("WORK_050t", 4)]);
}
