use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use cardwright_data::CardRecord;
use cardwright_data::enums::CardType;
use cardwright_data::store::Store;
use cardwright_vocabulary::compiled::explain::Explain;
use clap::Args;

use super::generate::unread_catalog;
use super::terminal::{Terminal, print_result};
use crate::catalog::{Catalog, TextContext};
use crate::workspace::Workspace;
use cardwright_data::markup::plain;
use cardwright_text::{Compiler, NotRead, Subject, accepted_differences, accepted_file, uses_file};

/// Compiles a text: prints the Power in Rust and in English, or the reason for its refusal.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards text \"Battlecry: Deal 3 damage to a random enemy.\"\n  \
                  cargo cards text --why CS2_029\n  cargo cards text --report\n  cargo cards text --time")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Text {
    /// A text, read as a minion's (a spell's if it begins without a keyword).
    #[arg(value_name = "TEXT")]
    words: Option<String>,
    /// The id of a card: prints its text, and the part that is not understood.
    #[arg(long, value_name = "CARD")]
    why: Option<String>,
    /// Lists parts that are not understood, by the number of cards that need them.
    #[arg(long)]
    report: bool,
    /// A folder with grammar files that replace the built-in ones.
    #[arg(long, value_name = "DIR")]
    grammar: Option<std::path::PathBuf>,
    /// Measures how long it takes to compile the texts of all cards, tokens and enchantments.
    #[arg(long, conflicts_with_all = ["words", "why", "report"])]
    time: bool,
    /// With `--report`: lists every card with its result.
    #[arg(long, requires = "report")]
    all: bool,
    /// With `--report`: lists every line of the grammar with the number of cards that use it.
    #[arg(long, requires = "report", conflicts_with = "all")]
    rules: bool,
    /// Prints the Power of each compiled card as text, and compiles that text again: the number of cards printed, and the
    /// failures.
    #[arg(long, conflicts_with_all = ["words", "why", "time", "report", "check"])]
    print: bool,
    /// With `--print`: first counts the cards that use each rule, to choose between wordings.
    #[arg(long, requires = "print")]
    uses: bool,
    /// Checks each rule of the grammar: compares its phrase with its meaning in plain English, as accepted in
    /// `codegen/text/grammar/accepted.tsv`, and requires at least three cards that use it.
    #[arg(long, conflicts_with_all = ["words", "why", "time", "report"])]
    check: bool,
    /// With `--check`: accepts the current differences.
    #[arg(long, requires = "check")]
    accept: bool,
    /// Creates this many wrong meanings from right ones, and counts those that the check does not detect.
    #[arg(long, value_name = "N", conflicts_with_all = ["words", "why", "time", "report", "check"])]
    mutate: Option<usize>,
    /// The seed for the wrong meanings.
    #[arg(long, value_name = "SEED", default_value_t = 1, requires = "mutate")]
    seed: u64,
}

impl Text {
    /// Prints how a text is read; the exit code is 1 if the text is refused.
    pub fn run(&self, workspace: &Workspace, _terminal: Terminal) -> anyhow::Result<ExitCode> {
        let store = Store::open(&workspace.database_file())?;
        let all: BTreeMap<String, CardRecord> = store.cards()?.into_iter().map(|it| (it.id.clone(), it)).collect();
        let catalog = unread_catalog(workspace)?;
        let began = (Instant::now(), processor_time());
        let own_rules;
        let compiler = if let Some(folder) = &self.grammar {
            own_rules = Compiler::from_folder(folder)?;
            &own_rules
        } else {
            Compiler::project()?
        };
        let chosen = catalog.cards().map(|card| card.record.id.as_str());
        let ids = chosen.filter_map(|id| all.get_key_value(id)).map(|(id, _)| id.as_str());
        let library = TextContext::new(&all, ids, compiler)?;
        if self.time {
            let cards = catalog.cards().filter_map(|card| all.get(&card.record.id));
            let (texts, read) = library.read_all(cards, compiler);
            let seconds = began.0.elapsed().as_secs_f64();
            let busy = processor_time().zip(began.1).map(|(now, then)| now.saturating_sub(then).as_secs_f64());
            let busy = busy.map_or(String::new(), |busy| format!(", {busy:.1} s of processors"));
            print_result(&format!("{texts} texts, of which {read} are understood, in {seconds:.1} s{busy}\n"))?;
            return Ok(ExitCode::SUCCESS);
        }
        if let Some(n) = self.mutate {
            let mutants = compiler.mutate(n, self.seed);
            for unseen in &mutants.undetected {
                print_result(&format!("not noticed: {unseen}\n"))?;
            }
            print_result(&format!(
                "{} wrong meanings are noticed, {} are not\n",
                mutants.detected,
                mutants.undetected.len()
            ))?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.print {
            if self.uses {
                write_uses(compiler, &RuleUses::of(compiler, &library, &catalog, &all))?;
            }
            let cards = catalog.cards().filter(|card| card.collectible).filter_map(|card| all.get(&card.record.id));
            let printed = super::text_print::print_all(&library, cards, compiler);
            print_result(&printed.report())?;
            return Ok(if printed.meets_bar() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        if self.check {
            let uses = RuleUses::of(compiler, &library, &catalog, &all);
            return check(compiler, &uses, self.accept);
        }
        if self.report {
            print_result(&report(compiler, &library, &catalog, &all, (self.all, self.rules))?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let own;
        let subject = match (&self.words, &self.why) {
            (Some(text), None) => {
                own = text.clone();
                let minion =
                    text.contains(':') || ["Whenever", "After", "At the"].iter().any(|it| text.starts_with(it));
                let card_type = if minion { CardType::Minion } else { CardType::Spell };
                Subject::without_card(&own, card_type)
            }
            (None, Some(id)) => {
                let record = all.get(id).with_context(|| format!("no card is `{id}`"))?;
                library.subject(record).with_context(|| format!("{id} has no type"))?
            }
            _ => bail!("give a text, or --why CARD, or --report, or --time; see --help"),
        };
        println!("text     {}", plain(subject.text));
        match compiler.power_with_diagnostics(&subject, library.cards()) {
            Ok(power) => {
                println!("power    {}", power.source());
                println!("in words {}", Explain::new(library.cards()).power(&power));
                Ok(ExitCode::SUCCESS)
            }
            Err(refused) => {
                println!("refused  {refused}");
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

/// The processor time of the process so far; `None` if the system does not provide it.
pub(super) fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Behind the program's name, which may have spaces: user and system time, in hundredths of a second.
    let mut numbers = told.rsplit_once(')')?.1.split_whitespace().skip(11).map(str::parse::<u64>);
    let (user, system) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    Some(Duration::from_millis((user + system) * 10))
}

/// The distinct collectible cards that use each line of the grammar.
struct RuleUses<'a>(Vec<Vec<&'a str>>);

impl<'a> RuleUses<'a> {
    fn of(
        compiler: &Compiler,
        library: &TextContext<'a>,
        catalog: &'a Catalog,
        all: &'a BTreeMap<String, CardRecord>,
    ) -> Self {
        let mut uses = vec![Vec::new(); compiler.rule_lines().len()];
        let mut seen = BTreeSet::new();
        for card in catalog.cards().filter(|card| card.collectible) {
            let record = &all[&card.record.id];
            if !seen.insert((record.name.as_str(), plain(&record.text))) || crate::catalog::is_keyword_only(record) {
                continue;
            }
            let Some(subject) = library.subject(record) else { continue };
            let read = compiler.power_with_lines(&subject, library.cards());
            for line in read.map(|(_, lines)| lines).unwrap_or_default() {
                uses[line].push(record.id.as_str());
            }
        }
        Self(uses)
    }
}

/// Writes the number of cards that use each rule.
fn write_uses(compiler: &Compiler, uses: &RuleUses<'_>) -> anyhow::Result<()> {
    let rows = compiler.rule_lines().iter().zip(&uses.0).filter(|(_, cards)| !cards.is_empty());
    let rows: BTreeSet<String> =
        rows.map(|(line, cards)| format!("{}\t{}\t{}\n", line.name, line.phrase, cards.len())).collect();
    Ok(std::fs::write(uses_file(), rows.into_iter().collect::<String>())?)
}

/// The minimum number of cards that must use a new rule.
const MIN_CARDS_PER_RULE: usize = 3;

/// Compares each rule's differences with the accepted ones, and refuses a new rule that too few cards use.
fn check(compiler: &Compiler, uses: &RuleUses<'_>, accept: bool) -> anyhow::Result<ExitCode> {
    let known = accepted_differences();
    let (mut faults, mut rows) = (0, BTreeSet::new());
    for ((line, difference), cards) in compiler.rule_lines().iter().zip(compiler.differences()).zip(&uses.0) {
        let difference = difference.unwrap_or_else(|| "depends on the card".to_owned());
        let before = known.get(&(line.name.clone(), line.phrase.clone()));
        let place = format!("{}:{} <{}> {}", line.file, line.line, line.name, line.phrase);
        if !known.is_empty() && before.is_none() && cards.len() < MIN_CARDS_PER_RULE {
            faults += 1;
            print_result(&format!(
                "{place}\n  serves {} cards: write their Powers by hand, or a more general rule\n",
                cards.len()
            ))?;
        } else if before.is_none_or(|before| !before.contains(&difference)) && !accept {
            faults += 1;
            let before: Vec<&str> = before.into_iter().flatten().map(String::as_str).collect();
            let before = if before.is_empty() {
                "it is new".to_owned()
            } else {
                format!("accepted was `{}`", before.join("` or `"))
            };
            print_result(&format!("{place}\n  phrase and meaning differ by `{difference}`; {before}\n"))?;
        }
        rows.insert(format!("{}\t{}\t{difference}\n", line.name, line.phrase));
    }
    if accept && faults == 0 {
        let head = "# How each rule's phrase and its meaning in plain English differ: -word only the phrase has, +word only\n\
                    # the meaning, holes: their order where it is another. Written by `cargo cards text --check --accept`.\n";
        std::fs::write(accepted_file(), head.to_owned() + &rows.into_iter().collect::<String>())?;
    }
    let lines = compiler.rule_lines().len();
    print_result(&format!(
        "{lines} grammar lines, {faults} faults{}\n",
        if faults > 0 && !accept { "; a right difference is accepted with --check --accept" } else { "" }
    ))?;
    Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn report(
    compiler: &Compiler,
    library: &TextContext<'_>,
    catalog: &Catalog,
    all: &BTreeMap<String, CardRecord>,
    (each, rules): (bool, bool),
) -> anyhow::Result<String> {
    let mut out = String::new();
    let mut stops: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut by_set: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    let mut seen = std::collections::BTreeSet::new();
    let (mut cards, mut derived, mut vanilla) = (0, 0, 0);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let mut uses: Vec<Vec<&str>> = vec![Vec::new(); compiler.rule_lines().len()];
    for card in catalog.cards().filter(|card| card.collectible) {
        let record = &all[&card.record.id];
        if !seen.insert((record.name.as_str(), plain(&record.text))) {
            continue;
        }
        cards += 1;
        let row = by_set.entry(card.placement.set).or_default();
        row.1 += 1;
        if crate::catalog::is_keyword_only(record) {
            vanilla += 1;
            row.0 += 1;
            continue;
        }
        let Some(subject) = library.subject(record) else { continue };
        let power = match compiler.power_with_lines(&subject, library.cards()) {
            Err(NotRead::UnderstoodUpTo(_)) => {
                compiler.power_with_diagnostics(&subject, library.cards()).map(|power| (power, BTreeSet::new()))
            }
            other => other,
        };
        let (kind, detail) = match power {
            Ok((power, lines)) => {
                derived += 1;
                row.0 += 1;
                for line in lines {
                    uses[line].push(&record.id);
                }
                ("derived", power.source())
            }
            Err(refused) => {
                if let NotRead::ExpectedPhrases { rest, .. } = &refused {
                    let start: Vec<&str> = rest.split(' ').take(4).collect();
                    stops.entry(start.join(" ").to_lowercase()).or_default().push(&record.id);
                }
                let kind = match &refused {
                    NotRead::ExpectedPhrases { .. } | NotRead::UnderstoodUpTo(_) => "not understood",
                    NotRead::Contradictory { .. } => "contradicts the text",
                    NotRead::Ambiguous(_) => "ambiguous",
                    NotRead::NoVocabulary(_) => "unsayable",
                    NotRead::Empty => "empty",
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
    if rules {
        rule_uses(&mut out, compiler, &uses)?;
        return Ok(out);
    }
    let float = |n: usize| u32::try_from(n).map_or(f64::INFINITY, f64::from);
    let percent = |n: usize, of: usize| float(n) * 100.0 / float(of.max(1));
    writeln!(
        out,
        "{} grammar lines ({} rules when written out); {cards} distinct collectible cards: {derived} derived, {vanilla} by keywords alone: {:.1} %",
        compiler.rule_lines().len(),
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

/// Every line of the grammar with the distinct collectible cards that use it, the rarest first.
fn rule_uses(out: &mut String, compiler: &Compiler, uses: &[Vec<&str>]) -> anyhow::Result<()> {
    let mut lines: Vec<_> = compiler.rule_lines().iter().zip(uses).collect();
    lines.sort_by_key(|(line, cards)| (cards.len(), *line));
    for (line, cards) in lines {
        let some = cards.iter().take(3).copied().collect::<Vec<_>>().join(" ");
        writeln!(out, "{:>5}  {}:{}  <{}> {}  {some}", cards.len(), line.file, line.line, line.name, line.phrase)?;
    }
    Ok(())
}
