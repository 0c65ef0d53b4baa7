//! Paladin cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3cfcbe6b

/// Uther of the Ebon Blade · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
//~ done ICC_829 - 3d2fd2ec -
#[test]
fn ICC_829_uther_of_the_ebon_blade() {
    check! { Paladin:
        Play("ICC_829", Nothing), Is(MyWeapon, "ICC_829t"), Armor(Mine, 5), Is(MyPower, "ICC_829p"), Hurt(MyHero, 15),
        Attack(MyHero, TheirHero), Health(MyHero, 25), Friend("ICC_829t2"), Friend("ICC_829t3"), Crystals(10),
        Force(Card("ICC_829t4")), HeroPower(Nothing), BoardCount(Mine, 3), Is(My(2), "ICC_829t4"),
        Health(TheirHero, 25), EndTurn, EndTurn, HeroPower(Nothing), Is(My(3), "ICC_829t5"), Won(Mine),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Friend("ICC_829t2"), Friend("ICC_829t3"), Friend("ICC_829t4"), Enemy("ICC_829t5"),
        Kill(My(0)), HeroPower(Nothing), BoardCount(Mine, 3), Health(TheirHero, 30),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Friend("ICC_829t3"), Friend("ICC_829t4"), Enemy("ICC_829t2"),
        Force(Card("ICC_829t5")), HeroPower(Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Friend("ICC_829t2"), Friend("ICC_829t4"), Enemy("ICC_829t3"),
        Force(Card("ICC_829t5")), HeroPower(Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Friend("ICC_829t2"), Friend("ICC_829t3"), Enemy("ICC_829t4"),
        Force(Card("ICC_829t5")), HeroPower(Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
    }
}

/// The Four Horsemen · Hero Power · 2 mana · Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
//~ done ICC_829p - 87d6cd62 -
#[test]
fn ICC_829p_the_four_horsemen() {
    ICC_829_uther_of_the_ebon_blade();
}
