//! Warrior cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Protect the King!
///
/// `KAR_026` · Warrior spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Pawn with **Taunt**.
///
/// State: Todo
//~ KAR_026 todo 90dcc500 d915a19e
#[test]
#[ignore = "todo: KAR_026 Protect the King!"]
fn KAR_026_protect_the_king() {
    check(CardClass::Warrior, &[Give("KAR_026"), Cost("KAR_026", 3), Unwritten]);
}

/// # Pawn
///
/// `KAR_026t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ KAR_026t vanilla a85c7a3a df6c543e
#[test]
fn KAR_026t_pawn() {
    check(
        CardClass::Warrior,
        &[
            Give("KAR_026t"),
            Cost("KAR_026t", 1),
            Stats("KAR_026t", 1, 1),
            Has("KAR_026t", GameTag::TAUNT),
            Play("KAR_026t", Nothing),
            In(The("KAR_026t"), Zone::Play),
            Now(The("KAR_026t"), 1, 1),
            HasNow(The("KAR_026t"), GameTag::TAUNT),
        ],
    );
}

/// # Fool's Bane
///
/// `KAR_028` · Warrior weapon · 5 mana · 3/4 durability
///
/// > Unlimited attacks each turn. Can't attack heroes.
///
/// State: Todo
//~ KAR_028 todo 85b8c53a b6235749
#[test]
#[ignore = "todo: KAR_028 Fool's Bane"]
fn KAR_028_fools_bane() {
    check(CardClass::Warrior, &[Give("KAR_028"), Cost("KAR_028", 5), Stats("KAR_028", 3, 4), Unwritten]);
}

/// # Ironforge Portal
///
/// `KAR_091` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// State: Todo
//~ KAR_091 todo 9cbd3ecc a84b2e29
#[test]
#[ignore = "todo: KAR_091 Ironforge Portal"]
fn KAR_091_ironforge_portal() {
    check(CardClass::Warrior, &[Give("KAR_091"), Cost("KAR_091", 4), Unwritten]);
}
