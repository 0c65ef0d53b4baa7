//! The puzzles of the card site have exactly the solutions that they state.
use cardwright_arena::puzzles::{Goal, InvalidPuzzle, Puzzle};
use cardwright_arena::{link, registry};
use cardwright_data::Zone;
use cardwright_engine::CardId;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../codegen/templates/site/play/puzzles.json");
/// The number of puzzles whose solutions are searched again here; `cargo arena puzzles --check` does so for all.
const SEARCHED: usize = 3;

fn puzzles() -> Vec<Puzzle> {
    let text = std::fs::read_to_string(FILE).expect("the card site has puzzles");
    serde_json::from_str(&text).expect("`cargo arena puzzles` has written them")
}

#[test]
fn every_solution_wins_and_nothing_hidden_is_in_a_link() {
    let cards = registry::cards().expect("the cards fit together");
    let puzzles = puzzles();
    assert!(puzzles.len() >= 30, "{} puzzles", puzzles.len());
    for (n, puzzle) in (1..).zip(&puzzles) {
        let game = puzzle.position(cards).unwrap_or_else(|error| panic!("puzzle {n}: {error}"));
        let line = puzzle.line(&game).unwrap_or_else(|error| panic!("puzzle {n}: {error}"));
        let least = match puzzle.goal {
            Goal::Win => 3,
            Goal::Survive => 2,
        };
        assert!(line.len() >= least, "puzzle {n}: {:?}", puzzle.solution);
        let shared = link::read(cards, &puzzle.link).expect("a position");
        let opponent = game.to_act().expect("a player acts").opponent();
        let hand = shared.players[opponent].hand;
        assert!(hand.iter().all(|id| shared[id].card == CardId::NONE && shared[id].zone == Zone::Hand), "puzzle {n}");
    }
}

#[test]
fn who_survives_does_not_without_each_action() {
    let cards = registry::cards().expect("the cards fit together");
    let mut puzzle = puzzles().into_iter().find(|puzzle| puzzle.goal == Goal::Survive).expect("a puzzle of survival");
    assert_eq!(puzzle.check(cards), Ok(()), "{:?}", puzzle.solution);
    puzzle.solution.pop();
    assert_eq!(puzzle.check(cards), Err(InvalidPuzzle::NoWin), "the opponent kills who leaves out an action");
}

#[test]
fn a_solution_is_the_only_one_and_another_is_refused() {
    let cards = registry::cards().expect("the cards fit together");
    let mut puzzles = puzzles();
    for puzzle in puzzles.iter().take(SEARCHED) {
        assert_eq!(puzzle.check(cards), Ok(()), "{:?}", puzzle.solution);
    }
    let last = puzzles[0].solution.pop().expect("a solution has actions");
    assert_eq!(puzzles[0].check(cards), Err(InvalidPuzzle::NoWin), "an action is missing");
    puzzles[0].solution.push("play The Coin at nobody".to_owned());
    assert_eq!(puzzles[0].check(cards), Err(InvalidPuzzle::Action("play The Coin at nobody".to_owned())));
    puzzles[0].solution.pop();
    puzzles[0].solution.push(last);
    assert_eq!(puzzles[0].check(cards), Ok(()));
}
