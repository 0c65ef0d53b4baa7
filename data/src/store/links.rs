//! Finds relations between cards (tokens, enchantments, hero powers, reprints) from ids, tags and texts.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, params};

use super::naming;
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
const REPRINT_OF: GameTag = GameTag(858);

/// The data that links are found from.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) entity: i64,
    pub(super) card_id: String,
    dbf_id: i64,
    pub(super) name: String,
    pub(super) text: String,
    pub(super) kind: Option<CardType>,
    pub(super) set: i64,
    /// Attack, and health or durability.
    pub(super) stats: (i64, i64),
    pub(super) collectible: bool,
    related: Vec<(GameTag, i64)>,
}

impl Facts {
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

/// Statistics about the links.
#[derive(Debug, Default)]
pub(super) struct Linked {
    pub(super) by_kind: BTreeMap<LinkKind, u64>,
    /// The number of enchantments of these sets that a card links to, and the number of all.
    pub(super) enchantments: (u64, u64),
}

/// The links found, as indices into the list of cards, each with its evidence.
#[derive(Default)]
pub(super) struct Found(BTreeMap<(usize, LinkKind, usize), BTreeSet<String>>);

impl Found {
    /// Adds a link; its kind follows from the type of the other card.
    pub(super) fn add(&mut self, cards: &[Facts], card: usize, other: usize, via: &str) {
        let kind = match cards[other].kind {
            Some(CardType::Enchantment) => LinkKind::Enchantment,
            Some(CardType::HeroPower) if cards[card].kind == Some(CardType::Hero) => LinkKind::HeroPower,
            Some(_) | None => LinkKind::Token,
        };
        self.add_kind(kind, card, other, via);
    }

    fn add_kind(&mut self, kind: LinkKind, card: usize, other: usize, via: &str) {
        if card != other {
            self.0.entry((card, kind, other)).or_default().insert(via.to_owned());
        }
    }
}

/// Finds all links and writes them. The enchantments of `sets` are counted.
pub(super) fn insert(db: &Connection, cards: &[Facts], sets: &BTreeSet<i64>) -> rusqlite::Result<Linked> {
    let mut found = Found::default();
    by_id(cards, &mut found);
    by_tag(cards, &mut found);
    naming::by_text(cards, &mut found);
    let mut linked = Linked::default();
    let mut insert = db.prepare("INSERT INTO link VALUES (?, ?, ?, ?)")?;
    let mut reached = BTreeSet::new();
    for ((card, kind, other), via) in &found.0 {
        let via: Vec<_> = via.iter().map(String::as_str).collect();
        insert.execute(params![cards[*card].entity, cards[*other].entity, kind.name(), via.join(", ")])?;
        *linked.by_kind.entry(*kind).or_default() += 1;
        reached.insert(*other);
    }
    let counted = |card: &Facts| card.kind == Some(CardType::Enchantment) && sets.contains(&card.set);
    for (at, _) in cards.iter().enumerate().filter(|(_, card)| counted(card)) {
        linked.enchantments.0 += u64::from(reached.contains(&at));
        linked.enchantments.1 += 1;
    }
    Ok(linked)
}

/// `CS2_029e` belongs to `CS2_029`: the longest other id that is a prefix, but not one that splits a number (`CS2_02`).
/// Some ids differ in capitals (`Work_009e` of `WORK_009`).
fn by_id(cards: &[Facts], found: &mut Found) {
    let ids: Vec<String> = cards.iter().map(|card| card.card_id.to_ascii_uppercase()).collect();
    let by_id: BTreeMap<&str, usize> = ids.iter().enumerate().map(|(at, id)| (id.as_str(), at)).collect();
    for (at, _) in cards.iter().enumerate().filter(|(_, card)| !card.collectible) {
        let id = &ids[at];
        let mut places = id.char_indices().rev().filter(|(_, next)| !next.is_ascii_digit());
        if let Some(of) = places.find_map(|(end, _)| by_id.get(&id[..end])) {
            found.add(cards, *of, at, "id");
        }
    }
}

fn by_tag(cards: &[Facts], found: &mut Found) {
    let by_dbf_id: BTreeMap<i64, usize> = cards.iter().enumerate().map(|(at, card)| (card.dbf_id, at)).collect();
    for (at, card) in cards.iter().enumerate() {
        for (tag, dbf_id) in &card.related {
            let Some(other) = by_dbf_id.get(dbf_id) else { continue };
            let via = format!("tag {}", tag.0);
            if *tag == REPRINT_OF {
                found.add_kind(LinkKind::Reprint, at, *other, &via);
            } else {
                found.add(cards, at, *other, &via);
            }
        }
    }
}
