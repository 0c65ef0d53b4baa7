//! Rogue cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cheap Shot
///
/// `GIL_506` · Rogue spell · 2 mana
///
/// > **Echo** Deal $2 damage to a minion.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_506 todo 38a27d93 f5cb88ce
pub const GIL_506: Power = TODO;

/// # Mistwraith
///
/// `GIL_510` · Rogue minion · 4 mana · 3/5
///
/// > Whenever you play an **Echo** card, gain +1/+1.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead
/// - Refers to: Echo
/// - Enchantments: Misty [`GIL_510e`]
///
/// State: Todo
//~ GIL_510 todo 322fbc32 c5bb5516
pub const GIL_510: Power = TODO;

/// # Misty
///
/// `GIL_510e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_510e todo a1381a4b 5d5cb29f
pub const GIL_510e: Power = TODO;

/// # Cursed Castaway
///
/// `GIL_557` · Rogue minion · 6 mana · 5/3
///
/// > **Rush Deathrattle:** Draw a **Combo** card from your deck.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Combo
/// - Tags: `2534` = 1
///
/// State: Todo
//~ GIL_557 todo 5cf30b31 a69e40f0
pub const GIL_557: Power = TODO;

/// # Tess Greymane
///
/// `GIL_598` · Rogue minion · 7 mana · 6/6
///
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly)*.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_598 todo b141450b f2baaef1
pub const GIL_598: Power = TODO;

/// # Spectral Cutlass
///
/// `GIL_672` · Rogue weapon · 4 mana · 2/2 durability
///
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Spooky [`GIL_672e`]
///
/// State: Todo
//~ GIL_672 todo c43a3a2f 627eb452
pub const GIL_672: Power = TODO;

/// # Spooky
///
/// `GIL_672e` · Neutral enchantment
///
/// > Increased Durability.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_672e todo 9705e1f2 eba1ea7f
pub const GIL_672e: Power = TODO;

/// # Face Collector
///
/// `GIL_677` · Rogue minion · 3 mana · 2/2
///
/// > **Echo Battlecry:** Add a random **Legendary** minion to your hand.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry, Echo
///
/// State: Todo
//~ GIL_677 todo e8d6ca75 016ca802
pub const GIL_677: Power = TODO;

/// # WANTED!
///
/// `GIL_687` · Rogue spell · 4 mana
///
/// > Deal $3 damage to a minion. If it dies, add a Coin to your hand.
///
/// - Set: The Witchwood · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ GIL_687 todo 26b70195 3a9b98fb
pub const GIL_687: Power = TODO;

/// # Pick Pocket
///
/// `GIL_696` · Rogue spell · 2 mana
///
/// > **Echo** Add a random card to your hand *(from your opponent's class).*
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Echo
///
/// State: Todo
//~ GIL_696 todo f373d4bb e8e87b73
pub const GIL_696: Power = TODO;

/// # Blink Fox
///
/// `GIL_827` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random card to your hand *(from your opponent's class).*
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_827 todo 9d205ec7 7c1e4b9d
pub const GIL_827: Power = TODO;

/// # Cutthroat Buccaneer
///
/// `GIL_902` · Rogue minion · 3 mana · 2/4
///
/// > **Combo:** Give your weapon +1 Attack.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Combo
/// - Tags: `2534` = 1
/// - Enchantments: Sharpened [`GIL_902e`]
///
/// State: Todo
//~ GIL_902 todo 34f91bb9 dea3ae82
pub const GIL_902: Power = TODO;

/// # Sharpened
///
/// `GIL_902e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_902e todo ca5a3780 afe9305f
pub const GIL_902e: Power = TODO;
