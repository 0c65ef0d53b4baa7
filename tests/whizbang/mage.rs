//! Mage cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fffa8b14

/// Buy One, Get One Freeze · Spell · Frost · 3 mana · **Freeze** a minion. Summon a **Frozen** copy of it.
//~ done MIS_302 - 512ec1f8 -
#[test]
fn MIS_302_buy_one_get_one_freeze() {
    check! { Mage:
        Give("MIS_302"), Cost("MIS_302", 3), Enemy("CS2_182"), DealDamage(Their(0), 2), Play("MIS_302", On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), StatsNow(My(0), 4, 3),
        HasNow(My(0), GameTag::FROZEN),
    }
}

/// Manufacturing Error · Spell · 5 mana · Draw 3 cards. If your deck has no minions, they cost (3) less.
//~ done TOY_371 - 96edfd14 -
#[test]
fn TOY_371_manufacturing_error() {
    check! { Mage:
        Give("TOY_371"), Cost("TOY_371", 5), EmptyDeck(Mine), OnTop("CS2_023"), OnTop("CS2_024"), OnTop("CS2_032"),
        OnTop("CS2_029"), Play("TOY_371", Nothing), HandCount(Mine, 3), CostNow(Nth(2), 0), CostNow(Nth(3), 4),
        CostNow(Nth(4), 1), DeckCount(Mine, 1),
    }
    check! { Mage: Play("TOY_371", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 4), CostNow(InHand(2), 4) }
    check! { Mage:
        EmptyDeck(Mine), OnTop("BT_156"), OnTop("CS2_024"), OnTop("CS2_032"), OnTop("CS2_029"),
        Play("TOY_371", Nothing), CostNow(InHand(0), 4),
    }
}

/// Yogg in the Box · Spell · Shadow · 7 mana · Cast 5 random spells. If your deck has no minions, the spells cast cost (5) or more.
//~ done TOY_372 - 6cdffdd1 -
#[test]
fn TOY_372_yogg_in_the_box() {
    check! { Mage:
        Force(Card("CS2_023")), Force(Card("CS2_023")), Force(Card("CS2_023")), Force(Card("CS2_023")),
        Force(Card("CS2_023")), Play("TOY_372", Nothing), HandCount(Mine, 10), DeckCount(Mine, 9),
    }
    check! { Mage:
        EmptyDeck(Mine), Enemy("LOOT_357l"), Force(Card("CS2_032")), Force(Card("CS2_032")), Force(Card("CS2_032")),
        Force(Card("CS2_032")), Force(Card("CS2_032")), Play("TOY_372", Nothing), HandCount(Mine, 1),
        BoardCount(Theirs, 0),
    }
    check! { Mage: EmptyDeck(Mine), ForbidOutcome(Card("CS2_023")), Play("TOY_372", Nothing) }
    check! { Mage: EmptyDeck(Mine), OnTop("CS2_024"), ForbidOutcome(Card("CS2_023")), Play("TOY_372", Nothing) }
    check! { Mage: EmptyDeck(Mine), ForbidOutcome(Card("CS2_186")), Play("TOY_372", Nothing) }
    check! { Mage:
        EmptyDeck(Mine), Force(Card("EX1_407")), Force(Card("EX1_407")), Force(Card("EX1_407")), Force(Card("EX1_407")),
        Force(Card("EX1_407")), ForbidOutcome(Card("EX1_407")), Play("TOY_372", Nothing),
    }
    check! { Mage:
        Force(Card("CS2_023")), Force(Card("CS2_023")), Force(Card("CS2_023")), Force(Card("CS2_023")),
        Force(Card("CS2_023")), ForbidOutcome(Card("CS2_023")), Play("TOY_372", Nothing),
    }
}

/// Puzzlemaster Khadgar · Minion · 6 mana · 5/5 · **Battlecry:** Equip a 0/6 Wisdomball that casts helpful Mage spells!
//~ done TOY_373 - bd0a4177 -
#[test]
fn TOY_373_puzzlemaster_khadgar() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("TOY_373", Nothing), StatsNow(MyWeapon, 0, 6), EndTurn,
        BoardCount(Theirs, 0), StatsNow(MyWeapon, 0, 5),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), Play("TOY_373", Nothing), EndTurn, IsCard(Their(1), "CS2_tk1"), IsCard(Their(0), "CS2_182"),
    }
    check! { Mage: Play("TOY_373", Nothing), EndTurn, Health(TheirHero, 24) }
    check! { Mage: Enemy("CS2_182"), Play("TOY_373", Nothing), EndTurn, HandCount(Mine, 2), Damage(Their(0), 0) }
    check! { Mage:
        DealDamage(MyHero, 22), Enemy("CS2_182"), Play("TOY_373", Nothing), EndTurn, IsInZone(Newest("EX1_295"), Zone::Secret), EndTurn, EndTurn,
        HandCount(Mine, 3),
    }
}

/// Magic Wisdomball · Weapon · 3 mana · 0/6 durability · At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.
//~ todo TOY_373t e51dbb60 10690335 -
#[test]
#[ignore = "todo: Magic Wisdomball"]
fn TOY_373t_magic_wisdomball() {
    unwritten("TOY_373t");
}

/// Watercolor Artist · Minion · Elemental · 3 mana · 3/3 · **Battlecry:** Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
//~ done TOY_376 - d697502d -
#[test]
fn TOY_376_watercolor_artist() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_024", "CS2_029", "CS2_182"]), Play("TOY_376", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_024"), CostNow(InHand(0), 2), EndTurn, EndTurn, CostNow(InHand(0), 1), EndTurn, EndTurn,
        CostNow(InHand(0), 0),
    }
}

/// The Galactic Projection Orb · Spell · Arcane · 10 mana · Recast a random spell of each Cost you've cast this game *(targets enemies if possible*).
//~ done TOY_378 - 6f3b9319 -
#[test]
fn TOY_378_the_galactic_projection_orb() {
    check! { Mage:
        Enemy("CS2_182"), Play("CS2_029", On(TheirHero)), Play("CS2_029", On(TheirHero)), Play("CS2_025", Nothing),
        Crystals(10), Damage(Their(0), 1), Health(TheirHero, 18), Force(Entity(TheirHero)), Play("TOY_378", Nothing),
        Damage(Their(0), 2), Health(TheirHero, 12), Health(MyHero, 30),
    }
    for (spell, once) in [("CS2_008", 1), ("EX1_277", 3), ("EX1_279", 10), ("SW_442", 4)] {
        let whom = if spell == "EX1_277" { Nothing } else { On(TheirHero) };
        let again = [Crystals(10), Play("TOY_378", Nothing), Damage(TheirHero, 2 * once)];
        check(CardClass::Mage, &[&[Play(spell, whom)][..], &again].concat());
    }
    for (spell, cards) in [("CS2_023", 2), ("CS2_077", 4)] {
        check! { Mage: Play(spell, Nothing), Crystals(10), Play("TOY_378", Nothing), HandCount(Mine, 2 * cards) }
    }
    check! { Mage:
        Enemy("CS2_200"), Play("CS2_028", Nothing), Crystals(10), Play("TOY_378", Nothing), Damage(Their(0), 4),
    }
    check! { Mage:
        Enemy("CS2_200"), Play("CS2_032", Nothing), Crystals(10), Damage(Their(0), 5), Play("TOY_378", Nothing),
        Dead(Nth(0)),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Play("CS2_025", Nothing), Crystals(10), Summon("CS2_182"), Play("TOY_378", Nothing), StatsNow(My(0), 4, 5),
    }
    check! { Mage: Summon("CS2_052"), Play("CS2_008", On(TheirHero)), Play("TOY_378", Nothing), Health(TheirHero, 26) }
    check! { Mage:
        Summon("CS2_052"), Play("EX1_279", On(TheirHero)), Crystals(10), Play("TOY_378", Nothing), Health(TheirHero, 8),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Summon("EX1_298"), Play("CS2_028", Nothing), Crystals(10), Play("TOY_378", Nothing), StatsNow(My(0), 8, 8),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Summon("EX1_298"), Play("CS2_032", Nothing), Crystals(10), Play("TOY_378", Nothing), StatsNow(My(0), 8, 8),
    }
    check! { Mage:
        Play("RLK_544", Nothing), BoardCount(Mine, 2), Crystals(10), Play("TOY_378", Nothing), BoardCount(Mine, 4),
    }
    check! { Mage:
        DeckOf(&["CS2_182"]), Play("BOT_567", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 1, 1), Crystals(10),
        Play("TOY_378", Nothing), BoardCount(Mine, 2), StatsNow(My(1), 1, 1),
    }
    // One that costs (14) as well.
    check! { Mage:
        Give("ONY_005tc2"), Enchant(InHand(0), "AT_027e"), Enemy("EX1_563"), Play("ONY_005tc2", Nothing),
        Damage(TheirHero, 7), Crystals(10), Play("TOY_378", Nothing), Damage(TheirHero, 14), Damage(Nth(1), 14),
        Damage(MyHero, 0),
    }
}

/// Darkmoon Magician · Minion · 3 mana · 2/4 · **Elusive** After you cast a spell, cast a random spell that costs (1) more.
//~ done MIS_303 - a6799f94 -
#[test]
fn MIS_303_darkmoon_magician() {
    check! { Mage in Wild:
        Has("MIS_303", GameTag::ELUSIVE), Ally("MIS_303"), Force(Card("EX1_277")), Play("GAME_005", Nothing),
        Damage(TheirHero, 3), BoardCount(Mine, 1),
    }
    check! { Mage in Wild: Ally("MIS_303"), ForbidOutcome(Card("CS2_029")), Play("GAME_005", Nothing) }
    check! { Mage in Wild:
        Ally("MIS_303"), EndTurn, Play("GAME_005", Nothing), Damage(TheirHero, 0), Damage(MyHero, 0),
    }
}
