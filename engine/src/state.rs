//! A game as a value.
//!
//! [`Game`] is the complete state: entities, history, pending work. It is plain data. It can be cloned whenever a player has to
//! act or choose, and the clone continues exactly as the original, because pending [`Work`] is data too, down to the middle of
//! a card's text. Entities are referred to by [`EntityId`], never by pointer: ids are assigned in order of creation as in the
//! client (the game is 1, the players are 2 and 3) and never reused. This layer holds the state; [`rules`](crate::rules)
//! changes it.
mod action;
mod aura_keywords;
pub(crate) mod dirty;
mod enchantment;
mod entity;
mod hash;
mod history;
mod invariants;
mod list;
pub(crate) mod listeners;
mod payment;
mod player;
mod position;
mod possible_listeners;
mod rare;
mod rng;
pub mod snapshot;
mod unknown;
mod work;

pub use action::{Action, Click, IllegalAction};
pub(crate) use aura_keywords::AuraKeywords;
pub use enchantment::{Delayed, Enchantment, EnchantmentId};
pub use entity::{Entity, EntityId, PlaceNumber};
pub use history::{History, HistoryEntry};
pub use invariants::InvariantViolation;
pub use list::List;
pub use payment::{Payment, PaymentFor, Question};
pub use player::{ByPlayer, HAND_CAPACITY, Player, PlayerId};
pub use position::{AttachedEnchantment, Position, PositionEntity, PositionError, SideView};
pub(crate) use possible_listeners::PossibleListeners;
pub use rare::{MergedPiece, Rewind, SeldomUsedFields};
pub use rng::{Forced, Rng};
pub use snapshot::{LoadError, LoadFault, SaveError, Snapshot, deserialize_with_path};
pub use work::{
    AttackStage, EntityList, GameEvent, OfferedOption, Pending, PendingKind, PlayContext, PlayStage, Scope, TurnStage,
    Work,
};

use cardwright_data::{CardType, Format, PlayState, Zone};
use smallvec::SmallVec;

use crate::compiled::{Card, CardId, Cards};
use crate::script::trigger::EventKind;

/// The minions, weapons and heroes that died and the cards that were used up, oldest first; few games need a heap allocation
/// for them.
pub type DeadEntities = SmallVec<[EntityId; 32]>;
/// Cards of starting decks that became others since the game began, each with its original; few games have more than four.
pub(crate) type OriginalCards = SmallVec<[(EntityId, CardId); 4]>;

/// A game of two players; see the module.
///
/// Two games are equal if they continue in the same way. The comparison leaves out seven fields that do not change how a
/// game continues: `dirty`, `once_used`, `ever_listened`, `possible_listeners` and `rule_tags`, which are caches, `rng_log`, which
/// is for observers, and `hero_skin_ids`.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a flag in the game too")]
pub struct Game {
    /// The card registry.
    pub cards: &'static Cards,
    pub(crate) entities: Vec<Entity>,
    pub(crate) enchantments: Vec<Enchantment>,
    pub(crate) aura_keywords: AuraKeywords,
    /// The players.
    pub players: ByPlayer<Player>,
    /// The number of turns that have begun; 0 during the mulligan.
    pub turn: u16,
    /// The active player.
    pub active: PlayerId,
    /// The order of play: incremented for each entity that enters play.
    pub(crate) clock: u32,
    /// The random number generator.
    pub rng: Rng,
    /// Forced outcomes, used before random ones; the next one is last.
    pub(crate) forced: Vec<Forced>,
    /// The random outcomes since they were last reported to an observer; `None` between two actions.
    pub(crate) rng_log: Option<Vec<usize>>,
    /// The work stack; the next item is the last element.
    pub(crate) work: Vec<Work>,
    /// The events raised by the running effect so far, in order.
    pub(crate) raised_events: Vec<GameEvent>,
    /// The choice that a player has to make before the game continues.
    pub pending: Option<Pending>,
    /// The number of entities that react to each kind of event in their zones.
    pub(crate) listeners: [u16; EventKind::COUNT],
    /// The number of cards in decks that react to events there.
    pub(crate) deck_listeners: u16,
    /// The kinds of events to which an entity in play, in a hand or in a deck has reacted; a cache from which kinds are never
    /// removed.
    pub(crate) ever_listened: [u64; 3],
    /// The entities in play and in hands that may react to events; a cache.
    pub(crate) possible_listeners: PossibleListeners,
    /// The tags that an aura in the game may have given to a player, as [`rule_bit`](crate::compiled::rule_bit)s; a cache from
    /// which tags are never removed.
    pub(crate) rule_tags: u64,
    /// The number of entities with an aura in their zones.
    pub(crate) auras: u16,
    /// The number of these in hands.
    pub(crate) held_auras: u16,
    /// The number of these that may give a player a tag, such as "your Battlecries trigger twice".
    pub(crate) player_rule_auras: u16,
    /// The number of mana abilities in play.
    pub(crate) mana_sources: u8,
    /// The number of cards in hands with an ability that is used from the hand.
    pub(crate) hand_abilities: u8,
    /// The number of cards in graveyards with an ability that is used from there.
    pub(crate) graveyard_abilities: u8,
    /// The number of cards in hands and decks that upgrade with the number of mana crystals.
    pub(crate) ranked_spells: u8,
    /// Whether something that auras may depend on has changed since the latest aura update.
    pub(crate) auras_dirty: bool,
    /// The entities that need new numbers at the next aura update.
    pub(crate) dirty: dirty::DirtyTracker,
    /// Whether the latest aura update applied an aura to an entity in play.
    pub(crate) auras_applied: bool,
    /// Whether the latest aura update applied an aura to a card in a hand.
    pub(crate) hand_auras_applied: bool,
    /// Whether an entity may be dying.
    pub(crate) deaths_pending: bool,
    /// Whether something that works once, or once each turn, may have been used since the turn began.
    pub(crate) once_used: bool,
    /// The actions of the players, oldest first.
    pub history: History,
    /// The card given to the second player after the mulligan.
    pub(crate) coin: Option<CardId>,
    /// The minions, weapons and heroes that died, oldest first.
    pub graveyard: DeadEntities,
    /// Cards of starting decks that became others, each with its original. Not in [`SeldomUsedState`], because every Polymorph
    /// adds one.
    pub(crate) original_cards: OriginalCards,
    /// The format: the sets of random pools.
    pub format: Format,
    /// State that only a few cards use.
    pub(crate) seldom_used: rare::SeldomUsedState,
    /// The number of each player's hero skin in the client's database; 0 for the class's own hero. No rule reads it: a skin
    /// changes only a hero's name and picture.
    pub hero_skin_ids: ByPlayer<u32>,
}

impl Game {
    /// A game without heroes and decks. [`rules::setup`](crate::rules::setup) creates complete games.
    pub fn empty(cards: &'static Cards, seed: u64) -> Self {
        let mut game = Self {
            cards,
            entities: Vec::with_capacity(112),
            enchantments: Vec::new(),
            aura_keywords: AuraKeywords::default(),
            players: ByPlayer::default(),
            turn: 0,
            active: PlayerId::First,
            clock: 0,
            rng: Rng::new(seed),
            forced: Vec::new(),
            rng_log: None,
            work: Vec::with_capacity(16),
            raised_events: Vec::with_capacity(8),
            pending: None,
            listeners: [0; EventKind::COUNT],
            deck_listeners: 0,
            ever_listened: [0; 3],
            possible_listeners: PossibleListeners::default(),
            rule_tags: 0,
            auras: 0,
            held_auras: 0,
            player_rule_auras: 0,
            mana_sources: 0,
            hand_abilities: 0,
            graveyard_abilities: 0,
            ranked_spells: 0,
            auras_dirty: false,
            dirty: dirty::DirtyTracker::default(),
            auras_applied: false,
            hand_auras_applied: false,
            deaths_pending: false,
            once_used: false,
            history: History::default(),
            coin: None,
            graveyard: DeadEntities::new(),
            original_cards: OriginalCards::new(),
            format: Format::Any,
            seldom_used: rare::SeldomUsedState::default(),
            hero_skin_ids: ByPlayer::default(),
        };
        game.entities.push(Entity::new(CardId::NONE, PlayerId::First)); // Number 0 is nobody.
        let table = game.add(CardId::NONE, PlayerId::First);
        game[table].zone = Zone::Play;
        for player in PlayerId::BOTH {
            let id = game.add(CardId::NONE, player);
            game[id].zone = Zone::Play;
            debug_assert_eq!(id, player.entity());
        }
        game
    }

    /// Creates an entity of a card, in no zone.
    #[inline]
    pub(crate) fn add(&mut self, card: CardId, owner: PlayerId) -> EntityId {
        let id = EntityId::at(self.entities.len());
        let mut entity = Entity::new(card, owner);
        if card.to_option().is_some() {
            entity.reset_to_printed(self.cards.get(card));
        }
        self.entities.push(entity);
        id
    }

    /// Records the use of an ability that works once, or once each turn: a bit of [`Entity::used`].
    pub(crate) fn use_up(&mut self, id: EntityId, bit: u8) {
        self[id].used_abilities |= bit;
        self.once_used = true;
    }

    /// The card of an entity; `None` for the game and the players.
    pub fn card(&self, id: EntityId) -> Option<&'static Card> {
        self[id].card.to_option().map(|card| self.cards.get(card))
    }

    /// Whether it is a card of this type.
    pub fn is(&self, id: EntityId, card_type: CardType) -> bool {
        self[id].card_type == card_type
    }

    /// Every entity with its id, oldest first.
    pub fn entities(&self) -> impl Iterator<Item = (EntityId, &Entity)> {
        self.entities.iter().enumerate().skip(1).map(|(at, entity)| (EntityId::at(at), entity))
    }

    /// The number of entities ever created.
    pub fn entity_count(&self) -> usize {
        self.entities.len() - 1
    }

    /// The entity with this number; `None` if there is none.
    pub fn entity(&self, number: u16) -> Option<EntityId> {
        (number > 0 && usize::from(number) < self.entities.len()).then(|| EntityId::at(usize::from(number)))
    }

    /// The enchantments on an entity, oldest first.
    pub fn enchantments_on(&self, id: EntityId) -> impl Iterator<Item = (EnchantmentId, &Enchantment)> {
        let mut next = self[id].enchantments;
        std::iter::from_fn(move || {
            let at = next?;
            let enchantment = &self.enchantments[at.index()];
            next = enchantment.next;
            Some((at, enchantment))
        })
    }

    /// Every enchantment in the game.
    pub(crate) fn all_enchantments(&self) -> impl Iterator<Item = (EnchantmentId, &Enchantment)> {
        self.enchantments
            .iter()
            .enumerate()
            .filter(|(_, enchantment)| enchantment.bearer.is_some())
            .map(|(at, enchantment)| (EnchantmentId::at(at), enchantment))
    }

    /// Marks that something that auras may depend on has changed: the next aura update recomputes all numbers.
    pub(crate) const fn mark_all_dirty(&mut self) {
        self.auras_dirty = true;
        self.dirty.mark_all();
    }

    /// The next place in the order of play.
    pub(crate) fn next_order(&mut self) -> u16 {
        self.clock += 1;
        u16::try_from(self.clock).unwrap_or(u16::MAX)
    }

    /// The characters of a player: the hero, then the board from left to right.
    pub fn characters(&self, player: PlayerId) -> impl Iterator<Item = EntityId> + '_ {
        self.players[player].hero.into_iter().chain(self.players[player].board.iter())
    }

    /// The number of bytes that a clone copies.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(&*self.entities)
            + size_of_val(&*self.enchantments)
            + size_of_val(&*self.work)
            + size_of_val(&*self.raised_events)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.players[PlayerId::First].state != PlayState::Playing
    }

    /// The player who has to act or choose; `None` if the game is over.
    pub fn to_act(&self) -> Option<PlayerId> {
        if self.is_over() { None } else { Some(self.pending.as_ref().map_or(self.active, |pending| pending.player)) }
    }

    /// Forces these outcomes, in order; later outcomes are random again.
    pub fn force(&mut self, outcomes: impl IntoIterator<Item = Forced>) {
        self.forced.splice(0..0, outcomes.into_iter().collect::<Vec<_>>().into_iter().rev());
    }

    /// The number of unused forced outcomes.
    pub fn forced_left(&self) -> usize {
        self.forced.len()
    }
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            // What may panic comes first: nothing that was copied has to be moved then.
            entities: self.entities.clone(),
            enchantments: self.enchantments.clone(),
            aura_keywords: self.aura_keywords.clone(),
            forced: self.forced.clone(),
            rng_log: self.rng_log.clone(),
            work: self.work.clone(),
            raised_events: self.raised_events.clone(),
            pending: self.pending.clone(),
            graveyard: DeadEntities::from_slice(&self.graveyard),
            original_cards: OriginalCards::from_slice(&self.original_cards),
            seldom_used: self.seldom_used.clone(),
            history: self.history.clone(),
            cards: self.cards,
            players: self.players,
            turn: self.turn,
            active: self.active,
            clock: self.clock,
            rng: self.rng,
            listeners: self.listeners,
            deck_listeners: self.deck_listeners,
            ever_listened: self.ever_listened,
            possible_listeners: self.possible_listeners,
            rule_tags: self.rule_tags,
            auras: self.auras,
            held_auras: self.held_auras,
            player_rule_auras: self.player_rule_auras,
            mana_sources: self.mana_sources,
            hand_abilities: self.hand_abilities,
            graveyard_abilities: self.graveyard_abilities,
            ranked_spells: self.ranked_spells,
            auras_dirty: self.auras_dirty,
            dirty: self.dirty,
            auras_applied: self.auras_applied,
            hand_auras_applied: self.hand_auras_applied,
            deaths_pending: self.deaths_pending,
            once_used: self.once_used,
            coin: self.coin,
            format: self.format,
            hero_skin_ids: self.hero_skin_ids,
        }
    }

    /// Reuses the memory of the replaced game's lists, so that a search does not allocate.
    #[allow(clippy::too_many_lines, reason = "a line for each field")]
    fn clone_from(&mut self, other: &Self) {
        // Every field is named, so that a new one is copied.
        let Self {
            cards,
            entities,
            enchantments,
            aura_keywords,
            players,
            turn,
            active,
            clock,
            rng,
            forced,
            rng_log,
            work,
            raised_events: raised,
            pending,
            listeners,
            deck_listeners,
            ever_listened: listened,
            possible_listeners: hearing,
            rule_tags,
            auras,
            held_auras,
            player_rule_auras,
            mana_sources,
            hand_abilities,
            graveyard_abilities,
            ranked_spells,
            auras_dirty,
            dirty,
            auras_applied,
            hand_auras_applied,
            deaths_pending,
            once_used,
            history,
            coin,
            graveyard,
            original_cards: began,
            format,
            seldom_used: rare,
            hero_skin_ids: skins,
        } = other;
        self.hero_skin_ids = *skins;
        self.cards = *cards;
        self.players = *players;
        self.turn = *turn;
        self.active = *active;
        self.clock = *clock;
        self.rng = *rng;
        self.listeners = *listeners;
        self.deck_listeners = *deck_listeners;
        self.ever_listened = *listened;
        self.possible_listeners = *hearing;
        self.rule_tags = *rule_tags;
        self.auras = *auras;
        self.held_auras = *held_auras;
        self.player_rule_auras = *player_rule_auras;
        self.mana_sources = *mana_sources;
        self.hand_abilities = *hand_abilities;
        self.graveyard_abilities = *graveyard_abilities;
        self.ranked_spells = *ranked_spells;
        self.auras_dirty = *auras_dirty;
        self.dirty = *dirty;
        self.auras_applied = *auras_applied;
        self.hand_auras_applied = *hand_auras_applied;
        self.deaths_pending = *deaths_pending;
        self.once_used = *once_used;
        self.coin = *coin;
        self.format = *format;
        self.entities.clone_from(entities);
        self.enchantments.clone_from(enchantments);
        self.aura_keywords.clone_from(aura_keywords);
        self.forced.clone_from(forced);
        self.rng_log.clone_from(rng_log);
        self.work.clone_from(work);
        self.raised_events.clone_from(raised);
        self.pending.clone_from(pending);
        self.history.clone_from(history);
        self.graveyard.clear();
        self.graveyard.extend_from_slice(graveyard);
        self.original_cards.clear();
        self.original_cards.extend_from_slice(began);
        self.seldom_used.clone_from(rare);
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        // Every field is named, so that a new one has to be compared or left out on purpose.
        let Self {
            cards,
            entities,
            enchantments,
            aura_keywords,
            players,
            turn,
            active,
            clock,
            rng,
            forced,
            rng_log: _,
            work,
            raised_events: raised,
            pending,
            listeners,
            deck_listeners,
            ever_listened: _,
            possible_listeners: _,
            rule_tags: _,
            auras,
            held_auras,
            player_rule_auras,
            mana_sources,
            hand_abilities,
            graveyard_abilities,
            ranked_spells,
            auras_dirty,
            dirty: _,
            auras_applied,
            hand_auras_applied,
            deaths_pending,
            once_used: _,
            history,
            coin,
            graveyard,
            original_cards: began,
            format,
            seldom_used: rare,
            hero_skin_ids: _,
        } = self;
        std::ptr::eq(*cards, other.cards)
            && (turn, active, clock, rng, coin) == (&other.turn, &other.active, &other.clock, &other.rng, &other.coin)
            && (entities, enchantments, players) == (&other.entities, &other.enchantments, &other.players)
            && *aura_keywords == other.aura_keywords
            && (forced, work, raised, pending) == (&other.forced, &other.work, &other.raised_events, &other.pending)
            && (history, graveyard, began) == (&other.history, &other.graveyard, &other.original_cards)
            && (format, rare) == (&other.format, &other.seldom_used)
            && (listeners, deck_listeners, auras, held_auras, player_rule_auras)
                == (&other.listeners, &other.deck_listeners, &other.auras, &other.held_auras, &other.player_rule_auras)
            && (mana_sources, hand_abilities, graveyard_abilities, ranked_spells)
                == (&other.mana_sources, &other.hand_abilities, &other.graveyard_abilities, &other.ranked_spells)
            && (auras_dirty, auras_applied, hand_auras_applied, deaths_pending)
                == (&other.auras_dirty, &other.auras_applied, &other.hand_auras_applied, &other.deaths_pending)
    }
}

impl std::ops::Index<EntityId> for Game {
    type Output = Entity;

    fn index(&self, id: EntityId) -> &Entity {
        &self.entities[id.index()]
    }
}

impl std::ops::IndexMut<EntityId> for Game {
    fn index_mut(&mut self, id: EntityId) -> &mut Entity {
        &mut self.entities[id.index()]
    }
}
