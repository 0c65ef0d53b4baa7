//! Explains numbers in deckstrings that are not playable cards.
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use cardwright_cli::data_build;
use cardwright_engine::Cards;

/// The place of a number in a deckstring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The hero.
    Hero,
    /// A card of the deck.
    Deck,
    /// A card of a sideboard.
    Sideboard,
}

impl Place {
    /// The first words of a message about the card: `the hero of this code is`.
    const fn explanation(self) -> &'static str {
        match self {
            Self::Hero => "the hero of this code is",
            Self::Deck => "a card of this code is",
            Self::Sideboard => "a card of a sideboard of this code is",
        }
    }

    /// The requirement for cards at this place.
    const fn must_be(self) -> &'static str {
        match self {
            Self::Hero => "decks have a hero of players",
            Self::Deck | Self::Sideboard => "decks have collectible cards alone",
        }
    }
}

/// The reason why no deck can hold the card with this number.
///
/// The card data that was fetched for the build has every card of every mode; it is large, and looked through only here.
pub fn explanation(cards: &Cards, dbf: u32, place: Place) -> String {
    let (is, must_be, build) = (place.explanation(), place.must_be(), data_build());
    if let Some(card) = cards.by_dbf(dbf).map(|id| cards.get(id)) {
        let kind = card.card_type.title();
        return format!("{is} {} ({}, {kind}, number {dbf}), which no deck may have: {must_be}", card.name, card.id);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../.cache/builds/{build}/CardDefs.xml"));
    let Ok(file) = File::open(file) else {
        return format!(
            "{is} number {dbf}, which no card of a deck has: it is of another mode or newer than build {build} of the \
             data{}",
            advice("to know")
        );
    };
    match find(BufReader::with_capacity(1 << 20, file), dbf) {
        Some((id, name)) => {
            let named = if name.is_empty() { id } else { format!("{name} ({id}, number {dbf})") };
            format!("{is} {named}, a card of another mode: {must_be}")
        }
        None => format!(
            "{is} number {dbf}, and build {build} of the data has no card with this number: copy the code again from the \
             client{}",
            advice("for newer data")
        ),
    }
}

/// The advice for missing data; a page has no command to run.
fn advice(why: &str) -> String {
    if cfg!(target_family = "wasm") { String::new() } else { format!("; {why}, {}", cardwright_cli::NO_DATABASE) }
}

/// The id and the English name of the card with this number, searched in card data.
fn find(mut lines: impl BufRead, dbf: u32) -> Option<(String, String)> {
    let (mut line, wanted) = (String::new(), format!(" ID=\"{dbf}\""));
    let (mut id, mut in_name) = (None::<String>, false);
    while lines.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
        let read = line.trim();
        if let Some(entity) = read.strip_prefix("<Entity CardID=\"") {
            if let Some(id) = id {
                return Some((id, String::new()));
            }
            id = entity.contains(&wanted).then(|| entity.split('"').next().unwrap_or_default().to_owned());
        } else if id.is_some() && read.starts_with("<Tag ") {
            in_name = read.contains("\"CARDNAME\"");
        } else if let Some(name) = read.strip_prefix("<enUS>").filter(|_| in_name) {
            let name = name.strip_suffix("</enUS>").unwrap_or(name);
            return id.map(|id| (id, name.replace("&apos;", "'").replace("&quot;", "\"").replace("&amp;", "&")));
        }
        line.clear();
    }
    id.map(|id| (id, String::new()))
}
