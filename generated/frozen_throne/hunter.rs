//! Hunter cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Exploding Bloatbat
///
/// `ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_021 todo c0193e33 e42288e8
pub const ICC_021: Power = TODO;

/// # Toxic Arrow
///
/// `ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Poisonous
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Toxic Arrow [`ICC_049e`]
///
/// State: Todo
//~ ICC_049 todo 87f2333a b73e4cb9
pub const ICC_049: Power = TODO;

/// # Toxic Arrow
///
/// `ICC_049e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_049e todo 84050bc0 5edd7d9c
pub const ICC_049e: Power = TODO;

/// # Play Dead
///
/// `ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Play Dead [`ICC_052_Puzzle`]
///
/// State: Todo
//~ ICC_052 todo c7dcd00e dc5ff28a
pub const ICC_052: Power = TODO;

/// # Play Dead
///
/// `ICC_052_Puzzle` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Knights of the Frozen Throne · common
/// - Refers to: Deathrattle
///
/// State: Todo
//~ ICC_052_Puzzle todo 3abb23c0 56852a77
pub const ICC_052_Puzzle: Power = TODO;

/// # Venomstrike Trap
///
/// `ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Tokens: Emperor Cobra [`EX1_170`](crate::classic::neutral::EX1_170)
///
/// State: Todo
//~ ICC_200 todo deffdc2f bed4a66a
pub const ICC_200: Power = TODO;

/// # Professor Putricide
///
/// `ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Secret
///
/// State: Todo
//~ ICC_204 todo 374c6d57 c0bafe95
pub const ICC_204: Power = TODO;

/// # Corpse Widow
///
/// `ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Tags: `2534` = 1
/// - Enchantments: Exhumed [`ICC_243e`]
///
/// State: Todo
//~ ICC_243 todo c03aaa95 b93eb5da
pub const ICC_243: Power = TODO;

/// # Exhumed
///
/// `ICC_243e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_243e todo 2dfeaa56 92a82531
pub const ICC_243e: Power = TODO;

/// # Stitched Tracker
///
/// `ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ ICC_415 todo 75d78963 e694b075
pub const ICC_415: Power = TODO;

/// # Bearshark
///
/// `ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Elusive
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ ICC_419 vanilla 3b2ea8c4 55cd86d8
pub const ICC_419: Power = VANILLA;

/// # Abominable Bowman
///
/// `ICC_825` · Hunter minion · 7 mana · 6/7
///
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_825 todo 486414f2 165be831
pub const ICC_825: Power = TODO;

/// # Deathstalker Rexxar
///
/// `ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Build-A-Beast [`ICC_828p`]
/// - Enchantments: Stitched [`ICC_828e`]
/// - Tokens: Zombeast [`ICC_828t`], Stubborn Gastropod [`ICC_828t2`](crate::ungoro::neutral::ICC_828t2), Giant Wasp [`ICC_828t3`](crate::ungoro::neutral::ICC_828t3), Stoneskin Basilisk [`ICC_828t4`](crate::kobolds_and_catacombs::neutral::ICC_828t4), Hunting Mastiff [`ICC_828t5`](crate::witchwood::hunter::ICC_828t5), Vilebrood Skitterer [`ICC_828t6`](crate::witchwood::hunter::ICC_828t6), Vicious Scalehide [`ICC_828t7`](crate::witchwood::neutral::ICC_828t7)
///
/// State: Todo
//~ ICC_828 todo c372b975 cc7807b9
pub const ICC_828: Power = TODO;

/// # Stitched
///
/// `ICC_828e` · Hunter enchantment
///
/// > {0} and {1}.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ ICC_828e todo cf75ee8d 94018c61
pub const ICC_828e: Power = TODO;

/// # Build-A-Beast
///
/// `ICC_828p` · Neutral hero power · 2 mana
///
/// > Craft a custom Zombeast.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_HAND_NOT_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_828p todo f642f34a 3fdfb6d5
pub const ICC_828p: Power = TODO;

/// # Zombeast
///
/// `ICC_828t` · Hunter minion · 0 mana · 1/1
///
/// > {0} {1}
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Todo
//~ ICC_828t todo 496e62f9 eb6d3e97
pub const ICC_828t: Power = TODO;
