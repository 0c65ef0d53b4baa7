//! Warlock cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56211990

/// Renounce Darkness · Spell · Holy · 2 mana · Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.
//~ todo OG_118 fbcc8bae 9052fc2d -
#[test]
#[ignore = "todo: Renounce Darkness"]
fn OG_118_renounce_darkness() {
    unwritten("OG_118");
}

/// Usher of Souls · Minion · 4 mana · 3/5 · Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
//~ done OG_302 - a15292e5 -
#[test]
fn OG_302_usher_of_souls() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_302"),
            Cost("OG_302", 4),
            Stats("OG_302", 3, 5),
            Friend("OG_280"),
            Friend("OG_302"),
            Enemy("CS2_231"),
            Kill(Their(0)),
            Now(My(0), 7, 7),
        ],
    );
}
