//! Agents: their names, and what their searches use of a game.
use std::collections::HashSet;
use std::hash::BuildHasher;

use cardwright_arena::agent::search::key::BuildStateHasher;
use cardwright_arena::agent::search::{Budget, Search, Searcher, Worlds, chance, lethal};
use cardwright_arena::agent::{Agent, AgentKind};
use cardwright_arena::deck;
use cardwright_arena::registry::cards;
use cardwright_data::CardSet;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Deck, Game, Options};

#[test]
fn agents_are_named_as_they_are_written() {
    for name in ["random", "greedy", "search:ms=50", "search:playouts=200"] {
        assert_eq!(name.parse::<AgentKind>().expect(name).to_string(), name);
    }
    for name in ["clever", "search", "search:ms", "search:ms=0", "search:ms=-1", "search:years=2"] {
        assert!(name.parse::<AgentKind>().is_err(), "{name}");
    }
}

/// A game of random players with basic decks, at the first moment of a turn.
fn middle(seed: u64, turn: u16) -> Game {
    let cards = cards().expect("they are sound");
    let mage: Deck = deck::list::parse(cards, include_str!("../decks/basicmage.txt")).expect("a list").deck;
    let begin = Options { seed, ..Options::default() };
    let mut game = Game::new(cards, ByPlayer([&mage, &mage]), deck::coin(cards), begin).expect("decks");
    let mut dice = Rng::new(seed);
    while game.turn < turn && !game.is_over() {
        let options = game.options();
        game.act_unchecked(options[dice.next_below(options.len())]);
    }
    game
}

#[test]
fn what_is_hidden_changes_nothing() {
    for seed in 0..6 {
        let game = middle(seed, 10);
        let Some(player) = game.to_act() else { continue };
        let view = game.view(player);
        let others = [1, 2].map(|other| view.determinize(other));
        assert!(others[0] != others[1], "what lies behind it differs");
        let chosen = |game: &Game| Searcher::new(seed, Budget::Playouts(60)).choose(game, &game.options());
        assert_eq!(chosen(&others[0]), chosen(&others[1]), "seed {seed}");
        assert!(game.options().contains(&chosen(&game)));
    }
}

#[test]
fn worlds_hold_cards_of_the_sets_that_were_seen() {
    let game = middle(3, 6);
    let player = game.to_act().expect("it goes on");
    let mut worlds = Worlds::new(&game, player, 1);
    let world = worlds.sample();
    let hidden = world.players[player.opponent()].hand.iter().filter(|id| world[*id].started_in_deck);
    let sets: Vec<CardSet> = hidden.filter_map(|id| Some(world.card(id)?.set)).collect();
    assert!(!sets.is_empty() && sets.iter().all(|set| worlds.sets().contains(set)), "{sets:?}");
    assert!(worlds.sets().len() < 6, "basic cards are of few sets: {:?}", worlds.sets());
    assert!(worlds.sample() != world, "the next one is another");
}

#[test]
fn a_turn_without_an_end_is_cut_and_told_so() {
    let document = include_str!("../positions/missiles.json");
    let document = cardwright_engine::state::Snapshot::from_json(document).expect("a document");
    let game = Game::from_snapshot(cards().expect("they are sound"), &document).expect("a position");
    let whole = lethal::SearchLimit::new(100_000, None);
    let counted = chance::find(&game, 1, whole).expect("somebody is to act");
    assert_eq!(counted.precision, chance::Precision::Exactly);
    for limit in [lethal::SearchLimit { actions: 1, ..whole }, lethal::SearchLimit { pending_states: 2, ..whole }] {
        let cut = chance::find(&game, 1, limit).expect("somebody is to act");
        assert!(
            cut.precision == chance::Precision::AtLeast && cut.probability <= counted.probability,
            "{}",
            cut.probability
        );
        assert!(cut.states < counted.states, "{}", cut.states);
    }
    assert!(lethal::find(&game, 1, whole).complete);
    assert!(!lethal::find(&game, 1, lethal::SearchLimit { actions: 1, ..whole }).complete);
}

#[test]
fn a_race_looks_at_all_plans_and_then_at_the_best() {
    let game = middle(5, 12);
    let mut search = Search::new(&game, 1);
    search.run(Budget::Playouts(400), &[]);
    let visits: Vec<u32> = search.plans.iter().map(|plan| plan.visits).collect();
    assert!(visits.len() > 2 && visits.iter().all(|n| *n > 0), "{visits:?}");
    assert!(visits[0] > *visits.last().expect("plans"), "{visits:?}");
    assert!(search.playouts() >= 100 && visits.iter().sum::<u32>() == search.playouts());
    assert!(search.plans[0].value() >= search.plans[1].value());
}

#[test]
fn keys_differ_where_states_do() {
    let keys: HashSet<u64> = (0..300_u16)
        .flat_map(|one| (0..300_u16).map(move |other| BuildStateHasher::default().hash_one((one, other, [0_u8; 9]))))
        .collect();
    assert_eq!(keys.len(), 300 * 300);
    // Tables look at the lowest bits, and at the highest.
    let low: HashSet<u64> = keys.iter().map(|key| key & 0xff).collect();
    let high: HashSet<u64> = keys.iter().map(|key| key >> 57).collect();
    assert_eq!((low.len(), high.len()), (256, 128));
    assert_ne!(BuildStateHasher::default().hash_one("ab"), BuildStateHasher::default().hash_one("ab\0"));
}
