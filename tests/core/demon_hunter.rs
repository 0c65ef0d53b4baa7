//! Demon Hunter cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6f428fc4

/// Felscarred Seeker · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_010 4409146d 08c68f30 -
#[test]
#[ignore = "todo: Felscarred Seeker"]
fn CORE_CATA_010_felscarred_seeker() {
    unwritten("CORE_CATA_010");
}

/// Felfist · Enchantment · \+3 Attack this turn.
//~ done CS3_017e - 6900e5ac -
#[test]
fn CS3_017e_felfist() {
    check! { DemonHunter: Ally("CS2_118"), Enchant(My(0), "CS3_017e"), StatsNow(My(0), 8, 1), EndTurn, StatsNow(My(0), 5, 1) }
}

/// Illidari Inquisitor · Minion · Demon · 8 mana · 8/8 · **Rush**. After your hero attacks an enemy, this attacks it too.
//~ done CS3_020 - d343587f -
#[test]
fn CS3_020_illidari_inquisitor() {
    check! { DemonHunter:
        Give("CS3_020"), Cost("CS3_020", 8), Stats("CS3_020", 8, 8), Has("CS3_020", GameTag::RUSH), Ally("CS2_106"),
        Play("CS3_020", Nothing), Attack(MyHero, TheirHero), Health(TheirHero, 19),
    }
}
