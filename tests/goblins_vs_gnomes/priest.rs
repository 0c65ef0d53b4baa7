//! Priest cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3f115b67

/// Lightbomb · Spell · Holy · 6 mana · Deal damage to each minion equal to its Attack.
//~ done GVG_008 - 548238aa -
#[test]
fn GVG_008_lightbomb() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_172"), Play("GVG_008", Nothing), Damage(My(0), 4),
        Damage(Their(0), 6), BoardCount(Theirs, 1), Health(TheirHero, 30),
    }
    check! { Priest: Ally("CS2_052"), Play("GVG_008", Nothing), Health(MyHero, 30) }
    // All damage is dealt at once: a Frothing Berserker is dealt the Attack that it had before.
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("EX1_604"), Play("GVG_008", Nothing),
        Damage(Nth(3), 2),
    }
}

/// Vol'jin · Minion · 5 mana · 6/2 · **Battlecry:** Swap Health with another minion.
//~ done GVG_014 - b23358a4 -
#[test]
fn GVG_014_voljin() {
    check! { Priest:
        Targets("GVG_014", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), DealDamage(Their(0), 1),
        Play("GVG_014", On(Their(0))), StatsNow(My(0), 6, 4), StatsNow(Their(0), 4, 2), Damage(Their(0), 0),
    }
}

/// Light of the Naaru · Spell · Holy · 1 mana · Restore #3 Health. If the target is still damaged, summon a Lightwarden.
//~ done GVG_012 - 04fa21f4 -
#[test]
fn GVG_012_light_of_the_naaru() {
    check! { Priest:
        Give("GVG_012"), Cost("GVG_012", 1),
        Targets("GVG_012", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Ally("CS2_182"), DealDamage(My(0), 4),
        Play("GVG_012", On(My(0))), Damage(My(0), 1), BoardCount(Mine, 2), IsCard(My(1), "EX1_001"), StatsNow(My(1), 1, 2),
        Play("GVG_012", On(My(0))), Damage(My(0), 0), BoardCount(Mine, 2),
    }
    check! { Priest:
        DealDamage(TheirHero, 5), Play("GVG_012", On(TheirHero)), Health(TheirHero, 28), BoardCount(Mine, 1),
        IsCard(My(0), "EX1_001"), BoardCount(Theirs, 0),
    }
}
