//! Positions with known answers: `positions/known`, with `answers.tsv`.
use std::fs;

use cardwright_arena::agent::search::lethal::{self, SearchLimit};
use cardwright_arena::registry;
use cardwright_data::PlayState;
use cardwright_engine::Game;
use cardwright_engine::state::Snapshot;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/positions/known");

/// The worlds in which a claim is played that its search has not seen.
const WORLDS: u64 = 200;

fn position(file: &str) -> Game {
    let text = fs::read_to_string(format!("{FOLDER}/{file}")).expect("a file");
    let document = Snapshot::from_json(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
    Game::from_snapshot(registry::cards().expect("cards"), &document).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn every_known_position_is_answered() {
    let answers = fs::read_to_string(format!("{FOLDER}/answers.tsv")).expect("a file");
    let (mut with, mut without) = (0, 0);
    for line in answers.lines().filter(|line| !line.starts_with('#')) {
        let [file, actions, why] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let actions: usize = actions.parse().expect("a number");
        let game = position(file);
        let player = game.to_act().expect("somebody is to act");
        let found = lethal::find(&game, 1, SearchLimit::new(20_000, None));
        assert!(found.complete, "{file}: not all lines were searched");
        let (Some(lethal), Some(root)) = (found.line, found.world) else {
            assert_eq!(actions, 0, "{file}: {why}");
            without += 1;
            continue;
        };
        assert_eq!(lethal.len(), actions, "{file}: {why}: {lethal:?}");
        with += 1;
        for seed in 0..WORLDS {
            let mut world = game.view(player).determinize(1_000_000 + seed);
            assert!(lethal::follow(&lethal, &root, &mut world), "{file}, world {seed}: {lethal:?}");
            assert_eq!(world.players[player].state, PlayState::Won, "{file}, world {seed}: {why}");
        }
    }
    assert_eq!((with, without), (30, 30));
    let files = fs::read_dir(FOLDER).expect("a folder").count();
    assert_eq!(files, 61, "each file has an answer");
}
