//! `cargo arena cards`: compiled cards as text, source or JSON.
use std::io::{self, BufWriter, Write};

use anyhow::bail;
use cardwright_engine::{Card, Cards};

use crate::deck::list;
use crate::output::ignore_broken_pipe;

/// Shows compiled cards: their texts, and their Powers in English and as source.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo arena cards ID Fireball           text, what the Power says, its source\n  \
                  cargo arena cards --source ID           its source alone\n  \
                  cargo arena cards --json > cards.jsonl  every card with its Power, one a line"
)]
pub struct Show {
    /// Ids, or names of collectible cards. Without ids, `--json`, `--source` and `--explain` print every card.
    ids: Vec<String>,
    /// Prints JSON, one card per line.
    #[arg(long, conflicts_with_all = ["source", "explain"])]
    json: bool,
    /// Prints only the Power, as source code.
    #[arg(long, conflicts_with = "explain")]
    source: bool,
    /// Prints only the Power, in English.
    #[arg(long)]
    explain: bool,
}

impl Show {
    /// Prints the selected cards in the order given, or all cards by number.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        if self.ids.is_empty() && !(self.json || self.source || self.explain) {
            let written = cards.iter().filter(|(_, card)| card.power.is_written()).count();
            outln!("{} cards, {} collectible, {written} written", cards.len(), cards.collectible().len());
            outln!("Name some by id or name: `cargo arena cards Fireball`.");
            outln!("`cargo cards search` finds cards; `--json`, `--source`, `--explain` write all.");
            return Ok(());
        }
        let chosen = selected_cards(cards, &self.ids)?;
        let mut out = BufWriter::new(io::stdout().lock());
        let told = chosen.into_iter().try_for_each(|card| self.print_card(cards, card, &mut out));
        Ok(ignore_broken_pipe(told.and_then(|()| out.flush()))?)
    }

    fn print_card(&self, cards: &Cards, card: &Card, out: &mut impl Write) -> io::Result<()> {
        if self.json {
            let mut told = card.json();
            told["format"] = "cardwright-card-1".into();
            writeln!(out, "{told}")
        } else if self.source {
            writeln!(out, "{}: {}", card.id, card.power.source())
        } else if self.explain {
            writeln!(out, "{}: {}", card.id, card.explain(cards))
        } else {
            writeln!(out, "{} {} ({})", card.id, card.name, card.card_type.title())?;
            writeln!(out, "  text    {}", card.text.split_whitespace().collect::<Vec<_>>().join(" "))?;
            writeln!(out, "  explain {}", card.explain(cards))?;
            writeln!(out, "  source  {}", card.power.source())
        }
    }
}

fn selected_cards(cards: &'static Cards, ids: &[String]) -> anyhow::Result<Vec<&'static Card>> {
    if ids.is_empty() {
        return Ok(cards.iter().map(|(_, card)| card).collect());
    }
    let find = |text: &String| cards.by_id(text).or_else(|| list::named(cards, text).ok());
    let known = |text: &String| find(text).map(|found| cards.get(found));
    let unknown: Vec<&str> = ids.iter().filter(|id| known(id).is_none()).map(String::as_str).collect();
    if !unknown.is_empty() {
        bail!("no card has the id or the name {}: `cargo cards search` finds cards by name", unknown.join(", "));
    }
    Ok(ids.iter().filter_map(known).collect())
}
