//! The mutants of Powers.

use cardwright_data::{CardClass, CardSet, CardType, GameTag};
use cardwright_scenario::{Mutation, mutants, wide_mutants};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

#[test]
fn each_differs_in_one_thing() {
    const EFFECTS: &[Effect] = &[deal(3).to(AN_ENEMY_MINION), draw(1).when(Condition::Combo)];
    let power = spell(EFFECTS);
    let card = Card::new("A", 1, "A", "", CardType::Spell, CardClass::Mage, CardSet::CORE, &[], &VANILLA);
    let kinds: Vec<Mutation> = mutants(&card, &power, &[]).into_iter().map(|mutant| mutant.kind).collect();
    let of = |kind| kinds.iter().filter(|it| **it == kind).count();
    // Three kinds of number for the first, one for the second; whose minion; who draws; either left out; the condition.
    assert_eq!((of(Mutation::Amount), of(Mutation::Target)), (3, 2));
    assert_eq!((of(Mutation::Dropped), of(Mutation::Condition)), (2, 1));
    assert_eq!(kinds.len(), 8);
}

/// The mutants of a minion's Power that answer another event.
fn events(power: &Power) -> Vec<Power> {
    let card = Card::new("A", 1, "A", "", CardType::Minion, CardClass::Mage, CardSet::CORE, &[], &VANILLA);
    let all = [mutants(&card, power, &[]), wide_mutants(&card, power, &[])].concat();
    all.into_iter().filter(|it| it.kind == Mutation::Event).map(|it| it.power).collect()
}

#[test]
fn what_answers_once_has_no_mutant_that_answers_once_a_turn() {
    const FORM: &[Effect] = &[transform(THIS, card("B"))];
    const DIES: &[Effect] = &[destroy(THIS)];
    const FALLS: &[Effect] = &[draw(1), destroy(THIS)];
    const WAITS: &[Effect] = &[later(&whenever(YOU.play(CARD)).does(DRAW))];
    const LASTS: &[Effect] = &[later(&whenever(YOU.play(CARD)).this_turn().does(DRAW))];
    const DRAW: &[Effect] = &[draw(1)];
    let limits = |power: &Power| events(power).iter().filter(|it| it.source().contains("once_a_turn")).count();
    assert_eq!(limits(&whenever(YOU.play(CARD)).then(DRAW)), 1);
    assert_eq!(limits(&whenever(YOU.play(CARD)).then(FORM)), 0, "it has become a new card");
    assert_eq!(limits(&whenever(YOU.play(CARD)).then(DIES)), 0, "it is destroyed once");
    assert_eq!(limits(&whenever(YOU.play(CARD)).then(FALLS)), 1, "until it dies it may draw twice");
    assert_eq!(limits(&battlecry(WAITS)), 0, "what waits for an event answers it once");
    assert_eq!(limits(&battlecry(LASTS)), 0, "a turn is over with the turn");
}

#[test]
fn a_card_that_comes_to_a_hand_or_into_play_comes_to_its_player() {
    const DRAW: &[Effect] = &[draw(1)];
    let both = |power: &Power| events(power).iter().any(|it| it.source().contains("PLAYERS"));
    assert!(both(&whenever(YOU.get(CARD)).in_hand().then(DRAW)), "another card may come to the opponent");
    assert!(!both(&whenever(YOU.get(ITSELF)).in_hand().then(DRAW)));
    assert!(both(&whenever(YOU.summon(MINION)).then(DRAW)), "another minion may be the opponent's");
    assert!(!both(&whenever(YOU.summon(ITSELF)).then(DRAW)));
}

#[test]
fn whoever_was_chosen_is_not_chosen_again() {
    const FREEZES: &[Effect] = &[freeze(TARGET)];
    const FALLS: &[Effect] = &[destroy(A_MINION), freeze(TARGET)];
    const EITHER: &[Effect] = &[either(there_is(&YOUR_WEAPON), &[destroy(A_MINION)], FREEZES)];
    let card = Card::new("A", 1, "A", "", CardType::Spell, CardClass::Mage, CardSet::CORE, &[], &VANILLA);
    let froze = |power: &Power, whom: &str| {
        let all = [mutants(&card, power, &[]), wide_mutants(&card, power, &[])].concat();
        all.iter().any(|it| it.power.source().contains(&format!("freeze({whom})")))
    };
    for whom in ["AN_ENEMY", "A_FRIENDLY_CHARACTER", "A_MINION"] {
        assert!(froze(&spell(FREEZES), whom), "the first says who may be one");
        assert!(!froze(&spell(FALLS), whom), "the second means whoever was chosen");
        assert!(!froze(&spell(EITHER), whom), "so does the other way");
    }
}

#[test]
fn a_pool_of_the_same_cards_is_the_same_pool() {
    const THREES: Condition = Condition::All(&[MINION, COST.is(3)]);
    const SUMMONS: &[Effect] = &[summon(random(THREES))];
    let of = |card_type, cost: &'static [(GameTag, i32)]| {
        Card::new("A", 1, "A", "", card_type, CardClass::Mage, CardSet::CORE, cost, &VANILLA)
    };
    let (spell_of_3, minion_of_3) =
        (of(CardType::Spell, &[(GameTag::COST, 3)]), of(CardType::Minion, &[(GameTag::COST, 3)]));
    let minion_of_2 = of(CardType::Minion, &[(GameTag::COST, 2)]);
    let without_type = |pool: &[&Card]| {
        let all = mutants(&spell_of_3, &spell(SUMMONS), pool);
        all.iter().any(|it| it.kind == Mutation::Condition && !it.power.source().contains("MINION"))
    };
    assert!(without_type(&[&spell_of_3, &minion_of_3]), "a spell may come");
    assert!(!without_type(&[&minion_of_3, &minion_of_2]), "all that cost (3) are minions");
    assert!(without_type(&[]), "nothing is known of the pool");
}

/// The sources of all mutants of a minion's Power.
fn sources(power: &Power) -> Vec<String> {
    let card = Card::new("A", 1, "A", "", CardType::Minion, CardClass::Mage, CardSet::CORE, &[], &VANILLA);
    let all = [mutants(&card, power, &[]), wide_mutants(&card, power, &[])].concat();
    all.into_iter().map(|it| it.power.source()).collect()
}

#[test]
fn what_is_moved_is_moved_once() {
    const ITSELF: &[Effect] = &[shuffle(the(THIS))];
    const HAND: &[Effect] = &[shuffle(the(YOUR_HAND.that(MINION)))];
    const ONE: &[Effect] = &[shuffle(the(YOUR_HAND.random()))];
    const DECK: &[Effect] = &[shuffle(the(YOUR_DECK))];
    const SHARED: &[Effect] = &[shuffle(the(YOUR_HAND.that(shares(CardProperty::Name, &YOUR_DECK))))];
    const NEW: &[Effect] = &[shuffle(card("B"))];
    let twice = |effects| sources(&battlecry(effects)).iter().any(|it| it.contains("copies(2)"));
    assert!(!twice(ITSELF), "it is there once");
    assert!(!twice(HAND), "no other is left");
    assert!(twice(ONE), "another one follows");
    assert!(twice(DECK), "they are in the deck again");
    assert!(twice(SHARED), "who fits depends on those that are moved");
    assert!(twice(NEW), "two are made");
}

#[test]
fn the_first_of_two_at_random_is_one_at_random() {
    const ELSEWHERE: &[Effect] = &[redirect_to(ENEMIES.random())];
    const FIGHT: &[Effect] = &[make_attack(ENEMY_MINIONS.random(), THIS)];
    const COPY: &[Effect] = &[transform(THIS, copy_of(YOUR_HAND.random()))];
    const FALL: &[Effect] = &[destroy(ENEMIES.random())];
    let two = |power: &Power| sources(power).iter().any(|it| it.contains("random_of(2)"));
    assert!(!two(&whenever(THIS.attack(CARD)).then(ELSEWHERE)));
    assert!(!two(&battlecry(FIGHT)));
    assert!(!two(&battlecry(COPY)));
    assert!(two(&battlecry(FALL)), "two are destroyed");
}

#[test]
fn nobody_attacks_itself() {
    const DRAW: &[Effect] = &[draw(1)];
    let others = |power: &Power| events(power).iter().any(|it| it.source().contains("other()"));
    assert!(!others(&whenever(CHARACTERS.attack(ITSELF)).then(DRAW)));
    assert!(others(&whenever(CHARACTERS.attack(MINION)).then(DRAW)));
}

#[test]
fn what_is_set_aside_is_seen_by_who_looks_at_it_again() {
    const CHOICE: Effect = choose_card(&["B", "C"], &[apply_it_to(THIS), remove_from_game(IT)]);
    const KEEPS: Effect = choose_card(&["B", "C"], &[apply_it_to(THIS)]);
    const TIDY: &[Effect] = &[CHOICE, remove_from_game(LEFT_ASIDE)];
    const AGAIN: &[Effect] = &[CHOICE, get(the(LEFT_ASIDE)), remove_from_game(LEFT_ASIDE)];
    const PLAY: &[Effect] = &[select(AN_ENEMY_MINION), remove_from_game(IT)];
    let has = |power, other: &[Effect]| sources(&spell(power)).contains(&spell(other.to_vec().leak()).source());
    assert!(!has(TIDY, &[CHOICE]) && !has(TIDY, &[KEEPS, remove_from_game(LEFT_ASIDE)]));
    assert!(has(TIDY, &[remove_from_game(LEFT_ASIDE)]), "nothing is offered");
    assert!(has(AGAIN, &[CHOICE, get(the(LEFT_ASIDE))]));
    assert!(has(AGAIN, &[KEEPS, get(the(LEFT_ASIDE)), remove_from_game(LEFT_ASIDE)]));
    assert!(has(PLAY, &[select(AN_ENEMY_MINION)]), "a minion leaves the game");
}

#[test]
fn what_is_pointed_at_somebody_is_a_spell() {
    const DRAW: &[Effect] = &[draw(1)];
    const SPELL_OF_MINE: Condition = Condition::All(&[SPELL, FRIENDLY]);
    const MINE: Condition = Condition::All(&[FRIENDLY]);
    const ANY_SPELL: Condition = Condition::All(&[SPELL]);
    let all = events(&whenever(THIS.is_targeted_by(SPELL_OF_MINE)).then(DRAW));
    assert!(!all.contains(&whenever(THIS.is_targeted_by(MINE)).then(DRAW)));
    assert!(all.contains(&whenever(THIS.is_targeted_by(ANY_SPELL)).then(DRAW)));
}
