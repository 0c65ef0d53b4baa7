//! Paladin cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sunsapper Lynessa
///
/// `VAC_507` · Paladin minion · 5 mana · 2/6
///
/// > **Rogue Tourist** Your spells that cost (2) or less cast twice.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Aura, Rogue Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 7, `4357` = 1
/// - Enchantments: Sunbathing [`VAC_507e`]
///
/// State: Todo
//~ VAC_507 todo a182d1a4 9de53b73
pub const VAC_507: Power = TODO;

/// # Sunbathing
///
/// `VAC_507e` · Paladin enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_507e todo be5fa15e a10f3ef4
pub const VAC_507e: Power = TODO;

/// # Sea Shanty
///
/// `VAC_558` · Paladin spell · 10 mana
///
/// > Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Tokens: Chorus Corsair [`VAC_558t`]
///
/// State: Todo
//~ VAC_558 todo 23eb9c41 dfda3327
pub const VAC_558: Power = TODO;

/// # Chorus Corsair
///
/// `VAC_558t` · Paladin minion · 5 mana · 5/5
///
/// - Set: Perils in Paradise
/// - Minion type: Pirate
///
/// State: Vanilla
//~ VAC_558t vanilla 48867f7f 37bae131
pub const VAC_558t: Power = VANILLA;

/// # Power Spike
///
/// `VAC_915` · Paladin spell · Holy · 6 mana
///
/// > Deal $4 damage. Give a random friendly minion +4/+4.
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Power Spike [`VAC_915e`]
///
/// State: Todo
//~ VAC_915 todo ee7a5f2e 414b98b9
pub const VAC_915: Power = TODO;

/// # Power Spike
///
/// `VAC_915e` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_915e todo 600526af 3befddbf
pub const VAC_915e: Power = TODO;

/// # Divine Brew
///
/// `VAC_916` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Cold One [`VAC_916e`]
/// - Tokens: Divine Brew [`VAC_916t2`], Divine Brew [`VAC_916t3`]
///
/// State: Todo
//~ VAC_916 todo 29737c28 db0d2cbc
pub const VAC_916: Power = TODO;

/// # Cold One
///
/// `VAC_916e` · Paladin enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_916e todo 8b816311 3143f9d6
pub const VAC_916e: Power = TODO;

/// # Divine Brew
///
/// `VAC_916t2` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · rare
/// - Refers to: Divine Shield
///
/// State: Todo
//~ VAC_916t2 todo eed0450f 828210dc
pub const VAC_916t2: Power = TODO;

/// # Divine Brew
///
/// `VAC_916t3` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(Last Drink!)*
///
/// - Set: Perils in Paradise · rare
/// - Refers to: Divine Shield
///
/// State: Todo
//~ VAC_916t3 todo 1a0be9bf db23ad5a
pub const VAC_916t3: Power = TODO;

/// # Grillmaster
///
/// `VAC_917` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw your lowest Cost card. **Deathrattle:** Draw your highest Cost card.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Sunscreen [`VAC_917e`]
/// - Tokens: Sunscreen [`VAC_917t`]
///
/// State: Todo
//~ VAC_917 todo 9c0a6bb0 b15b9e48
pub const VAC_917: Power = TODO;

/// # Sunscreen
///
/// `VAC_917e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_917e todo 7690ef1f 8f624285
pub const VAC_917e: Power = TODO;

/// # Sunscreen
///
/// `VAC_917t` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_917t todo 3d224b8e 0feb398a
pub const VAC_917t: Power = TODO;

/// # Lifeguard
///
/// `VAC_919` · Paladin minion · 4 mana · 2/7
///
/// > **Taunt** **Battlecry:** The next spell you cast has **Lifesteal**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Protection [`VAC_919e`], Lifesteal [`VAC_919e2`]
///
/// State: Todo
//~ VAC_919 todo 9952b6bd 31289870
pub const VAC_919: Power = TODO;

/// # Protection
///
/// `VAC_919e` · Paladin enchantment
///
/// > Your next spell has **Lifesteal**.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_919e todo 607697c7 82f1b898
pub const VAC_919e: Power = TODO;

/// # Lifesteal
///
/// `VAC_919e2` · Paladin enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_919e2 todo 6f044baf 75527bb6
pub const VAC_919e2: Power = TODO;

/// # Service Ace
///
/// `VAC_920` · Paladin minion · 2 mana · 2/3
///
/// > After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Excellent Service [`VAC_920e`]
///
/// State: Todo
//~ VAC_920 todo e8858358 6788220f
pub const VAC_920: Power = TODO;

/// # Excellent Service
///
/// `VAC_920e` · Paladin enchantment
///
/// > Costs less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_920e todo 6327c034 99f24f7d
pub const VAC_920e: Power = TODO;

/// # Volley Maul
///
/// `VAC_921` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, get a 1-Cost Sunscreen that gives +1/+2.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_921 todo f05102e1 4d2a83e9
pub const VAC_921: Power = TODO;

/// # Lifesaving Aura
///
/// `VAC_922` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, get a 1-Cost Sunscreen that gives +1/+2. Lasts @ turns.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ VAC_922 todo da86cf88 b51cb069
pub const VAC_922: Power = TODO;

/// # Sanc'Azel
///
/// `VAC_923` · Paladin minion · 5 mana · 3/8
///
/// > **Rush** After this attacks, turn into a location.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Rush
/// - Enchantments: Sandy Castle [`VAC_923e`], Sandy [`VAC_923e2`]
/// - Tokens: Sanc'Azel [`VAC_923t`]
///
/// State: Todo
//~ VAC_923 todo 605f95b4 d1844157
pub const VAC_923: Power = TODO;

/// # Sandy Castle
///
/// `VAC_923e` · Paladin enchantment
///
/// > Has the stats of Sanc'Azel.
///
/// - Set: Perils in Paradise
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ VAC_923e todo 88bb4250 ac9f8c82
pub const VAC_923e: Power = TODO;

/// # Sandy
///
/// `VAC_923e2` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_923e2 todo 5de69a4c 752515ee
pub const VAC_923e2: Power = TODO;

/// # Sanc'Azel
///
/// `VAC_923t` · Paladin location · 5 mana · 0 uses
///
/// > Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
///
/// - Set: Perils in Paradise · legendary
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ VAC_923t todo 81c3fa52 a3658f2a
pub const VAC_923t: Power = TODO;

/// # Trust Fall
///
/// `WORK_001` · Paladin spell · 4 mana
///
/// > **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Reassured [`WORK_001e`], Trusting [`WORK_001e2`]
///
/// State: Todo
//~ WORK_001 todo b10b9c35 f91a8754
pub const WORK_001: Power = TODO;

/// # Reassured
///
/// `WORK_001e` · Neutral enchantment
///
/// > Increased stats
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_001e todo 2b8fa2d7 9d124d8f
pub const WORK_001e: Power = TODO;

/// # Trusting
///
/// `WORK_001e2` · Paladin enchantment
///
/// > Increased stats
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_001e2 todo 98cd9543 8807034f
pub const WORK_001e2: Power = TODO;

/// # Busy-Bot
///
/// `WORK_002` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give your 1-Attack minions +1/+1.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Busy Busy Busy [`WORK_002e`]
///
/// State: Todo
//~ WORK_002 todo 6c289761 76c1dfba
pub const WORK_002: Power = TODO;

/// # Busy Busy Busy
///
/// `WORK_002e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_002e todo 92465a6f 3138fab9
pub const WORK_002e: Power = TODO;

/// # Vacation Planning
///
/// `WORK_003` · Paladin spell · 4 mana
///
/// > Restore #4 Health. Summon 3 Silver Hand Recruits. Draw 2 cards.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ WORK_003 todo 82d0d54c 29a96599
pub const WORK_003: Power = TODO;
