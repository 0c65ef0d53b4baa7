//! Texts about the past: turns, deaths, cards played.
use super::*;

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

/// Lynessa Sunsorrow, Lady Liadrin, Chatty Macaw: the history knows whom a spell was cast on.
#[test]
fn spells_are_remembered_by_their_target() {
    let aims = Play("ZZ_AIMS", Nothing);
    found(&[Ally(YETI), Enemy(YETI), aims, Armor(Mine, 0), Play("ZZ_SPARK", On(My(0))), aims, Armor(Mine, 1)]);
    found(&[Play("ZZ_SPARK", On(MyHero)), aims, Armor(Mine, 10)]);
    found(&[Enemy(YETI), Play("ZZ_SPARK", On(Their(0))), Play("ZZ_SPARK", On(TheirHero)), aims, Armor(Mine, 200)]);
    found(&[EndTurn, Play("ZZ_SPARK", On(MyHero)), EndTurn, aims, Armor(Mine, 0)]);
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

/// Headmaster Kel'Thuzad: who died before the spell does not count.
#[test]
fn deaths_since_a_spell_was_played_are_told_apart() {
    found(&[Ally("ZZ_WATCH"), Enemy(YETI), Enemy(YETI), Kill(Their(0)), Play("ZZ_ODDS", Nothing), Armor(Mine, 0)]);
}

#[test]
fn a_minion_that_went_dormant_is_remembered() {
    game(&[Enemy(YETI), Play("ZZ_JAILER", on(0)), EndTurn, EndTurn, Kill(Nth(1)), IsInZone(Nth(0), Zone::Hand)]);
}

#[test]
fn a_minion_that_left_the_game_was_not_summoned() {
    game(&[Ally("NEW1_019"), Play("ZZ_GONE", Nothing), Damage(TheirHero, 0)]);
}

#[test]
fn each_school_of_spells_cast_counts_once() {
    mechanics(&[Play("ZZ_SCHOLAR", Nothing), Armor(Mine, 0)]);
    mechanics(&[
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
    mechanics(&[Play("ZZ_NURSE", Nothing), Armor(Mine, 0)]);
    mechanics(&[Play("ZZ_SALVE", On(MyHero)), Play("ZZ_NURSE", Nothing), Armor(Mine, 0)]);
    mechanics(&[Play("ZZ_PRICK", Nothing), Play("ZZ_NURSE", Nothing), Armor(Mine, 4)]);
    mechanics(&[DealDamage(MyHero, 5), Play("ZZ_SALVE", On(MyHero)), Play("ZZ_NURSE", Nothing), Armor(Mine, 7)]);
    mechanics(&[DealDamage(TheirHero, 5), Play("ZZ_SALVE", On(TheirHero)), Play("ZZ_NURSE", Nothing), Armor(Mine, 1)]);
    mechanics(&[Play("ZZ_PRICK", Nothing), EndTurn, EndTurn, Play("ZZ_NURSE", Nothing), Armor(Mine, 0)]);
}

/// Nethersoul Buster, Party Planner Vona and Spellweaver's Brilliance count damage, not how often it was dealt.
#[test]
fn damage_and_healing_add_up_over_a_turn_or_over_a_players_own_turns() {
    let twice = [Play("ZZ_PRICK", Nothing), DealDamage(MyHero, 3), DealDamage(TheirHero, 4)];
    mechanics(&[&twice[..], &[Play("ZZ_LEDGER", Nothing), Armor(Mine, 15)]].concat());
    mechanics(&[DealDamage(MyHero, 2), Play("ZZ_LEDGER", Nothing), Armor(Mine, 2)]);
    mechanics(&[DealDamage(MyHero, 3), EndTurn, EndTurn, Play("ZZ_LEDGER", Nothing), Armor(Mine, 10)]);
    mechanics(&[EndTurn, DealDamage(MyHero, 3), EndTurn, Play("ZZ_LEDGER", Nothing), Armor(Mine, 0)]);
    let cast = [Play("CS2_029", On(TheirHero)), HeroPower(On(TheirHero)), EndTurn, EndTurn];
    mechanics(&[&cast[..], &[Play("ZZ_SCRYER", Nothing), Armor(Mine, 6)]].concat());
}

/// Anyfin Can Happen, Resurrect: who died once comes back once.
#[test]
fn a_card_that_died_once_is_summoned_once() {
    mechanics(&[
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

/// Gaslight Gatekeeper, Thorim: "that many" are those that were shuffled, or unlocked.
#[test]
fn what_is_shuffled_and_unlocked_is_counted() {
    mechanics(&[
        OnTop(YETI),
        OnTop(YETI),
        OnTop(YETI),
        Give(YETI),
        Give(YETI),
        Play("ZZ_GATEKEEPER", Nothing),
        HandCount(Mine, 2),
    ]);
    mechanics(&[Play("ZZ_UNLOCKED", Nothing), Armor(Mine, 2)]);
}

/// The card that was drawn, and no other.
#[test]
fn what_is_played_this_turn_is_the_one_that_was_drawn() {
    mechanics(&[OnTop("ZZ_CHEAP"), Play("ZZ_TASTE", Nothing), Play("ZZ_DEAR", Nothing), Armor(Mine, 0)]);
    mechanics(&[OnTop("ZZ_CHEAP"), Play("ZZ_TASTE", Nothing), Play("ZZ_CHEAP", Nothing), Armor(Mine, 3)]);
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
