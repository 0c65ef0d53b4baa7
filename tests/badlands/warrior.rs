//! Warrior cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cbe2dd4a

/// Deepminer Brann · Minion · 6 mana · 2/4 · **Battlecry:** If your deck started with no duplicates, your **Battlecries** trigger twice for the rest of the game.
//~ done DEEP_020 - 4bf173b0 -
#[test]
fn DEEP_020_deepminer_brann() {
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_231"]), Play("DEEP_020", Nothing), EndTurn, EndTurn, Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 28), Play("CS2_189", On(TheirHero)), Health(TheirHero, 26),
    }
    check! { Warrior:
        DeckOf(&["CS2_182", "CS2_182"]), Play("DEEP_020", Nothing), Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 29),
    }
}

/// Misfire · Spell · 2 mana · Deal $3, $2, and $1 damage to random minions. **Quickdraw:** Choose the targets.
//~ done WW_348 - 3b4e7fa3 -
#[test]
fn WW_348_misfire() {
    check! { Warrior:
        Give("WW_348"), EndTurn, EndTurn, Ally("CS2_186"), Enemy("CS2_186"), Force(Entity(Their(0))),
        Force(Entity(My(0))), Force(Entity(Their(0))), Play("WW_348", Nothing), Damage(Their(0), 4), Damage(My(0), 2),
    }
    check! { Warrior:
        Ally("CS2_186"), Enemy("CS2_186"), Play("WW_348", Nothing), Choose(0), Choose(0), Choose(1), Damage(My(0), 5),
        Damage(Their(0), 1),
    }
    // Who is dead by then cannot be chosen; who has 1 Health can.
    check! { Warrior:
        Ally("CS2_125"), Ally("CS2_172"), Enemy("CS2_231"), Enemy("CS2_186"), Play("WW_348", Nothing), Choose(0),
        Choose(0), Choose(0), BoardCount(Mine, 0), BoardCount(Theirs, 1), Damage(Their(0), 0),
    }
    check! { Warrior:
        Ally("CS2_231"), Enemy("CS2_186"), Play("WW_348", Nothing), Choose(1), Choose(0), Choose(0),
        BoardCount(Mine, 0), Damage(Their(0), 4),
    }
}

/// Badlands Brawler · Minion · 7 mana · 4/4 · **Battlecry:** Start a Brawl! If you've **Excavated** twice, this always wins.
//~ done WW_349 - ddb6a7a1 -
#[test]
fn WW_349_badlands_brawler() {
    check! { Warrior:
        Enemy("CS2_182"), Ally("CS2_231"), Force(Entity(Their(0))), Play("WW_349", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 1),
    }
    check! { Warrior: Play("WW_349", Nothing), EndTurn }
    // Once is not enough; it may win all the same.
    check! { Warrior:
        Enemy("CS2_182"), Play("WW_334", Nothing), Armor(Mine, 6), HandCount(Mine, 1), Crystals(10),
        Force(Entity(Their(0))), Play("WW_349", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1),
    }
    check! { Warrior:
        Enemy("CS2_182"), Give("WW_349"), Force(Entity(InHand(0))), Play("WW_349", Nothing), BoardCount(Mine, 1),
        BoardCount(Theirs, 0),
    }
    check! { Warrior:
        Enemy("CS2_182"), Play("WW_334", Nothing), Play("WW_334", Nothing), Armor(Mine, 12), HandCount(Mine, 2),
        Crystals(10), Play("WW_349", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 0), EndTurn,
    }
}

/// T.N.T. · Spell · 6 mana · **Casts When Drawn** Destroy a random card in your hand, deck, and board *(except T.N.T*.).
//~ done WW_372t - a36120e2 -
#[test]
fn WW_372t_t_n_t() {
    check! { Warrior:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("WW_372t"), Give("CS2_024"), Give("WW_372t"), Ally("CS2_182"),
        Enemy("CS2_182"), Play("WW_372t", Nothing), HandCount(Mine, 0), DeckCount(Mine, 1), IsInZone(Nth(1), Zone::Deck),
        BoardCount(Mine, 0), BoardCount(Theirs, 1),
    }
    check! { Warrior:
        Give("WW_372t"), Give("WW_372t"), EmptyDeck(Mine), OnTop("WW_372t"), Play("WW_372t", Nothing),
        HandCount(Mine, 1), DeckCount(Mine, 1),
    }
    check! { Warrior:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), Give("CS2_024"), Give("CS2_024"), Ally("CS2_182"),
        Ally("CS2_182"), Play("WW_372t", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1), BoardCount(Mine, 1),
    }
}

/// Slagmaw the Slumbering · Minion · Elemental · Beast · 4 mana · 16/16 · **Rush**, **Taunt Dormant** for 6 turns. *(**Excavate** to awaken 2 turns sooner!)*
//~ done WW_375 - 1e3c945b -
#[test]
fn WW_375_slagmaw_the_slumbering() {
    check! { Warrior:
        Play("WW_375", Nothing), HasNow(Nth(0), GameTag::DORMANT), Play("WW_001", Nothing), Play("WW_001", Nothing),
        HandCount(Mine, 2), EndTurn, EndTurn, HasNow(Nth(0), GameTag::DORMANT), EndTurn, EndTurn,
        HasNot(Nth(0), GameTag::DORMANT), StatsNow(Nth(0), 16, 16),
    }
    check! { Warrior:
        Play("WW_375", Nothing), EndTurn, Play("WW_001", Nothing), Play("WW_001", Nothing), HandCount(Theirs, 3),
        EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, HasNow(Nth(0), GameTag::DORMANT),
    }
}

/// Crimson Expanse · Location · 4 mana · 2 uses · Choose a damaged minion. Summon a copy of it that goes **Dormant** for one turn.
//~ done DEEP_019 - 51891733 -
#[test]
fn DEEP_019_crimson_expanse() {
    check! { Warrior:
        Ally("DEEP_019"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), DealDamage(My(1), 1),
        CannotTarget("DEEP_019", My(2)), Use(My(0), 0, On(My(1))), BoardCount(Mine, 4), IsCard(Newest("CS2_182"), "CS2_182"),
        HasNow(Newest("CS2_182"), GameTag::DORMANT), HasNot(My(1), GameTag::DORMANT), EndTurn,
        HasNow(Newest("CS2_182"), GameTag::DORMANT), EndTurn, HandCount(Mine, 1), BoardCount(Theirs, 1),
    }
}
