//! Rogue cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bone Baron
///
/// `ICC_065` · Rogue minion · 5 mana · 5/5
///
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Skeleton [`ICC_026t`](crate::frozen_throne::neutral::ICC_026t)
///
/// State: Todo
//~ ICC_065 todo ebeccd93 71d12f90
pub const ICC_065: Power = TODO;

/// # Roll the Bones
///
/// `ICC_201` · Rogue spell · 2 mana
///
/// > Draw a card. If it has **Deathrattle**, cast this again.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ ICC_201 todo c6798b36 9f5ab2bd
pub const ICC_201: Power = TODO;

/// # Leeching Poison
///
/// `ICC_221` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon **Lifesteal** this turn.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `1623` = 1
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
/// - Enchantments: Leeching Poison [`ICC_221e`]
///
/// State: Todo
//~ ICC_221 todo bbecf451 ae289b22
pub const ICC_221: Power = TODO;

/// # Leeching Poison
///
/// `ICC_221e` · Rogue enchantment
///
/// > Has **Lifesteal** this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ICC_221e todo 2064ddeb 13209fa9
pub const ICC_221e: Power = TODO;

/// # Doomerang
///
/// `ICC_233` · Rogue spell · 1 mana
///
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_233 todo 20a5f5d7 4adb635f
pub const ICC_233: Power = TODO;

/// # Runeforge Haunter
///
/// `ICC_240` · Rogue minion · 4 mana · 5/3
///
/// > During your turn, your weapon doesn't lose Durability.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Enchantments: Resilient Weapon [`ICC_240e`]
///
/// State: Todo
//~ ICC_240 todo 89276326 a7a758df
pub const ICC_240: Power = TODO;

/// # Resilient Weapon
///
/// `ICC_240e` · Rogue enchantment
///
/// > No durability loss.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_240e todo f8927af2 ff71f102
pub const ICC_240e: Power = TODO;

/// # Plague Scientist
///
/// `ICC_809` · Rogue minion · 3 mana · 2/3
///
/// > **Combo:** Give a friendly minion **Poisonous**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Refers to: Poisonous
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Give Poisonous."
/// - Enchantments: Test Subject [`ICC_809e`]
///
/// State: Todo
//~ ICC_809 todo 6d429910 fe75d684
pub const ICC_809: Power = TODO;

/// # Test Subject
///
/// `ICC_809e` · Rogue enchantment
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · common
/// - Mechanics: Poisonous
///
/// State: Todo
//~ ICC_809e todo 55466ad3 726e8301
pub const ICC_809e: Power = TODO;

/// # Lilian Voss
///
/// `ICC_811` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ICC_811 todo 527f80c3 627e98d5
pub const ICC_811: Power = TODO;

/// # Valeera the Hollow
///
/// `ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Hero power: Death's Shadow [`ICC_827p`]
/// - Enchantments: Shadow Reflection [`ICC_827e`], Veil of Shadows [`ICC_827e3`]
/// - Tokens: Shadow Reflection [`ICC_827t`]
///
/// State: Todo
//~ ICC_827 todo 75f9a8e7 66b98a32
pub const ICC_827: Power = TODO;

/// # Shadow Reflection
///
/// `ICC_827e` · Rogue enchantment
///
/// > Always copy your last played card.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `DEFINING_ENCHANTMENT` = 45724
///
/// State: Todo
//~ ICC_827e todo f7790762 f414703a
pub const ICC_827e: Power = TODO;

/// # Veil of Shadows
///
/// `ICC_827e3` · Rogue enchantment
///
/// > **Stealth** until your next turn.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_827e3 todo 10e01902 6f2c6f5a
pub const ICC_827e3: Power = TODO;

/// # Death's Shadow
///
/// `ICC_827p` · Rogue hero power · 0 mana
///
/// > **Passive** During your turn, add a 'Shadow Reflection' to your hand.
///
/// - Set: Knights of the Frozen Throne
/// - Tokens: Shadow Reflection [`ICC_827t`]
///
/// State: Todo
//~ ICC_827p todo ddb10d6f 8c5c04d1
pub const ICC_827p: Power = TODO;

/// # Shadow Reflection
///
/// `ICC_827t` · Rogue spell · Shadow · 0 mana
///
/// > Each time you play a card, transform this into a copy of it.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_MUST_PLAY_OTHER_CARD_FIRST` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_827t todo cb43852c bd5f2be5
pub const ICC_827t: Power = TODO;

/// # Shadowblade
///
/// `ICC_850` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Your hero is **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Enchantments: Shaded [`ICC_850e`]
///
/// State: Todo
//~ ICC_850 todo ed6a272a 84977abc
pub const ICC_850: Power = TODO;

/// # Shaded
///
/// `ICC_850e` · Rogue enchantment
///
/// > **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ICC_850e todo ed067674 435f74ef
pub const ICC_850e: Power = TODO;

/// # Spectral Pillager
///
/// `ICC_910` · Rogue minion · 5 mana · 5/5
///
/// > **Combo:** Deal 2 damage to a minion for each other card you've played this turn.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage for each other card played this turn."
///
/// State: Todo
//~ ICC_910 todo 05134d9d 25d65463
pub const ICC_910: Power = TODO;
