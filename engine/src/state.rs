//! A game as a value.
//!
//! [`Game`] is all there is: what stands where, what is remembered, what still has to be done. It is plain data, can be
//! cloned whenever a player is to move or to choose, and a clone goes on exactly as the original would: pending
//! [`Work`] is data too, down to the middle of a card's text. Entities are named by [`EntityId`] (numbered in the order
//! they came to be, as the client does: the game is 1, the players 2 and 3), never by pointer, and no id is used twice.
//! This module knows how things stand; how they move is the business of [`rules`](crate::rules).
pub(crate) mod dirty;
mod enchantment;
mod entity;
mod hash;
mod invariants;
mod list;
mod payment;
mod player;
mod position;
mod rng;
pub mod snapshot;
mod work;

pub use enchantment::{Delayed, Enchantment, EnchantmentId};
pub use entity::{Entity, EntityId};
pub use invariants::InvariantViolation;
pub use list::List;
pub use payment::{Payment, Purpose, Question};
pub use player::{ByPlayer, Player, PlayerId};
pub use position::{Attached, Position, PositionEntity, PositionError, SideView};
pub use rng::{Forced, Rng};
pub use snapshot::{LoadError, LoadFault, SaveError, Snapshot};
pub use work::{
    AttackStage, GameEvent, Manner, Offered, Pending, PendingKind, PlayStage, Scope, Them, TurnStage, Work,
};

use cardwright_data::{CardType, GameTag, PlayState, Zone};

use crate::card::{Card, CardId, Cards, Keywords};
use crate::script::amount::Deed;
use crate::script::trigger::EventKind;

/// Something a player did that texts may ask about later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Did {
    /// What.
    pub deed: Deed,
    /// Who.
    pub player: PlayerId,
    /// With which entity.
    pub entity: EntityId,
    /// Which card that was.
    pub card: CardId,
    /// In which turn.
    pub turn: u16,
}

/// A game of two players; see the module.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a flag in the game too")]
pub struct Game {
    /// The cards that it may meet.
    pub cards: &'static Cards,
    pub(crate) entities: Vec<Entity>,
    pub(crate) enchantments: Vec<Enchantment>,
    /// The players.
    pub players: ByPlayer<Player>,
    /// Turns begun; 0 during the mulligan.
    pub turn: u16,
    /// Whose turn it is.
    pub active: PlayerId,
    /// Counts whatever comes into play: who is older acts first.
    pub(crate) clock: u32,
    /// The dice.
    pub rng: Rng,
    /// Outcomes that the dice show before they are random again, the next one last.
    pub(crate) forced: Vec<Forced>,
    /// What the dice have shown, while somebody listens; nobody does between two actions.
    pub(crate) rng_log: Option<Vec<usize>>,
    /// What still has to be done, the next thing last.
    pub(crate) work: Vec<Work>,
    /// What the effect that runs has caused so far.
    pub(crate) raised: Vec<GameEvent>,
    /// What a player has to answer before anything goes on.
    pub pending: Option<Pending>,
    /// How many entities listen to each kind of event, wherever they are.
    pub(crate) listeners: [u16; EventKind::COUNT],
    /// How many cards in decks listen to anything there.
    pub(crate) deck_listeners: u16,
    /// How many entities have an aura where they are.
    pub(crate) auras: u16,
    /// How many of these are in hands.
    pub(crate) held_auras: u16,
    /// How many of these may give a rule: a tag to a player.
    pub(crate) player_rule_auras: u16,
    /// How many mana abilities there may be in play.
    pub(crate) mana_sources: u8,
    /// How many cards in hands may be used from there, besides being played, because their text says so.
    pub(crate) hand_abilities: u8,
    /// How many cards in graveyards may be used from there.
    pub(crate) graveyard_abilities: u8,
    /// How many cards in hands and decks upgrade as mana crystals come.
    pub(crate) ranked_spells: u8,
    /// Something changed since the last aura step that auras may depend on.
    pub(crate) auras_dirty: bool,
    /// Whether what changed may change any number.
    pub(crate) dirty: dirty::DirtyTracker,
    /// Auras gave something to what is in play at the last aura step.
    pub(crate) auras_applied: bool,
    /// Auras gave something to cards in hands at the last aura step.
    pub(crate) hand_auras_applied: bool,
    /// Someone may be dying.
    pub(crate) deaths_pending: bool,
    /// What players did, oldest first.
    pub history: Vec<Did>,
    /// What the second player gets after the mulligan.
    pub(crate) coin: Option<CardId>,
    /// Minions, weapons, heroes that died, oldest first.
    pub graveyard: Vec<EntityId>,
}

impl Game {
    /// An empty table: no heroes, no decks. [`rules::setup`](crate::rules::setup) makes games.
    pub fn empty(cards: &'static Cards, seed: u64) -> Self {
        let mut game = Self {
            cards,
            entities: Vec::with_capacity(112),
            enchantments: Vec::new(),
            players: ByPlayer::default(),
            turn: 0,
            active: PlayerId::First,
            clock: 0,
            rng: Rng::new(seed),
            forced: Vec::new(),
            rng_log: None,
            work: Vec::with_capacity(16),
            raised: Vec::with_capacity(8),
            pending: None,
            listeners: [0; EventKind::COUNT],
            deck_listeners: 0,
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
            history: Vec::with_capacity(128),
            coin: None,
            graveyard: Vec::with_capacity(32),
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

    /// Makes an entity of a card, in no zone yet.
    pub(crate) fn add(&mut self, card: CardId, owner: PlayerId) -> EntityId {
        let id = EntityId::at(self.entities.len());
        let mut entity = Entity::new(card, owner);
        if card.some().is_some() {
            entity.print(self.cards.get(card));
        }
        self.entities.push(entity);
        id
    }

    /// The printed card that an entity is; `None` for the game and the players.
    pub fn card(&self, id: EntityId) -> Option<&'static Card> {
        self[id].card.some().map(|card| self.cards.get(card))
    }

    /// Whether it is a card of this type.
    pub fn is(&self, id: EntityId, card_type: CardType) -> bool {
        self[id].card_type == card_type
    }

    /// Every entity with its id, oldest first.
    pub fn entities(&self) -> impl Iterator<Item = (EntityId, &Entity)> {
        self.entities.iter().enumerate().skip(1).map(|(at, entity)| (EntityId::at(at), entity))
    }

    /// How many entities there have been.
    pub fn entity_count(&self) -> usize {
        self.entities.len() - 1
    }

    /// The entity with this number, if there is one.
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

    /// Something moves that auras may depend on: the next aura step sets all numbers anew.
    pub(crate) const fn unsettle(&mut self) {
        self.auras_dirty = true;
        self.dirty.moves();
    }

    /// Remembers what a player did.
    pub(crate) fn did(&mut self, deed: Deed, player: PlayerId, entity: EntityId) {
        self.auras_dirty = true;
        self.dirty.did(deed);
        self.history.push(Did { deed, player, entity, card: self[entity].card, turn: self.turn });
    }

    /// Heroes that are there and minions on the board, those of `player`: hero first, then from left to right.
    pub fn characters(&self, player: PlayerId) -> impl Iterator<Item = EntityId> + '_ {
        self.players[player].hero.into_iter().chain(self.players[player].board.iter())
    }

    /// The number that a tag has on an entity now.
    pub fn tag(&self, id: EntityId, tag: GameTag) -> i32 {
        let entity = &self[id];
        match tag {
            GameTag::ATK => entity.attack.into(),
            GameTag::HEALTH => entity.max_health.into(),
            GameTag::DAMAGE => entity.damage.into(),
            GameTag::ARMOR => entity.armor.into(),
            GameTag::COST => entity.cost.into(),
            GameTag::ZONE => entity.zone as i32,
            GameTag::CONTROLLER => entity.controller as i32 + 1,
            GameTag::ENTITY_ID => id.number().into(),
            GameTag::EXHAUSTED => entity.exhausted.into(),
            GameTag::NUM_ATTACKS_THIS_TURN => entity.attacks.into(),
            GameTag::SILENCED => entity.silenced.into(),
            GameTag::SPELLPOWER => entity.spell_damage.into(),
            GameTag::TAG_SCRIPT_DATA_NUM_1 if self.cards.compiled(entity.card).numbered => {
                self.its_number(id, entity.card, &Scope::new(id, entity.card, entity.controller))
            }
            // Given by an aura it is a keyword: Health instead of mana.
            GameTag::CARD_ALTERNATE_COST => {
                let told = self.card(id).map_or(0, |card| card.tag(tag)) + self.tag_modifiers(id, tag);
                told.max(entity.keywords.has(Keywords::ALTERNATE_COST).into())
            }
            _ => {
                let keyword = Keywords::of_tag(tag);
                if keyword.is_empty() {
                    self.card(id).map_or(0, |card| card.tag(tag)) + self.tag_modifiers(id, tag)
                } else {
                    entity.keywords.has(keyword).into()
                }
            }
        }
    }

    /// How many bytes a clone copies.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(&*self.entities)
            + size_of_val(&*self.enchantments)
            + size_of_val(&*self.work)
            + size_of_val(&*self.raised)
            + size_of_val(&*self.history)
            + size_of_val(&*self.graveyard)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.players[PlayerId::First].state != PlayState::Playing
    }

    /// The player who is to move or to choose; `None` when the game is over.
    pub fn to_act(&self) -> Option<PlayerId> {
        if self.is_over() { None } else { Some(self.pending.as_ref().map_or(self.active, |pending| pending.player)) }
    }

    /// Makes the dice show these, in this order, before they are random again.
    pub fn force(&mut self, outcomes: impl IntoIterator<Item = Forced>) {
        self.forced.splice(0..0, outcomes.into_iter().collect::<Vec<_>>().into_iter().rev());
    }

    /// How many forced outcomes the dice have not shown yet.
    pub fn forced_left(&self) -> usize {
        self.forced.len()
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
