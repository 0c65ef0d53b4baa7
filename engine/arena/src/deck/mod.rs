//! Decks: as deckstrings, as lists, at random.
//!
//! [`read`] is the entry point of all tools and interfaces: `deck`, `simulate`, `play`, `serve`, Python and the web page.
pub mod format;
pub mod known;
pub mod legality;
pub mod list;
pub mod prepared;
pub mod random;
mod show;
pub mod skin;
pub mod summary;
mod unknown;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use cardwright_data::deckstring::DeckCode;
use cardwright_data::paste::{self, Body, PasteError, PasteFault, Pasted};
use cardwright_data::{CardClass, CardType, Format, GameTag};
use cardwright_engine::script::power::PowerStatus;
use cardwright_engine::state::Rng;
use cardwright_engine::{CardId, Cards, Deck};

use crate::limits;
use format::FormatCode;
use known::KnownDeck;
pub use show::Show;
use skin::Skin;

/// The maximum size of a deck.
pub const MAX_DECK_CARDS: usize = paste::MAX_DECK_SIZE as usize;

/// A deck with all data of lists and deckstrings.
#[derive(Clone, Debug)]
pub struct DeckList {
    /// The name given by its owner.
    pub name: Option<String>,
    /// The hero of its class and the cards.
    pub deck: Deck,
    /// The hero skin chosen by its owner.
    pub skin: Option<Skin>,
    /// The format it was built for.
    pub format: FormatCode,
    /// The number of copies of each card in the sideboard of another (Zilliax Deluxe 3000; E.T.C., Band Manager): (card,
    /// owner).
    pub sideboards: BTreeMap<(CardId, CardId), u32>,
}

impl DeckList {
    /// The deck with its sideboards, ready for a game. Fails if a card is a stub, unless `allow_stubs`.
    pub fn to_play(&self, cards: &Cards, allow_stubs: bool) -> anyhow::Result<Deck> {
        let deck = self.with_sideboards();
        if !allow_stubs {
            refuse_stubs(cards, &deck)?;
        }
        Ok(deck)
    }

    /// A random deck.
    pub fn random(cards: &Cards, recipe: &random::Recipe, seed: u64) -> Self {
        let mut deck = recipe.deck(cards, &mut Rng::new(seed));
        let mut sideboards = BTreeMap::new();
        for (owner, card) in std::mem::take(&mut deck.sideboards) {
            *sideboards.entry((card, owner)).or_default() += 1;
        }
        Self { name: None, format: FormatCode::of(cards, &deck), deck, skin: None, sideboards }
    }

    /// The deck with its sideboards as the engine stores them.
    pub fn with_sideboards(&self) -> Deck {
        let mut deck = self.deck.clone();
        for ((card, owner), count) in &self.sideboards {
            let count = usize::try_from(*count).unwrap_or(MAX_DECK_CARDS).min(MAX_DECK_CARDS);
            deck.sideboards.extend(std::iter::repeat_n((*owner, *card), count));
        }
        deck
    }
}

/// A deck for many games: a fixed deck, or a new random deck for each game.
#[derive(Clone, Debug)]
pub enum DeckChoice {
    /// One deck for all games, with its owner's hero skin.
    Fixed(Deck, Option<Skin>),
    /// A random deck in each game.
    Random(random::Recipe),
}

impl DeckChoice {
    /// Parses a deck argument: a file, or any text that [`read`] accepts.
    pub fn parse(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<Self> {
        Ok(Self::named(cards, text, allow_stubs)?.1)
    }

    /// Like [`Self::parse`], with the deck's name: that of `NAME=DECK`, of the list, or of the file; otherwise a description.
    pub fn named(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<(String, Self)> {
        let given = text.split_once('=').filter(|(name, deck)| {
            // A deckstring may end in `=`, and be a part of an address.
            let is_name = !name.is_empty() && !name.contains(['\n', '/', '?']);
            is_name && !deck.trim_matches('=').is_empty() && !Path::new(text).exists()
        });
        let (given, text) = given.map_or((None, text), |(name, deck)| (Some(name.to_owned()), deck));
        if let Some(recipe) = recipe(cards, text) {
            return Ok((given.unwrap_or_else(|| text.to_owned()), Self::Random(recipe?)));
        }
        let (list, place) = argument(cards, text)?;
        let class = || format!("{} {}", list.format, cards.get(list.deck.hero).class.title());
        let file = || Some(Path::new(place).file_stem().filter(|_| place == text)?.to_string_lossy().into_owned());
        let name = given.or_else(|| list.name.clone()).or_else(file).unwrap_or_else(class);
        let deck = list.to_play(cards, allow_stubs).with_context(|| place.to_owned())?;
        Ok((name, Self::Fixed(deck, list.skin)))
    }

    /// Like [`Self::named`], for each deck of a text or file with several decks.
    pub fn parse_several(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<Vec<(String, Self)>> {
        match Self::named(cards, text, allow_stubs) {
            Err(error) if holds_several_decks(&error) => {}
            one => return Ok(vec![one?]),
        }
        let file = file_of(text)?;
        let (place, text) = file.as_ref().map_or(("the deck", text), |list| (text, list.as_str()));
        let named = |(at, list): (usize, DeckList)| {
            let name = list.name.clone().unwrap_or_else(|| format!("deck {}", at + 1));
            let deck = list.to_play(cards, allow_stubs).with_context(|| format!("{place}, {name}"))?;
            Ok((name, Self::Fixed(deck, list.skin)))
        };
        let lists = read_all(cards, text).with_context(|| place.to_owned())?;
        lists.into_iter().enumerate().map(named).collect()
    }

    /// The deck of a text, which is not taken as a file name: any text that [`read`] accepts, or `random…`.
    pub fn of_text(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<Self> {
        if let Some(recipe) = recipe(cards, text).filter(|_| text.len() as u64 <= limits::DECK_BYTES) {
            return Ok(Self::Random(recipe?));
        }
        let list = read(cards, text)?;
        Ok(Self::Fixed(list.to_play(cards, allow_stubs)?, list.skin))
    }

    /// Restricts the deck to a format: random decks use only its sets; a fixed deck that is not legal is an error, unless
    /// `allow_illegal`.
    pub fn of_format(self, cards: &Cards, format: Format, allow_illegal: bool) -> anyhow::Result<Self> {
        match self {
            Self::Fixed(deck, skin) => {
                if !allow_illegal {
                    refuse_illegal(cards, &deck, format)?;
                }
                Ok(Self::Fixed(deck, skin))
            }
            Self::Random(recipe) => Ok(Self::Random(recipe.of_format(cards, format)?)),
        }
    }

    /// The deck for a game, drawn with `dice` if it is random.
    pub fn deck(&self, cards: &Cards, dice: &mut Rng) -> Deck {
        match self {
            Self::Fixed(deck, _) => deck.clone(),
            Self::Random(recipe) => recipe.deck(cards, dice),
        }
    }

    /// The hero skin of the deck's owner.
    pub const fn skin(&self) -> Option<Skin> {
        match self {
            Self::Fixed(_, skin) => *skin,
            Self::Random(_) => None,
        }
    }
}

/// The deck of an argument that is a file or a text, and the name of the argument for messages.
fn argument<'a>(cards: &Cards, text: &'a str) -> anyhow::Result<(DeckList, &'a str)> {
    match file_of(text)? {
        Some(list) => Ok((read(cards, &list).with_context(|| text.to_owned())?, text)),
        None => Ok((read_or(cards, text, "no file, ")?, "the deck")),
    }
}

/// The content of an argument that names a file; `None` if it does not.
fn file_of(text: &str) -> anyhow::Result<Option<String>> {
    let path = Path::new(text);
    let is_file = path.is_file() || (path.exists() && !path.is_dir());
    is_file.then(|| limits::read_limited(path, limits::DECK_BYTES)).transpose()
}

/// Whether a text was refused because it has several decks.
fn holds_several_decks(error: &anyhow::Error) -> bool {
    error.downcast_ref::<PasteError>().is_some_and(|error| matches!(error.fault, PasteFault::SeveralDecks { .. }))
}

/// Every deck of a text with several decks.
pub fn read_all(cards: &Cards, text: &str) -> anyhow::Result<Vec<DeckList>> {
    paste::read_all(text)?.into_iter().map(|pasted| of_pasted(cards, pasted)).collect()
}

/// Whether a text asks for random decks: `random`, `random:mage`.
pub fn is_random(text: &str) -> bool {
    text.strip_prefix("random").is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
}

/// Parses `random…`; `None` for any other text.
pub fn recipe(cards: &Cards, text: &str) -> Option<anyhow::Result<random::Recipe>> {
    is_random(text).then(|| random::Recipe::of_text(cards, text))
}

/// The deck of a text: a random deck with this seed for `random…`, otherwise any text that [`read`] accepts.
pub fn read_or_draw(cards: &Cards, text: &str, seed: u64) -> anyhow::Result<DeckList> {
    match recipe(cards, text).filter(|_| text.len() as u64 <= limits::DECK_BYTES) {
        Some(recipe) => Ok(DeckList::random(cards, &recipe?, seed)),
        None => read(cards, text),
    }
}

/// Reads a deck in any form in which people paste it: a deckstring, also with line breaks, spaces or URL encoding; the text
/// copied from the client; a list of cards; the name of a known deck. The error says which part is wrong.
///
/// ```
/// use cardwright_arena::{deck, registry};
/// let cards = registry::cards()?;
/// let two = deck::read(cards, "2x Fireball\n1x (2) Frostbolt")?;
/// assert_eq!((two.deck.cards.len(), cards.get(two.deck.hero).class.title()), (3, "Mage"));
/// # Ok::<(), anyhow::Error>(())
/// ```
pub fn read(cards: &Cards, text: &str) -> anyhow::Result<DeckList> {
    read_or(cards, text, "")
}

/// Like [`read`]; `or` names the other forms that the text could have had, for the message.
fn read_or(cards: &Cards, text: &str, or: &str) -> anyhow::Result<DeckList> {
    if text.len() as u64 > limits::DECK_BYTES {
        bail!("it has more than the {MAX_DECK_CARDS} cards that a deck can hold");
    }
    let pasted = match paste::read(text) {
        Ok(pasted) => pasted,
        Err(error) if list::is_not_a_deck(&error) && !text.trim().is_empty() && !text.trim().contains('\n') => {
            return known(cards, text.trim(), or);
        }
        Err(error) => return Err(error.into()),
    };
    of_pasted(cards, pasted)
}

/// The deck of a parsed text; looks its cards up.
fn of_pasted(cards: &Cards, pasted: Pasted) -> anyhow::Result<DeckList> {
    let read = match &pasted.body {
        Body::Code(code) => of_code(cards, code),
        Body::List(list) => list::of_rows(cards, list),
    };
    let mut deck = read?;
    if let Some(beside) = &pasted.list {
        list::check_list_against_code(cards, &deck, beside)?;
    }
    deck.name = pasted.name;
    let is_list = matches!(pasted.body, Body::List(_));
    if let Some(format) = pasted.format.filter(|_| is_list).and_then(|name| FormatCode::named(&name)) {
        deck.format = format;
    }
    let class = cards.get(deck.deck.hero).class;
    let skin =
        pasted.hero.filter(|_| is_list).and_then(|hero| Skin::from_suffix(&hero)).filter(|skin| skin.class == class);
    deck.skin = deck.skin.or(skin);
    Ok(deck)
}

/// The known deck with this name.
fn known(cards: &Cards, name: &str, or: &str) -> anyhow::Result<DeckList> {
    let Some(deck) = KnownDeck::named(name)? else {
        let meant = suggestions(cards, name);
        let write = match &meant[..] {
            [] => {
                "write a deck code, lines such as `2 Fireball`, the name of a known deck, or `random:mage`".to_owned()
            }
            [one] => format!("write {one} if you mean it"),
            several => format!("write one of {} if you mean it", several.join(", ")),
        };
        let name: String = name.chars().take(60).collect();
        bail!("`{name}` is {or}no deck code, no list of cards and no known deck: {write}");
    };
    Ok(DeckList { name: Some(deck.name.to_owned()), ..from_code(cards, deck.code)? })
}

/// Suggestions for a text that is not a deck: known decks and classes with similar names, a card without a count.
fn suggestions(cards: &Cards, name: &str) -> Vec<String> {
    let quoted = |name: String| format!("`{name}`");
    let mut meant: Vec<String> = KnownDeck::similar(name).into_iter().map(quoted).collect();
    let classes = CardClass::ALL.iter().filter(|class| hero(cards, **class).is_some()).map(|class| class.title());
    let squeezed = |class: String| class.to_lowercase().replace(' ', "_");
    meant.extend(paste::similar(name, classes).into_iter().map(|class| format!("`random:{}`", squeezed(class))));
    if let Ok(card) = list::named(cards, name) {
        meant.push(format!("`1 {}`", cards.get(card).name));
    }
    meant
}

/// Whether a deck can hold the card: a collectible card, or a card that comes with a Fabled card and takes a place in the deck.
fn is_holdable(cards: &Cards, id: CardId) -> bool {
    let card = cards.get(id);
    (card.collectible() && !skin::is_starting_hero(card)) || card.tag(GameTag::IS_FABLED_BUNDLE_CARD) > 0
}

/// Reads a deckstring. Fails if it cannot be decoded or names unknown cards.
pub fn from_code(cards: &Cards, text: &str) -> anyhow::Result<DeckList> {
    of_code(cards, &DeckCode::decode(text)?)
}

/// The hero of a deck by number, and its skin; a collectible hero skin is mapped to the hero of its class.
fn hero_of(cards: &Cards, number: u32) -> anyhow::Result<(CardId, Option<Skin>)> {
    let skin = Skin::by_dbf_id(number);
    let card = cards.by_dbf(number).map(|id| cards.get(id)).filter(|card| card.card_type == CardType::Hero);
    let card = card.filter(|card| card.collectible());
    let class = skin.map(|skin| skin.class).or_else(|| card.map(|card| card.class));
    let class = class.with_context(|| unknown::explanation(cards, number, unknown::Place::Hero))?;
    let own = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
    // A hero card that a code has as its hero is worn like a skin.
    let worn = card.filter(|card| card.id != cards.get(own).id);
    let worn = worn.map(|card| Skin { dbf_id: number, id: card.id, name: card.name, class });
    Ok((own, skin.or(worn)))
}

/// The deck of a decoded deckstring.
pub fn of_code(cards: &Cards, code: &DeckCode) -> anyhow::Result<DeckList> {
    let [hero] = code.heroes[..] else { bail!("it has {} heroes, and a deck has one", code.heroes.len()) };
    let (hero, skin) = hero_of(cards, hero)?;
    let find = |dbf: u32| {
        let holdable = |id: &CardId| is_holdable(cards, *id);
        cards.by_dbf(dbf).filter(holdable).with_context(|| unknown::explanation(cards, dbf, unknown::Place::Deck))
    };
    let mut deck = Deck { hero, cards: Vec::new(), sideboards: Vec::new() };
    for (dbf, count) in &code.cards {
        let count = usize::try_from(*count).unwrap_or(usize::MAX);
        if count > MAX_DECK_CARDS - deck.cards.len() {
            bail!("it has more than the {MAX_DECK_CARDS} cards that a deck can hold");
        }
        deck.cards.extend(std::iter::repeat_n(find(*dbf)?, count));
    }
    let mut sideboards = BTreeMap::new();
    for ((dbf, owner), count) in &code.sideboards {
        let owner = find(*owner)?;
        if !deck.cards.contains(&owner) {
            bail!("it has a sideboard of {}, which is not in the deck", cards.get(owner).name);
        }
        // What is in a sideboard need not be collectible: the modules of Zilliax.
        let card = cards.by_dbf(*dbf).with_context(|| unknown::explanation(cards, *dbf, unknown::Place::Sideboard))?;
        sideboards.insert((card, owner), *count);
    }
    Ok(DeckList { name: None, deck, skin, format: FormatCode(code.format), sideboards })
}

/// The deckstring of a deck.
pub fn to_code(cards: &Cards, list: &DeckList) -> String {
    let dbf = |id: CardId| cards.get(id).dbf_id;
    let mut counted = BTreeMap::new();
    for id in &list.deck.cards {
        *counted.entry(dbf(*id)).or_default() += 1;
    }
    let sideboards = list.sideboards.iter().map(|((card, owner), count)| ((dbf(*card), dbf(*owner)), *count));
    let heroes = vec![list.skin.map_or_else(|| dbf(list.deck.hero), |skin| skin.dbf_id)];
    DeckCode { format: list.format.0, heroes, cards: counted, sideboards: sideboards.collect() }.encode()
}

/// The completeness of a card's implementation. All tools that take decks use this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fidelity {
    /// The card, and each card it can create or become, plays as printed.
    AsPrinted,
    /// The card plays as printed, except for an approximation stated in its Power.
    Approximate,
    /// The card is a stub, is written in part, or depends on such a card.
    NotPlayable,
}

impl Fidelity {
    /// The implementation status of a card.
    pub fn of_card(cards: &Cards, id: CardId) -> Self {
        let card = cards.get(id);
        if !cards.is_written_with_dependencies(id) {
            return Self::NotPlayable;
        }
        match card.power.status {
            PowerStatus::Approximate(_) => Self::Approximate,
            PowerStatus::Done | PowerStatus::Vanilla | PowerStatus::Todo | PowerStatus::Partial(_) => Self::AsPrinted,
        }
    }
}

/// The names of the cards of a deck and its sideboards with this status, each once, in deck order. Cosmetic modules are
/// ignored.
pub fn cards_that_play(cards: &Cards, deck: &Deck, how: Fidelity) -> Vec<&'static str> {
    let plays_a_part = |(owner, card): &&(CardId, CardId)| {
        let modules = cards.compiled(*owner).modules;
        modules.is_empty() || modules.contains(&cards.get(*card).id)
    };
    let beside = deck.sideboards.iter().filter(plays_a_part).map(|(_, card)| card);
    let mut names: Vec<&'static str> = Vec::new();
    for id in deck.cards.iter().chain(beside) {
        let name = cards.get(*id).name;
        if !names.contains(&name) && Fidelity::of_card(cards, *id) == how {
            names.push(name);
        }
    }
    names
}

/// The names of the stubs in the deck, and of the cards that depend on stubs, each once.
pub fn stubs(cards: &Cards, deck: &Deck) -> Vec<&'static str> {
    cards_that_play(cards, deck, Fidelity::NotPlayable)
}

/// Fails with the names of the stubs.
pub fn refuse_stubs(cards: &Cards, deck: &Deck) -> anyhow::Result<()> {
    let stubs = stubs(cards, deck);
    if stubs.is_empty() {
        return Ok(());
    }
    bail!(
        "these cards are not written yet, or not whole: {}; `--allow-stubs` plays them without their texts",
        stubs.join(", ")
    )
}

/// Fails with the problems of a deck in a format.
pub fn refuse_illegal(cards: &Cards, deck: &Deck, format: Format) -> anyhow::Result<()> {
    let problems = legality::problems(cards, deck, format);
    if problems.is_empty() {
        return Ok(());
    }
    bail!("the deck is illegal: {}; `--any-deck` plays it all the same", legality::problems_text(&problems))
}

/// Whether a card and all cards it depends on are written.
pub fn is_written(cards: &Cards, id: CardId) -> bool {
    cards.is_written_with_dependencies(id)
}

/// Whether two names differ only in case, spaces and punctuation: `Demon Hunter`, `demonhunter`, `DEMON_HUNTER`.
fn same_name(one: &str, other: &str) -> bool {
    let letters = |name: &str| -> String { name.chars().filter(char::is_ascii_alphanumeric).collect() };
    letters(one).eq_ignore_ascii_case(&letters(other))
}

/// The class with this name, in any spelling of `same_name`.
pub fn class_named(name: &str) -> Option<CardClass> {
    CardClass::ALL.iter().copied().find(|class| same_name(class.title(), name) || same_name(class.name(), name))
}

/// The basic hero of a class.
pub fn hero(cards: &Cards, class: CardClass) -> Option<CardId> {
    cards.basic_hero(class)
}

/// The Coin, given to the second player.
pub fn coin(cards: &Cards) -> Option<CardId> {
    cards.coin()
}

/// The cards that can be in a deck and are written, together with all cards they depend on.
pub fn playable_cards(cards: &Cards) -> Vec<CardId> {
    let may_be_drawn = |id: &CardId| cards.get(*id).card_type != CardType::Hero && is_written(cards, *id);
    cards.collectible().iter().copied().filter(may_be_drawn).collect()
}

/// The basic heroes, one per class.
pub fn heroes(cards: &Cards) -> Vec<CardId> {
    CardClass::ALL.iter().filter_map(|class| hero(cards, *class)).collect()
}

/// A random hero and thirty random cards of any class; `None` if `heroes` or `pool` is empty.
pub fn random_deck(heroes: &[CardId], pool: &[CardId], dice: &mut Rng) -> Option<Deck> {
    if heroes.is_empty() || pool.is_empty() {
        return None;
    }
    let hero = heroes[dice.next_below(heroes.len())];
    Some(Deck { hero, cards: (0..30).map(|_| pool[dice.next_below(pool.len())]).collect(), sideboards: Vec::new() })
}
