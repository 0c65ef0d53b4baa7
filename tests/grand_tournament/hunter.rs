//! Hunter cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bb5905ba

/// King's Elekk · Minion · Beast · 2 mana · 3/2 · **Battlecry:** Reveal a minion in each deck. If yours costs more, draw it.
//~ todo AT_058 19e72179 987ec066 -
#[test]
#[ignore = "todo: King's Elekk"]
fn AT_058_kings_elekk() {
    unwritten("AT_058");
}

/// Acidmaw · Minion · Beast · 3 mana · 4/2 · Whenever an enemy minion takes damage, destroy it.
//~ done AT_063 - 33d47785 -
#[test]
fn AT_063_acidmaw() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_063"),
            Cost("AT_063", 3),
            Stats("AT_063", 4, 2),
            Play("AT_063", Nothing),
            Enemy("CS2_200"),
            Friend("CS2_200"),
            Hurt(Their(0), 1),
            BoardCount(Theirs, 0),
            Hurt(My(1), 1),
            BoardCount(Mine, 2),
        ],
    );
}
