//! Warlock cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d11d46a

/// Defile · Spell · Shadow · 2 mana · Deal $1 damage to all minions. If any die, cast this again.
//~ done ICC_041 - ad6bea05 -
#[test]
fn ICC_041_defile() {
    check! { Warlock:
        Enemy("CS2_231"), Enemy("CS2_172"), Friend("CS2_182"), Enemy("CS2_200"), Play("ICC_041", Nothing),
        BoardCount(Theirs, 1), Damage(Their(0), 3), Damage(My(0), 3),
    }
    // Nobody dies of the first cast: there is no second.
    check! { Warlock: Enemy("CS2_172"), Play("ICC_041", Nothing), Damage(Their(0), 1) }
    // Somebody dies each time: it is cast 14 times in all.
    let mut steps = [[Friend("VAC_934"); 7], [Enemy("VAC_934"); 7]].concat();
    steps[13] = Enemy("EX1_556");
    for (at, left) in [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].into_iter().enumerate() {
        steps.push(Hurt(if at < 6 { My(at + 1) } else { Their(at - 6) }, 20 - left));
    }
    steps.extend([Play("ICC_041", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0), Damage(My(0), 14)]);
    check(CardClass::Warlock, &steps);
}

/// Bloodreaver Gul'dan · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Summon all friendly Demons that died this game.
//~ done ICC_831 - d5dae5df -
#[test]
fn ICC_831_bloodreaver_guldan() {
    check! { Warlock:
        Friend("CS2_065"), Friend("CS2_182"), Enemy("CS2_065"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("ICC_831", Nothing), BoardCount(Mine, 1), Is(My(0), "CS2_065"), Armor(Mine, 5), Is(MyPower, "ICC_831p"),
        Crystals(10), Hurt(MyHero, 10), HeroPower(On(TheirHero)), Health(TheirHero, 27), Health(MyHero, 28),
    }
}
