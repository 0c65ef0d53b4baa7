//! Warlock cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shriek
///
/// `TRL_245` · Warlock spell · Shadow · 1 mana
///
/// > Discard your lowest Cost card. Deal $2 damage to all minions.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Discard Cards
///
/// State: Todo
//~ TRL_245 todo 8de8890f bc3ea0ca
pub const TRL_245: Power = TODO;

/// # Void Contract
///
/// `TRL_246` · Warlock spell · Shadow · 8 mana
///
/// > Destroy half of each player's deck.
///
/// - Set: Rastakhan's Rumble · epic · collectible
///
/// State: Todo
//~ TRL_246 todo 014cfdf3 288e50eb
pub const TRL_246: Power = TODO;

/// # Soulwarden
///
/// `TRL_247` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Add 3 random cards you discarded this game to your hand.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_247 todo 504de7f4 5e1185ab
pub const TRL_247: Power = TODO;

/// # Grim Rally
///
/// `TRL_249` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Give your minions +1/+1.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Grim Rally [`TRL_249e`]
///
/// State: Todo
//~ TRL_249 todo 11392c47 05ea5bd9
pub const TRL_249: Power = TODO;

/// # Grim Rally
///
/// `TRL_249e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_249e todo 7a7cc12d bc84cde9
pub const TRL_249e: Power = TODO;

/// # Spirit of the Bat
///
/// `TRL_251` · Warlock minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. After a friendly minion dies, give a minion in your hand +1/+1.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
/// - Enchantments: Hir'eek's Offering [`TRL_251e`]
///
/// State: Todo
//~ TRL_251 todo cc71fbff d5628392
pub const TRL_251: Power = TODO;

/// # Hir'eek's Offering
///
/// `TRL_251e` · Neutral enchantment
///
/// > Increased stats from Spirit of the Bat.
///
/// - Set: Rastakhan's Rumble
/// - Tokens: Spirit of the Bat [`TRL_251`]
///
/// State: Todo
//~ TRL_251e todo f13ca8ee 3f92bd29
pub const TRL_251e: Power = TODO;

/// # High Priestess Jeklik
///
/// `TRL_252` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Taunt, Invisible Deathrattle, Lifesteal
///
/// State: Todo
//~ TRL_252 todo 8cb75b25 c2a4cbcf
pub const TRL_252: Power = TODO;

/// # Hir'eek, the Bat
///
/// `TRL_253` · Warlock minion · 8 mana · 1/1
///
/// > **Battlecry:** Fill your board with copies of this minion.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_253 todo 3291099b b3cb97b8
pub const TRL_253: Power = TODO;

/// # Blood Troll Sapper
///
/// `TRL_257` · Warlock minion · 7 mana · 5/8
///
/// > After a friendly minion dies, deal 2 damage to the enemy hero.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Todo
//~ TRL_257 todo 113e537d c3366fb5
pub const TRL_257: Power = TODO;

/// # Reckless Diretroll
///
/// `TRL_551` · Warlock minion · 3 mana · 2/6
///
/// > **Taunt Battlecry:** Discard your lowest Cost card.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Taunt, Battlecry, Discard Cards
///
/// State: Todo
//~ TRL_551 todo 0622996d 6b1924b5
pub const TRL_551: Power = TODO;

/// # Demonbolt
///
/// `TRL_555` · Warlock spell · Shadow · 8 mana
///
/// > Destroy a minion. Costs (1) less for each minion you control.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_555 todo b8b0bd0b 78476523
pub const TRL_555: Power = TODO;
