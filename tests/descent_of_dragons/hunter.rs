//! Hunter cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cba68f80

/// `DRG_007` · Hunter weapon · 3 mana · 3/2 durability
/// > Doesn't lose Durability while you control a Dragon.
///
/// State: Todo
//~ todo DRG_007 c673714e ed94b574 d3734d36.7489ab75
#[test]
#[ignore = "todo: Stormhammer"]
fn DRG_007_stormhammer() {
    unwritten("DRG_007");
}

/// `DRG_251` · Hunter spell · 1 mana
/// > **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
///
/// State: Done
//~ done DRG_251 330f9d52 - 30ff7e4f.12ddc2bc
#[test]
fn DRG_251_clear_the_way() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_251"),
            Cost("DRG_251", 1),
            Play("DRG_251", Nothing),
            Play("BOT_020", Nothing),
            Play("BOT_020", Nothing),
            Play("BOT_020", Nothing),
            Is(My(3), "DRG_251t"),
        ],
    );
}

/// `DRG_253` · Hunter minion · 1 mana · 1/3
/// > Your Hero Power can target minions.
///
/// State: Todo
//~ todo DRG_253 22a61356 fbafa96c 362f402e.233eae6b
#[test]
#[ignore = "todo: Dwarven Sharpshooter"]
fn DRG_253_dwarven_sharpshooter() {
    unwritten("DRG_253");
}

/// `DRG_255` · Hunter spell · 1 mana
/// > **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
///
/// State: Done
//~ done DRG_255 3dc91fef - e086bcac.ece869ea
#[test]
fn DRG_255_toxic_reinforcements() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_255"),
            Cost("DRG_255", 1),
            Play("DRG_255", Nothing),
            HeroPower(Nothing),
            EndTurn,
            EndTurn,
            HeroPower(Nothing),
            EndTurn,
            EndTurn,
            HeroPower(Nothing),
            BoardCount(Mine, 3),
            Is(My(0), "EX1_029"),
        ],
    );
}
