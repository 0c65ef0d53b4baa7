//! Priest cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5ac4dfef

/// # Twilight Whelp
///
/// `BRM_004` · Priest minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain +2 Health.
///
/// State: Derived
//~ derived BRM_004 ef273451 11ddc16f ee6ebfcc.b7ef885f
#[test]
fn BRM_004_twilight_whelp() {
    check(
        CardClass::Priest,
        &[
            Give("BRM_004"),
            Cost("BRM_004", 1),
            Stats("BRM_004", 2, 1),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_004", Nothing),
            Now(Nth(0), 2, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BRM_004"), Friend("CS2_182"), Enemy("CS2_182"), Play("BRM_004", Nothing), Now(Nth(0), 2, 1)],
    );
}

/// # Whelp
///
/// `BRM_004t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BRM_004t 729b430a 145f70ee d227ecf9
#[test]
fn BRM_004t_whelp() {
    check(
        CardClass::Priest,
        &[
            Give("BRM_004t"),
            Cost("BRM_004t", 1),
            Stats("BRM_004t", 1, 1),
            Play("BRM_004t", Nothing),
            In(The("BRM_004t"), Zone::Play),
            Now(The("BRM_004t"), 1, 1),
        ],
    );
}

/// # Resurrect
///
/// `BRM_017` · Priest spell · Holy · 2 mana
///
/// > Summon a random friendly minion that died this game.
///
/// State: Derived
//~ derived BRM_017 8216a1b8 4a18d199 20631782.9f771e03
#[test]
fn BRM_017_resurrect() {
    check(
        CardClass::Priest,
        &[
            Give("BRM_017"),
            Cost("BRM_017", 2),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("BRM_017", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}
