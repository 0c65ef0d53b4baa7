//! The way out: what no word says, as a function of the card crate.
use std::any::Any;
use std::fmt;

use super::effect::Effect;

/// What a native sees and can do.
///
/// Its methods that return the game and the scope of the text belong to the rules, which know their types.
pub trait NativeContext {
    /// Queues the n-th text of the native; it resolves when the native returns, before whatever follows the native.
    /// The text that is queued last resolves first.
    ///
    /// # Panics
    /// If the native has no such text.
    fn queue(&mut self, n: usize);

    /// A random number below `n`.
    fn dice(&mut self, n: usize) -> usize;

    /// The game, for the layer that knows its type.
    fn game_state(&self) -> &dyn Any;

    /// What the text knows, for the layer that knows its type.
    fn text_scope(&mut self) -> &mut dyn Any;
}

/// A function that does what no word says. It has a name, so that coverage can count it and a dump can print it.
///
/// The function looks at the game and queues some of the native's own texts; it changes nothing by itself and cannot
/// wait for a choice, but a text that it queues can. So what is pending stays const data of a card.
#[derive(Clone, Copy, serde::Serialize)]
pub struct Native {
    /// Its name: the card's, in snake case.
    pub name: &'static str,
    /// What it does.
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
