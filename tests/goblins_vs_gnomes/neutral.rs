//! Neutral cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1c2d0d8

/// Kezan Mystic · Minion · 4 mana · 4/3 · **Battlecry:** Take control of a random enemy **Secret**.
//~ todo GVG_074 557e7c9d 5dd10078 -
#[test]
#[ignore = "todo: Kezan Mystic"]
fn GVG_074_kezan_mystic() {
    unwritten("GVG_074");
}

/// Enhance-o Mechano · Minion · Mech · 4 mana · 3/2 · **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield** *(at random*).
//~ todo GVG_107 8c36fbe6 94f8a4ec -
#[test]
#[ignore = "todo: Enhance-o Mechano"]
fn GVG_107_enhance_o_mechano() {
    unwritten("GVG_107");
}

/// Mimiron's Head · Minion · Mech · 5 mana · 4/5 · At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
//~ done GVG_111 - 2fac46d4 -
#[test]
#[rustfmt::skip]
fn GVG_111_mimirons_head() {
    check(CardClass::Mage, &[
        Friend("GVG_111"), Friend("GVG_044"), Friend("CS2_182"), EndTurn, EndTurn, BoardCount(Mine, 3),
        Friend("GVG_044"), EndTurn, BoardCount(Mine, 4), EndTurn, BoardCount(Mine, 2), Dead(Nth(0)), Dead(Nth(1)),
        Dead(Nth(3)), In(Nth(2), Zone::Play), Attack(The("GVG_111t"), TheirHero), Attack(The("GVG_111t"), TheirHero),
        Attack(The("GVG_111t"), TheirHero), Attack(The("GVG_111t"), TheirHero), Health(TheirHero, 14),
        CannotAct(The("GVG_111t")),
    ]);
    check(CardClass::Mage, &[
        Friend("GVG_111"), Friend("GVG_044"), Enemy("GVG_044"), EndTurn, EndTurn, BoardCount(Mine, 2),
        BoardCount(Theirs, 1),
    ]);
    check(CardClass::Mage, &[
        Friend("GVG_111"), Friend("GVG_044"), Friend("GVG_044"), Enemy("GVG_044"), EndTurn, EndTurn,
        BoardCount(Mine, 1), BoardCount(Theirs, 1),
    ]);
    check(CardClass::Mage, &[
        Friend("GVG_111"), Friend("GVG_044"), Friend("GVG_044"), Friend("GVG_044"), Friend("GVG_044"),
        Friend("GVG_044"), Friend("GVG_044"), EndTurn, EndTurn, BoardCount(Mine, 1), Is(My(0), "GVG_111t"),
    ]);
}

/// V-07-TR-0N · Minion · Mech · 8 mana · 4/8 · **Charge Mega-Windfury**
//~ done GVG_111t - 466db5d3 -
#[test]
fn GVG_111t_v_07_tr_0n() {
    GVG_111_mimirons_head();
}

/// Mogor the Ogre · Minion · 6 mana · 7/6 · All minions have a 50% chance to attack the wrong enemy.
//~ todo GVG_112 8494ccbe a0137a3f -
#[test]
#[ignore = "todo: Mogor the Ogre"]
fn GVG_112_mogor_the_ogre() {
    unwritten("GVG_112");
}

/// Toshley · Minion · 6 mana · 5/7 · **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
//~ done GVG_115 - f079627e -
#[test]
fn GVG_115_toshley() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_115"),
            Cost("GVG_115", 6),
            Stats("GVG_115", 5, 7),
            Play("GVG_115", Nothing),
            HandCount(Mine, 1),
            Kill(My(0)),
            HandCount(Mine, 2),
        ],
    );
}
