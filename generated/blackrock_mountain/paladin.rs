//! Paladin cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e8fdc2f0

/// # Solemn Vigil
///
/// `BRM_001` · Paladin spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion that died this turn.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Enchantments: Melt [`BRM_001e`]
///
/// State: Derived
//~ derived BRM_001 8f1d8b45 7c244410 3c191890.edd10f7c
#[rustfmt::skip]
pub const BRM_001: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))])]);

/// # Melt
///
/// `BRM_001e` · Priest enchantment
///
/// > Attack changed to 0 this turn.
///
/// - Set: Blackrock Mountain
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BRM_001e 925e55c4 aa06c4b2 adaab43f.afe35c0d
pub const BRM_001e: Power = enchant(&[ATTACK.set(0)]).this_turn();

/// # Dragon Consort
///
/// `BRM_018` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** The next Dragon you play costs (2) less.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Unchained! [`BRM_018e`]
///
/// State: Derived
//~ derived BRM_018 9e04cbe0 757f4b3c 9bd06ef9.a7d456d4
pub const BRM_018: Power = battlecry(&[attach("BRM_018e").to(YOU)]);

/// # Unchained!
///
/// `BRM_018e` · Paladin enchantment
///
/// > Your next Dragon costs (2) less.
///
/// - Set: Blackrock Mountain
///
/// State: Derived
//~ derived BRM_018e e88fdb86 4b491b41 c90e6a17.5a6f6aa7
pub const BRM_018e: Power = enchant(&[]).aura(YOUR_HAND.that(DRAGON), &[cost_less(2)]).until(YOU.play(DRAGON));
