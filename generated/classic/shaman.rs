//! Shaman cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ancestral Spirit
///
/// `CS2_038` · Shaman spell · 2 mana
///
/// > Give a minion "**Deathrattle:** Resummon this minion."
///
/// - Set: Classic · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Ancestral Spirit [`CS2_038e`]
///
/// State: Todo
//~ CS2_038 todo 91323dd5 f8d8fa7f
pub const CS2_038: Power = TODO;

/// # Ancestral Spirit
///
/// `CS2_038e` · Shaman enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_038e todo 2149ea46 05f6124c
pub const CS2_038e: Power = TODO;

/// # Far Sight
///
/// `CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Far Sight [`CS2_053e`]
///
/// State: Todo
//~ CS2_053 todo 80c7bfcb 229f0bd9
pub const CS2_053: Power = TODO;

/// # Far Sight
///
/// `CS2_053e` · Shaman enchantment
///
/// > Costs (3) less.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_053e todo fa5681f5 c2764402
pub const CS2_053e: Power = TODO;

/// # Lightning Bolt
///
/// `EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// - Set: Classic · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_238 todo 64bce7c2 cfba6522
pub const EX1_238: Power = TODO;

/// # Lava Burst
///
/// `EX1_241` · Shaman spell · Fire · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// - Set: Classic · rare · collectible
/// - Tags: `OVERLOAD` = 2
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_241 todo 8b7c2c0f 7b5cc69f
pub const EX1_241: Power = TODO;

/// # Dust Devil
///
/// `EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ EX1_243 vanilla ac62a00e 6a2fdcd9
pub const EX1_243: Power = VANILLA;

/// # Earth Shock
///
/// `EX1_245` · Shaman spell · Nature · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_245 todo 0765c9ac 35fe11b2
pub const EX1_245: Power = TODO;

/// # Stormforged Axe
///
/// `EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// - Set: Classic · common · collectible
/// - Mechanics: Overload
///
/// State: Vanilla
//~ EX1_247 vanilla 5e035d4e 93480390
pub const EX1_247: Power = VANILLA;

/// # Feral Spirit
///
/// `EX1_248` · Shaman spell · Nature · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Spirit Wolf [`EX1_tk11`]
///
/// State: Todo
//~ EX1_248 todo 1fb6900b db7fd249
pub const EX1_248: Power = TODO;

/// # Earth Elemental
///
/// `EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt** Overload**:** (2)
///
/// - Set: Classic · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Earth Elemental [`EX1_250_puzzle`]
///
/// State: Vanilla
//~ EX1_250 vanilla dd89a45f e2a6275c
pub const EX1_250: Power = VANILLA;

/// # Earth Elemental
///
/// `EX1_250_puzzle` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt** Overload**:** (2)
///
/// - Set: Classic · epic
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ EX1_250_puzzle vanilla 158c002c fc144642
pub const EX1_250_puzzle: Power = VANILLA;

/// # Forked Lightning
///
/// `EX1_251` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
///
/// - Set: Classic · common · collectible
/// - Tags: `OVERLOAD` = 2
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_251 todo 701519d4 102571f0
pub const EX1_251: Power = TODO;

/// # Unbound Elemental
///
/// `EX1_258` · Shaman minion · 3 mana · 3/4
///
/// > After you play a card with **Overload**, gain +1/+1.
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
/// - Enchantments: Overloading [`EX1_258e`]
///
/// State: Todo
//~ EX1_258 todo 7af773af 9bcbf85c
pub const EX1_258: Power = TODO;

/// # Overloading
///
/// `EX1_258e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_258e todo 6e20e74c ef5b2a30
pub const EX1_258e: Power = TODO;

/// # Lightning Storm
///
/// `EX1_259` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ EX1_259 todo 28016a92 7dd4e35d
pub const EX1_259: Power = TODO;

/// # Doomhammer
///
/// `EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ EX1_567 vanilla 11ed1bfb c5a225d4
pub const EX1_567: Power = VANILLA;

/// # Mana Tide Totem
///
/// `EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Totem
///
/// State: Todo
//~ EX1_575 todo 26aa7748 d8a81827
pub const EX1_575: Power = TODO;

/// # Spirit Wolf
///
/// `EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Classic
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ EX1_tk11 vanilla 9a9da8ad 9efeaf40
pub const EX1_tk11: Power = VANILLA;

/// # Al'Akir the Windlord
///
/// `NEW1_010` · Shaman minion · 8 mana · 3/6
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Taunt, Divine Shield, Charge
///
/// State: Vanilla
//~ NEW1_010 vanilla b42ececa 1836cc46
pub const NEW1_010: Power = VANILLA;
