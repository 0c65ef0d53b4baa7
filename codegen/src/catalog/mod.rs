//! The catalog: the generated cards with their files and order.
//!
//! Uses card records, `data/sets.toml` and compiled texts; knows nothing of Rust source and files on disk.

pub mod aliases;
pub mod cache;
mod placement;
mod scenario_coverage;
mod scenarios;
mod selection;
mod text_context;
mod wording;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_data::sets::{Set, Sets};
use cardwright_data::{CardRecord, LinkKind};
use cardwright_scenario::enchantment::{EnchantmentScenario, plain_minions};
use cardwright_scenario::{ScenarioPlanner, Step, Unmodeled};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::card_refs::CardRef;
use cardwright_vocabulary::script::prelude::{ActiveZone, Enchant, THIS, Word, card, spell, transform};
use cardwright_vocabulary::script::{Ability, Power};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

pub use aliases::AliasError;
use cache::CachedTexts;
pub use placement::Placement;
pub use scenario_coverage::ScenarioCoverage;
pub use scenarios::WrittenPowers;
pub use selection::{id_prefix, select};
pub(crate) use text_context::as_compiled;
pub use text_context::{TextContext, TextContextError};
pub use wording::is_keyword_only;

use cardwright_text::{Compiler, vocabulary};

/// Every generated card with its file.
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
    /// The hero skins: collectible heroes outside the catalog, by class and number.
    pub skins: Vec<HeroSkin>,
    cards: BTreeMap<String, CatalogCard>,
    /// The hand-written Powers.
    hand_written: WrittenPowers,
    /// The cards that scenarios cover.
    scenario_coverage: ScenarioCoverage,
    /// The location of the cache.
    cache: Option<CacheLocation>,
}

/// The file and the key of the cache.
#[derive(Debug, Clone)]
struct CacheLocation {
    file: PathBuf,
    key: String,
    grammar: String,
}

/// A hero skin that players choose in place of their class's hero: another name and picture, and the same class, Health and
/// Hero Power.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct HeroSkin {
    /// The class of the hero it replaces.
    pub class: CardClass,
    /// Its number in the client's database, used in deckstrings.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// Its English name.
    pub name: String,
}

impl HeroSkin {
    /// The skin in a record; `None` for other cards.
    fn of(record: &CardRecord) -> Option<Self> {
        let is_hero = record.collectible() && record.card_type() == Some(CardType::Hero);
        let class = record.classes().first().copied().filter(|_| is_hero)?;
        Some(Self { class, number: record.dbf_id, id: record.id.clone(), name: record.name.clone() })
    }
}

/// A generated card.
#[derive(Debug, Clone)]
pub struct CatalogCard {
    /// The card data.
    pub record: CardRecord,
    /// The file of the card.
    pub placement: Placement,
    /// The generated Power, used as long as there is no hand-written one.
    pub stub: Stub,
    /// Whether scenarios cover the card, with its stub or its hand-written Power.
    pub has_scenario: bool,
    /// Whether players can put it into decks: a collectible card of a listed set. Heroes of the set of skins are excluded.
    pub collectible: bool,
}

/// The generated Power of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stub {
    /// No Power is needed beyond keywords.
    Vanilla,
    /// Compiled from its text: the Power as Rust.
    Derived(String),
    /// A stub to be written.
    Todo,
    /// A reprint of the card with this id, with the same Power.
    Reprint(String),
}

/// A stub that is not a valid Power.
#[derive(Debug, thiserror::Error)]
#[error("what was kept for {id} is no Power: delete data/cards.sqlite.derived and run again")]
pub struct InvalidStub {
    /// The card's id.
    pub id: String,
}

impl Catalog {
    /// Selects the generated cards, places them in files and compiles their texts.
    pub fn new(build: u32, records: Vec<CardRecord>, sets: Sets) -> Self {
        let places = PlacedCards::new(records, &sets);
        let stubs = places.stubs();
        Self::with(build, sets, &places, (stubs, None), WrittenPowers::default(), None)
    }

    /// Like [`Self::new`], with the cache in `file`; newly compiled texts are written there. If the file is missing or cannot
    /// be written, everything is compiled again. `written` has the hand-written Powers.
    pub fn cached(build: u32, records: Vec<CardRecord>, sets: Sets, written: WrittenPowers, file: &Path) -> Self {
        let places = PlacedCards::new(records, &sets);
        let key = cache::key(&places.all, &places.homes);
        let keeps = CacheLocation { file: file.to_owned(), key, grammar: cache::grammar() };
        let kept = cache::read(file, &keeps.key, places.homes.len());
        let (stubs, shown) = match kept.clone() {
            Some(kept) if kept.grammar == keeps.grammar => (kept.stubs, Some(kept.scenario_coverage)),
            // What scenarios show does not depend on the grammar, but on what was read with it.
            kept => (places.stubs(), kept.map(|kept| kept.scenario_coverage)),
        };
        let catalog = Self::with(build, sets, &places, (stubs, shown), written, Some(keeps));
        catalog.store_cache(kept.as_ref());
        catalog
    }

    /// The catalog with other hand-written Powers, with scenario coverage updated; `None` if the Powers are unchanged.
    pub fn with_powers(&self, written: WrittenPowers) -> Option<Self> {
        let written: WrittenPowers = written.into_iter().filter(|(id, _)| self.cards.contains_key(id)).collect();
        if written == self.hand_written {
            return None;
        }
        let stubs = self.cards.values().map(|card| (&card.record, &card.placement, &card.stub));
        let shown = ScenarioCoverage::of(stubs, &written, Some(self.scenario_coverage.clone()));
        let with = |((id, card), has_scenario): ((&String, &CatalogCard), bool)| {
            (id.clone(), CatalogCard { has_scenario, ..card.clone() })
        };
        let cards = self.cards.iter().zip(shown.cards()).map(with).collect();
        let (build, sets, skins, keeps) = (self.build, self.sets.clone(), self.skins.clone(), self.cache.clone());
        let catalog = Self { build, sets, skins, cards, hand_written: written, scenario_coverage: shown, cache: keeps };
        catalog.store_cache(None);
        Some(catalog)
    }

    /// Writes the cache, unless it is unchanged.
    fn store_cache(&self, before: Option<&CachedTexts>) {
        let Some(keeps) = &self.cache else { return };
        let stubs = self.cards.values().map(|card| card.stub.clone()).collect();
        let kept =
            CachedTexts { grammar: keeps.grammar.clone(), stubs, scenario_coverage: self.scenario_coverage.clone() };
        if before != Some(&kept) {
            cache::write(&keeps.file, &keeps.key, &kept);
        }
    }

    /// The cards with their files only; texts are not compiled, and each card counts as a stub.
    pub fn without_texts(build: u32, records: Vec<CardRecord>, sets: Sets) -> Self {
        let places = PlacedCards::new(records, &sets);
        let cards = places.cards(&sets, places.homes.keys().map(|_| (Stub::Todo, false)));
        let skins = places.skins();
        Self {
            build,
            sets,
            skins,
            cards,
            hand_written: WrittenPowers::default(),
            scenario_coverage: ScenarioCoverage::default(),
            cache: None,
        }
    }

    fn with(
        build: u32,
        sets: Sets,
        places: &PlacedCards,
        (stubs, before): (Vec<Stub>, Option<ScenarioCoverage>),
        written: WrittenPowers,
        keeps: Option<CacheLocation>,
    ) -> Self {
        // What people wrote for a card that has left the data says nothing any more.
        let written: WrittenPowers = written.into_iter().filter(|(id, _)| places.homes.contains_key(id)).collect();
        let of = places.homes.iter().zip(&stubs).map(|((id, home), stub)| (&places.all[id], home, stub));
        let shown = ScenarioCoverage::of(of, &written, before);
        let cards = places.cards(&sets, stubs.into_iter().zip(shown.cards()));
        Self {
            build,
            sets,
            skins: places.skins(),
            cards,
            hand_written: written,
            scenario_coverage: shown,
            cache: keeps,
        }
    }

    /// Checks that each stub is a valid Power. Stubs from a cache file that someone changed could be other Rust, which would be
    /// written into card files.
    pub fn check_stubs(&self) -> Result<(), InvalidStub> {
        let is_power = |card: &CatalogCard| match &card.stub {
            Stub::Vanilla | Stub::Todo => true,
            Stub::Derived(source) => vocabulary::power(source)
                .is_ok_and(|power| power.source() == *source || source_on(&power, CardType::Location) == *source),
            Stub::Reprint(original) => *original != card.record.id && self.cards.contains_key(original),
        };
        match self.cards.par_iter().find_first(|(_, card)| !is_power(card)) {
            Some((id, _)) => Err(InvalidStub { id: id.clone() }),
            None => Ok(()),
        }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The card of this id, if it is generated.
    pub fn get(&self, id: &str) -> Option<&CatalogCard> {
        self.cards.get(id)
    }

    /// The scenario planner for these cards; `None` if a card that every scenario needs is missing.
    pub fn scenarios(&self) -> Option<ScenarioPlanner> {
        let stubs = self.cards.values().map(|card| (&card.record, &card.placement, &card.stub));
        scenarios::of_stubs(stubs, &self.hand_written)
    }

    /// The scenarios of a card. Fails if the model does not cover its Power.
    ///
    /// # Errors
    /// A part of the card that the model does not cover: a person has to write its test.
    pub fn scenarios_of(&self, scenarios: &ScenarioPlanner, card: &CatalogCard) -> Result<Vec<Vec<Step>>, Unmodeled> {
        scenarios::of_card(scenarios, &card.record.id, &card.placement, &card.stub, &self.hand_written)
    }

    /// All cards by id.
    pub fn cards(&self) -> impl Iterator<Item = &CatalogCard> {
        self.cards.values()
    }

    /// The sets that have cards, in the order of `data/sets.toml`.
    pub fn by_set(&self) -> Vec<SetCards<'_>> {
        let mut classes: Vec<BTreeMap<String, ClassCards>> = self.sets.sets.iter().map(|_| BTreeMap::new()).collect();
        for card in self.cards.values() {
            let module = card.placement.class_module();
            classes[card.placement.set]
                .entry(module.clone())
                .or_insert_with(|| ClassCards { class: card.placement.class, module, cards: Vec::new() })
                .cards
                .push(card);
        }
        self.sets
            .sets
            .iter()
            .zip(classes)
            .filter(|(_, classes)| !classes.is_empty())
            .map(|(set, classes)| SetCards { set, classes: classes.into_values().collect() })
            .collect()
    }
}

/// The cards of a set.
#[derive(Debug)]
pub struct SetCards<'a> {
    /// The set.
    pub set: &'a Set,
    /// Its classes by module name.
    pub classes: Vec<ClassCards<'a>>,
}

/// The cards of a set in one file.
#[derive(Debug)]
pub struct ClassCards<'a> {
    /// The class.
    pub class: CardClass,
    /// The file name without extension: `demon_hunter`.
    pub module: String,
    /// The cards by id.
    pub cards: Vec<&'a CatalogCard>,
}

impl CatalogCard {
    /// Whether it needs a test: a playable card, or an enchantment that can be shown separately.
    pub fn needs_test(&self) -> bool {
        self.is_playable() || self.has_scenario
    }

    /// Whether it needs a hand-written test, because no scenario covers it.
    pub fn needs_written_test(&self) -> bool {
        self.is_playable() && !self.has_scenario
    }

    /// Whether a game can have this card in hand, on the board or as its hero power.
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

/// The cards of a build, with the files of the generated ones.
struct PlacedCards {
    all: BTreeMap<String, CardRecord>,
    homes: BTreeMap<String, Placement>,
}

impl PlacedCards {
    fn new(records: Vec<CardRecord>, sets: &Sets) -> Self {
        let all: BTreeMap<String, CardRecord> = records.into_iter().map(|r| (r.id.clone(), r)).collect();
        let chosen = selection::select(&all, sets);
        let homes = placement::placements(&all, &chosen, sets);
        Self { all, homes }
    }

    /// The stubs of the cards, by id.
    fn stubs(&self) -> Vec<Stub> {
        let known = StubBuilder::new(&self.all, &self.homes);
        let ids: Vec<&String> = self.homes.keys().collect();
        ids.par_iter().map(|id| known.stub(id)).collect()
    }

    /// The hero skins: collectible heroes outside the catalog.
    fn skins(&self) -> Vec<HeroSkin> {
        let others = self.all.values().filter(|record| !self.homes.contains_key(&record.id));
        let mut skins: Vec<HeroSkin> = others.filter_map(HeroSkin::of).collect();
        skins.sort();
        skins
    }

    /// The cards of the catalog, each with its stub and whether scenarios cover it.
    fn cards(&self, sets: &Sets, stubs: impl Iterator<Item = (Stub, bool)>) -> BTreeMap<String, CatalogCard> {
        let card = |((id, home), (stub, has_scenario)): ((&String, &Placement), (Stub, bool))| {
            let record = self.all[id].clone();
            let collectible = record.collectible() && placement::set_row(sets, &record).is_some();
            (id.clone(), CatalogCard { record, placement: *home, stub, has_scenario, collectible })
        };
        self.homes.iter().zip(stubs).map(card).collect()
    }
}

/// The data for choosing the stubs of cards.
struct StubBuilder<'a> {
    all: &'a BTreeMap<String, CardRecord>,
    homes: &'a BTreeMap<String, Placement>,
    twins: Reprints<'a>,
    /// The cards that texts can refer to; `None` if the engine cannot hold so many cards.
    library: Option<TextContext<'a>>,
    /// The text compiler. Its grammar is part of the program, and a test checks that it is valid.
    compiler: Option<&'static Compiler>,
    /// The minions for scenarios of enchantments.
    plain: Vec<&'static Card>,
}

impl<'a> StubBuilder<'a> {
    fn new(all: &'a BTreeMap<String, CardRecord>, homes: &'a BTreeMap<String, Placement>) -> Self {
        let compiler = Compiler::project().ok();
        let library =
            compiler.and_then(|compiler| TextContext::new(all, homes.keys().map(String::as_str), compiler).ok());
        let mut plain = library.as_ref().map(|library| plain_minions(library.cards())).unwrap_or_default();
        plain.sort_by_key(|card| (homes.get(card.id).map(|home| home.set), card.id));
        Self { all, homes, twins: reprints(all, homes), library, compiler, plain }
    }

    /// The stub of a card.
    fn stub(&self, id: &str) -> Stub {
        let record = &self.all[id];
        if let Some(library) = self.library.as_ref().filter(|library| library.is_chosen_form(record)) {
            let form = library.form(record);
            return form.map_or(Stub::Todo, |form| derived(&power_of_form(form)));
        }
        if is_keyword_only(record) {
            return Stub::Vanilla;
        }
        // Of cards that are reprints of each other the earliest holds the Power, whichever of them the data calls the
        // reprint: so no chain of reprints ends in itself.
        let age = |id: &str| (self.homes[id].set, id.to_owned());
        let original = self
            .twins
            .get(id)
            .into_iter()
            .flatten()
            .filter(|twin| age(twin) < age(id) && wording::same_text(record, &self.all[**twin]))
            .min_by_key(|twin| age(twin));
        match original {
            Some(original) => Stub::Reprint((*original).to_owned()),
            None => self.compiler.and_then(|compiler| self.derived(record, compiler)).unwrap_or(Stub::Todo),
        }
    }

    /// Whether a card's whole text is compiled: an option of Choose One, a Titan's ability.
    fn is_read(&self, id: &str, deep: usize, library: &TextContext<'a>, compiler: &Compiler) -> bool {
        let Some(record) = self.all.get(id) else { return false };
        if library.is_chosen_form(record) {
            return library.form(record).is_some();
        }
        let power = || compiler.power(&library.subject(record)?, library.cards()).ok();
        is_keyword_only(record)
            || power().is_some_and(|power| {
                // The next rank has a next rank too.
                let further = |other: &str| deep > 0 && other != id && self.is_read(other, deep - 1, library, compiler);
                !library.contradicts_data(record, &power, further)
            })
    }

    /// Whether a Power attaches an enchantment card without scenarios, which therefore stays a stub.
    fn attaches_unwritten(&self, power: &Power, library: &TextContext<'a>) -> bool {
        let unwritten = |enchant: Enchant| {
            let power = Power::of(Ability::Enchant(enchant));
            enchant.aura.is_none() && EnchantmentScenario::of(&power, &self.plain).is_none()
        };
        power.card_refs().into_iter().any(|mention| {
            let CardRef::Enchantment(id) = mention else { return false };
            library.enchantment_power(id).is_none() && library.enchant(id).is_some_and(unwritten)
        })
    }

    /// The Power compiled from a card's text, if the whole text is understood.
    fn derived(&self, record: &CardRecord, compiler: &Compiler) -> Option<Stub> {
        let library = self.library.as_ref()?;
        let card_type = record.card_type()?;
        if card_type == CardType::Enchantment {
            if let Some(power) = library.enchantment_power(&record.id) {
                return Some(derived(&power));
            }
            let enchant = library.enchant(&record.id)?;
            let power = Power::of(Ability::Enchant(enchant));
            // One of a player shows in what that player has.
            let shows = enchant.aura.is_some() || EnchantmentScenario::of(&power, &self.plain).is_some();
            return shows.then(|| derived(&power));
        }
        if !matches!(
            card_type,
            CardType::Minion | CardType::Spell | CardType::Weapon | CardType::HeroPower | CardType::Location
        ) {
            return None;
        }
        let record = self.all.get(&record.id)?;
        let subject = library.subject(record)?;
        let power = compiler.power(&subject, library.cards()).ok()?;
        if power == cardwright_vocabulary::script::prelude::VANILLA {
            return Some(Stub::Vanilla);
        }
        // What cannot be meant is not what the text says.
        let faulty = library.contradicts_data(record, &power, |id| self.is_read(id, MAX_FORMS, library, compiler));
        let is_stub = faulty || is_part_of_another(record, &power) || self.attaches_unwritten(&power, library);
        (!is_stub).then(|| Stub::Derived(source_on(&power, card_type)))
    }
}

/// Whether a spell is part of another card: its text is an ability of a card in play, and the spell itself does nothing.
fn is_part_of_another(record: &CardRecord, power: &Power) -> bool {
    let abilities = if let Ability::Several(several) = power.ability {
        several.iter().map(|power| power.ability).collect()
    } else {
        vec![power.ability]
    };
    let in_play = |ability: &Ability| {
        matches!(ability, Ability::Trigger(trigger) if trigger.active_zone == ActiveZone::Play)
            || matches!(ability, Ability::Aura(aura) if aura.active_zone == ActiveZone::Play)
            || matches!(ability, Ability::Text(text) if matches!(text.word, Word::Battlecry | Word::Deathrattle))
    };
    let stays = [GameTag::SECRET, GameTag::QUEST, GameTag::QUESTLINE].into_iter().any(|tag| record.has(tag));
    record.card_type() == Some(CardType::Spell) && !stays && abilities.iter().all(in_play)
}

/// The maximum number of further forms of a form; the third rank is the last.
const MAX_FORMS: usize = 1;

/// The Power of an option that stands for a form.
fn power_of_form(form: &CardRecord) -> Power {
    let id: &'static str = form.id.clone().leak();
    spell(Box::leak(Box::new([transform(THIS, card(id))])))
}

/// The stub of a card whose text was compiled.
fn derived(power: &Power) -> Stub {
    Stub::Derived(power.source())
}

/// The source of a Power on a card of this type: the same text is `hero_power(…)` of a Hero Power and `location(…)` of a location.
fn source_on(power: &Power, card_type: CardType) -> String {
    let source = power.source();
    if card_type != CardType::Location {
        return source;
    }
    let several = if let Ability::Several(several) = power.ability { several } else { std::slice::from_ref(power) };
    let used = several.iter().filter(|it| matches!(&it.ability, Ability::Text(text) if text.word == Word::Use));
    used.fold(source, |source, text| {
        let said = text.source();
        source.replacen(&said, &said.replacen("hero_power(", "location(", 1), 1)
    })
}

/// For each card, the cards that it is a reprint of, or that are reprints of it.
type Reprints<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

fn reprints<'a>(all: &'a BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Placement>) -> Reprints<'a> {
    let mut twins: Reprints = BTreeMap::new();
    for record in all.values().filter(|record| homes.contains_key(&record.id)) {
        for to in record.linked(LinkKind::Reprint).filter(|to| homes.contains_key(*to) && *to != record.id) {
            twins.entry(&record.id).or_default().insert(to);
            twins.entry(to).or_default().insert(&record.id);
        }
    }
    twins
}
