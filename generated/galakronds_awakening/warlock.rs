//! Warlock cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Twisted Knowledge
///
/// `YOD_025` · Warlock spell · Shadow · 2 mana
///
/// > **Discover** 2 Warlock cards.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ YOD_025 todo 0ff1c68f 0a73440a
pub const YOD_025: Power = TODO;

/// # Fiendish Servant
///
/// `YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Bacon Subset Demon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 60671
/// - Enchantments: Servant's Sacrifice [`Yod_026e`](crate::galakronds_awakening::neutral::Yod_026e)
///
/// State: Todo
//~ YOD_026 todo f85fb1d0 41d21d8f
pub const YOD_026: Power = TODO;

/// # Chaos Gazer
///
/// `YOD_027` · Warlock minion · 3 mana · 4/3
///
/// > **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Withering Away [`YOD_027e`]
///
/// State: Todo
//~ YOD_027 todo ec344269 53fab4b1
pub const YOD_027: Power = TODO;

/// # Withering Away
///
/// `YOD_027e` · Warlock enchantment
///
/// > Discard this at the end of your turn.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ YOD_027e todo 9119f37d 8a79b5b8
pub const YOD_027e: Power = TODO;
