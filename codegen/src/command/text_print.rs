//! Prints the Powers of cards by the grammar, and measures the results.
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use cardwright_data::CardRecord;
use cardwright_data::markup::plain;
use cardwright_text::{Compiler, Printer};
use cardwright_vocabulary::script::prelude::VANILLA;

use rayon::prelude::*;

use crate::catalog::{TextContext, is_keyword_only};

/// The result for one card.
struct PrintedCard {
    id: String,
    text: String,
    /// The sentences tried.
    tried: Vec<String>,
    is_read_back: bool,
    took: Duration,
}

/// The results for all cards.
pub struct PrintReport(Vec<PrintedCard>);

/// The minimum percentages: of printed cards, and of cards whose first sentence has the same meaning.
const MIN_SHARES: (f64, f64) = (95.0, 93.0);

/// Prints the cards' Powers; of cards with the same name and text, only one.
pub fn print_all<'a>(
    library: &TextContext<'a>,
    cards: impl Iterator<Item = &'a CardRecord>,
    compiler: &Compiler,
) -> PrintReport {
    let mut seen = BTreeSet::new();
    let cards: Vec<&CardRecord> =
        cards.filter(|it| seen.insert((it.name.clone(), plain(&it.text))) && !is_keyword_only(it)).collect();
    let printer = Printer::new(compiler);
    let print = |record: &&'a CardRecord| {
        let subject = library.subject(record)?;
        let power = compiler.power(&subject, library.cards()).ok().filter(|power| *power != VANILLA)?;
        let began = Instant::now();
        let printing = printer.print_with_attempts(&power, &subject, library.cards());
        let (id, text) = (record.id.clone(), plain(&record.text));
        Some(PrintedCard {
            id,
            text,
            tried: printing.tried,
            is_read_back: printing.is_read_back,
            took: began.elapsed(),
        })
    };
    PrintReport(cards.par_iter().filter_map(print).collect())
}

impl PrintReport {
    fn shares(&self) -> (f64, f64) {
        let share = |is: &dyn Fn(&PrintedCard) -> bool| {
            let n = self.0.iter().filter(|row| is(row)).count();
            let float = |n: usize| u32::try_from(n).map_or(f64::INFINITY, f64::from);
            float(n) * 100.0 / float(self.0.len().max(1))
        };
        (share(&|row| row.is_read_back), share(&|row| row.is_read_back && row.tried.len() == 1))
    }

    /// Whether the minimum percentages are reached.
    pub fn meets_bar(&self) -> bool {
        let (all, first) = self.shares();
        all >= MIN_SHARES.0 && first >= MIN_SHARES.1
    }

    /// The failures, then the percentages.
    pub fn report(&self) -> String {
        let mut out = String::new();
        for row in self.0.iter().filter(|row| !row.is_read_back || row.tried.len() > 1) {
            let kind = match (row.is_read_back, row.tried.is_empty()) {
                (true, _) => "later",
                (false, true) => "not printed",
                (false, false) => "not read back",
            };
            // A string takes all that is written.
            let _ = writeln!(out, "{}\t{kind}\t{}\t{}", row.id, row.text, row.tried.join(" | "));
        }
        let mut times: Vec<Duration> = self.0.iter().map(|row| row.took).collect();
        times.sort_unstable();
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        let (all, first) = self.shares();
        let _ = writeln!(
            out,
            "{} cards are read; {all:.1} % are printed so that they are read back ({} %), {first:.1} % at the first try ({} %); \
             a median of {:.1} ms a card",
            self.0.len(),
            MIN_SHARES.0,
            MIN_SHARES.1,
            median.as_secs_f64() * 1000.0
        );
        out
    }
}
