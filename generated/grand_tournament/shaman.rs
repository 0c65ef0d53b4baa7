//! Shaman cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8547eddb

/// # Tuskarr Totemic
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Summon a random basic Totem.
//~ derived AT_046 23bb343c 0296240c.3d29f1d5 b998986c
pub const AT_046: Power = battlecry(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_052", "NEW1_009"]))]);

/// # Draenei Totemcarver
/// Minion · Draenei · 4 mana · 4/5
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
/// - Makes: Experienced [`AT_047e`] ("Increased stats.")
//~ derived AT_047 fc8b3bb1 94486fad.dc1eacbd f52d90d5.9d885991
pub const AT_047: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(FRIENDLY_MINIONS.that(TOTEM)))]);

/// # Experienced
/// Enchantment
/// > Increased stats.
//~ todo AT_047e 0388ab78 d522ad72.a536d554 9e64beba
pub const AT_047e: Power = TODO;

/// # Healing Wave
/// Spell · Nature · 3 mana
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
//~ done AT_048 - a4db704b.41b2291c a3797136
pub const AT_048: Power = spell(&[either(JOUST, &[heal(16).to(TARGET)], &[heal(8).to(TARGET)])]);

/// # Thunder Bluff Valiant
/// Minion · 5 mana · 3/6
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
/// - Makes: Power of the Bluff [`AT_049e`] ("Increased Attack.")
//~ derived AT_049 021f97a8 e8a80029.fceb94d7 9bc31bc6.3915d5ef
#[rustfmt::skip]
pub const AT_049: Power = abilities(&[battlecry(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.that(TOTEM))]), inspire(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.that(TOTEM))])]);

/// # Power of the Bluff
/// Enchantment
/// > Increased Attack.
//~ todo AT_049e 9966f6d9 d522ad72.08129cea 01761b2b
pub const AT_049e: Power = TODO;

/// # Charged Hammer
/// Weapon · 3 mana · 2/3 durability
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
/// - Makes: Lightning Jolt [`AT_050t`] ("Deal 2 damage.")
//~ derived AT_050 4e4eb478 283c0a11.8ef1fa30 bc46dda5.20ba151c
pub const AT_050: Power = deathrattle(&[become_hero_power(card("AT_050t"))]);

/// # Lightning Jolt
/// Hero Power · 2 mana
/// > Deal $2 damage.
//~ derived AT_050t 87faeff7 4902b083.c0c62e9f 35e27cf1
pub const AT_050t: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Elemental Destruction
/// Spell · Nature · 3 mana
/// > Deal $4-$5 damage to all minions. **Overload:** (2)
//~ derived AT_051 50ce5dbb a4db704b.ae864846 10583e42
pub const AT_051: Power = spell(&[deal(4).up_to(5).to(MINIONS)]);

/// # Totem Golem
/// Minion · Totem · 2 mana · 3/4
/// > **Overload:** (1)
//~ vanilla AT_052 8263d56d 232683a1.e77e0301 204557ee
pub const AT_052: Power = VANILLA;

/// # Ancestral Knowledge
/// Spell · 2 mana
/// > Draw 2 cards. **Overload:** (1)
//~ derived AT_053 5ad8745f 7846e7ae.ef70e0fa b87b9ff8
pub const AT_053: Power = spell(&[draw(2)]);

/// # The Mistcaller
/// Minion · Undead · 6 mana · 4/4
/// > **Battlecry:** Give all minions in your hand and deck +1/+1.
//~ derived AT_054 dc773d2d 60735269.23f0b7cb efd40c1a
pub const AT_054: Power =
    battlecry(&[give(&[plus(1, 1)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]))]);
