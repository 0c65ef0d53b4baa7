//! Paladin cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4e68820f

/// # Runi, Temporal Guardian
///
/// `TIME_EVENT_998` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Send all minions in your hand 2 turns into the future. They return with +5/+5.
///
/// - Set: Event · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Temporal Traversal [`TIME_EVENT_998e1`](crate::timeways::paladin::TIME_EVENT_998e1), When Am I? [`TIME_EVENT_998e2`](crate::timeways::paladin::TIME_EVENT_998e2)
///
/// State: Todo
//~ todo TIME_EVENT_998 0dd87a64 34c8b1e2 8a1b0756.22224afa
pub const TIME_EVENT_998: Power = TODO;
