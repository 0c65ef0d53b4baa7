//! `diff` tells what changed, all of it and nothing else: on invented cards, on real builds, and as a program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cardwright::difference::{
    Build, Change, ComparisonOptions, Difference, DifferenceKind, Stat, WordMarks, compare, word_difference,
};
use cardwright_data::enums::{CardSet, CardType, GameTag};
use cardwright_data::sets::Sets;
use cardwright_data::{CardRecord, records_from_carddefs};
use proptest::prelude::*;

use crate::repository::Repository;

fn sets() -> Sets {
    Sets::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/sets.toml")).unwrap()
}

fn difference(old: &[CardRecord], new: &[CardRecord], scope: &ComparisonOptions) -> Difference {
    let sets = sets();
    let (old, new) = (Build::new(1, old.to_vec(), &sets), Build::new(2, new.to_vec(), &sets));
    compare(&old, &new, &sets, scope, &BTreeMap::new())
}

fn minion(number: usize) -> CardRecord {
    let mut card = CardRecord {
        id: format!("TEST_{number:03}"),
        dbf_id: i64::try_from(number).unwrap() + 1,
        name: format!("Minion {number}"),
        text: "Deal 1 damage.".to_owned(),
        ..CardRecord::default()
    };
    let tags = [
        (GameTag::CARDTYPE, CardType::Minion.number()),
        (GameTag::CARD_SET, CardSet::EXPERT1.number()),
        (GameTag::COLLECTIBLE, 1),
        (GameTag::COST, 2),
        (GameTag::ATK, 2),
        (GameTag::HEALTH, 3),
    ];
    card.ints.extend(tags);
    card
}

/// A change that a patch may make to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Edit {
    Remove,
    Rename,
    Reword,
    Cost,
    Attack,
    Health,
    Move,
    Taunt,
    Refer,
}

const EDITS: [Edit; 9] = [
    Edit::Remove,
    Edit::Rename,
    Edit::Reword,
    Edit::Cost,
    Edit::Attack,
    Edit::Health,
    Edit::Move,
    Edit::Taunt,
    Edit::Refer,
];

fn apply(card: &mut CardRecord, edit: Edit) {
    let mut add = |tag| *card.ints.entry(tag).or_insert(0) += 1;
    match edit {
        Edit::Remove => {}
        Edit::Rename => card.name.push('!'),
        Edit::Reword => card.text = card.text.replace('1', "2"),
        Edit::Cost => add(GameTag::COST),
        Edit::Attack => add(GameTag::ATK),
        Edit::Health => add(GameTag::HEALTH),
        Edit::Move => drop(card.ints.insert(GameTag::CARD_SET, CardSet::NAXX.number())),
        Edit::Taunt => add(GameTag::TAUNT),
        Edit::Refer => card.referenced.push((GameTag::STEALTH, 1)),
    }
}

fn edit_of(change: &Change) -> Option<Edit> {
    match change {
        Change::Name { .. } => Some(Edit::Rename),
        Change::Text { words, .. } if words == "Deal [-1-]{+2+} damage." => Some(Edit::Reword),
        Change::Number { of: Stat::Cost, from: Some(2), to: Some(3) } => Some(Edit::Cost),
        Change::Number { of: Stat::Attack, from: Some(2), to: Some(3) } => Some(Edit::Attack),
        Change::Number { of: Stat::Health, from: Some(3), to: Some(4) } => Some(Edit::Health),
        Change::Set { from, to } if from == "Classic" && to == "Naxxramas" => Some(Edit::Move),
        Change::Tag { tag, from: 0, to: 1, .. } if tag == "TAUNT" => Some(Edit::Taunt),
        Change::Refers { tag, from: None, to: Some(1) } if tag == "STEALTH" => Some(Edit::Refer),
        Change::Set { .. }
        | Change::Number { .. }
        | Change::Text { .. }
        | Change::Markup { .. }
        | Change::Tag { .. }
        | Change::Words { .. }
        | Change::Refers { .. }
        | Change::Requirements { .. }
        | Change::Entourage { .. }
        | Change::DbfId { .. } => None,
    }
}

proptest! {
    #[test]
    fn every_edit_is_told_once_and_nothing_else_is(
        edits in prop::collection::btree_map(0..30_usize, prop::collection::btree_set(prop::sample::select(&EDITS[..]), 1..4), 0..12),
        added in 0..4_usize,
    ) {
        let old: Vec<CardRecord> = (0..30).map(minion).collect();
        let mut new = Vec::new();
        let mut expected: BTreeMap<String, BTreeSet<Edit>> = BTreeMap::new();
        for (at, card) in old.iter().enumerate() {
            let mut card = card.clone();
            let edits = edits.get(&at).cloned().unwrap_or_default();
            for edit in &edits {
                apply(&mut card, *edit);
            }
            let removed = edits.contains(&Edit::Remove);
            if !edits.is_empty() {
                let told = if removed { BTreeSet::from([Edit::Remove]) } else { edits };
                expected.insert(card.id.clone(), told);
            }
            if !removed {
                new.push(card);
            }
        }
        new.extend((30..30 + added).map(minion));
        let told = difference(&old, &new, &ComparisonOptions::default());
        prop_assert_eq!(told.summary.added, added);
        let mut seen: BTreeMap<String, BTreeSet<Edit>> = BTreeMap::new();
        for card in told.sets.iter().flat_map(|set| &set.cards) {
            match card.change_kind {
                DifferenceKind::Added => {}
                DifferenceKind::Removed => drop(seen.insert(card.id.clone(), BTreeSet::from([Edit::Remove]))),
                DifferenceKind::Changed => {
                    let edits: Option<BTreeSet<Edit>> = card.changes.iter().map(edit_of).collect();
                    prop_assert!(edits.is_some(), "{:?}", card);
                    prop_assert_eq!(edits.as_ref().map(BTreeSet::len), Some(card.changes.len()), "told twice");
                    seen.insert(card.id.clone(), edits.unwrap_or_default());
                }
            }
        }
        prop_assert_eq!(seen, expected);
    }
}

#[test]
fn what_the_client_reads_as_the_same_is_no_change() {
    let mut old = minion(1);
    old.text = "[x]Deal 1\ndamage.".to_owned();
    old.strings.insert(GameTag::ARTISTNAME, "One".to_owned());
    let mut new = minion(1);
    new.ints.insert(GameTag::TAUNT, 0);
    new.strings.insert(GameTag::ARTISTNAME, "Another".to_owned());
    let cosmetic = ComparisonOptions { everything: false, cosmetic: BTreeSet::from([GameTag::ARTISTNAME]) };
    assert_eq!(difference(&[old.clone()], &[new.clone()], &cosmetic).sets, []);
    let all = difference(&[old], &[new], &ComparisonOptions { everything: true, ..cosmetic });
    let changes = &all.sets[0].cards[0].changes;
    assert!(matches!(&changes[..], [Change::Markup { .. }, Change::Words { .. }]), "{changes:?}");
}

#[test]
fn tags_without_a_name_and_keys_of_the_clients_texts_are_not_shown_unless_asked() {
    let mut old = minion(1);
    old.text = "Draw a card.".to_owned();
    let mut new = old.clone();
    new.text += "__~GAMEPLAY_ASPROXY_BE_994";
    let nameless = (1..=u16::MAX).map(GameTag).find(|tag| tag.name().is_none()).unwrap();
    new.ints.insert(nameless, 7);
    new.referenced.push((nameless, 1));
    assert_eq!(difference(&[old.clone()], &[new.clone()], &ComparisonOptions::default()).sets, []);
    let all = difference(
        &[old.clone()],
        &[new.clone()],
        &ComparisonOptions { everything: true, ..ComparisonOptions::default() },
    );
    assert_eq!(all.sets[0].cards[0].changes.len(), 3);
    // A sign that is no key stays.
    new.text = "Draw ~2 cards.~GAMEPLAY_ASPROXY_BE_994".to_owned();
    let told = difference(&[old], &[new], &ComparisonOptions::default());
    assert_eq!(told.sets[0].cards[0].text, "Draw ~2 cards.");
}

#[test]
fn the_newest_sets_come_first() {
    let of_set = |number: usize, set: CardSet| {
        let mut card = minion(number);
        card.ints.insert(GameTag::CARD_SET, set.number());
        card
    };
    // The event's first card is older than the expansion's, its last one is not.
    let order = [CardSet::EVENT, CardSet::NAXX, CardSet::BE, CardSet::EVENT];
    let new: Vec<_> = order.into_iter().enumerate().map(|(at, set)| of_set(at, set)).collect();
    let told = difference(&[], &new, &ComparisonOptions::default());
    let sets: Vec<_> = told.sets.iter().map(|set| set.set.as_str()).collect();
    assert_eq!(sets, ["BE", "NAXX", "EVENT"]);
}

#[test]
fn durability_may_change_its_tag_and_stay_the_same() {
    let mut old = minion(1);
    old.ints.insert(GameTag::CARDTYPE, CardType::Weapon.number());
    let mut new = old.clone();
    old.ints.remove(&GameTag::HEALTH);
    old.ints.insert(GameTag::DURABILITY, 3);
    assert_eq!(difference(&[old], &[new.clone()], &ComparisonOptions::default()).sets, []);
    let old = new.clone();
    new.ints.insert(GameTag::HEALTH, 2);
    let told = difference(&[old], &[new], &ComparisonOptions::default());
    assert_eq!(told.sets[0].cards[0].changes, [Change::Number { of: Stat::Durability, from: Some(3), to: Some(2) }]);
}

/// The values of each entity by a line-by-line scan of the file, another way than the reader's: numbers by tag, English texts by
/// tag. Only values that are compared are kept.
fn seen_by_line(file: &Path) -> BTreeMap<String, BTreeMap<String, String>> {
    let text = std::fs::read_to_string(file).unwrap();
    let attribute = |line: &str, name: &str| {
        let (_, rest) = line.split_once(&format!(" {name}=\""))?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    let mut all = BTreeMap::new();
    for entity in text.split("<Entity ").skip(1) {
        let id = attribute(&format!(" {entity}"), "CardID").unwrap();
        let mut seen = BTreeMap::new();
        for tag in entity.split("<Tag ").skip(1) {
            let head = format!(" {}", tag.split_once('>').unwrap().0);
            let key = attribute(&head, "enumID").unwrap();
            if let Some(value) = attribute(&head, "value").filter(|value| value != "0") {
                seen.insert(key, value);
            } else if let Some((_, english)) = tag.split("</Tag>").next().unwrap().split_once("<enUS>") {
                let english = english.split_once("</enUS>").unwrap().0;
                if !english.is_empty() {
                    seen.insert(key, english.to_owned());
                }
            } else if head.contains("type=\"String\"") {
                seen.insert(key, tag.split_once('>').unwrap().1.split("</Tag>").next().unwrap().to_owned());
            }
        }
        all.insert(id, seen);
    }
    all
}

/// Two real builds, if they are in the cache.
fn cached(build: u32) -> Option<PathBuf> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../.cache/builds/{build}/CardDefs.xml"));
    file.is_file().then_some(file)
}

#[test]
fn real_builds_differ_as_their_files_do() {
    let (Some(old_file), Some(new_file)) = (cached(33402), cached(36393)) else {
        eprintln!("not run: builds 33402 and 36393 are not in .cache/; `cargo cards fetch --all` gets them");
        return;
    };
    let sets = sets();
    let read = |file: &Path| {
        let (number, records) = records_from_carddefs(file).unwrap();
        Build::new(number, records, &sets)
    };
    let (old, new) = (read(&old_file), read(&new_file));
    let everything = ComparisonOptions { everything: true, cosmetic: BTreeSet::new() };
    let told = compare(&old, &new, &sets, &everything, &BTreeMap::new());
    let ids = |fate: DifferenceKind| -> BTreeSet<&str> {
        let cards = told.sets.iter().flat_map(|set| &set.cards);
        cards.filter(|card| card.change_kind == fate).map(|card| card.id.as_str()).collect()
    };
    let (before, now) = (seen_by_line(&old_file), seen_by_line(&new_file));
    let only = |a: &'_ BTreeMap<String, _>, b: &BTreeMap<String, _>| -> Vec<String> {
        a.keys().filter(|id| !b.contains_key(*id)).cloned().collect()
    };
    assert!(ids(DifferenceKind::Added).into_iter().eq(only(&now, &before)), "the new cards");
    assert!(ids(DifferenceKind::Removed).into_iter().eq(only(&before, &now)), "the cards that are gone");
    let changed: BTreeSet<&str> = before
        .iter()
        .filter(|(id, seen)| now.get(*id).is_some_and(|now| now != *seen))
        .map(|(id, _)| id.as_str())
        .collect();
    // Requirements, entourage and referenced tags are not seen line by line.
    let seen_change = |change: &Change| {
        !matches!(change, Change::Requirements { .. } | Change::Entourage { .. } | Change::Refers { .. })
    };
    let told_changed: BTreeSet<&str> = told
        .sets
        .iter()
        .flat_map(|set| &set.cards)
        .filter(|card| card.changes.iter().any(seen_change))
        .map(|card| card.id.as_str())
        .collect();
    assert!(changed.len() > 50, "the two builds differ in {}", changed.len());
    assert_eq!(told_changed, changed);
}

#[test]
fn the_program_tells_what_changed_and_whether_it_is_implemented() {
    let repository = Repository::built();
    let old = repository.read("CardDefs.xml");
    let (_, ogre) = old.split_once("<Entity CardID=\"CS2_182\"").unwrap();
    let yeti = format!("<Entity CardID=\"CS2_182\"{}", ogre.split_inclusive("</Entity>").next().unwrap());
    let added = yeti.replace("CS2_182", "CS2_982").replace("ID=\"90\"", "ID=\"99990\"");
    let changed = yeti
        .replace("Chillwind Yeti", "Chillwind Yak")
        .replace("name=\"COST\" type=\"Int\" value=\"4\"", "name=\"COST\" type=\"Int\" value=\"5\"");
    let new = old
        .replace("build=\"255790\"", "build=\"255791\"")
        .replace(&yeti, &format!("{changed}{added}"))
        .replace("Deal $6 damage.", "Deal $7 damage.");
    let (before, rest) = new.split_once("<Entity CardID=\"EX1_158t\"").unwrap();
    let new = format!("{before}{}", rest.split_once("</Entity>").unwrap().1);
    repository.write("New.xml", &new);
    let text = repository.run(&["diff", "CardDefs.xml", "New.xml"]);
    assert!(text.ok());
    insta::assert_snapshot!("difference", text.stdout);
    let json = repository.run(&["diff", "CardDefs.xml", "New.xml", "--json"]).json();
    assert_eq!(json["summary"]["added"], 1);
    assert_eq!(json["summary"]["removed"], 1);
    assert_eq!(json["summary"]["renamed"], 1);
    assert_eq!(json["summary"]["texts"], 2, "the card and its reprint");
    assert_eq!(json["summary"]["implemented_changed"], 3, "the Yeti is Vanilla, the others are derived");
    let linked = repository.run(&["diff", "CardDefs.xml", "New.xml", "--site", "https://cards.example/"]);
    let page = "CS2_029  Fireball · Mage spell · Fire · 4 mana  [Derived, implemented]  https://cards.example/cards/CS2_029.html\n";
    assert!(linked.stdout.contains(page), "{linked:?}");
    assert!(!linked.stdout.contains("EX1_158t.html"), "a card that is gone has no page");
    assert!(repository.run(&["diff", "CardDefs.xml", "New.xml", "--site", "../site", "--html", "patch.html"]).ok());
    assert!(repository.read("patch.html").contains("<a href=\"../site/cards/CS2_029.html\">Fireball</a>"));
    let same = repository.run(&["diff", "New.xml", "New.xml"]);
    assert!(same.ok());
    assert!(same.stdout.contains("No card differs between builds 255791 and 255791"), "{same:?}");
    assert_eq!(same.stderr, "", "no progress where there is no terminal");
}

#[test]
fn the_program_says_what_it_cannot_compare() {
    let repository = Repository::built();
    let missing = repository.run(&["diff", "CardDefs.xml", "Nothing.xml"]);
    assert_eq!(missing.code, 2);
    assert!(missing.stderr.contains("neither the number of a build, such as 255790, nor a file"), "{missing:?}");
    repository.write("Broken.xml", "<CardDefs build=\"1\"><Entity");
    let broken = repository.run(&["diff", "CardDefs.xml", "Broken.xml"]);
    assert_eq!(broken.code, 2);
    assert!(broken.stderr.contains("Broken.xml:1:"), "{broken:?}");
}

fn marked(old: &str, new: &str) -> String {
    word_difference(old, new, WordMarks::PLAIN)
}

#[test]
fn neighboring_changes_are_one() {
    assert_eq!(marked("Summon two small imps.", "Summon three big imps."), "Summon [-two small-]{+three big+} imps.");
}

#[test]
fn a_text_that_comes_or_goes_is_marked_whole() {
    assert_eq!(marked("", "Taunt"), "{+Taunt+}");
    assert_eq!(marked("Taunt", ""), "[-Taunt-]");
    assert_eq!(marked("Draw a card.", "Draw a card."), "Draw a card.");
}
