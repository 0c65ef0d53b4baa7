//! Rogue cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a9a2e89c

/// Umbral Skulker · Minion · 4 mana · 3/3 · **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
//~ done DRG_027 - 6bbd9dbf -
#[test]
fn DRG_027_umbral_skulker() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_027"),
            Cost("DRG_027", 4),
            Stats("DRG_027", 3, 3),
            Friend("CS2_182"),
            Play("DRG_030", On(My(0))),
            Play("DRG_030", On(My(0))),
            Crystals(10),
            Play("DRG_027", Nothing),
            HandCount(Mine, 5),
            Is(InHand(4), "GAME_005"),
        ],
    );
}

/// Praise Galakrond! · Spell · 1 mana · Give a minion +1 Attack. **Invoke** Galakrond.
//~ done DRG_030 - f97a0be1 -
#[test]
fn DRG_030_praise_galakrond() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_030"),
            Cost("DRG_030", 1),
            Friend("CS2_182"),
            Play("DRG_030", On(My(0))),
            Now(My(0), 5, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// Flik Skyshiv · Minion · 6 mana · 4/4 · **Battlecry:** Destroy a minion and all copies of it *(wherever they are*).
//~ todo DRG_037 497f16fb bb6d24c9 -
#[test]
#[ignore = "todo: Flik Skyshiv"]
fn DRG_037_flik_skyshiv() {
    unwritten("DRG_037");
}

/// Seal Fate · Spell · 3 mana · Deal $3 damage to an undamaged character. **Invoke** Galakrond.
//~ done DRG_247 - 368a880b -
#[test]
fn DRG_247_seal_fate() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_247"),
            Cost("DRG_247", 3),
            Play("DRG_247", On(TheirHero)),
            Damage(TheirHero, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// Galakrond, the Nightmare · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Draw 1 card. It costs (0). *(@)*
//~ todo DRG_610 5a39c4ec b227d136 -
#[test]
#[ignore = "todo: Galakrond, the Nightmare"]
fn DRG_610_galakrond_the_nightmare() {
    unwritten("DRG_610");
}
