//! Hunter cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bomb Toss
///
/// `BOT_033` · Hunter spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Goblin Bomb.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Goblin Bomb [`BOT_031`](crate::boomsday::neutral::BOT_031)
///
/// State: Todo
//~ BOT_033 todo 1bfec1a5 3180ab4f
pub const BOT_033: Power = TODO;

/// # Boommaster Flark
///
/// `BOT_034` · Hunter minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon four 0/2 Goblin Bombs.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Goblin Bomb [`BOT_031`](crate::boomsday::neutral::BOT_031)
///
/// State: Todo
//~ BOT_034 todo f2f21a4b d8f951f1
pub const BOT_034: Power = TODO;

/// # Venomizer
///
/// `BOT_035` · Hunter minion · 2 mana · 2/2
///
/// > **Magnetic Poisonous**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Poisonous, Magnetic
/// - Enchantments: Venomizer [`BOT_035e`]
///
/// State: Todo
//~ BOT_035 todo 1d54f316 bb8a653f
pub const BOT_035: Power = TODO;

/// # Venomizer
///
/// `BOT_035e` · Neutral enchantment
///
/// > **Poisonous**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 47842
///
/// State: Todo
//~ BOT_035e todo 88edda3a 9de2a3ff
pub const BOT_035e: Power = TODO;

/// # Fireworks Tech
///
/// `BOT_038` · Hunter minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly Mech +1/+1. If it has **Deathrattle**, trigger it.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 17 (hearthstone-data 36393.1)
/// - Enchantments: Primed [`BOT_038e`]
///
/// State: Todo
//~ BOT_038 todo aed44990 03ec9cfc
pub const BOT_038: Power = TODO;

/// # Primed
///
/// `BOT_038e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_038e todo e1fe5123 5e039c7a
pub const BOT_038e: Power = TODO;

/// # Necromechanic
///
/// `BOT_039` · Hunter minion · 4 mana · 3/6
///
/// > Your **Deathrattles** trigger twice.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Necromechanical [`BOT_039e`]
///
/// State: Todo
//~ BOT_039 todo 9134fe2e 91ed7721
pub const BOT_039: Power = TODO;

/// # Necromechanical
///
/// `BOT_039e` · Neutral enchantment
///
/// > Your **Deathrattles** trigger twice.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_039e todo 657092cf 8c8aae43
pub const BOT_039e: Power = TODO;

/// # Spider Bomb
///
/// `BOT_251` · Hunter minion · 3 mana · 2/2
///
/// > **Magnetic Deathrattle:** Destroy a random enemy minion.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: Spider Bomb [`BOT_251e`]
///
/// State: Todo
//~ BOT_251 todo 207bd6fc adc1b622
pub const BOT_251: Power = TODO;

/// # Spider Bomb
///
/// `BOT_251e` · Hunter enchantment
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48185
///
/// State: Todo
//~ BOT_251e todo d70eaf79 d96a5215
pub const BOT_251e: Power = TODO;

/// # Secret Plan
///
/// `BOT_402` · Hunter spell · 1 mana
///
/// > **Discover** a **Secret**.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Discover
/// - Refers to: Secret
///
/// State: Todo
//~ BOT_402 todo ed9ef953 79ecd80e
pub const BOT_402: Power = TODO;

/// # Flark's Boom-Zooka
///
/// `BOT_429` · Hunter spell · 7 mana
///
/// > Summon 3 minions from your deck. They attack enemy minions, then die.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_429 todo 6ec37aa0 aad090bb
pub const BOT_429: Power = TODO;

/// # Goblin Prank
///
/// `BOT_437` · Hunter spell · 2 mana
///
/// > Give a friendly minion +3/+3 and **Rush**. It dies at end of turn.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Slimed [`BOT_437e`]
///
/// State: Todo
//~ BOT_437 todo c2dfe743 06f2fc83
pub const BOT_437: Power = TODO;

/// # Slimed
///
/// `BOT_437e` · Neutral enchantment
///
/// > +3/+3 and **Rush**. Dies a slimy death at the end of the turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_437e todo 6237289d fe83da72
pub const BOT_437e: Power = TODO;

/// # Cybertech Chip
///
/// `BOT_438` · Hunter spell · 2 mana
///
/// > Give your minions "**Deathrattle:** Add a random Mech to your hand."
///
/// - Set: The Boomsday Project · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Chipped [`BOT_438e`]
///
/// State: Todo
//~ BOT_438 todo e8ee05a4 6bd9f2e6
pub const BOT_438: Power = TODO;

/// # Chipped
///
/// `BOT_438e` · Hunter enchantment
///
/// > **Deathrattle:** Add a random Mech to your hand.
///
/// - Set: The Boomsday Project · common
///
/// State: Todo
//~ BOT_438e todo 4706877b b15b57fa
pub const BOT_438e: Power = TODO;
