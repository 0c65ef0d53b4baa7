//! Neutral cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46291048

/// `GIL_198` · Neutral minion · 7 mana · 3/3
/// > **Battlecry:** Replace your hand with a copy of your opponent's.
///
/// State: Todo
//~ todo GIL_198 1a684323 db1e8542 0a33703b.9adbd65e
#[test]
#[ignore = "todo: Azalina Soulthief"]
fn GIL_198_azalina_soulthief() {
    unwritten("GIL_198");
}

/// `GIL_681` · Neutral minion · 3 mana · 3/4
/// > *This has all minion types.*
///
/// State: Todo
//~ todo GIL_681 54c758ab e71ea630 c7004a16.6a1e7c6a
#[test]
#[ignore = "todo: Nightmare Amalgam"]
fn GIL_681_nightmare_amalgam() {
    unwritten("GIL_681");
}

/// `GIL_692` · Neutral minion · 6 mana · 6/5
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
///
/// State: Todo
//~ todo GIL_692 deca2c08 05f0d69f 5b39c6ba.b628a077
#[test]
#[ignore = "todo: Genn Greymane"]
fn GIL_692_genn_greymane() {
    unwritten("GIL_692");
}

/// `GIL_826` · Neutral minion · 9 mana · 7/8
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
///
/// State: Todo
//~ todo GIL_826 237bfad3 923253d7 ac999409.9cc79d10
#[test]
#[ignore = "todo: Baku the Mooneater"]
fn GIL_826_baku_the_mooneater() {
    unwritten("GIL_826");
}

/// `ICC_828t7` · Neutral minion · 2 mana · 1/3
/// > **Lifesteal Rush**@**Lifesteal**, **Rush**
///
/// State: Todo
//~ todo ICC_828t7 bd950786 8709c09c de9c7e31.b0ef7ed9
#[test]
#[ignore = "todo: Vicious Scalehide"]
fn ICC_828t7_vicious_scalehide() {
    unwritten("ICC_828t7");
}
