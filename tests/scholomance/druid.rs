//! Druid cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e39a6962

/// Speaker Gidra · Minion · 3 mana · 1/4 · **Rush, Windfury Spellburst:** Gain Attack and Health equal to the spell's Cost.
//~ done SCH_182 - bef216b5 -
#[test]
fn SCH_182_speaker_gidra() {
    check! { Druid:
        Ally("SCH_182"), Play("CS2_182", Nothing), Play("CS2_029", On(TheirHero)), StatsNow(My(0), 5, 8),
        HasNow(My(0), GameTag::WINDFURY), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), StatsNow(My(0), 5, 8),
    }
}

/// Runic Carvings · Spell · Nature · 6 mana · **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
// Also tests SCH_612b.
//~ done SCH_612 - dd754e95 -
#[test]
fn SCH_612_runic_carvings() {
    check! { Druid:
        PlayOption("SCH_612", 0, Nothing), BoardCount(Mine, 4), IsCard(My(0), "SCH_612t"), HasNot(My(0), GameTag::RUSH),
        EndTurn, EndTurn, Mana(10),
    }
    check! { Druid:
        PlayOption("SCH_612", 1, Nothing), BoardCount(Mine, 4), HasNow(My(0), GameTag::RUSH),
        HasNow(My(3), GameTag::RUSH), EndTurn, EndTurn, Mana(8),
    }
}

/// Alarm the Forest · Spell · Nature · 6 mana · Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
//~ done SCH_612b - 78834637 -
#[test]
fn SCH_612b_alarm_the_forest() {
    // The opponent gets nothing of it.
    check! { Druid: PlayOption("SCH_612", 1, Nothing), EndTurn, Mana(10), BoardCount(Mine, 4) }
}

/// Partner Assignment · Spell · 1 mana · Add a random 2-Cost and 3-Cost Beast to your hand.
//~ done SCH_606 - f2ca64b4 -
#[test]
fn SCH_606_partner_assignment() {
    check! { Druid:
        Force(Card("CS2_172")), Force(Card("CS2_125")), Play("SCH_606", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_172"), IsCard(InHand(1), "CS2_125"), HandCount(Theirs, 0),
    }
    check! { Druid: ForbidOutcome(Card("CS2_142")), Play("SCH_606", Nothing), HandCount(Mine, 2) }
}
