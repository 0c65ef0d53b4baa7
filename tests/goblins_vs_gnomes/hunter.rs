//! Hunter cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16b4cf95

/// Cobra Shot · Spell · Nature · 4 mana · Deal $3 damage to a minion and the enemy hero.
//~ done GVG_073 - 725d6bf2 -
#[test]
fn GVG_073_cobra_shot() {
    check! { Hunter:
        Give("GVG_073"), Cost("GVG_073", 4), Targets("GVG_073", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("GVG_073", On(Their(0))), Damage(Their(0), 3), Health(TheirHero, 27),
    }
}

/// Steamwheedle Sniper · Minion · 2 mana · 2/3 · Your Hero Power can target minions.
//~ done GVG_087 - 733795de -
#[test]
fn GVG_087_steamwheedle_sniper() {
    check! { Hunter:
        Enemy("CS2_182"), HeroPower(Nothing), Health(TheirHero, 28), EndTurn, EndTurn, Play("GVG_087", Nothing),
        HeroPower(On(Their(0))), Damage(Their(0), 2), Health(TheirHero, 28), EndTurn, EndTurn, Kill(Newest("GVG_087")),
        HeroPower(Nothing), Health(TheirHero, 26),
    }
    check! { Hunter: Ally("GVG_087"), HasHeroPower("HERO_05bp2"), HeroPower(On(TheirHero)), Health(TheirHero, 27) }
}

/// Feign Death · Spell · 2 mana · Trigger all **Deathrattles** on your minions.
//~ done GVG_026 - fd711cfd -
#[test]
fn GVG_026_feign_death() {
    check! { Hunter:
        Give("GVG_026"), Cost("GVG_026", 2), Ally("EX1_029"), Ally("EX1_096"), Ally("CS2_182"), Enemy("EX1_029"),
        Play("GVG_026", Nothing), Health(TheirHero, 28), Health(MyHero, 30), HandCount(Mine, 1), BoardCount(Mine, 3),
        BoardCount(Theirs, 1), HandCount(Theirs, 0),
    }
}
