//! Warlock cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 273cda97

/// Blasphemy · Spell · Shadow · 4 mana · Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
//~ todo BE_086 13a7dbcf def687c6 -
#[test]
#[ignore = "todo: Blasphemy"]
fn BE_086_blasphemy() {
    unwritten("BE_086");
}

/// Darkest Depths · Spell · Shadow · 2 mana · Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
//~ todo BE_087 0404de53 f5ca18ff -
#[test]
#[ignore = "todo: Darkest Depths"]
fn BE_087_darkest_depths() {
    unwritten("BE_087");
}

/// Kith'ix · Minion · 6 mana · 6/6 · **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
//~ todo BE_090 b1426d42 1c2d6fa9 -
#[test]
#[ignore = "todo: Kith'ix"]
fn BE_090_kithix() {
    unwritten("BE_090");
}

/// Ritual of Famine · Spell · Shadow · 3 mana · In @ turns, draw 5 cards from your opponent's deck.
//~ todo BE_090t1 024dbbc9 b20fb3f4 -
#[test]
#[ignore = "todo: Ritual of Famine"]
fn BE_090t1_ritual_of_famine() {
    unwritten("BE_090t1");
}

/// Ritual of Subjugation · Spell · Shadow · 3 mana · In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
//~ todo BE_090t2 e9648137 5ab067ef -
#[test]
#[ignore = "todo: Ritual of Subjugation"]
fn BE_090t2_ritual_of_subjugation() {
    unwritten("BE_090t2");
}

/// Floating Lessons · Spell · Shadow · 1 mana · Give a minion and a random one in your hand stats equal to double this card's Cost.
//~ todo BE_094 cf5f2a22 567b4118 -
#[test]
#[ignore = "todo: Floating Lessons"]
fn BE_094_floating_lessons() {
    unwritten("BE_094");
}

/// Ritual of C'Thun · Spell · Shadow · 1 mana · In @ turns, choose a C'Thun ability to trigger.
//~ todo BE_726 bd419596 d8ba3834 -
#[test]
#[ignore = "todo: Ritual of C'Thun"]
fn BE_726_ritual_of_c_thun() {
    unwritten("BE_726");
}

/// Zakajz the Corruptor · Minion · 4 mana · 5/5 · **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
//~ todo BE_728 65b7d340 894a516b -
#[test]
#[ignore = "todo: Zakajz the Corruptor"]
fn BE_728_zakajz_the_corruptor() {
    unwritten("BE_728");
}
