//! Druid cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 05b148b3

/// Life Cycle · Spell · Nature · 1 mana · Destroy a minion. Summon a random minion of the same Cost to replace it.
//~ done TLC_235 - 51eb323d -
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

/// Hybridization · Spell · Nature · 5 mana · Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
//~ todo TLC_236 57846ce7 8cb74a97 -
#[test]
#[ignore = "todo: Hybridization"]
fn TLC_236_hybridization() {
    unwritten("TLC_236");
}

/// Restore the Wild · Spell · 1 mana · **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
//~ todo TLC_239 cd3514af 0442c6b5 -
#[test]
#[ignore = "todo: Restore the Wild"]
fn TLC_239_restore_the_wild() {
    unwritten("TLC_239");
}
