//! Cards that are put together of two modules before a game.
//!
//! In the client such a card is one entity that names its two parts (`MODULAR_ENTITY_PART_1`, `_2`), and its printed Cost, Attack and
//! Health are the sums of theirs (HSReplay test data, `zilliax_deluxe_3000_friendly.195635`: Twin and Perfect Module are a 6/5 for
//! (9)). So each pair is a card of the registry, with numbers, keywords and texts of its own: copies, resurrection, Silence and
//! snapshots need no rule for it.
//!
//! Rule: Two modules that a sideboard names are merged into their card before the mulligan (`modular`): each pair is a card of
//! the registry, behind all others, with the sums of Cost, Attack and Health, and both texts (recorded: Zilliax Deluxe 3000).
//! Histories of the client name it by its collection card and `MODULAR_ENTITY_PART_1`, `_2`. See also `rules/decks.rs`.
use std::collections::BTreeMap;

use cardwright_data::GameTag;

use super::Card;
use crate::script::power::{Ability, Power, PowerStatus};

/// Tags of the card in the collection that the merged card does not have.
const COLLECTION_TAGS: [GameTag; 6] = [
    GameTag::COLLECTIBLE,
    GameTag::MAX_SIDEBOARD_CARDS,
    GameTag::MIN_SIDEBOARD_CARDS,
    GameTag::SIDEBOARD_TYPE,
    GameTag::ALLOWED_SIDEBOARD_SUBSET,
    GameTag::SIDEBOARD_IGNORES_COLLECTIBLE_RULE,
];

/// Tags of a module that describe it in the collection.
const MODULE_TAGS: [GameTag; 2] =
    [GameTag::ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE, GameTag::ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE];

/// Numbers that add up.
const SUMMED_TAGS: [GameTag; 3] = [GameTag::COST, GameTag::ATK, GameTag::HEALTH];

/// Two modules of a card, and the card that they make of it.
pub(super) struct Assembled {
    /// The card that is put together.
    pub base: &'static Card,
    /// Its modules.
    pub modules: [&'static Card; 2],
    /// The merged card, which lives as long as the program.
    pub card: &'static Card,
}

/// Every pair of modules of each modular card.
pub(super) fn assembled(cards: &[&'static Card]) -> Vec<Assembled> {
    let mut made = Vec::new();
    for base in cards.iter().copied() {
        for ability in base.power.abilities() {
            let Ability::Modular(ids) = ability else { continue };
            let known = |id: &&str| cards.iter().copied().find(|card| card.id == *id);
            let modules: Vec<&'static Card> = ids.iter().filter_map(known).collect();
            for (at, one) in modules.iter().copied().enumerate() {
                let pair = |other: &&'static Card| {
                    let modules = [one, *other];
                    Assembled { base, modules, card: merged(base, modules) }
                };
                made.extend(modules[at + 1..].iter().map(pair));
            }
        }
    }
    made
}

/// The card that two modules make; a registry is made once, and its cards are never dropped.
fn merged(base: &Card, modules: [&'static Card; 2]) -> &'static Card {
    let mut tags: BTreeMap<u16, (GameTag, i32)> = BTreeMap::new();
    let own = base.tags.iter().filter(|(tag, _)| !COLLECTION_TAGS.contains(tag));
    tags.extend(own.map(|(tag, value)| (tag.0, (*tag, *value))));
    for (tag, value) in modules.iter().flat_map(|module| module.tags) {
        let (_, has) = tags.entry(tag.0).or_insert((*tag, 0));
        *has = if SUMMED_TAGS.contains(tag) { *has + value } else { (*has).max(*value) };
    }
    let parts = [GameTag::MODULAR_ENTITY_PART_1, GameTag::MODULAR_ENTITY_PART_2];
    for (part, module) in parts.into_iter().zip(modules) {
        tags.insert(part.0, (part, i32::try_from(module.dbf_id).unwrap_or(0)));
    }
    let kept = tags.into_values().filter(|(tag, _)| !MODULE_TAGS.contains(tag));
    let tags: &'static [(GameTag, i32)] = kept.collect::<Vec<_>>().leak();
    let [one, other] = modules;
    let several: &'static [Power] = vec![*one.power, *other.power].leak();
    let written = modules.iter().all(|module| module.power.is_whole());
    let status = if written { PowerStatus::Done } else { PowerStatus::Todo };
    let power: &'static Power = Box::leak(Box::new(Power { status, ability: Ability::Several(several) }));
    let id: &'static str = format!("{}+{}+{}", base.id, one.id, other.id).leak();
    let text: &'static str = format!("{} {}", one.text, other.text).leak();
    let Card { facts, .. } = base;
    Box::leak(Box::new(Card::new(
        id,
        facts.dbf_id,
        facts.name,
        text,
        facts.card_type,
        facts.class,
        facts.set,
        tags,
        power,
    )))
}
