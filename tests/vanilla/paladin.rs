//! Paladin cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 429591e6

/// Guardian of Kings · Minion · 7 mana · 5/6 · **Battlecry:** Restore #6 Health to your hero.
//~ done VAN_CS2_088 - 1f02b229 -
#[test]
fn VAN_CS2_088_guardian_of_kings() {
    check! { Paladin:
        Give("VAN_CS2_088"), Cost("VAN_CS2_088", 7), Stats("VAN_CS2_088", 5, 6), DealDamage(MyHero, 10),
        Play("VAN_CS2_088", Nothing), Health(MyHero, 26),
    }
}

/// Holy Light · Spell · 2 mana · Restore #6 Health.
//~ done VAN_CS2_089 - 23b3b066 -
#[test]
fn VAN_CS2_089_holy_light() {
    check! { Paladin:
        Give("VAN_CS2_089"), Cost("VAN_CS2_089", 2),
        Targets("VAN_CS2_089", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 10),
        Play("VAN_CS2_089", On(MyHero)), Health(MyHero, 26),
    }
}

/// Truesilver Champion · Weapon · 4 mana · 4/2 durability · Whenever your hero attacks, restore #2 Health to it.
//~ done VAN_CS2_097 - 056c5c52 -
#[test]
fn VAN_CS2_097_truesilver_champion() {
    check! { Paladin:
        Give("VAN_CS2_097"), Cost("VAN_CS2_097", 4), Stats("VAN_CS2_097", 4, 2), Play("VAN_CS2_097", Nothing),
        DealDamage(MyHero, 10), Attack(MyHero, TheirHero), Health(MyHero, 22),
    }
}

/// Holy Wrath · Spell · 5 mana · Draw a card and deal damage equal to its Cost.
//~ done VAN_EX1_365 - c3e17520 -
#[test]
fn VAN_EX1_365_holy_wrath() {
    check! { Paladin:
        Give("VAN_EX1_365"), Cost("VAN_EX1_365", 5),
        Targets("VAN_EX1_365", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), OnTop("CS2_182"),
        Play("VAN_EX1_365", On(TheirHero)), Health(TheirHero, 26), HandCount(Mine, 1),
    }
}

/// Avenging Wrath · Spell · 6 mana · Deal $8 damage randomly split among all enemy characters.
//~ done VAN_EX1_384 - 70e37404 -
#[test]
fn VAN_EX1_384_avenging_wrath() {
    check! { Paladin: Give("VAN_EX1_384"), Cost("VAN_EX1_384", 6), Play("VAN_EX1_384", Nothing), Health(TheirHero, 22) }
    check! { Paladin:
        Enemy("CS2_231"), Force(Entity(Their(0))), Play("VAN_EX1_384", Nothing), Dead(Nth(0)), Health(TheirHero, 23),
        Health(MyHero, 30),
    }
}
