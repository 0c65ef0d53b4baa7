//! Paladin cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file da12014c

/// # Nightbane Templar
/// Minion · 3 mana · 2/3
/// > **Battlecry:** If you're holding a Dragon, summon two 1/1 Whelps.
/// - Makes: Whelp [`KAR_010a`] (1/1)
//~ derived KAR_010 3d496612 decb9ba2.999c9630 26a43688.b93f4f15
pub const KAR_010: Power = battlecry(&[summon(card("KAR_010a")).copies(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Whelp
/// Minion · Dragon · 1 mana · 1/1
//~ vanilla KAR_010a 7e786443 7225889c 0654ddb4
pub const KAR_010a: Power = VANILLA;

/// # Ivory Knight
/// Minion · 4 mana · 4/4
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
//~ derived KAR_057 b4cb0300 16ec05b0.18173858 a615adeb
pub const KAR_057: Power = battlecry(&[discover(SPELL), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Silvermoon Portal
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
/// - Makes: Silver Might [`KAR_077e`] ("\+2/+2.")
//~ derived KAR_077 c12b9314 50eb3d2f.682d95e6 06c8675a.807da70b
pub const KAR_077: Power = spell(&[attach("KAR_077e").to(A_MINION), summon(random(all(&[MINION, COST.is(2)])))]);

/// # Silver Might
/// Enchantment
/// > \+2/+2.
//~ derived KAR_077e c3a8bf19 d522ad72.d5727bd5 175aeeee
pub const KAR_077e: Power = enchant(&[plus(2, 2)]);
