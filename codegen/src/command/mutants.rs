use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, bail};
use cardwright_scenario::{Mutant, Mutation, mutants, pool, wide_mutants};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::Power;
use clap::Args;

use super::generate::catalog;
use super::require::require_card;
use super::statuses::card_statuses;
use super::terminal::{Terminal, print_result};
use crate::coverage::TestResults;
use crate::workspace::Workspace;

/// The number of cards changed at a time: few enough that a test rarely involves another changed card.
const BATCH_SIZE: usize = 100;

/// Shows how many texts that say almost the same the tests tell from the cards' own.
///
/// A mutant is a Power that differs in one thing. Narrow ones say one thing less, or another number or side; wide ones have more
/// targets, another condition, duration or event, another count.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards mutants                       shares by kind, of derived cards and of people's tests\n  \
                  cargo cards mutants --survivors           each mutant that no test finds as well\n  \
                  cargo cards mutants --survivors CS2_029   the same of one card, in a few seconds"
)]
pub struct Mutants {
    /// Only the mutants of these cards; by default, of all cards.
    #[arg(value_name = "ID")]
    ids: Vec<String>,

    /// Also lists each mutant that no test detects.
    #[arg(long)]
    survivors: bool,
}

type MutantsOf = fn(&Card, &Power, &[&Card]) -> Vec<Mutant>;

/// A card with hand-written tests.
struct TestedCard<'a> {
    id: &'a str,
    tests: Vec<&'a str>,
    mutants: Vec<Mutant>,
}

impl Mutants {
    /// Prints the percentages of detected mutants, derived cards first.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        self.ids.iter().try_for_each(|id| require_card(workspace, id))?;
        let catalog = catalog(workspace)?;
        let statuses = card_statuses(workspace, &catalog, None)?;
        if let Some(id) = self.ids.iter().find(|id| !statuses.contains_key(id.as_str())) {
            bail!("no card has the id `{id}`: `cargo cards search` finds cards by name");
        }
        let step = terminal.step("derived");
        step.set_progress("cargo test -p cardwright-tests --test mutants");
        let mut cargo = cargo(workspace);
        cargo.env("CARDWRIGHT_TESTED", "1").env("CARDWRIGHT_MUTANTS_OF", self.ids.join(" "));
        let output = cargo.args(["test", "-p", "cardwright-tests", "--test", "mutants", "--", "--nocapture"]).output();
        let output = String::from_utf8_lossy(&output.context("cargo cannot be started")?.stdout).into_owned();
        let told = |line: &&str| line.starts_with("narrow") || line.starts_with("wide") || line.contains('\t');
        let told = output.lines().filter(told).filter(|line| self.survivors || !line.contains('\t'));
        step.finish("the scenarios of derived cards");
        print_result(&format!("Derived:\n{}\n", told.collect::<Vec<_>>().join("\n")))?;
        let mut total: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for (kind, all, found) in output.lines().filter_map(share_by_kind) {
            let sum = total.entry(kind.to_owned()).or_default();
            *sum = (sum.0 + all, sum.1 + found);
        }
        // What the scenarios of a card find, its person's test is not asked for.
        let besides: BTreeSet<&str> = output.lines().filter_map(|line| line.strip_prefix("found ")).collect();

        let scenarios = catalog.scenarios().context("a card is missing that every scenario needs")?;
        let program = test_program(workspace)?;
        let pool = pool(scenarios.cards());
        let mut report = String::from("Done:\n");
        for (reach, of) in [("narrow", mutants as MutantsOf), ("wide", wide_mutants as MutantsOf)] {
            let step = terminal.step(reach);
            let tested: Vec<TestedCard<'_>> = statuses
                .values()
                .filter(|status| self.ids.is_empty() || self.ids.contains(&status.id))
                .filter_map(|status| {
                    let live = status.tests.iter().filter(|test| !test.is_trial() && !test.ignored);
                    let tests: Vec<&str> = live.map(|test| &*test.name).collect();
                    if tests.is_empty() {
                        return None;
                    }
                    let card = scenarios.card(&status.id)?;
                    let mutants = of(card, card.power, &pool);
                    Some(TestedCard { id: &status.id, tests, mutants })
                })
                .collect();
            let mut tally: BTreeMap<Mutation, (usize, usize)> = BTreeMap::new();
            for number in 0..tested.iter().map(|card| card.mutants.len()).max().unwrap_or(0) {
                let by_scenario = |card: &TestedCard<'_>| besides.contains(&*format!("{} {reach} {number}", card.id));
                let (seen, there): (Vec<&TestedCard<'_>>, Vec<_>) =
                    tested.iter().filter(|card| number < card.mutants.len()).partition(|card| by_scenario(card));
                for card in seen {
                    let (all, found) = tally.entry(card.mutants[number].kind).or_default();
                    (*all, *found) = (*all + 1, *found + 1);
                }
                step.set_progress(format!("mutant {number} of {} cards", there.len()));
                for cards in there.chunks(BATCH_SIZE) {
                    let results = run_tests(&program, reach, number, cards)?;
                    for card in cards {
                        let mutant = &card.mutants[number];
                        let found = card.tests.iter().any(|test| results.passed(test) != Some(true));
                        let (all, seen) = tally.entry(mutant.kind).or_default();
                        (*all, *seen) = (*all + 1, *seen + usize::from(found));
                        if self.survivors && !found {
                            writeln!(report, "{}\t{:?}\t{}", card.id, mutant.kind, mutant.power.source())?;
                        }
                    }
                }
            }
            step.finish("the tests that people wrote");
            for (kind, (all, found)) in tally {
                let kind = format!("{kind:?}");
                write_share(&mut report, reach, &kind, all, found)?;
                let sum = total.entry(kind).or_default();
                *sum = (sum.0 + all, sum.1 + found);
            }
        }
        report.push_str("All:\n");
        for (kind, (all, found)) in total {
            write_share(&mut report, "both", &kind, all, found)?;
        }
        print_result(&report)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Parses a line such as `narrow  Amount      8263 of   8405  98.3 %`: the kind, the number of mutants, the number detected.
fn share_by_kind(line: &str) -> Option<(&str, usize, usize)> {
    let mut words = line.split_whitespace();
    let kind = words.next().filter(|reach| matches!(*reach, "narrow" | "wide")).and(words.next())?;
    let found = words.next()?.parse().ok()?;
    let all = words.nth(1)?.parse().ok()?;
    (kind != "cards").then_some((kind, all, found))
}

/// Writes a line that [`share_by_kind`] parses.
fn write_share(report: &mut String, reach: &str, kind: &str, all: usize, found: usize) -> anyhow::Result<()> {
    let share = 100.0 * f64::from(u32::try_from(found)?) / f64::from(u32::try_from(all)?);
    Ok(writeln!(report, "{reach:<8}{kind:<10}{found:>6} of {all:>6}  {share:.1} %")?)
}

fn cargo(workspace: &Workspace) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace.root());
    cargo
}

/// Builds the program of the hand-written tests.
fn test_program(workspace: &Workspace) -> anyhow::Result<PathBuf> {
    let mut cargo = cargo(workspace);
    cargo.args(["test", "-p", "cardwright-tests", "--test", "cards", "--no-run", "--message-format", "json"]);
    let output = cargo.stderr(Stdio::inherit()).output().context("cargo cannot be started")?;
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut program = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        (message["target"]["name"] == "cards").then(|| message["executable"].as_str().map(PathBuf::from))?
    });
    program
        .next_back()
        .context("the tests that people wrote do not build: `cargo test -p cardwright-tests --test cards`")
}

/// Runs the tests of these cards, with each card replaced by its mutant of this number.
fn run_tests(program: &Path, reach: &str, number: usize, cards: &[&TestedCard<'_>]) -> anyhow::Result<TestResults> {
    let ids: Vec<&str> = cards.iter().map(|card| card.id).collect();
    let tests = cards.iter().flat_map(|card| &card.tests);
    let output = Command::new(program)
        .env("CARDWRIGHT_MUTANT", format!("{reach} {number} {}", ids.join(" ")))
        .args(tests)
        .stderr(Stdio::null())
        .output()
        .with_context(|| format!("{} cannot be started", program.display()))?;
    let results = TestResults::libtest(&String::from_utf8_lossy(&output.stdout));
    if results == TestResults::default() {
        bail!("no test ran: {}", program.display());
    }
    Ok(results)
}
