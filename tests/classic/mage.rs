//! Mage cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ebd30be

/// Blizzard · Spell · Frost · 6 mana · Deal $2 damage to all enemy minions and **Freeze** them.
//~ done CS2_028 - dd0dbf0c -
#[test]
fn CS2_028_blizzard() {
    check! { Mage:
        Give("CS2_028"), Cost("CS2_028", 6), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_028", Nothing),
        Damage(Their(0), 2), HasNow(Their(0), GameTag::FROZEN), Damage(My(0), 0), Health(TheirHero, 30),
        HasNot(TheirHero, GameTag::FROZEN), HasNot(My(0), GameTag::FROZEN),
    }
}

/// Ice Lance · Spell · Frost · 1 mana · **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
//~ done CS2_031 - 97583ead -
#[test]
fn CS2_031_ice_lance() {
    check! { Mage:
        Give("CS2_031"), Cost("CS2_031", 1),
        Targets("CS2_031", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("CS2_031", On(TheirHero)),
        Health(TheirHero, 30), HasNow(TheirHero, GameTag::FROZEN), Play("CS2_031", On(TheirHero)),
        Health(TheirHero, 26),
    }
}

/// Ethereal Arcanist · Minion · 4 mana · 3/3 · If you control a **Secret** at the end of your turn, gain +2/+2.
//~ done EX1_274 - e2bf2854 -
#[test]
fn EX1_274_ethereal_arcanist() {
    check! { Mage:
        Give("EX1_274"), Cost("EX1_274", 4), Stats("EX1_274", 3, 3), Play("EX1_274", Nothing), EndTurn,
        StatsNow(My(0), 3, 3), EndTurn, Play("EX1_287", Nothing), EndTurn, StatsNow(My(0), 5, 5), EndTurn, StatsNow(My(0), 5, 5),
    }
}

/// Cone of Cold · Spell · Frost · 3 mana · **Freeze** a minion and the minions next to it, and deal $1 damage to them.
//~ done EX1_275 - b9e95b9a -
#[test]
fn EX1_275_cone_of_cold() {
    check! { Mage:
        Give("EX1_275"), Cost("EX1_275", 3), Targets("EX1_275", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("EX1_275", On(Their(1))), Damage(Their(0), 1),
        HasNow(Their(2), GameTag::FROZEN), Damage(Their(1), 1), Damage(Their(3), 0), HasNot(Their(3), GameTag::FROZEN),
    }
}

/// Pyroblast · Spell · Fire · 10 mana · Deal $10 damage.
//~ done EX1_279 - 2f50b60e -
#[test]
fn EX1_279_pyroblast() {
    check! { Mage:
        Give("EX1_279"), Cost("EX1_279", 10),
        Targets("EX1_279", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_279", On(TheirHero)),
        Health(TheirHero, 20),
    }
}

/// Counterspell · Spell · Arcane · 3 mana · **Secret:** When your opponent casts a spell, **Counter** it.
//~ done EX1_287 - 8c38b4dc -
#[test]
fn EX1_287_counterspell() {
    check! { Mage:
        Give("EX1_287"), Cost("EX1_287", 3), Play("EX1_287", Nothing), EndTurn, Play("CS2_231", Nothing),
        BoardCount(Theirs, 1), IsInZone(Nth(0), Zone::Secret), Play("CS2_029", On(MyHero)), Health(MyHero, 30),
        IsInZone(Nth(0), Zone::Graveyard), Mana(6),
    }
}

/// Ice Barrier · Spell · Frost · 3 mana · **Secret:** When your hero is attacked, gain 8 Armor.
//~ done EX1_289 - 840dd2a3 -
#[test]
fn EX1_289_ice_barrier() {
    check! { Mage:
        Give("EX1_289"), Cost("EX1_289", 3), Play("EX1_289", Nothing), EndTurn, Enemy("CS2_182"), Enemy("CS2_172"),
        Ally("CS2_182"), Attack(Their(1), My(0)), IsInZone(Nth(0), Zone::Secret), Armor(Mine, 0), Attack(Their(0), MyHero),
        Armor(Mine, 4), Health(MyHero, 30), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage:
        Play("EX1_289", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Armor(Mine, 5),
        Health(MyHero, 30),
    }
}

/// Mirror Entity · Spell · Arcane · 3 mana · **Secret:** After your opponent plays a minion, summon a copy of it.
//~ done EX1_294 - 88f04b63 -
#[test]
fn EX1_294_mirror_entity() {
    check! { Mage:
        Give("EX1_294"), Cost("EX1_294", 3), Play("EX1_294", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsInZone(Nth(0), Zone::Secret), Play("CS2_172", Nothing), IsCard(My(0), "CS2_172"), StatsNow(My(0), 3, 2),
        IsInZone(Nth(0), Zone::Graveyard),
    }
}

/// Ice Block · Spell · Frost · 3 mana · **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
//~ done EX1_295 - 2ba0938a -
#[test]
fn EX1_295_ice_block() {
    check! { Mage:
        Give("EX1_295"), Cost("EX1_295", 3), Play("EX1_295", Nothing), EndTurn, Play("CS2_029", On(MyHero)),
        Health(MyHero, 24), IsInZone(Nth(0), Zone::Secret), DealDamage(MyHero, 21), Play("CS2_029", On(MyHero)), Health(MyHero, 3),
        HasNow(MyHero, GameTag::IMMUNE), IsInZone(Nth(0), Zone::Graveyard), EndTurn, HasNot(MyHero, GameTag::IMMUNE),
    }
    check! { Mage:
        Summon("CFM_619"), Play("EX1_295", Nothing), EndTurn, Play("CS2_029", On(MyHero)), DealDamage(MyHero, 21),
        Play("CS2_029", On(MyHero)), HasNot(My(0), GameTag::IMMUNE), Health(MyHero, 3),
    }
    check! { Mage:
        Play("EX1_295", Nothing), EndTurn, Play("CS2_029", On(MyHero)), DealDamage(MyHero, 21), Play("CS2_029", On(MyHero)),
        DealDamage(TheirHero, 1), Health(TheirHero, 29), Health(MyHero, 3),
    }
    check! { Mage: Summon("CFM_619"), Play("EX1_295", Nothing), EndTurn, DealDamage(Nth(0), 21), BoardCount(Mine, 0) }
    // The enemy hero is not saved.
    check! { Mage: Play("EX1_295", Nothing), EndTurn, DealDamage(TheirHero, 30), Won(Mine) }
}

/// Archmage Antonidas · Minion · 7 mana · 5/7 · Whenever you cast a spell, add a 'Fireball' spell to your hand.
//~ done EX1_559 - e38fcc9c -
#[test]
fn EX1_559_archmage_antonidas() {
    check! { Mage:
        Give("EX1_559"), Cost("EX1_559", 7), Stats("EX1_559", 5, 7), Play("EX1_559", Nothing),
        Play("GAME_005", Nothing), IsCard(InHand(0), "CS2_029"), Play("CS2_231", Nothing), HandCount(Mine, 1), EndTurn,
        Play("GAME_005", Nothing), HandCount(Mine, 1),
    }
}

/// Vaporize · Spell · Fire · 3 mana · **Secret:** When a minion attacks your hero, destroy it.
//~ done EX1_594 - 3d7cc9e8 -
#[test]
fn EX1_594_vaporize() {
    check! { Mage:
        Give("EX1_594"), Cost("EX1_594", 3), Play("EX1_594", Nothing), EndTurn, Enemy("CS2_182"), Enemy("CS2_172"),
        Ally("CS2_182"), Attack(Their(1), My(0)), IsInZone(Nth(0), Zone::Secret), Attack(Their(0), MyHero),
        BoardCount(Theirs, 0), Health(MyHero, 30), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage:
        Play("EX1_594", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Health(MyHero, 27),
        IsInZone(Nth(0), Zone::Secret),
    }
}

/// Sorcerer's Apprentice · Minion · 2 mana · 3/2 · Your spells cost (1) less *(but not less than 1*).
//~ done EX1_608 - 8f0944bf -
#[test]
fn EX1_608_sorcerers_apprentice() {
    check! { Mage:
        Give("EX1_608"), Cost("EX1_608", 2), Stats("EX1_608", 3, 2), Play("EX1_608", Nothing), Give("CS2_029"),
        Give("GAME_005"), Give("CS2_182"), Give("EX1_277"), GiveThem("CS2_029"), CostNow(Nth(1), 3), CostNow(Nth(2), 0),
        CostNow(Nth(3), 4), CostNow(Nth(4), 1), CostNow(Nth(5), 4),
    }
}

/// Apprentice's Assitance · Enchantment · Costs (1) less *(but not less than 1*).
//~ done EX1_608e - 0040e7b3 -
#[test]
fn EX1_608e_apprentices_assitance() {
    check! { Mage: Give("CS2_118"), Enchant(Nth(0), "EX1_608e"), CostNow(Nth(0), 2) }
}

/// Kirin Tor Mage · Minion · 3 mana · 4/3 · **Battlecry:** The next **Secret** you play this turn costs (0).
//~ done EX1_612 - 3da5dd14 -
#[test]
fn EX1_612_kirin_tor_mage() {
    check! { Mage:
        Give("EX1_612"), Cost("EX1_612", 3), Stats("EX1_612", 4, 3), Play("EX1_612", Nothing), Give("EX1_287"),
        Give("EX1_289"), Give("CS2_029"), CostNow(Nth(1), 0), CostNow(Nth(3), 4), Kill(My(0)),
        Play("GAME_005", Nothing), CostNow(Nth(1), 0), Play("EX1_287", Nothing), CostNow(Nth(2), 3),
    }
    check! { Mage: Give("EX1_287"), Play("EX1_612", Nothing), CostNow(Nth(0), 0), EndTurn, EndTurn, CostNow(Nth(0), 3) }
}

/// Mana Wyrm · Minion · 1 mana · 1/3 · Whenever you cast a spell, gain +1 Attack.
//~ done NEW1_012 - 3e6ec0ec -
#[test]
fn NEW1_012_mana_wyrm() {
    check! { Mage:
        Give("NEW1_012"), Cost("NEW1_012", 1), Stats("NEW1_012", 1, 3), Play("NEW1_012", Nothing),
        Play("GAME_005", Nothing), StatsNow(My(0), 2, 3), Play("CS2_231", Nothing), StatsNow(My(0), 2, 3), EndTurn,
        Play("GAME_005", Nothing), StatsNow(My(0), 2, 3),
    }
    // The Attack is there before the spell does what it says.
    check! { Mage: Ally("NEW1_012"), Play("CS1_129", On(My(0))), StatsNow(My(0), 3, 3) }
}

/// Spellbender · Spell · 3 mana · **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
//~ done tt_010 - 74bf79b2 -
#[test]
fn tt_010_spellbender() {
    check! { Mage:
        Give("tt_010"), Cost("tt_010", 3), Ally("CS2_182"), Play("tt_010", Nothing), EndTurn, HeroPower(On(My(0))),
        Damage(My(0), 1), IsInZone(Nth(0), Zone::Secret), Play("CS2_024", On(My(0))), Damage(My(0), 1),
        HasNot(My(0), GameTag::FROZEN), IsInZone(Nth(0), Zone::Graveyard), Dead(Newest("tt_010a")),
    }
    check! { Mage:
        Play("tt_010", Nothing), EndTurn, Enemy("CS2_182"), Play("CS2_024", On(Their(0))), Damage(Their(0), 0),
        Dead(Newest("tt_010a")),
    }
    check! { Mage:
        Ally("CS2_182"), Play("tt_010", Nothing), EndTurn, Play("CS2_022", On(My(0))), BoardCount(Mine, 2),
    }
    check! { Mage: Play("tt_010", Nothing), EndTurn, Play("CS2_024", On(TheirHero)), Health(TheirHero, 27) }
}
