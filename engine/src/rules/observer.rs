//! Observers of a game. Without an observer there is no cost.
//!
//! The rules call an [`Observer`] when something may have changed. Observers change nothing, and no rule depends on their
//! presence: an observed game takes the same steps as another.
//!
//! The rules are compiled twice in this crate: for `()`, and for `Option<&mut dyn Observer>`, which stands for all observers. In a
//! browser, where the size of the module counts, they are compiled for the latter alone.
use cardwright_data::{BlockType, GameTag};

use crate::script::effect::Effect;
use crate::state::{Action, EntityId, Game, GameEvent, Scope, TurnStage};

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
    /// A block of this kind for an entity, without a target.
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
    pub const fn with_option(mut self, option: Option<u8>) -> Self {
        self.option = option;
        self
    }
}

/// Receives reports from the rules, and changes nothing. `()` receives nothing.
pub trait Observer {
    /// Whether it receives reports; if not, reports are compiled away.
    fn is_active(&self) -> bool {
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

    /// A stage of the change of turns begins.
    fn on_turn_stage(&mut self, _game: &Game, _stage: TurnStage) {}

    /// A random outcome; [`Forced::Number`](crate::state::Forced::Number) with this value gives the same result.
    fn on_random(&mut self, _game: &Game, _outcome: usize) {}

    /// A work item is finished; `waiting` others remain.
    fn on_settled(&mut self, _game: &Game, _waiting: usize) {}

    /// The game waits for a player, or is over.
    fn on_wait(&mut self, _game: &Game) {}
}

impl Observer for () {
    fn is_active(&self) -> bool {
        false
    }
}

// A report that is not passed on here would reach no observer.
#[deny(clippy::missing_trait_methods)]
impl Observer for Option<&mut dyn Observer> {
    fn is_active(&self) -> bool {
        self.is_some()
    }

    fn on_action(&mut self, game: &Game, action: Action) {
        if let Some(observer) = self {
            observer.on_action(game, action);
        }
    }

    fn on_tag(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        if let Some(observer) = self {
            observer.on_tag(game, entity, tag);
        }
    }

    fn on_created(&mut self, game: &Game, entity: EntityId) {
        if let Some(observer) = self {
            observer.on_created(game, entity);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        if let Some(observer) = self {
            observer.on_event(game, event);
        }
    }

    fn on_resolve(&mut self, game: &Game, source: EntityId) {
        if let Some(observer) = self {
            observer.on_resolve(game, source);
        }
    }

    fn on_effect(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        if let Some(observer) = self {
            observer.on_effect(game, effect, scope);
        }
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        if let Some(observer) = self {
            observer.on_block_start(game, block, waiting);
        }
    }

    fn on_block_end(&mut self, game: &Game) {
        if let Some(observer) = self {
            observer.on_block_end(game);
        }
    }

    fn on_turn_stage(&mut self, game: &Game, stage: TurnStage) {
        if let Some(observer) = self {
            observer.on_turn_stage(game, stage);
        }
    }

    fn on_random(&mut self, game: &Game, outcome: usize) {
        if let Some(observer) = self {
            observer.on_random(game, outcome);
        }
    }

    fn on_settled(&mut self, game: &Game, waiting: usize) {
        if let Some(observer) = self {
            observer.on_settled(game, waiting);
        }
    }

    fn on_wait(&mut self, game: &Game) {
        if let Some(observer) = self {
            observer.on_wait(game);
        }
    }
}

/// The observer of a game that nobody observes.
#[cfg(not(target_family = "wasm"))]
pub(super) type Unobserved = ();

/// The observer of a game that nobody observes: of the type that observed games have, so that the rules are compiled once.
#[cfg(target_family = "wasm")]
pub(super) type Unobserved = Option<&'static mut dyn Observer>;

/// See [`Unobserved`].
#[cfg(not(target_family = "wasm"))]
pub(super) const fn unobserved() -> Unobserved {}

/// See [`Unobserved`].
#[cfg(target_family = "wasm")]
pub(super) const fn unobserved() -> Unobserved {
    None
}
