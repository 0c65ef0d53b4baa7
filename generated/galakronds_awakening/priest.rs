//! Priest cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1a6d18d6

/// # Cleric of Scales
///
/// `YOD_013` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell from your deck.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived YOD_013 7d822ec7 ce4145d6 d7d72ff9.64e899d3
pub const YOD_013: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Aeon Reaver
///
/// `YOD_014` · Priest minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage to a minion equal to its Attack.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Deal damage equal to a minion's Attack."
///
/// State: Derived
//~ derived YOD_014 67a11e69 5be208fb 2077071a.ed57e1f5
pub const YOD_014: Power = battlecry(&[deal(1).times(ATTACK.of(A_MINION)).to(A_MINION)]);

/// # Dark Prophecy
///
/// `YOD_015` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a 2-Cost minion. Summon it and give it +3 Health.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Prophecized [`YOD_015e`]
///
/// State: Derived
//~ derived YOD_015 e78bd5f9 b672d2a0 1551bc40.7fc2cd04
#[rustfmt::skip]
pub const YOD_015: Power = spell(&[offer(Offer::Pool(all(&[MINION, COST.is(2)]), Classes::Own), &[summon(the(IT))]), attach("YOD_015e").to(IT)]);

/// # Prophecized
///
/// `YOD_015e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Galakrond's Awakening
///
/// State: Derived
//~ derived YOD_015e 9959a386 7713247b c670bc0e.cda80e25
pub const YOD_015e: Power = enchant(&[HEALTH.plus(3)]);
