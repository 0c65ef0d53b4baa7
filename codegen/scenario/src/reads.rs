//! Whose Powers the scenarios of a card depend on: those are noted that are read while they are worked out.

use std::cell::RefCell;
use std::collections::BTreeSet;

use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::Power;

thread_local! {
    /// The ids of the cards whose Powers this thread has read; `None` while nobody asks.
    static READ: RefCell<Option<BTreeSet<&'static str>>> = const { RefCell::new(None) };
}

/// The Power of a card that is not the one under test.
pub(crate) fn power_of(card: &Card) -> &'static Power {
    note(card.id);
    card.power
}

/// Notes that the answer depends on the Power of the card of this id.
pub(crate) fn note(id: &'static str) {
    READ.with_borrow_mut(|read| {
        if let Some(read) = read {
            read.insert(id);
        }
    });
}

/// The result of a function, and the ids of the cards whose Powers the function read. The card's own Power and the choice of cards in
/// [`Basis`](crate::Basis) are not among them.
///
/// ```
/// assert_eq!(cardwright_scenario::noting_reads(|| 1 + 1), (2, [].into()));
/// ```
pub fn noting_reads<T>(work: impl FnOnce() -> T) -> (T, BTreeSet<&'static str>) {
    let before = READ.replace(Some(BTreeSet::new()));
    let result = work();
    (result, READ.replace(before).unwrap_or_default())
}
