//! Rogue cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a9a2e89c

/// `DRG_027` · Rogue minion · 4 mana · 3/3
/// > **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
///
/// State: Done
//~ done DRG_027 5a70a376 - cf8daf8e.d18ad7ec
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

/// `DRG_030` · Rogue spell · 1 mana
/// > Give a minion +1 Attack. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_030 b5020333 - 2d2bf8e7.288d971d
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

/// `DRG_037` · Rogue minion · 6 mana · 4/4
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are)*.
///
/// State: Todo
//~ todo DRG_037 0c7d0bfd 497f16fb 44b1984b.2220fd29
#[test]
#[ignore = "todo: Flik Skyshiv"]
fn DRG_037_flik_skyshiv() {
    unwritten("DRG_037");
}

/// `DRG_247` · Rogue spell · 3 mana
/// > Deal $3 damage to an undamaged character. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_247 978fdfad - 71de84ed.cfced780
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

/// `DRG_610` · Rogue hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 1 card. It costs (0). *(@)*
///
/// State: Todo
//~ todo DRG_610 5a064764 5a39c4ec a84add5e.466ecbc4
#[test]
#[ignore = "todo: Galakrond, the Nightmare"]
fn DRG_610_galakrond_the_nightmare() {
    unwritten("DRG_610");
}
