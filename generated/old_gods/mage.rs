//! Mage cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file aa8ac7c8

/// # Shatter
/// Spell · Frost · 2 mana
/// > Destroy a **Frozen** minion.
//~ derived OG_081 f8da08fd 589519e6.ff96db4a a66d480f
pub const OG_081: Power = spell(&[destroy(A_MINION.that(FROZEN))]);

/// # Twilight Flamecaller
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Deal 1 damage to all enemy minions.
//~ derived OG_083 2c4788f5 dec50fb7.8bfc14b7 257e73ca
pub const OG_083: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]);

/// # Demented Frostcaller
/// Minion · 4 mana · 2/4
/// > After you cast a spell, **Freeze** a random enemy.
//~ derived OG_085 73fb82bc 581d4d03.196b8d85 86336ae2
pub const OG_085: Power = after(YOU.cast(SPELL)).then(&[freeze(ENEMIES.random())]);

/// # Forbidden Flame
/// Spell · Fire · 0 mana
/// > Spend all your Mana. Deal that much damage to a minion.
//~ done OG_086 - f87f42f2.510bfda9 2dbe5cdb
pub const OG_086: Power = spell(&[spend_all_mana(), deal(1).times(LAST_AMOUNT).to(A_MINION)]);

/// # Servant of Yogg-Saron
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly*).
//~ derived OG_087 37a797c5 7c760552.10a5b81e c547b4f1
pub const OG_087: Power = battlecry(&[cast(random(all(&[SPELL, COST.at_least(5)])))]);

/// # Cabalist's Tome
/// Spell · Arcane · 4 mana
/// > Get 3 random Mage spells.
//~ derived OG_090 31cd2a53 27bf12e1.85d7636d d8c62742
pub const OG_090: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).picks(3)]);

/// # Anomalus
/// Minion · Elemental · 8 mana · 8/6
/// > **Deathrattle:** Deal 8 damage to all minions.
//~ derived OG_120 2df8d678 95a808c5.f6ccd9d3 b0cebce0
pub const OG_120: Power = deathrattle(&[deal(8).to(MINIONS)]);

/// # Faceless Summoner
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Summon a random 3-Cost minion.
//~ derived OG_207 c514c205 73fb5380.929415cd 4d09c2e8
pub const OG_207: Power = battlecry(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # Cult Sorcerer
/// Minion · 2 mana · 3/2
/// > **Spell Damage +1** After you cast a spell, give your C'Thun +1/+1 *(wherever it is).*
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); Sorcerous Devotion [`OG_303e`] ("\+1/+1.")
//~ derived OG_303 81080adc 0296240c.2cdef146 3ec9aa3e.63eaa045
pub const OG_303: Power = after(YOU.cast(SPELL)).then(&[attach("OG_303e").to(YOUR_CTHUN)]);

/// # Sorcerous Devotion
/// Enchantment
/// > \+1/+1.
//~ derived OG_303e 73f36109 d522ad72.cb08f83e 6cbfb029
pub const OG_303e: Power = enchant(&[plus(1, 1)]);
