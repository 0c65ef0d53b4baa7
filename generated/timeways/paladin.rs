//! Paladin cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hand of Infinity
///
/// `END_012` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Infinite Sharpness [`END_012e`]
///
/// State: Todo
//~ END_012 todo 1f4828bc b19f201f
pub const END_012: Power = TODO;

/// # Infinite Sharpness
///
/// `END_012e` · Paladin enchantment
///
/// > Attack set to INFINITY this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ END_012e todo fb178993 759e1daf
pub const END_012e: Power = TODO;

/// # Gelbin of Tomorrow
///
/// `TIME_009` · Paladin minion · 8 mana · 6/6
///
/// > **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Gnomish Aura [`TIME_009t1`], Mekkatorque's Aura [`TIME_009t2`]
///
/// State: Todo
//~ TIME_009 todo c83d26f1 4f25f1e2
pub const TIME_009: Power = TODO;

/// # Gnomish Aura
///
/// `TIME_009t1` · Paladin spell · Holy · 4 mana
///
/// > **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
///
/// - Set: Across the Timeways
/// - Mechanics: Tradeable, Deck Action Cost, Objective, Paladin Aura, Is Fabled Bundle Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ TIME_009t1 todo abf8da5c 8ba544f0
pub const TIME_009t1: Power = TODO;

/// # Mekkatorque's Aura
///
/// `TIME_009t2` · Paladin spell · Holy · 5 mana
///
/// > **Tradeable**. At the end of your turn, give a random friendly minion +4/+4 and **Divine Shield**. Lasts @ turns.
///
/// - Set: Across the Timeways
/// - Mechanics: Tradeable, Deck Action Cost, Objective, Paladin Aura, Is Fabled Bundle Card
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: For Gnomeregan! [`TIME_009t2e`]
///
/// State: Todo
//~ TIME_009t2 todo 5960735f 920f1205
pub const TIME_009t2: Power = TODO;

/// # For Gnomeregan!
///
/// `TIME_009t2e` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_009t2e todo af353fcf 996440cc
pub const TIME_009t2e: Power = TODO;

/// # Hardlight Protector
///
/// `TIME_015` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Battlecry
///
/// State: Todo
//~ TIME_015 todo 1ea1724b 7d9cf1b2
pub const TIME_015: Power = TODO;

/// # Neon Innovation
///
/// `TIME_016` · Paladin spell · Holy · 3 mana
///
/// > **Discover** a Paladin Mech from the past. Give it +5/+5.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover, Gears
/// - Enchantments: Neon Sign [`TIME_016e`]
///
/// State: Todo
//~ TIME_016 todo ca26df52 1263687c
pub const TIME_016: Power = TODO;

/// # Neon Sign
///
/// `TIME_016e` · Paladin enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_016e todo 5ccbbf27 056fc8c9
pub const TIME_016e: Power = TODO;

/// # Tankgineer
///
/// `TIME_017` · Paladin minion · 4 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Deathrattle
///
/// State: Todo
//~ TIME_017 todo 6d7e50d1 a11db031
pub const TIME_017: Power = TODO;

/// # Mend the Timeline
///
/// `TIME_018` · Paladin spell · Holy · 3 mana
///
/// > **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ TIME_018 todo 4e8c0547 cf49d11c
pub const TIME_018: Power = TODO;

/// # Manifested Timeways
///
/// `TIME_019` · Paladin minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_019 todo 40e5a9c6 4faf2a26
pub const TIME_019: Power = TODO;

/// # PMM Infinitizer
///
/// `TIME_043` · Paladin minion · 6 mana · 4/4
///
/// > **Battlecry:** Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Target: "Change to 8/8."
/// - Enchantments: Infinitized [`TIME_043e`], Pacifitized [`TIME_043e2`]
///
/// State: Todo
//~ TIME_043 todo 0838d90c 749c0218
pub const TIME_043: Power = TODO;

/// # Infinitized
///
/// `TIME_043e` · Paladin enchantment
///
/// > Stats changed to 8/8.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_043e todo cb4e3dfb 918cec4f
pub const TIME_043e: Power = TODO;

/// # Pacifitized
///
/// `TIME_043e2` · Paladin enchantment
///
/// > Can't attack heroes this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TIME_043e2 todo acac3438 4a5d4214
pub const TIME_043e2: Power = TODO;

/// # Past Gnomeregan
///
/// `TIME_044` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1. *Advance to the present!*
///
/// - Set: Across the Timeways · epic · collectible
/// - Enchantments: Gnomish Strength [`TIME_044e`]
/// - Tokens: Present Gnomeregan [`TIME_044t1`], Future Gnomeregan [`TIME_044t2`]
///
/// State: Todo
//~ TIME_044 todo 957efb0b 3a0e8f4e
pub const TIME_044: Power = TODO;

/// # Gnomish Strength
///
/// `TIME_044e` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_044e todo ffded4a1 5aeecc9c
pub const TIME_044e: Power = TODO;

/// # Present Gnomeregan
///
/// `TIME_044t1` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
///
/// - Set: Across the Timeways · epic
/// - Refers to: Deathrattle
/// - Enchantments: Leper Strength [`TIME_044t1e`]
/// - Tokens: Future Gnomeregan [`TIME_044t2`]
///
/// State: Todo
//~ TIME_044t1 todo 68ce9ec9 d0647ab6
pub const TIME_044t1: Power = TODO;

/// # Leper Strength
///
/// `TIME_044t1e` · Paladin enchantment
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_044t1e todo b649adcf 3ae3c996
pub const TIME_044t1e: Power = TODO;

/// # Future Gnomeregan
///
/// `TIME_044t2` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
///
/// - Set: Across the Timeways · epic
/// - Refers to: Divine Shield, Deathrattle
///
/// State: Todo
//~ TIME_044t2 todo 7e726774 3dde0b8a
pub const TIME_044t2: Power = TODO;

/// # Chronological Aura
///
/// `TIME_700` · Paladin spell · Holy · 5 mana
///
/// > At the end of your turn, summon a 3/5 Dragon with **Taunt**. Lasts @ turns.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Tokens: Chronological Drake [`TIME_700t`]
///
/// State: Todo
//~ TIME_700 todo 7b34561c 020bacea
pub const TIME_700: Power = TODO;

/// # Chronological Drake
///
/// `TIME_700t` · Paladin minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Across the Timeways
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TIME_700t vanilla 36e31472 f703a4b7
pub const TIME_700t: Power = VANILLA;

/// # The Fins Beyond Time
///
/// `TIME_706` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Time Altered [`TIME_706e2`], Beyond Time [`TIME_706e3`]
///
/// State: Todo
//~ TIME_706 todo 06b75c00 0275d727
pub const TIME_706: Power = TODO;

/// # Time Altered
///
/// `TIME_706e2` · Paladin enchantment
///
/// > Cleanup enchant for TIME 706
///
/// - Set: Across the Timeways
/// - Tags: `1745` = 1
///
/// State: Todo
//~ TIME_706e2 todo 42106e14 0a02847c
pub const TIME_706e2: Power = TODO;

/// # Beyond Time
///
/// `TIME_706e3` · Paladin enchantment
///
/// > Your hand is swapped with your starting hand this turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_706e3 todo 22c3fafe 8be5877d
pub const TIME_706e3: Power = TODO;

/// # Temporal Traversal
///
/// `TIME_EVENT_998e1` · Paladin enchantment
///
/// > Sending a minion 2 turns into the future. It returns with +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_EVENT_998e1 todo 65f36637 32c79c49
pub const TIME_EVENT_998e1: Power = TODO;

/// # When Am I?
///
/// `TIME_EVENT_998e2` · Paladin enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_EVENT_998e2 todo cce46b46 8d4880b6
pub const TIME_EVENT_998e2: Power = TODO;
