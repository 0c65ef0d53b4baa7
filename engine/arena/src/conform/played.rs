//! The cards whose recorded plays agree with the engine: evidence for their Powers that is independent of the project's tests.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::case::{Case, Kind};
use super::judge::{Judged, Verdict};
use super::names::CardLookup;

/// The first line of the file.
const HEADER: &str = "# Cards played in recordings of real games that agree with the engine, and in how many actions. Written by \
                      `cargo arena conform FILE --played data/recorded.tsv`.\n";

/// The number of agreeing plays of each card, by id.
#[derive(Default)]
pub struct AgreedPlays(BTreeMap<&'static str, usize>);

impl AgreedPlays {
    /// Counts a case if it plays or uses a card and agrees completely, with any printing.
    pub fn add(&mut self, case: &Case, judged: &Judged, names: &CardLookup) {
        let plays = matches!(case.kind, Kind::Play | Kind::HeroPower | Kind::UseLocation);
        if !plays || !matches!(judged.verdict, Verdict::Agrees) || !judged.players_compared {
            return;
        }
        if let Some(card) = names.find_or_unknown(case.action.card.as_deref()).to_option() {
            *self.0.entry(names.cards.get(card).id).or_default() += 1;
        }
    }

    /// The content of the file: a comment, then `id<TAB>agreeing actions` lines, by id.
    pub fn file(&self) -> String {
        let mut text = HEADER.to_owned();
        for (id, many) in &self.0 {
            let _ = writeln!(text, "{id}\t{many}");
        }
        text
    }
}
