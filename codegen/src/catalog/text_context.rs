//! The context for compiling texts and printing Powers: cards in the engine's form with names, numbers and tags, and the Powers
//! of enchantments.

mod related;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use cardwright_data::enums::{CardClass, CardSet, CardType, GameTag};
use cardwright_data::{CardRecord, LinkKind};
use cardwright_vocabulary::compiled::{Card, CardFault, Cards, CardsError};
use cardwright_vocabulary::script::card_refs;
use cardwright_vocabulary::script::prelude::{Ability, Attribute, Enchant, Modifier, Power, TODO};

use super::aliases::{AliasError, Aliases};
use cardwright_data::markup::plain;
use cardwright_text::{Compiler, KnownNames, Subject};
use rayon::prelude::*;
use related::can_be_named;

/// The reason why texts cannot be compiled.
#[derive(Debug, thiserror::Error)]
pub enum TextContextError {
    /// The engine cannot hold the cards.
    #[error(transparent)]
    Cards(#[from] CardsError),
    /// The aliases of cards cannot be read.
    #[error(transparent)]
    Aliases(#[from] AliasError),
}

/// The cards that a text can refer to. Its data lives as long as the program, as the engine's cards do.
pub struct TextContext<'a> {
    all: &'a BTreeMap<String, CardRecord>,
    aliases: Aliases,
    cards: Cards,
    /// The effects of enchantment cards, from their texts.
    enchants: BTreeMap<&'a str, Enchant>,
    /// The abilities of enchantment cards: "Deathrattle: Draw a card."
    enchantment_powers: BTreeMap<&'a str, Power>,
    /// The cards of each name.
    by_name: HashMap<&'a str, Vec<&'a CardRecord>>,
    /// The first words of names with several words.
    first_words: HashSet<&'a str>,
    /// The number of words in the longest name.
    longest_name: usize,
}

impl<'a> TextContext<'a> {
    /// Collects what the text compiler needs to read the texts of these cards; `compiler` compiles the texts of enchantments
    /// first.
    ///
    /// # Errors
    /// Two cards of one id, or more than the engine can number; a fault in `data/aliases.toml`.
    pub fn new(
        all: &'a BTreeMap<String, CardRecord>,
        ids: impl Iterator<Item = &'a str>,
        compiler: &Compiler,
    ) -> Result<Self, TextContextError> {
        let aliases = Aliases::load()?;
        let names: KnownNames<'a> = all.values().map(|record| record.name.as_str()).collect();
        let records: Vec<&CardRecord> = ids.filter_map(|id| all.get(id)).collect();
        let is_enchantment = |record: &&&CardRecord| record.card_type() == Some(CardType::Enchantment);
        let of_type: Vec<&CardRecord> = records.iter().filter(is_enchantment).copied().collect();
        let read = |record: &&'a CardRecord| Some((record.id.as_str(), enchantment_reading(record, &names, compiler)?));
        let enchants: BTreeMap<&str, Enchant> = of_type.par_iter().filter_map(read).collect();
        let enchanting = |record: &CardRecord| Some(Power::of(Ability::Enchant(*enchants.get(record.id.as_str())?)));
        let mut by_name: HashMap<&str, Vec<&CardRecord>> = HashMap::new();
        for record in records.iter().copied().filter(|record| can_be_named(record)) {
            by_name.entry(&record.name).or_default().push(record);
        }
        // An original comes before its reprints, and before the cards as they once were.
        for named in by_name.values_mut() {
            let old = |record: &CardRecord| [CardSet::VANILLA, CardSet::CORE].contains(&record.set());
            named.sort_by_key(|record| (old(record), record.linked(LinkKind::Reprint).next().is_some(), &record.id));
        }
        let longest = by_name.keys().map(|name| name.split(' ').count()).max().unwrap_or(0);
        let first_words = by_name.keys().filter_map(|name| Some(name.split_once(' ')?.0)).collect();
        let cards = compile_cards(&records, enchanting)?;
        let mut library = Self {
            all,
            aliases,
            cards,
            enchants,
            enchantment_powers: BTreeMap::new(),
            by_name,
            first_words,
            longest_name: longest,
        };
        let says_something = |record: &&CardRecord| record.text.contains([':', ',']);
        let is_left = |record: &&CardRecord| library.enchant(&record.id).is_none() && says_something(record);
        let of_their_own: Vec<&CardRecord> = of_type.into_iter().filter(is_left).collect();
        let read = |record: &&'a CardRecord| {
            let mut subject = library.subject(record)?;
            // What it summons is a token of the card that attaches it.
            let owner = record.id.rfind('e').and_then(|at| all.get(&record.id[..at]));
            let of_owner = owner.and_then(|owner| library.subject(owner)).map(|owner| owner.mentions);
            subject.mentions.extend(of_owner.unwrap_or_default().into_iter().filter(|it| !it.is_unrelated));
            Some((record.id.as_str(), compiler.power(&subject, &library.cards).ok()?))
        };
        library.enchantment_powers = of_their_own.par_iter().filter_map(read).collect();
        let attaching: Vec<&CardRecord> = records.iter().copied().filter(|record| lasts_on_players(record)).collect();
        let lessons: Vec<(&str, Enchant)> =
            attaching.par_iter().filter_map(|record| library.enchantment_meaning(record, compiler)).collect();
        library.enchants.extend(lessons);
        let known = |record: &CardRecord| {
            let enchant = library.enchant(&record.id).map(|enchant| Power::of(Ability::Enchant(enchant)));
            enchant.or_else(|| library.enchantment_power(&record.id))
        };
        library.cards = compile_cards(&records, known)?;
        Ok(library)
    }

    /// The effect of an enchantment card whose own text is incomplete ("Reduced Cost."), from the text of the card that
    /// attaches it: "Reduce the Cost of your Librams by (1) this game."
    fn enchantment_meaning(&self, record: &'a CardRecord, compiler: &Compiler) -> Option<(&'a str, Enchant)> {
        // A reprint is the original's Power, with the original's enchantments.
        if record.linked(LinkKind::Reprint).next().is_some() {
            return None;
        }
        let subject = self.subject(record)?;
        let _ = compiler.power(&subject, &self.cards);
        let wanted = subject.missing_enchantments.take();
        let [wanted] = wanted[..] else { return None };
        let own: Vec<&CardRecord> = record
            .linked(LinkKind::Enchantment)
            .filter_map(|id| self.all.get(id))
            .filter(|it| it.id.starts_with(&record.id) && self.cards.by_id(&it.id).is_some())
            .filter(|it| !self.enchantment_powers.contains_key(it.id.as_str()))
            .collect();
        let only = |such: &dyn Fn(&CardRecord) -> bool| {
            let mut all = own.iter().copied().filter(|it| such(it));
            all.next().filter(|_| all.next().is_none())
        };
        let unread = |it: &CardRecord| self.enchant(&it.id).is_none();
        let of_player = |it: &CardRecord| self.enchant(&it.id).is_some_and(|enchant| enchant.aura.is_some());
        let costs = |it: &&&CardRecord| {
            let is_cost = |modifier: &Modifier| modifier.what == Attribute::Cost;
            self.enchant(&it.id).is_some_and(|enchant| enchant.modifiers.iter().all(is_cost))
        };
        let found = only(&unread).or_else(|| only(&of_player)).or_else(|| own.iter().rfind(costs).copied())?;
        Some((found.id.as_str(), wanted))
    }

    /// The Power of an enchantment card, from its text.
    pub fn enchantment_power(&self, id: &str) -> Option<Power> {
        self.enchantment_powers.get(id).copied()
    }

    /// A card by id as the reader of texts sees it; `None` for one that is not known or has no type.
    pub fn subject_of(&self, id: &str) -> Option<Subject<'a>> {
        self.subject(self.all.get(id)?)
    }

    /// The cards.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The number of the cards with a text, and the number of those texts that are compiled. Nothing is cached.
    pub fn read_all(&self, cards: impl Iterator<Item = &'a CardRecord>, compiler: &Compiler) -> (usize, usize) {
        let cards: Vec<&CardRecord> = cards.filter(|record| !record.text.is_empty()).collect();
        let is_read = |record: &&&'a CardRecord| {
            if record.card_type() == Some(CardType::Enchantment) {
                // They are read when the library is made.
                return self.enchant(&record.id).is_some() || self.enchantment_power(&record.id).is_some();
            }
            self.subject(record).is_some_and(|subject| compiler.power(&subject, &self.cards).is_ok())
        };
        (cards.len(), cards.par_iter().filter(is_read).count())
    }

    /// The effect of an enchantment card, from its text.
    pub fn enchant(&self, id: &str) -> Option<Enchant> {
        self.enchants.get(id).copied()
    }

    /// Whether the card data contradicts a Power: it lacks a card or tag that the Power needs, or has one that the Power
    /// ignores. `is_read` is whether the text of another card, such as an option, is compiled.
    pub fn contradicts_data(&self, record: &CardRecord, power: &Power, is_read: impl Fn(&str) -> bool) -> bool {
        let card = as_compiled(record, Box::leak(Box::new(*power)));
        let faults = self.cards.faults_of(Box::leak(Box::new(card)));
        let excused = |fault: &CardFault| matches!(fault, CardFault::DependsOnUnwritten { mention: card_refs::CardRef::Text(id), .. } if is_read(id));
        !faults.iter().all(excused)
    }

    /// Cards of a set share what they do to the player: "Your Protoss minions cost (1) less this game."
    fn shared_enchants(&self, record: &CardRecord) -> impl Iterator<Item = (String, Enchant)> {
        let family = record.id.split_once('_').map_or("", |(family, _)| family);
        let of_family = move |id: &str| id.split_once('_').is_some_and(|(of, _)| of == family);
        let shared = self.enchants.iter().filter(move |(id, enchant)| enchant.aura.is_some() && of_family(id));
        shared.map(|(id, enchant)| ((*id).to_owned(), *enchant))
    }

    /// A card as the text compiler wants it; `None` without a type.
    pub fn subject(&self, record: &'a CardRecord) -> Option<Subject<'a>> {
        // A reprint makes the tokens and enchantments of the original.
        let original = record.linked(LinkKind::Reprint).find_map(|id| self.all.get(id));
        let known = |kind| self.linked_cards(record, original, kind);
        let mentions = self.mentions(record, original);
        let enchantments = known(LinkKind::Enchantment)
            .filter_map(|enchantment| Some((enchantment.id.clone(), self.enchant(&enchantment.id)?)));
        let enchantments = enchantments.chain(self.shared_enchants(record)).collect();
        let carried = known(LinkKind::Enchantment)
            .filter(|enchantment| self.enchantment_powers.contains_key(enchantment.id.as_str()))
            .map(|enchantment| (enchantment.id.clone(), plain(&enchantment.text)))
            .collect();
        let tags = record.ints.iter().map(|(tag, n)| (*tag, *n)).chain(hero_power(record)).collect();
        let of_id = |end: &str| self.card_with_suffix(record, original, end);
        let options = self.options(record, original);
        let of_type = |of: CardType| move |it: &&CardRecord| it.card_type() == Some(of);
        let hero_powers = known(LinkKind::HeroPower)
            .chain(known(LinkKind::Token))
            .filter(of_type(CardType::HeroPower))
            .map(|it| (it.id.clone(), plain(&it.text)))
            .collect::<BTreeSet<_>>();
        let entourage = self.entourage(record, original);
        let is_limb = |token: &&CardRecord| token.has(GameTag::COLOSSAL_LIMB) && !token.collectible();
        let limbs = known(LinkKind::Token).filter(is_limb).map(|token| token.id.clone());
        let limbs: BTreeSet<String> = limbs.collect();
        // "Infuse (@): …": the card of the same name that says so.
        let ends = ["t", "t2", "t3", "t4", "t5"];
        let says_so =
            |it: &&CardRecord| it.name == record.name && (it.id.ends_with('t') || it.text.contains("Infused"));
        let infused = ends.iter().filter_map(|end| of_id(end)).find(says_so).map(|it| it.id.clone());
        let turned = of_id("t").or_else(|| record.id.strip_suffix('t').and_then(|id| self.all.get(id)));
        let swaps = turned.filter(|it| it.text.contains("Swaps")).map(|it| it.id.clone());
        let (next_rank, next_part) = (self.next_rank(record), self.next_part(record));
        let twinspell = of_id("ts").map(|it| it.id.clone()).or_else(|| self.next_drink(record));
        let titan = self.titan_abilities(record, original.unwrap_or(record));
        Some(Subject {
            choose_one_options: options,
            colossal_parts: limbs.into_iter().collect(),
            infused,
            twinspell,
            next_rank,
            upgrade: self.upgrade(record),
            swap_partner: swaps,
            next_part,
            is_played_itself: record.collectible(),
            titan_abilities: titan,
            text: self.text_with_predecessor(record),
            card_type: record.card_type()?,
            tags,
            mentions,
            enchantments,
            missing_enchantments: RefCell::default(),
            enchantment_texts: carried,
            hero_powers: hero_powers.into_iter().collect(),
            entourage,
        })
    }
}

/// Whether a card's text puts something on a player that lasts.
fn lasts_on_players(record: &CardRecord) -> bool {
    let text = plain(&record.text).to_lowercase();
    let said = ["next", "this game", "rest of the game", "this turn"].iter().any(|it| text.contains(it));
    said && record.card_type() != Some(CardType::Enchantment) && record.linked(LinkKind::Enchantment).next().is_some()
}

/// The line above a Hero Power's text, which is in no tag.
fn hero_power(record: &CardRecord) -> Option<(GameTag, i64)> {
    (record.card_type() == Some(CardType::HeroPower)).then_some((GameTag::HERO_POWER, 1))
}

/// The effect of an enchantment, compiled from its text.
fn enchantment_reading(record: &CardRecord, names: &KnownNames<'_>, compiler: &Compiler) -> Option<Enchant> {
    let one_turn = record.has(GameTag::TAG_ONE_TURN_EFFECT);
    if let Ok(Power { ability: Ability::Enchant(enchant), .. }) =
        cardwright_text::enchantment(&record.text, one_turn, names)
    {
        return Some(enchant);
    }
    compiler.player_enchantment(&record.text, one_turn)
}

/// The cards with these Powers; cards without one are stubs.
fn compile_cards(records: &[&CardRecord], power: impl Fn(&CardRecord) -> Option<Power>) -> Result<Cards, CardsError> {
    let card = |record: &&CardRecord| as_compiled(record, Box::leak(Box::new(power(record).unwrap_or(TODO))));
    Cards::new(&[records.iter().map(card).collect::<Vec<Card>>().leak()])
}

/// The card as in its row of `facts.rs`. It lives as long as the program.
pub fn as_compiled(record: &CardRecord, power: &'static Power) -> Card {
    // In the order of the tags, as the map has them.
    let tags: Vec<(GameTag, i32)> =
        record.ints.iter().filter_map(|(tag, n)| Some((*tag, i32::try_from(*n).ok()?))).collect();
    let card = Card::new(
        record.id.clone().leak(),
        u32::try_from(record.dbf_id).unwrap_or_default(),
        record.name.clone().leak(),
        plain(&record.text).leak(),
        record.card_type().unwrap_or(CardType::Invalid),
        record.classes().first().copied().unwrap_or(CardClass::Neutral),
        record.set(),
        tags.leak(),
        power,
    );
    if let Some(required) = crate::requirements::requirements(record) { card.requiring(required.leak()) } else { card }
}
