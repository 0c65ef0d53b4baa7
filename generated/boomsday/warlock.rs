//! Warlock cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Spirit Bomb
///
/// `BOT_222` · Warlock spell · Shadow · 1 mana
///
/// > Deal $4 damage to a minion and your hero.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_222 todo 4529ad9c c1abab74
pub const BOT_222: Power = TODO;

/// # Doubling Imp
///
/// `BOT_224` · Warlock minion · 3 mana · 2/2
///
/// > **Battlecry:** Summon a copy of this minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
///
/// State: Todo
//~ BOT_224 todo 986ee832 8aa88d84
pub const BOT_224: Power = TODO;

/// # Nethersoul Buster
///
/// `BOT_226` · Warlock minion · 3 mana · 1/5
///
/// > **Battlecry:** Gain +1 Attack for each damage your hero has taken this turn.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Nethercharged [`BOT_226e`]
///
/// State: Todo
//~ BOT_226 todo ade0bab8 3e9958fb
pub const BOT_226: Power = TODO;

/// # Nethercharged
///
/// `BOT_226e` · Warlock enchantment
///
/// > Attack increased.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_226e todo 5960ca68 86394b2a
pub const BOT_226e: Power = TODO;

/// # Soul Infusion
///
/// `BOT_263` · Warlock spell · Shadow · 1 mana
///
/// > Give the left-most minion in your hand +2/+2.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Enchantments: Infused [`BOT_263e`]
///
/// State: Todo
//~ BOT_263 todo 140f3160 8a214e88
pub const BOT_263: Power = TODO;

/// # Infused
///
/// `BOT_263e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_263e todo 1cd69788 8011add5
pub const BOT_263e: Power = TODO;

/// # Dr. Morrigan
///
/// `BOT_433` · Warlock minion · 6 mana · 5/5
///
/// > **Deathrattle:** Swap this with a minion from your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_433 todo 1ba74c66 29402f49
pub const BOT_433: Power = TODO;

/// # Void Analyst
///
/// `BOT_443` · Warlock minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give all Demons in your hand +1/+1.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Enchantments: Well-Studied [`BOT_443e`]
///
/// State: Todo
//~ BOT_443 todo 58b1a029 1bdceda7
pub const BOT_443: Power = TODO;

/// # Well-Studied
///
/// `BOT_443e` · Warlock enchantment
///
/// > +1/+1 from Void Analyst.
///
/// - Set: The Boomsday Project
/// - Tokens: Void Analyst [`BOT_443`]
///
/// State: Todo
//~ BOT_443e todo a7965c8f b5f80663
pub const BOT_443e: Power = TODO;

/// # Ectomancy
///
/// `BOT_521` · Warlock spell · Shadow · 6 mana
///
/// > Summon copies of all Demons you control.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_521 todo 0031517b cf213428
pub const BOT_521: Power = TODO;

/// # Omega Agent
///
/// `BOT_536` · Warlock minion · 5 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, summon 2 copies of this minion.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_536 todo 2a6911e7 4b07bd9e
pub const BOT_536: Power = TODO;

/// # The Soularium
///
/// `BOT_568` · Warlock spell · Shadow · 2 mana
///
/// > Draw 3 cards. They are **Temporary**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Refers to: tag 3630
/// - Enchantments: Fleeting Soul [`BOT_568e`]
///
/// State: Todo
//~ BOT_568 todo c7ae1c04 f11dec06
pub const BOT_568: Power = TODO;

/// # Fleeting Soul
///
/// `BOT_568e` · Warlock enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_568e todo 1bbaa648 54da711c
pub const BOT_568e: Power = TODO;

/// # Demonic Project
///
/// `BOT_913` · Warlock spell · Shadow · 2 mana
///
/// > Each player transforms a random minion in their hand into a Demon.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Todo
//~ BOT_913 todo a4a48358 41762308
pub const BOT_913: Power = TODO;
