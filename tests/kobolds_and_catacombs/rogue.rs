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
        HandCount(Mine, 0), DeckCount(Mine, 0), Damage(MyHero, 1), BoardCount(Mine, 4), Is(My(1), "LOOT_026t"),
    }
}

/// Lesser Onyx Spellstone · Spell · Shadow · 5 mana · Destroy 1 random enemy minion. @(*Play 3 **Deathrattle** cards to upgrade.)*
//~ done LOOT_503 - 3956cf70 -
#[test]
fn LOOT_503_lesser_onyx_spellstone() {
    check! { Rogue:
        Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(1))),
        Play("LOOT_503", Nothing), BoardCount(Theirs, 2), BoardCount(Mine, 1), Dead(Nth(2)),
    }
    check! { Rogue:
        Give("LOOT_503"), Play("EX1_096", Nothing), Play("EX1_096", Nothing), Play("CS2_231", Nothing),
        Is(InHand(0), "LOOT_503"), Play("EX1_096", Nothing), Is(InHand(0), "LOOT_503t"),
    }
    check! { Rogue:
        Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(My(0))), Play("LOOT_503", Nothing), BoardCount(Theirs, 0),
    }
    check! { Rogue: Enemy("CS2_182"), Never(Entity(TheirHero)), Play("LOOT_503", Nothing), BoardCount(Theirs, 0) }
    check! { Rogue:
        Give("LOOT_503"), Give("LOOT_503t"), EndTurn, Play("EX1_096", Nothing), Play("EX1_096", Nothing),
        Play("EX1_096", Nothing), Is(InHand(0), "LOOT_503"), Is(InHand(1), "LOOT_503t"),
    }
}

/// Onyx Spellstone · Spell · Shadow · 5 mana · Destroy up to 2 random enemy minions. @
//~ done LOOT_503t - 8469ebb3 -
#[test]
fn LOOT_503t_onyx_spellstone() {
    check! { Rogue:
        Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("LOOT_503t", Nothing),
        BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
    check! { Rogue:
        Give("LOOT_503t"), Play("EX1_096", Nothing), Play("EX1_096", Nothing), Is(InHand(0), "LOOT_503t"),
        Play("EX1_096", Nothing), Is(InHand(0), "LOOT_503t2"),
    }
    check! { Rogue:
        Give("LOOT_503t"), EndTurn, Play("EX1_096", Nothing), Play("EX1_096", Nothing), Play("EX1_096", Nothing),
        Is(InHand(0), "LOOT_503t"),
    }
}

/// Greater Onyx Spellstone · Spell · Shadow · 5 mana · Destroy up to 3 random enemy minions.
//~ done LOOT_503t2 - f6e8fd7e -
#[test]
fn LOOT_503t2_greater_onyx_spellstone() {
    check! { Rogue:
        Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("LOOT_503t2", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
}

/// Kingsbane · Weapon · 1 mana · 1/3 durability · Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
//~ done LOOT_542 - 59c01400 -
#[test]
fn LOOT_542_kingsbane() {
    // Its buffs stay through its death and the deck; it is whole again.
    check! { Rogue:
        EmptyDeck(Mine), Play("LOOT_542", Nothing), Play("CS2_074", Nothing), Now(MyWeapon, 3, 3),
        Attack(MyHero, TheirHero), Kill(MyWeapon), NoWeapon(Mine), DeckCount(Mine, 1), Play("CFM_621t8", Nothing), Is(InHand(0), "LOOT_542"),
        Now(InHand(0), 3, 3), Play("LOOT_542", Nothing), Now(MyWeapon, 3, 3),
    }
    // What lasts for a turn ends with it.
    check! { Rogue:
        EmptyDeck(Mine), Play("LOOT_542", Nothing), Play("CS2_074", Nothing), Play("ICC_221", Nothing),
        HasNow(MyWeapon, GameTag::LIFESTEAL), Kill(MyWeapon), DeckCount(Mine, 1), EndTurn, EndTurn, Is(InHand(0), "LOOT_542"), Now(InHand(0), 3, 3),
        HasNot(InHand(0), GameTag::LIFESTEAL),
    }
    // Another weapon keeps nothing.
    check! { Rogue: Friend("CS2_106"), Play("CS2_074", Nothing), Now(MyWeapon, 5, 2), Kill(MyWeapon), DeckCount(Mine, 19) }
}
