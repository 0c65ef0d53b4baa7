//! Whole games at the table are games of the engine.
use cardwright_arena::serve::fields::Fields;
use cardwright_arena::serve::new_game;
use cardwright_arena::{deck, registry};
use cardwright_engine::state::Rng;
use serde_json::{Value, json};

use crate::{ask, table};

/// The number of games: `GAMES=10000` plays more.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20)
}

#[test]
fn the_same_seed_and_actions_give_the_same_hash_as_the_engine() {
    let cards = registry::cards().expect("the cards fit together");
    let mut table = table();
    for seed in 0..games() {
        let setup = json!({ "decks": ["random", "random"], "seed": seed });
        let mut request = setup.clone();
        request["do"] = json!("new");
        let mut view = ask(&mut table, &request);
        let mut fields = Fields(setup.as_object().expect("an object").clone());
        let begun = new_game::read(&mut fields, cards, deck::coin(cards)).and_then(|setup| setup.begin(cards, &mut ()));
        let mut game = begun.expect("a game begins");
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 12 {
            assert_eq!(view["hash"], format!("{:016x}", game.canonical_hash()), "seed {seed}, turn {}", game.turn);
            let options = game.options();
            assert_eq!(view["options"].as_array().map(Vec::len), Some(options.len()));
            let n = dice.next_below(options.len());
            game.act_unchecked(options[n]);
            view = ask(&mut table, &json!({ "do": "act", "option": n }));
        }
        assert_eq!(view["hash"], format!("{:016x}", game.canonical_hash()), "seed {seed} at its end");
    }
}

#[test]
fn agents_play_a_whole_game() {
    let mut table = table();
    let mut view = ask(&mut table, &json!({ "do": "new", "decks": ["random:mage", "random:hunter"], "seed": 3 }));
    let agents = ["greedy", "search:playouts=20"];
    let mut actions = 0;
    while view["state"]["over"] == false {
        let player = view["state"]["to_act"].as_u64().expect("somebody is to act");
        view = ask(&mut table, &json!({ "do": "agent", "agent": agents[usize::from(player == 2)] }));
        actions += 1;
        assert!(actions < 2000, "it ends");
    }
    assert_eq!(view["steps"], json!(actions));
    assert_eq!(view["options"], json!([]));
    let log = ask(&mut table, &json!({ "do": "log" }));
    let told = log["log"].as_array().expect("a list");
    assert!(told.iter().any(|step| step["lines"].as_array().is_some_and(|lines| lines.len() > 1)), "{log}");
}

#[test]
fn games_by_number_end_with_the_hashes_that_the_arena_has() {
    let of =
        json!({ "decks": ["random", "random"], "agents": ["random", "greedy"], "seed": 5, "first": 2, "games": 3 });
    let reply = ask(&mut table(), &json!({ "do": "sample", "of": of }));
    let hashes: Vec<&str> = reply["hashes"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let cards = registry::cards().expect("the cards fit together");
    let choice = || deck::DeckChoice::of_text(cards, "random", false).expect("a deck");
    let run = cardwright_arena::simulate::Match {
        cards,
        coin: deck::coin(cards),
        decks: [choice(), choice()],
        agents: ["random", "greedy"].map(|agent| agent.parse().expect("an agent")),
        seed: 5,
        mirror: false,
        format: cardwright_data::Format::Wild,
    };
    let ends = (2..5).map(|number| {
        let mut hash = 0;
        run.play_observed(number, |game| hash = game.canonical_hash()).expect("it is played");
        format!("{hash:016x}")
    });
    assert_eq!(hashes, ends.collect::<Vec<_>>());
}
