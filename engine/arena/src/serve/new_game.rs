//! The setup of a game, from a `new` request.
use std::sync::Arc;

use cardwright_data::{CardClass, Format, paste};
use cardwright_engine::rules::Observer;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{CardId, Cards, Deck, Game, Options, PlayerId};
use serde_json::Value;

use super::fields::{Fields, RequestFault, card, shown};
use crate::deck::prepared::PreparedDeck;
use crate::deck::random::Recipe;
use crate::deck::skin::{self, Skin};
use crate::deck::{self, legality};

/// A deck in a request.
#[derive(Clone, Debug)]
pub enum DeckField {
    /// A deckstring, `random…`, or a list with line ends.
    Text(String),
    /// Cards by id or name; the last one is on top if decks are not shuffled.
    Cards(Vec<String>),
    /// A deck that was read before.
    Prepared(Arc<PreparedDeck>),
}

/// The accepted forms of a deck, for messages.
const FORMS: &str =
    "a text (a deck code, a list, the name of a known deck, `random:mage`), or an array with the names or ids of cards";

impl DeckField {
    /// Reads both decks of a request.
    pub fn read_both(value: Value) -> Result<[Self; 2], RequestFault> {
        let two = || RequestFault::new("decks", format!("write an array of two decks, each {FORMS}"));
        let Value::Array(decks) = value else { return Err(two()) };
        let [one, other] = <[Value; 2]>::try_from(decks).map_err(|_| two())?;
        Ok([Self::read(0, one)?, Self::read(1, other)?])
    }

    /// Reads the deck at an index of `decks`.
    fn read(at: usize, value: Value) -> Result<Self, RequestFault> {
        match value {
            Value::String(text) => Ok(Self::Text(text)),
            Value::Array(listed) => {
                let name = |(n, value): (usize, Value)| match value {
                    Value::String(name) => Ok(name),
                    other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_)) => {
                        let says = format!("{} is no card: write a name or an id, such as \"Fireball\"", shown(&other));
                        Err(RequestFault::new(format!("decks[{at}][{n}]"), says))
                    }
                };
                Ok(Self::Cards(listed.into_iter().enumerate().map(name).collect::<Result<_, _>>()?))
            }
            other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_)) => {
                Err(RequestFault::new(format!("decks[{at}]"), format!("{} is no deck: write {FORMS}", shown(&other))))
            }
        }
    }

    /// The field with its deck read, unless it is random or listed; `at` is its index.
    fn prepared(&self, cards: &Cards, at: usize) -> Result<Self, RequestFault> {
        let wrong = |says: String| RequestFault::new(format!("decks[{at}]"), says);
        match self {
            Self::Text(text) if text.len() as u64 > crate::limits::DECK_BYTES => {
                Err(wrong(format!("it has more than the {} cards that a deck can hold", deck::MAX_DECK_CARDS)))
            }
            Self::Text(text) if !deck::is_random(text) => {
                let read = PreparedDeck::read(cards, text).map_err(|error| wrong(format!("{error:#}")))?;
                Ok(Self::Prepared(Arc::new(read)))
            }
            Self::Text(_) | Self::Cards(_) | Self::Prepared(_) => Ok(self.clone()),
        }
    }

    /// Both fields with their decks read; the same text is read once.
    fn both_prepared(cards: &Cards, [one, other]: &[Self; 2]) -> Result<[Self; 2], RequestFault> {
        let first = one.prepared(cards, 0)?;
        let is_same = matches!((one, other), (Self::Text(text), Self::Text(same)) if text == same);
        let second = if is_same { first.clone() } else { other.prepared(cards, 1)? };
        Ok([first, second])
    }

    /// The deck as it stands in a request.
    pub fn json(&self) -> Value {
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Cards(listed) => listed.as_slice().into(),
            Self::Prepared(deck) => deck.text().into(),
        }
    }
}

/// A deck of a game, and what is known about it.
struct ReadDeck {
    deck: Deck,
    skin: Option<Skin>,
    stubs: Vec<&'static str>,
    /// Why players may not play it.
    illegal: Option<String>,
}

impl ReadDeck {
    /// A deck that was made of its parts.
    fn of(cards: &Cards, deck: Deck, format: Format) -> Self {
        // A deck without cards is allowed, for arranged positions.
        let problems = if deck.cards.is_empty() { Vec::new() } else { legality::problems(cards, &deck, format) };
        let illegal = (!problems.is_empty()).then(|| legality::problems_text(&problems));
        Self { skin: None, stubs: deck::stubs(cards, &deck), illegal, deck }
    }

    fn of_prepared(cards: &Cards, prepared: &PreparedDeck, format: Format) -> Self {
        let illegal = prepared.illegal(cards, format).filter(|_| !prepared.deck().cards.is_empty());
        Self {
            deck: prepared.deck().clone(),
            skin: prepared.skin(),
            stubs: prepared.stubs().to_vec(),
            illegal: illegal.map(str::to_owned),
        }
    }
}

/// The number of mana crystals with `full_mana`.
const FULL_MANA: i16 = 10;
/// The reason for an unknown `format`.
const FORMATS: &str = "none of Wild, Standard, Classic, Twist, Any";
/// The maximum size of an opening hand; the second player gets one more card.
const MAX_OPENING_HAND: u8 = 9;

/// The setup of a game; the same setup and the same actions give the same game.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The decks.
    pub decks: [Deck; 2],
    /// The Coin, given to the second player.
    pub coin: Option<CardId>,
    /// Seed, format, and disabled parts of the start.
    pub options: Options,
    /// Both players begin with ten mana crystals.
    pub full_mana: bool,
    /// The hero skins of the decks.
    pub skins: [Option<Skin>; 2],
    /// The names of the stubs in the decks.
    pub stubs: Vec<&'static str>,
}

impl Setup {
    /// Starts the game.
    pub fn begin(&self, cards: &'static Cards, watch: &mut dyn Observer) -> Result<Game, RequestFault> {
        let decks = ByPlayer([&self.decks[0], &self.decks[1]]);
        let begun = Game::new_observed(cards, decks, self.coin, self.options, watch);
        let mut game = begun.map_err(|error| RequestFault::new("decks", error.to_string()))?;
        game.hero_skin_ids = skin::skin_dbf_ids(self.skins);
        if self.full_mana {
            for player in PlayerId::BOTH {
                game.set_mana(player, FULL_MANA);
            }
        }
        Ok(game)
    }
}

/// Reads a `deck` request; returns the same JSON as `cargo arena deck --json`.
pub fn deck(fields: &mut Fields, cards: &Cards) -> Result<Value, RequestFault> {
    let text: String = fields.required("deck")?;
    let seed = fields.optional("seed")?.unwrap_or_default();
    let list = deck::read_or_draw(cards, &text, seed);
    let list = list.map_err(|error| RequestFault::new("deck", format!("{error:#}")))?;
    Ok(deck::summary::json(cards, &list))
}

/// Reads all fields of a `new` request.
pub fn read(fields: &mut Fields, cards: &'static Cards, coin: Option<CardId>) -> Result<Setup, RequestFault> {
    let named = fields.optional::<Value>("decks")?.map(DeckField::read_both).transpose()?;
    read_with(fields, named.as_ref(), cards, coin)
}

/// Reads the fields of a `new` request apart from its decks.
pub fn read_with(
    fields: &mut Fields,
    decks: Option<&[DeckField; 2]>,
    cards: &'static Cards,
    coin: Option<CardId>,
) -> Result<Setup, RequestFault> {
    let usual = Options::default();
    let seed = fields.optional("seed")?.unwrap_or(usual.seed);
    let format = match fields.optional::<String>("format")? {
        Some(name) => name.parse().map_err(|_| RequestFault::new("format", format!("`{name}` is {FORMATS}")))?,
        None => usual.format,
    };
    let options = Options {
        seed,
        format,
        shuffle: fields.optional("shuffle")?.unwrap_or(usual.shuffle),
        mulligan: fields.optional("mulligan")?.unwrap_or(usual.mulligan),
        // Clients show what they get to players.
        shuffle_entity_numbers: true,
        hand: fields.optional("hand")?.unwrap_or(usual.hand),
    };
    let full_mana = fields.optional("full_mana")?.unwrap_or(false);
    let with_coin = fields.optional("coin")?.unwrap_or(true);
    let allow_stubs = fields.optional("allow_stubs")?.unwrap_or(false);
    let allow_illegal = fields.optional("allow_illegal")?.unwrap_or(false);
    let classes: Option<[String; 2]> = fields.optional("classes")?;
    fields.end()?;
    if options.hand > MAX_OPENING_HAND {
        return Err(RequestFault::new("hand", format!("an opening hand has {MAX_OPENING_HAND} cards at most")));
    }
    if classes.is_none() && decks.is_none() {
        return Err(RequestFault::new("decks", "it is missing: name two decks, or two `classes`"));
    }
    let decks = decks.map(|decks| DeckField::both_prepared(cards, decks)).transpose()?;
    let mut dice = Rng::new(seed);
    let mut deck = |at: usize| {
        let class = classes.as_ref().map(|classes| classes[at].as_str());
        of_field(cards, at, decks.as_ref().map(|decks| &decks[at]), class, format, &mut dice)
    };
    let read = [deck(0)?, deck(1)?];
    let mut all_stubs = Vec::new();
    for (at, ReadDeck { stubs, illegal, .. }) in read.iter().enumerate() {
        if let Some(problems) = illegal.as_ref().filter(|_| !allow_illegal) {
            let says = format!("the deck is illegal: {problems}; \"allow_illegal\":true plays it");
            return Err(RequestFault::new(format!("decks[{at}]"), says));
        }
        if !stubs.is_empty() && !allow_stubs {
            let says = format!("not written yet, or not whole: {}; \"allow_stubs\":true plays them", stubs.join(", "));
            return Err(RequestFault::new(format!("decks[{at}]"), says));
        }
        all_stubs.extend(stubs);
    }
    all_stubs.sort_unstable();
    all_stubs.dedup();
    let skins = read.each_ref().map(|read| read.skin);
    let decks = read.map(|read| read.deck);
    Ok(Setup { decks, coin: coin.filter(|_| with_coin), options, full_mana, skins, stubs: all_stubs })
}

/// The hero of a class of `classes`.
fn hero_of(cards: &Cards, at: usize, class: &str) -> Result<CardId, RequestFault> {
    let hero = deck::class_named(class).and_then(|class| deck::hero(cards, class));
    hero.ok_or_else(|| {
        let playable = CardClass::ALL.iter().filter(|class| deck::hero(cards, **class).is_some());
        let names: Vec<&str> = playable.map(|class| class.title()).collect();
        let meant = paste::similar(class, names.iter().copied());
        let write = if meant.is_empty() { format!("one of {}", names.join(", ")) } else { meant.join(" or ") };
        let says = format!("`{class}` is no class of players: write {write}");
        RequestFault::new(format!("classes[{at}]"), says)
    })
}

/// The deck of a field, of the named class if there is one.
fn of_field(
    cards: &Cards,
    at: usize,
    named: Option<&DeckField>,
    class: Option<&str>,
    format: Format,
    dice: &mut Rng,
) -> Result<ReadDeck, RequestFault> {
    let wrong = |error: anyhow::Error| RequestFault::new(format!("decks[{at}]"), format!("{error:#}"));
    let hero = || {
        let class = class.ok_or_else(|| {
            RequestFault::new("classes", "an array of cards needs the class: add \"classes\":[\"Mage\",\"Warrior\"]")
        })?;
        hero_of(cards, at, class)
    };
    match named {
        None => {
            let deck = Deck { hero: hero()?, cards: Vec::new(), sideboards: Vec::new() };
            Ok(ReadDeck::of(cards, deck, format))
        }
        Some(DeckField::Text(text)) => {
            let recipe = Recipe::of_text(cards, text).and_then(|recipe| recipe.of_format(cards, format));
            of_recipe(cards, (at, text), &recipe.map_err(wrong)?, class, dice)
        }
        Some(DeckField::Cards(listed)) if listed.len() > deck::MAX_DECK_CARDS => {
            let most = deck::MAX_DECK_CARDS;
            Err(wrong(anyhow::anyhow!("it has more than the {most} cards that a deck can hold")))
        }
        Some(DeckField::Cards(listed)) => {
            let find = |(n, name): (usize, &String)| {
                card(cards, name).map_err(|says| RequestFault::new(format!("decks[{at}][{n}]"), says))
            };
            let listed = listed.iter().enumerate().map(find).collect::<Result<_, _>>()?;
            let deck = Deck { hero: hero()?, cards: listed, sideboards: Vec::new() };
            Ok(ReadDeck::of(cards, deck, format))
        }
        Some(DeckField::Prepared(deck)) => {
            refuse_other_class(cards, at, deck.deck(), class)?;
            Ok(ReadDeck::of_prepared(cards, deck, format))
        }
    }
}

/// A random deck. It is legal, so that it needs no check.
fn of_recipe(
    cards: &Cards,
    (at, text): (usize, &str),
    recipe: &Recipe,
    class: Option<&str>,
    dice: &mut Rng,
) -> Result<ReadDeck, RequestFault> {
    if let Some(class) = class
        && !recipe.is_of(hero_of(cards, at, class)?)
    {
        let written = class.to_lowercase().replace(' ', "_");
        let says =
            format!("`{text}` draws decks of other classes, too: write `random:{written}`, and leave `classes` out");
        return Err(RequestFault::new(format!("classes[{at}]"), says));
    }
    let deck = recipe.deck(cards, dice);
    Ok(ReadDeck { skin: None, stubs: deck::stubs(cards, &deck), illegal: None, deck })
}

/// Refuses a deck of another class than the named one.
fn refuse_other_class(cards: &Cards, at: usize, deck: &Deck, class: Option<&str>) -> Result<(), RequestFault> {
    if let Some(class) = class
        && hero_of(cards, at, class)? != deck.hero
    {
        let of = cards.get(deck.hero).class.title();
        let says = format!("the deck is of a {of}, not of a {class}: leave `classes` out, as the deck has its class");
        return Err(RequestFault::new(format!("classes[{at}]"), says));
    }
    Ok(())
}
