//! Mage cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d072186

/// Khadgar · Minion · 2 mana · 2/2 · Your cards that summon minions summon twice as many.
//~ done DAL_575 - 937f94ea -
#[test]
fn DAL_575_khadgar() {
    // What is played is not copied, what its text summons is.
    check! { Mage:
        Ally("DAL_575"), Play("EX1_506", Nothing), BoardCount(Mine, 4), IsCard(My(1), "EX1_506"), IsCard(My(2), "EX1_506a"),
        IsCard(My(3), "EX1_506a"), EndTurn, Play("EX1_506", Nothing), BoardCount(Theirs, 2),
    }
    // A Deathrattle's minion, and one that the opponent's card brings.
    check! { Mage:
        Ally("DAL_575"), Ally("FP1_007"), Kill(My(1)), BoardCount(Mine, 3), IsCard(My(1), "FP1_007t"),
        IsCard(My(2), "FP1_007t"),
    }
    check! { Mage:
        Ally("DAL_575"), Give("CS2_182"), EndTurn, Play("CFM_790", Nothing), BoardCount(Mine, 3),
        BoardCount(Theirs, 1), HandCount(Mine, 0),
    }
    // Two of them make two copies; what an Invoke brings is not copied.
    check! { Mage: Ally("DAL_575"), Ally("CORE_DAL_575"), Summon("CS2_182"), BoardCount(Mine, 5) }
    check! { Warlock: Ally("DAL_575"), Play("DRG_202", Nothing), BoardCount(Mine, 4) }
    // It answers each time, not once a turn.
    check! { Mage: Ally("DAL_575"), Play("EX1_506", Nothing), Play("EX1_506", Nothing), BoardCount(Mine, 7) }
}

/// Power of Creation · Spell · Arcane · 8 mana · **Discover** a 6-Cost minion. Summon two copies of it.
//~ done DAL_578 - cd7a805e -
#[test]
fn DAL_578_power_of_creation() {
    check! { Mage:
        Force(Card("CS2_200")), Play("DAL_578", Nothing), ChooseCard("CS2_200"), BoardCount(Mine, 2),
        IsCard(My(0), "CS2_200"), IsCard(My(1), "CS2_200"), HandCount(Mine, 0),
    }
}

/// Conjurer's Calling · Spell · Arcane · 3 mana · **Twinspell** Destroy a minion. Summon 2 minions of the same Cost to replace it.
//~ done DAL_177 - 6c7584d1 -
#[test]
fn DAL_177_conjurers_calling() {
    check! { Mage:
        Targets("DAL_177", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_172"), Force(Card("CS2_179")),
        Play("DAL_177", On(Their(0))), Dead(Nth(0)), BoardCount(Theirs, 3), IsInZone(Newest("CS2_179"), Zone::Play),
        BoardCount(Mine, 0), HandCount(Mine, 1), IsCard(InHand(0), "DAL_177ts"), Play("DAL_177ts", On(Newest("CS2_179"))),
        BoardCount(Theirs, 4), HandCount(Mine, 0),
    }
    check! { Mage: Enemy("CS2_182"), ForbidOutcome(Card("CS2_200")), Play("DAL_177", On(Their(0))) }
}

/// Ray of Frost · Spell · Frost · 1 mana · **Twinspell Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
//~ done DAL_577 - 67e57ac4 -
#[test]
fn DAL_577_ray_of_frost() {
    check! { Mage:
        Targets("DAL_577", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("DAL_577", On(Their(0))), Damage(Their(0), 0), HasNow(Their(0), GameTag::FROZEN),
        HasNot(Their(1), GameTag::FROZEN), HandCount(Mine, 1), IsCard(InHand(0), "DAL_577ts"),
        Play("DAL_577ts", On(Their(0))), Damage(Their(0), 2), HasNow(Their(0), GameTag::FROZEN), HandCount(Mine, 0),
    }
}
