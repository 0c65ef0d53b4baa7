//! Choices, options and abilities of Titans: each has a description of its own, by which a player tells it from the others.
use std::collections::BTreeMap;

use cardwright_engine::PlayerId;
use cardwright_engine::compiled::explain::Explain;
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::power::Ability;
use cardwright_engine::script::verb::Verb;
use cardwright_tests::{CardClass, CardType, GameTag, Table, cards};

use crate::{check_walk_count, effects, only, written};

/// The faulty descriptions of one choice: those that are empty, and those that several options have.
fn alike(descriptions: &[(String, String)]) -> Vec<String> {
    let mut by_text: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (option, text) in descriptions {
        by_text.entry(text).or_default().push(option);
    }
    let wrong = by_text.iter().filter(|(text, options)| text.trim().is_empty() || options.len() > 1);
    wrong.map(|(text, options)| format!("{} say {text:?}", options.join(" and "))).collect()
}

#[test]
fn options_and_titan_abilities_differ_in_their_texts() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        for ability in card.power.abilities() {
            let (Ability::ChooseOne(ids) | Ability::Titan(ids)) = ability else { continue };
            let options = ids.iter().filter_map(|id| cards().by_id(id)).map(|id| cards().get(id));
            let texts: Vec<_> = options.map(|it| (it.id.to_owned(), it.text.to_owned())).collect();
            seen += texts.len();
            faults.extend(alike(&texts).into_iter().map(|what| (card.id, what)));
        }
    }
    check_walk_count(seen, 150);
    only(&faults, &[("BRM_010", "its options are minions without a text: their Attack and Health tell them apart")]);
}

#[test]
fn options_and_titan_abilities_differ_in_their_names() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (id, card) in written() {
        for ability in card.power.abilities() {
            let names: Vec<(String, String)> = if let Ability::ChooseOne(ids) = ability {
                let options = ids.iter().filter_map(|id| cards().by_id(id)).map(|id| cards().get(id));
                options.map(|it| (it.id.to_owned(), it.name.to_owned())).collect()
            } else if let Ability::Titan(ids) = ability {
                let mut table = Table::new(cards(), CardClass::Mage);
                let Some(titan) = table.game.put_in_play(PlayerId::First, id) else { continue };
                let named = |n: u8| table.game.ability(titan, n).map_or("", |it| it.name);
                (0_u8..).zip(ids.iter()).map(|(n, id)| ((*id).to_owned(), named(n).to_owned())).collect()
            } else {
                continue;
            };
            seen += names.len();
            faults.extend(alike(&names).into_iter().map(|what| (card.id, what)));
        }
    }
    check_walk_count(seen, 150);
    only(&faults, &[]);
}

#[test]
fn choices_in_a_text_differ_in_their_words() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        for effect in effects(card.power) {
            let Verb::Choose(texts) = effect.verb else { continue };
            let said = texts.iter().map(|effects| Explain::new(cards()).describe_option(effects));
            let numbered: Vec<_> = (1..).zip(said).map(|(n, text)| (format!("choice {n}"), text)).collect();
            seen += numbered.len();
            faults.extend(alike(&numbered).into_iter().map(|what| (card.id, what)));
        }
    }
    check_walk_count(seen, 30);
    only(&faults, &[]);
}

/// A player reads the words of a choice: no condition with a look-up in it, no "non", no id in brackets stands in one. What says more
/// than that is offered as the option cards that the data has (Guess the Weight).
#[test]
fn choices_in_a_text_are_readable() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        for effect in effects(card.power) {
            let Verb::Choose(texts) = effect.verb else { continue };
            for effects in texts {
                let said = Explain::new(cards()).describe_option(effects);
                seen += 1;
                let unreadable = ["there is", " non ", "remembered", "(the ", "[", "that one", "kept with"];
                if unreadable.iter().any(|words| said.contains(words)) {
                    faults.push((card.id, said));
                }
            }
        }
    }
    check_walk_count(seen, 30);
    only(&faults, &[]);
}

/// A Power in English that names a tag by its number, or puts two phrases together that do not fit.
#[test]
fn explained_powers_are_english() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        seen += 1;
        let said = card.explain(cards());
        for broken in ["with tag ", " of of ", "for each of X", " X 1 for ", "a chosen a ", "the last of other"] {
            if said.contains(broken) {
                faults.push((card.id, format!("{broken:?} in {said}")));
            }
        }
    }
    check_walk_count(seen, 10_000);
    only(&faults, &[]);
}

/// The keywords of a card stand before its Power: they are part of what it does.
#[test]
fn explained_powers_have_the_keywords_of_the_card() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    let keywords = Keywords::PRINTED.iter().chain(&[("Rewind", GameTag::REWIND), ("Twinspell", GameTag::TWINSPELL)]);
    for (_, card) in written().filter(|(_, card)| card.card_type != CardType::Enchantment) {
        for (name, _) in keywords.clone().filter(|(_, tag)| card.tag(*tag) > 0) {
            seen += 1;
            if !card.explain(cards()).contains(name) {
                faults.push((card.id, format!("{name} is missing")));
            }
        }
    }
    check_walk_count(seen, 1_500);
    only(&faults, &[]);
}

#[test]
fn each_part_of_an_explained_power_has_its_wording() {
    for (id, said) in [
        ("TIME_000", "Rewind. Get a random minion. Make it cost (3) less."),
        ("ONY_011", "Overload (1). Deal 10 damage"),
        ("DEEP_021", "Choose an enemy minion. Put the target into your hand."),
        ("TSC_656", "Give it X/X, where X is the number of friendly cards in hand."),
        ("ETC_365", "the last other Riff that you played this game"),
    ] {
        let card = cards().get(cards().by_id(id).expect("the card is written"));
        let text = card.explain(cards());
        assert!(text.contains(said), "{id}: {text}");
    }
}
