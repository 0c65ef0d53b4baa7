//! Death Knight cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bloodfiend
///
/// `BE_283` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Spend up to 4 **Corpses**. Deal 1 damage to all other minions for each.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 3
///
/// State: Todo
//~ BE_283 todo 6faadc16 684656c1
pub const BE_283: Power = TODO;

/// # The Cold Dark Void
///
/// `BE_284` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage to a minion and $2 damage to its neighbors.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Todo
//~ BE_284 todo e51399a2 fad83754
pub const BE_284: Power = TODO;

/// # Grafted Knight
///
/// `BE_285` · Death Knight minion · 2 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
///
/// State: Vanilla
//~ BE_285 vanilla 028f42a6 3c124603
pub const BE_285: Power = VANILLA;

/// # G'huun
///
/// `BE_287` · Death Knight minion · 8 mana · 8/1
///
/// > **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `COST_BLOOD` = 3
/// - Enchantments: Boon of G'huun [`BE_287e`], Curse of G'huun [`BE_287e2`]
///
/// State: Todo
//~ BE_287 todo 2b2c1dd9 c4d402a4
pub const BE_287: Power = TODO;

/// # Boon of G'huun
///
/// `BE_287e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_287e todo 263eb358 41d72980
pub const BE_287e: Power = TODO;

/// # Curse of G'huun
///
/// `BE_287e2` · Death Knight enchantment
///
/// > -1 Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_287e2 todo ec0df52b f01ba914
pub const BE_287e2: Power = TODO;

/// # Scion of Insight
///
/// `BE_298` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Lifesteal, Rush, Reborn
///
/// State: Todo
//~ BE_298 todo 28bdf367 d5a8277e
pub const BE_298: Power = TODO;

/// # Malicious Presence
///
/// `BE_325` · Death Knight spell · Shadow · 2 mana
///
/// > Destroy a minion. Restore the minion's Health to its owner.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Cost Blood, Cost Frost
///
/// State: Todo
//~ BE_325 todo 4e3677aa c7ec2b59
pub const BE_325: Power = TODO;

/// # Fleshshape
///
/// `BE_571` · Death Knight spell · Shadow · 3 mana
///
/// > **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Refers to: Deathrattle, Craft
/// - Enchantments: Reshaped [`BE_571e`]
///
/// State: Todo
//~ BE_571 todo b2a47de1 aea673d3
pub const BE_571: Power = TODO;

/// # Reshaped
///
/// `BE_571e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_571e todo aee3752c 458a9ccc
pub const BE_571e: Power = TODO;

/// # Xel'noth Behemoth
///
/// `BE_749` · Death Knight minion · 5 mana · 5/3
///
/// > **Deathrattle:** Summon two random 1-Cost minions. Give your minions +3 Attack.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Deathrattle, Cost Unholy
/// - Enchantments: Behemoth Flesh [`BE_749e`]
///
/// State: Todo
//~ BE_749 todo d7efddc9 f7d2631f
pub const BE_749: Power = TODO;

/// # Behemoth Flesh
///
/// `BE_749e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_749e todo 90fad3af 4179ec68
pub const BE_749e: Power = TODO;

/// # Uldir Quarantine
///
/// `BE_780` · Death Knight location · 3 mana · 0 uses
///
/// > Locked until you play a card from each Rune. Summon a random 5-Cost minion.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Dont Pick From Subsets, Cost Blood, Cost Frost, Cost Unholy, Uldir Quarantine Tracker
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1, `LOCATION_ACTION_COOLDOWN` = 2
///
/// State: Todo
//~ BE_780 todo 16812fee ce9b03ed
pub const BE_780: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781` · Death Knight minion · 7 mana · 9/6
///
/// > While in your hand, this transforms after you play a card with a rune.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
/// - Enchantments: Fetid [`BE_781e`]
/// - Tokens: Fetid Devourer [`BE_781t1`], Fetid Devourer [`BE_781t10`], Fetid Devourer [`BE_781t11`], Fetid Devourer [`BE_781t12`], Fetid Devourer [`BE_781t13`], Fetid Devourer [`BE_781t14`], Fetid Devourer [`BE_781t15`], Fetid Devourer [`BE_781t16`], Fetid Devourer [`BE_781t17`], Fetid Devourer [`BE_781t18`], Fetid Devourer [`BE_781t19`], Fetid Devourer [`BE_781t2`], Fetid Devourer [`BE_781t3`], Fetid Devourer [`BE_781t4`], Fetid Devourer [`BE_781t5`], Fetid Devourer [`BE_781t6`], Fetid Devourer [`BE_781t7`], Fetid Devourer [`BE_781t8`], Fetid Devourer [`BE_781t9`]
///
/// State: Todo
//~ BE_781 todo 902e51c4 d0c7eeef
pub const BE_781: Power = TODO;

/// # Fetid
///
/// `BE_781e` · Rogue enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_781e todo 36f6cf7b 449a17b5
pub const BE_781e: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t1` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood, Cost Frost, Cost Unholy
/// - Tags: `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t1 todo d04cd9c5 37b0ff26
pub const BE_781t1: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t10` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 9-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_UNHOLY` = 3, `2542` = 1
///
/// State: Todo
//~ BE_781t10 todo a84c9131 3c5a5f61
pub const BE_781t10: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t11` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood, Cost Frost
/// - Tags: `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t11 todo 263b83f7 3a092f42
pub const BE_781t11: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t12` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood, Cost Unholy
/// - Tags: `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t12 todo 0abf19f2 bb95ca0c
pub const BE_781t12: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t13` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost
/// - Tags: `COST_BLOOD` = 2, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t13 todo 0ac9b503 963abc6f
pub const BE_781t13: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t14` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Tags: `COST_BLOOD` = 2, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t14 todo 3794b109 2d7a4045
pub const BE_781t14: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t15` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood
/// - Tags: `COST_FROST` = 2, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t15 todo 0f7aaf7c 23e17d76
pub const BE_781t15: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t16` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 6-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t16 todo d7e052b2 da31a8aa
pub const BE_781t16: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t17` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost, Cost Unholy
/// - Tags: `2542` = 1
///
/// State: Todo
//~ BE_781t17 todo 3b51a42c 8782318e
pub const BE_781t17: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t18` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Tags: `COST_FROST` = 2, `2542` = 1
///
/// State: Todo
//~ BE_781t18 todo 5c64cc3f 34969ccc
pub const BE_781t18: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t19` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 6-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
///
/// State: Todo
//~ BE_781t19 todo 8cdaabe4 c30e3ac8
pub const BE_781t19: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t2` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Blood
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t2 todo cd1db4db 9b76e160
pub const BE_781t2: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t3` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 2, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t3 todo fadfb1e8 156bf4e4
pub const BE_781t3: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t4` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 3 enemy minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 3, `2436` = 1, `2542` = 1
/// - Target: "Destroy an enemy minion."
///
/// State: Todo
//~ BE_781t4 todo eeaf4d6a 146e0874
pub const BE_781t4: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t5` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost
/// - Tags: `2542` = 1
///
/// State: Todo
//~ BE_781t5 todo 286778ce d7109354
pub const BE_781t5: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t6` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_FROST` = 2, `2542` = 1
///
/// State: Todo
//~ BE_781t6 todo 8a3cdacc 7c96f570
pub const BE_781t6: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t7` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 3 cards. They costs (3) less.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_FROST` = 3, `2542` = 1
///
/// State: Todo
//~ BE_781t7 todo 0a396001 7f023a63
pub const BE_781t7: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t8` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 3-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Tags: `2542` = 1
///
/// State: Todo
//~ BE_781t8 todo 0c4f2b5e 897dabd6
pub const BE_781t8: Power = TODO;

/// # Fetid Devourer
///
/// `BE_781t9` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 6-cost minions.
///
/// - Set: Reign of the Black Empire · legendary
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_UNHOLY` = 2, `2542` = 1
///
/// State: Todo
//~ BE_781t9 todo 791a2eba 9f98cebf
pub const BE_781t9: Power = TODO;
