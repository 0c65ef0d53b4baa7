//! The keywords that came with the expansions, each told as a story.
use cardwright_data::{CardClass, GameTag, Zone};
use cardwright_engine::{Action, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";
const COIN: &str = "GAME_005";

fn table() -> Table {
    Table::new(cards::cards(), CardClass::Mage)
}

#[track_caller]
fn check(steps: &[Step]) {
    table().steps(steps);
}

mod dormant {
    use super::*;

    #[test]
    fn a_dormant_minion_is_out_of_reach_and_does_nothing() {
        check(&[
            Ally(YETI),
            Play("ZZ_SLEEPER", Nothing),
            HasNow(My(1), GameTag::DORMANT),
            Play("ZZ_STORM", Nothing),
            Dead(Nth(0)),
            StatsNow(My(0), 3, 5),
            Damage(My(0), 0),
        ]);
        let mut table = table();
        table.steps(&[Ally("ZZ_LEADER"), Play("ZZ_SLEEPER", Nothing), StatsNow(My(1), 3, 5)]);
        let sleeper = table.who(My(1)).unwrap();
        assert!(table.game.options_for(sleeper).is_empty(), "it rushes, when it is awake");
        table.steps(&[EndTurn, Ally("ZZ_SLEEPER")]);
        assert!(table.step(&Play("CS2_108", On(My(1)))).is_err(), "nobody points at it");
        assert!(table.step(&Play("CS2_022", On(My(1)))).is_err());
    }

    #[test]
    fn a_dormant_minion_awakens_before_the_card_for_the_turn_is_drawn() {
        check(&[
            Play("ZZ_SLEEPER", Nothing),
            Enemy(YETI),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::DORMANT),
            Armor(Mine, 0),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Armor(Mine, 3),
            Attack(My(0), Their(0)),
        ]);
        let mut table = table();
        table.steps(&[Play("ZZ_SLEEPER", Nothing), EndTurn, EndTurn, EndTurn, EndTurn]);
        assert!(table.step(&Attack(My(0), TheirHero)).is_err(), "it has only just come");
    }

    #[test]
    fn spell_damage_and_auras_of_a_dormant_minion_do_not_work() {
        check(&[Play("ZZ_SLEEPER", Nothing), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6)]);
        check(&[Ally("ZZ_SLEEPER"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 7)]);
        check(&[
            Ally(YETI),
            Play("ZZ_DREAMER", Nothing),
            StatsNow(My(0), 4, 5),
            Play("ZZ_ALARM", Nothing),
            StatsNow(My(0), 5, 6),
            Play("ZZ_LULLABY", On(My(1))),
            StatsNow(My(0), 4, 5),
        ]);
    }

    #[test]
    fn only_while_dormant_triggers_work_while_dormant() {
        check(&[
            Play("ZZ_DREAMER", Nothing),
            Play(COIN, Nothing),
            Armor(Mine, 0),
            EndTurn,
            HandCount(Mine, 1),
            EndTurn,
            Play("ZZ_ALARM", Nothing),
            Play(COIN, Nothing),
            Armor(Mine, 1),
            HandCount(Mine, 2),
            EndTurn,
            HandCount(Mine, 2),
        ]);
    }

    #[test]
    fn a_dormant_minion_may_wait_for_an_event() {
        check(&[
            Play("ZZ_PRISONER", Nothing),
            Play(COIN, Nothing),
            Play(COIN, Nothing),
            HasNow(My(0), GameTag::DORMANT),
            Play(COIN, Nothing),
            HasNot(My(0), GameTag::DORMANT),
        ]);
    }

    #[test]
    fn a_minion_that_becomes_dormant_keeps_its_enchantments() {
        check(&[
            Ally(YETI),
            Play("CS2_092", On(My(0))),
            Play("ZZ_LULLABY", On(My(0))),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            StatsNow(My(0), 8, 9),
        ]);
    }

    #[test]
    fn neither_neighbours_nor_answers_to_its_coming_reach_it() {
        check(&[Ally("ZZ_WARDEN"), Play("ZZ_SLEEPER", Nothing), StatsNow(My(1), 3, 5)]);
        check(&[Play("ZZ_SLEEPER", Nothing), Play("ZZ_ARGUS", Nothing), StatsNow(My(0), 3, 5), StatsNow(My(1), 3, 4)]);
    }

    #[test]
    fn a_copy_of_an_awakened_minion_is_awake_and_a_new_one_is_dormant() {
        check(&[
            Play("ZZ_SLEEPER", Nothing),
            Play("ZZ_ALARM", Nothing),
            Play("ZZ_TWIN", Nothing),
            HasNot(My(1), GameTag::DORMANT),
            Play("ZZ_SLEEPER", Nothing),
            HasNow(My(2), GameTag::DORMANT),
        ]);
    }

    #[test]
    fn effects_on_minions_do_not_touch_other_cards_on_the_board() {
        check(&[Enemy("ZZ_PERMANENT"), Play("CS2_025", Nothing), Damage(Their(0), 0), BoardCount(Theirs, 1)]);
        let mut table = table();
        table.steps(&[Ally(WISP), Enemy("ZZ_PERMANENT")]);
        assert!(table.step(&Attack(My(0), Their(0))).is_err());
    }
}

mod in_hand {
    use super::*;

    #[test]
    fn a_traded_card_makes_room_for_another_even_in_a_full_hand() {
        let mut table = table();
        table.steps(&[Give("ZZ_TRADER")]);
        table.steps(&[Give(WISP); 9]);
        table.steps(&[
            Use(InHand(0), 0, Nothing),
            Mana(9),
            HandCount(Mine, 10),
            DeckCount(Mine, 19),
            IsCard(InHand(9), YETI),
            IsInZone(Nth(0), Zone::Deck),
        ]);
    }

    #[test]
    fn a_traded_card_keeps_what_is_on_it_and_needs_a_deck() {
        let mut table = table();
        table.steps(&[Give("ZZ_TRADER"), Enchant(InHand(0), "CS2_092e"), Use(InHand(0), 0, Nothing)]);
        table.steps(&[IsInZone(Nth(0), Zone::Deck), StatsNow(Nth(0), 6, 6)]);
        while !table.game.players[PlayerId::First].deck.is_empty() {
            table.steps(&[Play("CS2_023", Nothing)]);
            table.game.clear_hand(PlayerId::First);
            table.game.set_mana(PlayerId::First, 10);
        }
        table.steps(&[Give("ZZ_TRADER")]);
        let trader = table.who(InHand(0)).unwrap();
        let only_played = matches!(table.game.options_for(trader)[..], [Action::Play { .. }]);
        assert!(only_played, "there is nothing to trade it for");
    }

    #[test]
    fn the_forged_form_is_found_by_tags_or_power_once() {
        check(&[
            Give("ZZ_ORE"),
            Enchant(InHand(0), "CS2_092e"),
            Use(InHand(0), 0, Nothing),
            Mana(8),
            IsCard(InHand(0), "ZZ_FORGED"),
            StatsNow(InHand(0), 9, 10),
            IsInZone(Nth(0), Zone::Hand),
        ]);
        let mut table = table();
        table.steps(&[Give("ZZ_INGOT"), Use(InHand(0), 0, Nothing), IsCard(InHand(0), "ZZ_BLADE"), Mana(8)]);
        assert!(table.step(&Use(InHand(0), 0, Nothing)).is_err(), "it is forged already");
        table.steps(&[Give("ZZ_INGOT")]);
        table.game.set_mana(PlayerId::First, 1);
        assert!(table.step(&Use(InHand(1), 0, Nothing)).is_err(), "two mana are not there");
    }

    #[test]
    fn a_prepared_card_is_cheaper_on_the_next_turn_alone() {
        let mut table = table();
        table.game.set_mana(PlayerId::First, 4);
        table.steps(&[
            Give("ZZ_PLOT"),
            Use(InHand(0), 0, Nothing),
            Mana(0),
            CostNow(InHand(0), 9),
            Play(COIN, Nothing),
        ]);
        assert!(table.step(&Use(InHand(0), 0, Nothing)).is_err(), "it is prepared");
        table.steps(&[
            EndTurn,
            CostNow(Nth(0), 9),
            EndTurn,
            CostNow(Nth(0), 4),
            EndTurn,
            CostNow(Nth(0), 9),
            EndTurn,
            CostNow(Nth(0), 9),
        ]);
        table.game.set_mana(PlayerId::First, 0);
        assert!(table.step(&Use(Nth(0), 0, Nothing)).is_err(), "no mana is left over");
    }

    #[test]
    fn a_prepared_card_waits_for_the_next_turn_of_its_player() {
        let mut table = table();
        table.game.set_mana(PlayerId::First, 4);
        table.steps(&[Give("ZZ_PLOT"), Use(InHand(0), 0, Nothing), Ally("ZZ_LONGER"), EndTurn, EndTurn]);
        assert_eq!(table.game.active, PlayerId::Second, "an extra turn");
        table.steps(&[CostNow(Nth(0), 9), EndTurn, CostNow(Nth(0), 4), EndTurn, CostNow(Nth(0), 9)]);
    }

    #[test]
    fn a_more_expensive_card_corrupts() {
        check(&[
            Give("ZZ_CORRUPT"),
            Give("ZZ_INNOCENT"),
            Enchant(InHand(0), "CS2_092e"),
            Play(COIN, Nothing),
            IsCard(InHand(0), "ZZ_CORRUPT"),
            IsCard(InHand(1), "ZZ_INNOCENT"),
            Play("ZZ_LAST", Nothing),
            IsCard(InHand(0), "ZZ_CORRUPT"),
            IsCard(InHand(1), "ZZ_BLADE"),
            Play(YETI, Nothing),
            IsCard(InHand(0), "ZZ_FORGED"),
            StatsNow(InHand(0), 9, 10),
        ]);
    }

    #[test]
    fn miniaturize_and_gigantify_leave_copies() {
        check(&[Play("ZZ_TOY", Nothing), IsCard(InHand(0), "ZZ_SMALL"), IsCard(InHand(1), "ZZ_BIG")]);
        check(&[Ally("ZZ_TOY"), HandCount(Mine, 0)]);
    }

    #[test]
    fn echo_gives_the_printed_card_and_costs_at_least_one() {
        check(&[
            Give("ZZ_ECHO"),
            Enchant(InHand(0), "CS2_092e"),
            CostNow(InHand(0), 0),
            Play("ZZ_ECHO", Nothing),
            StatsNow(My(0), 5, 5),
            StatsNow(InHand(0), 1, 1),
            CostNow(InHand(0), 1),
            EndTurn,
            HandCount(Mine, 0),
            Armor(Mine, 0),
        ]);
    }

    #[test]
    fn the_echo_copy_of_a_spell_comes_after_the_cards_it_adds() {
        check(&[
            Give("ZZ_CHIME"),
            Play("ZZ_CHIME", Nothing),
            IsCard(InHand(0), "CS2_231"),
            IsCard(InHand(1), "ZZ_CHIME"),
            EndTurn,
            HandCount(Mine, 1),
        ]);
    }

    #[test]
    fn a_temporary_card_is_discarded_at_the_end_of_the_turn() {
        check(&[
            Give("ZZ_FELT"),
            Play("ZZ_HASTE", Nothing),
            GiveThem("ZZ_FELT"),
            EndTurn,
            HandCount(Mine, 0),
            Armor(Mine, 4),
            HandCount(Theirs, 2),
            Armor(Theirs, 0),
        ]);
    }

    /// One that comes back when it is discarded is there for good: the turn ends.
    #[test]
    fn a_temporary_card_that_comes_back_is_discarded_once() {
        check(&[
            Give("ZZ_MOTHER"),
            Play("ZZ_HASTE", Nothing),
            EndTurn,
            HandCount(Mine, 1),
            HasNot(Nth(0), GameTag::GHOSTLY),
        ]);
    }

    #[test]
    fn a_card_that_casts_when_drawn_is_replaced_and_does_nothing_when_burned() {
        check(&[
            OnTop("ZZ_BOMB"),
            Play("CS2_023", Nothing),
            Damage(MyHero, 5),
            IsInZone(Nth(0), Zone::Graveyard),
            HandCount(Mine, 2),
            DeckCount(Mine, 17),
        ]);
        let mut table = table();
        table.steps(&[OnTop("ZZ_BOMB")]);
        table.steps(&[Give(WISP); 10]);
        table.steps(&[Play(WISP, Nothing), Play("CS2_023", Nothing), Damage(MyHero, 5)]);
        table.steps(&[OnTop("ZZ_BOMB")]);
        while table.game.give(PlayerId::First, table.game.cards.by_id(WISP).unwrap()).is_some() {}
        table.steps(&[EndTurn, EndTurn, Damage(MyHero, 5), DeckCount(Mine, 17)]);
    }

    #[test]
    fn cards_with_when_drawn_texts_stay_in_hand_and_summoned_ones_do_not() {
        check(&[OnTop("ZZ_SHIELD"), Play("CS2_023", Nothing), Armor(Mine, 4), HandCount(Mine, 2), BoardCount(Mine, 0)]);
        check(&[
            OnTop("ZZ_GUEST"),
            Play("CS2_023", Nothing),
            IsCard(My(0), "ZZ_GUEST"),
            HandCount(Mine, 2),
            DeckCount(Mine, 17),
        ]);
    }

    #[test]
    fn quickdraw_and_finale_ask_how_the_card_is_played() {
        check(&[Play("ZZ_QUICK", Nothing), Armor(Mine, 3)]);
        check(&[Give("ZZ_QUICK"), EndTurn, EndTurn, Play("ZZ_QUICK", Nothing), Armor(Mine, 0)]);
        let mut table = table();
        table.game.set_mana(PlayerId::First, 2);
        table.steps(&[Play("ZZ_LAST", Nothing), Armor(Mine, 0), Play("ZZ_LAST", Nothing), Armor(Mine, 3)]);
    }
}

mod on_board {
    use super::*;

    #[test]
    fn a_location_works_at_once_rests_a_turn_and_is_used_up() {
        let mut table = table();
        table.steps(&[Play("ZZ_SPRING", Nothing), Use(My(0), 0, Nothing), Armor(Mine, 1)]);
        assert!(table.step(&Use(My(0), 0, Nothing)).is_err());
        table.steps(&[EndTurn, EndTurn]);
        assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "it rests");
        table.steps(&[EndTurn, EndTurn, Use(My(0), 0, Nothing), EndTurn, EndTurn, EndTurn, EndTurn]);
        table.steps(&[Use(My(0), 0, Nothing), Armor(Mine, 3), BoardCount(Mine, 0)]);
    }

    #[test]
    fn magnetic_brings_numbers_keywords_and_texts_until_silence() {
        check(&[
            Ally("ZZ_MECH"),
            Play("ZZ_GEAR", On(My(0))),
            BoardCount(Mine, 1),
            StatsNow(My(0), 4, 5),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::WINDFURY),
            Attack(My(0), TheirHero),
            Attack(My(0), TheirHero),
            Play(COIN, Nothing),
            Armor(Mine, 1),
            IsInZone(Nth(1), Zone::RemovedFromGame),
            Kill(My(0)),
            Armor(Mine, 3),
        ]);
        check(&[
            Ally("ZZ_MECH"),
            Play("ZZ_GEAR", On(My(0))),
            Play("CS2_203", On(My(0))),
            StatsNow(My(0), 3, 3),
            HasNot(My(0), GameTag::WINDFURY),
            Kill(My(0)),
            Armor(Mine, 0),
        ]);
    }

    #[test]
    fn magnetic_needs_no_room() {
        let mut table = table();
        table.steps(&[Ally("ZZ_MECH"); 7]);
        table.steps(&[Give("ZZ_GEAR")]);
        let gear = table.who(InHand(0)).unwrap();
        assert_eq!(table.game.options_for(gear).len(), 7, "onto each, and nowhere else");
        table.steps(&[Play("ZZ_GEAR", On(My(3))), StatsNow(My(3), 4, 5), BoardCount(Mine, 7)]);
    }

    #[test]
    fn a_once_a_turn_trigger_works_again_on_the_next_turn() {
        check(&[
            Ally("ZZ_FIRST"),
            Play(COIN, Nothing),
            Play(COIN, Nothing),
            Armor(Mine, 1),
            EndTurn,
            EndTurn,
            Play(COIN, Nothing),
            Play(COIN, Nothing),
            Armor(Mine, 2),
        ]);
    }

    #[test]
    fn overkill_of_a_spell_counts_each_hit_separately() {
        check(&[Enemy(WISP), Enemy("ZZ_FIRST"), Enemy(YETI), Play("ZZ_CLEAVER", Nothing), Armor(Mine, 11)]);
        check(&[Enemy(YETI), Play("ZZ_CLEAVER", Nothing), Armor(Mine, 0)]);
    }

    #[test]
    fn overheal_is_heard_with_how_much_there_was_too_much() {
        check(&[
            Ally("ZZ_HEARTY"),
            DealDamage(My(0), 2),
            Play("ZZ_BALM", Nothing),
            Armor(Mine, 1),
            StatsNow(My(0), 4, 4),
            Play("ZZ_BALM", Nothing),
            Armor(Mine, 2),
            StatsNow(My(0), 7, 4),
        ]);
    }

    #[test]
    fn a_titan_uses_each_ability_once_one_a_turn_and_then_attacks() {
        let mut table = table();
        table.steps(&[Play("ZZ_COLOSSUS", Nothing), Use(My(0), 0, Nothing), Armor(Mine, 5)]);
        table.steps(&[Play(COIN, Nothing), Armor(Mine, 6), Play(COIN, Nothing), Armor(Mine, 6)]);
        assert!(table.step(&Use(My(0), 1, On(TheirHero))).is_err(), "one a turn");
        table.steps(&[EndTurn, EndTurn]);
        assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "each once");
        assert!(table.step(&Attack(My(0), TheirHero)).is_err(), "it uses abilities instead");
        table.steps(&[Use(My(0), 1, On(TheirHero)), Damage(TheirHero, 2), EndTurn, EndTurn]);
        table.steps(&[Play("ZZ_LULLABY", On(My(0)))]);
        assert!(table.step(&Use(My(0), 2, Nothing)).is_err(), "it sleeps");
        table.steps(&[Play("ZZ_ALARM", Nothing), Use(My(0), 2, Nothing), Armor(Mine, 12), EndTurn, EndTurn]);
        table.steps(&[Attack(My(0), TheirHero), Damage(TheirHero, 8)]);
    }

    #[test]
    fn after_an_ability_is_after_its_text() {
        check(&[Ally("ZZ_BULWARK"), Use(My(0), 0, Nothing), Armor(Mine, 5), Damage(TheirHero, 5)]);
    }
}

mod words {
    use super::*;

    #[test]
    fn windfury_strikes_twice_and_the_greater_one_four_times() {
        let mut table = table();
        table.steps(&[Ally("ZZ_FURY"), Ally("ZZ_GALE")]);
        table.steps(&[Attack(My(0), TheirHero); 2]);
        assert!(table.step(&Attack(My(0), TheirHero)).is_err());
        table.steps(&[Attack(My(1), TheirHero); 4]);
        assert!(table.step(&Attack(My(1), TheirHero)).is_err());
    }

    #[test]
    fn frenzy_and_spellburst_are_over_once_they_left_play() {
        check(&[
            Ally("ZZ_FRENZY"),
            DealDamage(My(0), 4),
            Dead(Nth(0)),
            Ally("ZZ_SPELLBURST"),
            Play("DREAM_04", On(My(0))),
            BoardCount(Mine, 0),
        ]);
    }

    #[test]
    fn outcast_and_combo_ask_how_it_was_when_the_card_was_played() {
        check(&[Give("ZZ_ENDS"), Give(WISP), Play("ZZ_ENDS", Nothing), HandCount(Mine, 3)]);
        check(&[Give(WISP), Give("ZZ_ENDS"), Give(WISP), Play("ZZ_ENDS", Nothing), HandCount(Mine, 2)]);
        check(&[Play("ZZ_SECOND", Nothing), Armor(Mine, 0), Play("ZZ_SECOND", Nothing), Armor(Mine, 3)]);
    }

    #[test]
    fn what_is_done_besides_asks_how_the_card_was_played() {
        let mut table = table();
        table.game.set_mana(PlayerId::First, 5);
        table.steps(&[Give("ZZ_SO"), Play("ZZ_SO", Nothing), Armor(Mine, 11)]);
        table.steps(&[Give(WISP), Give("ZZ_SO"), Give(WISP), Play("ZZ_SO", Nothing), Armor(Mine, 12)]);
        table.game.set_mana(PlayerId::First, 1);
        table.steps(&[Give("ZZ_SO"), Give(WISP), Play("ZZ_SO", Nothing), Armor(Mine, 113)]);
    }

    #[test]
    fn outcast_depends_on_the_position_in_the_hand() {
        let hand = [Ally("ZZ_ENDS_WARDEN"), Give(WISP), Give("ZZ_SECOND"), Give(WISP)];
        check(&[&hand[..], &[Play("ZZ_SECOND", Nothing), Armor(Mine, 0)]].concat());
        check(&[&hand[..], &[Play(WISP, Nothing), Armor(Mine, 1)]].concat());
    }

    /// Hearthstone Wiki, "Deathrattle": one that triggers twice by two cards' leave triggers twice.
    #[test]
    fn deathrattles_of_all_kinds_trigger_twice() {
        check(&[Ally("ZZ_PARTING"), Kill(Nth(0)), Armor(Mine, 1)]);
        check(&[Ally("ZZ_ECHOING"), Ally("ZZ_PARTING"), Kill(Nth(1)), Armor(Mine, 2)]);
        let two = [Ally("ZZ_ECHOING"), Ally("ZZ_ECHOING"), Ally("ZZ_PARTING"), Kill(Nth(2)), Armor(Mine, 2)];
        check(&two);
    }

    #[test]
    fn armor_is_lost_down_to_zero() {
        check(&[Play("ZZ_ARM", Nothing), Play("ZZ_ARM", Nothing), Play("ZZ_RUST", Nothing), Armor(Mine, 5)]);
        check(&[Play("ZZ_ARM", Nothing), Play("ZZ_RUST", Nothing), Play("ZZ_RUST", Nothing), Armor(Mine, 0)]);
    }

    #[test]
    fn kindred_asks_for_the_turn_before() {
        check(&[
            Give("ZZ_KIN"),
            Play("ZZ_MECH", Nothing),
            Play("ZZ_KIN", Nothing),
            Armor(Mine, 0),
            EndTurn,
            EndTurn,
            Play("ZZ_KIN", Nothing),
            Armor(Mine, 3),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Play("ZZ_KIN", Nothing),
            Armor(Mine, 3),
        ]);
    }

    #[test]
    fn a_colossal_minion_summons_its_parts_however_it_enters_play() {
        check(&[Ally(WISP), Play("ZZ_HYDRA", Nothing), IsCard(My(1), "ZZ_LEFT"), IsCard(My(2), "ZZ_HYDRA")]);
        check(&[
            Ally("ZZ_MECH"),
            Play("ZZ_HYDRA", Nothing),
            BoardCount(Mine, 4),
            Armor(Mine, 3),
            IsCard(My(3), "ZZ_RIGHT"),
        ]);
        check(&[Ally("ZZ_HYDRA"), BoardCount(Mine, 1), Play("ZZ_TWIN", Nothing), BoardCount(Mine, 4)]);
        let mut table = table();
        table.steps(&[Ally(WISP); 5]);
        table.steps(&[
            Play("ZZ_HYDRA", Nothing),
            BoardCount(Mine, 7),
            IsCard(My(5), "ZZ_LEFT"),
            IsCard(My(6), "ZZ_HYDRA"),
        ]);
    }
}
