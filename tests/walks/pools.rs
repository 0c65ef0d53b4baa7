//! Pools of random and Discovered cards: none is empty in Wild, nor in Standard for a card of Standard.
use cardwright_engine::Card;
use cardwright_engine::script::condition::Condition;
use cardwright_engine::script::effect::{CardSource, Classes, Offer};
use cardwright_engine::script::verb::Verb;
use cardwright_tests::{Format, formats_of, scenarios};

use crate::{check_walk_count, effects, made, only, written};

/// The pools of collectible cards that a Power draws from.
fn pools(card: &'static Card) -> Vec<(&'static Condition, Classes)> {
    let offered = effects(card.power).into_iter().filter_map(|effect| {
        let Verb::Discover { offer: Offer::Pool(that, classes), .. } = &effect.verb else { return None };
        Some((that, *classes))
    });
    let random = made(card.power).into_iter().filter_map(|what| {
        if let CardSource::RandomOf(that, classes) = what {
            return Some((that, *classes));
        }
        if let CardSource::Random(that) = what { Some((that, Classes::Any)) } else { None }
    });
    offered.chain(random).collect()
}

/// Cards whose pool is empty in a format, for a reason.
const EMPTY: &[(&str, &str)] =
    &[("TLC_109", "no card of Standard is Free, so that no card on top of a deck of Standard asks for one")];

#[test]
fn no_pool_is_empty() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written() {
        for (that, classes) in pools(card) {
            seen += 1;
            for format in formats_of(card).iter().filter(|format| **format != Format::Classic) {
                if !scenarios().pool_is_nonempty(card, that, classes, *format) {
                    faults.push((card.id, format!("{classes:?} {that:?} is empty in {format}")));
                }
            }
        }
    }
    check_walk_count(seen, 1000);
    only(&faults, EMPTY);
}
