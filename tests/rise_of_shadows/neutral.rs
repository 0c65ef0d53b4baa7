//! Neutral cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6acd6053

/// Hench-Clan Hag · Minion · 4 mana · 3/3 · **Battlecry:** Summon two 1/1 Amalgams with all minion types.
//~ done DAL_087 - 4be2d693 -
#[test]
fn DAL_087_hench_clan_hag() {
    check! { Mage:
        Give("DAL_087"), Cost("DAL_087", 4), Stats("DAL_087", 3, 3), Play("DAL_087", Nothing), BoardCount(Mine, 3),
        IsCard(My(0), "DAL_087t"), IsCard(My(2), "DAL_087t"), StatsNow(My(0), 1, 1), StatsNow(My(2), 1, 1), Crystals(10),
        Play("DS1_070", On(My(0))), StatsNow(My(0), 3, 3), Play("EX1_596", On(My(0))), StatsNow(My(0), 5, 5),
    }
}

/// Amalgam · Minion · All · 1 mana · 1/1 · *This has all minion types.*
//~ done DAL_087t - 987b5197 -
#[test]
fn DAL_087t_amalgam() {
    check! { Mage:
        Give("DAL_087t"), Cost("DAL_087t", 1), Stats("DAL_087t", 1, 1), Play("DAL_087t", Nothing),
        Play("DS1_070", On(Nth(0))), StatsNow(Nth(0), 3, 3), Play("EX1_596", On(Nth(0))), StatsNow(Nth(0), 5, 5),
    }
}

/// Portal Overfiend · Minion · Demon · 6 mana · 5/6 · **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
//~ done DAL_565 - 0dfcecd5 -
#[test]
fn DAL_565_portal_overfiend() {
    check! { Rogue:
        EmptyDeck(Mine), Play("DAL_565", Nothing), DeckCount(Mine, 3), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 0), DeckCount(Mine, 0), Damage(MyHero, 1), BoardCount(Mine, 4), IsCard(My(1), "DAL_582t2"),
    }
}

/// Archivist Elysiana · Minion · 8 mana · 7/7 · **Battlecry: Discover** 5 cards. Replace your deck with 2 copies of each.
//~ done DAL_736 - e2e0199c -
#[test]
fn DAL_736_archivist_elysiana() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182"]), Force(Card("CS2_029")), Play("DAL_736", Nothing),
        ChooseCard("CS2_029"), Choose(0), Choose(0), Choose(0), Choose(0), DeckCount(Mine, 10), HandCount(Mine, 0),
        BoardCount(Mine, 1),
    }
    // Brann Bronzebeard: the second time the deck is replaced by five other cards.
    check! { Mage:
        Ally("LOE_077"), Play("DAL_736", Nothing), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0), Choose(0),
        Choose(0), Choose(0), Choose(0), Choose(0), DeckCount(Mine, 10),
    }
}

/// Zayle, Shadow Cloak · Minion · 2 mana · 3/2 · You start the game with one of Zayle's EVIL Decks!
//~ done DAL_800 - 60c22a8f -
#[test]
fn DAL_800_zayle_shadow_cloak() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mine = Deck { hero: find("HERO_08"), cards: vec![find("DAL_800")], sideboards: Vec::new() };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let mut heroes = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game = Game::new(cards, ByPlayer([&mine, &theirs]), None, Options { seed, ..Options::default() }).unwrap();
        let side = &game.players[PlayerId::First];
        assert_eq!(side.deck.len() + side.hand.len(), 30);
        heroes.insert(cards.get(game[side.hero.unwrap()].card).id);
    }
    // The Priest of Lazul, Togwaggle's Rogue, Hagatha's Shaman, Rafaam's Warlock, and Boom's Warrior.
    assert_eq!(heroes.into_iter().collect::<Vec<_>>(), ["HERO_01", "HERO_02", "HERO_03", "HERO_07", "HERO_09"]);
    check! { Mage: Play("DAL_800", Nothing), StatsNow(My(0), 3, 2), DeckCount(Mine, 19) }
}

/// Hecklebot · Minion · Mech · 4 mana · 3/8 · **Taunt Battlecry:** Your opponent summons a minion from their deck.
//~ done DAL_058 - bb23bc0a -
#[test]
fn DAL_058_hecklebot() {
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_029"), Play("DAL_058", Nothing),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_200"), DeckCount(Theirs, 1), BoardCount(Mine, 1), DeckCount(Mine, 19),
        HasNow(My(0), GameTag::TAUNT), HandCount(Theirs, 0),
    }
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("DAL_058", Nothing), BoardCount(Theirs, 0), DeckCount(Theirs, 1),
    }
}

/// Spellward Jeweler · Minion · 3 mana · 3/4 · **Battlecry:** Your hero is **Elusive** until next turn.
//~ done DAL_081 - e91e13d0 -
#[test]
fn DAL_081_spellward_jeweler() {
    check! { Mage:
        Ally("CS2_182"), Play("DAL_081", Nothing), HasNot(TheirHero, GameTag::ELUSIVE), EndTurn, Give("CS2_029"),
        GiveThem("CS2_029"), CannotTarget("CS2_029", MyHero), Play("CS2_029", On(My(0))), EndTurn,
        Play("CS2_029", On(MyHero)), Health(MyHero, 24),
    }
}

/// Arcane Watcher · Minion · 3 mana · 5/6 · Can't attack unless you have **Spell Damage**.
//~ done DAL_434 - 40e7bf6d -
#[test]
fn DAL_434_arcane_watcher() {
    check! { Mage:
        Ally("DAL_434"), CannotAttack(My(0), TheirHero), Enemy("CS2_142"), CannotAttack(My(0), TheirHero),
        Ally("CS2_142"), Attack(My(0), TheirHero), Health(TheirHero, 25),
    }
    check! { Mage: Ally("DAL_434"), Ally("CS2_142"), Kill(My(1)), CannotAttack(My(0), TheirHero) }
}

/// Unseen Saboteur · Minion · Undead · 6 mana · 5/6 · **Battlecry:** Your opponent casts a random spell from their hand *(targets chosen randomly*).
//~ done DAL_538 - 7475ac45 -
#[test]
fn DAL_538_unseen_saboteur() {
    check! { Mage:
        GiveThem("CS2_182"), GiveThem("CS2_023"), Play("DAL_538", Nothing), HandCount(Theirs, 3),
        IsInZone(Nth(1), Zone::Graveyard), IsInZone(Nth(0), Zone::Hand), HandCount(Mine, 0), DeckCount(Theirs, 18),
    }
    check! { Mage: GiveThem("CS2_182"), Play("DAL_538", Nothing), HandCount(Theirs, 1), BoardCount(Theirs, 0) }
    check! { Mage:
        GiveThem("CS2_029"), Force(Entity(TheirHero)), Play("DAL_538", Nothing), Health(TheirHero, 24),
        HandCount(Theirs, 0),
    }
}

/// Barista Lynchen · Minion · 5 mana · 4/5 · **Battlecry:** Add a copy of each of your other **Battlecry** minions to your hand.
//~ done DAL_546 - d261e7d2 -
#[test]
fn DAL_546_barista_lynchen() {
    check! { Mage:
        Ally("CS2_189"), Ally("CS2_182"), Ally("EX1_066"), Enemy("CS2_147"), Play("DAL_546", Nothing),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_189"), IsCard(InHand(1), "EX1_066"), BoardCount(Mine, 4),
        HandCount(Theirs, 0),
    }
}

/// Chef Nomi · Minion · 7 mana · 6/6 · **Battlecry:** If your deck is empty, summon six 6/6 Greasefire Elementals.
//~ done DAL_554 - f67ccd17 -
#[test]
fn DAL_554_chef_nomi() {
    check! { Mage:
        EmptyDeck(Mine), Play("DAL_554", Nothing), BoardCount(Mine, 7), IsInZone(Newest("DAL_554t"), Zone::Play),
        StatsNow(Newest("DAL_554t"), 6, 6), BoardCount(Theirs, 0),
    }
    check! { Mage: EmptyDeck(Mine), OnTop("CS2_231"), EmptyDeck(Theirs), Play("DAL_554", Nothing), BoardCount(Mine, 1) }
}

/// Archmage Vargoth · Minion · 4 mana · 2/6 · At the end of your turn, cast a spell you've cast this turn *(targets are random*).
//~ done DAL_558 - 23154cff -
#[test]
fn DAL_558_archmage_vargoth() {
    check! { Mage:
        Play("DAL_558", Nothing), Play("CS2_023", Nothing), HandCount(Mine, 2), EndTurn, HandCount(Mine, 4), EndTurn,
        HandCount(Mine, 5), EndTurn, HandCount(Mine, 5),
    }
    check! { Mage:
        Play("CS2_023", Nothing), HandCount(Mine, 2), EndTurn, EndTurn, Play("DAL_558", Nothing), EndTurn,
        HandCount(Mine, 3), Play("CS2_023", Nothing), HandCount(Theirs, 4), EndTurn, HandCount(Mine, 4),
        HandCount(Theirs, 4),
    }
}

/// Batterhead · Minion · 8 mana · 3/12 · **Rush**. After this attacks and kills a minion, it may attack again.
//~ done DAL_592 - 217a8f64 -
#[test]
fn DAL_592_batterhead() {
    check! { Mage:
        Has("DAL_592", GameTag::RUSH), Ally("DAL_592"), Enemy("CS2_172"), Enemy("CS2_172"), Attack(My(0), Their(0)),
        Attack(My(0), Their(0)), Dead(Nth(2)), Attack(My(0), TheirHero), Health(TheirHero, 27),
        CannotAttack(My(0), TheirHero),
    }
    check! { Mage: Ally("DAL_592"), Enemy("CS2_182"), Attack(My(0), Their(0)), CannotAttack(My(0), Their(0)) }
}

/// Faceless Rager · Minion · 3 mana · 5/1 · **Battlecry:** Copy a friendly minion's Health.
//~ done DAL_744 - c39038cc -
#[test]
fn DAL_744_faceless_rager() {
    check! { Mage:
        Targets("DAL_744", &[FriendlyMinion]), Ally("CS2_200"), DealDamage(My(0), 2), Play("DAL_744", On(My(0))),
        StatsNow(My(1), 5, 5), StatsNow(My(0), 6, 5),
    }
    check! { Mage: Enemy("CS2_200"), Play("DAL_744", Nothing), StatsNow(My(0), 5, 1) }
}

/// Flight Master · Minion · 3 mana · 3/4 · **Battlecry:** Summon a 2/2 Gryphon for each player.
//~ done DAL_747 - 05a36c50 -
#[test]
fn DAL_747_flight_master() {
    check! { Mage:
        Play("DAL_747", Nothing), BoardCount(Mine, 2), IsCard(My(1), "DAL_747t"), StatsNow(My(1), 2, 2), BoardCount(Theirs, 1),
        IsCard(Their(0), "DAL_747t"),
    }
}

/// Recurring Villain · Minion · 5 mana · 3/6 · **Deathrattle:** If this minion has 4 or more Attack, resummon it.
//~ done DAL_749 - 814dfd7b -
#[test]
fn DAL_749_recurring_villain() {
    check! { Mage: Ally("DAL_749"), Kill(My(0)), BoardCount(Mine, 0) }
    check! { Mage:
        Ally("DAL_749"), Enchant(My(0), "CS2_092e"), StatsNow(My(0), 7, 10), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "DAL_749"), StatsNow(My(0), 3, 6), BoardCount(Theirs, 0), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { Mage: Ally("DAL_749"), Play("CS2_046", Nothing), Kill(My(0)), BoardCount(Mine, 1) }
}

/// Mad Summoner · Minion · Demon · 6 mana · 4/4 · **Battlecry:** Fill each player's board with 1/1 Imps.
//~ done DAL_751 - b52604cf -
#[test]
fn DAL_751_mad_summoner() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("DAL_751", Nothing), BoardCount(Mine, 7), BoardCount(Theirs, 7),
        IsCard(My(6), "DAL_751t"), IsCard(Their(6), "DAL_751t"), StatsNow(Their(1), 1, 1), IsCard(My(0), "CS2_182"),
    }
}

/// Jepetto Joybuzz · Minion · 8 mana · 6/6 · **Battlecry:** Draw 2 minions from your deck. Set their Attack, Health, and Cost to 1.
//~ done DAL_752 - 902dbfb6 -
#[test]
fn DAL_752_jepetto_joybuzz() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_200", "CS2_029"]), Play("DAL_752", Nothing), HandCount(Mine, 2), StatsNow(InHand(0), 1, 1),
        CostNow(InHand(0), 1), StatsNow(InHand(1), 1, 1), CostNow(InHand(1), 1), DeckCount(Mine, 1), IsInZone(Nth(2), Zone::Deck),
    }
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), Give("CS2_182"), Play("DAL_752", Nothing), HandCount(Mine, 2),
        StatsNow(InHand(0), 4, 5), CostNow(InHand(0), 4), StatsNow(InHand(1), 1, 1),
    }
}
