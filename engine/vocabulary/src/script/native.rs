//! The way out: what no word says, as a function of the card crate.
use std::fmt;

use cardwright_data::Zone;

use super::effect::Effect;
use crate::facts::Facts;

/// An entity as a native sees it.
#[derive(Clone, Copy, Debug)]
pub struct SeenEntity {
    /// Its number in the game.
    pub number: u16,
    /// The printed card; `None` if it is unknown.
    pub card: Option<&'static Facts>,
    /// Whether the controller of the text controls it.
    pub friendly: bool,
    /// Its Attack as it is now.
    pub attack: i16,
    /// The Health that it has left.
    pub health: i16,
    /// Its Cost as it is now.
    pub cost: i16,
}

/// The part of the game that a native function can read and change.
pub trait NativeContext {
    /// Queues the n-th text of the native; it resolves when the native returns, before whatever follows the native.
    /// The text that is queued last resolves first.
    ///
    /// # Panics
    /// If the native has no such text.
    fn queue(&mut self, n: usize);

    /// The number that the entity with the text keeps in counter 0 or 1, see [`set_counter`](super::verb::set_counter).
    fn stored(&self, counter: u8) -> i16;

    /// A random number below `n`.
    fn roll(&mut self, n: usize) -> usize;

    /// The entity that has the text.
    fn this(&self) -> SeenEntity;

    /// The entities of both players in play (minions and locations) or in hand, the first player's first; empty for other
    /// zones.
    fn entities_in(&self, zone: Zone) -> Vec<SeenEntity>;

    /// The Mana that the controller of the text can spend.
    fn mana(&self) -> i16;

    /// The Mana Crystals that the controller of the text has, empty ones too.
    fn crystals(&self) -> i16;

    /// The Health and the Armor that a hero has left: that of the controller of the text, or that of the opponent.
    fn hero_left(&self, friendly: bool) -> i16;

    /// The cards that random effects of this game choose from, in the order of the card table.
    fn pool(&self) -> Vec<&'static Facts>;

    /// `X` in the texts that are queued next.
    fn set_x(&mut self, x: i16);

    /// `IT` in the texts that are queued next.
    fn set_it(&mut self, it: SeenEntity);
}

/// A function for an effect without a word. It has a name, so that coverage can count it and dumps can print it.
///
/// The function looks at the game and queues some of the native's own texts; it changes nothing by itself and cannot
/// wait for a choice, but a text that it queues can. So what is pending stays const data of a card.
#[derive(Clone, Copy, serde::Serialize)]
pub struct Native {
    /// Its name: the card's, in snake case.
    pub name: &'static str,
    /// The function.
    #[serde(skip)]
    pub run: fn(&mut dyn NativeContext),
    /// The texts that it may queue.
    pub texts: &'static [&'static [Effect]],
}

/// Natives are compared by name and texts: the address of a function is not unique.
impl PartialEq for Native {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.texts == other.texts
    }
}

impl fmt::Debug for Native {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Native({})", self.name)
    }
}
