//! A Power as data: how it is written, printed and compiled.
use std::collections::HashSet;

use cardwright_engine::script::PowerStatus;

use super::games;
use super::*;

#[test]
fn the_words_of_the_vocabulary_are_documented_and_used() {
    let script = games::source("vocabulary/src/script");
    let cards = games::source("../generated");
    let called = |at: usize| cards[..at].rsplit(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next();
    let called: HashSet<&str> = cards.match_indices('(').filter_map(|(at, _)| called(at)).collect();
    let (mut words, mut used) = (0, 0);
    let lines: Vec<&str> = script.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        // Declared at its variant, or made of other words.
        let line = line.trim_start();
        let Some(rest) = line.strip_prefix("#[word(").or_else(|| line.strip_prefix("pub const fn ")) else { continue };
        let name = rest.split(['(', '<']).next().unwrap();
        if !name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_') {
            continue;
        }
        let before = lines[..at]
            .iter()
            .rev()
            .find(|line| !line.trim_start().starts_with("#[") || line.contains("#[word("))
            .unwrap();
        assert!(before.trim_start().starts_with("///"), "`{name}` has no docs");
        words += 1;
        used += usize::from(called.contains(name));
    }
    assert!(words > 100 && used > 50, "{words} words, {used} of them used by cards");
}

#[test]
fn an_effect_sees_its_context_and_nothing_else() {
    // The one thing that a function of a card is given.
    let is_narrow = |native: &cardwright_engine::script::native::Native| {
        let _: fn(&mut dyn cardwright_engine::script::native::NativeContext) = native.run;
    };
    let _ = is_narrow;
    // The count of slow steps is for tests: no release build has it, and nothing reads it.
    let counted =
        std::fs::read_to_string("../engine/vocabulary/src/slow_steps.rs").expect("the tests run in their folder");
    let engine = (games::source("src") + &games::source("vocabulary/src")).replace(&counted, "");
    for global in [" static mut", "\nstatic mut", "thread_local", "Mutex", "AtomicU"] {
        assert!(!engine.contains(global), "{global}");
    }
}

#[test]
fn a_power_is_data_and_prints_as_json_without_a_game() {
    let table = table(CardClass::Mage);
    let power = card(&table, "CS2_029").power;
    assert_eq!(power.abilities().len(), 1);
    assert_eq!(power.json()["ability"]["Text"]["effects"][0]["verb"], "Deal");
    assert_eq!(power.json()["ability"]["Text"]["effects"][0]["amount"]["n"], 6);
}

#[test]
fn bold_keywords_need_no_script() {
    let mut table = table(CardClass::Mage);
    assert_eq!(card(&table, "NEW1_010").power.status, PowerStatus::Vanilla);
    assert_eq!(card(&table, "CFM_815").power.status, PowerStatus::Vanilla);
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
fn natives_are_functions_of_the_card_crate_registered_by_name() {
    // The engine's sources are checked for card ids by its own tests; here is that whatever is native has a name.
    let table = table(CardClass::Mage);
    for (_, card) in table.game.cards.iter() {
        let json = card.power.json().to_string();
        assert_eq!(json.matches("\"Native\"").count(), json.matches("\"Native\":{\"name\":\"").count(), "{}", card.id);
    }
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

#[test]
fn what_is_written_can_be_said() {
    let cards = table(CardClass::Mage).game.cards;
    let written = || cards.iter().filter(|(_, card)| card.power.status == PowerStatus::Done);
    let said = written().filter(|(_, card)| {
        let words = card.explain(cards);
        !words.is_empty() && !words.contains('[')
    });
    let (said, all) = (said.count(), written().count());
    assert!(all > 2_000, "{all} cards are written");
    assert!(said * 100 >= all * 95, "{said} of {all} can be said without a native");
}
