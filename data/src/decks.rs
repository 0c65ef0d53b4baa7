//! Lists of decks: the known decks in `data/decks/`, and files of deckstrings.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::deckstring::{CodeError, DeckCode};
use crate::enums::{CardClass, Format};
use crate::paste::{self, Body, CardCandidate, PasteError, Pasted, ResolvedList};
use crate::toml_file::{self, FileError};

/// The title and the source of a list of decks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DeckSource {
    /// The display name; for a file without one, the file's name.
    pub title: String,
    /// The day, month or year when these decks were played: `2026-04-27`.
    pub date: Option<String>,
    /// The format of the decks: `standard`, `wild` …
    pub format: Option<String>,
    /// The source of the list.
    pub source: Option<String>,
}

/// Decks of one day and source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeckFile {
    /// The title and the source.
    pub about: DeckSource,
    /// The decks, in the order of the file.
    pub decks: Vec<KnownDeck>,
}

/// A deck of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownDeck {
    /// The name; empty if it has none.
    pub name: String,
    /// The win rate in percent, if the source has it.
    pub win_rate: Option<f64>,
    /// The deckstring.
    pub code: String,
    /// The decoded deckstring.
    pub deck: DeckCode,
}

/// The reason why decks cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum DecksError {
    /// A file or folder cannot be read, or has not the form of `data/decks/`.
    #[error(transparent)]
    File(#[from] FileError),
    /// A code is no deckstring.
    #[error(
        "{place}: `{code}` is not a deck code: {error}; `cargo arena deck FILE` prints the code of a list of cards"
    )]
    Code {
        /// The file and line, or the source of the code.
        place: String,
        /// The code, shortened.
        code: String,
        /// The error.
        error: CodeError,
    },
    /// A text that is not a list of decks.
    #[error("{place}: {}", error.without_line())]
    Paste {
        /// The file and line, or the source of the text.
        place: String,
        /// The error.
        error: PasteError,
    },
    /// A list of a class without a hero.
    #[error("{place}: the data has no hero for {}", class.title())]
    NoHero {
        /// The file and line.
        place: String,
        /// The class.
        class: CardClass,
    },
}

/// The cards and heroes for looking up names in lists.
#[derive(Clone, Debug, Default)]
pub struct NameLookup<'a> {
    /// The cards, by number in the client's database.
    pub cards: Vec<CardCandidate<'a, u32>>,
    /// The number of each class's hero.
    pub heroes: Vec<(CardClass, u32)>,
}

/// A file of `data/decks/`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckDocument {
    title: String,
    date: String,
    format: String,
    source: String,
    #[serde(rename = "deck")]
    decks: Vec<DeckRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckRow {
    name: String,
    win_rate: Option<f64>,
    code: toml::Spanned<String>,
}

impl KnownDeck {
    /// The deck of a deckstring; `place` names its location in errors.
    ///
    /// # Errors
    /// If it is no deckstring; the message calls it by `place`.
    pub fn new(name: &str, code: &str, place: impl FnOnce() -> String) -> Result<Self, DecksError> {
        match DeckCode::decode(code) {
            Ok(deck) => Ok(Self { name: name.to_owned(), win_rate: None, code: code.to_owned(), deck }),
            Err(error) => Err(DecksError::Code { place: place(), code: code.chars().take(SHOWN).collect(), error }),
        }
    }
}

/// The maximum number of letters of a wrong deckstring in a message.
const SHOWN: usize = 40;

impl DeckFile {
    /// Every file `*.toml` of a folder, newest decks first; empty if the folder does not exist.
    pub fn load_all(folder: &Path) -> Result<Vec<Self>, DecksError> {
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let fail = |error| FileError::Io { file: folder.to_owned(), error };
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(fail)? {
            let path = entry.map_err(fail)?.path();
            if path.extension().is_some_and(|end| end == "toml") {
                files.push(Self::load(&path)?);
            }
        }
        files.sort_by(|Self { about: a, .. }, Self { about: b, .. }| (&b.date, &a.title).cmp(&(&a.date, &b.title)));
        Ok(files)
    }

    /// Reads a file: one like those of `data/decks/` if its name ends in `.toml`, otherwise [pasted decks](Self::parse_pasted).
    pub fn load(file: &Path) -> Result<Self, DecksError> {
        Self::load_with(file, &NameLookup::default())
    }

    /// Like [`Self::load`], with the cards for looking up names in lists.
    pub fn load_with(file: &Path, library: &NameLookup<'_>) -> Result<Self, DecksError> {
        let text = toml_file::read(file)?;
        if file.extension().is_some_and(|end| end == "toml") {
            Self::parse(&text, file)
        } else {
            Self::parse_pasted(&text, file, library)
        }
    }

    /// Parses a file like those of `data/decks/`; errors refer to it as `file`.
    pub fn parse(text: &str, file: &Path) -> Result<Self, DecksError> {
        let written: DeckDocument = toml_file::parse(text, file)?;
        let deck = |deck: &DeckRow| {
            let line = || text[..deck.code.span().start].matches('\n').count() + 1;
            let place = || format!("{}:{}", file.display(), line());
            Ok(KnownDeck { win_rate: deck.win_rate, ..KnownDeck::new(&deck.name, deck.code.get_ref(), place)? })
        };
        let decks = written.decks.iter().map(deck).collect::<Result<_, DecksError>>()?;
        let DeckDocument { title, date, format, source, .. } = written;
        let about = DeckSource { title, date: Some(date), format: Some(format), source: Some(source) };
        Ok(Self { about, decks })
    }

    /// Parses decks as people paste them: deckstrings, with a name before them on the line; texts copied from the client; lists
    /// of cards. A line `### Name` begins a deck with this name; other lines that begin with `#` are comments.
    ///
    /// ```
    /// use cardwright_data::decks::{DeckFile, NameLookup};
    /// let text = "### Fire\n# 2x (4) Fireball\nAAEBAf0EAAG7AgA=\n";
    /// let file = DeckFile::parse_pasted(text, "mine.txt".as_ref(), &NameLookup::default())?;
    /// assert_eq!((&*file.about.title, &*file.decks[0].name, file.decks[0].deck.cards[&315]), ("mine.txt", "Fire", 2));
    /// # Ok::<(), cardwright_data::decks::DecksError>(())
    /// ```
    pub fn parse_pasted(text: &str, file: &Path, library: &NameLookup<'_>) -> Result<Self, DecksError> {
        let place = |line: usize| format!("{}:{line}", file.display());
        let wrong = |error: PasteError| DecksError::Paste { place: place(error.line.max(1)), error };
        let pasted = paste::read_all(text).map_err(wrong)?;
        let decks = pasted.into_iter().map(|deck| KnownDeck::of(deck, library, place));
        let title = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
        let decks = decks.collect::<Result<_, _>>()?;
        Ok(Self { about: DeckSource { title, ..DeckSource::default() }, decks })
    }
}

impl KnownDeck {
    /// A deck found in a text; `place` names a line of it in errors.
    pub fn of(pasted: Pasted, library: &NameLookup<'_>, place: impl Fn(usize) -> String) -> Result<Self, DecksError> {
        let Pasted { name, format, hero: _, body, list: _, line } = pasted;
        let deck = match body {
            Body::Code(deck) => deck,
            Body::List(list) => {
                let wrong = |error: PasteError| DecksError::Paste { place: place(error.line.max(line)), error };
                let ResolvedList { class, cards, sideboards } = list.resolve(&library.cards).map_err(wrong)?;
                let hero = library.heroes.iter().find(|(of, _)| *of == class);
                let (_, hero) = hero.ok_or_else(|| DecksError::NoHero { place: place(line), class })?;
                let mut deck =
                    DeckCode { format: format_number(format.as_deref()), heroes: vec![*hero], ..DeckCode::default() };
                for (card, copies) in cards {
                    *deck.cards.entry(card).or_default() += copies;
                }
                DeckCode { sideboards, ..deck }
            }
        };
        Ok(Self { name: name.unwrap_or_default(), win_rate: None, code: deck.encode(), deck })
    }
}

/// The number of the format that a list names; Wild by default.
fn format_number(name: Option<&str>) -> u64 {
    let named = name.and_then(|name| name.parse::<Format>().ok()).filter(|format| *format != Format::Any);
    named.unwrap_or(Format::Wild).number().into()
}
