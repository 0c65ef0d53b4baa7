//! Priest cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b3cc8293

/// `TID_700` · Priest minion · 4 mana · 4/4
/// > **Battlecry: Dredge** for your opponent. Set its Cost to (6).
///
/// State: Todo
//~ todo TID_700 d19374e7 4b75749a 80da4d50.c8629de4
#[test]
#[ignore = "todo: Disarming Elemental"]
fn TID_700_disarming_elemental() {
    unwritten("TID_700");
}

/// `TSC_209` · Priest spell · Nature · 8 mana
/// > Destroy all minions and all copies of them *(wherever they are)*.
///
/// State: Todo
//~ todo TSC_209 ae616859 5734cc1a 1f22b768.fc248e72
#[test]
#[ignore = "todo: Whirlpool"]
fn TSC_209_whirlpool() {
    unwritten("TSC_209");
}

/// `TSC_216` · Priest minion · 7 mana · 8/10
/// > **Colossal +1 Lifesteal**
///
/// State: Done
//~ done TSC_216 57a672a7 - f9b4655f.81a06e63
#[test]
fn TSC_216_blackwater_behemoth() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_216"),
            Cost("TSC_216", 7),
            Stats("TSC_216", 8, 10),
            Has("TSC_216", GameTag::LIFESTEAL),
            Play("TSC_216", Nothing),
            Is(My(0), "TSC_216t"),
            Is(My(1), "TSC_216"),
        ],
    );
}

/// `TSC_216t` · Priest minion · 2 mana · 1/4
/// > At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
///
/// State: Done
//~ done TSC_216t c9f91954 - f98a8841.80441a6d
#[test]
fn TSC_216t_behemoths_lure() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_216t"),
            Cost("TSC_216t", 2),
            Stats("TSC_216t", 1, 4),
            Play("TSC_216t", Nothing),
            Enemy("CS2_182"),
            EndTurn,
            BoardCount(Theirs, 1),
        ],
    );
}

/// `TSC_702` · Priest spell · 5 mana
/// > Draw 2 minions. Swap their Health.
///
/// State: Todo
//~ todo TSC_702 4df34eb2 d09a8899 f715b196.3c54650e
#[test]
#[ignore = "todo: Switcheroo"]
fn TSC_702_switcheroo() {
    unwritten("TSC_702");
}
