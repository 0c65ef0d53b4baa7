//! Mage cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ice Walker
///
/// `ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Elemental
/// - Refers to: Freeze
///
/// State: Todo
//~ ICC_068 todo 292588b9 ce32c64d
pub const ICC_068: Power = TODO;

/// # Ghastly Conjurer
///
/// `ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Mirror Image [`CS2_027`](crate::legacy::mage::CS2_027)
///
/// State: Todo
//~ ICC_069 todo 3b6c8342 65054836
pub const ICC_069: Power = TODO;

/// # Frozen Clone
///
/// `ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ ICC_082 todo 2a5e1a3f 77a186ba
pub const ICC_082: Power = TODO;

/// # Doomed Apprentice
///
/// `ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Enchantments: Dooooooomed! [`ICC_083e`]
///
/// State: Todo
//~ ICC_083 todo ba8016a8 ee9d2954
pub const ICC_083: Power = TODO;

/// # Dooooooomed!
///
/// `ICC_083e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_083e todo bcfffaef ab251912
pub const ICC_083e: Power = TODO;

/// # Glacial Mysteries
///
/// `ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Secret
/// - Play requirements: `REQ_SECRET_ZONE_CAP_FOR_NON_SECRET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_086 todo e9482af6 05fafb5d
pub const ICC_086: Power = TODO;

/// # Coldwraith
///
/// `ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Play requirements: `REQ_FROZEN_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_252 todo d32fb0f1 abc10367
pub const ICC_252: Power = TODO;

/// # Simulacrum
///
/// `ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
///
/// State: Todo
//~ ICC_823 todo 1ef04af8 b0555966
pub const ICC_823: Power = TODO;

/// # Frost Lich Jaina
///
/// `ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Hero power: Icy Touch [`ICC_833h`]
/// - Enchantments: Frost Lich [`ICC_833e`], Icy Veins [`ICC_833e2`]
/// - Tokens: Water Elemental [`ICC_833t`]
///
/// State: Todo
//~ ICC_833 todo dd282a5f 2be95d48
pub const ICC_833: Power = TODO;

/// # Frost Lich
///
/// `ICC_833e` · Neutral enchantment
///
/// > Your Elementals have **Lifesteal**.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Aura
///
/// State: Todo
//~ ICC_833e todo 06cd2dd8 fce2c62b
pub const ICC_833e: Power = TODO;

/// # Icy Veins
///
/// `ICC_833e2` · Neutral enchantment
///
/// > Frost Lich Jaina is granting your Elementals **Lifesteal**.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
/// - Tokens: Frost Lich Jaina [`ICC_833`]
///
/// State: Todo
//~ ICC_833e2 todo b55a0a4c 27245b0d
pub const ICC_833e2: Power = TODO;

/// # Icy Touch
///
/// `ICC_833h` · Neutral hero power · 2 mana
///
/// > Deal $1 damage. If this kills a minion, summon a Water Elemental.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Water Elemental [`ICC_833t`]
///
/// State: Todo
//~ ICC_833h todo 2317ccaa 22dbb9e1
pub const ICC_833h: Power = TODO;

/// # Water Elemental
///
/// `ICC_833t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ ICC_833t todo bbaab0d1 fa1fda68
pub const ICC_833t: Power = TODO;

/// # Breath of Sindragosa
///
/// `ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_836 todo b8f6522f e46c97c3
pub const ICC_836: Power = TODO;

/// # Sindragosa
///
/// `ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
/// - Tokens: Frozen Champion [`ICC_838t`]
///
/// State: Todo
//~ ICC_838 todo 5bcbb182 7f173e0c
pub const ICC_838: Power = TODO;

/// # Frozen Champion
///
/// `ICC_838t` · Mage minion · 1 mana · 0/1
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_838t todo 1c227bb3 05fce6b1
pub const ICC_838t: Power = TODO;
