//! A position as an onlooker would write it down.
//!
//! A [`Position`] holds what can be seen of a game whose active player is to act: who stands where, with which numbers. Whoever
//! has it (a recording, a puzzle, a screen) need not know why the numbers are as they are:
//! [`Game::from_position`](crate::Game::from_position) makes a game of it in which they are.
use std::collections::BTreeMap;

use cardwright_data::{CardClass, CardType, Format, Zone};

use super::{ByPlayer, Entity, PlayerId};
use crate::compiled::CardId;
use crate::facts::Keywords;

/// What can be seen of a game. The default is an empty table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: PlayerId,
    /// The dice's seed.
    pub seed: u64,
    /// The format whose sets pools are made of; `None`: it is not known, and pools have every set.
    pub format: Option<Format>,
    /// Each player's counters.
    pub sides: ByPlayer<SideView>,
    /// What is there, by entity number; 1 to 3 are the game and its players.
    pub pieces: BTreeMap<u16, PositionEntity>,
}

/// The largest count that a position may have where games have small ones: mana, cards played, attacks.
const LARGEST_NUMBER: i16 = 100;

impl Position {
    /// The same with every number in the range of games, so that the rules can count on from it.
    pub(crate) fn bounded(&self) -> Self {
        let mut it = self.clone();
        let cut = |n: i16| n.clamp(-Entity::GREATEST, Entity::GREATEST);
        let many = LARGEST_NUMBER.unsigned_abs();
        it.turn = it.turn.min(Entity::GREATEST.unsigned_abs());
        for player in PlayerId::BOTH {
            let side = &mut it.sides[player];
            for n in [
                &mut side.crystals,
                &mut side.more_crystals,
                &mut side.spent,
                &mut side.temporary,
                &mut side.locked,
                &mut side.overloaded,
                &mut side.fatigue,
                &mut side.corpses,
            ] {
                *n = (*n).clamp(0, LARGEST_NUMBER);
            }
            for n in [&mut side.played, &mut side.powers_used, &mut side.died] {
                *n = u8::try_from(many.min((*n).into())).unwrap_or(u8::MAX);
            }
            side.power_damage = side.power_damage.map(cut);
            side.enchantments.iter_mut().for_each(|attached| attached.x = attached.x.map(cut));
        }
        for piece in it.pieces.values_mut() {
            for n in [&mut piece.attack, &mut piece.health, &mut piece.cost, &mut piece.spell_damage] {
                *n = n.map(cut);
            }
            (piece.damage, piece.armor) = (cut(piece.damage), cut(piece.armor).max(0));
            piece.counters = piece.counters.map(cut);
            piece.attacks = u8::try_from(many.min(piece.attacks.into())).unwrap_or(u8::MAX);
            piece.enchantments.iter_mut().for_each(|attached| attached.x = attached.x.map(cut));
        }
        it
    }
}

/// What can be seen of a player beside the cards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideView {
    /// Mana crystals, empty ones too.
    pub crystals: i16,
    /// How many more than ten it can have.
    pub more_crystals: i16,
    /// How many cards more than ten it can hold, at most two.
    pub more_hand: u8,
    /// Mana spent this turn, that of locked crystals not counted.
    pub spent: i16,
    /// Mana for this turn only.
    pub temporary: i16,
    /// Crystals locked this turn.
    pub locked: i16,
    /// Crystals that will be locked next turn.
    pub overloaded: i16,
    /// Damage of the last draw from an empty deck.
    pub fatigue: i16,
    /// Corpses.
    pub corpses: i16,
    /// Cards played this turn.
    pub played: u8,
    /// Minions among them.
    pub minions_played: u8,
    /// Uses of the Hero Power this turn.
    pub powers_used: u8,
    /// Minions of this side that died this turn.
    pub died: u8,
    /// Cards in the deck; those that no piece names are unknown and lie beneath the others.
    pub deck: u8,
    /// How much more damage the Hero Power deals; `None`: what the cards in play and the enchantments say.
    pub power_damage: Option<i16>,
    /// The player's class, where it is not that of the hero.
    pub class: Option<CardClass>,
    /// Enchantments on the player.
    pub enchantments: Vec<Attached>,
}

/// A card where it is. What is not stated is as printed.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in the game")]
pub struct PositionEntity {
    /// The card; [`CardId::NONE`]: unknown.
    pub card: CardId,
    /// What an unknown card is, where that can be seen: a body on the board without a card.
    pub card_type: CardType,
    /// Where.
    pub zone: Zone,
    /// Whose it is.
    pub controller: PlayerId,
    /// Its place in its zone: from the left on the board and in the hand, from the top in the deck.
    pub place: u16,
    /// Who has a smaller number came into play earlier.
    pub order: u32,
    /// Attack in force.
    pub attack: Option<i16>,
    /// Health when undamaged, in force; durability of a weapon.
    pub health: Option<i16>,
    /// Cost in force.
    pub cost: Option<i16>,
    /// Spell damage that it gives.
    pub spell_damage: Option<i16>,
    /// Damage taken.
    pub damage: i16,
    /// Armor.
    pub armor: i16,
    /// Keywords in force.
    pub keywords: Keywords,
    /// Of which keywords `keywords` speaks; the others are as printed.
    pub stated: Keywords,
    /// Cannot act this turn any more.
    pub exhausted: bool,
    /// Came to its side this turn.
    pub arrived: bool,
    /// Attacks this turn.
    pub attacks: u8,
    /// Lost its text.
    pub silenced: bool,
    /// Its text that works once, such as Spellburst, has worked.
    pub spent: bool,
    /// Came into the hand this turn (Quickdraw).
    pub new_in_hand: bool,
    /// A spell that was cast and whose effect is still to come, such as a Sigil: its effects that wait are waiting.
    pub pending: bool,
    /// Counters that texts keep.
    pub counters: [i16; 2],
    /// Whose effect made it.
    pub creator: Option<u16>,
    /// What is attached to it, oldest first.
    pub enchantments: Vec<Attached>,
}

impl PositionEntity {
    /// A card somewhere, as printed.
    pub fn new(card: CardId, zone: Zone, controller: PlayerId) -> Self {
        Self {
            card,
            card_type: CardType::Invalid,
            zone,
            controller,
            place: u16::MAX,
            order: 0,
            attack: None,
            health: None,
            cost: None,
            spell_damage: None,
            damage: 0,
            armor: 0,
            keywords: Keywords::NONE,
            stated: Keywords::NONE,
            exhausted: false,
            arrived: false,
            attacks: 0,
            silenced: false,
            spent: false,
            new_in_hand: false,
            pending: false,
            counters: [0; 2],
            creator: None,
            enchantments: Vec::new(),
        }
    }
}

/// An enchantment card on a piece or a player. What it changes is in the numbers that are stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attached {
    /// The enchantment card.
    pub card: CardId,
    /// Whose it is.
    pub controller: PlayerId,
    /// What attached it.
    pub source: Option<u16>,
    /// The number that it was given; if it is not known, the one that explains the numbers stated.
    pub x: Option<i16>,
    /// In which turn it came.
    pub turn: u16,
}

/// Why no game is in such a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The numbers 0 to 3 are taken.
    #[error("pieces.{0}: the entities 0 to 3 are nobody, the game and the players; number pieces from 4")]
    Reserved(u16),
    /// A number that no game counts up to.
    #[error("pieces.{0}: a game has {1} entities at most; give pieces smaller numbers")]
    TooHigh(u16, usize),
    /// The card number is of another registry.
    #[error("pieces.{0}.card: there is no such card in the registry")]
    NoSuchCard(u16),
    /// Two heroes, eight minions, eleven cards in a hand.
    #[error("pieces.{number}: {player:?} has no room left in {zone}", zone = zone.name())]
    NoRoom {
        /// Who is too much.
        number: u16,
        /// Where.
        zone: Zone,
        /// Whose.
        player: PlayerId,
    },
    /// A card in a zone of which a position does not speak.
    #[error("pieces.{0}.zone: a piece is in PLAY, HAND, DECK, SECRET or GRAVEYARD")]
    NoPlace(u16),
    /// Too many cards in a deck.
    #[error("sides.{0:?}.deck: {1} cards are more than a deck can hold")]
    DeckTooBig(PlayerId, usize),
}
