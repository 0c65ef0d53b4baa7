//! Warrior cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf2a4e26

/// Scion of Ruin · Minion · Dragon · 3 mana · 3/2 · **Rush**. **Battlecry:** If you've **Invoked** twice, summon 2 copies of this.
//~ done DRG_019 - c5000028 -
#[test]
fn DRG_019_scion_of_ruin() {
    check! { Warrior:
        Give("DRG_019"), Cost("DRG_019", 3), Stats("DRG_019", 3, 2), Has("DRG_019", GameTag::RUSH),
        Play("DRG_249", Nothing), Play("DRG_249", Nothing), Crystals(10), Play("DRG_019", Nothing), BoardCount(Mine, 3),
    }
    check! { Warrior: Play("DRG_249", Nothing), Play("DRG_019", Nothing), BoardCount(Mine, 1) }
}

/// Ritual Chopper · Weapon · 2 mana · 1/2 durability · **Battlecry: Invoke** Galakrond.
//~ done DRG_021 - 9405d432 -
#[test]
fn DRG_021_ritual_chopper() {
    check! { Warrior:
        Give("DRG_021"), Cost("DRG_021", 2), Stats("DRG_021", 1, 2), Play("DRG_021", Nothing),
        Attack(MyHero, TheirHero), Damage(TheirHero, 4),
    }
    // The opponent gets nothing of it.
    check! { Warrior: EndTurn, Play("DRG_021", Nothing), StatsNow(MyHero, 0, 30) }
}

/// Galakrond's Might · Hero Power · 2 mana · Give your hero +$a3 Attack this turn.
//~ done DRG_238p - 8c5371a6 -
#[test]
fn DRG_238p_galakronds_might() {
    check! { Warrior:
        HasHeroPower("DRG_238p"), Cost("DRG_238p", 2), HeroPower(Nothing), Attack(MyHero, TheirHero),
        Damage(TheirHero, 3),
    }
}

/// Galakrond's Guile · Hero Power · 2 mana · Add a **Lackey** to your hand.
//~ done DRG_238p2 - df2b454b -
#[test]
fn DRG_238p2_galakronds_guile() {
    check! { Warrior:
        HasHeroPower("DRG_238p2"), Cost("DRG_238p2", 2), Force(Card("DAL_614")), HeroPower(Nothing),
        IsCard(InHand(0), "DAL_614"),
    }
}

/// Galakrond's Malice · Hero Power · 2 mana · Summon two 1/1 Imps.
//~ done DRG_238p3 - b155cac6 -
#[test]
fn DRG_238p3_galakronds_malice() {
    check! { Warrior:
        HasHeroPower("DRG_238p3"), Cost("DRG_238p3", 2), HeroPower(Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "DRG_238t12t2"),
    }
}

/// Galakrond's Fury · Hero Power · 2 mana · Summon a 2/1 Elemental with **Rush**.
//~ done DRG_238p4 - 43e66036 -
#[test]
fn DRG_238p4_galakronds_fury() {
    check! { Warrior: HasHeroPower("DRG_238p4"), Cost("DRG_238p4", 2), HeroPower(Nothing), IsCard(My(0), "DRG_238t14t3") }
}

/// Awaken! · Spell · Fire · 3 mana · **Invoke** Galakrond. Deal $1 damage to all minions.
//~ done DRG_249 - e56624b4 -
#[test]
fn DRG_249_awaken() {
    check! { Warrior:
        Give("DRG_249"), Cost("DRG_249", 3), Enemy("CS2_182"), Play("DRG_249", Nothing), Damage(Their(0), 1),
        Attack(MyHero, TheirHero), Damage(TheirHero, 3),
    }
    check! { Warrior: Play("CS2_182", Nothing), Play("DRG_249", Nothing), StatsNow(My(0), 4, 4) }
    // The opponent gets nothing of it.
    check! { Warrior: EndTurn, Play("DRG_249", Nothing), StatsNow(MyHero, 0, 30) }
}

/// Galakrond, the Unbreakable · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Draw 1 minion. Give it +4/+4. *(@)*
//~ done DRG_650 - 54b7ddf7 -
#[test]
fn DRG_650_galakrond_the_unbreakable() {
    check! { Warrior:
        OnTop("CS2_029"), Play("DRG_650", Nothing), Armor(Mine, 5), HandCount(Mine, 1), StatsNow(InHand(0), 8, 9),
        StatsNow(InHand(0), 8, 9), NoWeapon(Mine),
    }
    check! { Warrior:
        Give("DRG_650"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_650"), Play("DRG_242", Nothing),
        IsCard(InHand(0), "DRG_650t2"),
    }
    check! { Warrior:
        OnTop("CS2_029"), Play("DRG_650t2", Nothing), Armor(Mine, 5), HandCount(Mine, 2), StatsNow(InHand(0), 8, 9),
        StatsNow(InHand(1), 8, 9), NoWeapon(Mine),
    }
    check! { Warrior:
        Give("DRG_650t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_650t2"), Play("DRG_242", Nothing),
        Crystals(10), IsCard(InHand(0), "DRG_650t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_650t2"),
        Play("DRG_242", Nothing), IsCard(InHand(0), "DRG_650t3"),
    }
    check! { Warrior:
        OnTop("CS2_029"), Play("DRG_650t3", Nothing), Armor(Mine, 5), HandCount(Mine, 4), StatsNow(InHand(0), 8, 9),
        StatsNow(InHand(3), 8, 9), StatsNow(MyWeapon, 5, 2),
    }
}

/// Ramming Speed · Spell · 3 mana · Force a minion to attack one of its neighbors.
//~ done DRG_022 - 0531367d -
#[test]
fn DRG_022_ramming_speed() {
    check! { Warrior:
        Give("DRG_022"), Cost("DRG_022", 3), Enemy("CS2_172"), Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_200"),
        Force(Entity(Their(2))), Play("DRG_022", On(Their(1))), BoardCount(Theirs, 2), Damage(Their(1), 4),
        Damage(Their(0), 0), Damage(My(0), 0), Health(MyHero, 30), Dead(Nth(2)),
    }
    check! { Warrior: Targets("DRG_022", &[FriendlyMinion, EnemyMinion]) }
    // Only a neighbor is attacked.
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_200"), Play("DRG_022", On(Their(0))), BoardCount(Theirs, 2),
        Damage(Their(0), 3), Damage(Their(1), 0),
    }
}
