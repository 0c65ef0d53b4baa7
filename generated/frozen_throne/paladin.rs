//! Paladin cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Arrogant Crusader
///
/// `ICC_034` · Paladin minion · 4 mana · 5/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Todo
//~ ICC_034 todo 5073abb5 5098ac48
pub const ICC_034: Power = TODO;

/// # Righteous Protector
///
/// `ICC_038` · Paladin minion · 1 mana · 1/1
///
/// > **Taunt Divine Shield**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Taunt, Divine Shield
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 63774
///
/// State: Vanilla
//~ ICC_038 vanilla e1de6df4 599c4c4c
pub const ICC_038: Power = VANILLA;

/// # Dark Conviction
///
/// `ICC_039` · Paladin spell · Shadow · 2 mana
///
/// > Set a minion's Attack and Health to 3.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Convinced [`ICC_039e`]
///
/// State: Todo
//~ ICC_039 todo 6ffa034b b6edb702
pub const ICC_039: Power = TODO;

/// # Convinced
///
/// `ICC_039e` · Neutral enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_039e todo 9fa47073 b9cc6453
pub const ICC_039e: Power = TODO;

/// # Light's Sorrow
///
/// `ICC_071` · Paladin weapon · 4 mana · 1/4 durability
///
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Dying Light [`ICC_071e`]
///
/// State: Todo
//~ ICC_071 todo f82312f8 9dc7fb92
pub const ICC_071: Power = TODO;

/// # Dying Light
///
/// `ICC_071e` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_071e todo 8c15139e eac5c88d
pub const ICC_071e: Power = TODO;

/// # Desperate Stand
///
/// `ICC_244` · Paladin spell · Holy · 2 mana
///
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Redeemed [`ICC_244e`]
///
/// State: Todo
//~ ICC_244 todo c695dca9 dd5d05ec
pub const ICC_244: Power = TODO;

/// # Redeemed
///
/// `ICC_244e` · Paladin enchantment
///
/// > **Deathrattle:** Return this to life with 1 Health.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_244e todo dc81f666 77f2a1e7
pub const ICC_244e: Power = TODO;

/// # Blackguard
///
/// `ICC_245` · Paladin minion · 6 mana · 3/9
///
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead, Draenei
/// - Tags: `2525` = 1
///
/// State: Todo
//~ ICC_245 todo 2ba2dee5 95a5a67a
pub const ICC_245: Power = TODO;

/// # Howling Commander
///
/// `ICC_801` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
///
/// State: Todo
//~ ICC_801 todo 8936492e f6b431e4
pub const ICC_801: Power = TODO;

/// # Chillblade Champion
///
/// `ICC_820` · Paladin minion · 4 mana · 3/2
///
/// > **Charge Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Charge, Lifesteal
///
/// State: Vanilla
//~ ICC_820 vanilla 5d24f12e 590515e5
pub const ICC_820: Power = VANILLA;

/// # Uther of the Ebon Blade
///
/// `ICC_829` · Paladin hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Hero power: The Four Horsemen [`ICC_829p`]
/// - Tokens: Grave Vengeance [`ICC_829t`], Deathlord Nazgrim [`ICC_829t2`], Thoras Trollbane [`ICC_829t3`], Inquisitor Whitemane [`ICC_829t4`], Darion Mograine [`ICC_829t5`]
///
/// State: Todo
//~ ICC_829 todo b43f9274 2842cf1e
pub const ICC_829: Power = TODO;

/// # The Four Horsemen
///
/// `ICC_829p` · Neutral hero power · 2 mana
///
/// > Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Deathlord Nazgrim [`ICC_829t2`], Thoras Trollbane [`ICC_829t3`], Inquisitor Whitemane [`ICC_829t4`], Darion Mograine [`ICC_829t5`]
///
/// State: Todo
//~ ICC_829p todo 50c0ce23 9304fb2c
pub const ICC_829p: Power = TODO;

/// # Grave Vengeance
///
/// `ICC_829t` · Paladin weapon · 8 mana · 5/3 durability
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ ICC_829t vanilla bec2ce17 2013f8f1
pub const ICC_829t: Power = VANILLA;

/// # Deathlord Nazgrim
///
/// `ICC_829t2` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_829t2 vanilla bf046f57 908d0963
pub const ICC_829t2: Power = VANILLA;

/// # Thoras Trollbane
///
/// `ICC_829t3` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_829t3 vanilla 3e00de5f e163c1db
pub const ICC_829t3: Power = VANILLA;

/// # Inquisitor Whitemane
///
/// `ICC_829t4` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_829t4 vanilla 6bbef7e4 4f5a709f
pub const ICC_829t4: Power = VANILLA;

/// # Darion Mograine
///
/// `ICC_829t5` · Paladin minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_829t5 vanilla 9cee76e7 78247b29
pub const ICC_829t5: Power = VANILLA;

/// # Bolvar, Fireblood
///
/// `ICC_858` · Paladin minion · 5 mana · 1/7
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58405
/// - Enchantments: Fading Light [`ICC_858e`]
///
/// State: Todo
//~ ICC_858 todo 4d7fb860 ce02d941
pub const ICC_858: Power = TODO;

/// # Fading Light
///
/// `ICC_858e` · Paladin enchantment
///
/// > Increased Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_858e todo 214fc995 6483429b
pub const ICC_858e: Power = TODO;
