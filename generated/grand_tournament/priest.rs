//! Priest cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Holy Champion
///
/// `AT_011` · Priest minion · 2 mana · 1/4
///
/// > **Overheal:** Gain +2 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Overheal
/// - Enchantments: Light's Blessing [`AT_011e`]
///
/// State: Todo
//~ AT_011 todo 686dcae3 681092c9
pub const AT_011: Power = TODO;

/// # Light's Blessing
///
/// `AT_011e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
/// - Mechanics: Aura
///
/// State: Todo
//~ AT_011e todo 4d0e0748 830f772a
pub const AT_011e: Power = TODO;

/// # Spawn of Shadows
///
/// `AT_012` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Inspire
///
/// State: Todo
//~ AT_012 todo 3a3f8d87 3fb3f465
pub const AT_012: Power = TODO;

/// # Power Word: Glory
///
/// `AT_013` · Priest spell · Holy · 1 mana
///
/// > Choose a minion. Whenever it attacks, restore #4 Health to your hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Power Word: Glory [`AT_013e`]
///
/// State: Todo
//~ AT_013 todo c06cba0d 8330f3eb
pub const AT_013: Power = TODO;

/// # Power Word: Glory
///
/// `AT_013e` · Neutral enchantment
///
/// > When this attacks, restore #4 Health to the hero of the player who buffed it.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_013e todo b84f222d 8cc780f5
pub const AT_013e: Power = TODO;

/// # Shadowfiend
///
/// `AT_014` · Priest minion · 2 mana · 2/3
///
/// > Whenever you draw a card, reduce its Cost by (1).
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Shadowfiended [`AT_014e`]
///
/// State: Todo
//~ AT_014 todo 1310028f c57dddae
pub const AT_014: Power = TODO;

/// # Shadowfiended
///
/// `AT_014e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_014e todo 7a0a0466 bf18ff6d
pub const AT_014e: Power = TODO;

/// # Convert
///
/// `AT_015` · Priest spell · 3 mana
///
/// > Put a copy of an enemy minion into your hand. It costs (1).
///
/// - Set: The Grand Tournament · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_015 todo 28ee2d12 3a6b0c0f
pub const AT_015: Power = TODO;

/// # Confuse
///
/// `AT_016` · Priest spell · Shadow · 2 mana
///
/// > Swap the Attack and Health of all minions.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Confused [`AT_016e`]
///
/// State: Todo
//~ AT_016 todo 079fd0e2 c36303f7
pub const AT_016: Power = TODO;

/// # Confused
///
/// `AT_016e` · Priest enchantment
///
/// > Swapped Attack and Health.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_016e todo fd456f61 739792af
pub const AT_016e: Power = TODO;

/// # Confessor Paletress
///
/// `AT_018` · Priest minion · 7 mana · 5/4
///
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry, Inspire
///
/// State: Todo
//~ AT_018 todo 2554b571 7abd5635
pub const AT_018: Power = TODO;

/// # Flash Heal
///
/// `AT_055` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_055 todo ccbb403c 17a8d3df
pub const AT_055: Power = TODO;

/// # Wyrmrest Agent
///
/// `AT_116` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Bring it on! [`AT_116e`]
///
/// State: Todo
//~ AT_116 todo beeebe4b 16e3fad8
pub const AT_116: Power = TODO;

/// # Bring it on!
///
/// `AT_116e` · Priest enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_116e todo 656edbff fa08067b
pub const AT_116e: Power = TODO;
