//! Paladin cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8cf0f2d7

/// # Nightbane Templar
///
/// `KAR_010` · Paladin minion · 3 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, summon two 1/1 Whelps.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Whelp [`KAR_010a`]
///
/// State: Derived
//~ derived KAR_010 f04997c7 3d496612 8ef94a66.999c9630
pub const KAR_010: Power = battlecry(&[summon(card("KAR_010a")).copies(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Whelp
///
/// `KAR_010a` · Paladin minion · 1 mana · 1/1
///
/// - Set: One Night in Karazhan
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ vanilla KAR_010a 24c91f28 7e786443 34dff7cf
pub const KAR_010a: Power = VANILLA;

/// # Ivory Knight
///
/// `KAR_057` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// - Set: One Night in Karazhan · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived KAR_057 33d78347 b4cb0300 e4b6b7a0.18173858
pub const KAR_057: Power = battlecry(&[discover(SPELL), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Silvermoon Portal
///
/// `KAR_077` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// - Set: One Night in Karazhan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Silver Might [`KAR_077e`]
///
/// State: Derived
//~ derived KAR_077 7cc4b7f5 c12b9314 f2413f9d.682d95e6
pub const KAR_077: Power = spell(&[attach("KAR_077e").to(A_MINION), summon(random(all(&[MINION, COST.is(2)])))]);

/// # Silver Might
///
/// `KAR_077e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: One Night in Karazhan
///
/// State: Derived
//~ derived KAR_077e ee16e600 c3a8bf19 7b7322fb.6d6ab056
pub const KAR_077e: Power = enchant(&[plus(2, 2)]);
