//! Death Knight cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 87ef117f

/// Blood Plague · Spell · 1 mana · **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
//~ done TTN_450t - 89a2be8a -
#[test]
fn TTN_450t_blood_plague() {
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t"), DealDamage(TheirHero, 5), DealDamage(MyHero, 5), EndTurn, EndTurn,
        DeckCount(Mine, 0), Health(MyHero, 23), Health(TheirHero, 27), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
    // An unending one comes back.
    check! { DeathKnight:
        EndTurn, Play("TTN_850", Nothing), EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t"), EndTurn,
        Damage(MyHero, 2), HandCount(Mine, 1), DeckCount(Mine, 1), IsInZone(Newest("TTN_450t"), Zone::Deck),
    }
}

/// Unholy Plague · Spell · 1 mana · **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
//~ done TTN_450t2 - 21d516cd -
#[test]
fn TTN_450t2_unholy_plague() {
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t2"), EndTurn, EndTurn, DeckCount(Mine, 0), Health(MyHero, 28),
        Health(TheirHero, 30), BoardCount(Mine, 0), BoardCount(Theirs, 1), IsCard(Their(0), "RLK_070t"), HandCount(Mine, 1),
    }
    // An unending one comes back.
    check! { DeathKnight:
        EndTurn, Play("TTN_850", Nothing), EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t2"), EndTurn,
        Damage(MyHero, 2), BoardCount(Theirs, 2), HandCount(Mine, 1), DeckCount(Mine, 1),
        IsInZone(Newest("TTN_450t2"), Zone::Deck),
    }
}

/// Frost Plague · Spell · 1 mana · **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10*).
// Also tests TTN_450e.
//~ done TTN_450t3 - 9e200248 -
#[test]
fn TTN_450t3_frost_plague() {
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t3"), Give("CS2_120"), Give("CS2_118"), GiveThem("CS2_120"),
        EndTurn, EndTurn, DeckCount(Mine, 0), Health(MyHero, 28), Health(TheirHero, 30), CostNow(InHand(0), 3),
        CostNow(InHand(2), 5), CostNow(InTheirHand(0), 2), Play("GAME_005", Nothing), CostNow(InHand(0), 2),
        CostNow(InHand(2), 4),
    }
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t3"), Give("EX1_563"), Give("EX1_620"), Give("NEW1_010"),
        Give("NEW1_030"), EndTurn, EndTurn, DeckCount(Mine, 0), Damage(MyHero, 2), Crystals(10), CostNow(InHand(0), 10),
        CostNow(InHand(1), 18), CostNow(InHand(2), 9), CostNow(InHand(3), 10),
    }
    // An unending one comes back.
    check! { DeathKnight:
        EndTurn, Play("TTN_850", Nothing), EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t3"), EndTurn,
        Damage(MyHero, 2), CostNow(InHand(0), 5), HandCount(Mine, 1), DeckCount(Mine, 1),
        IsInZone(Newest("TTN_450t3"), Zone::Deck),
    }
}

/// Down with the Ship · Spell · Shadow · 2 mana · Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
//~ done TTN_454 - e58eafed -
#[test]
fn TTN_454_down_with_the_ship() {
    check! { DeathKnight:
        Targets("TTN_454", &[FriendlyHero, FriendlyMinion, EnemyHero, EnemyMinion]), EmptyDeck(Theirs),
        Enemy("CS2_186"), Force(Card("TTN_450t")), Play("TTN_454", On(Their(0))), Damage(Their(0), 3),
        DeckCount(Theirs, 2), DeckCount(Mine, 19), IsInZone(Newest("TTN_450t"), Zone::Deck),
    }
}

/// Tomb Traitor · Minion · 4 mana · 4/3 · **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
//~ done TTN_455 - 48d22f30 -
#[test]
fn TTN_455_tomb_traitor() {
    check! { DeathKnight:
        EmptyDeck(Theirs), OnTheirTop("TTN_450t2"), OnTheirTop("TTN_450t3"), OnTop("TTN_450t"), Ally("CS2_186"),
        Enemy("CS2_186"), Enemy("CS2_182"), Play("TTN_455", Nothing), DeckCount(Theirs, 1), DeckCount(Mine, 20),
        Damage(Their(0), 3), Damage(Their(1), 3), Damage(My(0), 0), Damage(My(1), 0), Health(TheirHero, 30),
        Health(MyHero, 30), Play("TTN_455", Nothing), DeckCount(Theirs, 0), Damage(Their(0), 6), Crystals(10),
        Play("TTN_455", Nothing), Damage(Their(0), 6),
    }
    check! { DeathKnight:
        OnTop("TTN_450t"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 0), DeckCount(Theirs, 20),
        DeckCount(Mine, 20),
    }
    check! { DeathKnight:
        OnTheirTop("TTN_450t"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 3), DeckCount(Theirs, 20),
        IsInZone(Newest("TTN_450t"), Zone::Graveyard),
    }
    check! { DeathKnight:
        OnTheirTop("TTN_450t2"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 3), DeckCount(Theirs, 20),
        IsInZone(Newest("TTN_450t2"), Zone::Graveyard),
    }
    check! { DeathKnight:
        OnTheirTop("TTN_450t3"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 3), DeckCount(Theirs, 20),
        IsInZone(Newest("TTN_450t3"), Zone::Graveyard),
    }
}

/// Chained Guardian · Minion · 11 mana · 8/5 · **Rush, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
//~ done TTN_459 - 5f7ab26d -
#[test]
fn TTN_459_chained_guardian() {
    check! { DeathKnight:
        Give("TTN_459"), CostNow(InHand(0), 11), Play("TTN_454", On(TheirHero)), Damage(TheirHero, 3),
        CostNow(InHand(0), 9), Play("TTN_850", Nothing), DeckCount(Theirs, 25), CostNow(InHand(0), 6),
    }
    check! { DeathKnight:
        Give("TTN_459"), EndTurn, Play("TTN_454", On(MyHero)), DeckCount(Mine, 21), Damage(MyHero, 3), EndTurn,
        CostNow(InHand(0), 11),
    }
}

/// Staff of the Primus · Weapon · 1 mana · 1/3 durability · After your hero attacks, shuffle a random Plague into your opponent's deck.
//~ done TTN_736 - d947385f -
#[test]
fn TTN_736_staff_of_the_primus() {
    check! { DeathKnight:
        EmptyDeck(Theirs), Enemy("CS2_186"), Ally("CS2_182"), Play("TTN_736", Nothing), Attack(My(0), TheirHero),
        DeckCount(Theirs, 0), Force(Card("TTN_450t3")), Attack(MyHero, TheirHero), DeckCount(Theirs, 1),
        DeckCount(Mine, 19), IsInZone(Newest("TTN_450t3"), Zone::Deck),
    }
    check! { DeathKnight:
        Play("TTN_736", Nothing), EndTurn, Play("CS2_106", Nothing), EmptyDeck(Mine), EmptyDeck(Theirs),
        Attack(TheirHero, MyHero), DeckCount(Mine, 0), DeckCount(Theirs, 0),
    }
}

/// The Primus · Minion · 8 mana · 7/9 · **Titan** After this uses an ability, **Discover** a card with that Rune.
//~ done TTN_737 - d8c95e26 -
#[test]
fn TTN_737_the_primus() {
    check! { DeathKnight:
        Ally("TTN_737"), Enemy("CS2_182"), Enemy("CS2_231"), Use(My(0), 0, On(Their(0))), Choose(0),
        BoardCount(Theirs, 1), StatsNow(My(0), 7, 14), Health(MyHero, 35), HandCount(Mine, 1),
        HasNow(InHand(0), GameTag::COST_BLOOD),
    }
}

/// Runes of the Unholy · Spell · 0 mana · Summon two 3/3 Undead with **Taunt** and **Reborn**.
//~ done TTN_737t1 - e024206e -
#[test]
fn TTN_737t1_runes_of_the_unholy() {
    check! { DeathKnight:
        Ally("TTN_737"), Use(My(0), 1, Nothing), BoardCount(Mine, 3), HasNow(Newest("TTN_737t2"), GameTag::REBORN),
        Choose(0), HandCount(Mine, 1), HasNow(InHand(0), GameTag::COST_UNHOLY),
    }
}

/// Runes of Frost · Spell · 0 mana · The next spell you cast costs (3) less and has **Spell Damage +3**.
//~ done TTN_737t3 - 24ed6c80 -
#[test]
fn TTN_737t3_runes_of_frost() {
    check! { DeathKnight:
        Ally("TTN_737"), Use(My(0), 2, Nothing), Choose(0), HandCount(Mine, 1),
        HasNow(InHand(0), GameTag::COST_FROST), Give("CS2_029"), CostNow(InHand(1), 1), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 21), Give("CS2_029"), CostNow(InHand(1), 4),
    }
}

/// Frozen Over · Spell · Frost · 2 mana · Both players draw 2 cards. Your opponent can not play them next turn.
//~ done TTN_744 - 83909243 -
#[test]
fn TTN_744_frozen_over() {
    check! { DeathKnight:
        EmptyDeck(Mine), EmptyDeck(Theirs), OnTop("CS2_231"), OnTop("CS2_231"), OnTheirTop("CS2_231"),
        OnTheirTop("CS2_231"), OnTheirTop("CS2_172"), Play("TTN_744", Nothing), HandCount(Mine, 2),
        HandCount(Theirs, 2), Play("CS2_231", Nothing), EndTurn, Unplayable("CS2_172"), Play("CS2_231", Nothing),
        EndTurn, Damage(MyHero, 1), EndTurn, Damage(TheirHero, 1), Play("CS2_172", Nothing),
    }
    check! { DeathKnight:
        OnTop("CS2_231"), Play("TTN_744", Nothing), EndTurn, EndTurn, Play("CS2_231", Nothing), HandCount(Mine, 2),
        HandCount(Theirs, 3),
    }
}

/// Helya · Minion · 4 mana · 4/4 · **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
//~ done TTN_850 - a0aed66f -
#[test]
fn TTN_850_helya() {
    check! { DeathKnight: EmptyDeck(Theirs), Play("TTN_850", Nothing), DeckCount(Theirs, 3) }
    check! { DeathKnight:
        Enchant(Me, "TTN_850e1"), EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("CS2_182"),
        OnTheirTop("TTN_450t"), EndTurn, Damage(TheirHero, 2), HandCount(Theirs, 1), DeckCount(Theirs, 2),
    }
    // They come back behind all that is drawn in their place: once, and only when the deck was empty.
    check! { DeathKnight:
        Enchant(Me, "TTN_850e1"), Enchant(Me, "TTN_850e1"), EmptyDeck(Theirs), OnTheirTop("TTN_450t"),
        OnTheirTop("TTN_450t2"), EndTurn, Damage(TheirHero, 5), BoardCount(Mine, 1), HandCount(Theirs, 0),
        DeckCount(Theirs, 2),
    }
    // Those that the opponent of who drew them did not make unending stay away.
    check! { DeathKnight:
        EndTurn, Play("TTN_850", Nothing), DeckCount(Mine, 22), EmptyDeck(Mine), OnTop("CS2_182"), EndTurn,
        EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("TTN_450t"), EndTurn, Damage(TheirHero, 2),
        HandCount(Theirs, 2), DeckCount(Theirs, 0),
    }
    // A Plague that they draw stays in the deck.
    check! { DeathKnight:
        Play("TTN_850", Nothing), EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("TTN_450t"), EndTurn,
        HandCount(Theirs, 1), DeckCount(Theirs, 1), Restore(TheirHero, 30), Damage(TheirHero, 0),
    }
}

/// Distressed Kvaldir · Minion · Undead · 2 mana · 3/2 · **Deathrattle:** Shuffle two random Plagues into your opponent's deck.
//~ done TTN_450 - 4c8ca2cc -
#[test]
fn TTN_450_distressed_kvaldir() {
    check! { DeathKnight:
        Ally("TTN_450"), Force(Card("TTN_450t")), Force(Card("TTN_450t3")), Kill(My(0)), DeckCount(Theirs, 22),
        DeckCount(Mine, 19), IsInZone(Newest("TTN_450t"), Zone::Deck), IsInZone(Newest("TTN_450t3"), Zone::Deck), HandCount(Theirs, 0),
    }
}
