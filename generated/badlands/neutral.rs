//! Neutral cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Stone Drake
///
/// `DEEP_006` · Neutral minion · 6 mana · 2/8
///
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Elusive**
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Elusive
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ DEEP_006 vanilla f46b614d 80978155
pub const DEEP_006: Power = VANILLA;

/// # Shale Spider
///
/// `DEEP_034` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DEEP_034 todo c47f60d7 41d55419
pub const DEEP_034: Power = TODO;

/// # Iridescent Gyreworm
///
/// `DEEP_035` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give each of your minions a random **Bonus Effect**.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Refers to: Bonus Effects
///
/// State: Todo
//~ DEEP_035 todo eb758de7 7d97453f
pub const DEEP_035: Power = TODO;

/// # Therazane
///
/// `DEEP_036` · Neutral minion · 7 mana · 7/5
///
/// > **Taunt** **Deathrattle:** Double the stats of all Elementals in your hand and deck.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Earthmother's Boon [`DEEP_036e`]
///
/// State: Todo
//~ DEEP_036 todo 82fbc994 e7654188
pub const DEEP_036: Power = TODO;

/// # Earthmother's Boon
///
/// `DEEP_036e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_036e todo 081303c2 48b23513
pub const DEEP_036e: Power = TODO;

/// # Maruut Stonebinder
///
/// `DEEP_037` · Neutral minion · 7 mana · 5/6
///
/// > **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ DEEP_037 todo c1cadf4c bc52ad81
pub const DEEP_037: Power = TODO;

/// # Heartblossom
///
/// `DEEP_999t1` · Neutral spell · 1 mana
///
/// > Give a friendly minion +2/+2. Deal $2 damage to a random enemy minion.
///
/// - Set: Showdown in the Badlands · common
/// - Tags: `2823` = 1
/// - Enchantments: Heartblossom [`DEEP_999t1e`]
///
/// State: Todo
//~ DEEP_999t1 todo 4222370f 4e42bc52
pub const DEEP_999t1: Power = TODO;

/// # Heartblossom
///
/// `DEEP_999t1e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_999t1e todo e88038fa 7ba033c3
pub const DEEP_999t1e: Power = TODO;

/// # Deepholm Geode
///
/// `DEEP_999t2` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Tags: `2823` = 1
///
/// State: Todo
//~ DEEP_999t2 todo 943adb1f cfc593c8
pub const DEEP_999t2: Power = TODO;

/// # World Pillar Fragment
///
/// `DEEP_999t3` · Neutral spell · 3 mana
///
/// > **Discover** an Elemental to summon. Add the others to your hand.
///
/// - Set: Showdown in the Badlands · epic
/// - Mechanics: Discover
/// - Tags: `2823` = 1
///
/// State: Todo
//~ DEEP_999t3 todo 0845e211 e063424b
pub const DEEP_999t3: Power = TODO;

/// # Kobold Miner
///
/// `WW_001` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry, Excavate
/// - Tokens: Rock [`WW_001t`], Ogrefist Boulder [`WW_001t11`], Collapse! [`WW_001t12`], Steelhide Mole [`WW_001t13`], Azerite Gem [`WW_001t14`], Living Stone [`WW_001t16`], Motherlode Drake [`WW_001t17`], Pouch of Coins [`WW_001t18`], Water Source [`WW_001t2`], The Azerite Scorpion [`WW_001t23`], The Azerite Hawk [`WW_001t24`], The Azerite Snake [`WW_001t25`], The Azerite Rat [`WW_001t26`], The Azerite Ox [`WW_001t27`], Fool's Azerite [`WW_001t3`], Escaping Trogg [`WW_001t4`], Falling Stalactite [`WW_001t5`], Canary [`WW_001t7`], Glowing Glyph [`WW_001t8`], Azerite Chunk [`WW_001t9`]
///
/// State: Todo
//~ WW_001 todo 564ebc68 252617cc
pub const WW_001: Power = TODO;

/// # Rock
///
/// `WW_001t` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// - Set: Showdown in the Badlands · common
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t todo 2dd021c5 2112cc02
pub const WW_001t: Power = TODO;

/// # Ogrefist Boulder
///
/// `WW_001t11` · Neutral location · 3 mana · 0 uses
///
/// > Set a minion's stats to 6/7.
///
/// - Set: Showdown in the Badlands · epic
/// - Tags: `2823` = 1
/// - Enchantments: Good Stats [`WW_001t11e`]
///
/// State: Todo
//~ WW_001t11 todo 8e7d39b3 c7ca1b40
pub const WW_001t11: Power = TODO;

/// # Good Stats
///
/// `WW_001t11e` · Neutral enchantment
///
/// > Stats changed to 6/7.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t11e todo b8b73a48 d0afdd28
pub const WW_001t11e: Power = TODO;

/// # Collapse!
///
/// `WW_001t12` · Neutral spell · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// - Set: Showdown in the Badlands · epic
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t12 todo 95b6ec46 6c68c22d
pub const WW_001t12: Power = TODO;

/// # Steelhide Mole
///
/// `WW_001t13` · Neutral minion · 3 mana · 3/7
///
/// > **Taunt Reborn Elusive**
///
/// - Set: Showdown in the Badlands · epic
/// - Minion type: Beast
/// - Mechanics: Taunt, Reborn, Elusive
/// - Tags: `2823` = 1
///
/// State: Vanilla
//~ WW_001t13 vanilla 17a862cb 30db80a0
pub const WW_001t13: Power = VANILLA;

/// # Azerite Gem
///
/// `WW_001t14` · Neutral spell · 3 mana
///
/// > **Discover** a 5-Cost card. It costs (0).
///
/// - Set: Showdown in the Badlands · epic
/// - Mechanics: Discover
/// - Tags: `2823` = 1
/// - Enchantments: Azerite Glow [`WW_001t14e`]
///
/// State: Todo
//~ WW_001t14 todo 04f2abc3 528146ba
pub const WW_001t14: Power = TODO;

/// # Azerite Glow
///
/// `WW_001t14e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t14e todo d4293808 ba39f452
pub const WW_001t14e: Power = TODO;

/// # Living Stone
///
/// `WW_001t16` · Neutral minion · 2 mana · 2/4
///
/// > **Taunt Deathrattle:** Summon a random 2-Cost minion.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t16 todo 1d213b57 ef3d89cf
pub const WW_001t16: Power = TODO;

/// # Motherlode Drake
///
/// `WW_001t17` · Neutral minion · 3 mana · 4/3
///
/// > **Rush Divine Shield Lifesteal**
///
/// - Set: Showdown in the Badlands · epic
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Lifesteal, Rush
/// - Tags: `2823` = 1
///
/// State: Vanilla
//~ WW_001t17 vanilla f7e2dd9d 654bc466
pub const WW_001t17: Power = VANILLA;

/// # Pouch of Coins
///
/// `WW_001t18` · Neutral spell · 1 mana
///
/// > Get two Coins.
///
/// - Set: Showdown in the Badlands · common
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t18 todo 5c0dac1d 8305af68
pub const WW_001t18: Power = TODO;

/// # Water Source
///
/// `WW_001t2` · Neutral spell · 1 mana
///
/// > Restore #3 Health. Draw a card.
///
/// - Set: Showdown in the Badlands · common
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t2 todo a454e3e9 c2e0a8cc
pub const WW_001t2: Power = TODO;

/// # The Azerite Scorpion
///
/// `WW_001t23` · Rogue minion · 4 mana · 5/5
///
/// > **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Excavate
/// - Tags: `2542` = 1, `2823` = 1
/// - Enchantments: Scorpion's Sting [`WW_001t23e`]
///
/// State: Todo
//~ WW_001t23 todo 67bd8e97 f936d976
pub const WW_001t23: Power = TODO;

/// # Scorpion's Sting
///
/// `WW_001t23e` · Rogue enchantment
///
/// > Costs (1) less for each time you've **Excavated** this game *(but not less than 1)*.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t23e todo 9a7beedd bf4efeb1
pub const WW_001t23e: Power = TODO;

/// # The Azerite Hawk
///
/// `WW_001t24` · Mage minion · 4 mana · 5/5
///
/// > **Battlecry:** Get a random **Titan**. It costs (1).
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tags: `2542` = 1, `2823` = 1
///
/// State: Todo
//~ WW_001t24 todo 34f912c3 73b2434a
pub const WW_001t24: Power = TODO;

/// # The Azerite Snake
///
/// `WW_001t25` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Your hero steals 10 Health from the enemy hero.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1, `2823` = 1
/// - Enchantments: Azerite Deficiency [`WW_001t25e`], Azerite Strength [`WW_001t25e2`]
///
/// State: Todo
//~ WW_001t25 todo ff616dbf 61bbbe74
pub const WW_001t25: Power = TODO;

/// # Azerite Deficiency
///
/// `WW_001t25e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t25e todo 986652d4 cde6e223
pub const WW_001t25e: Power = TODO;

/// # Azerite Strength
///
/// `WW_001t25e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t25e2 todo 81de4422 d312f413
pub const WW_001t25e2: Power = TODO;

/// # The Azerite Rat
///
/// `WW_001t26` · Death Knight minion · 4 mana · 5/5
///
/// > **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal, Reborn
/// - Tags: `2542` = 1, `2823` = 1
/// - Enchantments: Azerite Soul [`WW_001t26e`]
///
/// State: Todo
//~ WW_001t26 todo 20268b73 dc52a810
pub const WW_001t26: Power = TODO;

/// # Azerite Soul
///
/// `WW_001t26e` · Death Knight enchantment
///
/// > +2/+2, **Reborn**, and **Lifesteal**.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t26e todo 6a62ae35 ddeceddd
pub const WW_001t26e: Power = TODO;

/// # The Azerite Ox
///
/// `WW_001t27` · Warrior minion · 4 mana · 5/5
///
/// > **Battlecry: Discover** two 8-Cost minions. Summon them.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Discover
/// - Tags: `2542` = 1, `2823` = 1
///
/// State: Todo
//~ WW_001t27 todo 4a2dffd1 026a81ef
pub const WW_001t27: Power = TODO;

/// # Fool's Azerite
///
/// `WW_001t3` · Neutral spell · 1 mana
///
/// > **Discover** a 2-Cost card. It costs (0).
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Discover
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t3 todo b7bc0e94 2807c67b
pub const WW_001t3: Power = TODO;

/// # Escaping Trogg
///
/// `WW_001t4` · Neutral minion · 1 mana · 2/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands · common
/// - Mechanics: Rush
/// - Tags: `2823` = 1
///
/// State: Vanilla
//~ WW_001t4 vanilla 8656bbd3 78e4ea1c
pub const WW_001t4: Power = VANILLA;

/// # Falling Stalactite
///
/// `WW_001t5` · Neutral spell · 2 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// - Set: Showdown in the Badlands · rare
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t5 todo 6798e867 74c476b4
pub const WW_001t5: Power = TODO;

/// # Canary
///
/// `WW_001t7` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return an enemy minion to its owner's hand.
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `2823` = 1
/// - Target: "Return an enemy minion to hand."
///
/// State: Todo
//~ WW_001t7 todo 55a59197 2041c6f9
pub const WW_001t7: Power = TODO;

/// # Glowing Glyph
///
/// `WW_001t8` · Neutral spell · 2 mana
///
/// > Give a minion and its neighbors +1/+2.
///
/// - Set: Showdown in the Badlands · rare
/// - Tags: `2823` = 1
/// - Enchantments: Glowing Glyph [`WW_001t8e`]
///
/// State: Todo
//~ WW_001t8 todo 4673c414 d91e4997
pub const WW_001t8: Power = TODO;

/// # Glowing Glyph
///
/// `WW_001t8e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_001t8e todo 10d07657 9c94f992
pub const WW_001t8e: Power = TODO;

/// # Azerite Chunk
///
/// `WW_001t9` · Neutral spell · 2 mana
///
/// > **Discover** a 3-Cost card. It costs (0).
///
/// - Set: Showdown in the Badlands · rare
/// - Mechanics: Discover
/// - Tags: `2823` = 1
///
/// State: Todo
//~ WW_001t9 todo 34f46c3b d89d4808
pub const WW_001t9: Power = TODO;

/// # Burrow Buster
///
/// `WW_002` · Neutral minion · 5 mana · 6/5
///
/// > **Rush Battlecry: Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rush, Excavate
///
/// State: Todo
//~ WW_002 todo 3e1c4b9b d8ffa3bf
pub const WW_002: Power = TODO;

/// # Bounty Board
///
/// `WW_003` · Neutral minion · 3 mana · 0/5
///
/// > Your **Excavate, Quickdraw**, **Tradeable**, and **Legendary** cards cost (1) less.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Aura
/// - Refers to: Tradeable, Quickdraw, Excavate
/// - Enchantments: Bull Market [`WW_003e`]
///
/// State: Todo
//~ WW_003 todo 84a29898 53770ccd
pub const WW_003: Power = TODO;

/// # Bull Market
///
/// `WW_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_003e todo 60ca0136 d1bdb2be
pub const WW_003e: Power = TODO;

/// # Azerite Giant
///
/// `WW_025` · Neutral minion · 8 mana · 8/8
///
/// > Costs (1) less for each turn in a row you've played an Elemental.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ WW_025 todo 95a1f624 f3326d41
pub const WW_025: Power = TODO;

/// # Tram Mechanic
///
/// `WW_044` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a Barrel of Sludge. *TOXIC WASTE: Handle with care.*
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Barrel of Sludge [`WW_044t`]
///
/// State: Todo
//~ WW_044 todo 073e8b12 e2897568
pub const WW_044: Power = TODO;

/// # Barrel of Sludge
///
/// `WW_044t` · Neutral spell · Fel · 3 mana
///
/// > When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Invisible Deathrattle, Ignore Suppress Mill Animation
/// - Tags: `1724` = 1
///
/// State: Todo
//~ WW_044t todo 434b152c 3b6d573c
pub const WW_044t: Power = TODO;

/// # Reno, Lone Ranger
///
/// `WW_0700` · Neutral hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry, Keep Hero Class
/// - Hero power: Reno's Handcannon [`WW_0700p`], Arcane Bullet [`WW_0700p1`], Frost Bullet [`WW_0700p2`], Fire Bullet [`WW_0700p3`], Holy Bullet [`WW_0700p4`], Nature Bullet [`WW_0700p5`], Shadow Bullet [`WW_0700p6`], Fel Bullet [`WW_0700p7`]
/// - Enchantments: Alone Ranger [`WW_0700e1`]
///
/// State: Todo
//~ WW_0700 todo cd649a9f 32106f04
pub const WW_0700: Power = TODO;

/// # Alone Ranger
///
/// `WW_0700e1` · Neutral enchantment
///
/// > Your board size is 1 for a turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700e1 todo 788fa971 ff88c076
pub const WW_0700e1: Power = TODO;

/// # Reno's Handcannon
///
/// `WW_0700p` · Neutral hero power · 2 mana
///
/// > Shoot this turn's magic bullet!
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p todo 75ba1768 e8dc93f1
pub const WW_0700p: Power = TODO;

/// # Arcane Bullet
///
/// `WW_0700p1` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p1 todo 94e25399 e144ad17
pub const WW_0700p1: Power = TODO;

/// # Frost Bullet
///
/// `WW_0700p2` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Gain $d4 Armor. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p2 todo 9e4660a3 b255d1cb
pub const WW_0700p2: Power = TODO;

/// # Fire Bullet
///
/// `WW_0700p3` · Neutral hero power · 2 mana
///
/// > Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p3 todo bea02270 b551489a
pub const WW_0700p3: Power = TODO;

/// # Holy Bullet
///
/// `WW_0700p4` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
///
/// - Set: Showdown in the Badlands
/// - Enchantments: Holy Bullet Buff [`WW_0700p4e1`]
///
/// State: Todo
//~ WW_0700p4 todo 8dbb5759 30a957dd
pub const WW_0700p4: Power = TODO;

/// # Holy Bullet Buff
///
/// `WW_0700p4e1` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p4e1 todo 68530779 c2b74c6d
pub const WW_0700p4e1: Power = TODO;

/// # Nature Bullet
///
/// `WW_0700p5` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. **Discover** a spell. Swaps each turn.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Discover
///
/// State: Todo
//~ WW_0700p5 todo debc7695 222a6a47
pub const WW_0700p5: Power = TODO;

/// # Shadow Bullet
///
/// `WW_0700p6` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p6 todo 646d4878 77cbe7ba
pub const WW_0700p6: Power = TODO;

/// # Fel Bullet
///
/// `WW_0700p7` · Neutral hero power · 2 mana
///
/// > Deal $2 damage. Draw a card. Swaps each turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_0700p7 todo 0a936869 dfbbfda9
pub const WW_0700p7: Power = TODO;

/// # Trapdoor Spider
///
/// `WW_300` · Neutral minion · 2 mana · 1/2
///
/// > **Stealth**, **Poisonous** After your opponent plays a minion, attack it.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Todo
//~ WW_300 todo 52f6d687 0060a263
pub const WW_300: Power = TODO;

/// # Miracle Salesman
///
/// `WW_331` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a **Tradeable** Snake Oil.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Tradeable
/// - Tokens: Snake Oil [`WW_331t`]
///
/// State: Todo
//~ WW_331 todo 0ac66d11 31e6f48e
pub const WW_331: Power = TODO;

/// # Snake Oil
///
/// `WW_331t` · Neutral spell · 0 mana
///
/// > **Tradeable** Deal $0 damage. *This seems useless...*
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ WW_331t todo 1dd5c52d 3cbcad86
pub const WW_331t: Power = TODO;

/// # Snake Oil Seller
///
/// `WW_332` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Shuffle 2 **Tradeable** Snake Oils into your opponent's deck.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Deathrattle
/// - Refers to: Tradeable
/// - Tokens: Snake Oil [`WW_331t`]
///
/// State: Todo
//~ WW_332 todo beba6e5f 942ff05f
pub const WW_332: Power = TODO;

/// # Howdyfin
///
/// `WW_333` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your hand has less than 3 cards in it, get a random Murloc.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Murloc
///
/// State: Todo
//~ WW_333 todo af40a19d 3f6b058f
pub const WW_333: Power = TODO;

/// # Cattle Rustler
///
/// `WW_351` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Draw a Beast. It costs (3) less.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Rustled [`WW_351e`]
///
/// State: Todo
//~ WW_351 todo c83003b7 1aae16a4
pub const WW_351: Power = TODO;

/// # Rustled
///
/// `WW_351e` · Warrior enchantment
///
/// > Costs (3) less
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_351e todo 96c2fd51 41cf4c1e
pub const WW_351e: Power = TODO;

/// # Sheriff Barrelbrim
///
/// `WW_359` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Badlands Jail [`WW_359t`]
///
/// State: Todo
//~ WW_359 todo a8ab4515 945c7dd7
pub const WW_359: Power = TODO;

/// # Badlands Jail
///
/// `WW_359t` · Neutral location · 4 mana · 0 uses
///
/// > Make a minion go **Dormant** for 3 turns.
///
/// - Set: Showdown in the Badlands
/// - Refers to: Dormant
///
/// State: Todo
//~ WW_359t todo cc6ccbce bf799d09
pub const WW_359t: Power = TODO;

/// # Azerite Chain Gang
///
/// `WW_360` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry and Quickdraw:** Summon a copy of this.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Taunt, Battlecry, Quickdraw
///
/// State: Todo
//~ WW_360 todo 190f7f6a 8ade132e
pub const WW_360: Power = TODO;

/// # Cactus Rager
///
/// `WW_376` · Neutral minion · 2 mana · 5/1
///
/// > **Poisonous**
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ WW_376 vanilla d5d1d470 57884260
pub const WW_376: Power = VANILLA;

/// # Flint Firearm
///
/// `WW_379` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quickdraw
/// - Enchantments: Flint Firearm [`WW_379e`]
///
/// State: Todo
//~ WW_379 todo 77c5040a 62a662de
pub const WW_379: Power = TODO;

/// # Flint Firearm
///
/// `WW_379e` · Neutral enchantment
///
/// > If played this turn, get another **Quickdraw** card.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_379e todo f1b307b1 c3d93659
pub const WW_379e: Power = TODO;

/// # Dryscale Deputy
///
/// `WW_383` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** The next time you draw a spell, get a copy of it.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Dryscale Deputy [`WW_383e`]
///
/// State: Todo
//~ WW_383 todo 17848db5 735ef752
pub const WW_383: Power = TODO;

/// # Dryscale Deputy
///
/// `WW_383e` · Neutral enchantment
///
/// > The next spell you draw gives you an extra copy.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_383e todo 4ccd25c4 d8aae626
pub const WW_383e: Power = TODO;

/// # Gold Panner
///
/// `WW_391` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, draw a card.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Todo
//~ WW_391 todo b2e9f0f8 7e7718a7
pub const WW_391: Power = TODO;

/// # Dang-Blasted Elemental
///
/// `WW_397` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt Deathrattle:** Deal 2 damage to all minions except friendly Elementals.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ WW_397 todo b9f49706 f01819e7
pub const WW_397: Power = TODO;

/// # Gaslight Gatekeeper
///
/// `WW_398` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WW_398 todo a50b2e33 88a35610
pub const WW_398: Power = TODO;

/// # High Noon Duelist
///
/// `WW_399` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Both players DRAW! Destroy the card that costs less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ WW_399 todo f76a2d29 e00d5aa1
pub const WW_399: Power = TODO;

/// # Ogre-Gang Outlaw
///
/// `WW_418` · Neutral minion · 3 mana · 4/4
///
/// > **Rush** 50% chance to attack the wrong enemy.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Forgetful, Rush
///
/// State: Todo
//~ WW_418 todo c28b7a6f 6c9db095
pub const WW_418: Power = TODO;

/// # Ogre-Gang Rider
///
/// `WW_419` · Neutral minion · 4 mana · 3/6
///
/// > **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Forgetful, Rush
/// - Enchantments: It's All Ogre [`WW_419e`]
///
/// State: Todo
//~ WW_419 todo 2eba4886 a7622cfd
pub const WW_419: Power = TODO;

/// # It's All Ogre
///
/// `WW_419e` · Neutral enchantment
///
/// > You hero has +3 Attack this turn
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_419e todo 0e0fe397 edc11890
pub const WW_419e: Power = TODO;

/// # Ogre-Gang Ace
///
/// `WW_420` · Neutral minion · 5 mana · 5/4
///
/// > **Rush** Whenever this attacks, gain **Divine Shield**. *(50% chance to gain **Lifesteal** instead.)*
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Forgetful, Rush
/// - Refers to: Divine Shield, Lifesteal
///
/// State: Todo
//~ WW_420 todo 2744390a 8e54f00a
pub const WW_420: Power = TODO;

/// # Kingpin Pud
///
/// `WW_421` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury
///
/// State: Todo
//~ WW_421 todo e65434bb 0a1a34e8
pub const WW_421: Power = TODO;

/// # Saloon Brewmaster
///
/// `WW_423` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Return a friendly minion to your hand. Give it +2/+2.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Return a friendly minion to hand and give it +2/+2."
/// - Enchantments: Order Up! [`WW_423e`]
///
/// State: Todo
//~ WW_423 todo a7035e40 8fb3d4aa
pub const WW_423: Power = TODO;

/// # Order Up!
///
/// `WW_423e` · Neutral enchantment
///
/// > +2/+2
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_423e todo 4c17b061 0ce9b06d
pub const WW_423e: Power = TODO;

/// # Eroded Sediment
///
/// `WW_428` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ WW_428 todo 749ec5c7 77562063
pub const WW_428: Power = TODO;

/// # Gattlesnake
///
/// `WW_431` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Loaded Bullet [`WW_431e`]
///
/// State: Todo
//~ WW_431 todo fcac9117 d66518dd
pub const WW_431: Power = TODO;

/// # Loaded Bullet
///
/// `WW_431e` · Neutral enchantment
///
/// > A bullet has been loaded.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_431e todo 619f40fd 8c648e7e
pub const WW_431e: Power = TODO;

/// # Linedance Partner
///
/// `WW_433` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding another 3-Cost card, summon a random 3-Cost minion.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WW_433 todo ac2ed1a2 26379a5d
pub const WW_433: Power = TODO;

/// # Sunspot Dragon
///
/// `WW_434` · Neutral minion · 6 mana · 6/6
///
/// > **Tradeable**, **Lifesteal Quickdraw:** Deal 6 damage.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Lifesteal, Tradeable, Deck Action Cost, Quickdraw
/// - Target: "Deal 6 damage."
///
/// State: Todo
//~ WW_434 todo 414c5331 1da19462
pub const WW_434: Power = TODO;

/// # Bunny Stomper
///
/// `WW_435` · Neutral minion · 2 mana · 1/3
///
/// > Your Beasts have **Rush**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Rush
/// - Enchantments: Stomping [`WW_435e`]
///
/// State: Todo
//~ WW_435 todo 00f6f44e 09a68aa7
pub const WW_435: Power = TODO;

/// # Stomping
///
/// `WW_435e` · Hunter enchantment
///
/// > Bunny Stomper grants **Rush**.
///
/// - Set: Showdown in the Badlands
/// - Tokens: Bunny Stomper [`WW_435`]
///
/// State: Todo
//~ WW_435e todo 9ec3ab25 6a06893d
pub const WW_435e: Power = TODO;

/// # Thunderbringer
///
/// `WW_440` · Neutral minion · 8 mana · 6/6
///
/// > **Taunt Deathrattle:** Summon an Elemental and Beast from your deck.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2542` = 1
///
/// State: Todo
//~ WW_440 todo 7f77cbe9 cb48c790
pub const WW_440: Power = TODO;

/// # Whelp Wrangler
///
/// `WW_827` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 1/2 Whelp with **Taunt**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Taunt
/// - Tokens: Happy Whelp [`WW_816t`](crate::badlands::druid::WW_816t)
///
/// State: Todo
//~ WW_827 todo a9347cea c0c396fb
pub const WW_827: Power = TODO;

/// # Horseshoe Slinger
///
/// `WW_900` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Quickdraw
///
/// State: Todo
//~ WW_900 todo 43fc98e1 15d94d48
pub const WW_900: Power = TODO;

/// # Greedy Partner
///
/// `WW_901` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding another 2-Cost card, get a Coin.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WW_901 todo dc76f2ab 6f492ab3
pub const WW_901: Power = TODO;

/// # Rowdy Partner
///
/// `WW_906` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** If you're holding another 4-Cost card, deal 4 damage.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ WW_906 todo 0d31e9c7 540d01fa
pub const WW_906: Power = TODO;

/// # The Coin
///
/// `WW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Coin Card
///
/// State: Todo
//~ WW_COIN1 todo 60095395 8b8bd3a0
pub const WW_COIN1: Power = TODO;

/// # The Coin
///
/// `WW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Coin Card
///
/// State: Todo
//~ WW_COIN2 todo 8fadc6e0 85992896
pub const WW_COIN2: Power = TODO;
