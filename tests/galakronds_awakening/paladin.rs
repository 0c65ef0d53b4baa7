//! Paladin cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shotbot
///
/// `YOD_010` · Paladin minion · 2 mana · 2/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ YOD_010 vanilla b138f152 b22be9e3
#[test]
fn YOD_010_shotbot() {
    check(
        CardClass::Paladin,
        &[
            Give("YOD_010"),
            Cost("YOD_010", 2),
            Stats("YOD_010", 2, 2),
            Has("YOD_010", GameTag::REBORN),
            Play("YOD_010", Nothing),
            In(The("YOD_010"), Zone::Play),
            Now(The("YOD_010"), 2, 2),
            HasNow(The("YOD_010"), GameTag::REBORN),
        ],
    );
}

/// # Air Raid
///
/// `YOD_012` · Paladin spell · 2 mana
///
/// > **Twinspell** Summon two {0} Silver Hand Recruits with **Taunt**.
///
/// State: Todo
//~ YOD_012 todo cac80486 d34cdd64
#[test]
#[ignore = "todo: YOD_012 Air Raid"]
fn YOD_012_air_raid() {
    check(CardClass::Paladin, &[Give("YOD_012"), Cost("YOD_012", 2), Unwritten]);
}

/// # Air Raid
///
/// `YOD_012ts` · Paladin spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Taunt**.
///
/// State: Todo
//~ YOD_012ts todo 240a2ba8 a76efa80
#[test]
#[ignore = "todo: YOD_012ts Air Raid"]
fn YOD_012ts_air_raid() {
    check(CardClass::Paladin, &[Give("YOD_012ts"), Cost("YOD_012ts", 2), Unwritten]);
}

/// # Scalelord
///
/// `YOD_043` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Give your Murlocs **Divine Shield**.
///
/// State: Todo
//~ YOD_043 todo aee06209 701e2a34
#[test]
#[ignore = "todo: YOD_043 Scalelord"]
fn YOD_043_scalelord() {
    check(CardClass::Paladin, &[Give("YOD_043"), Cost("YOD_043", 5), Stats("YOD_043", 5, 6), Unwritten]);
}
