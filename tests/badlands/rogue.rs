//! Rogue cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0fda270f

/// `DEEP_012` · Multi-class minion · 1 mana · 1/1
/// > **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
///
/// State: Todo
//~ todo DEEP_012 74912778 f2506c3b 661edb4f.c7d0910e
#[test]
#[ignore = "todo: Shadestone Skulker"]
fn DEEP_012_shadestone_skulker() {
    unwritten("DEEP_012");
}

/// `WW_006` · Rogue spell · 2 mana
/// > Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
///
/// State: Todo
//~ todo WW_006 72fb4b05 64803442 6aca8396.a9083b91
#[test]
#[ignore = "todo: Dart Throw"]
fn WW_006_dart_throw() {
    unwritten("WW_006");
}

/// `WW_364` · Rogue minion · 3 mana · 3/3
/// > While this is in your hand, play a card from another class to reveal Velarok's true form!
///
/// State: Todo
//~ todo WW_364 d99de61d b99460aa b5fbe772.d23da0fc
#[test]
#[ignore = "todo: Velarok Windblade"]
fn WW_364_velarok_windblade() {
    unwritten("WW_364");
}

/// `WW_412` · Rogue weapon · 1 mana · 1/3 durability
/// > **Deathrattle: Excavate** a treasure.
///
/// State: Done
//~ done WW_412 d378a953 - 65505623.9d61af0a
#[test]
fn WW_412_bloodrock_co_shovel() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_412"),
            Cost("WW_412", 1),
            Stats("WW_412", 1, 3),
            Friend("WW_412"),
            Kill(MyWeapon),
            HandCount(Mine, 2),
        ],
    );
}

/// `WW_413` · Rogue minion · 3 mana · 4/3
/// > **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
///
/// State: Done
//~ done WW_413 1c43a17d - a433abc5.6509afab
#[test]
fn WW_413_antique_flinger() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_413"),
            Cost("WW_413", 3),
            Stats("WW_413", 4, 3),
            Enemy("CS2_182"),
            Play("WW_334", Nothing),
            Play("WW_334", Nothing),
            Crystals(10),
            Play("WW_413", On(Their(0))),
            BoardCount(Theirs, 0),
        ],
    );
}
