//! Priest cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3f8f8385

/// # Cleric of Scales
/// Minion · 1 mana · 1/1
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell from your deck.
//~ derived YOD_013 ce4145d6 cbd7c476.64e899d3 84e6370e
pub const YOD_013: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Aeon Reaver
/// Minion · Dragon · 6 mana · 4/4
/// > **Battlecry:** Deal damage to a minion equal to its Attack.
//~ derived YOD_014 5be208fb fd9f3eef.ed57e1f5 b5a8c39c
pub const YOD_014: Power = battlecry(&[deal(1).times(ATTACK.of(A_MINION)).to(A_MINION)]);

/// # Dark Prophecy
/// Spell · Shadow · 3 mana
/// > **Discover** a 2-Cost minion. Summon it and give it +3 Health.
/// - Makes: Prophecized [`YOD_015e`] ("\+3 Health.")
//~ derived YOD_015 06e438d5 3c9c5d15.7fc2cd04 2433cc90.f2cf0311
#[rustfmt::skip]
pub const YOD_015: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(2)]), Classes::Own), &[summon(the(IT))]), attach("YOD_015e").to(IT)]);

/// # Prophecized
/// Enchantment
/// > \+3 Health.
//~ derived YOD_015e 7713247b d522ad72.539c4322 9737815b
pub const YOD_015e: Power = enchant(&[HEALTH.plus(3)]);
