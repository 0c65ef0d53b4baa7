//! A card as the reader of texts sees it: its text, and the cards that the text may speak of.
use std::cell::RefCell;
use std::collections::BTreeSet;

use cardwright_data::enums::{CardType, GameTag, Race};
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::prelude::Enchant;

/// A card that a text may name.
#[derive(Debug, Clone)]
pub struct Mention {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub card_type: Option<CardType>,
    /// Its minion types, by which texts call tokens too.
    pub races: Vec<Race>,
    /// Its Attack and Health, or durability.
    pub stats: Option<(i64, i64)>,
    /// Its text without markup, with its number in place of the mark.
    pub text: String,
    /// Its tags that are set: its keywords are among them.
    pub tags: Vec<GameTag>,
    /// It is not the card's own: only its whole name means it.
    pub foreign: bool,
}

impl Mention {
    /// What it is, where it has numbers.
    pub(crate) const fn kind(&self) -> Option<&'static str> {
        match self.card_type {
            Some(CardType::Minion) => Some("minion"),
            Some(CardType::Weapon) => Some("weapon"),
            _ => None,
        }
    }

    /// Whether it has the type, the numbers and the printed keywords of another.
    pub(crate) fn looks_like(&self, other: &Self) -> bool {
        let same = |(_, tag): &(&str, GameTag)| self.tags.contains(tag) == other.tags.contains(tag);
        (self.card_type, self.stats) == (other.card_type, other.stats) && Keywords::PRINTED.iter().all(same)
    }
}

/// A card whose text is to be read.
#[derive(Debug, Clone)]
pub struct Subject<'a> {
    /// Its text with markup.
    pub text: &'a str,
    /// What it is.
    pub card_type: CardType,
    /// Its tags that say keywords, with their numbers.
    pub tags: Vec<(GameTag, i64)>,
    /// The cards that its text may name: its tokens, and those whose names stand in it.
    pub mentions: Vec<Mention>,
    /// The cards of "Choose One", with their texts.
    pub options: Vec<(String, String)>,
    /// The parts that come with it.
    pub limbs: Vec<String>,
    /// What it becomes when it is infused.
    pub infused: Option<String>,
    /// The copy that Twinspell leaves in hand.
    pub twinspell: Option<String>,
    /// The next rank of a ranked spell.
    pub next_rank: Option<String>,
    /// What it becomes in hand once its text has come true.
    pub upgrade: Option<String>,
    /// The other card of a pair that swap each turn.
    pub swaps: Option<String>,
    /// The next part of a questline.
    pub next_part: Option<String>,
    /// A Titan's abilities.
    pub titan: Vec<String>,
    /// The enchantment cards that it may attach, with what they do.
    pub enchantments: Vec<(String, Enchant)>,
    /// What its text would put on a player, and no enchantment card says: noted while it is read.
    pub wanted: RefCell<Vec<Enchant>>,
    /// Enchantment cards with texts of their own: "Deathrattle: Draw a card."
    pub carried: Vec<(String, String)>,
    /// The Hero Powers that come with it, with their texts.
    pub hero_powers: Vec<(String, String)>,
    /// The cards that it chooses from, as the data lists them.
    pub entourage: Vec<String>,
    /// It is played by itself; an option of another card, a Titan's ability speak as that card.
    pub alone: bool,
}

impl<'a> Subject<'a> {
    /// A text alone, of a card about which nothing else is known.
    pub const fn without_card(text: &'a str, card_type: CardType) -> Self {
        Self {
            text,
            card_type,
            tags: Vec::new(),
            mentions: Vec::new(),
            options: Vec::new(),
            limbs: Vec::new(),
            infused: None,
            twinspell: None,
            next_rank: None,
            upgrade: None,
            swaps: None,
            next_part: None,
            titan: Vec::new(),
            enchantments: Vec::new(),
            wanted: RefCell::new(Vec::new()),
            carried: Vec::new(),
            hero_powers: Vec::new(),
            entourage: Vec::new(),
            alone: true,
        }
    }
}

/// The names that texts may speak of.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Names<'a>(BTreeSet<&'a str>);

impl Names<'_> {
    /// Whether this is a card's name, or the place of one: `{0}`.
    pub fn has(&self, name: &str) -> bool {
        name == "{0}" || self.0.contains(name)
    }
}

impl<'a> FromIterator<&'a str> for Names<'a> {
    fn from_iter<I: IntoIterator<Item = &'a str>>(names: I) -> Self {
        Self(names.into_iter().filter(|name| !name.is_empty()).collect())
    }
}
