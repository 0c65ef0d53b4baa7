//! Paladin cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3cfcbe6b

/// Uther of the Ebon Blade · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
// Also tests ICC_829p.
//~ done ICC_829 - 3d2fd2ec -
#[test]
fn ICC_829_uther_of_the_ebon_blade() {
    check! { Paladin:
        Play("ICC_829", Nothing), IsCard(MyWeapon, "ICC_829t"), Armor(Mine, 5), IsCard(MyPower, "ICC_829p"), DealDamage(MyHero, 15),
        Attack(MyHero, TheirHero), Health(MyHero, 25), Ally("ICC_829t2"), Ally("ICC_829t3"), Crystals(10),
        Force(Card("ICC_829t4")), HeroPower(Nothing), BoardCount(Mine, 3), IsCard(My(2), "ICC_829t4"),
        Health(TheirHero, 25), EndTurn, EndTurn, HeroPower(Nothing), IsCard(My(3), "ICC_829t5"), Won(Mine),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Ally("ICC_829t2"), Ally("ICC_829t3"), Ally("ICC_829t4"), Enemy("ICC_829t5"),
        Kill(My(0)), HeroPower(Nothing), BoardCount(Mine, 3), Health(TheirHero, 30),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Ally("ICC_829t3"), Ally("ICC_829t4"), Enemy("ICC_829t2"),
        Force(Card("ICC_829t5")), HeroPower(Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Ally("ICC_829t2"), Ally("ICC_829t4"), Enemy("ICC_829t3"),
        Force(Card("ICC_829t5")), HeroPower(Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
    }
    check! { Paladin:
        HasHeroPower("ICC_829p"), Ally("ICC_829t2"), Ally("ICC_829t3"), Enemy("ICC_829t4"),
        Force(Card("ICC_829t5")), HeroPower(Nothing), BoardCount(Mine, 3), Play("GAME_005", Nothing),
    }
}

/// Desperate Stand · Spell · Holy · 2 mana · Give a minion "**Deathrattle:** Return this to life with 1 Health."
//~ done ICC_244 - 55be7af4 -
#[test]
fn ICC_244_desperate_stand() {
    check! { Paladin:
        Give("ICC_244"), Cost("ICC_244", 2), Targets("ICC_244", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Ally("CS2_172"), Play("ICC_244", On(My(0))), Kill(My(1)), BoardCount(Mine, 1), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), Health(My(0), 1), Damage(My(0), 4), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { Paladin:
        Enemy("CS2_182"), Play("ICC_244", On(Their(0))), Kill(Their(0)), BoardCount(Theirs, 1), Health(Their(0), 1),
        BoardCount(Mine, 0),
    }
}

/// Blackguard · Minion · Undead · Draenei · 6 mana · 3/9 · Whenever your hero is healed, deal that much damage to a random enemy minion.
//~ done ICC_245 - 4416dd08 -
#[test]
fn ICC_245_blackguard() {
    check! { Paladin:
        Give("ICC_245"), Cost("ICC_245", 6), Stats("ICC_245", 3, 9), Play("ICC_245", Nothing), Ally("CS2_200"),
        Enemy("CS2_200"), DealDamage(MyHero, 5), Restore(MyHero, 3), Damage(Their(0), 3), Health(TheirHero, 30),
        Restore(MyHero, 4), Damage(Their(0), 5), Restore(MyHero, 1), Damage(Their(0), 5), DealDamage(My(1), 3),
        Restore(My(1), 1), DealDamage(TheirHero, 2), Restore(TheirHero, 1), Damage(Their(0), 5), Damage(My(1), 2),
    }
    check! { Paladin:
        Ally("ICC_245"), Enemy("CS2_200"), Enemy("CS2_200"), DealDamage(MyHero, 5), Force(Entity(Their(1))),
        Restore(MyHero, 2), Damage(Their(1), 2), Damage(Their(0), 0),
    }
}
