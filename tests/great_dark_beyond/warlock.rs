//! Warlock cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b5520a0

/// Bad Omen · Spell · Fel · 6 mana · In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
//~ done GDB_124 - 5d89a188 -
#[test]
#[rustfmt::skip]
fn GDB_124_bad_omen() {
    check(CardClass::Warlock, &[
        Play("GDB_124", Nothing), BoardCount(Mine, 0), EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, EndTurn,
        BoardCount(Mine, 2), Is(My(0), "GDB_124t2"), Is(My(1), "GDB_124t2"), EndTurn, EndTurn, EndTurn, EndTurn,
        BoardCount(Mine, 2),
    ]);
    check(
        CardClass::Warlock,
        &[Play("GDB_124", Nothing), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 2)],
    );
    check(CardClass::Warlock, &[
        Friend("GDB_100"), Kill(Nth(0)), Play("GDB_124", Nothing), BoardCount(Mine, 3),
        In(The("GDB_124t2"), Zone::Play),
    ]);
}

/// Bad Omen · Spell · Fel · 6 mana · In 2 turns, summon two 6/6 Demons with **Taunt**.
//~ done GDB_124t - 1589e4ac -
#[test]
fn GDB_124t_bad_omen() {
    GDB_124_bad_omen();
}

/// Healthstone · Spell · Fel · 0 mana · **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
//~ done GDB_125 - 4c5b9433 -
#[test]
#[rustfmt::skip]
fn GDB_125_healthstone() {
    check(CardClass::Warlock, &[
        Hurt(MyHero, 5), EndTurn, EndTurn, Hurt(MyHero, 2), Hurt(MyHero, 3), Hurt(TheirHero, 4), Health(MyHero, 20),
        Play("GDB_125", Nothing), Health(MyHero, 25), Health(TheirHero, 26),
    ]);
}

/// K'ara, the Dark Star · Minion · 3 mana · 3/3 · **Spellburst:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst**.)*
//~ todo GDB_127 81f628d9 b9ccfffb -
#[test]
#[ignore = "todo: K'ara, the Dark Star"]
fn GDB_127_kara_the_dark_star() {
    unwritten("GDB_127");
}

/// Consume · Spell · 1 mana · Remove 1 Durability from a friendly location to restore #8 Health to your hero.
//~ todo SC_020 14b543ad fd68fc43 -
#[test]
#[ignore = "todo: Consume"]
fn SC_020_consume() {
    unwritten("SC_020");
}
