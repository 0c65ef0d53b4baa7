//! What keywords of single sets tell a player to do, each told as a story: Adapt, Jade Golems, Lackeys, Excavate, Invoke,
//! Imbue, Joust, Kindred, C'Thun, Bonus Effects, cards from the past.
use cardwright_data::{CardClass, GameTag, Zone};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome::{self, *};
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn of_class(class: CardClass, steps: &[Step]) {
    Table::new(cards::with_mechanics(), class).steps(steps);
}

#[track_caller]
fn check(steps: &[Step]) {
    of_class(CardClass::Mage, steps);
}

#[test]
fn what_is_adapted_gets_what_the_chosen_card_says() {
    check(&[Play("ZZ_LEARNER", Nothing), ChooseCard("ZZ_CLAWS"), StatsNow(My(0), 5, 3), HasNot(My(0), GameTag::TAUNT)]);
    check(&[Play("ZZ_LEARNER", Nothing), ChooseCard("ZZ_SHELL"), StatsNow(My(0), 2, 3), HasNow(My(0), GameTag::TAUNT)]);
    check(&[
        Ally(YETI),
        Ally(YETI),
        Enemy(YETI),
        Play("ZZ_LESSON", Nothing),
        ChooseCard("ZZ_CLAWS"),
        StatsNow(My(0), 7, 5),
        StatsNow(My(1), 7, 5),
        StatsNow(Their(0), 4, 5),
    ]);
}

#[test]
fn each_jade_golem_is_larger_than_the_players_last() {
    check(&[
        Play("ZZ_JADE", Nothing),
        StatsNow(My(0), 1, 1),
        StatsNow(My(1), 2, 2),
        Play("ZZ_JADE", Nothing),
        StatsNow(My(2), 3, 3),
        StatsNow(My(3), 4, 4),
        IsCard(My(2), "ZZ_JADE_1"),
        IsCard(My(3), "ZZ_JADE_4"),
        EndTurn,
        Play("ZZ_JADE", Nothing),
        StatsNow(Their(0), 1, 1),
    ]);
}

#[test]
fn a_pool_of_tokens_has_no_collectible_card() {
    check(&[
        ForbidOutcome(ForcedOutcome::Card("ZZ_MASTER")),
        Play("ZZ_LEAGUE", Nothing),
        HandCount(Mine, 2),
        IsCard(InHand(0), "ZZ_LACKEY"),
        IsCard(InHand(1), "ZZ_LACKEY"),
    ]);
}

#[test]
fn treasures_get_better_and_the_last_is_of_the_own_class() {
    const SHOVEL: Step = Play("ZZ_SHOVEL", Nothing);
    check(&[
        SHOVEL,
        IsCard(InHand(0), "ZZ_ROCK"),
        Play("ZZ_SEASONED", Nothing),
        HandCount(Mine, 1),
        SHOVEL,
        IsCard(InHand(1), "ZZ_NUGGET"),
        Play("ZZ_SEASONED", Nothing),
        HandCount(Mine, 3),
        SHOVEL,
        IsCard(InHand(3), "ZZ_GEM"),
        SHOVEL,
        IsCard(InHand(4), "ZZ_IDOL"),
        SHOVEL,
        IsCard(InHand(5), "ZZ_ROCK"),
    ]);
    // A class without a treasure of its own begins again after the third.
    of_class(
        CardClass::Priest,
        &[SHOVEL, SHOVEL, SHOVEL, SHOVEL, IsCard(InHand(2), "ZZ_GEM"), IsCard(InHand(3), "ZZ_ROCK")],
    );
}

#[test]
fn invoking_uses_the_power_of_the_galakrond_of_the_own_class() {
    check(&[Play("ZZ_DISCIPLE", Nothing), Armor(Mine, 3), Play("ZZ_DISCIPLE", Nothing), Armor(Mine, 6), Mana(10)]);
    of_class(CardClass::Priest, &[Play("ZZ_DISCIPLE", Nothing), Armor(Mine, 0)]);
}

#[test]
fn imbuing_brings_the_blessing_of_the_class_and_makes_it_stronger() {
    check(&[
        Play("ZZ_BLOOM", Nothing),
        IsCard(MyPower, "ZZ_BLESSING"),
        HeroPower(Nothing),
        Armor(Mine, 2),
        Play("ZZ_BLOOM", Nothing),
        CannotAct(MyPower),
        EndTurn,
        EndTurn,
        HeroPower(Nothing),
        Armor(Mine, 6),
    ]);
    of_class(CardClass::Priest, &[Play("ZZ_BLOOM", Nothing), IsCard(MyPower, "HERO_09bp")]);
}

#[test]
fn a_joust_is_won_by_the_minion_that_costs_more() {
    // The decks are of plain minions for 0; an equal cost loses.
    check(&[Play("ZZ_JOUSTER", Nothing), StatsNow(My(0), 2, 3)]);
    check(&[
        OnTop("ZZ_DEAR"),
        Force(ForcedOutcome::Entity(Newest("ZZ_DEAR"))),
        Play("ZZ_JOUSTER", Nothing),
        StatsNow(My(0), 3, 4),
    ]);
}

#[test]
fn kindred_asks_for_a_card_of_its_type_in_the_turn_before() {
    check(&[Play("ZZ_BEAST", Nothing), Play("ZZ_RELATIVE", Nothing), HandCount(Mine, 0)]);
    check(&[
        Play("ZZ_BEAST", Nothing),
        EndTurn,
        EndTurn,
        HandCount(Mine, 1),
        Play("ZZ_RELATIVE", Nothing),
        HandCount(Mine, 2),
    ]);
    check(&[Play(YETI, Nothing), EndTurn, EndTurn, Play("ZZ_RELATIVE", Nothing), HandCount(Mine, 1)]);
}

#[test]
fn cthun_grows_wherever_it_is() {
    check(&[
        Ally("ZZ_CTHUN"),
        Give("ZZ_CTHUN"),
        OnTop("ZZ_CTHUN"),
        Ally(YETI),
        Enemy("ZZ_CTHUN"),
        Play("ZZ_CULTIST", Nothing),
        StatsNow(My(0), 8, 8),
        StatsNow(InHand(0), 8, 8),
        StatsNow(My(1), 4, 5),
        StatsNow(Their(0), 6, 6),
        EndTurn,
        EndTurn,
        StatsNow(InHand(1), 8, 8),
    ]);
}

#[test]
fn bonus_effects_are_different_keywords() {
    use GameTag as T;
    let mut table = Table::new(cards::with_mechanics(), CardClass::Mage);
    table.steps(&[Ally(YETI), Play("ZZ_STORY", On(My(0)))]);
    let keywords =
        [T::DIVINE_SHIELD, T::TAUNT, T::RUSH, T::WINDFURY, T::POISONOUS, T::ELUSIVE, T::REBORN, T::LIFESTEAL];
    let yeti = table.who(My(0)).unwrap();
    let has = |table: &Table| keywords.iter().filter(|tag| table.game.tag(yeti, **tag) > 0).count();
    assert_eq!(has(&table), 3);
    table.steps(&[Play("ZZ_STORY", On(My(0)))]);
    assert_eq!(has(&table), 6);
    table.steps(&[EndTurn]);
    assert_eq!(table.game[yeti].zone, Zone::Play);
}

#[test]
fn cards_from_the_past_are_of_sets_that_left_the_standard_format() {
    for seed in 0..6 {
        let mut table = Table::new(cards::with_mechanics(), CardClass::Mage);
        (0..seed).for_each(|_| drop(table.step(&Play("ZZ_END", Nothing))));
        table.steps(&[Play("ZZ_RELIC", Nothing)]);
        let hand = &table.game.players[cardwright_engine::PlayerId::First].hand;
        let got = table.game.card(hand.last().unwrap()).unwrap();
        assert!(!got.set.is_standard(), "{} of {:?}", got.name, got.set);
    }
    check(&[Force(ForcedOutcome::Card("ZZ_YESTERDAY")), Play("ZZ_RELIC", Nothing), IsCard(InHand(0), "ZZ_YESTERDAY")]);
    check(&[ForbidOutcome(ForcedOutcome::Card("ZZ_TODAY")), Play("ZZ_RELIC", Nothing), HandCount(Mine, 1)]);
}

#[test]
fn a_deck_has_only_odd_or_only_even_costs() {
    // All cards of the deck cost 4, until one that costs 1 lies there.
    check(&[Play("ZZ_BLACK_CAT", Nothing), Damage(TheirHero, 0)]);
    check(&[Play("ZZ_EVEN_CAT", Nothing), Damage(TheirHero, 2)]);
    check(&[OnTop("EX1_238"), Play("ZZ_EVEN_CAT", Nothing), Damage(TheirHero, 0)]);
}

#[test]
fn crystals_are_overloaded_until_they_are_unlocked_again() {
    check(&[
        Ally("ZZ_TEMPEST"),
        StatsNow(My(0), 2, 3),
        Play("EX1_238", On(TheirHero)),
        StatsNow(My(0), 3, 3),
        EndTurn,
        EndTurn,
        StatsNow(My(0), 3, 3),
        EndTurn,
        EndTurn,
        StatsNow(My(0), 2, 3),
    ]);
}

#[test]
fn herald_summons_the_soldier_of_the_players_class() {
    check(&[
        OnTop(YETI),
        OnTop(YETI),
        Play("ZZ_HERALD", Nothing),
        IsCard(My(0), "ZZ_SOLDIER"),
        HasNow(My(0), GameTag::RUSH),
        Play("ZZ_HERALDED", Nothing),
        HandCount(Mine, 0),
        Play("ZZ_HERALD", Nothing),
        IsCard(My(2), "ZZ_SOLDIER"),
        Play("ZZ_HERALDED", Nothing),
        HandCount(Mine, 1),
    ]);
    // A class without a soldier gets none, and its Herald counts.
    of_class(
        CardClass::Priest,
        &[
            OnTop(YETI),
            Play("ZZ_HERALD", Nothing),
            BoardCount(Mine, 0),
            Play("ZZ_HERALD", Nothing),
            Play("ZZ_HERALDED", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

#[test]
fn what_is_discovered_is_heard_of_when_it_is_in_the_hand() {
    check(&[
        Play("ZZ_ARCHIVE", Nothing),
        Force(ForcedOutcome::Card("ZZ_YESTERDAY")),
        Play("ZZ_SEEKER", Nothing),
        ChooseCard("ZZ_YESTERDAY"),
        HandCount(Mine, 2),
        IsCard(InHand(0), "ZZ_YESTERDAY"),
        IsCard(InHand(1), "ZZ_YESTERDAY"),
        // To adapt is no Discover.
        Play("ZZ_LEARNER", Nothing),
        ChooseCard("ZZ_CLAWS"),
        HandCount(Mine, 2),
    ]);
}

#[test]
fn each_minion_that_died_is_offered_once() {
    check(&[
        Ally(YETI),
        Ally(YETI),
        Ally("ZZ_TEMPEST"),
        Kill(My(0)),
        Kill(My(0)),
        Play("ZZ_SERVITUDE", Nothing),
        ChooseCard(YETI),
        BoardCount(Mine, 2),
        IsCard(My(1), YETI),
    ]);
}

#[test]
fn several_attackers_attack_one_after_another() {
    // Both have no Attack and 1 Health: the Yeti kills the one, then the other.
    check(&[Enemy(YETI), Play("ZZ_PACK", Nothing), BoardCount(Mine, 0), StatsNow(Their(0), 4, 5)]);
}

#[test]
fn the_next_one_gains_it_and_no_other() {
    check(&[
        Play("ZZ_HERO_TO_COME", Nothing),
        EndTurn,
        EndTurn,
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(0), 2, 2),
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(1), 0, 1),
    ]);
}

/// Hearthstone Wiki, "Objective": it works like a secret that is seen, and is gone after so many of its player's turns.
#[test]
fn a_spell_that_lasts_two_turns_works_until_the_end_of_the_second() {
    check(&[
        Ally(YETI),
        Enemy(YETI),
        Play("ZZ_BRIDGE", Nothing),
        StatsNow(My(0), 5, 5),
        Play(YETI, Nothing),
        StatsNow(My(1), 7, 7),
        EndTurn,
        // It is not over, and answers nobody else.
        StatsNow(My(0), 5, 5),
        Play(YETI, Nothing),
        StatsNow(Their(0), 4, 5),
        StatsNow(Their(1), 4, 5),
        EndTurn,
        Play(YETI, Nothing),
        StatsNow(My(2), 7, 7),
        EndTurn,
        StatsNow(My(0), 4, 5),
        StatsNow(My(2), 6, 7),
        EndTurn,
        Play(YETI, Nothing),
        StatsNow(My(3), 4, 5),
    ]);
}

/// Hearthstone Wiki, "Ranked spell": they upgrade at 5 and at 10 mana crystals.
#[test]
fn a_ranked_spell_has_the_rank_of_its_players_mana() {
    check(&[
        Crystals(4),
        Give("ZZ_RANK_1"),
        OnTop("ZZ_RANK_1"),
        IsCard(InHand(0), "ZZ_RANK_1"),
        EndTurn,
        EndTurn,
        IsCard(InHand(0), "ZZ_RANK_2"),
        // The one in the deck too.
        IsCard(InHand(1), "ZZ_RANK_2"),
        Play("ZZ_RANK_2", Nothing),
        Armor(Mine, 2),
    ]);
}

#[test]
fn excess_damage_is_what_was_more_than_enough() {
    check(&[Enemy(YETI), Play("ZZ_PIERCE", On(Their(0))), Dead(Nth(0)), Damage(TheirHero, 1)]);
    // Spell damage counts once.
    check(&[Enemy(YETI), Ally("CS2_142"), Play("ZZ_PIERCE", On(Their(0))), Damage(TheirHero, 2)]);
    check(&[Ally("CS2_142"), Enemy("CS2_222"), Play("ZZ_PIERCE", On(Their(0))), Damage(TheirHero, 0)]);
    check(&[Enemy("EX1_008"), Play("ZZ_PIERCE", On(Their(0))), Damage(TheirHero, 0)]);
}

#[test]
fn each_school_of_spells_cast_counts_once() {
    check(&[Play("ZZ_SCHOLAR", Nothing), Armor(Mine, 0)]);
    check(&[
        Enemy(YETI),
        Play("CS2_029", On(TheirHero)),
        Play("CS2_025", Nothing),
        Play("ZZ_SCHOLAR", Nothing),
        Armor(Mine, 2),
        EndTurn,
        Play("ZZ_SCHOLAR", Nothing),
        Armor(Theirs, 0),
    ]);
}

#[test]
fn what_was_healed_and_hurt_this_turn_is_remembered() {
    check(&[Play("ZZ_NURSE", Nothing), Armor(Mine, 0)]);
    check(&[Play("ZZ_SALVE", On(MyHero)), Play("ZZ_NURSE", Nothing), Armor(Mine, 0)]);
    check(&[Play("ZZ_PRICK", Nothing), Play("ZZ_NURSE", Nothing), Armor(Mine, 4)]);
    check(&[DealDamage(MyHero, 5), Play("ZZ_SALVE", On(MyHero)), Play("ZZ_NURSE", Nothing), Armor(Mine, 7)]);
    check(&[DealDamage(TheirHero, 5), Play("ZZ_SALVE", On(TheirHero)), Play("ZZ_NURSE", Nothing), Armor(Mine, 1)]);
    check(&[Play("ZZ_PRICK", Nothing), EndTurn, EndTurn, Play("ZZ_NURSE", Nothing), Armor(Mine, 0)]);
}

/// Nethersoul Buster, Party Planner Vona and Spellweaver's Brilliance count damage, not how often it was dealt.
#[test]
fn damage_and_healing_add_up_over_a_turn_or_over_a_players_own_turns() {
    let twice = [Play("ZZ_PRICK", Nothing), DealDamage(MyHero, 3), DealDamage(TheirHero, 4)];
    check(&[&twice[..], &[Play("ZZ_LEDGER", Nothing), Armor(Mine, 15)]].concat());
    check(&[DealDamage(MyHero, 2), Play("ZZ_LEDGER", Nothing), Armor(Mine, 2)]);
    check(&[DealDamage(MyHero, 3), EndTurn, EndTurn, Play("ZZ_LEDGER", Nothing), Armor(Mine, 10)]);
    check(&[EndTurn, DealDamage(MyHero, 3), EndTurn, Play("ZZ_LEDGER", Nothing), Armor(Mine, 0)]);
    let cast = [Play("CS2_029", On(TheirHero)), HeroPower(On(TheirHero)), EndTurn, EndTurn];
    check(&[&cast[..], &[Play("ZZ_SCRYER", Nothing), Armor(Mine, 6)]].concat());
}

/// Anyfin Can Happen, Resurrect: who died once comes back once.
#[test]
fn a_card_that_died_once_is_summoned_once() {
    check(&[
        Ally("ZZ_CHEAP"),
        Ally("ZZ_DEAR"),
        Kill(Nth(0)),
        Kill(Nth(1)),
        Force(ForcedOutcome::Card("ZZ_CHEAP")),
        Play("ZZ_RISING", Nothing),
        BoardCount(Mine, 2),
        IsCard(My(0), "ZZ_CHEAP"),
        IsCard(My(1), "ZZ_DEAR"),
    ]);
}

/// Expedition Sergeant: who says "the next one" is not the next one itself.
#[test]
fn the_next_card_is_not_the_card_with_the_text() {
    check(&[
        Play("ZZ_USHER", Nothing),
        StatsNow(My(0), 2, 3),
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(0), 2, 3),
        StatsNow(My(1), 2, 2),
        Play("ZZ_CHEAP", Nothing),
        StatsNow(My(2), 0, 1),
    ]);
}

/// Gaslight Gatekeeper, Thorim: "that many" are those that were shuffled, or unlocked.
#[test]
fn what_is_shuffled_and_unlocked_is_counted() {
    check(&[
        OnTop(YETI),
        OnTop(YETI),
        OnTop(YETI),
        Give(YETI),
        Give(YETI),
        Play("ZZ_GATEKEEPER", Nothing),
        HandCount(Mine, 2),
    ]);
    check(&[Play("ZZ_UNLOCKED", Nothing), Armor(Mine, 2)]);
}

/// Each hit is one larger.
#[test]
fn extra_damage_comes_with_each_hit() {
    check(&[
        Ally("ZZ_VAULT"),
        Ally(YETI),
        DealDamage(My(0), 2),
        DealDamage(My(1), 2),
        StatsNow(My(0), 1, 2),
        StatsNow(My(1), 4, 3),
    ]);
}

/// Meat Wagon: whose Attack is the same is not weaker.
#[test]
fn a_comparison_uses_the_minion_with_the_text() {
    check(&[
        Enemy("ZZ_VAULT"),
        Enemy(YETI),
        Play("ZZ_WAGON", Nothing),
        BoardCount(Theirs, 1),
        IsCard(Their(0), YETI),
        Play("ZZ_WAGON", Nothing),
        BoardCount(Mine, 2),
    ]);
}

/// It answers every time, and on later turns too; not to the one that says so.
#[test]
fn for_the_rest_of_the_game_it_answers_each_time() {
    check(&[
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

/// The card that was drawn, and no other.
#[test]
fn what_is_played_this_turn_is_the_one_that_was_drawn() {
    check(&[OnTop("ZZ_CHEAP"), Play("ZZ_TASTE", Nothing), Play("ZZ_DEAR", Nothing), Armor(Mine, 0)]);
    check(&[OnTop("ZZ_CHEAP"), Play("ZZ_TASTE", Nothing), Play("ZZ_CHEAP", Nothing), Armor(Mine, 3)]);
}

/// Deathwing, Mad Aspect: each in its turn, as long as it lives.
#[test]
fn an_attacker_of_all_stops_when_it_dies() {
    check(&[
        Enemy("ZZ_CHEAP"),
        Enemy(YETI),
        Enemy(YETI),
        Play("ZZ_RAMPAGE", Nothing),
        BoardCount(Mine, 0),
        BoardCount(Theirs, 2),
        StatsNow(Their(0), 4, 3),
        StatsNow(Their(1), 4, 5),
    ]);
}

/// Omega Assembly: where the same is done to all, nothing is asked.
#[test]
fn an_offer_that_keeps_all_asks_nothing() {
    // Of one name there would be one.
    check(&[DeckOf(&[YETI, "CS2_231", "CS2_142"]), Play("ZZ_KEEPER", Nothing), HandCount(Mine, 3)]);
}

#[test]
fn a_minion_played_on_the_other_side_is_of_that_side_and_of_the_player_who_played_it() {
    check(&[Ally("EX1_044"), Play("ZZ_SPY", Nothing), BoardCount(Mine, 2), HandCount(Mine, 1), HandCount(Theirs, 0)]);
    check(&[
        Ally("EX1_044"),
        Enemy("EX1_044"),
        PlayOption("ZZ_SPY", 1, Nothing),
        BoardCount(Mine, 1),
        IsCard(Their(1), "ZZ_SPY"),
        HandCount(Mine, 0),
        HandCount(Theirs, 1),
        StatsNow(My(0), 3, 3),
        StatsNow(Their(0), 2, 2),
        EndTurn,
        Attack(Their(1), MyHero),
    ]);
    let full = |side: fn(&'static str) -> Step| [side(YETI); 7];
    check(
        &[&full(Ally)[..], &[PlayOption("ZZ_SPY", 1, Nothing), BoardCount(Mine, 7), IsCard(Their(0), "ZZ_SPY")]]
            .concat(),
    );
    check(&[&full(Enemy)[..], &[Play("ZZ_SPY", Nothing), BoardCount(Theirs, 7), IsCard(My(0), "ZZ_SPY")]].concat());
    check(&[&[Give("ZZ_SPY")][..], &full(Enemy)[..], &full(Ally)[..], &[Unplayable("ZZ_SPY")]].concat());
}

#[test]
fn what_is_kept_with_a_player_is_found_by_that_player() {
    check(&[Play("ZZ_WHISTLE", Nothing), BoardCount(Mine, 0)]);
    check(&[
        Play("ZZ_STABLE", Nothing),
        Play("ZZ_STABLE", Nothing),
        BoardCount(Mine, 0),
        Play("ZZ_WHISTLE", Nothing),
        BoardCount(Mine, 2),
        EndTurn,
        Play("ZZ_WHISTLE", Nothing),
        BoardCount(Theirs, 0),
    ]);
}

#[test]
fn a_card_with_several_rewinds_loses_one_each_time() {
    check(&[
        Play("ZZ_CLOCK", Nothing),
        HandCount(Mine, 1),
        Choose(1),
        IsCard(Nth(0), "ZZ_CLOCK_1"),
        HandCount(Mine, 1),
        Choose(1),
        IsCard(Nth(0), "ZZ_CLOCK_2"),
        HandCount(Mine, 1),
        EndTurn,
    ]);
    check(&[
        Play("ZZ_CLOCK", Nothing),
        Choose(1),
        Choose(0),
        IsCard(Nth(0), "ZZ_CLOCK_1"),
        HandCount(Mine, 1),
        EndTurn,
    ]);
}

#[test]
fn all_types_are_several_and_one_is_not() {
    check(&[
        Ally("ZZ_PAIR"),
        Ally("ZZ_BEAST"),
        Enemy("ZZ_ALL"),
        Ally(YETI),
        Play("ZZ_PURGE", Nothing),
        Dead(Nth(0)),
        Dead(Nth(2)),
        BoardCount(Mine, 2),
    ]);
}

#[test]
fn what_is_put_on_top_or_at_the_bottom_is_not_shuffled() {
    check(&[
        Ally("ZZ_DEALER"),
        Play("ZZ_TOP", Nothing),
        StatsNow(My(0), 2, 3),
        Play("ZZ_MIX", Nothing),
        StatsNow(My(0), 3, 4),
    ]);
}

/// Kith'ix: a Ritual that has only begun is not completed, and one of the opponent's is not yours.
#[test]
fn a_text_that_records_itself_counts_from_then_on() {
    check(&[Play("ZZ_RITE_OF_TURNS", Nothing), Play("ZZ_THRAX", Nothing), Armor(Mine, 0)]);
    check(&[Play("ZZ_RITE_OF_TURNS", Nothing), EndTurn, EndTurn, Play("ZZ_THRAX", Nothing), Armor(Mine, 5)]);
    check(&[
        EndTurn,
        Play("ZZ_RITE_OF_TURNS", Nothing),
        EndTurn,
        EndTurn,
        EndTurn,
        Play("ZZ_THRAX", Nothing),
        Armor(Mine, 0),
    ]);
}

/// Uldir Quarantine: what was played before it does not unlock it, nor what is of another kind.
#[test]
fn a_location_with_a_condition_is_locked_until_that_holds() {
    check(&[
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
fn an_offer_shows_as_many_cards_as_it_says() {
    check(&[
        Force(Card(YETI)),
        Force(Card(WISP)),
        Play("ZZ_LOOK", Nothing),
        ChooseCard(YETI),
        HandCount(Mine, 1),
        HandCount(Theirs, 1),
        IsCard(InTheirHand(0), WISP),
    ]);
}

/// Dragon Soul, Shattered: each of those that touch is cast once, and none beyond another card.
#[test]
fn spells_that_touch_are_cast_together() {
    // The last of a name is played.
    let hand = [Give("ZZ_CHAIN"), Give(WISP), Give("ZZ_CHAIN"), Give("ZZ_CHAIN"), Give("ZZ_CHAIN")];
    check(
        &[&hand[..], &[Play("ZZ_CHAIN", Nothing), Armor(Mine, 3), HandCount(Mine, 2), IsCard(InHand(1), WISP)]]
            .concat(),
    );
}

#[test]
fn an_old_god_uses_each_of_four_abilities_once() {
    let use_it = |n| [Use(My(0), n, Nothing), CannotAct(My(0)), EndTurn, EndTurn];
    let used: Vec<Step> = [2, 3, 0, 1].into_iter().flat_map(use_it).collect();
    check(&[&[Ally("ZZ_OLD_GOD")][..], &used, &[Armor(Mine, 4), Attack(My(0), TheirHero)]].concat());
}

/// A delayed trigger knows all that its text spoke of, not the first alone.
#[test]
fn them_is_all_of_them_later_too() {
    check(&[Play("ZZ_TWO_OF_THEM", Nothing), Play(WISP, Nothing), Play(WISP, Nothing), Armor(Mine, 2)]);
    check(&[Play("ZZ_TWO_OF_THEM", Nothing), Play(YETI, Nothing), Armor(Mine, 0)]);
}
