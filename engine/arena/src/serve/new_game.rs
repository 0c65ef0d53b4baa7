//! The setup of a game, from a `new` request.
use cardwright_data::{CardClass, Format, paste};
use cardwright_engine::rules::Observer;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{CardId, Cards, Deck, Game, Options, PlayerId};
use serde_json::Value;

use super::fields::{Fault, Fields, card, shown};
use crate::deck::skin::{self, Skin};
use crate::deck::{self, legality};

/// A deck in a request.
#[derive(Debug)]
enum DeckField {
    /// A deckstring, `random…`, or a list with line ends.
    Text(String),
    /// Cards by id or name; the last one is on top if decks are not shuffled.
    Cards(Vec<String>),
}

/// The accepted forms of a deck, for messages.
const FORMS: &str =
    "a text (a deck code, a list, the name of a known deck, `random:mage`), or an array with the names or ids of cards";

impl DeckField {
    /// Reads both decks of a request.
    fn both(value: Value) -> Result<[Self; 2], Fault> {
        let two = || Fault::new("decks", format!("write an array of two decks, each {FORMS}"));
        let Value::Array(decks) = value else { return Err(two()) };
        let [one, other] = <[Value; 2]>::try_from(decks).map_err(|_| two())?;
        Ok([Self::read(0, one)?, Self::read(1, other)?])
    }

    /// Reads the deck at an index of `decks`.
    fn read(at: usize, value: Value) -> Result<Self, Fault> {
        match value {
            Value::String(text) => Ok(Self::Text(text)),
            Value::Array(listed) => {
                let name = |(n, value): (usize, Value)| match value {
                    Value::String(name) => Ok(name),
                    other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_)) => {
                        let says = format!("{} is no card: write a name or an id, such as \"Fireball\"", shown(&other));
                        Err(Fault::new(format!("decks[{at}][{n}]"), says))
                    }
                };
                Ok(Self::Cards(listed.into_iter().enumerate().map(name).collect::<Result<_, _>>()?))
            }
            other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_)) => {
                Err(Fault::new(format!("decks[{at}]"), format!("{} is no deck: write {FORMS}", shown(&other))))
            }
        }
    }

    /// Whether it is `random…`. Random decks need no check of legality.
    fn is_random(&self) -> bool {
        matches!(self, Self::Text(text) if text.starts_with("random"))
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
    pub fn begin(&self, cards: &'static Cards, watch: &mut dyn Observer) -> Result<Game, Fault> {
        let decks = ByPlayer([&self.decks[0], &self.decks[1]]);
        let begun = Game::new_observed(cards, decks, self.coin, self.options, watch);
        let mut game = begun.map_err(|error| Fault::new("decks", error.to_string()))?;
        game.skins = skin::numbers(self.skins);
        if self.full_mana {
            for player in PlayerId::BOTH {
                game.set_mana(player, FULL_MANA);
            }
        }
        Ok(game)
    }
}

/// Reads a `deck` request; returns the same JSON as `cargo arena deck --json`.
pub fn deck(fields: &mut Fields, cards: &Cards) -> Result<Value, Fault> {
    let text: String = fields.required("deck")?;
    let seed = fields.optional("seed")?.unwrap_or_default();
    let list = deck::read_or_draw(cards, &text, seed);
    let list = list.map_err(|error| Fault::new("deck", format!("{error:#}")))?;
    Ok(deck::told::json(cards, &list))
}

/// Reads all fields of a `new` request.
pub fn read(fields: &mut Fields, cards: &'static Cards, coin: Option<CardId>) -> Result<Setup, Fault> {
    let usual = Options::default();
    let seed = fields.optional("seed")?.unwrap_or(usual.seed);
    let format = match fields.optional::<String>("format")? {
        Some(name) => name.parse().map_err(|_| Fault::new("format", format!("`{name}` is {FORMATS}")))?,
        None => usual.format,
    };
    let options = Options {
        seed,
        format,
        shuffle: fields.optional("shuffle")?.unwrap_or(usual.shuffle),
        mulligan: fields.optional("mulligan")?.unwrap_or(usual.mulligan),
        // Clients show what they get to players.
        deal_ids: true,
        hand: fields.optional("hand")?.unwrap_or(usual.hand),
    };
    let full_mana = fields.optional("full_mana")?.unwrap_or(false);
    let with_coin = fields.optional("coin")?.unwrap_or(true);
    let allow_stubs = fields.optional("allow_stubs")?.unwrap_or(false);
    let allow_illegal = fields.optional("allow_illegal")?.unwrap_or(false);
    let classes: Option<[String; 2]> = fields.optional("classes")?;
    let named = fields.optional::<Value>("decks")?.map(DeckField::both).transpose()?;
    fields.end()?;
    if options.hand > MAX_OPENING_HAND {
        return Err(Fault::new("hand", format!("an opening hand has {MAX_OPENING_HAND} cards at most")));
    }
    let mut dice = Rng::new(seed);
    if classes.is_none() && named.is_none() {
        return Err(Fault::new("decks", "it is missing: name two decks, or two `classes`"));
    }
    let mut deck = |at: usize| {
        let class = classes.as_ref().map(|classes| classes[at].as_str());
        of_field(cards, at, named.as_ref().map(|named| &named[at]), class, format, &mut dice)
    };
    let [one, other] = [deck(0)?, deck(1)?];
    let (decks, skins) = ([one.0, other.0], [one.1, other.1]);
    let mut all_stubs = Vec::new();
    for (at, deck) in decks.iter().enumerate() {
        let is_random = named.as_ref().is_some_and(|named| named[at].is_random());
        if !allow_illegal && !is_random {
            refuse_illegal(cards, at, deck, options.format)?;
        }
        let stubs = deck::stubs(cards, deck);
        if !stubs.is_empty() && !allow_stubs {
            let says = format!("not written yet, or not whole: {}; \"allow_stubs\":true plays them", stubs.join(", "));
            return Err(Fault::new(format!("decks[{at}]"), says));
        }
        all_stubs.extend(stubs);
    }
    all_stubs.sort_unstable();
    all_stubs.dedup();
    Ok(Setup { decks, coin: coin.filter(|_| with_coin), options, full_mana, skins, stubs: all_stubs })
}

/// Refuses an illegal deck. A deck without cards is allowed, for arranged positions.
fn refuse_illegal(cards: &Cards, at: usize, deck: &Deck, format: Format) -> Result<(), Fault> {
    let problems = if deck.cards.is_empty() { Vec::new() } else { legality::problems(cards, deck, format) };
    if problems.is_empty() {
        return Ok(());
    }
    let says = format!("the deck is illegal: {}; \"allow_illegal\":true plays it", legality::problems_text(&problems));
    Err(Fault::new(format!("decks[{at}]"), says))
}

/// The hero of a class of `classes`.
fn hero_of(cards: &Cards, at: usize, class: &str) -> Result<CardId, Fault> {
    let hero = deck::class_named(class).and_then(|class| deck::hero(cards, class));
    hero.ok_or_else(|| {
        let playable = CardClass::ALL.iter().filter(|class| deck::hero(cards, **class).is_some());
        let names: Vec<&str> = playable.map(|class| class.title()).collect();
        let meant = paste::similar(class, names.iter().copied());
        let write = if meant.is_empty() { format!("one of {}", names.join(", ")) } else { meant.join(" or ") };
        let says = format!("`{class}` is no class of players: write {write}");
        Fault::new(format!("classes[{at}]"), says)
    })
}

fn of_field(
    cards: &Cards,
    at: usize,
    named: Option<&DeckField>,
    class: Option<&str>,
    format: Format,
    dice: &mut Rng,
) -> Result<(Deck, Option<Skin>), Fault> {
    let wrong = |error: anyhow::Error| Fault::new(format!("decks[{at}]"), format!("{error:#}"));
    let hero = || {
        let class = class.ok_or_else(|| {
            Fault::new("classes", "an array of cards needs the class: add \"classes\":[\"Mage\",\"Warrior\"]")
        })?;
        hero_of(cards, at, class)
    };
    let many = || wrong(anyhow::anyhow!("it has more than the {} cards that a deck can hold", deck::MAX_DECK_CARDS));
    match named {
        Some(DeckField::Text(text)) if text.len() as u64 > crate::limits::DECK_BYTES => Err(many()),
        Some(DeckField::Cards(listed)) if listed.len() > deck::MAX_DECK_CARDS => Err(many()),
        None => Ok((Deck { hero: hero()?, cards: Vec::new(), sideboards: Vec::new() }, None)),
        Some(DeckField::Text(text)) => {
            if let Some(recipe) = deck::recipe(cards, text) {
                let recipe = recipe.and_then(|recipe| recipe.of_format(cards, format)).map_err(wrong)?;
                if let Some(class) = class
                    && !recipe.is_of(hero_of(cards, at, class)?)
                {
                    let written = class.to_lowercase().replace(' ', "_");
                    let says = format!(
                        "`{text}` draws decks of other classes, too: write `random:{written}`, and leave `classes` out"
                    );
                    return Err(Fault::new(format!("classes[{at}]"), says));
                }
                return Ok((recipe.deck(cards, dice), None));
            }
            let list = deck::read(cards, text).map_err(wrong)?;
            if let Some(class) = class
                && hero_of(cards, at, class)? != list.deck.hero
            {
                let of = cards.get(list.deck.hero).class.title();
                let says =
                    format!("the deck is of a {of}, not of a {class}: leave `classes` out, as the deck has its class");
                return Err(Fault::new(format!("classes[{at}]"), says));
            }
            Ok((list.to_play(cards, true).map_err(wrong)?, list.skin))
        }
        Some(DeckField::Cards(listed)) => {
            let find = |(n, name): (usize, &String)| {
                card(cards, name).map_err(|says| Fault::new(format!("decks[{at}][{n}]"), says))
            };
            let listed = listed.iter().enumerate().map(find).collect::<Result<_, _>>()?;
            Ok((Deck { hero: hero()?, cards: listed, sideboards: Vec::new() }, None))
        }
    }
}
