//! State that few games have, stored separately so that entities and players stay small.
use std::ops::{Deref, DerefMut};

use cardwright_data::Zone;

use super::{EntityId, Game, PlayerId};
use crate::compiled::CardId;

/// State that only a few cards use.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeldomUsedFields {
    /// Cards outside the game that another card keeps: the keeper, and the card.
    pub keeper_card_pairs: Vec<(EntityId, EntityId)>,
    /// The number of hits taken by a Divine Shield that breaks after several.
    pub shield_hits: Vec<(EntityId, u8)>,
    /// The number of mana crystals above ten that each player can have.
    pub extra_crystals: [i16; 2],
    /// The number of cards above ten that each player can hold.
    pub extra_hand_size: [u8; 2],
    /// The cards merged into minions and Starships when these died or were launched.
    pub merged_pieces: Vec<MergedPiece>,
    /// Whether a hand may have a card that shatters, or halves.
    pub hand_may_shatter: bool,
    /// Shattered cards that became whole again.
    pub rejoined_cards: Vec<EntityId>,
    /// Cards in a deck that its player has not seen: put there at random, or from the other player's deck.
    pub unseen_deck_cards: Vec<EntityId>,
    /// Whether a hand may have a card that becomes another when its condition is true.
    pub hand_may_change: bool,
    /// The cards of the latest Discover that were not chosen.
    pub unchosen_cards: Vec<EntityId>,
    /// The spells being cast whose text runs once more, one entry per time.
    pub cast_again: Vec<EntityId>,
    /// The cards counted by a quest for different cards: the quest, and the card.
    pub quest_card_pairs: Vec<(EntityId, EntityId)>,
    /// The number of extra turns of each player.
    pub extra_turns: [u8; 2],
    /// The numbers of skipped turns, because the other player took an extra one.
    pub skipped_turns: Vec<u16>,
    /// Copies of cards of their owner's opponent, each with its original.
    pub copy_original_pairs: Vec<(EntityId, EntityId)>,
    /// The play that can be rewound.
    pub rewind: Option<Box<Rewind>>,
}

/// A card that was merged into another one, which has died or been launched since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MergedPiece {
    /// The minion that it was merged into.
    pub merged_into: EntityId,
    /// The card.
    pub card: CardId,
    /// The Attack that it gave.
    pub attack: i16,
    /// The Health that it gave.
    pub health: i16,
}

/// The [`SeldomUsedFields`] of a game; not allocated until a card needs them.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeldomUsedState(Option<Box<SeldomUsedFields>>);

/// The values in most games.
static NONE: SeldomUsedFields = SeldomUsedFields {
    keeper_card_pairs: Vec::new(),
    shield_hits: Vec::new(),
    extra_crystals: [0; 2],
    extra_hand_size: [0; 2],
    merged_pieces: Vec::new(),
    hand_may_shatter: false,
    rejoined_cards: Vec::new(),
    unseen_deck_cards: Vec::new(),
    hand_may_change: false,
    unchosen_cards: Vec::new(),
    cast_again: Vec::new(),
    quest_card_pairs: Vec::new(),
    extra_turns: [0; 2],
    skipped_turns: Vec::new(),
    copy_original_pairs: Vec::new(),
    rewind: None,
};

impl Deref for SeldomUsedState {
    type Target = SeldomUsedFields;

    #[inline]
    fn deref(&self) -> &SeldomUsedFields {
        self.0.as_deref().unwrap_or(&NONE)
    }
}

impl DerefMut for SeldomUsedState {
    /// Allocates the fields if there are none; check before a change that may not happen.
    fn deref_mut(&mut self) -> &mut SeldomUsedFields {
        self.0.get_or_insert_default()
    }
}

impl PartialEq for SeldomUsedState {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

/// A play that can be rewound: the game before its effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Rewind {
    /// The card that was played.
    pub card: EntityId,
    /// The game before the effect, with the effect as the next work item.
    pub before: Game,
    /// The number of times it can still be rewound.
    pub remaining: u8,
    /// The number of times it was rewound.
    pub rewound: u8,
}

impl Game {
    /// The maximum number of a player's mana crystals.
    pub(crate) fn max_crystals(&self, player: PlayerId) -> i16 {
        10 + self.seldom_used.extra_crystals[player as usize]
    }

    /// The maximum hand size of a player: the client's tag `MAXHANDSIZE`.
    ///
    /// Rule: How many cards a player can hold: 10, up to 12 (`set_max_hand`); "until your hand is full" means that many.
    pub fn max_hand_size(&self, player: PlayerId) -> usize {
        usize::from(10 + self.seldom_used.extra_hand_size[player as usize])
    }

    /// Whether a player can hold no more cards.
    #[inline]
    pub fn has_full_hand(&self, player: PlayerId) -> bool {
        let held = self.players[player].hand.len();
        held >= 10 && held >= self.max_hand_size(player)
    }

    /// The cards outside the game that a card keeps, in order.
    ///
    /// Rule: Cards that are kept with a player, out of the game (`KEPT_WITH_YOU`): what Animal Companions were replaced with.
    pub(crate) fn cards_set_aside_by(&self, keeper: EntityId) -> impl Iterator<Item = EntityId> + '_ {
        let kept =
            self.seldom_used.keeper_card_pairs.iter().filter(move |(by, _)| *by == keeper).map(|(_, kept)| *kept);
        kept.filter(|kept| self[*kept].zone == Zone::SetAside)
    }

    /// The original of a copy, a card of its owner's opponent.
    ///
    /// Rule: "the original" of a copy of an opponent's card is kept with the copy (`.original()`).
    pub(crate) fn original(&self, copy: EntityId) -> Option<EntityId> {
        self.seldom_used.copy_original_pairs.iter().find(|(it, _)| *it == copy).map(|(_, original)| *original)
    }

    /// The card that an entity was at the start of the game.
    ///
    /// Rule: "If your deck started with …" asks the printed cards that the deck had when the game began, whatever became of
    /// them since. No source: the words. See also `query/select.rs`, `met_at_start`.
    pub(crate) fn original_card(&self, id: EntityId) -> CardId {
        let was = self.original_cards.iter().find(|(it, _)| *it == id);
        was.map_or(self[id].card, |(_, card)| *card)
    }

    /// The hero with which a player would have started, while the player's hero is a disguise.
    pub(crate) fn undisguised_hero(&self, player: PlayerId) -> Option<CardId> {
        let hero = self.players[player].hero?;
        // A hero card of the deck that has become another card since is there, too.
        let is_disguise = |(it, _): &&(EntityId, CardId)| *it == hero && !self[*it].started_in_deck;
        self.original_cards.iter().find(is_disguise).map(|(_, card)| *card)
    }

    /// Stores the card of an entity of a starting deck before it becomes another. Does nothing before the first turn, when the
    /// deck is still being built.
    pub(crate) fn remember_original_card(&mut self, id: EntityId) {
        let entity = &self[id];
        if entity.started_in_deck && self.turn > 0 && !self.original_cards.iter().any(|(it, _)| *it == id) {
            let card = entity.card;
            self.original_cards.push((id, card));
        }
    }

    /// The card that keeps this one outside the game.
    pub(crate) fn keeper(&self, card: EntityId) -> Option<EntityId> {
        self.seldom_used.keeper_card_pairs.iter().find(|(_, kept)| *kept == card).map(|(keeper, _)| *keeper)
    }
}
