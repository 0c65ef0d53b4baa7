//! Mage cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Flame Lance
///
/// `AT_001` · Mage spell · Fire · 5 mana
///
/// > Deal $25 damage to a minion.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_001 todo 5a0cbe7d 94084977
pub const AT_001: Power = TODO;

/// # Effigy
///
/// `AT_002` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When a friendly minion dies, summon a random minion with the same Cost.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ AT_002 todo 3b31dfad c7e3e644
pub const AT_002: Power = TODO;

/// # Fallen Hero
///
/// `AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Heropower Damage
///
/// State: Todo
//~ AT_003 todo 509eb150 4470b210
pub const AT_003: Power = TODO;

/// # Arcane Blast
///
/// `AT_004` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Receives Double Spelldamage Bonus
/// - Refers to: Spellpower
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Arcane Blast [`AT_004_Puzzle`]
///
/// State: Todo
//~ AT_004 todo a4177adb 36eaad66
pub const AT_004: Power = TODO;

/// # Arcane Blast
///
/// `AT_004_Puzzle` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// - Set: The Grand Tournament · epic
/// - Mechanics: Receives Double Spelldamage Bonus
/// - Refers to: Spellpower
///
/// State: Todo
//~ AT_004_Puzzle todo 7640eba8 43644ba0
pub const AT_004_Puzzle: Power = TODO;

/// # Polymorph: Boar
///
/// `AT_005` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/2 Boar with **Charge**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Refers to: Charge
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Boar [`AT_005t`]
///
/// State: Todo
//~ AT_005 todo bd4c7665 79b2cb5e
pub const AT_005: Power = TODO;

/// # Boar
///
/// `AT_005t` · Mage minion · 3 mana · 4/2
///
/// > **Charge**
///
/// - Set: The Grand Tournament
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ AT_005t vanilla ad6e9d8e 23a43771
pub const AT_005t: Power = VANILLA;

/// # Dalaran Aspirant
///
/// `AT_006` · Mage minion · 4 mana · 3/5
///
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Refers to: Spellpower
/// - Enchantments: Power of Dalaran [`AT_006e`]
///
/// State: Todo
//~ AT_006 todo 17800819 e29df863
pub const AT_006: Power = TODO;

/// # Power of Dalaran
///
/// `AT_006e` · Mage enchantment
///
/// > Increased Spell Damage.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_006e todo 107abbf5 9265f361
pub const AT_006e: Power = TODO;

/// # Spellslinger
///
/// `AT_007` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Spellslung [`AT_007e`]
///
/// State: Todo
//~ AT_007 todo f28051f7 c9aa0c70
pub const AT_007: Power = TODO;

/// # Spellslung
///
/// `AT_007e` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_007e todo 8e1040ac 3ab7907a
pub const AT_007e: Power = TODO;

/// # Coldarra Drake
///
/// `AT_008` · Mage minion · 6 mana · 6/7
///
/// > You can use your Hero Power any number of times.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ AT_008 todo 3ff82a78 1cc93557
pub const AT_008: Power = TODO;

/// # Rhonin
///
/// `AT_009` · Mage minion · 8 mana · 7/7
///
/// > **Deathrattle:** Add 3 copies of Arcane Missiles to your hand.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Todo
//~ AT_009 todo 0ae746b4 360f36ab
pub const AT_009: Power = TODO;
