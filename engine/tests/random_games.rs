//! Random games: the rules hold at every step, clones go on alike, seeds repeat. `SEEDS=20000` plays more of them.
use cardwright_data::CardType;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, CardId, Deck, Game, Options};

use crate::cards;

/// Every card of the test registry that is written and can stand in a deck.
fn playable() -> Vec<CardId> {
    cards::cards()
        .iter()
        .filter(|(_, card)| {
            matches!(card.card_type, CardType::Minion | CardType::Spell | CardType::Weapon | CardType::Location)
                && cardwright_engine::rules::is_playable(card.power)
        })
        .map(|(id, _)| id)
        .collect()
}

fn new_game(seed: u64) -> Game {
    let cards = cards::cards();
    let pool = playable();
    let mut dice = Rng::new(seed ^ 0x5eed);
    let heroes = ["HERO_08", "HERO_07", "HERO_09", "HERO_01", "HERO_05"];
    let mut deck = || Deck {
        hero: cards.by_id(heroes[dice.next_below(heroes.len())]).expect("the hero is there"),
        cards: (0..30).map(|_| pool[dice.next_below(pool.len())]).collect(),
        sideboards: Vec::new(),
    };
    let (first, second) = (deck(), deck());
    let options = Options { seed, ..Options::default() };
    Game::new(cards, ByPlayer([&first, &second]), cards.by_id("GAME_005"), options).expect("the decks are legal")
}

fn play_on(game: &mut Game, dice: &mut Rng, limit: usize) -> usize {
    let mut actions = 0;
    while actions < limit && !game.is_over() && game.turn < 90 {
        let options = game.options();
        assert!(!options.is_empty(), "somebody can always do something");
        let action = options[dice.next_below(options.len())];
        game.act(action).expect("a listed option is legal");
        actions += 1;
    }
    actions
}

#[test]
fn every_listed_action_is_legal_and_keeps_the_invariants() {
    let mut actions = 0;
    let seeds = std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(150);
    for seed in 0..seeds {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 90 {
            let options = game.options();
            let action = options[dice.next_below(options.len())];
            game.act_unchecked(action);
            game.check().unwrap_or_else(|error| panic!("seed {seed}, after {action:?}: {error}"));
            actions += 1;
        }
        assert!(game.options().is_empty() || game.turn >= 90, "a game that is over has no options");
    }
    assert!(actions > 5_000, "the games were played: {actions}");
}

#[test]
fn a_clone_continues_like_the_original_wherever_the_game_waits() {
    let mut choices = 0;
    for seed in 0..60 {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        // In the memory of another game, too.
        let mut other = new_game(seed + 1);
        play_on(&mut other, &mut Rng::new(seed), 200);
        for _ in 0..400 {
            if game.is_over() {
                break;
            }
            choices += usize::from(game.pending.is_some() && game.turn > 0);
            let mut clone = game.clone();
            other.clone_from(&game);
            assert!(other == game && other.canonical_hash() == game.canonical_hash(), "seed {seed}");
            let (mut same_dice, mut other_dice) = (dice, dice);
            play_on(&mut clone, &mut same_dice, 3);
            play_on(&mut other, &mut other_dice, 3);
            play_on(&mut game, &mut dice, 3);
            assert!(clone == game && other == game, "seed {seed}");
        }
    }
    assert!(choices > 0, "some games waited in the middle of a text");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = |seed| {
        let mut game = new_game(seed);
        play_on(&mut game, &mut Rng::new(seed), 500);
        game
    };
    assert!(play(7) == play(7));
    assert!(play(7) != play(8));
}

#[test]
fn an_action_that_is_not_listed_is_refused_and_changes_nothing() {
    let mut game = new_game(3);
    let before = game.clone();
    assert!(game.act(Action::EndTurn).is_err(), "the mulligan comes first");
    assert!(game.act(Action::Choose(9)).is_err());
    assert!(game == before);
}

#[test]
fn an_observer_changes_nothing() {
    #[derive(Default)]
    struct Counts(usize);
    impl cardwright_engine::rules::Observer for Counts {
        fn on_event(&mut self, _: &Game, _: &cardwright_engine::state::GameEvent) {
            self.0 += 1;
        }
    }
    let mut counts = Counts::default();
    for seed in 0..20 {
        let (mut watched, mut alone) = (new_game(seed), new_game(seed));
        let mut dice = Rng::new(seed);
        while !alone.is_over() && alone.turn < 60 {
            let options = alone.options();
            let action = options[dice.next_below(options.len())];
            alone.act_unchecked(action);
            watched.act_unchecked_observed(action, &mut counts);
            assert!(alone == watched);
        }
    }
    assert!(counts.0 > 1_000, "it heard what happened: {}", counts.0);
}

/// In every position a pick is the option that the same dice draw from the list, and the count is that of the list.
#[test]
fn a_pick_is_the_option_that_the_same_dice_draw_from_the_list() {
    let mut seen = 0;
    for seed in 0..100 {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 90 {
            let options = game.options();
            assert_eq!(game.count_options(), options.len(), "seed {seed}, turn {}", game.turn);
            for thrown in 0..4 {
                let mut thrown = Rng::new(seed * 31 + thrown);
                let listed = options[thrown.clone().next_below(options.len())];
                assert_eq!(game.random_action(&mut thrown), Some(listed), "seed {seed}, turn {}", game.turn);
            }
            game.act_unchecked(options[dice.next_below(options.len())]);
            seen += 1;
        }
        assert!(!game.is_over() || game.random_action(&mut dice).is_none(), "a game that is over has no options");
    }
    assert!(seen > 4_000, "{seen} positions were seen");
}
