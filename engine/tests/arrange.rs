//! Positions arranged from outside: the verbs that tests and servers use.
use cardwright_data::{GameTag, Zone};
use cardwright_engine::rules::NotSettable;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{CardId, Deck, EntityId, Game, Options, PlayerId};

use crate::cards;

const ME: PlayerId = PlayerId::First;
const YOU: PlayerId = PlayerId::Second;

fn card(id: &str) -> CardId {
    cards::cards().by_id(id).expect("it is in the test registry")
}

fn table() -> Game {
    let deck = Deck { hero: card("HERO_08"), cards: vec![card("CS2_182"), card("CS2_029"), card("CS2_182")] };
    let options = Options { mulligan: false, shuffle: false, hand: 0, ..Options::default() };
    Game::new(cards::cards(), ByPlayer([&deck, &deck]), None, options).expect("the decks are legal")
}

fn yeti(game: &mut Game) -> EntityId {
    game.put_in_play(ME, card("CS2_182")).expect("there is room")
}

#[test]
fn a_tag_can_be_set_and_changed_further() {
    let mut game = table();
    let yeti = yeti(&mut game);
    for (tag, value) in [
        (GameTag::ATK, 9),
        (GameTag::HEALTH, 2),
        (GameTag::COST, 0),
        (GameTag::SPELLPOWER, 3),
        (GameTag::TAUNT, 1),
        (GameTag::DIVINE_SHIELD, 1),
        (GameTag::EXHAUSTED, 1),
        (GameTag::NUM_ATTACKS_THIS_TURN, 1),
        (GameTag::DAMAGE, 1),
    ] {
        game.set_tag(yeti, tag, value).expect("it can be set");
        assert_eq!(i64::from(game.tag(yeti, tag)), value, "{tag}");
        assert_eq!(game.check(), Ok(()), "{tag}");
    }
    game.set_tag(yeti, GameTag::ATK, 4).expect("it can be set again");
    game.set_tag(yeti, GameTag::TAUNT, 0).expect("it can be taken away");
    assert_eq!((game.tag(yeti, GameTag::ATK), game.tag(yeti, GameTag::TAUNT)), (4, 0));
    game.damage(yeti, 5);
    assert_eq!(game.tag(yeti, GameTag::DIVINE_SHIELD), 0, "it was a real shield");
    game.set_tag(yeti, GameTag::DAMAGE, 2).expect("it can be set");
    assert_eq!(game[yeti].zone, Zone::Graveyard, "2 damage of 2 health");
}

#[test]
fn a_tag_that_cannot_be_set_is_an_error_and_changes_nothing() {
    let mut game = table();
    let yeti = yeti(&mut game);
    let before = game.clone();
    let refused = [
        (yeti, GameTag::ZONE, 1, NotSettable::Tag(GameTag::ZONE)),
        (yeti, GameTag::ATK, -1, NotSettable::Value(GameTag::ATK, -1)),
        (yeti, GameTag::ATK, 1 << 40, NotSettable::Value(GameTag::ATK, 1 << 40)),
        (yeti, GameTag::TAUNT, 2, NotSettable::Value(GameTag::TAUNT, 2)),
        (yeti, GameTag::EXHAUSTED, 2, NotSettable::Value(GameTag::EXHAUSTED, 2)),
        (yeti, GameTag::NUM_ATTACKS_THIS_TURN, 300, NotSettable::Value(GameTag::NUM_ATTACKS_THIS_TURN, 300)),
        (EntityId::GAME, GameTag::ATK, 1, NotSettable::Nobody(1)),
    ];
    for (id, tag, value, why) in refused {
        assert_eq!(game.set_tag(id, tag, value), Err(why));
        assert!(game == before, "{why}");
    }
}

#[test]
fn drawing_a_given_card_takes_it_from_the_deck_or_creates_it() {
    let mut game = table();
    let fireball =
        game.players[ME].deck.iter().find(|id| game[*id].card == card("CS2_029")).expect("it is in the deck");
    let size = game.players[ME].deck.len();
    assert_eq!(game.draw_card(ME, card("CS2_029")), fireball);
    assert_eq!((game[fireball].zone, game.players[ME].deck.len()), (Zone::Hand, size - 1));
    let another = game.draw_card(ME, card("CS2_029"));
    assert_eq!((game[another].zone, game.players[ME].deck.len()), (Zone::Hand, size - 1));
    let shuffled = game.shuffle_in(YOU, card("CS2_029")).expect("there is room");
    assert!(game.players[YOU].deck.iter().any(|id| id == shuffled));
    assert_eq!(game.check(), Ok(()));
}

#[test]
fn spells_are_cast_and_wounds_are_healed_for_nothing() {
    let mut game = table();
    let yeti = yeti(&mut game);
    let mana = game.players[ME].mana();
    let hero = game.players[YOU].hero.expect("a hero");
    let spell = game.cast_free(ME, card("CS2_029"), Some(hero)).expect("a hero can be hit");
    assert_eq!((game[hero].damage, game[spell].zone, game.players[ME].mana()), (6, Zone::Graveyard, mana));
    let before = game.clone();
    let power = game.players[YOU].power.expect("a Hero Power");
    assert_eq!(game.cast_free(ME, card("CS2_029"), Some(power)), None);
    assert!(game == before, "nothing has happened");
    game.damage(yeti, 3);
    game.heal(yeti, 2);
    assert_eq!(game[yeti].damage, 1);
    game.heal(yeti, 9);
    assert_eq!(game[yeti].damage, 0);
}
