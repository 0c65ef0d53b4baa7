//! Lists of decks: the known ones in `data/decks/`, and files of deck codes.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::deckstring::{CodeError, DeckCode};
use crate::toml_file::{self, FileError};

/// What is known of a list of decks: its title, and where it is from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DeckSource {
    /// Its name for people; of a file without one, the file's name.
    pub title: String,
    /// When these decks were played: a day, a month or a year, as in `2026-04-27`.
    pub date: Option<String>,
    /// What they were made for: `standard`, `wild` …
    pub format: Option<String>,
    /// Who says so.
    pub source: Option<String>,
}

/// Decks of one day and source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeckFile {
    /// Its title, and where it is from.
    pub about: DeckSource,
    /// The decks, in the order of the file.
    pub decks: Vec<KnownDeck>,
}

/// A deck of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownDeck {
    /// Its name; empty where nobody gave it one.
    pub name: String,
    /// Of 100 games so many were won, if the source says it.
    pub win_rate: Option<f64>,
    /// Its code.
    pub code: String,
    /// What the code holds.
    pub deck: DeckCode,
}

/// Why decks cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum DecksError {
    /// A file or folder cannot be read, or is not as `data/decks/` has them.
    #[error(transparent)]
    File(#[from] FileError),
    /// A code is no deckstring.
    #[error(
        "{place}: `{code}` is not a deck code: {error}; `cargo arena deck FILE` prints the code of a list of cards"
    )]
    Code {
        /// The file and line, or what else it was given as.
        place: String,
        /// The code, shortened.
        code: String,
        /// What is wrong.
        error: CodeError,
    },
}

/// A file of `data/decks/`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: String,
    date: String,
    format: String,
    source: String,
    #[serde(rename = "deck")]
    decks: Vec<WrittenDeck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDeck {
    name: String,
    win_rate: Option<f64>,
    code: toml::Spanned<String>,
}

impl KnownDeck {
    /// The deck of a code.
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

/// So many letters of a wrong code are shown.
const SHOWN: usize = 40;

impl DeckFile {
    /// Every file `*.toml` of a folder, the newest decks first; none where there is no such folder.
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

    /// Reads a file: one like those of `data/decks/` if it ends in `.toml`, else [codes](Self::parse_codes).
    pub fn load(file: &Path) -> Result<Self, DecksError> {
        let text = toml_file::read(file)?;
        if file.extension().is_some_and(|end| end == "toml") {
            Self::parse(&text, file)
        } else {
            Self::parse_codes(&text, file)
        }
    }

    /// Parses a file like those of `data/decks/`; errors refer to it as `file`.
    pub fn parse(text: &str, file: &Path) -> Result<Self, DecksError> {
        let written: Written = toml_file::parse(text, file)?;
        let deck = |deck: &WrittenDeck| {
            let line = || text[..deck.code.span().start].matches('\n').count() + 1;
            let place = || format!("{}:{}", file.display(), line());
            Ok(KnownDeck { win_rate: deck.win_rate, ..KnownDeck::new(&deck.name, deck.code.get_ref(), place)? })
        };
        let decks = written.decks.iter().map(deck).collect::<Result<_, DecksError>>()?;
        let Written { title, date, format, source, .. } = written;
        let about = DeckSource { title, date: Some(date), format: Some(format), source: Some(source) };
        Ok(Self { about, decks })
    }

    /// Parses deck codes, one a line; what stands before a code on its line is the deck's name, and so is a line `### Name`
    /// above it, as the client exports it. Other lines that begin with `#` are remarks.
    ///
    /// ```
    /// use cardwright_data::decks::DeckFile;
    /// let file = DeckFile::parse_codes("### Fire\n# 2x (4) Fireball\nAAEBAf0EAAG7AgA=\n", "mine.txt".as_ref())?;
    /// assert_eq!((&*file.about.title, &*file.decks[0].name, file.decks[0].deck.cards[&315]), ("mine.txt", "Fire", 2));
    /// # Ok::<(), cardwright_data::decks::DecksError>(())
    /// ```
    pub fn parse_codes(text: &str, file: &Path) -> Result<Self, DecksError> {
        let (mut decks, mut above) = (Vec::new(), "");
        for (line, at) in text.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty()) {
            if let Some(remark) = line.strip_prefix('#') {
                above = remark.strip_prefix("##").map_or(above, str::trim);
                continue;
            }
            let (name, code) = line.rsplit_once(char::is_whitespace).unwrap_or((above, line));
            decks.push(KnownDeck::new(name.trim(), code, || format!("{}:{at}", file.display()))?);
            above = "";
        }
        let title = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
        Ok(Self { about: DeckSource { title, ..DeckSource::default() }, decks })
    }
}
