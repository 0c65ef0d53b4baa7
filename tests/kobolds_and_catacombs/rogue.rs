//! Rogue cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 206aae91

/// Spider Ambush! · Spell · 4 mana · **Casts When Drawn** Summon a 4/4 Spider.
//~ done LOOT_026e - 83a2051a -
#[test]
fn LOOT_026e_spider_ambush() {
    check! { Rogue:
        EmptyDeck(Mine), Play("LOOT_026", Nothing), DeckCount(Mine, 3), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 0), DeckCount(Mine, 0), Damage(MyHero, 1), BoardCount(Mine, 4), IsCard(My(1), "LOOT_026t"),
    }
}

/// Lesser Onyx Spellstone · Spell · Shadow · 5 mana · Destroy 1 random enemy minion. @(*Play 3 **Deathrattle** cards to upgrade.)*
//~ done LOOT_503 - 3956cf70 -
#[test]
fn LOOT_503_lesser_onyx_spellstone() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(1))),
        Play("LOOT_503", Nothing), BoardCount(Theirs, 2), BoardCount(Mine, 1), Dead(Nth(2)),
    }
    check! { Rogue:
        Give("LOOT_503"), Play("EX1_096", Nothing), Play("EX1_096", Nothing), Play("CS2_231", Nothing),
        IsCard(InHand(0), "LOOT_503"), Play("EX1_096", Nothing), IsCard(InHand(0), "LOOT_503t"),
    }
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))), Play("LOOT_503", Nothing), BoardCount(Theirs, 0),
    }
    check! { Rogue: Enemy("CS2_182"), ForbidOutcome(Entity(TheirHero)), Play("LOOT_503", Nothing), BoardCount(Theirs, 0) }
    check! { Rogue:
        Give("LOOT_503"), Give("LOOT_503t"), EndTurn, Play("EX1_096", Nothing), Play("EX1_096", Nothing),
        Play("EX1_096", Nothing), IsCard(InHand(0), "LOOT_503"), IsCard(InHand(1), "LOOT_503t"),
    }
}

/// Onyx Spellstone · Spell · Shadow · 5 mana · Destroy up to 2 random enemy minions. @
//~ done LOOT_503t - 8469ebb3 -
#[test]
fn LOOT_503t_onyx_spellstone() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("LOOT_503t", Nothing),
        BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
    check! { Rogue:
        Give("LOOT_503t"), Play("EX1_096", Nothing), Play("EX1_096", Nothing), IsCard(InHand(0), "LOOT_503t"),
        Play("EX1_096", Nothing), IsCard(InHand(0), "LOOT_503t2"),
    }
    check! { Rogue:
        Give("LOOT_503t"), EndTurn, Play("EX1_096", Nothing), Play("EX1_096", Nothing), Play("EX1_096", Nothing),
        IsCard(InHand(0), "LOOT_503t"),
    }
}

/// Greater Onyx Spellstone · Spell · Shadow · 5 mana · Destroy up to 3 random enemy minions.
//~ done LOOT_503t2 - f6e8fd7e -
#[test]
fn LOOT_503t2_greater_onyx_spellstone() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("LOOT_503t2", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
}

/// Kingsbane · Weapon · 1 mana · 1/3 durability · Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
//~ done LOOT_542 - 59c01400 -
#[test]
fn LOOT_542_kingsbane() {
    // Its buffs stay through its death and the deck; it is whole again.
    check! { Rogue:
        EmptyDeck(Mine), Play("LOOT_542", Nothing), Play("CS2_074", Nothing), StatsNow(MyWeapon, 3, 3),
        Attack(MyHero, TheirHero), Kill(MyWeapon), NoWeapon(Mine), DeckCount(Mine, 1), Play("CFM_621t8", Nothing), IsCard(InHand(0), "LOOT_542"),
        StatsNow(InHand(0), 3, 3), Play("LOOT_542", Nothing), StatsNow(MyWeapon, 3, 3),
    }
    // What lasts for a turn ends with it.
    check! { Rogue:
        EmptyDeck(Mine), Play("LOOT_542", Nothing), Play("CS2_074", Nothing), Play("ICC_221", Nothing),
        HasNow(MyWeapon, GameTag::LIFESTEAL), Kill(MyWeapon), DeckCount(Mine, 1), EndTurn, EndTurn, IsCard(InHand(0), "LOOT_542"), StatsNow(InHand(0), 3, 3),
        HasNot(InHand(0), GameTag::LIFESTEAL),
    }
    // A changed Cost is kept, too.
    check! { Rogue:
        DeckOf(&["CS2_182"]), Give("LOOT_542"), Ally("BRM_028"), EndTurn, EndTurn, IsCard(InHand(0), "LOOT_542"), CostNow(InHand(0), 0),
        Play("LOOT_542", Nothing), Kill(MyWeapon), DeckCount(Mine, 1), Play("CFM_621t8", Nothing), IsCard(InHand(1), "LOOT_542"),
        CostNow(InHand(1), 0), CostNow(InHand(0), 4),
    }
    // Another weapon keeps nothing.
    check! { Rogue: Ally("CS2_106"), Play("CS2_074", Nothing), StatsNow(MyWeapon, 5, 2), Kill(MyWeapon), DeckCount(Mine, 19) }
}

/// Sudden Betrayal · Spell · 2 mana · **Secret:** When a minion attacks your hero, instead it attacks one of its neighbors.
//~ done LOOT_210 - 0629895e -
#[test]
fn LOOT_210_sudden_betrayal() {
    check! { Rogue:
        Play("LOOT_210", Nothing), EndTurn, Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"), Force(Entity(Nth(3))),
        Attack(Nth(2), MyHero), Health(MyHero, 30), Dead(Nth(3)), Damage(Nth(1), 0), Damage(Nth(2), 4),
        IsInZone(Nth(0), Zone::Graveyard),
    }
    // Without a neighbor the attack goes on; an attack on a minion or by the hero is not answered.
    check! { Rogue:
        Play("LOOT_210", Nothing), EndTurn, Enemy("CS2_200"), Attack(Their(0), MyHero), Health(MyHero, 24),
        IsInZone(Nth(0), Zone::Secret),
    }
    check! { Rogue:
        Play("LOOT_210", Nothing), Ally("CS2_200"), EndTurn, Enemy("CS2_182"), Enemy("CS2_231"), Enemy("CS2_106"),
        Attack(Their(0), My(0)), Damage(My(0), 4), Attack(TheirHero, MyHero), Health(MyHero, 27),
        IsInZone(Nth(0), Zone::Secret),
    }
}

/// Evasion · Spell · 2 mana · **Secret:** After your hero takes damage, become **Immune** this turn.
//~ done LOOT_214 - ed9ba959 -
#[test]
fn LOOT_214_evasion() {
    check! { Rogue:
        Play("LOOT_214", Nothing), Ally("CS2_182"), EndTurn, DealDamage(TheirHero, 2), DealDamage(My(0), 2),
        HasNot(MyHero, GameTag::IMMUNE), IsInZone(Nth(0), Zone::Secret), Play("CS2_029", On(MyHero)), Health(MyHero, 24),
        HasNow(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE), IsInZone(Nth(0), Zone::Graveyard),
        DealDamage(MyHero, 5), Health(MyHero, 24), EndTurn, HasNot(MyHero, GameTag::IMMUNE),
    }
}

/// Kobold Illusionist · Minion · 5 mana · 3/3 · **Deathrattle:** Summon a 1/1 copy of a minion from your hand.
//~ done LOOT_412 - ed26244b -
#[test]
fn LOOT_412_kobold_illusionist() {
    check! { Rogue:
        Ally("LOOT_412"), Give("CS2_029"), Give("CS2_200"), GiveThem("CS2_186"), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_200"), StatsNow(My(0), 1, 1), HandCount(Mine, 2), IsInZone(Nth(2), Zone::Hand), StatsNow(Nth(2), 6, 7),
        HandCount(Theirs, 1),
    }
    check! { Rogue: Ally("LOOT_412"), Give("CS2_029"), Kill(My(0)), BoardCount(Mine, 0), HandCount(Mine, 1) }
}
