//! Priest cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Museum Curator
///
/// `LOE_006` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
///
/// State: Todo
//~ LOE_006 todo 531346cb d5e4e913
pub const LOE_006: Power = TODO;

/// # Entomb
///
/// `LOE_104` · Priest spell · 6 mana
///
/// > Choose an enemy minion. Shuffle it into your deck.
///
/// - Set: The League of Explorers · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOE_104 todo e1192264 a7e8aea3
pub const LOE_104: Power = TODO;

/// # Excavated Evil
///
/// `LOE_111` · Priest spell · Shadow · 5 mana
///
/// > Deal $3 damage to all minions. Shuffle this card into your opponent's deck.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Todo
//~ LOE_111 todo 8cab1903 f3ff499d
pub const LOE_111: Power = TODO;
