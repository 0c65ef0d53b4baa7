//! Paladin cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bfe3371

/// `DRG_008` · Paladin spell · 1 mana
/// > **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
///
/// State: Done
//~ done DRG_008 1623804f - c658351f.283a6183
#[test]
fn DRG_008_righteous_cause() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_008"),
            Cost("DRG_008", 1),
            Play("DRG_008", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Now(My(0), 2, 1),
            Play("CS2_168", Nothing),
            Now(My(0), 3, 2),
        ],
    );
}

/// `DRG_235` · Paladin minion · 3 mana · 3/3
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ todo DRG_235 279f7488 3473da2c 8ba35a19.6348fdb1
#[test]
#[ignore = "todo: Dragonrider Talritha"]
fn DRG_235_dragonrider_talritha() {
    unwritten("DRG_235");
}

/// `DRG_235d` · Neutral spell · 0 mana
///
/// State: Todo
//~ todo DRG_235d 54b8feb0 625b3b13 54b8feb0
#[test]
#[ignore = "todo: Dragonrider Talritha Effect Dummy"]
fn DRG_235d_dragonrider_talritha_effect_dummy() {
    unwritten("DRG_235d");
}

/// `DRG_258` · Paladin spell · 2 mana
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
///
/// State: Todo
//~ todo DRG_258 0ac6df86 75bb9d5e b1f69249.f9f512ec
#[test]
#[ignore = "todo: Sanctuary"]
fn DRG_258_sanctuary() {
    unwritten("DRG_258");
}

/// `DRG_309` · Paladin minion · 4 mana · 8/8
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// State: Todo
//~ todo DRG_309 dafe48c5 d9fd6b9f 3dc73d6a.a5d9b7aa
#[test]
#[ignore = "todo: Nozdormu the Timeless"]
fn DRG_309_nozdormu_the_timeless() {
    unwritten("DRG_309");
}
