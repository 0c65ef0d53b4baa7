//! Words of places, of what comes back, and of spells that a minion keeps.
use cardwright_data::CardClass;

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn sides(steps: &[Step]) {
    Table::new(cards::with_sides(), CardClass::Mage).steps(steps);
}

/// Gorm the Worldeater, Domino Effect: one side only, and nobody behind the end of the board.
#[test]
fn one_neighbor_is_told_from_the_other() {
    let there = [Enemy(YETI), Enemy(YETI), Enemy(YETI)];
    let right = [Play("ZZ_S_GUST", On(Their(1))), Damage(Their(0), 0), Damage(Their(1), 1), Damage(Their(2), 2)];
    sides(&[&there[..], &right].concat());
    let left = [Play("ZZ_S_DRAFT", On(Their(1))), Damage(Their(0), 2), Damage(Their(1), 1), Damage(Their(2), 0)];
    sides(&[&there[..], &left].concat());
    sides(&[&there[..], &[Play("ZZ_S_GUST", On(Their(2))), Damage(Their(0), 0), Damage(Their(1), 0)]].concat());
}

/// Stargazer Luna: a minion that is played still comes from its place in the hand, as a spell does.
#[test]
fn the_right_most_card_has_none_to_its_right() {
    let hand = [Ally("ZZ_S_LAST"), Ally(WISP), Give(YETI), Give("ZZ_S_BODIES"), Give(WISP)];
    let played = [Play(YETI, Nothing), Armor(Mine, 0), Play("ZZ_S_BODIES", Nothing), Armor(Mine, 0)];
    sides(&[&hand[..], &played, &[Play(WISP, Nothing), Armor(Mine, 1)]].concat());
}

/// Auchenai Death-Speaker: neither an enemy minion, nor one that dies for good.
#[test]
fn a_reborn_minion_is_an_event() {
    let there = [Ally("ZZ_S_MOURNER"), Ally("ZZ_S_REVENANT"), Enemy("ZZ_S_REVENANT")];
    sides(&[&there[..], &[Kill(Their(0)), Armor(Mine, 0), Kill(My(1)), Armor(Mine, 2)]].concat());
    sides(&[&there[..], &[Kill(My(1)), Kill(My(1)), Armor(Mine, 2), BoardCount(Mine, 1)]].concat());
}

/// Lesser Spinel Spellstone: as many as were gained, by the one who gained them.
#[test]
fn gained_corpses_are_an_event() {
    sides(&[Ally("ZZ_S_DIGGER"), Enemy("ZZ_S_DIGGER"), Play("ZZ_S_BODIES", Nothing), Armor(Mine, 3), Armor(Theirs, 0)]);
}

/// Eldritch Being, Xor'toth.
#[test]
fn cards_are_moved_within_the_hand() {
    let hand = [Give(WISP), Give("CS2_120"), Give(YETI)];
    let turned = [IsCard(InHand(0), YETI), IsCard(InHand(1), WISP), IsCard(InHand(2), "CS2_120")];
    sides(&[&hand[..], &[Play("ZZ_S_TURN", Nothing)], &turned].concat());
    let back = [IsCard(InHand(0), "CS2_120"), IsCard(InHand(1), YETI), IsCard(InHand(2), WISP)];
    sides(&[&hand[..], &[Play("ZZ_S_TURN_BACK", Nothing)], &back].concat());
}

/// Nagaling, Drustvar Horror: the player points the kept spell; who cannot be its target is no target.
#[test]
fn a_kept_spell_is_pointed_by_the_player() {
    let taught = [Enemy(YETI), Enemy(YETI), Ally(YETI), Give("ZZ_S_PUPIL"), Play("ZZ_S_TEACH", Nothing)];
    let legal = [CannotTarget("ZZ_S_PUPIL", My(0)), CannotTarget("ZZ_S_PUPIL", MyHero)];
    let played = [Play("ZZ_S_PUPIL", On(Their(1))), Damage(Their(1), 4), Damage(Their(0), 0)];
    sides(&[&taught[..], &legal, &played].concat());
    sides(&[Enemy(YETI), Play("ZZ_S_PUPIL", Nothing), Damage(Their(0), 0), BoardCount(Mine, 1)]);
}

/// Wildpaw Gnoll, The Ceaseless Expanse: a card that is drawn is not added, one that is discarded not destroyed.
#[test]
fn added_and_destroyed_cards_are_remembered() {
    sides(&[Give(WISP), Give(YETI), Play("ZZ_S_LEDGER", Nothing), Armor(Mine, 3)]);
    sides(&[DrawOne, Discard(InHand(0)), Play("ZZ_S_LEDGER", Nothing), Armor(Mine, 1)]);
    sides(&[Ally(WISP), Enemy(WISP), Kill(My(0)), Kill(Their(0)), Play("ZZ_S_LEDGER", Nothing), Armor(Mine, 101)]);
}

/// Stormpike Marshal: damage of the own turn does not count, nor that of an earlier one.
#[test]
fn the_last_turn_of_the_opponent_is_told_from_the_own() {
    let grudge = Play("ZZ_S_GRUDGE", Nothing);
    sides(&[
        DealDamage(MyHero, 2),
        EndTurn,
        DealDamage(MyHero, 3),
        EndTurn,
        DealDamage(MyHero, 4),
        grudge,
        Armor(Mine, 3),
    ]);
    sides(&[EndTurn, DealDamage(MyHero, 3), EndTurn, EndTurn, EndTurn, grudge, Armor(Mine, 0)]);
}
