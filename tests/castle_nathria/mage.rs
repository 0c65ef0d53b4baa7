//! Mage cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b68756b5

/// Objection! · Spell · 3 mana · **Secret:** When your opponent plays a minion, **Counter** it.
//~ done MAW_006 - e1f9b08b -
#[test]
fn MAW_006_objection() {
    check! { Mage:
        Give("MAW_006"), Cost("MAW_006", 3), Play("MAW_006", Nothing), IsInZone(Nth(0), Zone::Secret), EndTurn,
        Play("CS2_029", On(MyHero)), Damage(MyHero, 6), IsInZone(Nth(0), Zone::Secret), Play("CS2_189", On(MyHero)),
        Damage(MyHero, 6), BoardCount(Theirs, 0), IsInZone(Nth(0), Zone::Graveyard), Mana(5), Play("CS2_182", Nothing),
        BoardCount(Theirs, 1),
    }
    check! { Mage: Play("MAW_006", Nothing), EndTurn, Summon("CS2_182"), BoardCount(Theirs, 1) }
    // A minion that enters play Dormant is not countered (Hearthstone Deck Tracker, as for Snipe).
    check! { Mage:
        Play("MAW_006", Nothing), EndTurn, Play("BT_258", Nothing), IsInZone(Nth(0), Zone::Secret), BoardCount(Theirs, 1),
        HasNow(Newest("BT_258"), GameTag::DORMANT),
    }
}

/// Suspicious Alchemist · Minion · 1 mana · 1/3 · **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
//~ done REV_000 - b2bc2094 -
#[test]
fn REV_000_suspicious_alchemist() {
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("REV_000", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 1), EndTurn, ChooseCard("CS2_029"), DeckCount(Theirs, 19),
        IsCard(InTheirHand(0), "CS2_029"), HandCount(Theirs, 2), HandCount(Mine, 1),
    }
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("REV_000", Nothing),
        ChooseCard("CS2_029"), EndTurn, ChooseCard("CS2_024"), HandCount(Theirs, 1), HandCount(Mine, 1), EndTurn,
        EndTurn, HandCount(Theirs, 2),
    }
    // Of two Battlecries each has its own guess.
    check! { Mage:
        Ally("LOE_077"), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")),
        Play("REV_000", Nothing), Force(Card("CS2_023")), Force(Card("CS2_026")), Force(Card("CS2_027")),
        ChooseCard("CS2_029"), ChooseCard("CS2_026"), HandCount(Mine, 2), EndTurn, ChooseCard("CS2_029"),
        ChooseCard("CS2_026"), DeckCount(Theirs, 19), HandCount(Theirs, 3), IsCard(InTheirHand(0), "CS2_029"),
        IsCard(InTheirHand(1), "CS2_026"), HandCount(Mine, 2),
    }
    check! { Mage:
        Ally("LOE_077"), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")),
        Play("REV_000", Nothing), Force(Card("CS2_023")), Force(Card("CS2_026")), Force(Card("CS2_027")),
        ChooseCard("CS2_029"), ChooseCard("CS2_026"), EndTurn, ChooseCard("CS2_024"), ChooseCard("CS2_023"),
        HandCount(Mine, 2), HandCount(Theirs, 1),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("REV_000", Nothing) }
    // Whatever became of the chosen one, the copy is of what was chosen.
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("REV_000", Nothing),
        ChooseCard("CS2_029"), Enchant(InHand(0), "AT_027e"), EndTurn, ChooseCard("CS2_029"), HandCount(Theirs, 2),
        CostNow(InTheirHand(0), 4), DeckCount(Theirs, 19), HandCount(Mine, 1),
    }
}

/// Solid Alibi · Spell · Frost · 3 mana · Until your next turn, your hero can only take 1 damage at a time.
//~ done REV_504 - 3cd2161e -
#[test]
fn REV_504_solid_alibi() {
    check! { Mage:
        Ally("CS2_182"), Play("REV_504", Nothing), DealDamage(MyHero, 5), Health(MyHero, 29), DealDamage(My(0), 3),
        Damage(My(0), 3), EndTurn, DealDamage(MyHero, 5), Health(MyHero, 28), DealDamage(TheirHero, 5), Health(TheirHero, 25),
        EndTurn, DealDamage(MyHero, 5), Health(MyHero, 23),
    }
}

/// Kel'Thuzad, the Inevitable · Minion · Undead · 8 mana · 6/8 · **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @(@)
//~ done REV_514 - d1f80df4 -
#[test]
fn REV_514_kel_thuzad_the_inevitable() {
    check! { Mage:
        Ally("REV_845"), Ally("REV_845"), Kill(My(0)), Kill(My(0)), Health(TheirHero, 26), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("REV_514", Nothing),
        BoardCount(Mine, 7), Health(TheirHero, 24), IsInZone(Newest("REV_845"), Zone::Play),
    }
    check! { Mage:
        Ally("TLC_446t1"), Ally("REV_845"), Ally("REV_845"), Kill(My(1)), Kill(My(1)), Health(TheirHero, 26),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("REV_514", Nothing),
        BoardCount(Mine, 7), Health(TheirHero, 24),
    }
    check! { Mage:
        Ally("REV_845"), Kill(My(0)), Health(TheirHero, 28), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_200"), Enemy("CS2_182"),
        Force(Entity(Their(0))), Play("REV_514", Nothing), Damage(Their(0), 2), Damage(Their(1), 0),
        Health(TheirHero, 28), BoardCount(Mine, 7),
    }
}

/// Orion, Mansion Manager · Minion · 4 mana · 3/5 · After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
//~ done REV_515 - 45782d69 -
#[test]
fn REV_515_orion_mansion_manager() {
    check! { Mage:
        Ally("REV_515"), Play("EX1_287", Nothing), EndTurn, Force(Card("EX1_289")), Play("CS2_008", On(MyHero)),
        IsInZone(Newest("EX1_289"), Zone::Secret), StatsNow(My(0), 5, 7),
    }
    check! { Mage:
        Ally("REV_515"), Play("EX1_287", Nothing), Play("EX1_295", Nothing), EndTurn, Play("CS2_008", On(MyHero)),
        StatsNow(My(0), 5, 7), ForbidOutcome(Card("EX1_295")), ForbidOutcome(Card("EX1_287")), ForbidOutcome(Card("EX1_130")),
    }
    check! { Mage:
        Enemy("REV_515"), Play("EX1_287", Nothing), EndTurn, Play("CS2_008", On(MyHero)), StatsNow(Their(0), 3, 5),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("REV_515"), Play("EX1_287", Nothing), Play("EX1_289", Nothing), Enemy("CS2_182"), EndTurn,
        Force(Card("EX1_295")), Attack(Their(0), MyHero), StatsNow(My(0), 5, 7), Force(Card("EX1_294")),
        Play("GAME_005", Nothing), StatsNow(My(0), 7, 9), Armor(Mine, 4),
    }
}

/// Kel'Thuzad, the Inevitable · Minion · 8 mana · 6/8 · {0} {1} {2} {3}
//~ todo REV_786 ed87a887 454d625e -
#[test]
#[ignore = "todo: Kel'Thuzad, the Inevitable"]
fn REV_786_kel_thuzad_the_inevitable() {
    unwritten("REV_786");
}

/// Nightcloak Sanctum · Location · 3 mana · 3 uses · {0} {1}
//~ todo REV_796 00e6a61e cf693276 -
#[test]
#[ignore = "todo: Nightcloak Sanctum"]
fn REV_796_nightcloak_sanctum() {
    unwritten("REV_796");
}

/// Vengeful Visage · Spell · 3 mana · **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
//~ done REV_516 - be0c3e09 -
#[test]
fn REV_516_vengeful_visage() {
    check! { Mage:
        Play("REV_516", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero), Health(MyHero, 26),
        Health(TheirHero, 26), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), IsInZone(Nth(0), Zone::Graveyard),
        BoardCount(Theirs, 1),
    }
    // An attack on a minion does not trigger it.
    check! { Mage:
        Ally("CS2_200"), Play("REV_516", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), My(0)),
        BoardCount(Mine, 1), Health(TheirHero, 30), IsInZone(Nth(1), Zone::Secret),
    }
    // An attack of the opponent's hero does not trigger it.
    check! { Mage:
        Play("REV_516", Nothing), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, MyHero), Health(MyHero, 27),
        IsInZone(Nth(0), Zone::Secret),
    }
}

/// Deathborne · Spell · Frost · 6 mana · Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
//~ done REV_840 - 1df49044 -
#[test]
fn REV_840_deathborne() {
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Play("REV_840", Nothing),
        BoardCount(Mine, 3), BoardCount(Theirs, 1), Damage(My(0), 2), Damage(Their(0), 2), IsCard(My(1), "REV_845"),
        IsCard(My(2), "REV_845"), Health(TheirHero, 30),
    }
}
