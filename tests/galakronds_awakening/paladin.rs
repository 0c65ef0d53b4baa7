//! Paladin cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d7d8c170

/// # Shotbot
///
/// `YOD_010` · Paladin minion · 2 mana · 2/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla YOD_010 d23df32f e57aec08 4888b507.d8e09bc7
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
/// State: Derived
//~ derived YOD_012 cb771688 849e3d6b f0819f57.290362dd
#[test]
fn YOD_012_air_raid() {
    check(
        CardClass::Paladin,
        &[
            Give("YOD_012"),
            Cost("YOD_012", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("YOD_012", Nothing),
            HasNot(InHand(0), GameTag::TAUNT),
            Is(InHand(0), "YOD_012ts"),
            CostNow(InHand(0), 2),
            BoardCount(Mine, 5),
            HandCount(Mine, 1),
            HasNow(The("CS2_101t"), GameTag::TAUNT),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Air Raid
///
/// `YOD_012ts` · Paladin spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Taunt**.
///
/// State: Derived
//~ derived YOD_012ts a5b41221 34945616 c2871df8.66e62708
#[test]
fn YOD_012ts_air_raid() {
    check(
        CardClass::Paladin,
        &[
            Give("YOD_012ts"),
            Cost("YOD_012ts", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("YOD_012ts", Nothing),
            BoardCount(Mine, 5),
            HasNow(The("CS2_101t"), GameTag::TAUNT),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Scalelord
///
/// `YOD_043` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Give your Murlocs **Divine Shield**.
///
/// State: Derived
//~ derived YOD_043 0d2b3cd4 a97a6632 f91169d9.cc9d4c63
#[test]
fn YOD_043_scalelord() {
    check(
        CardClass::Paladin,
        &[
            Give("YOD_043"),
            Cost("YOD_043", 5),
            Stats("YOD_043", 5, 6),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_043", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}
