//! Who watches a game: nobody as a rule, and then it costs nothing.
//!
//! The rules tell an [`Observer`] when something may have changed. An observer changes nothing, and no rule asks whether
//! there is one: a watched game takes the same steps as an unwatched one.
use cardwright_data::{BlockType, GameTag};

use crate::state::{Action, EntityId, Game, GameEvent};

/// What a stretch of the history belongs to: a card that is played, an attack, a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// What kind of thing.
    pub kind: BlockType,
    /// The entity that does it; the game itself for deaths.
    pub source: EntityId,
    /// Whom it is pointed at.
    pub target: Option<EntityId>,
    /// The keyword that made it trigger; `TAG_NOT_SET` if none did.
    pub keyword: GameTag,
    /// Which option of a Choose One card.
    pub option: Option<u8>,
}

impl Block {
    /// A block of an entity, pointed at nobody.
    pub const fn of(kind: BlockType, source: EntityId) -> Self {
        Self { kind, source, target: None, keyword: GameTag::TAG_NOT_SET, option: None }
    }

    /// Pointed at this.
    #[must_use]
    pub const fn at(mut self, target: Option<EntityId>) -> Self {
        self.target = target;
        self
    }

    /// Triggered by this keyword.
    #[must_use]
    pub const fn by(mut self, keyword: GameTag) -> Self {
        self.keyword = keyword;
        self
    }

    /// With this option of a Choose One card.
    #[must_use]
    pub const fn option(mut self, option: Option<u8>) -> Self {
        self.option = option;
        self
    }
}

/// Hears what happens, and changes nothing. `()` hears nothing and is free.
pub trait Observer {
    /// Whether it wants to hear anything; what is only for observers is skipped if not.
    const LISTENS: bool = true;

    /// A player does something; nothing has happened yet. A payment that is begun or given up is no event in itself:
    /// what is paid for [`begins`](Self::begins) when everything is decided.
    fn acts(&mut self, _game: &Game, _action: Action) {}

    /// A tag of an entity has changed; its value is in the game already.
    fn tag_changed(&mut self, _game: &Game, _entity: EntityId, _tag: GameTag) {}

    /// An entity has come to be.
    fn created(&mut self, _game: &Game, _entity: EntityId) {}

    /// Something happened that abilities may answer, whether or not one does.
    fn happened(&mut self, _game: &Game, _event: &GameEvent) {}

    /// An ability begins to resolve.
    fn resolves(&mut self, _game: &Game, _source: EntityId) {}

    /// What follows belongs to a block, until all work that it leads to is done or it is said that it [`ends`](Self::ends).
    /// `waiting` pieces of work were there before it.
    fn begins(&mut self, _game: &Game, _block: Block, _waiting: usize) {}

    /// The block that began last is over before the work that follows from it.
    fn ends(&mut self, _game: &Game) {}

    /// The dice have shown this: the same, forced as [`Forced::Number`](crate::state::Forced::Number), leads to the same.
    fn threw(&mut self, _game: &Game, _outcome: usize) {}

    /// A piece of work is done; `waiting` others are left.
    fn settled(&mut self, _game: &Game, _waiting: usize) {}

    /// The game waits for a player, or is over.
    fn waits(&mut self, _game: &Game) {}
}

impl Observer for () {
    const LISTENS: bool = false;
}
