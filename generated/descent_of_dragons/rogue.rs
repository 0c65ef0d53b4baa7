//! Rogue cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Umbral Skulker
///
/// `DRG_027` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Empower
/// - Tags: `3623` = 1
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ DRG_027 todo 9ef111e5 607ca132
pub const DRG_027: Power = TODO;

/// # Dragon's Hoard
///
/// `DRG_028` · Rogue spell · 1 mana
///
/// > **Discover** a **Legendary** minion from another class.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ DRG_028 todo 6fe74e3b a9b51275
pub const DRG_028: Power = TODO;

/// # Praise Galakrond!
///
/// `DRG_030` · Rogue spell · 1 mana
///
/// > Give a minion +1 Attack. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
/// - Enchantments: Praise Galakrond! [`DRG_030e`]
///
/// State: Todo
//~ DRG_030 todo 16633d0f 8443d787
pub const DRG_030: Power = TODO;

/// # Praise Galakrond!
///
/// `DRG_030e` · Rogue enchantment
///
/// > +1 Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_030e todo 141eb1a1 5775bf0f
pub const DRG_030e: Power = TODO;

/// # Necrium Apothecary
///
/// `DRG_031` · Rogue minion · 4 mana · 2/5
///
/// > **Combo:** Draw a **Deathrattle** minion from your deck and gain its **Deathrattle**.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Combo
/// - Refers to: Deathrattle
/// - Enchantments: Necrium Infusion [`DRG_031e`]
///
/// State: Todo
//~ DRG_031 todo cef0f2fd 2beeee67
pub const DRG_031: Power = TODO;

/// # Necrium Infusion
///
/// `DRG_031e` · enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_031e todo 086f4023 986c4a6f
pub const DRG_031e: Power = TODO;

/// # Candle Breath
///
/// `DRG_033` · Rogue spell · Fire · 6 mana
///
/// > Draw 3 cards. Costs (3) less while you're holding a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Todo
//~ DRG_033 todo 83cb582d 1baec4f4
pub const DRG_033: Power = TODO;

/// # Stowaway
///
/// `DRG_034` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** If there are cards in your deck that didn't start there, draw 2 of them.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_034 todo bd928b19 7d9f7ceb
pub const DRG_034: Power = TODO;

/// # Bloodsail Flybooter
///
/// `DRG_035` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Add two 1/1 Pirates to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tokens: Sky Pirate [`DRG_035t`]
///
/// State: Todo
//~ DRG_035 todo 2e85c363 a854516d
pub const DRG_035: Power = TODO;

/// # Sky Pirate
///
/// `DRG_035t` · Rogue minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Pirate
///
/// State: Vanilla
//~ DRG_035t vanilla 4b30c9d1 6cd1c7ac
pub const DRG_035t: Power = VANILLA;

/// # Waxadred
///
/// `DRG_036` · Rogue minion · 5 mana · 7/5
///
/// > **Deathrattle:** Shuffle a Candle into your deck that resummons Waxadred when drawn.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Deathrattle
/// - Tags: `2540` = 1
/// - Tokens: Waxadred's Candle [`DRG_036t`]
///
/// State: Todo
//~ DRG_036 todo 37106363 3b954c5c
pub const DRG_036: Power = TODO;

/// # Waxadred's Candle
///
/// `DRG_036t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon Waxadred.
///
/// - Set: Descent of Dragons
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ DRG_036t todo 7750fe10 d9696d46
pub const DRG_036t: Power = TODO;

/// # Flik Skyshiv
///
/// `DRG_037` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are)*.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion and copies of it."
///
/// State: Todo
//~ DRG_037 todo 4727ae96 ddda8389
pub const DRG_037: Power = TODO;

/// # Seal Fate
///
/// `DRG_247` · Rogue spell · 3 mana
///
/// > Deal $3 damage to an undamaged character. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_247 todo c56572a7 a0416eeb
pub const DRG_247: Power = TODO;

/// # Galakrond, the Nightmare
///
/// `DRG_610` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 1 card. It costs (0). *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Guile [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
/// - Enchantments: Galakrond's Wonder [`DRG_610e`]
/// - Tokens: Galakrond, the Apocalypse [`DRG_610t2`], Galakrond, Azeroth's End [`DRG_610t3`]
///
/// State: Todo
//~ DRG_610 todo 7e69b74f 48c0ad3d
pub const DRG_610: Power = TODO;

/// # Galakrond's Wonder
///
/// `DRG_610e` · Rogue enchantment
///
/// > Costs (0).
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_610e todo 93b3853c 6bff6311
pub const DRG_610e: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_610t2` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 2 cards. They cost (0). *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Guile [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
///
/// State: Todo
//~ DRG_610t2 todo b02a4b44 2d4d52d8
pub const DRG_610t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_610t3` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 4 cards. They cost (0). Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Guile [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
///
/// State: Todo
//~ DRG_610t3 todo 7266daed 9d12fa27
pub const DRG_610t3: Power = TODO;
