//! Death Knight cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9178cef0

/// Frostbitten Freebooter · Minion · Undead · Pirate · 3 mana · 2/2 · **Deathrattle: Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
//~ todo VAC_402 d0c8bcee 6ac128a7 -
#[test]
#[ignore = "todo: Frostbitten Freebooter"]
fn VAC_402_frostbitten_freebooter() {
    unwritten("VAC_402");
}

/// Eliza Goreblade · Minion · Undead · Pirate · 4 mana · 4/3 · **Deathrattle:** For the rest of the game, your minions have +1 Attack.
//~ done VAC_426 - 9ae67499 -
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

/// Vitality Shift · Enchantment · For the rest of the game, your minions have +1 Attack.
//~ done VAC_426e - ec8998af -
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

/// Buttons · Minion · Undead · 4 mana · 4/4 · **Shaman Tourist Battlecry:** Draw a spell of each spell school.
//~ todo VAC_437 7689ba8a a31b930a -
#[test]
#[ignore = "todo: Buttons"]
fn VAC_437_buttons() {
    unwritten("VAC_437");
}
