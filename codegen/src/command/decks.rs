use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use anyhow::bail;
use cardwright_cli::count_with_noun;
use cardwright_data::decks::{DeckFile, DeckSource, KnownDeck, NameLookup};
use cardwright_data::paste::{self, PasteFault};
use clap::Args;
use serde_json::json;

use super::inventory::inventory;
use super::terminal::{Terminal, print_json, print_result};
use crate::decks::{DeckCoverage, Decks as Coverage, MissingCard};
use crate::workspace::Workspace;

/// Shows the decks that play completely, the missing cards of the others, and the most wanted cards.
///
/// A deck plays whole if each of its cards is implemented, as `cargo cards coverage` counts. A deck that lacks nothing but holds
/// cards with an approximation is named with them: "approximate: Zephrys the Great".
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards decks                       the known decks of data/decks/\n  \
                  cargo cards decks AAEBAf0EAAG7AgA=      a deck code\n  \
                  cargo cards decks aggro-paladin         a known deck\n  \
                  cargo cards decks mine.txt --json       a file of pasted decks, or one like those of data/decks/\n\n\
                  A file of pasted decks has codes (`Name CODE`), texts that the client copies, and lists with lines such as\n\
                  `2 Fireball`; a line `### Name` begins a deck.\n\n\
                  Exit code 1 if a deck lacks something. `cargo arena deck` prints a code as a list, and a list as a code.")]
pub struct Decks {
    /// Files of decks, deckstrings, lists and names of known decks; by default the files of data/decks/.
    #[arg(value_name = "FILE|CODE|NAME")]
    given: Vec<String>,
    /// The number of most wanted cards to show.
    #[arg(long = "most", value_name = "N", default_value_t = 20)]
    limit: usize,
    /// Print JSON, with every wanted card.
    #[arg(long)]
    json: bool,
}

impl Decks {
    /// Exit code 1 if a deck lacks a card.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let known = DeckFile::load_all(&workspace.decks())?;
        self.check(&known)?;
        if self.given.is_empty() && known.iter().all(|file| file.decks.is_empty()) {
            bail!("there are no decks: name a file or a deck code, or put lists into {}", workspace.decks().display());
        }
        let (inventory, _) = inventory(workspace, terminal)?;
        let files = if self.given.is_empty() { known } else { self.files(&Coverage::name_lookup(&inventory), &known)? };
        if files.iter().all(|file| file.decks.is_empty()) {
            bail!("there are no decks: name a file or a deck code, or put lists into {}", workspace.decks().display());
        }
        let decks = Coverage::from_inventory(&files, &inventory);
        let (whole, approximate, count) = (decks.whole(), decks.approximate(), decks.count());
        if self.json {
            print_json(
                "cardwright-decks-1",
                json!({ "build": inventory.build, "whole": whole, "approximate": approximate, "decks": count,
                                                      "lists": decks.lists, "most_wanted": decks.wanted_cards }),
            )?;
        } else {
            print_result(&self.as_text(&decks)?)?;
        }
        Ok(if whole + approximate == count { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// The decks of the arguments: one list per file, and one for all other arguments.
    fn files(&self, library: &NameLookup<'_>, known: &[DeckFile]) -> anyhow::Result<Vec<DeckFile>> {
        let (mut files, mut decks) = (Vec::new(), Vec::new());
        for argument in &self.given {
            if Path::new(argument).is_file() {
                files.push(DeckFile::load_with(argument.as_ref(), library)?);
                continue;
            }
            if let Some(deck) = known_deck(known, argument)? {
                decks.push(deck.clone());
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
            let about = DeckSource { title: "Decks".to_owned(), ..DeckSource::default() };
            files.push(DeckFile { about, decks });
        }
        Ok(files)
    }

    /// Fails for an argument that is neither a file nor a deck, before cards are read.
    fn check(&self, known: &[DeckFile]) -> anyhow::Result<()> {
        for argument in self.given.iter().filter(|argument| !Path::new(argument).is_file()) {
            if known_deck(known, argument)?.is_some() {
                continue;
            }
            if let Err(error) = paste::read_all(argument).map_err(Some).and_then(|decks| match decks[..] {
                [] => Err(None),
                _ => Ok(()),
            }) {
                let error = error.filter(|error| !matches!(error.fault, PasteFault::NotARow | PasteFault::Empty));
                return Err(error.map_or_else(|| no_deck(known, argument), Into::into));
            }
        }
        Ok(())
    }

    fn as_text(&self, decks: &Coverage) -> Result<String, std::fmt::Error> {
        let mut out = String::new();
        for list in &decks.lists {
            let (whole, count, missing) = (list.whole, list.decks.len(), list.missing_per_deck());
            let play = if whole == 1 || count == 1 { "plays" } else { "play" };
            let approximate = match list.approximate {
                0 => String::new(),
                1 => ", 1 more is approximate".to_owned(),
                many => format!(", {many} more are approximate"),
            };
            let (title, decks) = (&list.about.title, count_with_noun(count, "deck"));
            let missed = if missing > 0.0 { format!("; a deck lacks {missing:.1} cards") } else { String::new() };
            writeln!(out, "{title}: {whole} of {decks} {play} whole{approximate}{missed}")?;
            for deck in &list.decks {
                writeln!(out, "  {}: {}", deck.name, missing_text(deck))?;
            }
            writeln!(out)?;
        }
        if !decks.wanted_cards.is_empty() {
            writeln!(out, "Most wanted:")?;
        }
        for wanted in decks.wanted_cards.iter().take(self.limit) {
            let id = wanted.id.as_deref().map(|id| format!(" ({id})")).unwrap_or_default();
            writeln!(out, "  {}  {}{id}: {}", count_with_noun(wanted.decks, "deck"), wanted.name, wanted.why)?;
        }
        let more = decks.wanted_cards.len().saturating_sub(self.limit);
        if more > 0 {
            writeln!(out, "  and {more} more: see --json")?;
        }
        Ok(out)
    }
}

/// The first known deck with this name; case, spaces and punctuation are ignored. `Name (List)` distinguishes decks with one
/// name.
fn known_deck<'a>(known: &'a [DeckFile], name: &str) -> anyhow::Result<Option<&'a KnownDeck>> {
    let letters = |text: &str| -> String { text.chars().filter(char::is_ascii_alphanumeric).collect() };
    let same = |one: &str| letters(one).eq_ignore_ascii_case(&letters(name));
    let decks = known.iter().flat_map(|file| file.decks.iter().map(move |deck| (&file.about.title, deck)));
    let is = |(list, deck): &(&String, &KnownDeck)| same(&deck.name) || same(&format!("{} {list}", deck.name));
    let mut found: Vec<_> = decks.filter(|(_, deck)| !deck.name.is_empty()).filter(is).collect();
    found.dedup_by_key(|(_, deck)| deck.code.clone());
    match found[..] {
        [] => Ok(None),
        [(_, deck)] => Ok(Some(deck)),
        [(_, one), ..] => {
            let lists: Vec<String> = found.iter().map(|(list, deck)| format!("`{} ({list})`", deck.name)).collect();
            bail!("{} known decks are called `{}`: write one of {}", found.len(), one.name, lists.join(", "))
        }
    }
}

/// The error for an argument that is not a deck, with similar names of known decks.
fn no_deck(known: &[DeckFile], argument: &str) -> anyhow::Error {
    let names = known.iter().flat_map(|file| &file.decks).map(|deck| deck.name.as_str());
    let similar: Vec<String> = paste::similar(argument, names).iter().map(|name| format!("`{name}`")).collect();
    let write = match &similar[..] {
        [] => "write a file of decks, a deck code, lines such as `2 Fireball`, or the name of a known deck".to_owned(),
        [name] => format!("write {name} if you mean it"),
        names => format!("write one of {} if you mean it", names.join(", ")),
    };
    let argument: String = argument.chars().take(60).collect();
    anyhow::anyhow!("`{argument}` is no file, no deck code, no list of cards and no known deck: {write}")
}

/// The missing cards of a deck, on one line.
fn missing_text(deck: &DeckCoverage) -> String {
    if deck.whole {
        return format!("plays whole, {}", count_with_noun(deck.cards, "card"));
    }
    let names = |cards: &[MissingCard]| {
        let name = |lack: &MissingCard| match lack.copies {
            1 => lack.name.clone(),
            copies => format!("{copies} {}", lack.name),
        };
        cards.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let lacks = format!("lacks {} of {}: {}", deck.missing(), count_with_noun(deck.cards, "card"), names(&deck.lacks));
    match (deck.lacks.is_empty(), deck.approximate.is_empty()) {
        (_, true) => lacks,
        (true, false) => format!("approximate: {}", names(&deck.approximate)),
        (false, false) => format!("{lacks}; approximate: {}", names(&deck.approximate)),
    }
}
