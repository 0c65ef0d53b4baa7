//! Random games: the rules hold at every step, clones go on alike, seeds repeat. `SEEDS=20000` plays more of them.
mod cards;

use cardwright_data::{CardType, Zone};
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, CardId, Deck, EntityId, Game, Options, PlayerId};

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
        hero: cards.by_id(heroes[dice.below(heroes.len())]).expect("the hero is there"),
        cards: (0..30).map(|_| pool[dice.below(pool.len())]).collect(),
    };
    let (first, second) = (deck(), deck());
    let options = Options { seed, ..Options::default() };
    Game::new(cards, ByPlayer([&first, &second]), cards.by_id("GAME_005"), options).expect("the decks are legal")
}

/// What must hold whenever a player is to act.
fn check_invariants(game: &Game) {
    for player in PlayerId::BOTH {
        let side = &game.players[player];
        let places: [(Vec<EntityId>, Zone); 4] = [
            (side.hand.iter().collect(), Zone::Hand),
            (side.deck.iter().collect(), Zone::Deck),
            (side.board.iter().collect(), Zone::Play),
            (side.secrets.iter().collect(), Zone::Secret),
        ];
        for (ids, zone) in places {
            for id in ids {
                assert_eq!(game[id].zone, zone, "{id:?} {:?}", game.card(id).map(|card| card.id));
                assert_eq!(game[id].controller, player);
            }
        }
        for id in side.hero.into_iter().chain(side.power).chain(side.weapon) {
            assert_eq!(game[id].zone, Zone::Play);
            assert_eq!(game[id].controller, player);
        }
        assert!((0..=10).contains(&side.crystals), "crystals {}", side.crystals);
        assert!(side.mana() >= 0, "mana {}", side.mana());
        if game.pending.is_none() && !game.is_over() {
            for id in side.board.iter().chain(side.hero).chain(side.weapon) {
                assert!(!game[id].is_dying(), "the dead have left: {:?}", game.card(id).map(|card| card.id));
                assert!(game[id].damage >= 0 && game[id].attack > -50);
            }
        }
        for id in side.board.iter() {
            assert!(matches!(game[id].card_type, CardType::Minion | CardType::Location));
        }
    }
    let mut in_lists = 0;
    for player in PlayerId::BOTH {
        let side = &game.players[player];
        in_lists += side.hand.len() + side.deck.len() + side.board.len() + side.secrets.len();
        in_lists +=
            usize::from(side.hero.is_some()) + usize::from(side.power.is_some()) + usize::from(side.weapon.is_some());
    }
    let in_zones = game
        .entities()
        .filter(|(_, entity)| matches!(entity.zone, Zone::Hand | Zone::Deck | Zone::Play | Zone::Secret))
        .filter(|(_, entity)| entity.card.some().is_some())
        .count();
    assert_eq!(in_lists, in_zones, "every card in a zone is in its list, once");
}

/// A few words about everything, to compare games by.
fn digest(game: &Game) -> String {
    let entities: Vec<_> = game.entities().map(|(id, entity)| (id, *entity)).collect();
    format!("{:?} {:?} {:?} {:?} {entities:?}", game.turn, game.players, game.pending, game.rng)
}

fn play_on(game: &mut Game, dice: &mut Rng, limit: usize) -> usize {
    let mut actions = 0;
    while actions < limit && !game.is_over() && game.turn < 90 {
        let options = game.options();
        assert!(!options.is_empty(), "somebody can always do something");
        let action = options[dice.below(options.len())];
        game.act(action).expect("a listed option is legal");
        actions += 1;
    }
    actions
}

#[test]
fn whatever_is_listed_can_be_done_and_the_table_stays_whole() {
    let mut actions = 0;
    let seeds = std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(150);
    for seed in 0..seeds {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 90 {
            let options = game.options();
            let action = options[dice.below(options.len())];
            game.act_listed(action, &mut ());
            check_invariants(&game);
            actions += 1;
        }
        assert!(game.options().is_empty() || game.turn >= 90, "a game that is over has no options");
    }
    assert!(actions > 5_000, "the games were played: {actions}");
}

#[test]
fn a_clone_goes_on_as_the_original_wherever_the_game_waits() {
    let mut choices = 0;
    for seed in 0..60 {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        for _ in 0..400 {
            if game.is_over() {
                break;
            }
            choices += usize::from(game.pending.is_some() && game.turn > 0);
            let mut clone = game.clone();
            let mut same_dice = dice;
            play_on(&mut clone, &mut same_dice, 3);
            play_on(&mut game, &mut dice, 3);
            assert_eq!(digest(&clone), digest(&game), "seed {seed}");
        }
    }
    assert!(choices > 0, "some games waited in the middle of a text");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = |seed| {
        let mut game = new_game(seed);
        play_on(&mut game, &mut Rng::new(seed), 500);
        digest(&game)
    };
    assert_eq!(play(7), play(7));
    assert_ne!(play(7), play(8));
}

#[test]
fn an_action_that_is_not_listed_is_refused_and_changes_nothing() {
    let mut game = new_game(3);
    let before = digest(&game);
    assert!(game.act(Action::EndTurn).is_err(), "the mulligan comes first");
    assert!(game.act(Action::Choose(9)).is_err());
    assert_eq!(digest(&game), before);
}

#[test]
fn an_observer_changes_nothing() {
    #[derive(Default)]
    struct Counts(usize);
    impl cardwright_engine::record::Observer for Counts {
        fn happened(&mut self, _: &Game, _: &cardwright_engine::state::Raised) {
            self.0 += 1;
        }
    }
    let mut counts = Counts::default();
    for seed in 0..20 {
        let (mut watched, mut alone) = (new_game(seed), new_game(seed));
        let mut dice = Rng::new(seed);
        while !alone.is_over() && alone.turn < 60 {
            let options = alone.options();
            let action = options[dice.below(options.len())];
            alone.act_listed(action, &mut ());
            watched.act_listed(action, &mut counts);
            assert_eq!(digest(&alone), digest(&watched));
        }
    }
    assert!(counts.0 > 1_000, "it heard what happened: {}", counts.0);
}
