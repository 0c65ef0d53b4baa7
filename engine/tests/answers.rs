//! What an answer knows of what set it off, and how often it answers.
use cardwright_data::CardClass;

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const COIN: &str = "GAME_005";
const WISP: &str = "CS2_231";

#[track_caller]
fn check(steps: &[Step]) {
    Table::new(cards::cards(), CardClass::Mage).steps(steps);
}

/// Diligent Notetaker: "Spellburst: Return the spell to your hand."
#[test]
fn a_spellburst_knows_the_spell() {
    check(&[
        Ally("ZZ_NOTE"),
        Play(COIN, Nothing),
        HandCount(Mine, 1),
        IsCard(InHand(0), COIN),
        // Once only.
        Play(COIN, Nothing),
        HandCount(Mine, 0),
    ]);
}

#[test]
fn overkill_knows_its_target_and_the_damage() {
    check(&[
        Ally("ZZ_HUNTER"),
        Enemy(WISP),
        Attack(My(0), Their(0)),
        Armor(Mine, 5),
        HandCount(Mine, 1),
        IsCard(InHand(0), WISP),
    ]);
}

/// Clutchmother Zavas: "Whenever you discard this, give it +2/+2 and return it to your hand."
#[test]
fn a_discarded_card_that_returns_keeps_its_enchantments() {
    check(&[
        Give("ZZ_MOTHER"),
        Discard(InHand(0)),
        StatsNow(InHand(0), 5, 6),
        Discard(InHand(0)),
        StatsNow(InHand(0), 7, 8),
        Play("ZZ_MOTHER", Nothing),
        StatsNow(My(0), 7, 8),
        HandCount(Mine, 0),
    ]);
}

/// Army of the Dead.
#[test]
fn a_card_that_spends_corpses_first_cannot_be_played_without_one() {
    check(&[Give("ZZ_RAISE"), Unplayable("ZZ_RAISE"), GainCorpses(2), Play("ZZ_RAISE", Nothing), BoardCount(Mine, 2)]);
}

#[test]
fn an_enchantment_that_triggers_once_each_turn_stays() {
    check(&[
        Ally(WISP),
        Enchant(My(0), "ZZ_DAILY"),
        Play(COIN, Nothing),
        Armor(Mine, 1),
        Play(COIN, Nothing),
        Armor(Mine, 1),
        EndTurn,
        EndTurn,
        Play(COIN, Nothing),
        Armor(Mine, 2),
        Play(COIN, Nothing),
        Armor(Mine, 2),
    ]);
    // Two of them answer once each.
    check(&[
        Ally(WISP),
        Enchant(My(0), "ZZ_DAILY"),
        Enchant(My(0), "ZZ_DAILY"),
        Play(COIN, Nothing),
        Armor(Mine, 2),
        Play(COIN, Nothing),
        Armor(Mine, 2),
    ]);
}
