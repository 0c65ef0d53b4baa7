//! Warrior cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d6e11fb1

/// # Tentacles for Arms
///
/// `OG_033` · Warrior weapon · 5 mana · 2/2 durability
///
/// > **Deathrattle:** Return this to your hand.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_033 73d03def 6361c446 68d07a6e.484a5fa4
pub const OG_033: Power = deathrattle(&[return_to_hand(THIS)]);

/// # Rusty Hook
///
/// `OG_058` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_058 d38f02a0 10569114 6021d8fe
pub const OG_058: Power = VANILLA;

/// # Ravaging Ghoul
///
/// `OG_149` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_149 20f52f12 3e969bdb da9f9d0d.15bd5638
pub const OG_149: Power = battlecry(&[deal(1).to(OTHER_MINIONS)]);

/// # Bloodhoof Brave
///
/// `OG_218` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Enraged
/// - Enchantments: Enraged [`OG_218e`]
///
/// State: Derived
//~ derived OG_218 ded13a14 66b20e7a 3591f729.5bbb5548
pub const OG_218: Power = aura(THIS).when(DAMAGED).gives("OG_218e");

/// # Enraged
///
/// `OG_218e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived OG_218e 096c36b2 02ac1eae 27dc82f9.fc2d73f0
pub const OG_218e: Power = enchant(&[ATTACK.plus(3)]);

/// # Malkorok
///
/// `OG_220` · Warrior minion · 7 mana · 6/5
///
/// > **Battlecry:** Equip a random weapon.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_220 844a4f77 cfa380a9 08fb84f1.02ca11ed
pub const OG_220: Power = battlecry(&[equip(random(WEAPON))]);

/// # Blood Warriors
///
/// `OG_276` · Warrior spell · 3 mana
///
/// > Add a copy of each damaged friendly minion to your hand.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Derived
//~ derived OG_276 f7c40d61 876dbbe9 1d27afed.e2b69a64
pub const OG_276: Power = spell(&[get(copy_of(FRIENDLY_MINIONS.that(DAMAGED)))]);

/// # Ancient Shieldbearer
///
/// `OG_301` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_301 90605f10 3442171e c758ce65.2580bbc2
pub const OG_301: Power = battlecry(&[armor(10)]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # N'Zoth's First Mate
///
/// `OG_312` · Warrior minion · 1 mana · 1/1
///
/// > **Battlecry:** Equip a 1/3 Rusty Hook.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Upgraded [`OG_312e`]
/// - Tokens: Rusty Hook [`OG_058`]
///
/// State: Derived
//~ derived OG_312 122dc83c 99cd4cec bce2d001.fbf1ece3
pub const OG_312: Power = battlecry(&[equip(card("OG_058"))]);

/// # Upgraded
///
/// `OG_312e` · Warrior enchantment
///
/// > Increased Durability.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_312e a7b6a4e2 de256505 16c3c4c9.4fc5c504
pub const OG_312e: Power = TODO;

/// # Blood To Ichor
///
/// `OG_314` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, summon a 2/2 Slime.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Slime [`OG_314b`]
///
/// State: Derived
//~ derived OG_314 ec5e887b e9500492 727c9fa3.d9c8cf58
pub const OG_314: Power = spell(&[deal(1).to(A_MINION), summon(card("OG_314b")).when(there_is(&IT.that(not(&DEAD))))]);

/// # Slime
///
/// `OG_314b` · Warrior minion · 2 mana · 2/2
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_314b 922c478d 66082b04 314d4672
pub const OG_314b: Power = VANILLA;

/// # Bloodsail Cultist
///
/// `OG_315` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Pirate, give your weapon +1/+1.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Reforged [`OG_315e`]
///
/// State: Derived
//~ derived OG_315 86486c91 014f1cb7 7eaa0763.444f78ce
pub const OG_315: Power =
    battlecry(&[attach("OG_315e").to(YOUR_WEAPON)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(PIRATE)));

/// # Reforged
///
/// `OG_315e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_315e d692ba4e 9521e00e fb860f7b.67341004
pub const OG_315e: Power = enchant(&[plus(1, 1)]);
