//! A game as a value: clones, snapshots, hashes, forced outcomes.
use cardwright_engine::Card;
use cardwright_engine::state::{Forced, Rng, Snapshot};

use super::games::Walk;
use super::*;

#[test]
fn a_card_of_the_opponents_deck_did_not_start_in_yours() {
    check! { Mage:
        Ally("BAR_545"), Give("DRG_109"), CostNow(InHand(0), 6), OnTheirTop("CS2_182"), Play("DED_005", Nothing),
        HandCount(Mine, 2), Kill(My(0)), CostNow(InHand(0), 7), Crystals(10), Play("CS2_231", Nothing),
        CostNow(InHand(0), 6),
    }
}

#[test]
fn a_state_before_can_be_gone_back_to_with_other_dice() {
    // No word of the vocabulary rewinds yet; what it needs is there: the state before is a value, and the dice are too.
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Enemy("CS2_186"), Give("EX1_277")]);
    let before = table.game.clone();
    let missiles = Action::Play { card: table.who(InHand(0)).unwrap(), target: None, option: None, place: None };
    table.game.act(missiles).unwrap();
    let mut outcomes = Vec::new();
    let mut dice: Rng = table.game.rng;
    for _ in 0..8 {
        let mut again = before.clone();
        again.rng = dice;
        again.act(missiles).unwrap();
        assert!(again.players[PlayerId::First].deck == before.players[PlayerId::First].deck, "the order of the deck");
        dice = again.rng;
        outcomes.push(again.characters(PlayerId::Second).map(|id| again[id].damage).collect::<Vec<_>>());
    }
    assert!(outcomes.iter().any(|outcome| *outcome != outcomes[0]), "{outcomes:?}");
}

#[test]
fn a_state_is_a_value_that_stays_usable_and_goes_through_a_file() {
    // Of the games that last so long, whatever cards there are, the first.
    let lasts = |seed: &u64| {
        let mut walk = Walk::new(*seed);
        (0..130).all(|_| walk.step())
    };
    let mut walk = Walk::new((0..1000).find(lasts).expect("some game lasts"));
    walk.steps(60);
    let old = walk.game.clone();
    let (hash, mut again) = (old.canonical_hash(), Walk { game: old.clone(), dice: walk.dice });
    walk.steps(50);
    assert_ne!(walk.game.canonical_hash(), hash);
    assert_eq!(old.canonical_hash(), hash, "what came later does not show on it");
    again.steps(50);
    assert!(again.game == walk.game, "it can be gone on from");
    let json = old.snapshot().unwrap().to_json();
    let read = Game::from_snapshot(old.cards, &Snapshot::from_json(&json).unwrap()).unwrap();
    assert!(read == old);
    assert_eq!(read.snapshot().unwrap().to_json(), json);
}

#[test]
fn a_hundred_thousand_states_of_a_late_game_fit_in_a_gigabyte() {
    let mut biggest = 0;
    for seed in 0..10 {
        let mut walk = Walk::new(seed);
        while walk.game.turn < 20 && walk.step() {}
        biggest = biggest.max(walk.game.bytes());
    }
    assert!(biggest > 2_000 && biggest * 100_000 < 1 << 30, "{biggest} bytes a state");
}

#[test]
fn players_are_numbers_and_a_game_can_go_anywhere() {
    fn goes_anywhere<T: Clone + Send + Sync + 'static>(_: &T) {}
    fn is_copy<T: Copy>(it: T) -> (T, T) {
        (it, it)
    }
    goes_anywhere(&table(CardClass::Mage).game);
    assert_eq!(is_copy(PlayerId::First), (PlayerId::First, PlayerId::Second.opponent()));
    assert_eq!((PlayerId::First as u8, PlayerId::Second as u8, size_of::<PlayerId>()), (0, 1, 1));
}

#[test]
fn a_clone_shares_nothing_and_the_other_player_is_untouched() {
    // There is no sharing to keep: a state is flat, see the README of the engine. What one player does alone leaves all
    // that belongs to the other as it was, and the state before as it was.
    let mut table = table(CardClass::Warrior);
    table.steps(&[Enemy("CS2_182"), GiveThem("CS2_029")]);
    let before = table.game.clone();
    table.steps(&[HeroPower(Nothing), Armor(Mine, 2)]);
    assert!(table.game.players[PlayerId::Second] == before.players[PlayerId::Second]);
    for (id, entity) in before.entities().filter(|(_, entity)| entity.controller == PlayerId::Second) {
        assert_eq!(table.game[id], *entity);
    }
    let hero = before.players[PlayerId::First].hero.unwrap();
    assert_eq!((before[hero].armor, table.game[hero].armor), (0, 2));
}

#[test]
fn what_a_card_says_is_apart_from_how_it_stands() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_087", On(My(0))), DealDamage(Their(0), 2)]);
    let card = |who| -> &'static Card { table.game.card(table.who(who).unwrap()).unwrap() };
    assert!(std::ptr::eq(card(My(0)), card(Their(0))), "one description for both");
    assert_eq!((card(My(0)).attack, card(My(0)).health), (4, 5));
    table.steps(&[StatsNow(My(0), 7, 5), Damage(Their(0), 2)]);
}

#[test]
fn what_is_gone_is_told_and_never_found_again() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_231")]);
    let (attacker, defender) = (table.who(My(0)).unwrap(), table.who(Their(0)).unwrap());
    table.steps(&[Kill(Their(0))]);
    let action = Action::Attack { attacker, defender };
    assert_eq!(table.game.act(action), Err(cardwright_engine::IllegalAction(action)));
    let count = table.game.entity_count();
    assert_eq!(table.game.entity(u16::try_from(count + 1).unwrap()), None);
    table.steps(&[Enemy("CS2_231")]);
    assert_ne!(table.who(Their(0)).unwrap(), defender, "no number is given twice");
    assert_eq!(table.game[defender].zone, Zone::Graveyard);
}

#[test]
fn the_dice_are_told_and_can_be_forced() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Enemy("CS2_186")]);
    let start = table.game.clone();
    let recorder = recorded_play(&mut table, "EX1_277", Nothing);
    assert_eq!(recorder.outcomes().len(), 3, "a missile each");
    // The same again, on other dice; then all on the hero, who is the first of three.
    let missiles = |outcomes: &[usize]| {
        let mut game = start.clone();
        game.rng = Rng::new(99);
        game.force(outcomes.iter().copied().map(Forced::Number));
        let card = game.give(PlayerId::First, game.cards.by_id("EX1_277").unwrap()).unwrap();
        game.act(Action::Play { card, target: None, option: None, place: None }).unwrap();
        assert_eq!(game.forced_left(), 0);
        game.characters(PlayerId::Second).map(|id| game[id].damage).collect::<Vec<_>>()
    };
    let dealt: Vec<i16> = table.game.characters(PlayerId::Second).map(|id| table.game[id].damage).collect();
    assert_eq!(missiles(recorder.outcomes()), dealt);
    assert_eq!(missiles(&[0, 0, 0]), [3, 0, 0]);
    assert_eq!(missiles(&[2, 1, 2]), [0, 1, 2]);
}

#[test]
fn what_is_hidden_is_guessed_within_the_rules() {
    let mut table = table(CardClass::Mage);
    table.steps(&[GiveThem("CS2_029"), GiveThem("CS2_182"), Give("CS2_023")]);
    let view = table.game.view(PlayerId::First);
    let unknown = view.game().players[PlayerId::Second].hand.iter();
    assert!(unknown.into_iter().all(|id| view.game()[id].card == cardwright_engine::CardId::NONE));
    for seed in 0..20 {
        let mut guess = view.determinize(seed);
        guess.check().unwrap();
        assert!(guess.view(PlayerId::First) == view);
        guess.act(Action::EndTurn).unwrap();
        assert!(!guess.options().is_empty());
    }
}

#[test]
fn a_chance_can_be_forced_both_ways() {
    mage(&[Ally("EX1_557"), EndTurn, HandCount(Mine, 0), Force(Yes), EndTurn, HandCount(Mine, 2)]);
    mage(&[Ally("EX1_557"), EndTurn, Force(No), EndTurn, HandCount(Mine, 1)]);
}
