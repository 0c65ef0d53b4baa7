//! Warlock cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d11d46a

/// Bloodreaver Gul'dan · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Summon all friendly Demons that died this game.
//~ done ICC_831 - d5dae5df -
#[test]
#[rustfmt::skip]
fn ICC_831_bloodreaver_guldan() {
    check(CardClass::Warlock, &[
        Friend("CS2_065"), Friend("CS2_182"), Enemy("CS2_065"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("ICC_831", Nothing), BoardCount(Mine, 1), Is(My(0), "CS2_065"), Armor(Mine, 5), Is(MyPower, "ICC_831p"),
        Crystals(10), Hurt(MyHero, 10), HeroPower(On(TheirHero)), Health(TheirHero, 27), Health(MyHero, 28),
    ]);
}
