//! Games look up nothing that depends on printed cards alone.
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::registry;
use cardwright_engine::slow_steps::SlowSteps;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, Cards, Game, Options};

/// Steps, and the number of actions that took them.
#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    actions: u64,
    lookups: u64,
    visits: u64,
    comparisons: u64,
}

impl Taken {
    fn add(&mut self, steps: SlowSteps) {
        self.actions += 1;
        self.lookups += steps.lookups;
        self.visits += steps.visits;
        self.comparisons += steps.comparisons;
    }
}

/// Plays games of two decks with random actions; returns the steps of actions that play or use a card, and those of the others.
fn play(cards: &'static Cards, decks: [&str; 2], games: std::ops::Range<u64>) -> [Taken; 2] {
    let [mut with_cards, mut others] = [Taken::default(); 2];
    for seed in games {
        let mut dice = Rng::new(seed);
        let decks = decks.map(|deck| DeckChoice::of_text(cards, deck, false).expect("a deck").deck(cards, &mut dice));
        let options = Options { seed, ..Options::default() };
        let game = Game::new(cards, ByPlayer(decks.each_ref()), deck::coin(cards), options);
        let mut game = game.expect("it begins");
        while !game.is_over() {
            let before = SlowSteps::taken();
            let options = game.options();
            let action = options[dice.next_below(options.len())];
            game.act_unchecked(action);
            let steps = SlowSteps::taken().since(before);
            match action {
                Action::EndTurn | Action::Attack { .. } => others.add(steps),
                Action::Play { .. }
                | Action::HeroPower { .. }
                | Action::Use { .. }
                | Action::Choose(_)
                | Action::Cancel
                | Action::Mulligan(_) => with_cards.add(steps),
            }
        }
    }
    [with_cards, others]
}

#[test]
fn actions_of_a_basic_deck_look_nothing_up_by_id_and_walk_over_no_power() {
    let cards = registry::cards().expect("cards");
    let mage = include_str!("../decks/basicmage.txt");
    // What is computed once for a registry is computed in the first games.
    play(cards, [mage; 2], 0..8);
    let [with_cards, others] = play(cards, [mage; 2], 8..48);
    assert_eq!((others.lookups, others.visits, others.comparisons), (0, 0, 0), "{others:?}");
    assert_eq!((with_cards.visits, with_cards.comparisons), (0, 0), "{with_cards:?}");
    // Polymorph and Mirror Image name the card that they make.
    assert!(with_cards.lookups * 10 < with_cards.actions, "{with_cards:?}");
}

#[test]
fn actions_of_random_decks_seldom_look_up_what_the_cards_tell() {
    let cards = registry::cards().expect("cards");
    // The same games: their pools are found the first time.
    play(cards, ["random"; 2], 0..24);
    let [with_cards, others] = play(cards, ["random"; 2], 0..24);
    assert_eq!((with_cards.comparisons, others.comparisons), (0, 0), "{with_cards:?} {others:?}");
    for (taken, lookups) in [(with_cards, 16), (others, 1)] {
        assert!(taken.visits < taken.actions && taken.lookups < lookups * taken.actions, "{taken:?}");
    }
}
