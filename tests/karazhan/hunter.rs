//! Hunter cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Cat Trick
///
/// `KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// State: Todo
//~ KAR_004 todo b58190f8 1422245e
#[test]
#[ignore = "todo: KAR_004 Cat Trick"]
fn KAR_004_cat_trick() {
    check(CardClass::Hunter, &[Give("KAR_004"), Cost("KAR_004", 2), Unwritten]);
}

/// # Cat in a Hat
///
/// `KAR_004a` · Hunter minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ KAR_004a vanilla eeb52a85 e3cb48c4
#[test]
fn KAR_004a_cat_in_a_hat() {
    check(
        CardClass::Hunter,
        &[
            Give("KAR_004a"),
            Cost("KAR_004a", 3),
            Stats("KAR_004a", 4, 2),
            Has("KAR_004a", GameTag::STEALTH),
            Play("KAR_004a", Nothing),
            In(The("KAR_004a"), Zone::Play),
            Now(The("KAR_004a"), 4, 2),
            HasNow(The("KAR_004a"), GameTag::STEALTH),
        ],
    );
}

/// # Kindly Grandmother
///
/// `KAR_005` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Summon a 3/2 Big Bad Wolf.
///
/// State: Todo
//~ KAR_005 todo efee9355 8c56bc06
#[test]
#[ignore = "todo: KAR_005 Kindly Grandmother"]
fn KAR_005_kindly_grandmother() {
    check(CardClass::Hunter, &[Give("KAR_005"), Cost("KAR_005", 2), Stats("KAR_005", 1, 1), Unwritten]);
}

/// # Big Bad Wolf
///
/// `KAR_005a` · Hunter minion · 2 mana · 3/2
///
/// State: Vanilla
//~ KAR_005a vanilla 8657ff4f f58d3d36
#[test]
fn KAR_005a_big_bad_wolf() {
    check(
        CardClass::Hunter,
        &[
            Give("KAR_005a"),
            Cost("KAR_005a", 2),
            Stats("KAR_005a", 3, 2),
            Play("KAR_005a", Nothing),
            In(The("KAR_005a"), Zone::Play),
            Now(The("KAR_005a"), 3, 2),
        ],
    );
}

/// # Cloaked Huntress
///
/// `KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// State: Todo
//~ KAR_006 todo 5c7d88a8 e5d669ac
#[test]
#[ignore = "todo: KAR_006 Cloaked Huntress"]
fn KAR_006_cloaked_huntress() {
    check(CardClass::Hunter, &[Give("KAR_006"), Cost("KAR_006", 3), Stats("KAR_006", 3, 4), Unwritten]);
}
