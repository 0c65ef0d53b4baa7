//! Druid cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eeed5530

/// Solar Eclipse · Spell · Nature · 2 mana · The next spell you cast this turn casts twice.
//~ todo DMF_058 16d0d948 a686d6c8 -
#[test]
#[ignore = "todo: Solar Eclipse"]
fn DMF_058_solar_eclipse() {
    unwritten("DMF_058");
}

/// Faire Arborist · Minion · 3 mana · 2/2 · **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
//~ done DMF_061 - fb0fb3cb -
#[test]
#[rustfmt::skip]
fn DMF_061_faire_arborist() {
    check(CardClass::Druid, &[
        PlayOption("DMF_061", 0, Nothing), HandCount(Mine, 1), BoardCount(Mine, 1), PlayOption("DMF_061", 1, Nothing),
        HandCount(Mine, 1), BoardCount(Mine, 3), Is(My(2), "DMF_061t2"),
    ]);
    check(CardClass::Druid, &[
        Give("DMF_061"), Play("EX1_021", Nothing), Is(InHand(0), "DMF_061"), Play("CS2_182", Nothing),
        Is(InHand(0), "DMF_061t"), Play("DMF_061t", Nothing), HandCount(Mine, 1), BoardCount(Mine, 4),
    ]);
}

/// Guess the Weight · Spell · 2 mana · Draw a card. Guess if your next card costs more or less to draw it.
//~ todo DMF_075 8b954a7c 51300175 -
#[test]
#[ignore = "todo: Guess the Weight"]
fn DMF_075_guess_the_weight() {
    unwritten("DMF_075");
}

/// More! · Spell · 0 mana · Guess that the next card costs more.
//~ todo DMF_075a 9b77fa41 9dd26a60 -
#[test]
#[ignore = "todo: More!"]
fn DMF_075a_more() {
    unwritten("DMF_075a");
}

/// Less! · Spell · 0 mana · Guess that the next card costs less.
//~ todo DMF_075a2 34aa996c 0264d792 -
#[test]
#[ignore = "todo: Less!"]
fn DMF_075a2_less() {
    unwritten("DMF_075a2");
}

/// Guidance · Spell · 1 mana · Look at two spells. Add one to your hand or **Overload:** (1) to get both.
//~ todo YOP_024 0807c185 a26498b4 -
#[test]
#[ignore = "todo: Guidance"]
fn YOP_024_guidance() {
    unwritten("YOP_024");
}

/// Spirit Path · Spell · 0 mana · Add both spells to your hand. **Overload** (1)
//~ todo YOP_024t eca6fe7c 0aebbdec -
#[test]
#[ignore = "todo: Spirit Path"]
fn YOP_024t_spirit_path() {
    unwritten("YOP_024t");
}

/// Resizing Pouch · Spell · 1 mana · **Discover** a card with Cost equal to your remaining Mana Crystals.
//~ done YOP_029 - a9c5e8e9 -
#[test]
#[rustfmt::skip]
fn YOP_029_resizing_pouch() {
    check(CardClass::Druid, &[
        Crystals(4), Force(Card("CS2_125")), Play("YOP_029", Nothing), ChooseCard("CS2_125"), HandCount(Mine, 1),
        Is(InHand(0), "CS2_125"), Mana(3),
    ]);
    check(CardClass::Druid, &[
        Crystals(1), Force(Card("CS2_231")), Play("YOP_029", Nothing), ChooseCard("CS2_231"), Crystals(10),
        Force(Card("EX1_563")), Play("YOP_029", Nothing), ChooseCard("EX1_563"), Crystals(2), Force(Card("CS2_189")),
        Play("YOP_029", Nothing), ChooseCard("CS2_189"), Crystals(3), Force(Card("CS2_120")), Play("YOP_029", Nothing),
        ChooseCard("CS2_120"), Crystals(5), Force(Card("CS2_182")), Play("YOP_029", Nothing), ChooseCard("CS2_182"),
        Crystals(6), Force(Card("CS2_187")), Play("YOP_029", Nothing), ChooseCard("CS2_187"), Crystals(7),
        Force(Card("CS2_200")), Play("YOP_029", Nothing), ChooseCard("CS2_200"), Crystals(8), Force(Card("CS2_186")),
        Play("YOP_029", Nothing), ChooseCard("CS2_186"), Crystals(9), Force(Card("EX1_298")), Play("YOP_029", Nothing),
        ChooseCard("EX1_298"), HandCount(Mine, 9),
    ]);
}
