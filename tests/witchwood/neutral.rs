//! Neutral cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46291048

/// Azalina Soulthief · Minion · Undead · 7 mana · 3/3 · **Battlecry:** Replace your hand with a copy of your opponent's.
//~ todo GIL_198 db1e8542 fe22fd5e -
#[test]
#[ignore = "todo: Azalina Soulthief"]
fn GIL_198_azalina_soulthief() {
    unwritten("GIL_198");
}

/// Nightmare Amalgam · Minion · All · 3 mana · 3/4 · *This has all minion types.*
//~ done GIL_681 - 518ac292 -
#[test]
#[rustfmt::skip]
fn GIL_681_nightmare_amalgam() {
    check(CardClass::Hunter, &[
        Friend("GIL_681"), Play("DS1_070", On(My(0))), Now(My(0), 5, 6), HasNow(My(0), GameTag::TAUNT),
        Play("EX1_508", Nothing), Now(My(0), 6, 6),
    ]);
}

/// Genn Greymane · Minion · 6 mana · 6/5 · **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
//~ todo GIL_692 05f0d69f 6c618611 -
#[test]
#[ignore = "todo: Genn Greymane"]
fn GIL_692_genn_greymane() {
    unwritten("GIL_692");
}

/// Baku the Mooneater · Minion · Beast · 9 mana · 7/8 · **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
//~ todo GIL_826 923253d7 eab778a0 -
#[test]
#[ignore = "todo: Baku the Mooneater"]
fn GIL_826_baku_the_mooneater() {
    unwritten("GIL_826");
}

/// Vicious Scalehide · Minion · Beast · 2 mana · 1/3 · **Lifesteal Rush**@**Lifesteal**, **Rush**
//~ todo ICC_828t7 8709c09c 71505db0 -
#[test]
#[ignore = "todo: Vicious Scalehide"]
fn ICC_828t7_vicious_scalehide() {
    unwritten("ICC_828t7");
}
