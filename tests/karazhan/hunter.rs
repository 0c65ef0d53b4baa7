//! Hunter cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 050d8549

/// # Cat Trick
///
/// `KAR_004` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 4/2 Panther with **Stealth**.
///
/// State: Derived
//~ derived KAR_004 45388661 f122d2ce 9671038a.5080cfb9
#[test]
fn KAR_004_cat_trick() {
    check(
        CardClass::Hunter,
        &[
            Give("KAR_004"),
            Cost("KAR_004", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_004"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            In(The("KAR_004a"), Zone::Play),
            Now(The("KAR_004a"), 4, 2),
            TagNow(The("KAR_004a"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Cat in a Hat
///
/// `KAR_004a` · Hunter minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla KAR_004a 13e2cbdc 5ec378a7 f7c4e557.86cd88a1
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
/// State: Derived
//~ derived KAR_005 1f2851e3 864306c7 bc9b834a.e53f60e7
#[test]
fn KAR_005_kindly_grandmother() {
    check(
        CardClass::Hunter,
        &[
            Give("KAR_005"),
            Cost("KAR_005", 2),
            Stats("KAR_005", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_005"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("KAR_005a"), Zone::Play),
            Now(The("KAR_005a"), 3, 2),
        ],
    );
}

/// # Big Bad Wolf
///
/// `KAR_005a` · Hunter minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla KAR_005a c79a0f69 0aabf511 66bfefc2
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
/// State: Derived
//~ derived KAR_006 4189fefc 477a5efb bf7a2c0c.e4308459
#[test]
fn KAR_006_cloaked_huntress() {
    check(
        CardClass::Hunter,
        &[
            Give("KAR_006"),
            Cost("KAR_006", 3),
            Stats("KAR_006", 3, 4),
            Give("AT_002"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_006"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 0),
        ],
    );
}
