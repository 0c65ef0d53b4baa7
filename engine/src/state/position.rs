//! A position: the visible state of a game.
//!
//! A [`Position`] has the visible state of a game whose active player has to act: entities, zones and numbers. Its source (a
//! recording, a puzzle, a screen) need not know the causes of the numbers: [`Game::from_position`](crate::Game::from_position)
//! creates a game with these numbers.
use std::collections::BTreeMap;

use cardwright_data::{CardClass, CardType, Format, Zone};

use super::{ByPlayer, Entity, PlayerId};
use crate::compiled::CardId;
use crate::facts::Keywords;

/// The visible state of a game. The default is an empty game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// The number of turns begun.
    pub turn: u16,
    /// The active player.
    pub active: PlayerId,
    /// The random seed.
    pub seed: u64,
    /// The format, which determines random pools; `None` if it is unknown, and pools have every set.
    pub format: Option<Format>,
    /// The counters of each player.
    pub sides: ByPlayer<SideView>,
    /// The entities by number; 1 to 3 are the game and its players.
    pub entities: BTreeMap<u16, PositionEntity>,
}

/// The maximum of counts that are small in games: mana, cards played, attacks.
const LARGEST_NUMBER: i16 = 100;

impl Position {
    /// The position with every number in the range of games, so that the rules can count on from it.
    pub(crate) fn bounded(&self) -> Self {
        let mut it = self.clone();
        let cut = |n: i16| n.clamp(-Entity::MAX_NUMBER, Entity::MAX_NUMBER);
        let many = LARGEST_NUMBER.unsigned_abs();
        it.turn = it.turn.min(Entity::MAX_NUMBER.unsigned_abs());
        for player in PlayerId::BOTH {
            let side = &mut it.sides[player];
            for n in [
                &mut side.crystals,
                &mut side.extra_crystals,
                &mut side.spent,
                &mut side.temporary_mana,
                &mut side.locked,
                &mut side.overloaded,
                &mut side.fatigue,
                &mut side.corpses,
            ] {
                *n = (*n).clamp(0, LARGEST_NUMBER);
            }
            for n in [&mut side.cards_played, &mut side.powers_used, &mut side.minions_died] {
                *n = u8::try_from(many.min((*n).into())).unwrap_or(u8::MAX);
            }
            side.power_damage = side.power_damage.map(cut);
            side.enchantments.iter_mut().for_each(|attached| attached.x = attached.x.map(cut));
        }
        for piece in it.entities.values_mut() {
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

/// The visible state of a player, apart from cards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideView {
    /// Mana crystals, including empty ones.
    pub crystals: i16,
    /// The number of mana crystals above ten that the player can have.
    pub extra_crystals: i16,
    /// The number of cards above ten that the player can hold, at most two.
    pub extra_hand_size: u8,
    /// Mana spent this turn, without that of locked crystals.
    pub spent: i16,
    /// Mana for this turn only.
    pub temporary_mana: i16,
    /// Crystals locked this turn.
    pub locked: i16,
    /// Crystals that will be locked next turn.
    pub overloaded: i16,
    /// The damage of the latest draw from an empty deck.
    pub fatigue: i16,
    /// Corpses.
    pub corpses: i16,
    /// The number of cards played this turn.
    pub cards_played: u8,
    /// The number of minions among them.
    pub minions_played: u8,
    /// The number of uses of the Hero Power this turn.
    pub powers_used: u8,
    /// The number of minions of this side that died this turn.
    pub minions_died: u8,
    /// The number of cards in the deck. If the position lists fewer, the others are unknown and lie at the bottom.
    pub deck: u8,
    /// The additional damage of the Hero Power; `None` to compute it from the cards in play and the enchantments.
    pub power_damage: Option<i16>,
    /// The player's class, if it is not that of the hero.
    pub class: Option<CardClass>,
    /// Enchantments on the player.
    pub enchantments: Vec<AttachedEnchantment>,
}

/// A card in a position. Omitted values are as printed.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as in the game")]
pub struct PositionEntity {
    /// The card; [`CardId::NONE`] if it is unknown.
    pub card: CardId,
    /// The visible type of an unknown card, such as a minion on the board.
    pub card_type: CardType,
    /// Its zone.
    pub zone: Zone,
    /// Its controller.
    pub controller: PlayerId,
    /// Its position in the zone: from the left on the board and in the hand, from the top in the deck.
    pub place: u16,
    /// The order of play: lower numbers entered play earlier.
    pub order: u32,
    /// Current Attack.
    pub attack: Option<i16>,
    /// Current maximum Health; Durability of a weapon.
    pub health: Option<i16>,
    /// Current Cost.
    pub cost: Option<i16>,
    /// The Spell Damage that it gives.
    pub spell_damage: Option<i16>,
    /// Damage taken.
    pub damage: i16,
    /// Armor.
    pub armor: i16,
    /// Current keywords.
    pub keywords: Keywords,
    /// The keywords that `keywords` states; the others are as printed.
    pub stated_keywords: Keywords,
    /// Whether it cannot act this turn.
    pub exhausted: bool,
    /// Whether it arrived on its side this turn.
    pub arrived: bool,
    /// The number of attacks this turn.
    pub attacks: u8,
    /// Whether it is silenced.
    pub silenced: bool,
    /// Whether its text that works once, such as Spellburst, is used up.
    pub once_text_used: bool,
    /// Whether it entered the hand this turn (Quickdraw).
    pub new_in_hand: bool,
    /// Whether it is a cast spell with delayed effects, such as a Sigil, that are still to come.
    pub has_delayed_effects: bool,
    /// The counters of texts.
    pub counters: [i16; 2],
    /// The entity whose effect created it.
    pub creator: Option<u16>,
    /// Its enchantments, oldest first.
    pub enchantments: Vec<AttachedEnchantment>,
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
            stated_keywords: Keywords::NONE,
            exhausted: false,
            arrived: false,
            attacks: 0,
            silenced: false,
            once_text_used: false,
            new_in_hand: false,
            has_delayed_effects: false,
            counters: [0; 2],
            creator: None,
            enchantments: Vec::new(),
        }
    }
}

/// An enchantment card on an entity or a player. Its changes are included in the stated numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttachedEnchantment {
    /// The enchantment card.
    pub card: CardId,
    /// Its controller.
    pub controller: PlayerId,
    /// The entity that attached it.
    pub source: Option<u16>,
    /// The number given to it; if unknown, the number that explains the stated values.
    pub x: Option<i16>,
    /// The turn in which it was attached.
    pub turn: u16,
}

/// The reason why the engine cannot represent a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The numbers 0 to 3 are reserved.
    #[error("pieces.{0}: the entities 0 to 3 are nobody, the game and the players; number pieces from 4")]
    ReservedNumber(u16),
    /// An entity number above the maximum.
    #[error("pieces.{0}: a game has {1} entities at most; give pieces smaller numbers")]
    TooHigh(u16, usize),
    /// The card number is not in the registry.
    #[error("pieces.{0}.card: there is no such card in the registry")]
    NoSuchCard(u16),
    /// A zone is too full: two heroes, eight minions, eleven cards in a hand.
    #[error("pieces.{number}: {player:?} has no room left in {zone}", zone = zone.name())]
    NoRoom {
        /// The number of the entity that is too many.
        number: u16,
        /// The zone.
        zone: Zone,
        /// The player.
        player: PlayerId,
    },
    /// A card is in a zone that positions do not have.
    #[error("pieces.{0}.zone: a piece is in PLAY, HAND, DECK, SECRET or GRAVEYARD")]
    NoPlace(u16),
    /// A deck has too many cards.
    #[error("sides.{0:?}.deck: {1} cards are more than a deck can hold")]
    DeckTooBig(PlayerId, usize),
}
