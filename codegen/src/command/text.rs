use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use cardwright_data::CardRecord;
use cardwright_data::enums::CardType;
use cardwright_data::store::Store;
use clap::Args;

use super::generate::unread_catalog;
use super::terminal::{Terminal, answer};
use crate::catalog::{Catalog, TextContext};
use crate::workspace::Workspace;
use cardwright_text::markup::plain;
use cardwright_text::{Compiler, Refused, Subject};

/// What the compiler makes of a text: the power in Rust and in words, or why it is refused.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards text \"Battlecry: Deal 3 damage to a random enemy.\"\n  \
                  cargo cards text --why CS2_029\n  cargo cards text --report\n  cargo cards text --time")]
pub struct Text {
    /// A text, as a minion's (a spell's, if it begins without a keyword).
    #[arg(value_name = "TEXT")]
    words: Option<String>,
    /// A card, by id: its text, and how far it is understood.
    #[arg(long, value_name = "CARD")]
    why: Option<String>,
    /// What is not understood, by how many cards wait for it.
    #[arg(long)]
    report: bool,
    /// Rules from this folder instead of those built in.
    #[arg(long, value_name = "DIR")]
    grammar: Option<std::path::PathBuf>,
    /// How long it takes to read the texts of all cards, tokens and enchantments too.
    #[arg(long, conflicts_with_all = ["words", "why", "report"])]
    time: bool,
    /// Of the report: every card with what became of it.
    #[arg(long)]
    all: bool,
}

impl Text {
    /// Exit code 1 when the text is refused.
    pub fn run(&self, workspace: &Workspace, _terminal: Terminal) -> anyhow::Result<ExitCode> {
        let store = Store::open(&workspace.database())?;
        let all: BTreeMap<String, CardRecord> = store.cards()?.into_iter().map(|it| (it.id.clone(), it)).collect();
        let catalog = unread_catalog(workspace)?;
        let began = (Instant::now(), processor_time());
        let compiler = match &self.grammar {
            Some(folder) => Compiler::from_folder(folder)?,
            None => Compiler::new()?,
        };
        let chosen = catalog.cards().map(|card| card.record.id.as_str());
        let ids = chosen.filter_map(|id| all.get_key_value(id)).map(|(id, _)| id.as_str());
        let again = || match &self.grammar {
            Some(folder) => Compiler::from_folder(folder).ok(),
            None => Compiler::new().ok(),
        };
        let library = TextContext::new(&all, ids, again)?;
        if self.time {
            let cards = catalog.cards().filter_map(|card| all.get(&card.record.id));
            let (texts, read) = library.read_all(cards, again);
            let seconds = began.0.elapsed().as_secs_f64();
            let busy = processor_time().zip(began.1).map(|(now, then)| now.saturating_sub(then).as_secs_f64());
            let busy = busy.map_or(String::new(), |busy| format!(", {busy:.1} s of processors"));
            answer(&format!("{texts} texts, of which {read} are understood, in {seconds:.1} s{busy}\n"))?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.report {
            answer(&report(&compiler, &library, &catalog, &all, self.all)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let own;
        let subject = match (&self.words, &self.why) {
            (Some(text), None) => {
                own = text.clone();
                let minion =
                    text.contains(':') || ["Whenever", "After", "At the"].iter().any(|it| text.starts_with(it));
                let card_type = if minion { CardType::Minion } else { CardType::Spell };
                Subject::bare(&own, card_type)
            }
            (None, Some(id)) => {
                let record = all.get(id).with_context(|| format!("no card is `{id}`"))?;
                library.subject(record).with_context(|| format!("{id} has no type"))?
            }
            _ => bail!("give a text, or --why CARD, or --report, or --time; see --help"),
        };
        println!("text     {}", plain(subject.text));
        match compiler.power_or_why(&subject, library.cards()) {
            Ok(power) => {
                println!("power    {}", power.source());
                let said =
                    cardwright_engine::script::explain::Explain::new(library.cards(), subject.text, subject.card_type);
                println!("in words {}", said.power(&power));
                Ok(ExitCode::SUCCESS)
            }
            Err(refused) => {
                println!("refused  {refused}");
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

/// What the program's threads have been busy so far; `None` where the system does not tell.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Behind the program's name, which may have spaces: user and system time, in hundredths of a second.
    let mut numbers = told.rsplit_once(')')?.1.split_whitespace().skip(11).map(str::parse::<u64>);
    let (user, system) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    Some(Duration::from_millis((user + system) * 10))
}

fn report(
    compiler: &Compiler,
    library: &TextContext<'_>,
    catalog: &Catalog,
    all: &BTreeMap<String, CardRecord>,
    each: bool,
) -> anyhow::Result<String> {
    let mut out = String::new();
    let mut stops: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut by_set: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    let mut seen = std::collections::BTreeSet::new();
    let (mut cards, mut derived, mut vanilla) = (0, 0, 0);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for card in catalog.cards().filter(|card| card.collectible) {
        let record = &all[&card.record.id];
        if !seen.insert((record.name.as_str(), plain(&record.text))) {
            continue;
        }
        cards += 1;
        let row = by_set.entry(card.home.set).or_default();
        row.1 += 1;
        if crate::catalog::keywords_alone(record) {
            vanilla += 1;
            row.0 += 1;
            continue;
        }
        let Some(subject) = library.subject(record) else { continue };
        let power = match compiler.power(&subject, library.cards()) {
            Err(Refused::From(_)) => compiler.power_or_why(&subject, library.cards()),
            other => other,
        };
        let (kind, detail) = match power {
            Ok(power) => {
                derived += 1;
                row.0 += 1;
                ("derived", power.source())
            }
            Err(refused) => {
                if let Refused::At { rest, .. } = &refused {
                    let start: Vec<&str> = rest.split(' ').take(4).collect();
                    stops.entry(start.join(" ").to_lowercase()).or_default().push(&record.id);
                }
                let kind = match &refused {
                    Refused::At { .. } | Refused::From(_) => "not understood",
                    Refused::Otherwise(_) => "not printed back",
                    Refused::Ambiguous(_) => "ambiguous",
                    Refused::Unsayable(_) => "unsayable",
                    Refused::Empty => "empty",
                };
                (kind, refused.to_string())
            }
        };
        *kinds.entry(kind).or_default() += 1;
        if each {
            writeln!(out, "{}\t{kind}\t{}\t{detail}", record.id, plain(&record.text))?;
        }
    }
    if each {
        return Ok(out);
    }
    let float = |n: usize| u32::try_from(n).map_or(f64::INFINITY, f64::from);
    let percent = |n: usize, of: usize| float(n) * 100.0 / float(of.max(1));
    writeln!(
        out,
        "{} rules; {cards} distinct collectible cards: {derived} derived, {vanilla} by keywords alone: {:.1} %",
        compiler.len(),
        percent(derived + vanilla, cards)
    )?;
    for (kind, n) in kinds {
        writeln!(out, "  {n:>5} {kind}")?;
    }
    writeln!(out, "\nby set")?;
    for (set, (done, of)) in by_set {
        writeln!(out, "  {:>5.1} %  {done:>4} of {of:>4}  {}", percent(done, of), catalog.sets.sets[set].title)?;
    }
    let mut stops: Vec<_> = stops.into_iter().collect();
    stops.sort_by_key(|(_, ids)| std::cmp::Reverse(ids.len()));
    writeln!(out, "\nwhere reading stops, by cards")?;
    for (stop, ids) in stops.iter().take(80) {
        writeln!(out, "  {:>4}  {stop:<50} {}", ids.len(), ids.iter().take(3).copied().collect::<Vec<_>>().join(" "))?;
    }
    Ok(out)
}
