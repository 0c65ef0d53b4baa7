//! Shaman cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Needlerock Totem
///
/// `DEEP_008` · Multi-class minion · 2 mana · 0/2
///
/// > At the end of your turn, gain 2 Armor and draw a card.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Totem
/// - Classes: Shaman, Warrior
///
/// State: Todo
//~ DEEP_008 todo 978e2872 a38997ca
pub const DEEP_008: Power = TODO;

/// # Digging Straight Down
///
/// `DEEP_009` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Excavate
///
/// State: Todo
//~ DEEP_009 todo ef0a0817 9b8f0b97
pub const DEEP_009: Power = TODO;

/// # Aftershocks
///
/// `DEEP_010` · Multi-class spell · Nature · 4 mana
///
/// > Deal $1 damage to all minions, three times. Costs (2) less if you cast a spell last turn.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Shaman, Warrior
///
/// State: Todo
//~ DEEP_010 todo 0d00859b 27e4fee5
pub const DEEP_010: Power = TODO;

/// # The Azerite Murloc
///
/// `DEEP_999t5` · Shaman minion · 4 mana · 5/5
///
/// > **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Murloc
/// - Mechanics: Battlecry
/// - Tags: `2536` = 1, `2823` = 1
/// - Enchantments: Azerite Shimmer [`DEEP_999t5e`]
///
/// State: Todo
//~ DEEP_999t5 todo 6ccf0d38 8532e584
pub const DEEP_999t5: Power = TODO;

/// # Azerite Shimmer
///
/// `DEEP_999t5e` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_999t5e todo ffb5f429 35a53a43
pub const DEEP_999t5e: Power = TODO;

/// # Doctor Holli'dae
///
/// `WW_010` · Shaman minion · 5 mana · 4/5
///
/// > **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Frog [`WW_010hexfrog`], Staff of the Nine Frogs [`WW_010t`]
///
/// State: Todo
//~ WW_010 todo dc3c881e a650b895
pub const WW_010: Power = TODO;

/// # Frog
///
/// `WW_010hexfrog` · Shaman minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WW_010hexfrog vanilla 0ae41c86 12acb8c6
pub const WW_010hexfrog: Power = VANILLA;

/// # Staff of the Nine Frogs
///
/// `WW_010t` · Shaman weapon · 5 mana · 2/9 durability
///
/// > After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
///
/// - Set: Showdown in the Badlands
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
///
/// State: Todo
//~ WW_010t todo 7c31719a 00e90fe5
pub const WW_010t: Power = TODO;

/// # Living Prairie
///
/// `WW_024` · Shaman minion · 5 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 3/3 Cows with **Rush**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Startled Cow [`WW_024t`]
///
/// State: Todo
//~ WW_024 todo 7948c2a1 73d36891
pub const WW_024: Power = TODO;

/// # Startled Cow
///
/// `WW_024t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ WW_024t vanilla a2eafcfa 3ed2694d
pub const WW_024t: Power = VANILLA;

/// # Skarr, the Catastrophe
///
/// `WW_026` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental)*.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ WW_026 todo 66b4a7e1 482da7c4
pub const WW_026: Power = TODO;

/// # Trusty Companion
///
/// `WW_027` · Shaman spell · 2 mana
///
/// > Give a minion +2/+3. If it has a minion type, draw one of that type.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Enchantments: Sidekick's Sidearm [`WW_027e`]
///
/// State: Todo
//~ WW_027 todo 564a278e 19ea479b
pub const WW_027: Power = TODO;

/// # Sidekick's Sidearm
///
/// `WW_027e` · Neutral enchantment
///
/// > +2/+3.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_027e todo 6c04f2cf 58497425
pub const WW_027e: Power = TODO;

/// # Amphibious Elixir
///
/// `WW_080` · Shaman spell · Nature · 2 mana
///
/// > Restore #5 Health. **Discover** a spell.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ WW_080 todo f079b35e 49e465c2
pub const WW_080: Power = TODO;

/// # Giant Tumbleweed!!!
///
/// `WW_090` · Shaman spell · Nature · 7 mana
///
/// > Deal $6 damage to all minions. Summon a 6/6 Tumbleweed.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Tokens: Tumbleweed [`WW_090t`]
///
/// State: Todo
//~ WW_090 todo a6546367 6e08e4ee
pub const WW_090: Power = TODO;

/// # Tumbleweed
///
/// `WW_090t` · Shaman minion · 6 mana · 6/6
///
/// - Set: Showdown in the Badlands
///
/// State: Vanilla
//~ WW_090t vanilla a1e1a8f5 f0e34409
pub const WW_090t: Power = VANILLA;

/// # Dehydrate
///
/// `WW_325` · Shaman spell · 3 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. **Quickdraw:** Costs (1).
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Lifesteal, Quickdraw
///
/// State: Todo
//~ WW_325 todo 007b57dd 71313568
pub const WW_325: Power = TODO;

/// # Minecart Cruiser
///
/// `WW_326` · Shaman minion · 3 mana · 4/5
///
/// > **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Rush
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ WW_326 todo 77373574 29bc5e8e
pub const WW_326: Power = TODO;

/// # Cactus Cutter
///
/// `WW_327` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Cactus Cutter [`WW_327e`], Cactus Cutter [`WW_327e2`]
///
/// State: Todo
//~ WW_327 todo 03a785db e7dd23f3
pub const WW_327: Power = TODO;

/// # Cactus Cutter
///
/// `WW_327e` · Shaman enchantment
///
/// > If cast this turn, give Cactus Cutter +1/+2 and **Taunt**.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_327e todo 45db7469 f84c06c4
pub const WW_327e: Power = TODO;

/// # Cactus Cutter
///
/// `WW_327e2` · Shaman enchantment
///
/// > +1/+2 and **Taunt**.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Taunt
///
/// State: Todo
//~ WW_327e2 todo 24ff85c5 97dbbae8
pub const WW_327e2: Power = TODO;

/// # Walking Mountain
///
/// `WW_382` · Shaman minion · 9 mana · 4/16
///
/// > **Rush**, **Lifesteal**, **Mega-Windfury Overload:** (2)
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal, Rush, Mega Windfury
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ WW_382 vanilla 3ee8b51c bed6a6d8
pub const WW_382: Power = VANILLA;
