//! Random games of every card that is written: clones go on alike, the same seed is the same game.
//! `SEEDS=1000` plays more of them.
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{CardId, Cards, Deck, Game, Options};
use cardwright_tests::*;

pub(super) fn pool(cards: &'static Cards) -> Vec<CardId> {
    let written = |id: &CardId| {
        let card = cards.get(*id);
        card.card_type != CardType::Hero
            && cardwright_engine::rules::is_playable(card.power)
            && cards.faults_of(card).is_empty()
    };
    cards.collectible().iter().copied().filter(written).collect()
}

pub(super) fn new_game(cards: &'static Cards, pool: &[CardId], seed: u64) -> Game {
    let mut dice = Rng::new(seed ^ 0xca2d);
    let heroes: Vec<CardId> = (1..=11).filter_map(|n| cards.by_id(&format!("HERO_{n:02}"))).collect();
    let mut deck = || Deck {
        hero: heroes[dice.next_below(heroes.len())],
        cards: (0..30).map(|_| pool[dice.next_below(pool.len())]).collect(),
        sideboards: Vec::new(),
    };
    let (first, second) = (deck(), deck());
    let options = Options { seed, ..Options::default() };
    Game::new(cards, ByPlayer([&first, &second]), cards.by_id("GAME_005"), options).unwrap()
}

fn play_on(game: &mut Game, dice: &mut Rng, actions: usize) {
    for _ in 0..actions {
        let options = game.options();
        if options.is_empty() || game.turn > 90 {
            return;
        }
        game.act(options[dice.next_below(options.len())]).expect("a listed option is legal");
    }
}

pub(super) fn seeds() -> u64 {
    std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(60)
}

#[test]
fn a_clone_goes_on_as_the_original_wherever_the_game_waits() {
    let cards = table(CardClass::Mage).game.cards;
    let pool = pool(cards);
    assert!(pool.len() > 1_000, "{} cards are written", pool.len());
    let mut choices = 0;
    for seed in 0..seeds() {
        let mut game = new_game(cards, &pool, seed);
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 60 {
            choices += usize::from(game.pending.is_some() && game.turn > 0);
            let (mut clone, mut same) = (game.clone(), dice);
            play_on(&mut clone, &mut same, 2);
            play_on(&mut game, &mut dice, 2);
            assert!(clone == game, "seed {seed}, turn {}", game.turn);
            game.check().unwrap_or_else(|unsound| panic!("seed {seed}, turn {}: {unsound}", game.turn));
        }
    }
    assert!(choices > 20, "games waited in the middle of a text {choices} times");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let cards = table(CardClass::Mage).game.cards;
    let pool = pool(cards);
    let play = |seed| {
        let mut game = new_game(cards, &pool, seed);
        play_on(&mut game, &mut Rng::new(seed), 400);
        game
    };
    for seed in 0..5 {
        assert!(play(seed) == play(seed));
    }
    assert!(play(0) != play(1));
}
