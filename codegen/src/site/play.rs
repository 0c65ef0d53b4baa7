//! The play page, with the engine as WebAssembly. It is part of a site only if requested.

use std::fmt::Write as _;

use cardwright_data::enums::CardType;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::SiteError;
use super::book::{PageFrame, PlayEngineFiles, Site};
use super::decks::best_known_lists;
use super::folder::File;
use crate::catalog::CatalogCard;
use crate::decks::DeckCoverage;

/// The style and the scripts of the table, by name.
const PARTS: [(&str, &str); 9] = [
    ("play.css", include_str!("../../templates/site/play/play.css")),
    ("play.js", include_str!("../../templates/site/play/play.js")),
    ("client.js", include_str!("../../templates/site/play/client.js")),
    ("faces.js", include_str!("../../templates/site/play/faces.js")),
    ("motion.js", include_str!("../../templates/site/play/motion.js")),
    ("kept.js", include_str!("../../templates/site/play/kept.js")),
    ("recording.js", include_str!("../../templates/site/play/recording.js")),
    ("puzzles.json", PUZZLES),
    ("worker.js", include_str!("../../templates/site/play/worker.js")),
];
/// The puzzles that `cargo arena puzzles` has found.
const PUZZLES: &str = include_str!("../../templates/site/play/puzzles.json");
/// The former texts of cards; [`printings`] makes one document of them.
const PRINTINGS: [&str; 2] =
    [include_str!("../../../data/printings.tsv"), include_str!("../../../data/printings.toml")];
const OFFLINE: &str = include_str!("../../templates/site/play/offline.js");

/// The data for `templates/site/play.html`.
#[derive(Debug, Serialize)]
pub struct PlayPage {
    frame: PageFrame,
    /// The decks without missing cards.
    lists: Vec<KnownDecks>,
    contact: Option<Contact>,
}

/// Decks to choose from.
#[derive(Debug, Serialize)]
struct KnownDecks {
    title: String,
    decks: Vec<KnownDeck>,
}

#[derive(Debug, Serialize)]
struct KnownDeck {
    name: String,
    code: String,
}

/// The contact address.
#[derive(Debug, Serialize)]
struct Contact {
    address: String,
    text: String,
}

impl Contact {
    /// A contact from a web or mail address.
    fn new(text: &str) -> Self {
        let is_web = text.starts_with("https://") || text.starts_with("http://");
        Self { address: if is_web { text.to_owned() } else { format!("mailto:{text}") }, text: text.to_owned() }
    }
}

impl PlayPage {
    /// The data for the page.
    pub fn new(book: &Site) -> Self {
        let mut frame = book.frame("play.html", "Play", "Try a card, or play a game, in the browser.");
        frame.runs_engine = true;
        let plays = |deck: &&DeckCoverage| deck.lacks.is_empty();
        let known = |deck: &DeckCoverage| KnownDeck { name: name_with_class(deck), code: deck.code.clone() };
        let lists = best_known_lists(book).into_iter().map(|list| KnownDecks {
            title: list.about.title.clone(),
            decks: list.decks.iter().filter(plays).map(known).collect(),
        });
        Self { frame, lists: lists.collect(), contact: book.contact.as_deref().map(Contact::new) }
    }
}

/// The name of a deck, with its class if the name does not say it.
fn name_with_class(deck: &DeckCoverage) -> String {
    match deck.class.filter(|class| !deck.name.to_lowercase().contains(&class.to_lowercase())) {
        Some(class) => format!("{} ({class})", deck.name),
        None => deck.name.clone(),
    }
}

/// The data for `templates/site/puzzles.html`.
#[derive(Debug, Serialize)]
pub struct PuzzlesPage {
    frame: PageFrame,
    puzzles: Vec<PuzzleRow>,
}

#[derive(Debug, Serialize)]
struct PuzzleRow {
    /// The class of the player's hero.
    you: String,
    /// The class of the opponent's hero.
    they: String,
    /// Whether the player has to survive, and not to win.
    survives: bool,
    /// The length of the solution.
    actions: usize,
}

/// The parts of a puzzle that the page shows. The rest is read by the table.
#[derive(Debug, Deserialize)]
struct PuzzleText {
    goal: String,
    classes: [String; 2],
    solution: Vec<String>,
}

impl PuzzlesPage {
    /// The only one. Fails if the file of puzzles is damaged.
    pub fn new(book: &Site) -> Result<Self, SiteError> {
        let puzzles: Vec<PuzzleText> = serde_json::from_str(PUZZLES).map_err(SiteError::Puzzles)?;
        let rows = puzzles.into_iter().map(|PuzzleText { goal, classes: [you, they], solution }| PuzzleRow {
            survives: goal.starts_with("Survive"),
            you,
            they,
            actions: solution.len(),
        });
        let about = "Hearthstone puzzles: win this turn, or survive the next. Each has exactly one solution.";
        Ok(Self { frame: book.frame("puzzles.html", "Puzzles", about), puzzles: rows.collect() })
    }
}

/// Whether a card can be tried: players can hold it.
fn can_be_tried(card: &CatalogCard) -> bool {
    card.record.card_type().is_some_and(|it| !matches!(it, CardType::HeroPower | CardType::Enchantment))
}

/// The parameters of the play page for a card that can be tried, with the entities of its test:
/// `card=CS2_029&with=friend:CS2_182,enemy:CS2_182`. `None` for other cards.
pub fn play_link(card: &CatalogCard, tests: &[String]) -> Option<String> {
    let id = &card.record.id;
    // `check! { … }` and `check(…)`.
    let mut scenarios = tests.iter().flat_map(|test| test.split("check").skip(1));
    let with = scenarios.find_map(|scenario| Some(related_cards(id, scenario)).filter(|with| !with.is_empty()));
    let with = with.unwrap_or_default();
    can_be_tried(card).then(|| {
        let with = if with.is_empty() { with } else { format!("&with={with}") };
        format!("card={id}{with}")
    })
}

/// The steps that create a card, with the play page's word for the zone.
const STEP_PLACES: [(&str, &str); 7] = [
    ("Ally", "friend"),
    ("Enemy", "enemy"),
    ("Give", "hand"),
    ("GiveThem", "their_hand"),
    ("OnTop", "top"),
    ("OnTheirTop", "their_top"),
    ("HasHeroPower", "power"),
];

/// The entities that a scenario creates before the card is played, as parameters of the play page.
///
/// ```
/// use cardwright::site::related_cards;
/// let scenario = r#"{ Mage: Enemy("CS2_182"), Play("CS2_029", On(Their(0))), Ally("CS2_101t") }"#;
/// assert_eq!(related_cards("CS2_029", scenario), "enemy:CS2_182");
/// ```
pub fn related_cards(card: &str, scenario: &str) -> String {
    let step = |text: &str| {
        let (before, after) = text.split_once("(\"")?;
        let name = before.rsplit(|c: char| !c.is_alphanumeric()).next()?.to_owned();
        let (id, rest) = after.split_once('"')?;
        Some((name, id.to_owned(), rest.to_owned()))
    };
    let (mut rest, mut found) = (scenario.to_owned(), Vec::new());
    while let Some((name, id, after)) = step(&rest) {
        if name.starts_with("Play") && id == card {
            break;
        }
        let place = STEP_PLACES.iter().find(|(step, _)| *step == name);
        found.extend(place.filter(|_| id != card).map(|(_, place)| format!("{place}:{id}")));
        rest = after;
    }
    found.truncate(MAX_RELATED_CARDS);
    found.join(",")
}

/// The maximum number of cards in the parameters.
const MAX_RELATED_CARDS: usize = 24;

/// The former texts of cards, as the engine reads them for the review of a recorded game. The page loads it with the first recording.
fn printings() -> Result<Vec<u8>, SiteError> {
    let [lines, manual] = PRINTINGS;
    let manual: serde_json::Value = toml::from_str(manual).map_err(SiteError::Printings)?;
    Ok(serde_json::json!({ "lines": lines, "manual": manual }).to_string().into_bytes())
}

/// The files that the play page loads. The worker that keeps it for later visits has another version whenever one of them
/// changes. Fails if `data/printings.toml` is damaged.
pub fn files_of(play: &PlayEngineFiles) -> Result<Vec<File>, SiteError> {
    let mut sum = Sha256::new();
    for part in [&play.engine[..], play.glue.as_bytes()].into_iter().chain(PARTS.map(|(_, text)| text.as_bytes())) {
        sum.update(part);
    }
    let version = sum.finalize().iter().take(8).fold("cardwright-".to_owned(), |mut version, byte| {
        let _ = write!(version, "{byte:02x}");
        version
    });
    let parts = PARTS.map(|(name, text)| (format!("play/{name}"), text.as_bytes().to_vec()));
    let names: Vec<String> = PARTS.iter().map(|(name, _)| format!("\"play/{name}\"")).collect();
    let offline = OFFLINE.replace("@VERSION@", &version).replace("\"@PARTS@\"", &names.join(", "));
    let engine = [
        ("offline.js".to_owned(), offline.into_bytes()),
        ("play/engine.js".to_owned(), play.glue.clone().into_bytes()),
        ("play/engine_bg.wasm".to_owned(), play.engine.clone()),
        ("play/printings.json".to_owned(), printings()?),
    ];
    Ok(engine.into_iter().chain(parts).collect())
}
