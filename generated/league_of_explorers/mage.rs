//! Mage cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Forgotten Torch
///
/// `LOE_002` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Shuffle a 'Roaring Torch' into your deck that deals 6 damage.
///
/// - Set: The League of Explorers · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Roaring Torch [`LOE_002t`]
///
/// State: Todo
//~ LOE_002 todo 790c9e33 ed262824
pub const LOE_002: Power = TODO;

/// # Roaring Torch
///
/// `LOE_002t` · Mage spell · Fire · 3 mana
///
/// > Deal $6 damage.
///
/// - Set: The League of Explorers
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOE_002t todo 7909ccca c0f4e786
pub const LOE_002t: Power = TODO;

/// # Ethereal Conjurer
///
/// `LOE_003` · Mage minion · 5 mana · 6/4
///
/// > **Battlecry: Discover** a spell.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ LOE_003 todo f43979a2 05200069
pub const LOE_003: Power = TODO;

/// # Animated Armor
///
/// `LOE_119` · Mage minion · 4 mana · 4/4
///
/// > Your hero can only take 1 damage at a time.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Todo
//~ LOE_119 todo c91ad63d a39fe036
pub const LOE_119: Power = TODO;
