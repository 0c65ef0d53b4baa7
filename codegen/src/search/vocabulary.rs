//! The valid values of each key. Other values are errors, because they would find nothing.

use std::collections::BTreeSet;

use cardwright_data::enums::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};
use cardwright_data::sets::Sets;
use serde_json::{Value, json};

use super::key::{KEYS, SearchKey};
use super::{name_matches, without_spaces};
use crate::coverage::{Evidence, State};

/// Returns an error for a value that no card can have.
pub(super) fn check(key: SearchKey, value: &str, sets: &Sets) -> Result<(), String> {
    macro_rules! one_of {
        ($of:ident, $what:literal) => {{
            let known = $of::ALL.iter().any(|one| name_matches(one.name(), one.title(), value));
            let titles = || $of::ALL.iter().filter(|one| one.number() != 0).map(|one| one.title().to_owned()).collect();
            if known { Ok(()) } else { Err(unknown($what, value, titles())) }
        }};
    }
    let among = |what: &str, names: Vec<String>| {
        let known = names.iter().any(|name| without_spaces(name) == without_spaces(value));
        if known { Ok(()) } else { Err(unknown(what, value, names)) }
    };
    match key {
        SearchKey::Class => one_of!(CardClass, "class"),
        SearchKey::Type => one_of!(CardType, "card type"),
        SearchKey::Race => one_of!(Race, "minion type"),
        SearchKey::School => one_of!(SpellSchool, "spell school"),
        SearchKey::Rarity => one_of!(Rarity, "rarity"),
        SearchKey::State => among("state", State::WORDS.map(str::to_owned).to_vec()),
        SearchKey::Evidence => among("evidence", Evidence::ALL.map(|it| it.word().to_owned()).to_vec()),
        SearchKey::Format => {
            let mut formats: Vec<String> = sets.sets.iter().flat_map(|set| set.formats.clone()).collect();
            formats.sort();
            formats.dedup();
            among("format", formats)
        }
        SearchKey::Set => {
            let listed = sets.sets.iter().flat_map(|set| [set.module.clone(), set.title.clone()]);
            among("set", listed.chain(CardSet::all().filter_map(CardSet::name).map(str::to_owned)).collect())
        }
        SearchKey::Mechanic | SearchKey::Tag if value.parse::<u16>().is_ok() => Ok(()),
        SearchKey::Mechanic | SearchKey::Tag => {
            among("tag", GameTag::all().filter_map(GameTag::name).map(str::to_lowercase).collect())
        }
        SearchKey::Any
        | SearchKey::Text
        | SearchKey::Name
        | SearchKey::Id
        | SearchKey::Cost
        | SearchKey::Attack
        | SearchKey::Health
        | SearchKey::VocabularyWord
        | SearchKey::Implemented
        | SearchKey::Collectible => Ok(()),
    }
}

/// The keys of queries, with the kinds and valid names of their values; the card site implements the same language from them.
pub fn query_language(sets: &Sets) -> Value {
    macro_rules! names {
        ($of:ident) => {
            $of::ALL.iter().map(|one| [one.name(), one.title()]).collect::<Vec<_>>()
        };
    }
    let keys: Vec<Value> = KEYS.iter().map(|(name, _, kind)| json!([name, kind])).collect();
    let formats: BTreeSet<&String> = sets.sets.iter().flat_map(|set| &set.formats).collect();
    let mut of_sets: Vec<&str> = CardSet::all().filter_map(CardSet::name).collect();
    of_sets.extend(sets.sets.iter().flat_map(|set| [&*set.module, &*set.title]));
    json!({ "keys": keys, "names": {
        "class": names!(CardClass), "type": names!(CardType), "race": names!(Race), "school": names!(SpellSchool),
        "rarity": names!(Rarity), "state": State::WORDS, "evidence": Evidence::ALL.map(Evidence::word), "format": formats, "set": of_sets,
    }})
}

/// A message with all valid values if there are few, otherwise the most similar ones.
fn unknown(what: &str, asked: &str, mut names: Vec<String>) -> String {
    if names.len() > 16 {
        let like = |name: &String| strsim::jaro_winkler(asked, &name.to_lowercase());
        names.sort_by(|a, b| like(b).total_cmp(&like(a)).then_with(|| a.cmp(b)));
        let mut told = BTreeSet::new();
        names.retain(|name| told.insert(without_spaces(name)));
        names.truncate(4);
        return format!("no {what} is named `{asked}`; similar names are {}", names.join(", "));
    }
    format!("no {what} is named `{asked}`; there are {}", names.join(", "))
}
