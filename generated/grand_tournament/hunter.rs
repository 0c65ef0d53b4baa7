//! Hunter cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ram Wrangler
///
/// `AT_010` · Hunter minion · 5 mana · 3/3
///
/// > **Battlecry:** If you have a Beast, summon a random Beast.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_010 todo 786eebdd 88bb80d0
pub const AT_010: Power = TODO;

/// # Powershot
///
/// `AT_056` · Hunter spell · 3 mana
///
/// > Deal $2 damage to a minion and the minions next to it.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_056 todo 39490777 a5c23cc7
pub const AT_056: Power = TODO;

/// # Stablemaster
///
/// `AT_057` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Give a friendly Beast **Immune** this turn.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Grant **Immune** this turn."
/// - Enchantments: Groomed [`AT_057o`]
///
/// State: Todo
//~ AT_057 todo 269693ba 6f1a9ac9
pub const AT_057: Power = TODO;

/// # Groomed
///
/// `AT_057o` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AT_057o todo 7389f7af bedbf243
pub const AT_057o: Power = TODO;

/// # King's Elekk
///
/// `AT_058` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, draw it.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_058 todo f7c9324f 80751927
pub const AT_058: Power = TODO;

/// # Brave Archer
///
/// `AT_059` · Hunter minion · 1 mana · 2/1
///
/// > **Inspire:** If your hand is empty, deal 2 damage to the enemy hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
///
/// State: Todo
//~ AT_059 todo d3981a7a 8bdcebba
pub const AT_059: Power = TODO;

/// # Bear Trap
///
/// `AT_060` · Hunter spell · 2 mana
///
/// > **Secret:** After your hero is attacked, summon a 3/3 Bear with **Taunt**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Secret
/// - Refers to: Taunt
/// - Tokens: Ironfur Grizzly [`CS2_125`](crate::legacy::neutral::CS2_125)
///
/// State: Todo
//~ AT_060 todo 198f3a7d 8a0d0560
pub const AT_060: Power = TODO;

/// # Lock and Load
///
/// `AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Lock and Load [`AT_061e`]
///
/// State: Todo
//~ AT_061 todo 415bfffb 85004ee8
pub const AT_061: Power = TODO;

/// # Lock and Load
///
/// `AT_061e` · Hunter enchantment
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AT_061e todo 3068a237 f5012644
pub const AT_061e: Power = TODO;

/// # Ball of Spiders
///
/// `AT_062` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// - Set: The Grand Tournament · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
///
/// State: Todo
//~ AT_062 todo 1a222115 b5bbf742
pub const AT_062: Power = TODO;

/// # Acidmaw
///
/// `AT_063` · Hunter minion · 3 mana · 4/2
///
/// > Whenever an enemy minion takes damage, destroy it.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ AT_063 todo c8b03cdc 0c87ba5e
pub const AT_063: Power = TODO;

/// # Dreadscale
///
/// `AT_063t` · Hunter minion · 3 mana · 4/2
///
/// > At the end of your turn, deal 1 damage to all enemies.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ AT_063t todo dd84c76f 6ead0fbe
pub const AT_063t: Power = TODO;
