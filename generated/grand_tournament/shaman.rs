//! Shaman cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tuskarr Totemic
///
/// `AT_046` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_046 todo e8903bef 3b7b0499
pub const AT_046: Power = TODO;

/// # Draenei Totemcarver
///
/// `AT_047` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Experienced [`AT_047e`]
///
/// State: Todo
//~ AT_047 todo 5eaf5340 d5f02c5e
pub const AT_047: Power = TODO;

/// # Experienced
///
/// `AT_047e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_047e todo 022bec4c 34b58c5e
pub const AT_047e: Power = TODO;

/// # Healing Wave
///
/// `AT_048` · Shaman spell · Nature · 3 mana
///
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_048 todo 1002adf6 da6d7afa
pub const AT_048: Power = TODO;

/// # Thunder Bluff Valiant
///
/// `AT_049` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry, Inspire
/// - Enchantments: Power of the Bluff [`AT_049e`]
///
/// State: Todo
//~ AT_049 todo c5997100 49c08d67
pub const AT_049: Power = TODO;

/// # Power of the Bluff
///
/// `AT_049e` · Shaman enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_049e todo 5644bd9b 8908731f
pub const AT_049e: Power = TODO;

/// # Charged Hammer
///
/// `AT_050` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Lightning Jolt [`AT_050t`]
///
/// State: Todo
//~ AT_050 todo 243aeba2 226ea0d8
pub const AT_050: Power = TODO;

/// # Lightning Jolt
///
/// `AT_050t` · Shaman hero power · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: The Grand Tournament
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_050t todo 1e48bf47 f603911d
pub const AT_050t: Power = TODO;

/// # Elemental Destruction
///
/// `AT_051` · Shaman spell · Nature · 3 mana
///
/// > Deal $4-$5 damage to all minions. **Overload:** (2)
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ AT_051 todo a2c318d2 d56072cc
pub const AT_051: Power = TODO;

/// # Totem Golem
///
/// `AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Totem
/// - Mechanics: Overload
///
/// State: Vanilla
//~ AT_052 vanilla 4d6e11b4 6633661e
pub const AT_052: Power = VANILLA;

/// # Ancestral Knowledge
///
/// `AT_053` · Shaman spell · 2 mana
///
/// > Draw 2 cards. **Overload:** (1)
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ AT_053 todo b3d2f7bc 70db064b
pub const AT_053: Power = TODO;

/// # The Mistcaller
///
/// `AT_054` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Give all minions in your hand and deck +1/+1.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_054 todo e4be30ce 71d60ccc
pub const AT_054: Power = TODO;
