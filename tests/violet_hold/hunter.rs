//! Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a01d0369

/// Smuggled Shovel · Weapon · 1 mana · 1/2 durability · **Deathrattle:** Draw a spell that didn't start in your deck.
//~ done JAIL_380 - 24582bb5 -
#[test]
fn JAIL_380_smuggled_shovel() {
    check! { Hunter:
        Give("JAIL_380"), Cost("JAIL_380", 1), Stats("JAIL_380", 1, 2), OnTop("AT_001"), OnTop("AT_001"),
        OnTop("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Ally("JAIL_380"), Play("CS2_106", Nothing),
        DeckCount(Mine, 21), HandCount(Mine, 2), CostNow(Nth(2), 5), IsInZone(Nth(2), Zone::Hand),
        TagNow(Nth(2), GameTag::SPELLPOWER, 0),
    }
    check! { Hunter: DeckOf(&["CS2_029"]), Ally("JAIL_380"), Kill(MyWeapon), HandCount(Mine, 0) }
}

/// King of the Underbelly · Minion · Beast · 6 mana · 6/5 · While building your deck, pick 3 contraband Beasts. **Battlecry: Discover** one. It costs (3) less.
//~ done JAIL_831 - e3acf0f0 -
#[test]
fn JAIL_831_king_of_the_underbelly() {
    use cardwright_engine::state::{ByPlayer, OfferedOption};
    use cardwright_engine::{Action, Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Hunter).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let king = find("JAIL_831");
    let sideboards = ["EDR_259", "DINO_401", "EDR_471"].map(|beast| (king, find(beast))).to_vec();
    let mine = Deck { hero: find("HERO_05"), cards: vec![king], sideboards };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let mut game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
    game.set_mana(PlayerId::First, 10);
    let play = game.options().iter().find(|it| matches!(it, Action::Play { .. })).copied().unwrap();
    game.act(play).unwrap();
    let id = |offer: &OfferedOption| if let OfferedOption::Entity(id) = offer { Some(*id) } else { None };
    let offered: Vec<_> = game.offered().iter().filter_map(id).collect();
    let mut shown: Vec<_> = offered.iter().map(|id| game.cards.get(game[*id].card).id).collect();
    shown.sort_unstable();
    assert_eq!(shown, ["DINO_401", "EDR_259", "EDR_471"]);
    game.act(Action::Choose(1)).unwrap();
    let hand = game.players[PlayerId::First].hand;
    assert_eq!((hand.len(), hand[0]), (1, offered[1]));
    assert_eq!(game[hand[0]].cost, game.cards.get(game[hand[0]].card).cost - 3);
    // Nothing was picked: nothing is offered.
    check! { Hunter: Play("JAIL_831", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1), EndTurn }
}

/// Beast Tripwire · Spell · 4 mana · Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
//~ done JAIL_879 - f511dfd4 -
#[test]
fn JAIL_879_beast_tripwire() {
    check! { Hunter in Wild, Standard:
        EmptyDeck(Mine), Force(Card("EX1_028")), ForbidOutcome(Card("CS2_182")), Play("JAIL_879", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "EX1_028"), DeckCount(Mine, 2),
    }
    // What is drawn is cast, and another card is drawn for it.
    check! { Hunter in Wild, Standard:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("JAIL_879t"), Force(Card("EX1_028")), Play("EX1_015", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "EX1_028"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), DeckCount(Mine, 0),
    }
}

/// Tripped Beast Tripwire · Spell · 4 mana · **Casts When Drawn** Summon a random 5-Cost Beast.
//~ done JAIL_879t - 0dd8c136 -
#[test]
fn JAIL_879t_tripped_beast_tripwire() {
    // What is drawn is cast, and another card is drawn for it.
    check! { Hunter in Wild, Standard:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("JAIL_879t"), Force(Card("EX1_028")), Play("EX1_015", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "EX1_028"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), DeckCount(Mine, 0),
    }
}

/// Tripped Arcane Tripwire · Spell · Arcane · 3 mana · **Casts When Drawn** Deal $4 damage split among all enemies.
//~ done JAIL_881t - ee156b2a -
#[test]
fn JAIL_881t_tripped_arcane_tripwire() {
    // What is drawn is cast, and another card is drawn for it.
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("JAIL_881t"), Play("EX1_015", Nothing), Health(TheirHero, 26),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), DeckCount(Mine, 0),
    }
}

/// R4T-C4TCH3R · Minion · Mech · 3 mana · 4/2 · **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
//~ done JAIL_882 - 1c4ef5cb -
#[test]
fn JAIL_882_r4t_c4tch3r() {
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_024", "CS2_182"]), OnTheirTop("CS2_029"), Play("JAIL_882", Nothing),
        DeckCount(Mine, 5), DeckCount(Theirs, 21), Ally("JAIL_882"), Kill(My(0)), HandCount(Mine, 1),
        DeckCount(Mine, 4), Kill(My(0)), HandCount(Mine, 2), DeckOf(&["CS2_182"]), Ally("JAIL_882"), Kill(My(0)),
        HandCount(Mine, 2),
    }
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_024", "CS2_182"]), Force(Number(0)), Force(Number(0)), Play("JAIL_882", Nothing),
        DeckCount(Mine, 5), EndTurn, EndTurn, IsCard(InHand(0), "CS2_182"),
    }
}
