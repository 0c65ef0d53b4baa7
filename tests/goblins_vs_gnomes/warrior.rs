//! Warrior cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 486fc625

/// `GVG_054` · Warrior weapon · 3 mana · 4/2 durability
/// > 50% chance to attack the wrong enemy.
///
/// State: Done
//~ done GVG_054 dee7dec2 - 047f9dde.aeee7260
#[test]
fn GVG_054_ogre_warmaul() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_054"),
            Cost("GVG_054", 3),
            Stats("GVG_054", 4, 2),
            Enemy("CS2_182"),
            Friend("GVG_054"),
            Force(Yes),
            Attack(MyHero, TheirHero),
            Health(TheirHero, 30),
            Health(Nth(1), 1),
            Health(MyHero, 26),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Enemy("CS2_182"),
            Friend("GVG_054"),
            Force(No),
            Attack(MyHero, TheirHero),
            Health(TheirHero, 26),
            Health(Nth(0), 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Friend("GVG_054"),
            Force(Yes),
            Never(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// `GVG_056t` · Warrior spell · 6 mana
/// > **Casts When Drawn** You take 10 damage.
///
/// State: Todo
//~ todo GVG_056t 30e09cf7 a40909df 26edc04d.c5656cc1
#[test]
#[ignore = "todo: Burrowing Mine"]
fn GVG_056t_burrowing_mine() {
    unwritten("GVG_056t");
}
