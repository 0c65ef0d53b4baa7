//! Druid cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dew Process
///
/// `MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Maw Rules [`MAW_024e2`], Maw Rules [`MAW_024e3`]
///
/// State: Todo
//~ MAW_024 todo bc95cf99 bf1a7cd4
pub const MAW_024: Power = TODO;

/// # Maw Rules
///
/// `MAW_024e2` · Druid enchantment
///
/// > Player draws an extra card at the start of their turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_024e2 todo 15a250a2 a891f27a
pub const MAW_024e2: Power = TODO;

/// # Maw Rules
///
/// `MAW_024e3` · Druid enchantment
///
/// > Draw an extra card at the start of your turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_024e3 todo b4e0c6dc 3200c2e0
pub const MAW_024e3: Power = TODO;

/// # Attorney-at-Maw
///
/// `MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Immune, Silence
/// - Enchantments: Proven Innocent [`MAW_025e`]
/// - Tokens: Guilty! [`MAW_025a`], Innocent! [`MAW_025b`]
///
/// State: Todo
//~ MAW_025 todo cc196817 f599c017
pub const MAW_025: Power = TODO;

/// # Guilty!
///
/// `MAW_025a` · Druid spell · 2 mana
///
/// > **Silence** a minion.
///
/// - Set: Murder at Castle Nathria
/// - Refers to: Silence
///
/// State: Todo
//~ MAW_025a todo 1002dc9e aba59107
pub const MAW_025a: Power = TODO;

/// # Innocent!
///
/// `MAW_025b` · Druid spell · 2 mana
///
/// > Give a minion **Immune** this turn.
///
/// - Set: Murder at Castle Nathria
/// - Refers to: Immune
///
/// State: Todo
//~ MAW_025b todo 0b234973 871f2cd1
pub const MAW_025b: Power = TODO;

/// # Proven Innocent
///
/// `MAW_025e` · Druid enchantment
///
/// > **Immune** this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ MAW_025e todo 2413c736 c5d19287
pub const MAW_025e: Power = TODO;

/// # Incarceration
///
/// `MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Dormant
/// - Enchantments: Doing Time [`MAW_026e`]
///
/// State: Todo
//~ MAW_026 todo a05510e7 1a465719
pub const MAW_026: Power = TODO;

/// # Doing Time
///
/// `MAW_026e` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ MAW_026e todo 0c5f3436 4a5c7335
pub const MAW_026e: Power = TODO;

/// # Natural Causes
///
/// `REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tokens: Treant [`REV_336t2`]
///
/// State: Todo
//~ REV_307 todo 051f3ea4 8cdb4df5
pub const REV_307: Power = TODO;

/// # Death Blossom Whomper
///
/// `REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Whomping [`REV_310e`]
///
/// State: Todo
//~ REV_310 todo 407d4cb0 32991c0e
pub const REV_310: Power = TODO;

/// # Whomping
///
/// `REV_310e` · Druid enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_310e todo 32c5f604 a71a4161
pub const REV_310e: Power = TODO;

/// # Nightshade Bud
///
/// `REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Discover, Choose One
/// - Tokens: Sunlight Blossom [`REV_311t`], Moonlight Blossom [`REV_311t2`]
///
/// State: Todo
//~ REV_311 todo 549b8b0a 3a0848c0
pub const REV_311: Power = TODO;

/// # Sunlight Blossom
///
/// `REV_311t` · Druid spell · Nature · 8 mana
///
/// > **Discover** a spell from your deck to cast.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Discover
///
/// State: Todo
//~ REV_311t todo 83eb928b d7e56c3d
pub const REV_311t: Power = TODO;

/// # Moonlight Blossom
///
/// `REV_311t2` · Druid spell · Nature · 8 mana
///
/// > **Discover** a minion from your deck to summon.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Discover
///
/// State: Todo
//~ REV_311t2 todo 3cf42128 c2863feb
pub const REV_311t2: Power = TODO;

/// # Planted Evidence
///
/// `REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Ripe Spell [`REV_313e`]
///
/// State: Todo
//~ REV_313 todo 43854ec1 5d3117f5
pub const REV_313: Power = TODO;

/// # Ripe Spell
///
/// `REV_313e` · Druid enchantment
///
/// > Costs (2) less this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_313e todo 66c0a4bf a1955484
pub const REV_313e: Power = TODO;

/// # Topior the Shrubbagazzor
///
/// `REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Winter Queen's Blessing [`REV_314e`]
/// - Tokens: Whelpagazzor [`REV_314t`]
///
/// State: Todo
//~ REV_314 todo fa810a02 12d398b8
pub const REV_314: Power = TODO;

/// # Winter Queen's Blessing
///
/// `REV_314e` · Druid enchantment
///
/// > For the rest of the game, after you play a Nature spell summon a 3/3 Dragon.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_314e todo 40bb51b2 f43ca576
pub const REV_314e: Power = TODO;

/// # Whelpagazzor
///
/// `REV_314t` · Druid minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Dragon
/// - Mechanics: Rush, Whelp
///
/// State: Vanilla
//~ REV_314t vanilla a6676564 70b6d1aa
pub const REV_314t: Power = VANILLA;

/// # Widowbloom Seedsman
///
/// `REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Cycle of Life [`REV_318e`], Play This Game Enchantment [`REV_318e2`]
///
/// State: Todo
//~ REV_318 todo c26c0ec7 f63dc34c
pub const REV_318: Power = TODO;

/// # Cycle of Life
///
/// `REV_318e` · Druid enchantment
///
/// > Play the card to gain an empty Mana Crystal.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_318e todo 7eb054b6 5d3b2803
pub const REV_318e: Power = TODO;

/// # Play This Game Enchantment
///
/// `REV_318e2` · Druid enchantment
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1745` = 1
///
/// State: Todo
//~ REV_318e2 todo 7438ff61 ce52eedb
pub const REV_318e2: Power = TODO;

/// # Sesselie of the Fae Court
///
/// `REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Taunt
/// - Refers to: Deathrattle
/// - Enchantments: Sesselie's Blessing [`REV_319e`]
///
/// State: Todo
//~ REV_319 todo 93303ce5 0a5d1fa5
pub const REV_319: Power = TODO;

/// # Sesselie's Blessing
///
/// `REV_319e` · Druid enchantment
///
/// > Costs (8) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_319e todo a907b14f 6793178c
pub const REV_319e: Power = TODO;

/// # Hedge Maze
///
/// `REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ REV_333 todo 01ed4cdd 56707360
pub const REV_333: Power = TODO;

/// # Plot of Sin
///
/// `REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Treant [`REV_336t2`], Ancient [`REV_336t3`], Plot of Sin [`REV_336t4`]
///
/// State: Todo
//~ REV_336 todo a76cf320 e25b189e
pub const REV_336: Power = TODO;

/// # Treant
///
/// `REV_336t2` · Druid minion · 1 mana · 2/2
///
/// - Set: Murder at Castle Nathria
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ REV_336t2 vanilla 720bab06 af19fdf5
pub const REV_336t2: Power = VANILLA;

/// # Ancient
///
/// `REV_336t3` · Druid minion · 5 mana · 5/5
///
/// - Set: Murder at Castle Nathria
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ REV_336t3 vanilla 102f7f18 0c1f70fd
pub const REV_336t3: Power = VANILLA;

/// # Plot of Sin
///
/// `REV_336t4` · Druid spell · Nature · 3 mana
///
/// > **Infused** Summon two 5/5 Ancients.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
/// - Tokens: Ancient [`REV_336t3`]
///
/// State: Todo
//~ REV_336t4 todo 7fad9d5c 4c8e3967
pub const REV_336t4: Power = TODO;

/// # Convoke the Spirits
///
/// `REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// - Set: Murder at Castle Nathria · epic · collectible
///
/// State: Todo
//~ REV_365 todo eab87035 889eda71
pub const REV_365: Power = TODO;

/// # Sesselie of the Fae Court
///
/// `REV_782` · Druid minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_782 todo 73b05fd0 9eda6f4d
pub const REV_782: Power = TODO;

/// # Hedge Maze
///
/// `REV_792` · Druid location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_792 todo be12c6c7 7f444501
pub const REV_792: Power = TODO;
