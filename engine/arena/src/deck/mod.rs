//! Decks: as deckstrings, as lists, at random.
pub mod code;
pub mod list;
pub mod random;
mod show;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};
use cardwright_data::{CardClass, CardSet, CardType, GameTag};
use cardwright_engine::rules::is_playable;
use cardwright_engine::state::Rng;
use cardwright_engine::{CardId, Cards, Deck};

use crate::limits;
use code::DeckCode;
pub use show::Show;

/// The maximum size of a deck.
pub const LARGEST: usize = 60;
/// The format of the codes that are written: Wild.
const WILD: u64 = 1;

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
        if let Some(recipe) = recipe(cards, text) {
            return Ok(Self::Random(recipe?));
        }
        let path = Path::new(text);
        let (deck, place) = if path.is_file() {
            let list = limits::text(path, limits::DECK_BYTES)?;
            (read(cards, &list).with_context(|| text.to_owned())?, text)
        } else {
            let wanted =
                || format!("`{text}` is neither a file with a list, nor `random:mage` or the like, nor a deckstring");
            (from_code(cards, text).with_context(wanted)?, "the deckstring")
        };
        if !allow_stubs {
            refuse_stubs(cards, &deck).with_context(|| place.to_owned())?;
        }
        Ok(Self::Fixed(deck))
    }

    /// The deck for a game.
    pub fn deck(&self, cards: &Cards, dice: &mut Rng) -> Deck {
        match self {
            Self::Fixed(deck) => deck.clone(),
            Self::Random(recipe) => recipe.deck(cards, dice),
        }
    }
}

/// Parses `random…`; `None` for any other text.
pub fn recipe(cards: &Cards, text: &str) -> Option<anyhow::Result<random::Recipe>> {
    let words = text.strip_prefix("random").filter(|rest| rest.is_empty() || rest.starts_with(':'))?;
    Some(random::Recipe::parse(cards, words))
}

/// Reads a deck from a text: a list, or a deckstring, also with the comments that the client exports.
pub fn read(cards: &Cards, text: &str) -> anyhow::Result<Deck> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    match (lines.next(), lines.next()) {
        (Some(only), None) if class_named(only).is_none() => from_code(cards, only),
        _ => list::parse(cards, text),
    }
}

/// Reads a deckstring. A deck with a sideboard is an error, because sideboards are not implemented.
pub fn from_code(cards: &Cards, text: &str) -> anyhow::Result<Deck> {
    let code = DeckCode::decode(text)?;
    let [hero] = code.heroes[..] else { bail!("it has {} heroes, and a deck has one", code.heroes.len()) };
    let find = |dbf: u32| {
        cards.by_dbf(dbf).with_context(|| format!("no card has the number {dbf}: is it newer than the data?"))
    };
    if let Some((_, owner)) = code.sideboards.keys().next() {
        bail!("it has a sideboard of {}, and sideboards are not played yet", cards.get(find(*owner)?).name);
    }
    let mut deck = Deck { hero: find(hero)?, cards: Vec::new() };
    if cards.get(deck.hero).card_type != CardType::Hero {
        bail!("its hero, {}, is not a hero", cards.get(deck.hero).name);
    }
    for (dbf, count) in code.cards {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > LARGEST - deck.cards.len() {
            bail!("it has more than the {LARGEST} cards that a deck can hold");
        }
        deck.cards.extend(std::iter::repeat_n(find(dbf)?, count));
    }
    Ok(deck)
}

/// The deckstring of a deck.
pub fn to_code(cards: &Cards, deck: &Deck) -> String {
    let mut counted = BTreeMap::new();
    for id in &deck.cards {
        *counted.entry(cards.get(*id).dbf_id).or_default() += 1;
    }
    let heroes = vec![cards.get(deck.hero).dbf_id];
    DeckCode { format: WILD, heroes, cards: counted, sideboards: BTreeMap::new() }.encode()
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
    let playable = |id: &CardId| cards.get(*id).card_type != CardType::Hero && is_written(cards, *id);
    cards.collectible().iter().copied().filter(playable).collect()
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
    Some(Deck { hero, cards: (0..30).map(|_| pool[dice.below(pool.len())]).collect() })
}
