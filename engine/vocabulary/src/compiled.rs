//! Cards as the rules meet them: every card that a game may meet, with its abilities sorted and its references resolved.
//!
//! [`Cards`] is the registry. For each [`Card`] it keeps a [`CompiledCard`], computed once: what the rules look up about
//! its Power. This module knows the vocabulary and no game.
mod abilities;
mod card;
mod card_id;
mod columns;
mod complexity;
pub mod depends;
pub mod explain;
mod fault;
mod modular;
mod option_kind;
mod pools;
mod reach;
mod registry;

pub use abilities::{CompiledAura, CompiledCard, DeclaredTarget, RareAbilities, declared, rule_bit};
pub use card::Card;
pub use card_id::CardId;
pub use columns::{Columns, NO_TAG};
pub use complexity::{Tier, TierCounts};
pub use fault::CardFault;
pub use option_kind::{OptionCounts, OptionKind, OptionRule, TargetSet};
pub use reach::ReachedStub;
pub use registry::{Cards, CardsError, REPRINT_OF};
