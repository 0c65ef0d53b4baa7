//! Words that simple cards do not use, each told as a story.
use cardwright_data::CardClass;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Deck, Game, Options, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn check(steps: &[Step]) {
    Table::new(cards::cards(), CardClass::Mage).steps(steps);
}

#[test]
fn an_outcast_draws_from_either_end_of_the_hand() {
    check(&[Give("ZZ_OUTCAST"), Give(WISP), Play("ZZ_OUTCAST", Nothing), HandCount(Mine, 3)]);
    check(&[Give(WISP), Give("ZZ_OUTCAST"), Give(WISP), Play("ZZ_OUTCAST", Nothing), HandCount(Mine, 2)]);
    check(&[Give(WISP), Give("ZZ_OUTCAST"), Play("ZZ_OUTCAST", Nothing), HandCount(Mine, 3)]);
}

#[test]
fn overkill_and_honorable_kill_weigh_the_blow_on_the_own_turn() {
    check(&[Ally("ZZ_OVERKILL"), Enemy(WISP), Attack(My(0), Their(0)), HandCount(Mine, 1)]);
    check(&[Ally("ZZ_OVERKILL"), Enemy(YETI), Attack(My(0), Their(0)), HandCount(Mine, 0)]);
    check(&[Ally("ZZ_HONORABLE"), Enemy(YETI), DealDamage(Their(0), 2), Attack(My(0), Their(0)), HandCount(Mine, 1)]);
    check(&[Ally("ZZ_HONORABLE"), Enemy(WISP), Attack(My(0), Their(0)), HandCount(Mine, 0)]);
}

#[test]
fn frenzy_answers_the_first_damage_survived() {
    check(&[
        Ally("ZZ_FRENZY"),
        DealDamage(My(0), 1),
        StatsNow(My(0), 5, 5),
        DealDamage(My(0), 1),
        StatsNow(My(0), 5, 4),
    ]);
}

#[test]
fn spellburst_answers_the_first_spell() {
    check(&[
        Ally("ZZ_SPELLBURST"),
        Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
        Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
    ]);
}

#[test]
fn inspire_answers_the_own_hero_power() {
    check(&[
        Ally("ZZ_INSPIRE"),
        HeroPower(On(TheirHero)),
        StatsNow(My(0), 4, 4),
        EndTurn,
        HeroPower(On(TheirHero)),
        StatsNow(My(0), 4, 4),
    ]);
}

#[test]
fn what_is_discarded_may_say_so() {
    check(&[Give("ZZ_DISCARDED"), Play("EX1_308", On(TheirHero)), HandCount(Mine, 1)]);
}

#[test]
fn the_start_of_the_game_comes_before_the_first_turn() {
    let cards = cards::cards();
    let deck = |card| Deck {
        hero: cards.by_id("HERO_08").unwrap(),
        cards: vec![cards.by_id(card).unwrap(); 10],
        sideboards: Vec::new(),
    };
    let options = Options { mulligan: false, hand: 3, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&deck("ZZ_START"), &deck(WISP)]), None, options).unwrap();
    let armor = |player: PlayerId| game[game.players[player].hero.unwrap()].armor;
    assert_eq!(armor(PlayerId::First), 50, "ten cards with five Armor each");
    assert_eq!(armor(PlayerId::Second), 0);
}

#[test]
fn two_auras_that_depend_on_each_other_are_stable() {
    check(&[
        Ally("ZZ_MIRROR"),
        Ally("ZZ_MIRROR"),
        Ally(YETI),
        StatsNow(My(0), 4, 4),
        StatsNow(My(1), 4, 4),
        Kill(My(2)),
        BoardCount(Mine, 2),
    ]);
}

#[test]
fn a_change_of_stats_triggers_abilities() {
    check(&[Ally("ZZ_WATCHER"), Ally(YETI), HandCount(Mine, 0), Play("CS2_222", Nothing), HandCount(Mine, 1)]);
}

#[test]
fn an_activated_ability_pays_its_whole_cost_once() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("ZZ_ALTAR"), Use(My(0), 0, Nothing), HandCount(Mine, 1), Damage(MyHero, 2)]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "once only");
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("ZZ_ALTAR"), DealDamage(MyHero, 28)]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "two health cannot be paid with two left");
}

#[test]
fn a_text_continues_after_a_choice_in_its_middle() {
    check(&[
        Play("ZZ_CROSSROADS", Nothing),
        Armor(Mine, 1),
        Damage(TheirHero, 0),
        Choose(1),
        Armor(Mine, 5),
        Damage(TheirHero, 1),
    ]);
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Play("ZZ_CROSSROADS", Nothing)]);
    let mut clone = table.game.clone();
    table.steps(&[Choose(0), HandCount(Mine, 1), Damage(TheirHero, 1)]);
    clone.act(cardwright_engine::Action::Choose(0)).unwrap();
    assert_eq!(clone.players, table.game.players, "the clone goes on in the middle of the text");
}

#[test]
fn what_the_effect_before_did_can_be_counted() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.game.set_mana(PlayerId::First, 3);
    table.steps(&[Play("ZZ_RITUAL", Nothing), Mana(0), BoardCount(Mine, 3)]);
}

#[test]
fn a_hero_power_can_be_made_ready_and_crystals_unlocked() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[HeroPower(On(TheirHero)), Play("EX1_238", On(TheirHero))]);
    assert!(table.step(&HeroPower(On(TheirHero))).is_err());
    table.steps(&[
        Play("ZZ_REFRESH", Nothing),
        HeroPower(On(TheirHero)),
        Damage(TheirHero, 5),
        EndTurn,
        EndTurn,
        Mana(10),
    ]);
}

#[test]
fn attack_and_health_change_places() {
    check(&[Ally(YETI), DealDamage(My(0), 2), Play("ZZ_SWAP", On(My(0))), StatsNow(My(0), 3, 4), Damage(My(0), 0)]);
}

#[test]
fn a_native_queues_its_own_texts() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    // The deck of plain cards has duplicates: Kazakus needs it to be empty.
    while !table.game.players[PlayerId::First].deck.is_empty() {
        table.game.players[PlayerId::First].fatigue = 0;
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(PlayerId::First);
        table.game.set_mana(PlayerId::First, 10);
    }
    table.steps(&[Play("CFM_621", Nothing), Choose(1), HandCount(Mine, 1), IsCard(InHand(0), "CFM_621t")]);
}

#[test]
fn a_trigger_on_changed_numbers_can_kill() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("ZZ_WATCHER"), Ally(YETI), DealDamage(MyHero, 29)]);
    // Nineteen cards: nine times two, and the last with one that is burned into fatigue of its own.
    for _ in 0..9 {
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(PlayerId::First);
        table.game.set_mana(PlayerId::First, 10);
    }
    table.steps(&[Ally("EX1_096"), Kill(My(2)), DeckCount(Mine, 0)]);
    assert!(!table.game.is_over());
    table.step(&Play("CS2_222", Nothing)).expect("it can be played");
    assert!(table.game.is_over(), "the watcher drew from an empty deck when the Yeti grew");
}

#[test]
fn a_fast_trigger_resolves_before_an_older_queued_one() {
    use cardwright_engine::rules::Observer;
    use cardwright_engine::{Action, EntityId};

    struct Resolved(Vec<EntityId>);
    impl Observer for Resolved {
        fn on_resolve(&mut self, _: &Game, source: EntityId) {
            self.0.push(source);
        }
    }
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("ZZ_QUEUED"), Ally("ZZ_FAST"), Give("GAME_005")]);
    let (queued, fast) = (table.who(My(0)).unwrap(), table.who(My(1)).unwrap());
    let card = table.who(InHand(0)).unwrap();
    let mut resolved = Resolved(Vec::new());
    let play = Action::Play { card, target: None, option: None, place: None };
    table.game.act_observed(play, &mut resolved).unwrap();
    resolved.0.retain(|id| *id == queued || *id == fast);
    assert_eq!(resolved.0, [fast, queued]);
}

/// "Each time" is not once, and the turn's end is the end of it; the spell that says so is over before it is heard.
#[test]
fn a_trigger_for_this_turn_ends_with_the_turn() {
    check(&[
        Play("ZZ_EACH_TIME", Nothing),
        BoardCount(Mine, 0),
        Play("ZZ_REFRESH", Nothing),
        BoardCount(Mine, 1),
        Play("ZZ_REFRESH", Nothing),
        BoardCount(Mine, 2),
        EndTurn,
        EndTurn,
        Play("ZZ_REFRESH", Nothing),
        BoardCount(Mine, 2),
    ]);
}

#[test]
fn a_spell_is_cast_again_as_long_as_the_opponent_has_more_minions() {
    check(&[Play("ZZ_UNTIL_EVEN", Nothing), BoardCount(Mine, 1)]);
    check(&[Enemy(WISP), Enemy(WISP), Enemy(WISP), Play("ZZ_UNTIL_EVEN", Nothing), BoardCount(Mine, 3)]);
}

/// Hearthstone Wiki, "Yogg-Saron, Hope's End": each spell resolves fully before the next is cast; who died of it is gone.
#[test]
fn spells_are_cast_one_after_the_other() {
    let boxed = |first, second| [Force(Card(first)), Force(Card(second)), Play("ZZ_BOX", Nothing)];
    check(&[&boxed("ZZ_CONJURE", "ZZ_BLESS")[..], &[StatsNow(My(0), 2, 2), Armor(Mine, 1)]].concat());
    check(&[&boxed("ZZ_BLESS", "ZZ_CONJURE")[..], &[StatsNow(My(0), 1, 1), Armor(Mine, 0)]].concat());
    let killed = boxed("ZZ_SWEEP", "ZZ_BLESS");
    check(&[&[Enemy(WISP), Ally(YETI)][..], &killed, &[BoardCount(Theirs, 0), Armor(Mine, 1)]].concat());
}

#[test]
fn past_spells_are_cast_in_their_order() {
    let past = [Play("ZZ_CONJURE", Nothing), Play("ZZ_BLESS", Nothing), Kill(My(0)), Armor(Mine, 1)];
    check(&[&past[..], &[Play("ZZ_TROLL", Nothing), StatsNow(My(1), 2, 2), Armor(Mine, 3)]].concat());
}

/// The Nameless One: who becomes a copy is not whom it silences.
#[test]
fn a_minion_that_becomes_a_copy_keeps_referring_to_the_original() {
    check(&[
        Enemy("ZZ_CREW"),
        Enchant(Their(0), "CS2_222o"),
        Play("ZZ_NAMELESS", On(Their(0))),
        IsCard(My(0), "ZZ_CREW"),
        StatsNow(My(0), 4, 4),
        StatsNow(Their(0), 3, 4),
    ]);
}

/// Shoplifter Goldbeard: a copy that it has summoned is none that it answers.
#[test]
fn a_trigger_that_summons_a_copy_does_not_trigger_on_the_copy() {
    check(&[Ally("ZZ_CAPTAIN"), Play(WISP, Nothing), BoardCount(Mine, 2), Damage(TheirHero, 1)]);
}

/// Initiation: the new copy is not wounded as the dead one was.
#[test]
fn a_new_copy_of_a_dead_minion_is_undamaged() {
    check(&[Enemy(WISP), Play("ZZ_INITIATE", On(Their(0))), BoardCount(Theirs, 0), StatsNow(My(0), 1, 1)]);
    check(&[Enemy(YETI), Play("ZZ_INITIATE", On(Their(0))), BoardCount(Mine, 0), Damage(Their(0), 4)]);
}

#[test]
fn a_rule_doubles_every_deathrattle() {
    check(&[Ally("ZZ_DOUBLED"), Ally("EX1_096"), Kill(My(1)), HandCount(Mine, 2)]);
}

/// What a minion gives itself is not what "it" is about: both numbers are those of the one that it ate.
#[test]
fn its_attack_and_health_are_the_same_ones() {
    check(&[Enemy(YETI), Play("ZZ_EATER", On(Their(0))), StatsNow(My(0), 7, 9)]);
}

/// Crusty the Crustacean, "Destroy a minion. Gain its Attack and Health.": both are the other's.
#[test]
fn a_gift_to_itself_does_not_change_what_it_refers_to() {
    check(&[Enemy("CS2_182"), Play("ZZ_CRAB", On(Their(0))), StatsNow(My(0), 7, 9)]);
}
