//! Records which Powers the scenarios of a card depend on: those read while the scenarios are planned.

use std::cell::RefCell;
use std::collections::BTreeSet;

use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::Power;

thread_local! {
    /// The ids of the cards whose Powers this thread has read; `None` if reads are not recorded.
    static READ_CARDS: RefCell<Option<BTreeSet<&'static str>>> = const { RefCell::new(None) };
}

/// The Power of a card other than the one under test; records the read.
pub(crate) fn power_of(card: &Card) -> &'static Power {
    note_read(card.id);
    card.power
}

/// Records that the result depends on the Power of the card with this id.
pub(crate) fn note_read(id: &'static str) {
    READ_CARDS.with_borrow_mut(|read| {
        if let Some(read) = read {
            read.insert(id);
        }
    });
}

/// The result of a function, and the ids of the cards whose Powers it read. The card's own Power and the fixtures in
/// [`FixtureChoice`](crate::FixtureChoice) are not included.
///
/// ```
/// assert_eq!(cardwright_scenario::with_reads(|| 1 + 1), (2, [].into()));
/// ```
pub fn with_reads<T>(work: impl FnOnce() -> T) -> (T, BTreeSet<&'static str>) {
    let before = READ_CARDS.replace(Some(BTreeSet::new()));
    let result = work();
    (result, READ_CARDS.replace(before).unwrap_or_default())
}
