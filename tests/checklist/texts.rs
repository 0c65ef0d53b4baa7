//! Texts under a word, auras, triggers and enchantments of single cards.
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::script::{Ability, Status};
use cardwright_engine::{Action, PlayerId};

use super::*;

#[test]
fn a_power_is_data_and_prints_as_json_without_a_game() {
    let table = table(CardClass::Mage);
    let power = card(&table, "CS2_029").power;
    assert_eq!(power.abilities().len(), 1);
    assert_eq!(power.json()["ability"]["Text"]["effects"][0]["verb"], "Deal");
    assert_eq!(power.json()["ability"]["Text"]["effects"][0]["amount"]["n"], 6);
}

#[test]
fn an_aura_comes_and_goes_and_damage_stays() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_222"), StatsNow(My(0), 5, 6), Play("CS2_172", Nothing), StatsNow(My(2), 4, 3),
        DealDamage(My(0), 4), StatsNow(My(0), 5, 2), Kill(My(1)), StatsNow(My(0), 4, 2), StatsNow(My(1), 3, 2),
    }
}

#[test]
fn a_trigger_hears_its_own_side_and_does_just_its_own() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_095")]);
    let auctioneer = table.who(My(0)).unwrap();
    let log = play(&mut table, "CS2_025", Nothing);
    assert_eq!(log.abilities.iter().filter(|id| **id == auctioneer).count(), 1);
    assert_eq!(log.numbers(EventKind::Draw).len(), 1);
    table.steps(&[EndTurn]);
    let log = play(&mut table, "CS2_025", Nothing);
    assert!(!log.abilities.contains(&auctioneer), "the opponent's spell is not yours");
    assert!(log.numbers(EventKind::Draw).is_empty());
}

#[test]
fn one_kind_of_text_serves_spells_hero_powers_and_battlecries() {
    let table = table(CardClass::Mage);
    for id in ["CS2_029", "HERO_08bp", "CS2_147"] {
        assert!(matches!(card(&table, id).power.ability, Ability::Text(_)), "{id}");
    }
    check! { Mage: Play("CS2_029", On(TheirHero)), Health(TheirHero, 24) }
    check! { Mage: HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Mage: Play("CS2_147", Nothing), HandCount(Mine, 1) }
}

#[test]
fn a_deathrattle_runs_after_the_death_and_not_when_silenced() {
    check! { Priest: Ally("EX1_016"), Enemy("CS2_182"), Kill(My(0)), IsCard(My(0), "CS2_182") }
    check! { Priest:
        Ally("EX1_016"), Enemy("CS2_182"), Play("EX1_332", On(My(0))), Kill(My(0)), IsCard(Their(0), "CS2_182"),
    }
}

#[test]
fn combo_needs_a_card_before() {
    check! { Rogue: Play("EX1_134", Nothing), Health(TheirHero, 30) }
    check(
        CardClass::Rogue,
        &[Play("CS2_072", On(My(0))), Play("EX1_134", On(TheirHero)), Health(TheirHero, 27)].map(first_needs_a_minion),
    );
}

/// Backstab wants a minion; any card before will do.
fn first_needs_a_minion(step: Step) -> Step {
    if let Play("CS2_072", _) = step { Play("CS2_168", Nothing) } else { step }
}

#[test]
fn bold_keywords_need_no_script() {
    let mut table = table(CardClass::Mage);
    assert_eq!(card(&table, "NEW1_010").power.status, Status::Vanilla);
    assert_eq!(card(&table, "CFM_815").power.status, Status::Vanilla);
    table.steps(&[Enemy("CS2_182"), Play("NEW1_010", Nothing)]);
    // Charge, Windfury, Divine Shield …
    table.steps(&[Attack(My(0), Their(0)), Damage(My(0), 0), Attack(My(0), TheirHero), Health(TheirHero, 27)]);
    table.steps(&[EndTurn]);
    // … and Taunt.
    let attacks = table.game.options_for(table.who(Their(0)).unwrap());
    assert!(attacks.is_empty() || attacks.len() == 1, "only the one with Taunt can be attacked: {attacks:?}");
    check! { Paladin:
        DealDamage(MyHero, 10), Ally("CFM_815"), Enemy("CS2_182"), Attack(My(0), Their(0)), Health(MyHero, 23),
        Damage(My(0), 0),
    }
}

#[test]
fn spell_damage_adds_where_the_text_marks_the_number() {
    check! { Mage: Ally("CS2_142"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 23) }
    check! { Mage: Ally("CS2_142"), HeroPower(On(TheirHero)), Health(TheirHero, 29) }
    check! { Mage: Ally("CS2_142"), Play("CS2_150", On(TheirHero)), Health(TheirHero, 28) }
}

#[test]
fn without_a_legal_target_there_is_no_option() {
    check! { Warrior:
        Give("CS2_108"), Unplayable("CS2_108"), Enemy("CS2_182"), Unplayable("CS2_108"), DealDamage(Their(0), 1),
        Play("CS2_108", On(Their(0))), Dead(Nth(1)),
    }
}

#[test]
fn a_sequence_happens_in_the_order_of_its_text() {
    let mut table = table(CardClass::Mage);
    let log = play(&mut table, "CS2_094", On(TheirHero));
    let kinds: Vec<EventKind> = log.events.iter().map(|(kind, ..)| *kind).collect();
    let at = |kind| kinds.iter().position(|of| *of == kind).unwrap();
    assert!(at(EventKind::Damage) < at(EventKind::Draw), "Deal 3 damage. Draw a card. {kinds:?}");
}

#[test]
fn what_a_text_is_about_is_its_own() {
    // Wild Pyromancer's "all minions" in the middle of the turn does not change whom Frostbolt's "it" freezes.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("NEW1_020"), Ally("EX1_007"), Enemy("CS2_182"), Play("CS2_024", On(Their(0)))]);
    table.steps(&[HasNow(Their(0), GameTag::FROZEN), HasNot(My(0), GameTag::FROZEN), HasNot(My(1), GameTag::FROZEN)]);
}

#[test]
fn the_damaged_are_filtered_and_counted() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("CS2_182"), Ally("CS2_172"), Ally("CS2_120"), Enemy("CS2_182")]);
    table.steps(&[DealDamage(My(0), 1), DealDamage(My(2), 1), DealDamage(MyHero, 1), DealDamage(Their(0), 1)]);
    table.steps(&[Play("EX1_392", Nothing), HandCount(Mine, 3)]);
}

#[test]
fn natives_are_functions_of_the_card_crate_registered_by_name() {
    // The engine's sources are checked for card ids by its own tests; here is that whatever is native has a name.
    let table = table(CardClass::Mage);
    for (_, card) in table.game.cards.iter() {
        let json = card.power.json().to_string();
        assert_eq!(json.matches("\"Native\"").count(), json.matches("\"Native\":{\"name\":\"").count(), "{}", card.id);
    }
}

#[test]
fn a_trigger_works_in_its_zone_alone() {
    check! { Rogue: OnTop("CFM_637"), Play("NEW1_018", Nothing), IsCard(My(1), "CFM_637"), DeckCount(Mine, 19) }
    check! { Rogue: Give("CFM_637"), Play("NEW1_018", Nothing), BoardCount(Mine, 1), IsInZone(Nth(0), Zone::Hand) }
}

#[test]
fn a_condition_that_does_not_hold_leaves_no_trace() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("EX1_084")]);
    let commander = table.who(My(0)).unwrap();
    let log = play(&mut table, "CS2_182", Nothing);
    assert!(!log.abilities.contains(&commander), "4 Attack is more than 3");
    table.steps(&[HasNot(My(1), GameTag::CHARGE)]);
    let log = play(&mut table, "CS2_172", Nothing);
    assert!(log.abilities.contains(&commander));
    table.steps(&[HasNow(My(2), GameTag::CHARGE)]);
}

#[test]
fn an_aura_shows_its_enchantment_or_is_bare() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Ally("CS2_222"), Ally("EX1_335")]);
    let (yeti, lightspawn) = (table.who(My(0)).unwrap(), table.who(My(2)).unwrap());
    let shown =
        |id| table.game.aura_enchantments(id).into_iter().map(|card| table.game.cards.get(card).id).collect::<Vec<_>>();
    assert_eq!(shown(yeti), ["CS2_222o"]);
    assert_eq!(shown(lightspawn), ["CS2_222o"], "its own Attack is a bare change");
}

#[test]
fn an_auras_condition_filters() {
    check! { Mage: Ally("EX1_608"), Give("CS2_029"), Give("CS2_182"), CostNow(Nth(1), 3), CostNow(Nth(2), 4) }
}

#[test]
fn numbers_follow_the_board() {
    check! { Priest:
        Ally("EX1_335"), StatsNow(My(0), 4, 4), DealDamage(My(0), 2), StatsNow(My(0), 2, 2), Play("EX1_621", Nothing),
        StatsNow(My(0), 4, 4),
    }
    check! { Mage: Give("EX1_586"), Ally("CS2_182"), CostNow(Nth(0), 9), Kill(My(0)), CostNow(Nth(0), 10) }
    check! { Rogue:
        Ally("CS2_146"), HasNot(My(0), GameTag::CHARGE), HeroPower(Nothing), HasNow(My(0), GameTag::CHARGE),
    }
    check! { Shaman:
        Ally("KAR_063"), StatsNow(MyWeapon, 1, 3), Ally("CS2_142"), StatsNow(MyWeapon, 3, 3), StatsNow(MyHero, 3, 30),
    }
    // Dread Corsair's cost and, in play, its Taunt stand side by side on one card.
    check! { Warrior: Give("NEW1_022"), CostNow(Nth(0), 4), Ally("CS2_106"), CostNow(Nth(0), 1) }
}

#[test]
fn changes_apply_in_order_of_time() {
    check! { Paladin:
        Ally("CS2_182"), Play("EX1_619", Nothing), Play("CS2_004", On(My(0))), HandCount(Mine, 1), StatsNow(My(0), 4, 3),
    }
    check! { Paladin:
        Ally("CS2_182"), Play("CS2_004", On(My(0))), HandCount(Mine, 1), Play("EX1_619", Nothing), StatsNow(My(0), 4, 1),
    }
    check! { Paladin: Ally("CS2_182"), Play("CS2_087", On(My(0))), Play("EX1_355", On(My(0))), StatsNow(My(0), 14, 5) }
}

#[test]
fn an_enchantment_may_change_two_numbers() {
    check! { Warrior: Ally("CS2_106"), Play("NEW1_024", Nothing), StatsNow(MyWeapon, 4, 3) }
}

#[test]
fn an_enchantment_may_be_the_players_and_survives_the_hero() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Play("EX1_145", Nothing), Give("CS2_062"), CostNow(Nth(1), 1)]);
    let player = PlayerId::First.entity();
    assert_eq!(table.game.enchantments_on(player).count(), 1);
    table.steps(&[Play("EX1_323", Nothing), CostNow(Nth(1), 1)]);
    assert_eq!(table.game.enchantments_on(player).count(), 1);
}

#[test]
fn an_aura_is_used_up_by_an_event() {
    check! { Rogue:
        Play("EX1_145", Nothing), Give("CS2_077"), Give("EX1_278"), CostNow(Nth(1), 3), Play("EX1_278", On(TheirHero)),
        HandCount(Mine, 2), Damage(TheirHero, 1), CostNow(Nth(1), 5),
    }
    // A countered spell has used it up too.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, Play("EX1_145", Nothing), IsInZone(Nth(0), Zone::Graveyard)]);
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[EndTurn, Play("EX1_145", Nothing), GiveThem("CS2_029"), CostNow(InTheirHand(1), 2)]);
}

#[test]
fn what_lasts_this_turn_ends_with_it_on_either_side() {
    check! { Mage: Ally("CS2_182"), Play("EX1_046", On(My(0))), StatsNow(My(0), 6, 5), EndTurn, StatsNow(My(0), 4, 5) }
    check! { Priest:
        Enemy("CS2_182"), Play("CS2_188", On(Their(0))), StatsNow(Their(0), 6, 5), Play("CS1_113", On(Their(0))),
        StatsNow(My(1), 6, 5), EndTurn, StatsNow(My(1), 4, 5),
    }
}

#[test]
fn missiles_are_chosen_one_by_one_each_with_spell_damage() {
    let mut table = table(CardClass::Mage);
    let log = play(&mut table, "CFM_623", Nothing);
    assert_eq!(log.numbers(EventKind::Damage), [3, 3, 3]);
    table.steps(&[Health(TheirHero, 21), EndTurn, EndTurn, Ally("CS2_142")]);
    let log = play(&mut table, "CFM_623", Nothing);
    assert_eq!(log.numbers(EventKind::Damage), [4, 4, 4], "three missiles of four, not four of three");
    table.steps(&[Health(TheirHero, 9), EndTurn, EndTurn]);
    let log = play(&mut table, "EX1_277", Nothing);
    assert_eq!(log.numbers(EventKind::Damage), [1, 1, 1, 1]);
}

#[test]
fn options_are_the_only_way_in() {
    let mut table = table(CardClass::Mage);
    let before = table.game.clone();
    let card = table.game.players[PlayerId::Second].deck.last().unwrap();
    let action = Action::Play { card, target: None, option: None, place: None };
    assert!(table.game.act(action).is_err());
    assert!(table.game == before);
}
