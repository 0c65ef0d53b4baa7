//! Neutral cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 09a3e758

/// Mecha'thun · Minion · Mech · 10 mana · 10/10 · **Deathrattle:** If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
//~ done BOT_424 - ce496781 -
#[test]
fn BOT_424_mechathun() {
    check! { Mage:
        Cost("BOT_424", 10), Stats("BOT_424", 10, 10), EmptyDeck(Mine), Ally("BOT_424"), Kill(My(0)), Won(Mine),
    }
    check! { Mage: EmptyDeck(Mine), Ally("BOT_424"), Ally("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0) }
    check! { Mage: EmptyDeck(Mine), Ally("BOT_424"), Give("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0) }
    check! { Mage: EmptyDeck(Mine), Ally("BOT_424"), OnTop("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0) }
}

/// Bomb · Spell · 5 mana · **Casts When Drawn** You take 5 damage.
//~ done BOT_511t - 306b0b57 -
#[test]
fn BOT_511t_bomb() {
    check! { Mage:
        Give("BOT_511t"), Cost("BOT_511t", 5), OnTop("CS2_231"), OnTop("BOT_511t"), EndTurn, EndTurn,
        DeckCount(Mine, 19), Damage(MyHero, 5), Damage(TheirHero, 0), HandCount(Mine, 2), IsCard(InHand(1), "CS2_231"),
    }
}

/// Augmented Elekk · Minion · Mech · Beast · 3 mana · 3/4 · Whenever you shuffle a card into a deck, shuffle in an extra copy.
//~ done BOT_559 - d712a1c3 -
#[test]
fn BOT_559_augmented_elekk() {
    check! { Warrior:
        Ally("BOT_559"), EmptyDeck(Mine), EmptyDeck(Theirs), Play("LOE_079", Nothing), DeckCount(Mine, 2),
        EmptyDeck(Mine), EndTurn, Damage(TheirHero, 1), Play("LOE_079", Nothing), DeckCount(Theirs, 1),
    }
    // It is shuffled in by me, into either deck; two of them make one extra copy each.
    check! { Warrior:
        Ally("BOT_559"), EmptyDeck(Mine), EmptyDeck(Theirs), Play("LOE_111", Nothing), DeckCount(Theirs, 2),
        Health(My(0), 1),
    }
    check! { Warrior:
        Ally("BOT_559"), Ally("BOT_559"), EmptyDeck(Mine), EmptyDeck(Theirs), Play("LOE_079", Nothing),
        DeckCount(Mine, 3), Play("LOE_111", Nothing), DeckCount(Theirs, 3), Health(My(0), 1), Health(My(1), 1),
    }
    // It answers each time, not once a turn.
    check! { Hunter:
        Ally("BOT_559"), Ally("CFM_324"), Ally("CFM_324"), Kill(Nth(1)), Kill(Nth(2)), DeckCount(Mine, 23),
    }
    // The opponent's deck gets an extra copy each time.
    check! { Warrior:
        Ally("BOT_559"), EmptyDeck(Theirs), Play("LOE_111", Nothing), Restore(My(0), 3), Play("LOE_111", Nothing),
        DeckCount(Theirs, 4), Health(My(0), 1),
    }
}

/// Subject 9 · Minion · Mech · Beast · 5 mana · 4/4 · **Battlecry:** Draw 5 different **Secrets** from your deck.
//~ done BOT_573 - 4371bf22 -
#[test]
fn BOT_573_subject_9() {
    check! { Mage:
        DeckOf(&["EX1_287", "EX1_289", "CS2_182", "EX1_287"]), Play("BOT_573", Nothing), DeckCount(Mine, 2),
        HandCount(Mine, 2),
    }
    check! { Mage:
        DeckOf(&["EX1_287", "EX1_289", "CS2_182", "EX1_287"]), EndTurn, Play("BOT_573", Nothing), DeckCount(Mine, 4),
    }
}

/// Whizbang the Wonderful · Minion · 4 mana · 4/5 · You start the game with one of Whizbang's Wonderful Decks!
//~ done BOT_914 - 3e853efd -
#[test]
fn BOT_914_whizbang_the_wonderful() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mine = Deck { hero: find("HERO_08"), cards: vec![find("BOT_914")], sideboards: Vec::new() };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let mut heroes = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let begin =
            || Game::new(cards, ByPlayer([&mine, &theirs]), None, Options { seed, ..Options::default() }).unwrap();
        let game = begin();
        let side = &game.players[PlayerId::First];
        let list: Vec<_> = side.deck.iter().chain(side.hand.iter()).map(|id| game[id].card).collect();
        assert_eq!(list.len(), 30);
        assert!(!list.contains(&find("BOT_914")) && side.deck.iter().all(|id| game[id].started_in_deck));
        let hero = cards.get(game[side.hero.unwrap()].card);
        assert_eq!(side.class, hero.class);
        heroes.insert(hero.id);
        // The other deck stays, and the same seed brings the same deck.
        let other = &game.players[PlayerId::Second];
        assert!(other.deck.iter().all(|id| game[id].card == find("CS2_182")));
        assert_eq!(begin().canonical_hash(), game.canonical_hash());
    }
    assert_eq!(heroes.len(), 9, "{heroes:?}");
    check! { Mage: Play("BOT_914", Nothing), StatsNow(My(0), 4, 5), DeckCount(Mine, 19) }
}

/// Unpowered Mauler · Minion · Mech · 2 mana · 2/4 · Can only attack if you cast a spell this turn.
//~ done BOT_098 - 26c860ef -
#[test]
fn BOT_098_unpowered_mauler() {
    check! { Mage:
        Ally("BOT_098"), CannotAttack(My(0), TheirHero), Play("CS2_182", Nothing), CannotAttack(My(0), TheirHero),
        Play("GAME_005", Nothing), Attack(My(0), TheirHero), Health(TheirHero, 28), EndTurn, Play("GAME_005", Nothing),
        EndTurn, CannotAttack(My(0), TheirHero),
    }
}

/// Loose Specimen · Minion · Beast · 5 mana · 6/6 · **Battlecry:** Deal 6 damage randomly split among other friendly minions.
//~ done BOT_544 - 4471e818 -
#[test]
fn BOT_544_loose_specimen() {
    check! { Mage:
        Ally("CS2_186"), Enemy("CS2_186"), Play("BOT_544", Nothing), Damage(My(0), 6), Damage(Their(0), 0),
        Damage(My(1), 0), Health(MyHero, 30),
    }
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_172"), Play("BOT_544", Nothing), BoardCount(Mine, 1), Health(MyHero, 30),
        Health(TheirHero, 30),
    }
}

/// Star Aligner · Minion · 7 mana · 7/7 · **Battlecry:** If you control 3 minions with 7 Health, deal 7 damage to all enemies.
//~ done BOT_552 - 15e7d772 -
#[test]
fn BOT_552_star_aligner() {
    check! { Mage:
        Ally("CS2_186"), Ally("CS2_186"), Enemy("CS2_232"), Enemy("CS2_232"), Play("BOT_552", Nothing),
        Damage(Their(0), 7), Damage(Their(1), 7), Health(TheirHero, 23), Damage(My(0), 0), Health(MyHero, 30),
    }
    check! { Mage:
        Ally("CS2_186"), Enemy("CS2_186"), Play("BOT_552", Nothing), Damage(Their(0), 0), Health(TheirHero, 30),
    }
    check! { Mage:
        Ally("CS2_186"), Ally("CS2_186"), DealDamage(My(0), 1), Enemy("CS2_186"), Play("BOT_552", Nothing),
        Damage(Their(0), 0), Health(TheirHero, 30),
    }
}
