//! Mage cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5a9d83b3

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
/// State: Derived
//~ derived LOE_002 82d472e1 09f1a612 a647417e.8a41dcf8
pub const LOE_002: Power = spell(&[deal(3).to(TARGET), shuffle(card("LOE_002t"))]);

/// # Roaring Torch
///
/// `LOE_002t` · Mage spell · Fire · 3 mana
///
/// > Deal $6 damage.
///
/// - Set: The League of Explorers
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOE_002t cce854a4 583046a0 8d3e57b0.cd475996
pub const LOE_002t: Power = spell(&[deal(6).to(TARGET)]);

/// # Ethereal Conjurer
///
/// `LOE_003` · Mage minion · 5 mana · 6/4
///
/// > **Battlecry: Discover** a spell.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived LOE_003 033f0e24 e13e3ffe 04010e4d.6a42b855
pub const LOE_003: Power = battlecry(&[discover(SPELL)]);

/// # Animated Armor
///
/// `LOE_119` · Mage minion · 4 mana · 4/4
///
/// > Your hero can only take 1 damage at a time.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Derived
//~ derived LOE_119 756b5bca b6642fc7 b13e81a7.ee626104
pub const LOE_119: Power = whenever(YOUR_HERO.would_take_damage(CARD)).then(&[damage_at_most(1)]);
