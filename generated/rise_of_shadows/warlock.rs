//! Warlock cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rafaam's Scheme
///
/// `DAL_007` · Warlock spell · Fire · 3 mana
///
/// > Summon @ 1/1 \|4(Imp, Imps). *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Imp [`DAL_751t`](crate::rise_of_shadows::neutral::DAL_751t)
///
/// State: Todo
//~ DAL_007 todo 7c0f1257 50e661c2
pub const DAL_007: Power = TODO;

/// # Darkest Hour
///
/// `DAL_173` · Warlock spell · Shadow · 6 mana
///
/// > Destroy all friendly minions. For each one, summon a random minion from your deck.
///
/// - Set: Rise of Shadows · epic · collectible
///
/// State: Todo
//~ DAL_173 todo b8295937 d4621994
pub const DAL_173: Power = TODO;

/// # Aranasi Broodmother
///
/// `DAL_185` · Warlock minion · 6 mana · 4/6
///
/// > **Taunt** When you draw this, restore #4 Health to your hero.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Tags: `4583` = 1
///
/// State: Todo
//~ DAL_185 todo 061b2d74 9e1994fe
pub const DAL_185: Power = TODO;

/// # Arch-Villain Rafaam
///
/// `DAL_422` · Warlock minion · 7 mana · 7/8
///
/// > Taunt **Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ DAL_422 todo 7232de4c 03d51f5f
pub const DAL_422: Power = TODO;

/// # Jumbo Imp
///
/// `DAL_561` · Warlock minion · 10 mana · 8/8
///
/// > Costs (1) less whenever a friendly Demon dies while this is in your hand.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Enchantments: Imp-onomical [`DAL_561e`]
///
/// State: Todo
//~ DAL_561 todo 57bfbd02 ab8ed274
pub const DAL_561: Power = TODO;

/// # Imp-onomical
///
/// `DAL_561e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_561e todo 505202f3 f71e2a22
pub const DAL_561e: Power = TODO;

/// # Eager Underling
///
/// `DAL_563` · Warlock minion · 4 mana · 2/2
///
/// > **Deathrattle:** Give two random friendly minions +2/+2.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Power of EVIL [`DAL_563e`]
///
/// State: Todo
//~ DAL_563 todo b1e0e911 19ce210d
pub const DAL_563: Power = TODO;

/// # Power of EVIL
///
/// `DAL_563e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_563e todo 528e1774 408e50ca
pub const DAL_563e: Power = TODO;

/// # Plot Twist
///
/// `DAL_602` · Warlock spell · 2 mana
///
/// > Shuffle your hand into your deck. Draw that many cards.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Todo
//~ DAL_602 todo 811a1328 450ba2e1
pub const DAL_602: Power = TODO;

/// # Impferno
///
/// `DAL_605` · Warlock spell · Fel · 3 mana
///
/// > Give your Demons +1 Attack. Deal $1 damage to all enemy minions.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 15 (hearthstone-data 36393.1)
/// - Enchantments: Imptastic [`DAL_605e`]
///
/// State: Todo
//~ DAL_605 todo 295695e6 6a2e9467
pub const DAL_605: Power = TODO;

/// # Imptastic
///
/// `DAL_605e` · Warlock enchantment
///
/// > +1 Attack.
///
/// - Set: Rise of Shadows · rare
///
/// State: Todo
//~ DAL_605e todo e814dd6e 166ef965
pub const DAL_605e: Power = TODO;

/// # EVIL Genius
///
/// `DAL_606` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Destroy a friendly minion to add 2 random **Lackeys** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
///
/// State: Todo
//~ DAL_606 todo 6b75cc46 7d4a447f
pub const DAL_606: Power = TODO;

/// # Fel Lord Betrug
///
/// `DAL_607` · Warlock minion · 8 mana · 5/7
///
/// > Whenever you draw a minion, summon a copy with **Rush** that dies at end of turn.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Demon
/// - Refers to: Rush
/// - Enchantments: Fleeting Fel [`DAL_607e`]
///
/// State: Todo
//~ DAL_607 todo da2dbc55 a48cb5ab
pub const DAL_607: Power = TODO;

/// # Fleeting Fel
///
/// `DAL_607e` · Neutral enchantment
///
/// > **Rush**. Dies at end of turn.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_607e todo 519a9465 aaa6f48e
pub const DAL_607e: Power = TODO;
