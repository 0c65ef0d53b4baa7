//! The input of the text compiler: a card's text, and the cards that it may refer to.
use std::cell::RefCell;
use std::collections::BTreeSet;

use cardwright_data::enums::{CardType, GameTag, Race};
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::prelude::Enchant;

/// A card that a text may refer to.
#[derive(Debug, Clone)]
pub struct Mention {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its type.
    pub card_type: Option<CardType>,
    /// Its minion types, which texts use as names of tokens.
    pub races: Vec<Race>,
    /// Its Attack and Health, or Durability.
    pub stats: Option<(i64, i64)>,
    /// Its text without markup, with its number in place of the placeholder.
    pub text: String,
    /// Its non-zero tags, including keywords.
    pub tags: Vec<GameTag>,
    /// Whether it is not one of the card's own: only its whole name refers to it.
    pub is_unrelated: bool,
}

impl Mention {
    /// The noun for its type, if it has stats.
    pub(crate) const fn kind(&self) -> Option<&'static str> {
        match self.card_type {
            Some(CardType::Minion) => Some("minion"),
            Some(CardType::Weapon) => Some("weapon"),
            _ => None,
        }
    }

    /// Whether it has the type, the numbers and the printed keywords of another card.
    pub(crate) fn looks_like(&self, other: &Self) -> bool {
        let same = |(_, tag): &(&str, GameTag)| self.tags.contains(tag) == other.tags.contains(tag);
        (self.card_type, self.stats) == (other.card_type, other.stats) && Keywords::PRINTED.iter().all(same)
    }
}

/// A card whose text is compiled.
#[derive(Debug, Clone)]
pub struct Subject<'a> {
    /// Its text with markup.
    pub text: &'a str,
    /// Its type.
    pub card_type: CardType,
    /// Its keyword tags with their numbers.
    pub tags: Vec<(GameTag, i64)>,
    /// The cards that its text may name: its tokens, and cards whose names are in the text.
    pub mentions: Vec<Mention>,
    /// The cards of "Choose One", with their texts.
    pub choose_one_options: Vec<(String, String)>,
    /// The parts summoned with a Colossal minion.
    pub colossal_parts: Vec<String>,
    /// The card that it becomes when infused.
    pub infused: Option<String>,
    /// The copy left in hand by Twinspell.
    pub twinspell: Option<String>,
    /// The next rank of a ranked spell.
    pub next_rank: Option<String>,
    /// The card that it becomes in hand when its condition is met.
    pub upgrade: Option<String>,
    /// The other card of a pair that swaps each turn.
    pub swap_partner: Option<String>,
    /// The next part of a questline.
    pub next_part: Option<String>,
    /// A Titan's abilities.
    pub titan_abilities: Vec<String>,
    /// The enchantment cards that it may attach, with their effects.
    pub enchantments: Vec<(String, Enchant)>,
    /// The player enchantments in its text without an enchantment card; recorded while it is compiled.
    pub missing_enchantments: RefCell<Vec<Enchant>>,
    /// The enchantment cards with texts of their own: "Deathrattle: Draw a card."
    pub enchantment_texts: Vec<(String, String)>,
    /// The Hero Powers that come with it, with their texts.
    pub hero_powers: Vec<(String, String)>,
    /// The cards that it chooses from, as in the card data.
    pub entourage: Vec<String>,
    /// Whether it is played itself; the text of an option or a Titan's ability refers to its card.
    pub is_played_itself: bool,
}

impl<'a> Subject<'a> {
    /// A text alone, of a card without other data.
    pub const fn without_card(text: &'a str, card_type: CardType) -> Self {
        Self {
            text,
            card_type,
            tags: Vec::new(),
            mentions: Vec::new(),
            choose_one_options: Vec::new(),
            colossal_parts: Vec::new(),
            infused: None,
            twinspell: None,
            next_rank: None,
            upgrade: None,
            swap_partner: None,
            next_part: None,
            titan_abilities: Vec::new(),
            enchantments: Vec::new(),
            missing_enchantments: RefCell::new(Vec::new()),
            enchantment_texts: Vec::new(),
            hero_powers: Vec::new(),
            entourage: Vec::new(),
            is_played_itself: true,
        }
    }
}

/// The names that texts may refer to.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct KnownNames<'a>(BTreeSet<&'a str>);

impl KnownNames<'_> {
    /// Whether this is a card's name, or the placeholder `{0}` for one.
    pub fn has(&self, name: &str) -> bool {
        name == "{0}" || self.0.contains(name)
    }
}

impl<'a> FromIterator<&'a str> for KnownNames<'a> {
    fn from_iter<I: IntoIterator<Item = &'a str>>(names: I) -> Self {
        Self(names.into_iter().filter(|name| !name.is_empty()).collect())
    }
}
