//! Paladin cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e159b41

/// `ULD_431` · Paladin spell · 1 mana
/// > **Quest:** Play 5 **Reborn** minions. **Reward:** Emperor Wraps.
///
/// State: Done
//~ done ULD_431 1d586824 - 987bbe87.011882d5
#[test]
fn ULD_431_making_mummies() {
    check(
        CardClass::Paladin,
        &[
            Give("ULD_431"),
            Cost("ULD_431", 1),
            Play("ULD_431", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Play("ULD_723", Nothing),
            Is(MyPower, "ULD_431p"),
        ],
    );
}

/// `ULD_500` · Paladin minion · 2 mana · 2/3
/// > **Battlecry:** If your deck has no duplicates, **Discover** an upgraded Hero Power.
///
/// State: Todo
//~ todo ULD_500 a7bb811f 164d08a7 84926db1.c13ff53a
#[test]
#[ignore = "todo: Sir Finley of the Sands"]
fn ULD_500_sir_finley_of_the_sands() {
    unwritten("ULD_500");
}
