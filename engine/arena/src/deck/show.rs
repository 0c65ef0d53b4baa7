//! `cargo arena deck`: a deck as a list and as a code.
use std::collections::BTreeMap;

use cardwright_engine::CardId;
use cardwright_engine::state::Rng;
use serde_json::json;

use super::format::FormatCode;
use super::{DeckList, argument, list, recipe, stubs, to_code};

/// Shows a deck as a list and as a deckstring.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  cargo arena deck engine/arena/decks/basicmage.txt   its deckstring\n  \
                  cargo arena deck AAEBAf0EAAG7AgA=                   what a deckstring holds\n  \
                  cargo arena deck random:mage --seed 3               a deck at random")]
pub struct Show {
    /// A deckstring, a file with a list or a deckstring, or `random`, `random:CLASS`, `random:CLASS+SET`,
    /// `random:CLASS+standard`.
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
        let list = match recipe(cards, &self.deck) {
            Some(recipe) => {
                let deck = recipe?.deck(cards, &mut Rng::new(self.seed));
                DeckList { name: None, format: FormatCode::of(cards, &deck), deck, sideboards: BTreeMap::new() }
            }
            None => argument(cards, &self.deck)?.0,
        };
        let (code, stubs) = (to_code(cards, &list), stubs(cards, &list.deck));
        let deck = &list.deck;
        if self.json {
            let id = |id: &CardId| cards.get(*id).id;
            let sideboard = |((card, owner), count): (&(CardId, CardId), &u32)| json!({ "owner": id(owner), "card": id(card), "count": count });
            let told = json!({
                "format": "cardwright-deck-1",
                "name": list.name,
                "class": cards.get(deck.hero).class.title(),
                "hero": id(&deck.hero),
                "cards": deck.cards.iter().map(id).collect::<Vec<_>>(),
                "sideboards": list.sideboards.iter().map(sideboard).collect::<Vec<_>>(),
                "deck_format": list.format.to_string(),
                "code": code,
                "not_written": stubs,
            });
            outln!("{told}");
            return Ok(());
        }
        out!("{}", list::print(cards, &list));
        outln!("# Format: {}\n# {} cards\n# {code}", list.format, deck.cards.len());
        if !stubs.is_empty() {
            outln!("# not written yet, or not whole: {}", stubs.join(", "));
        }
        Ok(())
    }
}
