//! Neutral cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1c2d0d8

/// Kezan Mystic · Minion · 4 mana · 4/3 · **Battlecry:** Take control of a random enemy **Secret**.
//~ done GVG_074 - 5dd10078 -
#[test]
fn GVG_074_kezan_mystic() {
    check! { Mage:
        EndTurn, Play("EX1_287", Nothing), EndTurn, Play("GVG_074", Nothing), In(Nth(0), Zone::RemovedFromGame),
        In(The("EX1_287"), Zone::Secret), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), EndTurn,
        Play("CS2_029", On(MyHero)), Health(MyHero, 30),
    }
    check! { Mage: Play("EX1_287", Nothing), Play("GVG_074", Nothing), In(Nth(0), Zone::Secret) }
    // One that is active already is left where it is, if there is another.
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("EX1_295", Nothing), Play("EX1_594", Nothing), EndTurn,
        Play("GVG_074", Nothing), In(Nth(2), Zone::RemovedFromGame), In(Nth(1), Zone::Secret),
    }
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("EX1_594", Nothing), Play("EX1_295", Nothing), EndTurn,
        Play("GVG_074", Nothing), In(Nth(1), Zone::RemovedFromGame), In(Nth(2), Zone::Secret),
    }
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("EX1_295", Nothing), EndTurn, Play("GVG_074", Nothing),
        In(Nth(1), Zone::RemovedFromGame), In(Nth(0), Zone::Secret),
    }
    // A Quest is no Secret.
    check! { Mage: EndTurn, Play("SW_039", Nothing), EndTurn, Play("GVG_074", Nothing), In(Nth(0), Zone::Secret) }
    check! { Mage:
        EndTurn, Play("SW_039", Nothing), Play("EX1_295", Nothing), EndTurn, Never(Entity(Nth(0))),
        Play("GVG_074", Nothing), In(Nth(0), Zone::Secret), In(Nth(1), Zone::RemovedFromGame),
    }
    // One, and not all.
    check! { Mage:
        EndTurn, Play("EX1_295", Nothing), Play("EX1_594", Nothing), EndTurn, Force(Entity(Nth(0))),
        Play("GVG_074", Nothing), In(Nth(0), Zone::RemovedFromGame), In(Nth(1), Zone::Secret),
    }
    check! { Mage:
        Play("EX1_295", Nothing), Play("EX1_594", Nothing), EndTurn, Play("EX1_295", Nothing), Play("EX1_594", Nothing),
        EndTurn, Force(Entity(Nth(2))), Play("GVG_074", Nothing), In(Nth(2), Zone::RemovedFromGame),
        In(Nth(3), Zone::Secret),
    }
}

/// Enhance-o Mechano · Minion · Mech · 4 mana · 3/2 · **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield** *(at random*).
//~ done GVG_107 - 94f8a4ec -
#[test]
fn GVG_107_enhance_o_mechano() {
    check! { Mage:
        Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Force(Number(0)), Force(Number(2)),
        Force(Number(1)), Play("GVG_107", Nothing), HasNow(My(0), GameTag::WINDFURY), HasNot(My(0), GameTag::TAUNT),
        HasNow(My(1), GameTag::DIVINE_SHIELD), HasNow(My(2), GameTag::TAUNT), HasNot(My(3), GameTag::TAUNT),
        HasNot(Their(0), GameTag::WINDFURY),
    }
    check! { Mage: Friend("CS2_182"), Enemy("CS2_182"), Force(Number(0)), Never(Number(0)), Play("GVG_107", Nothing) }
}

/// Mimiron's Head · Minion · Mech · 5 mana · 4/5 · At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
//~ done GVG_111 - 2fac46d4 -
#[test]
fn GVG_111_mimirons_head() {
    check! { Mage:
        Friend("GVG_111"), Friend("GVG_044"), Friend("CS2_182"), EndTurn, EndTurn, BoardCount(Mine, 3),
        Friend("GVG_044"), EndTurn, BoardCount(Mine, 4), EndTurn, BoardCount(Mine, 2), Dead(Nth(0)), Dead(Nth(1)),
        Dead(Nth(3)), In(Nth(2), Zone::Play), Attack(The("GVG_111t"), TheirHero), Attack(The("GVG_111t"), TheirHero),
        Attack(The("GVG_111t"), TheirHero), Attack(The("GVG_111t"), TheirHero), Health(TheirHero, 14),
        CannotAct(The("GVG_111t")),
    }
    check! { Mage:
        Friend("GVG_111"), Friend("GVG_044"), Enemy("GVG_044"), EndTurn, EndTurn, BoardCount(Mine, 2),
        BoardCount(Theirs, 1),
    }
    check! { Mage:
        Friend("GVG_111"), Friend("GVG_044"), Friend("GVG_044"), Enemy("GVG_044"), EndTurn, EndTurn,
        BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Friend("GVG_111"), Friend("GVG_044"), Friend("GVG_044"), Friend("GVG_044"), Friend("GVG_044"),
        Friend("GVG_044"), Friend("GVG_044"), EndTurn, EndTurn, BoardCount(Mine, 1), Is(My(0), "GVG_111t"),
    }
    check! { Mage:
        Friend("GVG_044"), Friend("GVG_111"), Friend("GVG_044"), Friend("CS2_182"), EndTurn, EndTurn,
        Is(My(0), "CS2_182"),
    }
}

/// V-07-TR-0N · Minion · Mech · 8 mana · 4/8 · **Charge Mega-Windfury**
//~ done GVG_111t - 466db5d3 -
#[test]
fn GVG_111t_v_07_tr_0n() {
    GVG_111_mimirons_head();
}

/// Mogor the Ogre · Minion · 6 mana · 7/6 · All minions have a 50% chance to attack the wrong enemy.
//~ done GVG_112 - a0137a3f -
#[test]
fn GVG_112_mogor_the_ogre() {
    check! { Mage:
        Friend("GVG_112"), Friend("CS2_182"), Enemy("CS2_200"), Force(Yes), Attack(My(1), TheirHero),
        Health(TheirHero, 30), Damage(Their(0), 4), Force(No), Attack(My(0), TheirHero), Health(TheirHero, 23), EndTurn,
        Force(Yes), Force(Entity(MyHero)), Attack(Their(0), My(0)), Health(MyHero, 24), Damage(My(0), 0),
    }
    check! { Mage:
        Friend("GVG_112"), Enemy("CS2_200"), Friend("CS2_106"), Attack(MyHero, TheirHero), Health(TheirHero, 27),
    }
    check! { Mage:
        Friend("GVG_112"), Friend("CS2_182"), Force(Yes), Attack(My(1), TheirHero), Force(No), Attack(My(0), TheirHero),
        EndTurn, Enemy("GVG_112"), Force(Yes), Force(No), Attack(Their(0), My(0)), BoardCount(Theirs, 1),
    }
    // The second throw asks who is attacked by then: back to the first target.
    check! { Mage:
        Friend("GVG_112"), EndTurn, Enemy("GVG_112"), Enemy("CS2_200"), Force(Yes), Force(Yes), Attack(Their(1), My(0)),
        BoardCount(Mine, 0), Damage(MyHero, 0), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Friend("GVG_112"), Friend("CS2_182"), Enemy("CS2_200"), Force(Yes), Attack(My(1), TheirHero), Force(No),
        Attack(My(0), TheirHero), EndTurn, Force(Yes), Attack(Their(0), My(0)), Health(MyHero, 24),
    }
    check! { Mage:
        Play("GVG_112", Nothing), Friend("GVG_112"), Enemy("CS2_200"), Friend("CS2_106"), Attack(MyHero, TheirHero),
        Health(MyHero, 30),
    }
    // Another enemy than the one that was meant.
    check! { Mage:
        Friend("GVG_112"), Friend("CS2_182"), Enemy("CS2_200"), EndTurn, Force(Yes), Never(Entity(My(0))),
        Attack(Their(0), My(0)), Damage(My(0), 0),
    }
    for other in [TheirHero, MyHero] {
        check! { Mage:
            Friend("GVG_112"), Friend("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Force(Yes), Never(Entity(other)),
            Attack(My(1), TheirHero),
        }
    }
}

/// Toshley · Minion · 6 mana · 5/7 · **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
//~ done GVG_115 - f079627e -
#[test]
fn GVG_115_toshley() {
    check! { Mage:
        Give("GVG_115"), Cost("GVG_115", 6), Stats("GVG_115", 5, 7), Play("GVG_115", Nothing), HandCount(Mine, 1),
        Kill(My(0)), HandCount(Mine, 2),
    }
}
