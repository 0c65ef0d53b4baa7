//! A player: zones, and counters.
//!
//! Rule: The Coin and its like refresh a spent crystal before they add one (since 2024). The copy of Twinspell takes the place
//! of the spell in hand. See also `rules/keyword/hand.rs`.
use std::ops::{Index, IndexMut};

use cardwright_data::{CardClass, CardType, PlayState};

use super::{EntityId, List};
use crate::script::ruleset::{POOLS, Pool};

/// One of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum PlayerId {
    /// The player who goes first.
    #[default]
    First,
    /// The player who gets the Coin.
    Second,
}

/// The error for a number that is not the number of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player {0}: the players are 1 and 2")]
pub struct NoPlayer(u8);

impl From<PlayerId> for u8 {
    fn from(player: PlayerId) -> Self {
        player as Self + 1
    }
}

impl TryFrom<u8> for PlayerId {
    type Error = NoPlayer;

    fn try_from(number: u8) -> Result<Self, NoPlayer> {
        match number {
            1 => Ok(Self::First),
            2 => Ok(Self::Second),
            other => Err(NoPlayer(other)),
        }
    }
}

impl PlayerId {
    /// Both players.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The entity of the player; enchantments on a player are attached to it.
    pub const fn entity(self) -> EntityId {
        match self {
            Self::First => EntityId::FIRST_PLAYER,
            Self::Second => EntityId::SECOND_PLAYER,
        }
    }
}

/// A value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash, Eq)]
pub struct ByPlayer<T>(pub [T; 2]);

impl<T> Index<PlayerId> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: PlayerId) -> &T {
        &self.0[player as usize]
    }
}

impl<T> IndexMut<PlayerId> for ByPlayer<T> {
    fn index_mut(&mut self, player: PlayerId) -> &mut T {
        &mut self.0[player as usize]
    }
}

/// The maximum hand size that any text allows (Valdris Felgorge).
pub const HAND_CAPACITY: usize = 12;

/// The state of a player.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq)]
pub struct Player {
    /// The class of the hero with which the player began.
    pub class: CardClass,
    /// Playing, won, lost, tied.
    pub state: PlayState,
    /// The hero.
    pub hero: Option<EntityId>,
    /// The Hero Power.
    pub hero_power: Option<EntityId>,
    /// A second Hero Power, which is used in addition to the first.
    pub second_hero_power: Option<EntityId>,
    /// The equipped weapon.
    pub weapon: Option<EntityId>,
    /// The hand, from left to right: at most 10 cards, up to 12 where a card allows it (`Game::most_cards`).
    pub hand: List<HAND_CAPACITY>,
    /// Minions and locations from left to right, at most 7.
    pub board: List<7>,
    /// The deck, topmost card last, at most 60.
    pub deck: List<60>,
    /// Secrets and quests, at most 5.
    pub secrets: List<5>,
    /// Mana crystals, including empty ones.
    pub crystals: i16,
    /// Mana spent this turn.
    pub spent: i16,
    /// Mana for this turn only.
    pub temporary_mana: i16,
    /// Crystals locked this turn.
    pub locked: i16,
    /// Crystals that will be locked next turn.
    pub overloaded: i16,
    /// The damage of the latest draw from an empty deck.
    pub fatigue: i16,
    /// Whether draws from an empty deck do nothing.
    pub no_fatigue: bool,
    /// The number of Corpses.
    pub corpses: i16,
    /// The number of Corpses spent this game.
    pub corpses_spent: i16,
    /// The number of cards played this turn.
    pub cards_played: u8,
    /// The resources that a ruleset declares, each at its index.
    pub pools: [i16; POOLS],
}

/// The maximum amount in a pool.
const MAX_POOL: i16 = 999;

impl Player {
    /// Mana that can be spent now.
    pub const fn mana(&self) -> i16 {
        self.crystals + self.temporary_mana - self.spent - self.locked
    }

    /// The amount of a resource that a ruleset declares.
    pub const fn pool(&self, pool: Pool) -> i16 {
        self.pools[pool.place()]
    }

    /// The slot of a hero, a Hero Power or a weapon.
    pub(crate) const fn slot(&mut self, card_type: CardType) -> Option<&mut Option<EntityId>> {
        if matches!(card_type, CardType::Hero) {
            Some(&mut self.hero)
        } else if matches!(card_type, CardType::HeroPower) {
            Some(&mut self.hero_power)
        } else if matches!(card_type, CardType::Weapon) {
            Some(&mut self.weapon)
        } else {
            None
        }
    }

    /// Gives mana for this turn: refreshes spent crystals first, and adds the rest, up to `most` crystals.
    ///
    /// The game has done so since 2024 (The Coin in games of that year and the next); before, a crystal was added first.
    pub(crate) fn gain_mana(&mut self, n: i16, most: i16) {
        let refreshed = n.clamp(0, self.spent.max(0));
        self.spent -= refreshed;
        self.temporary_mana += (n - refreshed).min(most - self.crystals - self.temporary_mana).max(0);
    }

    /// Increases a resource that a ruleset declares.
    pub(crate) fn gain_pool(&mut self, pool: Pool, n: i16) {
        let has = &mut self.pools[pool.place()];
        *has = has.saturating_add(n).clamp(0, MAX_POOL);
    }

    /// Unlocks Overloaded crystals of this turn and the next; returns their number.
    pub(crate) const fn clear_overload(&mut self) -> i16 {
        let unlocked = self.locked + self.overloaded;
        self.locked = 0;
        self.overloaded = 0;
        unlocked
    }
}

impl Default for Player {
    fn default() -> Self {
        Self {
            class: CardClass::Neutral,
            state: PlayState::Playing,
            hero: None,
            hero_power: None,
            second_hero_power: None,
            weapon: None,
            hand: List::default(),
            board: List::default(),
            deck: List::default(),
            secrets: List::default(),
            crystals: 0,
            spent: 0,
            temporary_mana: 0,
            locked: 0,
            overloaded: 0,
            fatigue: 0,
            no_fatigue: false,
            corpses: 0,
            corpses_spent: 0,
            cards_played: 0,
            pools: [0; POOLS],
        }
    }
}
