//! Death Knight cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9178cef0

/// `VAC_402` · Death Knight minion · 3 mana · 2/2
/// > Deathrattle: **Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
///
/// State: Todo
//~ todo VAC_402 3e37e3c4 d0c8bcee 0a42f8e3.88a17995
#[test]
#[ignore = "todo: Frostbitten Freebooter"]
fn VAC_402_frostbitten_freebooter() {
    unwritten("VAC_402");
}

/// `VAC_426` · Death Knight minion · 4 mana · 4/3
/// > **Deathrattle:** For the rest of the game, your minions have +1 Attack.
///
/// State: Done
//~ done VAC_426 785250b8 - 5550afed.704d0916
#[test]
fn VAC_426_eliza_goreblade() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_426"),
            Cost("VAC_426", 4),
            Stats("VAC_426", 4, 3),
            Friend("CS2_182"),
            Friend("VAC_426"),
            Now(My(0), 4, 5),
            Kill(The("VAC_426")),
            Now(My(0), 5, 5),
            Friend("CS2_182"),
            Now(My(1), 5, 5),
            Enemy("CS2_182"),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `VAC_426e` · Priest enchantment
/// > For the rest of the game, your minions have +1 Attack.
///
/// State: Done
//~ done VAC_426e 4a33a76b - 2a325d64.aa906399
#[test]
fn VAC_426e_vitality_shift() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAC_426e"),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// `VAC_437` · Death Knight minion · 4 mana · 4/4
/// > **Shaman Tourist** **Battlecry:** Draw a spell of each spell school.
///
/// State: Todo
//~ todo VAC_437 087cf6b2 7689ba8a e4de310f.6c671c92
#[test]
#[ignore = "todo: Buttons"]
fn VAC_437_buttons() {
    unwritten("VAC_437");
}
