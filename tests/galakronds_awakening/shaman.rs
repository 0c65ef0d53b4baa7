//! Shaman cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f2bb49b

/// # Explosive Evolution
///
/// `YOD_020` · Shaman spell · Nature · 2 mana
///
/// > Transform a minion into a random one that costs (3) more.
///
/// State: Derived
//~ derived YOD_020 0236f209 d84e6316 66d75d41.1e46e695
#[test]
fn YOD_020_explosive_evolution() {
    check(
        CardClass::Shaman,
        &[
            Give("YOD_020"),
            Cost("YOD_020", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_186")),
            Play("YOD_020", On(Nth(2))),
            Is(Nth(2), "CS2_186"),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("YOD_020"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_200")), Play("YOD_020", On(Nth(2)))],
    );
    check(
        CardClass::Shaman,
        &[
            Give("YOD_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_186")),
            Play("YOD_020", On(Nth(1))),
            Is(Nth(1), "CS2_186"),
            Now(Nth(1), 7, 7),
        ],
    );
}

/// # Eye of the Storm
///
/// `YOD_041` · Shaman spell · Nature · 10 mana
///
/// > Summon three 5/6 Elementals with **Taunt**. **Overload:** (3)
///
/// State: Derived
//~ derived YOD_041 b209bef3 36a370d6 fa876b68.a055a212
#[test]
fn YOD_041_eye_of_the_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("YOD_041"),
            Cost("YOD_041", 10),
            Has("YOD_041", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_041", Nothing),
            BoardCount(Mine, 4),
            In(The("YOD_041t"), Zone::Play),
            Now(The("YOD_041t"), 5, 6),
        ],
    );
}

/// # Stormblocker
///
/// `YOD_041t` · Shaman minion · 5 mana · 5/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla YOD_041t 69025eaa 7c2c20d8 190474ab.4b0c5d24
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
/// State: Derived
//~ derived YOD_042 d3693c73 b8f55fbe f3f4adc9.0290555e
#[test]
fn YOD_042_the_fist_of_ra_den() {
    check(
        CardClass::Shaman,
        &[
            Give("YOD_042"),
            Cost("YOD_042", 4),
            Stats("YOD_042", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_042"),
            Force(Card("AV_142t")),
            Play("CS2_075", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(3), 1, 3),
            In(The("AV_142t"), Zone::Play),
            Now(The("AV_142t"), 1, 1),
            TagNow(The("AV_142t"), GameTag::SPELLPOWER, 0),
        ],
    );
}
