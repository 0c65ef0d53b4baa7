//! The entities of a recording at one moment, with what is known of each.
use std::collections::BTreeMap;

use cardwright_data::{CardType, GameTag, Zone};

/// The known data of an entity.
#[derive(Clone, Debug, Default)]
pub struct KnownEntity {
    /// Its card's id; empty while it is hidden.
    pub card: String,
    /// Its tags by number.
    pub tags: BTreeMap<u16, i32>,
}

impl KnownEntity {
    /// The value of a tag; 0 if it is unknown.
    pub fn tag(&self, tag: GameTag) -> i32 {
        self.tags.get(&tag.0).copied().unwrap_or(0)
    }
}

/// All entities at one moment.
#[derive(Clone, Debug, Default)]
pub struct Moment {
    /// By number.
    pub entities: BTreeMap<u32, KnownEntity>,
    /// The number of the game's entity.
    pub game: u32,
    /// The entities of the players, 1 and 2.
    pub players: BTreeMap<u8, u32>,
}

impl Moment {
    /// The game's turn, from 1; 0 before the first.
    pub fn turn(&self) -> i32 {
        self.game_tag(GameTag::TURN)
    }

    pub(super) fn game_tag(&self, tag: GameTag) -> i32 {
        self.entities.get(&self.game).map_or(0, |game| game.tag(tag))
    }

    /// The value of a tag of a player; 0 if it is unknown.
    pub fn player_tag(&self, player: u8, tag: GameTag) -> i32 {
        self.players.get(&player).and_then(|number| self.entities.get(number)).map_or(0, |seen| seen.tag(tag))
    }

    /// The number of the player whose turn it is.
    pub fn current(&self) -> Option<u8> {
        [1, 2].into_iter().find(|player| self.player_tag(*player, GameTag::CURRENT_PLAYER) > 0)
    }

    /// The card of a player's hero in play.
    pub fn hero(&self, player: u8) -> Option<&str> {
        let mut heroes = self.entities.values().filter(|seen| {
            seen.tag(GameTag::CARDTYPE) == CardType::Hero as i32
                && seen.tag(GameTag::ZONE) == Zone::Play as i32
                && seen.tag(GameTag::CONTROLLER) == i32::from(player)
        });
        heroes.next().map(|seen| seen.card.as_str())
    }

    /// The number of known cards in a hand, and the number of all its cards.
    pub fn hand(&self, player: u8) -> (usize, usize) {
        let held = self.entities.values().filter(|seen| {
            seen.tag(GameTag::ZONE) == Zone::Hand as i32 && seen.tag(GameTag::CONTROLLER) == i32::from(player)
        });
        held.fold((0, 0), |(known, all), seen| (known + usize::from(!seen.card.is_empty()), all + 1))
    }
}
