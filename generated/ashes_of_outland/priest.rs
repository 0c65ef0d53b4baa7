//! Priest cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Reliquary of Souls
///
/// `BT_197` · Priest minion · 1 mana · 1/3
///
/// > **Lifesteal Deathrattle:** Shuffle 'Reliquary Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Deathrattle, Lifesteal
/// - Tokens: Reliquary Prime [`BT_197t`]
///
/// State: Todo
//~ BT_197 todo b0a948d3 fc6a4c22
pub const BT_197: Power = TODO;

/// # Reliquary Prime
///
/// `BT_197t` · Priest minion · 7 mana · 6/8
///
/// > **Taunt**, **Lifesteal Elusive** on your opponent's turn.
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt, Lifesteal, Elusive
///
/// State: Todo
//~ BT_197t todo 62785ee5 6f094396
pub const BT_197t: Power = TODO;

/// # Soul Mirror
///
/// `BT_198` · Priest spell · Shadow · 7 mana
///
/// > Summon copies of enemy minions. They attack their copies.
///
/// - Set: Ashes of Outland · legendary · collectible
///
/// State: Todo
//~ BT_198 todo 36c33996 aa037e96
pub const BT_198: Power = TODO;

/// # Renew
///
/// `BT_252` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. **Discover** a spell.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_TARGET_TO_PLAY` (correction: Restore #3 Health: to any character, as CS2_007)
///
/// State: Todo
//~ BT_252 todo 8c249dd4 0ec5b3c5
pub const BT_252: Power = TODO;

/// # Psyche Split
///
/// `BT_253` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +1/+2. Summon a copy of it.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Twin Vision [`BT_253e`]
///
/// State: Todo
//~ BT_253 todo 0b73607c 0bcdccdd
pub const BT_253: Power = TODO;

/// # Twin Vision
///
/// `BT_253e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_253e todo 4e420982 b4243a16
pub const BT_253e: Power = TODO;

/// # Sethekk Veilweaver
///
/// `BT_254` · Priest minion · 2 mana · 2/3
///
/// > After you cast a spell on a minion, add a Priest spell to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Todo
//~ BT_254 todo 600f9249 2f2e155e
pub const BT_254: Power = TODO;

/// # Dragonmaw Overseer
///
/// `BT_256` · Priest minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly minion +2/+2.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Booted [`BT_256e`]
///
/// State: Todo
//~ BT_256 todo 430d5a08 05d12219
pub const BT_256: Power = TODO;

/// # Booted
///
/// `BT_256e` · Priest enchantment
///
/// > Stats increased.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_256e todo 01d0cfaf abb3f672
pub const BT_256e: Power = TODO;

/// # Apotheosis
///
/// `BT_257` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+3 and **Lifesteal**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Refers to: Lifesteal
/// - Enchantments: Apotheosis [`BT_257e`]
///
/// State: Todo
//~ BT_257 todo fdd0f128 54fd57ee
pub const BT_257: Power = TODO;

/// # Apotheosis
///
/// `BT_257e` · Priest enchantment
///
/// > +2/+3 and **Lifesteal**.
///
/// - Set: Ashes of Outland · epic
///
/// State: Todo
//~ BT_257e todo f28d673d c6d987d9
pub const BT_257e: Power = TODO;

/// # Imprisoned Homunculus
///
/// `BT_258` · Priest minion · 1 mana · 2/5
///
/// > **Dormant** for 2 turns. **Taunt**
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Imp
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ BT_258 todo af5dc73a bee05025
pub const BT_258: Power = TODO;

/// # Dragonmaw Sentinel
///
/// `BT_262` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Lifesteal**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Nether Sight [`BT_262e`]
///
/// State: Todo
//~ BT_262 todo 1c8a2abe dcd57242
pub const BT_262: Power = TODO;

/// # Nether Sight
///
/// `BT_262e` · Priest enchantment
///
/// > +1 Attack and **Lifesteal**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_262e todo 2a91c3b2 64e52940
pub const BT_262e: Power = TODO;

/// # Skeletal Dragon
///
/// `BT_341` · Priest minion · 7 mana · 4/9
///
/// > **Taunt** At the end of your turn, add a Dragon to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt
/// - Tags: `2534` = 1
///
/// State: Todo
//~ BT_341 todo aeb4e981 9ede78c3
pub const BT_341: Power = TODO;
