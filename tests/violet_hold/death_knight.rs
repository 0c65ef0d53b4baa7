//! Death Knight cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46f35a75

/// Drink Blood · Spell · Shadow · 2 mana · **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
//~ done JAIL_441 - 50bd5469 -
#[test]
fn JAIL_441_drink_blood() {
    check! { DeathKnight:
        Give("JAIL_441"), Cost("JAIL_441", 2), Has("JAIL_441", GameTag::LIFESTEAL),
        Targets("JAIL_441", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), DealDamage(MyHero, 5), HeroPower(Nothing),
        Play("JAIL_441", On(Nth(1))), Health(Nth(1), 2), Health(MyHero, 28), HeroPower(Nothing), BoardCount(Mine, 2),
    }
}

/// Disguised Doctor · Minion · 1 mana · 5/1 · Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
//~ done JAIL_442 - 607e81a8 -
#[test]
fn JAIL_442_disguised_doctor() {
    check! { DeathKnight:
        PlayOption("JAIL_442", 1, Nothing), IsCard(Their(0), "JAIL_442"), Kill(Nth(0)), DeckCount(Theirs, 24),
        DeckCount(Mine, 19), IsInZone(Newest("JAIL_443t"), Zone::Deck),
    }
    check! { DeathKnight: Play("JAIL_442", Nothing), Kill(Nth(0)), DeckCount(Mine, 23), DeckCount(Theirs, 20) }
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_442a e1a1d7b3 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_442a_detected() {
    unwritten("JAIL_442a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_442b ff48584d ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_442b_disguised() {
    unwritten("JAIL_442b");
}

/// The Living Plague · Minion · Undead · 6 mana · 8/8 · **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
//~ done JAIL_443 - e5dea8ca -
#[test]
fn JAIL_443_the_living_plague() {
    check! { DeathKnight:
        Play("JAIL_443", Nothing), Ally("CS2_131"), EmptyDeck(Theirs), Attack(My(0), TheirHero),
        Health(TheirHero, 30), DeckCount(Theirs, 8), DeckCount(Mine, 19), Attack(My(1), TheirHero),
        Health(TheirHero, 28), DeckCount(Theirs, 8), EndTurn, HandCount(Theirs, 0), DeckCount(Theirs, 0),
        Health(TheirHero, 11),
    }
    check! { DeathKnight:
        // At the bottom, if the dice say so.
        Ally("JAIL_443"), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)),
        Force(Number(0)), Force(Number(0)), Force(Number(0)), Attack(My(0), TheirHero), DeckCount(Theirs, 28), EndTurn,
        Health(TheirHero, 30), HandCount(Theirs, 1),
    }
    // Each time.
    check! { Mage:
        Ally("JAIL_443"), Attack(My(0), TheirHero), DeckCount(Theirs, 28), Ready(My(0)), Attack(My(0), TheirHero),
        DeckCount(Theirs, 36), Health(TheirHero, 30),
    }
    // My own hero is no exception.
    check! { DeathKnight:
        Ally("JAIL_443"), Enemy("EX1_533"), Force(Entity(MyHero)), Attack(My(0), TheirHero), Health(MyHero, 30),
        DeckCount(Mine, 27), Health(TheirHero, 30),
    }
}

/// Sawbones · Minion · 5 mana · 5/3 · **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
//~ done JAIL_444 - 6ffc7ada -
#[test]
fn JAIL_444_sawbones() {
    check! { DeathKnight:
        Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_182"), Play("JAIL_444", Nothing), Mana(7), HandCount(Mine, 2),
        BoardCount(Mine, 1), IsCard(My(0), "JAIL_444"), BoardCount(Theirs, 1),
        // Nobody else is there.
        Kill(My(0)), Crystals(10), Play("JAIL_444", Nothing), Mana(5), HandCount(Mine, 2),
    }
}

/// Blood Doctor Thal'ena · Minion · Undead · 4 mana · 4/5 · **Battlecry:** Get a second Hero Power that costs **Corpses**.
//~ done JAIL_446 - f3b9dcc5 -
#[test]
fn JAIL_446_blood_doctor_thalena() {
    check! { DeathKnight:
        GainCorpses(5), Ally("CS2_182"), Play("JAIL_446", Nothing), IsCard(MyPower, "HERO_11bp"), Mana(6),
        Use(Newest("JAIL_446hp"), 0, On(My(0))), StatsNow(My(0), 7, 5), Corpses(Mine, 2), Mana(6), CannotAct(Newest("JAIL_446hp")),
        HeroPower(Nothing), BoardCount(Mine, 3), EndTurn, EndTurn, GainCorpses(2), CannotAct(Newest("JAIL_446hp")), GainCorpses(3),
        Use(Newest("JAIL_446hp"), 0, On(My(0))), StatsNow(My(0), 10, 5), Corpses(Mine, 0), Play("CS2_231", Nothing),
        Play("JAIL_446", Nothing), GainCorpses(3), Use(Newest("JAIL_446hp"), 0, On(My(1))), StatsNow(My(1), 7, 5), EndTurn, EndTurn,
    }
}

/// Vampyr's Kiss · Hero Power · 3 mana · Give a minion +3 Attack. This costs **Corpses** instead of Mana.
//~ done JAIL_446hp - 0252137b -
#[test]
fn JAIL_446hp_vampyrs_kiss() {
    check! { DeathKnight:
        HasHeroPower("JAIL_446hp"), Ally("CS2_182"), CannotAct(MyPower), GainCorpses(4), HeroPower(On(My(0))),
        StatsNow(My(0), 7, 5), Corpses(Mine, 1), Mana(10),
    }
    check! { DeathKnight:
        HasHeroPower("JAIL_446hp"), Summon("ICC_903"), Ally("CS2_182"), GainCorpses(4), HeroPower(On(My(0))),
        StatsNow(My(1), 4, 5),
    }
}
