//! The stories that the generator would write now.
use std::collections::BTreeMap;
use std::path::Path;

use cardwright::catalog::{Catalog, CatalogCard, Evidence, Stub};
use cardwright::skeleton;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use cardwright_engine::script::Power;
use cardwright_tests::read;
use cardwright_text::vocabulary;

use crate::mutated::{cards, fault};
use crate::written::Proved;

/// What the compiler reads now.
pub struct Read {
    /// Cards with their stories.
    pub proved: Vec<Proved>,
    /// The ids of those without.
    pub without: Vec<String>,
    /// What each of all of them does.
    pub powers: BTreeMap<String, Power>,
}

/// Derived cards.
pub fn derived() -> Read {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let store = Store::open(&root.join("data/cards.sqlite")).expect("`cargo cards build` makes it");
    let sets = Sets::load(&root.join("data/sets.toml")).expect("the sets");
    let catalog = Catalog::new(store.build().expect("its build"), store.cards().expect("its cards"), sets);
    let mut read = Read { proved: Vec::new(), without: Vec::new(), powers: BTreeMap::new() };
    for card in catalog.cards() {
        let Stub::Derived(derived) = &card.stub else { continue };
        if derived.proof == Evidence::None {
            read.without.push(card.record.id.clone());
        } else {
            read.proved.push(told(card));
        }
        let power = vocabulary::power(&derived.source).unwrap_or_else(|error| panic!("{}: {error}", card.record.id));
        read.powers.insert(card.record.id.clone(), power);
    }
    read
}

fn told(card: &CatalogCard) -> Proved {
    let step = |step: &String| read(step).unwrap_or_else(|| panic!("{}: not a step: {step}", card.record.id));
    let stories = skeleton::stories(card);
    Proved {
        id: card.record.id.clone(),
        class: card.home.table_class(),
        stories: stories.iter().map(|steps| steps.iter().map(step).collect()).collect(),
    }
}

/// The cards whose stories do not hold, with what is wrong.
pub fn faults(read: &Read) -> Vec<(String, String)> {
    let cards = cards(&read.powers.iter().map(|(id, power)| (id.as_str(), *power)).collect());
    read.proved.iter().filter_map(|card| Some((card.id.clone(), fault(cards, card)?))).collect()
}
