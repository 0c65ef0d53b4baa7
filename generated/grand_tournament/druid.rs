//! Druid cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Living Roots
///
/// `AT_037` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Grasping Roots [`AT_037a`], One, Two, Trees! [`AT_037b`], Sapling [`AT_037t`]
///
/// State: Todo
//~ AT_037 todo 7866583e 06f48b50
pub const AT_037: Power = TODO;

/// # Grasping Roots
///
/// `AT_037a` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: The Grand Tournament
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_037a todo 7bedcf3e bd1d69f9
pub const AT_037a: Power = TODO;

/// # One, Two, Trees!
///
/// `AT_037b` · Druid spell · Nature · 1 mana
///
/// > Summon two 1/1 Saplings.
///
/// - Set: The Grand Tournament
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_037b todo cccde7ef 41dc99f7
pub const AT_037b: Power = TODO;

/// # Sapling
///
/// `AT_037t` · Druid minion · 1 mana · 1/1
///
/// - Set: The Grand Tournament
///
/// State: Vanilla
//~ AT_037t vanilla 4f4b32ec 35faed12
pub const AT_037t: Power = VANILLA;

/// # Darnassus Aspirant
///
/// `AT_038` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain an empty Mana Crystal. **Deathrattle:** Lose a Mana Crystal.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ AT_038 todo a2d00f47 d50279d8
pub const AT_038: Power = TODO;

/// # Savage Combatant
///
/// `AT_039` · Druid minion · 4 mana · 5/4
///
/// > **Inspire:** Give your hero +2 Attack this turn.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Inspire
/// - Enchantments: Savage [`AT_039e`]
///
/// State: Todo
//~ AT_039 todo 2c17be30 12890d98
pub const AT_039: Power = TODO;

/// # Savage
///
/// `AT_039e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AT_039e todo cbe44410 41aeac74
pub const AT_039e: Power = TODO;

/// # Wildwalker
///
/// `AT_040` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3 Health.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Kindred Spirit [`AT_040e`]
///
/// State: Todo
//~ AT_040 todo af74dc52 9ef13a67
pub const AT_040: Power = TODO;

/// # Kindred Spirit
///
/// `AT_040e` · Druid enchantment
///
/// > +3 Health.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_040e todo ed9d4003 b5bae53e
pub const AT_040e: Power = TODO;

/// # Knight of the Wild
///
/// `AT_041` · Druid minion · 7 mana · 6/6
///
/// > Costs (1) less for each Beast you've summoned this game.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Enchantments: Call of the Wild [`AT_041e`]
///
/// State: Todo
//~ AT_041 todo 09c3e03f f4b5704e
pub const AT_041: Power = TODO;

/// # Call of the Wild
///
/// `AT_041e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_041e todo 1a9bb312 1d051d3b
pub const AT_041e: Power = TODO;

/// # Druid of the Saber
///
/// `AT_042` · Druid minion · 2 mana · 2/1
///
/// > **Choose One -** Transform into a 2/1 with **Charge**; or a 3/2 with **Stealth**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Stealth, Charge
/// - Tokens: Lion Form [`AT_042a`], Panther Form [`AT_042b`], Druid of the Saber [`AT_042t`], Druid of the Saber [`AT_042t2`]
///
/// State: Todo
//~ AT_042 todo eff5f3c3 f4b3fffd
pub const AT_042: Power = TODO;

/// # Lion Form
///
/// `AT_042a` · Druid minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ AT_042a vanilla 62fea3f4 baa096ff
pub const AT_042a: Power = VANILLA;

/// # Panther Form
///
/// `AT_042b` · Druid minion · 2 mana · 3/2
///
/// > **Stealth**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ AT_042b vanilla 4a004c09 7fbb46ad
pub const AT_042b: Power = VANILLA;

/// # Druid of the Saber
///
/// `AT_042t` · Druid minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ AT_042t vanilla e30f17ea fa5623a3
pub const AT_042t: Power = VANILLA;

/// # Druid of the Saber
///
/// `AT_042t2` · Druid minion · 2 mana · 3/2
///
/// > **Stealth**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ AT_042t2 vanilla fafdf319 f0b94545
pub const AT_042t2: Power = VANILLA;

/// # Astral Communion
///
/// `AT_043` · Druid spell · Arcane · 5 mana
///
/// > Gain 10 Mana Crystals. Discard your hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tags: `DISCARD_CARDS` = 10
///
/// State: Todo
//~ AT_043 todo c63dcb31 65d501b3
pub const AT_043: Power = TODO;

/// # Mulch
///
/// `AT_044` · Druid spell · Nature · 3 mana
///
/// > Destroy a minion. Add a random minion to your opponent's hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_044 todo 6fd2edef a8105ccf
pub const AT_044: Power = TODO;

/// # Aviana
///
/// `AT_045` · Druid minion · 9 mana · 5/5
///
/// > Your minions cost (1).
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Empowering Mist [`AT_045e`]
///
/// State: Todo
//~ AT_045 todo 330d06e9 642756e5
pub const AT_045: Power = TODO;

/// # Empowering Mist
///
/// `AT_045e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
/// - Enchantments: Mistcaller Deck Ench [`AT_045ee`]
///
/// State: Todo
//~ AT_045e todo 2e0a2d82 3221b11b
pub const AT_045e: Power = TODO;

/// # Mistcaller Deck Ench
///
/// `AT_045ee` · Neutral enchantment
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_045ee todo 86fb520b c3eacc9a
pub const AT_045ee: Power = TODO;

/// # Druid of the Saber
///
/// `OG_044c` · Druid minion · 2 mana · 3/2
///
/// > **Charge Stealth**
///
/// - Set: The Grand Tournament · common
/// - Minion type: Beast
/// - Mechanics: Stealth, Charge
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ OG_044c vanilla 6fb765b9 2f8373a8
pub const OG_044c: Power = VANILLA;
