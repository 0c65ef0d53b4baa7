//! Hunter cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Desert Camel
///
/// `LOE_020` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Put a 1-Cost minion from each deck into the battlefield.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOE_020 todo 9895bd66 b1df51f5
pub const LOE_020: Power = TODO;

/// # Dart Trap
///
/// `LOE_021` · Hunter spell · 2 mana
///
/// > **Secret:** After an opposing Hero Power is used, deal $5 damage to a random enemy.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ LOE_021 todo f16a244e e62daa06
pub const LOE_021: Power = TODO;

/// # Explorer's Hat
///
/// `LOE_105` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
///
/// - Set: The League of Explorers · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Explorer's Hat [`LOE_105e`]
///
/// State: Todo
//~ LOE_105 todo 4773f93b 2362bd26
pub const LOE_105: Power = TODO;

/// # Explorer's Hat
///
/// `LOE_105e` · Hunter enchantment
///
/// > +1/+1. **Deathrattle:** Add an Explorer's Hat to your hand.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_105e todo 4bc35315 168e5b41
pub const LOE_105e: Power = TODO;
