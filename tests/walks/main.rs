//! Walks over all implemented cards: classes of faults that the Powers and the data alone show.
//!
//! A walk names every card that has the fault, not the first. A card that has it for a reason is in the walk's list of exceptions,
//! with that reason; a row that is no longer needed fails too.

mod asked;
mod described;
mod lists;
mod own;
mod pools;
mod printings;
mod table;

use cardwright_engine::script::Power;
use cardwright_engine::script::effect::{CardSource, Effect};
use cardwright_engine::script::walk::Node;
use cardwright_engine::{Card, CardId};
use cardwright_tests::cards;

/// The cards that are written whole.
fn written() -> impl Iterator<Item = (CardId, &'static Card)> {
    cards().iter().filter(|(_, card)| card.power.is_whole())
}

/// Every effect of a Power, those inside others included.
fn effects(power: &'static Power) -> Vec<&'static Effect> {
    let mut found = Vec::new();
    power.walk(&mut |node| {
        if let Node::Effect(effect) = node {
            found.push(effect);
        }
        true
    });
    found
}

/// Everything that a Power makes.
fn made(power: &'static Power) -> Vec<&'static CardSource> {
    let mut found = Vec::new();
    power.walk(&mut |node| {
        if let Node::CardSource(what) = node {
            found.push(what);
        }
        true
    });
    found
}

/// Fails if a walk has checked fewer than `least` items: a walk over nothing would pass.
///
/// # Panics
/// With both numbers.
#[track_caller]
fn check_walk_count(seen: usize, least: usize) {
    assert!(seen >= least, "the walk has seen {seen}, and at least {least} are there");
}

/// Fails unless the faulty cards are exactly those that have a reason.
///
/// # Panics
/// With the cards that have no reason, and the reasons that no card needs.
#[track_caller]
fn only(faults: &[(&str, String)], reasons: &[(&str, &str)]) {
    let known = |id: &str| reasons.iter().any(|(of, _)| *of == id);
    let new: Vec<String> =
        faults.iter().filter(|(id, _)| !known(id)).map(|(id, what)| format!("{id}: {what}")).collect();
    assert!(new.is_empty(), "{} cards have the fault:\n{}", new.len(), new.join("\n"));
    let needless: Vec<&str> =
        reasons.iter().map(|(id, _)| *id).filter(|id| !faults.iter().any(|(of, _)| of == id)).collect();
    assert!(needless.is_empty(), "no card needs these reasons: {needless:?}");
    assert!(reasons.iter().all(|(_, why)| !why.is_empty()), "each exception has a reason");
}
