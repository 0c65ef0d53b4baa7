//! Warlock cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 142451ea

/// Blood Imp · Minion · Demon · 1 mana · 0/1 · **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
//~ done CS2_059 - 12bd9766 -
#[test]
fn CS2_059_blood_imp() {
    check! { Warlock:
        Give("CS2_059"), Cost("CS2_059", 1), Stats("CS2_059", 0, 1), Has("CS2_059", GameTag::STEALTH),
        Play("CS2_059", Nothing), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Force(Entity(My(1))),
        HasNow(My(0), GameTag::STEALTH), EndTurn, StatsNow(My(1), 4, 6), StatsNow(My(0), 0, 1), StatsNow(My(2), 4, 5), EndTurn,
        StatsNow(My(1), 4, 6), StatsNow(My(2), 4, 5),
    }
    check! { Warlock:
        Ally("CS2_059"), Ally("CS2_182"), ForbidOutcome(Entity(My(0))), EndTurn, StatsNow(My(0), 0, 1), StatsNow(My(1), 4, 6),
    }
    check! { Warlock:
        Ally("CS2_059"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), EndTurn, StatsNow(Their(0), 4, 5),
        StatsNow(My(1), 4, 6),
    }
}

/// Siegebreaking · Enchantment · Siegebreaker is granting this minion +1 Attack.
//~ done EX1_185e - 38740869 -
#[test]
fn EX1_185e_siegebreaking() {
    check! { Warlock: Ally("CS2_118"), Enchant(My(0), "EX1_185e"), StatsNow(My(0), 6, 1) }
}

/// Felguard · Minion · Demon · 3 mana · 3/5 · **Taunt Battlecry:** Destroy one of your Mana Crystals.
//~ done EX1_301 - b9c5df40 -
#[test]
fn EX1_301_felguard() {
    check! { Warlock:
        Give("EX1_301"), Cost("EX1_301", 3), Stats("EX1_301", 3, 5), Has("EX1_301", GameTag::TAUNT), Crystals(5),
        Play("EX1_301", Nothing), EndTurn, EndTurn, Mana(5), HasNow(My(0), GameTag::TAUNT),
    }
    // The opponent gets nothing of it.
    check! { Warlock: Crystals(5), EndTurn, EndTurn, EndTurn, Play("EX1_301", Nothing), EndTurn, Mana(7) }
}

/// Shadowflame · Spell · Shadow · 4 mana · Destroy a friendly minion and deal its Attack damage to all enemy minions.
//~ done EX1_303 - 0de6738d -
#[test]
fn EX1_303_shadowflame() {
    check! { Warlock:
        Give("EX1_303"), Cost("EX1_303", 4), Targets("EX1_303", &[FriendlyMinion]), Ally("CS2_182"),
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"), Play("EX1_303", On(My(0))), Damage(Their(0), 4),
        Damage(Their(1), 4), BoardCount(Mine, 1), Damage(My(0), 0), Health(TheirHero, 30),
    }
}

/// Void Terror · Minion · Demon · 3 mana · 3/4 · **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
//~ done EX1_304 - 717442db -
#[test]
fn EX1_304_void_terror() {
    check! { Warlock:
        Give("EX1_304"), Cost("EX1_304", 3), Stats("EX1_304", 3, 4), Ally("CS2_172"), Ally("CS2_118"),
        Ally("CS2_182"), PlayAt("EX1_304", 1, Nothing), Dead(Nth(1)), Dead(Nth(2)), StatsNow(My(0), 11, 7),
        BoardCount(Mine, 2),
    }
}

/// Siphon Soul · Spell · Shadow · 4 mana · Destroy a minion. Restore #3 Health to your hero.
//~ done EX1_309 - de4b9977 -
#[test]
fn EX1_309_siphon_soul() {
    check! { Warlock:
        Give("EX1_309"), Cost("EX1_309", 4), Targets("EX1_309", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        DealDamage(MyHero, 5), Play("EX1_309", On(Their(0))), Dead(Nth(1)), Health(MyHero, 28),
    }
}

/// Doomguard · Minion · Demon · 5 mana · 5/7 · **Charge**. **Battlecry:** Discard two random cards.
//~ done EX1_310 - 549a1ba4 -
#[test]
fn EX1_310_doomguard() {
    check! { Warlock:
        Give("EX1_310"), Cost("EX1_310", 5), Stats("EX1_310", 5, 7), Has("EX1_310", GameTag::CHARGE), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Play("EX1_310", Nothing), HandCount(Mine, 1), HasNow(My(0), GameTag::CHARGE),
    }
}

/// Twisting Nether · Spell · Shadow · 8 mana · Destroy all minions and locations.
//~ done EX1_312 - 2441ce3c -
#[test]
fn EX1_312_twisting_nether() {
    check! { Warlock:
        Give("EX1_312"), Cost("EX1_312", 8), Enemy("CS2_182"), Ally("CS2_182"), Ally("REV_290"),
        Play("EX1_312", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 0),
    }
}

/// Pit Lord · Minion · Demon · 4 mana · 5/6 · **Battlecry:** Deal 5 damage to your hero.
//~ done EX1_313 - 6834244a -
#[test]
fn EX1_313_pit_lord() {
    check! { Warlock:
        Give("EX1_313"), Cost("EX1_313", 4), Stats("EX1_313", 5, 6), Play("EX1_313", Nothing), Health(MyHero, 25),
    }
}

/// Summoning Portal · Minion · 4 mana · 0/4 · Your minions cost (2) less, but not less than (1).
//~ done EX1_315 - 5411ff1d -
#[test]
fn EX1_315_summoning_portal() {
    check! { Warlock:
        Give("EX1_315"), Cost("EX1_315", 4), Stats("EX1_315", 0, 4), Play("EX1_315", Nothing), Give("CS2_182"),
        Give("CS2_231"), Give("CS2_029"), Give("CS2_172"), Give("CS2_168"), GiveThem("CS2_182"), CostNow(Nth(1), 2),
        CostNow(Nth(3), 4), CostNow(Nth(2), 0), CostNow(Nth(4), 1), CostNow(Nth(5), 1), CostNow(Nth(6), 4),
    }
}

/// Portal Summoning · Enchantment · Costs (2) less, but not less than (1).
//~ done EX1_315e - 955ebb35 -
#[test]
fn EX1_315e_portal_summoning() {
    check! { Warlock: Give("CS2_120"), Enchant(Nth(0), "EX1_315e"), CostNow(Nth(0), 1) }
    check! { Warlock: Give("GVG_044"), Enchant(Nth(0), "EX1_315e"), CostNow(InHand(0), 1) }
}

/// Power Overwhelming · Spell · Shadow · 1 mana · Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
//~ done EX1_316 - 1984a1cc -
#[test]
fn EX1_316_power_overwhelming() {
    check! { Warlock:
        Give("EX1_316"), Cost("EX1_316", 1), Targets("EX1_316", &[FriendlyMinion]), Ally("CS2_182"),
        Play("EX1_316", On(My(0))), StatsNow(My(0), 8, 9), EndTurn, BoardCount(Mine, 0),
    }
}

/// Sense Demons · Spell · Shadow · 3 mana · Draw 2 Demons from your deck.
//~ done EX1_317 - 7be04fc7 -
#[test]
fn EX1_317_sense_demons() {
    check! { Warlock:
        Give("EX1_317"), Cost("EX1_317", 3), OnTop("CS2_065"), Play("EX1_317", Nothing), DeckCount(Mine, 19),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_065"), IsCard(InHand(1), "EX1_317t"),
    }
    check! { Warlock:
        OnTop("CS2_065"), OnTop("CS2_065"), OnTop("CS2_065"), OnTop("CS2_182"), Play("EX1_317", Nothing),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_065"), IsCard(InHand(1), "CS2_065"), DeckCount(Mine, 21),
    }
}

/// Worthless Imp · Minion · Demon · 1 mana · 1/1 · *You are out of demons! At least there are always imps...*
//~ done EX1_317t - 5e2bdb74 -
#[test]
fn EX1_317t_worthless_imp() {
    check! { Warlock:
        Give("EX1_317t"), Cost("EX1_317t", 1), Stats("EX1_317t", 1, 1), Play("EX1_317t", Nothing), StatsNow(My(0), 1, 1),
    }
}

/// Flame Imp · Minion · Demon · 1 mana · 3/2 · **Battlecry:** Deal 3 damage to your hero.
//~ done EX1_319 - 12986e43 -
#[test]
fn EX1_319_flame_imp() {
    check! { Warlock:
        Give("EX1_319"), Cost("EX1_319", 1), Stats("EX1_319", 3, 2), Play("EX1_319", Nothing), Health(MyHero, 27),
    }
}

/// Bane of Doom · Spell · Shadow · 5 mana · Deal $3 damage to a character. If it dies, summon a random Demon.
//~ done EX1_320 - 69c9f1ef -
#[test]
fn EX1_320_bane_of_doom() {
    check! { Warlock:
        Give("EX1_320"), Cost("EX1_320", 5),
        Targets("EX1_320", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_182"),
        Play("EX1_320", On(Their(0))), Damage(Their(0), 3), BoardCount(Mine, 0),
    }
    check! { Warlock: Enemy("CS2_231"), Force(Card("CS2_065")), Play("EX1_320", On(Their(0))), IsCard(My(0), "CS2_065") }
    check! { Warlock: Enemy("CS2_231"), ForbidOutcome(Card("CS2_182")), Play("EX1_320", On(Their(0))), BoardCount(Mine, 1) }
}

/// Lord Jaraxxus · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Equip a 3/8 Blood Fury.\~GAMEPLAY ASPROXY EX1 323
//~ done EX1_323 - c76100ee -
#[test]
fn EX1_323_lord_jaraxxus() {
    check! { Warlock:
        Give("EX1_323"), Cost("EX1_323", 8), Play("EX1_323", Nothing), IsCard(MyHero, "EX1_323"), IsCard(MyWeapon, "EX1_323w"),
        IsCard(MyPower, "EX1_tk33"), Armor(Mine, 5), Health(MyHero, 30), StatsNow(MyWeapon, 3, 8),
    }
}

/// Demonfire · Spell · Fel · 2 mana · Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
//~ done EX1_596 - 1be23cc8 -
#[test]
fn EX1_596_demonfire() {
    check! { Warlock:
        Give("EX1_596"), Cost("EX1_596", 2), Targets("EX1_596", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_596", On(Their(0))), Damage(Their(0), 2),
    }
    check! { Warlock: Ally("CS2_065"), Play("EX1_596", On(My(0))), StatsNow(My(0), 3, 5) }
    check! { Warlock: Enemy("CS2_065"), Play("EX1_596", On(Their(0))), StatsNow(Their(0), 1, 1) }
    check! { Warlock: Ally("CS2_182"), Play("EX1_596", On(My(0))), StatsNow(My(0), 4, 3) }
}

/// Demonfire · Enchantment · This Demon has +2/+2.
//~ done EX1_596e - d15a749b -
#[test]
fn EX1_596e_demonfire() {
    check! { Warlock: Ally("CS2_118"), Enchant(My(0), "EX1_596e"), StatsNow(My(0), 7, 3) }
}

/// INFERNO! · Hero Power · 2 mana · Summon a 6/6 Infernal.
//~ done EX1_tk33 - f4b8d32c -
#[test]
fn EX1_tk33_inferno() {
    check! { Warlock:
        HasHeroPower("EX1_tk33"), Cost("EX1_tk33", 2), HeroPower(Nothing), IsCard(My(0), "EX1_tk34"), StatsNow(My(0), 6, 6),
    }
}
