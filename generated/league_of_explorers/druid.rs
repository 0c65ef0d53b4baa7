//! Druid cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Mounted Raptor
///
/// `LOE_050` · Druid minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a random 1-Cost minion.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ LOE_050 todo 5e33f225 74014171
pub const LOE_050: Power = TODO;

/// # Jungle Moonkin
///
/// `LOE_051` · Druid minion · 4 mana · 4/4
///
/// > Both players have **Spell Damage +2**.
///
/// - Set: The League of Explorers · rare · collectible
/// - Mechanics: Spellpower
///
/// State: Todo
//~ LOE_051 todo 04b8274b 880629c7
pub const LOE_051: Power = TODO;

/// # Raven Idol
///
/// `LOE_115` · Druid spell · 1 mana
///
/// > **Choose One - Discover** a minion; or **Discover** a spell.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Discover, Choose One
/// - Tokens: Break Free [`LOE_115a`], Awakened [`LOE_115b`]
///
/// State: Todo
//~ LOE_115 todo 94ce5089 eccd48ac
pub const LOE_115: Power = TODO;

/// # Break Free
///
/// `LOE_115a` · Druid spell · 1 mana
///
/// > **Discover** a minion.
///
/// - Set: The League of Explorers
/// - Mechanics: Discover
///
/// State: Todo
//~ LOE_115a todo 5adc2a6c 62f9a0d6
pub const LOE_115a: Power = TODO;

/// # Awakened
///
/// `LOE_115b` · Druid spell · 1 mana
///
/// > **Discover** a spell.
///
/// - Set: The League of Explorers
/// - Mechanics: Discover
///
/// State: Todo
//~ LOE_115b todo bee1ecb1 60e23c88
pub const LOE_115b: Power = TODO;
