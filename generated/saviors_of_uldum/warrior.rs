//! Warrior cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Frightened Flunky
///
/// `ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Todo
//~ ULD_195 todo c00414e8 07e1e56a
pub const ULD_195: Power = TODO;

/// # Restless Mummy
///
/// `ULD_206` · Warrior minion · 4 mana · 3/2
///
/// > **Rush Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Rush, Reborn
///
/// State: Vanilla
//~ ULD_206 vanilla 8c64f652 d8ca3539
pub const ULD_206: Power = VANILLA;

/// # Tomb Warden
///
/// `ULD_253` · Warrior minion · 8 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a copy of this minion.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ ULD_253 todo c3f323b0 a7976238
pub const ULD_253: Power = TODO;

/// # Into the Fray
///
/// `ULD_256` · Warrior spell · 1 mana
///
/// > Give all **Taunt** minions in your hand +2/+2.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Frayed [`ULD_256e`]
///
/// State: Todo
//~ ULD_256 todo 8f7cb56c e1145bde
pub const ULD_256: Power = TODO;

/// # Frayed
///
/// `ULD_256e` · Neutral enchantment
///
/// > +2/+2 from Into the Fray.
///
/// - Set: Saviors of Uldum
/// - Tokens: Into the Fray [`ULD_256`]
///
/// State: Todo
//~ ULD_256e todo 5e5ba001 908d6edd
pub const ULD_256e: Power = TODO;

/// # Armagedillo
///
/// `ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Enchantments: Tough [`ULD_258e`]
///
/// State: Todo
//~ ULD_258 todo a8d31c72 19b28358
pub const ULD_258: Power = TODO;

/// # Tough
///
/// `ULD_258e` · Neutral enchantment
///
/// > Increased stats from Armagedillo.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_258e todo 05fcf7b4 97dba6c3
pub const ULD_258e: Power = TODO;

/// # Plague of Wrath
///
/// `ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Reprint of: King Mosh [`UNG_933`](crate::ungoro::warrior::UNG_933)
///
/// State: Todo
//~ ULD_707 todo c7da4b72 f11dd131
pub const ULD_707: Power = TODO;

/// # Livewire Lance
///
/// `ULD_708` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, add a **Lackey** to your hand.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ ULD_708 todo a8f75515 8208647d
pub const ULD_708: Power = TODO;

/// # Armored Goon
///
/// `ULD_709` · Warrior minion · 6 mana · 6/7
///
/// > Whenever your hero attacks, gain 5 Armor.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Todo
//~ ULD_709 todo 6ef2f144 cdb5ac18
pub const ULD_709: Power = TODO;

/// # Hack the System
///
/// `ULD_711` · Warrior spell · 1 mana
///
/// > **Quest:** Attack 5 times with your hero. **Reward:** Anraphet's Core.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1
/// - Tokens: Anraphet's Core [`ULD_711p3`], Stone Golem [`ULD_711t`]
///
/// State: Todo
//~ ULD_711 todo e9fafd82 8a2bbf5a
pub const ULD_711: Power = TODO;

/// # Anraphet's Core
///
/// `ULD_711p3` · Warrior hero power · 2 mana
///
/// > Summon a 4/3 Golem. After your hero attacks, refresh this.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_711p3 todo 035e2441 f9c2518f
pub const ULD_711p3: Power = TODO;

/// # Stone Golem
///
/// `ULD_711t` · Warrior minion · 3 mana · 4/3
///
/// - Set: Saviors of Uldum
///
/// State: Vanilla
//~ ULD_711t vanilla e6e97c78 edd309fd
pub const ULD_711t: Power = VANILLA;

/// # Bloodsworn Mercenary
///
/// `ULD_720` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry**: Choose a damaged friendly minion. Summon a copy of it.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
/// - Target: "Summon a copy."
///
/// State: Todo
//~ ULD_720 todo 97748741 610d689a
pub const ULD_720: Power = TODO;
