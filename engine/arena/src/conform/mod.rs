//! `cargo arena conform`: the engine against recordings of real games.
//!
//! A file holds one action a line: what could be seen before, what was done, what chance decided, what changed. Each is put
//! on a table, done, and compared. Nothing here knows a card or a case: what differs is told, by case, card and tag.
mod case;
mod checkable;
mod compare;
mod expect;
mod heard;
mod judge;
mod load;
mod names;
mod play;
mod printings;
mod report;
mod story;
mod table;
mod turn;

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use anyhow::{Context, bail};

pub use case::{Before, Tags};
use judge::{Verdict, judge};
pub use load::position;
pub use names::Names;
use printings::Printings;
use report::Report;
use table::Table;

/// Holds the rules against recordings of real games.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[command(after_help = "Example: cargo arena conform actions.jsonl.gz --json > conform.json")]
pub struct Conform {
    /// Recorded actions, one JSON object a line; `.gz` is unpacked.
    file: PathBuf,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Tells one case as a story.
    #[arg(long, value_name = "ID")]
    show: Option<String>,
    /// The order of triggers, too; with `--show` the blocks as recorded.
    #[arg(long)]
    blocks: bool,
    /// Lists every case that differs, and in what.
    #[arg(long)]
    differences: bool,
    /// Writes every disagreement, by class, as a page in Markdown.
    #[arg(long, value_name = "PAGE")]
    table: Option<PathBuf>,
    /// Fails when agreement is below the project's bars.
    #[arg(long)]
    bars: bool,
}

impl Conform {
    /// Judges every case of the file and prints the report, or tells one.
    pub fn run(&self) -> anyhow::Result<()> {
        let names = Names::new(crate::cards()?);
        let printings = Printings::load()?;
        let mut table = Table::new()?;
        let mut report = Report::default();
        for (number, line) in case::read(self.open()?) {
            let case = match line {
                Ok(case) => case,
                Err(error) => {
                    eprintln!("{}:{number}: not a case, skipped: {error}", self.file.display());
                    report.bad_line(number, error);
                    continue;
                }
            };
            if self.show.as_ref().is_some_and(|id| *id != case.id) {
                continue;
            }
            let judged = judge(&case, &names, &printings);
            if self.show.is_some() {
                answer_text!("{}", story::tell(&case, &names, &judged, self.blocks));
                return Ok(());
            }
            if self.differences
                && matches!(judged.verdict, Verdict::Differs(_) | Verdict::Dated(..) | Verdict::Unplaceable(_))
            {
                answer_text!("{} {}: {}", case.id, case.kind.name(), judged.verdict);
            }
            report.add(&case, &judged);
            table.add(&case, &judged);
        }
        if let Some(id) = &self.show {
            bail!("no case of {} is called `{id}`", self.file.display());
        }
        if self.json {
            answer!("{}", serde_json::to_string_pretty(&report.json())?);
        } else {
            answer!("{}", report.table(self.blocks));
        }
        if let Some(page) = &self.table {
            let text = table.page(&report, &names);
            std::fs::write(page, text).with_context(|| format!("{} cannot be written", page.display()))?;
        }
        let below = report.below();
        if self.bars && !below.is_empty() {
            bail!("{}: see `--differences`", below.join("; "));
        }
        Ok(())
    }

    fn open(&self) -> anyhow::Result<Box<dyn BufRead>> {
        let path = &self.file;
        let file = File::open(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let packed = path.extension().is_some_and(|extension| extension == "gz");
        Ok(if packed {
            Box::new(BufReader::new(flate2::read::MultiGzDecoder::new(file)))
        } else {
            Box::new(BufReader::new(file))
        })
    }
}
