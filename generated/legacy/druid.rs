//! Druid cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Claw
///
/// `CS2_005` · Druid spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Claw [`CS2_005o`]
///
/// State: Todo
//~ CS2_005 todo 7cc9ea09 3c1871ec
pub const CS2_005: Power = TODO;

/// # Claw
///
/// `CS2_005o` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_005o todo 1fc694c8 cc429799
pub const CS2_005o: Power = TODO;

/// # Healing Touch
///
/// `CS2_007` · Druid spell · Nature · 3 mana
///
/// > Restore #8 Health.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_007 todo 6f8c2c47 c2d25b6f
pub const CS2_007: Power = TODO;

/// # Moonfire
///
/// `CS2_008` · Druid spell · Arcane · 0 mana
///
/// > Deal $1 damage.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_008 todo c367d7c6 9044122b
pub const CS2_008: Power = TODO;

/// # Mark of the Wild
///
/// `CS2_009` · Druid spell · Nature · 2 mana
///
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of the Wild [`CS2_009e`]
///
/// State: Todo
//~ CS2_009 todo e0c51341 71ce4a43
pub const CS2_009: Power = TODO;

/// # Mark of the Wild
///
/// `CS2_009e` · Druid enchantment
///
/// > +2/+3 and **Taunt**.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_009e todo e772aadc d4ea7af6
pub const CS2_009e: Power = TODO;

/// # Savage Roar
///
/// `CS2_011` · Druid spell · 3 mana
///
/// > Give your characters +2 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Savage Roar [`CS2_011o`]
///
/// State: Todo
//~ CS2_011 todo 051d6c0b 5e987f63
pub const CS2_011: Power = TODO;

/// # Savage Roar
///
/// `CS2_011o` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_011o todo 90913158 7865e0b2
pub const CS2_011o: Power = TODO;

/// # Swipe
///
/// `CS2_012` · Druid spell · 3 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_012 todo 95fbca0c c7455baf
pub const CS2_012: Power = TODO;

/// # Wild Growth
///
/// `CS2_013` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Legacy · free · collectible
/// - Tokens: Excess Mana [`CS2_013t`]
///
/// State: Todo
//~ CS2_013 todo 8a7ada65 5c143fcf
pub const CS2_013: Power = TODO;

/// # Excess Mana
///
/// `CS2_013t` · Druid spell · 0 mana
///
/// > Draw a card. *(You can only have 10 Mana in your tray.)*
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_013t todo 4ae26343 2a63781c
pub const CS2_013t: Power = TODO;

/// # Extra Attack
///
/// `CS2_017o` · Druid enchantment
///
/// > Your hero has extra Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_017o todo 94b75301 75e5f9ef
pub const CS2_017o: Power = TODO;

/// # Ironbark Protector
///
/// `CS2_232` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_232 vanilla e4d6cf46 d9cb7668
pub const CS2_232: Power = VANILLA;

/// # Nordrassil Druid
///
/// `CS3_012` · Druid minion · 4 mana · 3/5
///
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Nature's Rite [`CS3_012e`](crate::core::druid::CS3_012e)
///
/// State: Todo
//~ CS3_012 todo 85e09b1a 3ef2ab4a
pub const CS3_012: Power = TODO;

/// # Innervate
///
/// `EX1_169` · Druid spell · Nature · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ EX1_169 todo 9e049e89 bfff6fcf
pub const EX1_169: Power = TODO;

/// # Starfire
///
/// `EX1_173` · Druid spell · Arcane · 6 mana
///
/// > Deal $5 damage. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_173 todo 39396453 3c33c6a3
pub const EX1_173: Power = TODO;

/// # Gift of the Wild
///
/// `EX1_183` · Druid spell · Nature · 8 mana
///
/// > Give your minions +2/+2 and **Taunt**.
///
/// - Set: Legacy · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Gift of the Wild [`EX1_183e`](crate::classic::druid::EX1_183e)
///
/// State: Todo
//~ EX1_183 todo e6ad09cd 5e163084
pub const EX1_183: Power = TODO;

/// # Malfurion's Gift
///
/// `GIFT_10` · Druid spell · 1 mana
///
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Wild Growth [`CS2_013`]
///
/// State: Todo
//~ GIFT_10 todo 96104cc0 32aea832
pub const GIFT_10: Power = TODO;

/// # Malfurion Stormrage
///
/// `HERO_06` · Druid hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Shapeshift [`HERO_06bp`]
///
/// State: Vanilla
//~ HERO_06 vanilla 26980a76 ec7e32fe
pub const HERO_06: Power = VANILLA;

/// # Shapeshift
///
/// `HERO_06bp` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a1 Attack this turn. +$d1 Armor.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2737
///
/// State: Todo
//~ HERO_06bp todo 24ab2675 ad025e3b
pub const HERO_06bp: Power = TODO;

/// # Dire Shapeshift
///
/// `HERO_06bp2` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_06bp2 todo 4c885a05 a322e6aa
pub const HERO_06bp2: Power = TODO;
