//! Mage cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9b8e6430

/// Flames of Infinity · Spell · Fire · 3 mana · **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
//~ done END_024 - 3876878b -
#[test]
#[rustfmt::skip]
fn END_024_flames_of_infinity() {
    check(CardClass::Mage, &[
        Play("END_024", Nothing), EndTurn, Enemy("CS2_200"), Enemy("CS2_182"), Friend("CS2_201"), EndTurn,
        BoardCount(Theirs, 1), Is(Their(0), "CS2_182"), BoardCount(Mine, 1), Health(TheirHero, 30),
    ]);
    check(CardClass::Mage, &[Enemy("CS2_182"), Play("END_024", Nothing), BoardCount(Theirs, 1)]);
}

/// Semi-Stable Portal · Spell · Arcane · 2 mana · **Rewind** Add a random minion to your hand. It costs (3) less.
//~ done TIME_000 - 4a354cee -
#[test]
#[rustfmt::skip]
fn TIME_000_semi_stable_portal() {
    check(CardClass::Mage, &[
        Force(Card("CS2_200")), Play("TIME_000", Nothing), Choose(0), HandCount(Mine, 1), Is(InHand(0), "CS2_200"),
        CostNow(InHand(0), 3),
    ]);
}

/// Keep Timeline · Spell · 0 mana · Do nothing. *This timeline is perfect as-is!*
//~ done TIME_000ta - 5683a7da -
#[test]
fn TIME_000ta_keep_timeline() {
    check(CardClass::Mage, &[Play("TIME_000", Nothing), HandCount(Mine, 1), Choose(0), HandCount(Mine, 1)]);
}

/// Rewind Timeline · Spell · 0 mana · **Rewind** the card's effect.
//~ done TIME_000tb - 01ad41ab -
#[test]
#[rustfmt::skip]
fn TIME_000tb_rewind_timeline() {
    check(CardClass::Mage, &[
        Force(Card("CS2_182")), Force(Card("CS2_200")), Play("TIME_000", Nothing), HandCount(Mine, 1),
        Is(InHand(0), "CS2_182"), Choose(1), HandCount(Mine, 1), Is(InHand(0), "CS2_200"), Mana(8),
    ]);
}

/// Azure King Malygos · Minion · Dragon · 5 mana · 2/8 · If you control another Dragon, your Arcane spells cast twice.
//~ todo TIME_852t1 71c1fd2e c856d023 -
#[test]
#[ignore = "todo: Azure King Malygos"]
fn TIME_852t1_azure_king_malygos() {
    unwritten("TIME_852t1");
}

/// Anomalize · Spell · Arcane · 7 mana · Summon a random 10 and 1-Cost minion. Scramble their stats.
//~ todo TIME_859 e42a62d9 967ff90a -
#[test]
#[ignore = "todo: Anomalize"]
fn TIME_859_anomalize() {
    unwritten("TIME_859");
}

/// Faceless Enigma · Minion · 2 mana · 2/2 · **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
//~ todo TIME_860 1b24fb30 d915b812 -
#[test]
#[ignore = "todo: Faceless Enigma"]
fn TIME_860_faceless_enigma() {
    unwritten("TIME_860");
}

/// Timelooper Toki · Minion · 3 mana · 3/3 · **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
//~ todo TIME_861 f8c68c34 74b2c81f -
#[test]
#[ignore = "todo: Timelooper Toki"]
fn TIME_861_timelooper_toki() {
    unwritten("TIME_861");
}
