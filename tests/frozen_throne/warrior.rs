//! Warrior cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6874fb32

/// Scourgelord Garrosh · Hero · 8 mana · 30 health, 5 armor · **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
//~ done ICC_834 - d7c1c62a -
#[test]
fn ICC_834_scourgelord_garrosh() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("ICC_834", Nothing), Is(MyWeapon, "ICC_834w"),
        Armor(Mine, 5), Is(MyPower, "ICC_834h"), Attack(MyHero, Their(1)), Damage(Their(0), 4), Damage(Their(1), 4),
        Damage(Their(2), 4), Crystals(10), HeroPower(Nothing), BoardCount(Theirs, 0),
    }
}
