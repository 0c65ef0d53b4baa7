//! Rogue cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6237735c

/// `AT_029` · Rogue minion · 1 mana · 2/1
/// > Whenever you equip a weapon, give it +1 Attack.
///
/// State: Done
//~ done AT_029 41b608f7 - ae29f246.ba32bebf
#[test]
fn AT_029_buccaneer() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_029"),
            Cost("AT_029", 1),
            Stats("AT_029", 2, 1),
            Play("AT_029", Nothing),
            Play("CS2_106", Nothing),
            Now(MyWeapon, 4, 2),
            Now(Nth(0), 2, 1),
            EndTurn,
            Play("CS2_106", Nothing),
            Now(TheirWeapon, 3, 2),
            Now(MyWeapon, 4, 2),
        ],
    );
}

/// `AT_034` · Rogue weapon · 2 mana · 1/3 durability
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// State: Todo
//~ todo AT_034 7704376e db66b108 2dd8c4ff.7ae27c6c
#[test]
#[ignore = "todo: Poisoned Blade"]
fn AT_034_poisoned_blade() {
    unwritten("AT_034");
}

/// `AT_035` · Rogue spell · 3 mana
/// > Shuffle 3 Ambushes into your opponent's deck. When drawn, you summon a 4/4 Nerubian.
///
/// State: Todo
//~ todo AT_035 094ffc8c b4ced491 62946cc0.e6b602f6
#[test]
#[ignore = "todo: Beneath the Grounds"]
fn AT_035_beneath_the_grounds() {
    unwritten("AT_035");
}
