use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use anyhow::bail;
use cardwright_data::decks::{DeckFile, DeckSource, KnownDeck, Library};
use cardwright_data::paste::{self, Fault};
use clap::Args;
use serde_json::json;

use super::inventory::inventory;
use super::terminal::{Terminal, answer, answer_json};
use crate::decks::{DeckCoverage, Decks as Coverage, Lack};
use crate::workspace::Workspace;

/// Shows which decks play whole, what each other lacks, and which cards most decks wait for.
///
/// A deck plays whole if each of its cards is implemented, as `cargo cards coverage` counts. A deck that lacks nothing but holds
/// cards with an approximation is named with them: "approximate: Zephrys the Great".
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards decks                       the known decks of data/decks/\n  \
                  cargo cards decks AAEBAf0EAAG7AgA=      a deck code\n  \
                  cargo cards decks mine.txt --json       a file of pasted decks, or one like those of data/decks/\n\n\
                  A file of pasted decks has codes (`Name CODE`), texts that the client copies, and lists with lines such as\n\
                  `2 Fireball`; a line `### Name` begins a deck.\n\n\
                  Exit code 1 if a deck lacks something. `cargo arena deck` prints a code as a list, and a list as a code.")]
pub struct Decks {
    /// Files of decks, deck codes and lists; by default the files of data/decks/.
    #[arg(value_name = "FILE|CODE")]
    given: Vec<String>,
    /// How many of the most wanted cards to show.
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    /// Print JSON, with every wanted card.
    #[arg(long)]
    json: bool,
}

impl Decks {
    /// Exit code 1 if a deck lacks a card.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        self.check()?;
        let known = if self.given.is_empty() { DeckFile::load_all(&workspace.decks())? } else { Vec::new() };
        if self.given.is_empty() && known.iter().all(|file| file.decks.is_empty()) {
            bail!("there are no decks: name a file or a deck code, or put lists into {}", workspace.decks().display());
        }
        let (inventory, _) = inventory(workspace, terminal)?;
        let files = if self.given.is_empty() { known } else { self.files(&Coverage::library(&inventory))? };
        if files.iter().all(|file| file.decks.is_empty()) {
            bail!("there are no decks: name a file or a deck code, or put lists into {}", workspace.decks().display());
        }
        let decks = Coverage::of_inventory(&files, &inventory);
        let (whole, approximate, count) = (decks.whole(), decks.approximate(), decks.count());
        if self.json {
            answer_json(
                "cardwright-decks-1",
                json!({ "build": inventory.build, "whole": whole, "approximate": approximate, "decks": count,
                                                      "lists": decks.lists, "most_wanted": decks.most_wanted }),
            )?;
        } else {
            answer(&self.as_text(&decks)?)?;
        }
        Ok(if whole + approximate == count { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// The decks of the arguments: one list a file, and one of all that are no files.
    fn files(&self, library: &Library<'_>) -> anyhow::Result<Vec<DeckFile>> {
        let (mut files, mut decks) = (Vec::new(), Vec::new());
        for argument in &self.given {
            if Path::new(argument).is_file() {
                files.push(DeckFile::load_with(argument.as_ref(), library)?);
                continue;
            }
            for pasted in paste::read_all(argument)? {
                let mut deck = KnownDeck::of(pasted, library, |line| format!("line {line}"))?;
                if !argument.trim().contains(char::is_whitespace) {
                    deck.code.clone_from(argument);
                }
                decks.push(deck);
            }
        }
        if !decks.is_empty() {
            let about = DeckSource { title: "Deck codes".to_owned(), ..DeckSource::default() };
            files.push(DeckFile { about, decks });
        }
        Ok(files)
    }

    /// Fails for an argument that is neither a file nor a deck, before the cards are read.
    fn check(&self) -> anyhow::Result<()> {
        for argument in self.given.iter().filter(|argument| !Path::new(argument).is_file()) {
            if let Err(error) = paste::read(argument) {
                if !matches!(error.fault, Fault::NotARow | Fault::Empty) {
                    return Err(error.into());
                }
                bail!(
                    "there is no such file: `{argument}` is not a deck code and no list of cards: write `2 Fireball`"
                );
            }
        }
        Ok(())
    }

    fn as_text(&self, decks: &Coverage) -> Result<String, std::fmt::Error> {
        let mut out = String::new();
        for list in &decks.lists {
            let (whole, count, missing) = (list.whole, list.decks.len(), list.missing_per_deck());
            writeln!(
                out,
                "{}: {whole} of {count} decks play whole{}; a deck lacks {missing:.1} cards",
                list.about.title,
                if list.approximate > 0 {
                    format!(", {} more are approximate", list.approximate)
                } else {
                    String::new()
                },
            )?;
            for deck in &list.decks {
                writeln!(out, "  {}: {}", deck.name, lacks(deck))?;
            }
            writeln!(out)?;
        }
        if !decks.most_wanted.is_empty() {
            writeln!(out, "Most wanted:")?;
        }
        for wanted in decks.most_wanted.iter().take(self.most) {
            let id = wanted.id.as_deref().map(|id| format!(" ({id})")).unwrap_or_default();
            let s = if wanted.decks == 1 { "" } else { "s" };
            writeln!(out, "  {} deck{s}  {}{id}: {}", wanted.decks, wanted.name, wanted.why)?;
        }
        let more = decks.most_wanted.len().saturating_sub(self.most);
        if more > 0 {
            writeln!(out, "  and {more} more: see --json")?;
        }
        Ok(out)
    }
}

/// What a deck lacks, in a line.
fn lacks(deck: &DeckCoverage) -> String {
    if deck.whole {
        return format!("plays whole, {} cards", deck.cards);
    }
    let names = |cards: &[Lack]| {
        let name = |lack: &Lack| match lack.copies {
            1 => lack.name.clone(),
            copies => format!("{copies} {}", lack.name),
        };
        cards.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let lacks = format!("lacks {} of {} cards: {}", deck.missing(), deck.cards, names(&deck.lacks));
    match (deck.lacks.is_empty(), deck.approximate.is_empty()) {
        (_, true) => lacks,
        (true, false) => format!("approximate: {}", names(&deck.approximate)),
        (false, false) => format!("{lacks}; approximate: {}", names(&deck.approximate)),
    }
}
