//! Warrior cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tentacles for Arms
///
/// `OG_033` · Warrior weapon · 5 mana · 2/2 durability
///
/// > **Deathrattle:** Return this to your hand.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_033 todo 1d72ee40 5a1d9568
pub const OG_033: Power = TODO;

/// # Rusty Hook
///
/// `OG_058` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_058 vanilla f5599e3a cdfc6e6d
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
/// State: Todo
//~ OG_149 todo 61a56fdc 4c86d026
pub const OG_149: Power = TODO;

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
/// State: Todo
//~ OG_218 todo 7791e577 d4326789
pub const OG_218: Power = TODO;

/// # Enraged
///
/// `OG_218e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Enraged
///
/// State: Todo
//~ OG_218e todo 9f8c0fde d608201a
pub const OG_218e: Power = TODO;

/// # Malkorok
///
/// `OG_220` · Warrior minion · 7 mana · 6/5
///
/// > **Battlecry:** Equip a random weapon.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_220 todo 514b6fdf 252789b0
pub const OG_220: Power = TODO;

/// # Blood Warriors
///
/// `OG_276` · Warrior spell · 3 mana
///
/// > Add a copy of each damaged friendly minion to your hand.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Todo
//~ OG_276 todo 570d4a59 d7d5a9a6
pub const OG_276: Power = TODO;

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
/// State: Todo
//~ OG_301 todo 31c7b40f 91b3c892
pub const OG_301: Power = TODO;

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
/// State: Todo
//~ OG_312 todo 22e36873 a5ff63dc
pub const OG_312: Power = TODO;

/// # Upgraded
///
/// `OG_312e` · Warrior enchantment
///
/// > Increased Durability.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_312e todo 4b979862 9ffc5960
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
/// State: Todo
//~ OG_314 todo 4ac92b2f 9b6ad417
pub const OG_314: Power = TODO;

/// # Slime
///
/// `OG_314b` · Warrior minion · 2 mana · 2/2
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_314b vanilla 2d436aec 03925bc7
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
/// State: Todo
//~ OG_315 todo 23ea5386 fb50b1c6
pub const OG_315: Power = TODO;

/// # Reforged
///
/// `OG_315e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_315e todo 60492934 1c3656ed
pub const OG_315e: Power = TODO;
