//! Druid cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 05b148b3

/// `TLC_235` · Druid spell · Nature · 1 mana
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
///
/// State: Done
//~ done TLC_235 9e8065f0 - 087039e8.2b78b375
#[test]
fn TLC_235_life_cycle() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_235"),
            Cost("TLC_235", 1),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Force(Card("CS2_179")),
            Play("TLC_235", On(Their(0))),
            Dead(Nth(1)),
            BoardCount(Theirs, 2),
            In(The("CS2_179"), Zone::Play),
            BoardCount(Mine, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("EX1_096"),
            Never(Card("CS2_182")),
            Play("TLC_235", On(My(0))),
            Dead(Nth(0)),
            HandCount(Mine, 1),
            BoardCount(Mine, 1),
        ],
    );
}

/// `TLC_236` · Druid spell · Nature · 5 mana
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
///
/// State: Todo
//~ todo TLC_236 a2a36d20 57846ce7 106b9175.89f56e65
#[test]
#[ignore = "todo: Hybridization"]
fn TLC_236_hybridization() {
    unwritten("TLC_236");
}

/// `TLC_239` · Druid spell · 1 mana
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
///
/// State: Todo
//~ todo TLC_239 c49f87ac cd3514af 5b2ee5c3.1034167a
#[test]
#[ignore = "todo: Restore the Wild"]
fn TLC_239_restore_the_wild() {
    unwritten("TLC_239");
}
