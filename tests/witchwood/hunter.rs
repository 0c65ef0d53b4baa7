//! Hunter cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1642fc91

/// Hunting Mastiff · Minion · Beast · 2 mana · 2/1 · **Echo Rush**@**Echo**, **Rush**
//~ todo ICC_828t5 414389be 9234c425 -
#[test]
#[ignore = "todo: Hunting Mastiff"]
fn ICC_828t5_hunting_mastiff() {
    unwritten("ICC_828t5");
}

/// Vilebrood Skitterer · Minion · Beast · 5 mana · 1/3 · **Poisonous Rush**@**Poisonous**, **Rush**
//~ todo ICC_828t6 66356ef2 a2c9baaf -
#[test]
#[ignore = "todo: Vilebrood Skitterer"]
fn ICC_828t6_vilebrood_skitterer() {
    unwritten("ICC_828t6");
}
