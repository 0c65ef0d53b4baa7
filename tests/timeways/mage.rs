//! Mage cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9b8e6430

/// `END_024` · Mage spell · Fire · 3 mana
/// > **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
///
/// State: Todo
//~ todo END_024 639925ed fa8f8ac5 6941be84.8d4877b6
#[test]
#[ignore = "todo: Flames of Infinity"]
fn END_024_flames_of_infinity() {
    unwritten("END_024");
}

/// `TIME_000` · Mage spell · Arcane · 2 mana
/// > **Rewind** Add a random minion to your hand. It costs (3) less.
///
/// State: Todo
//~ todo TIME_000 4c92b343 edb4049d 06533bba.491ee62e
#[test]
#[ignore = "todo: Semi-Stable Portal"]
fn TIME_000_semi_stable_portal() {
    unwritten("TIME_000");
}

/// `TIME_000ta` · Neutral spell · 0 mana
/// > Do nothing. *This timeline is perfect as-is!*
///
/// State: Todo
//~ todo TIME_000ta c16363c9 063a7781 c5f966eb.67b0b059
#[test]
#[ignore = "todo: Keep Timeline"]
fn TIME_000ta_keep_timeline() {
    unwritten("TIME_000ta");
}

/// `TIME_000tb` · Neutral spell · 0 mana
/// > **Rewind** the card's effect.
///
/// State: Todo
//~ todo TIME_000tb 418e975e 59244630 9743bcf5.c20b3e06
#[test]
#[ignore = "todo: Rewind Timeline"]
fn TIME_000tb_rewind_timeline() {
    unwritten("TIME_000tb");
}

/// `TIME_852t1` · Mage minion · 5 mana · 2/8
/// > If you control another Dragon, your Arcane spells cast twice.
///
/// State: Todo
//~ todo TIME_852t1 92cddca0 71c1fd2e da34ef9d.f6815ac4
#[test]
#[ignore = "todo: Azure King Malygos"]
fn TIME_852t1_azure_king_malygos() {
    unwritten("TIME_852t1");
}

/// `TIME_859` · Mage spell · Arcane · 7 mana
/// > Summon a random 10 and 1-Cost minion. Scramble their stats.
///
/// State: Todo
//~ todo TIME_859 f9505a56 e42a62d9 3fce6287.7643d448
#[test]
#[ignore = "todo: Anomalize"]
fn TIME_859_anomalize() {
    unwritten("TIME_859");
}

/// `TIME_860` · Mage minion · 2 mana · 2/2
/// > **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
///
/// State: Todo
//~ todo TIME_860 bb9ddb60 1b24fb30 bbb6dfed.9f08e3d1
#[test]
#[ignore = "todo: Faceless Enigma"]
fn TIME_860_faceless_enigma() {
    unwritten("TIME_860");
}

/// `TIME_861` · Mage minion · 3 mana · 3/3
/// > **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
///
/// State: Todo
//~ todo TIME_861 b623051d f8c68c34 eb2c715f.70ad2b5e
#[test]
#[ignore = "todo: Timelooper Toki"]
fn TIME_861_timelooper_toki() {
    unwritten("TIME_861");
}
