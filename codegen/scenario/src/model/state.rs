//! The state of the model: entities, players and history.
use std::collections::BTreeSet;
use std::ops::{Index, IndexMut};

use crate::unmodeled::{Modeled, NOT_A_CARD, OrStop, StopReason, unmodeled};
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::model::tags::Tags;
use crate::steps::EntityRef;

/// The initial capacity for entities: enough for most plans.
const ENTITY_CAPACITY: usize = 24;
/// The maximum hand size.
pub(super) const HAND_SIZE: usize = 10;
/// The maximum board size.
const BOARD_SIZE: usize = 7;

/// The zone of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardZone {
    Hand,
    Board,
    Deck,
    Weapon,
    HeroPower,
    Secret,
    Graveyard,
    /// In no zone: cast, set aside, or moving.
    NoZone,
}

/// A card in the game.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
pub(crate) struct Entity {
    pub card: &'static Card,
    /// Its number among the cards created by steps.
    pub creation_number: Option<usize>,
    pub side: usize,
    pub zone: CardZone,
    pub attack: i64,
    /// Maximum Health; Durability of a weapon.
    pub health: i64,
    pub damage: i64,
    pub cost: i64,
    pub tags: Tags,
    /// Whether it was transformed into another card.
    pub is_transformed: bool,
    /// Whether it was destroyed and dies when deaths are processed.
    pub is_destroyed: bool,
    pub silenced: bool,
    /// The turn in which it entered the hand.
    pub entered_hand_turn: usize,
    /// The length of the history when it entered its zone.
    pub history_start: usize,
    /// Whether it was summoned this turn and cannot attack.
    pub summoned_this_turn: bool,
    /// The number of its player's turns for which it stays Dormant.
    pub dormant_turns: i64,
    /// Spell Damage.
    pub spell_damage: i64,
    /// Whether it started the game in the deck.
    pub started_in_deck: bool,
    /// The abilities that were given to it.
    pub granted: Vec<Ability>,
    /// The number of attacks or uses this turn.
    pub attacks: usize,
    /// The number of turns a spell has been in play.
    pub turns_in_play: usize,
    /// The progress toward a goal: the count, and the different events that happened.
    pub progress: i64,
    pub events_met: BTreeSet<usize>,
    /// The entity that it remembers.
    pub remembered: Option<Ref>,
    /// Its neighbors when it died.
    pub neighbors_at_death: Vec<usize>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Side {
    pub damage: i64,
    /// Maximum Health.
    pub hero_max_health: i64,
    pub armor: i64,
    /// The number of the hero's attacks this turn.
    pub attacks: usize,
    /// The mana crystals locked this turn, and next turn.
    pub locked: i64,
    pub overloaded: i64,
    /// The hero's Attack this turn, without the weapon.
    pub attack: i64,
    pub tags: Tags,
    pub hand: Vec<usize>,
    pub board: Vec<usize>,
    /// The cards that were put into the deck, topmost last; they are above the plain minions.
    pub deck: Vec<usize>,
    /// The number of plain minions below them.
    pub plain_minions: usize,
    /// Whether the order of the deck is unknown.
    pub deck_order_unknown: bool,
    pub crystals: i64,
    pub mana: i64,
    pub corpses: i64,
    /// The number of cards played this turn.
    pub cards_played: usize,
}

/// An entity, hero or player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ref {
    Entity(usize),
    Hero(usize),
    Player(usize),
}

/// An entry of the history.
#[derive(Clone, Debug)]
pub(crate) struct HistoryEntry {
    pub kind: EventKind,
    pub side: usize,
    pub turn: usize,
    pub card: Option<&'static Card>,
    pub entity: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct State {
    pub entities: Vec<Entity>,
    /// Mine, then theirs.
    pub sides: [Side; 2],
    pub turn: usize,
    /// The active player.
    pub active: usize,
    pub history: Vec<HistoryEntry>,
    /// The minion that fills the decks.
    pub deck_minion: &'static Card,
    /// The last played card, and the keyword conditions that were true when it was played.
    pub last_played: Option<(usize, Vec<Word>)>,
    /// The class of each player.
    pub classes: [CardClass; 2],
    /// The multiplier of the number that the card's text marks with `@`.
    pub text_number: Option<Multiplier>,
}

impl Ref {
    /// The index of the card; unmodeled for a hero or player.
    pub const fn card(self) -> Modeled<usize> {
        if let Self::Entity(at) = self { Ok(at) } else { unmodeled(NOT_A_CARD) }
    }
}

/// The indices of entities that must all be cards.
pub(crate) fn cards(all: &[Ref]) -> Modeled<Vec<usize>> {
    all.iter().map(|who| who.card()).collect()
}

impl Index<usize> for State {
    type Output = Entity;

    #[inline]
    fn index(&self, at: usize) -> &Entity {
        &self.entities[at]
    }
}

impl IndexMut<usize> for State {
    #[inline]
    fn index_mut(&mut self, at: usize) -> &mut Entity {
        &mut self.entities[at]
    }
}

impl Entity {
    pub fn new(card: &'static Card, side: usize, spot: CardZone) -> Self {
        let mut entity = Self {
            card,
            creation_number: None,
            side,
            zone: spot,
            attack: 0,
            health: 0,
            damage: 0,
            cost: 0,
            tags: Tags::default(),
            is_transformed: false,
            is_destroyed: false,
            silenced: false,
            entered_hand_turn: 1,
            history_start: 0,
            summoned_this_turn: false,
            dormant_turns: 0,
            spell_damage: 0,
            started_in_deck: false,
            granted: Vec::new(),
            attacks: 0,
            turns_in_play: 0,
            progress: 0,
            events_met: BTreeSet::new(),
            remembered: None,
            neighbors_at_death: Vec::new(),
        };
        entity.reset_to_printed();
        entity
    }

    /// Resets it to its printed values.
    pub fn reset_to_printed(&mut self) {
        let card = self.card;
        self.attack = card.attack.into();
        self.health = card.health.into();
        self.damage = 0;
        self.cost = card.cost.into();
        self.spell_damage = card.spell_damage.into();
        self.tags = card.tags.iter().filter(|(_, n)| *n > 0).map(|(tag, _)| *tag).collect();
        self.silenced = false;
        self.granted.clear();
    }

    pub fn card_type(&self) -> CardType {
        self.card.card_type
    }

    pub fn is_minion(&self) -> bool {
        self.card_type() == CardType::Minion
    }

    pub const fn remaining_health(&self) -> i64 {
        self.health - self.damage
    }

    pub const fn is_dying(&self) -> bool {
        self.is_destroyed || self.damage >= self.health
    }

    #[inline]
    pub fn has(&self, tag: GameTag) -> bool {
        self.tags.contains(tag)
    }

    /// Makes it Dormant for a number of turns.
    pub fn make_dormant(&mut self, turns: i64) {
        self.dormant_turns = turns;
        self.tags.insert(GameTag::DORMANT);
    }
}

impl State {
    /// The initial state of every test: the first card of the game has been drawn and removed.
    pub fn new(plain: &'static Card, class: CardClass) -> Self {
        let side = |deck| Side { plain_minions: deck, crystals: 10, mana: 10, hero_max_health: 30, ..Side::default() };
        let drawn = HistoryEntry { kind: EventKind::Draw, side: 0, turn: 1, card: Some(plain), entity: None };
        Self {
            entities: Vec::with_capacity(ENTITY_CAPACITY),
            sides: [side(19), side(20)],
            turn: 1,
            active: 0,
            history: vec![drawn],
            deck_minion: plain,
            last_played: None,
            classes: [class, CardClass::Mage],
            text_number: None,
        }
    }

    /// Adds a card at the end of its zone.
    pub fn add(&mut self, mut entity: Entity) -> Modeled<usize> {
        let at = self.entities.len();
        entity.entered_hand_turn = self.turn;
        entity.history_start = self.history.len();
        let side = &mut self.sides[entity.side];
        match entity.zone {
            CardZone::Hand if side.hand.len() < HAND_SIZE => side.hand.push(at),
            CardZone::Board if side.board.len() < BOARD_SIZE => side.board.push(at),
            CardZone::Hand | CardZone::Board => return Err(StopReason::Impossible("no room")),
            CardZone::Deck => side.deck.push(at),
            CardZone::Weapon | CardZone::HeroPower => {
                self.clear_zone(entity.zone, entity.side);
            }
            CardZone::Secret | CardZone::Graveyard | CardZone::NoZone => {}
        }
        self.entities.push(entity);
        Ok(at)
    }

    /// Creates a card in no zone.
    pub fn create(&mut self, card: &'static Card, side: usize) -> Modeled<usize> {
        self.add(Entity::new(card, side, CardZone::NoZone))
    }

    /// Removes the card in a zone that holds only one card per player.
    pub fn clear_zone(&mut self, spot: CardZone, side: usize) {
        let there = self.entities.iter_mut().filter(|it| it.zone == spot && it.side == side);
        there.for_each(|other| other.zone = CardZone::Graveyard);
    }

    /// The keywords of a card or hero.
    pub fn tags(&mut self, who: Ref) -> Modeled<&mut Tags> {
        match who {
            Ref::Entity(at) => Ok(&mut self[at].tags),
            Ref::Hero(side) => Ok(&mut self.sides[side].tags),
            Ref::Player(_) => unmodeled(NOT_A_CARD),
        }
    }

    /// The number of attacks or uses of a card or hero this turn.
    pub fn attacks(&mut self, who: Ref) -> Modeled<&mut usize> {
        match who {
            Ref::Entity(at) => Ok(&mut self[at].attacks),
            Ref::Hero(side) => Ok(&mut self.sides[side].attacks),
            Ref::Player(_) => unmodeled(NOT_A_CARD),
        }
    }

    /// Whether a Secret with the same name is active on its side.
    pub fn is_active_secret(&self, at: usize) -> bool {
        let spell = &self.entities[at];
        let same =
            |it: &Entity| it.zone == CardZone::Secret && it.side == spell.side && it.card.name == spell.card.name;
        self.entities.iter().any(same)
    }

    /// The neighbors of a minion.
    pub fn neighbors(&self, at: usize) -> Vec<usize> {
        let row = &self.sides[self.entities[at].side].board;
        let Some(place) = row.iter().position(|it| *it == at) else { return Vec::new() };
        let left = place.checked_sub(1).and_then(|it| row.get(it));
        left.into_iter().chain(row.get(place + 1)).copied().collect()
    }

    /// Removes a card from its zone.
    pub fn leave(&mut self, at: usize) {
        for side in &mut self.sides {
            for list in [&mut side.hand, &mut side.board, &mut side.deck] {
                list.retain(|it| *it != at);
            }
        }
        self.entities[at].zone = CardZone::NoZone;
    }

    /// Moves a card to its owner's hand; `false` if the hand is full, and the card is removed.
    pub fn enter_hand(&mut self, at: usize) -> bool {
        self.leave(at);
        let side = self.entities[at].side;
        self.entities[at].entered_hand_turn = self.turn;
        self.entities[at].history_start = self.history.len();
        if self.sides[side].hand.len() < HAND_SIZE {
            self.entities[at].zone = CardZone::Hand;
            self.sides[side].hand.push(at);
            true
        } else {
            self.entities[at].zone = CardZone::Graveyard;
            false
        }
    }

    /// Puts a card into play, to the right of `beside` if that is on the same side; `false` if there is no room.
    pub fn put_on_board(&mut self, at: usize, beside: Option<usize>) -> bool {
        let side = self.entities[at].side;
        if self.sides[side].board.len() >= BOARD_SIZE {
            return false;
        }
        self.leave(at);
        let row = &mut self.sides[side].board;
        let place = beside.and_then(|it| row.iter().position(|there| *there == it)).map_or(row.len(), |it| it + 1);
        row.insert(place, at);
        self.entities[at].zone = CardZone::Board;
        self.entities[at].summoned_this_turn = true;
        true
    }

    /// Takes the top card of a deck.
    pub fn take_top(&mut self, side: usize) -> Modeled<usize> {
        (!self.sides[side].deck_order_unknown).or_unmodeled("the order of a shuffled deck")?;
        if let Some(at) = self.sides[side].deck.last().copied() {
            self.leave(at);
            return Ok(at);
        }
        if self.sides[side].plain_minions == 0 {
            return unmodeled("drawing from an empty deck");
        }
        self.sides[side].plain_minions -= 1;
        let mut entity = Entity::new(self.deck_minion, side, CardZone::NoZone);
        entity.started_in_deck = true;
        self.add(entity)
    }

    pub fn weapon(&self, side: usize) -> Option<usize> {
        self.entities.iter().position(|it| it.zone == CardZone::Weapon && it.side == side)
    }

    /// A hero's Attack, with the weapon's in its own turn.
    pub fn hero_attack(&self, side: usize) -> i64 {
        let weapon = self.weapon(side).filter(|_| self.active == side).map_or(0, |it| self.entities[it].attack);
        self.sides[side].attack + weapon
    }

    pub fn record(&mut self, kind: EventKind, side: usize, entity: Option<usize>) {
        let card = entity.map(|at| self.entities[at].card);
        self.history.push(HistoryEntry { kind, side, turn: self.turn, card, entity });
    }

    /// The number of times a player has done something.
    pub fn count_history(&self, kind: EventKind, side: usize) -> usize {
        self.history.iter().filter(|did| did.kind == kind && did.side == side).count()
    }

    /// Whether all copies of a card that no step created are in decks.
    fn all_in_decks(&self, id: &str) -> bool {
        self.entities
            .iter()
            .filter(|it| it.card.id == id && it.creation_number.is_none())
            .all(|it| it.zone == CardZone::Deck)
    }

    /// The name of an entity in steps; fails as unmodeled if it has none.
    pub fn entity_ref(&self, who: Ref) -> Modeled<EntityRef> {
        self.name(who).or_unmodeled("an entity that no step can name")
    }

    /// The name of an entity in steps; `None` if none is certain.
    pub fn name(&self, who: Ref) -> Option<EntityRef> {
        Some(match who {
            Ref::Hero(0) => EntityRef::MyHero,
            Ref::Hero(_) => EntityRef::TheirHero,
            Ref::Player(_) => return None,
            Ref::Entity(at) => {
                let entity = &self.entities[at];
                if let Some(nth) = entity.creation_number {
                    return Some(EntityRef::Nth(nth));
                }
                // The youngest copy of the card, unless unseen cards of a deck are copies too.
                let last =
                    self.entities.iter().rposition(|it| it.card.id == entity.card.id && it.creation_number.is_none());
                let same = self.entities[at + 1..].iter().any(|it| it.card.id == entity.card.id);
                let place = |row: &[usize]| row.iter().position(|it| *it == at);
                let side = &self.sides[entity.side];
                match entity.zone {
                    CardZone::Weapon => [EntityRef::MyWeapon, EntityRef::TheirWeapon][entity.side],
                    CardZone::Hand => [EntityRef::InHand, EntityRef::InTheirHand][entity.side](place(&side.hand)?),
                    CardZone::HeroPower if entity.side == 0 => EntityRef::MyPower,
                    // Of several copies in a deck it is not known which are drawn.
                    CardZone::Deck if !self.all_in_decks(entity.card.id) => return None,
                    CardZone::Board | CardZone::Secret | CardZone::Deck
                        if last == Some(at) && !same && entity.card.id != self.deck_minion.id =>
                    {
                        EntityRef::Newest(entity.card.id)
                    }
                    CardZone::Board
                    | CardZone::Secret
                    | CardZone::Deck
                    | CardZone::HeroPower
                    | CardZone::Graveyard
                    | CardZone::NoZone => return None,
                }
            }
        })
    }
}
