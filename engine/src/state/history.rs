//! What the players have done, for texts that refer to it later.
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use super::{EntityId, PlayerId};
use crate::compiled::CardId;
use crate::script::amount::Deed;

/// An action of a player that texts may refer to later.
#[derive(Clone, Copy, Debug)]
pub struct Did {
    /// What the player did.
    pub deed: Deed,
    /// The player.
    pub player: PlayerId,
    /// The entity that it was done with.
    pub entity: EntityId,
    /// The card that the entity was at that time.
    pub card: CardId,
    /// The turn in which it happened.
    pub turn: u16,
    /// How much it was; 1 for what has no number.
    pub number: i16,
    /// The place behind the entry before this one in its chain; 0 if there is none.
    previous: u16,
}

impl Did {
    /// An entry of a history.
    pub const fn new(deed: Deed, player: PlayerId, entity: EntityId, card: CardId, turn: u16, number: i16) -> Self {
        Self { deed, player, entity, card, turn, number, previous: 0 }
    }

    /// What it is without its place in a history.
    const fn facts(&self) -> (Deed, PlayerId, EntityId, CardId, u16, i16) {
        let Self { deed, player, entity, card, turn, number, previous: _ } = *self;
        (deed, player, entity, card, turn, number)
    }
}

impl PartialEq for Did {
    fn eq(&self, other: &Self) -> bool {
        self.facts() == other.facts()
    }
}

impl Eq for Did {}

impl Hash for Did {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.facts().hash(state);
    }
}

/// What the players have done, the oldest first. It reads as a slice; the entries of one deed are found without a look at the
/// others. Whoever changes an entry leaves its `deed` as it is.
#[derive(Debug)]
pub struct History {
    entries: Vec<Did>,
    /// By chain: the place behind its last entry; 0 if there is none.
    last: [u16; CHAINS],
}

/// So many chains: a few deeds share each, so that a state stays small.
const CHAINS: usize = 16;
const _: () = assert!(Deed::COUNT <= 4 * CHAINS);

const fn chain(deed: Deed) -> usize {
    deed as usize % CHAINS
}

impl Clone for History {
    fn clone(&self) -> Self {
        Self { entries: self.entries.clone(), last: self.last }
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { entries, last } = other;
        self.entries.clone_from(entries);
        self.last = *last;
    }
}

impl Default for History {
    fn default() -> Self {
        Self { entries: Vec::with_capacity(128), last: [0; CHAINS] }
    }
}

/// From this place on entries have no chain: a game has some thousands at most.
const UNCHAINED: usize = u16::MAX as usize;

impl History {
    /// Makes room for so many more entries.
    pub fn reserve(&mut self, more: usize) {
        self.entries.reserve(more);
    }

    /// Adds an entry.
    pub fn push(&mut self, mut did: Did) {
        if let Ok(behind) = u16::try_from(self.entries.len() + 1) {
            did.previous = std::mem::replace(&mut self.last[chain(did.deed)], behind);
        }
        self.entries.push(did);
    }

    /// The entries of a deed from a place on, the oldest first.
    ///
    /// ```
    /// use cardwright_engine::script::amount::Deed;
    /// use cardwright_engine::state::{Did, History};
    /// use cardwright_engine::{CardId, PlayerId};
    ///
    /// let mut history = History::default();
    /// for (turn, deed) in [(1, Deed::Played), (2, Deed::Died), (3, Deed::Played)] {
    ///     let player = PlayerId::First;
    ///     history.push(Did::new(deed, player, player.entity(), CardId::NONE, turn, 1));
    /// }
    /// let turns = |since| history.of(Deed::Played, since).map(|did| did.turn).collect::<Vec<_>>();
    /// assert_eq!((turns(0), turns(1)), (vec![1, 3], vec![3]));
    /// ```
    pub fn of(&self, deed: Deed, since: usize) -> impl Iterator<Item = &Did> {
        let mut places = SmallVec::<[u16; 64]>::new();
        let mut behind = self.last[chain(deed)];
        while usize::from(behind) > since {
            let did = &self.entries[usize::from(behind - 1)];
            if did.deed == deed {
                places.push(behind - 1);
            }
            behind = did.previous;
        }
        let chained = places.into_iter().rev().map(|place| &self.entries[usize::from(place)]);
        let unchained = self.entries.get(since.max(UNCHAINED)..).unwrap_or_default().iter();
        chained.chain(unchained.filter(move |did| did.deed == deed))
    }
}

impl Deref for History {
    type Target = [Did];

    fn deref(&self) -> &[Did] {
        &self.entries
    }
}

impl DerefMut for History {
    fn deref_mut(&mut self) -> &mut [Did] {
        &mut self.entries
    }
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        self.entries == other.entries
    }
}

impl Hash for History {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.entries.hash(state);
    }
}

impl Extend<Did> for History {
    fn extend<I: IntoIterator<Item = Did>>(&mut self, entries: I) {
        entries.into_iter().for_each(|did| self.push(did));
    }
}

impl FromIterator<Did> for History {
    fn from_iter<I: IntoIterator<Item = Did>>(entries: I) -> Self {
        let mut history = Self::default();
        history.extend(entries);
        history
    }
}

impl<'a> IntoIterator for &'a History {
    type Item = &'a Did;
    type IntoIter = std::slice::Iter<'a, Did>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter()
    }
}
