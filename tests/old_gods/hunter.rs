//! Hunter cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 79140365

/// `OG_045` · Hunter spell · Nature · 3 mana
/// > Give your minions "**Deathrattle:** Add a random Beast to your hand."
///
/// State: Todo
//~ todo OG_045 8763e8bb 69705cdd 1b2a0eea.680b259d
#[test]
#[ignore = "todo: Infest"]
fn OG_045_infest() {
    unwritten("OG_045");
}

/// `OG_211` · Hunter spell · 8 mana
/// > Summon all three Animal Companions.
///
/// State: Done
//~ done OG_211 5c7d9083 - 00ae40f4.132b94af
#[test]
fn OG_211_call_of_the_wild() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_211"),
            Cost("OG_211", 8),
            Play("OG_211", Nothing),
            BoardCount(Mine, 3),
            In(The("NEW1_032"), Zone::Play),
            In(The("NEW1_033"), Zone::Play),
            In(The("NEW1_034"), Zone::Play),
            BoardCount(Theirs, 0),
        ],
    );
}
