//! Warlock cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b98baff5

/// `DRG_202` · Warlock minion · 3 mana · 1/1
/// > **Battlecry: Invoke** Galakrond. Gain +1 Attack for each other friendly minion.
///
/// State: Done
//~ done DRG_202 76c97f66 - 0fa29b5b.0051f025
#[test]
fn DRG_202_dragonblight_cultist() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_202"),
            Cost("DRG_202", 3),
            Stats("DRG_202", 1, 1),
            Friend("CS2_182"),
            Play("DRG_202", Nothing),
            BoardCount(Mine, 4),
            Now(The("DRG_202"), 4, 1),
        ],
    );
}

/// `DRG_203` · Warlock minion · 4 mana · 5/4
/// > **Battlecry:** If you've **Invoked** twice, draw 3 cards.
///
/// State: Done
//~ done DRG_203 50acd31d - 713dad1b.13a9944a
#[test]
fn DRG_203_veiled_worshipper() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_203"),
            Cost("DRG_203", 4),
            Stats("DRG_203", 5, 4),
            Play("DRG_250", Nothing),
            Play("DRG_250", Nothing),
            Crystals(10),
            Play("DRG_203", Nothing),
            HandCount(Mine, 3),
        ],
    );
}

/// `DRG_205` · Warlock spell · Fel · 2 mana
/// > Deal $2 damage. If you're holding a Dragon, deal $4 damage with **Lifesteal** instead.
///
/// State: Todo
//~ todo DRG_205 2bcd0771 421fa616 baf5cb15.14a0d031
#[test]
#[ignore = "todo: Nether Breath"]
fn DRG_205_nether_breath() {
    unwritten("DRG_205");
}

/// `DRG_207` · Warlock minion · 6 mana · 2/2
/// > **Battlecry:** Summon a Demon with **Taunt** and stats equal to your hand size.
///
/// State: Todo
//~ todo DRG_207 6f12e793 bf0b839e 7356fe96.4cfc51d9
#[test]
#[ignore = "todo: Abyssal Summoner"]
fn DRG_207_abyssal_summoner() {
    unwritten("DRG_207");
}

/// `DRG_208` · Warlock minion · 7 mana · 4/4
/// > **Battlecry:** Increase your maximum hand size to 12. Draw 4 cards.
///
/// State: Todo
//~ todo DRG_208 c0af93c7 12e27c5f f74295a1.e542207e
#[test]
#[ignore = "todo: Valdris Felgorge"]
fn DRG_208_valdris_felgorge() {
    unwritten("DRG_208");
}

/// `DRG_250` · Warlock spell · 3 mana
/// > **Invoke** Galakrond. Give your minions +1 Attack.
///
/// State: Done
//~ done DRG_250 a0a4f1c1 - 15a6c19a.95239a8d
#[test]
fn DRG_250_fiendish_rites() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_250"),
            Cost("DRG_250", 3),
            Friend("CS2_182"),
            Play("DRG_250", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 5, 5),
            Now(My(1), 2, 1),
        ],
    );
}

/// `DRG_600` · Warlock hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon 1 random Demon. *(@)*
///
/// State: Todo
//~ todo DRG_600 36cca776 29550b55 be2ed2b3.08c4174b
#[test]
#[ignore = "todo: Galakrond, the Wretched"]
fn DRG_600_galakrond_the_wretched() {
    unwritten("DRG_600");
}
