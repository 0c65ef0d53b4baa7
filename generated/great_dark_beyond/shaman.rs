//! Shaman cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bolide Behemoth
///
/// `GDB_434` · Shaman minion · 4 mana · 3/6
///
/// > **Battlecry:** Your Asteroids deal 1 more damage this game. Spellburst**:** Shuffle 3 of them into your deck.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Spellburst
///
/// State: Todo
//~ GDB_434 todo 56f306f2 0d16656b
pub const GDB_434: Power = TODO;

/// # Cosmonaut
///
/// `GDB_443` · Shaman minion · 7 mana · 5/5
///
/// > **Battlecry: Discover** a spell from your deck. Reduce its Cost by (5).
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ GDB_443 todo 4d915c0e aaeceb9f
pub const GDB_443: Power = TODO;

/// # Planetary Navigator
///
/// `GDB_444` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Enchantments: Planetary Navigator Future Buff [`GDB_444e`]
///
/// State: Todo
//~ GDB_444 todo 3ba00cc0 4ad8c7e7
pub const GDB_444: Power = TODO;

/// # Planetary Navigator Future Buff
///
/// `GDB_444e` · Shaman enchantment
///
/// > The next Draenei you play costs (2) less and has **Overload:** (2).
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_444e todo 270a96d8 8a10f219
pub const GDB_444e: Power = TODO;

/// # Meteor Storm
///
/// `GDB_445` · Shaman spell · Nature · 6 mana
///
/// > Deal $5 damage to all minions. Shuffle 5 Asteroids into your deck.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Tokens: Asteroid [`GDB_430`](crate::great_dark_beyond::neutral::GDB_430)
///
/// State: Todo
//~ GDB_445 todo 0e48fb27 aacff4d2
pub const GDB_445: Power = TODO;

/// # Farseer Nobundo
///
/// `GDB_447` · Shaman minion · 5 mana · 6/4
///
/// > **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GDB_447 todo fcce7378 1b3496e5
pub const GDB_447: Power = TODO;

/// # Murmur
///
/// `GDB_448` · Shaman minion · 9 mana · 6/6
///
/// > Your **Battlecry** minions cost (1), but immediately die after being played.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Enchantments: Murmuring [`GDB_448e`]
///
/// State: Todo
//~ GDB_448 todo 24e5c5e9 4355eea4
pub const GDB_448: Power = TODO;

/// # Murmuring
///
/// `GDB_448e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ GDB_448e todo b616f824 1872341e
pub const GDB_448e: Power = TODO;

/// # Triangulate
///
/// `GDB_451` · Shaman spell · 2 mana
///
/// > **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ GDB_451 todo 9c60e527 6e5d719f
pub const GDB_451: Power = TODO;

/// # Nebula
///
/// `GDB_479` · Shaman spell · Arcane · 9 mana
///
/// > **Discover** two 8-Cost minions to summon with **Taunt** and **Elusive**.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt, Elusive
///
/// State: Todo
//~ GDB_479 todo fc1e7e48 8034c429
pub const GDB_479: Power = TODO;

/// # First Contact
///
/// `GDB_864` · Shaman spell · 1 mana
///
/// > Summon two random 1-Cost minions. **Overload:** (1)
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ GDB_864 todo 073afc0b 2792ef7c
pub const GDB_864: Power = TODO;

/// # Ultraviolet Breaker
///
/// `GDB_901` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to an enemy minion. Shuffle 3 Asteroids into your deck.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage to an enemy minion."
/// - Tokens: Asteroid [`GDB_430`](crate::great_dark_beyond::neutral::GDB_430)
///
/// State: Todo
//~ GDB_901 todo 4c7b7b06 6951ccb8
pub const GDB_901: Power = TODO;

/// # Lock On
///
/// `SC_407` · Shaman spell · 1 mana
///
/// > Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Enchantments: Locked On [`SC_407e`]
///
/// State: Todo
//~ SC_407 todo ff2f5f2a 82b9b665
pub const SC_407: Power = TODO;

/// # Locked On
///
/// `SC_407e` · Shaman enchantment
///
/// > Health set to 1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_407e todo 9de8c4e3 bbe08f25
pub const SC_407e: Power = TODO;

/// # Missile Pod
///
/// `SC_409` · Shaman minion · 2 mana · 1/3
///
/// > **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `1724` = 1, `3684` = 1
/// - Enchantments: Missile Pod [`SC_409e`]
///
/// State: Todo
//~ SC_409 todo b592c83c 791a4552
pub const SC_409: Power = TODO;

/// # Missile Pod
///
/// `SC_409e` · Shaman enchantment
///
/// > **Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_409e todo 9576abf5 0fcf5e30
pub const SC_409e: Power = TODO;

/// # Siege Tank
///
/// `SC_413` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Tokens: Siege Tank, Deployed [`SC_413t`]
///
/// State: Todo
//~ SC_413 todo 154f540c 1a3953b1
pub const SC_413: Power = TODO;

/// # Siege Tank, Deployed
///
/// `SC_413t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 10 damage to a random enemy minion. Excess damage hits the enemy hero.
///
/// - Set: The Great Dark Beyond · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
///
/// State: Todo
//~ SC_413t todo b20e24ec 12506a6b
pub const SC_413t: Power = TODO;
