//! Druid cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e39a6962

/// Speaker Gidra · Minion · 3 mana · 1/4 · **Rush, Windfury Spellburst:** Gain Attack and Health equal to the spell's Cost.
//~ done SCH_182 - bef216b5 -
#[test]
#[rustfmt::skip]
fn SCH_182_speaker_gidra() {
    check(CardClass::Druid, &[
        Friend("SCH_182"), Play("CS2_182", Nothing), Play("CS2_029", On(TheirHero)), Now(My(0), 5, 8),
        HasNow(My(0), GameTag::WINDFURY), Play("CS2_024", On(TheirHero)), Now(My(0), 5, 8),
    ]);
}

/// Runic Carvings · Spell · Nature · 6 mana · **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
//~ todo SCH_612 90e4b04d dd754e95 -
#[test]
#[ignore = "todo: Runic Carvings"]
fn SCH_612_runic_carvings() {
    unwritten("SCH_612");
}

/// Alarm the Forest · Spell · Nature · 6 mana · Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
//~ todo SCH_612b 1d99e802 78834637 -
#[test]
#[ignore = "todo: Alarm the Forest"]
fn SCH_612b_alarm_the_forest() {
    unwritten("SCH_612b");
}
