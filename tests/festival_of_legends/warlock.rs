//! Warlock cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d93ab32c

/// Baritone Imp · Minion · Demon · 2 mana · 2/2 · **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
//~ todo ETC_068 98f9f3c9 2596a165 -
#[test]
#[ignore = "todo: Baritone Imp"]
fn ETC_068_baritone_imp() {
    unwritten("ETC_068");
}

/// Crescendo · Spell · Fel · 2 mana · Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
//~ todo ETC_069 3d734b22 23e6cfd2 -
#[test]
#[ignore = "todo: Crescendo"]
fn ETC_069_crescendo() {
    unwritten("ETC_069");
}

/// Crazed Conductor · Minion · 4 mana · 3/4 · **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
//~ todo ETC_070 06d9453f f0bac42a -
#[test]
#[ignore = "todo: Crazed Conductor"]
fn ETC_070_crazed_conductor() {
    unwritten("ETC_070");
}

/// Rin, Orchestrator of Doom · Minion · 5 mana · 3/6 · **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
//~ todo ETC_071 874b6d3f 4dd3c3ca -
#[test]
#[ignore = "todo: Rin, Orchestrator of Doom"]
fn ETC_071_rin_orchestrator_of_doom() {
    unwritten("ETC_071");
}

/// Demonic Dynamics · Spell · Fel · 2 mana · **Discover** 2 Demons. **Finale:** Give them +1/+2.
//~ todo ETC_083 c8974b55 53f9d62f -
#[test]
#[ignore = "todo: Demonic Dynamics"]
fn ETC_083_demonic_dynamics() {
    unwritten("ETC_083");
}

/// Felstring Harp · Weapon · 1 mana · 0/3 durability · Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
//~ todo ETC_084 78e760d8 608849c6 -
#[test]
#[ignore = "todo: Felstring Harp"]
fn ETC_084_felstring_harp() {
    unwritten("ETC_084");
}

/// Symphony of Sins · Spell · 5 mana · **Discover** and play a Movement. Shuffle the other 6 into your deck.
//~ todo ETC_085 e43bf566 73fc0f0b -
#[test]
#[ignore = "todo: Symphony of Sins"]
fn ETC_085_symphony_of_sins() {
    unwritten("ETC_085");
}

/// Movement of Envy · Spell · 3 mana · Remove the top 6 cards from your opponent's deck.
//~ todo ETC_085t 6ed1eab0 daa21be5 -
#[test]
#[ignore = "todo: Movement of Envy"]
fn ETC_085t_movement_of_envy() {
    unwritten("ETC_085t");
}

/// Movement of Gluttony · Spell · 3 mana · Give a random minion in your hand, deck, and battlefield +6/+6.
//~ todo ETC_085t4 f2a5fe91 f18d5f4d -
#[test]
#[ignore = "todo: Movement of Gluttony"]
fn ETC_085t4_movement_of_gluttony() {
    unwritten("ETC_085t4");
}

/// Movement of Sloth · Spell · 3 mana · Summon a 6/6 Demon with **Taunt** and **Reborn**.
//~ todo ETC_085t8 e2d39cb3 c6232b9c -
#[test]
#[ignore = "todo: Movement of Sloth"]
fn ETC_085t8_movement_of_sloth() {
    unwritten("ETC_085t8");
}
