//! Cards that a card can create or become count with it: a card that reaches a stub does not play as printed.

use std::collections::BTreeMap;

use cardwright_vocabulary::Cards;
use rayon::prelude::*;

use super::{CardStatus, State};

/// A stub, with the written cards that can create it or become it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReachedStub<'a> {
    /// The stub's id.
    pub stub_id: &'a str,
    /// The cards, each with the chain of ids to the stub.
    pub reached_by: Vec<(&'a CardStatus, &'a [String])>,
}

/// Finds the stubs that each written card reaches, and marks these cards as not implemented. `cards` are the cards with the
/// Powers of the files.
pub fn mark_reached_stubs(statuses: &mut BTreeMap<String, CardStatus>, cards: &Cards) {
    let is_whole = |id| statuses.get(cards.get(id).id).is_some_and(|status| status.state.is_whole());
    let written: Vec<&String> = statuses.values().filter(|it| it.state.is_whole()).map(|it| &it.id).collect();
    let reaches = |id: &&String| {
        let ids = |through: Vec<_>| through.into_iter().map(|id| cards.get(id).id.to_owned()).collect();
        let stubs = cards.reachable_stubs(cards.by_id(id)?, is_whole);
        let stubs: Vec<Vec<String>> = stubs.into_iter().map(|stub| ids(stub.chain)).collect();
        (!stubs.is_empty()).then(|| ((*id).clone(), stubs))
    };
    let found: Vec<_> = written.par_iter().filter_map(reaches).collect();
    for (id, stubs) in found {
        statuses.entry(id).and_modify(|status| {
            status.implemented = false;
            status.stub_chains = stubs;
        });
    }
}

/// The stubs that these cards reach, ordered by the number of cards.
pub fn reached_stubs<'a>(statuses: impl Iterator<Item = &'a CardStatus>) -> Vec<ReachedStub<'a>> {
    let mut by_stub: BTreeMap<&str, Vec<(&CardStatus, &[String])>> = BTreeMap::new();
    for status in statuses {
        for through in &status.stub_chains {
            if let Some((stub, between)) = through.split_last() {
                by_stub.entry(stub).or_default().push((status, between));
            }
        }
    }
    let mut reached: Vec<ReachedStub> =
        by_stub.into_iter().map(|(stub, by)| ReachedStub { stub_id: stub, reached_by: by }).collect();
    reached.sort_by_key(|reached| std::cmp::Reverse(reached.reached_by.len()));
    reached
}

impl State {
    /// Whether the Power is complete for the current text; it may approximate.
    pub const fn is_whole(&self) -> bool {
        match self {
            Self::Vanilla | Self::Derived | Self::Done | Self::Approximate(_) => true,
            Self::Partial(_) | Self::Stale | Self::Todo | Self::Missing => false,
        }
    }
}
