//! Finds relations between cards (tokens, enchantments, hero powers, reprints) from ids, tags and texts.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, params};

use super::link_facts::{FoundLinks, LinkFacts, REPRINT_OF};
use super::naming;
use crate::enums::CardType;
use crate::record::LinkKind;

/// Statistics about the links.
#[derive(Debug, Default)]
pub(super) struct LinkCounts {
    pub(super) by_kind: BTreeMap<LinkKind, u64>,
    /// The number of enchantments of these sets that a card links to, and the number of all.
    pub(super) enchantments: (u64, u64),
}

/// Finds all links and writes them. The enchantments of `sets` are counted.
pub(super) fn insert(db: &Connection, cards: &[LinkFacts], sets: &BTreeSet<i64>) -> rusqlite::Result<LinkCounts> {
    let mut found = FoundLinks::default();
    by_id(cards, &mut found);
    by_tag(cards, &mut found);
    naming::by_text(cards, &mut found);
    let mut linked = LinkCounts::default();
    let mut insert = db.prepare("INSERT INTO link VALUES (?, ?, ?, ?)")?;
    let mut reached = BTreeSet::new();
    for ((card, kind, other), via) in &found.0 {
        let via: Vec<_> = via.iter().map(String::as_str).collect();
        insert.execute(params![cards[*card].entity, cards[*other].entity, kind.name(), via.join(", ")])?;
        *linked.by_kind.entry(*kind).or_default() += 1;
        reached.insert(*other);
    }
    let counted = |card: &LinkFacts| card.kind == Some(CardType::Enchantment) && sets.contains(&card.set);
    for (at, _) in cards.iter().enumerate().filter(|(_, card)| counted(card)) {
        linked.enchantments.0 += u64::from(reached.contains(&at));
        linked.enchantments.1 += 1;
    }
    Ok(linked)
}

/// `CS2_029e` belongs to `CS2_029`: the longest other id that is a prefix, but not one that splits a number (`CS2_02`).
/// Some ids differ in capitals (`Work_009e` of `WORK_009`).
fn by_id(cards: &[LinkFacts], found: &mut FoundLinks) {
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

fn by_tag(cards: &[LinkFacts], found: &mut FoundLinks) {
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
