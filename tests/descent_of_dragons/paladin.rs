//! Paladin cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bfe3371

/// Righteous Cause · Spell · 1 mana · **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
//~ done DRG_008 - 260beeb8 -
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

/// Dragonrider Talritha · Minion · Undead · 3 mana · 3/3 · **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
//~ todo DRG_235 3473da2c 8488a998 -
#[test]
#[ignore = "todo: Dragonrider Talritha"]
fn DRG_235_dragonrider_talritha() {
    unwritten("DRG_235");
}

/// Dragonrider Talritha Effect Dummy · Spell · 0 mana
//~ todo DRG_235d 625b3b13 eea9f7f5 -
#[test]
#[ignore = "todo: Dragonrider Talritha Effect Dummy"]
fn DRG_235d_dragonrider_talritha_effect_dummy() {
    unwritten("DRG_235d");
}

/// Sanctuary · Spell · 2 mana · **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
//~ todo DRG_258 75bb9d5e b40d997f -
#[test]
#[ignore = "todo: Sanctuary"]
fn DRG_258_sanctuary() {
    unwritten("DRG_258");
}

/// Nozdormu the Timeless · Minion · Dragon · 4 mana · 8/8 · **Battlecry:** Set each player to 10 Mana Crystals.
//~ todo DRG_309 d9fd6b9f 04cf2af2 -
#[test]
#[ignore = "todo: Nozdormu the Timeless"]
fn DRG_309_nozdormu_the_timeless() {
    unwritten("DRG_309");
}
