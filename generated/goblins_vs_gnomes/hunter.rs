//! Hunter cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Call Pet
///
/// `GVG_017` · Hunter spell · 2 mana
///
/// > Draw a card. If it's a Beast, it costs (4) less.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Todo
//~ GVG_017 todo f3a65568 c5acbafd
pub const GVG_017: Power = TODO;

/// # Feign Death
///
/// `GVG_026` · Hunter spell · 2 mana
///
/// > Trigger all **Deathrattles** on your minions.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ GVG_026 todo 8fb3a762 f5a959bb
pub const GVG_026: Power = TODO;

/// # Glaivezooka
///
/// `GVG_043` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Give a random friendly minion +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Glaivezooka [`GVG_043e`]
///
/// State: Todo
//~ GVG_043 todo 0b785d59 f386e49d
pub const GVG_043: Power = TODO;

/// # Glaivezooka
///
/// `GVG_043e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_043e todo 8aad62b1 21cb064a
pub const GVG_043e: Power = TODO;

/// # King of Beasts
///
/// `GVG_046` · Hunter minion · 3 mana · 1/5
///
/// > **Taunt** Has +1 Attack for each other Beast you control.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Tags: `1584` = 1
/// - Enchantments: The King [`GVG_046e`]
///
/// State: Todo
//~ GVG_046 todo 6ec658bd 334408e9
pub const GVG_046: Power = TODO;

/// # The King
///
/// `GVG_046e` · Hunter enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_046e todo 51b082c4 47759a92
pub const GVG_046e: Power = TODO;

/// # Metaltooth Leaper
///
/// `GVG_048` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Give your other Mechs +2 Attack.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1, `2542` = 1
/// - Enchantments: Metal Teeth [`GVG_048e`]
///
/// State: Todo
//~ GVG_048 todo a366d9d3 f56942e3
pub const GVG_048: Power = TODO;

/// # Metal Teeth
///
/// `GVG_048e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_048e todo b56c6554 1b7d67fe
pub const GVG_048e: Power = TODO;

/// # Gahz'rilla
///
/// `GVG_049` · Hunter minion · 7 mana · 6/9
///
/// > Whenever this minion takes damage, double its Attack.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Beast
/// - Enchantments: Might of Zul'Farrak [`GVG_049e`]
///
/// State: Todo
//~ GVG_049 todo c50de2d9 893d45fa
pub const GVG_049: Power = TODO;

/// # Might of Zul'Farrak
///
/// `GVG_049e` · Hunter enchantment
///
/// > Multiplying Attack.
///
/// - Set: Goblins vs Gnomes
/// - Tags: `3860` = 1
///
/// State: Todo
//~ GVG_049e todo 1e4458f9 b3a10c43
pub const GVG_049e: Power = TODO;

/// # Cobra Shot
///
/// `GVG_073` · Hunter spell · Nature · 4 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GVG_073 todo ea1627ee e861179a
pub const GVG_073: Power = TODO;

/// # Steamwheedle Sniper
///
/// `GVG_087` · Hunter minion · 2 mana · 2/3
///
/// > Your Hero Power can target minions.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Todo
//~ GVG_087 todo 3658514b e44e21b4
pub const GVG_087: Power = TODO;
