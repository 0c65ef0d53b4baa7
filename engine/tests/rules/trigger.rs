//! Triggers: events, order, and what they know of the event.
use super::*;

/// Hamuul Runetotem: "Repeat this every 3 spells you cast."
#[test]
fn a_trigger_counts_to_its_number_and_begins_again() {
    let cast = Play("ZZ_PLATE", Nothing);
    let three = [Crystals(10), cast, cast, cast];
    found(
        &[&[Ally("ZZ_TIMER")][..], &three[..3], &[Armor(Mine, 2), cast, Armor(Mine, 4)], &three, &[Armor(Mine, 8)]]
            .concat(),
    );
}

/// Timelord Nozdormu: the last turn is taken off like the others.
#[test]
fn a_dormant_minion_may_awaken_sooner() {
    let cast = Play("ZZ_PLATE", Nothing);
    found(&[
        Play("ZZ_SLEEPY", Nothing),
        cast,
        cast,
        CannotAct(My(0)),
        HasNow(My(0), GameTag::DORMANT),
        cast,
        HasNot(My(0), GameTag::DORMANT),
    ]);
}

/// Dalaran Champion: Attack and Health of one gift are one gain; an aura gives nothing.
#[test]
fn gained_stats_are_an_event() {
    found(&[
        Ally("ZZ_GROWER"),
        Play("ZZ_GROW", On(My(0))),
        StatsNow(My(0), 2, 6),
        Ally(YETI),
        Play("ZZ_GROW", On(My(1))),
        StatsNow(My(0), 2, 6),
    ]);
}

/// Ice Walker: the own Hero Power, and no spell.
#[test]
fn a_hero_power_tells_whom_it_was_used_on() {
    let chill = [Ally("ZZ_CHILL"), Enemy(YETI)];
    found(&[&chill[..], &[HeroPower(On(Their(0))), HasNow(Their(0), GameTag::FROZEN)]].concat());
    found(&[&chill[..], &[Play("ZZ_SPARK", On(Their(0))), HasNot(Their(0), GameTag::FROZEN)]].concat());
    found(&[&chill[..], &[EndTurn, HeroPower(On(MyHero)), HasNot(MyHero, GameTag::FROZEN)]].concat());
}

#[test]
fn after_you_summon_comes_before_after_you_play_whoever_is_older() {
    game(&[Ally("ZZ_AFTER_PLAY"), Ally("ZZ_AFTER_SUMMON"), Play(WISP, Nothing), Armor(Mine, 3)]);
    game(&[Ally("ZZ_AFTER_SUMMON"), Ally("ZZ_AFTER_PLAY"), Play(WISP, Nothing), Armor(Mine, 3)]);
}

#[test]
fn whenever_you_play_and_whenever_you_cast_answer_in_order_of_play() {
    game(&[Ally("ZZ_ON_CAST"), Ally("ZZ_ON_PLAY"), Play(COIN, Nothing), Armor(Mine, 2), BoardCount(Mine, 3)]);
    game(&[Ally("ZZ_ON_PLAY"), Ally("ZZ_ON_CAST"), Play(COIN, Nothing), Armor(Mine, 3)]);
}

#[test]
fn the_next_one_gains_it_and_no_other() {
    mechanics(&[
        Play("ZZ_HERO_TO_COME", Nothing),
        EndTurn,
        EndTurn,
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(0), 2, 2),
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(1), 0, 1),
    ]);
}

/// Expedition Sergeant: who says "the next one" is not the next one itself.
#[test]
fn the_next_card_is_not_the_card_with_the_text() {
    mechanics(&[
        Play("ZZ_USHER", Nothing),
        StatsNow(My(0), 2, 3),
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(0), 2, 3),
        StatsNow(My(1), 2, 2),
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(2), 0, 1),
    ]);
}

/// A trigger for the rest of the game answers every time, and on later turns too; not to the card that sets it up.
#[test]
fn for_the_rest_of_the_game_it_answers_each_time() {
    mechanics(&[
        Play("ZZ_OATH", Nothing),
        Armor(Mine, 0),
        Play("ZZ_CHEAP", Nothing),
        Play("ZZ_CHEAP", Nothing),
        Armor(Mine, 2),
        EndTurn,
        Play("ZZ_CHEAP", Nothing),
        Armor(Mine, 2),
        EndTurn,
        Play("ZZ_CHEAP", Nothing),
        Armor(Mine, 3),
    ]);
}

/// Uldir Quarantine: what was played before it does not unlock it, nor what is of another kind.
#[test]
fn a_location_with_a_condition_is_locked_until_that_holds() {
    mechanics(&[
        Play("ZZ_THRAX", Nothing),
        Play("ZZ_GATE", Nothing),
        CannotAct(Newest("ZZ_GATE")),
        Play(WISP, Nothing),
        CannotAct(Newest("ZZ_GATE")),
        Play("ZZ_THRAX", Nothing),
        Use(Newest("ZZ_GATE"), 0, Nothing),
        Armor(Mine, 3),
    ]);
}

#[test]
fn an_old_god_uses_each_of_four_abilities_once() {
    let use_it = |n| [Use(My(0), n, Nothing), CannotAct(My(0)), EndTurn, EndTurn];
    let used: Vec<Step> = [2, 3, 0, 1].into_iter().flat_map(use_it).collect();
    mechanics(&[&[Ally("ZZ_OLD_GOD")][..], &used, &[Armor(Mine, 4), Attack(My(0), TheirHero)]].concat());
}

/// 79d5c860f9#0#45: Blood Imp answers the end of the turn before Power Overwhelming on an older minion.
#[test]
fn an_enchantment_has_its_own_place_in_the_order_of_play() {
    recorded(&[
        Ally(YETI),
        Ally("ZZ_EVENING"),
        Enchant(My(0), "ZZ_LATE"),
        EndTurn,
        IsCard(InHand(0), WISP),
        IsCard(InHand(1), COIN),
    ]);
    recorded(&[
        Ally(YETI),
        Enchant(My(0), "ZZ_LATE"),
        Ally("ZZ_EVENING"),
        EndTurn,
        IsCard(InHand(0), COIN),
        IsCard(InHand(1), WISP),
    ]);
}

/// 25b9800d77#0#59: Bolvar in the hand answers a death behind the Deathrattle.
#[test]
fn triggers_in_play_resolve_before_triggers_in_hand() {
    recorded(&[Give("ZZ_HERALD"), Ally("ZZ_HEIR"), Kill(My(0)), IsCard(InHand(1), COIN), IsCard(InHand(2), WISP)]);
}

#[test]
fn frenzy_answers_the_first_damage_survived() {
    simple(&[
        Ally("ZZ_FRENZY"),
        DealDamage(My(0), 1),
        StatsNow(My(0), 5, 5),
        DealDamage(My(0), 1),
        StatsNow(My(0), 5, 4),
    ]);
}

#[test]
fn spellburst_answers_the_first_spell() {
    simple(&[
        Ally("ZZ_SPELLBURST"),
        Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
        Play("GAME_005", Nothing),
        BoardCount(Mine, 2),
    ]);
}

#[test]
fn inspire_answers_the_own_hero_power() {
    simple(&[
        Ally("ZZ_INSPIRE"),
        HeroPower(On(TheirHero)),
        StatsNow(My(0), 4, 4),
        EndTurn,
        HeroPower(On(TheirHero)),
        StatsNow(My(0), 4, 4),
    ]);
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
fn a_change_of_stats_triggers_abilities() {
    simple(&[Ally("ZZ_WATCHER"), Ally(YETI), HandCount(Mine, 0), Play("CS2_222", Nothing), HandCount(Mine, 1)]);
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
    simple(&[
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

/// Diligent Notetaker: "Spellburst: Return the spell to your hand."
#[test]
fn a_spellburst_knows_the_spell() {
    simple(&[
        Ally("ZZ_NOTE"),
        Play(COIN, Nothing),
        HandCount(Mine, 1),
        IsCard(InHand(0), COIN),
        // Once only.
        Play(COIN, Nothing),
        HandCount(Mine, 0),
    ]);
}
