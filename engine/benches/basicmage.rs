//! Speed on 'basicmage': two random players with the same basic mage deck, one core. With `DECKS=all` each has another random deck
//! of all cards that the bench knows.
//!
//! `cargo bench -p cardwright-engine` prints games and actions a second, nanoseconds an action and a clone, the size of
//! a state, and a checksum that changes only when the rules do.
#[path = "../tests/cards/mod.rs"]
mod cards;

use std::hint::black_box;
use std::time::Instant;

use cardwright_data::CardType;
use cardwright_engine::rules::is_playable;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{CardId, Cards, Deck, Game, Options};

const DECK: [&str; 15] = [
    "EX1_277", "CS2_168", "CS2_025", "CS2_172", "EX1_015", "CS2_120", "CS2_023", "CS2_122", "CS2_124", "CS2_029",
    "CS2_119", "CS2_022", "CS2_179", "EX1_593", "CS2_200",
];

/// The number that a variable of the environment says.
fn number<T: std::str::FromStr>(name: &str, otherwise: T) -> T {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// Cards in a random deck.
const SIZE: usize = 30;
/// A game that comes so far is left: some cards make more cards for ever.
const LAST_TURN: u16 = 100;

/// A deck of any cards.
fn any_deck(hero: CardId, pool: &[CardId], dice: &mut Rng) -> Deck {
    Deck { hero, cards: (0..SIZE).map(|_| pool[dice.next_below(pool.len())]).collect(), sideboards: Vec::new() }
}

/// The cards that a deck can have.
fn pool(cards: &Cards) -> Vec<CardId> {
    let may = |id: &CardId| cards.get(*id).card_type != CardType::Hero && is_playable(cards.get(*id).power);
    cards.collectible().iter().copied().filter(may).collect()
}

fn main() {
    let any = std::env::var("DECKS").is_ok_and(|decks| decks == "all");
    let cards = if any { cards::with_mechanics() } else { cards::cards() };
    let find = |id: &str| cards.by_id(id).expect("the card is there");
    let deck = Deck {
        hero: find("HERO_08"),
        cards: DECK.iter().flat_map(|id| [find(id); 2]).collect(),
        sideboards: Vec::new(),
    };
    let coin = Some(find("GAME_005"));
    let pool = pool(cards);
    let new = |seed| {
        let options = Options { seed, ..Options::default() };
        let mut dice = Rng::new(seed);
        let decks = any.then(|| std::array::from_fn::<Deck, 2, _>(|_| any_deck(deck.hero, &pool, &mut dice)));
        let [first, second] = decks.as_ref().map_or([&deck; 2], <[Deck; 2]>::each_ref);
        Game::new(cards, ByPlayer([first, second]), coin, options).expect("legal")
    };
    let games = number("GAMES", 20_000_u64);

    // PICK=1 picks each action without a list of all: the same games.
    let picks = number("PICK", 0_u8) > 0;
    let mut options = Vec::with_capacity(128);
    let (mut actions, mut turns, mut checksum) = (0_u64, 0_u64, 0_u64);
    let mut middle = None;
    let start = Instant::now();
    for seed in 0..games {
        let mut game = new(seed);
        let mut dice = Rng::new(seed);
        while game.turn < LAST_TURN {
            let action = if picks {
                game.random_action(&mut dice)
            } else {
                options.clear();
                game.list_options(&mut options);
                (!options.is_empty()).then(|| options[dice.next_below(options.len())])
            };
            let Some(action) = action else { break };
            game.act_unchecked(action);
            actions += 1;
            if middle.is_none() && game.turn == 12 {
                middle = Some(game.clone());
            }
        }
        turns += u64::from(game.turn);
        checksum = checksum.wrapping_mul(31).wrapping_add(u64::from(game.turn)) ^ dice.next_below(1 << 30) as u64;
    }
    let seconds = start.elapsed().as_secs_f64();
    let middle = middle.expect("some game reaches turn 12");
    let clones = number("CLONES", 1_000_000_u32);
    let start = Instant::now();
    for _ in 0..clones {
        black_box(black_box(&middle).clone());
    }
    let clone = start.elapsed().as_secs_f64() / f64::from(clones) * 1e9;
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    let (games_f, actions_f, turns_f) = (games as f64, actions as f64, turns as f64);
    println!(
        "{}: {:.0} games/s, {:.1} actions and {:.1} turns a game, {:.0} ns an action, clone {clone:.0} ns of {} bytes, checksum {checksum:016x}",
        if any { "any decks" } else { "basicmage" },
        games_f / seconds,
        actions_f / games_f,
        turns_f / games_f,
        seconds / actions_f * 1e9,
        middle.bytes(),
    );
}
