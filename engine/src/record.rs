//! Who watches a game: nobody as a rule, and then it costs nothing.
use cardwright_data::GameTag;

use crate::state::{EntityId, Game, Raised};

/// Hears what happens, and changes nothing. `()` hears nothing and is free.
pub trait Observer {
    /// Whether it wants to hear anything; what is only for observers is skipped if not.
    const LISTENS: bool = true;

    /// A tag of an entity has changed; its value is in the game already.
    fn tag_changed(&mut self, _game: &Game, _entity: EntityId, _tag: GameTag) {}

    /// An entity has come to be.
    fn created(&mut self, _game: &Game, _entity: EntityId) {}

    /// Something happened that abilities may answer, whether or not one does.
    fn happened(&mut self, _game: &Game, _event: &Raised) {}

    /// An ability begins to resolve.
    fn resolves(&mut self, _game: &Game, _source: EntityId) {}
}

impl Observer for () {
    const LISTENS: bool = false;
}
