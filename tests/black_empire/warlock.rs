//! Warlock cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 273cda97

/// `BE_085` · Warlock spell · Shadow · 2 mana
/// > In @ turns, summon two 3/5 C'thraxxi with **Taunt**.
///
/// State: Todo
//~ todo BE_085 74930b64 07c6e80d 698d8b3c.90acf599
#[test]
#[ignore = "todo: Ritual of Summoning"]
fn BE_085_ritual_of_summoning() {
    unwritten("BE_085");
}

/// `BE_086` · Warlock spell · Shadow · 4 mana
/// > Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
///
/// State: Todo
//~ todo BE_086 4ed17078 13a7dbcf 4b026749.85a41414
#[test]
#[ignore = "todo: Blasphemy"]
fn BE_086_blasphemy() {
    unwritten("BE_086");
}

/// `BE_087` · Warlock spell · Shadow · 2 mana
/// > Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
///
/// State: Todo
//~ todo BE_087 ec44f171 0404de53 64febbb9.fe62903a
#[test]
#[ignore = "todo: Darkest Depths"]
fn BE_087_darkest_depths() {
    unwritten("BE_087");
}

/// `BE_090` · Warlock minion · 6 mana · 6/6
/// > **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
///
/// State: Todo
//~ todo BE_090 33180c77 b1426d42 25dfd378.6a0cf1f7
#[test]
#[ignore = "todo: Kith'ix"]
fn BE_090_kithix() {
    unwritten("BE_090");
}

/// `BE_090t1` · Warlock spell · Shadow · 3 mana
/// > In @ turns, draw 5 cards from your opponent's deck.
///
/// State: Todo
//~ todo BE_090t1 02c39e29 024dbbc9 7c82c801.a8e24dac
#[test]
#[ignore = "todo: Ritual of Famine"]
fn BE_090t1_ritual_of_famine() {
    unwritten("BE_090t1");
}

/// `BE_090t2` · Warlock spell · Shadow · 3 mana
/// > In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
///
/// State: Todo
//~ todo BE_090t2 55040d2a e9648137 41d03f10.bf766f86
#[test]
#[ignore = "todo: Ritual of Subjugation"]
fn BE_090t2_ritual_of_subjugation() {
    unwritten("BE_090t2");
}

/// `BE_094` · Warlock spell · Shadow · 1 mana
/// > Give a minion and a random one in your hand stats equal to double this card's Cost.
///
/// State: Todo
//~ todo BE_094 1182318d cf5f2a22 57fffb1e.bd79d9ed
#[test]
#[ignore = "todo: Floating Lessons"]
fn BE_094_floating_lessons() {
    unwritten("BE_094");
}

/// `BE_726` · Warlock spell · Shadow · 1 mana
/// > In @ turns, choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_726 d373fd95 bd419596 5a2989b4.6d459089
#[test]
#[ignore = "todo: Ritual of C'Thun"]
fn BE_726_ritual_of_c_thun() {
    unwritten("BE_726");
}

/// `BE_728` · Warlock minion · 4 mana · 5/5
/// > **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
///
/// State: Todo
//~ todo BE_728 779afd9c 65b7d340 12b027ea.4a3e2e31
#[test]
#[ignore = "todo: Zakajz the Corruptor"]
fn BE_728_zakajz_the_corruptor() {
    unwritten("BE_728");
}
