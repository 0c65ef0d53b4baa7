//! Demon Hunter cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fel Fissure
///
/// `DEEP_013` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $2 damage to all minions. At the start of your next turn, deal $2 more damage to all minions.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Tokens: Fel Fissure [`DEEP_013t`]
///
/// State: Todo
//~ DEEP_013 todo 75cd51a3 c4a33440
pub const DEEP_013: Power = TODO;

/// # Fel Fissure
///
/// `DEEP_013t` · Demon Hunter spell · Fel · 4 mana
///
/// > At the start of your next turn, deal $2 more damage to all minions.
///
/// - Set: Showdown in the Badlands · rare
/// - Mechanics: Sigil
///
/// State: Todo
//~ DEEP_013t todo 1e560442 d8519f10
pub const DEEP_013t: Power = TODO;

/// # Snake Eyes
///
/// `WW_400` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover!)*
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Tokens: Rolled a One! [`WW_400t1`], Rolled a Two! [`WW_400t2`], Rolled a Three! [`WW_400t3`], Rolled a Four! [`WW_400t4`], Rolled a Five! [`WW_400t5`], Rolled a Six! [`WW_400t6`]
///
/// State: Todo
//~ WW_400 todo a9538973 50b01d08
pub const WW_400: Power = TODO;

/// # Rolled a One!
///
/// `WW_400t1` · Demon Hunter spell · 1 mana
///
/// > **Discover** a 1-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_400t1 todo 1faa31b7 35a7274b
pub const WW_400t1: Power = TODO;

/// # Rolled a Two!
///
/// `WW_400t2` · Demon Hunter spell · 2 mana
///
/// > **Discover** a 2-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_400t2 todo 87c28ab8 ac666a30
pub const WW_400t2: Power = TODO;

/// # Rolled a Three!
///
/// `WW_400t3` · Demon Hunter spell · 3 mana
///
/// > **Discover** a 3-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_400t3 todo acf29899 8917d203
pub const WW_400t3: Power = TODO;

/// # Rolled a Four!
///
/// `WW_400t4` · Demon Hunter spell · 4 mana
///
/// > **Discover** a 4-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_400t4 todo c058e757 93db6d58
pub const WW_400t4: Power = TODO;

/// # Rolled a Five!
///
/// `WW_400t5` · Demon Hunter spell · 5 mana
///
/// > **Discover** a 5-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_400t5 todo 195d89c2 b8d12e2a
pub const WW_400t5: Power = TODO;

/// # Rolled a Six!
///
/// `WW_400t6` · Demon Hunter spell · 6 mana
///
/// > **Discover** a 6-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_400t6 todo 186a7c2a 21bca14a
pub const WW_400t6: Power = TODO;

/// # Gunslinger Kurtrus
///
/// `WW_401` · Demon Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WW_401 todo d824c4e1 627eca3d
pub const WW_401: Power = TODO;

/// # Blindeye Sharpshooter
///
/// `WW_402` · Demon Hunter minion · 3 mana · 1/3
///
/// > After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch!)*@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Naga
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ WW_402 todo 59c7bd3d bfb40b68
pub const WW_402: Power = TODO;

/// # Pocket Sand
///
/// `WW_403` · Demon Hunter spell · 2 mana
///
/// > Deal $3 damage. **Quickdraw:** Your opponent's next card costs (1) more.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Quickdraw
/// - Enchantments: Sand In Your Eyes [`WW_403e`], Sandy [`WW_403e1`], Sandy [`WW_403e2`]
///
/// State: Todo
//~ WW_403 todo 18b4a6d1 25a1a6bd
pub const WW_403: Power = TODO;

/// # Sand In Your Eyes
///
/// `WW_403e` · Demon Hunter enchantment
///
/// > Your next card costs (1) more.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_403e todo 89b07222 e6a5cbc3
pub const WW_403e: Power = TODO;

/// # Sandy
///
/// `WW_403e1` · Demon Hunter enchantment
///
/// > Your next card costs (1) more.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_403e1 todo d727a53f 54ed8947
pub const WW_403e1: Power = TODO;

/// # Sandy
///
/// `WW_403e2` · Demon Hunter enchantment
///
/// > Costs (1) more.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_403e2 todo 9c3f400f 8f2a999f
pub const WW_403e2: Power = TODO;

/// # Oasis Outlaws
///
/// `WW_404` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ WW_404 todo 805cb689 1f8a50e6
pub const WW_404: Power = TODO;

/// # Fan the Hammer
///
/// `WW_405` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $6 damage split among the lowest Health enemies.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ WW_405 todo 87f760a2 a3b4d0ff
pub const WW_405: Power = TODO;

/// # Midnight Wolf
///
/// `WW_406` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Outcast:** Summon a copy of this.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Outcast
///
/// State: Todo
//~ WW_406 todo b0b15f76 c43332b5
pub const WW_406: Power = TODO;

/// # Parched Desperado
///
/// `WW_407` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If you've cast a spell while holding this, give your hero +3 Attack this turn.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: \*GULP\* [`WW_407e`]
///
/// State: Todo
//~ WW_407 todo b072f10e 58f49f7b
pub const WW_407: Power = TODO;

/// # \*GULP\*
///
/// `WW_407e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_407e todo 179d96c4 e8ec7213
pub const WW_407e: Power = TODO;

/// # Bartend-O-Bot
///
/// `WW_408` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Outcast
///
/// State: Todo
//~ WW_408 todo b910ee88 73193def
pub const WW_408: Power = TODO;

/// # Load the Chamber
///
/// `WW_409` · Demon Hunter spell · Fel · 3 mana
///
/// > Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Enchantments: Loaded Naga [`WW_409e`], Loaded Up! [`WW_409e1`], Loaded Fel Spell [`WW_409e2`], Loaded Weapon [`WW_409e3`]
///
/// State: Todo
//~ WW_409 todo 7a9cb6f6 d31e91e5
pub const WW_409: Power = TODO;

/// # Loaded Naga
///
/// `WW_409e` · Demon Hunter enchantment
///
/// > Your next Naga cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Aura
///
/// State: Todo
//~ WW_409e todo 8f18f2b4 dbd794da
pub const WW_409e: Power = TODO;

/// # Loaded Up!
///
/// `WW_409e1` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_409e1 todo 259a1d7b 90dfb8a9
pub const WW_409e1: Power = TODO;

/// # Loaded Fel Spell
///
/// `WW_409e2` · Demon Hunter enchantment
///
/// > Your next Fel Spell cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Aura
///
/// State: Todo
//~ WW_409e2 todo 2558f486 ef343faf
pub const WW_409e2: Power = TODO;

/// # Loaded Weapon
///
/// `WW_409e3` · Demon Hunter enchantment
///
/// > Your next weapon cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Aura
///
/// State: Todo
//~ WW_409e3 todo bd591c15 825be530
pub const WW_409e3: Power = TODO;
