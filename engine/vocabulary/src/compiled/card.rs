//! A printed card with its Power.
use std::ops::Deref;

use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race};
use serde_json::{Map, Value, json};

use crate::facts::{Facts, Keywords, Requirement};
use crate::script::Power;

/// A card as it is printed: its [`Facts`], which it dereferences to, and its [`Power`].
///
/// ```
/// use cardwright_data::{CardClass, CardSet, CardType, GameTag};
/// use cardwright_vocabulary::Card;
/// use cardwright_vocabulary::script::prelude::*;
///
/// static FIREBALL: Card = Card::new(
///     "ZZ_FIREBALL", 315, "Fireball", "Deal $6 damage.",
///     CardType::Spell, CardClass::Mage, CardSet::LEGACY,
///     &[(GameTag::COST, 4), (GameTag::COLLECTIBLE, 1)],
///     &spell(&[deal(6).to(TARGET)]),
/// );
/// assert_eq!(FIREBALL.cost, 4);
/// assert!(FIREBALL.collectible());
/// ```
#[derive(Debug)]
pub struct Card {
    /// The card data.
    pub facts: Facts,
    /// The Power.
    pub power: &'static Power,
}

impl Deref for Card {
    type Target = Facts;

    #[inline]
    fn deref(&self) -> &Facts {
        &self.facts
    }
}

impl Card {
    /// A card from its data. `tags` are sorted by tag.
    ///
    /// # Panics
    /// If the tags are not sorted, when the card is compiled.
    #[expect(clippy::too_many_arguments, reason = "the facts of a card; generated code calls it")]
    pub const fn new(
        id: &'static str,
        dbf_id: u32,
        name: &'static str,
        text: &'static str,
        card_type: CardType,
        class: CardClass,
        set: CardSet,
        tags: &'static [(GameTag, i32)],
        power: &'static Power,
    ) -> Self {
        Self { facts: Facts::new(id, dbf_id, name, text, card_type, class, set, tags), power }
    }

    /// The card with requirements for playing it, apart from its target.
    #[must_use]
    pub const fn requiring(mut self, requirements: &'static [Requirement]) -> Self {
        self.facts.requirements = Some(requirements);
        self
    }

    /// Its facts and its power as JSON; see [`script::json`](crate::script::json) for the power.
    ///
    /// Tags are by name, or by number where they have none. What the card does not have is left out.
    pub fn json(&self) -> Value {
        let mut card = Map::new();
        let mut fact = |name: &str, value: Value| {
            if !matches!(&value, Value::Null | Value::Bool(false)) && value != json!([]) && value != json!("") {
                card.insert(name.to_owned(), value);
            }
        };
        let keywords = Keywords::ALL.iter().filter(|(keyword, _)| self.keywords.has(*keyword));
        // One that is of all types is each of them.
        let every = self.races.is(Race::All);
        let races = Race::ALL.iter().filter(|race| self.races.is(**race) && (!every || **race == Race::All));
        fact("id", self.id.into());
        fact("dbf_id", self.dbf_id.into());
        fact("name", self.name.into());
        fact("text", self.text.into());
        fact("type", self.card_type.to_string().into());
        fact("class", self.class.to_string().into());
        fact("set", self.set.to_string().into());
        fact("collectible", self.collectible().into());
        fact("cost", self.cost.into());
        fact("attack", self.attack.into());
        fact("health", self.health.into());
        fact("keywords", keywords.map(|(_, name)| *name).collect());
        fact("races", races.map(ToString::to_string).collect());
        fact("school", self.school().map(|school| school.to_string()).into());
        let tags = self.tags.iter().map(|(tag, value)| (tag.to_string(), (*value).into()));
        fact("tags", Value::Object(tags.collect()));
        fact("power", self.power.json());
        Value::Object(card)
    }
}
