//! `cargo arena cards`: compiled cards as text, source or JSON.
use std::io::{self, BufWriter, Write};

use anyhow::bail;
use cardwright_engine::{Card, Cards};

use crate::output::ignore_broken_pipe;

/// Shows cards as they are compiled: their texts, what their Powers say, and the words that they are written in.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo arena cards ID ID                 text, what the Power says, its source\n  \
                  cargo arena cards --source ID           its source alone\n  \
                  cargo arena cards --json > cards.jsonl  every card with its Power, one a line"
)]
pub struct Show {
    /// Ids; every card when not given.
    ids: Vec<String>,
    /// As JSON, one card a line.
    #[arg(long, conflicts_with_all = ["source", "explain"])]
    json: bool,
    /// The Power in the words of the vocabulary alone.
    #[arg(long, conflicts_with = "explain")]
    source: bool,
    /// The Power in English alone.
    #[arg(long)]
    explain: bool,
}

impl Show {
    /// Prints them in the order given, or by their numbers.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let chosen = chosen(cards, &self.ids)?;
        let mut out = BufWriter::new(io::stdout().lock());
        let told = chosen.into_iter().try_for_each(|card| self.tell(cards, card, &mut out));
        Ok(ignore_broken_pipe(told.and_then(|()| out.flush()))?)
    }

    fn tell(&self, cards: &Cards, card: &Card, out: &mut impl Write) -> io::Result<()> {
        if self.json {
            writeln!(out, "{}", card.json())
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

fn chosen(cards: &'static Cards, ids: &[String]) -> anyhow::Result<Vec<&'static Card>> {
    if ids.is_empty() {
        return Ok(cards.iter().map(|(_, card)| card).collect());
    }
    let known = |id: &String| cards.by_id(id).map(|found| cards.get(found));
    let unknown: Vec<&str> = ids.iter().filter(|id| known(id).is_none()).map(String::as_str).collect();
    if !unknown.is_empty() {
        bail!("no card has the id {}: `cargo cards search` finds cards by name", unknown.join(", "));
    }
    Ok(ids.iter().filter_map(known).collect())
}
