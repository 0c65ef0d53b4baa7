//! Warrior cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 67b044f0

/// # Tentacles for Arms
/// Weapon · 5 mana · 2/2 durability
/// > **Deathrattle:** Return this to your hand.
//~ derived OG_033 6361c446 241028fb.484a5fa4 f3ac859f
pub const OG_033: Power = deathrattle(&[return_to_hand(THIS)]);

/// # Rusty Hook
/// Weapon · 1 mana · 1/3 durability
//~ vanilla OG_058 10569114 58afaf32 f61531f9
pub const OG_058: Power = VANILLA;

/// # Ravaging Ghoul
/// Minion · Undead · 3 mana · 3/3
/// > **Battlecry:** Deal 1 damage to all other minions.
//~ derived OG_149 3e969bdb e14ef5e3.15bd5638 98426c48
pub const OG_149: Power = battlecry(&[deal(1).to(OTHER_MINIONS)]);

/// # Bloodhoof Brave
/// Minion · 4 mana · 2/6
/// > **Taunt** Has +3 Attack while damaged.
/// - Makes: Enraged [`OG_218e`] ("\+3 Attack.")
//~ derived OG_218 66b20e7a 59ecc571.5bbb5548 92286d90.d282a70a
pub const OG_218: Power = aura(THIS).when(DAMAGED).gives("OG_218e");

/// # Enraged
/// Enchantment
/// > \+3 Attack.
//~ derived OG_218e 02ac1eae d522ad72.a18441c4 a7420c02
pub const OG_218e: Power = enchant(&[ATTACK.plus(3)]);

/// # Malkorok
/// Minion · 7 mana · 6/5
/// > **Battlecry:** Equip a random weapon.
//~ done OG_220 - 8429e590.02ca11ed d117c84e
pub const OG_220: Power = battlecry(&[equip(random(WEAPON))]);

/// # Blood Warriors
/// Spell · 3 mana
/// > Add a copy of each damaged friendly minion to your hand.
//~ done OG_276 - 82ede6d1.e2b69a64 5001a762
pub const OG_276: Power = spell(&[get(copy_of(FRIENDLY_MINIONS.that(DAMAGED)))]);

/// # Ancient Shieldbearer
/// Minion · 6 mana · 6/6
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280)
//~ derived OG_301 3442171e 8b4b1bcd.2580bbc2 ac2184f7.d2f26aa4
pub const OG_301: Power = battlecry(&[armor(10)]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # N'Zoth's First Mate
/// Minion · Pirate · 1 mana · 1/1
/// > **Battlecry:** Equip a 1/3 Rusty Hook.
/// - Makes: Rusty Hook [`OG_058`] (1/3 durability); Upgraded [`OG_312e`] ("Increased Durability.")
//~ derived OG_312 99cd4cec 6064231a.fbf1ece3 118e2ecb.c384af37
pub const OG_312: Power = battlecry(&[equip(card("OG_058"))]);

/// # Upgraded
/// Enchantment
/// > Increased Durability.
//~ todo OG_312e de256505 d522ad72.4fc5c504 91fa463c
pub const OG_312e: Power = TODO;

/// # Blood To Ichor
/// Spell · 1 mana
/// > Deal $1 damage to a minion. If it survives, summon a 2/2 Slime.
/// - Makes: Slime [`OG_314b`] (2/2)
//~ derived OG_314 e9500492 2f198b86.d9c8cf58 343c7004.5e58ea0f
pub const OG_314: Power = spell(&[deal(1).to(A_MINION), summon(card("OG_314b")).when(there_is(&IT.that(not(&DEAD))))]);

/// # Slime
/// Minion · 2 mana · 2/2
//~ vanilla OG_314b 66082b04 565e37de a2004865
pub const OG_314b: Power = VANILLA;

/// # Bloodsail Cultist
/// Minion · Pirate · 3 mana · 3/4
/// > **Battlecry:** If you control another Pirate, give your weapon +1/+1.
/// - Makes: Reforged [`OG_315e`] ("\+1/+1.")
//~ derived OG_315 014f1cb7 ae35cb68.444f78ce 9fe52d63.2d6ed809
pub const OG_315: Power =
    battlecry(&[attach("OG_315e").to(YOUR_WEAPON)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(PIRATE)));

/// # Reforged
/// Enchantment
/// > \+1/+1.
//~ derived OG_315e 9521e00e d522ad72.cb08f83e 2bf801ac
pub const OG_315e: Power = enchant(&[plus(1, 1)]);
