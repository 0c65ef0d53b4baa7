//! Rogue cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tinker's Sharpsword Oil
///
/// `GVG_022` · Rogue spell · 4 mana
///
/// > Give your weapon +3 Attack. **Combo:** Give a random friendly minion +3 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Tinker's Sharpsword Oil [`GVG_022a`], Tinker's Sharpsword Oil [`GVG_022b`]
///
/// State: Todo
//~ GVG_022 todo 4f02fa17 5f6bcc25
pub const GVG_022: Power = TODO;

/// # Tinker's Sharpsword Oil
///
/// `GVG_022a` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_022a todo f788cb42 91a5db9c
pub const GVG_022a: Power = TODO;

/// # Tinker's Sharpsword Oil
///
/// `GVG_022b` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_022b todo 73ec3e47 ed717032
pub const GVG_022b: Power = TODO;

/// # Goblin Auto-Barber
///
/// `GVG_023` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Extra Sharp [`GVG_023a`]
///
/// State: Todo
//~ GVG_023 todo f6da8bd4 a0ac46e2
pub const GVG_023: Power = TODO;

/// # Extra Sharp
///
/// `GVG_023a` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_023a todo f82c836e 0f101d1a
pub const GVG_023a: Power = TODO;

/// # Cogmaster's Wrench
///
/// `GVG_024` · Rogue weapon · 3 mana · 1/3 durability
///
/// > Has +2 Attack while you have a Mech.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Todo
//~ GVG_024 todo 6ccd0393 0ccc7477
pub const GVG_024: Power = TODO;

/// # One-eyed Cheat
///
/// `GVG_025` · Rogue minion · 2 mana · 4/1
///
/// > Whenever you summon a Pirate, gain **Stealth**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Pirate
/// - Refers to: Stealth
///
/// State: Todo
//~ GVG_025 todo c782891a 48805ff2
pub const GVG_025: Power = TODO;

/// # Iron Sensei
///
/// `GVG_027` · Rogue minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly Mech +2/+2.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Enchantments: Ironed Out [`GVG_027e`]
///
/// State: Todo
//~ GVG_027 todo 826ea0be d70c5e27
pub const GVG_027: Power = TODO;

/// # Ironed Out
///
/// `GVG_027e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_027e todo dbe5a2e8 ce31722b
pub const GVG_027e: Power = TODO;

/// # Trade Prince Gallywix
///
/// `GVG_028` · Rogue minion · 6 mana · 5/8
///
/// > Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Tokens: Gallywix's Coin [`GVG_028t`]
///
/// State: Todo
//~ GVG_028 todo 2340f69b ea06a33f
pub const GVG_028: Power = TODO;

/// # Gallywix's Coin
///
/// `GVG_028t` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
///
/// - Set: Goblins vs Gnomes
/// - Tags: `3329` = 1
///
/// State: Todo
//~ GVG_028t todo 2703fedb 3dcd6910
pub const GVG_028t: Power = TODO;

/// # Sabotage
///
/// `GVG_047` · Rogue spell · 4 mana
///
/// > Destroy a random enemy minion. **Combo:** And your opponent's weapon.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_047 todo 098a1818 1e34864c
pub const GVG_047: Power = TODO;

/// # Ogre Ninja
///
/// `GVG_088` · Rogue minion · 5 mana · 6/6
///
/// > **Stealth** 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Stealth, Forgetful
///
/// State: Todo
//~ GVG_088 todo 11a7dd74 1e099bff
pub const GVG_088: Power = TODO;
