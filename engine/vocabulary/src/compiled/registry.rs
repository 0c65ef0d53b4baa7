//! The card registry: cards by dense number, by id and by database number.
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use cardwright_data::{CardClass, CardSet, CardType, Format, GameTag};
use foldhash::fast::FixedState;

use super::modular::{Assembled, assembled};
use super::pools::Pools;
use super::{Card, CardId, CompiledCard, OptionKind};
use crate::facts::Keywords;
use crate::script::condition::Condition;
use crate::script::effect::Classes;
use crate::slow_steps::SlowSteps;

/// The reason why a registry cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardsError {
    /// Two cards share an id.
    #[error("two cards have the id `{0}`: remove one of them from the sets given to `Cards::new`")]
    SameId(&'static str),
    /// More cards than a [`CardId`] can number.
    #[error("{0} cards are more than the {max} that a CardId can number", max = u16::MAX - 1)]
    TooMany(usize),
}

/// The registry of all cards of some sets.
///
/// Cards are numbered in the given order. A game contains `&'static Cards`, so that a registry is created once
/// (`std::sync::LazyLock`) and never dropped.
pub struct Cards {
    by_number: Vec<&'static Card>,
    /// One for each card.
    compiled: Vec<CompiledCard>,
    /// The offer kind of each card, contiguous, so that all of them fit into a cache near the core.
    option_kinds: Vec<OptionKind>,
    /// For [`CardId::NONE`].
    no_card: CompiledCard,
    collectible: Vec<CardId>,
    /// The number of each card's name; cards with the same name have the same number.
    names: Vec<u16>,
    /// Another card with the same name, for each card; the cards with one name form a ring.
    namesakes: Vec<CardId>,
    /// The classes of collectible cards, by their numbers.
    classes: Vec<CardClass>,
    /// Whether texts generate each card at random.
    generated: OnceLock<Box<[bool]>>,
    /// Whether each card and all cards that it depends on are written.
    written_with_dependencies: Box<[OnceLock<bool>]>,
    /// The printed tags with names of each card.
    printed_tag_names: Box<[OnceLock<Box<[NamedTag]>>]>,
    coin: OnceLock<Option<CardId>>,
    heroes: OnceLock<Box<[OfHero]>>,
    starships: Vec<CardId>,
    /// Modular cards with two modules each, and the resulting card.
    assembled: Vec<([CardId; 3], CardId)>,
    cthun: Option<CardId>,
    by_dbf: HashMap<u32, CardId, FixedState>,
    by_id: HashMap<&'static str, CardId, FixedState>,
    pools: Pools,
    /// Pools of uncollectible cards.
    tokens: Pools,
    by_creation_tag: [OnceLock<Box<[CardId]>>; CREATION_TAGS.len()],
    /// The printings of the Classic format, by the card that they are reprints of.
    classic: OnceLock<HashMap<CardId, CardId, FixedState>>,
    /// The cards allowed in decks, by format.
    in_decks: [OnceLock<Box<[OfClass]>>; Format::ALL.len()],
    /// The pools of random decks, by format.
    deck_copies: [OnceLock<Box<[CopiesOfClass]>>; Format::ALL.len()],
    /// The cards of pools, by format.
    in_pools: [OnceLock<Box<[CardId]>>; Format::ALL.len()],
}

/// The tags by which keywords find the cards that they create.
const CREATION_TAGS: [GameTag; 5] =
    [GameTag::EXCAVATE, GameTag::JADE_GOLEM, GameTag::GALAKROND_HERO_CARD, GameTag::HERALD, GameTag::IMBUE];

/// The number of the card that a card is a reprint of; the client's tag has no name.
pub const REPRINT_OF: GameTag = GameTag(858);

/// A class, and the cards that it may have in a deck.
type OfClass = (CardClass, Box<[CardId]>);
/// A class, and the copies of cards that its random decks are drawn from.
type CopiesOfClass = (CardClass, Arc<[CardId]>);
/// A tag, and its name.
type NamedTag = (GameTag, &'static str);
/// A class, and its basic hero.
type OfHero = (CardClass, CardId);

impl Cards {
    /// The registry of all cards of these sets. Fails if two cards have one id, or if there are too many.
    pub fn new(sets: &[&'static [Card]]) -> Result<Self, CardsError> {
        let mut cards: Vec<&'static Card> = sets.iter().flat_map(|set| set.iter()).collect();
        // Behind all others, so that the numbers of these stay.
        let pairs = assembled(&cards);
        cards.extend(pairs.iter().map(|pair| pair.card));
        if cards.len() >= usize::from(u16::MAX) {
            return Err(CardsError::TooMany(cards.len()));
        }
        let mut by_id = HashMap::with_capacity_and_hasher(cards.len(), FixedState::default());
        let mut by_dbf = HashMap::with_capacity_and_hasher(cards.len(), FixedState::default());
        for (number, card) in (0_u16..).zip(&cards) {
            if by_id.insert(card.id, CardId(number)).is_some() {
                return Err(CardsError::SameId(card.id));
            }
            if card.dbf_id != 0 {
                by_dbf.entry(card.dbf_id).or_insert(CardId(number));
            }
        }
        let mut compiled: Vec<CompiledCard> = cards.iter().map(|card| CompiledCard::new(card)).collect();
        let enchants: Vec<_> = compiled.iter().map(|compiled| compiled.enchant).collect();
        let modifiers = |id: &str| {
            let card = by_id.get(id)?;
            enchants[usize::from(card.0)].map(|enchant| enchant.modifiers)
        };
        for compiled in &mut compiled {
            compiled.resolve_gift_modifiers(modifiers);
            compiled.resolve_choices(|id| by_id.get(id).copied());
        }
        let offers = cards.iter().zip(&compiled).map(|(card, compiled)| OptionKind::of(card, compiled)).collect();
        let those = |are: fn(&Card) -> bool| {
            (0_u16..).zip(&cards).filter(|(_, card)| are(card)).map(|(number, _)| CardId(number)).collect()
        };
        let collectible: Vec<CardId> = those(|card| card.collectible());
        let mut classes: Vec<CardClass> = collectible.iter().map(|id| cards[usize::from(id.0)].class).collect();
        classes.sort_unstable_by_key(|class| class.number());
        classes.dedup();
        let starships = those(|card| card.keywords.has(Keywords::STARSHIP));
        let cthun = (0_u16..).zip(&cards).find(|(_, card)| card.tag(GameTag::CTHUN) > 0).map(|(at, _)| CardId(at));
        let numbered = |card: &Card| by_id.get(card.id).copied();
        let numbers = |Assembled { base, modules: [one, other], card }: &Assembled| {
            Some(([numbered(base)?, numbered(one)?, numbered(other)?], numbered(card)?))
        };
        let assembled = pairs.iter().filter_map(numbers).collect();
        let faultless = cards.iter().map(|_| OnceLock::new()).collect();
        let named_tags = cards.iter().map(|_| OnceLock::new()).collect();
        let (names, namesakes) = numbered_names(&cards);
        let pools = Pools::for_cards(cards.len());
        let tokens = Pools::for_cards(0);
        let by_tag = [const { OnceLock::new() }; CREATION_TAGS.len()];
        let in_decks = [const { OnceLock::new() }; Format::ALL.len()];
        let deck_copies = [const { OnceLock::new() }; Format::ALL.len()];
        let in_pools = [const { OnceLock::new() }; Format::ALL.len()];
        let nothing = CompiledCard::default();
        Ok(Self {
            by_number: cards,
            compiled,
            option_kinds: offers,
            no_card: nothing,
            collectible,
            names,
            namesakes,
            classes,
            generated: OnceLock::new(),
            written_with_dependencies: faultless,
            printed_tag_names: named_tags,
            coin: OnceLock::new(),
            heroes: OnceLock::new(),
            starships,
            assembled,
            cthun,
            by_dbf,
            by_id,
            pools,
            tokens,
            by_creation_tag: by_tag,
            classic: OnceLock::new(),
            in_decks,
            deck_copies,
            in_pools,
        })
    }

    /// The card of this number.
    ///
    /// # Panics
    /// If `id` is of another registry, or [`CardId::NONE`].
    pub fn get(&self, id: CardId) -> &'static Card {
        self.by_number[usize::from(id.0)]
    }

    /// The collectible cards, in the order of their numbers.
    pub fn collectible(&self) -> &[CardId] {
        &self.collectible
    }

    /// The classes of collectible cards, by their numbers; `Neutral` is among them.
    pub fn classes(&self) -> &[CardClass] {
        &self.classes
    }

    /// Whether texts generate a card at random: [`Facts::is_generated`](crate::facts::Facts::is_generated), computed once.
    pub fn is_generated(&self, id: CardId) -> bool {
        let find = || self.by_number.iter().map(|card| card.is_generated()).collect();
        self.generated.get_or_init(find)[usize::from(id.0)]
    }

    /// The printed tags of a card that have names, with these; found once for each card.
    pub fn printed_tag_names(&self, id: CardId) -> &[(GameTag, &'static str)] {
        let find = || self.get(id).tags.iter().filter_map(|(tag, _)| Some((*tag, tag.name()?))).collect();
        self.printed_tag_names[usize::from(id.0)].get_or_init(find)
    }

    /// Whether a card and all cards that it depends on are written. The result is cached.
    pub fn is_written_with_dependencies(&self, id: CardId) -> bool {
        let find = || {
            let card = self.get(id);
            card.power.is_written() && self.faults_of(card).is_empty()
        };
        *self.written_with_dependencies[usize::from(id.0)].get_or_init(find)
    }

    /// The Coin, which the second player gets: the written one that came first.
    pub fn coin(&self) -> Option<CardId> {
        *self.coin.get_or_init(|| {
            let coins = self.iter().filter(|(_, card)| card.tag(GameTag::COIN_CARD) > 0 && card.power.is_written());
            coins.min_by_key(|(_, card)| card.dbf_id).map(|(id, _)| id)
        })
    }

    /// The basic hero of a class: the first of the hero skins.
    pub fn basic_hero(&self, class: CardClass) -> Option<CardId> {
        let heroes = self.heroes.get_or_init(|| {
            let starts = |(_, card): &(CardId, &'static Card)| {
                let is_skin = card.card_type == CardType::Hero && card.set == CardSet::HERO_SKINS;
                is_skin && card.tag(GameTag::HERO_POWER) > 0
            };
            let mut heroes: Vec<(CardId, &Card)> = self.iter().filter(starts).collect();
            heroes.sort_by_key(|(_, card)| card.id);
            heroes.into_iter().map(|(id, card)| (card.class, id)).collect()
        });
        heroes.iter().find(|(of, _)| *of == class).map(|(_, hero)| *hero)
    }

    /// The cards that pools of a format can contain, in the order of their numbers: collectible cards of its sets that play as
    /// printed, with reprints once by name and class. A text's pool also excludes cards that no text generates, such as Quests.
    ///
    /// Hearthstone Wiki, "Random effect": "only cards valid in the current format being eligible for selection".
    ///
    /// Rule: Random effects and Discover choose among the cards of the game's format (`Options::format`): those that can be
    /// played as printed, reprints once by name. Cards "from the past" are those of Wild that Standard lacks. `data/sets.toml`
    /// has the sets of each format; the sets of a Twist season are not in the data, so Twist has those of Wild. See also
    /// `query/pool.rs`, `pool`.
    pub fn in_pools(&self, format: Format) -> &[CardId] {
        if format == Format::Any {
            return &self.collectible;
        }
        self.in_pools[usize::from(format.number())].get_or_init(|| {
            let mut names = std::collections::HashSet::with_hasher(FixedState::default());
            let first = |id: &CardId| names.insert((self.get(*id).name, self.get(*id).class));
            let may = |id: &&CardId| format.has(self.get(**id).set) && self.is_whole(**id);
            self.collectible.iter().filter(may).copied().filter(first).collect()
        })
    }

    /// The number of cards of a format that are in no pool because they do not play as printed, each name once.
    pub fn count_unplayable(&self, format: Format) -> usize {
        let offered: std::collections::BTreeSet<&str> =
            self.in_pools(format).iter().map(|id| self.get(*id).name).collect();
        let of_format = self.collectible.iter().map(|id| self.get(*id)).filter(|card| format.has(card.set));
        of_format
            .map(|card| card.name)
            .filter(|name| !offered.contains(name))
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    }

    /// Whether all of a card is written, and the cards that it names are.
    fn is_whole(&self, id: CardId) -> bool {
        let card = self.get(id);
        let is_written = |id: &str| self.by_id(id).is_some_and(|id| self.get(id).power.is_written());
        card.power.is_whole() && card.power.card_refs().into_iter().all(|mention| is_written(mention.id()))
    }

    /// The pool of a text for a class; `find` computes it once for each text.
    pub fn pool(
        &self,
        that: &'static Condition,
        classes: Classes,
        class: CardClass,
        format: Format,
        find: impl Fn() -> Vec<CardId>,
    ) -> Cow<'_, [CardId]> {
        self.pools.get(that, classes, class, format, find)
    }

    /// The cards of a text's pool with this Cost; `find` computes them once for each text and Cost.
    pub fn pool_costing(
        &self,
        that: &'static Condition,
        cost: i16,
        format: Format,
        find: impl Fn() -> Vec<CardId>,
    ) -> Cow<'_, [CardId]> {
        self.pools.with_cost(that, cost, format, find)
    }

    /// The uncollectible cards that meet a condition of a text. The first call for a text computes them by `find`; the result
    /// is cached.
    pub fn tokens(&self, that: &'static Condition, find: impl Fn() -> Vec<CardId>) -> Cow<'_, [CardId]> {
        self.tokens.get(that, Classes::Any, CardClass::Invalid, Format::Any, find)
    }

    /// The cards with a tag by which keywords find the cards that they create, in the order of their numbers; none for another tag.
    pub fn created_by_tag(&self, tag: GameTag) -> &[CardId] {
        let find = || self.iter().filter(|(_, card)| card.tag(tag) > 0).map(|(id, _)| id).collect();
        let at = CREATION_TAGS.iter().position(|known| *known == tag);
        at.map_or(&[], |at| self.by_creation_tag[at].get_or_init(find))
    }

    /// The printing of a card for the Classic format: the one that its data links, else the uncollectible one of the same name, type
    /// and text (a Silver Hand Recruit of that format links none).
    pub fn classic_printing(&self, original: CardId) -> Option<CardId> {
        let find = || {
            let classic = || self.iter().filter(|(_, card)| card.set.is_classic());
            let mut found = HashMap::with_hasher(FixedState::default());
            for (id, card) in classic() {
                if let Some(of) = u32::try_from(card.tag(REPRINT_OF)).ok().and_then(|of| self.by_dbf(of)) {
                    found.entry(of).or_insert(id);
                }
            }
            let unlinked: Vec<_> =
                classic().filter(|(_, card)| card.tag(REPRINT_OF) == 0 && !card.collectible()).collect();
            let same = |a: &Card, b: &Card| a.name == b.name && a.card_type == b.card_type && a.text == b.text;
            for (of, original) in self.iter().filter(|(_, card)| !card.set.is_classic() && !card.collectible()) {
                if let Some((id, _)) = unlinked.iter().find(|(_, card)| same(card, original)) {
                    found.entry(of).or_insert(*id);
                }
            }
            found
        };
        self.classic.get_or_init(find).get(&original).copied()
    }

    /// The written cards that a class may have in a deck of a format, without heroes.
    pub fn in_decks(&self, class: CardClass, format: Format) -> &[CardId] {
        let of = |class: CardClass| {
            let may = |id: &CardId| {
                let card = self.get(*id);
                let of_class = card.is_of(class) || card.is_of(CardClass::Neutral);
                of_class && format.has(card.set) && card.card_type != CardType::Hero && card.power.is_written()
            };
            (class, self.collectible.iter().copied().filter(may).collect())
        };
        let all = self.in_decks[usize::from(format.number())]
            .get_or_init(|| CardClass::ALL.iter().copied().map(of).collect());
        all.iter().find(|(of, _)| *of == class).map_or(&[], |(_, cards)| cards)
    }

    /// The cards that random decks of a class are drawn from, each as often as a deck may hold it: those of [`Cards::in_decks`] that depend
    /// on no unwritten card, in the order of their numbers. They are found once for each format, and shared.
    pub fn deck_copies(&self, class: CardClass, format: Format) -> Arc<[CardId]> {
        let of = |class: CardClass| {
            let written = self.in_decks(class, format).iter().filter(|id| self.is_written_with_dependencies(**id));
            (class, written.flat_map(|id| std::iter::repeat_n(*id, self.get(*id).max_copies())).collect())
        };
        let all = self.deck_copies[usize::from(format.number())]
            .get_or_init(|| CardClass::ALL.iter().copied().map(of).collect());
        all.iter().find(|(of, _)| *of == class).map_or_else(|| Arc::from([]), |(_, copies)| Arc::clone(copies))
    }

    /// The Starships, in the order of their numbers.
    pub fn starships(&self) -> &[CardId] {
        &self.starships
    }

    /// The card that two modules make of a modular card, in whichever order they are named.
    pub fn card_from_modules(&self, base: CardId, modules: [CardId; 2]) -> Option<CardId> {
        let [one, other] = modules;
        let parts = [[base, one, other], [base, other, one]];
        self.assembled.iter().find(|(of, _)| parts.contains(of)).map(|(_, card)| *card)
    }

    /// The card that is put together of the modules with these numbers in the client's database, as `MODULAR_ENTITY_PART_1` and `_2` of
    /// a recorded entity tell.
    pub fn card_by_part_numbers(&self, parts: [u32; 2]) -> Option<CardId> {
        let [one, other] = parts.map(|part| self.by_dbf(part));
        let two = [[one?, other?], [other?, one?]];
        let of = |([_, modules @ ..], _): &&([CardId; 3], CardId)| two.contains(modules);
        self.assembled.iter().find(of).map(|(_, card)| *card)
    }

    /// The C'Thun that players have outside the game.
    pub const fn cthun(&self) -> Option<CardId> {
        self.cthun
    }

    /// The compiled abilities of a card; empty for [`CardId::NONE`].
    pub fn compiled(&self, id: CardId) -> &CompiledCard {
        self.compiled.get(usize::from(id.0)).unwrap_or(&self.no_card)
    }

    /// The offer kind of a card; by its Power for [`CardId::NONE`].
    pub fn option_kind(&self, id: CardId) -> OptionKind {
        self.option_kinds.get(usize::from(id.0)).copied().unwrap_or_default()
    }

    /// The card with this id.
    pub fn by_id(&self, id: &str) -> Option<CardId> {
        SlowSteps::look_up();
        self.by_id.get(id).copied()
    }

    /// Whether two known cards have the same name: a card and its reprint do.
    #[inline]
    pub fn share_name(&self, one: CardId, other: CardId) -> bool {
        one.to_option().is_some() && other.to_option().is_some() && self.name_number(one) == self.name_number(other)
    }

    /// A card and all others of its name.
    pub fn of_same_name(&self, id: CardId) -> impl Iterator<Item = CardId> + '_ {
        let next = move |card: &CardId| Some(self.namesakes[usize::from(card.0)]).filter(|next| *next != id);
        std::iter::successors(id.to_option(), next)
    }

    /// The number of a card's name: equal for cards that share it, and for these alone.
    ///
    /// # Panics
    /// If `id` is of another registry, or [`CardId::NONE`].
    #[inline]
    pub fn name_number(&self, id: CardId) -> u16 {
        self.names[usize::from(id.0)]
    }

    /// The card with this number in the client's database; the first of several.
    pub fn by_dbf(&self, dbf_id: u32) -> Option<CardId> {
        SlowSteps::look_up();
        self.by_dbf.get(&dbf_id).copied()
    }

    /// Every card in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, &'static Card)> + '_ {
        self.by_number.iter().zip(0_u16..).map(|(card, number)| (CardId(number), *card))
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.by_number.len()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.by_number.is_empty()
    }
}

/// For each card the number of the first card with its name, and another card with it; the card itself if there is none.
fn numbered_names(cards: &[&'static Card]) -> (Vec<u16>, Vec<CardId>) {
    let mut first = HashMap::with_capacity_and_hasher(cards.len(), FixedState::default());
    let (mut names, mut namesakes) = (Vec::with_capacity(cards.len()), Vec::with_capacity(cards.len()));
    for (number, card) in (0_u16..).zip(cards) {
        let name = *first.entry(card.name).or_insert(number);
        names.push(name);
        namesakes.push(CardId(number));
        namesakes.swap(usize::from(name), usize::from(number));
    }
    (names, namesakes)
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({})", self.by_number.len())
    }
}
