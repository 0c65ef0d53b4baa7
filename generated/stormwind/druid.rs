//! Druid cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Druid of the Reef
///
/// `DED_001` · Druid minion · 1 mana · 1/1
///
/// > **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Shark Form [`DED_001a`], Sea Turtle Form [`DED_001b`], Druid of the Reef [`DED_001c`]
///
/// State: Todo
//~ DED_001 todo 2da9949c fa32fb4f
pub const DED_001: Power = TODO;

/// # Shark Form
///
/// `DED_001a` · Druid minion · 1 mana · 3/1
///
/// > **Rush**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tokens: Druid of the Reef [`DED_001at`]
///
/// State: Vanilla
//~ DED_001a vanilla 1fe23007 77f95b61
pub const DED_001a: Power = VANILLA;

/// # Druid of the Reef
///
/// `DED_001at` · Druid minion · 1 mana · 3/1
///
/// > **Rush**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DED_001at vanilla 277a0a23 bc1a0496
pub const DED_001at: Power = VANILLA;

/// # Sea Turtle Form
///
/// `DED_001b` · Druid minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Tokens: Druid of the Reef [`DED_001bt`]
///
/// State: Vanilla
//~ DED_001b vanilla 771a704d 3866f456
pub const DED_001b: Power = VANILLA;

/// # Druid of the Reef
///
/// `DED_001bt` · Druid minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DED_001bt vanilla ca81b8b7 d4044c39
pub const DED_001bt: Power = VANILLA;

/// # Druid of the Reef
///
/// `DED_001c` · Druid minion · 1 mana · 3/3
///
/// > **Rush Taunt**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ DED_001c vanilla 1b3ea7ff 8477596a
pub const DED_001c: Power = VANILLA;

/// # Moonlit Guidance
///
/// `DED_002` · Druid spell · Arcane · 2 mana
///
/// > **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Path of the Moon [`DED_002e`]
///
/// State: Todo
//~ DED_002 todo 80828915 f0c13fd0
pub const DED_002: Power = TODO;

/// # Path of the Moon
///
/// `DED_002e` · Druid enchantment
///
/// > If played this turn, draw the original copy.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DED_002e todo 762c8eef ac51d8b8
pub const DED_002e: Power = TODO;

/// # Jerry Rig Carpenter
///
/// `DED_003` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** Draw a **Choose One** spell and split it.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Choose One
///
/// State: Todo
//~ DED_003 todo 3cbc356c 2871c967
pub const DED_003: Power = TODO;

/// # Oracle of Elune
///
/// `SW_419` · Druid minion · 3 mana · 2/4
///
/// > After you play a minion that costs (2) or less, summon a copy of it.
///
/// - Set: United in Stormwind · epic · collectible
///
/// State: Todo
//~ SW_419 todo 3e6d9567 c5ba26da
pub const SW_419: Power = TODO;

/// # Sow the Soil
///
/// `SW_422` · Druid spell · Nature · 1 mana
///
/// > **Choose One** - Give your minions +1 Attack; or Summon a 2/2 Treant.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Replanted [`SW_422e`]
/// - Tokens: New Growth [`SW_422a`], Fertilizer [`SW_422b`], Treant [`SW_422t`]
///
/// State: Todo
//~ SW_422 todo 2df33b39 76e00855
pub const SW_422: Power = TODO;

/// # New Growth
///
/// `SW_422a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_422a todo ba04123a 85571884
pub const SW_422a: Power = TODO;

/// # Fertilizer
///
/// `SW_422b` · Druid spell · Nature · 1 mana
///
/// > Give your minions +1 Attack.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_422b todo a699fc03 43e7ab7b
pub const SW_422b: Power = TODO;

/// # Replanted
///
/// `SW_422e` · Druid enchantment
///
/// > +1 Attack.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_422e todo 485b8298 6ba20167
pub const SW_422e: Power = TODO;

/// # Treant
///
/// `SW_422t` · Druid minion · 1 mana · 2/2
///
/// - Set: United in Stormwind
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ SW_422t vanilla ec433c3b 0fd7ccc7
pub const SW_422t: Power = VANILLA;

/// # Lost in the Park
///
/// `SW_428` · Druid spell · 1 mana
///
/// > **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Tokens: Defend the Squirrels [`SW_428t`], Feral Friendsy [`SW_428t2`], Guff the Tough [`SW_428t4`]
///
/// State: Todo
//~ SW_428 todo 9e9b41a9 921d764b
pub const SW_428: Power = TODO;

/// # Defend the Squirrels
///
/// `SW_428t` · Druid spell · 1 mana
///
/// > **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `QUESTLINE_PART` = 2
/// - Tokens: Feral Friendsy [`SW_428t2`]
///
/// State: Todo
//~ SW_428t todo 12f328f5 7879db0b
pub const SW_428t: Power = TODO;

/// # Feral Friendsy
///
/// `SW_428t2` · Druid spell · 1 mana
///
/// > **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Guff the Tough [`SW_428t4`]
///
/// State: Todo
//~ SW_428t2 todo 19652feb 4f59db0a
pub const SW_428t2: Power = TODO;

/// # Guff the Tough
///
/// `SW_428t4` · Druid minion · 5 mana · 8/8
///
/// > **Taunt**. **Battlecry:** Give your hero +8 Attack this turn. Gain 8 Armor.
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Guff's Buff [`SW_428t4e`]
///
/// State: Todo
//~ SW_428t4 todo 66d3bde2 fc24f0f6
pub const SW_428t4: Power = TODO;

/// # Guff's Buff
///
/// `SW_428t4e` · Druid enchantment
///
/// > Your hero has Attack this turn.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SW_428t4e todo e6640ce6 c27d7808
pub const SW_428t4e: Power = TODO;

/// # Best in Shell
///
/// `SW_429` · Druid spell · 6 mana
///
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Taunt
/// - Tokens: Goldshell Turtle [`SW_429t`]
///
/// State: Todo
//~ SW_429 todo dc33bfbc 80705169
pub const SW_429: Power = TODO;

/// # Goldshell Turtle
///
/// `SW_429t` · Druid minion · 4 mana · 2/7
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SW_429t vanilla 6a9d0be4 444f2d6c
pub const SW_429t: Power = VANILLA;

/// # Park Panther
///
/// `SW_431` · Druid minion · 4 mana · 4/4
///
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
/// - Enchantments: Rawr! [`SW_431e`]
///
/// State: Todo
//~ SW_431 todo c1ea0f64 36330878
pub const SW_431: Power = TODO;

/// # Rawr!
///
/// `SW_431e` · Druid enchantment
///
/// > +3 Attack this turn.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SW_431e todo b0e64c46 c6998395
pub const SW_431e: Power = TODO;

/// # Kodo Mount
///
/// `SW_432` · Druid spell · 4 mana
///
/// > Give a minion +4/+2 and **Rush**. When it dies, summon a Kodo.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Deathrattle, Rush
/// - Enchantments: On a Kodo [`SW_432e`]
/// - Tokens: Guff's Kodo [`SW_432t`]
///
/// State: Todo
//~ SW_432 todo 75162319 72364904
pub const SW_432: Power = TODO;

/// # On a Kodo
///
/// `SW_432e` · Druid enchantment
///
/// > +4/+2 and **Rush**. **Deathrattle:** Summon a Kodo.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_432e todo e6859416 1194de18
pub const SW_432e: Power = TODO;

/// # Guff's Kodo
///
/// `SW_432t` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ SW_432t vanilla 0812f24b 0d34074c
pub const SW_432t: Power = VANILLA;

/// # Wickerclaw
///
/// `SW_436` · Druid minion · 2 mana · 1/4
///
/// > After your hero gains Attack, this minion gains +2 Attack.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Tags: `1584` = 1
/// - Enchantments: Wicked Claws [`SW_436e`]
///
/// State: Todo
//~ SW_436 todo dc88860d cd4127a4
pub const SW_436: Power = TODO;

/// # Wicked Claws
///
/// `SW_436e` · Druid enchantment
///
/// > +2 Attack.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_436e todo 9e031fee ffce5609
pub const SW_436e: Power = TODO;

/// # Composting
///
/// `SW_437` · Druid spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Draw a card."
///
/// - Set: United in Stormwind · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Fertilizer [`SW_437e`]
///
/// State: Todo
//~ SW_437 todo 58051822 1837e155
pub const SW_437: Power = TODO;

/// # Fertilizer
///
/// `SW_437e` · Neutral enchantment
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_437e todo 8442d384 7bb5d9e0
pub const SW_437e: Power = TODO;

/// # Vibrant Squirrel
///
/// `SW_439` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Acorn [`SW_439t`], Satisfied Squirrel [`SW_439t2`]
///
/// State: Todo
//~ SW_439 todo 192f6e4d b86ce27e
pub const SW_439: Power = TODO;

/// # Acorn
///
/// `SW_439t` · Druid spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/1 Squirrel.
///
/// - Set: United in Stormwind
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ SW_439t todo 93ec6a9f a499e6f1
pub const SW_439t: Power = TODO;

/// # Satisfied Squirrel
///
/// `SW_439t2` · Druid minion · 1 mana · 2/1
///
/// - Set: United in Stormwind
/// - Minion type: Beast
///
/// State: Vanilla
//~ SW_439t2 vanilla feaf6dcd a8d725ac
pub const SW_439t2: Power = VANILLA;

/// # Sheldras Moontree
///
/// `SW_447` · Druid minion · 8 mana · 5/5
///
/// > **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Casts When Drawn
/// - Enchantments: Elune's Guidance [`SW_447e`], Elune's Guidance 2 [`SW_447e2`]
///
/// State: Todo
//~ SW_447 todo fbec6ab5 e4c09ea3
pub const SW_447: Power = TODO;

/// # Elune's Guidance
///
/// `SW_447e` · Druid enchantment
///
/// > Your next 3 spells are **Cast When Drawn**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_447e todo 38345137 5df7a4c1
pub const SW_447e: Power = TODO;

/// # Elune's Guidance 2
///
/// `SW_447e2` · Druid enchantment
///
/// > Your next 3 spells are **Cast When Drawn**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_447e2 todo 9491850f 388be7eb
pub const SW_447e2: Power = TODO;
