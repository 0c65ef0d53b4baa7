//! Hunter cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cba68f80

/// Stormhammer · Weapon · 3 mana · 3/2 durability · Doesn't lose Durability while you control a Dragon.
//~ todo DRG_007 ed94b574 3ad8b6d2 -
#[test]
#[ignore = "todo: Stormhammer"]
fn DRG_007_stormhammer() {
    unwritten("DRG_007");
}

/// Clear the Way · Spell · 1 mana · **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
//~ done DRG_251 - e5ebd338 -
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

/// Dwarven Sharpshooter · Minion · 1 mana · 1/3 · Your Hero Power can target minions.
//~ todo DRG_253 fbafa96c 78c9c44a -
#[test]
#[ignore = "todo: Dwarven Sharpshooter"]
fn DRG_253_dwarven_sharpshooter() {
    unwritten("DRG_253");
}

/// Toxic Reinforcements · Spell · 1 mana · **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
//~ done DRG_255 - 664d7763 -
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
