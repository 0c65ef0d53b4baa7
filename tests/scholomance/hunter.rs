//! Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4c535bab

/// Professor Slate · Minion · 3 mana · 3/4 · Your spells are **Poisonous**.
//~ done SCH_539 - 202fb3e6 -
#[test]
fn SCH_539_professor_slate() {
    check! { Hunter:
        Friend("SCH_539"), Enemy("CS2_200"), Enemy("CS2_200"), Play("CS2_024", On(Their(0))), Dead(Nth(1)), EndTurn,
        Play("CS2_024", On(My(0))), BoardCount(Mine, 1), Damage(My(0), 3), EndTurn, Kill(My(0)),
        Play("CS2_024", On(Their(0))), Damage(Their(0), 3),
    }
}

/// Overwhelm · Spell · 1 mana · Deal $2 damage to a minion. Deal one more damage for each Beast you control.
//~ done SCH_604 - 66cfc9ac -
#[test]
fn SCH_604_overwhelm() {
    check! { Hunter:
        Targets("SCH_604", &[FriendlyMinion, EnemyMinion]), Friend("CS2_172"), Friend("CS2_182"), Friend("CS2_172"),
        Enemy("CS2_172"), Enemy("CS2_200"), Play("SCH_604", On(Their(1))), Damage(Their(1), 4),
    }
    check! { Hunter: Enemy("CS2_200"), Friend("CS2_142"), Play("SCH_604", On(Their(0))), Damage(Their(0), 3) }
}
