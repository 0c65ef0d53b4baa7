//! Mage cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e01904cc

/// # Flamewaker
///
/// `BRM_002` · Mage minion · 3 mana · 2/4
///
/// > After you cast a spell, deal 2 damage randomly split among all enemies.
///
/// - Set: Blackrock Mountain · rare · collectible
///
/// State: Derived
//~ derived BRM_002 402701f1 4ec0b606 b9f31808.54139d0d
pub const BRM_002: Power = after(YOU.cast(SPELL)).then(&[deal(2).split_among(ENEMIES)]);

/// # Dragon's Breath
///
/// `BRM_003` · Mage spell · Fire · 5 mana
///
/// > Deal $4 damage. Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Dragon's Might [`BRM_003e`]
///
/// State: Derived
//~ derived BRM_003 ffcaaa67 3490f3fa 146c0ed8.13590568
#[rustfmt::skip]
pub const BRM_003: Power = abilities(&[spell(&[deal(4).to(TARGET)]), costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))])]);

/// # Dragon's Might
///
/// `BRM_003e` · Mage enchantment
///
/// > Costs (3) less this turn.
///
/// - Set: Blackrock Mountain
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BRM_003e 0abf3250 72a73c10 d8f936f3.6caf9101
pub const BRM_003e: Power = enchant(&[cost_less(3)]).this_turn();
