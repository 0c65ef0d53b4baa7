//! Priest cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2eff169f

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
//~ todo BE_012 bd044b0c 16da6255 53f04054.2f3186ab
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
//~ todo BE_045 de14cd1e da8312c7 e935a051.707b1218
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
//~ todo BE_196 4acd1eb9 a636f9d8 f1eb0a5c.fdd037d5
pub const BE_196: Power = TODO;

/// # Entropic Rift
///
/// `BE_220` · Priest spell · Shadow · 1 mana
///
/// > Get two random Shadow Spells.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Derived
//~ derived BE_220 5bbe2f9d 48face24 91b69408.b2526099
pub const BE_220: Power = spell(&[get(random(school(SpellSchool::Shadow))).copies(2)]);

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
//~ todo BE_221 c16fb45e d2692527 07c0939e.a81b77f3
pub const BE_221: Power = TODO;

/// # Foresight Essence
///
/// `BE_221e` · Priest enchantment
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_SCRIPT_DATA_ENT_1` = 1
///
/// State: Todo
//~ todo BE_221e 67397405 fe3a9b25 8dac04c0
pub const BE_221e: Power = TODO;

/// # Essence
///
/// `BE_221e1` · Priest enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_221e1 00cc475e 84bee8f1 ea243bbf
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
/// State: Derived
//~ derived BE_221e2 ecf5c313 c74f7f1c b3bde9c0.90c32b47
pub const BE_221e2: Power = enchant(&[cost_less(2)]);

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
//~ todo BE_222 27e87b60 5927ae83 10415488.a6b30651
pub const BE_222: Power = TODO;

/// # Manifest Essence
///
/// `BE_222e` · Priest enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_222e 82ad977f 7694bde7 de74ec7c
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
//~ vanilla BE_222t f20946f7 9b046fab 4fcc24ed.b857c9f1
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
//~ todo BE_223 74c286b9 f966b2c1 764c4754.9e4f245f
pub const BE_223: Power = TODO;

/// # Flay Essence
///
/// `BE_223e` · Priest enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_223e b0008e87 620a3b49 f9f2a135
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
//~ todo BE_227 6f9a6f90 8c35df6a a56888e1.49dc3df5
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
/// State: Derived
//~ derived BE_228 89ba3f9b 4b45e6e6 3684015a.94f1f570
pub const BE_228: Power = battlecry(&[silence(A_MINION)]);

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
//~ todo BE_790 3ff36b67 e4a76324 7eca2abf.40827b9c
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
//~ todo BE_790e 005405f3 d57cd55f c825a100.a536d554
pub const BE_790e: Power = TODO;
