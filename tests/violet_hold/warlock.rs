//! Warlock cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aaa91854

/// Kabal Conspirator · Minion · 2 mana · 2/3 · **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
//~ done CAP_400 - 9fff6cdc -
#[test]
fn CAP_400_kabal_conspirator() {
    check! { Warlock:
        EmptyDeck(Theirs), Ally("CAP_400"), Kill(My(0)), DeckCount(Theirs, 2), DeckCount(Mine, 19), EndTurn,
        Damage(TheirHero, 1), BoardCount(Mine, 2), IsCard(My(0), "CAP_400t2t"), StatsNow(My(0), 3, 3), BoardCount(Theirs, 0),
        HandCount(Theirs, 0), DeckCount(Theirs, 0),
    }
}

/// Imp-formant · Minion · Demon · 3 mana · 3/3 · **Lifesteal Summoned When Drawn** *(for your opponent)*
//~ done CAP_400t2t - c14a273a -
#[test]
fn CAP_400t2t_imp_formant() {
    check! { Warlock:
        OnTheirTop("CS2_200"), OnTheirTop("CAP_400t2t"), EndTurn, DeckCount(Theirs, 20), BoardCount(Mine, 1),
        IsCard(My(0), "CAP_400t2t"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_200"),
    }
}

/// Corrupt Constable · Minion · 4 mana · 3/5 · **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
//~ done CAP_401 - 30cf360f -
#[test]
fn CAP_401_corrupt_constable() {
    check! { Warlock:
        OnTheirTop("CAP_400t2t"), OnTheirTop("CS2_200"), Play("CAP_401", Nothing), DeckCount(Theirs, 22), EndTurn,
        DeckCount(Theirs, 20), BoardCount(Mine, 2), IsCard(My(1), "CAP_400t2t"), StatsNow(My(1), 5, 5), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_200"),
    }
    check! { Warlock: OnTheirTop("CS2_200"), Play("CAP_401", Nothing), EndTurn, BoardCount(Mine, 1) }
    check! { Warlock:
        OnTheirTop("CAP_400t2t"), OnTheirTop("CAP_400t2t"), OnTheirTop("CS2_200"), Play("CAP_401", Nothing), EndTurn,
        BoardCount(Mine, 2), DeckCount(Theirs, 21),
    }
}

/// Follow the Evidence · Spell · 1 mana · Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
//~ done CAP_402 - 801eacf4 -
#[test]
fn CAP_402_follow_the_evidence() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_200"), Force(Entity(Nth(0))), Play("CAP_402", Nothing), DeckCount(Theirs, 21),
        DeckCount(Mine, 19), IsInZone(Newest("CAP_400t2t"), Zone::Deck), Play("CS2_182", Nothing), DeckCount(Theirs, 22),
        Crystals(10), Play("CS2_200", Nothing), DeckCount(Theirs, 22),
    }
    check! { Warlock:
        Crystals(5), Give("CS2_182"), Give("CS2_200"), ForbidOutcome(Entity(Nth(1))), Play("CAP_402", Nothing),
        Play("CS2_182", Nothing), DeckCount(Theirs, 22),
    }
    check! { Warlock:
        Give("CS2_182"), Play("CAP_402", Nothing), EndTurn, EndTurn, Play("CS2_182", Nothing), DeckCount(Theirs, 20),
    }
    check! { Warlock:
        Give("CS2_200"), Play("CAP_402", Nothing), EndTurn, Play("CAP_402", Nothing), Play("CS2_182", Nothing),
        DeckCount(Mine, 21), DeckCount(Theirs, 20),
    }
    // A minion that was returned to the hand has lost the effect.
    check! { Warlock:
        Give("CS2_182"), Play("CAP_402", Nothing), Play("CS2_182", Nothing), DeckCount(Theirs, 22), Crystals(10),
        Play("EX1_144", On(My(0))), HandCount(Mine, 1), Play("CS2_182", Nothing), DeckCount(Theirs, 22),
    }
    // Who is summoned was not played.
    check! { Warlock:
        Give("CS2_182"), Play("CAP_402", Nothing), Play("GVG_029", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1),
        DeckCount(Theirs, 21),
    }
    // Only one card has the effect.
    check! { Warlock:
        Give("CS2_231"), Give("CS2_172"), Force(Entity(InHand(0))), Play("CAP_402", Nothing), Play("CS2_172", Nothing),
        DeckCount(Theirs, 21),
    }
}

/// Frame Job · Spell · 5 mana · Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
//~ done CAP_403 - 00d9407d -
#[test]
fn CAP_403_frame_job() {
    check! { Warlock:
        Give("CAP_403"), Cost("CAP_403", 5), EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_120"),
        OnTheirTop("CS2_029"), Enemy("CS2_231"), Enemy("CS2_182"), Enemy("CS2_119"), Ally("CS2_231"),
        Force(Entity(Nth(4))), Force(Entity(Nth(6))), Play("CAP_403", Nothing), ChooseCard("CS2_200"), Dead(Nth(4)),
        Dead(Nth(6)), IsInZone(Nth(5), Zone::Play), BoardCount(Mine, 1), DeckCount(Theirs, 3), HandCount(Mine, 0), EndTurn,
        IsInZone(Nth(1), Zone::Hand),
    }
    check! { Warlock in Wild, Standard:
        EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_029"), OnTheirTop("CS2_029"), OnTheirTop("CS2_029"),
        OnTheirTop("CS2_029"), Enemy("CS2_231"), Ally("CS2_182"), ForbidOutcome(Card("CS2_029")), Play("CAP_403", Nothing),
        Choose(0), BoardCount(Mine, 1), EndTurn, IsCard(InTheirHand(0), "CS2_200"),
    }
}

/// Harsh Sentence · Spell · 2 mana · Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
//~ done CAP_404 - 35aa9bd6 -
#[test]
fn CAP_404_harsh_sentence() {
    check! { Warlock:
        Give("CAP_404"), Cost("CAP_404", 2), GiveThem("CS2_182"), GiveThem("CS2_029"), Give("CS2_182"),
        Play("CAP_404", Nothing), DeckCount(Theirs, 22), DeckCount(Mine, 19), IsInZone(Newest("CAP_400t2t"), Zone::Deck),
        StatsNow(Newest("CAP_400t2t"), 3, 3), CostNow(Nth(3), 4), EndTurn, CostNow(Nth(1), 6), CostNow(Nth(2), 4), EndTurn,
        CostNow(Nth(3), 4), EndTurn, CostNow(Nth(1), 4),
    }
}

/// Godfather Kazakus · Minion · 3 mana · 3/3 · **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
//~ done CAP_405 - 5291942a -
#[test]
fn CAP_405_godfather_kazakus() {
    check! { Warlock:
        DealDamage(MyHero, 20), Force(Card("CAP_405t4")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")),
        Force(Card("CAP_405t8")), Force(Card("CAP_405t3")), Force(Card("CAP_405t5")), Play("CAP_405", Nothing),
        ChooseCard("CAP_405t4"), ChooseCard("CAP_405t8"), ChooseCard("CAP_405tb1b"), HandCount(Mine, 1),
        IsCard(InHand(0), "CAP_405tb1"), Play("CAP_405tb1", Nothing), HandCount(Mine, 3), DeckCount(Mine, 16),
        Health(MyHero, 22),
    }
    check! { Warlock:
        DealDamage(MyHero, 20), Force(Card("CAP_405t4")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")),
        Force(Card("CAP_405t8")), Force(Card("CAP_405t3")), Force(Card("CAP_405t5")), Play("CAP_405", Nothing),
        ChooseCard("CAP_405t4"), ChooseCard("CAP_405t8"), ChooseCard("CAP_405tb2b"), IsCard(InHand(0), "CAP_405tb2"),
        Play("CAP_405tb2", Nothing), HandCount(Mine, 0), EndTurn, HandCount(Mine, 0), EndTurn, HandCount(Mine, 4),
        Health(MyHero, 22), EndTurn, EndTurn, HandCount(Mine, 5),
    }
    check! { Warlock:
        Enemy("CS2_182"), GiveThem("CS2_231"), GiveThem("CS2_172"), GiveThem("CS2_120"), Force(Card("CAP_405t3")),
        Force(Card("CAP_405t1")), Force(Card("CAP_405t4")), Force(Card("CAP_405t2")), Force(Card("CAP_405t5")),
        Force(Card("CAP_405t6")), Play("CAP_405", Nothing), ChooseCard("CAP_405t3"), ChooseCard("CAP_405t2"),
        ChooseCard("CAP_405tb3b"), IsCard(InHand(0), "CAP_405tb3"), Play("CAP_405tb3", Nothing), EndTurn, EndTurn, EndTurn,
        EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Theirs, 7), BoardCount(Theirs, 1), EndTurn, HandCount(Mine, 6),
        BoardCount(Theirs, 0), BoardCount(Mine, 2), HandCount(Theirs, 5),
    }
    check! { Warlock:
        Ally("CS2_182"), Give("CS2_182"), Give("CS2_029"), Force(Card("CAP_405t5")), Force(Card("CAP_405t1")),
        Force(Card("CAP_405t2")), Force(Card("CAP_405t9")), Force(Card("CAP_405t3")), Force(Card("CAP_405t4")),
        Play("CAP_405", Nothing), ChooseCard("CAP_405t5"), ChooseCard("CAP_405t9"), ChooseCard("CAP_405tb1b"),
        Crystals(10), Play("CAP_405tb1", Nothing), StatsNow(My(0), 7, 8), StatsNow(InHand(0), 7, 8),
        IsInZone(Newest("LOOT_368"), Zone::Play), StatsNow(Newest("LOOT_368"), 3, 9),
    }
    check! { Warlock:
        Give("CS2_182"), Force(Card("CAP_405t6")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")),
        Force(Card("CAP_405t7")), Force(Card("CAP_405t3")), Force(Card("CAP_405t4")), Play("CAP_405", Nothing),
        ChooseCard("CAP_405t6"), ChooseCard("CAP_405t7"), ChooseCard("CAP_405tb1b"), CostNow(InHand(0), 4),
        Crystals(10), Play("CAP_405tb1", Nothing), CostNow(InHand(0), 2), BoardCount(Mine, 4),
    }
    // The lengths of the first trial are no parts of the second.
    check! { Warlock:
        Ally("LOE_077"), Play("CAP_405", Nothing), Choose(0), Choose(0), ForbidOutcome(Card("CAP_405tb2b")),
        ChooseCard("CAP_405tb1b"), Choose(0), Choose(0), Choose(0), HandCount(Mine, 2),
    }
    // One of three, both times; twice with Brann Bronzebeard, of nine again.
    check! { Warlock:
        Force(Card("CAP_405t4")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")), Force(Card("CAP_405t8")),
        Force(Card("CAP_405t3")), Force(Card("CAP_405t5")), ForbidOutcome(Number(0)), Play("CAP_405", Nothing), Choose(0),
        Choose(0), ChooseCard("CAP_405tb1b"), HandCount(Mine, 1),
    }
    check! { Warlock:
        Ally("LOE_077"), Play("CAP_405", Nothing), Choose(0), Choose(0), ForbidOutcome(Number(9)), ChooseCard("CAP_405tb1b"),
        Choose(0), Choose(0), Choose(0), HandCount(Mine, 2),
    }
}

/// Detained for Destruction · Spell · 0 mana · Force each minion to attack another minion.
//~ done CAP_405t1 - c6d7f4b4 -
#[test]
fn CAP_405t1_detained_for_destruction() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_200"), Play("CAP_405t1", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1),
        Damage(Their(0), 4), Health(TheirHero, 30),
    }
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_186"), Play("CAP_405t1", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1),
        Damage(Their(0), 4),
    }
    check! { Warlock:
        Ally("CS2_182"), EndTurn, Play("CS2_182", Nothing), Play("CAP_405t1", Nothing), BoardCount(Mine, 0),
    }
}

/// Sentenced for Smuggling · Spell · 0 mana · Steal 2 cards from your opponent's hand.
//~ done CAP_405t3 - f997b4ec -
#[test]
fn CAP_405t3_sentenced_for_smuggling() {
    check! { Warlock:
        GiveThem("CS2_231"), GiveThem("CS2_172"), OnTheirTop("CS2_182"), Give("CS2_029"), Play("CAP_405t3", Nothing),
        HandCount(Theirs, 0), HandCount(Mine, 3), IsInZone(Nth(0), Zone::Hand), DeckCount(Theirs, 21),
    }
    check! { Warlock:
        GiveThem("CS2_231"), GiveThem("CS2_172"), GiveThem("CS2_120"), Play("CAP_405t3", Nothing), HandCount(Theirs, 1),
        HandCount(Mine, 2), DeckCount(Mine, 19),
    }
}

/// Rushed Trial · Spell · 7 mana · {0} {1}
//~ done CAP_405tb1 - 77573e55 -
#[test]
fn CAP_405tb1_rushed_trial() {
    check! { Warlock:
        DealDamage(MyHero, 20), Force(Card("CAP_405t4")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")),
        Force(Card("CAP_405t8")), Force(Card("CAP_405t3")), Force(Card("CAP_405t5")), Play("CAP_405", Nothing),
        ChooseCard("CAP_405t4"), ChooseCard("CAP_405t8"), ChooseCard("CAP_405tb1b"), Cost("CAP_405tb1", 7),
        Crystals(10), Play("CAP_405tb1", Nothing), HandCount(Mine, 3), Health(MyHero, 22),
        // That was all: nothing happens in the next turn, except that a card is drawn.
        EndTurn, EndTurn, HandCount(Mine, 4), Health(MyHero, 22),
    }
    // A trial into which no part was plotted does nothing.
    check! { Warlock: Play("CAP_405tb1", Nothing), HandCount(Mine, 0), DeckCount(Mine, 19) }
}

/// Rushed Trial · Spell · 7 mana · The trial finishes immediately!
//~ done CAP_405tb1b - f7413aba -
#[test]
fn CAP_405tb1b_rushed_trial() {
    check! { Warlock:
        Play("CAP_405", Nothing), Choose(0), Choose(0), ChooseCard("CAP_405tb1b"), HandCount(Mine, 1),
        IsCard(InHand(0), "CAP_405tb1"), CostNow(InHand(0), 7),
    }
}

/// Grueling Trial · Spell · 4 mana · In 1 turn, {0} {1}
//~ done CAP_405tb2 - 59ed9f8e -
#[test]
fn CAP_405tb2_grueling_trial() {
    check! { Warlock:
        DealDamage(MyHero, 20), Force(Card("CAP_405t4")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")),
        Force(Card("CAP_405t8")), Force(Card("CAP_405t3")), Force(Card("CAP_405t5")), Play("CAP_405", Nothing),
        ChooseCard("CAP_405t2"), ChooseCard("CAP_405t8"), ChooseCard("CAP_405tb2b"), HandCount(Mine, 1),
        Cost("CAP_405tb2", 4), Crystals(10), Play("CAP_405tb2", Nothing), EndTurn, Summon("CS2_182"),
        Health(MyHero, 10), BoardCount(Theirs, 1), EndTurn,
        // At the start of your turn and only of this one.
        Health(MyHero, 22), BoardCount(Theirs, 0), BoardCount(Mine, 2), EndTurn, Summon("CS2_182"), EndTurn,
        Health(MyHero, 22), BoardCount(Theirs, 1),
    }
}

/// Grueling Trial · Spell · 4 mana · The trial finishes at the start of your next turn.
//~ done CAP_405tb2b - 06cd91db -
#[test]
fn CAP_405tb2b_grueling_trial() {
    check! { Warlock:
        Play("CAP_405", Nothing), Choose(0), Choose(0), ChooseCard("CAP_405tb2b"), HandCount(Mine, 1),
        IsCard(InHand(0), "CAP_405tb2"), CostNow(InHand(0), 4),
    }
}

/// Unending Trial · Spell · 0 mana · In @ \|4(turn, turns), {0} {1}
/// - Numbers: {0} = 4
//~ done CAP_405tb3 - ba7421eb.ea228308 -
#[test]
fn CAP_405tb3_unending_trial() {
    check! { Warlock:
        DealDamage(MyHero, 20), Force(Card("CAP_405t8")), Force(Card("CAP_405t1")), Force(Card("CAP_405t2")),
        Force(Card("CAP_405t9")), Force(Card("CAP_405t3")), Force(Card("CAP_405t5")), Play("CAP_405", Nothing),
        ChooseCard("CAP_405t8"), ChooseCard("CAP_405t9"), ChooseCard("CAP_405tb3b"), HandCount(Mine, 1),
        Cost("CAP_405tb3", 0), Play("CAP_405tb3", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, Health(MyHero, 10), BoardCount(Mine, 1), EndTurn, Health(MyHero, 22), BoardCount(Mine, 2),
        IsCard(My(1), "LOOT_368"), EndTurn, EndTurn, BoardCount(Mine, 2), Health(MyHero, 22),
    }
}

/// Unending Trial · Spell · 0 mana · The trial finishes in 4 turns.
//~ done CAP_405tb3b - 3660b7ce -
#[test]
fn CAP_405tb3b_unending_trial() {
    check! { Warlock:
        Play("CAP_405", Nothing), Choose(0), Choose(0), ChooseCard("CAP_405tb3b"), HandCount(Mine, 1),
        IsCard(InHand(0), "CAP_405tb3"), CostNow(InHand(0), 0),
    }
}

/// Kabal Mastermind · Minion · 5 mana · 5/5 · **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
//~ done CAP_406 - 724c98ca -
#[test]
fn CAP_406_kabal_mastermind() {
    check! { Warlock:
        OnTheirTop("CAP_400t2t"), Play("CAP_406", Nothing), Kill(My(0)), Play("CS2_172", Nothing), StatsNow(My(0), 3, 2),
        EndTurn, DeckCount(Theirs, 19), BoardCount(Mine, 2), StatsNow(My(1), 5, 5),
    }
}

/// Ancient Augur · Minion · 4 mana · 2/6 · **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
//~ done JAIL_303 - e48b5dc4 -
#[test]
fn JAIL_303_ancient_augur() {
    check! { Warlock:
        GiveThem("CS2_231"), GiveThem("CS2_029"), Play("JAIL_303", Nothing), ChooseCard("CS2_029"),
        HandCount(Theirs, 2), HandCount(Mine, 0), Kill(My(0)), HandCount(Theirs, 1), IsInZone(Nth(1), Zone::Graveyard),
        // What was played is not discarded.
        Play("JAIL_303", Nothing), ChooseCard("CS2_231"), EndTurn, Play("CS2_231", Nothing), Kill(My(0)),
        HandCount(Theirs, 1), BoardCount(Theirs, 1),
    }
    check! { Warlock:
        // One of three, and of no others.
        GiveThem("CS2_231"), GiveThem("CS2_029"), GiveThem("CS2_182"), GiveThem("CS2_200"),
        Force(Entity(InTheirHand(3))), Force(Entity(InTheirHand(1))), Force(Entity(InTheirHand(0))),
        Play("JAIL_303", Nothing), ChooseCard("CS2_200"), Kill(My(0)), HandCount(Theirs, 3),
        IsInZone(Nth(3), Zone::Graveyard),
    }
    check! { Warlock:
        GiveThem("CS2_231"), GiveThem("CS2_029"), Play("JAIL_303", Nothing), ChooseCard("CS2_029"),
        Play("JAIL_303", Nothing), ChooseCard("CS2_231"), EndTurn, Play("JAIL_303", Nothing),
    }
    check! { Warlock:
        GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        Force(Number(0)), Force(Number(0)), Force(Number(0)), ForbidOutcome(Number(0)), Play("JAIL_303", Nothing), Choose(0),
    }
}

/// Imp Gang Stooge · Minion · Demon · 3 mana · 2/5 · **Taunt**. **Deathrattle:** Put two 8/8 Demons with **Taunt** and **Lifesteal** on the bottom of your deck.
//~ done JAIL_399 - 7bd575ab -
#[test]
fn JAIL_399_imp_gang_stooge() {
    check! { Warlock:
        Has("JAIL_399", GameTag::TAUNT), DeckOf(&["CS2_182"]), Ally("JAIL_399"), Kill(My(0)), DeckCount(Mine, 3),
        DeckCount(Theirs, 20), EndTurn, EndTurn, IsCard(InHand(0), "CS2_182"), EndTurn, EndTurn,
        IsCard(InHand(1), "JAIL_399t1"), StatsNow(InHand(1), 8, 8), EndTurn, EndTurn, IsCard(InHand(2), "JAIL_399t1"),
        DeckCount(Mine, 0),
    }
}

/// Godfrey the Betrayer · Minion · Undead · 4 mana · 5/4 · **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
//~ done JAIL_509 - a555fb32 -
#[test]
fn JAIL_509_godfrey_the_betrayer() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Action, Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Warlock).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let begin = |first: &str| {
        let mut list = vec![find("CS2_182"); 29];
        list.insert(0, find(first));
        let mine = Deck { hero: find("HERO_07"), cards: list, sideboards: Vec::new() };
        let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
        let options = Options { seed: 7, shuffle: false, mulligan: false, hand: 0, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        while game.players[PlayerId::First].hand.len() < 10 {
            game.draw_card(PlayerId::First, find("CS2_182"));
        }
        game
    };
    let turn = |game: &mut Game| (0..2).for_each(|_| game.act(Action::EndTurn).unwrap());
    let hand =
        |game: &Game| -> Vec<i16> { game.players[PlayerId::First].hand.iter().map(|id| game[id].cost).collect() };
    // Two cards without room come back, one for each place, and cost (1) less; no other card does.
    let mut game = begin("JAIL_509");
    turn(&mut game);
    turn(&mut game);
    let drawn = game.players[PlayerId::First].deck.len();
    assert_eq!(hand(&game), [4; 10]);
    let first = game.players[PlayerId::First].hand[0];
    game.discard_card(first);
    assert_eq!(hand(&game), [4, 4, 4, 4, 4, 4, 4, 4, 4, 3]);
    let first = game.players[PlayerId::First].hand[0];
    game.discard_card(first);
    assert_eq!(hand(&game), [4, 4, 4, 4, 4, 4, 4, 4, 3, 3]);
    let first = game.players[PlayerId::First].hand[0];
    game.discard_card(first);
    assert_eq!(hand(&game), [4, 4, 4, 4, 4, 4, 4, 3, 3]);
    assert_eq!(game.players[PlayerId::First].deck.len(), drawn);
    // Without it they are gone.
    let mut game = begin("CS2_182");
    turn(&mut game);
    let first = game.players[PlayerId::First].hand[0];
    game.discard_card(first);
    assert_eq!(hand(&game), [4; 9]);
}

/// Annihilation · Spell · 8 mana · Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
//~ done JAIL_510 - c000a6c9 -
#[test]
fn JAIL_510_annihilation() {
    check! { Warlock:
        DeckOf(&["CS2_064", "CS2_182", "EX1_310", "CS2_064"]), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Play("JAIL_510", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 2), IsInZone(Nth(0), Zone::Play),
        IsInZone(Nth(2), Zone::Play), DeckCount(Mine, 2),
    }
    check! { Warlock:
        DeckOf(&["CS2_064", "CS2_182", "EX1_310", "CS2_064"]), Ally("EX1_008"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_169"), Ally("CS2_182"), Play("JAIL_510", Nothing), BoardCount(Mine, 2),
        DeckCount(Mine, 2),
    }
}

/// Shadow Rounds · Spell · Shadow · 2 mana · Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
//~ done JAIL_515 - 37011544 -
#[test]
fn JAIL_515_shadow_rounds() {
    check! { Warlock:
        Targets("JAIL_515", &[EnemyMinion]), Ally("CS2_231"), Enemy("CS2_231"), Enemy("CS2_172"), Enemy("CS2_182"),
        Play("JAIL_515", On(Their(2))), Health(Their(2), 3), BoardCount(Theirs, 3), Force(Entity(Their(1))),
        Play("JAIL_515", On(Their(0))), BoardCount(Theirs, 1), Health(Their(0), 1), BoardCount(Mine, 1),
        Health(TheirHero, 30), Health(MyHero, 30), Play("JAIL_515", On(Their(0))), BoardCount(Theirs, 0),
        BoardCount(Mine, 1),
    }
    // What a Deathrattle summons can be hit next.
    check! { Warlock: Enemy("FP1_002"), Play("JAIL_515", On(Their(0))), BoardCount(Theirs, 0) }
}

/// Moragg · Minion · Demon · 9 mana · 6/5 · **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
//~ done JAIL_906 - 941cca18 -
#[test]
fn JAIL_906_moragg() {
    check! { Warlock:
        Give("JAIL_906"), Cost("JAIL_906", 9), Stats("JAIL_906", 6, 5), EmptyDeck(Mine), OnTop("CS2_065"),
        OnTop("CS2_182"), Ally("JAIL_906"), Kill(Nth(3)), IsInZone(Nth(1), Zone::Play), BoardCount(Mine, 1),
        DeckCount(Mine, 1), Kill(Nth(1)), BoardCount(Mine, 1), IsCard(My(0), "JAIL_906"), StatsNow(My(0), 6, 5),
    }
    check! { Warlock: Ally("JAIL_906"), Kill(Nth(0)), BoardCount(Mine, 0), DeckCount(Mine, 19) }
}
