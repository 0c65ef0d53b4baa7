//! Paladin cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3395557a

/// Vilefin Inquisitor · Minion · Murloc · 1 mana · 1/3 · **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
//~ done OG_006 - 44d0cc47 -
#[test]
fn OG_006_vilefin_inquisitor() {
    check! { Paladin:
        Play("OG_006", Nothing), IsCard(MyPower, "OG_006b"), HeroPower(Nothing), BoardCount(Mine, 2), IsCard(My(1), "OG_006a"),
    }
    // The opponent gets nothing of it.
    check! { Paladin: EndTurn, Play("OG_006", Nothing), IsCard(MyPower, "HERO_04bp") }
}

/// Selfless Hero · Minion · Draenei · 1 mana · 2/1 · **Deathrattle:** Give a random friendly minion **Divine Shield**.
//~ done OG_221 - 4cab2d93 -
#[test]
fn OG_221_selfless_hero() {
    check! { Paladin:
        Give("OG_221"), Cost("OG_221", 1), Stats("OG_221", 2, 1), Ally("CS2_118"), Ally("CS2_182"),
        Enemy("CS2_182"), Ally("OG_221"), Force(Entity(Nth(1))), Kill(Nth(4)), HasNot(MyHero, GameTag::DIVINE_SHIELD),
        Armor(Mine, 0), BoardCount(Mine, 2), Damage(MyHero, 0), DeckCount(Mine, 19), HandCount(Mine, 1),
        HasNot(Nth(0), GameTag::DIVINE_SHIELD), CostNow(Nth(0), 1), StatsNow(Nth(0), 2, 1),
        HasNow(Nth(1), GameTag::DIVINE_SHIELD), StatsNow(Nth(1), 5, 1), HasNot(Nth(2), GameTag::DIVINE_SHIELD),
        StatsNow(Nth(2), 4, 5), HasNot(Nth(3), GameTag::DIVINE_SHIELD), StatsNow(Nth(3), 4, 5),
        HasNot(TheirHero, GameTag::DIVINE_SHIELD), Armor(Theirs, 0), BoardCount(Theirs, 1), Damage(TheirHero, 0),
        DeckCount(Theirs, 20), HandCount(Theirs, 0),
    }
    check! { Paladin:
        Give("OG_221"), Ally("CS2_118"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_221"), ForbidOutcome(Entity(Nth(3))),
        Kill(Nth(4)),
    }
    check! { Paladin:
        Give("OG_221"), Ally("CS2_118"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_221"), ForbidOutcome(Entity(MyHero)),
        Kill(Nth(4)),
    }
    check! { Paladin:
        Give("OG_221"), Ally("AT_087"), Ally("CS2_118"), Enemy("AT_087"), Enemy("CS2_118"), Ally("OG_221"),
        ForbidOutcome(Entity(Nth(1))), Kill(Nth(5)),
    }
    // One that has no Divine Shield yet.
    check! { Paladin:
        Ally("OG_221"), Ally("EX1_008"), Ally("CS2_182"), Kill(My(0)), HasNow(My(1), GameTag::DIVINE_SHIELD),
    }
}

/// Steward of Darkshire · Minion · 3 mana · 4/3 · Whenever you summon a 1-Health minion, give it **Divine Shield**.
//~ done OG_310 - 28f23eca -
#[test]
fn OG_310_steward_of_darkshire() {
    check! { Paladin:
        Give("OG_310"), Cost("OG_310", 3), Stats("OG_310", 4, 3), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_310"),
        DealDamage(Nth(1), 2), DealDamage(Nth(2), 2), DealDamage(Nth(3), 2), DealDamage(MyHero, 20), DealDamage(TheirHero, 20),
        Play("CS2_118", Nothing), HasNow(Nth(4), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Give("OG_310"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_310"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(Nth(3), 2), DealDamage(MyHero, 20), DealDamage(TheirHero, 20), EndTurn, Play("CS2_118", Nothing),
        HasNot(Nth(4), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Give("OG_310"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_310"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(Nth(3), 2), DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("CS2_182", Nothing),
        HasNot(Nth(4), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Give("OG_310"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_310"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(Nth(3), 2), DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Summon("CS2_118"),
        HasNow(Nth(4), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Give("OG_310"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_310"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(Nth(3), 2), DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("CS2_118", Nothing), Crystals(10),
        Play("CS2_118", Nothing), HasNow(Nth(4), GameTag::DIVINE_SHIELD), HasNow(Nth(5), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Give("OG_310"), Ally("CS2_182"), Enemy("CS2_182"), Ally("OG_310"), DealDamage(Nth(3), 2),
        Play("CS2_189", On(Nth(3))), HasNow(Nth(4), GameTag::DIVINE_SHIELD),
    }
    // One that returns with 1 Health has more.
    check! { Paladin:
        Ally("OG_310"), Ally("ULD_208"), Kill(My(1)), IsCard(My(1), "ULD_208"), HasNot(My(1), GameTag::DIVINE_SHIELD),
        Play("CS2_231", Nothing), HasNow(My(2), GameTag::DIVINE_SHIELD),
    }
}

/// Forbidden Healing · Spell · Holy · 0 mana · Spend all your Mana. Restore twice that much Health.
//~ done OG_198 - 30847dff -
#[test]
fn OG_198_forbidden_healing() {
    check! { Paladin:
        Targets("OG_198", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 20),
        DealDamage(TheirHero, 20), Crystals(4), Play("OG_198", On(MyHero)), Health(MyHero, 18), Mana(0),
        Health(TheirHero, 10),
    }
}
