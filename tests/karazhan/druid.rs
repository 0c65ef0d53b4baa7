//! Druid cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Menagerie Warden
///
/// `KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// State: Todo
//~ KAR_065 todo b188f0d6 15cddf8c
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
/// State: Todo
//~ KAR_075 todo b4f5cbfb b711fccb
#[test]
#[ignore = "todo: KAR_075 Moonglade Portal"]
fn KAR_075_moonglade_portal() {
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Cost("KAR_075", 6),
            Targets("KAR_075", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Enchanted Raven
///
/// `KAR_300` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ KAR_300 vanilla 311fc0e0 2d37b2ff
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
