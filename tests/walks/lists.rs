//! Lists of cards that a Power names one by one: a list of tokens "of each class" lacks none.
use cardwright_engine::Card;
use cardwright_engine::script::effect::CardSource;
use cardwright_tests::{GameTag, cards};

use crate::{check_walk_count, made, only, written};

/// A list of fewer cards names what the text names.
const LONG: usize = 5;

/// The longest beginning that all ids of a list share, if digits alone follow it.
fn stem(ids: &[&'static str]) -> Option<&'static str> {
    let first = *ids.first()?;
    let shared = (0..=first.len()).rev().find(|end| ids.iter().all(|id| id.starts_with(&first[..*end])))?;
    let stem = first[..shared].trim_end_matches(|c: char| c.is_ascii_digit());
    let numbered = |id: &&str| id[stem.len()..].chars().all(|c| c.is_ascii_digit());
    (!stem.is_empty() && ids.iter().all(numbered)).then_some(stem)
}

/// The cards that are named like those of a list and are not in it.
fn left_out(ids: &[&'static str]) -> Vec<&'static str> {
    let Some(stem) = stem(ids) else { return Vec::new() };
    let Some(first) = cards().by_id(ids[0]).map(|id| cards().get(id)) else { return Vec::new() };
    let like = |card: &&'static Card| {
        let number = card.id.strip_prefix(stem);
        let numbered = number.is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit()));
        numbered && card.card_type == first.card_type && card.cost == first.cost && !card.collectible()
    };
    cards().iter().map(|(_, card)| card).filter(like).map(|card| card.id).filter(|id| !ids.contains(id)).collect()
}

#[test]
fn lists_of_tokens_leave_none_out() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        for what in made(card.power) {
            if let CardSource::OneOf(ids) | CardSource::OneMissing(ids) = what
                && ids.len() >= LONG
            {
                seen += 1;
                // What another part of the text makes, and the card itself, are not left out.
                let named: Vec<&str> = card.power.card_refs().iter().map(|mention| mention.id()).collect();
                let lacks: Vec<&str> =
                    left_out(ids).into_iter().filter(|id| *id != card.id && !named.contains(id)).collect();
                if !lacks.is_empty() {
                    faults.push((
                        card.id,
                        format!("{} of {} lack {}", ids.len(), ids.len() + lacks.len(), lacks.join(" ")),
                    ));
                }
            }
        }
    }
    check_walk_count(seen, 20);
    only(&faults, &[]);
}

/// Justicar Trueheart and Baku upgrade a Hero Power by its tag alone, which nothing else names.
#[test]
fn the_upgrade_of_each_hero_power_is_written() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        let number = card.tag(GameTag::UPGRADED_HERO_POWER);
        if number <= 0 {
            continue;
        }
        seen += 1;
        let upgrade = u32::try_from(number).ok().and_then(|number| cards().by_dbf(number));
        if !upgrade.is_some_and(|upgrade| cards().get(upgrade).power.is_whole()) {
            faults.push((card.id, format!("its upgrade, number {number}, is no written card")));
        }
    }
    check_walk_count(seen, 11);
    only(&faults, &[]);
}
