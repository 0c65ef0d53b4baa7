//! `cargo arena deck`: a deck as a list and as a code.
use cardwright_engine::state::Rng;
use serde_json::json;

use super::{Choice, list, stubs, to_code};

/// Shows a deck as a list and as a deckstring.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  cargo arena deck engine/arena/decks/basicmage.txt   its deckstring\n  \
                  cargo arena deck AAEBAf0EAAG7AgA=                   what a deckstring holds\n  \
                  cargo arena deck random:mage --seed 3               a deck at random")]
pub struct Show {
    /// A deckstring, a file with a list or a deckstring, or `random`, `random:CLASS`, `random:CLASS+SET`.
    deck: String,
    /// For a random deck.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

impl Show {
    /// Prints it; cards that are not written are named beneath.
    pub fn run(&self) -> anyhow::Result<()> {
        let cards = crate::registry::cards()?;
        let deck = Choice::parse(cards, &self.deck, true)?.deck(cards, &mut Rng::new(self.seed));
        let (code, stubs) = (to_code(cards, &deck), stubs(cards, &deck));
        if self.json {
            let class = cards.get(deck.hero).class.title();
            let ids: Vec<&str> = deck.cards.iter().map(|id| cards.get(*id).id).collect();
            let hero = cards.get(deck.hero).id;
            let told = json!({ "class": class, "hero": hero, "cards": ids, "code": code, "not_written": stubs });
            outln!("{told}");
            return Ok(());
        }
        out!("{}", list::print(cards, &deck));
        outln!("# {} cards\n# {code}", deck.cards.len());
        if !stubs.is_empty() {
            outln!("# not written yet, or not whole: {}", stubs.join(", "));
        }
        Ok(())
    }
}
