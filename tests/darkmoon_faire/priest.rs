//! Priest cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dbf8cbc

/// The Nameless One · Minion · 4 mana · 4/4 · **Battlecry:** Choose a minion. Become a 4/4 copy of it, then **Silence** it.
//~ done DMF_116 - 980aac1b -
#[test]
fn DMF_116_the_nameless_one() {
    check! { Priest:
        Give("DMF_116"), Cost("DMF_116", 4), Stats("DMF_116", 4, 4), Targets("DMF_116", &[FriendlyMinion, EnemyMinion]),
        Enemy("GVG_085"), Play("DMF_116", On(Their(0))), IsCard(My(0), "GVG_085"), StatsNow(My(0), 4, 4),
        HasNow(My(0), GameTag::TAUNT), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(Their(0), GameTag::TAUNT),
        HasNot(Their(0), GameTag::DIVINE_SHIELD), StatsNow(Their(0), 1, 2),
    }
    check! { Priest: Enemy("GVG_085"), EndTurn, Play("DMF_116", On(Their(0))), StatsNow(Their(1), 4, 4) }
}

/// Hysteria · Spell · Shadow · 4 mana · Choose an enemy minion. It attacks random minions until it dies.
//~ done YOP_006 - 6ab6cd41 -
#[test]
fn YOP_006_hysteria() {
    check! { Priest:
        Targets("YOP_006", &[EnemyMinion]), Enemy("CS2_200"), Ally("CS2_182"), Enemy("CS2_182"),
        Play("YOP_006", On(Their(0))), Dead(Nth(0)), Health(MyHero, 30), Health(TheirHero, 30),
    }
}

/// Dark Inquisitor Xanesh · Minion · 5 mana · 3/5 · **Battlecry:** Reduce the Cost of all **Corrupt** and **Corrupted** cards in your hand and deck by (2).
//~ done YOP_007 - eb8365a4 -
#[test]
fn YOP_007_dark_inquisitor_xanesh() {
    check! { Priest:
        Give("DMF_701"), OnTop("DMF_703t"), OnTheirTop("DMF_703"), Give("CS2_182"), OnTop("CS2_182"),
        Play("YOP_007", Nothing), CostNow(InHand(0), 2), CostNow(Nth(1), 1), CostNow(Nth(2), 3), CostNow(Nth(3), 4),
        CostNow(Nth(4), 4),
    }
}

/// Lightsteed · Minion · Elemental · Beast · 4 mana · 3/6 · Your healing effects also give affected minions +2 Health.
//~ done YOP_008 - 2e1195f3 -
#[test]
fn YOP_008_lightsteed() {
    check! { Priest:
        Ally("YOP_008"), Ally("CS2_182"), DealDamage(My(1), 3), Enemy("CS2_182"), DealDamage(MyHero, 5), HeroPower(On(My(1))),
        StatsNow(My(1), 4, 6), Damage(MyHero, 5), Play("CS1_112", Nothing), StatsNow(My(1), 4, 9), StatsNow(My(0), 3, 8),
        Damage(MyHero, 3), StatsNow(Their(0), 4, 3),
    }
    check! { Priest:
        Enemy("YOP_008"), Ally("CS2_182"), DealDamage(My(0), 3), HasHeroPower("HERO_09bp"), HeroPower(On(My(0))),
        StatsNow(My(0), 4, 4),
    }
}

/// G'huun the Blood God · Minion · 8 mana · 8/8 · **Battlecry:** Draw 2 cards. They cost Health instead of Mana.
//~ done DMF_056 - fdf8ef97 -
#[test]
fn DMF_056_ghuun_the_blood_god() {
    check! { Priest:
        DeckOf(&["CS2_182", "CS2_172", "CS2_029"]), Give("GAME_005"), Play("DMF_056", Nothing), HandCount(Mine, 3),
        Crystals(0), Play("CS2_172", Nothing), Health(MyHero, 28), Mana(0), Play("CS2_029", On(TheirHero)),
        Health(MyHero, 24), Health(TheirHero, 24), BoardCount(Mine, 2),
    }
    // Only these two cards.
    check! { Priest:
        DeckOf(&["CS2_182", "CS2_172", "CS2_029"]), Give("CS2_200"), Play("DMF_056", Nothing), HandCount(Mine, 3),
        Crystals(0), Unplayable("CS2_200"),
    }
}
