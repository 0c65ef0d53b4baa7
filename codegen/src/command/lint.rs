use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use serde_json::json;

use super::generate::catalog;
use super::require::{require_card, require_set};
use super::statuses::card_statuses;
use super::terminal::{Terminal, print_result};
use crate::catalog::Catalog;
use crate::lint::reading::ReadingComparison;
use crate::lint::reasons::{DisagreementReasons, ReasonedDisagreements};
use crate::lint::targets::TargetComparison;
use crate::lint::{LintedCard, WordingLint as Differences, accept};
use crate::own_tests::{HandWrittenTests, OrphanTest};
use crate::sources::{ExplainedPowers, Sources};
use crate::workspace::Workspace;

/// Finds contradictions between hand-written Powers and printed texts. Each such card needs a reason in
/// `data/disagreements.toml`; a card without one, and a reason that is no longer needed, is an error. So
/// is a trigger on an event that the engine never raises.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards lint                 every hand-written card whose Power contradicts its text, or is\n                                   not what the compiler reads in it\n  \
                  cargo cards lint --accept EX1_317 \"why it is right\"   write the row with the reason\n  \
                  cargo cards lint classic         one set, by module or Blizzard's name\n  \
                  cargo cards lint --known         those that differ for a reason, too\n  \
                  cargo cards lint --targets       whom cards may be pointed at, against the client's play requirements\n  \
                  cargo cards lint --targets --at-least 98   exit code 1 if fewer than 98 % agree\n  \
                  cargo cards lint --json          for programs\n\n\
                  `cargo arena lint` looks for what compiles and cannot be meant."
)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Lint {
    /// Only this set.
    #[arg(value_name = "SET")]
    set: Option<String>,
    /// Compares targets instead of texts, for every written card with play requirements or with a text on its targeting arrow.
    #[arg(long)]
    targets: bool,
    /// Includes enchantments, whose texts are often incomplete.
    #[arg(long, conflicts_with = "targets")]
    enchantments: bool,
    /// With `--targets`: exit code 1 if fewer than this percentage agree with the play requirements.
    #[arg(long, value_name = "PERCENT", requires = "targets")]
    at_least: Option<f64>,
    /// Lists each card that differs with a reason, not only the reasons.
    #[arg(long, conflicts_with = "targets")]
    known: bool,
    /// Adds a reason for this card to `data/disagreements.toml`.
    #[arg(long, value_names = ["CARD", "WHY"], num_args = 2, conflicts_with_all = ["targets", "json", "known"])]
    accept: Option<Vec<String>>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

impl Lint {
    /// Prints the differences, and a summary as the last line.
    pub fn run(&self, workspace: &Workspace, _: Terminal) -> anyhow::Result<ExitCode> {
        if let Some([card, _]) = self.accept.as_deref() {
            require_card(workspace, card)?;
        }
        require_set(workspace, self.set.as_deref())?;
        let catalog = catalog(workspace)?;
        let asked = |name: &str| self.set.as_ref().is_some_and(|set| set.eq_ignore_ascii_case(name));
        let set = catalog.sets.sets.iter().find(|set| asked(&set.module) || asked(&set.name)).map(|set| &*set.module);
        let sources = Sources::read(&workspace.generated_folder(), &workspace.tests_folder())?;
        let explained = ExplainedPowers::new(&catalog, &sources);
        let statuses = card_statuses(workspace, &catalog, None)?;
        let enough;
        let told = if self.targets {
            let targets = TargetComparison::new(&catalog, &statuses, &explained, set);
            enough = self.at_least.is_none_or(|bar| targets.percent_agreeing() >= bar);
            if self.json {
                let percent = targets.percent_agreeing();
                json_text(&json!({ "format": LINT_FORMAT, "targets": targets, "percent": percent }))?
            } else {
                targets_report(&targets)?
            }
        } else {
            let differences = Differences::new(&catalog, &statuses, &explained, (set, self.enchantments));
            let readings = ReadingComparison::new(&catalog, &statuses, &explained, set);
            let reasons = DisagreementReasons::load(&workspace.disagreements_file())?;
            let asked = |id: &str| match (set, catalog.get(id)) {
                (Some(set), Some(card)) => card.placement.module_of_set(&catalog.sets) == set,
                (Some(_), None) => false,
                (None, _) => true,
            };
            let words = ReasonedDisagreements::new(&reasons.wording, differences.ids(), asked);
            let reading = ReasonedDisagreements::new(&reasons.compiled_text, readings.ids(), asked);
            if let Some([card, because]) = self.accept.as_deref() {
                let kinds = [("words", &words), ("reading", &reading)];
                let needed: Vec<&str> = kinds
                    .iter()
                    .filter(|(_, account)| account.unexplained_cards.contains(card))
                    .map(|(kind, _)| *kind)
                    .collect();
                if needed.is_empty() {
                    bail!("{card} needs no reason: nothing disagrees without one");
                }
                for kind in needed {
                    accept(&workspace.disagreements_file(), kind, card, because)?;
                    print_result(&format!("[[{kind}]] {card}: {because}\n"))?;
                }
                return Ok(ExitCode::SUCCESS);
            }
            // Of enchantments nobody promises that their texts say what they do.
            let agree = self.enchantments || (words.all_explained() && reading.all_explained());
            enough = agree && differences.never_raised.is_empty();
            let strays = orphan_tests(workspace, &catalog, set)?;
            if self.json {
                let words = json!({ "lint": differences, "account": words });
                json_text(
                    &json!({ "format": LINT_FORMAT, "words": words, "reading": { "lint": readings, "account": reading }, "tests": strays }),
                )?
            } else {
                words_report(&differences, &words, self.known)?
                    + &readings_report(&readings, &reading, self.known)?
                    + &orphan_tests_report(&strays)?
            }
        };
        print_result(&told)?;
        Ok(if enough { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The format of its JSON.
const LINT_FORMAT: &str = "cardwright-cards-lint-1";

fn json_text(value: &serde_json::Value) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

fn words_report(lint: &Differences, account: &ReasonedDisagreements, known: bool) -> anyhow::Result<String> {
    let mut out = String::new();
    for it in lint.contradictory_powers.iter().filter(|it| known || account.unexplained_cards.contains(&it.card.id)) {
        card_report(&mut out, &it.card)?;
        writeln!(out, "  does     {}", if it.power_in_english.is_empty() { "nothing" } else { &it.power_in_english })?;
        for contradiction in &it.contradictions {
            writeln!(out, "  but      {contradiction}")?;
        }
    }
    for (card, kinds) in &lint.never_raised {
        writeln!(
            out,
            "never triggers: {card} waits for {}, which the engine never raises; compare the past: `….this_game().at_least(1)`",
            kinds.join(", ")
        )?;
    }
    if !lint.without_wording.is_empty() {
        writeln!(out, "with Rust of their own: {}", lint.without_wording.join(" "))?;
    }
    for (card, lacks) in &lint.partial {
        writeln!(out, "written in part: {card} {lacks}")?;
    }
    for (card, how) in &lint.approximate {
        writeln!(out, "approximate: {card} {how}")?;
    }
    account_report(&mut out, "contradicts the text", account)?;
    writeln!(
        out,
        "{} hand-written cards with a text: {} do not contradict it, {} do ({} for a reason, {} without), {} have Rust of \
         their own",
        lint.hand_written_count,
        lint.agreeing_count,
        lint.contradictory_powers.len(),
        account.explained(),
        account.unexplained_cards.len(),
        lint.without_wording.len(),
    )?;
    Ok(out)
}

fn readings_report(
    readings: &ReadingComparison,
    account: &ReasonedDisagreements,
    known: bool,
) -> anyhow::Result<String> {
    let mut out = String::new();
    for it in readings.disagree.iter().filter(|it| known || account.unexplained_cards.contains(&it.card.id)) {
        card_report(&mut out, &it.card)?;
        writeln!(out, "  written  {}", it.hand_written)?;
        writeln!(out, "  read     {}", it.compiled)?;
    }
    account_report(&mut out, "another Power than is read in the text", account)?;
    writeln!(
        out,
        "{} hand-written Powers, {} of them with a text that is read: {} are what is read, {} too, with an enchantment card \
         for what it gives, {} are not ({} for a reason, {} without)",
        readings.written,
        readings.written - readings.unread,
        readings.equal_count,
        readings.alike,
        readings.disagree.len(),
        account.explained(),
        account.unexplained_cards.len(),
    )?;
    Ok(out)
}

/// The tests without a card, in all folders or in that of one set.
fn orphan_tests(workspace: &Workspace, catalog: &Catalog, set: Option<&str>) -> anyhow::Result<Vec<OrphanTest>> {
    let mut strays = HandWrittenTests::read(&workspace.tests_folder())?.orphan_tests(catalog)?;
    strays.retain(|stray| set.is_none_or(|set| stray.file.starts_with(Path::new("tests").join(set))));
    Ok(strays)
}

fn orphan_tests_report(strays: &[OrphanTest]) -> anyhow::Result<String> {
    let mut out = String::new();
    for OrphanTest { file, line, test, wanted_file: wanted, unknown_card_id: unknown } in strays {
        let place = file.display();
        match (wanted, unknown) {
            (_, Some(id)) => writeln!(out, "{place}:{line}: `{test}` also tests {id}, which is the id of no card")?,
            (Some(wanted), None) => writeln!(
                out,
                "{place}:{line}: `{test}` counts for no card: the tests of its card are in {}",
                wanted.display()
            )?,
            (None, None) => {
                writeln!(out, "{place}:{line}: `{test}` counts for no card: its name begins with no card's id")?;
            }
        }
    }
    Ok(out)
}

fn account_report(out: &mut String, what: &str, account: &ReasonedDisagreements) -> anyhow::Result<()> {
    for row in &account.known {
        writeln!(out, "{what}: {}", row.because)?;
        writeln!(out, "  {}", row.cards.join(" "))?;
    }
    if !account.unneeded.is_empty() {
        let cards: Vec<&str> = account.unneeded.iter().map(String::as_str).collect();
        writeln!(out, "{what}: no longer, delete the reason in data/disagreements.toml of {}", cards.join(", "))?;
    }
    if !account.unexplained_cards.is_empty() {
        let cards: Vec<&str> = account.unexplained_cards.iter().map(String::as_str).collect();
        writeln!(out, "{what}: mend it, or give a reason in data/disagreements.toml: {}", cards.join(", "))?;
    }
    Ok(())
}

fn card_report(out: &mut String, card: &LintedCard) -> anyhow::Result<()> {
    let LintedCard { id, name, state, .. } = card;
    let place = card.file.as_ref().map(|file| format!("  {}:{}", file.display(), card.line.unwrap_or_default()));
    writeln!(out, "{id}  {name} ({state}){}", place.unwrap_or_default())?;
    writeln!(out, "  printed  {}", card.printed)?;
    Ok(())
}

fn targets_report(targets: &TargetComparison) -> anyhow::Result<String> {
    let mut out = String::new();
    for it in &targets.disagree {
        card_report(&mut out, &it.card)?;
        writeln!(out, "  its Power asks  {}", asked(it.power_limits.as_ref()))?;
        writeln!(out, "  {} ask  {}", it.data_source, asked(it.data_limits.as_ref()))?;
    }
    writeln!(
        out,
        "{} written cards with play requirements about a target: {:.1} % agree, {} do not; {} more with a text over their \
         arrow alone, {} of which ask for no target",
        targets.with_requirements,
        targets.percent_agreeing(),
        targets.contradicting_requirements,
        targets.with_arrow_text,
        targets.disagree.len() - targets.contradicting_requirements,
    )?;
    Ok(out)
}

fn asked(of: Option<&std::collections::BTreeSet<String>>) -> String {
    match of {
        None => "for no target".to_owned(),
        Some(limits) if limits.is_empty() => "for a target".to_owned(),
        Some(limits) => limits.iter().map(String::as_str).collect::<Vec<_>>().join(", "),
    }
}
