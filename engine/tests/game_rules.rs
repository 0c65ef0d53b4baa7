//! Rules of the game that many cards need, each told with cards of nobody's set.
use cardwright_data::{CardClass, GameTag, Zone};
use cardwright_engine::state::{ByPlayer, Offered};
use cardwright_engine::{Action, Deck, Game, Options, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::{self, *};

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";
const RAID_LEADER: &str = "CS2_122";
const KOBOLD: &str = "CS2_142";
const COIN: &str = "GAME_005";
const MINE: PlayerId = PlayerId::First;

fn table() -> Table {
    Table::new(cards::with_game_rules(), CardClass::Mage)
}

#[track_caller]
fn mage(steps: &[Step]) {
    table().steps(steps);
}

fn on(n: usize) -> StepTarget {
    On(Nth(n))
}

#[test]
fn a_copy_that_goes_from_play_into_a_hand_is_a_fresh_card() {
    let buffed = [Ally(YETI), Play("CS2_092", on(0)), DealDamage(Nth(0), 3), StatsNow(Nth(0), 8, 6)];
    mage(&[&buffed[..], &[Play("ZZ_ECHO", Nothing), StatsNow(InHand(0), 4, 5)]].concat());
    // In play a copy has what its original has.
    mage(&[&buffed[..], &[Play("ZZ_FORK", on(0)), StatsNow(My(1), 8, 6), Damage(My(1), 3)]].concat());
}

#[test]
fn a_copy_keeps_enchantments_on_the_way_from_the_deck_into_play() {
    mage(&[Give(YETI), Play("ZZ_KNAPSACK", Nothing), Play("ZZ_DUPLICATE", Nothing), StatsNow(My(0), 5, 6)]);
    mage(&[OnTop(WISP), Play("ZZ_TROPHY", Nothing), Play("ZZ_GLIMPSE", Nothing), StatsNow(InHand(0), 2, 2)]);
}

#[test]
fn a_copy_that_goes_from_a_hand_into_a_deck_is_a_fresh_card() {
    mage(&[
        EmptyDeck(Mine),
        Give(YETI),
        Play("ZZ_KNAPSACK", Nothing),
        Play("ZZ_PHOTOCOPY", Nothing),
        Play("ZZ_GLIMPSE", Nothing),
        StatsNow(InHand(0), 5, 6),
        StatsNow(InHand(1), 4, 5),
    ]);
}

#[test]
fn a_given_divine_shield_that_broke_is_gone_whatever_is_recomputed() {
    mage(&[
        Ally(RAID_LEADER),
        Ally(YETI),
        Play("ZZ_PROTECTION", on(1)),
        HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        DealDamage(Nth(1), 2),
        Health(Nth(1), 5),
        HasNot(Nth(1), GameTag::DIVINE_SHIELD),
        Ally(WISP),
        Kill(Nth(0)),
        HasNot(Nth(1), GameTag::DIVINE_SHIELD),
        DealDamage(Nth(1), 2),
        Health(Nth(1), 3),
    ]);
}

#[test]
fn a_given_stealth_that_an_attack_ended_is_gone_whatever_is_recomputed() {
    let hidden = [Ally(YETI), Play("ZZ_SHADOWS", on(0)), HasNow(Nth(0), GameTag::STEALTH), Attack(Nth(0), TheirHero)];
    let aura = [Ally(RAID_LEADER), StatsNow(Nth(0), 5, 5), HasNot(Nth(0), GameTag::STEALTH)];
    mage(&[&hidden[..], &aura, &[Kill(Nth(2)), StatsNow(Nth(0), 4, 5), HasNot(Nth(0), GameTag::STEALTH)]].concat());
}

#[test]
fn a_copy_of_a_shielded_minion_has_the_shield() {
    mage(&[Ally(YETI), Play("ZZ_PROTECTION", on(0)), Play("ZZ_FORK", on(0)), HasNow(My(1), GameTag::DIVINE_SHIELD)]);
}

#[test]
fn a_minion_returns_to_the_hand_of_its_controller() {
    mage(&[
        Enemy(YETI),
        Play("CS1_113", on(0)),
        Crystals(10),
        Play("ZZ_SAP", on(0)),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
        IsCard(InHand(0), YETI),
    ]);
}

#[test]
fn a_minion_that_returns_to_a_full_hand_is_destroyed_and_its_deathrattle_triggers() {
    let full = [Step::GiveThem(WISP); 10];
    mage(
        &[&[Enemy("EX1_016"), Ally(YETI)][..], &full, &[Play("ZZ_SAP", on(0)), Dead(Nth(0)), BoardCount(Theirs, 1)]]
            .concat(),
    );
}

#[test]
fn spell_damage_adds_where_the_data_says_so_without_a_mark_in_the_text() {
    let armed = [Ally(KOBOLD), Enemy(YETI), Play("ZZ_CLAWS", Nothing)];
    mage(&[&armed[..], &[Play("ZZ_FURY", on(1)), Damage(Nth(1), 3)]].concat());
    mage(&[&armed[..], &[Play("ZZ_PLAIN_FURY", on(1)), Damage(Nth(1), 2)]].concat());
}

#[test]
fn spell_damage_of_a_player_counts() {
    mage(&[Play("ZZ_GUARDIAN", Nothing), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 8)]);
}

#[test]
fn a_discover_from_a_deck_shows_different_cards_by_name() {
    let mut table = table();
    table.steps(&[DeckOf(&[WISP, WISP, WISP, WISP, WISP, YETI]), Play("ZZ_SEARCH", Nothing)]);
    assert_eq!(table.game.offered().len(), 2);
    let mut table = self::table();
    table.steps(&[DeckOf(&["ZZ_TRAP", "ZZ_TRAP_REPRINT", WISP]), Play("ZZ_SEARCH", Nothing)]);
    assert_eq!(table.game.offered().len(), 2, "a reprint has the same name");
}

#[test]
fn a_discover_from_a_hand_shows_different_cards_by_name() {
    let mut table = table();
    table.steps(&[Give(WISP), Give(WISP), Give(WISP), Give(YETI), Play("ZZ_RUMMAGE", Nothing)]);
    assert_eq!(table.game.offered().len(), 2);
}

#[test]
fn an_active_secret_is_not_put_into_play_again() {
    let active = [Play("ZZ_TRAP", Nothing)];
    mage(
        &[&active[..], &[DeckOf(&["ZZ_TRAP", "ZZ_TRAP_REPRINT"]), Play("ZZ_SCIENCE", Nothing), DeckCount(Mine, 2)]]
            .concat(),
    );
    mage(&[&active[..], &[DeckOf(&["ZZ_TRAP", "ZZ_SNARE"]), Play("ZZ_SCIENCE", Nothing), DeckCount(Mine, 1)]].concat());
    mage(&[&active[..], &[Give("ZZ_TRAP_REPRINT"), Unplayable("ZZ_TRAP_REPRINT")]].concat());
}

#[test]
fn a_secret_that_is_discovered_and_put_into_play_is_none_that_is_active() {
    let mut table = table();
    table.steps(&[Play("ZZ_TRAP", Nothing), Play("ZZ_KEYSMITH", Nothing)]);
    let names: Vec<&str> = table.game.offered().iter().filter_map(|offered| named(&table, *offered)).collect();
    assert!(!names.is_empty() && !names.contains(&"Trap"), "{names:?}");
}

fn named(table: &Table, offered: Offered) -> Option<&'static str> {
    let Offered::Entity(id) = offered else { return None };
    table.game.card(id).map(|card| card.name)
}

#[test]
fn the_copy_of_twinspell_takes_the_place_of_the_spell() {
    mage(&[
        Give(WISP),
        Give("ZZ_TWIN"),
        Give(YETI),
        Play("ZZ_TWIN", Nothing),
        IsCard(InHand(0), WISP),
        IsCard(InHand(1), "ZZ_TWIN_B"),
        IsCard(InHand(2), YETI),
    ]);
    mage(&[Give(WISP), Play("ZZ_HERALD", Nothing), Armor(Mine, 1), IsCard(InHand(1), "ZZ_TWIN_B")]);
}

#[test]
fn a_reborn_minion_without_printed_health_comes_back_with_one() {
    mage(&[Play("ZZ_LAUNCH", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 2, 1), Damage(My(0), 0)]);
}

#[test]
fn after_you_summon_comes_before_after_you_play_whoever_is_older() {
    mage(&[Ally("ZZ_AFTER_PLAY"), Ally("ZZ_AFTER_SUMMON"), Play(WISP, Nothing), Armor(Mine, 3)]);
    mage(&[Ally("ZZ_AFTER_SUMMON"), Ally("ZZ_AFTER_PLAY"), Play(WISP, Nothing), Armor(Mine, 3)]);
}

#[test]
fn whenever_you_play_and_whenever_you_cast_answer_in_order_of_play() {
    mage(&[Ally("ZZ_ON_CAST"), Ally("ZZ_ON_PLAY"), Play(COIN, Nothing), Armor(Mine, 2), BoardCount(Mine, 3)]);
    mage(&[Ally("ZZ_ON_PLAY"), Ally("ZZ_ON_CAST"), Play(COIN, Nothing), Armor(Mine, 3)]);
}

#[test]
fn cards_of_your_choice_are_offered_in_the_order_of_the_text() {
    let mut table = table();
    table.steps(&[Play("ZZ_OFFERS", Nothing)]);
    let ids: Vec<&str> = table.game.offered().iter().filter_map(|offered| named(&table, *offered)).collect();
    assert_eq!(ids, ["Wisp", "Chillwind Yeti", "Fireball", "The Coin"]);
    table.steps(&[Choose(2), IsCard(InHand(0), "CS2_029"), IsInZone(InHand(0), Zone::Hand)]);
}

/// A game of two such decks, the first card of each on top, before its first mulligan.
fn dealt(top: &'static [&'static str]) -> Game {
    let cards = cards::with_game_rules();
    let find = |id: &str| cards.by_id(id).expect("it is a card");
    let deck =
        Deck { hero: find("HERO_08"), cards: top.iter().rev().map(|id| find(id)).collect(), sideboards: Vec::new() };
    let options = Options { seed: 1, shuffle: false, ..Options::default() };
    Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("the decks are legal")
}

fn hand(game: &Game, player: PlayerId) -> Vec<&'static str> {
    game.players[player].hand.iter().filter_map(|id| game.card(id)).map(|card| card.id).collect()
}

#[test]
fn quests_begin_in_the_opening_hand_left_most() {
    let game = dealt(&[WISP, YETI, WISP, WISP, WISP, "ZZ_QUEST", WISP]);
    assert_eq!(hand(&game, MINE), ["ZZ_QUEST", WISP, YETI]);
    assert_eq!(hand(&game, PlayerId::Second), ["ZZ_QUEST", WISP, YETI, WISP]);
}

#[test]
fn cards_that_change_in_hand_do_so_from_the_opening_hand_on() {
    let mut game = dealt(&["ZZ_SHIFTING", WISP, WISP, WISP, WISP, WISP]);
    assert_eq!(hand(&game, MINE)[0], "ZZ_SHIFTING");
    game.act_unchecked(Action::Mulligan(0));
    game.act_unchecked(Action::Mulligan(0));
    let first = hand(&game, MINE)[0];
    assert!(first.starts_with("ZZ_FORM"), "{first}");
    // Each turn it is the other form.
    game.act_unchecked(Action::EndTurn);
    game.act_unchecked(Action::EndTurn);
    let second = hand(&game, MINE)[0];
    assert!(second.starts_with("ZZ_FORM") && second != first, "{first}, then {second}");
}

#[test]
fn damage_of_an_enchantment_with_lifesteal_heals_the_player_who_attached_it() {
    mage(&[
        DealDamage(MyHero, 10),
        DealDamage(TheirHero, 10),
        Enemy(YETI),
        Play("ZZ_BOIL", Nothing),
        EndTurn,
        Damage(Nth(0), 2),
        Damage(MyHero, 8),
        Damage(TheirHero, 10),
    ]);
}

#[test]
fn a_card_in_hand_that_is_handed_over_comes_into_the_other_hand_as_it_is() {
    mage(&[
        Give(YETI),
        Give(WISP),
        Play("ZZ_KNAPSACK", Nothing),
        Play("ZZ_GIFT", Nothing),
        HandCount(Mine, 1),
        HandCount(Theirs, 1),
        IsCard(InHand(0), WISP),
        StatsNow(Nth(0), 5, 6),
    ]);
    mage(&[&[Step::GiveThem(WISP); 10][..], &[Give(YETI), Play("ZZ_GIFT", Nothing), HandCount(Theirs, 10)]].concat());
}

#[test]
fn cards_in_hand_swap_at_the_end_of_the_turn_after_what_minions_in_play_do() {
    let held = [Give("ZZ_SWAP_A"), Ally("ZZ_COUNTS_SWAPS"), EndTurn];
    // The card in hand is older, but those in play come first.
    mage(&[&held[..], &[Armor(Mine, 1), IsCard(InHand(0), "ZZ_SWAP_B")]].concat());
    // It does not swap at the end of the other player's turn.
    mage(
        &[
            &held[..],
            &[EndTurn, IsCard(InHand(0), "ZZ_SWAP_B"), EndTurn, Armor(Mine, 1), IsCard(InHand(0), "ZZ_SWAP_A")],
        ]
        .concat(),
    );
}

#[test]
fn a_minion_that_returns_at_its_death_stands_where_it_stood() {
    let there = [Play("ZZ_RETURN", Nothing), Ally(YETI), Ally(WISP), Ally(YETI), EndTurn];
    mage(&[&there[..], &[Play("CS2_029", on(2)), BoardCount(Mine, 3), IsCard(My(1), WISP)]].concat());
}

#[test]
fn what_replaces_a_minion_stands_where_it_stood() {
    mage(&[
        Enemy(YETI),
        Enemy(KOBOLD),
        Enemy(RAID_LEADER),
        Play("ZZ_CALLING", on(1)),
        BoardCount(Theirs, 4),
        IsCard(Their(1), WISP),
        IsCard(Their(2), WISP),
        IsCard(Their(3), RAID_LEADER),
    ]);
}

#[test]
fn of_several_that_are_reborn_at_once_each_returns_to_its_own_place() {
    // The right one came first.
    mage(&[
        Ally("ULD_723"),
        PlayAt("ZZ_REBORN_B", 0, Nothing),
        PlayAt("ZZ_REBORN_C", 0, Nothing),
        Play("ZZ_SWEEP", Nothing),
        BoardCount(Mine, 3),
        IsCard(My(0), "ZZ_REBORN_C"),
        IsCard(My(1), "ZZ_REBORN_B"),
        IsCard(My(2), "ULD_723"),
    ]);
}

#[test]
fn what_comes_from_the_hand_stands_from_left_to_right() {
    mage(&[
        Give(WISP),
        Give(YETI),
        Play("ZZ_FINJA", Nothing),
        IsCard(My(0), "ZZ_FINJA"),
        IsCard(My(1), WISP),
        IsCard(My(2), YETI),
    ]);
}

#[test]
fn the_copy_of_a_battlecry_stands_to_the_right_of_the_minion_with_the_battlecry() {
    mage(&[Ally(YETI), Play("ZZ_MIRAGE", on(0)), IsCard(My(1), "ZZ_MIRAGE"), IsCard(My(2), YETI)]);
}

#[test]
fn who_is_attacked_is_asked_again_after_a_redirection() {
    mage(&[
        Ally("ZZ_WATCH"),
        Ally("ZZ_SHIELD"),
        Enemy(YETI),
        EndTurn,
        Attack(Nth(2), MyHero),
        Damage(MyHero, 0),
        Armor(Mine, 1),
    ]);
}

#[test]
fn an_attacker_without_health_is_not_returned_by_a_secret() {
    let mut table = table();
    table.steps(&[Play("ZZ_EXPLODE", Nothing), Play("ZZ_FREEZE_IT", Nothing), Enemy(WISP), EndTurn]);
    table.steps(&[Attack(Their(0), MyHero), Dead(Nth(2)), HandCount(Theirs, 1)]);
    assert_eq!(table.game.players[MINE].secrets.len(), 1);
}

#[test]
fn a_countered_spell_was_not_played_and_overloads_nothing() {
    let mut table = table();
    table.steps(&[Ally("ZZ_KEEPER"), Enemy("ZZ_WARD"), Play("ZZ_STORM", Nothing), Armor(Mine, 0)]);
    assert_eq!(table.game.players[MINE].overloaded, 0);
    let mut table = self::table();
    table.steps(&[Ally("ZZ_KEEPER"), Play("ZZ_STORM", Nothing), Armor(Mine, 2)]);
    assert_eq!(table.game.players[MINE].overloaded, 2);
}

#[test]
fn a_set_health_of_a_hero_leaves_no_damage() {
    mage(&[DealDamage(MyHero, 10), Play("ZZ_FIFTEEN", Nothing), Health(MyHero, 15)]);
}

#[test]
fn a_minion_taken_for_a_turn_goes_back_when_it_is_silenced() {
    mage(&[Enemy(YETI), Play("ZZ_MADNESS", on(0)), BoardCount(Mine, 1), Play("ZZ_HUSH", on(0)), BoardCount(Theirs, 1)]);
}

#[test]
fn a_secret_that_gives_cards_is_not_spent_on_a_full_hand() {
    let mut table = table();
    table.steps(&[Play("ZZ_TWICE", Nothing), Ally(WISP)]);
    table.steps(&[Give(YETI); 10]);
    table.steps(&[EndTurn, Play("CS2_029", on(1)), Dead(Nth(1)), HandCount(Mine, 10)]);
    assert_eq!(table.game.players[MINE].secrets.len(), 1);
}

#[test]
fn a_deathrattle_that_is_triggered_is_doubled_too() {
    mage(&[Ally("FP1_031"), Ally("EX1_096"), Play("ZZ_HEDGE", on(1)), HandCount(Mine, 2)]);
}

#[test]
fn two_copies_of_a_random_minion_are_of_the_same_one() {
    let mut table = table();
    table.steps(&[DeckOf(&[WISP, YETI, KOBOLD, RAID_LEADER, "CS2_120", "CS2_172"]), Play("ZZ_RIPPER", Nothing)]);
    let board: Vec<_> = table.game.players[MINE].board.iter().map(|id| table.game[id].card).collect();
    assert!(board.len() == 2 && board[0] == board[1], "{board:?}");
}

#[test]
fn enchantments_of_cards_in_hand_answer_events() {
    mage(&[Give(YETI), Give(WISP), Play("ZZ_CURSE", Nothing), EndTurn, Armor(Mine, 2)]);
    mage(&[Give(YETI), Play("ZZ_CURSE", Nothing), Play(YETI, Nothing), EndTurn, Armor(Mine, 0)]);
}

#[test]
fn what_a_branch_was_about_is_it_after_the_branches() {
    mage(&[Play("ZZ_BRANCHES", Nothing), StatsNow(My(0), 5, 6), Play("ZZ_BRANCHES", Nothing), StatsNow(My(1), 2, 2)]);
}

#[test]
fn a_battlecry_is_repeated_as_often_as_the_text_says() {
    mage(&[Play("ZZ_REPEAT", Nothing), Armor(Mine, 2)]);
}

#[test]
fn a_discarded_minion_did_not_die() {
    mage(&[Give(YETI), Discard(Nth(0)), Ally(WISP), Kill(Nth(1)), Play("ZZ_GRAVES", Nothing), Armor(Mine, 1)]);
}

#[test]
fn a_card_that_another_player_gets_comes_into_that_players_hand() {
    mage(&[
        OnTheirTop(WISP),
        Play("ZZ_STEAL", Nothing),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
        IsCard(InHand(0), WISP),
    ]);
    mage(&[OnTop(WISP), Play("ZZ_PRESENT", Nothing), HandCount(Mine, 0), HandCount(Theirs, 1)]);
    mage(&[GiveThem(WISP), Play("ZZ_PICKPOCKET", Nothing), HandCount(Mine, 1), HandCount(Theirs, 0)]);
}

#[test]
fn an_enchantment_may_say_what_its_bearers_attacks_damage_besides() {
    mage(&[
        Ally(YETI),
        Enemy(YETI),
        Enemy(YETI),
        Play("ZZ_REAPING", on(0)),
        Attack(Nth(0), Nth(1)),
        Damage(Nth(1), 4),
        Damage(Nth(2), 4),
    ]);
}

#[test]
fn a_minion_that_went_dormant_is_remembered() {
    mage(&[Enemy(YETI), Play("ZZ_JAILER", on(0)), EndTurn, EndTurn, Kill(Nth(1)), IsInZone(Nth(0), Zone::Hand)]);
}

#[test]
fn attack_that_is_always_equal_to_health_follows_auras() {
    mage(&[Ally("ZZ_LIGHT"), Ally("CS2_222"), StatsNow(My(0), 4, 4), Ally(RAID_LEADER), StatsNow(My(0), 4, 4)]);
}

#[test]
fn minions_that_a_text_destroys_make_room_for_those_that_it_summons() {
    let full = [Ally(WISP); 7];
    mage(
        &[&full[..], &[Play("ZZ_HOUR", Nothing), BoardCount(Mine, 7), IsCard(My(0), YETI), IsCard(My(6), YETI)]]
            .concat(),
    );
}

#[test]
fn a_minion_that_left_the_game_was_not_summoned() {
    mage(&[Ally("NEW1_019"), Play("ZZ_GONE", Nothing), Damage(TheirHero, 0)]);
}

#[test]
fn excess_damage_is_that_of_the_target_after_something_was_summoned() {
    mage(&[Enemy(YETI), Play("ZZ_OVERFLOW", on(0)), StatsNow(My(0), 3, 3)]);
}

#[test]
fn the_left_and_right_most_minions_are_those_that_are_not_dying() {
    let four = [Enemy(YETI); 4];
    mage(&[&four[..], &[Play("ZZ_FLOOD", Nothing), BoardCount(Theirs, 0)]].concat());
}

#[test]
fn a_random_card_may_be_compared_with_a_number_that_is_looked_up() {
    mage(&[Play("ZZ_CHEAP", Nothing), IsCard(InHand(0), WISP)]);
}

#[test]
fn minions_in_play_answer_a_discard_before_the_discarded_card_does() {
    mage(&[Ally("ZZ_DISCARDER"), Give("ZZ_DISCARDED_HERE"), Discard(Nth(1)), Armor(Mine, 1), BoardCount(Mine, 2)]);
}

#[test]
fn of_minions_of_both_players_that_answer_one_damage_the_first_players_come_first() {
    mage(&[Enemy("ZZ_FRIGHT"), Ally("ZZ_ALARM"), DealDamage(Nth(0), 1), Armor(Mine, 1), BoardCount(Theirs, 2)]);
}

#[test]
fn a_spell_that_needs_somebody_who_died_cannot_be_cast_before() {
    mage(&[Give("ZZ_RESURRECT"), Unplayable("ZZ_RESURRECT"), Ally(YETI), Kill(Nth(1)), Play("ZZ_RESURRECT", Nothing)]);
}

#[test]
fn a_spell_with_a_combo_or_with_a_target_may_do_nothing() {
    mage(&[Play("ZZ_SABOTAGE", Nothing), Play("ZZ_SABOTAGE", Nothing), Armor(Mine, 1)]);
    mage(&[Enemy(YETI), Play("ZZ_FUSION", on(0)), StatsNow(Nth(0), 4, 5)]);
}

#[test]
fn damage_to_an_enemy_and_to_all_others_is_one_event() {
    mage(&[
        Enemy(YETI),
        Enemy("ZZ_FRIGHT"),
        Play("ZZ_SWIPE", on(0)),
        Damage(Nth(0), 4),
        Damage(Nth(1), 1),
        Damage(TheirHero, 1),
        // Who comes of the damage takes none of it.
        BoardCount(Theirs, 4),
    ]);
}

#[test]
fn enchantments_that_a_card_brings_into_the_hand_answer_there_and_no_longer_in_play() {
    let mut table = table();
    table.steps(&[Play("ZZ_DEEP_CURSE", Nothing), DrawOne, EndTurn, Armor(Mine, 1), EndTurn, Play(YETI, Nothing)]);
    table.steps(&[EndTurn, Armor(Mine, 2)]);
    assert_eq!(table.game.players[MINE].hand.len(), 1, "the card for the turn has it too");
}

#[test]
fn keywords_that_a_rule_gives_to_the_spells_of_a_player_are_no_keywords_of_minions() {
    let hurt = [DealDamage(MyHero, 10), Ally("ZZ_DRAINING"), Enemy(YETI)];
    let bolt = [Play("ZZ_BOLT", on(1)), Health(MyHero, 22), Attack(Nth(0), Nth(1)), Health(MyHero, 22)];
    let theirs =
        [EndTurn, DealDamage(TheirHero, 5), Play("ZZ_BOLT", On(MyHero)), Health(TheirHero, 25), Health(MyHero, 20)];
    mage(&[&hurt[..], &bolt[..], &theirs[..]].concat());
    let now =
        [DealDamage(MyHero, 10), Play("ZZ_DRAINING_NOW", Nothing), Play("ZZ_BOLT", On(TheirHero)), Health(MyHero, 22)];
    mage(&[&now[..], &[EndTurn, EndTurn, Play("ZZ_BOLT", On(TheirHero)), Health(MyHero, 22)]].concat());
    let dies = [Ally("ZZ_VENOMOUS"), Enemy(YETI), Enemy(YETI), Play("ZZ_BOLT", on(1)), Dead(Nth(1))];
    mage(&[&dies[..], &[Attack(Nth(0), Nth(2)), Damage(Nth(2), 2), BoardCount(Theirs, 1)]].concat());
}

#[test]
fn an_enchantment_on_a_player_changes_damage_before_it_is_dealt() {
    let mine = [Play("ZZ_TURNED", Nothing), DealDamage(MyHero, 4), Health(MyHero, 30), Health(TheirHero, 26)];
    let theirs = [DealDamage(TheirHero, 1), Health(TheirHero, 25), EndTurn, DealDamage(MyHero, 4), Health(MyHero, 26)];
    mage(&[&mine[..], &theirs[..], &[Health(TheirHero, 25)]].concat());
}

#[test]
fn what_changes_damage_once_or_once_a_turn_does_so_no_more_often() {
    let brittle = [Ally("ZZ_BRITTLE"), DealDamage(My(0), 1), Damage(My(0), 2), DealDamage(My(0), 1), Dead(Nth(0))];
    mage(&brittle);
    let turns = [Ally("ZZ_BRITTLE"), DealDamage(My(0), 1), Restore(My(0), 2), DealDamage(My(0), 1), Damage(My(0), 1)];
    mage(&[&turns[..], &[EndTurn, DealDamage(My(0), 1), Dead(Nth(0))]].concat());
    let wary = [Ally("ZZ_WARY"), DealDamage(My(0), 1), Damage(My(0), 0), DealDamage(My(0), 1), Damage(My(0), 1)];
    mage(&[&wary[..], &[EndTurn, DealDamage(My(0), 1), Damage(My(0), 2)]].concat());
}

#[test]
fn only_those_texts_of_a_hero_power_happen_whose_condition_holds() {
    let power = [HasHeroPower("ZZ_TWO_WAYS"), HeroPower(Nothing), Armor(Mine, 3), EndTurn, EndTurn];
    mage(&[&power[..], &[Ally(YETI), HeroPower(Nothing), Armor(Mine, 4)]].concat());
}

#[test]
fn a_text_may_take_the_place_of_an_attack() {
    let attack = [Ally("ZZ_PACIFIST"), Enemy(YETI), Attack(Nth(0), Nth(1)), Armor(Mine, 2), Damage(Nth(1), 0)];
    mage(&[&attack[..], &[Damage(Nth(0), 0), CannotAct(Nth(0))]].concat());
}

#[test]
fn what_a_card_that_is_cast_when_drawn_does_after_the_draw_sees_the_card_drawn_in_its_place() {
    mage(&[
        EmptyDeck(Mine),
        OnTop(WISP),
        OnTop("ZZ_AFTER_DRAWN"),
        EndTurn,
        EndTurn,
        HandCount(Mine, 1),
        Armor(Mine, 11),
    ]);
}

#[test]
fn a_spell_may_say_what_happens_when_it_is_destroyed_in_hand() {
    let hand = [Give("ZZ_BARREL"), Give("ZZ_BARREL_MINION"), Give(WISP)];
    mage(&[&hand[..], &[Play("ZZ_BURN", Nothing), HandCount(Mine, 0), Armor(Mine, 1)]].concat());
}

#[test]
fn a_card_of_which_one_choice_overloads_does_not_overload_by_its_tag() {
    let next = [EndTurn, EndTurn];
    mage(&[&[Play("ZZ_PATHS", Nothing), Choose(0)][..], &next, &[Mana(10)]].concat());
    mage(&[&[Play("ZZ_PATHS", Nothing), Choose(1)][..], &next, &[Mana(9)]].concat());
}

#[test]
fn spell_damage_of_a_school_is_for_spells_of_that_school() {
    let fire = [Ally("ZZ_BURNING"), Play("ZZ_FLAME", On(TheirHero)), Health(TheirHero, 25)];
    let frost = [Play("ZZ_ICICLE", On(TheirHero)), Health(TheirHero, 23)];
    mage(&[&fire[..], &frost[..], &[EndTurn, Play("ZZ_FLAME", On(MyHero)), Health(MyHero, 28)]].concat());
}

#[test]
fn a_rule_of_a_player_keeps_minions_from_being_frozen_and_no_heroes() {
    let all = [Ally("ZZ_WARM"), Ally(YETI), Enemy(YETI), Play("ZZ_BLIZZARD", Nothing), HasNot(Nth(1), GameTag::FROZEN)];
    mage(&[&all[..], &[HasNow(Nth(2), GameTag::FROZEN), HasNow(MyHero, GameTag::FROZEN)]].concat());
}

#[test]
fn the_second_of_several_cards_that_are_drawn_at_once_is_the_second() {
    let steps = [Ally("ZZ_SECOND"), Play("ZZ_THREE", Nothing), Armor(Mine, 1), Play("ZZ_THREE", Nothing)];
    mage(&[&steps[..], &[Armor(Mine, 1), EndTurn, EndTurn, Armor(Mine, 1), DrawOne, Armor(Mine, 2)]].concat());
}

#[test]
fn several_minions_attack_the_same_one_after_each_other() {
    let board = [Ally(YETI), Enemy(WISP), Enemy(WISP), Enemy(WISP)];
    mage(&[&board[..], &[Play("ZZ_PROVOKED", on(0)), Damage(Nth(0), 3), BoardCount(Theirs, 0)]].concat());
    // Who is dead by then is attacked no more.
    let board = [Ally(WISP), Enemy(WISP), Enemy(WISP), Enemy(WISP)];
    mage(&[&board[..], &[Play("ZZ_PROVOKED", on(0)), BoardCount(Mine, 0), BoardCount(Theirs, 2)]].concat());
}

#[test]
fn who_becomes_a_copy_of_who_died_is_whole() {
    let killed = [Ally("ZZ_PAINTING"), Enemy(YETI), DealDamage(Nth(1), 5), IsCard(Nth(0), YETI), Damage(Nth(0), 0)];
    mage(&[&killed[..], &[StatsNow(Nth(0), 4, 5)]].concat());
}

#[test]
fn an_enemy_minion_that_returns_to_your_hand_is_a_fresh_card_of_yours() {
    let steps = [Enemy(YETI), Enchant(Nth(0), "CS2_092e"), DealDamage(Nth(0), 1), Play("ZZ_TO_ME", on(0))];
    mage(
        &[&steps[..], &[StatsNow(InHand(0), 4, 5), HandCount(Theirs, 0), Play(YETI, Nothing), BoardCount(Mine, 1)]]
            .concat(),
    );
}

#[test]
fn what_a_minion_cost_in_the_hand_is_what_counts_when_it_is_played() {
    let cheap = [Enemy(WISP), Enemy(WISP), Ally("ZZ_FOR_NOTHING"), Play("ZZ_GIANT", Nothing), Armor(Mine, 1)];
    mage(&cheap);
    mage(&[Enemy(WISP), Ally("ZZ_FOR_NOTHING"), Play("ZZ_GIANT", Nothing), Armor(Mine, 0)]);
}

#[test]
fn mana_is_spent_after_the_card_that_it_was_spent_on() {
    mage(&[Ally("ZZ_SPENT"), Play("ZZ_A_WISP", Nothing), Armor(Mine, 2), Play(COIN, Nothing), Armor(Mine, 2)]);
}

#[test]
fn who_shuffles_the_deck_shuffles_no_card_into_it() {
    let heard = [Ally("ZZ_STIRRED"), Play("ZZ_STIR", Nothing), Armor(Mine, 0)];
    mage(&[&heard[..], &[Give(WISP), Give(WISP), Play("ZZ_PUT_BACK", Nothing), Armor(Mine, 2)]].concat());
}

#[test]
fn a_minion_whose_own_text_marks_its_damage_has_spell_damage() {
    mage(&[Play("ZZ_GUARDIAN", Nothing), Ally("ZZ_FROSTY"), Play(COIN, Nothing), Health(TheirHero, 27)]);
}
