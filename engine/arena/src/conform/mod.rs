//! `cargo arena conform`: compares the engine with recordings of real games.
//!
//! Each line of a file is one action: what was visible before, the action, the random outcomes, what changed. Each is loaded,
//! performed, and compared. No card or case is treated specially; differences are reported by case, card and tag.
mod build_cards;
pub mod case;
mod case_text;
mod checkable;
mod compare;
mod expect;
mod judge;
mod load;
mod names;
mod play;
mod played;
pub mod printings;
mod report;
mod table;
pub mod trigger_order;
mod turn;
mod unseen;

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use anyhow::{Context, bail};
use cardwright_cli::Findings;
use cardwright_engine::CardId;

use build_cards::BuildCardsCache;
pub use case::{Before, Tags};
use checkable::UnreliableRecordings;
use judge::{Verdict, judge};
pub use load::{KEYWORDS, load_position};
pub use names::CardLookup;
use played::AgreedPlays;
use printings::Printings;
use report::Report;
use table::ResultTable;

/// Compares the rules with recordings of real games.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[command(after_help = "Example: cargo arena conform actions.jsonl.gz --json > conform.json")]
pub struct Conform {
    /// Recorded actions, one JSON object per line; `.gz` files are decompressed.
    file: PathBuf,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Prints one case in full.
    #[arg(long, value_name = "ID")]
    show: Option<String>,
    /// Compares the order of triggers, too; with `--show`, prints the recorded blocks.
    #[arg(long)]
    blocks: bool,
    /// Lists every case that differs, with the differences.
    #[arg(long)]
    differences: bool,
    /// Writes every disagreement, by class, as a Markdown page.
    #[arg(long, value_name = "PAGE")]
    table: Option<PathBuf>,
    /// Writes the cards whose plays agree, with the number of actions: `data/recorded.tsv`, which `cargo cards coverage` reads.
    #[arg(long, value_name = "FILE")]
    played: Option<PathBuf>,
    /// Fails if agreement is below the project's thresholds.
    #[arg(long)]
    bars: bool,
}

impl Conform {
    /// Judges every case of the file and prints the report, or prints one case.
    pub fn run(&self) -> anyhow::Result<()> {
        let names = CardLookup::new(crate::registry::cards()?);
        let mut days = BuildCardsCache::new(Printings::load()?, crate::registry::cards()?);
        let mut table = ResultTable::new()?;
        let mut played = AgreedPlays::default();
        let mut report = Report::default();
        let mut torn = UnreliableRecordings::default();
        let mut untold = case::DefaultOptionRecordings::default();
        let mut recorded = case::RecordedTags::default();
        for (_, line) in case::read(self.open()?) {
            if let Ok(case) = line {
                torn.add(&case);
                recorded.add(&case);
                days.add(&case);
                let card = names.find_or_unknown(case.action.card.as_deref());
                untold.add(&case, card == CardId::NONE || names.has_options(card));
            }
        }
        let mut arrivals = case::Arrivals::default();
        for (number, line) in case::read(self.open()?) {
            let case = match line {
                Ok(mut case) => {
                    arrivals.annotate_arrivals(&mut case);
                    untold.remove_default_option(&mut case);
                    recorded.set_recorder_tags(&mut case);
                    case
                }
                Err(error) => {
                    cardwright_cli::note(&format!("{}:{number}: not a case, skipped: {error}", self.file.display()));
                    report.bad_line(number, error);
                    continue;
                }
            };
            if self.show.as_ref().is_some_and(|id| *id != case.id) {
                continue;
            }
            let build = days.build(&case.src);
            let day = days.of(build)?;
            let judged = judge(&case, day, build, torn.has(&case));
            if self.show.is_some() {
                out!("{}", case_text::write(&case, &day.names, &judged, self.blocks));
                return Ok(());
            }
            let told = match &judged.verdict {
                Verdict::Agrees | Verdict::Unwritten(_) | Verdict::Gap(_) => false,
                Verdict::OtherText(_, differences) => !differences.is_empty(),
                Verdict::Differs(_) | Verdict::Unplaceable(_) => true,
            };
            if self.differences && told {
                out!("{} {}: {}", case.id, case.kind.name(), judged.verdict);
            }
            report.add(&case, &judged);
            table.add(&case, &judged);
            played.add(&case, &judged, &names);
        }
        if let Some(id) = &self.show {
            bail!("no case of {} is called `{id}`", self.file.display());
        }
        if self.json {
            outln!("{}", serde_json::to_string_pretty(&report.json())?);
        } else {
            outln!("{}", report.table(self.blocks));
        }
        if let Some(page) = &self.table {
            let text = table.page(&report, &names);
            std::fs::write(page, text).with_context(|| format!("{} cannot be written", page.display()))?;
        }
        if let Some(file) = &self.played {
            std::fs::write(file, played.file()).with_context(|| format!("{} cannot be written", file.display()))?;
        }
        let below = report.missed_minimums();
        if self.bars && !below.is_empty() {
            return Err(Findings(format!("{}: see `--differences`", below.join("; "))).into());
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
