//! Mage cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shatter
///
/// `OG_081` · Mage spell · Frost · 2 mana
///
/// > Destroy a **Frozen** minion.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FROZEN_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_081 todo c695f37d b682be62
pub const OG_081: Power = TODO;

/// # Twilight Flamecaller
///
/// `OG_083` · Mage minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_083 todo 4498c504 7c38914f
pub const OG_083: Power = TODO;

/// # Demented Frostcaller
///
/// `OG_085` · Mage minion · 4 mana · 2/4
///
/// > After you cast a spell, **Freeze** a random enemy.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ OG_085 todo 7b048f6c 0fc602f9
pub const OG_085: Power = TODO;

/// # Forbidden Flame
///
/// `OG_086` · Mage spell · Fire · 0 mana
///
/// > Spend all your Mana. Deal that much damage to a minion.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_086 todo 9f664cb8 e9d31550
pub const OG_086: Power = TODO;

/// # Servant of Yogg-Saron
///
/// `OG_087` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_087 todo 6e1f8f9d e7eab3bc
pub const OG_087: Power = TODO;

/// # Cabalist's Tome
///
/// `OG_090` · Mage spell · Arcane · 4 mana
///
/// > Get 3 random Mage spells.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Todo
//~ OG_090 todo 0dd91075 dd9f6d00
pub const OG_090: Power = TODO;

/// # Anomalus
///
/// `OG_120` · Mage minion · 8 mana · 8/6
///
/// > **Deathrattle:** Deal 8 damage to all minions.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_120 todo e15942d9 940c589e
pub const OG_120: Power = TODO;

/// # Faceless Summoner
///
/// `OG_207` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a random 3-Cost minion.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_207 todo dd1f7b47 fbf0098e
pub const OG_207: Power = TODO;

/// # Cult Sorcerer
///
/// `OG_303` · Mage minion · 2 mana · 3/2
///
/// > Spell Damage **+1** After you cast a spell, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Spellpower, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Sorcerous Devotion [`OG_303e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Todo
//~ OG_303 todo 32ddc7f4 3e125b24
pub const OG_303: Power = TODO;

/// # Sorcerous Devotion
///
/// `OG_303e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_303e todo 1de1c7d0 368b4a1e
pub const OG_303e: Power = TODO;
