//! Formats: from which cards a game's pools are made.
use std::collections::BTreeSet;
use std::sync::LazyLock;

use cardwright_data::{CardClass, CardSet, CardType, Format, GameTag as T};
use cardwright_engine::compiled::{Card, Cards};
use cardwright_engine::script::prelude::*;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Action, Deck, Game, Options, PlayerId};

use crate::cards;

const BODY: &[(T, i32)] = &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 17), (T::COLLECTIBLE, 1)];
const SUMMONER: Power = battlecry(&[summon(card("ZZ_UNWRITTEN_TOKEN"))]);
const PARTLY: Power = battlecry(&[draw(1)]).partial("is not done yet");
const ROUGHLY: Power = battlecry(&[draw(1)]).approximate("draws at random");
/// Add a random minion of Cost 17 to your hand.
const RANDOM: Power = spell(&[get(random(all(&[MINION, COST.is(17)])))]);
/// The same from the past.
const PAST: Power = spell(&[get(random(all(&[MINION, COST.is(17), FROM_THE_PAST])))]);
/// Discover such a minion.
const DISCOVER: Power = spell(&[discover(all(&[MINION, COST.is(17)]))]);

const fn body(id: &'static str, name: &'static str, set: CardSet, power: &'static Power) -> Card {
    Card::new(id, 0, name, "", CardType::Minion, CardClass::Neutral, set, BODY, power)
}

const fn spell_card(id: &'static str, power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Spell, CardClass::Neutral, CardSet::CORE, &[], power)
}

static OF_FORMATS: [Card; 12] = [
    body("ZZ_OLD", "Old", CardSet::NAXX, &VANILLA),
    body("ZZ_OLD_ALONE", "Old Alone", CardSet::NAXX, &VANILLA),
    body("ZZ_NEW", "New", CardSet::TIME_TRAVEL, &VANILLA),
    body("ZZ_OLD_REPRINT", "Old", CardSet::CORE, &VANILLA),
    body("ZZ_UNWRITTEN", "Unwritten", CardSet::TIME_TRAVEL, &TODO),
    body("ZZ_SUMMONER", "Summoner", CardSet::TIME_TRAVEL, &SUMMONER),
    body("ZZ_PARTLY", "Partly", CardSet::TIME_TRAVEL, &PARTLY),
    body("ZZ_ROUGHLY", "Roughly", CardSet::NAXX, &ROUGHLY),
    body("ZZ_ONCE", "Once", CardSet::VANILLA, &VANILLA),
    spell_card("ZZ_RANDOM", &RANDOM),
    spell_card("ZZ_PAST", &PAST),
    spell_card("ZZ_DISCOVER", &DISCOVER),
];
static TOKEN: [Card; 1] =
    [Card::new("ZZ_UNWRITTEN_TOKEN", 0, "Token", "", CardType::Minion, CardClass::Neutral, CardSet::CORE, &[], &TODO)];

fn registry() -> &'static Cards {
    static CARDS: LazyLock<Cards> =
        LazyLock::new(|| Cards::new(&[&cards::FACTS, &OF_FORMATS, &TOKEN]).expect("the ids differ"));
    &CARDS
}

/// A game of a format, whose first player has so many of a card.
fn game(format: Format, spell: &str, seed: u64) -> Game {
    let cards = registry();
    let find = |id: &str| cards.by_id(id).expect("it is a card");
    let deck = Deck { hero: find("HERO_08"), cards: vec![find(spell); 10], sideboards: Vec::new() };
    let options = Options { seed, format, mulligan: false, hand: 1, ..Options::default() };
    Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("the decks are legal")
}

fn cast(game: &mut Game) {
    let card = game.players[PlayerId::First].hand.get(0).expect("it is in hand");
    game.act(Action::Play { card, target: None, option: None, place: None }).expect("it costs nothing");
}

/// The cards that a spell gives in forty games.
fn given(format: Format, spell: &str) -> BTreeSet<&'static str> {
    (0..40)
        .filter_map(|seed| {
            let mut game = game(format, spell, seed);
            cast(&mut game);
            let last = game.players[PlayerId::First].hand.last()?;
            game.card(last).map(|card| card.id).filter(|id| *id != spell)
        })
        .collect()
}

#[test]
fn a_random_card_is_of_the_games_format_and_reprints_count_once() {
    assert_eq!(given(Format::Standard, "ZZ_RANDOM"), ["ZZ_NEW", "ZZ_OLD_REPRINT"].into());
    assert_eq!(given(Format::Wild, "ZZ_RANDOM"), ["ZZ_NEW", "ZZ_OLD", "ZZ_OLD_ALONE", "ZZ_ROUGHLY"].into());
    assert_eq!(given(Format::Classic, "ZZ_RANDOM"), ["ZZ_ONCE"].into());
    let any = given(Format::Any, "ZZ_RANDOM");
    assert!(any.contains("ZZ_UNWRITTEN") && any.contains("ZZ_OLD_REPRINT") && any.contains("ZZ_OLD"), "{any:?}");
}

#[test]
fn cards_from_the_past_are_those_of_wild_that_standard_lacks() {
    assert_eq!(given(Format::Standard, "ZZ_PAST"), ["ZZ_OLD", "ZZ_OLD_ALONE", "ZZ_ROUGHLY"].into());
}

#[test]
fn what_cannot_be_played_as_printed_is_not_offered() {
    let mut game = game(Format::Standard, "ZZ_DISCOVER", 0);
    cast(&mut game);
    assert_eq!(
        game.offered().len(),
        2,
        "New and the reprint of Old, but none that is a stub, makes one or lacks a part"
    );
    let left_out = ["Unwritten", "Summoner", "Partly"];
    let pools = registry().in_pools(Format::Standard);
    assert!(pools.iter().all(|id| !left_out.contains(&registry().get(*id).name)));
    assert!(registry().count_unplayable(Format::Standard) >= left_out.len());
    assert_eq!(registry().count_unplayable(Format::Any), 0);
}

#[test]
fn a_saved_game_keeps_its_format() {
    let game = game(Format::Standard, "ZZ_RANDOM", 3);
    let saved = game.snapshot().expect("it can be saved");
    let loaded = Game::from_snapshot(registry(), &saved).expect("it can be loaded");
    assert_eq!((loaded.format, &loaded), (Format::Standard, &game));
}
