//! Paladin cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Seal of Light
///
/// `GVG_057` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health to your hero and gain +2 Attack this turn.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Enchantments: Seal of Light [`GVG_057a`]
///
/// State: Todo
//~ GVG_057 todo 54713982 cf9dd1e2
pub const GVG_057: Power = TODO;

/// # Seal of Light
///
/// `GVG_057a` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Goblins vs Gnomes
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GVG_057a todo a456678b 6ab6e4fe
pub const GVG_057a: Power = TODO;

/// # Shielded Minibot
///
/// `GVG_058` · Paladin minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ GVG_058 vanilla 36b12f9a cfe9ffdf
pub const GVG_058: Power = VANILLA;

/// # Coghammer
///
/// `GVG_059` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tags: `4546` = 1
///
/// State: Todo
//~ GVG_059 todo 312dbea1 9356dd1d
pub const GVG_059: Power = TODO;

/// # Quartermaster
///
/// `GVG_060` · Paladin minion · 5 mana · 2/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +2/+2.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Well Equipped [`GVG_060e`]
///
/// State: Todo
//~ GVG_060 todo 42c7247f 8d8b33c0
pub const GVG_060: Power = TODO;

/// # Well Equipped
///
/// `GVG_060e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_060e todo bb36e288 587795e1
pub const GVG_060e: Power = TODO;

/// # Muster for Battle
///
/// `GVG_061` · Paladin spell · 3 mana
///
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Todo
//~ GVG_061 todo d3e12b83 8234176b
pub const GVG_061: Power = TODO;

/// # Cobalt Guardian
///
/// `GVG_062` · Paladin minion · 5 mana · 6/3
///
/// > Whenever you summon a Mech, gain **Divine Shield**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Refers to: Divine Shield
///
/// State: Todo
//~ GVG_062 todo f9369693 a8149474
pub const GVG_062: Power = TODO;

/// # Bolvar Fordragon
///
/// `GVG_063` · Paladin minion · 5 mana · 1/7
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Enchantments: Retribution [`GVG_063a`]
///
/// State: Todo
//~ GVG_063 todo 2e3d203c 0f9f5f78
pub const GVG_063: Power = TODO;

/// # Retribution
///
/// `GVG_063a` · Neutral enchantment
///
/// > Increased Attack
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_063a todo 0f72ae72 59653e97
pub const GVG_063a: Power = TODO;

/// # Scarlet Purifier
///
/// `GVG_101` · Paladin minion · 3 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all minions with **Deathrattle**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Pure [`GVG_101e`]
///
/// State: Todo
//~ GVG_101 todo 8ec4d105 c3697fb6
pub const GVG_101: Power = TODO;

/// # Pure
///
/// `GVG_101e` · Paladin enchantment
///
/// > Increased Stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_101e todo e378bbec 217bf68a
pub const GVG_101e: Power = TODO;
