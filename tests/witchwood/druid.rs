//! Druid cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1c120447

/// `GIL_188` · Druid minion · 3 mana · 2/2
/// > **Choose One -** Transform into a 4/2 with **Rush**; or a 2/4 with **Taunt**.
///
/// State: Done
//~ done GIL_188 eb342879 - 9aca0c45.7d5d6ea4
#[test]
fn GIL_188_druid_of_the_scythe() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188"),
            Cost("GIL_188", 3),
            Stats("GIL_188", 2, 2),
            PlayOption("GIL_188", 0, Nothing),
            Is(My(0), "GIL_188t"),
            Now(My(0), 4, 2),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("GIL_188", 1, Nothing), Is(My(0), "GIL_188t2"), Now(My(0), 2, 4), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// `GIL_800` · Druid minion · 5 mana · 3/7
/// > On each player's turn, the first card played costs (0).
///
/// State: Todo
//~ todo GIL_800 26aa3dbe e0a5daf0 3d2d781b.041bcbb9
#[test]
#[ignore = "todo: Duskfallen Aviana"]
fn GIL_800_duskfallen_aviana() {
    unwritten("GIL_800");
}
