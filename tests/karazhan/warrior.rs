//! Warrior cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 51721a2b

/// # Protect the King!
///
/// `KAR_026` · Warrior spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Pawn with **Taunt**.
///
/// State: Derived
//~ derived KAR_026 bd76b864 596883a8 718bbfee.7ad05bdd
#[test]
fn KAR_026_protect_the_king() {
    check(
        CardClass::Warrior,
        &[
            Give("KAR_026"),
            Cost("KAR_026", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_026", Nothing),
            BoardCount(Mine, 2),
            In(The("KAR_026t"), Zone::Play),
            Now(The("KAR_026t"), 1, 1),
        ],
    );
}

/// # Pawn
///
/// `KAR_026t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla KAR_026t babb0d63 fef53b0e 443bddbd.4b0c5d24
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
//~ todo KAR_028 beef5887 e2d4ee5f a74f0244.11ba2cef
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
/// State: Derived
//~ derived KAR_091 07727869 8ade2b18 0e055291.8379d00b
#[test]
fn KAR_091_ironforge_portal() {
    check(
        CardClass::Warrior,
        &[
            Give("KAR_091"),
            Cost("KAR_091", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("KAR_091", Nothing),
            Armor(Mine, 4),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("KAR_091"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("KAR_091", Nothing)],
    );
    check(
        CardClass::Warrior,
        &[Give("KAR_091"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("KAR_091", Nothing)],
    );
}
