//! Observers of a game. Without an observer there is no cost.
//!
//! The rules call an [`Observer`] when something may have changed. Observers change nothing, and no rule depends on their
//! presence: an observed game takes the same steps as another.
//!
//! The rules are compiled twice in this crate: for `()`, and for `&mut dyn Observer`, which stands for all other observers.
use cardwright_data::{BlockType, GameTag};

use crate::script::effect::Effect;
use crate::state::{Action, EntityId, Game, GameEvent, Scope};

/// A block of the history: a played card, an attack, a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The kind of block.
    pub kind: BlockType,
    /// The causing entity; the game itself for deaths.
    pub source: EntityId,
    /// The target.
    pub target: Option<EntityId>,
    /// The keyword that triggered it; `TAG_NOT_SET` if none did.
    pub keyword: GameTag,
    /// The index of the option of a Choose One card.
    pub option: Option<u8>,
}

impl Block {
    /// A block without a target.
    pub const fn of(kind: BlockType, source: EntityId) -> Self {
        Self { kind, source, target: None, keyword: GameTag::TAG_NOT_SET, option: None }
    }

    /// The block with this target.
    #[must_use]
    pub const fn with_target(mut self, target: Option<EntityId>) -> Self {
        self.target = target;
        self
    }

    /// The block, triggered by this keyword.
    #[must_use]
    pub const fn with_keyword(mut self, keyword: GameTag) -> Self {
        self.keyword = keyword;
        self
    }

    /// The block with this option of a Choose One card.
    #[must_use]
    pub const fn option(mut self, option: Option<u8>) -> Self {
        self.option = option;
        self
    }
}

/// Receives reports from the rules, and changes nothing. `()` receives nothing.
pub trait Observer {
    /// Whether it receives reports; if not, reports are compiled away.
    fn is_active() -> bool
    where
        Self: Sized,
    {
        true
    }

    /// A player acts; nothing has happened yet. Starting or canceling a payment has no event of its own: the paid action calls
    /// [`on_block_start`](Self::on_block_start) when everything is decided.
    fn on_action(&mut self, _game: &Game, _action: Action) {}

    /// A tag of an entity has changed; the game has the new value already.
    fn on_tag(&mut self, _game: &Game, _entity: EntityId, _tag: GameTag) {}

    /// An entity was created.
    fn on_created(&mut self, _game: &Game, _entity: EntityId) {}

    /// An event was raised, whether or not it triggers anything.
    fn on_event(&mut self, _game: &Game, _event: &GameEvent) {}

    /// An ability begins to resolve.
    fn on_resolve(&mut self, _game: &Game, _source: EntityId) {}

    /// An effect of a text begins; the text belongs to the card of `scope`.
    fn on_effect(&mut self, _game: &Game, _effect: &Effect, _scope: &Scope) {}

    /// A block begins. It ends when all work that it causes is finished, or with [`on_block_end`](Self::on_block_end).
    /// `waiting` is the number of work items that waited before it.
    fn on_block_start(&mut self, _game: &Game, _block: Block, _waiting: usize) {}

    /// The latest block ends before the work that it caused.
    fn on_block_end(&mut self, _game: &Game) {}

    /// A random outcome; [`Forced::Number`](crate::state::Forced::Number) with this value gives the same result.
    fn on_random(&mut self, _game: &Game, _outcome: usize) {}

    /// A work item is finished; `waiting` others remain.
    fn on_settled(&mut self, _game: &Game, _waiting: usize) {}

    /// The game waits for a player, or is over.
    fn on_wait(&mut self, _game: &Game) {}
}

impl Observer for () {
    fn is_active() -> bool {
        false
    }
}

// A report that is not passed on here would reach no observer.
#[deny(clippy::missing_trait_methods)]
impl Observer for &mut dyn Observer {
    fn is_active() -> bool {
        true
    }

    fn on_action(&mut self, game: &Game, action: Action) {
        (**self).on_action(game, action);
    }

    fn on_tag(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        (**self).on_tag(game, entity, tag);
    }

    fn on_created(&mut self, game: &Game, entity: EntityId) {
        (**self).on_created(game, entity);
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        (**self).on_event(game, event);
    }

    fn on_resolve(&mut self, game: &Game, source: EntityId) {
        (**self).on_resolve(game, source);
    }

    fn on_effect(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        (**self).on_effect(game, effect, scope);
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        (**self).on_block_start(game, block, waiting);
    }

    fn on_block_end(&mut self, game: &Game) {
        (**self).on_block_end(game);
    }

    fn on_random(&mut self, game: &Game, outcome: usize) {
        (**self).on_random(game, outcome);
    }

    fn on_settled(&mut self, game: &Game, waiting: usize) {
        (**self).on_settled(game, waiting);
    }

    fn on_wait(&mut self, game: &Game) {
        (**self).on_wait(game);
    }
}
