use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use serde_json::json;

use super::coverage::card_statuses;
use super::generate::catalog;
use super::terminal::{Terminal, answer};
use crate::lint::Lint as Differences;
use crate::lint::targets::Targets;
use crate::workspace::Workspace;
use crate::written::{Explained, Sources};

/// Where hand-written code and printed text do not say the same. A difference is no error: somebody should look at it.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards lint                 every hand-written card whose Power says other words than its text\n  \
                  cargo cards lint classic         one set, by module or Blizzard's name\n  \
                  cargo cards lint --targets       whom cards may be pointed at, against the client's play requirements\n  \
                  cargo cards lint --targets --at-least 98   exit code 1 if fewer than 98 % agree\n  \
                  cargo cards lint --json          for programs\n\n\
                  `cargo arena lint` looks for what compiles and cannot be meant."
)]
pub struct Lint {
    /// One set alone.
    #[arg(value_name = "SET")]
    set: Option<String>,
    /// Targets instead of words: of every written card with play requirements, or with a text over its targeting arrow.
    #[arg(long)]
    targets: bool,
    /// Enchantments too, whose texts seldom say what they do.
    #[arg(long, conflicts_with = "targets")]
    enchantments: bool,
    /// Of targets: exit code 1 if fewer agree with the play requirements, of 100.
    #[arg(long, value_name = "PERCENT", requires = "targets")]
    at_least: Option<f64>,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

impl Lint {
    /// Prints what differs, and a summary as the last line.
    pub fn run(&self, workspace: &Workspace, _: Terminal) -> anyhow::Result<ExitCode> {
        let catalog = catalog(workspace)?;
        let asked = |name: &str| self.set.as_ref().is_some_and(|set| set.eq_ignore_ascii_case(name));
        let set = catalog.sets.sets.iter().find(|set| asked(&set.module) || asked(&set.name)).map(|set| &*set.module);
        if let (Some(unknown), None) = (&self.set, set) {
            let known: Vec<&str> = catalog.sets.sets.iter().map(|set| set.module.as_str()).collect();
            bail!("no set is named `{unknown}`; there are {}", known.join(", "));
        }
        let sources = Sources::read(&workspace.generated(), &workspace.tests())?;
        let explained = Explained::new(&catalog, &sources);
        let statuses = card_statuses(workspace, &catalog, None)?;
        let mut enough = true;
        let told = if self.targets {
            let targets = Targets::new(&catalog, &statuses, &explained, set);
            enough = self.at_least.is_none_or(|bar| targets.percent() >= bar);
            if self.json {
                let percent = targets.percent();
                json_text(&json!({ "targets": targets, "percent": percent }))?
            } else {
                of_targets(&targets)?
            }
        } else {
            let differences = Differences::new(&catalog, &statuses, &explained, (set, self.enchantments));
            if self.json { json_text(&json!(differences))? } else { of_words(&differences)? }
        };
        answer(&told)?;
        Ok(if enough { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn json_text(value: &serde_json::Value) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

fn of_words(lint: &Differences) -> anyhow::Result<String> {
    let mut out = String::new();
    for it in &lint.differ {
        let place = it.file.as_ref().map(|file| format!("  {}:{}", file.display(), it.line.unwrap_or_default()));
        writeln!(out, "{}  {} ({}){}", it.id, it.name, it.state, place.unwrap_or_default())?;
        writeln!(out, "  printed  {}", it.printed)?;
        writeln!(out, "  says     {}", if it.said.is_empty() { "nothing" } else { &it.said })?;
    }
    if !lint.wordless.is_empty() {
        writeln!(out, "with Rust of their own: {}", lint.wordless.join(" "))?;
    }
    writeln!(
        out,
        "{} hand-written cards with a text: {} say it word for word, {} say it in other words, {} have Rust of their own",
        lint.written,
        lint.agree,
        lint.differ.len(),
        lint.wordless.len(),
    )?;
    Ok(out)
}

fn of_targets(targets: &Targets) -> anyhow::Result<String> {
    let mut out = String::new();
    for it in &targets.disagree {
        writeln!(out, "{}  {} ({})  {}", it.id, it.name, it.state, it.text)?;
        writeln!(out, "  its Power asks  {}", asked(it.power.as_ref()))?;
        writeln!(out, "  {} ask  {}", it.by, asked(it.data.as_ref()))?;
    }
    writeln!(
        out,
        "{} written cards with play requirements about a target: {:.1} % agree, {} do not; {} more with a text over their \
         arrow alone, {} of which ask for no target",
        targets.required,
        targets.percent(),
        targets.against_requirements,
        targets.arrows,
        targets.disagree.len() - targets.against_requirements,
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
