//! No answer to a player depends on what that player cannot know.
//!
//! Games of real decks are walked through. At each moment hidden cards, the order of decks, dice and hidden choices are exchanged
//! for others, and every answer that a player gets is compared, byte for byte: options and their words, refusals, the state as
//! JSON, observations, texts of cards, agents, search, analysis, the picture of the terminal, replays and what is told of actions.
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use cardwright_arena::agent::AgentKind;
use cardwright_arena::agent::evaluation::win_chance;
use cardwright_arena::agent::search::{Budget, Search};
use cardwright_arena::analyse::{Analysis, Effort};
use cardwright_arena::deck::known::KnownDeck;
use cardwright_arena::deck::{self, DeckChoice};
use cardwright_arena::describe::{self, Entry, Log};
use cardwright_arena::env::Observation;
use cardwright_arena::registry;
use cardwright_arena::replay::{log, xml};
use cardwright_arena::serve::session::{GameLimit, Session};
use cardwright_arena::serve::{actions, state};
use cardwright_data::Zone;
use cardwright_engine::facts::Keywords;
use cardwright_engine::observe::{Perspective, Recorder};
use cardwright_engine::query::view::View;
use cardwright_engine::state::{ByPlayer, Entity, OfferedOption, PendingKind, Rng};
use cardwright_engine::{Action, Deck, EntityId, Game, Options, PlayerId};
use serde_json::{Value, json};

/// An answer by its name.
type Answers = Vec<(&'static str, String)>;

/// The rows of options in observations.
const ROWS: usize = 128;

/// The numbers that a player observes.
fn observed(game: &Game, me: PlayerId) -> String {
    format!("{:?}", Observation::new(game, me, ROWS, true))
}

/// The answers that read the game as it is.
fn read(game: &Game, me: PlayerId) -> Answers {
    let view = game.view(me);
    let mut answers = vec![
        ("view", state::json(view.game()).to_string()),
        ("hash of the view", format!("{:x}", view.game().canonical_hash())),
        ("observation", observed(game, me)),
        ("words", describe::table(game, me)),
        ("evaluation", win_chance(game, me, game.active).to_string()),
        ("replay", replay(game, me, |_| {})),
    ];
    let seen = game.entities().skip(3).filter(|(id, _)| !View::hides_card(game, *id, me));
    let texts: Vec<String> =
        seen.map(|(id, _)| describe::entity(game, id, Some(me)) + &describe::text(game, id)).collect();
    answers.push(("texts", texts.join("\n")));
    if game.to_act() != Some(me) {
        return answers;
    }
    let listed = game.options();
    let told: Vec<Value> = listed.iter().enumerate().map(|(n, it)| actions::json(game, Some(n), *it)).collect();
    let unpaid: Vec<Value> = game.unpaid_options().into_iter().map(|it| actions::json(game, None, it)).collect();
    answers.push(("options", Value::from(told).to_string()));
    answers.push(("refusals", Value::from(unpaid).to_string()));
    if game.pending.is_none() {
        let side = &game.players[me];
        let own = side.hand.iter().chain(side.board.iter()).chain(side.hero).chain(side.hero_power);
        let why: Vec<String> = own.map(|id| describe::refusal_text(game, id, me)).collect();
        answers.push(("reasons", why.join("\n")));
    }
    #[cfg(feature = "tui")]
    answers.push(("terminal", cardwright_arena::play::picture(game, 100, 45).expect("a picture").join("\n")));
    answers
}

/// The answers of agents, which take time.
fn thought(game: &Game, me: PlayerId, seed: u64, deep: bool) -> Answers {
    let listed = game.options();
    if game.to_act() != Some(me) || listed.len() < 2 {
        return Vec::new();
    }
    let chosen = |kind: AgentKind| format!("{:?}", kind.player(seed).choose(game, &listed));
    let mut answers = vec![("greedy", chosen(AgentKind::Greedy)), ("random", chosen(AgentKind::Random))];
    if deep {
        answers.push(("search", chosen(AgentKind::Search(Budget::Playouts(6)))));
        let mut search = Search::new(game, seed);
        search.run(Budget::Playouts(6), &[]);
        let says = |(game, action): &(Game, Action)| describe::action(game, *action);
        let lines = search.plans.clone();
        let lines: Vec<Vec<String>> = lines.iter().map(|plan| search.line(plan).iter().map(says).collect()).collect();
        answers.push(("lines", format!("{lines:?}")));
    }
    if deep {
        answers.push(("serve", served(game, me)));
    }
    // An analysis by playouts looks through the whole turn: only the first turns are short.
    if game.turn < 6 && listed.len() < 6 {
        let effort = Effort { ms: 0, playouts: Some(4), seed };
        answers.push(("analysis", Analysis::of(game, effort).expect("it goes on").json().to_string()));
    }
    answers
}

/// The answers of `cargo arena serve` to a client that plays for a player.
fn served(game: &Game, me: PlayerId) -> String {
    let limit = GameLimit { maximum: 1, count: AtomicUsize::new(0) };
    let mut session = Session::new(game.cards, Arc::new(limit));
    let document: Value = serde_json::from_str(&game.snapshot().expect("a document").to_json()).expect("JSON");
    let mut ask = |request: &Value| session.answer(request.to_string().as_bytes()).to_string();
    let requests = [
        json!({ "do": "load", "snapshot": document }),
        json!({ "do": "options", "game": 1, "all": true }),
        json!({ "do": "state", "game": 1, "player": u8::from(me) }),
    ];
    requests.iter().map(&mut ask).collect()
}

/// A replay of a player that begins here, after some actions.
fn replay(game: &Game, me: PlayerId, act: impl FnOnce(&mut Recorder)) -> String {
    let mut recorder = Recorder::of(game, Perspective::Of(me));
    act(&mut recorder);
    let packets = recorder.take();
    let xml = xml::document(game, &packets).unwrap_or_else(|error| format!("{error:#}"));
    xml + &log::text(game, &packets).unwrap_or_else(|error| format!("{error:#}"))
}

/// The reports of an action: its log and its replay.
fn told(game: &mut Game, me: PlayerId, action: Action) -> Answers {
    let (mut log, mut watched) = (Log::new(Some(me)), game.clone());
    let before = game.clone();
    let xml = replay(&before, me, |recorder| game.act_unchecked_observed(action, recorder));
    watched.act_unchecked_observed(action, &mut log);
    let lines: Vec<String> = log.entries().iter().map(Entry::line).collect();
    vec![("log of an action", lines.join("\n")), ("replay of an action", xml)]
}

/// The contents of an entity in the place of another.
fn placed(content: Entity, place: &Entity) -> Entity {
    let mut entity = content;
    (entity.zone, entity.controller, entity.owner) = (place.zone, place.controller, place.owner);
    (entity.entered_hand_turn, entity.entered_hand_history, entity.position_at_death) =
        (place.entered_hand_turn, place.entered_hand_history, place.position_at_death);
    entity.started_in_deck = place.started_in_deck;
    entity
}

/// Exchanges the contents of entities at random. This asks the zones alone which cards are hidden, and not the view.
fn exchange(game: &mut Game, ids: &[EntityId], dice: &mut Rng) -> usize {
    let plain = |id: &&EntityId| game.enchantments_on(**id).next().is_none() && game[**id].remembered.is_none();
    let ids: Vec<EntityId> = ids.iter().filter(plain).copied().collect();
    let mut changed = 0;
    for at in (1..ids.len()).rev() {
        let (one, other) = (ids[at], ids[dice.next_below(at + 1)]);
        let (first, second) = (game[one], game[other]);
        changed += usize::from(first.card != second.card);
        game[one] = placed(second, &first);
        game[other] = placed(first, &second);
    }
    changed
}

/// The game with the opponent's hidden cards exchanged: hand and deck, and Secrets with Secrets of the deck.
fn with_other_cards(game: &Game, me: PlayerId, dice: &mut Rng) -> Option<Game> {
    let mut next = game.clone();
    let other = &game.players[me.opponent()];
    // The player sees an offered card.
    let offered = |id: &EntityId| game.offered().contains(&OfferedOption::Entity(*id));
    let hidden: Vec<EntityId> = other.hand.iter().chain(other.deck.iter()).filter(|id| !offered(id)).collect();
    let mut changed = exchange(&mut next, &hidden, dice);
    let secrets: Vec<EntityId> = other.secrets.iter().chain(hidden).filter(|id| !offered(id)).collect();
    let is_secret = |id: &EntityId| next[*id].keywords.has(Keywords::SECRET);
    let secrets: Vec<EntityId> = secrets.into_iter().filter(is_secret).collect();
    if !other.secrets.is_empty() {
        changed += exchange(&mut next, &secrets, dice);
    }
    next.rng = Rng::new(dice.next_below(1 << 30) as u64);
    // A snapshot counts the listeners anew.
    let next = Game::from_snapshot(game.cards, &next.snapshot().ok()?).ok()?;
    (changed > 0).then_some(next)
}

/// The two games after an opponent's hidden choice, with the contents of what was offered exchanged in the second; nothing if the
/// choice is not hidden.
fn after_a_hidden_choice(game: &Game, me: PlayerId, dice: &mut Rng) -> Option<([Game; 2], Action)> {
    let pending = game.pending.as_ref().filter(|pending| pending.player != me)?;
    let PendingKind::PickOne { offered, .. } = &pending.kind else { return None };
    let hidden = |it: &OfferedOption| match it {
        OfferedOption::Entity(id) => (game[*id].controller != me && View::hides_card(game, *id, me)).then_some(*id),
        OfferedOption::Text(_) => None,
    };
    let ids: Vec<EntityId> = offered.iter().map(hidden).collect::<Option<_>>()?;
    let mut other = game.clone();
    if exchange(&mut other, &ids, dice) == 0 {
        return None;
    }
    let n = dice.next_below(ids.len());
    Some(([game.clone(), other], Action::Choose(u8::try_from(n).ok()?)))
}

/// Whether a player has a card of the other one.
fn has_stolen(game: &Game) -> bool {
    game.entities().skip(3).any(|(_, it)| it.owner != it.controller && it.zone != Zone::Graveyard)
}

/// Compares, and counts what was compared.
#[derive(Default)]
struct Comparison {
    compared: BTreeMap<&'static str, usize>,
    /// The situations at the compared moments, with how often each was met.
    met: BTreeMap<&'static str, usize>,
    differ: Vec<String>,
}

impl Comparison {
    fn compare(&mut self, place: &str, one: &Answers, other: &Answers) {
        assert_eq!(one.len(), other.len(), "{place}");
        for ((name, one), (_, other)) in one.iter().zip(other) {
            *self.compared.entry(name).or_default() += 1;
            if one != other {
                let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
                let near = |text: &str| {
                    let bytes = &text.as_bytes()[at.saturating_sub(400).min(text.len())..(at + 900).min(text.len())];
                    String::from_utf8_lossy(bytes).into_owned()
                };
                let told = format!("{place}: {name}\n  {}\n  {}", near(one), near(other));
                eprintln!("{told}");
                self.differ.push(told);
            }
        }
    }

    /// Compares the answers in a game with those in games that differ in what a player cannot know.
    fn moment(&mut self, game: &Game, me: PlayerId, place: &str, dice: &mut Rng) {
        let other = &game.players[me.opponent()];
        let discovers = game.pending.as_ref().is_some_and(|it| it.player == me && game.turn > 0);
        for (what, is_there) in [
            ("the opponent's Secrets", other.secrets.iter().any(|id| game[id].keywords.has(Keywords::SECRET))),
            ("cards of the other player", has_stolen(game)),
            ("own choices", discovers),
            ("mulligans", game.turn == 0),
        ] {
            *self.met.entry(what).or_default() += usize::from(is_there);
        }
        let seed = dice.next_below(1 << 30) as u64;
        let deep = dice.next_below(12) == 0;
        let answers = read(game, me);
        let thoughts = thought(game, me, seed, deep);
        let imagined = Some(game.view(me).determinize(seed));
        for (what, other) in [("imagined", imagined), ("exchanged", with_other_cards(game, me, dice))] {
            let Some(other) = other else { continue };
            let place = format!("{place}, {what}");
            self.compare(&place, &answers, &read(&other, me));
            self.compare(&place, &thoughts, &thought(&other, me, seed, deep));
        }
        if let Some(([mut one, mut other], action)) = after_a_hidden_choice(game, me, dice) {
            let place = format!("{place}, {action:?}");
            let (first, second) = (told(&mut one, me, action), told(&mut other, me, action));
            let held = |game: &Game| game.entities().filter(|(_, it)| it.zone == Zone::Hand).count();
            let lies = |after: &Game| after.graveyard.len() == game.graveyard.len() && after.pending.is_none();
            // The chosen card is hidden if it came into the hand and nothing else happened.
            if held(&one) == held(game) + 1 && held(&other) == held(&one) && lies(&one) && lies(&other) {
                *self.met.entry("hidden choices").or_default() += 1;
                self.compare(&place, &first, &second);
                self.compare(&place, &read(&one, me), &read(&other, me));
            }
        }
    }

    /// Plays an action of somebody in two games that differ in what a player cannot know; what is told is the same as long as
    /// it leads to the same view.
    fn action(&mut self, game: &Game, me: PlayerId, action: Action, place: &str, dice: &mut Rng) {
        let Some(mut other) = with_other_cards(game, me, dice) else { return };
        other.rng = game.rng;
        let mut one = game.clone();
        if !other.is_legal(action) {
            return;
        }
        let (first, second) = (told(&mut one, me, action), told(&mut other, me, action));
        if one.view(me) == other.view(me) {
            self.compare(&format!("{place}, {action:?}"), &first, &second);
        }
    }
}

/// The games: known decks against each other.
fn decks() -> Vec<Deck> {
    let cards = registry::cards().expect("they are sound");
    let mut dice = Rng::new(1);
    let read = |known: &KnownDeck| Some(DeckChoice::of_text(cards, known.code, false).ok()?.deck(cards, &mut dice));
    KnownDeck::all().iter().filter_map(read).collect()
}

/// Walks through games of real decks.
fn walk(games: u64, mut look: impl FnMut(&Game, Action, &str, &mut Rng)) {
    let cards = registry::cards().expect("they are sound");
    let decks = decks();
    assert!(decks.len() > 60, "{} known decks can be played", decks.len());
    for seed in 0..games {
        let mut dice = Rng::new(seed);
        let pair = [0, 1].map(|_| &decks[dice.next_below(decks.len())]);
        let options = Options { seed, shuffle_entity_numbers: true, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer(pair), deck::coin(cards), options).expect("the decks are legal");
        let mut agents = [AgentKind::Greedy.player(seed), AgentKind::Random.player(seed)];
        while !game.is_over() && game.turn < 60 {
            let listed = game.options();
            if listed.is_empty() {
                break;
            }
            let action = agents[usize::from(dice.next_below(3) == 0)].choose(&game, &listed);
            if dice.next_below(4) == 0 || game.pending.is_some() || has_stolen(&game) {
                look(&game, action, &format!("game {seed}, turn {}", game.turn), &mut dice);
            }
            game.act_unchecked(action);
        }
    }
}

#[test]
fn no_answer_depends_on_what_is_hidden() {
    let mut comparison = Comparison::default();
    walk(24, |game, action, place, dice| {
        for me in PlayerId::BOTH {
            let place = format!("{place}, {me:?}");
            comparison.moment(game, me, &place, dice);
            comparison.action(game, me, action, &place, dice);
        }
    });
    let Comparison { compared, met, differ } = comparison;
    let all: usize = compared.values().sum();
    println!("{all} comparisons: {compared:?}\nmet: {met:?}");
    assert!(differ.is_empty(), "{} of {all} differ:\n{}", differ.len(), differ[..differ.len().min(12)].join("\n"));
    assert!(all >= 20_000, "{all} comparisons: {compared:?}");
    assert!(compared.values().all(|many| *many > 20), "{compared:?}");
    assert!(met.len() == 5 && met.values().all(|many| *many >= 8), "{met:?}");
}

/// The cards that the pending choice offers.
fn offered(game: &Game) -> Vec<EntityId> {
    let card = |option: &OfferedOption| match option {
        OfferedOption::Entity(id) => *id,
        OfferedOption::Text(_) => panic!("cards are offered"),
    };
    game.offered().iter().map(card).collect()
}

/// The opponent of Suspicious Usher (`REV_002`) guesses among new copies: the order of their numbers tells nothing.
#[test]
fn the_numbers_of_a_guess_do_not_tell_the_choice() {
    let cards = registry::cards().expect("the cards fit together");
    let hero = deck::hero(cards, cardwright_data::CardClass::Priest).expect("a hero");
    let card = |id: &str| cards.by_id(id).expect("a card");
    let deck = Deck { hero, cards: vec![card("CS2_182"); 12], sideboards: Vec::new() };
    let mut ranks = [0; 3];
    for seed in 0..40 {
        let options = Options { seed, mulligan: false, hand: 0, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("a game");
        game.set_mana(PlayerId::First, 10);
        let usher = game.give(PlayerId::First, card("REV_002")).expect("a place in the hand");
        let play = Action::Play { card: usher, target: None, option: None, place: None };
        game.act(play).expect("it is legal");
        let chosen = game[offered(&game)[2]].card;
        game.act(Action::Choose(2)).expect("it is legal");
        game.act(Action::EndTurn).expect("it is legal");
        let offered = offered(&game);
        let right = offered.iter().find(|id| game[**id].card == chosen).expect("the chosen card is offered");
        ranks[offered.iter().filter(|id| id.number() < right.number()).count()] += 1;
    }
    assert!(ranks.iter().all(|times| *times > 4), "each rank is as likely: {ranks:?}");
}
