//! Warlock cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6b8733ff

/// `END_018` · Warlock minion · 3 mana · 5/5
/// > **Battlecry:** Set the Cost of a random card in your hand to INFINITY! **Deathrattle:** Change it back.
///
/// State: Todo
//~ todo END_018 9998288c bc5c79ad 6adaf4f0.3770493e
#[test]
#[ignore = "todo: Acolyte of Infinity"]
fn END_018_acolyte_of_infinity() {
    unwritten("END_018");
}

/// `END_020` · Multi-class spell · Shadow · 1 mana
/// > Deal $1 damage to a minion. If it survives, draw a card. If it dies, summon a random 1-Cost minion.
///
/// State: Todo
//~ todo END_020 f9b0e326 5cc20319 b8335c86.6394e25a
#[test]
#[ignore = "todo: Eternal Toil"]
fn END_020_eternal_toil() {
    unwritten("END_020");
}

/// `TIME_005` · Warlock minion · 10 mana · 10/10
/// > **Fabled+**. Your deck size is 40, but has 10 Rafaams! **Battlecry:** If you played the rest, destroy the enemy hero.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TIME_005 24c11eea 302e79df 6ff151d3.511f7606
#[test]
#[ignore = "todo: Timethief Rafaam"]
fn TIME_005_timethief_rafaam() {
    unwritten("TIME_005");
}

/// `TIME_005t1` · Warlock minion · 1 mana · 1/1
/// > **Battlecry and Deathrattle:** Draw a Rafaam.
///
/// State: Todo
//~ todo TIME_005t1 b0c51255 f50572fc fe9ae304.c4b82d68
#[test]
#[ignore = "todo: Tiny Rafaam"]
fn TIME_005t1_tiny_rafaam() {
    unwritten("TIME_005t1");
}

/// `TIME_005t2` · Warlock minion · 2 mana · 2/2
/// > **Battlecry:** Give other Rafaams in your hand and battlefield +2/+2.
///
/// State: Todo
//~ todo TIME_005t2 2017a137 04fcf075 e688c66b.18e0738f
#[test]
#[ignore = "todo: Green Rafaam"]
fn TIME_005t2_green_rafaam() {
    unwritten("TIME_005t2");
}

/// `TIME_005t3` · Warlock minion · 4 mana · 4/4
/// > **Battlecry: Discover** a Rafaam from your deck.
///
/// State: Todo
//~ todo TIME_005t3 839ac0ef 3a8a67cc e61e1959.8c13d8fd
#[test]
#[ignore = "todo: Explorer Rafaam"]
fn TIME_005t3_explorer_rafaam() {
    unwritten("TIME_005t3");
}

/// `TIME_005t4` · Warlock minion · 5 mana · 5/5
/// > **Battlecry:** Gain 5 Armor. If you're holding another Rafaam, gain 5 more.
///
/// State: Todo
//~ todo TIME_005t4 cec9cc10 cb45a9b1 9602c895.9babc732
#[test]
#[ignore = "todo: Warchief Rafaam"]
fn TIME_005t4_warchief_rafaam() {
    unwritten("TIME_005t4");
}

/// `TIME_005t5` · Warlock minion · 7 mana · 7/7
/// > **Taunt Battlecry:** If you're holding another Rafaam, summon a copy of this.
///
/// State: Todo
//~ todo TIME_005t5 ee438446 3700a3ad 98c63583.50945d6b
#[test]
#[ignore = "todo: Mindflayer R'faam"]
fn TIME_005t5_mindflayer_rfaam() {
    unwritten("TIME_005t5");
}

/// `TIME_005t6` · Warlock minion · 6 mana · 6/6
/// > **Battlecry:** Deal 6 damage to all minions that aren't Rafaam.
///
/// State: Todo
//~ todo TIME_005t6 ce23309e d8b36f0d 8769556f.ba4824eb
#[test]
#[ignore = "todo: Calamitous Rafaam"]
fn TIME_005t6_calamitous_rafaam() {
    unwritten("TIME_005t6");
}

/// `TIME_005t7` · Warlock minion · 8 mana · 8/8
/// > **Rush**. Costs (1) less for each Rafaam you've played this game.
///
/// State: Todo
//~ todo TIME_005t7 5fd120d2 81344b6a c5cbce74.a9d7f2bc
#[test]
#[ignore = "todo: Giant Rafaam"]
fn TIME_005t7_giant_rafaam() {
    unwritten("TIME_005t7");
}

/// `TIME_005t8` · Warlock minion · 3 mana · 3/3
/// > **Battlecry:** The next Rafaam you play costs (3) less.
///
/// State: Todo
//~ todo TIME_005t8 a0839037 02a3c3bc d58d57e3.485daf75
#[test]
#[ignore = "todo: Murloc Rafaam"]
fn TIME_005t8_murloc_rafaam() {
    unwritten("TIME_005t8");
}

/// `TIME_005t9` · Warlock minion · 9 mana · 9/9
/// > **Battlecry:** Transform all minions that aren't Rafaam into 1/1 Sheep.
///
/// State: Todo
//~ todo TIME_005t9 ea2107c6 32b8a223 707229eb.b06ee6e1
#[test]
#[ignore = "todo: Archmage Rafaam"]
fn TIME_005t9_archmage_rafaam() {
    unwritten("TIME_005t9");
}

/// `TIME_008` · Warlock minion · 3 mana · 3/3
/// > **Rewind Battlecry:** Both players discard a random card.
///
/// State: Todo
//~ todo TIME_008 6486aa5e 004a6ce9 7b149f1e.039a65df
#[test]
#[ignore = "todo: Bygone Doomspeaker"]
fn TIME_008_bygone_doomspeaker() {
    unwritten("TIME_008");
}

/// `TIME_028` · Warlock minion · 4 mana · 4/4
/// > **Lifesteal Battlecry:** Cast a Shred of Time from your deck to gain +3/+3.
///
/// State: Todo
//~ todo TIME_028 e3d7de83 5fadef89 c4b461b7.3c7f3201
#[test]
#[ignore = "todo: Fatebreaker"]
fn TIME_028_fatebreaker() {
    unwritten("TIME_028");
}

/// `TIME_029` · Warlock minion · 5 mana · 5/5
/// > **Rush Battlecry:** Cast a Shred of Time from your deck to summon a copy of this.
///
/// State: Todo
//~ todo TIME_029 8a8c2a1a 04ba11ae 03e2c47b.ddc407e7
#[test]
#[ignore = "todo: Ruinous Velocidrake"]
fn TIME_029_ruinous_velocidrake() {
    unwritten("TIME_029");
}

/// `TIME_030` · Warlock spell · Shadow · 5 mana
/// > Split a random minion in your hand into two halves.
///
/// State: Todo
//~ todo TIME_030 6ccb6032 18d9a77f 31890cd5.e7f0b763
#[test]
#[ignore = "todo: Divergence"]
fn TIME_030_divergence() {
    unwritten("TIME_030");
}

/// `TIME_031` · Warlock spell · 4 mana
/// > Draw 3 cards of different Costs.
///
/// State: Todo
//~ todo TIME_031 b5cff7ca 076c8f39 6adc7129.797dc0a5
#[test]
#[ignore = "todo: RAFAAM LADDER!!"]
fn TIME_031_rafaam_ladder() {
    unwritten("TIME_031");
}

/// `TIME_032` · Warlock minion · 6 mana · 6/7
/// > **Battlecry:** You draw your 2 highest Cost cards. Your opponent draws your 2 lowest Cost cards.
///
/// State: Todo
//~ todo TIME_032 044e5f10 efdb4976 22c98542.1bff9476
#[test]
#[ignore = "todo: Chronogor"]
fn TIME_032_chronogor() {
    unwritten("TIME_032");
}
