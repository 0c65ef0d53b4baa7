//! Rules that stories made from texts, and tests of cards, found wanting, each told once more with a card that needs it.
use cardwright_data::{CardClass, GameTag as T};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn found(steps: &[Step]) {
    Table::new(cards::with_found(), CardClass::Mage).steps(steps);
}

/// Mortal Eradication: "for each killed" counts whom the split damage struck, each once.
#[test]
fn kills_of_split_damage_are_counted() {
    let at = |n: usize| Force(ForcedOutcome::Entity(Nth(n)));
    let there = [Enemy(WISP), Enemy(WISP), Enemy(YETI), Ally(WISP), DealDamage(MyHero, 10)];
    let cull = [at(0), at(2), at(1), Play("ZZ_CULL", Nothing), Health(Nth(2), 2), Health(MyHero, 24)];
    found(&[&there[..], &cull].concat());
    found(&[Enemy(YETI), DealDamage(MyHero, 10), Play("ZZ_CULL", Nothing), Dead(Nth(0)), Health(MyHero, 22)]);
    found(&[
        Enemy(YETI),
        Enemy(YETI),
        DealDamage(MyHero, 10),
        at(0),
        at(1),
        Play("ZZ_CULL", Nothing),
        Health(MyHero, 20),
    ]);
}

/// Ice Breaker: "damaged by this" is damage of the hero who strikes with it, and of nobody else.
#[test]
fn damage_of_an_armed_hero_comes_from_the_weapon() {
    let frozen = [Enemy(YETI), Play("CS2_024", On(Nth(0))), Ally("ZZ_PICK")];
    found(&[&frozen[..], &[Attack(MyHero, Nth(0)), Dead(Nth(0))]].concat());
    found(&[Enemy(YETI), Ally("ZZ_PICK"), Attack(MyHero, Nth(0)), Health(Nth(0), 4)]);
    found(&[&frozen[..], &[Ally(WISP), Attack(My(0), Nth(0)), Health(Nth(0), 1)]].concat());
}

/// Texts ask for Treants as for a minion type; an Amalgam is none, and no Kindred comes of it.
#[test]
fn a_treant_is_called_so_and_has_no_minion_type() {
    let there = [Ally("ZZ_TREANT"), Ally("ZZ_TREANT"), Ally(WISP), Ally("ZZ_AMALGAM"), Enemy("ZZ_TREANT")];
    found(&[&there[..], &[Play("ZZ_GROVE", Nothing), Armor(Mine, 2)]].concat());
    found(&[Play("ZZ_TREANT", Nothing), EndTurn, EndTurn, Play("ZZ_SAPLING", Nothing), Armor(Mine, 0)]);
}

/// Pandaren Importer: what the own deck began with is not offered; what the other's did is.
#[test]
fn a_discover_can_leave_out_cards_of_the_starting_deck() {
    let mut table = Table::new(cards::with_found(), CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), OnTheirTop("CS2_024")]);
    for card in [Nth(0), Nth(1)] {
        let card = table.who(card).unwrap();
        table.game[card].started_in_deck = true;
    }
    let offered = Force(ForcedOutcome::Card("CS2_024"));
    table.steps(&[
        offered,
        ForbidOutcome(ForcedOutcome::Card("CS2_029")),
        Play("ZZ_IMPORTER", Nothing),
        ChooseCard("CS2_024"),
    ]);
}

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

/// Breakout Architect: "It casts twice." Another spell does not.
#[test]
fn a_spell_with_the_tag_casts_twice() {
    found(&[
        Give("ZZ_PLATE"),
        Play("ZZ_DOUBLER", Nothing),
        Play("ZZ_PLATE", Nothing),
        Armor(Mine, 2),
        Play("ZZ_PLATE", Nothing),
        Armor(Mine, 3),
    ]);
}

/// Chrono-Lord Deios, Primalfin Challenger, Falric: what a rule of the player doubles.
#[test]
fn rules_double_hero_powers_and_kindred_texts() {
    found(&[
        Ally("ZZ_TWICE"),
        HeroPower(On(TheirHero)),
        Damage(TheirHero, 2),
        EndTurn,
        HeroPower(On(MyHero)),
        Damage(MyHero, 1),
    ]);
    let kin = [Play("ZZ_COUSIN", Nothing), Armor(Mine, 0), EndTurn, EndTurn, Play("ZZ_COUSIN", Nothing)];
    found(&[&kin[..], &[Armor(Mine, 11)]].concat());
    found(&[&[Ally("ZZ_TWICE")][..], &kin, &[Armor(Mine, 22)]].concat());
}

/// Battle at the End Time: emptying the hand counts only once it was full.
#[test]
fn a_quest_may_ask_for_one_thing_after_another() {
    let coins = [Give("GAME_005"); 9];
    let spent = [Play("GAME_005", Nothing); 9];
    let empty = [Crystals(10), Play("CS2_182", Nothing), HandCount(Mine, 0)];
    let begun = [Play("ZZ_FILL", Nothing)];
    found(&[&begun[..], &coins, &[DrawOne], &spent, &empty, &[Armor(Mine, 5)]].concat());
    found(&[&begun[..], &coins[1..], &[DrawOne], &spent[1..], &empty, &[Armor(Mine, 0)]].concat());
}

/// Restore the Wild: twice in a turn counts once.
#[test]
fn a_quest_may_count_turns() {
    let cast = Play("ZZ_GROW", On(My(0)));
    found(&[Ally(YETI), Play("ZZ_DAILY", Nothing), cast, cast, Armor(Mine, 0), EndTurn, EndTurn, cast, Armor(Mine, 5)]);
}

/// Spirit of the Mountain: a Beast and Dragon is the one of both that is missing.
#[test]
fn a_quest_may_ask_for_different_types() {
    let both = Play("ZZ_BEAST_DRAGON", Nothing);
    let beast = Play("ZZ_COUSIN", Nothing);
    found(&[Play("ZZ_ZOO", Nothing), beast, beast, Play(YETI, Nothing), Armor(Mine, 0), both, Armor(Mine, 5)]);
    found(&[Play("ZZ_ZOO", Nothing), both, Armor(Mine, 0), beast, Armor(Mine, 5)]);
}

/// Resistance Aura: "Lasts 2 enemy turns."
#[test]
fn a_spell_may_last_for_turns_of_the_opponent() {
    found(&[
        GiveThem(YETI),
        Play("ZZ_TOLL", Nothing),
        CostNow(InTheirHand(0), 5),
        EndTurn,
        CostNow(InTheirHand(0), 5),
        EndTurn,
        CostNow(InTheirHand(0), 4),
    ]);
}

/// Proto-Pandaren: what it makes itself is left out.
#[test]
fn a_card_may_be_told_by_who_made_it() {
    found(&[Ally("ZZ_MAKER"), DrawOne, HandCount(Mine, 2), IsCard(InHand(1), WISP), EndTurn, HandCount(Mine, 2)]);
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
        HasNow(My(0), T::DORMANT),
        cast,
        HasNot(My(0), T::DORMANT),
    ]);
}

/// Crystalspine Cub: its own Cost is not spent while it is there.
#[test]
fn spent_mana_is_an_event() {
    found(&[
        Play("ZZ_BANKER", Nothing),
        Armor(Mine, 0),
        Play("ZZ_PLATE", Nothing),
        Armor(Mine, 3),
        EndTurn,
        HeroPower(On(MyHero)),
        Armor(Mine, 2),
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

/// IMPFERNAL!, Furnace Fuel: destroyed in hand or drawn without room; neither discarded nor destroyed in play.
#[test]
fn a_card_may_do_something_when_it_is_destroyed_before_it_is_played() {
    let full = [Give(WISP); 10];
    found(&[Give("ZZ_HARDY"), Play("ZZ_SHRED", Nothing), HandCount(Mine, 0), Armor(Mine, 4)]);
    found(&[&full[..], &[OnTop("ZZ_HARDY"), EndTurn, EndTurn, HandCount(Mine, 10), Armor(Mine, 4)]].concat());
    found(&[Give("ZZ_HARDY"), Play("ZZ_SPILL", Nothing), HandCount(Mine, 0), Armor(Mine, 0)]);
    found(&[Ally("ZZ_HARDY"), Kill(My(0)), Armor(Mine, 0)]);
}

/// Baroness Vashj, Plucky Podling: whatever transforms it, also into a copy; silenced it transforms.
#[test]
fn something_else_may_happen_to_a_minion_that_would_transform() {
    found(&[Ally("ZZ_STUBBORN"), Play("ZZ_SHRINK", On(My(0))), BoardCount(Mine, 2), IsCard(My(1), WISP)]);
    found(&[Ally("ZZ_STUBBORN"), Enemy(YETI), Play("ZZ_MIMIC", Nothing), BoardCount(Mine, 2), IsCard(My(1), YETI)]);
    found(&[Ally(YETI), Play("ZZ_SHRINK", On(My(0))), BoardCount(Mine, 1), IsCard(My(0), WISP)]);
}

/// Godfrey the Betrayer: one for each place that becomes free, the oldest first.
#[test]
fn overdrawn_cards_may_return_when_there_is_space() {
    let full = [Give(WISP); 10];
    let overdrawn = [OnTop(YETI), EndTurn, EndTurn, HandCount(Mine, 10)];
    let safe = [&[Play("ZZ_SAFE", Nothing)], &full[..], &overdrawn].concat();
    found(
        &[&safe[..], &[Discard(InHand(0)), HandCount(Mine, 10), IsCard(InHand(9), YETI), CostNow(InHand(9), 2)]]
            .concat(),
    );
    found(&[&full[..], &overdrawn, &[Discard(InHand(0)), HandCount(Mine, 9)]].concat());
    let theirs = [&[Play("ZZ_SAFE", Nothing)], &[GiveThem(WISP); 10][..], &[EndTurn, Discard(InTheirHand(0))]].concat();
    found(&[&theirs[..], &[HandCount(Theirs, 9)]].concat());
}

/// Wallow, the Wretched: the same gift, and each once; not of its own, not of the opponent's minions.
#[test]
fn a_dark_gift_is_an_event() {
    let envious = [Ally("ZZ_ENVIOUS"), Ally(YETI), Enemy(YETI)];
    found(&[&envious[..], &[Play("ZZ_SANTA", On(My(1))), StatsNow(My(1), 5, 7), StatsNow(My(0), 1, 5)]].concat());
    found(&[&envious[..], &[Play("ZZ_SANTA", On(Their(0))), StatsNow(Their(0), 5, 7), StatsNow(My(0), 0, 3)]].concat());
    found(&[&envious[..], &[Play("ZZ_SANTA", On(My(0))), StatsNow(My(0), 1, 5)]].concat());
}

/// Harbinger of the Blighted: a card that is drawn does not come from the battlefield.
#[test]
fn a_card_may_enter_the_hand_from_the_battlefield() {
    found(&[Ally("ZZ_HOMESICK"), Play("ZZ_RECALL", On(My(0))), HandCount(Mine, 1), Armor(Mine, 3)]);
    found(&[OnTop("ZZ_HOMESICK"), EndTurn, EndTurn, HandCount(Mine, 1), Armor(Mine, 0)]);
}

/// Slice and Dice: at an enemy, though it was played on a friend; at a friend if there is no enemy.
#[test]
fn a_replayed_card_is_pointed_at_enemies_if_possible() {
    let grown = [Ally(YETI), Play("ZZ_GROW", On(My(0))), StatsNow(My(0), 5, 7)];
    found(
        &[&[Enemy(YETI)][..], &grown, &[Play("ZZ_REPLAY", Nothing), StatsNow(My(0), 5, 7), StatsNow(Their(0), 5, 7)]]
            .concat(),
    );
    found(&[&grown[..], &[Play("ZZ_REPLAY", Nothing), StatsNow(My(0), 6, 9)]].concat());
}

/// Lingering Spirit, Morchok: excess healing and excess reduction are what could not be done.
#[test]
fn excess_is_what_could_not_be_done() {
    found(&[DealDamage(MyHero, 1), Play("ZZ_OVERFLOW", Nothing), Damage(MyHero, 0), Armor(Mine, 2)]);
    found(&[DealDamage(MyHero, 4), Play("ZZ_OVERFLOW", Nothing), Damage(MyHero, 1), Armor(Mine, 0)]);
    found(&[OnTop(YETI), Play("ZZ_CHEAPEN", Nothing), HandCount(Mine, 2), CostNow(InHand(0), 0), Armor(Mine, 2)]);
}

/// Garrison Commander, Coldarra Drake, Mindbreaker: how often a Hero Power can be used in a turn.
#[test]
fn rules_of_a_player_say_how_often_a_hero_power_is_used() {
    let use_it = HeroPower(On(TheirHero));
    found(&[use_it, CannotAct(MyPower)]);
    found(&[Ally("ZZ_COMMANDER"), use_it, use_it, Health(TheirHero, 28), CannotAct(MyPower), EndTurn, EndTurn, use_it]);
    found(&[use_it, Enemy("ZZ_COMMANDER"), CannotAct(MyPower), Ally("ZZ_COMMANDER"), use_it, CannotAct(MyPower)]);
    found(&[Ally("ZZ_DRAKE"), use_it, use_it, use_it, Health(TheirHero, 27), Kill(My(0)), CannotAct(MyPower)]);
    found(&[Enemy("ZZ_BREAKER"), CannotAct(MyPower), Kill(Their(0)), use_it, Health(TheirHero, 29)]);
}

/// Lynessa Sunsorrow, Lady Liadrin, Chatty Macaw: the history knows whom a spell was cast on.
#[test]
fn spells_are_remembered_by_their_target() {
    let aims = Play("ZZ_AIMS", Nothing);
    found(&[Ally(YETI), Enemy(YETI), aims, Armor(Mine, 0), Play("ZZ_SPARK", On(My(0))), aims, Armor(Mine, 1)]);
    found(&[Play("ZZ_SPARK", On(MyHero)), aims, Armor(Mine, 10)]);
    found(&[Enemy(YETI), Play("ZZ_SPARK", On(Their(0))), Play("ZZ_SPARK", On(TheirHero)), aims, Armor(Mine, 200)]);
    found(&[EndTurn, Play("ZZ_SPARK", On(MyHero)), EndTurn, aims, Armor(Mine, 0)]);
}

/// Demolition Renovator: neither an own location nor a minion.
#[test]
fn an_enemy_location_is_a_target_of_its_own() {
    let there = [Ally("ZZ_HOUSE"), Enemy("ZZ_HOUSE"), Enemy(YETI), Give("ZZ_RAZE")];
    let other = [CannotTarget("ZZ_RAZE", My(0)), CannotTarget("ZZ_RAZE", Their(1))];
    found(&[&there[..], &other, &[Play("ZZ_RAZE", On(Their(0))), BoardCount(Theirs, 1), BoardCount(Mine, 1)]].concat());
}

/// Mayor Noggenfogger: another of those that could have been chosen, for the opponent too.
#[test]
fn all_targets_may_be_chosen_randomly() {
    let mayor = [Ally("ZZ_MAYOR"), Enemy(YETI), Force(ForcedOutcome::Entity(MyHero)), Play("ZZ_SPARK", On(Their(0)))];
    found(&[&mayor[..], &[Health(MyHero, 29), Damage(Their(0), 0)]].concat());
    found(&[
        Enemy("ZZ_MAYOR"),
        Force(ForcedOutcome::Entity(TheirHero)),
        Play("ZZ_SPARK", On(MyHero)),
        Health(TheirHero, 29),
    ]);
}

/// "for each turn in a row you've played an Elemental": the present turn counts as soon as it happened, and ends no row before it
/// is over.
#[test]
fn turns_in_a_row_are_counted_back_from_the_present_one() {
    let spell = Play("ZZ_PLATE", Nothing);
    let streak = Play("ZZ_STREAK", Nothing);
    let next = [EndTurn, EndTurn];
    found(&[spell, spell, streak, Armor(Mine, 3)]);
    found(&[&[spell][..], &next, &[spell], &next, &[streak, Armor(Mine, 4)]].concat());
    found(&[&[spell][..], &next, &[spell], &next, &[spell, streak, Armor(Mine, 6)]].concat());
    found(&[&[spell][..], &next, &next, &[streak, Armor(Mine, 1)]].concat());
    found(&[EndTurn, spell, EndTurn, streak, Armor(Mine, 0)]);
}

/// "steal the original": of the copy that was played, wherever it is; a card that is no copy has none.
#[test]
fn the_original_of_a_copy_is_found_in_hand_and_in_play() {
    let copied = [Ally("ZZ_ENVY"), GiveThem("CS2_200"), GiveThem(WISP), Force(ForcedOutcome::Entity(InTheirHand(0)))];
    let spied = [Play("ZZ_SPY", Nothing), HandCount(Theirs, 2), Play(WISP, Nothing), HandCount(Theirs, 2)];
    let stolen = [Play("CS2_200", Nothing), HandCount(Theirs, 1), IsCard(InTheirHand(0), WISP), HandCount(Mine, 1)];
    found(&[&copied[..], &spied, &stolen].concat());
    let played = [EndTurn, Play("CS2_200", Nothing), BoardCount(Theirs, 1), EndTurn, Play("CS2_200", Nothing)];
    found(&[&copied[..], &spied, &played, &[BoardCount(Theirs, 0), BoardCount(Mine, 4)]].concat());
}

/// The opponent chooses; "you" is still who cast the spell.
#[test]
fn an_offer_can_be_for_the_opponent() {
    found(&[
        Give(WISP),
        Give(YETI),
        Play("ZZ_RIDDLE", Nothing),
        ChooseCard(YETI),
        HandCount(Mine, 1),
        IsCard(InHand(0), WISP),
        Armor(Mine, 1),
        Armor(Theirs, 0),
    ]);
}

#[test]
fn a_quest_for_one_turn_begins_anew_each_turn() {
    let spell = Play("ZZ_PLATE", Nothing);
    found(&[Play("ZZ_RUSHED", Nothing), spell, EndTurn, spell, EndTurn, spell, Armor(Mine, 2), spell, Armor(Mine, 8)]);
}

/// Rules of both players, or of one, as tags: `SECRET_LOCKED`, `CANT_TRIGGER_DEATHRATTLE`, `LIFESTEAL_DAMAGES_OPPOSING_HERO`,
/// `OVERLOAD_LOCKED`.
#[test]
fn rules_silence_secrets_deathrattles_lifesteal_and_overload() {
    let fireball = Play("CS2_029", On(MyHero));
    found(&[
        Ally("ZZ_HUSH"),
        Play("EX1_287", Nothing),
        EndTurn,
        fireball,
        Damage(MyHero, 6),
        Kill(My(0)),
        fireball,
        Damage(MyHero, 6),
    ]);
    found(&[Ally("ZZ_WRAITH"), Enemy("ZZ_HUSH"), Kill(My(0)), Armor(Mine, 0)]);
    found(&[Ally("ZZ_WRAITH"), Kill(My(0)), Armor(Mine, 1)]);
    let drains = [DealDamage(MyHero, 5), Ally("ZZ_LEECH"), Enemy(YETI), Attack(My(0), Their(0))];
    found(&[&drains[..], &[Damage(MyHero, 5), Damage(TheirHero, 1)]].concat());
    found(&[Ally("ZZ_LEECH"), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(10)]);
    found(&[Enemy("ZZ_LEECH"), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(9)]);
}

/// A minion card in a hand keeps the damage, and is destroyed without Health.
#[test]
fn minions_in_a_hand_take_damage() {
    let shot = Play("ZZ_SNIPE", Nothing);
    found(&[GiveThem(YETI), GiveThem("CS2_029"), shot, shot, Damage(InTheirHand(0), 4), shot, HandCount(Theirs, 1)]);
    found(&[GiveThem("CS2_200"), shot, EndTurn, Play("CS2_200", Nothing), StatsNow(Their(0), 6, 5)]);
}

/// "a different Secret": names of cards in the game narrow a pool.
#[test]
fn a_pool_is_narrowed_by_names() {
    found(&[Give(YETI), Play("ZZ_NAMESAKE", Nothing), HandCount(Mine, 2), IsCard(InHand(1), YETI)]);
}

/// Against All Odds: the Attack now, not the printed one, and not the Cost.
#[test]
fn a_number_that_is_odd_is_that_of_now() {
    found(&[Ally("ZZ_CHILL"), Enemy(YETI), Play("ZZ_ODDS", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 1)]);
}

/// Stoneskin Armorer, Chained Guardian: what is shuffled into the own deck and Armor that is gained are other deeds.
#[test]
fn the_history_knows_lost_armor_and_the_enemy_deck() {
    let ledger = Play("ZZ_LEDGER", Nothing);
    found(&[
        ledger,
        Armor(Mine, 0),
        Play("ZZ_SPREAD", Nothing),
        ledger,
        Armor(Mine, 10),
        DealDamage(MyHero, 3),
        ledger,
        Armor(Mine, 317),
    ]);
    found(&[
        EndTurn,
        Play("ZZ_SPREAD", Nothing),
        EndTurn,
        ledger,
        Armor(Mine, 0),
        DealDamage(MyHero, 3),
        ledger,
        Armor(Mine, 0),
    ]);
}

/// Argus, the Emerald Star: all on a side, not the neighbors alone.
#[test]
fn all_minions_on_one_side_are_spoken_of() {
    let board = [Ally(YETI), Ally(YETI), Ally("ZZ_MIDDLE"), Ally(YETI), Ally(YETI), Enemy(YETI)];
    let rush = [0, 1].map(|at| HasNow(My(at), T::RUSH));
    let lifesteal = [3, 4].map(|at| HasNow(My(at), T::LIFESTEAL));
    let not = [HasNot(My(2), T::RUSH), HasNot(My(3), T::RUSH), HasNot(My(1), T::LIFESTEAL)];
    found(&[&board[..], &rush, &lifesteal, &not, &[HasNot(Their(0), T::RUSH)]].concat());
}

/// Headmaster Kel'Thuzad: who died before the spell does not count.
#[test]
fn deaths_since_a_spell_was_played_are_told_apart() {
    found(&[Ally("ZZ_WATCH"), Enemy(YETI), Enemy(YETI), Kill(Their(0)), Play("ZZ_ODDS", Nothing), Armor(Mine, 0)]);
}

/// Ice Walker: the own Hero Power, and no spell.
#[test]
fn a_hero_power_tells_whom_it_was_used_on() {
    let chill = [Ally("ZZ_CHILL"), Enemy(YETI)];
    found(&[&chill[..], &[HeroPower(On(Their(0))), HasNow(Their(0), T::FROZEN)]].concat());
    found(&[&chill[..], &[Play("ZZ_SPARK", On(Their(0))), HasNot(Their(0), T::FROZEN)]].concat());
    found(&[&chill[..], &[EndTurn, HeroPower(On(MyHero)), HasNot(MyHero, T::FROZEN)]].concat());
}

#[test]
fn the_minion_to_the_left_is_another_than_the_one_to_the_right() {
    let row = [Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200")];
    let roll = |at| Play("ZZ_ROLL", On(Their(at)));
    let damage = |at, n| Damage(Their(at), n);
    found(&[&row[..], &[roll(1), damage(0, 2), damage(1, 1), damage(2, 3), damage(3, 0)]].concat());
    found(&[&row[..], &[roll(0), damage(0, 1), damage(1, 3), damage(3, 0)]].concat());
    found(&[&row[..], &[roll(3), damage(0, 0), damage(2, 2), damage(3, 1)]].concat());
}

#[test]
fn a_card_slides_to_the_left_side_of_the_hand() {
    found(&[
        Give(WISP),
        Give(YETI),
        Give("CS2_029"),
        Play("ZZ_SLIDE", Nothing),
        IsCard(InHand(0), "CS2_029"),
        IsCard(InHand(1), WISP),
    ]);
}

/// "Your healing effects also give affected minions +2 Health": also those that lack none, and no heroes.
#[test]
fn healing_gives_health_by_a_rule_of_the_player() {
    let heals = [Play("CS1_112", Nothing), StatsNow(My(0), 0, 5), StatsNow(My(1), 4, 7), Health(MyHero, 30)];
    found(&[&[Ally("ZZ_NURSE"), Ally(YETI), DealDamage(My(1), 2)][..], &heals].concat());
}
