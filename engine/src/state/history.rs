//! The history of players' actions, for texts that refer to it.
use std::hash::{Hash, Hasher};
use std::iter::Chain;
use std::slice::Iter;
use std::sync::Arc;

use cardwright_data::CardType;
use smallvec::SmallVec;

use super::{EntityId, Game, PlayerId, Scope};
use crate::compiled::CardId;
use crate::script::trigger::EventKind;

/// A history entry: an action of a player that texts may refer to.
#[derive(Clone, Copy, Debug)]
pub struct HistoryEntry {
    /// The kind of action.
    pub kind: EventKind,
    /// The player who acted; for a character's entry, its controller.
    pub player: PlayerId,
    /// The entity involved.
    pub entity: EntityId,
    /// The card of the entity at that time.
    pub card: CardId,
    /// The turn in which it happened.
    pub turn: u16,
    /// The amount; 1 for actions without one.
    pub number: i16,
    /// The position after the previous entry in its chain; 0 if there is none.
    previous: u16,
}

impl HistoryEntry {
    /// An entry of a history.
    pub const fn new(
        kind: EventKind,
        player: PlayerId,
        entity: EntityId,
        card: CardId,
        turn: u16,
        number: i16,
    ) -> Self {
        Self { kind, player, entity, card, turn, number, previous: 0 }
    }

    /// The entry without its position in a history.
    const fn facts(&self) -> (isize, PlayerId, EntityId, CardId, u16, i16) {
        let Self { kind, player, entity, card, turn, number, previous: _ } = *self;
        (kind.recorded_place() as isize, player, entity, card, turn, number)
    }
}

impl PartialEq for HistoryEntry {
    fn eq(&self, other: &Self) -> bool {
        self.facts() == other.facts()
    }
}

impl Eq for HistoryEntry {}

impl Hash for HistoryEntry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.facts().hash(state);
    }
}

/// The history, oldest entry first; entries are indexed by kind. Invariant: an entry's `kind` never changes after insertion.
///
/// Clones of a game share what was done long before: nobody changes it, and a clone that adds to it first takes a copy.
#[derive(Clone, Debug)]
pub struct History {
    /// All but the latest entries; their number is a multiple of [`MAX_UNSETTLED`].
    settled: Option<Arc<Vec<HistoryEntry>>>,
    /// The latest entries, and free slots.
    latest: [HistoryEntry; MAX_UNSETTLED],
    len: usize,
    /// The position after the last entry of each chain; 0 if there is none.
    last: [u16; CHAIN_COUNT],
}

/// The maximum number of entries that a clone copies.
const MAX_UNSETTLED: usize = 32;
/// A free slot.
const FREE: HistoryEntry = HistoryEntry::new(EventKind::Play, PlayerId::First, EntityId::GAME, CardId::NONE, 0, 0);

/// The number of chains; a few deeds share each, so that the state stays small.
const CHAIN_COUNT: usize = 16;
const _: () = assert!(EventKind::COUNT <= 4 * CHAIN_COUNT);

const fn chain_index(kind: EventKind) -> usize {
    kind as usize % CHAIN_COUNT
}

impl Default for History {
    fn default() -> Self {
        Self { settled: None, latest: [FREE; MAX_UNSETTLED], len: 0, last: [0; CHAIN_COUNT] }
    }
}

/// The position from which entries have no chain; games have a few thousand at most.
const MAX_CHAINED: usize = u16::MAX as usize;

impl History {
    /// The number of entries.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no entries.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The settled entries, and the latest ones.
    fn parts(&self) -> (&[HistoryEntry], &[HistoryEntry]) {
        (self.settled.as_ref().map_or(&[], |settled| settled), &self.latest[..self.len % MAX_UNSETTLED])
    }

    /// The entries, oldest first.
    pub fn iter(&self) -> Chain<Iter<'_, HistoryEntry>, Iter<'_, HistoryEntry>> {
        let (settled, latest) = self.parts();
        settled.iter().chain(latest)
    }

    /// The entries, mutable, oldest first.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut HistoryEntry> {
        let settled = self.settled.as_mut().map_or(&mut [][..], |settled| Arc::make_mut(settled).as_mut_slice());
        settled.iter_mut().chain(&mut self.latest[..self.len % MAX_UNSETTLED])
    }

    /// The latest entry.
    pub fn last(&self) -> Option<&HistoryEntry> {
        self.iter().next_back()
    }

    /// The latest entry, mutable.
    pub fn last_mut(&mut self) -> Option<&mut HistoryEntry> {
        match self.len % MAX_UNSETTLED {
            0 => Arc::make_mut(self.settled.as_mut()?).last_mut(),
            n => self.latest.get_mut(n - 1),
        }
    }

    /// The entries from a position on, oldest first.
    pub fn entries_since(&self, place: usize) -> impl DoubleEndedIterator<Item = &HistoryEntry> {
        let (settled, latest) = self.parts();
        let behind = latest.get(place.saturating_sub(settled.len())..).unwrap_or_default();
        settled.get(place..).unwrap_or_default().iter().chain(behind)
    }

    /// The position after the last matching entry; 0 if there is none.
    pub fn position_after_last(&self, is: impl Fn(&HistoryEntry) -> bool) -> usize {
        let (settled, latest) = self.parts();
        let behind = latest.iter().rposition(&is).map(|at| settled.len() + at);
        behind.or_else(|| settled.iter().rposition(is)).map_or(0, |at| at + 1)
    }

    /// Adds an entry.
    pub fn push(&mut self, mut did: HistoryEntry) {
        let at = self.len % MAX_UNSETTLED;
        self.len += 1;
        if let Ok(behind) = u16::try_from(self.len) {
            did.previous = std::mem::replace(&mut self.last[chain_index(did.kind)], behind);
        }
        self.latest[at] = did;
        if at + 1 == MAX_UNSETTLED {
            self.store_pending();
        }
    }

    /// Moves the latest entries, whose slots are full, to the settled ones.
    #[inline(never)]
    fn store_pending(&mut self) {
        if let Some(settled) = self.settled.as_mut().and_then(Arc::get_mut) {
            settled.extend_from_slice(&self.latest);
            return;
        }
        // Twice the room: others follow, as long as no clone has this part, too.
        let mut all = Vec::with_capacity(2 * self.len.max(2 * MAX_UNSETTLED));
        all.extend_from_slice(self.settled.as_ref().map_or(&[], |settled| settled));
        all.extend_from_slice(&self.latest);
        self.settled = Some(Arc::new(all));
    }

    /// The entries of a kind from a position on, oldest first.
    ///
    /// ```
    /// use cardwright_engine::script::trigger::EventKind;
    /// use cardwright_engine::state::{History, HistoryEntry};
    /// use cardwright_engine::{CardId, PlayerId};
    ///
    /// let mut history = History::default();
    /// for (turn, kind) in [(1, EventKind::Play), (2, EventKind::Death), (3, EventKind::Play)] {
    ///     let player = PlayerId::First;
    ///     history.push(HistoryEntry::new(kind, player, player.entity(), CardId::NONE, turn, 1));
    /// }
    /// let turns = |since| history.of(EventKind::Play, since).map(|did| did.turn).collect::<Vec<_>>();
    /// assert_eq!((turns(0), turns(1)), (vec![1, 3], vec![3]));
    /// ```
    pub fn of(&self, kind: EventKind, since: usize) -> impl Iterator<Item = &HistoryEntry> {
        let mut places = SmallVec::<[u16; 64]>::new();
        let (settled, latest) = self.parts();
        let entry = move |place: u16| {
            let place = usize::from(place);
            settled.get(place).unwrap_or_else(|| &latest[place - settled.len()])
        };
        let mut behind = self.last[chain_index(kind)];
        while usize::from(behind) > since {
            let did = entry(behind - 1);
            if did.kind == kind {
                places.push(behind - 1);
            }
            behind = did.previous;
        }
        let chained = places.into_iter().rev().map(entry);
        let unchained = self.entries_since(since.max(MAX_CHAINED));
        chained.chain(unchained.filter(move |did| did.kind == kind))
    }
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Hash for History {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // As a slice is hashed.
        state.write_usize(self.len);
        self.iter().for_each(|did| did.hash(state));
    }
}

impl Extend<HistoryEntry> for History {
    fn extend<I: IntoIterator<Item = HistoryEntry>>(&mut self, entries: I) {
        entries.into_iter().for_each(|did| self.push(did));
    }
}

impl FromIterator<HistoryEntry> for History {
    fn from_iter<I: IntoIterator<Item = HistoryEntry>>(entries: I) -> Self {
        let mut history = Self::default();
        history.extend(entries);
        history
    }
}

impl<'a> IntoIterator for &'a History {
    type Item = &'a HistoryEntry;
    type IntoIter = Chain<Iter<'a, HistoryEntry>, Iter<'a, HistoryEntry>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Game {
    /// Adds an action of a player to the history.
    ///
    /// Rule: A text that says so itself (`record`) is in the history with its card: completed Rituals, C'Thun's abilities. Old
    /// Gods use abilities as Titans do, up to four. See also `state/entity.rs`.
    pub(crate) fn record(&mut self, kind: EventKind, player: PlayerId, entity: EntityId) {
        self.record_amount(kind, player, entity, 1);
    }

    /// Records an event that has a number: damage, healing, Armor, Overload.
    pub(crate) fn record_amount(&mut self, kind: EventKind, player: PlayerId, entity: EntityId, number: i16) {
        self.auras_dirty = true;
        self.dirty.note_history(kind);
        self.history.push(HistoryEntry::new(kind, player, entity, self[entity].card, self.turn, number));
    }

    /// Adds to the history whom a spell was cast on.
    ///
    /// Rule: The history knows on whom a player cast a spell from hand: an own minion, the own hero, an enemy (Lynessa
    /// Sunsorrow).
    pub(crate) fn record_target(&mut self, spell: EntityId, target: EntityId) {
        let (player, on) = (self[spell].controller, self[target]);
        let kind = if on.controller != player {
            EventKind::CastOnEnemy
        } else if on.card_type == CardType::Hero {
            EventKind::CastOnOwnHero
        } else if on.card_type == CardType::Minion {
            EventKind::CastOnOwnMinion
        } else {
            return;
        };
        self.record(kind, player, spell);
    }

    /// A card that was just played is countered: "Counterspelled spells do not count towards Yogg-Saron's counter." (Hearthstone
    /// Wiki, "Yogg-Saron, Hope's End")
    pub(crate) fn mark_countered(&mut self, spell: EntityId) {
        let cast = [EventKind::Cast, EventKind::CastOnOwnMinion, EventKind::CastOnOwnHero, EventKind::CastOnEnemy]
            .map(|kind| (kind, spell));
        for did in self.history.iter_mut().rev() {
            if (did.kind, did.entity) == (EventKind::Play, spell) {
                break;
            }
            if cast.contains(&(did.kind, did.entity)) {
                self.dirty.note_history(did.kind);
                did.kind = EventKind::Counter;
            }
        }
        self.auras_dirty = true;
    }

    /// Adds to the history that a text has happened: with the card whose text it is, which need not be its entity's.
    pub(crate) fn record_text(&mut self, player: PlayerId, scope: &Scope) {
        self.record(EventKind::Record, player, scope.source);
        if let Some(last) = self.history.last_mut() {
            last.card = scope.card;
        }
    }
}
