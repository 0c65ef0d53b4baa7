//! Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa8691c8

/// `END_013` · Multi-class minion · 3 mana · 3/3
/// > **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
///
/// State: Todo
//~ todo END_013 01b8b6b2 35087eb4 5aaeae2e.b305496f
#[test]
#[ignore = "todo: Brutish Endmaw"]
fn END_013_brutish_endmaw() {
    unwritten("END_013");
}

/// `END_015` · Hunter minion · 5 mana · 5/5
/// > **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
///
/// State: Done
//~ done END_015 ad901faa - 04ad007f.75d30969
#[test]
fn END_015_triennium_rex() {
    check(
        CardClass::Hunter,
        &[
            Give("END_015"),
            Cost("END_015", 5),
            Stats("END_015", 5, 5),
            Play("END_015", Nothing),
            HandCount(Mine, 0),
            EndTurn,
            EndTurn,
            Play("END_015", Nothing),
            HandCount(Mine, 2),
            Kill(My(0)),
            HandCount(Mine, 3),
        ],
    );
}

/// `END_017` · Multi-class spell · 1 mana
/// > **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
///
/// State: Todo
//~ todo END_017 d8ba8a72 ba9f665e b006c3e0.bf288363
#[test]
#[ignore = "todo: Battle at the End Time"]
fn END_017_battle_at_the_end_time() {
    unwritten("END_017");
}

/// `END_017t` · Multi-class minion · 5 mana · 8/8
/// > **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
///
/// State: Todo
//~ todo END_017t 35c08143 e81650ac b8fcb10c.95feb7d5
#[test]
#[ignore = "todo: Tick and Tock"]
fn END_017t_tick_and_tock() {
    unwritten("END_017t");
}

/// `TIME_042t` · Hunter spell · 1 mana
/// > Give a minion +1/+1. *(This stays in your hand.)*
///
/// State: Todo
//~ todo TIME_042t 1928df0e 7252369f 9183c5cd.5aefa478
#[test]
#[ignore = "todo: Infinite Banana"]
fn TIME_042t_infinite_banana() {
    unwritten("TIME_042t");
}

/// `TIME_600` · Hunter spell · 2 mana
/// > Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
///
/// State: Todo
//~ todo TIME_600 2b7c79b0 8b9ce447 1bad33c9.2e21e8cf
#[test]
#[ignore = "todo: Precise Shot"]
fn TIME_600_precise_shot() {
    unwritten("TIME_600");
}

/// `TIME_602` · Hunter spell · 3 mana
/// > **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
///
/// State: Todo
//~ todo TIME_602 6fd13733 ddcf755e 1b17e310.a2127f06
#[test]
#[ignore = "todo: Wormhole"]
fn TIME_602_wormhole() {
    unwritten("TIME_602");
}

/// `TIME_609` · Hunter minion · 3 mana · 2/4
/// > **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
///
/// State: Todo
//~ todo TIME_609 31a0e821 44487f53 7e6a43b0.590d8bde
#[test]
#[ignore = "todo: Ranger General Sylvanas"]
fn TIME_609_ranger_general_sylvanas() {
    unwritten("TIME_609");
}

/// `TIME_609t1` · Hunter minion · 3 mana · 2/4
/// > **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
///
/// State: Todo
//~ todo TIME_609t1 1d82f151 f04c951f f1130cf0.201072e8
#[test]
#[ignore = "todo: Ranger Captain Alleria"]
fn TIME_609t1_ranger_captain_alleria() {
    unwritten("TIME_609t1");
}

/// `TIME_609t2` · Hunter minion · 3 mana · 2/4
/// > **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
///
/// State: Todo
//~ todo TIME_609t2 c7f38edc f9eb1187 0d9e2689.2a005c96
#[test]
#[ignore = "todo: Ranger Initiate Vereesa"]
fn TIME_609t2_ranger_initiate_vereesa() {
    unwritten("TIME_609t2");
}

/// `TIME_620` · Hunter spell · 2 mana
/// > **Secret:** When a friendly minion dies the turn after being played, resummon it.
///
/// State: Todo
//~ todo TIME_620 c1bff55f 4849469e 379f7748.6a9f9405
#[test]
#[ignore = "todo: Untimely Death"]
fn TIME_620_untimely_death() {
    unwritten("TIME_620");
}

/// `TIME_810` · Hunter location · 4 mana · 0 uses
/// > Deal 5 damage to a random enemy minion. *Advance to the present!*
///
/// State: Todo
//~ todo TIME_810 923af6da c35affb7 d7a20568.31fb6489
#[test]
#[ignore = "todo: Past Silvermoon"]
fn TIME_810_past_silvermoon() {
    unwritten("TIME_810");
}

/// `TIME_810t1` · Hunter location · 4 mana · 0 uses
/// > Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
///
/// State: Todo
//~ todo TIME_810t1 955cda99 46afa894 6f110071.72ea564f
#[test]
#[ignore = "todo: Present Silvermoon"]
fn TIME_810t1_present_silvermoon() {
    unwritten("TIME_810t1");
}
