//! The cards as the engine has them, for reading texts and printing powers: names, numbers and tags, and of Powers what
//! enchantments' texts say.

use std::collections::BTreeMap;

use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_data::{CardRecord, LinkKind};
use cardwright_engine::card::{Card, Cards, CardsError};
use cardwright_engine::script::prelude::{Ability, Enchant, Power, TODO};

use crate::card_text::plain;
use crate::text::{self, Mention, Names, Subject};

/// All that a text may speak of. It lives as long as the program: the engine's cards do.
pub struct Library<'a> {
    all: &'a BTreeMap<String, CardRecord>,
    names: Names<'a>,
    cards: Cards,
}

impl<'a> Library<'a> {
    /// Of these cards.
    ///
    /// # Errors
    /// Two cards of one id, or more than the engine can number.
    pub fn new(all: &'a BTreeMap<String, CardRecord>, ids: impl Iterator<Item = &'a str>) -> Result<Self, CardsError> {
        let names: Names<'a> = all.values().map(|record| record.name.as_str()).collect();
        let cards: Vec<Card> = ids.filter_map(|id| all.get(id)).map(|record| card(record, &names)).collect();
        Ok(Self { all, cards: Cards::new(&[cards.leak()])?, names })
    }

    /// The cards.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// A card as the text compiler wants it; `None` without a type.
    pub fn subject(&self, record: &'a CardRecord) -> Option<Subject<'a>> {
        // A reprint makes the tokens and enchantments of the original.
        let original = record.linked(LinkKind::Reprint).find_map(|id| self.all.get(id));
        let known = |kind| {
            let of_both = record.linked(kind).chain(original.into_iter().flat_map(move |it| it.linked(kind)));
            of_both.filter(|id| self.cards.by_id(id).is_some()).filter_map(|id| self.all.get(id))
        };
        let mentions = known(LinkKind::Token)
            .filter(|token| token.card_type() != Some(CardType::Enchantment))
            .map(|token| Mention { id: token.id.clone(), name: token.name.clone(), card_type: token.card_type() })
            .collect();
        let enchantments = known(LinkKind::Enchantment)
            .filter_map(|enchantment| Some((enchantment.id.clone(), said(enchantment, &self.names)?)))
            .collect();
        let tags = record.ints.iter().map(|(tag, n)| (*tag, *n)).chain(hero_power(record)).collect();
        Some(Subject { text: &record.text, card_type: record.card_type()?, tags, mentions, enchantments })
    }
}

/// The line over a Hero Power's text, which no tag says.
fn hero_power(record: &CardRecord) -> Option<(GameTag, i64)> {
    (record.card_type() == Some(CardType::HeroPower)).then_some((GameTag::HERO_POWER, 1))
}

/// What an enchantment's text says that it does.
fn said(record: &CardRecord, names: &Names<'_>) -> Option<Enchant> {
    let power = text::enchantment(&record.text, record.has(GameTag::TAG_ONE_TURN_EFFECT), names).ok()?;
    match power.ability {
        Ability::Enchant(enchant) => Some(enchant),
        _ => None,
    }
}

fn card(record: &CardRecord, names: &Names<'_>) -> Card {
    let mut tags: Vec<(GameTag, i32)> =
        record.ints.iter().filter_map(|(tag, n)| Some((*tag, i32::try_from(*n).ok()?))).collect();
    tags.sort_unstable_by_key(|(tag, _)| *tag);
    let power = match record.card_type() {
        Some(CardType::Enchantment) => said(record, names).map_or(TODO, |enchant| Power::of(Ability::Enchant(enchant))),
        _ => TODO,
    };
    Card::new(
        record.id.clone().leak(),
        u32::try_from(record.dbf_id).unwrap_or_default(),
        record.name.clone().leak(),
        plain(&record.text).leak(),
        record.card_type().unwrap_or(CardType::Invalid),
        record.classes().first().copied().unwrap_or(CardClass::Neutral),
        record.set(),
        tags.leak(),
        Box::leak(Box::new(power)),
    )
}
