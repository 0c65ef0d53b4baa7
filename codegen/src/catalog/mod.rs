//! What is generated: which cards, in which file, in which order.
//!
//! Knows card records and `data/sets.toml`; knows nothing of Rust source, files on disk or Powers.

mod placement;
mod selection;
mod wording;

use std::collections::BTreeMap;

use cardwright_data::enums::{CardClass, CardType};
use cardwright_data::sets::{Set, Sets};
use cardwright_data::{CardRecord, LinkKind};

pub use placement::Home;
pub use wording::{NATIVE_KEYWORDS, keywords_alone};

/// Every card that is generated, with the place where it stands.
///
/// ```no_run
/// # fn main() -> anyhow::Result<()> {
/// use cardwright::catalog::Catalog;
/// let store = cardwright_data::store::Store::open("data/cards.sqlite".as_ref())?;
/// let sets = cardwright_data::sets::Sets::load("data/sets.toml".as_ref())?;
/// let catalog = Catalog::new(store.build()?, store.cards()?, sets);
/// println!("{} cards", catalog.len());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Catalog {
    /// The build of the game that the data comes from.
    pub build: u32,
    /// The sets in the order of `data/sets.toml`.
    pub sets: Sets,
    cards: BTreeMap<String, CatalogCard>,
}

/// A card that is generated.
#[derive(Debug)]
pub struct CatalogCard {
    /// What the data says.
    pub record: CardRecord,
    /// The file it stands in.
    pub home: Home,
    /// What the generator writes for its Power as long as nobody else has.
    pub stub: Stub,
}

/// The Power that the generator gives a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stub {
    /// Keywords alone say it all.
    Vanilla,
    /// To be written.
    Todo,
    /// The same card as an earlier one, by id: its Power is that one's.
    Reprint(String),
}

impl Catalog {
    /// Chooses the cards that are generated and finds their places.
    pub fn new(build: u32, records: Vec<CardRecord>, sets: Sets) -> Self {
        let all: BTreeMap<String, CardRecord> = records.into_iter().map(|r| (r.id.clone(), r)).collect();
        let chosen = selection::select(&all, &sets);
        let homes = placement::homes(&all, &chosen, &sets);
        let stubs: BTreeMap<&str, Stub> = chosen.iter().map(|id| (id.as_str(), stub(&all, &homes, id))).collect();
        let stubs: BTreeMap<String, Stub> = stubs.into_iter().map(|(id, stub)| (id.to_owned(), stub)).collect();
        let mut all = all;
        let cards = homes
            .into_iter()
            .zip(stubs)
            .filter_map(|((id, home), (_, stub))| {
                Some((id.clone(), CatalogCard { record: all.remove(&id)?, home, stub }))
            })
            .collect();
        Self { build, sets, cards }
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no card at all.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The card of this id, if it is generated.
    pub fn get(&self, id: &str) -> Option<&CatalogCard> {
        self.cards.get(id)
    }

    /// All cards by id.
    pub fn cards(&self) -> impl Iterator<Item = &CatalogCard> {
        self.cards.values()
    }

    /// The sets that have cards, each with its classes in alphabetical order (neutral last) and their cards by id.
    pub fn by_set(&self) -> Vec<(&Set, Vec<(CardClass, Vec<&CatalogCard>)>)> {
        let mut sets: Vec<BTreeMap<(bool, &'static str), (CardClass, Vec<&CatalogCard>)>> =
            self.sets.sets.iter().map(|_| BTreeMap::new()).collect();
        for card in self.cards.values() {
            let class = card.home.class;
            sets[card.home.set]
                .entry((class == CardClass::Neutral, class.title()))
                .or_insert_with(|| (class, Vec::new()))
                .1
                .push(card);
        }
        self.sets
            .sets
            .iter()
            .zip(sets)
            .filter(|(_, classes)| !classes.is_empty())
            .map(|(row, classes)| (row, classes.into_values().collect()))
            .collect()
    }
}

impl CatalogCard {
    /// Whether a game can have this card in hand, on the board or as its hero power: such a card gets a test.
    pub fn is_playable(&self) -> bool {
        match self.record.card_type() {
            Some(CardType::Minion | CardType::Spell | CardType::Weapon | CardType::Location | CardType::HeroPower) => {
                true
            }
            Some(CardType::Hero) => self.record.collectible(),
            _ => false,
        }
    }
}

/// What the generator can say about a card's Power.
fn stub(all: &BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Home>, id: &str) -> Stub {
    let record = &all[id];
    let original = record.links.iter().find(|l| l.kind == LinkKind::Reprint).and_then(|l| all.get(&l.to));
    if keywords_alone(record) {
        return Stub::Vanilla;
    }
    match original {
        Some(original)
            if original.id != id && homes.contains_key(&original.id) && wording::same_text(record, original) =>
        {
            Stub::Reprint(original.id.clone())
        }
        _ => Stub::Todo,
    }
}
