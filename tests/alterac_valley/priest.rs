//! Priest cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a1b75d33

/// Xyrella, the Devout · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
// Also tests AV_207p, AV_207p2.
//~ done AV_207 - dee1b026 -
#[test]
fn AV_207_xyrella_the_devout() {
    check! { Priest:
        Ally("EX1_096"), Ally("EX1_110"), Ally("CS2_182"), Enemy("EX1_096"), Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(2)), Kill(Nth(3)), HandCount(Mine, 1), BoardCount(Mine, 1), Play("AV_207", Nothing),
        HandCount(Mine, 2), BoardCount(Mine, 2), HandCount(Theirs, 1), Armor(Mine, 5), IsCard(MyPower, "AV_207p"),
        DealDamage(MyHero, 15), Crystals(10), HeroPower(On(MyHero)), Health(MyHero, 25), EndTurn, EndTurn,
        IsCard(MyPower, "AV_207p2"), HeroPower(On(TheirHero)), Health(TheirHero, 25), EndTurn, EndTurn,
        IsCard(MyPower, "AV_207p"),
    }
    check! { Priest:
        Targets("AV_207p", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Targets("AV_207p2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
    }
}

/// Deliverance · Spell · Holy · 3 mana · Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
//~ done AV_315 - 7d42183b -
#[test]
fn AV_315_deliverance() {
    check! { Priest:
        Targets("AV_315", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_120"), Enemy("CS2_182"),
        Play("AV_315", On(Their(0))), BoardCount(Theirs, 1), BoardCount(Mine, 1), IsCard(My(0), "CS2_120"),
        StatsNow(My(0), 3, 3), Play("AV_315", On(Their(0))), BoardCount(Mine, 1), Damage(Their(0), 3),
    }
    check! { Priest: Enemy("CS2_231"), Play("AV_315", On(Their(0))), BoardCount(Theirs, 0), BoardCount(Mine, 0) }
}

/// Shadow Word: Devour · Spell · Shadow · 1 mana · Choose a minion. It steals 1 Health from ALL other minions.
//~ done AV_324 - f04d08b1 -
#[test]
fn AV_324_shadow_word_devour() {
    check! { Priest:
        Targets("AV_324", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_231"),
        Enemy("CS2_200"), Play("AV_324", On(My(0))), StatsNow(My(0), 4, 8), StatsNow(My(1), 4, 4), BoardCount(Theirs, 1),
        StatsNow(Their(0), 6, 6),
    }
}

/// Fragment of Mi'da · Spell · Holy · 6 mana · **Casts When Drawn** Summon Mi'da, Pure Light.
//~ done ONY_028t - 26df1668 -
#[test]
fn ONY_028t_fragment_of_mida() {
    check! { Priest:
        EmptyDeck(Mine), Ally("ONY_028"), HasNow(My(0), GameTag::LIFESTEAL), Kill(My(0)), BoardCount(Mine, 0),
        DeckCount(Mine, 1), DeckCount(Theirs, 20), EndTurn, EndTurn, HandCount(Mine, 0), Damage(MyHero, 1),
        BoardCount(Mine, 1), IsCard(My(0), "ONY_028"),
    }
}

/// Bless · Spell · Holy · 2 mana · Give a minion +2 Health, then set its Attack to be equal to its Health.
//~ done AV_329 - fc0a2eda -
#[test]
fn AV_329_bless() {
    check! { Priest:
        Targets("AV_329", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Play("AV_329", On(My(0))), StatsNow(My(0), 7, 7), StatsNow(My(1), 4, 5), DealDamage(Their(0), 4), Play("AV_329", On(Their(0))),
        StatsNow(Their(0), 3, 3),
    }
}

/// Gift of the Naaru · Spell · Holy · 1 mana · Restore #3 Health to all characters. If any are still damaged, draw a card.
//~ done AV_330 - 05e896cd -
#[test]
fn AV_330_gift_of_the_naaru() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_182"), DealDamage(MyHero, 3), DealDamage(TheirHero, 2), DealDamage(My(0), 3), DealDamage(Their(0), 1),
        Play("AV_330", Nothing), Damage(MyHero, 0), Damage(TheirHero, 0), Damage(My(0), 0), Damage(Their(0), 0),
        HandCount(Mine, 0),
    }
    // An enemy that is still damaged counts too; it is one card.
    check! { Priest:
        Ally("CS2_182"), DealDamage(MyHero, 5), DealDamage(TheirHero, 4), DealDamage(My(0), 4), Play("AV_330", Nothing),
        Damage(MyHero, 2), Damage(TheirHero, 1), Damage(My(0), 1), HandCount(Mine, 1),
    }
    // One damaged character is enough.
    check! { Priest:
        DealDamage(MyHero, 5), DealDamage(TheirHero, 3), Play("AV_330", Nothing), Damage(MyHero, 2), Damage(TheirHero, 0),
        HandCount(Mine, 1), DeckCount(Mine, 18),
    }
}

/// Najak Hexxen · Minion · 4 mana · 1/4 · **Battlecry:** Take control of an enemy minion. **Deathrattle:** Give the minion back.
//~ done AV_331 - 46e65f2c -
#[test]
fn AV_331_najak_hexxen() {
    check! { Priest:
        Targets("AV_331", &[EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_172"), Play("AV_331", On(Their(0))),
        BoardCount(Mine, 2), BoardCount(Theirs, 1), IsCard(My(1), "CS2_182"), Kill(My(0)), BoardCount(Mine, 0),
        BoardCount(Theirs, 2), IsCard(Their(1), "CS2_182"),
    }
    // Only the one that it took: what died is not given back, nor is another.
    check! { Priest:
        Enemy("CS2_182"), Ally("CS2_172"), Play("AV_331", On(Their(0))), BoardCount(Mine, 3), Kill(Newest("CS2_182")),
        Kill(My(1)), BoardCount(Mine, 1), BoardCount(Theirs, 0),
    }
    // Each of two gives back the minion that it took.
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_172"), Play("AV_331", On(Their(0))), Crystals(10), Play("AV_331", On(Their(0))),
        BoardCount(Mine, 4), Kill(Nth(2)), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), BoardCount(Mine, 2),
    }
    // A minion that was silenced is not given back.
    check! { Priest:
        Enemy("CS2_182"), Play("AV_331", On(Their(0))), Play("EX1_332", On(My(1))), Kill(My(0)), BoardCount(Mine, 1),
        BoardCount(Theirs, 0),
    }
}

/// Lightmaw Netherdrake · Minion · Dragon · 4 mana · 4/4 · **Battlecry:** If you're holding a Holy and a Shadow spell, deal 3 damage to all other minions.
//~ done ONY_026 - 93a6c383 -
#[test]
fn ONY_026_lightmaw_netherdrake() {
    check! { Priest:
        Give("CS1_130"), Give("CS2_234"), Ally("CS2_182"), Enemy("CS2_182"), Play("ONY_026", Nothing),
        Damage(My(0), 3), Damage(Their(0), 3), Damage(My(1), 0), Health(TheirHero, 30), HandCount(Mine, 2),
    }
    check! { Priest:
        Give("CS1_130"), Give("CS1_130"), Ally("CS2_182"), Enemy("CS2_182"), Play("ONY_026", Nothing),
        Damage(My(0), 0), Damage(Their(0), 0),
    }
    check! { Priest:
        Give("CS2_234"), Ally("CS2_182"), Enemy("CS2_182"), Play("ONY_026", Nothing), Damage(My(0), 0),
        Damage(Their(0), 0),
    }
}
