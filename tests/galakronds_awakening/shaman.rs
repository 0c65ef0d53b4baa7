//! Shaman cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Explosive Evolution
///
/// `YOD_020` · Shaman spell · Nature · 2 mana
///
/// > Transform a minion into a random one that costs (3) more.
///
/// State: Todo
//~ YOD_020 todo 82a8efdd 7c64e757
#[test]
#[ignore = "todo: YOD_020 Explosive Evolution"]
fn YOD_020_explosive_evolution() {
    check(CardClass::Shaman, &[Give("YOD_020"), Cost("YOD_020", 2), Unwritten]);
}

/// # Eye of the Storm
///
/// `YOD_041` · Shaman spell · Nature · 10 mana
///
/// > Summon three 5/6 Elementals with **Taunt**. **Overload:** (3)
///
/// State: Todo
//~ YOD_041 todo 956b1e51 42d1271c
#[test]
#[ignore = "todo: YOD_041 Eye of the Storm"]
fn YOD_041_eye_of_the_storm() {
    check(CardClass::Shaman, &[Give("YOD_041"), Cost("YOD_041", 10), Has("YOD_041", GameTag::OVERLOAD), Unwritten]);
}

/// # Stormblocker
///
/// `YOD_041t` · Shaman minion · 5 mana · 5/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ YOD_041t vanilla 51ce97d9 15df5a2b
#[test]
fn YOD_041t_stormblocker() {
    check(
        CardClass::Shaman,
        &[
            Give("YOD_041t"),
            Cost("YOD_041t", 5),
            Stats("YOD_041t", 5, 6),
            Has("YOD_041t", GameTag::TAUNT),
            Play("YOD_041t", Nothing),
            In(The("YOD_041t"), Zone::Play),
            Now(The("YOD_041t"), 5, 6),
            HasNow(The("YOD_041t"), GameTag::TAUNT),
        ],
    );
}

/// # The Fist of Ra-den
///
/// `YOD_042` · Shaman weapon · 4 mana · 1/4 durability
///
/// > After you cast a spell, summon a **Legendary** minion of that Cost. Lose 1 Durability.
///
/// State: Todo
//~ YOD_042 todo 0f975889 1ba74472
#[test]
#[ignore = "todo: YOD_042 The Fist of Ra-den"]
fn YOD_042_the_fist_of_ra_den() {
    check(CardClass::Shaman, &[Give("YOD_042"), Cost("YOD_042", 4), Stats("YOD_042", 1, 4), Unwritten]);
}
