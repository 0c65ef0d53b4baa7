//! Hunter cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Infest
///
/// `OG_045` · Hunter spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Add a random Beast to your hand."
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Nerubian Spores [`OG_045a`]
///
/// State: Todo
//~ OG_045 todo 12a3476f 3ee1d26f
pub const OG_045: Power = TODO;

/// # Nerubian Spores
///
/// `OG_045a` · Druid enchantment
///
/// > Get a Beast when this dies.
///
/// - Set: Whispers of the Old Gods · common
///
/// State: Todo
//~ OG_045a todo 81443d48 4159f02f
pub const OG_045a: Power = TODO;

/// # On the Hunt
///
/// `OG_061` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Mastiff.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Mastiff [`OG_061t`]
///
/// State: Todo
//~ OG_061 todo 53d8c957 b1197a49
pub const OG_061: Power = TODO;

/// # Mastiff
///
/// `OG_061t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Beast
///
/// State: Vanilla
//~ OG_061t vanilla 0fc186be 67299bf3
pub const OG_061t: Power = VANILLA;

/// # Fiery Bat
///
/// `OG_179` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_179 todo 06c7c8f9 ea4f3569
pub const OG_179: Power = TODO;

/// # Call of the Wild
///
/// `OG_211` · Hunter spell · 8 mana
///
/// > Summon all three Animal Companions.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Todo
//~ OG_211 todo 06b06024 ba998ef4
pub const OG_211: Power = TODO;

/// # Infested Wolf
///
/// `OG_216` · Hunter minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon two 1/1 Spiders.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58365
/// - Tokens: Spider [`OG_216a`]
///
/// State: Todo
//~ OG_216 todo 27050cb9 ec7a5401
pub const OG_216: Power = TODO;

/// # Spider
///
/// `OG_216a` · Hunter minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Beast
///
/// State: Vanilla
//~ OG_216a vanilla 9f617f0e 494eb376
pub const OG_216a: Power = VANILLA;

/// # Forlorn Stalker
///
/// `OG_292` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Give all **Deathrattle** minions in your hand +1/+1.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Night's Devotion [`OG_292e`]
///
/// State: Todo
//~ OG_292 todo aa87d0e1 4b9acaf5
pub const OG_292: Power = TODO;

/// # Night's Devotion
///
/// `OG_292e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_292e todo 759c8a89 e0a9ae8d
pub const OG_292e: Power = TODO;

/// # Giant Sand Worm
///
/// `OG_308` · Hunter minion · 8 mana · 8/8
///
/// > Whenever this attacks and kills a minion, it may attack again.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ OG_308 todo 7e1d2e21 2b7c441f
pub const OG_308: Power = TODO;

/// # Princess Huhuran
///
/// `OG_309` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Trigger a Deathrattle."
///
/// State: Todo
//~ OG_309 todo 34948718 9576334f
pub const OG_309: Power = TODO;

/// # Carrion Grub
///
/// `OG_325` · Hunter minion · 3 mana · 2/5
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ OG_325 vanilla 3a5e781a ddd19c21
pub const OG_325: Power = VANILLA;
