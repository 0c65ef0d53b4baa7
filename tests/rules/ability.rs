//! Activated abilities: what is listed, what it costs, how it is used.
use cardwright_engine::Click;
use cardwright_engine::script::activatable::Activatable;
use cardwright_engine::script::cost::Cost;
use cardwright_engine::script::ruleset::HEARTHSTONE;
use cardwright_engine::state::{PendingKind, Question};

use super::*;

/// The table in the middle of the flashback's payment: two lands, two cards to discard.
fn paying() -> Table {
    let mut table = table(CardClass::Mage);
    table.steps(&[
        Ally("ZZ_LAND"),
        Ally("ZZ_LAND"),
        Play("ZZ_FLASH", On(TheirHero)),
        Give("CS2_182"),
        Give("CS2_231"),
        Use(Newest("ZZ_FLASH"), 0, On(TheirHero)),
    ]);
    table
}

/// The cost of a card's first ability.
fn card_cost(table: &Table, id: &str) -> Option<Cost> {
    let mut game = table.game.clone();
    let card = game.cards.by_id(id)?;
    let it = game.put_in_play(PlayerId::First, card)?;
    game.ability(it, 0).map(|ability| ability.cost)
}

#[test]
fn everything_is_in_one_list_and_each_entry_works() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[
        Ally("REV_290"),
        Ally("ZZ_L_TITAN"),
        Ally("ZZ_L_MULTI"),
        Enemy("CS2_182"),
        Give("SW_055"),
        Give("TTN_042"),
        Give("CS2_029"),
    ]);
    let options = table.game.options();
    let of = |id| {
        let who = table.who(Newest(id)).unwrap();
        table.game.options_for(who).len()
    };
    assert!(of("REV_290") > 0, "a location");
    assert!(of("ZZ_L_TITAN") >= 3 + 2, "three abilities, one of them at several targets");
    assert!(of("ZZ_L_MULTI") >= 2, "two abilities");
    assert_eq!((of("SW_055"), of("TTN_042")), (2, 2), "played and traded; played and forged");
    assert!(options.iter().any(|option| matches!(option, Action::HeroPower { .. })));
    assert!(options.contains(&Action::EndTurn));
    for option in options {
        let mut game = table.game.clone();
        game.act(option).unwrap_or_else(|error| panic!("{error}"));
        assert!(game != table.game, "{option:?} does something");
    }
}

#[test]
fn what_is_listed_can_be_done_whatever_happens() {
    for seed in 0..40_u32 {
        let mut table = invented::table(CardClass::DeathKnight);
        for id in ["ZZ_LAND", "ZZ_L_LAND", "ZZ_ALTAR", "ZZ_L_COUNTED", "ZZ_L_EITHER", "ZZ_L_JOINT"] {
            table.steps(&[Ally(id), GiveThem("ZZ_FLASH"), Give("ZZ_CYCLE"), OnTop("ZZ_FLASH"), OnTop("ZZ_CHANT")]);
        }
        let mut dice = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
        for _ in 0..150 {
            let options = table.game.options();
            if options.is_empty() {
                break;
            }
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let option = options[(dice >> 8) as usize % options.len()];
            table.game.act(option).unwrap_or_else(|error| panic!("{error}"));
            table.game.check().unwrap_or_else(|unsound| panic!("after {option:?}: {unsound}"));
        }
    }
}

#[test]
fn effects_happen_in_order_and_one_that_fizzles_stops_none() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_FIZZLE"), Use(Nth(0), 0, Nothing), HandCount(Mine, 1), Armor(Mine, 2)]);
}

#[test]
fn a_cost_is_a_value_of_parts_of_any_kind() {
    let table = invented::table(CardClass::Mage);
    let Some(cost) = card_cost(&table, "ZZ_L_JOINT") else { panic!("it has an ability") };
    let copy = cost;
    assert_eq!((copy, cost.parts().len()), (cost, 3));
    assert_eq!(cost.to_string(), "2 + Health(3) + Discard(1,Any)");
    let parts = cost.parts().iter().map(|part| Cost::of(*part));
    assert_eq!(parts.reduce(|all, part| all + part), Some(cost), "it is the sum of its parts");
}

#[test]
fn an_ability_belongs_to_whoever_controls_the_card() {
    let mut table = invented::table(CardClass::Priest);
    table.steps(&[Enemy("ZZ_L_TITAN"), CannotAct(Nth(0)), Play("CS1_113", On(Their(0)))]);
    table.steps(&[Use(My(0), 1, Nothing), Armor(Mine, 3), Armor(Theirs, 0)]);
}

#[test]
fn the_chooser_shows_the_texts_of_the_abilities() {
    let mut table = invented::table(CardClass::Priest);
    table.steps(&[Ally("ZZ_L_TITAN")]);
    let titan = table.who(My(0)).unwrap();
    let texts: Vec<&str> = (0..3).map(|n| table.game.ability_description(titan, n)).collect();
    assert_eq!(texts, ["Draw a card.", "Gain 3 Armor.", "Deal 2 damage."]);
}

#[test]
fn a_mana_ability_resolves_at_once_and_in_the_middle_of_a_payment() {
    let mut table = paying();
    table.steps(&[Choose(0)]);
    let land = table.who(Nth(0)).unwrap();
    assert_eq!(table.game.pending_question(), Some(Question::ManaAbility));
    let mut log = Log::default();
    table.game.act_observed(Action::Use { card: land, ability: 0, target: None }, &mut log).unwrap();
    assert!(log.events.is_empty() && log.abilities.is_empty(), "nothing hears it: {:?}", log.events);
    assert!(table.game.pending.is_some(), "one more is needed");
    table.steps(&[Use(Nth(1), 0, Nothing), Health(TheirHero, 24)]);
}

#[test]
fn what_one_card_can_do_is_the_list_of_all_filtered() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[
        Ally("ZZ_L_TITAN"),
        Ally("ZZ_LAND"),
        Enemy("CS2_182"),
        Give("SW_055"),
        Play("ZZ_FLASH", On(TheirHero)),
    ]);
    let all = table.game.options();
    let mut found = 0;
    for (id, _) in table.game.entities() {
        let of = table.game.options_for(id);
        assert!(of.iter().all(|option| all.contains(option)));
        found += of.len();
    }
    assert_eq!(found + 1, all.len(), "all but the end of the turn belong to one card each");
}

#[test]
fn a_click_does_the_one_thing_or_asks() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("CS2_182"), Give("SW_055"), Give("CS2_108")]);
    let who = |who| table.who(who).unwrap();
    let (yeti, tradeable, idle) = (who(My(0)), who(Newest("SW_055")), who(Newest("CS2_108")));
    let hero = table.game.players[PlayerId::Second].hero.unwrap();
    assert_eq!(table.game.click_result(yeti), Click::Auto(Action::Attack { attacker: yeti, defender: hero }));
    assert_eq!(table.game.click_result(idle), Click::Nothing, "nobody is damaged");
    let trade = Action::Use { card: tradeable, ability: 0, target: None };
    let play = Action::Play { card: tradeable, target: None, option: None, place: None };
    assert_eq!(table.game.click_result(tradeable), Click::Choose(vec![play, trade]));
}

#[test]
fn a_payment_is_data_and_goes_on_from_a_file() {
    let mut table = paying();
    assert!(matches!(table.game.pending.as_ref().unwrap().kind, PendingKind::Payment(_)));
    let steps = |game: &mut Game| {
        let mut trail = vec![game.canonical_hash()];
        while let Some(option) = game.options().into_iter().find(|option| *option != Action::Cancel) {
            if game.pending.is_none() {
                break;
            }
            game.act(option).unwrap();
            trail.push(game.canonical_hash());
        }
        trail
    };
    let file = serde_json::to_string(&table.game.snapshot().unwrap()).unwrap();
    let mut loaded = Game::from_snapshot(table.game.cards, &serde_json::from_str(&file).unwrap()).unwrap();
    assert!(loaded == table.game);
    let mut clone = table.game.clone();
    let trail = steps(&mut table.game);
    assert_eq!(trail.len(), 4, "a card to discard and two lands");
    assert_eq!(steps(&mut loaded), trail);
    assert_eq!(steps(&mut clone), trail);
    table.steps(&[Health(TheirHero, 24)]);
}

#[test]
fn what_costs_nothing_asks_nothing() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Ally("REV_290"), Ally("CS2_182"), Crystals(0), Use(Nth(0), 0, On(Nth(1)))]);
    assert!(table.game.pending.is_none());
    table.steps(&[HandCount(Mine, 1), Mana(0)]);
}

#[test]
fn a_string_makes_the_ability_or_points_at_what_is_wrong() {
    const TEXT: &str = "Flashback:2 U U,Discard(1,Any)";
    let table = table(CardClass::Mage);
    let flashback = Activatable::parse(TEXT, &cardwright_cards::custom::neutral::FOREIGN).unwrap();
    assert_eq!(flashback.cost.to_string(), "2 U U + Discard(1,Any)");
    let id = table.game.cards.by_id("ZZ_FLASH").unwrap();
    let said = table.game.cards.get(id).power.abilities();
    assert!(said.contains(&&cardwright_engine::script::Ability::Activatable(flashback)));
    let error = Activatable::parse(TEXT, &HEARTHSTONE).unwrap_err();
    assert_eq!(&TEXT[error.from..error.to], "U");
    assert_eq!(error.to_string(), format!("`{TEXT}`, column 13: Hearthstone knows no `U`"));
}

#[test]
fn an_ability_may_be_a_function_of_the_card_crate() {
    let mut table = invented::table(CardClass::Mage);
    // Costs 1, 4, 1.
    table.steps(&[Ally("ZZ_L_ODD"), Ally("CS2_182"), Ally("ZZ_L_MULTI")]);
    table.steps(&[Use(My(0), 0, Nothing), Mana(9), HandCount(Mine, 2)]);
    assert!(card(&table, "ZZ_L_ODD").power.json().to_string().contains("\"name\":\"odd\""), "it has a name");
    for (file, text) in rust_sources() {
        let whole =
            |line: &str| line.match_indices("Native {").any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric));
        let item = |line: &str| line.contains("struct") || line.starts_with("impl ");
        let makes = text.lines().filter(|line| whole(line) && !item(line)).count();
        let word = file.ends_with("script/verb.rs") || file.ends_with("script/native.rs");
        assert!(makes == 0 || word, "{file} makes a native");
    }
}

#[test]
fn payment_is_written_once() {
    let sources = rust_sources();
    assert!(sources.len() > 60);
    for paid in ["side.spent +=", ".corpses -=", ".armor -= n", "corpses_spent +="] {
        let places: Vec<_> = sources
            .iter()
            .filter(|(_, text)| text.contains(paid))
            .map(|(file, _)| file.as_str())
            .filter(|file| !file.ends_with("effect/enchant.rs") && !file.ends_with("damage.rs"))
            .collect();
        assert_eq!(places, ["engine/src/rules/payment/pay.rs"], "{paid}");
    }
}

#[test]
fn an_ability_is_data_that_can_be_printed() {
    let table = table(CardClass::Mage);
    let power = card(&table, "ZZ_ALTAR").power;
    assert_eq!(
        power.json()["ability"]["Activatable"]["cost"],
        serde_json::json!([["Exhaust", { "Destroy": [1, "Any"] }]])
    );
    let source = power.source();
    assert!(source.contains("Cost::of(Part::Exhaust).and(Part::Destroy(1, CardFilter::Any))"), "{source}");
}
