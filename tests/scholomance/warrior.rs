//! Warrior cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e331fa3

/// Reaper's Scythe · Weapon · 4 mana · 4/2 durability · **Spellburst**: Also damages adjacent minions this turn.
//~ done SCH_238 - c6bfd9e7 -
#[test]
fn SCH_238_reapers_scythe() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Ally("SCH_238"),
        Play("GAME_005", Nothing), Attack(MyHero, Their(1)), Damage(Their(0), 4), Damage(Their(1), 4),
        Damage(Their(2), 4), Damage(Their(3), 0), EndTurn, EndTurn, Attack(MyHero, Their(3)), Damage(Their(2), 4),
        Damage(Their(3), 4),
    }
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("SCH_238"), Attack(MyHero, Their(1)), Damage(Their(0), 0),
        Damage(Their(1), 4),
    }
}

/// Playmaker · Minion · 3 mana · 4/3 · After you play a **Rush** minion, summon a copy with 1 Health remaining.
//~ done SCH_317 - 5a2e8cbe -
#[test]
fn SCH_317_playmaker() {
    check! { Warrior:
        Give("SCH_317"), Cost("SCH_317", 3), Stats("SCH_317", 4, 3), Ally("SCH_317"), Play("GIL_113", Nothing),
        BoardCount(Mine, 3), IsCard(My(2), "GIL_113"), StatsNow(My(1), 3, 3), StatsNow(My(2), 3, 1), Play("CS2_182", Nothing),
        BoardCount(Mine, 4),
    }
    check! { Warrior: Ally("SCH_317"), Summon("GIL_113"), BoardCount(Mine, 2) }
    // The Battlecry comes first.
    check! { Warrior:
        Ally("SCH_317"), Play("TLC_830t", Nothing), BoardCount(Mine, 2), Choose(0), Choose(0), Choose(0),
        BoardCount(Mine, 3), HandCount(Mine, 3),
    }
}

/// Rattlegore · Minion · Undead · 9 mana · 9/9 · **Deathrattle:** Resummon this with -1/-1.
//~ done SCH_621 - 9ea4f35d -
#[test]
fn SCH_621_rattlegore() {
    check! { Warrior:
        Ally("SCH_621"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "SCH_621"), StatsNow(My(0), 8, 8), Kill(My(0)),
        StatsNow(My(0), 7, 7), Kill(My(0)), StatsNow(My(0), 6, 6), Enchant(My(0), "CS2_092e"), Kill(My(0)), StatsNow(My(0), 5, 5),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), StatsNow(My(0), 2, 2), Kill(My(0)), StatsNow(My(0), 1, 1), Kill(My(0)),
        BoardCount(Mine, 0),
    }
    // It comes back whatever its Health was.
    check! { Warrior: Ally("SCH_621"), Play("EX1_619", Nothing), Kill(My(0)), StatsNow(My(0), 8, 8) }
    // One without Health is not summoned, and does not die.
    let last = [StatsNow(My(0), 1, 1), Ally("EX1_595"), Kill(My(0)), HandCount(Mine, 1), BoardCount(Mine, 1)];
    check(CardClass::Warrior, &[&[Ally("SCH_621")], &[Kill(My(0)); 8][..], &last].concat());
}
