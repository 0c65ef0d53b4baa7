//! Druid cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e39a6962

/// `SCH_182` · Multi-class minion · 3 mana · 1/4
/// > Rush**, Windfury** Spellburst**:** Gain Attack and Health equal to the spell's Cost.
///
/// State: Todo
//~ todo SCH_182 8be9931e e2a9ffbc 46de35a2.84d008af
#[test]
#[ignore = "todo: Speaker Gidra"]
fn SCH_182_speaker_gidra() {
    unwritten("SCH_182");
}

/// `SCH_612` · Multi-class spell · Nature · 6 mana
/// > **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
///
/// State: Todo
//~ todo SCH_612 32fbb5ea 90e4b04d 0b49c4cd.c3ffd4d9
#[test]
#[ignore = "todo: Runic Carvings"]
fn SCH_612_runic_carvings() {
    unwritten("SCH_612");
}

/// `SCH_612b` · Multi-class spell · Nature · 6 mana
/// > Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
///
/// State: Todo
//~ todo SCH_612b ba4874c9 1d99e802 35c39163.038359e2
#[test]
#[ignore = "todo: Alarm the Forest"]
fn SCH_612b_alarm_the_forest() {
    unwritten("SCH_612b");
}
