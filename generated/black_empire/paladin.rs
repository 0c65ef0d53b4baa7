//! Paladin cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lightcaller
///
/// `BE_000` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Lifesteal**s** for both players.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Aura, Lifesteal
///
/// State: Todo
//~ BE_000 todo d3c440d2 bc48796b
pub const BE_000: Power = TODO;

/// # Rajh
///
/// `BE_004` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
/// - Tokens: Sun's Radiance [`BE_004p`]
///
/// State: Todo
//~ BE_004 todo bf425e00 00fae395
pub const BE_004: Power = TODO;

/// # Sun's Radiance
///
/// `BE_004p` · Neutral hero power · 0 mana
///
/// > {0}
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_004p todo 99c1e2e7 89986059
pub const BE_004p: Power = TODO;

/// # March to War
///
/// `BE_142` · Paladin spell · Holy · 1 mana
///
/// > All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4958` = 1
/// - Tokens: Vanir Soldier [`BE_142t`]
///
/// State: Todo
//~ BE_142 todo 1c805841 22b6c7f1
pub const BE_142: Power = TODO;

/// # Vanir Soldier
///
/// `BE_142t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ BE_142t vanilla 8d33e029 1e36951c
pub const BE_142t: Power = VANILLA;

/// # Amitut, Keeper of Amitus
///
/// `BE_143` · Paladin minion · 7 mana · 5/8
///
/// > **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Casts When Drawn
/// - Enchantments: Amitut's Blessing [`BE_143t2e`]
///
/// State: Todo
//~ BE_143 todo cc81196c 261287e7
pub const BE_143: Power = TODO;

/// # Amitut's Blessing
///
/// `BE_143t2e` · Demon Hunter enchantment
///
/// > **Cast When Drawn**.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_143t2e todo 9710932a 11692174
pub const BE_143t2e: Power = TODO;

/// # Oathbinder's Aura
///
/// `BE_146` · Paladin spell · Holy · 3 mana
///
/// > After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ BE_146 todo 4de32b4b 569f1cfc
pub const BE_146: Power = TODO;

/// # Sundancer
///
/// `BE_152` · Paladin minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 2-Cost Blessing that gives +2/+3.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Tags: `4577` = 1, `4578` = 1
/// - Enchantments: Sun's Blessing [`BE_152e`]
/// - Tokens: Sun's Blessing [`BE_152t`]
///
/// State: Todo
//~ BE_152 todo f47df7ba caec4f46
pub const BE_152: Power = TODO;

/// # Sun's Blessing
///
/// `BE_152e` · Paladin enchantment
///
/// > +2/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_152e todo b99a779c 0766ec81
pub const BE_152e: Power = TODO;

/// # Sun's Blessing
///
/// `BE_152t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_152t todo 6ae64d6d fc0a4fef
pub const BE_152t: Power = TODO;

/// # Sun's Reckoning
///
/// `BE_153` · Paladin spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. Shuffle 'Final Reckoning' into your deck.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Tokens: Final Reckoning [`BE_153t`]
///
/// State: Todo
//~ BE_153 todo 7f365d79 236b03e1
pub const BE_153: Power = TODO;

/// # Final Reckoning
///
/// `BE_153t` · Paladin spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to all enemy minions.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ BE_153t todo 6e97773c 34dde2df
pub const BE_153t: Power = TODO;

/// # Humble Judgment
///
/// `BE_154` · Paladin spell · 3 mana
///
/// > Draw 3 cards. Set the Attack and Health of any minions drawn to 2.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Enchantments: Humbled [`BE_154e`]
///
/// State: Todo
//~ BE_154 todo a3d1a8cc 3dfc069e
pub const BE_154: Power = TODO;

/// # Humbled
///
/// `BE_154e` · Paladin enchantment
///
/// > Stats changed to 2/2.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_154e todo b46e24cf 8425402b
pub const BE_154e: Power = TODO;

/// # Halls of Origination
///
/// `BE_183` · Paladin spell · Holy · 8 mana
///
/// > **Lifesteal**. Deal $8 damage randomly split among all enemies. Summon an 8-Cost minion.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Immune To Spellpower, Lifesteal
///
/// State: Todo
//~ BE_183 todo 3ffeee69 b9eccf87
pub const BE_183: Power = TODO;

/// # Sandcrafter
///
/// `BE_229` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry: Assemble** a minion with an end of your turn effect.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ BE_229 todo 78e25de0 f25de02b
pub const BE_229: Power = TODO;

/// # \[SenCore\] Seal of Blood
///
/// `Core_mon_0011` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// - Set: Reign of the Black Empire · common
/// - Refers to: Divine Shield
///
/// State: Todo
//~ Core_mon_0011 todo 3dd551d7 e3b424cc
pub const Core_mon_0011: Power = TODO;
