//! The data from which relations between cards are found, and the relations found.

use std::collections::{BTreeMap, BTreeSet};

use crate::carddefs::{Entity, TagValue};
use crate::enums::{CardType, GameTag};
use crate::record::LinkKind;

/// Tags whose value is the dbf id of a card that this card creates, shows or becomes.
const RELATED: [GameTag; 8] = [
    GameTag::HERO_POWER,
    GameTag(963),
    GameTag(1078),
    GameTag(1089),
    GameTag(1452),
    GameTag(1992),
    GameTag(2787),
    GameTag(3074),
];

/// The tag whose value is the dbf id of the card that this card reprints.
pub(super) const REPRINT_OF: GameTag = GameTag(858);

/// The data of a card from which links are found.
#[derive(Debug)]
pub(super) struct LinkFacts {
    pub(super) entity: i64,
    pub(super) card_id: String,
    pub(super) dbf_id: i64,
    pub(super) name: String,
    pub(super) text: String,
    pub(super) kind: Option<CardType>,
    pub(super) set: i64,
    /// Attack, and health or durability.
    pub(super) stats: (i64, i64),
    pub(super) collectible: bool,
    pub(super) related: Vec<(GameTag, i64)>,
}

impl LinkFacts {
    pub(super) fn of(entity: i64, card: &Entity) -> Self {
        let mut facts = Self {
            entity,
            card_id: card.card_id.clone(),
            dbf_id: card.dbf_id,
            name: String::new(),
            text: String::new(),
            kind: None,
            set: 0,
            stats: (0, 0),
            collectible: false,
            related: Vec::new(),
        };
        for tag in card.tags() {
            match &tag.value {
                TagValue::Int(value) | TagValue::Card { dbf_id: value, .. } => facts.number(tag.tag, *value),
                TagValue::LocString(texts) if tag.tag == GameTag::CARDNAME => {
                    texts.get("enUS").unwrap_or_default().clone_into(&mut facts.name);
                }
                TagValue::LocString(texts) if tag.tag == GameTag::CARDTEXT => {
                    texts.get("enUS").unwrap_or_default().clone_into(&mut facts.text);
                }
                TagValue::LocString(_) | TagValue::String(_) => {}
            }
        }
        facts
    }

    fn number(&mut self, tag: GameTag, value: i64) {
        match tag {
            GameTag::CARDTYPE => self.kind = CardType::try_from(value).ok(),
            GameTag::CARD_SET => self.set = value,
            GameTag::ATK => self.stats.0 = value,
            GameTag::HEALTH | GameTag::DURABILITY => self.stats.1 = value,
            GameTag::COLLECTIBLE => self.collectible = value != 0,
            tag if tag == REPRINT_OF || RELATED.contains(&tag) => self.related.push((tag, value)),
            _ => {}
        }
    }
}

/// The links found, as indices into the list of cards, each with its evidence.
#[derive(Default)]
pub(super) struct FoundLinks(pub(super) BTreeMap<(usize, LinkKind, usize), BTreeSet<String>>);

impl FoundLinks {
    /// Adds a link; its kind follows from the type of the other card.
    pub(super) fn add(&mut self, cards: &[LinkFacts], card: usize, other: usize, via: &str) {
        let kind = match cards[other].kind {
            Some(CardType::Enchantment) => LinkKind::Enchantment,
            Some(CardType::HeroPower) if cards[card].kind == Some(CardType::Hero) => LinkKind::HeroPower,
            Some(_) | None => LinkKind::Token,
        };
        self.add_kind(kind, card, other, via);
    }

    pub(super) fn add_kind(&mut self, kind: LinkKind, card: usize, other: usize, via: &str) {
        if card != other {
            self.0.entry((card, kind, other)).or_default().insert(via.to_owned());
        }
    }
}
