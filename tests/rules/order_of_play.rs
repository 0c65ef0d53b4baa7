//! Rulebook, "Order of Play": who came into play first answers first.
use cardwright_data::BlockType;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::state::Forced;
use cardwright_engine::{Action, EntityId, Game};
use cardwright_tests::*;

/// Imp Master and Hogger both summon at the end of the turn, and there is room for one.
fn with_one_place_left(first: &'static str, second: &'static str, token: &'static str) {
    let four = [Ally("CS2_182"); 4];
    let mut table = table(CardClass::Mage);
    table.steps(&four);
    table.steps(&[Ally(first), Ally(second), BoardCount(Mine, 6), EndTurn, BoardCount(Mine, 7)]);
    table.steps(&[IsInZone(Newest(token), Zone::Play)]);
}

#[test]
fn of_two_at_the_end_of_the_turn_the_older_answers_first() {
    with_one_place_left("EX1_597", "NEW1_040", "EX1_598");
    with_one_place_left("NEW1_040", "EX1_597", "NEW1_040t");
}

#[test]
fn the_place_on_the_board_does_not_matter() {
    // Hogger stands on the left and is younger.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_597"), Give("NEW1_040")]);
    let hogger = table.who(InHand(0)).unwrap();
    let play = cardwright_engine::Action::Play { card: hogger, target: None, option: None, place: Some(0) };
    table.game.act(play).unwrap();
    table.steps(&[IsCard(My(0), "NEW1_040"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182")]);
    table.steps(&[EndTurn, BoardCount(Mine, 7), IsInZone(Newest("EX1_598"), Zone::Play)]);
}

#[test]
fn both_players_answer_the_same_event_in_order_of_play_not_the_active_player_first() {
    // The opponent's older Acolyte of Pain and my younger one are both hurt: theirs draws first, which does not show;
    // what shows is that the older Knife Juggler kills before the younger one's own target is chosen.
    check! { Mage:
        Enemy("EX1_007"), Ally("EX1_007"), Play("EX1_400", Nothing), HandCount(Theirs, 1), HandCount(Mine, 1),
        Damage(Nth(0), 1), Damage(Nth(1), 1),
    }
}

#[test]
fn whenever_comes_before_the_cards_own_text_and_after_behind_it() {
    // Mana Wyrm (whenever) grows before the spell; Wild Pyromancer (after) strikes when it is done.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("NEW1_012"), Ally("NEW1_020"), Enemy("CS2_182")]);
    table.steps(&[Play("CS2_025", Nothing), StatsNow(My(0), 2, 2), StatsNow(My(1), 3, 1), Damage(Their(0), 2)]);
}

#[test]
fn who_comes_does_not_hear_itself_come() {
    check! { Mage: Play("NEW1_019", Nothing), Health(TheirHero, 30), Play("CS2_168", Nothing), Health(TheirHero, 29) }
}

#[test]
fn a_battlecry_is_over_before_after_you_summon_is_heard() {
    // Elven Archer's shot kills the only enemy minion, so that the Juggler's knife finds the hero.
    check! { Mage:
        Ally("NEW1_019"), Enemy("CS2_231"), Play("CS2_189", On(Their(0))), Dead(Nth(1)), Health(TheirHero, 29),
    }
}

#[test]
fn all_minions_are_gone_through_in_order_of_play_wherever_they_stand() {
    // Vanish: the older Raptor comes back first, although the Yeti stands on its left.
    let mut table = table(CardClass::Rogue);
    table.steps(&[Ally("CS2_172"), Give("CS2_182")]);
    let yeti = table.who(InHand(0)).unwrap();
    let play = cardwright_engine::Action::Play { card: yeti, target: None, option: None, place: Some(0) };
    table.game.act(play).unwrap();
    table.steps(&[
        IsCard(My(0), "CS2_182"),
        Play("NEW1_004", Nothing),
        IsCard(InHand(0), "CS2_172"),
        IsCard(InHand(1), "CS2_182"),
    ]);
}

#[test]
fn what_a_card_cost_in_the_hand_is_what_counts_after_it() {
    // Oracle of Elune and a Sea Giant for (0): "a minion that costs (2) or less"
    let crowd = [Ally("SW_419"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231")];
    let theirs = [Enemy("CS2_231"); 6];
    let steps = [Play("EX1_586", Nothing), BoardCount(Mine, 6), IsCard(My(5), "EX1_586")];
    check(CardClass::Druid, &[&crowd[..], &theirs, &steps].concat());
}

#[test]
fn other_cards_played_include_what_the_same_card_did_before_it_was_returned() {
    check! { Rogue:
        Play("GAME_005", Nothing), Play("EX1_613", Nothing), StatsNow(My(0), 4, 4), Play("EX1_144", On(My(0))),
        HandCount(Mine, 1), Play("EX1_613", Nothing), StatsNow(My(0), 8, 8),
    }
    check! { Rogue:
        Play("BOT_283", Nothing), StatsNow(My(0), 1, 1), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        Play("BOT_283", Nothing), StatsNow(My(0), 3, 3),
    }
}

/// The entities whose triggers begin, in order.
struct Begun(Vec<EntityId>);

impl Observer for Begun {
    fn on_block_start(&mut self, _: &Game, block: Block, _: usize) {
        if block.kind == BlockType::Trigger {
            self.0.push(block.source);
        }
    }
}

/// Does the action and says which of these trigger, in order.
fn triggered(table: &mut Table, action: Action, of: &[EntityId]) -> Vec<EntityId> {
    let mut begun = Begun(Vec::new());
    table.game.act_observed(action, &mut begun).unwrap();
    begun.0.retain(|id| of.contains(id));
    begun.0
}

/// Recorded three times: minions in play that answer a discard come before what the discarded card says.
#[test]
fn a_discard_is_answered_in_play_before_the_discarded_card_speaks() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Ally("AT_021"), Give("EX1_308"), Give("KAR_205")]);
    let [knight, soulfire, golem] = [0, 1, 2].map(|n| table.who(Nth(n)).unwrap());
    let target = table.who(TheirHero).ok();
    let play = Action::Play { card: soulfire, target, option: None, place: None };
    assert_eq!(triggered(&mut table, play, &[knight, golem]), [knight, golem]);
    table.steps(&[BoardCount(Mine, 2), StatsNow(My(0), 5, 3), HandCount(Mine, 0)]);
}

/// Recorded: after Misdirection the Secrets that answer the first attack come before those that answer the new one.
#[test]
fn after_a_redirection_the_secrets_of_the_first_attack_come_first() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Play("EX1_533", Nothing), Play("EX1_554", Nothing), Play("EX1_610", Nothing), Ally("CS2_182")]);
    table.steps(&[EndTurn, Enemy("CS2_200")]);
    let yeti = table.who(Nth(3)).unwrap();
    table.game.force([Forced::Entity(yeti)]);
    let secrets = [0, 1, 2].map(|n| table.who(Nth(n)).unwrap());
    let (attacker, defender) = (table.who(Nth(4)).unwrap(), table.who(MyHero).unwrap());
    let attack = Action::Attack { attacker, defender };
    let [misdirection, snakes, explosion] = secrets;
    assert_eq!(triggered(&mut table, attack, &secrets), [misdirection, explosion, snakes]);
    table.steps(&[BoardCount(Mine, 3), Dead(Nth(3)), Damage(TheirHero, 2), Health(MyHero, 30)]);
}

/// Recorded: Ice Walker takes its place in the order of play among minions with Inspire.
#[test]
fn ice_walker_reacts_in_order_of_play_among_inspire_effects() {
    for (first, second) in [("ICC_068", "AT_082"), ("AT_082", "ICC_068")] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Ally(first), Ally(second), Enemy("CS2_182")]);
        let both = [0, 1].map(|n| table.who(Nth(n)).unwrap());
        let target = table.who(Nth(2)).ok();
        assert_eq!(triggered(&mut table, Action::HeroPower { target }, &both), both);
        table.steps(&[HasNow(Nth(2), GameTag::FROZEN), Damage(Nth(2), 1)]);
    }
}

/// Recorded (02607dc7c9#0#41, e960c58759#0#133): minions that die of a Battlecry leave play before the triggers on the summoning of
/// the minion resolve. The minions that a Deathrattle summons are then already in play.
#[test]
fn the_dead_of_a_battlecry_leave_before_the_summoning_is_answered() {
    check! { Mage:
        Ally("NEW1_019"), Enemy("EX1_556"), DealDamage(Their(0), 1), Force(Card("skele21")), Play("CS2_150", On(Their(0))),
        Dead(Nth(1)), BoardCount(Theirs, 0), Damage(TheirHero, 0), BoardCount(Mine, 2),
    }
}
