//! Coverage of decks: the decks that play completely, and the cards that the others need.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::decks::{DeckFile, DeckSource, DecksError, KnownDeck, NameLookup};
use cardwright_data::enums::{CardClass, CardSet, CardType, GameTag};
use cardwright_data::paste::{CardCandidate, class_bit};
use serde::Serialize;

use crate::catalog::Catalog;
use crate::coverage::readme::DeckTally;
use crate::coverage::{CardStatus, State};
use crate::inventory::{Inventory, InventoryCard};
use crate::workspace::Workspace;

/// The coverage of lists of decks.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Decks {
    /// The lists.
    pub lists: Vec<DeckList>,
    /// The cards that decks lack, ordered by the number of decks. Printings of one name count as one card.
    #[serde(rename = "most_wanted")]
    pub wanted_cards: Vec<WantedCard>,
}

/// A list of decks, with the coverage of each deck.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DeckList {
    /// Its title and source.
    #[serde(flatten)]
    pub about: DeckSource,
    /// The number of decks without missing or approximate cards.
    pub whole: usize,
    /// The number of decks without missing cards, but with approximate ones.
    pub approximate: usize,
    /// The decks, in the order of the list.
    pub decks: Vec<DeckCoverage>,
}

/// A deck and its missing cards.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DeckCoverage {
    /// Its name; its code if it has none.
    pub name: String,
    /// The win rate in percent, if the list has it.
    pub win_rate: Option<f64>,
    /// Its code.
    pub code: String,
    /// The class of its hero; `None` if the hero's number is unknown.
    pub class: Option<&'static str>,
    /// The number of its cards with each Cost: 0 to 6, and 7 or more. Sideboards are not counted.
    pub curve: [u32; CURVE_STEPS],
    /// The number of its cards, including sideboards.
    pub cards: u32,
    /// Whether it has no missing or approximate cards.
    pub whole: bool,
    /// The cards that do not play, each once.
    pub lacks: Vec<MissingCard>,
    /// The cards that play with an approximation, each once.
    pub approximate: Vec<MissingCard>,
}

/// The columns of a mana curve: Costs 0 to 6, and 7 or more.
const CURVE_STEPS: usize = 8;

/// A card of a deck that does not play, or not exactly as printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissingCard {
    /// Its id; `None` if its number in the code is unknown.
    pub id: Option<String>,
    /// Its name, or its number in the code.
    pub name: String,
    /// The number of copies in the deck.
    pub copies: u32,
    /// The reason why it does not play, or its approximation.
    pub why: String,
}

/// A card that decks lack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WantedCard {
    /// Its id; if there are several printings, that of the first deck.
    pub id: Option<String>,
    /// Its name.
    pub name: String,
    /// The number of decks with it.
    pub decks: usize,
    /// The number of copies in these decks.
    pub copies: u32,
    /// The reason why it does not play.
    pub why: String,
}

/// A card, looked up by its number in a deckstring.
#[derive(Debug, Clone, Copy)]
pub struct CardInfo<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its Cost; 0 for a card without one.
    pub cost: i64,
    /// Whether it is a module of a modular card, whose Cost is the sum of its modules.
    pub is_module: bool,
    /// Its class.
    pub class: Option<CardClass>,
    /// Its status, if it is generated.
    pub status: Option<&'a CardStatus>,
}

impl<'a> CardInfo<'a> {
    fn new(record: &'a CardRecord, status: Option<&'a CardStatus>) -> Self {
        let class = record.classes().first().copied();
        let module = record.has(GameTag::ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE);
        Self {
            id: &record.id,
            name: &record.name,
            cost: record.cost().unwrap_or_default(),
            is_module: module,
            class,
            status,
        }
    }
}

impl Decks {
    /// The coverage of the decks of these lists; `card` looks a card up by its number in the client's database.
    pub fn new<'a>(files: &[DeckFile], card: impl Fn(u32) -> Option<CardInfo<'a>>) -> Self {
        let list = |file: &DeckFile| {
            let decks: Vec<_> = file.decks.iter().map(|deck| DeckCoverage::new(deck, &card)).collect();
            let count = |is: fn(&DeckCoverage) -> bool| decks.iter().filter(|deck| is(deck)).count();
            let (whole, approximate) = (count(|deck| deck.whole), count(DeckCoverage::is_approximate));
            DeckList { about: file.about.clone(), whole, approximate, decks }
        };
        let lists: Vec<DeckList> = files.iter().map(list).collect();
        let mut wanted: BTreeMap<&str, WantedCard> = BTreeMap::new();
        for deck in lists.iter().flat_map(|list| &list.decks) {
            let mut counted = BTreeSet::new();
            for MissingCard { id, name, copies, why } in &deck.lacks {
                let row = wanted.entry(name).or_insert_with(|| WantedCard {
                    id: id.clone(),
                    name: name.clone(),
                    decks: 0,
                    copies: 0,
                    why: why.clone(),
                });
                row.decks += usize::from(counted.insert(name));
                row.copies += copies;
            }
        }
        let mut most_wanted: Vec<WantedCard> = wanted.into_values().collect();
        most_wanted.sort_by_key(|wanted| std::cmp::Reverse((wanted.decks, wanted.copies)));
        Self { lists, wanted_cards: most_wanted }
    }

    /// The coverage of the decks of `data/decks/`.
    pub fn known_decks(
        workspace: &Workspace,
        catalog: &Catalog,
        statuses: &BTreeMap<String, CardStatus>,
    ) -> Result<Self, DecksError> {
        let cards = catalog.cards().map(|card| &card.record);
        let mut by_number: BTreeMap<i64, CardInfo> =
            cards.map(|record| (record.dbf_id, CardInfo::new(record, statuses.get(&record.id)))).collect();
        for skin in &catalog.skins {
            let known = CardInfo {
                id: &skin.id,
                name: &skin.name,
                cost: 0,
                is_module: false,
                class: Some(skin.class),
                status: None,
            };
            by_number.entry(skin.number).or_insert(known);
        }
        Ok(Self::new(&DeckFile::load_all(&workspace.decks())?, |number| by_number.get(&number.into()).copied()))
    }

    /// The cards of an inventory, for parsing deck lists.
    pub fn name_lookup(inventory: &Inventory) -> NameLookup<'_> {
        let cards = inventory.generated().iter().filter_map(candidate).collect();
        let heroes = starting_heroes(inventory.generated().iter().map(|entry| &entry.record));
        NameLookup { cards, heroes: heroes.into_iter().map(|(class, (_, number))| (class, number)).collect() }
    }

    /// The coverage of the decks of these lists, with the cards of an inventory.
    pub fn from_inventory(files: &[DeckFile], inventory: &Inventory) -> Self {
        let by_number: BTreeMap<i64, &InventoryCard> =
            inventory.generated().iter().map(|entry| (entry.record.dbf_id, entry)).collect();
        Self::new(files, |number| {
            let other = || inventory.others().iter().find(|entry| entry.record.dbf_id == i64::from(number));
            let entry = by_number.get(&number.into()).copied().or_else(other)?;
            Some(CardInfo::new(&entry.record, entry.status.as_ref()))
        })
    }

    /// The number of decks.
    pub fn count(&self) -> usize {
        self.lists.iter().map(|list| list.decks.len()).sum()
    }

    /// The number of decks without missing or approximate cards.
    pub fn whole(&self) -> usize {
        self.lists.iter().map(|list| list.whole).sum()
    }

    /// The totals for the README.
    pub fn tally(&self) -> DeckTally {
        let (count, whole, approximate) = (self.count(), self.whole(), self.approximate());
        DeckTally { count, whole, approximate, by_list_text: self.summary() }
    }

    /// The number of decks without missing cards, but with approximate ones.
    pub fn approximate(&self) -> usize {
        self.lists.iter().map(|list| list.approximate).sum()
    }

    /// The totals as text: `11 of 29 and 1 approximate: 3 of 20 (Standard, April 2026), 8 of 9 and 1 approximate (Wild, 2021)`;
    /// for one list `8 of 8 (Classic, 2021)`; `None` without a list.
    pub fn summary(&self) -> Option<String> {
        let count = |whole: usize, all: usize, approximate: usize| match approximate {
            0 => format!("{whole} of {all}"),
            many => format!("{whole} of {all} and {many} approximate"),
        };
        let list = |list: &DeckList| {
            format!("{} ({})", count(list.whole, list.decks.len(), list.approximate), list.about.title)
        };
        let lists: Vec<String> = self.lists.iter().map(list).collect();
        match &lists[..] {
            [] => None,
            [list] => Some(list.clone()),
            lists => Some(format!("{}: {}", count(self.whole(), self.count(), self.approximate()), lists.join(", "))),
        }
    }
}

/// The id and the number of the hero that decks of each class begin with.
pub fn starting_heroes<'a>(records: impl Iterator<Item = &'a CardRecord>) -> BTreeMap<CardClass, (&'a str, u32)> {
    let mut heroes: BTreeMap<CardClass, (&str, u32)> = BTreeMap::new();
    for record in records.filter(|record| is_starting_hero(record)) {
        let (Some(class), Ok(number)) = (record.classes().first().copied(), u32::try_from(record.dbf_id)) else {
            continue;
        };
        let first = heroes.entry(class).or_insert((&record.id, number));
        *first = (*first).min((&record.id, number));
    }
    heroes
}

fn is_starting_hero(record: &CardRecord) -> bool {
    record.collectible() && record.card_type() == Some(CardType::Hero) && record.set() == CardSet::HERO_SKINS
}

/// A card for parsing deck lists; `None` if it has no number in deckstrings.
fn candidate(entry: &InventoryCard) -> Option<CardCandidate<'_, u32>> {
    let record = &entry.record;
    let number = u32::try_from(record.dbf_id).ok().filter(|number| *number > 0)?;
    let collectible = record.collectible() && !is_starting_hero(record);
    let mut classes = record.classes();
    if classes.is_empty() {
        classes.push(CardClass::Neutral);
    }
    let tourist = record.tag(GameTag::TOURIST).and_then(|class| CardClass::try_from(class).ok());
    Some(CardCandidate {
        key: number,
        id: &record.id,
        name: &record.name,
        number,
        collectible,
        in_decks: collectible || record.has(GameTag::IS_FABLED_BUNDLE_CARD),
        in_sideboards: record.card_type() != Some(CardType::Enchantment),
        classes: classes.into_iter().fold(0, |all, class| all | class_bit(class)),
        tourist: tourist.filter(|class| *class != CardClass::Invalid),
    })
}

impl DeckList {
    /// The mean number of missing cards per deck, counting copies.
    #[expect(clippy::cast_precision_loss, reason = "a few decks of at most 60 cards")]
    pub fn missing_per_deck(&self) -> f64 {
        f64::from(self.decks.iter().map(DeckCoverage::missing).sum::<u32>()) / self.decks.len().max(1) as f64
    }
}

impl DeckCoverage {
    fn new<'a>(known: &KnownDeck, card: impl Fn(u32) -> Option<CardInfo<'a>>) -> Self {
        let deck = &known.deck;
        let aside = deck.sideboards.iter().map(|((number, _), copies)| (*number, *copies));
        let all: Vec<(u32, u32)> = deck.cards.iter().map(|(number, copies)| (*number, *copies)).chain(aside).collect();
        let lack = |&(number, copies): &(u32, u32)| {
            let Some(card) = card(number) else {
                let why = "the data has no card of this number".to_owned();
                return Some(MissingCard { id: None, name: format!("number {number}"), copies, why });
            };
            let why = card.status.map_or_else(|| Some("it is not generated".to_owned()), missing_reason)?;
            Some(MissingCard { id: Some(card.id.to_owned()), name: card.name.to_owned(), copies, why })
        };
        let lacks: Vec<MissingCard> = all.iter().filter_map(lack).collect();
        let approximation = |&(number, copies): &(u32, u32)| {
            let card = card(number)?;
            let why = card.status?.approximation()?.to_owned();
            Some(MissingCard { id: Some(card.id.to_owned()), name: card.name.to_owned(), copies, why })
        };
        let approximate: Vec<MissingCard> = all.iter().filter_map(approximation).collect();
        let hero = deck.heroes.first().and_then(|number| card(*number));
        let mut curve = [0; CURVE_STEPS];
        for (number, copies) in &deck.cards {
            let Some(found) = card(*number) else { continue };
            let of_it = deck.sideboards.keys().filter(|(_, owner)| owner == number);
            let modules = of_it.filter_map(|(module, _)| card(*module)).filter(|module| module.is_module);
            let cost = found.cost + modules.map(|module| module.cost).sum::<i64>();
            curve[usize::try_from(cost).unwrap_or_default().min(CURVE_STEPS - 1)] += copies;
        }
        Self {
            class: hero.and_then(|hero| hero.class).map(CardClass::title),
            curve,
            name: if known.name.is_empty() { known.code.clone() } else { known.name.clone() },
            win_rate: known.win_rate,
            code: known.code.clone(),
            cards: all.iter().map(|(_, copies)| copies).sum(),
            whole: lacks.is_empty() && approximate.is_empty(),
            lacks,
            approximate,
        }
    }

    /// Whether it has no missing cards, but approximate ones.
    pub fn is_approximate(&self) -> bool {
        self.lacks.is_empty() && !self.approximate.is_empty()
    }

    /// The number of missing cards, counting copies.
    pub fn missing(&self) -> u32 {
        self.lacks.iter().map(|lack| lack.copies).sum()
    }
}

/// The reason why a card does not play; `None` if it plays exactly or with an approximation.
fn missing_reason(status: &CardStatus) -> Option<String> {
    if status.implemented || status.approximation().is_some() {
        return None;
    }
    if let Some(through) = status.stub_chains.first() {
        return Some(format!("it reaches the stub {}", through.join(", which makes ")));
    }
    Some(match &status.state {
        State::Todo | State::Missing => "it is a stub".to_owned(),
        State::Partial(lacks) => format!("it is written in part: {lacks}"),
        State::Stale => "it is written for a former text".to_owned(),
        State::Vanilla | State::Derived | State::Done | State::Approximate(_) => "no live test covers it".to_owned(),
    })
}
