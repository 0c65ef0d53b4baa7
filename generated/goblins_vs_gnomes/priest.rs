//! Priest cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lightbomb
///
/// `GVG_008` · Priest spell · Holy · 6 mana
///
/// > Deal damage to each minion equal to its Attack.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ GVG_008 todo 0032e962 ee70e5a0
pub const GVG_008: Power = TODO;

/// # Shadowbomber
///
/// `GVG_009` · Priest minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 3 damage to each hero.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GVG_009 todo 76792ff5 306639f5
pub const GVG_009: Power = TODO;

/// # Velen's Chosen
///
/// `GVG_010` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+4 and **Spell Damage +1**.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Refers to: Spellpower
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Velen's Chosen [`GVG_010b`]
///
/// State: Todo
//~ GVG_010 todo a46b6d6c e66b194a
pub const GVG_010: Power = TODO;

/// # Velen's Chosen
///
/// `GVG_010b` · Neutral enchantment
///
/// > +2/+4 and **Spell Damage +1**.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_010b todo a4f5c839 c411f38c
pub const GVG_010b: Power = TODO;

/// # Shrinkmeister
///
/// `GVG_011` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion -3 Attack this turn.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give -3 Attack this turn."
/// - Enchantments: Shrunk [`GVG_011a`]
///
/// State: Todo
//~ GVG_011 todo 7cc0ee02 5862dd3c
pub const GVG_011: Power = TODO;

/// # Shrunk
///
/// `GVG_011a` · Neutral enchantment
///
/// > -3 Attack this turn.
///
/// - Set: Goblins vs Gnomes
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GVG_011a todo 4f371612 18321fe6
pub const GVG_011a: Power = TODO;

/// # Light of the Naaru
///
/// `GVG_012` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. If the target is still damaged, summon a Lightwarden.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Lightwarden [`EX1_001`](crate::classic::neutral::EX1_001)
///
/// State: Todo
//~ GVG_012 todo 653734a2 16957e94
pub const GVG_012: Power = TODO;

/// # Vol'jin
///
/// `GVG_014` · Priest minion · 5 mana · 6/2
///
/// > **Battlecry:** Swap Health with another minion.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Swap Health."
/// - Enchantments: Shadowed [`GVG_014a`]
///
/// State: Todo
//~ GVG_014 todo e10475a7 2206d1ca
pub const GVG_014: Power = TODO;

/// # Shadowed
///
/// `GVG_014a` · Priest enchantment
///
/// > Health was swapped.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_014a todo f37819f9 c05e4ddc
pub const GVG_014a: Power = TODO;

/// # Shadowboxer
///
/// `GVG_072` · Priest minion · 2 mana · 2/3
///
/// > Whenever a minion is healed, deal 1 damage to a random enemy.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_072 todo 5fd3536b e9904d07
pub const GVG_072: Power = TODO;

/// # Upgraded Repair Bot
///
/// `GVG_083` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +4 Health.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 17 (hearthstone-data 36393.1)
/// - Target: "Give a Mech +4 Health."
///
/// State: Todo
//~ GVG_083 todo f942b0b2 77c7ed11
pub const GVG_083: Power = TODO;
