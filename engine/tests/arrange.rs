//! Positions arranged from outside: the verbs that tests and servers use.
use cardwright_data::{GameTag, Zone};
use cardwright_engine::query::Refusal;
use cardwright_engine::rules::NotSettable;
use cardwright_engine::rules::arrange::{Destination, NotMovable};
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Action, CardId, Deck, EntityId, Game, Options, PlayerId};

use crate::cards;

const ME: PlayerId = PlayerId::First;
const YOU: PlayerId = PlayerId::Second;

fn card(id: &str) -> CardId {
    cards::cards().by_id(id).expect("it is in the test registry")
}

fn table() -> Game {
    let deck = Deck {
        hero: card("HERO_08"),
        cards: vec![card("CS2_182"), card("CS2_029"), card("CS2_182")],
        sideboards: Vec::new(),
    };
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
    let power = game.players[YOU].hero_power.expect("a Hero Power");
    assert_eq!(game.cast_free(ME, card("CS2_029"), Some(power)), None);
    assert!(game == before, "nothing has happened");
    game.damage(yeti, 3);
    game.heal(yeti, 2);
    assert_eq!(game[yeti].damage, 1);
    game.heal(yeti, 9);
    assert_eq!(game[yeti].damage, 0);
}

#[test]
fn a_card_moves_without_events_and_arrives_as_printed() {
    let mut game = table();
    let mine = yeti(&mut game);
    let (deck, hand) = (game.players[ME].deck, game.players[ME].hand);
    // A Gnoll would hear of a death, a Cult Master draw a card: nothing is heard of a move.
    game.put_in_play(ME, card("EX1_595")).expect("there is room");
    game.buff(mine, 3, 2, 0);
    game.damage(mine, 1);
    game.move_card(mine, Destination::Graveyard).expect("it can");
    assert_eq!((game[mine].zone, game.players[ME].deck, game.players[ME].hand), (Zone::Graveyard, deck, hand));
    for (to, zone) in [
        (Destination::Hand, Zone::Hand),
        (Destination::DeckTop, Zone::Deck),
        (Destination::SetAside, Zone::SetAside),
        (Destination::DeckBottom, Zone::Deck),
        (Destination::DeckShuffled, Zone::Deck),
    ] {
        game.move_card(mine, to).expect("it can");
        assert_eq!((game[mine].zone, game[mine].attack, game[mine].health()), (zone, 4, 5), "{to:?}");
        assert_eq!(game.check(), Ok(()), "{to:?}");
        if matches!(to, Destination::DeckTop) {
            assert_eq!(game.players[ME].deck.last(), Some(mine));
        } else if matches!(to, Destination::DeckBottom) {
            assert_eq!(game.players[ME].deck.get(0), Some(mine));
        }
    }
    let hero = game.players[ME].hero.expect("a hero");
    assert_eq!(game.move_card(hero, Destination::Hand), Err(NotMovable::Immovable(hero.number())));
    while game.give(ME, card("CS2_029")).is_some() {}
    assert_eq!(game.move_card(mine, Destination::Hand), Err(NotMovable::ZoneFull("hand")));
}

#[test]
fn buffs_are_cleared_and_weakness_kills() {
    let mut game = table();
    let mine = yeti(&mut game);
    game.buff(mine, 3, 2, -1);
    assert_eq!((game[mine].attack, game[mine].max_health, game[mine].cost), (7, 7, 3));
    game.enchant_with(ME, mine, card("CS2_092e"));
    assert_eq!((game[mine].attack, game.enchantments_on(mine).count()), (11, 4));
    game.clear_enchantments(mine);
    assert_eq!((game[mine].attack, game[mine].max_health, game[mine].cost), (4, 5, 4));
    assert_eq!(game.check(), Ok(()));
    game.buff(mine, 0, -5, 0);
    assert_eq!(game[mine].zone, Zone::Graveyard);
}

#[test]
fn a_summoned_card_is_heard_of_and_one_put_in_play_is_not() {
    let mut game = table();
    game.set_mana(ME, 10);
    let quiet = game.put_in_play(ME, card("CS2_182")).expect("there is room");
    let loud = game.summon_card(ME, card("CS2_182")).expect("there is room");
    assert_eq!([quiet, loud].map(|id| game[id].arrived), [false, true], "who is summoned came this turn");
    assert_eq!(game.history.iter().filter(|did| did.entity == quiet || did.entity == loud).count(), 1);
    assert_eq!(game.summon_card(ME, card("CS2_029")), None, "a spell is not summoned");
}

#[test]
fn who_concedes_has_lost_and_without_fatigue_nobody_is_hurt() {
    let mut game = table();
    for player in [ME, YOU] {
        game.clear_deck(player);
    }
    game.set_fatigue(YOU, false);
    let copy = Game::from_snapshot(game.cards, &game.snapshot().expect("it waits")).expect("it is read");
    assert!(copy == game && copy.players[YOU].no_fatigue, "a document keeps it");
    for _ in 0..4 {
        game.act(Action::EndTurn).expect("it is possible");
    }
    let hurt = |player: PlayerId| game.players[player].hero.map(|hero| game[hero].damage);
    assert_eq!((hurt(ME), hurt(YOU)), (Some(3), Some(0)), "1 and 2 for one, nothing for the other");
    game.concede(ME);
    assert!(game.is_over() && game.options().is_empty());
    assert_eq!(game.players[YOU].state.name(), "WON");
    assert_eq!(game.refusal(Action::EndTurn), Some(Refusal::Over));
}

#[test]
fn a_refusal_says_why() {
    let mut game = table();
    game.set_mana(ME, 3);
    let fireball = game.give(ME, card("CS2_029")).expect("there is room");
    let hero = game.players[YOU].hero.expect("a hero");
    let play = |card, target| Action::Play { card, target, option: None, place: None };
    let unpaid = Refusal::CannotPay { cost: "4 mana".to_owned(), mana: 3 };
    assert_eq!(game.refusal(play(fireball, Some(hero))), Some(unpaid));
    assert!(
        game.unpaid_options().contains(&play(fireball, Some(hero)))
            && !game.options().contains(&play(fireball, Some(hero)))
    );
    game.set_mana(ME, 10);
    assert!(game.unpaid_options().is_empty());
    assert_eq!(game.refusal(play(fireball, Some(hero))), None);
    assert_eq!(game.refusal(play(fireball, None)), Some(Refusal::NeedsTarget));
    let theirs = game.put_in_play(YOU, card("CS2_182")).expect("there is room");
    let attacker = yeti(&mut game);
    let attack = Action::Attack { attacker, defender: hero };
    for (entity, tag, refusal) in [
        (theirs, GameTag::TAUNT, Refusal::Taunt),
        (attacker, GameTag::FROZEN, Refusal::Frozen(attacker.number())),
        (attacker, GameTag::CANT_ATTACK, Refusal::CannotAttack(attacker.number())),
        (attacker, GameTag::DORMANT, Refusal::Dormant(attacker.number())),
        (hero, GameTag::IMMUNE, Refusal::Immune(hero.number())),
    ] {
        game.set_tag(entity, tag, 1).expect("it can be set");
        assert_eq!(game.refusal(attack), Some(refusal), "{tag}");
        game.set_tag(entity, tag, 0).expect("it can be set");
        assert_eq!(game.refusal(attack), None, "{tag}");
    }
    for (tag, refusal) in
        [(GameTag::STEALTH, Refusal::Stealth(theirs.number())), (GameTag::ELUSIVE, Refusal::Elusive(theirs.number()))]
    {
        game.set_tag(theirs, tag, 1).expect("it can be set");
        assert_eq!(game.refusal(play(fireball, Some(theirs))), Some(refusal), "{tag}");
        game.set_tag(theirs, tag, 0).expect("it can be set");
    }
    game.act(attack).expect("nothing is against it");
    assert_eq!(game.refusal(attack), Some(Refusal::Attacked(attacker.number())));
    let new = game.give(ME, card("CS2_182")).expect("there is room");
    game.act(play(new, None)).expect("there is mana");
    let at_once = Action::Attack { attacker: new, defender: theirs };
    assert_eq!(game.refusal(at_once), Some(Refusal::SummonedThisTurn(new.number())));
    assert_eq!(game.refusal(play(theirs, None)), Some(Refusal::NotInHand(theirs.number())));
    assert_eq!(game.refusal(Action::Choose(0)), Some(Refusal::NothingPending));
}

#[test]
fn dealt_ids_tell_nothing_and_change_nothing_else() {
    let deck = Deck {
        hero: card("HERO_08"),
        cards: [card("CS2_182"), card("CS2_029"), card("CS2_023")].repeat(10),
        sideboards: Vec::new(),
    };
    let game = |seed, deal_ids| {
        let options = Options { seed, shuffle_entity_numbers: deal_ids, mulligan: false, ..Options::default() };
        Game::new(cards::cards(), ByPlayer([&deck, &deck]), None, options).expect("the decks are legal")
    };
    let ids = |game: &Game| -> Vec<EntityId> {
        game.entities().filter(|(_, it)| it.started_in_deck).map(|(id, _)| id).collect()
    };
    let mut seen = vec![std::collections::BTreeSet::new(); 60];
    for seed in 0..40 {
        let (plain, dealt) = (game(seed, false), game(seed, true));
        assert_eq!((ids(&dealt).len(), plain.rng), (60, dealt.rng));
        let order =
            |game: &Game| game.players.0.map(|side| side.deck.iter().map(|id| game[id].card).collect::<Vec<_>>());
        assert_eq!(order(&plain), order(&dealt), "the same cards lie in the same order");
        for (at, id) in ids(&dealt).into_iter().enumerate() {
            seen[at].insert(dealt[id].card);
        }
        assert_eq!(dealt.check(), Ok(()));
    }
    assert!(seen.iter().all(|cards| cards.len() == 3), "every number has been every card: {seen:?}");
    // Nor does a number tell the place in the deck: the lowest is not always at the same end.
    let lowest =
        |seed| game(seed, true).players[ME].deck.iter().enumerate().min_by_key(|(_, id)| *id).map(|(at, _)| at);
    let places: std::collections::BTreeSet<_> = (0..40).map(lowest).collect();
    assert!(places.len() > 10, "{places:?}");
}

/// The entities that a text speaks of are distinct: a text that moves one twice has moved it once, and "for each" counts it once.
#[test]
fn what_is_spoken_of_is_moved_once() {
    use cardwright_engine::script::prelude::{Effect, IT, THIS, draw, select, shuffle, the};

    const TWICE: &[Effect] = &[select(THIS), shuffle(the(IT)).copies(2), draw(1).for_each(IT)];
    let mut game = table();
    let minion = game.summon_card(ME, card("CS2_182")).expect("there is room");
    let (held, left) = (game.players[ME].hand.len(), game.players[ME].deck.len());
    game.perform(TWICE, minion, None);
    assert_eq!((game.players[ME].hand.len(), game.players[ME].deck.len()), (held + 1, left));
}
