//! Hunter cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1642fc91

/// `ICC_828t5` · Hunter minion · 2 mana · 2/1
/// > **Echo Rush**@**Echo**, **Rush**
///
/// State: Todo
//~ todo ICC_828t5 22197a6e 414389be e4bc2a4d.d3b832df
#[test]
#[ignore = "todo: Hunting Mastiff"]
fn ICC_828t5_hunting_mastiff() {
    unwritten("ICC_828t5");
}

/// `ICC_828t6` · Hunter minion · 5 mana · 1/3
/// > **Poisonous Rush**@**Poisonous**, **Rush**
///
/// State: Todo
//~ todo ICC_828t6 b08c2570 66356ef2 63903072.0404155f
#[test]
#[ignore = "todo: Vilebrood Skitterer"]
fn ICC_828t6_vilebrood_skitterer() {
    unwritten("ICC_828t6");
}
