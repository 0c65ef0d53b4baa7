//! Warlock cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ebbeeb32

/// Keli'dan the Breaker · Minion · 6 mana · 3/3 · **Battlecry:** Destroy a minion. If drawn this turn, instead destroy all minions except this one.
//~ done BT_196 - 4e87ff7e -
#[test]
fn BT_196_kelidan_the_breaker() {
    let drawn = [
        DeckOf(&["CS2_182", "BT_196"]),
        Friend("CS2_182"),
        Enemy("CS2_182"),
        Enemy("CS2_182"),
        Play("CS2_023", Nothing),
        HandCount(Mine, 2),
        Crystals(10),
    ];
    check(
        CardClass::Warlock,
        &[&drawn[..], &[Play("BT_196", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1), Is(My(0), "BT_196")]]
            .concat(),
    );
    // Not on a later turn.
    check(
        CardClass::Warlock,
        &[
            &drawn[..],
            &[
                EndTurn,
                EndTurn,
                Damage(MyHero, 1),
                Play("BT_196", On(Their(0))),
                BoardCount(Theirs, 1),
                BoardCount(Mine, 2),
            ],
        ]
        .concat(),
    );
    // What is added to the hand is not drawn, nor what returns to it.
    check! { Warlock:
        Enemy("CS2_182"), Enemy("CS2_182"), Friend("BT_196"), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        Play("BT_196", On(Their(0))), BoardCount(Theirs, 1),
    }
    check(
        CardClass::Warlock,
        &[
            &drawn[..],
            &[
                Play("BT_196", Nothing),
                BoardCount(Theirs, 0),
                Enemy("CS2_182"),
                Enemy("CS2_182"),
                Play("EX1_144", On(My(0))),
                HandCount(Mine, 2),
                Crystals(10),
                Play("BT_196", On(Their(0))),
                BoardCount(Theirs, 1),
            ],
        ]
        .concat(),
    );
    check! { Warlock:
        Friend("CS2_182"), Give("BT_196"), CannotTarget("BT_196", TheirHero), Play("BT_196", On(My(0))),
        BoardCount(Mine, 1),
    }
}
