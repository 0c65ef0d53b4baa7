//! Warlock cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d93ab32c

/// `ETC_068` · Warlock minion · 2 mana · 2/2
/// > **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
///
/// State: Todo
//~ todo ETC_068 61ef2049 98f9f3c9 a3003692.35812640
#[test]
#[ignore = "todo: Baritone Imp"]
fn ETC_068_baritone_imp() {
    unwritten("ETC_068");
}

/// `ETC_069` · Warlock spell · Fel · 2 mana
/// > Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
///
/// State: Todo
//~ todo ETC_069 b850aa39 3d734b22 d383e49a.18a74b84
#[test]
#[ignore = "todo: Crescendo"]
fn ETC_069_crescendo() {
    unwritten("ETC_069");
}

/// `ETC_070` · Warlock minion · 4 mana · 3/4
/// > **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
///
/// State: Todo
//~ todo ETC_070 73e99a84 06d9453f 19b15fa9.bbc927e6
#[test]
#[ignore = "todo: Crazed Conductor"]
fn ETC_070_crazed_conductor() {
    unwritten("ETC_070");
}

/// `ETC_071` · Warlock minion · 5 mana · 3/6
/// > **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
///
/// State: Todo
//~ todo ETC_071 6cc69298 874b6d3f 9b1ac551.9c6a0048
#[test]
#[ignore = "todo: Rin, Orchestrator of Doom"]
fn ETC_071_rin_orchestrator_of_doom() {
    unwritten("ETC_071");
}

/// `ETC_083` · Warlock spell · Fel · 2 mana
/// > **Discover** 2 Demons. **Finale:** Give them +1/+2.
///
/// State: Todo
//~ todo ETC_083 89d416f6 c8974b55 71ebda86.2e0fa897
#[test]
#[ignore = "todo: Demonic Dynamics"]
fn ETC_083_demonic_dynamics() {
    unwritten("ETC_083");
}

/// `ETC_084` · Warlock weapon · 1 mana · 0/3 durability
/// > Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
///
/// State: Todo
//~ todo ETC_084 74b8a117 78e760d8 ea26edf6.9b26babf
#[test]
#[ignore = "todo: Felstring Harp"]
fn ETC_084_felstring_harp() {
    unwritten("ETC_084");
}

/// `ETC_085` · Warlock spell · 5 mana
/// > **Discover** and play a Movement. Shuffle the other 6 into your deck.
///
/// State: Todo
//~ todo ETC_085 171578d5 e43bf566 8458552b.a223dfdc
#[test]
#[ignore = "todo: Symphony of Sins"]
fn ETC_085_symphony_of_sins() {
    unwritten("ETC_085");
}

/// `ETC_085t` · Warlock spell · 3 mana
/// > Remove the top 6 cards from your opponent's deck.
///
/// State: Todo
//~ todo ETC_085t 4a6cd4ce 6ed1eab0 0dd77872.ba69113a
#[test]
#[ignore = "todo: Movement of Envy"]
fn ETC_085t_movement_of_envy() {
    unwritten("ETC_085t");
}

/// `ETC_085t4` · Warlock spell · 3 mana
/// > Give a random minion in your hand, deck, and battlefield +6/+6.
///
/// State: Todo
//~ todo ETC_085t4 14a86b13 f2a5fe91 68febfbf.e4b8ecfc
#[test]
#[ignore = "todo: Movement of Gluttony"]
fn ETC_085t4_movement_of_gluttony() {
    unwritten("ETC_085t4");
}

/// `ETC_085t8` · Warlock spell · 3 mana
/// > Summon a 6/6 Demon with **Taunt** and **Reborn**.
///
/// State: Todo
//~ todo ETC_085t8 4cdf66e4 e2d39cb3 5919d192.245b1eeb
#[test]
#[ignore = "todo: Movement of Sloth"]
fn ETC_085t8_movement_of_sloth() {
    unwritten("ETC_085t8");
}
