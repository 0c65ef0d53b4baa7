//! Decks: as deckstrings, as lists, at random.
pub mod format;
pub mod list;
pub mod random;
mod show;
mod unknown;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use cardwright_data::deckstring::DeckCode;
use cardwright_data::{CardClass, CardSet, CardType, Format, GameTag};
use cardwright_engine::rules::is_playable;
use cardwright_engine::state::Rng;
use cardwright_engine::{Card, CardId, Cards, Deck};

use crate::limits;
use format::FormatCode;
pub use show::Show;

/// The maximum size of a deck.
pub const LARGEST: usize = 60;

/// A deck with all that lists and deckstrings say of it.
#[derive(Clone, Debug)]
pub struct DeckList {
    /// The name that its owner gave it.
    pub name: Option<String>,
    /// The hero and the cards.
    pub deck: Deck,
    /// What it is for.
    pub format: FormatCode,
    /// How many of each card are in the sideboard of another (Zilliax Deluxe 3000, E.T.C., Band Manager): (card, owner).
    pub sideboards: BTreeMap<(CardId, CardId), u32>,
}

impl DeckList {
    /// The deck as the rules play it, with its sideboards. Cards that are not written are errors, unless `allow_stubs`.
    pub fn to_play(mut self, cards: &Cards, allow_stubs: bool) -> anyhow::Result<Deck> {
        for ((card, owner), count) in &self.sideboards {
            let count = usize::try_from(*count).unwrap_or(LARGEST).min(LARGEST);
            self.deck.sideboards.extend(std::iter::repeat_n((*owner, *card), count));
        }
        if !allow_stubs {
            refuse_stubs(cards, &self.deck)?;
        }
        Ok(self.deck)
    }
}

/// A deck for many games: a fixed one, or a new random one for each game.
#[derive(Clone, Debug)]
pub enum Choice {
    /// The same deck in each game.
    Fixed(Deck),
    /// One at random each time.
    Random(random::Recipe),
}

impl Choice {
    /// Parses a deck argument: a deckstring, a file with a list or a deckstring, or `random…`.
    pub fn parse(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<Self> {
        Ok(Self::named(cards, text, allow_stubs)?.1)
    }

    /// The same with the deck's name: that of `NAME=DECK`, of the list, of the file, else what it is.
    pub fn named(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<(String, Self)> {
        let given = text.split_once('=').filter(|(name, deck)| {
            // A deckstring may end in `=`.
            !name.is_empty() && !deck.trim_matches('=').is_empty() && !Path::new(text).exists()
        });
        let (given, text) = given.map_or((None, text), |(name, deck)| (Some(name.to_owned()), deck));
        if let Some(recipe) = recipe(cards, text) {
            return Ok((given.unwrap_or_else(|| text.to_owned()), Self::Random(recipe?)));
        }
        let (list, place) = argument(cards, text)?;
        let class = || format!("{} {}", list.format, cards.get(list.deck.hero).class.title());
        let file = || Some(Path::new(place).file_stem().filter(|_| place == text)?.to_string_lossy().into_owned());
        let name = given.or_else(|| list.name.clone()).or_else(file).unwrap_or_else(class);
        Ok((name, Self::Fixed(list.to_play(cards, allow_stubs).with_context(|| place.to_owned())?)))
    }

    /// The deck of a text, without looking for files: a deckstring, a list, `random…`.
    pub fn of_text(cards: &Cards, text: &str, allow_stubs: bool) -> anyhow::Result<Self> {
        if text.len() as u64 > limits::DECK_BYTES {
            bail!("it has more than the {LARGEST} cards that a deck can hold");
        }
        match recipe(cards, text) {
            Some(recipe) => Ok(Self::Random(recipe?)),
            None => Ok(Self::Fixed(read(cards, text)?.to_play(cards, allow_stubs)?)),
        }
    }

    /// The same for games of a format: random decks have its sets alone; a fixed one with another card is refused.
    pub fn of_format(self, cards: &Cards, format: Format) -> anyhow::Result<Self> {
        match self {
            Self::Fixed(deck) => {
                refuse_foreign(cards, &deck, format)?;
                Ok(Self::Fixed(deck))
            }
            Self::Random(recipe) => Ok(Self::Random(recipe.of_format(cards, format)?)),
        }
    }

    /// The deck for a game.
    pub fn deck(&self, cards: &Cards, dice: &mut Rng) -> Deck {
        match self {
            Self::Fixed(deck) => deck.clone(),
            Self::Random(recipe) => recipe.deck(cards, dice),
        }
    }
}

/// The deck of an argument that is a file or a deckstring, and what messages call it.
fn argument<'a>(cards: &Cards, text: &'a str) -> anyhow::Result<(DeckList, &'a str)> {
    let path = Path::new(text);
    if path.is_file() {
        let list = limits::text(path, limits::DECK_BYTES)?;
        return Ok((read(cards, &list).with_context(|| text.to_owned())?, text));
    }
    let wanted = || format!("`{text}` is neither a file with a list, nor `random:mage` or the like, nor a deckstring");
    Ok((from_code(cards, text).with_context(wanted)?, "the deckstring"))
}

/// Parses `random…`; `None` for any other text.
pub fn recipe(cards: &Cards, text: &str) -> Option<anyhow::Result<random::Recipe>> {
    let words = text.strip_prefix("random").filter(|rest| rest.is_empty() || rest.starts_with(':'))?;
    Some(random::Recipe::parse(cards, words))
}

/// Reads a deck from a text: a list, or a deckstring, also with the comments that the client exports.
pub fn read(cards: &Cards, text: &str) -> anyhow::Result<DeckList> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    match (lines.next(), lines.next()) {
        (Some(only), None) if class_named(only).is_none() => {
            let name = text.lines().find_map(|line| line.strip_prefix("###")).map(|name| name.trim().to_owned());
            Ok(DeckList { name, ..from_code(cards, only)? })
        }
        _ => list::parse(cards, text),
    }
}

/// Whether a deck can hold the card: a collectible one, and what a Fabled card brings along, which takes places in the deck.
fn is_holdable(cards: &Cards, id: CardId) -> bool {
    let card = cards.get(id);
    card.collectible() || card.tag(GameTag::IS_FABLED_BUNDLE_CARD) > 0
}

/// Reads a deckstring.
pub fn from_code(cards: &Cards, text: &str) -> anyhow::Result<DeckList> {
    let code = DeckCode::decode(text)?;
    let [hero] = code.heroes[..] else { bail!("it has {} heroes, and a deck has one", code.heroes.len()) };
    let is_hero = |id: &CardId| cards.get(*id).card_type == CardType::Hero;
    let hero =
        cards.by_dbf(hero).filter(is_hero).with_context(|| format!("its hero: {}", unknown::says(cards, hero)))?;
    let find = |dbf: u32| {
        let holdable = |id: &CardId| is_holdable(cards, *id);
        cards.by_dbf(dbf).filter(holdable).with_context(|| unknown::says(cards, dbf))
    };
    let mut deck = Deck { hero, cards: Vec::new(), sideboards: Vec::new() };
    for (dbf, count) in code.cards {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > LARGEST - deck.cards.len() {
            bail!("it has more than the {LARGEST} cards that a deck can hold");
        }
        deck.cards.extend(std::iter::repeat_n(find(dbf)?, count));
    }
    let mut sideboards = BTreeMap::new();
    for ((dbf, owner), count) in code.sideboards {
        let owner = find(owner)?;
        if !deck.cards.contains(&owner) {
            bail!("it has a sideboard of {}, which is not in the deck", cards.get(owner).name);
        }
        // What is in a sideboard need not be collectible: the modules of Zilliax.
        let card = cards.by_dbf(dbf).with_context(|| unknown::says(cards, dbf))?;
        sideboards.insert((card, owner), count);
    }
    Ok(DeckList { name: None, deck, format: FormatCode(code.format), sideboards })
}

/// The deckstring of a deck.
pub fn to_code(cards: &Cards, list: &DeckList) -> String {
    let dbf = |id: CardId| cards.get(id).dbf_id;
    let mut counted = BTreeMap::new();
    for id in &list.deck.cards {
        *counted.entry(dbf(*id)).or_default() += 1;
    }
    let sideboards = list.sideboards.iter().map(|((card, owner), count)| ((dbf(*card), dbf(*owner)), *count));
    let heroes = vec![dbf(list.deck.hero)];
    DeckCode { format: list.format.0, heroes, cards: counted, sideboards: sideboards.collect() }.encode()
}

/// The names of the cards in the deck that are not written or depend on such cards, each once.
pub fn stubs(cards: &Cards, deck: &Deck) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = Vec::new();
    for id in &deck.cards {
        let card = cards.get(*id);
        if !is_written(cards, *id) && !names.contains(&card.name) {
            names.push(card.name);
        }
    }
    names
}

/// Fails with the names of the cards that are not written.
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

/// Fails with the names of the cards that no printing makes legal in a format.
pub fn refuse_foreign(cards: &Cards, deck: &Deck, format: Format) -> anyhow::Result<()> {
    let mut names: Vec<&'static str> = deck.cards.iter().map(|id| cards.get(*id).name).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| {
        let printings = || cards.collectible().iter().map(|id| cards.get(*id)).filter(|card| card.name == *name);
        printings().next().is_some() && !printings().any(|card| format.has(card.set))
    });
    if !names.is_empty() {
        bail!("these cards are not played in {format}: {}; name another format", names.join(", "));
    }
    Ok(())
}

/// Whether a card is written, with all cards that it depends on.
pub fn is_written(cards: &Cards, id: CardId) -> bool {
    let card = cards.get(id);
    is_playable(card.power) && cards.faults_of(card).is_empty()
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

/// The basic hero of a class: the first of the hero skins.
pub fn hero(cards: &Cards, class: CardClass) -> Option<CardId> {
    let of_class = |(id, card): (CardId, &cardwright_engine::Card)| {
        let starts = card.card_type == CardType::Hero && card.set == CardSet::HERO_SKINS && card.class == class;
        (starts && card.tag(GameTag::HERO_POWER) > 0).then_some((card.id, id))
    };
    cards.iter().filter_map(of_class).min().map(|(_, id)| id)
}

/// The Coin, which the second player gets.
pub fn coin(cards: &Cards) -> Option<CardId> {
    let coins = cards.iter().filter(|(_, card)| card.tag(GameTag::COIN_CARD) > 0 && is_playable(card.power));
    coins.min_by_key(|(_, card)| card.dbf_id).map(|(id, _)| id)
}

/// The cards that can be in a deck and are written, with all cards that they depend on.
pub fn written(cards: &Cards) -> Vec<CardId> {
    written_of(cards, |_| true)
}

/// Those [`written`] cards that `is_such` chooses; only these are looked through for faults.
pub fn written_of(cards: &Cards, is_such: impl Fn(&Card) -> bool) -> Vec<CardId> {
    let may_be_drawn = |id: &CardId| {
        let card = cards.get(*id);
        card.card_type != CardType::Hero && is_such(card) && is_written(cards, *id)
    };
    cards.collectible().iter().copied().filter(may_be_drawn).collect()
}

/// The basic heroes, one per class.
pub fn heroes(cards: &Cards) -> Vec<CardId> {
    CardClass::ALL.iter().filter_map(|class| hero(cards, *class)).collect()
}

/// A random hero and thirty random cards of any class; `None` without heroes or cards.
pub fn of(heroes: &[CardId], pool: &[CardId], dice: &mut Rng) -> Option<Deck> {
    if heroes.is_empty() || pool.is_empty() {
        return None;
    }
    let hero = heroes[dice.below(heroes.len())];
    Some(Deck { hero, cards: (0..30).map(|_| pool[dice.below(pool.len())]).collect(), sideboards: Vec::new() })
}
