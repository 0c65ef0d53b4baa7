//! Druid cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d2883a6

/// # Menagerie Warden
///
/// `KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// State: Derived
//~ derived KAR_065 f819ff01 b369709d c164acf4.3e5cddb0
#[test]
#[ignore = "todo: KAR_065 Menagerie Warden"]
fn KAR_065_menagerie_warden() {
    check(CardClass::Druid, &[Give("KAR_065"), Cost("KAR_065", 5), Stats("KAR_065", 5, 4), Unwritten]);
}

/// # Moonglade Portal
///
/// `KAR_075` · Druid spell · Nature · 6 mana
///
/// > Restore #6 Health. Summon a random 6-Cost minion.
///
/// State: Derived
//~ derived KAR_075 fc99fa7b dfb90a5a b8b81299.e381c476
#[test]
fn KAR_075_moonglade_portal() {
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Cost("KAR_075", 6),
            Targets("KAR_075", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 12),
            Hurt(TheirHero, 12),
            Play("KAR_075", On(Nth(2))),
            Now(Nth(2), 4, 5),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Enchanted Raven
///
/// `KAR_300` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla KAR_300 af075687 fac48061 6266390f
#[test]
fn KAR_300_enchanted_raven() {
    check(
        CardClass::Druid,
        &[
            Give("KAR_300"),
            Cost("KAR_300", 1),
            Stats("KAR_300", 2, 2),
            Play("KAR_300", Nothing),
            In(The("KAR_300"), Zone::Play),
            Now(The("KAR_300"), 2, 2),
        ],
    );
}
