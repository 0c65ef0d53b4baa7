//! Selects the entities of the data that are cards of constructed play.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardRecord, Origin};

use cardwright_data::enums::{CardType, GameTag};
use cardwright_data::sets::Sets;

use super::placement;

/// The ids of the cards to generate: the collectible ones of the listed sets, other cards of the same id series, custom cards,
/// the roots of `data/sets.toml`, and the cards these link to, with the upgrades of Hero Powers.
pub fn select(all: &BTreeMap<String, CardRecord>, sets: &Sets) -> BTreeSet<String> {
    let listed = |r: &CardRecord| placement::set_row(sets, r).is_some();
    let custom = |r: &CardRecord| r.origin == Origin::Custom;
    let series_in_play: BTreeSet<&str> =
        all.values().filter(|r| r.collectible() && listed(r)).map(|r| id_prefix(&r.id)).collect();
    let mut chosen: BTreeSet<String> = BTreeSet::new();
    let mut waiting: Vec<&CardRecord> = all
        .values()
        .filter(|r| {
            sets.roots.cards.contains(&r.id) || (listed(r) && (custom(r) || series_in_play.contains(id_prefix(&r.id))))
        })
        .filter(|r| is_card(r) && !excluded(r, sets))
        .collect();
    let by_dbf_id: BTreeMap<i64, &CardRecord> = all.values().map(|record| (record.dbf_id, record)).collect();
    while let Some(record) = waiting.pop() {
        if !chosen.insert(record.id.clone()) {
            continue;
        }
        for link in &record.links {
            // A link by the data's own tags leads anywhere, one by the look of an id only to sets that are listed.
            let Some(to) = all.get(&link.to) else { continue };
            let follow = listed(to) || is_hero_power_of(record, to) || to.id.starts_with(&record.id);
            if follow && is_card(to) && !excluded(to, sets) && !chosen.contains(&to.id) {
                waiting.push(to);
            }
        }
        // The data has the upgrade of a Hero Power as a tag alone.
        let upgrade = record.ints.get(&GameTag::UPGRADED_HERO_POWER).and_then(|dbf_id| by_dbf_id.get(dbf_id));
        waiting.extend(upgrade.filter(|to| is_card(to) && !excluded(to, sets)));
        // What a card may summon or give at random, where the data still tells.
        let entourage = record.entourage.iter().filter_map(|id| all.get(id));
        waiting.extend(entourage.filter(|to| listed(to) && is_card(to) && !excluded(to, sets)));
    }
    chosen
}

/// Whether a card is the Hero Power of a hero, which is generated regardless of its set.
fn is_hero_power_of(hero: &CardRecord, to: &CardRecord) -> bool {
    to.card_type() == Some(CardType::HeroPower) && hero.ints.get(&GameTag::HERO_POWER) == Some(&to.dbf_id)
}

/// The prefix of an id that identifies the series: `EX1_` of `EX1_158e`; the whole id if it has no underscore.
pub fn id_prefix(id: &str) -> &str {
    id.find('_').map_or(id, |at| &id[..=at])
}

/// Whether `data/sets.toml` excludes the card; collectible cards are never excluded.
fn excluded(record: &CardRecord, sets: &Sets) -> bool {
    if record.collectible() {
        return false;
    }
    sets.exclude.names.contains(&record.name)
        || sets.exclude.prefixes.iter().any(|prefix| record.id.starts_with(prefix))
}

/// Whether the entity has a type that games use; the client also stores props of the board as cards.
fn is_card(record: &CardRecord) -> bool {
    matches!(
        record.card_type(),
        Some(
            CardType::Hero
                | CardType::Minion
                | CardType::Spell
                | CardType::Enchantment
                | CardType::Weapon
                | CardType::HeroPower
                | CardType::Location
        )
    )
}
