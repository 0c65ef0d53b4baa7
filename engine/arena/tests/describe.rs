//! Names and texts of cards as a player reads them.
use cardwright_arena::{deck, describe, registry};
use cardwright_data::CardClass;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{CardId, Cards, Deck, EntityId, Game, Options, PlayerId};

/// A game without cards in hands.
fn table(cards: &'static Cards) -> Game {
    let hero = deck::hero(cards, CardClass::Mage).expect("a hero");
    let deck = Deck { hero, cards: vec![card(cards, "CS2_182"); 12], sideboards: Vec::new() };
    let options = Options { mulligan: false, hand: 0, shuffle_entity_numbers: true, ..Options::default() };
    Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("a game")
}

fn card(cards: &Cards, id: &str) -> CardId {
    cards.by_id(id).unwrap_or_else(|| panic!("no card has the id {id}"))
}

fn give(game: &mut Game, id: &str) -> EntityId {
    game.give(PlayerId::First, card(game.cards, id)).expect("a place in the hand")
}

#[test]
fn a_text_has_the_numbers_of_its_entity() {
    let cards = registry::cards().expect("the cards fit together");
    let mut game = table(cards);
    let (bolt, heal) = (give(&mut game, "CS2_029"), give(&mut game, "CS1_112"));
    assert_eq!(describe::text(&game, bolt), "Deal 6 damage.");
    game.put_in_play(PlayerId::First, card(cards, "CS2_142"));
    assert_eq!(describe::text(&game, bolt), "Deal 7 damage.", "beside a Kobold Geomancer");
    assert_eq!(
        describe::text(&game, heal),
        "Deal 3 damage to all enemy minions. Restore 2 Health to all friendly characters."
    );
    assert_eq!(describe::printed(cards.get(card(cards, "CS2_029"))), "Deal 6 damage.");
}

#[test]
fn a_text_says_what_a_game_fills_in_as_far_as_it_is_known() {
    let cards = registry::cards().expect("the cards fit together");
    let printed = |id: &str| describe::printed(cards.get(card(cards, id)));
    assert_eq!(printed("REV_013"), "Infuse (5): Gain \"Battlecry: Deal 5 damage.\"");
    assert_eq!(printed("LOOT_103"), "Add 1 random Mage spell to your hand. (Play 2 Elementals to upgrade.)");
}

#[test]
fn a_choice_without_effects_has_a_description() {
    let cards = registry::cards().expect("the cards fit together");
    assert_eq!(describe::offered_text(&table(cards), &[]), "do nothing");
}

/// Whether a text has what the client replaces before it shows it.
fn has_marks(text: &str) -> bool {
    text.contains(|c| "$#@{}|<>_\\\n".contains(c)) || text.contains("[x]") || text.contains("  ")
}

#[test]
fn no_text_shows_the_marks_of_the_client() {
    let cards = registry::cards().expect("the cards fit together");
    let begun = table(cards);
    let mut wrong = Vec::new();
    for (id, card) in cards.iter() {
        let mut game = begun.clone();
        let held = game.give(PlayerId::First, id).map(|held| describe::text(&game, held));
        let texts = [Some(describe::printed(card)), held].into_iter().flatten();
        wrong.extend(texts.filter(|text| has_marks(text)).map(|text| format!("{}: {text}", card.id)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
