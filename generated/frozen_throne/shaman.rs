//! Shaman cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cryostasis
///
/// `ICC_056` · Shaman spell · Frost · 2 mana
///
/// > Give a minion +3/+3 and **Freeze** it.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Frozen Blood [`ICC_056e`]
///
/// State: Todo
//~ ICC_056 todo cae465fc 045db370
pub const ICC_056: Power = TODO;

/// # Frozen Blood
///
/// `ICC_056e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_056e todo 292493a7 59fb541a
pub const ICC_056e: Power = TODO;

/// # Brrrloc
///
/// `ICC_058` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tags: `2534` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Freeze an enemy."
///
/// State: Todo
//~ ICC_058 todo d269cd25 5e2a8e1f
pub const ICC_058: Power = TODO;

/// # Avalanche
///
/// `ICC_078` · Shaman spell · Frost · 4 mana
///
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_078 todo a7552339 17dbb396
pub const ICC_078: Power = TODO;

/// # Drakkari Defender
///
/// `ICC_081` · Shaman minion · 3 mana · 2/8
///
/// > **Taunt Overload:** (3)
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 3
///
/// State: Vanilla
//~ ICC_081 vanilla 4a5bce41 61c1b574
pub const ICC_081: Power = VANILLA;

/// # Voodoo Hexxer
///
/// `ICC_088` · Shaman minion · 5 mana · 2/7
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Taunt, Freeze
///
/// State: Todo
//~ ICC_088 todo 8e414520 7d9c2478
pub const ICC_088: Power = TODO;

/// # Ice Fishing
///
/// `ICC_089` · Shaman spell · Frost · 2 mana
///
/// > Draw 2 Murlocs from your deck.
///
/// - Set: Knights of the Frozen Throne · common · collectible
///
/// State: Todo
//~ ICC_089 todo 4304845f 5f64e27e
pub const ICC_089: Power = TODO;

/// # Snowfury Giant
///
/// `ICC_090` · Shaman minion · 11 mana · 8/8
///
/// > Costs (1) less for each Mana Crystal you've Overload**ed** this game.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
///
/// State: Todo
//~ ICC_090 todo ad38b25d 2bcc0d3c
pub const ICC_090: Power = TODO;

/// # Ice Breaker
///
/// `ICC_236` · Shaman weapon · 3 mana · 1/3 durability
///
/// > Destroy any **Frozen** minion damaged by this.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ ICC_236 todo 1eba67a8 b84264f1
pub const ICC_236: Power = TODO;

/// # Moorabi
///
/// `ICC_289` · Shaman minion · 6 mana · 4/4
///
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ ICC_289 todo 3e93943d 2fd53d08
pub const ICC_289: Power = TODO;

/// # Thrall, Deathseer
///
/// `ICC_481` · Shaman hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Transmute Spirit [`ICC_481p`]
///
/// State: Todo
//~ ICC_481 todo c1bb1499 da149ef6
pub const ICC_481: Power = TODO;

/// # Transmute Spirit
///
/// `ICC_481p` · Neutral hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (1) more.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_481p todo fec681eb 2a298076
pub const ICC_481p: Power = TODO;
