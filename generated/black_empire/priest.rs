//! Priest cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dark Deacon
///
/// `BE_012` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *({0} left!)*@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *(Ready)*@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry, Old God Cthun Tooltip
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ BE_012 todo 82b9f33a bb76ec16
pub const BE_012: Power = TODO;

/// # Mismatcher
///
/// `BE_045` · Priest minion · 5 mana · 4/6
///
/// > **Taunt**. **Battlecry: Assemble** a minion that costs (3) or less with cards that cost (5) or more.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ BE_045 todo 38937390 8ea13805
pub const BE_045: Power = TODO;

/// # Befuddled Summoner
///
/// `BE_196` · Priest minion · 4 mana · 0/3
///
/// > At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ BE_196 todo 609bc0f6 a830049e
pub const BE_196: Power = TODO;

/// # Entropic Rift
///
/// `BE_220` · Priest spell · Shadow · 1 mana
///
/// > Get two random Shadow Spells.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Todo
//~ BE_220 todo 0124fb20 2577b95f
pub const BE_220: Power = TODO;

/// # Elder Word: Foresight
///
/// `BE_221` · Priest spell · Shadow · 3 mana
///
/// > Draw a card and reduce its Cost by (2). *(The next Shadow spell you play repeats this!)*
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Tags: `4618` = 1
/// - Enchantments: Foresight Essence [`BE_221e`], Essence [`BE_221e1`], Aberrant Power [`BE_221e2`]
///
/// State: Todo
//~ BE_221 todo 2426f470 1c33ab98
pub const BE_221: Power = TODO;

/// # Foresight Essence
///
/// `BE_221e` · Priest enchantment
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_SCRIPT_DATA_ENT_1` = 1
///
/// State: Todo
//~ BE_221e todo 83c65f12 7b071c9a
pub const BE_221e: Power = TODO;

/// # Essence
///
/// `BE_221e1` · Priest enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_221e1 todo 46e49119 7b613537
pub const BE_221e1: Power = TODO;

/// # Aberrant Power
///
/// `BE_221e2` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Aura, Enchantment Invisible
///
/// State: Todo
//~ BE_221e2 todo 987d4c25 9ac3bc8a
pub const BE_221e2: Power = TODO;

/// # Elder Word: Manifest
///
/// `BE_222` · Priest spell · Shadow · 5 mana
///
/// > Summon a 5/5 Voidwing with **Lifesteal**. *(The next Shadow spell you play repeats this!)*
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `4618` = 1
/// - Enchantments: Manifest Essence [`BE_222e`]
/// - Tokens: Voidwing [`BE_222t`]
///
/// State: Todo
//~ BE_222 todo 21cb7f20 dc9963eb
pub const BE_222: Power = TODO;

/// # Manifest Essence
///
/// `BE_222e` · Priest enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_222e todo 72d89db0 92772757
pub const BE_222e: Power = TODO;

/// # Voidwing
///
/// `BE_222t` · Priest minion · 5 mana · 5/5
///
/// > **Lifesteal**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ BE_222t vanilla 31311970 73582292
pub const BE_222t: Power = VANILLA;

/// # Elder Word: Flay
///
/// `BE_223` · Priest spell · Shadow · 1 mana
///
/// > Deal $3 damage to a random enemy. *(The next Shadow spell you play repeats this!)*
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Tags: `4618` = 1
/// - Enchantments: Flay Essence [`BE_223e`]
///
/// State: Todo
//~ BE_223 todo 6a656c32 a379cc78
pub const BE_223: Power = TODO;

/// # Flay Essence
///
/// `BE_223e` · Priest enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_223e todo d340eddd ad34dbb3
pub const BE_223e: Power = TODO;

/// # Blade of The Black Empire
///
/// `BE_227` · Priest weapon · 3 mana · 0/3 durability
///
/// > At the end of your turn, if you have cast a Shadow spell, the enemy takes fatigue. Otherwise you do.
///
/// - Set: Reign of the Black Empire · legendary · collectible
///
/// State: Todo
//~ BE_227 todo 536c0171 756d394a
pub const BE_227: Power = TODO;

/// # Servant of Zuramat
///
/// `BE_228` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
///
/// State: Todo
//~ BE_228 todo 1b8cab82 0b8bc784
pub const BE_228: Power = TODO;

/// # Zer'Ontu
///
/// `BE_790` · Priest minion · 8 mana · 3/3
///
/// > **Taunt**. **Battlecry:** Summon a 0, 1, and 2-Attack minion from your deck. Gain their stats.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Three Four Five! [`BE_790e`]
///
/// State: Todo
//~ BE_790 todo d99ab662 3203efd5
pub const BE_790: Power = TODO;

/// # Three Four Five!
///
/// `BE_790e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_790e todo 4b798e44 0fc08ff3
pub const BE_790e: Power = TODO;
