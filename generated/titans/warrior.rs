//! Warrior cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Khaz'goroth
///
/// `TTN_415` · Warrior minion · 6 mana · 4/5
///
/// > **Titan** After this uses an ability, gain **Immune** this turn and attack a random enemy minion.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Immune
/// - Tags: `1544` = 1
/// - Enchantments: Heat Treatment [`TTN_415e`]
/// - Tokens: Titanforge [`TTN_415t`], Tempering [`TTN_415t2`], Heart of Flame [`TTN_415t3`]
///
/// State: Todo
//~ TTN_415 todo ec0f00e4 d9585112
pub const TTN_415: Power = TODO;

/// # Heat Treatment
///
/// `TTN_415e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_415e todo 2a43a24f 24c9c5b8
pub const TTN_415e: Power = TODO;

/// # Titanforge
///
/// `TTN_415t` · Warrior spell · 0 mana
///
/// > Gain +2/+2. Draw a weapon.
///
/// - Set: TITANS
/// - Enchantments: Titanforged [`TTN_415te`]
///
/// State: Todo
//~ TTN_415t todo af46ba8a 075bf138
pub const TTN_415t: Power = TODO;

/// # Tempering
///
/// `TTN_415t2` · Warrior spell · 0 mana
///
/// > Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// - Set: TITANS
/// - Enchantments: Warforged [`TTN_415t2e`], Battle Hardened [`TTN_415t2e2`]
///
/// State: Todo
//~ TTN_415t2 todo 56ec3341 89deeb58
pub const TTN_415t2: Power = TODO;

/// # Warforged
///
/// `TTN_415t2e` · Neutral enchantment
///
/// > +5 Attack.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_415t2e todo 9eea0c12 943650d5
pub const TTN_415t2e: Power = TODO;

/// # Battle Hardened
///
/// `TTN_415t2e2` · Neutral enchantment
///
/// > +5 Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_415t2e2 todo 5f111124 538ac170
pub const TTN_415t2e2: Power = TODO;

/// # Heart of Flame
///
/// `TTN_415t3` · Warrior spell · 0 mana
///
/// > Gain +5 Health. Give your hero 5 Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_415t3 todo 3d0a69e7 1cf64abe
pub const TTN_415t3: Power = TODO;

/// # Titanforged
///
/// `TTN_415te` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_415te todo 0b26ef79 3e19ece3
pub const TTN_415te: Power = TODO;

/// # Minotauren
///
/// `TTN_466` · Warrior minion · 6 mana · 5/5
///
/// > **Rush** Whenever this minion deals damage, gain that much Armor.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ TTN_466 todo c65ec117 7f496572
pub const TTN_466: Power = TODO;

/// # Craftsman's Hammer
///
/// `TTN_467` · Warrior weapon · 4 mana · 3/3 durability
///
/// > Whenever your hero attacks, gain 4 Armor.
///
/// - Set: TITANS · common · collectible
///
/// State: Todo
//~ TTN_467 todo 4fcc9c9e d04c4846
pub const TTN_467: Power = TODO;

/// # Steam Guardian
///
/// `TTN_468` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a spell. Reduce the Cost of a random Fire spell in your hand by (1).
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Steam Treatment [`TTN_468e`]
///
/// State: Todo
//~ TTN_468 todo 87de1818 a9aa7d9a
pub const TTN_468: Power = TODO;

/// # Steam Treatment
///
/// `TTN_468e` · Warrior enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_468e todo 3d4787a6 19c74755
pub const TTN_468e: Power = TODO;

/// # Stoneskin Armorer
///
/// `TTN_469` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** If your Armor changed this turn, draw 2 cards.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TTN_469 todo 68813a74 391354d3
pub const TTN_469: Power = TODO;

/// # Trial by Fire
///
/// `TTN_470` · Warrior spell · Fire · 7 mana
///
/// > Summon five 1/1 Val'kyr with **Rush**. When one dies, give the others +1/+1.
///
/// - Set: TITANS · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Burning Loyalty [`TTN_470e`]
/// - Tokens: Val'kyr Champion [`TTN_470t`]
///
/// State: Todo
//~ TTN_470 todo a852498c 999cd315
pub const TTN_470: Power = TODO;

/// # Burning Loyalty
///
/// `TTN_470e` · Warrior enchantment
///
/// > +1/+1
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_470e todo 8caf125e 319b0270
pub const TTN_470e: Power = TODO;

/// # Val'kyr Champion
///
/// `TTN_470t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush Deathrattle:** Give your other Val'kyr Champions +1/+1.
///
/// - Set: TITANS
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ TTN_470t todo 25a40254 65e92d8b
pub const TTN_470t: Power = TODO;

/// # Furious Furnace
///
/// `TTN_471` · Warrior minion · 2 mana · 1/3
///
/// > **Magnetic** Also damages minions next to whomever this attacks.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Furious Furnace [`TTN_471e`]
///
/// State: Todo
//~ TTN_471 todo eb7e2ebc 57fb4ff2
pub const TTN_471: Power = TODO;

/// # Furious Furnace
///
/// `TTN_471e` · Warrior enchantment
///
/// > Also damages minions next to whomever this attacks.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97739
///
/// State: Todo
//~ TTN_471e todo 51f2fd15 2c756cf2
pub const TTN_471e: Power = TODO;

/// # Bellowing Flames
///
/// `TTN_753` · Warrior spell · Fire · 3 mana
///
/// > Deal $5 damage to a minion. **Forge:** Then deal $5 damage split among all enemy minions.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Molten Heat [`TTN_753e`]
/// - Tokens: Bellowing Flames [`TTN_753t`]
///
/// State: Todo
//~ TTN_753 todo 92c06175 b111d9cc
pub const TTN_753: Power = TODO;

/// # Molten Heat
///
/// `TTN_753e` · Warrior enchantment
///
/// > +5 Attack.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_753e todo 7a8ddc89 3bdc264d
pub const TTN_753e: Power = TODO;

/// # Bellowing Flames
///
/// `TTN_753t` · Warrior spell · Fire · 3 mana
///
/// > **Forged** Deal $5 damage to a minion, then deal $5 damage split among all enemy minions.
///
/// - Set: TITANS · common
/// - Mechanics: Immune To Spellpower, Forged
///
/// State: Todo
//~ TTN_753t todo 71f519fb 936abb9d
pub const TTN_753t: Power = TODO;

/// # Smelt
///
/// `TTN_803` · Warrior spell · Fire · 2 mana
///
/// > Give a random minion in your hand +3/+3. Lose 3 Armor to do it again.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Smelted [`TTN_803e`]
///
/// State: Todo
//~ TTN_803 todo aa4a969e 556687f7
pub const TTN_803: Power = TODO;

/// # Smelted
///
/// `TTN_803e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TTN_803e todo 0f4923ec 15bfdbb2
pub const TTN_803e: Power = TODO;

/// # Odyn, Prime Designate
///
/// `TTN_811` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, after your hero gains Armor, they gain that much Attack for that turn.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Impenetrable [`TTN_811e`], The Best Offense... [`TTN_811e1`]
///
/// State: Todo
//~ TTN_811 todo c77dd479 2f483e73
pub const TTN_811: Power = TODO;

/// # Impenetrable
///
/// `TTN_811e` · Warrior enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_811e todo 4302945a 8a5c901c
pub const TTN_811e: Power = TODO;

/// # The Best Offense...
///
/// `TTN_811e1` · Warrior enchantment
///
/// > Increased Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_811e1 todo f3ce7a88 9126fe70
pub const TTN_811e1: Power = TODO;

/// # General Vezax
///
/// `YOG_500` · Warrior minion · 7 mana · 7/6
///
/// > **Rush Battlecry:** Gain 4 Armor. **Deathrattle:** Lose 4 Armor to resummon this.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Rush
/// - Enchantments: Unstoppable [`YOG_500e2`]
///
/// State: Todo
//~ YOG_500 todo caf417d3 7695698c
pub const YOG_500: Power = TODO;

/// # Unstoppable
///
/// `YOG_500e2` · Warrior enchantment
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ YOG_500e2 todo 484cd574 7d843de1
pub const YOG_500e2: Power = TODO;

/// # Battleworn Faceless
///
/// `YOG_501` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a copy of a damaged minion.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform into a copy of it."
///
/// State: Todo
//~ YOG_501 todo 83854aea 945c1555
pub const YOG_501: Power = TODO;

/// # Sanitize
///
/// `YOG_502` · Warrior spell · 4 mana
///
/// > Deal damage equal to your Armor to all minions. **Forge:** Gain 3 Armor first.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Sanitize [`YOG_502t`]
///
/// State: Todo
//~ YOG_502 todo 5ca0c43c 1103d8b6
pub const YOG_502: Power = TODO;

/// # Sanitize
///
/// `YOG_502t` · Warrior spell · 4 mana
///
/// > **Forged** Gain 3 Armor, then deal damage equal to your Armor to all minions.
///
/// - Set: TITANS · common
/// - Mechanics: Forged
///
/// State: Todo
//~ YOG_502t todo b81632aa 22f87f17
pub const YOG_502t: Power = TODO;
