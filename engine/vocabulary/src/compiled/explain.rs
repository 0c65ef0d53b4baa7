//! Cards in plain English: [`Explain`], with the names of the registered cards.
use cardwright_data::{CardType, GameTag};

use super::{Card, Cards};
use crate::facts::{Facts, Keywords};
use crate::script::Power;
use crate::script::english::CardNames;
pub use crate::script::english::Explain;

impl CardNames for Cards {
    fn facts_of(&self, id: &str) -> Option<&Facts> {
        self.by_id(id).map(|card| &self.get(card).facts)
    }

    fn power_of(&self, id: &str) -> Option<&Power> {
        self.by_id(id).map(|card| self.get(card).power)
    }
}

/// Keywords that the rules implement from the tag alone, besides those that texts print for others too.
const MORE_KEYWORDS: [(&str, GameTag); 6] = [
    ("Forge", GameTag::FORGE),
    ("Rewind", GameTag::REWIND),
    ("Starship Piece", GameTag::STARSHIP_PIECE),
    ("Summoned When Drawn", GameTag::SUMMONED_WHEN_DRAWN),
    ("Temporary", GameTag::GHOSTLY),
    ("Twinspell", GameTag::TWINSPELL),
];

impl Card {
    /// The card's keywords and its Power in plain English; see [`explain`](self).
    pub fn explain(&self, cards: &Cards) -> String {
        let power = Explain::new(cards).power(self.power);
        let compiled = cards.by_id(self.id).map(|id| cards.compiled(id));
        let keywords = self.explained_keywords(compiled.is_some_and(|compiled| compiled.text_freezes));
        [keywords, power].into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The keywords that follow from the card's tags, a sentence each: `Taunt. Overload (1).` An enchantment has none: its Power says
    /// what it gives. `text_freezes`: the Freeze tag stands for an effect of the text.
    fn explained_keywords(&self, text_freezes: bool) -> String {
        if self.card_type == CardType::Enchantment {
            return String::new();
        }
        let known = Keywords::PRINTED.iter().chain(Keywords::SENTENCE_TAGS).chain(&MORE_KEYWORDS);
        let mut said: Vec<String> = Vec::new();
        for (name, tag) in known {
            let sentence = match (*tag, self.tag(*tag)) {
                (_, ..=0) => continue,
                // The tag is also on cards that freeze by their text, and on minions that are drawn with an effect.
                (GameTag::FREEZE, _) if self.card_type != CardType::Minion || text_freezes => continue,
                (GameTag::TOPDECK, _) if self.card_type != CardType::Spell => continue,
                (GameTag::OVERLOAD, n) => format!("{name} ({n})."),
                (GameTag::SPELLPOWER, n) => format!("{name} +{n}."),
                (_, _) => format!("{}.", name.trim_end_matches(':')),
            };
            if !said.contains(&sentence) {
                said.push(sentence);
            }
        }
        said.join(" ")
    }
}
