//! Warlock cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Curse of Rafaam
///
/// `LOE_007` · Warlock spell · Shadow · 2 mana
///
/// > Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
///
/// - Set: The League of Explorers · common · collectible
/// - Tokens: Cursed! [`LOE_007t`]
///
/// State: Todo
//~ LOE_007 todo 87e8cb46 43a0c24f
pub const LOE_007: Power = TODO;

/// # Cursed!
///
/// `LOE_007t` · Warlock spell · Shadow · 2 mana
///
/// > While this is in your hand, take 2 damage at the start of your turn.
///
/// - Set: The League of Explorers
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ LOE_007t todo 63a403e7 74250639
pub const LOE_007t: Power = TODO;

/// # Dark Peddler
///
/// `LOE_023` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
///
/// State: Todo
//~ LOE_023 todo e40cfdc0 e4df96b7
pub const LOE_023: Power = TODO;

/// # Reliquary Seeker
///
/// `LOE_116` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** If you have 6 other minions, gain +4/+4.
///
/// - Set: The League of Explorers · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOE_116 todo e9a376da 52d32631
pub const LOE_116: Power = TODO;
