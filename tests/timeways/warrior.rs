//! Warrior cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9754f2f8

/// `TIME_034` · Warrior minion · 4 mana · 3/3
/// > **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
///
/// State: Todo
//~ todo TIME_034 d87203c4 7a5d21a4 e77f408a.4599ff6d
#[test]
#[ignore = "todo: Stadium Announcer"]
fn TIME_034_stadium_announcer() {
    unwritten("TIME_034");
}

/// `TIME_714` · Warrior minion · 6 mana · 7/5
/// > **Battlecry:** Destroy all minions that your opponent played last turn.
///
/// State: Todo
//~ todo TIME_714 c184af54 b3761864 caabcbe5.88924f48
#[test]
#[ignore = "todo: Chrono-Lord Epoch"]
fn TIME_714_chrono_lord_epoch() {
    unwritten("TIME_714");
}

/// `TIME_850` · Warrior minion · 7 mana · 7/7
/// > **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
///
/// State: Todo
//~ todo TIME_850 f7309f12 9af62b72 ddb96ff4.05458f93
#[test]
#[ignore = "todo: Lo'Gosh, Blood Fighter"]
fn TIME_850_lo_gosh_blood_fighter() {
    unwritten("TIME_850");
}

/// `TIME_850t` · Warrior minion · 7 mana · 7/7
/// > **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
///
/// State: Todo
//~ todo TIME_850t f55097bc 0d1a4e05 06b8f8a1.9f73455a
#[test]
#[ignore = "todo: Broll, Blood Fighter"]
fn TIME_850t_broll_blood_fighter() {
    unwritten("TIME_850t");
}

/// `TIME_850t1` · Warrior minion · 7 mana · 7/7
/// > **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
///
/// State: Todo
//~ todo TIME_850t1 6872b61f 9cfc9702 98643dd2.fe1a2df2
#[test]
#[ignore = "todo: Valeera, Blood Fighter"]
fn TIME_850t1_valeera_blood_fighter() {
    unwritten("TIME_850t1");
}
