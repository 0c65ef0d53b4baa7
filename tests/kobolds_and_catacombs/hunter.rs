//! Hunter cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d82767

/// To My Side! · Spell · 6 mana · Summon an Animal Companion, or 2 if your deck has no minions.
//~ done LOOT_217 - a3848ca9 -
#[test]
fn LOOT_217_to_my_side() {
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_029"]), Force(Card("NEW1_032")), Play("LOOT_217", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "NEW1_032"),
    }
    check! { Hunter:
        DeckOf(&["CS2_029"]), Force(Card("NEW1_033")), Force(Card("NEW1_034")), Play("LOOT_217", Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "NEW1_033"), IsCard(My(1), "NEW1_034"),
    }
    check! { Hunter:
        EndTurn, Play("LOOT_217", Nothing), EndTurn, HeroPower(Nothing), BoardCount(Theirs, 1), Health(TheirHero, 28),
    }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        Force(Card("GVG_071")), Play("LOOT_217", Nothing), BoardCount(Mine, 1), IsCard(My(0), "GVG_071"),
        HandCount(Mine, 1),
    }
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing), Crystals(10),
        DeckOf(&["CS2_029"]), Force(Card("GVG_071")), Force(Card("UNG_810")), Play("LOOT_217", Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "GVG_071"), IsCard(My(1), "UNG_810"), HandCount(Mine, 1),
    }
    check! { Hunter:
        Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_033")), Force(Card("NEW1_034")),
        Play("LOOT_217", Nothing), BoardCount(Mine, 3), IsCard(My(1), "NEW1_033"), IsCard(My(2), "NEW1_034"),
        BoardCount(Theirs, 0),
    }
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_182"]), Play("LOOT_217", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0),
    }
    // One more for the card, not for each Companion.
    check! { Hunter:
        DeckOf(&["CS2_029"]), Play("MEND_304", Nothing), Crystals(10), Force(Card("NEW1_033")), Force(Card("NEW1_034")),
        Force(Card("NEW1_032")), Play("LOOT_217", Nothing), BoardCount(Mine, 4), IsCard(My(1), "NEW1_033"),
        IsCard(My(2), "NEW1_034"), IsCard(My(3), "NEW1_032"),
    }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), DeckOf(&["CS2_029"]), Force(Card("NEW1_033")),
        Force(Card("NEW1_034")), Play("LOOT_217", Nothing), BoardCount(Mine, 3), IsCard(My(1), "NEW1_033"), IsCard(My(2), "NEW1_034"),
    }
}

/// Wandering Monster · Spell · 2 mana · **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
//~ done LOOT_079 - fd3d31cc -
#[test]
fn LOOT_079_wandering_monster() {
    check! { Hunter:
        Give("LOOT_079"), Cost("LOOT_079", 2), Ally("CS2_182"), Play("LOOT_079", Nothing), EndTurn, Enemy("CS2_172"),
        Enemy("CS2_171"), Attack(Their(0), My(0)), IsInZone(Nth(0), Zone::Secret), Force(Card("CS2_125")),
        Attack(Their(0), MyHero), Health(MyHero, 30), BoardCount(Mine, 2), IsCard(My(1), "CS2_125"), Damage(My(1), 1),
        BoardCount(Theirs, 0), IsInZone(Nth(0), Zone::Graveyard),
    }
    for other in ["CS2_172", "CS2_182"] {
        check! { Hunter:
            Play("LOOT_079", Nothing), EndTurn, Enemy("CS2_171"), ForbidOutcome(Card(other)), Attack(Their(0), MyHero),
        }
    }
}

/// Rhok'delar · Weapon · 7 mana · 4/2 durability · **Battlecry:** If your deck has no minions, fill your hand with Hunter spells.
//~ done LOOT_085 - 92adf9bd -
#[test]
fn LOOT_085_rhokdelar() {
    check! { Hunter:
        Give("LOOT_085"), Cost("LOOT_085", 7), Stats("LOOT_085", 4, 2), DeckOf(&["CS2_029"]), Give("CS2_182"),
        Force(Card("DS1_185")), Force(Card("EX1_611")), Play("LOOT_085", Nothing), HandCount(Mine, 10),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "DS1_185"), IsCard(InHand(2), "EX1_611"), HandCount(Theirs, 0),
    }
    for other in ["CS2_029", "CS2_171", "DS1_188"] {
        check! { Hunter: DeckOf(&["CS2_029"]), ForbidOutcome(Card(other)), Play("LOOT_085", Nothing) }
    }
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_182"]), Play("LOOT_085", Nothing), HandCount(Mine, 0), IsCard(MyWeapon, "LOOT_085"),
    }
}

/// Candleshot · Weapon · 1 mana · 1/3 durability · Your hero is **Immune** while attacking.
//~ done LOOT_222 - e4ef4f63 -
#[test]
fn LOOT_222_candleshot() {
    check! { Hunter:
        Give("LOOT_222"), Cost("LOOT_222", 1), Stats("LOOT_222", 1, 3), Play("LOOT_222", Nothing), Enemy("CS2_200"),
        HasNot(MyHero, GameTag::IMMUNE), Attack(MyHero, Their(0)), Health(MyHero, 30), Damage(Their(0), 1),
        StatsNow(MyWeapon, 1, 2), HasNot(MyHero, GameTag::IMMUNE), EndTurn, Attack(Their(0), MyHero), Health(MyHero, 24),
    }
}

/// Seeping Oozeling · Minion · 6 mana · 5/4 · **Battlecry:** Gain the **Deathrattle** of a random minion in your deck.
//~ done LOOT_520 - 7f8829de -
#[test]
fn LOOT_520_seeping_oozeling() {
    check! { Hunter:
        Give("LOOT_520"), Cost("LOOT_520", 6), Stats("LOOT_520", 5, 4), DeckOf(&["CS2_182", "EX1_029"]),
        Play("LOOT_520", Nothing), HandCount(Mine, 0), DeckCount(Mine, 2), Health(TheirHero, 30), Kill(My(0)),
        Health(TheirHero, 28), Health(MyHero, 30), BoardCount(Mine, 0),
    }
    check! { Hunter: Ally("EX1_029"), Give("EX1_029"), Play("LOOT_520", Nothing), Kill(My(1)), Health(TheirHero, 30) }
}
