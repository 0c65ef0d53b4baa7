//! Priest cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6f96618

/// Holy Nova · Spell · 5 mana · Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
//~ done VAN_CS1_112 - b38233ee -
#[test]
fn VAN_CS1_112_holy_nova() {
    check! { Priest:
        Give("VAN_CS1_112"), Cost("VAN_CS1_112", 5), Enemy("CS2_182"), DealDamage(MyHero, 5), Ally("CS2_182"),
        DealDamage(My(0), 3), Play("VAN_CS1_112", Nothing), Damage(Their(0), 2), Health(TheirHero, 28), Health(MyHero, 27),
        Damage(My(0), 1),
    }
}

/// Holy Smite · Spell · 1 mana · Deal $2 damage.
//~ done VAN_CS1_130 - 0c3ca6de -
#[test]
fn VAN_CS1_130_holy_smite() {
    check! { Priest:
        Give("VAN_CS1_130"), Cost("VAN_CS1_130", 1),
        Targets("VAN_CS1_130", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Play("VAN_CS1_130", On(TheirHero)), Health(TheirHero, 28),
    }
}

/// Shadow of Nothing · Minion · 0 mana · 0/1 · Mindgames whiffed! Your opponent had no minions!
//~ done VAN_EX1_345t - 177a4f53 -
#[test]
fn VAN_EX1_345t_shadow_of_nothing() {
    check! { Priest:
        Give("VAN_EX1_345t"), Cost("VAN_EX1_345t", 0), Stats("VAN_EX1_345t", 0, 1), Play("VAN_EX1_345t", Nothing),
        StatsNow(My(0), 0, 1),
    }
}

/// Shadowform · Spell · 3 mana · Your Hero Power becomes 'Deal 2 damage.' If already in Shadowform: 3 damage.
//~ done VAN_EX1_625 - 964ce1cb -
#[test]
fn VAN_EX1_625_shadowform() {
    check! { Priest:
        Give("VAN_EX1_625"), Cost("VAN_EX1_625", 3), Play("VAN_EX1_625", Nothing), HeroPower(On(TheirHero)),
        Health(TheirHero, 28), Play("VAN_EX1_625", Nothing), IsCard(MyPower, "EX1_625t2"), HeroPower(On(TheirHero)),
        Health(TheirHero, 25), Crystals(10), Play("VAN_EX1_625", Nothing), IsCard(MyPower, "EX1_625t2"),
    }
    // The opponent gets nothing of it.
    check! { Priest:
        Play("VAN_EX1_625", Nothing), Play("VAN_EX1_625", Nothing), EndTurn, HeroPower(On(TheirHero)),
        Health(TheirHero, 29),
    }
}
