//! Mage cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fe75c80d

/// # Forgotten Torch
/// Spell · Fire · 3 mana
/// > Deal $3 damage. Shuffle a 'Roaring Torch' into your deck that deals 6 damage.
/// - Makes: Roaring Torch [`LOE_002t`] ("Deal 6 damage.")
//~ derived LOE_002 09f1a612 3af9bd75.8a41dcf8 686ebfd0.e9f8ada7
pub const LOE_002: Power = spell(&[deal(3).to(TARGET), shuffle(card("LOE_002t"))]);

/// # Roaring Torch
/// Spell · Fire · 3 mana
/// > Deal $6 damage.
//~ derived LOE_002t 583046a0 3af9bd75.cd475996 4e3fd2f5
pub const LOE_002t: Power = spell(&[deal(6).to(TARGET)]);

/// # Ethereal Conjurer
/// Minion · 5 mana · 6/4
/// > **Battlecry: Discover** a spell.
//~ derived LOE_003 e13e3ffe 724b6b23.6a42b855 fed32022
pub const LOE_003: Power = battlecry(&[discover(SPELL)]);

/// # Animated Armor
/// Minion · 4 mana · 4/4
/// > Your hero can only take 1 damage at a time.
//~ done LOE_119 - 16ec05b0.ee626104 4c77baa1
pub const LOE_119: Power = whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_at_most(1)]);
