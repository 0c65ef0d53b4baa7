use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};
use cardwright_data::decks::DeckFile;
use cardwright_data::sets::Sets;
use clap::Args;

use super::generate::catalog;
use super::inventory::inventory;
use super::statuses::card_statuses;
use super::sync_file::sync_file;
use super::terminal::{Terminal, print_json, print_result, width};
use crate::coverage::readme::{BEGIN_MARK, DOCUMENTS, END_MARK, by_set, summary, with_section};
use crate::coverage::{
    CardStatus, EvidenceTally, Tally, TestResults, coverage, markdown, reached_stubs, terminal as table,
};
use crate::decks::Decks;
use crate::generate::build_of;
use crate::lint::reasons::{ReasonedDisagreements, UnwrittenReasons};
use crate::workspace::Workspace;

/// Shows coverage: the numbers of cards by state and set, and of implemented cards.
///
/// A card is implemented if it is Vanilla, or Derived or Done with a live test that names it, and if all that it can make or
/// become is written too. An approximate card is listed with what it approximates, and not counted. If a test run is given, that test must have passed.
#[derive(Debug, Args, Default)]
#[command(after_help = "Examples:\n  cargo cards coverage                 every set\n  \
                  cargo cards coverage --set classic   one set, by module or Blizzard's name\n  \
                  cargo cards coverage --run           run the cards' tests first, count what passed\n  \
                  cargo cards coverage --reached       which stubs written cards can make, and through what\n  \
                  cargo cards coverage --markdown > COVERAGE.md\n  \
                  cargo cards coverage --readme        write it into README.md and COVERAGE.md, between the marks\n  \
                  cargo cards coverage --readme --check  say whether they have it as it is (exit code 1 if not)")]
#[expect(clippy::struct_excessive_bools, reason = "independent options of a command line")]
pub struct Coverage {
    /// Only this set.
    #[arg(long, value_name = "SET")]
    set: Option<String>,
    /// Print JSON, with the status of each card.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print a Markdown table.
    #[arg(long)]
    markdown: bool,
    /// List the stubs that written cards can create or become, with these cards and the cards between.
    #[arg(long, conflicts_with_all = ["json", "markdown", "readme"])]
    reached: bool,
    /// Run the cards' tests, and count a card only if its test passed.
    #[arg(long, conflicts_with = "results")]
    run: bool,
    /// Use the results of an earlier run: JUnit XML, or the output of `cargo test`.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Update the coverage blocks of README.md and COVERAGE.md.
    #[arg(long, conflicts_with_all = ["set", "json", "markdown", "run", "results"])]
    readme: bool,
    /// Only check whether they are up to date.
    #[arg(long, requires = "readme")]
    check: bool,
}

impl Coverage {
    /// Prints the table.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let results = match (&self.results, self.run) {
            (Some(file), _) => test_results(Some(file))?,
            (None, true) => Some(self.run_tests(workspace, terminal)?),
            (None, false) => None,
        };
        let (build, sets, statuses, decks, names): (u32, Sets, Vec<CardStatus>, Decks, Names) =
            if let Some(results) = &results {
                let catalog = catalog(workspace)?;
                let statuses = card_statuses(workspace, &catalog, Some(results))?;
                let decks = Decks::known_decks(workspace, &catalog, &statuses)?;
                let names = catalog.cards().map(|card| (card.record.id.clone(), card.record.name.clone())).collect();
                (catalog.build, catalog.sets, statuses.into_values().collect(), decks, names)
            } else {
                let (inventory, sets) = inventory(workspace, terminal)?;
                let decks = Decks::from_inventory(&DeckFile::load_all(&workspace.decks())?, &inventory);
                let records = inventory.generated().iter().map(|entry| &entry.record);
                let names = records.map(|record| (record.id.clone(), record.name.clone())).collect();
                (inventory.build, sets, inventory.into_statuses(), decks, names)
            };
        let two_builds = build_mismatch(workspace, build);
        if let Some(builds) = two_builds.as_ref().filter(|_| self.readme) {
            bail!("{builds}: README.md and COVERAGE.md are left as they are. Run `cargo cards build` first");
        }
        let told = coverage((build, &sets), statuses.iter(), self.set.as_deref(), results.is_some());
        if told.sets.is_empty() {
            let known: Vec<&str> = sets.sets.iter().map(|set| set.module.as_str()).collect();
            bail!("no set is named `{}`; there are {}", self.set.as_deref().unwrap_or_default(), known.join(", "));
        }
        let unwritten = unwritten(workspace, &statuses)?;
        let cards = || statuses.iter().filter(|status| told.sets.iter().any(|set| set.module == status.set));
        if self.readme {
            return self.write_documents(workspace, [summary(&told, &sets, &decks.tally()), by_set(&told)], terminal);
        }
        if self.reached {
            print_result(&stubs_reached(cards(), &names))?;
        } else if self.json {
            let cards: Vec<&CardStatus> = cards().collect();
            print_json(
                "cardwright-coverage-2",
                serde_json::json!({ "coverage": told, "cards": cards, "decks": decks, "unwritten": unwritten.known }),
            )?;
        } else if self.markdown {
            print_result(&markdown(&told))?;
        } else {
            print_result(&(table(&told, width()) + "\n"))?;
            let (collectible, all) = (&told.total.collectible, &told.total.all);
            print_result(&format!(
                "Build {}: {} of {} collectible cards implemented ({:.1} %).\n\
                 Of all cards {} of {}; {} live tests{}, {} ignored.\n",
                told.build,
                collectible.implemented,
                collectible.cards,
                collectible.percent(),
                all.implemented,
                all.cards,
                all.live_tests,
                if told.ran { ", run just now" } else { "" },
                all.ignored_tests,
            ))?;
            print_result(&evidence_text(collectible))?;
            if let Some(decks) = decks.summary() {
                print_result(&format!("Decks that play whole: {decks}.\n"))?;
            }
            print_result(&approximate(cards(), &names))?;
            print_result(&unproved_text(cards()))?;
            print_result(&unwritten_with_reason(&unwritten))?;
            let (stubs, reaching) = (reached_stubs(cards()).len(), all.reaches_stub);
            if reaching > 0 {
                print_result(&format!(
                    "{reaching} cards are written but uncounted, {} of them collectible, because they can make or become\n\
                     one of {stubs} stubs: --reached lists them.\n",
                    collectible.reaches_stub
                ))?;
            }
        }
        if let Some(builds) = two_builds {
            eprintln!("warning: {builds}, so these numbers compare two builds. Run `cargo cards build`");
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Writes or checks the generated block of each document; the exit code is 1 if a checked one is out of date.
    fn write_documents(
        &self,
        workspace: &Workspace,
        sections: [String; DOCUMENTS.len()],
        terminal: Terminal,
    ) -> anyhow::Result<ExitCode> {
        let mut code = ExitCode::SUCCESS;
        for (document, section) in DOCUMENTS.into_iter().zip(sections) {
            let path = workspace.root().join(document);
            let old = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            let Some(new) = with_section(&old, &section) else {
                bail!("{} has no coverage block: add the lines `{BEGIN_MARK}` and `{END_MARK}`", path.display());
            };
            let of_document = sync_file(&path, &new, self.check, "coverage --readme", terminal)?;
            if of_document != ExitCode::SUCCESS {
                code = of_document;
            }
        }
        Ok(code)
    }

    fn run_tests(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<TestResults> {
        let step = terminal.step("test");
        step.set_progress("cargo test -p cardwright-tests");
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(workspace.root()).args(["test", "-p", "cardwright-tests", "--no-fail-fast"]);
        if self.set.is_some() {
            cargo.args(["--test", "cards", "--test", "trials"]);
        }
        let output = cargo.output().context("cargo cannot be started")?;
        let results = TestResults::libtest(&String::from_utf8_lossy(&output.stdout));
        if results == TestResults::default() {
            bail!("no test ran:\n{}", String::from_utf8_lossy(&output.stderr));
        }
        step.finish("the cards' tests");
        Ok(results)
    }
}

/// The cards with reasons for being unwritten. A reason for an implemented card is an error. A reason for a card that this
/// build does not have is ignored.
fn unwritten(workspace: &Workspace, statuses: &[CardStatus]) -> anyhow::Result<ReasonedDisagreements> {
    let file = workspace.unwritten_file();
    // An approximate card says itself what it lacks.
    let missing = statuses.iter().filter(|status| !status.implemented && status.approximation().is_none());
    let missing = missing.map(|status| status.id.as_str());
    let ids: BTreeSet<&str> = statuses.iter().map(|status| status.id.as_str()).collect();
    let account =
        ReasonedDisagreements::new(&UnwrittenReasons::load(&file)?.unwritten, missing.collect(), |id| ids.contains(id));
    if !account.unneeded.is_empty() {
        let cards: Vec<&str> = account.unneeded.iter().map(String::as_str).collect();
        bail!("{}: {} needs no reason: it is implemented; delete it there", file.display(), cards.join(", "));
    }
    Ok(account)
}

/// The cards that are unwritten with a reason, as text.
fn unwritten_with_reason(unwritten: &ReasonedDisagreements) -> String {
    let mut out = String::new();
    if !unwritten.known.is_empty() {
        let _ = writeln!(out, "{} cards are not written for a reason:", unwritten.explained());
    }
    for row in &unwritten.known {
        let _ = writeln!(out, "  {}\n    {}", row.because, row.cards.join(" "));
    }
    out
}

/// The evidence for the implemented cards, as text.
fn evidence_text(of: &Tally) -> String {
    let EvidenceTally { hand, derived, recorded, power_only } = of.evidence;
    format!(
        "Evidence: {hand} tested by hand, {derived} derived from text, {recorded} recorded, {power_only} Power only\n\
         (the only test is computed from the Power). To list these:\n\
         `cargo cards search evidence:power-only`.\n"
    )
}

/// The cards that play with an approximation, as text.
fn approximate<'a>(statuses: impl Iterator<Item = &'a CardStatus>, names: &Names) -> String {
    let line = |status: &CardStatus| {
        let name = names.get(&status.id).map_or("", String::as_str);
        Some(format!("  {} {name}: {}\n", status.id, status.approximation()?))
    };
    let lines: Vec<String> = statuses.filter_map(line).collect();
    if lines.is_empty() {
        return String::new();
    }
    format!("{} cards are approximate, and not counted as implemented:\n{}", lines.len(), lines.concat())
}

/// The written cards that do not count because they have no live test, as text.
fn unproved_text<'a>(statuses: impl Iterator<Item = &'a CardStatus>) -> String {
    let lines: Vec<String> = statuses
        .filter(|status| status.unproved)
        .map(|status| {
            let test = status.tests.first();
            let place = test.map(|test| format!(": {}:{}", test.file.display(), test.line)).unwrap_or_default();
            format!("  {} ({}){place}\n", status.id, status.state.word())
        })
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let first: String = lines.iter().take(MAX_UNPROVED).map(String::as_str).collect();
    let more = lines.len().saturating_sub(MAX_UNPROVED);
    let more = if more > 0 { format!("  and {more} more: see --json\n") } else { String::new() };
    format!("{} cards are written but uncounted, because no live test names them:\n{first}{more}", lines.len())
}

/// The names of cards, by id.
type Names = BTreeMap<String, String>;

/// The stubs that cards can create or become, each with the cards and the cards between, as text.
fn stubs_reached<'a>(statuses: impl Iterator<Item = &'a CardStatus>, names: &Names) -> String {
    let show = |id: &str| format!("{id} {}", names.get(id).map_or("", String::as_str));
    let mut out = String::new();
    for reached in reached_stubs(statuses) {
        let _ = writeln!(out, "{}: a stub, reached by {}", show(reached.stub_id), reached.reached_by.len());
        for (card, between) in reached.reached_by {
            let through: Vec<String> = between.iter().map(|id| show(id)).collect();
            let through = if through.is_empty() { String::new() } else { format!(" through {}", through.join(", ")) };
            let _ = writeln!(out, "  {}{through}", show(&card.id));
        }
    }
    out
}

/// The maximum number of unproved cards named.
const MAX_UNPROVED: usize = 20;

/// The results of an earlier run, if a file is given.
pub(super) fn test_results(file: Option<&Path>) -> anyhow::Result<Option<TestResults>> {
    Ok(file.map(TestResults::load).transpose()?)
}

/// Says so if the files are of another build than the database.
fn build_mismatch(workspace: &Workspace, database: u32) -> Option<String> {
    let files = build_of(&fs::read_to_string(workspace.generated_folder().join("lib.rs")).ok()?)?;
    (files != database).then(|| {
        format!("generated/ is of build {files}, but {} of build {database}", workspace.database_file().display())
    })
}
