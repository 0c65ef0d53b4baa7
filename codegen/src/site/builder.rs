//! The deck builder: cards are searched and added, and the deck's curve, legality and code follow. Legality is judged by the
//! engine of the play page, if the site has one.

use cardwright_data::Format;
use cardwright_data::enums::GameTag;
use serde::Serialize;
use serde_json::{Value, json};

use super::book::{PageFrame, Site};
use crate::catalog::CatalogCard;
use crate::decks::starting_heroes;

/// The formats that decks are built for.
const FORMATS: [Format; 2] = [Format::Standard, Format::Wild];

/// The data for `templates/site/builder.html`.
#[derive(Debug, Serialize)]
pub struct BuilderPage {
    frame: PageFrame,
    /// The titles of the classes.
    classes: Vec<&'static str>,
    formats: Vec<FormatChoice>,
    /// The codes of the languages, and their own names.
    languages: Vec<(String, String)>,
    /// The data that the page's script reads, as JSON.
    facts: String,
}

/// A format to choose.
#[derive(Debug, Serialize)]
struct FormatChoice {
    /// Its number in deckstrings.
    number: u8,
    title: &'static str,
    /// Its word in the index of cards.
    word: String,
}

impl BuilderPage {
    /// The only one.
    pub fn new(book: &Site) -> Self {
        let about = "Build a Hearthstone deck: search cards, see the mana curve and whether it is legal, copy its code, play it.";
        let mut frame = book.frame("builder.html", "Deck builder", about);
        frame.runs_engine = book.play.is_some();
        let heroes = starting_heroes(book.catalog.cards().map(|card| &card.record));
        let hero = |(class, (_, number)): (&_, &(&str, u32))| (cardwright_data::CardClass::title(*class), *number);
        let heroes: Vec<(&'static str, u32)> = heroes.iter().map(hero).collect();
        let format = |format: &Format| FormatChoice {
            number: format.number(),
            title: format.title(),
            word: format.title().to_lowercase(),
        };
        Self {
            frame,
            classes: heroes.iter().map(|(class, _)| *class).collect(),
            formats: FORMATS.iter().map(format).collect(),
            languages: book.language_titles(),
            facts: json!({ "heroes": heroes, "sideboards": sideboards(book), "modules": modules(book) }).to_string(),
        }
    }
}

/// The cards with a sideboard: the id, the number of its cards, and whether they are modules. One place of a modular card is for
/// its look, which this page does not choose.
fn sideboards(book: &Site) -> Vec<Value> {
    let owner = |card: &CatalogCard| {
        let most = card.record.tag(GameTag::MAX_SIDEBOARD_CARDS).filter(|most| *most > 0 && card.collectible)?;
        let is_modular = card.record.has(GameTag::MIN_SIDEBOARD_CARDS);
        Some(json!([card.record.id, most - i64::from(is_modular), is_modular]))
    };
    book.catalog.cards().filter_map(owner).collect()
}

/// The ids of the modules, which only a sideboard holds.
fn modules<'a>(book: &'a Site) -> Vec<&'a str> {
    let is_module = |card: &&CatalogCard| card.record.has(GameTag::ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE);
    book.catalog.cards().filter(is_module).map(|card| card.record.id.as_str()).collect()
}
