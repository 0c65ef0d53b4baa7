//! Rogue cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadestone Skulker
///
/// `DEEP_012` · Multi-class minion · 1 mana · 1/1
///
/// > **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Classes: Rogue, Demon Hunter
/// - Mechanics: Deathrattle, Battlecry, Rush
/// - Enchantments: "Borrowed" [`DEEP_012e`]
///
/// State: Todo
//~ DEEP_012 todo 54717319 f8fded09
pub const DEEP_012: Power = TODO;

/// # "Borrowed"
///
/// `DEEP_012e` · Neutral enchantment
///
/// > Holding {0}.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_012e todo 4a534bde c0120cb6
pub const DEEP_012e: Power = TODO;

/// # Quick Pick
///
/// `DEEP_014` · Multi-class weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, draw a card.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Rogue, Demon Hunter
///
/// State: Todo
//~ DEEP_014 todo c076aebb d96edaea
pub const DEEP_014: Power = TODO;

/// # Fool's Gold
///
/// `DEEP_022` · Rogue spell · 1 mana
///
/// > Get a random Golden Pirate and Elemental from other classes.
///
/// - Set: Showdown in the Badlands · rare · collectible
///
/// State: Todo
//~ DEEP_022 todo 097012d3 ba7b63c2
pub const DEEP_022: Power = TODO;

/// # Dart Throw
///
/// `WW_006` · Rogue spell · 2 mana
///
/// > Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
///
/// - Set: Showdown in the Badlands · epic · collectible
///
/// State: Todo
//~ WW_006 todo f1e3b5ca d4802a97
pub const WW_006: Power = TODO;

/// # Bounty Wrangler
///
/// `WW_363` · Rogue minion · 3 mana · 3/4
///
/// > **Quickdraw or Combo:** Get a Coin.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Combo, Quickdraw
///
/// State: Todo
//~ WW_363 todo 417c451d 95b4eb82
pub const WW_363: Power = TODO;

/// # Velarok Windblade
///
/// `WW_364` · Rogue minion · 3 mana · 3/3
///
/// > While this is in your hand, play a card from another class to reveal Velarok's true form!
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Tokens: Velarok, the Deceiver [`WW_364t`]
///
/// State: Todo
//~ WW_364 todo efee5727 91cad382
pub const WW_364: Power = TODO;

/// # Velarok, the Deceiver
///
/// `WW_364t` · Rogue minion · 3 mana · 3/3
///
/// > **Charge** After this attacks, **Discover** a card from another class. It costs (3) less.
///
/// - Set: Showdown in the Badlands
/// - Minion type: Dragon
/// - Mechanics: Charge, Discover
/// - Enchantments: Velarok, the Deceiver [`WW_364te`]
///
/// State: Todo
//~ WW_364t todo 176ee13e 60f6ccc0
pub const WW_364t: Power = TODO;

/// # Velarok, the Deceiver
///
/// `WW_364te` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_364te todo b6342dd3 dae35095
pub const WW_364te: Power = TODO;

/// # Triple Sevens
///
/// `WW_410` · Rogue spell · 7 mana
///
/// > Deal $7 damage to a minion. Draw 7 cards.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Todo
//~ WW_410 todo 58b961e3 1c1c3f04
pub const WW_410: Power = TODO;

/// # Stick Up
///
/// `WW_411` · Rogue spell · 1 mana
///
/// > **Discover** a **Quickdraw** card from another class.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Discover
/// - Refers to: Quickdraw
///
/// State: Todo
//~ WW_411 todo 5cb156ff af7b3221
pub const WW_411: Power = TODO;

/// # Bloodrock Co. Shovel
///
/// `WW_412` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle, Excavate
///
/// State: Todo
//~ WW_412 todo b104c90c 12e9550d
pub const WW_412: Power = TODO;

/// # Antique Flinger
///
/// `WW_413` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Excavate
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ WW_413 todo f2d5e6f5 3b44fbe6
pub const WW_413: Power = TODO;

/// # Wishing Well
///
/// `WW_415` · Rogue minion · 5 mana · 0/7
///
/// > After you play a Coin, get a random **Legendary** minion from another class and set its Cost to (1).
///
/// - Set: Showdown in the Badlands · epic · collectible
///
/// State: Todo
//~ WW_415 todo 9a19f9cd 81e91f6f
pub const WW_415: Power = TODO;

/// # Shell Game
///
/// `WW_416` · Rogue spell · 2 mana
///
/// > Get a random Epic, Rare, and Common card from other classes.
///
/// - Set: Showdown in the Badlands · rare · collectible
///
/// State: Todo
//~ WW_416 todo 27381efc f11907e2
pub const WW_416: Power = TODO;

/// # Drilly the Kid
///
/// `WW_417` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry, Quickdraw, and Deathrattle: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry, Quickdraw, Excavate
///
/// State: Todo
//~ WW_417 todo 78c53090 ee361adf
pub const WW_417: Power = TODO;
