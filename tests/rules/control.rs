//! Rulebook, "Mind control": whose a minion is, decides for whom it acts.
use cardwright_tests::*;

#[test]
fn a_stolen_minion_acts_for_its_new_owner() {
    let mut table = table(CardClass::Priest);
    table.steps(&[
        Enemy("EX1_007"),
        Play("CS1_113", On(Their(0))),
        DealDamage(My(0), 1),
        HandCount(Mine, 1),
        HandCount(Theirs, 0),
    ]);
}

#[test]
fn its_deathrattle_is_its_new_owners() {
    check! { Priest:
        Enemy("EX1_029"), Play("CS1_113", On(Their(0))), BoardCount(Mine, 1), Kill(My(0)), Health(TheirHero, 28),
        Health(MyHero, 30),
    }
}

#[test]
fn its_aura_changes_sides() {
    check! { Priest:
        Enemy("CS2_122"), Enemy("CS2_182"), Ally("CS2_182"), StatsNow(Their(1), 5, 5), Play("CS1_113", On(Their(0))),
        StatsNow(Their(0), 4, 5), StatsNow(My(0), 5, 5),
    }
}

#[test]
fn it_cannot_attack_on_the_turn_it_came() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Enemy("CS2_182"), Play("CS1_113", On(Their(0)))]);
    let stolen = table.who(My(0)).unwrap();
    assert!(table.game.options_for(stolen).is_empty());
    table.steps(&[EndTurn, EndTurn, Attack(My(0), TheirHero), Health(TheirHero, 26)]);
}

#[test]
fn taken_until_the_end_of_the_turn_it_attacks_and_goes_back() {
    check! { Priest:
        Enemy("CS2_172"), Play("EX1_334", On(Their(0))), Attack(My(0), TheirHero), Health(TheirHero, 27), EndTurn,
        BoardCount(Mine, 0), IsCard(Their(0), "CS2_172"),
    }
}

#[test]
fn a_full_board_has_no_room_for_one_more() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Ally("CS2_182"); 7]);
    table.steps(&[Enemy("CS2_182"), Give("CS1_113"), Unplayable("CS1_113")]);
}

#[test]
fn a_minion_that_left_the_board_is_not_given_back() {
    // Najak Hexxen and Shadowstep
    let steps = [Enemy("CS2_182"), Play("AV_331", On(Their(0))), BoardCount(Mine, 2), BoardCount(Theirs, 0)];
    let hand = [Play("EX1_144", On(My(1))), HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 1), HandCount(Theirs, 0)];
    check(CardClass::Priest, &[&steps[..], &hand].concat());
    check(CardClass::Priest, &[&steps[..], &[Kill(My(0)), BoardCount(Mine, 0), BoardCount(Theirs, 1)]].concat());
}

#[test]
fn an_enemy_minion_returns_to_your_hand_as_printed() {
    // Shadow Word: Steal
    let steps =
        [Enemy("CS2_182"), Enchant(Their(0), "CS2_092e"), DealDamage(Their(0), 2), Play("DEEP_021", On(Their(0)))];
    let there = [
        BoardCount(Theirs, 0),
        HandCount(Theirs, 0),
        HandCount(Mine, 1),
        StatsNow(InHand(0), 4, 5),
        Cost("CS2_182", 4),
    ];
    // It is yours from now on.
    let played = [Crystals(10), Play("CS2_182", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1)];
    check(CardClass::Priest, &[&steps[..], &there, &played].concat());
}

#[test]
fn a_hero_power_that_is_kept_is_known_to_both_players() {
    // It was in play. Metamorphosis keeps it with the player, Story of Sulfuras with the new Hero Power.
    for swap in ["BT_429", "TLC_632"] {
        let mut table = table(CardClass::DemonHunter);
        table.steps(&[HasHeroPower("HERO_08bp"), Play(swap, Nothing)]);
        let kept = |game: &cardwright_engine::Game| {
            let is_it = |id| game.card(id).is_some_and(|card| card.id == "HERO_08bp");
            game.entities().any(|(id, it)| it.zone == Zone::SetAside && is_it(id))
        };
        let world = table.game.view(cardwright_engine::PlayerId::Second).determinize(1);
        assert!(kept(&table.game) && kept(&world), "what {swap} keeps is known");
    }
}

/// A hero cannot be stolen, though it was a card that was copied before (The Harvester of Envy).
#[test]
fn a_hero_that_was_played_is_not_stolen() {
    let mut table = table(CardClass::Priest);
    table.steps(&[EmptyDeck(Theirs), OnTheirTop("ICC_829"), Play("EX1_339", Nothing), IsCard(InHand(0), "ICC_829")]);
    table.steps(&[EndTurn, Play("ICC_829", Nothing), EndTurn, Ally("REV_011"), Play("ICC_829", Nothing)]);
    table.steps(&[IsCard(MyHero, "ICC_829"), IsCard(TheirHero, "ICC_829"), BoardCount(Mine, 1)]);
}

#[test]
fn a_merged_card_serves_who_controls_the_minion() {
    // The Coin of a magnetized "whenever this attacks" goes to the thief.
    check! { Priest:
        Ally("GVG_085"), Play("TTN_921", On(My(0))), BoardCount(Mine, 1), EmptyDeck(Mine), EndTurn,
        Play("CS1_113", On(My(0))), BoardCount(Mine, 0), BoardCount(Theirs, 1), EndTurn, Damage(MyHero, 1), EndTurn,
        HandCount(Theirs, 2), Attack(Their(0), MyHero), HandCount(Mine, 0), HandCount(Theirs, 3),
    }
}

#[test]
fn a_card_of_the_opponents_deck_did_not_start_in_yours() {
    check! { Mage:
        Ally("BAR_545"), Give("DRG_109"), CostNow(InHand(0), 6), OnTheirTop("CS2_182"), Play("DED_005", Nothing),
        HandCount(Mine, 2), Kill(My(0)), CostNow(InHand(0), 7), Crystals(10), Play("CS2_231", Nothing),
        CostNow(InHand(0), 6),
    }
}
