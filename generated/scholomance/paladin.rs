//! Paladin cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Turalyon, the Tenured
///
/// `SCH_135` · Paladin minion · 8 mana · 3/12
///
/// > **Rush**. Whenever this attacks a minion, set the defender's Attack and Health to 3.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Schooled [`SCH_135e`]
///
/// State: Todo
//~ SCH_135 todo 373c1197 a50e4679
pub const SCH_135: Power = TODO;

/// # Schooled
///
/// `SCH_135e` · Paladin enchantment
///
/// > 3/3.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_135e todo a3f352a7 253c0593
pub const SCH_135e: Power = TODO;

/// # Blessing of Authority
///
/// `SCH_138` · Paladin spell · Holy · 5 mana
///
/// > Give a minion +8/+8. It can't attack heroes this turn.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Enchantments: Blessing of Authority [`SCH_138e`], Honorable Intentions [`SCH_138e2`]
///
/// State: Todo
//~ SCH_138 todo 69769d2b d8f5d897
pub const SCH_138: Power = TODO;

/// # Blessing of Authority
///
/// `SCH_138e` · Paladin enchantment
///
/// > +8/+8.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_138e todo 719dfd35 58cb435c
pub const SCH_138e: Power = TODO;

/// # Honorable Intentions
///
/// `SCH_138e2` · Paladin enchantment
///
/// > Can't attack heroes this turn.
///
/// - Set: Scholomance Academy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SCH_138e2 todo c6286bdd 92984af9
pub const SCH_138e2: Power = TODO;

/// # Devout Pupil
///
/// `SCH_139` · Multi-class minion · 6 mana · 4/5
///
/// > **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Paladin, Priest
/// - Mechanics: Taunt, Divine Shield
///
/// State: Todo
//~ SCH_139 todo 86c311eb 05ba7f14
pub const SCH_139: Power = TODO;

/// # High Abbess Alura
///
/// `SCH_141` · Multi-class minion · 4 mana · 3/6
///
/// > Spellburst**:** Cast a spell from your deck *(targets this if possible)*.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Minion type: Draenei
/// - Classes: Paladin, Priest
/// - Mechanics: Spellburst
///
/// State: Todo
//~ SCH_141 todo 6628453d 242ba9f5
pub const SCH_141: Power = TODO;

/// # Argent Braggart
///
/// `SCH_149` · Paladin minion · 2 mana · 1/1
///
/// > **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Best of the Best [`SCH_149e`]
///
/// State: Todo
//~ SCH_149 todo f6d6eb4d 20b01317
pub const SCH_149: Power = TODO;

/// # Best of the Best
///
/// `SCH_149e` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_149e todo da895af2 13b30b59
pub const SCH_149e: Power = TODO;

/// # First Day of School
///
/// `SCH_247` · Paladin spell · 1 mana
///
/// > Add 2 random 1-Cost minions to your hand.
///
/// - Set: Scholomance Academy · common · collectible
///
/// State: Todo
//~ SCH_247 todo a4b791d5 1ba0a812
pub const SCH_247: Power = TODO;

/// # Wave of Apathy
///
/// `SCH_250` · Multi-class spell · 1 mana
///
/// > Set the Attack of all enemy minions to 1 until your next turn.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Paladin, Priest
/// - Enchantments: Apathetic [`SCH_250e`]
///
/// State: Todo
//~ SCH_250 todo 5a4f8e53 b5b4bb03
pub const SCH_250: Power = TODO;

/// # Apathetic
///
/// `SCH_250e` · Priest enchantment
///
/// > Attack reduced to 1 until next turn.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_250e todo 9e672f54 a48b418c
pub const SCH_250e: Power = TODO;

/// # Gift of Luminance
///
/// `SCH_302` · Multi-class spell · Holy · 3 mana
///
/// > Give a minion **Divine Shield**, then summon a 1/1 copy of it.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Paladin, Priest
/// - Refers to: Divine Shield
/// - Enchantments: Student of the Light [`SCH_302e`]
///
/// State: Todo
//~ SCH_302 todo 10e29669 00142b48
pub const SCH_302: Power = TODO;

/// # Student of the Light
///
/// `SCH_302e` · Priest enchantment
///
/// > 1/1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_302e todo a06994c2 44188cd3
pub const SCH_302e: Power = TODO;

/// # Ceremonial Maul
///
/// `SCH_523` · Multi-class weapon · 3 mana · 2/2 durability
///
/// > **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Paladin, Warrior
/// - Mechanics: Spellburst
/// - Refers to: Taunt
/// - Tokens: Honor Student [`SCH_523t`]
///
/// State: Todo
//~ SCH_523 todo 3e8c76a3 9970496a
pub const SCH_523: Power = TODO;

/// # Honor Student
///
/// `SCH_523t` · Multi-class minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Classes: Paladin, Warrior
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SCH_523t vanilla e7326c85 dad09f59
pub const SCH_523t: Power = VANILLA;

/// # Shield of Honor
///
/// `SCH_524` · Multi-class spell · Holy · 1 mana
///
/// > Give a damaged minion +3 Attack and **Divine Shield**.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Paladin, Warrior
/// - Refers to: Divine Shield
/// - Enchantments: Shield of Honor [`SCH_524e`]
///
/// State: Todo
//~ SCH_524 todo 4f77bea8 393b3c41
pub const SCH_524: Power = TODO;

/// # Shield of Honor
///
/// `SCH_524e` · Neutral enchantment
///
/// > +3 Attack and **Divine Shield**.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_524e todo e454edd0 d6372a43
pub const SCH_524e: Power = TODO;

/// # Lord Barov
///
/// `SCH_526` · Multi-class minion · 3 mana · 3/2
///
/// > **Battlecry:** Set the Health of all other minions to 1. **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Paladin, Warrior
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: A Common Peasant [`SCH_526e`]
///
/// State: Todo
//~ SCH_526 todo 9f7d38e7 a63df481
pub const SCH_526: Power = TODO;

/// # A Common Peasant
///
/// `SCH_526e` · Warrior enchantment
///
/// > Health changed to 1.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_526e todo 53b787bd c1dab35f
pub const SCH_526e: Power = TODO;

/// # Goody Two-Shields
///
/// `SCH_532` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield Spellburst:** Gain **Divine Shield**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Divine Shield, Spellburst
///
/// State: Todo
//~ SCH_532 todo aea26be5 4ec8faf8
pub const SCH_532: Power = TODO;

/// # Commencement
///
/// `SCH_533` · Multi-class spell · 7 mana
///
/// > Summon a minion from your deck. Give it **Taunt** and **Divine Shield**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Paladin, Warrior
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Graduated [`SCH_533e`]
///
/// State: Todo
//~ SCH_533 todo b856bbe3 444d37f5
pub const SCH_533: Power = TODO;

/// # Graduated
///
/// `SCH_533e` · Paladin enchantment
///
/// > **Taunt**, **Divine Shield**.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_533e todo aeaa7a34 2ddce187
pub const SCH_533e: Power = TODO;

/// # Judicious Junior
///
/// `SCH_712` · Paladin minion · 6 mana · 4/9
///
/// > **Lifesteal**
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ SCH_712 vanilla 35befbb1 65fbe4da
pub const SCH_712: Power = VANILLA;
