//! Warrior cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e331fa3

/// `SCH_238` · Warrior weapon · 4 mana · 4/2 durability
/// > **Spellburst**: Also damages adjacent minions this turn.
///
/// State: Todo
//~ todo SCH_238 483e1500 b8d83dc5 56c90c76.99740274
#[test]
#[ignore = "todo: Reaper's Scythe"]
fn SCH_238_reapers_scythe() {
    unwritten("SCH_238");
}

/// `SCH_317` · Warrior minion · 3 mana · 4/3
/// > After you play a **Rush** minion, summon a copy with 1 Health remaining.
///
/// State: Done
//~ done SCH_317 60740710 - 164f5586.f2b795fd
#[test]
fn SCH_317_playmaker() {
    check(
        CardClass::Warrior,
        &[
            Give("SCH_317"),
            Cost("SCH_317", 3),
            Stats("SCH_317", 4, 3),
            Friend("SCH_317"),
            Play("GIL_113", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "GIL_113"),
            Now(My(1), 3, 3),
            Now(My(2), 3, 1),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 4),
        ],
    );
}

/// `SCH_621` · Warrior minion · 9 mana · 9/9
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// State: Todo
//~ todo SCH_621 a54baa19 3ae1b281 c18166fd.1855103d
#[test]
#[ignore = "todo: Rattlegore"]
fn SCH_621_rattlegore() {
    unwritten("SCH_621");
}
