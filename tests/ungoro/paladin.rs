//! Paladin cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4b12fd7

/// `UNG_953` · Paladin minion · 2 mana · 1/3
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// State: Todo
//~ todo UNG_953 1d8ca99a 19c2f1a3 54be654e.f8443c58
#[test]
#[ignore = "todo: Primalfin Champion"]
fn UNG_953_primalfin_champion() {
    unwritten("UNG_953");
}

/// `UNG_954` · Paladin spell · 1 mana
/// > **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
///
/// State: Done
//~ done UNG_954 1a367940 - 6d0df2bb.f69c0b8b
#[test]
fn UNG_954_the_last_kaleidosaur() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_954"),
            Cost("UNG_954", 1),
            Play("UNG_954", Nothing),
            Friend("CS2_182"),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Is(InHand(0), "UNG_954t1"),
        ],
    );
}

/// `UNG_954t1` · Paladin minion · 5 mana · 8/8
/// > **Battlecry: Adapt** 5 times.
///
/// State: Todo
//~ todo UNG_954t1 b9428e9e cdf9c5b1 fd82a494.43603244
#[test]
#[ignore = "todo: Galvadon"]
fn UNG_954t1_galvadon() {
    unwritten("UNG_954t1");
}

/// `UNG_961` · Paladin spell · 0 mana
/// > **Adapt** a friendly minion.
///
/// State: Done
//~ done UNG_961 7bce5266 - f5ed864f.1dc12231
#[test]
fn UNG_961_adaptation() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_961"),
            Cost("UNG_961", 0),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_961", On(My(0))),
            ChooseCard("UNG_999t3"),
            Now(My(0), 7, 5),
        ],
    );
}

/// `UNG_962` · Paladin minion · 3 mana · 3/3
/// > **Battlecry: Adapt** your Silver Hand Recruits.
///
/// State: Done
//~ done UNG_962 07b00724 - 48089a69.c01faf70
#[test]
fn UNG_962_lightfused_stegodon() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_962"),
            Cost("UNG_962", 3),
            Stats("UNG_962", 3, 3),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_962", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(0), 4, 1),
            Now(My(1), 4, 5),
        ],
    );
}
