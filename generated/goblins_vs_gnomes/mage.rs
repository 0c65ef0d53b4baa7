//! Mage cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Flamecannon
///
/// `GVG_001` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_001 todo f8f76fcf e32665d0
pub const GVG_001: Power = TODO;

/// # Snowchugger
///
/// `GVG_002` · Mage minion · 2 mana · 2/3
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Freeze
///
/// State: Todo
//~ GVG_002 todo fc0213e0 ab36f95b
pub const GVG_002: Power = TODO;

/// # Unstable Portal
///
/// `GVG_003` · Mage spell · Arcane · 2 mana
///
/// > Add a random minion to your hand. It costs (3) less.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Todo
//~ GVG_003 todo e229ff58 db1cb2a6
pub const GVG_003: Power = TODO;

/// # Goblin Blastmage
///
/// `GVG_004` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GVG_004 todo 984762a2 dc75d45b
pub const GVG_004: Power = TODO;

/// # Echo of Medivh
///
/// `GVG_005` · Mage spell · Arcane · 4 mana
///
/// > Put a copy of each friendly minion into your hand.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Todo
//~ GVG_005 todo 76c1b394 38352c79
pub const GVG_005: Power = TODO;

/// # Flame Leviathan
///
/// `GVG_007` · Mage minion · 7 mana · 7/7
///
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Rush, Casts When Drawn
///
/// State: Todo
//~ GVG_007 todo 79b9d5eb 4dbde085
pub const GVG_007: Power = TODO;

/// # Wee Spellstopper
///
/// `GVG_122` · Mage minion · 4 mana · 2/5
///
/// > Adjacent minions have **Elusive**.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Adjacent Buff, Aura
/// - Refers to: Elusive
/// - Enchantments: Spellstopping [`GVG_122e`]
///
/// State: Todo
//~ GVG_122 todo 5082fbcb 5225f9ac
pub const GVG_122: Power = TODO;

/// # Spellstopping
///
/// `GVG_122e` · Neutral enchantment
///
/// > **Elusive**.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_122e todo 44a4eb62 a43d15bc
pub const GVG_122e: Power = TODO;

/// # Soot Spewer
///
/// `GVG_123` · Mage minion · 3 mana · 3/4
///
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Spellpower, Battlecry
/// - Target: "Give **Spell Damage +2**."
/// - Enchantments: Overclocked [`GVG_123e`]
///
/// State: Todo
//~ GVG_123 todo 25e6bc8f 5900be6e
pub const GVG_123: Power = TODO;

/// # Overclocked
///
/// `GVG_123e` · Mage enchantment
///
/// > Spell Damage +2.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Spellpower
///
/// State: Todo
//~ GVG_123e todo 756c87fe b2aa5c3d
pub const GVG_123e: Power = TODO;
