//! Priest cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5049c893

/// # Cleric of Scales
///
/// `YOD_013` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell from your deck.
///
/// State: Derived
//~ derived YOD_013 ac6e14a3 298efd4e d7d72ff9.64e899d3
#[test]
#[ignore = "todo: YOD_013 Cleric of Scales"]
fn YOD_013_cleric_of_scales() {
    check(CardClass::Priest, &[Give("YOD_013"), Cost("YOD_013", 1), Stats("YOD_013", 1, 1), Unwritten]);
}

/// # Aeon Reaver
///
/// `YOD_014` · Priest minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage to a minion equal to its Attack.
///
/// State: Derived
//~ derived YOD_014 75265379 bcada6d4 2077071a.ed57e1f5
#[test]
fn YOD_014_aeon_reaver() {
    check(
        CardClass::Priest,
        &[
            Give("YOD_014"),
            Cost("YOD_014", 6),
            Stats("YOD_014", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_014", On(Nth(2))),
            Now(Nth(2), 4, 1),
            Now(Nth(1), 4, 5),
            Now(Nth(0), 4, 4),
            Damage(MyHero, 0),
        ],
    );
}

/// # Dark Prophecy
///
/// `YOD_015` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a 2-Cost minion. Summon it and give it +3 Health.
///
/// State: Derived
//~ derived YOD_015 9c29dc37 e1ffa1d6 1551bc40.7fc2cd04
#[test]
#[ignore = "todo: YOD_015 Dark Prophecy"]
fn YOD_015_dark_prophecy() {
    check(CardClass::Priest, &[Give("YOD_015"), Cost("YOD_015", 3), Unwritten]);
}

/// # Prophecized
///
/// `YOD_015e` · Neutral enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived YOD_015e e435ff9e edfd69c5 c670bc0e.cda80e25
#[test]
fn YOD_015e_prophecized() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "YOD_015e"), Now(My(0), 5, 4)]);
}
