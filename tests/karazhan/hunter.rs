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
//~ KAR_004 todo b58190f8 3562deba
#[test]
#[ignore = "todo: KAR_004 Cat Trick"]
fn KAR_004_cat_trick() {
    check(CardClass::Hunter, &[Give("KAR_004"), Cost("KAR_004", 2)]);
}

/// # Cat in a Hat
///
/// `KAR_004a` · Hunter minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Todo
//~ KAR_004a todo eeb52a85 d8da85e2
#[test]
#[ignore = "todo: KAR_004a Cat in a Hat"]
fn KAR_004a_cat_in_a_hat() {
    check(
        CardClass::Hunter,
        &[Give("KAR_004a"), Cost("KAR_004a", 3), Stats("KAR_004a", 4, 2), Has("KAR_004a", GameTag::STEALTH)],
    );
}

/// # Kindly Grandmother
///
/// `KAR_005` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Summon a 3/2 Big Bad Wolf.
///
/// State: Todo
//~ KAR_005 todo efee9355 fc9ccbe8
#[test]
#[ignore = "todo: KAR_005 Kindly Grandmother"]
fn KAR_005_kindly_grandmother() {
    check(CardClass::Hunter, &[Give("KAR_005"), Cost("KAR_005", 2), Stats("KAR_005", 1, 1)]);
}

/// # Big Bad Wolf
///
/// `KAR_005a` · Hunter minion · 2 mana · 3/2
///
/// State: Todo
//~ KAR_005a todo 8657ff4f 3f55263f
#[test]
#[ignore = "todo: KAR_005a Big Bad Wolf"]
fn KAR_005a_big_bad_wolf() {
    check(CardClass::Hunter, &[Give("KAR_005a"), Cost("KAR_005a", 2), Stats("KAR_005a", 3, 2)]);
}

/// # Cloaked Huntress
///
/// `KAR_006` · Hunter minion · 3 mana · 3/4
///
/// > Your **Secrets** cost (0).
///
/// State: Todo
//~ KAR_006 todo 5c7d88a8 cdaa6672
#[test]
#[ignore = "todo: KAR_006 Cloaked Huntress"]
fn KAR_006_cloaked_huntress() {
    check(CardClass::Hunter, &[Give("KAR_006"), Cost("KAR_006", 3), Stats("KAR_006", 3, 4)]);
}
