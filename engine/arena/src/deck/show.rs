//! `cargo arena deck`: a deck as a list and as a code.
use std::fmt::Write as _;

use cardwright_cli::{Findings, count_with_noun};
use cardwright_engine::Cards;

use super::{DeckList, argument, list, recipe, stubs, summary, to_code};

/// Shows a deck as a list and as a deckstring, with its mana curve, its price, and its problems.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  cargo arena deck engine/arena/decks/basicmage.txt   its deckstring\n  \
                  cargo arena deck random:mage+standard --json        a deck at random, as JSON\n  \
                  cargo arena deck aggro-paladin                      a known deck\n  \
                  cargo arena deck random:mage --seed 3               a deck at random")]
pub struct Show {
    /// A deckstring, the text copied from the client, a list, a file with one of these, the name of a known deck, or `random`,
    /// `random:CLASS`, `random:CLASS+SET`, `random:CLASS+standard`.
    deck: String,
    /// The seed of a random deck.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

impl Show {
    /// Prints the deck and its problems. For an illegal deck, [`Findings`] makes the exit code 1.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let list = match recipe(cards, &self.deck) {
            Some(recipe) => DeckList::random(cards, &recipe?, self.seed),
            None => argument(cards, &self.deck)?.0,
        };
        if self.json {
            outln!("{}", summary::json(cards, &list));
        } else {
            out!("{}{}", list::print(cards, &list), remarks(cards, &list));
        }
        match summary::format_problems(cards, &list)[..] {
            [] => Ok(()),
            _ => Err(Findings(format!("the deck is illegal in {}", list.format)).into()),
        }
    }
}

/// The problems and notes below a list, as comments, so that the output can be read again.
fn remarks(cards: &Cards, list: &DeckList) -> String {
    let mut text = format!("# Format: {}\n", list.format);
    if let Some(skin) = list.skin {
        let _ = writeln!(text, "# Hero: {} ({})", skin.name, skin.id);
    }
    let _ = writeln!(text, "# {}, {} dust", count_with_noun(list.deck.cards.len(), "card"), summary::dust(cards, list));
    let steps = summary::mana_curve(cards, list);
    let step = |(cost, count): (usize, &usize)| {
        let more = if cost + 1 == summary::CURVE_STEPS { "+" } else { "" };
        format!("{cost}{more}: {count}")
    };
    let curve: Vec<String> = steps.iter().enumerate().map(step).collect();
    let _ = writeln!(text, "# Mana curve, {}", curve.join(", "));
    let _ = writeln!(text, "# {}", to_code(cards, list));
    let faults = summary::format_problems(cards, list);
    let legal = if faults.is_empty() { "Legal" } else { "Illegal" };
    let _ = writeln!(text, "# {legal} in {}", list.format);
    for fault in faults {
        let _ = writeln!(text, "# illegal: {fault}");
    }
    let approximate = summary::approximated_cards(cards, list);
    if !approximate.is_empty() {
        let _ = writeln!(text, "# approximate: {}", approximate.join(", "));
    }
    let stubs = stubs(cards, &list.with_sideboards());
    if !stubs.is_empty() {
        let _ = writeln!(text, "# not written yet, or not whole: {}", stubs.join(", "));
    }
    text
}
