//! Warrior cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dr. Boom's Scheme
///
/// `DAL_008` · Warrior spell · 4 mana
///
/// > Gain @ Armor. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ DAL_008 todo 1d6af13a cf1df926
pub const DAL_008: Power = TODO;

/// # Dimensional Ripper
///
/// `DAL_059` · Warrior spell · 10 mana
///
/// > Summon 2 copies of a minion in your deck.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_059 todo 7295857e ba4dadaf
pub const DAL_059: Power = TODO;

/// # Clockwork Goblin
///
/// `DAL_060` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tokens: Bomb [`BOT_511t`](crate::boomsday::neutral::BOT_511t)
///
/// State: Todo
//~ DAL_060 todo 72ec3919 e1e13818
pub const DAL_060: Power = TODO;

/// # Sweeping Strikes
///
/// `DAL_062` · Warrior spell · 2 mana
///
/// > Give a minion "Also damages minions next to whomever this attacks."
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Sweeping Strikes [`DAL_062e`], Sweeping Strikes Hero [`DAL_062e2`]
///
/// State: Todo
//~ DAL_062 todo 3d370166 feee05a6
pub const DAL_062: Power = TODO;

/// # Sweeping Strikes
///
/// `DAL_062e` · Warrior enchantment
///
/// > Damages minions adjacent to defender.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_062e todo aeb5c208 b51cd498
pub const DAL_062e: Power = TODO;

/// # Sweeping Strikes Hero
///
/// `DAL_062e2` · Warrior enchantment
///
/// > Damages minions adjacent to defender.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_062e2 todo e57d3865 85dda56f
pub const DAL_062e2: Power = TODO;

/// # Wrenchcalibur
///
/// `DAL_063` · Warrior weapon · 4 mana · 3/2 durability
///
/// > After your hero attacks, shuffle a Bomb into your opponent's deck.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Tokens: Bomb [`BOT_511t`](crate::boomsday::neutral::BOT_511t)
///
/// State: Todo
//~ DAL_063 todo b37e518f 27008b90
pub const DAL_063: Power = TODO;

/// # Blastmaster Boom
///
/// `DAL_064` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
///
/// State: Todo
//~ DAL_064 todo 0e770a46 cd56cd75
pub const DAL_064: Power = TODO;

/// # The Boom Reaver
///
/// `DAL_070` · Warrior minion · 10 mana · 7/9
///
/// > **Battlecry:** Summon a copy of a minion in your deck. Give it **Rush**.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Reaving [`DAL_070e`]
///
/// State: Todo
//~ DAL_070 todo 2ebc3813 51e7f2ec
pub const DAL_070: Power = TODO;

/// # Reaving
///
/// `DAL_070e` · Warrior enchantment
///
/// > Has **Rush**.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_070e todo a7f35179 6126f5cb
pub const DAL_070e: Power = TODO;

/// # Vicious Scraphound
///
/// `DAL_759` · Warrior minion · 2 mana · 2/2
///
/// > Whenever this minion deals damage, gain that much Armor.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Todo
//~ DAL_759 todo c285c07d c798f1c0
pub const DAL_759: Power = TODO;

/// # Improve Morale
///
/// `DAL_769` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, add a **Lackey** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_769 todo 11e6ba0b c5394443
pub const DAL_769: Power = TODO;

/// # Omega Devastator
///
/// `DAL_770` · Warrior minion · 4 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, deal 10 damage to a minion.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `84` = 10 (hearthstone-data 36393.1)
/// - Target: "Deal 10 damage."
///
/// State: Todo
//~ DAL_770 todo c61e18a4 e486070f
pub const DAL_770: Power = TODO;
