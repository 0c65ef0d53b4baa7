//! What is generated: which cards, in which file, in which order.
//!
//! Knows card records, `data/sets.toml` and what texts mean; knows nothing of Rust source and files on disk.

pub(crate) mod aliases;
mod cache;
mod placement;
mod proof;
mod selection;
mod text_context;
mod wording;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_data::sets::{Set, Sets};
use cardwright_data::{CardRecord, LinkKind};
use cardwright_engine::script::card_refs::CardRef;
use cardwright_engine::script::prelude::{Active, Place, Selector, Side, Source, THIS, Word, card, spell, transform};
use cardwright_engine::script::{Ability, Power};
use serde::{Deserialize, Serialize};

pub use aliases::AliasError;
pub use placement::Home;
pub use proof::{Mutant, Mutation, mutants};
pub use selection::select;
pub(crate) use text_context::as_compiled;
pub use text_context::{TextContext, TextContextError};
pub use wording::keywords_alone;

use cardwright_text::Compiler;
use proof::Proof;

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
    /// Whether players put it into decks: a collectible card of a listed set. Heroes of the skins' set are not.
    pub collectible: bool,
}

/// The Power that the generator gives a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stub {
    /// Keywords alone say it all.
    Vanilla,
    /// Read from its text.
    Derived(Box<Derived>),
    /// To be written.
    Todo,
    /// The same card as an earlier one, by id: its Power is that one's.
    Reprint(String),
}

/// What a card's text says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Derived {
    /// Its Power as Rust has it.
    pub source: String,
    /// The kinds of character that it may be pointed at.
    pub targets: Vec<String>,
    /// How a test shows that it does so.
    pub proof: Evidence,
}

/// What shows that a card does what its text says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Evidence {
    /// An enchantment on a plain minion: the steps of the story.
    Enchantment(Vec<String>),
    /// The card played, and what is seen then: the steps of each story.
    Stories(Vec<Vec<String>>),
    /// Nothing that could be worked out from the text: a test has to be written.
    None,
}

impl Catalog {
    /// Chooses the cards that are generated, finds their places and reads their texts.
    pub fn new(build: u32, records: Vec<CardRecord>, sets: Sets) -> Self {
        Self::with(build, records, sets, |all, homes| Stubs::new(all, homes).collect())
    }

    /// The same, but what the same program read from the same cards before is taken from `file`; what it reads now is kept
    /// there. Without the file, or when it cannot be written, only time is lost.
    pub fn cached(build: u32, records: Vec<CardRecord>, sets: Sets, file: &Path) -> Self {
        Self::with(build, records, sets, |all, homes| {
            let key = cache::key(all, homes);
            cache::read(file, &key, homes.len()).unwrap_or_else(|| {
                let stubs = Stubs::new(all, homes).collect();
                cache::write(file, &key, &stubs);
                stubs
            })
        })
    }

    /// The cards with their places alone; no text is read, and each card counts as to be written.
    pub fn unread(build: u32, records: Vec<CardRecord>, sets: Sets) -> Self {
        Self::with(build, records, sets, |_, homes| homes.keys().map(|_| Stub::Todo).collect())
    }

    fn with(
        build: u32,
        records: Vec<CardRecord>,
        sets: Sets,
        stubs: impl FnOnce(&BTreeMap<String, CardRecord>, &BTreeMap<String, Home>) -> Vec<Stub>,
    ) -> Self {
        let mut all: BTreeMap<String, CardRecord> = records.into_iter().map(|r| (r.id.clone(), r)).collect();
        let chosen = selection::select(&all, &sets);
        let homes = placement::homes(&all, &chosen, &sets);
        let stubs = stubs(&all, &homes);
        let cards = homes
            .into_iter()
            .zip(stubs)
            .filter_map(|((id, home), stub)| {
                let record = all.remove(&id)?;
                let collectible = record.collectible() && placement::row_of(&sets, &record).is_some();
                Some((id, CatalogCard { record, home, stub, collectible }))
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

    /// The sets that have cards, in the order of `data/sets.toml`.
    pub fn by_set(&self) -> Vec<SetCards<'_>> {
        let mut classes: Vec<BTreeMap<String, ClassCards>> = self.sets.sets.iter().map(|_| BTreeMap::new()).collect();
        for card in self.cards.values() {
            let module = card.home.class_module();
            classes[card.home.set]
                .entry(module.clone())
                .or_insert_with(|| ClassCards { class: card.home.class, module, cards: Vec::new() })
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

/// The cards of a set that stand in one file.
#[derive(Debug)]
pub struct ClassCards<'a> {
    /// The class.
    pub class: CardClass,
    /// The file's name without its ending: `demon_hunter`.
    pub module: String,
    /// The cards by id.
    pub cards: Vec<&'a CatalogCard>,
}

impl CatalogCard {
    /// Whether a test of it is generated: of what can be played, and of what was read from its text.
    pub fn has_test(&self) -> bool {
        let shown = matches!(&self.stub, Stub::Derived(derived) if derived.proof != Evidence::None);
        self.is_playable() || shown
    }

    /// Whether the generated test says all that it should, and runs.
    pub fn is_proved(&self) -> bool {
        match &self.stub {
            Stub::Vanilla | Stub::Reprint(_) => true,
            Stub::Derived(derived) => derived.proof != Evidence::None,
            Stub::Todo => false,
        }
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

/// What is known before any card's stub is chosen.
struct Stubs<'a> {
    all: &'a BTreeMap<String, CardRecord>,
    homes: &'a BTreeMap<String, Home>,
    twins: Twins<'a>,
    /// What texts may speak of; `None` if the engine cannot hold so many cards.
    library: Option<TextContext<'a>>,
    /// On whom enchantments are shown.
    plain: Vec<&'a CardRecord>,
    /// What stories are made of.
    props: Option<proof::Props<'a>>,
}

impl<'a> Stubs<'a> {
    fn new(all: &'a BTreeMap<String, CardRecord>, homes: &'a BTreeMap<String, Home>) -> Self {
        let library = TextContext::new(all, homes.keys().map(String::as_str), || Compiler::new().ok()).ok();
        let plain = proof::plain_minions(all, homes);
        let compiler = Compiler::new().ok();
        let props =
            library.as_ref().zip(compiler).and_then(|(library, it)| proof::Props::new(all, homes, library, &it));
        Self { all, homes, twins: twins(all, homes), library, plain, props }
    }

    /// The stub of each card by id.
    fn collect(&self) -> Vec<Stub> {
        let ids: Vec<&String> = self.homes.keys().collect();
        // The rules are part of the program, and a test reads them: they are well-formed.
        text_context::in_pieces(&ids, &|| Compiler::new().ok(), |compiler, id| Some(self.stub(id, compiler.as_ref())))
    }

    /// What the generator can say about a card's Power.
    fn stub(&self, id: &str, compiler: Option<&Compiler>) -> Stub {
        let record = &self.all[id];
        if let Some(library) = self.library.as_ref().filter(|library| library.is_chosen_form(record)) {
            let form = library.form(record);
            return form.map_or(Stub::Todo, |form| becomes(form, taken(record, form, library, compiler)));
        }
        if keywords_alone(record) {
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
            None => compiler.and_then(|compiler| self.derived(record, compiler)).unwrap_or(Stub::Todo),
        }
    }

    /// What a card does that is one of several: an option of Choose One, a Titan's ability.
    fn read(&self, id: &str, library: &TextContext<'a>, compiler: &Compiler) -> Option<Power> {
        let record = self.all.get(id)?;
        if library.is_chosen_form(record) {
            return library.form(record).map(becoming);
        }
        compiler.power(&library.subject(record)?, library.cards()).ok()
    }

    /// Whether a card's text is understood whole: an option of Choose One, a Titan's ability.
    fn is_read(&self, id: &str, deep: usize, library: &TextContext<'a>, compiler: &Compiler) -> bool {
        let Some(record) = self.all.get(id) else { return false };
        if library.is_chosen_form(record) {
            return library.form(record).is_some();
        }
        let power = || compiler.power(&library.subject(record)?, library.cards()).ok();
        keywords_alone(record)
            || power().is_some_and(|power| {
                // The next rank has a next rank too.
                let further = |other: &str| deep > 0 && other != id && self.is_read(other, deep - 1, library, compiler);
                !library.is_faulty(record, &power, further)
            })
    }

    /// Whether a Power attaches an enchantment card that nothing can be shown of, and that stays unwritten for that.
    fn attaches_unwritten(&self, power: &Power, library: &TextContext<'a>) -> bool {
        let power: &'static Power = Box::leak(Box::new(*power));
        power.card_refs().into_iter().any(|mention| match mention {
            CardRef::Enchantment(id) if library.carried(id).is_none() => library.enchant(id).is_some_and(|enchant| {
                enchant.aura.is_none() && Proof::of(&Power::of(Ability::Enchant(enchant)), &self.plain).is_none()
            }),
            _ => false,
        })
    }

    /// What the text says, if it is understood whole.
    fn derived(&self, record: &CardRecord, compiler: &Compiler) -> Option<Stub> {
        let library = self.library.as_ref()?;
        let of = |power: Power, proof| {
            let targets = aimed_at(&power).into_iter().map(str::to_owned).collect();
            Some(Stub::Derived(Box::new(Derived { source: power.source(), targets, proof })))
        };
        let read = |id: &str| self.read(id, library, compiler);
        match record.card_type()? {
            CardType::Enchantment => {
                let told = |power: &Power| {
                    let class = self.homes.get(&record.id)?.table_class();
                    self.props.as_ref().and_then(|props| proof::stories(record, class, power, props, &read))
                };
                let told = |power: Power| {
                    let stories = told(&power);
                    of(power, stories.map_or(Evidence::None, Evidence::Stories))
                };
                if let Some(power) = library.carried(&record.id) {
                    return told(power);
                }
                let enchant = library.enchant(&record.id)?;
                let power = Power::of(Ability::Enchant(enchant));
                match Proof::of(&power, &self.plain) {
                    Some(proof) => of(power, Evidence::Enchantment(proof.steps(&record.id))),
                    // One of a player shows in what that player has.
                    None if enchant.aura.is_some() => told(power),
                    None => None,
                }
            }
            CardType::Minion | CardType::Spell | CardType::Weapon | CardType::HeroPower | CardType::Location => {
                let record = self.all.get(&record.id)?;
                let subject = library.subject(record)?;
                let power = compiler.power(&subject, library.cards()).ok()?;
                if power == cardwright_engine::script::prelude::VANILLA {
                    return Some(Stub::Vanilla);
                }
                // What cannot be meant is not what the text says.
                let faulty = library.is_faulty(record, &power, |id| self.is_read(id, FORMS, library, compiler));
                if faulty || is_part_of_another(record, &power) || self.attaches_unwritten(&power, library) {
                    return None;
                }
                let class = self.homes.get(&record.id)?.table_class();
                let stories = self.props.as_ref().and_then(|props| proof::stories(record, class, &power, props, &read));
                of(power, stories.map_or(Evidence::None, Evidence::Stories))
            }
            _ => None,
        }
    }
}

/// Whether a spell says what something in play does: it is a piece of which other cards are made, and does nothing itself.
fn is_part_of_another(record: &CardRecord, power: &Power) -> bool {
    let abilities = match power.ability {
        Ability::Several(several) => several.iter().map(|power| power.ability).collect(),
        other => vec![other],
    };
    let in_play = |ability: &Ability| match ability {
        Ability::Trigger(trigger) => trigger.active == Active::Play,
        Ability::Aura(aura) => aura.active == Active::Play,
        Ability::Text(text) => matches!(text.word, Word::Battlecry | Word::Deathrattle),
        _ => false,
    };
    let stays = [GameTag::SECRET, GameTag::QUEST, GameTag::QUESTLINE].into_iter().any(|tag| record.has(tag));
    record.card_type() == Some(CardType::Spell) && !stays && abilities.iter().all(in_play)
}

/// How many forms a form may have behind it: the third rank is the last.
const FORMS: usize = 1;

/// What an option does that stands for a form.
fn becoming(form: &CardRecord) -> Power {
    let id: &'static str = form.id.clone().leak();
    spell(Box::leak(Box::new([transform(THIS, card(id))])))
}

/// The story of an option that stands for a form: who has it is played, and becomes the form.
fn taken(option: &CardRecord, form: &CardRecord, library: &TextContext<'_>, compiler: Option<&Compiler>) -> Evidence {
    let story = || {
        let by = library.chooser(option)?;
        let power = compiler?.power(&library.subject(by)?, library.cards()).ok()?;
        let Ability::ChooseOne(options) = power.ability else { return None };
        let number = options.iter().position(|id| *id == option.id)?;
        let (attack, health) = (form.attack().unwrap_or(0), form.health().unwrap_or(0));
        let story = [
            format!("PlayOption({:?}, {number}, Nothing)", by.id),
            format!("Is(Nth(1), {:?})", form.id),
            format!("Now(Nth(1), {attack}, {health})"),
        ];
        Some(Evidence::Stories(vec![story.to_vec()]))
    };
    story().unwrap_or(Evidence::None)
}

fn becomes(form: &CardRecord, proof: Evidence) -> Stub {
    let source = becoming(form).source();
    Stub::Derived(Box::new(Derived { source, targets: Vec::new(), proof }))
}

/// The cards that each card is a reprint of, or that are reprints of it.
type Twins<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

fn twins<'a>(all: &'a BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Home>) -> Twins<'a> {
    let mut twins: Twins = BTreeMap::new();
    for record in all.values().filter(|record| homes.contains_key(&record.id)) {
        for to in record.linked(LinkKind::Reprint).filter(|to| homes.contains_key(*to) && *to != record.id) {
            twins.entry(&record.id).or_default().insert(to);
            twins.entry(to).or_default().insert(&record.id);
        }
    }
    twins
}

/// The kinds of character that a text may be pointed at.
fn aimed_at(power: &Power) -> Vec<&'static str> {
    let Ability::Text(text) = power.ability else { return Vec::new() };
    let Some(target) = text.effects.iter().map(|effect| effect.to).find(Selector::is_target) else {
        return Vec::new();
    };
    let Source::Target(side, place) = target.from else { return Vec::new() };
    let (minions, heroes) = (place != Place::Heroes, place != Place::Minions);
    let kinds = [
        ("FriendlyMinion", side != Side::Enemy && minions),
        ("EnemyMinion", side != Side::Friendly && minions),
        ("FriendlyHero", side != Side::Enemy && heroes),
        ("EnemyHero", side != Side::Friendly && heroes),
    ];
    kinds.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect()
}
