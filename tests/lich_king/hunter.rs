//! Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cce29b30

/// Conjured Arrow · Spell · Arcane · 2 mana · Deal $2 damage to a minion. **Manathirst (6):** Draw that many cards.
//~ done RLK_804 - 4eefcf9e -
#[test]
fn RLK_804_conjured_arrow() {
    check! { Hunter:
        Targets("RLK_804", &[FriendlyMinion, EnemyMinion]), Crystals(5), Enemy("CS2_182"),
        Play("RLK_804", On(Their(0))), Damage(Their(0), 2), HandCount(Mine, 0), Crystals(6),
        Play("RLK_804", On(Their(0))), HandCount(Mine, 2), Ally("CS2_142"), Enemy("CS2_186"),
        Play("RLK_804", On(Their(1))), HandCount(Mine, 5),
    }
}

/// Arcane Quiver · Spell · Arcane · 2 mana · **Discover** a spell from your deck. If it's Arcane, give it **Spell Damage +1**.
//~ done RLK_817 - 90645f67 -
#[test]
fn RLK_817_arcane_quiver() {
    check! { Hunter:
        DeckOf(&["CS2_024", "DS1_185", "CS2_182"]), Play("RLK_817", Nothing), ChooseCard("DS1_185"), HandCount(Mine, 1),
        Play("DS1_185", On(TheirHero)), Health(TheirHero, 27),
    }
    check! { Hunter:
        DeckOf(&["CS2_024", "DS1_185", "CS2_182"]), Play("RLK_817", Nothing), ChooseCard("CS2_024"), HandCount(Mine, 1),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 27),
    }
    check! { Hunter:
        DeckOf(&["CS2_024", "DS1_185", "CS2_182"]), Play("RLK_817", Nothing), ChooseCard("DS1_185"), EndTurn,
        Play("RLK_817", Nothing), HandCount(Mine, 1),
    }
}

/// Eversong Portal · Spell · Arcane · 4 mana · Summon $1 4/4 \|4(Lynx, Lynxes) with **Rush** *(improved by **Spell Damage***).
//~ done RLK_819 - d9cb9faf -
#[test]
fn RLK_819_eversong_portal() {
    check! { Hunter:
        Play("RLK_819", Nothing), BoardCount(Mine, 1), IsCard(My(0), "RLK_819t"), Ally("CS2_142"), Enemy("CS2_142"),
        Play("RLK_819", Nothing), BoardCount(Mine, 4),
    }
    // The Spell Damage that the spell itself was given.
    check! { Hunter:
        Give("RLK_819"), Play("RLK_826", Nothing), Play("RLK_819", Nothing), BoardCount(Mine, 3), IsCard(My(2), "RLK_819t"),
    }
}

/// Scourge Tamer · Minion · Undead · 1 mana · 1/2 · **Battlecry:** Craft a custom Zombeast.
//~ done RLK_821 - 9b314175 -
#[test]
fn RLK_821_scourge_tamer() {
    check! { Hunter:
        Force(ForcedOutcome::Card("DS1_175")), Play("RLK_821", Nothing), Force(ForcedOutcome::Card("CS2_172")),
        ChooseCard("DS1_175"), ChooseCard("CS2_172"), HandCount(Mine, 1), IsCard(InHand(0), "ICC_828t"),
        StatsNow(InHand(0), 4, 4),
    }
    check! { Hunter:
        Force(Card("DS1_175")), Play("RLK_821", Nothing), Force(Card("CS2_172")), ChooseCard("DS1_175"),
        ChooseCard("CS2_172"), CostNow(InHand(0), 3),
    }
    // Both are Beasts that cost (5) or less: the first has a text, the second is plain.
    for other in ["CS2_188", "EX1_534", "CS2_172"] {
        check! { Hunter: ForbidOutcome(Card(other)), Play("RLK_821", Nothing) }
    }
    for other in ["CS2_182", "FP1_010", "EX1_531"] {
        check! { Hunter: Force(Card("DS1_178")), Play("RLK_821", Nothing), ForbidOutcome(Card(other)), ChooseCard("DS1_178") }
    }
    check! { Hunter:
        Force(Card("DS1_178")), Play("RLK_821", Nothing), Force(Card("EX1_028")), ChooseCard("DS1_178"),
        ChooseCard("EX1_028"), HandCount(Mine, 1), StatsNow(InHand(0), 7, 10), CostNow(InHand(0), 10),
    }
}

/// ZOMBEEEES!!! · Spell · 2 mana · **Secret:** After your opponent plays a minion, summon four 1/1 Zombees to attack it.
//~ done NX2_013 - b2eafbab -
#[test]
fn NX2_013_zombeeees() {
    check! { Hunter:
        Play("NX2_013", Nothing), EndTurn, Play("CS2_008", On(TheirHero)), Health(TheirHero, 29),
        IsInZone(Nth(0), Zone::Secret), Play("CS2_182", Nothing), Damage(Their(0), 4), BoardCount(Mine, 0),
        Health(TheirHero, 29), IsInZone(Nth(0), Zone::Graveyard),
    }
    // When the minion is dead, the others stay.
    check! { Hunter:
        Play("NX2_013", Nothing), Enemy("CS2_182"), EndTurn, Play("CS2_172", Nothing), Dead(Newest("CS2_172")),
        BoardCount(Mine, 2), IsCard(My(0), "NX2_013t"), StatsNow(My(0), 1, 1), Damage(Their(0), 0),
    }
    // The Bees come after the Battlecry.
    check! { Hunter:
        Play("NX2_013", Nothing), EndTurn, Play("LOE_029", Nothing), BoardCount(Mine, 0), Choose(0),
        HandCount(Theirs, 2), BoardCount(Mine, 3), BoardCount(Theirs, 0),
    }
}

/// Faithful Companions · Spell · 7 mana · **Discover** a Beast from your deck and summon it. **Manathirst (@):** Also summon a copy of it.
/// - Numbers: {0} = 10
//~ done NX2_015 - f3b98ce0.c08e4062 -
#[test]
fn NX2_015_faithful_companions() {
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_172", "CS2_120", "CS2_125"]), Play("NX2_015", Nothing), ChooseCard("CS2_125"),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_125"), IsCard(My(1), "CS2_125"), DeckCount(Mine, 3), HandCount(Mine, 0),
        BoardCount(Theirs, 0),
    }
    check! { Hunter:
        Crystals(9), DeckOf(&["CS2_182", "CS2_172", "CS2_120", "CS2_125"]), Play("NX2_015", Nothing),
        ChooseCard("CS2_120"), BoardCount(Mine, 1), IsCard(My(0), "CS2_120"), DeckCount(Mine, 3),
    }
    check! { Hunter: Play("NX2_015", Nothing), BoardCount(Mine, 0), DeckCount(Mine, 19) }
}

/// Hope of Quel'Thalas · Weapon · 6 mana · 4/2 durability · After your hero attacks, give your minions +1/+1 *(wherever they are).*
//~ done RLK_828 - 61d80b0b -
#[test]
fn RLK_828_hope_of_quelthalas() {
    check! { Hunter:
        Play("RLK_828", Nothing), Ally("CS2_182"), Enemy("CS2_182"), Give("CS2_172"), Give("CS2_091"),
        GiveThem("CS2_172"), OnTop("CS2_231"), OnTheirTop("CS2_231"), Attack(MyHero, TheirHero), Health(TheirHero, 26),
        StatsNow(My(0), 5, 6), StatsNow(InHand(0), 4, 3), StatsNow(Nth(6), 2, 2), StatsNow(Nth(4), 1, 4), StatsNow(Their(0), 4, 5),
        StatsNow(InTheirHand(0), 3, 2), StatsNow(Nth(7), 1, 1),
    }
    check! { Hunter: Play("RLK_828", Nothing), Ally("CS2_182"), Attack(My(0), TheirHero), StatsNow(My(0), 4, 5) }
    // Each attack of my hero, and none of the opponent's.
    check! { Hunter:
        Ally("RLK_828"), Ally("CS2_182"), Attack(MyHero, TheirHero), Ready(MyHero), Attack(MyHero, TheirHero),
        StatsNow(My(0), 6, 7),
    }
    check! { Hunter:
        Ally("RLK_828"), Ally("CS2_200"), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)),
        StatsNow(My(0), 6, 4),
    }
}
