//! Shaman cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ad9f3be

/// `UNG_211` · Shaman minion · 7 mana · 7/7
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// State: Todo
//~ todo UNG_211 8a7aefc5 702fd6df ed963e57.c2cf038d
#[test]
#[ignore = "todo: Kalimos, Primal Lord"]
fn UNG_211_kalimos_primal_lord() {
    unwritten("UNG_211");
}

/// `UNG_942` · Shaman spell · 1 mana
/// > **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
///
/// State: Done
//~ done UNG_942 c9855c99 - 19932dc8.bc816b5e
#[test]
fn UNG_942_unite_the_murlocs() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_942"),
            Cost("UNG_942", 1),
            Play("UNG_942", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Kill(My(0)),
            Kill(My(0)),
            EndTurn,
            EndTurn,
            Play("CS2_168", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_168", Nothing),
            In(Nth(0), Zone::Graveyard),
            Is(InHand(1), "UNG_942t"),
        ],
    );
}

/// `UNG_942t` · Shaman minion · 5 mana · 8/8
/// > **Battlecry:** Fill your hand with random Murlocs.
///
/// State: Done
//~ done UNG_942t b6a6f8b2 - 6c61dd62.5317644b
#[test]
fn UNG_942t_megafin() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_942t"),
            Cost("UNG_942t", 5),
            Stats("UNG_942t", 8, 8),
            Force(Card("CS2_168")),
            Play("UNG_942t", Nothing),
            HandCount(Mine, 10),
            Is(InHand(0), "CS2_168"),
        ],
    );
}
