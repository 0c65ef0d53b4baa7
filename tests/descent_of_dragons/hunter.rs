//! Hunter cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cba68f80

/// Stormhammer · Weapon · 3 mana · 3/2 durability · Doesn't lose Durability while you control a Dragon.
//~ done DRG_007 - 3ad8b6d2 -
#[test]
fn DRG_007_stormhammer() {
    check! { Hunter:
        Ally("DRG_007"), Ally("EX1_561"), Enemy("EX1_561"), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 3, 2),
        Ready(MyHero), Kill(My(0)), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 3, 1),
    }
}

/// Clear the Way · Spell · 1 mana · **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
//~ done DRG_251 - e5ebd338 -
#[test]
fn DRG_251_clear_the_way() {
    check! { Hunter:
        Give("DRG_251"), Cost("DRG_251", 1), Play("DRG_251", Nothing), Play("BOT_020", Nothing),
        Play("BOT_020", Nothing), Play("BOT_020", Nothing), IsCard(My(3), "DRG_251t"),
    }
    check! { Hunter:
        Play("DRG_251", Nothing), Play("BOT_020", Nothing), Play("BOT_020", Nothing), Play("BOT_020", Nothing),
        BoardCount(Mine, 4),
    }
}

/// Dwarven Sharpshooter · Minion · 1 mana · 1/3 · Your Hero Power can target minions.
//~ done DRG_253 - 78c9c44a -
#[test]
fn DRG_253_dwarven_sharpshooter() {
    check! { Hunter:
        Enemy("CS2_182"), HeroPower(Nothing), Health(TheirHero, 28), EndTurn, EndTurn, Play("DRG_253", Nothing),
        HeroPower(On(Their(0))), Damage(Their(0), 2), Health(TheirHero, 28), EndTurn, EndTurn, Kill(Newest("DRG_253")),
        HeroPower(Nothing), Health(TheirHero, 26),
    }
    check! { Hunter: Ally("DRG_253"), HasHeroPower("HERO_05bp2"), HeroPower(On(TheirHero)), Health(TheirHero, 27) }
}

/// Toxic Reinforcements · Spell · 1 mana · **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
//~ done DRG_255 - 664d7763 -
#[test]
fn DRG_255_toxic_reinforcements() {
    check! { Hunter:
        Give("DRG_255"), Cost("DRG_255", 1), Play("DRG_255", Nothing), HeroPower(Nothing), EndTurn, EndTurn,
        HeroPower(Nothing), EndTurn, EndTurn, HeroPower(Nothing), Damage(TheirHero, 6), BoardCount(Mine, 3),
        IsCard(My(0), "EX1_029"),
    }
    check! { Hunter:
        Play("DRG_255", Nothing), HeroPower(Nothing), EndTurn, EndTurn, HeroPower(Nothing), BoardCount(Mine, 0),
        Health(TheirHero, 26),
    }
}

/// Corrosive Breath · Spell · Nature · 2 mana · Deal $3 damage to a minion. If you're holding a Dragon, it also hits the enemy hero.
//~ done DRG_006 - deac9486 -
#[test]
fn DRG_006_corrosive_breath() {
    check! { Hunter:
        Give("DRG_006"), Cost("DRG_006", 2), Targets("DRG_006", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Enemy("CS2_182"), Play("DRG_006", On(Their(0))), Damage(Their(0), 3), Damage(Their(1), 0),
        Health(TheirHero, 30), Give("EX1_043"), Play("DRG_006", On(Their(1))), Damage(Their(1), 3), Damage(Their(0), 3),
        Health(TheirHero, 27), Health(MyHero, 30),
    }
    // A Dragon on the board or in the opponent's hand is not held.
    check! { Hunter:
        Ally("EX1_043"), GiveThem("EX1_043"), Ally("CS2_182"), Play("DRG_006", On(My(1))), Damage(My(1), 3),
        Health(TheirHero, 30),
    }
}
