//! Warrior cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bouncing Blade
///
/// `GVG_050` · Warrior spell · 2 mana
///
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Play requirements: `REQ_MINIMUM_TOTAL_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_050 todo f6f687f1 18d29c3f
pub const GVG_050: Power = TODO;

/// # Warbot
///
/// `GVG_051` · Warrior minion · 1 mana · 1/3
///
/// > Has +1 Attack while damaged.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`GVG_051e`]
///
/// State: Todo
//~ GVG_051 todo 0daf3965 11363de6
pub const GVG_051: Power = TODO;

/// # Enraged
///
/// `GVG_051e` · Warrior enchantment
///
/// > +1 Attack
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_051e todo aa0718ab 82f28e7e
pub const GVG_051e: Power = TODO;

/// # Crush
///
/// `GVG_052` · Warrior spell · 7 mana
///
/// > Destroy a minion. If you have a damaged minion, this costs (4) less.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_052 todo 09f4b8d9 babb4b58
pub const GVG_052: Power = TODO;

/// # Shieldmaiden
///
/// `GVG_053` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GVG_053 todo e3ff501a 4a7ed108
pub const GVG_053: Power = TODO;

/// # Ogre Warmaul
///
/// `GVG_054` · Warrior weapon · 3 mana · 4/2 durability
///
/// > 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · common · collectible
///
/// State: Todo
//~ GVG_054 todo e3f6c7c1 470f7eda
pub const GVG_054: Power = TODO;

/// # Screwjank Clunker
///
/// `GVG_055` · Warrior minion · 4 mana · 2/5
///
/// > **Battlecry:** Give a friendly Mech +2/+2.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59501
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 17 (hearthstone-data 36393.1)
/// - Target: "Give +2/+2."
/// - Enchantments: Screwy Jank [`GVG_055e`]
///
/// State: Todo
//~ GVG_055 todo 96abb90e 1cf8dc0f
pub const GVG_055: Power = TODO;

/// # Screwy Jank
///
/// `GVG_055e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
/// - Play requirements: `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_055e todo 46351251 f48dc6c5
pub const GVG_055e: Power = TODO;

/// # Iron Juggernaut
///
/// `GVG_056` · Warrior minion · 6 mana · 6/5
///
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Burrowing Mine [`GVG_056t`]
///
/// State: Todo
//~ GVG_056 todo cd429eb6 4ecb9962
pub const GVG_056: Power = TODO;

/// # Burrowing Mine
///
/// `GVG_056t` · Warrior spell · 6 mana
///
/// > **Casts When Drawn** You take 10 damage.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ GVG_056t todo 304f1e30 7769b7d8
pub const GVG_056t: Power = TODO;

/// # Siege Engine
///
/// `GVG_086` · Warrior minion · 5 mana · 5/5
///
/// > Whenever you gain Armor, give this minion +1 Attack.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Enchantments: Armor Plated [`GVG_086e`]
///
/// State: Todo
//~ GVG_086 todo 14c8facb 7ecbf760
pub const GVG_086: Power = TODO;

/// # Armor Plated
///
/// `GVG_086e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_086e todo 0055f529 a41b24a9
pub const GVG_086e: Power = TODO;
