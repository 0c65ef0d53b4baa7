//! The stories that the generator would write now.
use std::collections::BTreeMap;
use std::path::Path;

use cardwright::catalog::{Catalog, CatalogCard, Evidence, Stub};
use cardwright::skeleton;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use cardwright_engine::script::Power;
use cardwright_tests::read;

use crate::mutated::{cards, fault};
use crate::written::Proved;

/// A card with the power that is read from its text.
pub type Read = (Proved, Power);

/// Derived cards with their stories, and the ids and sources of those without.
pub fn derived() -> (Vec<Read>, Vec<(String, String)>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let store = Store::open(&root.join("data/cards.sqlite")).expect("`cargo cards build` makes it");
    let sets = Sets::load(&root.join("data/sets.toml")).expect("the sets");
    let catalog = Catalog::new(store.build().expect("its build"), store.cards().expect("its cards"), sets);
    let (mut proved, mut without) = (Vec::new(), Vec::new());
    for card in catalog.cards() {
        let Stub::Derived(derived) = &card.stub else { continue };
        if derived.proof == Evidence::None {
            without.push((card.record.id.clone(), derived.power.source()));
        } else {
            proved.push((told(card), derived.power));
        }
    }
    (proved, without)
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
pub fn faults(proved: &[Read]) -> Vec<(String, String)> {
    let powers: BTreeMap<&str, Power> = proved.iter().map(|(card, power)| (card.id.as_str(), *power)).collect();
    let cards = cards(&powers);
    proved.iter().filter_map(|(card, _)| Some((card.id.clone(), fault(cards, card)?))).collect()
}
