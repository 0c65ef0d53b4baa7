//! Rogue cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b9863e04

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
/// State: Derived
//~ derived GIL_506 33715d9b 30af605a c941fe29.33bca467
pub const GIL_506: Power = spell(&[deal(2).to(A_MINION)]);

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
/// State: Derived
//~ derived GIL_510 fa087870 70b7d443 68a73f36.69d3b738
pub const GIL_510: Power = whenever(YOU.play(with(GameTag::ECHO))).then(&[give(&[plus(1, 1)])]);

/// # Misty
///
/// `GIL_510e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_510e 1b46c068 c8a42bfe 2b47dbbf.a536d554
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
/// State: Derived
//~ derived GIL_557 2b81b76b 0ba761d7 262f47bd.f61a4bbb
pub const GIL_557: Power = deathrattle(&[draw_that(1, with(GameTag::COMBO))]);

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
//~ todo GIL_598 895a0ca0 91c97a75 4ad08d31.454ac332
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
/// State: Derived
//~ derived GIL_672 ed377233 fc5f5903 ddd1de78.86f21ae3
pub const GIL_672: Power = whenever(YOU.play(ANOTHER_CLASS)).then(&[give(&[HEALTH.plus(1)])]);

/// # Spooky
///
/// `GIL_672e` · Neutral enchantment
///
/// > Increased Durability.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_672e 3b9ad62c 81623fad b50cbfb2.4fc5c504
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
/// State: Derived
//~ derived GIL_677 9b296fbd 0a31d32f 65eb64ea.1e40696c
pub const GIL_677: Power = battlecry(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

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
/// State: Derived
//~ derived GIL_687 818d2b4d 29485317 11d6c373.a09f5909
pub const GIL_687: Power = spell(&[deal(3).to(A_MINION), get(card("GAME_005")).when(there_is(&IT.that(DEAD)))]);

/// # Pick Pocket
///
/// `GIL_696` · Rogue spell · 2 mana
///
/// > **Echo** Add a random card to your hand *(from your opponent's class).*
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Echo
///
/// State: Derived
//~ derived GIL_696 339c3cb4 cf4a99b3 c6ac23a2.54b8afff
pub const GIL_696: Power = spell(&[get(random_of(CARD, Classes::Opponent))]);

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
/// State: Derived
//~ derived GIL_827 b1e4ffae cc3c6906 3b3d8f66.54f53b47
pub const GIL_827: Power = battlecry(&[get(random_of(CARD, Classes::Opponent))]);

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
/// State: Derived
//~ derived GIL_902 992a7112 da5f897c da73534c.450440af
pub const GIL_902: Power = combo(&[attach("GIL_902e").to(YOUR_WEAPON)]);

/// # Sharpened
///
/// `GIL_902e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_902e 8f003b46 1837d1aa ee747989.c84fda8a
pub const GIL_902e: Power = enchant(&[ATTACK.plus(1)]);
