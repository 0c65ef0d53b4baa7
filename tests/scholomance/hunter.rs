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
        Ally("SCH_539"), Enemy("CS2_200"), Enemy("CS2_200"), Play("CS2_024", On(Their(0))), Dead(Nth(1)), EndTurn,
        Play("CS2_024", On(My(0))), BoardCount(Mine, 1), Damage(My(0), 3), EndTurn, Kill(My(0)),
        Play("CS2_024", On(Their(0))), Damage(Their(0), 3),
    }
}

/// Overwhelm · Spell · 1 mana · Deal $2 damage to a minion. Deal one more damage for each Beast you control.
//~ done SCH_604 - 66cfc9ac -
#[test]
fn SCH_604_overwhelm() {
    check! { Hunter:
        Targets("SCH_604", &[FriendlyMinion, EnemyMinion]), Ally("CS2_172"), Ally("CS2_182"), Ally("CS2_172"),
        Enemy("CS2_172"), Enemy("CS2_200"), Play("SCH_604", On(Their(1))), Damage(Their(1), 4),
    }
    check! { Hunter: Enemy("CS2_200"), Ally("CS2_142"), Play("SCH_604", On(Their(0))), Damage(Their(0), 3) }
}

/// Ace Hunter Kreen · Minion · 3 mana · 2/4 · Your other characters are **Immune** while attacking.
//~ done SCH_538 - e2c379a6 -
#[test]
fn SCH_538_ace_hunter_kreen() {
    check! { DemonHunter:
        Ally("SCH_538"), Ally("CS2_182"), Ally("CS2_106"), Enemy("CS2_200"), Enemy("CS2_200"),
        Attack(My(1), Their(0)), Damage(Their(0), 4), Damage(My(1), 0), HasNot(My(1), GameTag::IMMUNE),
        Attack(MyHero, Their(0)), Dead(Nth(3)), Health(MyHero, 30), Attack(My(0), Their(0)), Dead(Nth(0)),
        Damage(Nth(4), 2),
    }
    check! { DemonHunter:
        Ally("SCH_538"), Ally("CS2_182"), Enemy("CS2_172"), EndTurn, Attack(Their(0), My(1)), Damage(My(1), 3),
    }
}

/// Demon Companion · Spell · 1 mana · Summon a random Demon Companion.
//~ done SCH_600 - 2f0df10e -
#[test]
fn SCH_600_demon_companion() {
    check! { DemonHunter:
        Force(Card("SCH_600t1")), Play("SCH_600", Nothing), BoardCount(Mine, 1), IsCard(My(0), "SCH_600t1"),
        Force(Card("SCH_600t2")), Play("SCH_600", Nothing), IsCard(My(1), "SCH_600t2"), Force(Card("SCH_600t3")),
        Play("SCH_600", Nothing), BoardCount(Mine, 3), IsCard(My(2), "SCH_600t3"), BoardCount(Theirs, 0),
    }
}
