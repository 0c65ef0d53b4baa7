//! Views of players: they show nothing that is hidden, and any game that could be behind a view looks the same.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::query::view::View;
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::{ByPlayer, OfferedOption, Rng};
use cardwright_engine::{Action, CardId, Deck, EntityId, Game, Options, PlayerId};

use crate::cards;

fn new_game(seed: u64) -> Game {
    let cards = cards::cards();
    let stands =
        |card_type| matches!(card_type, CardType::Minion | CardType::Spell | CardType::Weapon | CardType::Location);
    let written = cards.iter().filter(|(_, card)| stands(card.card_type));
    let pool: Vec<CardId> =
        written.filter(|(_, card)| cardwright_engine::rules::is_playable(card.power)).map(|(id, _)| id).collect();
    let mut dice = Rng::new(seed ^ 0xbeef);
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

/// Walks through games, and looks at each moment when one waits.
fn walk(seeds: u64, mut look: impl FnMut(u64, &Game)) {
    for seed in 0..seeds {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 40 {
            look(seed, &game);
            let options = game.options();
            game.act_unchecked(options[dice.next_below(options.len())]);
        }
    }
}

#[test]
fn games_that_differ_only_in_hidden_cards_have_equal_views() {
    let (mut differ, mut moments) = (0, 0);
    walk(25, |seed, game| {
        for player in PlayerId::BOTH {
            let view = game.view(player);
            let other = view.determinize(seed + 77);
            assert!(other.view(player) == view, "seed {seed}, turn {}, {player:?}", game.turn);
            other.check().unwrap_or_else(|error| panic!("seed {seed}, turn {}: {error}", game.turn));
            if game.to_act() == Some(player) {
                assert_eq!(
                    other.options(),
                    game.options(),
                    "seed {seed}, turn {}: a player knows the options",
                    game.turn
                );
            }
            moments += 1;
            differ += usize::from(other != *game);
        }
    });
    assert!(moments > 1_000 && differ * 10 > moments * 9, "{differ} of {moments} differ");
}

#[test]
fn nothing_hidden_is_in_a_view() {
    let mut hidden = BTreeSet::new();
    walk(40, |_, game| {
        for player in PlayerId::BOTH {
            let view = game.view(player);
            let seen = view.game();
            for (id, entity) in seen.entities().filter(|(id, _)| id.number() > 3) {
                let known = entity.card != CardId::NONE;
                let theirs = entity.controller != player;
                if theirs && entity.zone == Zone::Hand {
                    assert!(!known && entity.cost == 0, "{id:?} is seen");
                } else if theirs && entity.zone == Zone::Deck {
                    assert!(!known, "{id:?} is seen");
                } else if matches!(entity.zone, Zone::Hand | Zone::Play) {
                    assert_eq!(entity.card, game[id].card);
                }
            }
            for did in seen.history.iter().filter(|did| did.player != player) {
                let zone = game[did.entity].zone;
                let of_hand = matches!(did.kind, EventKind::Draw | EventKind::StartWith) && zone == Zone::Hand;
                if (of_hand || zone == Zone::Secret) && seen[did.entity].card == CardId::NONE {
                    assert_eq!(did.card, CardId::NONE, "{:?} tells a card", did.kind);
                    hidden.insert(format!("{:?} {zone:?}", did.kind));
                }
            }
            let deck: Vec<_> = seen.players[player].deck.iter().collect();
            assert!(deck.is_sorted(), "the order of the own deck is not known");
            assert_eq!(seen.players[player.opponent()].hand.len(), game.players[player.opponent()].hand.len());
        }
    });
    let told = ["StartWith Hand", "Cast Secret", "Draw Hand", "ManaSpent Secret", "Play Secret"];
    assert!(told.iter().all(|deed| hidden.contains(*deed)), "{hidden:?}");
}

#[test]
fn cards_in_the_opponents_hand_are_hidden() {
    let cards = cards::cards();
    let mut games = ["CS2_029", "CS2_182"].map(|id| {
        let mut game = Game::empty(cards, 1);
        for player in PlayerId::BOTH {
            game.put_in_play(player, cards.by_id("HERO_08").expect("there"));
        }
        game.give(PlayerId::Second, cards.by_id(id).expect("there"));
        game
    });
    assert!(games[0] != games[1]);
    assert!(games[0].view(PlayerId::First) == games[1].view(PlayerId::First));
    assert!(games[0].view(PlayerId::Second) != games[1].view(PlayerId::Second));
    games[0].rng = Rng::new(99);
    assert!(games[0].view(PlayerId::First) == games[1].view(PlayerId::First), "the dice are hidden");
}

/// A game in which the second player, a Warrior, has this card among the Secrets.
fn with_secret(id: &str) -> Game {
    let cards = cards::with_mechanics();
    let mut game = Game::empty(cards, 1);
    for player in PlayerId::BOTH {
        game.put_in_play(player, cards.by_id("HERO_01").expect("there"));
    }
    game.put_in_play(PlayerId::Second, cards.by_id(id).expect("there"));
    assert_eq!(game.players[PlayerId::Second].secrets.len(), 1);
    game
}

/// Hearthstone Wiki, "Objective": unlike Secrets, they are seen by both players.
#[test]
fn objectives_are_seen_and_secrets_are_not() {
    assert!(with_secret("EX1_287").view(PlayerId::First) == with_secret("EX1_294").view(PlayerId::First));
    let game = with_secret("ZZ_BRIDGE");
    let objective = game.players[PlayerId::Second].secrets[0];
    assert_eq!(game.view(PlayerId::First).game()[objective].card, game[objective].card);
    assert_eq!(game.view(PlayerId::First).determinize(1)[objective].card, game[objective].card);
}

/// A player who chooses among cards of the opponent's deck sees these, and no others.
#[test]
fn cards_of_the_opponent_that_are_offered_are_seen() {
    let cards = cards::with_mechanics();
    let find = |id: &str| cards.by_id(id).expect("there");
    let mut game = Game::empty(cards, 1);
    for player in PlayerId::BOTH {
        game.put_in_play(player, find("HERO_01"));
    }
    for id in ["CS2_182", "CS2_120", "CS2_172", "CS2_200", "CS2_168"] {
        game.shuffle_in(PlayerId::Second, find(id));
    }
    let glimpse = game.give(PlayerId::First, find("ZZ_GLIMPSE")).expect("there is room");
    game.act(Action::Play { card: glimpse, target: None, option: None, place: None }).expect("it is free");
    let offered: Vec<EntityId> = game
        .offered()
        .iter()
        .filter_map(|offered| if let OfferedOption::Entity(id) = offered { Some(*id) } else { None })
        .collect();
    assert_eq!(offered.len(), 3);

    let (view, other) = (game.view(PlayerId::First), game.view(PlayerId::Second));
    let world = view.determinize(7);
    for id in game.players[PlayerId::Second].deck.iter() {
        let shown = offered.contains(&id);
        assert_eq!(view.game()[id].card == game[id].card, shown, "{id:?}");
        assert_eq!(View::hides_card(&game, id, PlayerId::First), !shown);
        assert!(!shown || world[id].card == game[id].card, "a possible game offers the same cards");
        assert!(!View::hides_card(&game, id, PlayerId::Second) && other.game()[id].card == game[id].card);
    }
    game.act(Action::Choose(0)).expect("it is offered");
    assert!(
        offered.iter().all(|id| game.view(PlayerId::First).game()[*id].card == CardId::NONE),
        "they are hidden again"
    );
}

#[test]
fn a_class_without_secrets_may_have_one_of_another_class() {
    let world = with_secret("EX1_287").view(PlayerId::First).determinize(7);
    let secret = world.players[PlayerId::Second].secrets[0];
    assert!(world.card(secret).is_some_and(|card| card.tag(GameTag::SECRET) > 0), "{:?}", world.card(secret));
}

#[test]
fn a_determinized_game_can_be_played_to_its_end() {
    let mut ended = 0;
    for seed in 0..12 {
        let mut game = new_game(seed);
        let mut dice = Rng::new(seed);
        for _ in 0..30 {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            game.act_unchecked(options[dice.next_below(options.len())]);
        }
        let player = PlayerId::BOTH[usize::from(seed % 2 == 0)];
        let mut other = game.view(player).determinize(seed);
        assert!(other == game.view(player).determinize(seed), "the same seed is the same game");
        while !other.is_over() && other.turn < 90 {
            let options = other.options();
            let action = options[dice.next_below(options.len())];
            other.act_unchecked(action);
            other.check().unwrap_or_else(|error| panic!("seed {seed}, after {action:?}: {error}"));
        }
        ended += usize::from(other.is_over());
    }
    assert!(ended > 6, "{ended} of 12 ended");
}

#[test]
fn determinized_games_of_some_sets_contain_no_other_cards() {
    let game = new_game(4);
    let view = game.view(PlayerId::First);
    let hidden_sets = |world: &Game| {
        let hand = world.players[PlayerId::Second].hand;
        hand.iter().filter_map(|id| Some(world.card(id)?.set)).collect::<Vec<_>>()
    };
    let legacy = cardwright_data::CardSet::LEGACY;
    let world = view.determinize_of(3, &[legacy]);
    assert!(!hidden_sets(&world).is_empty() && hidden_sets(&world).iter().all(|set| *set == legacy));
    assert!(world.view(PlayerId::First) == view);
    let nobody = cardwright_data::CardSet::HERO_SKINS;
    assert!(view.determinize_of(3, &[nobody]) == view.determinize(3), "a set without cards for decks limits nothing");
}

#[test]
fn what_is_moved_to_the_top_is_drawn_next() {
    let mut game = new_game(4);
    let lowest = game.players[PlayerId::First].deck[0];
    game.move_to_top(lowest);
    assert_eq!(game.players[PlayerId::First].deck.last(), Some(lowest));
    let in_hand = game.players[PlayerId::First].hand[0];
    let before = game.clone();
    game.move_to_top(in_hand);
    assert!(game == before, "what is not in a deck stays where it is");
}

/// The information of an observable about the cards beyond chance: (χ² − degrees of freedom) / √(2 · degrees of freedom), which is
/// normally distributed around 0 where it tells nothing.
fn telling(seen: &BTreeMap<(usize, &'static str), f64>) -> f64 {
    let (mut rows, mut columns, mut all) = (BTreeMap::new(), BTreeMap::new(), 0.0);
    for ((row, column), n) in seen {
        *rows.entry(row).or_insert(0.0) += n;
        *columns.entry(column).or_insert(0.0) += n;
        all += n;
    }
    let mut square = 0.0;
    for (row, of_row) in &rows {
        for (column, of_column) in &columns {
            let expected = of_row * of_column / all;
            let found = seen.get(&(**row, **column)).copied().unwrap_or(0.0);
            square += (found - expected) * (found - expected) / expected;
        }
    }
    let freedom = f64::from(u32::try_from((rows.len() - 1) * (columns.len() - 1)).expect("a small table"));
    (square - freedom) / (2.0 * freedom).sqrt()
}

/// Games of fixed lists, whose second player mulligans at random and then passes: what the first player sees of the other's hand
/// and deck, against what is there. Returns how telling entity ids and places in the hand are, and how many different things
/// were seen beside them.
fn watched_games(deal_ids: bool) -> ([f64; 3], usize) {
    let cards = cards::cards();
    let find = |id: &str| cards.by_id(id).expect("it is a card");
    let plain = |(_, card): &(CardId, &cardwright_engine::Card)| {
        matches!(card.card_type, CardType::Minion | CardType::Spell)
            && card.collectible()
            && cardwright_engine::rules::is_playable(card.power)
    };
    let list: Vec<CardId> = cards.iter().filter(plain).take(15).flat_map(|(id, _)| [id, id]).collect();
    let known = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
    let mine = Deck { hero: find("HERO_08"), cards: vec![find("CS2_231"); 30], sideboards: Vec::new() };
    let mut tables = [BTreeMap::new(), BTreeMap::new(), BTreeMap::new()];
    let mut shown: BTreeSet<(usize, Vec<String>)> = BTreeSet::new();
    for seed in 0..1_000 {
        let options = Options { seed, shuffle_entity_numbers: deal_ids, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&mine, &known]), Some(find("GAME_005")), options).expect("legal");
        let mut dice = Rng::new(seed);
        game.act_unchecked(Action::Mulligan(0));
        game.act_unchecked(Action::Mulligan(u16::try_from(dice.next_below(16)).expect("four cards")));
        for moment in 0..5 {
            let view = game.view(PlayerId::First);
            // Everything that is seen, without the numbers of entities, in no order.
            let seen = view.game().entities().map(|(_, entity)| without_ids(&format!("{entity:?}")));
            let players = PlayerId::BOTH.map(|player| without_ids(&format!("{:?}", view.game().players[player])));
            let mut seen: Vec<String> = seen.chain(players).collect();
            seen.sort_unstable();
            shown.insert((moment, seen));
            if moment < 4 {
                game.act_unchecked(Action::EndTurn);
                continue;
            }
            let side = &game.players[PlayerId::Second];
            let own: Vec<EntityId> = game
                .entities()
                .filter(|(_, it)| it.started_in_deck && it.owner == PlayerId::Second)
                .map(|(id, _)| id)
                .collect();
            let id_of = |id: EntityId| own.iter().position(|own| *own == id);
            let name = |id: EntityId| game.card(id).map(|card| card.id);
            for (at, id) in side.hand.iter().enumerate() {
                if let (Some(number), Some(card)) = (id_of(id), name(id)) {
                    *tables[0].entry((number, card)).or_insert(0.0) += 1.0;
                    *tables[1].entry((at, card)).or_insert(0.0) += 1.0;
                }
            }
            for id in side.deck.iter() {
                if let (Some(number), Some(card)) = (id_of(id), name(id)) {
                    *tables[2].entry((number, card)).or_insert(0.0) += 1.0;
                }
            }
        }
    }
    (tables.each_ref().map(telling), shown.len())
}

/// A description without the numbers of entities.
fn without_ids(text: &str) -> String {
    let mut parts = text.split('#');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| told + "#" + part.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

#[test]
fn nothing_that_is_seen_tells_a_hidden_card_better_than_chance() {
    let (telling, shown) = watched_games(true);
    // Beside numbers and places every game looks the same at each of the five moments.
    assert_eq!(shown, 5, "other things are seen in other games");
    assert!(telling.iter().all(|sigmas| sigmas.abs() < 4.5), "{telling:?} standard deviations");
    // The test sees what tells: without `shuffle_entity_numbers` a number is a place in the list.
    let (telling, _) = watched_games(false);
    assert!(telling[0] > 50.0 && telling[2] > 50.0, "{telling:?}");
}
