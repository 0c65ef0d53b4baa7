//! Warlock cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 69d4fbc8

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
//~ todo LOE_007 57260b86 8b7acb31 7f043ea4.0f48282b
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
//~ todo LOE_007t 83d6d383 2c42cce2 011d2599.695f0dee
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
/// State: Done
//~ done LOE_023 011aff79 - 285074a5.711497d4
pub const LOE_023: Power = battlecry(&[discover(COST.is(1))]);

/// # Reliquary Seeker
///
/// `LOE_116` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** If you have 6 other minions, gain +4/+4.
///
/// - Set: The League of Explorers · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOE_116 0c26c21a fecb4ef3 99c2ca0b.166b2e09
pub const LOE_116: Power = battlecry(&[give(&[plus(4, 4)])]).when(there_are(6, &OTHER_FRIENDLY_MINIONS));
