//! Paladin cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Pharaoh's Blessing
///
/// `ULD_143` · Paladin spell · Holy · 6 mana
///
/// > Give a minion +4/+4, **Divine Shield**, and **Taunt**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Taunt, Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Pharaoh's Blessing [`ULD_143e`]
///
/// State: Todo
//~ ULD_143 todo 74fb48ac 2273c1bb
pub const ULD_143: Power = TODO;

/// # Pharaoh's Blessing
///
/// `ULD_143e` · Paladin enchantment
///
/// > +4/+4, **Divine Shield**, and **Taunt**.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_143e todo ad52b8f5 2a0414b2
pub const ULD_143e: Power = TODO;

/// # Brazen Zealot
///
/// `ULD_145` · Paladin minion · 1 mana · 2/1
///
/// > Whenever you summon a minion, gain +1 Attack.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Enchantments: Zeal [`ULD_145e`]
///
/// State: Todo
//~ ULD_145 todo ec8c619a 3da515f8
pub const ULD_145: Power = TODO;

/// # Zeal
///
/// `ULD_145e` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_145e todo 50f89400 c9077338
pub const ULD_145e: Power = TODO;

/// # Ancestral Guardian
///
/// `ULD_207` · Paladin minion · 4 mana · 4/2
///
/// > **Lifesteal Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal, Reborn
///
/// State: Vanilla
//~ ULD_207 vanilla f7988706 9a1bd444
pub const ULD_207: Power = VANILLA;

/// # Micro Mummy
///
/// `ULD_217` · Paladin minion · 2 mana · 1/2
///
/// > **Reborn** At the end of your turn, give another random friendly minion +1 Attack.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Undead, Mech
/// - Mechanics: Reborn
/// - Tags: `2534` = 1
/// - Enchantments: Microwrapped [`ULD_217e`]
///
/// State: Todo
//~ ULD_217 todo c3d733f6 c6ef9bc0
pub const ULD_217: Power = TODO;

/// # Microwrapped
///
/// `ULD_217e` · Neutral enchantment
///
/// > Attack increased.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_217e todo 9e744358 f2db9b94
pub const ULD_217e: Power = TODO;

/// # Making Mummies
///
/// `ULD_431` · Paladin spell · 1 mana
///
/// > **Quest:** Play 5 **Reborn** minions. **Reward:** Emperor Wraps.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Reborn
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1
/// - Enchantments: Emperor Wrapped [`ULD_431e`]
/// - Tokens: Emperor Wraps [`ULD_431p`]
///
/// State: Todo
//~ ULD_431 todo 6a706176 68a2a0c0
pub const ULD_431: Power = TODO;

/// # Emperor Wrapped
///
/// `ULD_431e` · Paladin enchantment
///
/// > 2/2.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_431e todo 362c0dc8 fbcc3f47
pub const ULD_431e: Power = TODO;

/// # Emperor Wraps
///
/// `ULD_431p` · Paladin hero power · 2 mana
///
/// > Summon a 2/2 copy of a friendly minion.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ ULD_431p todo 6cbed662 53fe3ded
pub const ULD_431p: Power = TODO;

/// # Salhet's Pride
///
/// `ULD_438` · Paladin minion · 3 mana · 3/1
///
/// > **Deathrattle:** Draw two 1-Health minions from your deck.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
///
/// State: Todo
//~ ULD_438 todo 8724e143 8b4ac6e9
pub const ULD_438: Power = TODO;

/// # Sandwasp Queen
///
/// `ULD_439` · Paladin minion · 2 mana · 3/1
///
/// > **Battlecry:** Add two 2/1 Sandwasps to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Sandwasp [`ULD_439t`]
///
/// State: Todo
//~ ULD_439 todo e205f93b bba8490d
pub const ULD_439: Power = TODO;

/// # Sandwasp
///
/// `ULD_439t` · Paladin minion · 1 mana · 2/1
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
///
/// State: Vanilla
//~ ULD_439t vanilla 2cc6f73f 14daffd5
pub const ULD_439t: Power = VANILLA;

/// # Sir Finley of the Sands
///
/// `ULD_500` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no duplicates, **Discover** an upgraded Hero Power.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Entourage: `AT_132_DRUID`, `AT_132_HUNTER`, `AT_132_MAGE`, `AT_132_PALADIN`, `AT_132_PRIEST`, `AT_132_SHAMAN`, `AT_132_ROGUE`, `AT_132_WARLOCK`, `AT_132_WARRIOR`
///
/// State: Todo
//~ ULD_500 todo 6bc2425a 29c1cf56
pub const ULD_500: Power = TODO;

/// # Tip the Scales
///
/// `ULD_716` · Paladin spell · 8 mana
///
/// > Summon 7 Murlocs from your deck.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Watched [`ULD_716e2`]
///
/// State: Todo
//~ ULD_716 todo 3df5d9d5 486e9a98
pub const ULD_716: Power = TODO;

/// # Watched
///
/// `ULD_716e2` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_716e2 todo 37427573 81ebfb80
pub const ULD_716e2: Power = TODO;

/// # Subdue
///
/// `ULD_728` · Paladin spell · 2 mana
///
/// > Set a minion's Attack and Health to 1.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Subdued [`ULD_728e`]
///
/// State: Todo
//~ ULD_728 todo 901c19a5 b64edb86
pub const ULD_728: Power = TODO;

/// # Subdued
///
/// `ULD_728e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ ULD_728e todo 01a19ec9 e2cc4760
pub const ULD_728e: Power = TODO;
